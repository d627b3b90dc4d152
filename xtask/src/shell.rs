//! Runs other programs, and installs missing ones from Debian or from the package index of Rust.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The folder for builds.
pub(crate) fn target_dir() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(dir) => root().join(dir),
        None => root().join("target"),
    }
}

/// A command that runs in the folder of the workspace.
pub(crate) fn command(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// Asks Cargo to write down the time of each crate; `cargo xtask timings` sets it.
pub(crate) const TIMINGS: &str = "CHESSWRIGHT_TIMINGS";

/// `cargo` with these arguments.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut cargo = command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(args);
    let compiles = args.first().is_some_and(|word| ["build", "clippy", "doc", "run", "test"].contains(word));
    if compiles && std::env::var_os(TIMINGS).is_some() {
        cargo.arg("--timings");
    }
    cargo
}

/// Runs a command that writes to the terminal.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start `{}`", shown(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", shown(command));
    }
    Ok(())
}

/// Runs a command and returns its standard output.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let out = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("cannot start `{}`", shown(command)))?;
    if !out.status.success() {
        let stderr = String::from_utf8_lossy(&out.stderr).trim().to_owned();
        bail!("`{}` failed ({})\n{stderr}", shown(command), out.status);
    }
    Ok(String::from_utf8_lossy(&out.stdout).into_owned())
}

/// Whether a program can be started.
pub(crate) fn have(program: &str) -> bool {
    Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

/// One field of `rustc -vV`, such as `host` or `release`.
pub(crate) fn rustc_says(rustc: &Path, field: &str) -> Result<String> {
    let text = output(compiler(rustc).arg("-vV"))?;
    let line = text.lines().find_map(|line| line.strip_prefix(field)?.strip_prefix(": "));
    Ok(line.with_context(|| format!("`{} -vV` does not say `{field}`", rustc.display()))?.to_owned())
}

/// A compiler with its own libraries instead of those of the compiler that runs this program.
pub(crate) fn compiler(rustc: &Path) -> Command {
    let mut command = command(rustc);
    command.env_remove("LD_LIBRARY_PATH");
    command
}

/// A program from Rust's package index in one version. Installs it into the target folder if it is not there, or reports `why`
/// it is needed.
pub(crate) fn cargo_install(package: &str, version: &str, why: &str) -> Result<PathBuf> {
    let folder = target_dir().join("tools").join(format!("{package}-{version}"));
    let program = folder.join("bin").join(package).with_extension(std::env::consts::EXE_EXTENSION);
    if !program.exists() {
        println!("    installing {package} {version} ({why}); this takes minutes");
        let mut install = cargo(&["install", "--quiet", "--locked", "--version", version, "--root"]);
        output(install.arg(&folder).arg(package)).with_context(|| {
            format!("{why}; `cargo install --locked {package}@{version}` where there is a network tells more")
        })?;
    }
    Ok(program)
}

/// Installs Debian packages as root; otherwise reports what is missing, and `why` it is needed.
pub(crate) fn apt_install(packages: &[&str], why: &str) -> Result<()> {
    let list = packages.join(" ");
    let by_hand = format!("{why}; install it, on Debian with `apt-get install {list}`, and run this again");
    let is_root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if !is_root || !have("apt-get") {
        bail!("{by_hand}");
    }
    println!("    installing {list} ({why})");
    let apt = |words: &[&str]| {
        let mut apt = command("apt-get");
        // Another installation may be running; apt waits for it.
        apt.args(["--yes", "--quiet", "--option", "DPkg::Lock::Timeout=300"]).args(words);
        output(apt.env("DEBIAN_FRONTEND", "noninteractive")).map(drop)
    };
    let install = [&["install", "--no-install-recommends"][..], packages].concat();
    apt(&["update"])
        .and_then(|()| {
            apt(&install).or_else(|_| {
                // An earlier installation was interrupted: finish it, then try again.
                output(
                    command("dpkg")
                        .args(["--configure", "--pending"])
                        .env("DEBIAN_FRONTEND", "noninteractive"),
                )?;
                apt(&install)
            })
        })
        .with_context(|| by_hand)
}

fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

//! Runs other programs, and installs missing ones from Debian or from the package index of Rust.

use std::ffi::OsStr;
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
    Apt { path: None }.install(packages, why)
}

/// Debian's package manager.
struct Apt<'a> {
    /// Where its programs are, instead of in the `PATH` of this program.
    path: Option<&'a OsStr>,
}

impl Apt<'_> {
    fn install(&self, packages: &[&str], why: &str) -> Result<()> {
        let list = packages.join(" ");
        let by_hand =
            format!("{why}; install it, on Debian with `apt-get install {list}`, and run this again");
        let is_root = output(self.command("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
        if !is_root || output(self.command("apt-get").arg("--version")).is_err() {
            bail!("{by_hand}");
        }
        println!("    installing {list} ({why})");
        let install = [&["install", "--no-install-recommends"][..], packages].concat();
        // Without a network the lists of an earlier time may do.
        let updated = self.apt_get(&["update"]);
        let installed = self.apt_get(&install).or_else(|first| {
            // An earlier installation was interrupted: finish it, then try again.
            let _ = output(
                self.command("dpkg")
                    .args(["--configure", "--pending"])
                    .env("DEBIAN_FRONTEND", "noninteractive"),
            );
            let _ = self.apt_get(&["--fix-broken", "install"]);
            self.apt_get(&install).map_err(|_| first)
        });
        installed.map_err(|error| match updated {
            Ok(()) => error.context(by_hand),
            Err(offline) => error.context(format!("{offline:#}")).context(format!(
                "the package lists cannot be fetched; check the network, and run this again: {by_hand}"
            )),
        })
    }

    fn apt_get(&self, words: &[&str]) -> Result<()> {
        let mut apt = self.command("apt-get");
        // Another installation may be running; apt waits for it.
        apt.args(["--yes", "--quiet", "--option", "DPkg::Lock::Timeout=300"]).args(words);
        output(apt.env("DEBIAN_FRONTEND", "noninteractive")).map(drop)
    }

    fn command(&self, program: &str) -> Command {
        let mut command = command(program);
        if let Some(path) = self.path {
            command.env("PATH", path);
        }
        command
    }
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

#[cfg(all(test, unix))]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    /// A folder with an `apt-get` and a `dpkg` of a machine on which things go wrong.
    struct Machine(PathBuf);

    impl Machine {
        /// Each call is noted in the file `calls`; `apt_get` and `dpkg` are scripts that go on from there.
        fn new(name: &str, apt_get: &str, dpkg: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("chesswright-apt-{}-{name}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).unwrap();
            let here = folder.display();
            // Options come before the word that says what to do.
            let words = "while [ \"${1#-}\" != \"$1\" ] && [ \"$1\" != --configure ] && [ \"$1\" != --fix-broken ] && \
                [ \"$1\" != --version ]; do [ \"$1\" = --option ] && shift; shift; done";
            let programs = [("id", "echo 0", ""), ("apt-get", apt_get, words), ("dpkg", dpkg, "")].map(
                |(program, script, words)| {
                    let note = format!("echo {program} $1 >> {here}/calls");
                    (program, format!("#!/bin/sh\ncd {here}\n{words}\n[ $1 = --version ] && exit\n{note}\n{script}\n"))
                },
            );
            for (program, script) in programs {
                let path = folder.join(program);
                fs::write(&path, script).unwrap();
                fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
            }
            Self(folder)
        }

        fn install(&self) -> Result<()> {
            // The scripts themselves need the shell's programs.
            let path =
                std::env::join_paths([self.0.as_path(), Path::new("/usr/bin"), Path::new("/bin")]).unwrap();
            Apt { path: Some(&path) }.install(&["a-tool"], "the test needs a tool")
        }

        /// The calls of the package manager since the last time.
        fn calls(&self) -> Vec<String> {
            let text = fs::read_to_string(self.0.join("calls")).unwrap();
            fs::remove_file(self.0.join("calls")).unwrap();
            text.lines().filter(|line| !line.starts_with("id ")).map(str::to_owned).collect()
        }
    }

    impl Drop for Machine {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    const PLAIN: [&str; 2] = ["apt-get update", "apt-get install"];
    const MENDED: [&str; 5] =
        ["apt-get update", "apt-get install", "dpkg --configure", "apt-get --fix-broken", "apt-get install"];

    #[test]
    fn an_installation_that_was_interrupted_is_finished_first() {
        let machine = Machine::new(
            "interrupted",
            "[ $1 != install ] || [ -e whole ] || { echo 'E: dpkg was interrupted' >&2; exit 100; }",
            "touch whole",
        );
        machine.install().unwrap();
        assert_eq!(machine.calls(), MENDED);
        machine.install().unwrap();
        assert_eq!(machine.calls(), PLAIN);
    }

    /// The first installation is killed half-way, as by Ctrl+C in its terminal.
    #[test]
    fn an_installation_that_is_killed_continues() {
        let killed = "[ $1 != install ] || [ -e half ] || { touch half; kill -INT $$; }; \
            [ $1 != install ] || [ -e whole ] || exit 100";
        let machine = Machine::new("killed", killed, "[ -e half ] && touch whole");
        machine.install().unwrap();
        assert_eq!(machine.calls(), MENDED);
    }

    #[test]
    fn old_lists_do_without_a_network() {
        let machine = Machine::new("old-lists", "[ $1 != update ] || exit 100", "");
        machine.install().unwrap();
        assert_eq!(machine.calls(), PLAIN);
    }

    #[test]
    fn without_a_network_the_error_says_what_to_do_and_a_second_run_continues() {
        let offline = "[ -e online ] || { echo \"E: cannot resolve the host of $1\" >&2; exit 100; }";
        let machine = Machine::new("offline", offline, "");
        let error = format!("{:#}", machine.install().unwrap_err());
        for part in [
            "check the network, and run this again",
            "apt-get install a-tool",
            "cannot resolve the host of install",
        ] {
            assert!(error.contains(part), "{error}");
        }
        assert_eq!(machine.calls(), MENDED);
        fs::write(machine.0.join("online"), "").unwrap();
        machine.install().unwrap();
        assert_eq!(machine.calls(), PLAIN);
    }

    #[test]
    fn an_unknown_package_is_reported_with_what_the_package_manager_says() {
        let machine = Machine::new(
            "unknown",
            "[ $1 = update ] || { echo 'E: Unable to locate a-tool' >&2; exit 100; }",
            "",
        );
        let error = format!("{:#}", machine.install().unwrap_err());
        assert!(error.contains("the test needs a tool; install it"), "{error}");
        assert!(error.contains("Unable to locate a-tool"), "{error}");
    }
}

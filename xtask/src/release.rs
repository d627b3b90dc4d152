//! Makes the archives of the program with the page inside.
//!
//! Each target has a `chesswright-VERSION-TARGET.tar.gz` in `target/release-archives`, with the program, its licences, completions for
//! shells, manual pages and a bill of materials; `SHA256SUMS` lists the archives. The same sources make the same archive.
//!
//! Before that, it checks that the library crates could be published, and that their version numbers say what changed.

mod archive;
mod bill;
mod packages;
mod semver;

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;

use crate::shell::{apt_install, cargo, command, have, output, root, run as start, rustc_says, target_dir};
use crate::workspace::{members, metadata_for};
use crate::{licences, page};

/// The size that the program must stay below.
const LARGEST: u64 = 40_000_000;
/// The shells with completions.
const SHELLS: [&str; 5] = ["bash", "zsh", "fish", "powershell", "elvish"];
/// The files of the checkout that ship beside the program.
const FILES: [&str; 3] = ["README.md", "LICENSE-APACHE", "LICENSE-MIT"];
/// A target that this machine may build in addition to its own.
const ARM: &str = "aarch64-unknown-linux-gnu";
const ARM_LINKER: &str = "aarch64-linux-gnu-gcc";
/// The list of all checksums.
const SUMS: &str = "SHA256SUMS";

#[derive(Args)]
pub(crate) struct Options {
    /// Build only these targets; by default this machine's and 64-bit ARM Linux
    #[arg(long = "target", value_name = "TRIPLE")]
    targets: Vec<String>,
    /// Only check that the libraries can be published; make no archives
    #[arg(long, conflicts_with = "targets")]
    packages: bool,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    packages::check()?;
    if options.packages {
        return Ok(());
    }
    let host = rustc_says("rustc".as_ref(), "host")?;
    let mut targets = options.targets.clone();
    if targets.is_empty() {
        targets.push(host.clone());
        if host != ARM {
            match prepare_arm() {
                Ok(()) => targets.push(ARM.to_owned()),
                Err(error) => println!("left out: {ARM}: {error:#}"),
            }
        }
    } else if targets.iter().any(|target| target == ARM) && host != ARM {
        prepare_arm()?;
    }
    // The environment may name a page that another machine has built.
    let list = match env::var_os(page::VARIABLE) {
        Some(list) => PathBuf::from(list),
        None => page::list()?,
    };
    // Completions and manual pages are the same on all targets, and this machine can only run its own program.
    let own = build(&host, &host, &list)?;
    let texts = Texts::write(&own)?;
    let folder = target_dir().join("release-archives");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for target in &targets {
        let program = if *target == host { own.clone() } else { build(target, &host, &list)? };
        let archive = pack(&folder, target, &program, &texts)?;
        if *target == host {
            try_out(&archive)?;
        }
    }
    archive::write_sums(&folder, SUMS)?;
    archive::check_sums(&folder, SUMS)?;
    println!("the archives and {SUMS} are in {}", folder.display());
    Ok(())
}

/// Installs the standard library and the linker for 64-bit ARM.
fn prepare_arm() -> Result<()> {
    let has_library = || {
        let asked = output(command("rustc").args(["--print", "target-libdir", "--target", ARM]));
        asked.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
    };
    if !has_library() {
        let fetched = have("rustup") && output(command("rustup").args(["target", "add", ARM])).is_ok();
        ensure!(
            fetched && has_library(),
            "the standard library for {ARM} is missing and cannot be fetched; run `rustup target add {ARM}` with a network \
             connection"
        );
    }
    if !have(ARM_LINKER) {
        apt_install(&["gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross"], &format!("{ARM} needs a linker"))?;
    }
    Ok(())
}

/// Builds the program for a target.
fn build(target: &str, host: &str, list: &Path) -> Result<PathBuf> {
    println!("building the program for {target}; the first time takes many minutes");
    let mut build =
        cargo(&["build", "--profile", "dist", "--bin", "chesswright", "--features", "chesswright/page"]);
    build.env(page::VARIABLE, list);
    let mut folder = target_dir();
    if target != host {
        build.args(["--target", target]);
        folder = folder.join(target);
    }
    if target == ARM {
        build.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER", ARM_LINKER);
    }
    start(&mut build)?;
    let name = if target.contains("windows") { "chesswright.exe" } else { "chesswright" };
    let program = folder.join("dist").join(name);
    let size = fs::metadata(&program).with_context(|| format!("there is no {}", program.display()))?.len();
    println!("    {:.1} MB", size as f64 / 1e6);
    check_size(size)?;
    Ok(program)
}

fn check_size(size: u64) -> Result<()> {
    if size >= LARGEST {
        bail!(
            "the program has {:.1} MB, and the limit is {} MB; check the page and new dependencies",
            size as f64 / 1e6,
            LARGEST / 1_000_000
        );
    }
    Ok(())
}

/// Completions and manual pages.
struct Texts(PathBuf);

impl Texts {
    fn write(program: &Path) -> Result<Self> {
        let folder = target_dir().join("release-texts");
        if folder.exists() {
            fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", folder.display()))?;
        }
        fs::create_dir_all(folder.join("completions"))?;
        for shell in SHELLS {
            let script = output(command(program).args(["completions", shell]))?;
            fs::write(folder.join("completions").join(format!("chesswright.{shell}")), script)?;
        }
        output(command(program).arg("man").arg(folder.join("man")))?;
        Ok(Self(folder))
    }
}

/// Makes the archive of a target, and the bill of materials beside it.
fn pack(folder: &Path, target: &str, program: &Path, texts: &Texts) -> Result<PathBuf> {
    let metadata = metadata_for(target)?;
    let package = members(&metadata).into_iter().find(|package| package["name"] == "chesswright");
    let package = package.context("the workspace has no package `chesswright`")?;
    let version = package["version"].as_str().unwrap_or_default();
    let root_id = package["id"].as_str().unwrap_or_default();
    let shipped = licences::reachable(&metadata, vec![root_id]);
    let bill = serde_json::to_string_pretty(&bill::cyclonedx(&metadata, package, &shipped))? + "\n";

    let name = format!("chesswright-{version}-{target}");
    let mut entries = archive::Entries::new(&name);
    let file = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
    entries.add(&file, fs::read(program)?, true);
    for file in FILES {
        entries.add(file, fs::read(root().join(file)).with_context(|| format!("cannot read {file}"))?, false);
    }
    entries.add("chesswright.cdx.json", bill.clone().into_bytes(), false);
    entries.add_folder(&texts.0)?;
    fs::write(folder.join(format!("{name}.cdx.json")), bill)?;
    let path = folder.join(format!("{name}.tar.gz"));
    fs::write(&path, entries.pack()?).with_context(|| format!("cannot write {}", path.display()))?;
    println!("    {} with {} packages in its bill of materials", path.display(), shipped.len());
    Ok(path)
}

/// Unpacks an archive and starts the program.
fn try_out(archive: &Path) -> Result<()> {
    let folder = env::temp_dir().join(format!("chesswright-release-{}", std::process::id()));
    let done = archive::unpack(archive, &folder).and_then(|top| {
        let program = top.join("chesswright").with_extension(env::consts::EXE_EXTENSION);
        let version = output(command(&program).arg("--version"))?;
        let nodes = output(command(&program).args(["perft", "chess", "3"]))?;
        ensure!(
            nodes.split_whitespace().any(|word| word.replace([',', '_'], "") == "8902"),
            "`chesswright perft chess 3` from the archive does not count 8902 but says: {nodes}"
        );
        println!("    the program in the archive says {} and counts correctly", version.trim());
        Ok(())
    });
    let _ = fs::remove_dir_all(&folder);
    done.with_context(|| format!("{} does not work", archive.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_program_is_refused() {
        assert!(check_size(39_999_999).is_ok());
        let error = check_size(41_200_000).unwrap_err().to_string();
        assert!(error.contains("41.2 MB") && error.contains("40 MB"), "{error}");
    }
}

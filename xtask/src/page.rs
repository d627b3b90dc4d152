//! The page: compiled, packed, put into the program, served, tried in a browser.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use std::{env, fs};

use anyhow::{Context, Result};
use clap::Args;

use crate::python;
use crate::shell::{apt_install, cargo, command, output, root, run, target_dir};
use crate::wasm;

/// The list of files, which the program includes.
const LIST: &str = "page.rs";
/// What the page was made of when it was made last.
const STAMP: &str = "stamp";
/// Where the program finds the list.
pub(crate) const VARIABLE: &str = "CHESSWRIGHT_PAGE";

#[derive(Args)]
pub(crate) struct PlayOptions {
    /// The port; 0 takes any that is free
    #[arg(long)]
    port: Option<u16>,
    /// Only print the address; do not open a browser
    #[arg(long)]
    no_open: bool,
}

/// Builds what is missing and serves the page.
pub(crate) fn play(options: &PlayOptions) -> Result<()> {
    let program = program()?;
    println!("[3/3] serving");
    let mut serve = command(program);
    serve.arg("serve");
    if let Some(port) = options.port {
        serve.args(["--port", &port.to_string()]);
    }
    if options.no_open {
        serve.arg("--no-open");
    }
    run(&mut serve)
}

/// Builds the program with the page inside.
pub(crate) fn app() -> Result<()> {
    let program = program()?;
    println!("{} has the page inside; `{} serve` serves it", program.display(), program.display());
    Ok(())
}

/// Tries the page in a browser.
pub(crate) fn test() -> Result<()> {
    let browser = browser()?;
    let checker = checker()?;
    let program = program()?;
    println!("[3/3] trying the page in {}", browser.display());
    // Of the whole workspace, so that what the other tests compiled is used again.
    let mut tests = cargo(&["test", "--workspace", "--features", "chesswright-browser/page"]);
    tests.args(["--test", "page", "--test", "solid"]);
    let with = [
        ("CHESSWRIGHT_PROGRAM", program),
        ("CHESSWRIGHT_BROWSER", browser),
        ("CHESSWRIGHT_ACCESSIBILITY", checker),
    ];
    run(tests.envs(with))
}

/// The script that finds what people who cannot see or use a mouse would stumble over: axe-core, as it comes with a package for
/// Python. It runs in the page under test and ships with nothing.
fn checker() -> Result<PathBuf> {
    const PACKAGE: &str = "axe-playwright-python";
    let python = python::environment("axe", PACKAGE, "0.1.8", "the check for accessibility")?;
    let asked = "import sysconfig; print(sysconfig.get_path('purelib'))";
    let packages = output(command(python).args(["-c", asked]))?;
    Ok(Path::new(packages.trim()).join("axe_playwright_python").join("axe.min.js"))
}

/// The program with the page inside.
pub(crate) fn program() -> Result<PathBuf> {
    let at = Instant::now();
    println!("[1/3] building the page; the first time takes minutes, later ones seconds");
    let list = build()?;
    println!("[2/3] building the program ({:.0} s so far)", at.elapsed().as_secs_f64());
    // Named by program and not by package here and elsewhere: so Cargo takes the features of the whole workspace, and what one
    // command compiled serves the next.
    let mut build = cargo(&["build", "--release", "--bin", "chesswright", "--features", "chesswright/page"]);
    run(build.env(VARIABLE, &list))?;
    Ok(target_dir().join("release").join("chesswright").with_extension(env::consts::EXE_EXTENSION))
}

/// Builds the page and tells where the list of its files is, also to `cargo install`.
pub(crate) fn build() -> Result<PathBuf> {
    let list = build_list()?;
    let told = root().join("crates/cli/page/list");
    let path = format!("{}\n", list.display());
    if fs::read_to_string(&told).ok().as_ref() != Some(&path) {
        fs::write(&told, path).with_context(|| format!("cannot write {}", told.display()))?;
    }
    Ok(list)
}

fn build_list() -> Result<PathBuf> {
    let programs = wasm::build_page()?;
    let site = root().join("crates/app/site");
    let out = target_dir().join("page");
    let list = out.join(LIST);
    let stamp = stamp(&programs, &site)?;
    if list.is_file() && fs::read_to_string(out.join(STAMP)).is_ok_and(|kept| kept == stamp) {
        return Ok(list);
    }
    println!("    binding the program to the browser and packing its files");
    let mut pack = cargo(&["run", "--quiet", "--bin", "xtask-pack", "--"]);
    run(pack.args(&programs).arg(&site).arg(&out).arg(&list))?;
    fs::write(out.join(STAMP), stamp)?;
    Ok(list)
}

/// What the page is made of, as a text that changes with it.
fn stamp(programs: &[PathBuf], site: &Path) -> Result<String> {
    let mut hash = DefaultHasher::new();
    for program in programs {
        fs::read(program).with_context(|| format!("cannot read {}", program.display()))?.hash(&mut hash);
    }
    for file in files(site)? {
        file.hash(&mut hash);
        fs::read(site.join(&file))?.hash(&mut hash);
    }
    Ok(format!("{:016x}", hash.finish()))
}

/// Names of the files in a folder, sorted.
fn files(folder: &Path) -> Result<Vec<String>> {
    let mut names = vec![];
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// A browser that tests can drive, fetched when it is missing.
fn browser() -> Result<PathBuf> {
    if let Some(path) = env::var_os("CHESSWRIGHT_BROWSER") {
        return Ok(path.into());
    }
    const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
    let found = || NAMES.into_iter().find(|name| starts(name));
    if found().is_none() {
        apt_install(
            &["chromium"],
            "the page is tried in Chromium; a browser elsewhere can be named in CHESSWRIGHT_BROWSER",
        )?;
    }
    found().map(PathBuf::from).context("Chromium is installed, but does not start")
}

fn starts(name: &str) -> bool {
    output(Command::new(name).arg("--version")).is_ok()
}

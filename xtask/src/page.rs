//! Builds the page, puts it into the program, serves it, and tests it in a browser.

use std::ffi::OsStr;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use std::{env, fs, thread};

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::clock::{self, Clock};
use crate::shell::{apt_install, cargo, command, output, root, run, target_dir};
use crate::wasm::{self, Build};
use crate::{drivers, python};

/// The list of the files of the page, which the program includes.
const LIST: &str = "page.rs";
/// The inputs of the last build of the page.
const STAMP: &str = "stamp";
/// The thumbnails of the games, which the page fetches for the window for new games.
const THUMBNAILS: &str = "thumbnails.txt";
/// Where the program finds the list.
pub(crate) const VARIABLE: &str = "CHESSWRIGHT_PAGE";

#[derive(Args)]
pub(crate) struct PlayOptions {
    /// The port; 0 takes any free port
    #[arg(long)]
    port: Option<u16>,
    /// Only print the address; do not open a browser
    #[arg(long)]
    no_open: bool,
    /// Build everything, but do not serve
    #[arg(long)]
    no_serve: bool,
}

/// Builds the page if necessary and serves it.
///
/// The page and its server are compiled at the same time and with little optimisation, to be ready soon. `cargo xtask app` makes them
/// small and fast.
pub(crate) fn play(options: &PlayOptions) -> Result<()> {
    let at = Clock::start();
    println!("[1/2] building the page; the first time takes minutes, later ones seconds");
    // Installation comes first, so that it fails before the long build begins.
    let way = wasm::find_way(Build::Play)?;
    let folder = thread::scope(|scope| {
        let host = scope.spawn(|| {
            let mut build = cargo(&["build", "--quiet", "--profile", "play"]);
            run(build.args([
                "--package",
                "xtask-serve",
                "--package",
                "xtask-pack",
                "--package",
                "xtask-gallery",
            ]))
        });
        let programs = wasm::build_page(&way, Build::Play);
        host.join().unwrap_or_else(|_| bail!("the build of the server panicked"))?;
        pack(&programs?, Build::Play)
    })?;
    if options.no_serve {
        return clock::report(&[at.stop("play")]);
    }
    println!("[2/2] serving ({:.0} s so far)", at.elapsed().as_secs_f64());
    let mut serve = command(host_program("play", "xtask-serve"));
    serve.arg(folder);
    serve.args(options.port.map(|port| port.to_string()));
    if options.no_open {
        serve.arg("--no-open");
    }
    run(&mut serve)
}

/// Builds the program with the page inside.
pub(crate) fn app() -> Result<()> {
    let program = program("release")?;
    println!("{} has the page inside; `{} serve` serves it", program.display(), program.display());
    Ok(())
}

/// Tests the page in a browser.
pub(crate) fn test() -> Result<()> {
    let browser = browser()?;
    let checker = checker()?;
    let page = folder()?;
    // The tests serve the page from its folder. Clippy checks that the program compiles with the page inside, without a full build.
    run(cargo(&["clippy", "--quiet", "--bin", "chesswright"])
        .args(["--", "-Dwarnings"])
        .env(VARIABLE, page.join(LIST)))?;
    println!("    testing the page in {}", browser.display());
    // The whole workspace, to reuse what the other tests have compiled.
    let mut tests = cargo(&["test", "--workspace", "--features", "chesswright-browser/page"]);
    tests.args(["--test", "page", "--test", "three_d"]);
    let with = [
        ("CHESSWRIGHT_PROGRAM", tested_program()?),
        ("CHESSWRIGHT_PAGE_FOLDER", page),
        ("CHESSWRIGHT_BROWSER", browser),
        ("CHESSWRIGHT_ACCESSIBILITY", checker),
    ];
    // Where lichess-bot is there, somebody in a browser plays with it.
    if let Some(folder) = env::var_os(drivers::LICHESS_BOT) {
        let python = drivers::python_of_lichess_bot(Path::new(&folder))?;
        tests.env("CHESSWRIGHT_LICHESS_BOT_PYTHON", python);
    }
    run(tests.envs(with))
}

/// The script that checks accessibility: axe-core, from a package for Python. It runs in the page under test and does not ship.
fn checker() -> Result<PathBuf> {
    const PACKAGE: &str = "axe-playwright-python";
    let python =
        python::environment("axe", PACKAGE, "0.1.8", python::Parts::Alone, "the check for accessibility")?;
    let asked = "import sysconfig; print(sysconfig.get_path('purelib'))";
    let packages = output(command(python).args(["-c", asked]))?;
    Ok(Path::new(packages.trim()).join("axe_playwright_python").join("axe.min.js"))
}

/// The program for tests, compiled with assertions.
pub(crate) fn tested_program() -> Result<PathBuf> {
    // The program is named, and not its package, here and elsewhere: then Cargo uses the features of the whole workspace, and each
    // command reuses what the one before has compiled.
    run(&mut cargo(&["build", "--quiet", "--bin", "chesswright"]))?;
    Ok(host_program("debug", "chesswright"))
}

/// The program with the page inside, compiled with this profile.
pub(crate) fn program(profile: &str) -> Result<PathBuf> {
    let at = Instant::now();
    println!("[1/2] building the page; the first time takes minutes, later ones seconds");
    let list = list()?;
    println!("[2/2] building the program ({:.0} s so far)", at.elapsed().as_secs_f64());
    let mut build = cargo(&["build", "--profile", profile, "--bin", "chesswright"]);
    run(build.args(["--features", "chesswright/page"]).env(VARIABLE, list))?;
    Ok(host_program(profile, "chesswright"))
}

/// The list of the files of the page that ships, in Rust; builds the page if necessary. `cargo install` then finds the list.
pub(crate) fn list() -> Result<PathBuf> {
    let list = folder()?.join(LIST);
    let pointer = root().join("crates/cli/page/list");
    let path = format!("{}\n", list.display());
    if fs::read_to_string(&pointer).ok().as_ref() != Some(&path) {
        fs::write(&pointer, path).with_context(|| format!("cannot write {}", pointer.display()))?;
    }
    Ok(list)
}

/// The folder of the page that ships; builds the page if necessary.
fn folder() -> Result<PathBuf> {
    let programs = wasm::build_page(&wasm::find_way(Build::Ship)?, Build::Ship)?;
    run(&mut cargo(&["build", "--quiet", "--bin", "xtask-pack", "--bin", "xtask-gallery"]))?;
    pack(&programs, Build::Ship)
}

fn host_program(profile: &str, name: &str) -> PathBuf {
    target_dir().join(profile).join(name).with_extension(env::consts::EXE_EXTENSION)
}

/// Binds the programs of the page to the browser, adds the files of the site, and returns the folder.
fn pack(programs: &[PathBuf], how: Build) -> Result<PathBuf> {
    let site = root().join("crates/app/site");
    let (out, profile) = match how {
        Build::Play => (target_dir().join("page-play"), "play"),
        Build::Ship => (target_dir().join("page"), "debug"),
    };
    let packer = host_program(profile, "xtask-pack");
    let mut later = later()?;
    later.push(thumbnails(&host_program(profile, "xtask-gallery"))?);
    let stamp_file = out.join(STAMP);
    let stamp = stamp(programs.iter().chain([&packer]).chain(&later), &site)?;
    if fs::read_to_string(&stamp_file).is_ok_and(|kept| kept == stamp) {
        return Ok(out);
    }
    println!("    binding the program to the browser and packing its files");
    let mut pack = command(packer);
    // A page for this machine need not be small.
    if how == Build::Play {
        pack.arg("--plain");
    }
    run(pack.args(programs).arg(site).arg(&out).args(later))?;
    fs::write(stamp_file, stamp)?;
    Ok(out)
}

/// Texts that the first move does not need, and that the page fetches later: the languages except English, which is inside the program,
/// the sentences of rule sheets, the titles of games and what is said of mistakes in other languages, the texts of the workshop and of games with people elsewhere, and
/// the daily levels.
fn later() -> Result<Vec<PathBuf>> {
    let (locales, sheets) = (root().join("crates/speech/locales"), root().join("crates/speech/sheets"));
    let (games, studio) = (root().join("crates/speech/games"), root().join("crates/speech/studio"));
    let languages = files(&locales)?.into_iter().filter(|name| name != "en.ftl");
    let mut paths: Vec<PathBuf> = languages.map(|name| locales.join(name)).collect();
    paths.extend(files(&sheets)?.iter().map(|name| sheets.join(name)));
    paths.extend(files(&games)?.iter().map(|name| games.join(name)));
    let online = root().join("crates/speech/online");
    paths.extend(files(&online)?.iter().map(|name| online.join(name)));
    let mistakes = root().join("crates/speech/mistakes");
    paths.extend(
        files(&mistakes)?.iter().filter(|name| name.ends_with(".ftl")).map(|name| mistakes.join(name)),
    );
    let others = files(&studio)?.into_iter().filter(|name| name != "studio-en.ftl");
    paths.extend(others.map(|name| studio.join(name)));
    paths.push(root().join("crates/catalog/levels/daily.txt"));
    paths.push(root().join("crates/catalog/ends.txt"));
    paths.extend(networks()?);
    Ok(paths)
}

/// The networks of games, which the page fetches when one of these games is played against the computer.
fn networks() -> Result<Vec<PathBuf>> {
    let variants = root().join("crates/catalog/variants");
    let mut paths = vec![];
    for family in fs::read_dir(&variants).with_context(|| format!("cannot read {}", variants.display()))? {
        let family = family?.path();
        paths.extend(
            files(&family)?.iter().filter(|name| name.ends_with(".net")).map(|name| family.join(name)),
        );
    }
    paths.sort();
    Ok(paths)
}

/// The thumbnails of all games, drawn again if the program that draws them has changed.
fn thumbnails(gallery: &Path) -> Result<PathBuf> {
    let folder = gallery.with_file_name("thumbnails");
    let (file, stamp_file) = (folder.join(THUMBNAILS), folder.join(STAMP));
    let mut hash = DefaultHasher::new();
    fs::read(gallery).with_context(|| format!("cannot read {}", gallery.display()))?.hash(&mut hash);
    let stamp = format!("{:016x}", hash.finish());
    if file.is_file() && fs::read_to_string(&stamp_file).is_ok_and(|kept| kept == stamp) {
        return Ok(file);
    }
    println!("    drawing thumbnails of the games");
    fs::create_dir_all(&folder)?;
    run(command(gallery).arg(&file))?;
    fs::write(stamp_file, stamp)?;
    Ok(file)
}

/// A hash of the inputs of the page.
fn stamp<'a>(programs: impl Iterator<Item = &'a PathBuf>, site: &Path) -> Result<String> {
    let mut hash = DefaultHasher::new();
    let mut add = |file: &Path| -> Result<()> {
        file.file_name().map(OsStr::as_encoded_bytes).hash(&mut hash);
        fs::read(file).with_context(|| format!("cannot read {}", file.display()))?.hash(&mut hash);
        Ok(())
    };
    for program in programs {
        add(program)?;
    }
    for file in files(site)? {
        add(&site.join(file))?;
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

/// The browser of the tests. Chromium without a user interface comes first: there they take three quarters of the time.
fn browser() -> Result<PathBuf> {
    const SHELL: &str = "chromium-headless-shell";
    const WITH_WINDOWS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
    if let Some(path) = env::var_os("CHESSWRIGHT_BROWSER") {
        return Ok(path.into());
    }
    let why = "the tests of the page need Chromium; CHESSWRIGHT_BROWSER can name another browser";
    let installed = if starts(SHELL) { Ok(()) } else { apt_install(&[SHELL], why) };
    match installed {
        Ok(()) => return Ok(SHELL.into()),
        Err(missing) => println!("    a browser with windows does, too, but slower: {missing:#}"),
    }
    let found = || WITH_WINDOWS.into_iter().find(|name| starts(name));
    if found().is_none() {
        apt_install(&["chromium"], why)?;
    }
    found().map(PathBuf::from).context("Chromium is installed, but does not start")
}

fn starts(name: &str) -> bool {
    output(Command::new(name).arg("--version")).is_ok()
}

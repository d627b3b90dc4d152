//! Builds the library crates as WebAssembly.
//!
//! The ordinary way is rustup's target `wasm32-unknown-unknown`. The page that ships also needs rustup's component `rust-src`, to build
//! the standard library for size. Where rustup cannot install them, Debian's packages `rustc-web` and `rust-web-src` have a second
//! compiler that builds the standard library from its own sources.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::shell::{apt_install, cargo, command, compiler, have, output, run, rustc_says, target_dir};
use crate::workspace::{members, metadata, targets};

const TARGET: &str = "wasm32-unknown-unknown";
/// Where Cargo reads the compiler's flags for that target.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
/// Panics of the page that ships have no source location, which saves several kilobytes. The
/// browser shows the functions that were running.
const NO_PLACES: &str = "-Zlocation-detail=none";
/// The profile of the programs that run in the browser.
const SHIPPED: &str = "page";
/// The programs that run in the browser: the page, the 3D table, the encoder of films, and the workshop.
const PROGRAMS: [&str; 4] =
    ["chesswright-app", "chesswright-scene-web", "chesswright-film-web", "chesswright-studio-web"];
/// The computer player in the browser.
const THINKER: &str = "chesswright-think-web";
/// Its profile, where it is compiled for speed.
const FAST: &str = "think";
/// What it needs of a browser: vector instructions. `thinker.js` looks whether they are there.
const FAST_CODE: &str = "-Ctarget-feature=+simd128";

/// The purpose of a build of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// To be ready soon, for this machine.
    Play,
    /// Small and fast, for release.
    Ship,
}

impl Build {
    fn profile(self) -> &'static str {
        match self {
            Self::Play => "page-play",
            Self::Ship => SHIPPED,
        }
    }
}

/// The way to build WebAssembly on this machine.
pub(crate) enum Way {
    /// The usual compiler has the target.
    Ordinary,
    /// The same, with the standard library built from its sources for size: a twentieth of the page is copies of sorting.
    Small,
    /// Debian's compiler builds the standard library itself.
    Debian { compiler: PathBuf, linker: PathBuf },
}

#[derive(Args, Default)]
pub(crate) struct Options {
    /// Use Debian's compiler even where the usual one has the target
    #[arg(long)]
    debian: bool,
}

/// Builds every library crate together with the programs of the page, so that the crates are compiled once, with the features of the
/// page; then the computer player, for which they are compiled again, for speed.
pub(crate) fn build(options: &Options) -> Result<()> {
    let crates = library_crates()?;
    let way = if options.debian { by_debian()? } else { find_way(Build::Ship)? };
    println!("    {}, and the page's programs ({})", crates.join(", "), way.name());
    way.build(SHIPPED, crates.iter().map(String::as_str).chain(PROGRAMS))?;
    way.build_fast(THINKER)
}

/// Builds the programs of the page, with the computer player last, and returns their paths.
pub(crate) fn build_page(way: &Way, build: Build) -> Result<Vec<PathBuf>> {
    println!("    the page's programs ({})", way.name());
    let thinker = match build {
        Build::Play => {
            way.build(build.profile(), PROGRAMS.into_iter().chain([THINKER]))?;
            build.profile()
        }
        Build::Ship => {
            way.build(build.profile(), PROGRAMS)?;
            way.build_fast(THINKER)?;
            FAST
        }
    };
    let program = |name: &str, profile: &str| {
        way.dir().join(TARGET).join(profile).join(name.replace('-', "_")).with_extension("wasm")
    };
    let mut programs = PROGRAMS.map(|name| program(name, build.profile())).to_vec();
    programs.push(program(THINKER, thinker));
    Ok(programs)
}

/// The workspace's libraries, without those that opt out by `package.metadata.chesswright.wasm = false`.
fn library_crates() -> Result<Vec<String>> {
    let metadata = metadata(false)?;
    let mut names: Vec<String> = members(&metadata)
        .iter()
        .filter(|package| {
            let opted_out = package["metadata"]["chesswright"]["wasm"] == false;
            !targets(package, "lib").is_empty() && !opted_out
        })
        .filter_map(|package| Some(package["name"].as_str()?.to_owned()))
        .collect();
    names.sort();
    Ok(names)
}

impl Way {
    fn name(&self) -> &'static str {
        match self {
            Self::Ordinary => "the toolchain's own target",
            Self::Small => "the toolchain's own target, with a standard library built for size",
            Self::Debian { .. } => "Debian's rustc-web, which builds its standard library",
        }
    }

    fn dir(&self) -> PathBuf {
        target_dir().join(match self {
            Self::Ordinary => "wasm",
            Self::Small => "wasm-small",
            Self::Debian { .. } => "wasm-debian",
        })
    }

    fn build<'a>(&self, profile: &str, crates: impl IntoIterator<Item = &'a str>) -> Result<()> {
        let mut cargo = self.cargo(&["build", "--quiet", "--profile", profile], "");
        if !matches!(self, Self::Ordinary) {
            cargo.arg("-Zbuild-std-features=optimize_for_size");
        }
        for name in crates {
            cargo.args(["--package", name]);
        }
        run(&mut cargo)
    }

    /// Builds a program for speed, and the standard library with it.
    fn build_fast(&self, program: &str) -> Result<()> {
        run(self.cargo(&["build", "--quiet", "--profile", FAST], FAST_CODE).args(["--package", program]))
    }

    fn cargo(&self, args: &[&str], flags: &str) -> Command {
        let mut cargo = cargo(args);
        cargo.args(["--target", TARGET, "--target-dir"]).arg(self.dir());
        if !matches!(self, Self::Ordinary) {
            cargo
                .arg("-Zbuild-std=std,panic_abort")
                .env("RUSTC_BOOTSTRAP", "1")
                .env(FLAGS, format!("{NO_PLACES} {flags}"));
        }
        if let Self::Debian { compiler, linker } = self {
            cargo
                .env("RUSTC", compiler)
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
                .env(FLAGS, format!("{NO_PLACES} {flags} -Clinker-flavor=wasm-ld"))
                .env_remove("RUSTFLAGS")
                .env_remove("LD_LIBRARY_PATH");
        }
        cargo
    }
}

/// Finds a way to build, with the usual compiler if possible, and installs what it needs. The page that ships needs a small standard
/// library.
pub(crate) fn find_way(build: Build) -> Result<Way> {
    let by_rustup = || have("rustup") && debian_compiler().is_none();
    if !has_target() && by_rustup() {
        rustup(&["target", "add", TARGET]);
    }
    if !has_target() {
        return by_debian();
    }
    if build == Build::Play {
        return Ok(Way::Ordinary);
    }
    if !has_sources() && by_rustup() {
        rustup(&["component", "add", "rust-src"]);
    }
    if has_sources() {
        return Ok(Way::Small);
    }
    by_debian().context(
        "the page that ships needs the sources of the standard library: `rustup component add rust-src`",
    )
}

/// Lets rustup install something; false where it cannot.
fn rustup(words: &[&str]) {
    println!("    rustup {}", words.join(" "));
    if let Err(error) = output(command("rustup").args(words)) {
        println!("    rustup cannot fetch it here: {error:#}");
    }
}

/// Whether the usual compiler has the sources of its standard library.
fn has_sources() -> bool {
    let sysroot = output(command(rustc()).args(["--print", "sysroot"]));
    sysroot.is_ok_and(|sysroot| Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library/std").is_dir())
}

/// Debian's compiler; installs it if necessary.
fn by_debian() -> Result<Way> {
    if let Some(compiler) = debian_compiler() {
        return debian(compiler);
    }
    apt_install(
        &["rustc-web", "rust-web-src"],
        "WebAssembly needs a compiler with that target: `rustup target add wasm32-unknown-unknown`, or Debian's rustc-web",
    )?;
    match debian_compiler() {
        Some(compiler) => debian(compiler),
        None => bail!(
            "the packages rustc-web and rust-web-src are installed, but no compiler of version {} or newer with library \
             sources was found; `rustup target add {TARGET}` also works",
            env!("CARGO_PKG_RUST_VERSION")
        ),
    }
}

fn rustc() -> PathBuf {
    std::env::var_os("RUSTC").map_or_else(|| "rustc".into(), PathBuf::from)
}

fn has_target() -> bool {
    let asked = output(command(rustc()).args(["--print", "target-libdir", "--target", TARGET]));
    asked.is_ok_and(|dir| Path::new(dir.trim()).is_dir())
}

/// Debian's compiler, if it is new enough and its library sources are installed.
fn debian_compiler() -> Option<PathBuf> {
    let candidate = PathBuf::from("/usr/bin/rustc");
    let sysroot = output(compiler(&candidate).args(["--print", "sysroot"])).ok()?;
    let sources = Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library/std");
    let release = rustc_says(&candidate, "release").ok()?;
    let new_enough = version(&release) >= version(env!("CARGO_PKG_RUST_VERSION"));
    (sources.is_dir() && new_enough).then_some(candidate)
}

fn debian(compiler: PathBuf) -> Result<Way> {
    let sysroot = output(command(rustc()).args(["--print", "sysroot"]))?;
    let host = rustc_says(&rustc(), "host")?;
    let ours = Path::new(sysroot.trim()).join("lib/rustlib").join(host).join("bin/rust-lld");
    let linker = if ours.is_file() {
        ours
    } else {
        if !have("wasm-ld") {
            apt_install(&["lld"], "WebAssembly needs the linker wasm-ld")?;
        }
        PathBuf::from("wasm-ld")
    };
    Ok(Way::Debian { compiler, linker })
}

fn version(text: &str) -> Vec<u32> {
    text.split(['.', '-', '+']).map_while(|part| part.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn versions_compare_by_number() {
        assert!(version("1.96.0") >= version("1.95"));
        assert!(version("1.85.0+dfsg3") < version("1.95"));
        assert!(version("1.100.0-nightly") > version("1.95"));
    }
}

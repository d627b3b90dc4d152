//! Made-up input for parsers and rules, with libFuzzer on the stable compiler.
//!
//! Coverage comes from a pass that stable rustc can run; no sanitizer is needed, for the code under test is safe Rust.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::shell::{apt_install, cargo, command, have, root, run as start, rustc_says, target_dir};

const COVERAGE: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1";

#[derive(Args)]
pub(crate) struct Options {
    /// What to feed; all targets when absent
    target: Option<String>,
    /// How long to feed each
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// Run this one input again, for example one that failed
    #[arg(long, requires = "target")]
    input: Option<PathBuf>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let all = targets()?;
    let chosen: Vec<&String> = match &options.target {
        Some(name) => all.iter().filter(|known| *known == name).collect(),
        None => all.iter().collect(),
    };
    if chosen.is_empty() {
        bail!("no such target; there are: {}", all.join(", "));
    }
    let programs = build()?;
    for name in chosen {
        let program = programs.join(name);
        match &options.input {
            Some(input) => start(command(program).arg(std::path::absolute(input)?))?,
            None => feed(name, program, options.seconds)?,
        }
    }
    Ok(())
}

/// The programs under `fuzz/targets`.
fn targets() -> Result<Vec<String>> {
    let folder = root().join("fuzz/targets");
    let mut names = vec![];
    for entry in std::fs::read_dir(&folder).context("cannot list fuzz/targets")? {
        let path = entry?.path();
        if path.extension().is_some_and(|ext| ext == "rs") {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}

/// Builds all targets, and tells the folder they lie in.
pub(crate) fn build() -> Result<PathBuf> {
    if !have("c++") && !have("g++") {
        apt_install(&["g++"], "fuzzing needs a C++ compiler for libFuzzer")?;
    }
    let host = rustc_says("rustc".as_ref(), "host")?;
    let folder = target_dir().join("fuzz");
    let mut cargo =
        cargo(&["build", "--release", "--quiet", "--manifest-path", "fuzz/Cargo.toml", "--target", &host]);
    cargo.arg("--target-dir").arg(&folder).env("RUSTFLAGS", COVERAGE);
    start(&mut cargo)?;
    Ok(folder.join(host).join("release"))
}

fn feed(name: &str, program: PathBuf, seconds: u32) -> Result<()> {
    let fuzz = root().join("fuzz");
    let artifacts = fuzz.join("artifacts").join(name);
    let corpus = fuzz.join("corpus").join(name);
    std::fs::create_dir_all(&corpus)?;
    std::fs::create_dir_all(&artifacts)?;
    let mut libfuzzer = command(program);
    libfuzzer.arg(&corpus);
    let seeds = fuzz.join("seeds").join(name);
    if seeds.is_dir() {
        libfuzzer.arg(seeds);
    }
    libfuzzer.arg(format!("-max_total_time={seconds}"));
    libfuzzer.arg(format!("-artifact_prefix={}/", artifacts.display())).args([
        // A crowded machine takes seconds for what takes half of one.
        "-timeout=30",
        "-rss_limit_mb=1024",
        "-max_len=4096",
        "-verbosity=0",
        "-print_final_stats=1",
    ]);
    let started = Instant::now();
    let out = libfuzzer.output().context("cannot start the fuzz target")?;
    let told = String::from_utf8_lossy(&out.stderr);
    if !out.status.success() {
        eprintln!("{told}");
        bail!(
            "target `{name}` failed; the input is in fuzz/artifacts/{name}, \
             `cargo xtask fuzz {name} --input FILE` runs it again; turn it into a test"
        );
    }
    let runs = told
        .lines()
        .find_map(|line| line.strip_prefix("stat::number_of_executed_units:"))
        .map_or("?", str::trim);
    println!("    {name}: {runs} inputs in {:.0} s, no failure", started.elapsed().as_secs_f32());
    Ok(())
}

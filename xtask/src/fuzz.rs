//! Fuzzes parsers and rules with libFuzzer, on the stable compiler.
//!
//! Coverage comes from a pass that stable rustc can run. The code under test is safe Rust, so it needs no sanitizer.

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::shell::{apt_install, cargo, command, have, root, run as start, rustc_says, target_dir};

const COVERAGE: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1";

#[derive(Args)]
pub(crate) struct Options {
    /// The fuzz target; all targets by default
    target: Option<String>,
    /// Seconds for each target
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// Run only this input, for example one that failed
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
        bail!("unknown target; the targets are {}", all.join(", "));
    }
    let programs = build()?;
    for name in chosen {
        let program = programs.join(name);
        match &options.input {
            Some(input) => start(command(program).arg(std::path::absolute(input)?))?,
            None => fuzz_target(name, &program, options.seconds, 0)?,
        }
    }
    Ok(())
}

/// The programs under `fuzz/targets`.
pub(crate) fn targets() -> Result<Vec<String>> {
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

/// Builds all targets and returns their folder.
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

/// The result of fuzzing a target.
pub(crate) struct Fed {
    /// The number of inputs.
    pub(crate) inputs: u64,
    pub(crate) failure: Option<Failure>,
}

/// A target that failed.
pub(crate) struct Failure {
    /// The whole output of libFuzzer.
    stderr: String,
    /// The file with the input that failed, if there is one.
    pub(crate) input: Option<String>,
}

impl Failure {
    /// The failure in one line: the panic, or the message of libFuzzer.
    pub(crate) fn what(&self) -> &str {
        let mut lines = self.stderr.lines().skip_while(|line| !line.contains(" panicked at "));
        let panic = lines.nth(1);
        let seen = || {
            self.stderr.lines().find_map(|line| line.split_once("ERROR: libFuzzer: ").map(|(_, what)| what))
        };
        panic.or_else(seen).unwrap_or("libFuzzer gives no reason").trim()
    }
}

/// Fuzzes a target and prints the number of inputs; fails when the target fails.
fn fuzz_target(name: &str, program: &Path, seconds: u32, seed: u64) -> Result<()> {
    let started = Instant::now();
    let fed = feed(name, program, seconds, seed)?;
    if let Some(failure) = fed.failure {
        eprintln!("{}", failure.stderr);
        bail!(
            "target `{name}` failed; the input is in fuzz/artifacts/{name}, \
             `cargo xtask fuzz {name} --input FILE` runs it again; turn it into a test"
        );
    }
    println!("    {name}: {} inputs in {:.0} s, no failure", fed.inputs, started.elapsed().as_secs_f32());
    Ok(())
}

/// Fuzzes a target, from the inputs that earlier runs have found. Each seed makes other inputs; the seed 0 makes other inputs every time.
pub(crate) fn feed(name: &str, program: &Path, seconds: u32, seed: u64) -> Result<Fed> {
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
    libfuzzer.arg(format!("-max_total_time={seconds}")).arg(format!("-seed={seed}"));
    libfuzzer.arg(format!("-artifact_prefix={}/", artifacts.display())).args([
        // On a busy machine an input may take seconds instead of half a second.
        "-timeout=30",
        "-rss_limit_mb=1024",
        "-max_len=4096",
        "-verbosity=0",
        "-print_final_stats=1",
    ]);
    let out = libfuzzer.output().context("cannot start the fuzz target")?;
    let stderr = String::from_utf8_lossy(&out.stderr).into_owned();
    let said = |word: &str| stderr.lines().find_map(|line| Some(line.split_once(word)?.1.trim().to_owned()));
    let inputs = said("stat::number_of_executed_units:").and_then(|number| number.parse().ok());
    let input = said("Test unit written to ");
    let failure = (!out.status.success()).then_some(Failure { stderr, input });
    Ok(Fed { inputs: inputs.unwrap_or_default(), failure })
}

#[cfg(test)]
mod tests {
    use super::Failure;

    #[test]
    fn a_failure_is_reported_in_one_line() {
        let what = |stderr: &str| Failure { stderr: stderr.to_owned(), input: None }.what().to_owned();
        let panic = "INFO: Seed: 1\nthread '<unnamed>' (7) panicked at src/fen.rs:3:9:\nthe hash went astray\n==7== ERROR: libFuzzer: deadly signal\n";
        assert_eq!(what(panic), "the hash went astray");
        assert_eq!(what("==7== ERROR: libFuzzer: timeout after 30 seconds\n"), "timeout after 30 seconds");
        assert_eq!(what(""), "libFuzzer gives no reason");
    }
}

//! Measures speed. Each measurement is a program `bench-NAME` of the package `chesswright-bench`; those that compare with programs that
//! may not ship are examples.

use anyhow::{Result, bail};
use clap::Args;

use crate::shell::{cargo, run as start, target_dir};
use crate::workspace::{members, metadata, targets};

/// The package with the measuring programs.
const PACKAGE: &str = "chesswright-bench";

#[derive(Args)]
pub(crate) struct Options {
    /// The measurement, such as `perft`; all by default
    name: Option<String>,
    /// Leave out the second run with `-Ctarget-cpu=native`
    #[arg(long)]
    no_native: bool,
    /// Arguments for the measuring program, after `--`
    #[arg(last = true)]
    args: Vec<String>,
}

fn run_one((kind, name): &(&str, String), native: bool, args: &[String]) -> Result<()> {
    let program = format!("bench-{name}");
    let mut cargo = cargo(&["run", "--profile", "dist", "--package", PACKAGE, kind, &program]);
    if native {
        // A folder of its own, so that the two kinds of build do not replace each other.
        cargo.arg("--target-dir").arg(target_dir().join("native"));
        cargo.env("RUSTFLAGS", "-Ctarget-cpu=native");
        if has_pext() {
            cargo.args(["--features", "pext"]);
        }
    }
    start(cargo.arg("--").args(args))
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let names = names()?;
    let wanted = |name: &str| options.name.as_ref().is_none_or(|wanted| wanted == name);
    let chosen: Vec<_> = names.iter().filter(|(_, name)| wanted(name)).collect();
    if chosen.is_empty() {
        let names: Vec<&str> = names.iter().map(|(_, name)| name.as_str()).collect();
        bail!("unknown measurement; the measurements are {}", names.join(", "));
    }
    for program in chosen {
        let name = &program.1;
        println!("== {name}, default flags");
        run_one(program, false, &options.args)?;
        if name == "perft" && !options.no_native {
            println!("\n== {name}, -Ctarget-cpu=native");
            run_one(program, true, &options.args)?;
        }
        println!();
    }
    Ok(())
}

/// The measurements, each with the option of cargo that names its kind of program.
fn names() -> Result<Vec<(&'static str, String)>> {
    let metadata = metadata(false)?;
    let mut names = vec![];
    for package in members(&metadata).into_iter().filter(|package| package["name"] == PACKAGE) {
        for (option, kind) in [("--bin", "bin"), ("--example", "example")] {
            let found = targets(package, kind).into_iter();
            names.extend(found.filter_map(|name| Some((option, name.strip_prefix("bench-")?.to_owned()))));
        }
    }
    Ok(names)
}

#[cfg(target_arch = "x86_64")]
fn has_pext() -> bool {
    std::arch::is_x86_feature_detected!("bmi2")
}

#[cfg(not(target_arch = "x86_64"))]
fn has_pext() -> bool {
    false
}

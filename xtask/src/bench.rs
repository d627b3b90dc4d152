//! Speed measurements. Each is a program `bench-NAME` of the package `chesswright-bench`.

use anyhow::{Result, bail};
use clap::Args;

use crate::shell::{cargo, run as start, target_dir};
use crate::workspace::{members, metadata, targets};

/// The package with the measuring programs.
pub(crate) const PACKAGE: &str = "chesswright-bench";

#[derive(Args)]
pub(crate) struct Options {
    /// Which measurement, such as `perft`; all of them when absent
    name: Option<String>,
    /// Leave out the second run with `-Ctarget-cpu=native`
    #[arg(long)]
    no_native: bool,
    /// Arguments for the measuring program, after `--`
    #[arg(last = true)]
    args: Vec<String>,
}

fn run_one(name: &str, native: bool, args: &[String]) -> Result<()> {
    let program = format!("bench-{name}");
    let mut cargo = cargo(&["run", "--release", "--package", PACKAGE, "--bin", &program]);
    if native {
        // A folder of its own, so that the two kinds of build do not chase each other out.
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
    let chosen: Vec<&String> = match &options.name {
        Some(name) => names.iter().filter(|known| *known == name).collect(),
        None => names.iter().collect(),
    };
    if chosen.is_empty() {
        bail!("no such measurement; there are: {}", names.join(", "));
    }
    for name in chosen {
        println!("== {name}, default flags");
        run_one(name, false, &options.args)?;
        if name == "perft" && !options.no_native {
            println!("\n== {name}, -Ctarget-cpu=native");
            run_one(name, true, &options.args)?;
        }
        println!();
    }
    Ok(())
}

fn names() -> Result<Vec<String>> {
    let metadata = metadata(false)?;
    Ok(members(&metadata)
        .iter()
        .filter(|package| package["name"] == PACKAGE)
        .flat_map(|package| targets(package, "bin"))
        .filter_map(|name| Some(name.strip_prefix("bench-")?.to_owned()))
        .collect())
}

#[cfg(target_arch = "x86_64")]
fn has_pext() -> bool {
    std::arch::is_x86_feature_detected!("bmi2")
}

#[cfg(not(target_arch = "x86_64"))]
fn has_pext() -> bool {
    false
}

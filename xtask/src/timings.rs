//! `cargo xtask timings`: measures where the time of a build goes.
//!
//! Cargo writes how long the compiler ran for each crate. It writes a page for people, with the figures as JSON in one line of a
//! script.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use serde_json::Value;

use crate::clock;
use crate::shell::{TIMINGS, command, run as start, target_dir};

/// The number of crates in the report.
const MOST: usize = 10;

#[derive(Args)]
pub(crate) struct Options {
    /// The command to measure; both by default
    what: Vec<What>,
    /// Continue in the folder of the last run, where finished builds take no time
    #[arg(long)]
    warm: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum What {
    /// `cargo xtask play`, until the page is served
    Play,
    /// `cargo xtask test`
    Test,
}

impl What {
    fn words(self) -> &'static [&'static str] {
        match self {
            Self::Play => &["play", "--no-serve"],
            Self::Test => &["test"],
        }
    }
}

/// A stage of the work.
struct Stage {
    name: String,
    since: SystemTime,
    wall: Duration,
    processors: String,
}

/// The time of the compiler for one crate.
struct Unit {
    name: String,
    /// The profile and the target.
    made_for: String,
    begun: SystemTime,
    seconds: f64,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let both = [What::Play, What::Test];
    let chosen = if options.what.is_empty() { &both[..] } else { &options.what };
    for what in chosen {
        let words = what.words();
        let folder = target_dir().join("timings").join(words[0]);
        if !options.warm && folder.exists() {
            fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", folder.display()))?;
        }
        let since = SystemTime::now();
        let mut again = command(std::env::current_exe()?);
        start(again.args(words).env("CARGO_TARGET_DIR", &folder).env(TIMINGS, "1"))?;
        let (stages, units) = (stages(&folder)?, units(&folder, since)?);
        println!("\n# cargo xtask {}", words.join(" "));
        for stage in &stages {
            report(stage, &units);
        }
    }
    Ok(())
}

fn report(stage: &Stage, units: &[Unit]) {
    println!("\n## {}: {:.0} s, {} s of processors", stage.name, stage.wall.as_secs_f64(), stage.processors);
    let mut sums: BTreeMap<(&str, &str), f64> = BTreeMap::new();
    let end = stage.since + stage.wall;
    for unit in units.iter().filter(|unit| unit.begun >= stage.since && unit.begun < end) {
        *sums.entry((&unit.name, &unit.made_for)).or_default() += unit.seconds;
    }
    let mut dearest: Vec<_> = sums.into_iter().collect();
    dearest.sort_by(|a, b| b.1.total_cmp(&a.1));
    for ((name, made_for), seconds) in dearest.into_iter().take(MOST) {
        println!("{seconds:>8.1} s  {name} ({made_for})");
    }
}

/// Reads the recorded stages.
fn stages(folder: &Path) -> Result<Vec<Stage>> {
    let file = folder.join(clock::FILE);
    let text = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    text.lines()
        .map(|line| {
            let [name, since, wall, processors] = line.split('\t').collect::<Vec<_>>()[..] else {
                bail!("unknown line in {}: {line}", file.display())
            };
            Ok(Stage {
                name: name.to_owned(),
                since: SystemTime::UNIX_EPOCH + Duration::from_millis(since.parse()?),
                wall: Duration::from_secs_f64(wall.parse()?),
                processors: processors.to_owned(),
            })
        })
        .collect()
}

/// All timings that Cargo has written since then.
fn units(folder: &Path, since: SystemTime) -> Result<Vec<Unit>> {
    let mut units = vec![];
    for page in pages(folder, 0)? {
        let changed = fs::metadata(&page)?.modified()?;
        if changed < since {
            continue;
        }
        let text = fs::read_to_string(&page)?;
        let run =
            read(&text).with_context(|| format!("{} is not in the known format of Cargo", page.display()))?;
        // Cargo writes the page at the end, and gives its start only to the second.
        let begun = changed - Duration::from_secs_f64(run.seconds);
        let target = if page.components().any(|part| part.as_os_str().to_string_lossy().starts_with("wasm")) {
            "WebAssembly"
        } else {
            "this machine"
        };
        units.extend(run.units.into_iter().map(|(name, start, seconds)| Unit {
            name,
            made_for: format!("{}, {target}", run.profile),
            begun: begun + Duration::from_secs_f64(start),
            seconds,
        }));
    }
    Ok(units)
}

/// The pages below a folder.
fn pages(folder: &Path, depth: usize) -> Result<Vec<PathBuf>> {
    let mut found = vec![];
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && depth < 2 {
            found.extend(pages(&path, depth + 1)?);
        } else if name.starts_with("cargo-timing-") && name.ends_with(".html") {
            found.push(path);
        }
    }
    Ok(found)
}

/// One run of Cargo.
#[derive(Debug, PartialEq)]
struct CargoRun {
    profile: String,
    seconds: f64,
    /// The crates, when the compiler began each, and how long it took, in seconds.
    units: Vec<(String, f64, f64)>,
}

fn read(page: &str) -> Option<CargoRun> {
    let profile = page.split_once("<td>Profile:</td><td>")?.1.split_once("</td>")?.0.to_owned();
    let data = page.split_once("const UNIT_DATA = ")?.1.split_once("];\n")?.0;
    let data: Vec<Value> = serde_json::from_str(&format!("{data}]")).ok()?;
    let mut units = vec![];
    for unit in &data {
        let target = unit["target"].as_str().unwrap_or_default().trim();
        let name = format!("{} {target}", unit["name"].as_str()?).trim_end().to_owned();
        units.push((name, unit["start"].as_f64()?, unit["duration"].as_f64()?));
    }
    let seconds = units.iter().map(|(_, start, took)| start + took).fold(0.0, f64::max);
    Some(CargoRun { profile, seconds, units })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_report_of_cargo_is_read() {
        let page = "<tr><td>Profile:</td><td>dev</td></tr>\nconst UNIT_DATA = [{\"name\": \"a\", \"target\": \" test \\\"all\\\"\", \
                    \"start\": 1.5, \"duration\": 2.0},{\"name\": \"b\", \"target\": \"\", \"start\": 0, \"duration\": 1}];\nconst X";
        let run = read(page).expect("it is as Cargo writes it");
        assert_eq!(run.profile, "dev");
        assert_eq!(run.seconds, 3.5);
        assert_eq!(run.units[0].0, "a test \"all\"");
        assert_eq!(run.units[1], ("b".to_owned(), 0.0, 1.0));
        assert_eq!(read("<p>"), None);
    }
}

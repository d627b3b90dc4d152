//! Compares instruction counts, which have no noise: new features of the rules must not slow down move generation unnoticed.
//!
//! The program `guard` of the package `chesswright-bench` runs one short perft per row. Callgrind counts the
//! instructions within its function `walk`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::shell::{apt_install, cargo, command, have, output, root, run as start, target_dir};

const RECORD: &str = "benches/instructions.tsv";
const TOLERANCE: f64 = 0.03;

#[derive(Args, Default)]
pub(crate) struct Options {
    /// Record the counts of this run as the new ones
    #[arg(long)]
    bless: bool,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        println!("    skipped: the recorded counts hold for x86-64 Linux");
        return Ok(());
    }
    if !have("valgrind") {
        apt_install(&["valgrind"], "counting instructions needs valgrind")?;
    }
    let program = build()?;
    start(command(&program).arg("--versions")).context("the versions of the generator disagree")?;
    let rows = output(command(&program).arg("--list"))?;
    let rows: Vec<&str> = rows.lines().collect();
    if rows.is_empty() {
        println!("    there is no row to count");
        return Ok(());
    }
    let counts = count_all(&program, &rows)?;
    let recorded = read_record()?;
    let mut slower = vec![];
    println!("    {:<16} {:>14} {:>14} {:>8}", "row", "recorded", "now", "change");
    for row in &rows {
        let now = counts[*row];
        let Some(&before) = recorded.get(*row) else {
            println!("    {row:<16} {:>14} {now:>14}", "-");
            if !options.bless {
                slower.push(format!("{row} is not recorded"));
            }
            continue;
        };
        let change = now as f64 / before as f64 - 1.0;
        println!("    {row:<16} {before:>14} {now:>14} {:>+7.1}%", change * 100.0);
        if change > TOLERANCE {
            slower.push(format!("{row} {:+.1}%", change * 100.0));
        } else if change < -TOLERANCE {
            println!("    {:<16} faster: `cargo xtask guard --bless` keeps it", "");
        }
    }
    if options.bless {
        return write_record(&rows, &counts);
    }
    if slower.is_empty() {
        return Ok(());
    }
    bail!(
        "{} (allowed: +{:.0}%); find out why, or accept it with `cargo xtask guard --bless` and give the reason in the commit",
        slower.join(", "),
        TOLERANCE * 100.0
    )
}

/// Makes a plain release build with names, without flags from the environment: it has no instructions of new processors,
/// which valgrind does not know.
pub(crate) fn build() -> Result<PathBuf> {
    let mut cargo = cargo(&["build", "--quiet", "--profile", "dist", "--bin", "guard"]);
    start(cargo.env("CARGO_PROFILE_DIST_STRIP", "none").env_remove("RUSTFLAGS"))?;
    Ok(target_dir().join("dist/guard"))
}

fn count_all<'a>(program: &Path, rows: &[&'a str]) -> Result<BTreeMap<&'a str, u64>> {
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let mut counts = BTreeMap::new();
    for some in rows.chunks(workers) {
        let counted: Vec<Result<u64>> = std::thread::scope(|scope| {
            let threads: Vec<_> =
                some.iter().map(|row| scope.spawn(move || count_row(program, row))).collect();
            threads
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|_| bail!("counting panicked")))
                .collect()
        });
        for (row, count) in some.iter().zip(counted) {
            counts.insert(*row, count.with_context(|| format!("row `{row}`"))?);
        }
    }
    Ok(counts)
}

fn count_row(program: &Path, row: &str) -> Result<u64> {
    let mut valgrind = command("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=guard::walk"]);
    valgrind.arg(program).arg(row);
    let out = valgrind.output().context("cannot start `valgrind`")?;
    let stderr = String::from_utf8_lossy(&out.stderr);
    if !out.status.success() {
        bail!("`guard {row}` failed under valgrind\n{}", stderr.trim());
    }
    let refs = stderr.lines().find_map(|line| Some(line.split_once("refs:")?.1.trim().replace(',', "")));
    let count = refs
        .context("valgrind did not report instructions")?
        .parse()
        .context("valgrind reported something that is not a number")?;
    if count == 0 {
        bail!("valgrind did not find the function `walk` in the program");
    }
    Ok(count)
}

fn read_record() -> Result<BTreeMap<String, u64>> {
    let path = root().join(RECORD);
    let Ok(text) = std::fs::read_to_string(&path) else {
        return Ok(BTreeMap::new());
    };
    text.lines()
        .enumerate()
        .filter(|(_, line)| !line.starts_with('#') && !line.starts_with("row\t") && !line.is_empty())
        .map(|(i, line)| {
            let pair = line
                .split_once('\t')
                .and_then(|(row, count)| Some((row.to_owned(), count.trim().parse().ok()?)));
            pair.with_context(|| format!("{RECORD}:{}: expected `row<TAB>instructions`", i + 1))
        })
        .collect()
}

fn write_record(rows: &[&str], counts: &BTreeMap<&str, u64>) -> Result<()> {
    let mut text = String::from(
        "# Instructions of one short perft per row, written by `cargo xtask guard --bless`.\nrow\tinstructions\n",
    );
    for row in rows {
        text += &format!("{row}\t{}\n", counts[row]);
    }
    std::fs::write(root().join(RECORD), text).with_context(|| format!("cannot write {RECORD}"))?;
    println!("    recorded in {RECORD}");
    Ok(())
}

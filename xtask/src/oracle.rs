//! Checks our rules against those of another program: pyffish from PyPI, which runs only in tests and does not ship.
//!
//! Our program plays random games of every variant that both know, and the other follows them position by position. The disagreements
//! are in `target/oracle/cases.jsonl`; `cargo xtask oracle --replay FILE` checks them again.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use serde_json::Value;

use crate::python;
use crate::shell::{apt_install, cargo, command, have, output, root, run as start, target_dir};

const PEER: &str = "pyffish";
const VERSION: &str = "0.0.90";
/// The compiler flags of the peer's own program: large boards and all variants.
const FLAGS: [&str; 12] = [
    "-std=c++17",
    "-O2",
    "-DNDEBUG",
    "-DLARGEBOARDS",
    "-DALLVARS",
    "-DPRECOMPUTED_MAGICS",
    "-DNNUE_EMBEDDING_OFF",
    "-DIS_64BIT",
    "-DUSE_POPCNT",
    "-mpopcnt",
    "-pthread",
    "-w",
];

/// Variants with their own rules for repetition.
const REPEATED: [&str; 4] = ["xiangqi", "shogi", "makruk", "minixiangqi"];

#[derive(Args, Default)]
pub(crate) struct Options {
    /// Compare only these variants; by default all that both programs know
    variants: Vec<String>,
    /// Random games of each variant
    #[arg(long, default_value_t = 20)]
    games: u64,
    /// Play games of each variant until it has this many positions, instead of a number of games
    #[arg(long, conflicts_with = "games")]
    positions: Option<u64>,
    /// Stop after this many seconds
    #[arg(long)]
    seconds: Option<u64>,
    /// The seed of the random games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games run at the same time; one for each processor by default
    #[arg(long, alias = "jobs")]
    concurrency: Option<usize>,
    /// Build the peer's own program (once, some minutes) and compare moves and texts with it: many times as many positions
    #[arg(long)]
    fast: bool,
    /// Play games with many repetitions, perpetual checks and chases
    #[arg(long)]
    repetitions: bool,
    /// Play the sections of this `variants.ini`, which both programs read: the named ones, or all
    #[arg(long, value_name = "FILE")]
    ini: Option<PathBuf>,
    /// Check the cases of this file again
    #[arg(long, conflicts_with_all = ["variants", "games", "seed"])]
    replay: Option<PathBuf>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let peer = Peer::prepare(options.fast)?;
    let begun = Instant::now();
    let lines = match &options.replay {
        Some(cases) => replay(&peer, cases, options.ini.as_deref())?,
        None => play(&peer, options)?,
    };
    report(&lines, begun.elapsed().as_secs_f64())
}

/// Compares random games of every shared variant: the number of positions, and the unexplained cases.
pub(crate) fn compare(peer: &Peer, games: u64, seed: u64) -> Result<(u64, Vec<Value>)> {
    let lines = play(peer, &Options { games, seed, ..Options::default() })?;
    let positions = lines.iter().filter_map(|line| line["positions"].as_u64()).sum();
    Ok((positions, cases(&lines).cloned().collect()))
}

/// Builds the program that plays the games.
pub(crate) fn build() -> Result<PathBuf> {
    start(&mut cargo(&["build", "--quiet", "--bin", "chesswright-oracle"]))?;
    Ok(target_dir().join("debug").join("chesswright-oracle"))
}

/// Compares a few games of every variant; does nothing where the peer cannot be installed.
pub(crate) fn smoke() -> Result<()> {
    if let Err(error) = environment() {
        println!("    skipped: {error:#}");
        return Ok(());
    }
    run(&Options { games: 2, seconds: Some(120), seed: 1, ..Options::default() })?;
    let variants = REPEATED.map(str::to_owned).to_vec();
    run(&Options { variants, games: 2, seconds: Some(60), seed: 1, repetitions: true, ..Options::default() })
}

/// The program that plays the games, and the one that follows them.
pub(crate) struct Peer {
    python: PathBuf,
    player: PathBuf,
    /// The peer's own program, where it has been built.
    program: Option<PathBuf>,
}

impl Peer {
    /// Builds what is missing; `fast` uses the peer's own program.
    pub(crate) fn prepare(fast: bool) -> Result<Self> {
        let (python, player) = (environment()?, build()?);
        Ok(Self { python, player, program: if fast { Some(program()?) } else { None } })
    }
}

/// A private Python with the peer in it.
fn environment() -> Result<PathBuf> {
    python::environment("oracle", PEER, VERSION, python::Parts::Alone, "the oracle")
}

/// The peer's own program, compiled from the sources of its Python module.
fn program() -> Result<PathBuf> {
    let folder = target_dir().join("oracle").join("program");
    let program = folder.join(format!("program-{VERSION}"));
    if program.exists() {
        return Ok(program);
    }
    if !have("g++") {
        apt_install(&["g++"], "the program of the oracle is written in C++")?;
    }
    println!("    building the program behind {PEER} {VERSION}");
    fs::create_dir_all(&folder)?;
    let python = python::folder("oracle").join("bin").join("python");
    let peer = format!("{PEER}=={VERSION}");
    let download = ["-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", PEER];
    output(command(python).args(download).arg(peer).arg("--dest").arg(&folder))?;
    let archive = folder.join(format!("{PEER}-{VERSION}.tar.gz"));
    output(command("tar").arg("xzf").arg(archive).arg("-C").arg(&folder))?;
    let sources = folder.join(format!("{PEER}-{VERSION}")).join("src");
    let mut files = vec![];
    for part in ["", "syzygy", "nnue", "nnue/features"] {
        for file in fs::read_dir(sources.join(part))? {
            let file = file?.path();
            let other_programs = ["pyffish.cpp", "ffishjs.cpp"].iter().any(|name| file.ends_with(name));
            if file.extension().is_some_and(|extension| extension == "cpp") && !other_programs {
                files.push(file);
            }
        }
    }
    let made = folder.join("made");
    output(command("g++").args(FLAGS).args(&files).arg("-o").arg(&made))?;
    fs::rename(made, &program)?;
    Ok(program)
}

/// The variants that both programs know, by the names of the peer.
fn shared(python: &Path) -> Result<Vec<String>> {
    let theirs =
        output(command(python).args(["-c", "import pyffish; print('\\n'.join(pyffish.variants()))"]))?;
    let ours = fs::read_dir(root().join("crates/catalog/variants"))?
        .filter_map(|family| fs::read_dir(family.ok()?.path()).ok())
        .flatten()
        .filter_map(|document| Some(document.ok()?.path().file_stem()?.to_string_lossy().into_owned()))
        .collect::<Vec<_>>();
    Ok(theirs.lines().filter(|name| ours.iter().any(|our| our == name)).map(str::to_owned).collect())
}

/// Plays random games, with the variants divided among several processes.
fn play(peer: &Peer, options: &Options) -> Result<Vec<Value>> {
    let variants = match &options.ini {
        _ if !options.variants.is_empty() => options.variants.clone(),
        Some(file) => sections(file)?,
        None => shared(&peer.python)?,
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = options.concurrency.unwrap_or(cores).clamp(1, variants.len().max(1));
    let mut running = vec![];
    for job in 0..jobs {
        let mut play = command(&peer.player);
        play.args(variants.iter().skip(job).step_by(jobs));
        match options.positions {
            Some(positions) => play.args(["--positions", &positions.to_string()]),
            None => play.args(["--games", &options.games.to_string()]),
        };
        play.args(["--seed", &options.seed.to_string()]);
        if options.repetitions {
            play.arg("--repeat");
        }
        if let Some(seconds) = options.seconds {
            play.args(["--seconds", &seconds.to_string()]);
        }
        running.push(compared(peer, play, options.ini.as_deref())?);
    }
    running.into_iter().map(answer).collect::<Result<Vec<_>>>().map(|answers| answers.concat())
}

/// Plays the games of a file of cases again.
fn replay(peer: &Peer, cases: &Path, ini: Option<&Path>) -> Result<Vec<Value>> {
    let mut lines = vec![];
    for line in BufReader::new(File::open(cases).context("cannot read the cases")?).lines() {
        let case: Value = serde_json::from_str(&line?)?;
        let text = |key: &str| case[key].as_str().unwrap_or_default().to_owned();
        let moves: Vec<&str> =
            case["moves"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let mut play = command(&peer.player);
        play.args([text("variant"), "--games".into(), "1".into(), "--fen".into(), text("start")]);
        play.args(["--moves", &moves.join(" "), "--plies", "2000"]);
        lines.extend(answer(compared(peer, play, ini)?)?);
    }
    Ok(lines)
}

/// The sections of a `variants.ini`.
fn sections(file: &Path) -> Result<Vec<String>> {
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let name = |line: &str| Some(line.trim().strip_prefix('[')?.split([':', ']']).next()?.trim().to_owned());
    Ok(text.lines().filter_map(name).collect())
}

/// Lets one program play games and the other follow them, with a `variants.ini` that both read, if there is one.
fn compared(peer: &Peer, mut play: Command, ini: Option<&Path>) -> Result<[Child; 2]> {
    if let Some(file) = ini {
        play.arg("--ini").arg(file);
    }
    let mut player =
        play.stdout(Stdio::piped()).spawn().context("cannot start the program that plays the games")?;
    let games = player.stdout.take().context("the program that plays the games has no output")?;
    let script = root().join("oracle").join("compare.py");
    let mut compare = command(&peer.python);
    compare.arg(script);
    if let Some(program) = &peer.program {
        compare.arg("--engine").arg(program);
    }
    compare.args(ini);
    let comparer = compare.stdin(games).stdout(Stdio::piped()).spawn()?;
    Ok([player, comparer])
}

fn answer([mut player, comparer]: [Child; 2]) -> Result<Vec<Value>> {
    let compared = comparer.wait_with_output()?;
    ensure!(compared.status.success(), "the comparison failed ({})", compared.status);
    let status = player.wait()?;
    ensure!(status.success(), "the program that plays the games failed ({status})");
    let lines = String::from_utf8(compared.stdout)?;
    lines.lines().map(|line| Ok(serde_json::from_str(line)?)).collect()
}

/// The unexplained cases.
fn cases(lines: &[Value]) -> impl Iterator<Item = &Value> {
    lines.iter().filter_map(|line| line.get("case"))
}

/// Prints the table and writes the cases; fails when there are any, or when a variant is refused.
fn report(lines: &[Value], seconds: f64) -> Result<()> {
    let path = target_dir().join("oracle").join("cases.jsonl");
    let mut file = File::create(&path)?;
    let mut open = 0;
    for case in cases(lines) {
        writeln!(file, "{case}")?;
        open += 1;
    }
    let mut rows: BTreeMap<String, [u64; 2]> = BTreeMap::new();
    let mut remarks: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for line in lines.iter().filter(|line| line.get("games").is_some()) {
        let name = line["variant"].as_str().unwrap_or_default().to_owned();
        let row = rows.entry(name.clone()).or_default();
        row[0] += line["games"].as_u64().unwrap_or_default();
        row[1] += line["positions"].as_u64().unwrap_or_default();
        for (table, word) in [("found", "NOT AGREED"), ("explained", "explained")] {
            for (what, count) in line[table].as_object().into_iter().flatten() {
                remarks.entry(name.clone()).or_default().push(format!("{word}: {what} {count}"));
            }
        }
    }
    println!("{:<20} {:>7} {:>10}", "variant", "games", "positions");
    for (name, [games, positions]) in &rows {
        let remark = remarks.get(name).map(|remarks| remarks.join(", ")).unwrap_or_default();
        println!("{name:<20} {games:>7} {positions:>10}  {remark}");
    }
    let positions: u64 = rows.values().map(|row| row[1]).sum();
    println!(
        "{} variants, {positions} positions in {seconds:.0} s: {:.0} a second",
        rows.len(),
        positions as f64 / seconds
    );
    let refused = refused(lines);
    for (name, why) in &refused {
        println!("REFUSED: {name}: {why}");
    }
    if open > 0 {
        bail!("{open} unexplained disagreements; they are in {}", path.display());
    }
    ensure!(refused.is_empty(), "{} variants are refused", refused.len());
    Ok(())
}

/// The variants that one of the programs does not take, with the reason.
fn refused(lines: &[Value]) -> Vec<(&str, &str)> {
    lines.iter().filter_map(|line| Some((line["refused"].as_str()?, line["why"].as_str()?))).collect()
}

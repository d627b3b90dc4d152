//! The drills of the long checks. Each consists of many small pieces, and the number of a piece is its seed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use serde_json::Value;

use crate::shell::{cargo, command, output, root, run, target_dir};
use crate::{fuzz, oracle, python};

/// Random games of each variant in a piece of the drill `oracle`.
const ORACLE_GAMES: u64 = 5;
/// Seconds for one target in a piece of the drill `fuzz`.
const FUZZ_SECONDS: u32 = 60;
/// Random definitions in a piece of the drill `differential`.
const DEFINITIONS: u64 = 200;
/// How often the server is killed in a piece of the drills `kill` and `kill-postgres`, and the tests that do it.
const KILLS: u64 = 20;
const SURVIVES: &str = "what_is_acknowledged_survives_any_kill";
const SURVIVES_POSTGRES: &str = "what_postgres_has_acknowledged_is_there_after_any_kill";
/// How many mishaps befall servers in a piece of the drill `failover`, and the test in which they do.
const MISHAPS: u64 = 6;
const PLAYS_ON: &str = "another_server_plays_on_when_one_dies_freezes_or_is_cut_off";
/// Games on servers that hide something in a piece of the drill `hidden`, and the test that plays them.
const HIDDEN: u64 = 50;
const HEARS: &str = "each_side_hears_what_it_has_seen_and_nothing_else";
/// Games at one table in which the captor alone sees what was captured, and the test that plays them.
const DRAWN: u64 = 100;
const CANNOT_TELL: &str = "owners_cannot_tell_apart_what_was_drawn";
/// Random edits in a piece of the drill `edits`, and the test that makes them.
const EDITS: u64 = 500;
const KEEPS_LINES: &str = "random_edits_touch_only_their_own_lines";
/// Random sets of strokes in a piece of the drill `strokes`, and the test that draws them.
const STROKES: u64 = 2_000;
const MOVES_AS_DRAWN: &str = "random_strokes_move_as_drawn";
/// The test of the drill `controls`, and the games in which it walks all keys, one in each piece.
const CONTROLS: &str = "every_value_is_changed_and_changed_back_by_its_control";
const CONTROLLED: u64 = 20;
/// Seconds of a piece of the drill `api`.
const API_SECONDS: u64 = 60;
/// How the engine plays itself: quickly, and late only where it does not check the clock at all.
const SELFPLAY: [&str; 8] = ["--games", "1", "--time", "3", "--max-moves", "200", "--grace", "10000"];

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Drill {
    /// Random games against the rules of another program
    Oracle,
    /// Fuzzing of parsers and rules, with coverage
    Fuzz,
    /// Random definitions against the slow reference rules
    Differential,
    /// The engine against itself in every variant
    Selfplay,
    /// A server that is killed again and again while games are played on it
    Kill,
    /// The same with PostgreSQL
    KillPostgres,
    /// Two servers on one database: one dies, freezes or is cut off, and the other plays on
    Failover,
    /// Games that hide something, on a server and at one table: what each side is told
    Hidden,
    /// The calls of a server, as its OpenAPI document says and as it does not say
    Api,
    /// Random edits of all documents, each of which touches only its own lines
    Edits,
    /// Random strokes of pieces as Betza notation, which moves as drawn
    Strokes,
    /// The controls of the workshop in one game of each family: every value there and back
    Controls,
}

/// When a drill is complete.
#[derive(Clone, Copy, Debug)]
pub(super) enum Goal {
    Amount(u64),
    Pieces(u64),
}

/// The result of a piece: its amount, and each failure with the command that repeats it.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub(super) amount: u64,
    pub(super) failures: Vec<(String, String)>,
    /// How often parts of the language were used, in a drill that says so.
    pub(super) uses: BTreeMap<String, u64>,
}

/// A prepared drill, which runs the piece of a number.
pub(super) type Ready = Box<dyn Fn(u64) -> Result<Found>>;

impl Drill {
    pub(super) fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }

    /// The unit of the amounts.
    pub(super) fn unit(self) -> &'static str {
        match self {
            Self::Oracle | Self::Differential => "positions",
            Self::Fuzz => "inputs",
            Self::Selfplay | Self::Hidden => "games",
            Self::Kill | Self::KillPostgres => "kills",
            Self::Failover => "mishaps",
            Self::Api => "calls",
            Self::Edits => "edits",
            Self::Strokes => "drawings",
            Self::Controls => "games",
        }
    }

    pub(super) fn goal(self) -> Goal {
        match self {
            Self::Oracle => Goal::Amount(10_000_000),
            // Four minutes short of four and a half hours with thirteen targets.
            Self::Fuzz => Goal::Pieces(266),
            Self::Differential => Goal::Amount(10_000_000),
            Self::Selfplay => Goal::Amount(10_000),
            Self::Kill => Goal::Amount(1_000),
            Self::KillPostgres => Goal::Amount(300),
            Self::Failover => Goal::Amount(60),
            // A thousand games on servers, and two thousand at tables.
            Self::Hidden => Goal::Pieces(20),
            // Ten minutes.
            Self::Api => Goal::Pieces(10),
            Self::Edits => Goal::Amount(10_000),
            Self::Strokes => Goal::Amount(100_000),
            Self::Controls => Goal::Pieces(CONTROLLED),
        }
    }

    /// The command that repeats a piece.
    pub(super) fn repeat(self, piece: u64) -> String {
        match self {
            Self::Oracle => format!("cargo xtask oracle --fast --games {ORACLE_GAMES} --seed {piece}"),
            Self::Fuzz => format!("cargo xtask fuzz --seconds {FUZZ_SECONDS}"),
            Self::Differential => {
                let (from, to) = definitions(piece);
                format!(
                    "CHESSWRIGHT_SEED={from}..{to} cargo test --workspace --test all random_definitions_agree"
                )
            }
            Self::Kill | Self::KillPostgres | Self::Failover | Self::Hidden => {
                let (test, times, count) = self.server_test();
                format!("{times}={count} CHESSWRIGHT_SEED={piece} cargo test --workspace --test all {test}")
            }
            Self::Api => format!("cargo xtask deep api --fresh --pieces {}", piece + 1),
            Self::Edits | Self::Strokes | Self::Controls => {
                let (_, test) = self.property();
                let with: Vec<String> = self
                    .variables(piece)
                    .into_iter()
                    .map(|(name, value)| format!("{name}={value}"))
                    .collect();
                format!("{} cargo test --workspace --test all {test}", with.join(" "))
            }
            Self::Selfplay => {
                format!("cargo run --release --bin chesswright -- soak {} --seed {piece}", SELFPLAY.join(" "))
            }
        }
    }

    /// The test of a drill about servers, the variable that says how often something happens in it, and how often it does in a piece.
    fn server_test(self) -> (&'static str, &'static str, u64) {
        match self {
            Self::KillPostgres => (SURVIVES_POSTGRES, "CHESSWRIGHT_KILLS", KILLS),
            Self::Failover => (PLAYS_ON, "CHESSWRIGHT_MISHAPS", MISHAPS),
            Self::Hidden => (HEARS, "CHESSWRIGHT_HIDDEN_GAMES", HIDDEN),
            _ => (SURVIVES, "CHESSWRIGHT_KILLS", KILLS),
        }
    }

    /// The package and the test of a drill that is a test with more to do.
    fn property(self) -> (&'static str, &'static str) {
        match self {
            Self::Edits => ("chesswright-document", KEEPS_LINES),
            Self::Strokes => ("chesswright-rules", MOVES_AS_DRAWN),
            Self::Controls => ("chesswright-studio", CONTROLS),
            Self::Oracle
            | Self::Fuzz
            | Self::Differential
            | Self::Selfplay
            | Self::Kill
            | Self::KillPostgres
            | Self::Failover
            | Self::Hidden
            | Self::Api => {
                unreachable!("this drill is more than a test")
            }
        }
    }

    /// What such a test does in a piece, as environment variables.
    fn variables(self, piece: u64) -> Vec<(&'static str, String)> {
        match self {
            // The seed 0 is that of ordinary runs.
            Self::Edits => {
                vec![("CHESSWRIGHT_EDITS", EDITS.to_string()), ("CHESSWRIGHT_SEED", (piece + 1).to_string())]
            }
            Self::Strokes => {
                vec![("CHESSWRIGHT_SEED", format!("{}..{}", piece * STROKES, (piece + 1) * STROKES))]
            }
            Self::Controls => vec![("CHESSWRIGHT_WALK", (piece % CONTROLLED).to_string())],
            Self::Oracle
            | Self::Fuzz
            | Self::Differential
            | Self::Selfplay
            | Self::Kill
            | Self::KillPostgres
            | Self::Failover
            | Self::Hidden
            | Self::Api => {
                vec![]
            }
        }
    }

    /// Builds the programs of the drill.
    pub(super) fn prepare(self) -> Result<Ready> {
        match self {
            Self::Oracle => {
                let peer = oracle::Peer::prepare(true)?;
                Ok(Box::new(move |piece| oracle(self, &peer, piece)))
            }
            Self::Fuzz => {
                let (targets, programs) = (fuzz::targets()?, fuzz::build()?);
                Ok(Box::new(move |piece| {
                    let name = &targets[piece as usize % targets.len()];
                    feed(self, name, &programs.join(name), piece)
                }))
            }
            Self::Differential => {
                let program = test_program("chesswright-rules")?;
                Ok(Box::new(move |piece| differential(self, &program, piece)))
            }
            Self::Hidden => {
                let (server, table) = (test_program("chesswright")?, test_program("chesswright-table")?);
                Ok(Box::new(move |piece| {
                    let mut found = trouble(self, &server, piece)?;
                    let drawn = draws(self, &table, piece)?;
                    found.amount += drawn.amount;
                    found.failures.extend(drawn.failures);
                    Ok(found)
                }))
            }
            Self::Kill | Self::KillPostgres | Self::Failover => {
                let program = test_program("chesswright")?;
                Ok(Box::new(move |piece| trouble(self, &program, piece)))
            }
            Self::Api => {
                run(&mut cargo(&["build", "--bin", "chesswright"]))?;
                let program = target_dir().join("debug").join("chesswright");
                let program = program.with_extension(std::env::consts::EXE_EXTENSION);
                let who = "the drill `api`";
                let python =
                    python::environment("api-fuzz", "schemathesis", "4.32.5", python::Parts::Whole, who)?;
                Ok(Box::new(move |piece| call(self, &program, &python, piece)))
            }
            Self::Edits | Self::Strokes | Self::Controls => {
                let program = test_program(self.property().0)?;
                Ok(Box::new(move |piece| property(self, &program, piece)))
            }
            Self::Selfplay => {
                run(&mut cargo(&["build", "--release", "--bin", "chesswright"]))?;
                let program = target_dir()
                    .join("release")
                    .join("chesswright")
                    .with_extension(std::env::consts::EXE_EXTENSION);
                Ok(Box::new(move |piece| selfplay(self, &program, piece)))
            }
        }
    }
}

/// Compares games with the other program. The unexplained cases of a piece go to a file.
fn oracle(drill: Drill, peer: &oracle::Peer, piece: u64) -> Result<Found> {
    let (positions, cases) = oracle::compare(peer, ORACLE_GAMES, piece)?;
    if cases.is_empty() {
        return Ok(Found { amount: positions, ..Found::default() });
    }
    let lines: Vec<String> = cases.iter().map(Value::to_string).collect();
    let path = target_dir().join("deep").join(format!("oracle-{piece}.jsonl"));
    std::fs::write(&path, lines.join("\n") + "\n")
        .with_context(|| format!("cannot write {}", path.display()))?;
    let what = format!("{} unexplained disagreements, in {}", cases.len(), path.display());
    Ok(Found { amount: positions, failures: vec![(what, drill.repeat(piece))], ..Found::default() })
}

fn feed(drill: Drill, name: &str, program: &Path, piece: u64) -> Result<Found> {
    // The seed 0 would make other inputs every time.
    let fed = fuzz::feed(name, program, FUZZ_SECONDS, piece + 1)?;
    let failures = fed.failure.map(|failure| {
        let repeat = match &failure.input {
            Some(input) => format!("cargo xtask fuzz {name} --input {input}"),
            None => drill.repeat(piece),
        };
        (format!("target `{name}` failed: {}", failure.what()), repeat)
    });
    Ok(Found { amount: fed.inputs, failures: failures.into_iter().collect(), ..Found::default() })
}

/// The seeds of the definitions in a piece.
fn definitions(piece: u64) -> (u64, u64) {
    (piece * DEFINITIONS, (piece + 1) * DEFINITIONS)
}

fn differential(drill: Drill, program: &Path, piece: u64) -> Result<Found> {
    let (from, to) = definitions(piece);
    let mut test = command(program);
    test.args(["random_definitions_agree", "--nocapture"]).env("CHESSWRIGHT_SEED", format!("{from}..{to}"));
    let out = test.output().context("cannot start the test program")?;
    let stderr = String::from_utf8_lossy(&out.stderr);
    let positions = stderr.lines().find_map(positions_compared);
    let uses = stderr.lines().find_map(used).unwrap_or_default();
    let mut found = Found { amount: positions.unwrap_or_default(), failures: vec![], uses };
    if !out.status.success() {
        let what = stderr.lines().find(|line| line.starts_with("seed ")).unwrap_or("the test failed");
        found.failures.push((what.to_owned(), drill.repeat(piece)));
    } else if positions.is_none() {
        bail!("the test `random_definitions_agree` does not say how many positions it compared");
    }
    Ok(found)
}

/// Plays games on servers, which may be killed, or worse, meanwhile.
fn trouble(drill: Drill, program: &Path, piece: u64) -> Result<Found> {
    let (name, times, count) = drill.server_test();
    let mut test = command(program);
    test.args([name, "--nocapture"]).env(times, count.to_string()).env("CHESSWRIGHT_SEED", piece.to_string());
    let out = test.output().context("cannot start the test program")?;
    let text = String::from_utf8_lossy(&[&out.stdout[..], &out.stderr].concat()).into_owned();
    if let Some(skipped) = text.lines().find(|line| line.contains("SKIPPED")) {
        bail!("{skipped}");
    }
    let mut found = Found { amount: count, ..Found::default() };
    if !out.status.success() {
        let mut lines = text.lines().skip_while(|line| !line.contains("panicked")).take(2);
        let what = [lines.next().unwrap_or("the test failed"), lines.next().unwrap_or_default()].join(" ");
        found.failures.push((what, drill.repeat(piece)));
    }
    Ok(found)
}

/// Plays games in which the captor alone sees what was captured.
fn draws(drill: Drill, program: &Path, piece: u64) -> Result<Found> {
    let (_, times, _) = drill.server_test();
    let with = [(times, DRAWN.to_string()), ("CHESSWRIGHT_SEED", (piece + 1).to_string())];
    let repeat: Vec<String> = with.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let mut test = command(program);
    test.args([CANNOT_TELL, "--nocapture"]).envs(with);
    let out = test.output().context("cannot start the test program")?;
    let mut found = Found { amount: DRAWN, ..Found::default() };
    if !out.status.success() {
        let text = String::from_utf8_lossy(&out.stderr);
        let what =
            text.lines().skip_while(|line| !line.contains("panicked at")).nth(1).unwrap_or("the test failed");
        let repeat = format!("{} cargo test --workspace --test all {CANNOT_TELL}", repeat.join(" "));
        found.failures.push((what.to_owned(), repeat));
    }
    Ok(found)
}

/// Runs a test that says how much it did, in a line such as `done: 500 edits`.
fn property(drill: Drill, program: &Path, piece: u64) -> Result<Found> {
    let mut test = command(program);
    test.args([drill.property().1, "--nocapture"]).envs(drill.variables(piece));
    let out = test.output().context("cannot start the test program")?;
    let text = [&out.stdout[..], &out.stderr].concat();
    let text = String::from_utf8_lossy(&text);
    let amount = text.lines().find_map(|line| done(line, drill.unit()));
    let mut found = Found { amount: amount.unwrap_or_default(), ..Found::default() };
    if !out.status.success() {
        let mut lines = text.lines().skip_while(|line| !line.contains("panicked at"));
        let what = lines.nth(1).unwrap_or("the test failed");
        found.failures.push((what.to_owned(), drill.repeat(piece)));
    } else if amount.is_none() {
        bail!("the test `{}` does not say how much it did", drill.property().1);
    }
    Ok(found)
}

/// The number in a line such as `done: 500 edits`.
fn done(line: &str, unit: &str) -> Option<u64> {
    line.split_once("done: ")?.1.strip_suffix(unit)?.trim().parse().ok()
}

/// Calls a server as its document says and as it does not say.
fn call(drill: Drill, program: &Path, python: &Path, piece: u64) -> Result<Found> {
    let mut calls = command(python);
    calls
        .arg(root().join("xtask/drivers/fuzz_api.py"))
        .arg(program)
        .arg(python.with_file_name("schemathesis"));
    // The seed 0 would make other calls every time.
    let out = calls.arg((piece + 1).to_string()).arg(API_SECONDS.to_string()).output();
    let out = out.context("cannot start Python")?;
    let text = String::from_utf8_lossy(&out.stdout);
    let amount = text.lines().find_map(|line| line.strip_prefix("calls: ")?.parse().ok());
    let mut found = Found { amount: amount.unwrap_or_default(), ..Found::default() };
    if !out.status.success() {
        let path = target_dir().join("deep").join(format!("api-{piece}.txt"));
        std::fs::write(&path, [&out.stdout[..], &out.stderr].concat())
            .with_context(|| format!("cannot write {}", path.display()))?;
        let what = format!("the server does not answer as its document says; see {}", path.display());
        found.failures.push((what, drill.repeat(piece)));
    }
    Ok(found)
}

/// The number of positions in the line `Tally { games: 200, plies: 3, moves: 40, children: 40 }`: those in games, and those after each
/// of their moves.
fn positions_compared(line: &str) -> Option<u64> {
    let fields = line.strip_prefix("Tally { ")?.strip_suffix(" }")?;
    let number = |name: &str| -> Option<u64> {
        let mut named = fields.split(", ").filter_map(|field| field.split_once(": "));
        named.find(|(known, _)| *known == name)?.1.parse().ok()
    };
    Some(number("plies")? + number("children")?)
}

/// How often each part of the language was used, from the line `uses: chains 3, dice 4`.
fn used(line: &str) -> Option<BTreeMap<String, u64>> {
    let listed = line.strip_prefix("uses: ")?.split(", ").filter_map(|one| one.rsplit_once(' '));
    listed.map(|(name, count)| Some((name.to_owned(), count.parse().ok()?))).collect()
}

/// Builds the integration tests and returns the program of a crate.
fn test_program(package: &str) -> Result<PathBuf> {
    // Those of one package alone would need other features of what it depends on, and all of that would be compiled again.
    let messages = output(&mut cargo(&[
        "test",
        "--workspace",
        "--test",
        "all",
        "--no-run",
        "--message-format",
        "json-render-diagnostics",
    ]))?;
    let built = messages.lines().find_map(|line| built_tests(line, package));
    built.with_context(|| format!("Cargo does not say where the tests of {package} are"))
}

/// The program that a message of Cargo tells of, if it has the integration tests of this crate.
fn built_tests(message: &str, package: &str) -> Option<PathBuf> {
    let message: Value = serde_json::from_str(message).ok()?;
    let id = message["package_id"].as_str()?;
    let is_wanted = message["target"]["name"] == "all" && id.contains(&format!("#{package}@"));
    message["executable"].as_str().filter(|_| is_wanted).map(PathBuf::from)
}

fn selfplay(drill: Drill, program: &Path, piece: u64) -> Result<Found> {
    let mut play = command(program);
    play.arg("soak").args(SELFPLAY).args(["--seed", &piece.to_string()]);
    let out = play.output().context("cannot start the program")?;
    let table = String::from_utf8_lossy(&out.stdout);
    let Some((all, variants)) = rows(&table) else {
        bail!("`chesswright soak` failed ({}): {}", out.status, String::from_utf8_lossy(&out.stderr).trim());
    };
    let failures = variants
        .iter()
        .filter(|row| row.faults() > 0)
        .map(|row| {
            let Row { name, crashes, illegal, late, .. } = row;
            let what = format!("{name}: {crashes} crashes, {illegal} illegal moves, {late} late moves");
            (what, format!("{} {name}", drill.repeat(piece)))
        })
        .collect();
    Ok(Found { amount: all, failures, ..Found::default() })
}

/// What `soak` counted in a variant.
#[derive(Debug, PartialEq, Eq)]
struct Row {
    name: String,
    games: u64,
    crashes: u64,
    illegal: u64,
    late: u64,
}

impl Row {
    fn faults(&self) -> u64 {
        self.crashes + self.illegal + self.late
    }
}

/// The table that `soak` prints: the number of all games, and the counts of each variant.
fn rows(table: &str) -> Option<(u64, Vec<Row>)> {
    let mut lines = table.lines();
    let heads: Vec<&str> = lines.next()?.split('\t').collect();
    let mut rows = lines
        .map(|line| {
            let cells: Vec<&str> = line.split('\t').collect();
            let number = |head: &str| -> Option<u64> {
                cells.get(heads.iter().position(|known| *known == head)?)?.parse().ok()
            };
            Some(Row {
                name: (*cells.first()?).to_owned(),
                games: number("games")?,
                crashes: number("crashes")?,
                illegal: number("illegal")?,
                late: number("late")?,
            })
        })
        .collect::<Option<Vec<Row>>>()?;
    let all = rows.pop().filter(|row| row.name == "all")?;
    Some((all.games, rows))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_soak_is_read() {
        let table = "variant\tgames\tmoves\tended\tcrashes\tillegal\tlate\tslowest\n\
                     chess\t1\t90\t1\t0\t0\t0\t4\nshogi\t1\t80\t0\t0\t1\t2\t9\nall\t2\t170\t1\t0\t1\t2\t9\n";
        let (all, variants) = rows(table).unwrap();
        assert_eq!(all, 2);
        assert_eq!(variants.iter().map(Row::faults).collect::<Vec<_>>(), [0, 3]);
        assert_eq!(rows("variant\tgames\nchess\t1\n"), None);
    }

    #[test]
    fn what_a_test_did_is_read() {
        assert_eq!(done("done: 500 edits", "edits"), Some(500));
        assert_eq!(done("test x ... done: 1 games", "games"), Some(1));
        assert_eq!(done("done: 500 edits", "games"), None);
        let with = Drill::Strokes.variables(3);
        assert_eq!(with, [("CHESSWRIGHT_SEED", "6000..8000".to_owned())]);
        assert!(
            Drill::Edits
                .repeat(0)
                .starts_with("CHESSWRIGHT_EDITS=500 CHESSWRIGHT_SEED=1 cargo test --workspace ")
        );
    }

    #[test]
    fn the_tests_of_a_crate_are_found() {
        let of = |package: &str| {
            format!(
                "{{\"reason\":\"compiler-artifact\",\"package_id\":\"path+file:///c/crates/x#{package}@0.1.0\",\
                 \"target\":{{\"name\":\"all\"}},\"executable\":\"/c/target/debug/deps/all-{package}\"}}"
            )
        };
        let found = |package: &str| built_tests(&of("chesswright-rules"), package);
        assert_eq!(found("chesswright-rules"), Some("/c/target/debug/deps/all-chesswright-rules".into()));
        assert_eq!(found("chesswright"), None);
        assert_eq!(built_tests("   Compiling chesswright", "chesswright"), None);
    }

    #[test]
    fn positions_are_counted() {
        let line = "Tally { games: 200, plies: 3, moves: 4, children: 40 }";
        assert_eq!(positions_compared(line), Some(43));
        assert_eq!(positions_compared("running 1 test"), None);
        let expected = [("dice".to_owned(), 4), ("joined edges".to_owned(), 30)];
        assert_eq!(used("uses: dice 4, joined edges 30"), Some(expected.into_iter().collect()));
        assert_eq!(used(line), None);
    }
}

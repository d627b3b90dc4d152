//! Compares move texts with a table from pyffish, and, if a Python with pyffish is available, with new random games.
//!
//! `CHESSWRIGHT_PYTHON=python3` names the Python; `CHESSWRIGHT_SEED=N` selects other games.

#![expect(clippy::print_stderr, reason = "a test that is left out says so")]

use std::collections::HashMap;
use std::process::Command;

use chesswright_notation::moves::Notation;
use chesswright_notation::position::{self, Dialect};
use chesswright_rules::Rules;

/// The rows that disagree, and the number of rows that agree.
fn disagreements(table: &str) -> (Vec<String>, usize) {
    let mut games: HashMap<&str, Option<Rules>> = HashMap::new();
    let (mut wrong, mut right) = (vec![], 0);
    for line in table.lines().skip(1) {
        let [variant, fen, uci, notation, text] = line.split('\t').collect::<Vec<_>>()[..] else {
            wrong.push(format!("{line}: not five columns"));
            continue;
        };
        let rules = games.entry(variant).or_insert_with(|| {
            chesswright_catalog::definition(variant).and_then(|definition| Rules::new(&definition).ok())
        });
        let Some(rules) = rules else { continue };
        let outcome = agrees(rules, fen, uci, notation, text);
        match outcome {
            Ok(()) => right += 1,
            Err(why) => wrong.push(format!("{line}\n    {why}")),
        }
    }
    (wrong, right)
}

fn agrees(rules: &Rules, fen: &str, uci: &str, notation: &str, text: &str) -> Result<(), String> {
    if notation == "sfen" {
        return sfen_agrees(rules, fen, text);
    }
    let notation: Notation = notation.parse().map_err(|error| format!("{error}"))?;
    let position = position::read(rules, fen).map_err(|error| error.to_string())?.position;
    let played = Notation::Uci.read(&position, uci).map_err(|error| error.to_string())?;
    let written = notation.write(&position, &played);
    // Only the positions of the other program remember which mets have been pawns.
    if written != text && written != text.replace('ง', "ม็") && !text.starts_with("ง") {
        return Err(format!("we write {written}"));
    }
    if notation.fits(rules).is_err() {
        return Ok(());
    }
    match notation.read(&position, text) {
        Ok(read) if read == played => Ok(()),
        Ok(_) => Err("we read another move".into()),
        Err(error) => Err(error.to_string()),
    }
}

fn sfen_agrees(rules: &Rules, fen: &str, text: &str) -> Result<(), String> {
    let position = position::read(rules, fen).map_err(|error| error.to_string())?.position;
    let written = position::write_as(&position, Dialect::Sfen);
    if written != text {
        return Err(format!("we write {written}"));
    }
    let read = position::read(rules, text).map_err(|error| error.to_string())?.position;
    if read.key() == position.key() { Ok(()) } else { Err(format!("we read {}", position::write(&read))) }
}

#[test]
fn the_table_agrees() {
    let (wrong, right) = disagreements(include_str!("../../../tests/notation/moves.tsv"));
    assert!(
        wrong.is_empty(),
        "{} wrong, {right} right:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(40)].join("\n")
    );
    assert!(right > 300, "{right}");
}

#[test]
fn random_games_agree_with_the_other_program() {
    let Ok(python) = std::env::var("CHESSWRIGHT_PYTHON") else {
        eprintln!("left out: CHESSWRIGHT_PYTHON does not name a Python with pyffish");
        return;
    };
    let seed = std::env::var("CHESSWRIGHT_SEED").unwrap_or_else(|_| "2".into());
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../xtask/oracles/notations.py");
    let output = Command::new(python).args([script, "--seed", &seed]).output().expect("Python runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let (wrong, right) = disagreements(&String::from_utf8_lossy(&output.stdout));
    assert!(
        wrong.is_empty(),
        "{} wrong, {right} right:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(40)].join("\n")
    );
}

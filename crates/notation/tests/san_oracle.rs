//! Move texts as another program writes them.
//!
//! `tests/san/pyffish.tsv` holds some; with `CHESSWRIGHT_PYTHON` naming a Python that has `pyffish`, fresh ones are made, too.

#![expect(clippy::print_stderr, reason = "a step that is left out says so")]

use std::collections::HashMap;
use std::process::Command;

use chesswright_notation::{San, moves, position, san::Style};
use chesswright_rules::Rules;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../xtask/oracles/san.py");

/// What is wrong in a table: variant, position, move, SAN, LAN.
fn wrong(table: &str) -> Vec<String> {
    let mut games: HashMap<&str, San> = HashMap::new();
    let mut wrong = vec![];
    for line in table.lines().skip(1) {
        let &[variant, fen, uci, short, long] = line.split('\t').collect::<Vec<_>>().as_slice() else {
            panic!("not a row: {line}");
        };
        let san = games.entry(variant).or_insert_with(|| {
            let definition = chesswright_catalog::definition(variant).expect("a built-in variant");
            San::new(&Rules::new(&definition).expect("the catalogue compiles"))
        });
        let position = match position::read(san.rules(), fen) {
            Ok(read) => read.position,
            Err(error) => {
                wrong.push(format!("{variant} {fen}: {error}"));
                continue;
            }
        };
        let all = position.unclaimed_moves();
        let shuffled = ["fischerandom", "caparandom"].contains(&variant);
        let Some(played) = all.iter().find(|played| moves::uci(&position, played, shuffled) == uci) else {
            wrong.push(format!("{variant} {fen}: {uci} is not legal"));
            continue;
        };
        for (theirs, style) in [(short, Style::SHORT), (long, Style::LONG)] {
            let ours = san.write(&position, played, style);
            if ours != theirs && !differs_by_custom(variant, &ours, theirs) {
                wrong.push(format!("{variant} {fen}: {uci} is {theirs}, not {ours}"));
            }
            let read = san.read(&position, theirs);
            if read.as_ref() != Ok(played) {
                wrong.push(format!("{variant} {fen}: {uci} as {theirs} is read as {read:?}"));
            }
        }
    }
    wrong
}

/// Where that program writes otherwise, and we read it all the same.
fn differs_by_custom(variant: &str, ours: &str, theirs: &str) -> bool {
    // It knows pawns by their type; those that move otherwise it calls P.
    let pawn = theirs.starts_with('P');
    // It names horses and elephants by their English letters; we by those of the position text.
    let [mut our_letters, mut their_letters] = [ours.chars(), theirs.chars()];
    let pair = (our_letters.next(), their_letters.next());
    let letters = [(Some('N'), Some('H')), (Some('B'), Some('E'))].contains(&pair);
    // It sees no check to a queen that is royal.
    let queen = variant == "coregal" && ours.trim_end_matches(['+', '#']) == theirs;
    pawn || queen || (letters && our_letters.eq(their_letters))
}

fn check(table: &str, at_least: usize) {
    let wrong = wrong(table);
    let rows = table.lines().count().saturating_sub(1);
    assert!(rows >= at_least, "only {rows} rows");
    let shown: Vec<&String> = wrong.iter().take(60).collect();
    assert!(wrong.is_empty(), "{} of {rows} rows: {shown:#?}", wrong.len());
}

#[test]
fn texts_are_those_of_the_oracle() {
    check(include_str!("../../../tests/san/pyffish.tsv"), 1000);
}

#[test]
fn fresh_texts_are_those_of_the_oracle() {
    let Ok(python) = std::env::var("CHESSWRIGHT_PYTHON") else {
        eprintln!("skipped: CHESSWRIGHT_PYTHON names no Python with pyffish");
        return;
    };
    let seed = std::env::var("CHESSWRIGHT_SEED").unwrap_or_else(|_| "2".into());
    let known = include_str!("../../../tests/san/pyffish.tsv");
    let mut variants: Vec<&str> = known.lines().skip(1).filter_map(|line| line.split('\t').next()).collect();
    variants.dedup();
    let made = Command::new(python).arg(SCRIPT).args(["1", &seed]).args(variants).output();
    let made = made.expect("the oracle starts");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    check(&String::from_utf8_lossy(&made.stdout), 1000);
}

//! Compares move texts with those of another program.
//!
//! `tests/san/pyffish.tsv` contains some texts. If `CHESSWRIGHT_PYTHON` names a Python with `pyffish`, the test
//! generates more.

#![expect(clippy::print_stderr, reason = "a step that is left out says so")]

use std::collections::HashMap;
use std::process::Command;

use chesswright_notation::{San, moves, position, san::Style};
use chesswright_rules::Rules;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../xtask/oracles/san.py");

/// Games in which the other program does not detect checks: of royal queens, of kings that may be captured, or with two
/// kings.
const BLIND: [&str; 4] = ["coregal", "duck", "nocheckatomic", "shoshogi"];

/// The wrong rows of a table: variant, position, move, SAN, LAN.
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
            let [our_moves, their_moves] =
                [ours.as_str(), theirs].map(|text| match BLIND.contains(&variant) {
                    true => text.trim_end_matches(['+', '#']),
                    false => text,
                });
            if our_moves != their_moves && named_by_movement(san, our_moves, their_moves) {
                continue; // an ambiguous piece cannot be read back
            }
            if our_moves != their_moves && !differs_by_custom(our_moves, their_moves) {
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

/// Differences in style only: we read the other form too.
fn differs_by_custom(ours: &str, theirs: &str) -> bool {
    // It identifies pawns by their type, and writes P for those that move differently.
    let pawn = theirs.starts_with('P');
    // It uses the English letters of horses and elephants; we use those of the position text.
    let [mut our_letters, mut their_letters] = [ours.chars(), theirs.chars()];
    let pair = (our_letters.next(), their_letters.next());
    let letters = [(Some('N'), Some('H')), (Some('B'), Some('E'))].contains(&pair);
    // It writes a pass as a move of the king.
    let pass = ours.trim_end_matches(['+', '#']) == "--" && theirs.starts_with('K');
    pawn || pass || (letters && our_letters.eq(their_letters))
}

/// It writes promoted pieces with the letter of the piece that they move like, and distinguishes golds from promoted
/// pawns by more of their origin. We use the sign of the position text, `+P`. Destination, capture, promotion and check
/// must agree.
fn named_by_movement(san: &San, ours: &str, theirs: &str) -> bool {
    let rules = san.rules();
    let side = rules.definition().sides[0].name.as_str();
    let promoted = rules
        .definition()
        .pieces
        .values()
        .any(|piece| piece.letter.get(side).is_some_and(|letter| letter.starts_with('+')));
    let told = |text: &str| {
        let plain = text.trim_end_matches(['+', '#']);
        let (body, becomes) = plain.split_once('=').map_or((plain, false), |(body, _)| (body, true));
        let start = body.rfind(|c: char| c.is_ascii_lowercase()).unwrap_or_default();
        let captures = body[..start].ends_with('x');
        (body[start..].to_owned(), captures, becomes, text[plain.len()..].to_owned())
    };
    promoted && told(ours) == told(theirs)
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
fn texts_with_hands_and_walls_are_those_of_the_oracle() {
    check(include_str!("../../../tests/san/pyffish-hands.tsv"), 1000);
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

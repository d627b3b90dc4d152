//! Random games over the whole catalogue: every position and every move is read back from its texts, in every dialect
//! and notation that fits, and positions that occur in a game have no findings.
//!
//! `CHESSWRIGHT_GAMES=N` plays N times as many games, `CHESSWRIGHT_ONLY=NAME` plays one variant.

use std::collections::HashMap;

use chesswright_notation::moves::{Notation, uci};
use chesswright_notation::position::{self, Dialect};
use chesswright_rules::definition::Severity;
use chesswright_rules::{Definition, Move, Position, Rules};

/// The full checks run on one of this many positions.
const EVERY: usize = 16;
const PLIES: usize = 140;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// A pseudorandom number.
fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

fn texts_of_positions(position: &Position, wrong: &mut Vec<String>) {
    let rules = position.rules();
    for dialect in Dialect::ALL.into_iter().filter(|dialect| dialect.fits(rules).is_ok()) {
        let text = position::write_as(position, dialect);
        let read = match position::read(rules, &text) {
            Ok(read) => read,
            Err(error) => {
                wrong.push(format!("{dialect}: {text}: {error}"));
                continue;
            }
        };
        let again = position::write_as(&read.position, dialect);
        if again != text {
            wrong.push(format!("{dialect}: {text} is read as {again}"));
        }
        if dialect != Dialect::Full {
            continue;
        }
        if read.position.setup() != position.setup() || read.position.key() != position.key() {
            wrong.push(format!("{text}: {:?} became {:?}", position.setup(), read.position.setup()));
        }
        let errors = read.findings.iter().filter(|finding| finding.about.severity == Severity::Error);
        wrong.extend(errors.map(|finding| format!("{text}: {}: {finding}", finding.about.code)));
    }
}

fn texts_of_moves(position: &Position, wrong: &mut Vec<String>) {
    let rules = position.rules();
    let place = || position::write(position);
    for notation in Notation::ALL.into_iter().filter(|notation| notation.fits(rules).is_ok()) {
        let mut seen: HashMap<String, Move> = HashMap::new();
        for (played, text) in notation.write_all(position) {
            if let Some(other) = seen.insert(text.clone(), played.clone()) {
                wrong.push(format!("{}: {notation}: {text} is {other:?} and {played:?}", place()));
            }
            // Only some, because each is compared with all others.
            if seen.len() % 5 != 1 {
                continue;
            }
            match notation.read(position, &text) {
                Ok(read) if read == played => {}
                Ok(read) => wrong.push(format!("{}: {notation}: {text} is read as {read:?}", place())),
                Err(error) => wrong.push(format!("{}: {notation}: {text}: {error}", place())),
            }
        }
    }
}

#[test]
fn every_game_comes_back() {
    let only = std::env::var("CHESSWRIGHT_ONLY").ok();
    let mut wrong: Vec<String> = vec![];
    let mut asked = 0;
    for name in chesswright_catalog::names().filter(|name| only.as_ref().is_none_or(|only| only == name)) {
        let Some(rules) = chesswright_catalog::definition(name).and_then(|game| Rules::new(&game).ok())
        else {
            wrong.push(format!("{name} does not compile"));
            continue;
        };
        let mut faults = vec![];
        for seed in 1..=number("CHESSWRIGHT_GAMES", 1) {
            let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ name.len() as u64;
            let mut position = rules.start();
            for ply in 0..PLIES {
                if ply % EVERY == 0 && faults.is_empty() {
                    asked += 1;
                    texts_of_positions(&position, &mut faults);
                    texts_of_moves(&position, &mut faults);
                }
                let legal = position.legal_moves();
                let Some(played) = legal.get(next(&mut random) as usize % legal.len().max(1)) else { break };
                position.play_unchecked(played);
            }
        }
        wrong.extend(faults.into_iter().take(4).map(|fault| format!("{name}: {fault}")));
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(asked > 100 || only.is_some(), "{asked}");
}

/// UCI distinguishes all legal moves, in every position of a random game of every variant.
#[test]
fn uci_texts_are_distinct() {
    const PLIES: usize = 60;
    /// Walls cause thousands of moves per position. This number of texts per game is enough.
    const TEXTS: usize = 10_000;
    let mut wrong = vec![];
    for name in chesswright_catalog::names() {
        let game = chesswright_catalog::definition(name).expect("a built-in game");
        let mut position = Rules::new(&game).expect("a built-in game compiles").start();
        let mut random = 0x9e37_79b9_7f4a_7c15 ^ name.len() as u64;
        let mut texts = 0;
        for _ in 0..PLIES {
            let legal = position.legal_moves();
            let Some(played) = legal.get(next(&mut random) as usize % legal.len().max(1)) else { break };
            for chess960 in [false, true] {
                let mut seen: HashMap<String, &Move> = HashMap::new();
                for other in &legal {
                    let text = uci(&position, other, chess960);
                    if let Some(same) = seen.insert(text.clone(), other) {
                        wrong.push(format!(
                            "{name}: {}: {text} is {same:?} and {other:?}",
                            position::write(&position)
                        ));
                    }
                }
            }
            texts += legal.len();
            if texts > TEXTS {
                break;
            }
            position.play_unchecked(played);
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// If the king castles to the cell beside it, castling is written as the king capturing its partner, and read back.
#[test]
fn castling_beside_the_king_has_a_text_of_its_own() {
    let game = Definition::from_toml(
        r#"
        name = "diana"
        board = "6x6"
        setup = "rbnkbr/pppppp/6/6/PPPPPP/RBNKBR"

        castling = { king-side = "e", queen-side = "b" }

        [pieces]
        pawn = { letter = "p", betza = "fmWfcF" }
        knight = "n:N"
        bishop = "b:B"
        rook = "r:R"
        king = { letter = "k", betza = "K", royal = true }
        "#,
        &(),
    );
    let rules = Rules::new(&game.expect("a game")).expect("it compiles");
    let read = position::read(&rules, "3k2/6/6/6/6/3K1R w K - 0 1").expect("a position");
    let legal = read.position.legal_moves();
    let castling = legal.iter().find(|played| played.is_castling()).expect("white may castle");
    let step = |played: &&Move| {
        (rules.cell_name(played.from()), rules.cell_name(played.to())) == ("d1", "e1")
            && !played.is_castling()
    };
    let step = legal.iter().find(step).expect("the king may step there, too");
    for notation in [Notation::Uci, Notation::Uci960] {
        for (played, text) in [(castling, "d1f1"), (step, "d1e1")] {
            assert_eq!(notation.write(&read.position, played), text, "{notation}");
            assert_eq!(notation.read(&read.position, text).as_ref(), Ok(played), "{notation}");
        }
    }
}

/// The steps of a turn are written and read together.
#[test]
fn turns_of_several_steps_come_back() {
    use chesswright_notation::moves::{read_turn, write_turn};
    let rules = chesswright_catalog::definition("marseillais").and_then(|game| Rules::new(&game).ok());
    let mut position = rules.expect("a built-in game").start();
    let mut random = 7;
    for _ in 0..30 {
        let mut after = position.clone();
        let mut steps = vec![];
        while after.turn() == position.turn() {
            let legal = after.legal_moves();
            let Some(played) = legal.get(next(&mut random) as usize % legal.len().max(1)) else { break };
            after.play_unchecked(played);
            steps.push(played.clone());
        }
        if steps.is_empty() {
            break;
        }
        for notation in [Notation::Uci, Notation::San, Notation::Hodges] {
            let text = write_turn(&position, &steps, notation);
            assert_eq!(read_turn(&position, &text, notation).as_ref(), Ok(&steps), "{text}");
        }
        position = after;
    }
}

/// Texts that fuzzing found: the texts written for them could not be read.
#[test]
fn found_texts_come_back_in_every_dialect() {
    // Two white kings, of which the second castles.
    for (game, text) in [("chess", "rnbqkbnp/rppppppp/8/8/8/8/PPPPKBPP/RNBQKBNR w KQkq - 2 1")] {
        let rules = Rules::new(&chesswright_catalog::definition(game).unwrap()).unwrap();
        let read = position::read(&rules, text).unwrap();
        for dialect in Dialect::ALL.into_iter().filter(|dialect| dialect.fits(&rules).is_ok()) {
            let once = position::write_as(&read.position, dialect);
            let again = position::read(&rules, &once).unwrap_or_else(|error| panic!("{dialect:?}\n{error}"));
            assert_eq!(position::write_as(&again.position, dialect), once);
        }
    }
}

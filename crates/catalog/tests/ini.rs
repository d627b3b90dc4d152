//! The findings about every mistake in a `variants.ini`, and games whose constructs were once refused or counted wrongly.

use chesswright_catalog::import::ini::{self, Reading};
use chesswright_rules::definition::model::Sided;
use chesswright_rules::{Move, Rules};

/// The cases of the file that have no mistakes.
const FINE: [&str; 6] = [
    "a parent above",
    "carriage returns",
    "initial captures",
    "empty moves",
    "nothing at all",
    "counting that the original calls invalid but reads",
];

#[test]
fn every_fault_is_reported() {
    for case in include_str!("ini/faults.txt").split("=== ").skip(1) {
        let (title, text) = case.split_once('\n').expect("a title and a text");
        let file = ini::read("game.ini", text, Reading::Compatible);
        let games = file.names().filter_map(|name| file.game(name));
        let told = file.stray.len() + games.map(|game| game.findings.len()).sum::<usize>();
        assert_eq!(told == 0, FINE.contains(&title), "{title}: {told} findings");
    }
}

#[test]
fn a_blank_behind_a_value_changes_the_game() {
    let game =
        |text: &str| ini::read("", text, Reading::Compatible).game("g").and_then(|game| game.definition);
    let forced = |text: &str| game(text).map(|definition| definition.capture.forced);
    assert_eq!(forced("[g:chess]\nmustCapture = true"), Some(Sided::All(true)));
    assert_eq!(forced("[g:chess]\nmustCapture = true "), Some(Sided::All(false)));
}

#[test]
fn a_fault_is_an_error_under_strict_reading() {
    let text = "[g:chess]\nmustCapture = yes";
    assert!(ini::read("", text, Reading::Compatible).game("g").is_some_and(|game| game.definition.is_some()));
    assert!(ini::read("", text, Reading::Strict).game("g").is_some_and(|game| game.definition.is_none()));
}

/// By section of `ini/constructs.ini`: what is special, and pyffish's counts of positions after one and two moves.
const CONSTRUCTS: [(&str, &str, [u64; 2]); 11] = [
    ("steppers", "only one side promotes this piece", [5, 64]),
    ("turners", "a piece promotes by choice or by turning over", [14, 171]),
    ("stones", "no stone beside one of the other side", [25, 520]),
    ("heirs", "pieces turn over to a piece that is royal while it is the last", [25, 525]),
    ("longpawns", "a custom pawn with moves of a king and double steps", [21, 441]),
    ("chains", "a chain from edge to edge wins", [10, 90]),
    ("statues", "pieces turn to stone in a game with explosions, and custom pawns explode", [26, 665]),
    ("gates", "compulsory promotion in zones that differ by side, and no drop without a move", [91, 590]),
    ("ranks", "a limit on promoted pieces, and promotion en passant", [3, 9]),
    ("ducks", "a duck in a game with explosions", [812, 564_987]),
    ("screens", "pieces are placed in a region, with at most one pawn on a file", [24, 576]),
];

#[test]
fn constructs_once_misread_have_the_counts_of_another_program() {
    let file = ini::read("constructs.ini", include_str!("ini/constructs.ini"), Reading::Compatible);
    assert_eq!(file.names().count(), CONSTRUCTS.len());
    for (name, what, counts) in CONSTRUCTS {
        let game = file.game(name).unwrap_or_else(|| panic!("there is no section {name}"));
        let findings: Vec<String> = game.findings.iter().map(ToString::to_string).collect();
        let definition = game.definition.unwrap_or_else(|| panic!("{name} is refused: {findings:?}"));
        let start = Rules::new(&definition).unwrap_or_else(|error| panic!("{name}: {error}")).start();
        let ours = [1, 2].map(|depth| start.perft(depth));
        assert_eq!(ours, counts, "{name}: {what}");
    }
}

/// Pawn moves reset the move count also in games without a limit on it, as other programs write it in positions.
#[test]
fn pawns_reset_the_move_count_without_a_limit() {
    let file = ini::read("", "[g:makruk]\npieceDrops = true\ncapturesToHand = true", Reading::Compatible);
    let definition = file.game("g").and_then(|game| game.definition).expect("it is read");
    let mut position = Rules::new(&definition).expect("it compiles").start();
    let counts = ["b1d2", "b8d7", "a3a4"].map(|text| {
        let moves = position.legal_moves();
        let played =
            moves.iter().find(|played| chesswright_notation::moves::uci(&position, played, false) == text);
        let played = played.expect(text).clone();
        position.play_unchecked(&played);
        position.clock()
    });
    assert_eq!(counts, [1, 2, 0]);
}

/// A captor that its own explosion removes still leaves a wall. The count is pyffish's.
#[test]
fn a_captor_that_explodes_turns_to_stone() {
    let text = "[g:atomic]\npawn = -\ncustomPiece1 = p:fmWfceFifmnD\npawnTypes = p\npetrifyOnCaptureTypes = pnbrq\n\
                enPassantRegion = -\n";
    let file = ini::read("", text, Reading::Compatible);
    let definition = file.game("g").and_then(|game| game.definition).expect("it is read");
    let mut position = Rules::new(&definition).expect("it compiles").start();
    for text in ["e2e4", "a7a6", "f1a6"] {
        let moves = position.legal_moves();
        let uci = |played: &&Move| chesswright_notation::moves::uci(&position, played, false) == text;
        let played = moves.iter().find(uci).expect(text).clone();
        position.play_unchecked(&played);
    }
    assert_eq!(position.legal_moves().len(), 17);
}

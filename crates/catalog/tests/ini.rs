//! The findings about every mistake in a `variants.ini`, and games whose constructs were once refused or counted wrongly.

use chesswright_catalog::import::ini::{self, Reading};
use chesswright_rules::definition::model::Sided;
use chesswright_rules::{Move, Position, Rules, Side};

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

/// Plays the only legal move that is written so.
fn play(position: &mut Position, text: &str) {
    let moves = position.legal_moves();
    let uci = |played: &&Move| chesswright_notation::moves::uci(position, played, false) == text;
    let found: Vec<Move> = moves.iter().filter(uci).cloned().collect();
    let [played] = found.as_slice() else { panic!("{text}: {} moves", found.len()) };
    position.play_unchecked(played);
}

/// The start position of the only section of a text.
fn start_of(text: &str) -> Position {
    let definition = ini::read("", text, Reading::Compatible).game("g").and_then(|game| game.definition);
    Rules::new(&definition.expect("it is read")).expect("it compiles").start()
}

/// A pawn that moves and captures alike does not capture en passant, so that no two moves have the same text.
#[test]
fn pawns_capture_in_passing_only_where_they_may_not_move() {
    let mut position = start_of("[g:chess]\ncustomPiece3 = p:KifmnD\npawnTypes = p\n");
    for text in ["e2e4", "a7a6", "e4e5", "d7d5", "e5d6"] {
        play(&mut position, text);
    }
    assert_eq!(position.pieces().count(), 32, "e5d6 captured the pawn on d5");
}

/// A piece that has stayed in the last rank for a turn wins before one that arrives there safely.
#[test]
fn who_has_stayed_wins_before_who_arrives() {
    let mut position = start_of(
        "[g:chess]\ncastling = false\nking = -\ncommoner = k\nflagRegionWhite = *8\nflagRegionBlack = *1\n\
         flagMove = true\nflagPieceSafe = true\nstartFen = 7r/R7/8/8/8/8/7r/8 w - - 0 1\n",
    );
    for text in ["a7a8", "h2h1"] {
        assert_eq!(position.outcome(), None);
        play(&mut position, text);
    }
    assert_eq!(position.outcome().and_then(|outcome| outcome.winner), Some(Side(0)));
}

/// In a game from ataxx in which nobody passes, a side that cannot move loses.
#[test]
fn who_has_no_room_for_a_stone_loses() {
    let mut position = start_of(
        "[g:ataxx]\nmaxRank = 1\nmaxFile = 3\nimmobile = p\nstartFen = 3\nenclosingDrop = snort\n\
         flipEnclosedPieces = none\npassOnStalemate = false\nstalematePieceCount = false\n",
    );
    play(&mut position, "P@a1");
    play(&mut position, "P@c1");
    assert_eq!(position.outcome().and_then(|outcome| outcome.winner), Some(Side(1)));
}

/// Captures en passant end only where the game allows them.
#[test]
fn captures_in_passing_keep_to_their_region() {
    for (region, captures) in
        [("", 1), ("enPassantRegion = -", 0), ("enPassantRegion = *6", 0), ("enPassantRegion = *3", 1)]
    {
        let mut position =
            start_of(&format!("[g:chess]\n{region}\nstartFen = 4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1\n"));
        play(&mut position, "d2d4");
        let moves = position.legal_moves();
        let passing = |played: &&Move| chesswright_notation::moves::uci(&position, played, false) == "e4d3";
        assert_eq!(moves.iter().filter(passing).count(), captures, "{region}");
    }
}

#[test]
fn each_side_wins_by_its_own_number_of_checks() {
    let wins = |limits: &str, moves: &[&str]| {
        let fen = format!("4k2r/8/8/8/8/8/8/R2K4 w - - {limits} 0 1");
        let text = format!("[g:chess]\ncheckCounting = true\nstartFen = {fen}");
        let game = ini::read("game.ini", &text, Reading::Compatible).game("g").unwrap().definition.unwrap();
        let mut position = Rules::new(&game).unwrap().start();
        for text in moves {
            assert_eq!(position.outcome(), None, "{limits} before {text}");
            let played = chesswright_notation::moves::Notation::Uci.read(&position, text).unwrap();
            position.play(&played).unwrap();
        }
        position.outcome().and_then(|outcome| outcome.winner)
    };
    let [white, black] = [Some(Side(0)), Some(Side(1))];
    let checks = ["a1a8", "e8e7", "a8a7", "e7e8", "a7b7", "h8h1"];
    assert_eq!(wins("1+2", &checks[..1]), white);
    assert_eq!(wins("2+1", &checks[..1]), None);
    assert_eq!(wins("2+1", &checks[..3]), white);
    assert_eq!(wins("3+1", &checks), black);
    assert_eq!(wins("3+2", &checks), None);
    assert_eq!(wins("3+3", &checks), None);
}

//! Learned piece-square tables, as a text and in the evaluation.

use chesswright_catalog::{DOCUMENTS, definition};
use chesswright_engine::eval::{EvalParams, Evaluation, HandcraftedEval, LearnedPsqt};
use chesswright_rules::{Rules, Side};

fn rules(name: &str) -> Rules {
    Rules::new(&definition(name).expect("it is built in")).expect("it compiles")
}

#[test]
fn shipped_tables_fit_their_games_and_are_not_empty() {
    let with_tables: Vec<_> = DOCUMENTS.iter().filter(|entry| entry.experience().is_some()).collect();
    assert!(!with_tables.is_empty());
    for entry in with_tables {
        let rules = rules(entry.name);
        let text = entry.experience().unwrap_or_default();
        let read = LearnedPsqt::read(&rules, text).unwrap_or_else(|error| panic!("{}: {error}", entry.name));
        assert_eq!(LearnedPsqt::shipped(&rules).as_ref(), Some(&read), "{}", entry.name);
        let zero = LearnedPsqt::zero(&rules);
        assert!(read.slots().iter().zip(zero.slots()).any(|(learned, zero)| learned != zero));
        let again = LearnedPsqt::read(&rules, &read.write(&rules)).expect("what is written is read");
        assert_eq!(again, read, "{}", entry.name);
    }
}

#[test]
fn a_changed_definition_has_no_shipped_tables() {
    let entry = DOCUMENTS.iter().find(|entry| entry.experience().is_some()).expect("some game has");
    let mut game = definition(entry.name).expect("it is built in");
    game.end.repetition += 1;
    let rules = Rules::new(&game).expect("it compiles");
    assert_eq!(LearnedPsqt::shipped(&rules), None);
}

#[test]
fn sides_that_mirror_each_other_share_their_values() {
    let rules = rules("chess");
    let cells: Vec<String> = (0..64).map(|cell| if cell == 12 { "50" } else { "0" }.to_owned()).collect();
    let text = format!("# e2\nboth pawn middle {}\n", cells.join(" "));
    let learned = LearnedPsqt::read(&rules, &text).expect("it fits");
    let learned_eval = HandcraftedEval::with(&rules, &EvalParams::default(), Some(&learned));
    let plain_eval = HandcraftedEval::with(&rules, &EvalParams::default(), None);
    let gain = |text: &str| {
        let position = chesswright_notation::position::read(&rules, text).expect("a position").position;
        learned_eval.score(&position, Side(0)) - plain_eval.score(&position, Side(0))
    };
    assert_eq!(gain("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), 0);
    assert!(
        gain("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") > 40,
        "White's still stands there"
    );
    assert!(
        gain("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1") < -40,
        "Black's still stands there"
    );
}

#[test]
fn values_by_distance_from_a_royal_count() {
    let rules = rules("chess");
    let text = "both knight other-middle 50 20 0 0 0 0 0 0\nboth bishop own-middle 0 0 30 0 0 0 0 0\n";
    let learned = LearnedPsqt::read(&rules, text).expect("it fits");
    assert_eq!(
        learned.write(&rules),
        "both knight other-middle 50 20 0 0 0 0 0 0\nboth bishop own-middle 0 0 30 0 0 0 0 0\n"
    );
    let learned_eval = HandcraftedEval::with(&rules, &EvalParams::default(), Some(&learned));
    let plain_eval = HandcraftedEval::with(&rules, &EvalParams::default(), None);
    let gain = |rows: &str| {
        let text = format!("{rows} w - - 0 1");
        let position = chesswright_notation::position::read(&rules, &text).expect("a position").position;
        learned_eval.score(&position, Side(0)) - plain_eval.score(&position, Side(0))
    };
    // With all pieces on the board the middlegame values count.
    assert_eq!(gain("r1bqkb1r/pppppppp/8/2n2n2/2N2N2/8/PPPPPPPP/R1BQKB1R"), 0);
    assert_eq!(gain("r1bqkb1r/pppppppN/8/2n2n2/2N5/8/PPPPPPPP/R1BQKB1R"), 0, "h7 is three steps from e8");
    let next_to_it = gain("r1bqkb1r/pppNpppp/8/2n2n2/2N5/8/PPPPPPPP/R1BQKB1R");
    let two_steps_away = gain("r1bqkb1r/pppppppp/2N5/2n2n2/2N5/8/PPPPPPPP/R1BQKB1R");
    // Without one pawn the endgame values count a little.
    assert!((47..=50).contains(&next_to_it), "{next_to_it}");
    assert!((19..=20).contains(&two_steps_away), "{two_steps_away}");
}

#[test]
fn errors_name_the_line_and_what_is_expected() {
    let rules = rules("chess");
    let error = |text: &str| LearnedPsqt::read(&rules, text).expect_err("it is wrong").to_string();
    assert_eq!(error("\nwhite pawn middle 1"), "line 2: there is no side `white`; the sides are `both`");
    assert_eq!(error("both elephant end 1"), "line 1: this game has no piece `elephant`");
    assert_eq!(error("both pawn end 1 2"), "line 1: found 2 numbers, expected 64");
    assert_eq!(error("both pawn other-end 1 2"), "line 1: found 2 numbers, expected 8");
    assert_eq!(error("both pawn hand 1 two"), "line 1: `two` is not a whole number");
    assert_eq!(
        error("both pawn later 1 2"),
        "line 1: expected `middle`, `end`, `own-middle`, `own-end`, `other-middle`, `other-end` or `hand`, found `later`"
    );
    assert_eq!(
        error("both pawn"),
        "line 1: expected a side, a piece, `middle`, `end` or `hand`, and numbers"
    );
}

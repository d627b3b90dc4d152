//! What games have taught about a game, as a text and in the evaluation.

use chesswright_catalog::{DOCUMENTS, definition};
use chesswright_engine::eval::{Derived, Evaluation, Experience, Parameters};
use chesswright_rules::{Rules, Side};

fn rules(name: &str) -> Rules {
    Rules::new(&definition(name).expect("it is built in")).expect("it compiles")
}

#[test]
fn what_ships_fits_its_game_and_changes_what_positions_are_worth() {
    let taught: Vec<_> = DOCUMENTS.iter().filter(|entry| entry.experience().is_some()).collect();
    assert!(!taught.is_empty());
    for entry in taught {
        let rules = rules(entry.name);
        let text = entry.experience().unwrap_or_default();
        let read = Experience::read(&rules, text).unwrap_or_else(|error| panic!("{}: {error}", entry.name));
        assert_eq!(Experience::shipped(&rules).as_ref(), Some(&read), "{}", entry.name);
        let none = Experience::none(&rules);
        assert!(read.slots().iter().zip(none.slots()).any(|(taught, nothing)| taught != nothing));
        let again = Experience::read(&rules, &read.write(&rules)).expect("what is written is read");
        assert_eq!(again, read, "{}", entry.name);
    }
}

#[test]
fn a_game_that_was_changed_has_no_experience() {
    let taught = DOCUMENTS.iter().find(|entry| entry.experience().is_some()).expect("some game has");
    let mut game = definition(taught.name).expect("it is built in");
    game.end.repetition += 1;
    let rules = Rules::new(&game).expect("it compiles");
    assert_eq!(Experience::shipped(&rules), None);
}

#[test]
fn sides_that_mirror_each_other_share_their_numbers() {
    let rules = rules("chess");
    let cells: Vec<String> = (0..64).map(|cell| if cell == 12 { "50" } else { "0" }.to_owned()).collect();
    let text = format!("# e2\nboth pawn middle {}\n", cells.join(" "));
    let experience = Experience::read(&rules, &text).expect("it fits");
    let derived = Derived::with(&rules, &Parameters::default(), Some(&experience));
    let plain = Derived::with(&rules, &Parameters::default(), None);
    let gain = |text: &str| {
        let position = chesswright_notation::position::read(&rules, text).expect("a position").position;
        derived.score(&position, Side(0)) - plain.score(&position, Side(0))
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
fn pieces_near_a_royal_count_as_they_have_been_told() {
    let rules = rules("chess");
    let text = "both knight other-middle 50 20 0 0 0 0 0 0\nboth bishop own-middle 0 0 30 0 0 0 0 0\n";
    let experience = Experience::read(&rules, text).expect("it fits");
    assert_eq!(
        experience.write(&rules),
        "both knight other-middle 50 20 0 0 0 0 0 0\nboth bishop own-middle 0 0 30 0 0 0 0 0\n"
    );
    let derived = Derived::with(&rules, &Parameters::default(), Some(&experience));
    let plain = Derived::with(&rules, &Parameters::default(), None);
    let gain = |rows: &str| {
        let text = format!("{rows} w - - 0 1");
        let position = chesswright_notation::position::read(&rules, &text).expect("a position").position;
        derived.score(&position, Side(0)) - plain.score(&position, Side(0))
    };
    // With all pieces on the board it is the middle of the game.
    assert_eq!(gain("r1bqkb1r/pppppppp/8/2n2n2/2N2N2/8/PPPPPPPP/R1BQKB1R"), 0);
    assert_eq!(gain("r1bqkb1r/pppppppN/8/2n2n2/2N5/8/PPPPPPPP/R1BQKB1R"), 0, "h7 is three steps from e8");
    let next_to_it = gain("r1bqkb1r/pppNpppp/8/2n2n2/2N5/8/PPPPPPPP/R1BQKB1R");
    let two_steps_away = gain("r1bqkb1r/pppppppp/2N5/2n2n2/2N5/8/PPPPPPPP/R1BQKB1R");
    // A man less makes it a little less the middle of the game.
    assert!((47..=50).contains(&next_to_it), "{next_to_it}");
    assert!((19..=20).contains(&two_steps_away), "{two_steps_away}");
}

#[test]
fn mistakes_have_a_line_and_say_what_there_should_be() {
    let rules = rules("chess");
    let told = |text: &str| Experience::read(&rules, text).expect_err("it is wrong").to_string();
    assert_eq!(told("\nwhite pawn middle 1"), "line 2: there is no side `white`; there is `both`");
    assert_eq!(told("both elephant end 1"), "line 1: this game has no piece `elephant`");
    assert_eq!(told("both pawn end 1 2"), "line 1: there are 2 numbers; there should be 64");
    assert_eq!(told("both pawn other-end 1 2"), "line 1: there are 2 numbers; there should be 8");
    assert_eq!(told("both pawn hand 1 two"), "line 1: `two` is no whole number");
    assert_eq!(
        told("both pawn later 1 2"),
        "line 1: `later` should be `middle`, `end`, `own-middle`, `own-end`, `other-middle`, `other-end` or `hand`"
    );
    assert_eq!(
        told("both pawn"),
        "line 1: there should be a side, a piece, `middle`, `end` or `hand`, and numbers"
    );
}

//! What the evaluation sees in positions where it matters: pairs of them that differ in one thing.

use chesswright_engine::eval::{Derived, Evaluation, Parameters};
use chesswright_rules::{Rules, Side};

fn rules(name: &str) -> Rules {
    let game = chesswright_catalog::definition(name).expect("it is built in");
    Rules::new(&game).expect("it compiles")
}

/// How much better the first of two positions is for the side that moves first, by the rules alone: what games have taught about cells
/// would tell positions apart that differ in more than one of them.
fn difference(name: &str, better: &str, worse: &str) -> i32 {
    let rules = rules(name);
    let evaluation = Derived::with(&rules, &Parameters::default(), None);
    let score = |text: &str| {
        let position = chesswright_notation::position::read(&rules, text).expect("a position").position;
        evaluation.score(&position, Side(0))
    };
    score(better) - score(worse)
}

#[test]
fn men_that_nothing_can_stop_are_worth_more() {
    let free = "4k3/7p/3P4/8/8/8/8/4K3 w - - 0 1";
    let watched = "4k3/4p3/3P4/8/8/8/8/4K3 w - - 0 1";
    assert!(difference("chess", free, watched) > 30);
    // Makruk's men promote on another rank and are stopped by others; nobody has told.
    let free = "4k3/8/7p/8/3P4/8/8/4K3 w - - 0 1";
    let watched = "4k3/8/3p4/8/3P4/8/8/4K3 w - - 0 1";
    assert!(difference("makruk", free, watched) > 0);
}

#[test]
fn men_in_each_others_way_are_worth_less() {
    let (beside, behind) = ("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1", "4k3/pp6/8/8/8/P7/P7/4K3 w - - 0 1");
    assert!(difference("chess", beside, behind) > 10);
}

#[test]
fn a_royal_under_fire_is_in_danger() {
    let safe = "6k1/5ppp/8/8/8/8/5PPP/1QR3K1 w - - 0 1";
    let hunted = "6k1/5ppp/8/6r1/7q/8/5PPP/1QR3K1 w - - 0 1";
    let away = "6k1/r4ppp/q7/8/8/8/5PPP/1QR3K1 w - - 0 1";
    assert!(difference("chess", away, hunted) > 20, "queen and rook before the king are worse than far away");
    assert!(difference("chess", safe, away) > 1_000, "a queen and a rook are worth something");
}

#[test]
fn checks_that_have_been_given_count() {
    let given = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1+3 0 1";
    let none = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1";
    assert!(difference("3check", given, none) > 300, "two of three checks are more than a piece");
}

#[test]
fn parameters_have_names() {
    let mut parameters = Parameters::default();
    for name in Parameters::NAMES {
        assert!(parameters.by_name(name).is_some(), "{name}");
    }
    assert_eq!(parameters.by_name("no such thing"), None);
    let rules = rules("chess");
    *parameters.by_name("tempo").expect("it is one of them") += 100.0;
    let score =
        |parameters: &Parameters| Derived::with(&rules, parameters, None).score(&rules.start(), Side(0));
    assert_eq!(score(&parameters) - score(&Parameters::default()), 100);
}

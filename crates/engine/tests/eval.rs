//! The terms of the handcrafted evaluation, tested with pairs of positions that differ in one thing.

use chesswright_engine::eval::{EvalParams, Evaluation, HandcraftedEval};
use chesswright_rules::{Rules, Side};

fn rules(name: &str) -> Rules {
    let game = chesswright_catalog::definition(name).expect("it is built in");
    Rules::new(&game).expect("it compiles")
}

/// How much better the first of two positions is for the first side. Learned piece-square tables are left out, because they
/// would value every difference between the positions.
fn difference(name: &str, better: &str, worse: &str) -> i32 {
    let rules = rules(name);
    let evaluation = HandcraftedEval::with(&rules, &EvalParams::default(), None);
    let score = |text: &str| {
        let position = chesswright_notation::position::read(&rules, text).expect("a position").position;
        evaluation.score(&position, Side(0))
    };
    score(better) - score(worse)
}

#[test]
fn passed_pawns_are_worth_more() {
    let passed = "4k3/7p/3P4/8/8/8/8/4K3 w - - 0 1";
    let stopped = "4k3/4p3/3P4/8/8/8/8/4K3 w - - 0 1";
    assert!(difference("chess", passed, stopped) > 30);
    // Makruk's pawns start and promote on other ranks; the evaluation finds that out by itself.
    let passed = "4k3/8/7p/8/3P4/8/8/4K3 w - - 0 1";
    let stopped = "4k3/8/3p4/8/3P4/8/8/4K3 w - - 0 1";
    assert!(difference("makruk", passed, stopped) > 0);
}

#[test]
fn doubled_pawns_are_worth_less() {
    let (side_by_side, doubled) = ("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1", "4k3/pp6/8/8/8/P7/P7/4K3 w - - 0 1");
    assert!(difference("chess", side_by_side, doubled) > 10);
}

#[test]
fn king_safety_sees_attackers_near_the_king() {
    let safe = "6k1/5ppp/8/8/8/8/5PPP/1QR3K1 w - - 0 1";
    let hunted = "6k1/5ppp/8/6r1/7q/8/5PPP/1QR3K1 w - - 0 1";
    let away = "6k1/r4ppp/q7/8/8/8/5PPP/1QR3K1 w - - 0 1";
    assert!(difference("chess", away, hunted) > 20, "queen and rook before the king are worse than far away");
    assert!(difference("chess", safe, away) > 1_000, "a queen and a rook are worth something");
}

#[test]
fn given_checks_count_where_checks_win() {
    let given = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1+3 0 1";
    let none = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1";
    assert!(difference("3check", given, none) > 300, "two of three checks are more than a piece");
}

#[test]
fn parameters_are_set_by_name() {
    let mut params = EvalParams::default();
    for name in EvalParams::NAMES {
        assert!(params.get(name).is_some(), "{name}");
    }
    assert_eq!(params.get("no such thing"), None);
    let rules = rules("chess");
    let tempo = params.get("tempo").expect("it is one of them");
    params.set("tempo", tempo + 100.0).expect("it is in the range");
    let score =
        |params: &EvalParams| HandcraftedEval::with(&rules, params, None).score(&rules.start(), Side(0));
    assert_eq!(score(&params) - score(&EvalParams::default()), 100);
}

//! Actions of players: variations, offers, results, captured pieces.

use crate::common;

use chesswright_game::{Branch, Cause, Decision, Draws, Game, PlayError, Values, captured, save, score};
use chesswright_rules::{Reason, Side};

const WHITE: Side = Side(0);
const BLACK: Side = Side(1);

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play_text(text, Branch::Variation, 0).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

fn chess(moves: &str) -> Game {
    let mut game = Game::new(&common::rules("chess"));
    play(&mut game, moves);
    game
}

fn texts(game: &Game) -> Vec<&str> {
    game.line().iter().filter_map(|&id| Some(game.tree().get(id)?.text())).collect()
}

#[test]
fn another_move_makes_a_variation_or_truncates() {
    let mut game = chess("e2e4 e7e5 g1f3");
    game.undo(0);
    game.undo(0);
    play(&mut game, "c7c5");
    assert_eq!(texts(&game), ["e2e4", "c7c5"]);
    assert_eq!(game.tree().len(), 4);
    game.undo(0);
    game.play_text("e7e6", Branch::Truncate, 0).unwrap();
    // The undone moves are deleted, but the line that was left earlier stays.
    assert_eq!(texts(&game), ["e2e4", "e7e6"]);
    assert_eq!(game.tree().len(), 4);
    // Playing the same move again goes to its existing node.
    game.undo(0);
    play(&mut game, "e7e5");
    assert_eq!(texts(&game), ["e2e4", "e7e5", "g1f3"]);
    assert_eq!(game.tree().len(), 4);
}

#[test]
fn variations_are_promoted_and_deleted() {
    let mut game = chess("e2e4 e7e5");
    game.undo(0);
    play(&mut game, "c7c5 g1f3");
    let sicilian = game.here();
    assert!(game.promote(sicilian));
    assert!(!game.promote(sicilian), "it is the main line already");
    let main = game.tree().main_line(chesswright_game::NodeId::ROOT);
    assert_eq!(main.last(), Some(&sicilian));
    let c5 = game.path()[1];
    assert!(game.delete(c5, 0));
    assert_eq!(game.here(), game.path()[0]);
    assert_eq!(texts(&game), ["e2e4", "e7e5"]);
    assert!(!game.delete(c5, 0));
    assert!(!game.go_to(sicilian, 0));
}

#[test]
fn mate_resignation_and_what_comes_after() {
    let mut game = chess("f2f3 e7e5 g2g4 d8h4");
    let mate = game.ending().unwrap();
    assert_eq!((mate.decision, mate.cause.clone()), (Decision::Won(BLACK), Cause::Rules(Reason::Checkmate)));
    assert_eq!((mate.score(game.rules()), game.result()), ("0-1".to_owned(), Some(mate)));
    assert!(!game.resign(WHITE, 0), "it is over");
    assert_eq!(game.play_text("e2e4", Branch::Variation, 0), Err(PlayError::Over));

    game.undo(0);
    assert_eq!(game.ending(), None);
    assert!(game.resign(BLACK, 0));
    assert_eq!(game.ending().unwrap().decision, Decision::Won(WHITE));
    assert_eq!(game.play_text("d8h4", Branch::Variation, 0), Err(PlayError::Over));
    // Before its end the game is open, and its end is still stored.
    game.undo(0);
    assert_eq!(game.ending(), None);
    game.redo(0);
    assert_eq!(game.ending().unwrap().cause, Cause::Resignation(BLACK));
    assert!(game.reopen());
    play(&mut game, "d8h4");
}

#[test]
fn of_three_sides_the_others_play_on() {
    let rules = common::rules("three-crowns");
    let mut game = Game::new(&rules);
    game.set_clock("5+3".parse().unwrap());
    game.start_clock(0);
    let before = game.position().clone();
    let first = before.turn();
    assert!(game.resign(first, 10_000), "the side to move");
    assert_eq!((game.ending(), game.position().turn()), (None, Side(1)));
    assert!(!game.resign(first, 10_000), "it is out already");
    let times = game.clock().unwrap().times(10_000);
    assert_eq!((times.turn, times.spent), (1, 0), "the clock runs for the next side");
    assert_eq!(game.position().key(), game.position().fresh_key());

    let saved = save::save(&game, &|_| None, 10_000);
    let loaded = save::load(&saved, &|_| None).unwrap();
    assert_eq!(loaded.findings, []);
    assert_eq!(loaded.game.position().key(), game.position().key());
    assert!(loaded.game.position().is_out(first));
    assert_eq!(save::save(&loaded.game, &|_| None, 0), saved);

    game.undo(20_000);
    assert_eq!((game.position().key(), game.position().turn()), (before.key(), first));
    assert_eq!(game.position().setup(), before.setup(), "all its pieces are back");
    game.redo(20_000);
    assert!(game.position().is_out(first));
    assert!(game.resign(Side(2), 30_000), "of the last two one wins");
    let ending = game.ending().unwrap();
    assert_eq!((ending.decision, ending.score(game.rules())), (Decision::Won(Side(1)), "0-1-0".into()));
}

#[test]
fn who_runs_out_of_time_leaves_the_others_to_play_on() {
    let mut game = Game::new(&common::rules("three-crowns"));
    game.set_clock("1+0".parse().unwrap());
    game.start_clock(0);
    assert!(!game.judge_time(59_999, &|_, _| true));
    assert!(game.judge_time(60_000, &|_, _| true));
    assert_eq!((game.ending(), game.position().turn()), (None, Side(1)));
    assert!(game.judge_time(120_000, &|_, _| true));
    assert_eq!(game.ending().unwrap().decision, Decision::Won(Side(2)));
}

#[test]
fn a_side_that_waits_leaves_without_a_turn() {
    let mut game = Game::new(&common::rules("three-crowns"));
    let turn = game.position().turn();
    assert!(game.leave(Side(2), 0));
    assert_eq!(game.position().turn(), turn);
    assert!(!game.leave(Side(1), 0), "the last two end the game instead");
    let played = game.legal_moves()[0].clone();
    game.play(&played, Branch::Variation, 0).unwrap();
    let played = game.legal_moves()[0].clone();
    game.play(&played, Branch::Variation, 0).unwrap();
    assert_eq!(game.position().turn(), turn, "two sides alternate");
}

#[test]
fn declining_one_offer_leaves_the_other() {
    let mut game = chess("e2e4 e7e5");
    game.offer_draw(WHITE, 0);
    game.offer_take_back(WHITE, 0);
    assert!(game.decline_draw() && !game.decline_draw());
    assert!(game.offers().take_back.is_some());
    game.offer_draw(WHITE, 0);
    assert!(game.decline_take_back() && !game.decline_take_back());
    assert!(game.offers().draw.is_some());
}

#[test]
fn draws_need_everybody() {
    let mut game = chess("e2e4");
    assert!(!game.offer_draw(WHITE, 0));
    assert!(!game.offer_draw(WHITE, 0), "nobody agrees with himself");
    play(&mut game, "e7e5");
    assert_eq!(game.offers().draw, None, "who moves on refuses");
    assert!(!game.offer_draw(WHITE, 0));
    play(&mut game, "g1f3");
    assert!(game.offers().draw.is_some(), "one's own offer stands over one's move");
    assert!(game.offer_draw(BLACK, 0));
    assert_eq!(game.ending().unwrap().cause, Cause::Agreement);

    let mut game = Game::new(&common::rules("three-crowns"));
    assert!(!game.offer_draw(Side(0), 0));
    assert!(!game.offer_draw(Side(1), 0));
    assert!(game.offer_draw(Side(2), 0));
}

#[test]
fn a_turn_is_taken_back_by_consent() {
    let mut game = chess("e2e4 e7e5");
    assert!(!game.offer_take_back(WHITE, 0));
    assert!(game.offer_take_back(BLACK, 0));
    assert_eq!((game.path().len(), game.position().turn()), (0, WHITE));
    // Black asks, so only its last move is taken back.
    let mut game = chess("e2e4 e7e5");
    game.offer_take_back(BLACK, 0);
    assert!(game.offer_take_back(WHITE, 0));
    assert_eq!((game.path().len(), game.position().turn()), (1, BLACK));
    // A side that has not moved cannot take anything back.
    let mut game = chess("e2e4");
    assert!(!game.offer_take_back(BLACK, 0));
    assert_eq!(game.offers().take_back, None);

    let mut game = Game::new(&common::rules("marseillais"));
    play(&mut game, "e2e4 e7e5 d7d5 d2d4");
    game.offer_take_back(BLACK, 0);
    assert!(game.offer_take_back(WHITE, 0));
    assert_eq!(game.path().len(), 1, "both steps of the turn");
}

#[test]
fn draws_are_automatic_or_claimed() {
    const ROUND: &str = "g1f3 g8f6 f3g1 f6g8 ";
    let mut game = chess(&ROUND.repeat(2));
    assert_eq!(game.ending().map(|ending| ending.cause), Some(Cause::Rules(Reason::Repetition)));
    assert_eq!((game.legal_moves().len(), game.claimable()), (0, None));

    game.draws = Draws::Claimed;
    assert_eq!((game.ending(), game.result(), game.legal_moves().len()), (None, None, 20));
    assert_eq!(game.claimable().map(|ending| ending.decision), Some(Decision::Drawn));
    play(&mut game, "e2e4");
    assert!(!game.claim(0), "the position is another one");
    game.undo(0);
    assert!(game.claim(0));
    assert_eq!(game.ending().map(|ending| ending.cause), Some(Cause::Rules(Reason::Repetition)));

    // A file stores that the game continued.
    game.reopen();
    let text = save::save(&game, &|_| None, 0);
    let loaded = save::load(&text, &|_| None).expect("it was saved");
    assert_eq!(loaded.findings, []);
    assert_eq!(loaded.game.tree().len(), 9);
}

#[test]
fn captured_pieces_have_a_score() {
    let game = chess("e2e4 d7d5 e4d5 d8d5 b1c3 d5g2 f1g2");
    let values = Values::new(game.rules());
    let fallen = captured(game.position());
    let names: Vec<_> =
        fallen.iter().map(|f| (f.by.0, game.rules().kind_name(f.piece.kind), f.piece.side.0)).collect();
    assert_eq!(names, [(0, "pawn", 1), (1, "pawn", 0), (1, "pawn", 0), (0, "queen", 1)]);
    assert_eq!((score(&fallen, WHITE, &values), score(&fallen, BLACK, &values)), (1000, 200));
}

#[test]
fn orthodox_pieces_have_their_usual_values() {
    let rules = common::rules("chess");
    let values = Values::new(&rules);
    let of = |name: &str| values.of(rules.kind(name).unwrap());
    let all = ["pawn", "knight", "bishop", "rook", "queen", "king"].map(of);
    assert_eq!(all, [100, 300, 300, 500, 900, 0]);
}

#[test]
fn fairy_pieces_have_sensible_values() {
    let rules = common::rules("capablanca");
    let values = Values::new(&rules);
    let of = |name: &str| values.of(rules.kind(name).unwrap());
    assert!((550..850).contains(&of("archbishop")), "{}", of("archbishop"));
    assert!((750..1000).contains(&of("chancellor")), "{}", of("chancellor"));
    for name in chesswright_catalog::names() {
        let rules = common::rules(name);
        let values = Values::new(&rules);
        for (i, (kind, piece)) in rules.definition().pieces.iter().enumerate() {
            let value = values.of(chesswright_rules::Kind(i as u8));
            assert!(piece.royal == (value == 0) && value < 6000, "{name}: {kind} is worth {value}");
        }
    }
}

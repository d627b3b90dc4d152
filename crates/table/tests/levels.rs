//! Levels: enemies that reply, hints in three steps, results.

use std::sync::Arc;

use chesswright_table::computer::Request;
use chesswright_table::level::{Hints, Source};
use chesswright_table::session::{Act, Aid, Event, GameSetup, Notice, Seen, Target};

use crate::desk::{Desk, has, level_with_enemies, notices, played};

fn open(number: usize) -> Desk {
    Desk::with(GameSetup::level("1-level".into(), Arc::new(level_with_enemies(number))))
}

/// Lets the enemies move until the player is to move, or the level is over. Returns how many moves they made.
fn let_enemies_move(desk: &mut Desk) -> usize {
    let mut moves = 0;
    while desk.session.asked().is_some_and(|asked| asked.request == Request::Reply) {
        assert!(played(&desk.think()).is_some());
        moves += 1;
    }
    moves
}

#[test]
fn a_level_is_won_by_hints_alone() {
    let mut desk = open(5);
    let par = desk.session.level().and_then(|level| level.par()).expect("it is solved");
    let mut solved = vec![];
    let mut replies = let_enemies_move(&mut desk);
    while desk.session.game().ending().is_none() {
        assert_eq!(notices(&desk.act(Act::Hint)), [Notice::HintComing]);
        assert!(matches!(notices(&desk.think())[..], [Notice::HintPiece(..)]));
        assert!(desk.session.picking().origin.is_some());
        assert!(matches!(notices(&desk.act(Act::Hint))[..], [Notice::HintTarget(_)]));
        let events = desk.act(Act::Hint);
        assert!(played(&events).is_some(), "{events:?}");
        solved.extend(events.iter().filter_map(|event| match event {
            Event::Solved(source, record) => Some((*source, *record)),
            _ => None,
        }));
        replies += let_enemies_move(&mut desk);
    }
    assert!(replies > 0, "enemies move");
    let [(Source::Daily(20_000), record)] = solved[..] else { panic!("{solved:?}") };
    assert_eq!((record.moves, record.stars), (par, 1), "hints that play cost two stars");
    assert!(desk.act(Act::Hint).is_empty(), "the level is over");
}

#[test]
fn hints_cost_stars_until_the_level_is_restarted() {
    let mut desk = open(5);
    let_enemies_move(&mut desk);
    assert_eq!(desk.session.aids().hints, Hints::None);
    desk.act(Act::Hint);
    desk.think();
    assert_eq!(desk.session.aids().hints, Hints::Asked);
    let level = desk.session.level().cloned().expect("a level");
    let par = level.par().expect("it is solved");
    let stars = [Hints::None, Hints::Asked, Hints::Played].map(|hints| level.stars(par, hints));
    assert_eq!(stars, [3, 2, 1]);
    // Taking moves back makes nothing forgotten, and neither does coming back later.
    desk.act(Act::Undo);
    let saved = desk.session.saved("a level", 0);
    assert_eq!(GameSetup::saved(&saved).expect("it can be opened").0.hints, Hints::Asked);
    desk.act(Act::Restart);
    assert_eq!(desk.session.aids().hints, Hints::None);
}

#[test]
fn a_hint_is_for_one_position() {
    let mut desk = open(5);
    let_enemies_move(&mut desk);
    desk.act(Act::Hint);
    desk.think();
    desk.act(Act::Hint);
    desk.act(Act::Hint);
    desk.act(Act::Undo);
    // Here the hint is known, so the next step plays it again.
    assert!(played(&desk.act(Act::Hint)).is_some());
    let_enemies_move(&mut desk);
    assert_eq!(notices(&desk.act(Act::Hint)), [Notice::HintComing], "elsewhere it is another one");
}

#[test]
fn undo_lets_the_worker_finish_and_ignores_the_reply() {
    let mut desk = open(5);
    let_enemies_move(&mut desk);
    let before = desk.line();
    desk.act(Act::Hint);
    desk.think();
    desk.act(Act::Hint);
    desk.act(Act::Hint);
    assert!(desk.task.is_some(), "an enemy is to move");
    let events = desk.act(Act::Undo);
    assert!(has(&events, |event| matches!(event, Event::DiscardTask)), "{events:?}");
    assert_eq!(desk.line(), before);
}

#[test]
fn a_level_starts_again_at_the_players_first_move() {
    let mut desk = open(5);
    let_enemies_move(&mut desk);
    let before = desk.line();
    let first = desk.session.game().legal_moves().into_iter().next().expect("a move");
    desk.act(Act::Play(first));
    let_enemies_move(&mut desk);
    desk.act(Act::Restart);
    assert_eq!(desk.line(), before);
    assert!(desk.session.is_a_persons_turn());
    desk.act(Act::GoTo(Target::End));
    desk.act(Act::Rematch("2-level".into()));
    assert_eq!((desk.session.id(), desk.session.game().tree().len()), ("2-level", 0));
}

#[test]
fn aids_are_marked_when_they_are_wanted() {
    let mut desk = open(5);
    let_enemies_move(&mut desk);
    let red = |desk: &Desk, seen: Seen<'_>| {
        let view = desk.session.marks(seen);
        (view.labels.len(), view.arrows.len())
    };
    let dangers = |desk: &Desk| {
        let level = desk.session.level().expect("a level");
        level.dangers(desk.session.game().position()).len()
    };
    assert_eq!(red(&desk, Seen::default()).0, 0);
    desk.act(Act::Toggle(Aid::Danger));
    assert_eq!(red(&desk, Seen::default()).0, dangers(&desk));
    // The replies to a move that the player considers.
    let played = desk.session.game().legal_moves().into_iter().next().expect("a move");
    desk.act(Act::PickCell(played.from()));
    let seen = Seen { hovered: Some(played.to()), ..Seen::default() };
    let level = desk.session.level().expect("a level").clone();
    let replies = level.preview(desk.session.game().position(), &played).len();
    assert_eq!(red(&desk, seen).1, if level.can_preview() { replies } else { 0 });
    desk.act(Act::Toggle(Aid::Replies));
    assert_eq!(red(&desk, seen).1, 0);
}

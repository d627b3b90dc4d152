//! Properties of every position of every game.

use std::collections::HashSet;

use chesswright_rules::search::SearchExt;
use chesswright_rules::{Move, Position};

/// The most moves that are played and undone in one position: with walls to put a crossing of games has many thousands.
const PLAYED: usize = 250;

/// Checks a position and its legal moves, and plays and undoes them, or every so many of them.
pub(crate) fn examine(position: &mut Position, moves: &[Move]) {
    let over = position.outcome();
    assert_eq!(moves.is_empty(), over.is_some(), "either there are moves or there is an outcome");
    let twin = position.rules().position(&position.setup()).expect("a position can be set up again");
    assert_eq!((twin.setup(), twin.key()), (position.setup(), position.key()), "the setup tells not all");
    // The result of a finished game may depend on more than the board.
    if over.is_none() {
        let name = &position.rules().definition().name;
        assert_eq!(twin.legal_moves(), moves, "set up again: {name}, {:?}", twin.outcome());
    }
    let captures = position.legal_captures();
    let captured = moves.iter().filter(|played| !position.effects(played).captures.is_empty());
    assert_eq!(captured.count(), captures.len(), "captures are the moves that capture");
    let mut listed = HashSet::with_capacity(moves.len());
    for played in moves {
        assert!(listed.insert(played), "a move is listed twice: {played:?}");
    }
    assert!(captures.iter().all(|played| listed.contains(played)), "captures are moves");
    for played in moves.iter().step_by(moves.len().div_ceil(PLAYED).max(1)) {
        there_and_back(position, played);
    }
}

/// Plays and undoes a move.
fn there_and_back(position: &mut Position, played: &Move) {
    let (before, key) = (position.setup(), position.key());
    position.play_unchecked(played);
    assert_eq!(position.key(), position.fresh_key(), "the hash went astray: {played:?}");
    assert_eq!(position.undo().as_ref(), Some(played));
    assert_eq!(
        (position.setup(), position.key()),
        (before, key),
        "taking back left something behind: {played:?}"
    );
}

//! Playing a move that belongs to another position does no harm.

use std::panic::{AssertUnwindSafe, catch_unwind};

use chesswright_rules::{Position, Rules, Setup};

/// Positions of a game: some from a random game, the first of them also without castling rights, and an empty board.
fn positions(rules: &Rules) -> Vec<Position> {
    let mut position = rules.start();
    let mut all = vec![position.clone()];
    let bare = Setup { castling: vec![], ..position.setup() };
    all.extend(rules.position(&bare));
    for ply in 0..24 {
        let moves = position.legal_moves();
        let Some(played) = moves.get((ply * 7 + 3) % moves.len().max(1)) else { break };
        position.play_unchecked(played);
        if ply % 4 == 3 {
            all.push(position.clone());
        }
    }
    all
}

#[test]
fn moves_of_other_positions_can_be_played_and_undone() {
    for name in [
        "chess",
        "fischerandom",
        "seirawan",
        "shouse",
        "crazyhouse",
        "atomic",
        "duck",
        "xiangqi",
        "menagerie",
    ] {
        let definition = chesswright_catalog::definition(name).expect("a built-in game");
        let rules = Rules::new(&definition).expect("a built-in game compiles");
        let positions = positions(&rules);
        let moves: Vec<_> = positions.iter().flat_map(Position::legal_moves).collect();
        for position in &positions {
            let before = position.setup();
            for played in &moves {
                let mut position = position.clone();
                let done = catch_unwind(AssertUnwindSafe(|| {
                    position.play_unchecked(played);
                    assert_eq!(position.key(), position.fresh_key(), "the hash");
                    position.undo();
                    position.setup()
                }));
                let after = done.unwrap_or_else(|_| panic!("{name}: {played:?} in {before:?}"));
                assert!(after == before, "{name}: {played:?} leaves {after:?}, was {before:?}");
            }
        }
    }
}

/// A castling move of one position may find no king or partner in another.
#[test]
fn castling_where_nobody_can_castle_is_a_pass() {
    let definition = chesswright_catalog::definition("seirawan").expect("a built-in game");
    let rules = Rules::new(&definition).expect("a built-in game compiles");
    let start = rules.start_setup();
    let gone = ["b1", "c1", "d1", "f1", "g1"].map(|name| rules.board().cell(name).expect("a cell"));
    let pieces = start.pieces.iter().copied().filter(|(cell, _)| !gone.contains(cell)).collect();
    let open = rules.position(&Setup { pieces, ..start.clone() }).expect("a position");
    let castlings: Vec<_> = open.legal_moves().into_iter().filter(|played| played.is_castling()).collect();
    assert!(castlings.len() > 2, "castling, alone and with what comes in");
    let closed = rules.position(&Setup { castling: vec![], ..start }).expect("a position");
    for played in castlings {
        let mut position = closed.clone();
        position.play_unchecked(&played);
        assert_eq!(position.pieces().count(), closed.pieces().count());
        assert_eq!(position.turns(), 1);
    }
}

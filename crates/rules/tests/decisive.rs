//! The moves that searches ask for because they may win at once without a capture.

use std::collections::HashSet;

use chesswright_rules::search::{MoveBuffer, MoveFilter, SearchExt};
use chesswright_rules::{Move, Position, Reason, Rules};

/// A king's goal, a goal of any piece, one that leaves a last reply, checks that count, and a game that has neither.
const GAMES: [(&str, Option<Reason>); 5] = [
    ("kingofthehill", Some(Reason::Goal)),
    ("breakthrough", Some(Reason::Goal)),
    ("racingkings", Some(Reason::Goal)),
    ("3check", Some(Reason::Checks)),
    ("chess", None),
];
const GAMES_EACH: u64 = 40;
const LONGEST: usize = 160;

fn decisive(position: &Position) -> HashSet<Move> {
    let mut found = vec![];
    position.generate_moves(MoveFilter::Decisive, &mut MoveBuffer::default(), &mut found);
    found.into_iter().collect()
}

/// Whether the piece that moved gives the last check, not one behind it.
fn checks_itself(after: &Position, played: &Move) -> bool {
    after.checkers().contains(&played.to())
}

#[test]
fn every_win_by_a_goal_or_a_check_is_among_them() {
    for (name, reason) in GAMES {
        let game = chesswright_catalog::definition(name).expect("it is built in");
        let rules = Rules::new(&game).expect("it compiles");
        let mut wins = 0;
        for seed in 0..GAMES_EACH {
            let mut position = rules.start();
            let mut number = seed;
            for _ in 0..LONGEST {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let listed = decisive(&position);
                assert!(listed.iter().all(|listed| moves.contains(listed)), "{name}: they are legal");
                assert!(reason.is_some() || listed.is_empty(), "{name} has none");
                let us = position.turn();
                let mut wins_at_once = |played: &Move| {
                    position.play_unchecked(played);
                    let end = position.immediate_outcome();
                    let wins = end.is_some_and(|end| end.winner == Some(us) && Some(end.reason) == reason);
                    let counts = wins && (reason == Some(Reason::Goal) || checks_itself(&position, played));
                    position.undo();
                    counts
                };
                for played in moves.iter().filter(|played| wins_at_once(played)) {
                    wins += 1;
                    assert!(listed.contains(played) || played.is_castling(), "{name}: {played:?} is missing");
                }
                number = number.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
                position.play_unchecked(&moves[(number >> 33) as usize % moves.len()]);
            }
        }
        assert!(reason.is_none() || wins > 10, "{name}: {wins} wins");
    }
}

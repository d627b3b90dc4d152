//! Chance nodes: where nature is to move, a position is worth what its outcomes are worth on average (expectimax).

use super::negamax::NodeContext;
use super::{MAX_PLY, SearchThread};
use crate::score::{INFINITE, MATE_BOUND};

/// The score at which a side expects half of what it expects from a won game, in centipawns.
const HALF_WON: i64 = 600;
/// What a won game is worth in the scale of expectations.
const WHOLE: i64 = 1 << 32;

/// What a side expects from a position: near `WHOLE` if it wins. Scores cannot be averaged themselves, because a mate would count
/// more than all material, however unlikely it is. Whole numbers make it the same on every processor.
fn expectation(score: i32) -> i64 {
    let score = i64::from(score);
    WHOLE * score / (score.abs() + HALF_WON)
}

/// The score of an expectation.
fn score(expectation: i64) -> i32 {
    let score =
        i128::from(HALF_WON) * i128::from(expectation) / i128::from((WHOLE - expectation.abs()).max(1));
    score.clamp(i128::from(1 - MATE_BOUND), i128::from(MATE_BOUND - 1)) as i32
}

impl SearchThread<'_> {
    /// The value of a position in which nature is to move, for the team that moves after it. Its step takes one ply of depth.
    pub(super) fn chance_node(&mut self, depth: i32, ply: usize) -> i32 {
        self.stack[ply].pv.clear();
        if depth <= 0 || ply + 1 >= MAX_PLY {
            return self.evaluate(ply, -INFINITE, INFINITE).0;
        }
        let chances = self.position.chances();
        let total: i64 = chances.iter().map(|(_, weight)| i64::from(*weight)).sum();
        if total == 0 {
            let end = self.position.outcome_unsupplied();
            return end.map_or(0, |end| self.terminal_score(end, ply));
        }
        self.stack[ply].static_eval = None;
        self.stack[ply].moved = None;
        self.stack[ply].moved_quietly = true;
        let (mut sum, mut least, mut most) = (0, INFINITE, -INFINITE);
        for (mv, weight) in &chances {
            let open = NodeContext::root(-INFINITE, INFINITE);
            let found = self.with_move(mv, |thread, _| Some(thread.node(depth - 1, ply + 1, open)));
            if self.stopped {
                break;
            }
            let found = found.unwrap_or(0);
            (least, most) = (least.min(found), most.max(found));
            sum += expectation(found) * i64::from(*weight) / total;
        }
        // A mate that no outcome prevents is a mate.
        if least >= MATE_BOUND {
            least
        } else if most <= -MATE_BOUND {
            most
        } else {
            score(sum)
        }
    }

    /// Whether nature is to move.
    #[inline]
    pub(super) fn is_chance_node(&self) -> bool {
        self.shared.traits.has_chance && self.position.is_chance_node()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::MATE;

    #[test]
    fn expectations_become_the_same_scores_again() {
        for centipawns in [0, 1, -1, 35, -250, 900, -2000] {
            assert!((score(expectation(centipawns)) - centipawns).abs() <= 1, "{centipawns}");
        }
        // A mate that comes one time in six is not worth five queens.
        let unlikely = score((expectation(MATE) + 5 * expectation(0)) / 6);
        assert!((80..200).contains(&unlikely), "{unlikely}");
        assert_eq!(score(expectation(MATE)).max(MATE_BOUND - 1), MATE_BOUND - 1, "it is no mate any more");
    }
}

//! Counting against a limit, as in makruk.

use super::{AnyProgram, AnyState, Position};
use crate::end_rules::Counting;
use crate::types::{Kind, Side};

/// A count against a limit. Both are numbers of turns of either side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    /// The game is drawn when the count exceeds this limit.
    pub limit: u16,
    /// The current count.
    pub made: u16,
}

impl Position {
    /// The current count, if a side is counting.
    pub fn count(&self) -> Option<Count> {
        self.count
    }

    pub(super) fn counted_out(&self) -> bool {
        self.count.is_some_and(|count| count.made > count.limit)
    }

    /// The count after a turn.
    pub(super) fn next_count(&self, rule: &Counting, changed: bool, taken: Option<Kind>) -> Option<Count> {
        let pieces = Pieces(self);
        let us = self.turn();
        // A bare king that captures the last piece that prevented counting starts to count at once.
        let them = Side(1 - us.0.min(1));
        let in_the_way = |kind| rule.without.contains(&kind) || rule.bare_without.contains(&kind);
        if rule.from_pieces && taken.is_some_and(in_the_way) && pieces.of(them) == 1 {
            let limit = self.count_limit(rule, &pieces, them);
            if limit > 0 {
                let made = 2 * pieces.all() - 1;
                return Some(Count { limit: limit.saturating_mul(2), made: made as u16 });
            }
        }
        let bare = pieces.of(us) == 1;
        let limit =
            if self.count.is_none() || (changed && bare) { self.count_limit(rule, &pieces, us) } else { 0 };
        if limit > 0 {
            let made = if bare && rule.from_pieces { 2 * pieces.all() } else { 0 };
            return Some(Count { limit: limit.saturating_mul(2), made: made as u16 });
        }
        self.count.map(|count| Count { made: count.made.saturating_add(1), ..count })
    }

    /// The limit for the side to move, in turns of its own. 0 if it may not count.
    fn count_limit(&self, rule: &Counting, pieces: &Pieces<'_>, us: Side) -> u16 {
        let them = Side(1 - us.0.min(1));
        if pieces.of(them) == 1 || pieces.of(us) > rule.at_most || pieces.any(&rule.without) {
            return 0;
        }
        if pieces.of(us) > 1 {
            return rule.board;
        }
        if pieces.any(&rule.bare_without) {
            return 0;
        }
        let fits =
            |against: &[(Kind, usize)]| against.iter().all(|&(kind, n)| pieces.of_kind(them, kind) >= n);
        rule.bare.iter().find(|(against, _)| fits(against)).map_or(0, |(_, limit)| *limit)
    }
}

/// Numbers of pieces, read from sets because searches ask for them after every turn.
struct Pieces<'a>(&'a Position);

impl Pieces<'_> {
    fn all(&self) -> usize {
        let position = self.0;
        with!(&position.state, position.rules, |program, state| {
            (0..program.sides).map(|side| state.of_side(side).count() as usize).sum()
        })
    }

    fn of(&self, side: Side) -> usize {
        let position = self.0;
        with!(&position.state, position.rules, |_program, state| state.of_side(side.index()).count() as usize)
    }

    fn of_kind(&self, side: Side, kind: Kind) -> usize {
        let position = self.0;
        with!(&position.state, position.rules, |_program, state| {
            (state.kind[kind.index()] & state.of_side(side.index())).count() as usize
        })
    }

    fn any(&self, kinds: &[Kind]) -> bool {
        let position = self.0;
        with!(&position.state, position.rules, |_program, state| {
            kinds.iter().any(|kind| state.kind[kind.index()].any())
        })
    }
}

//! Counting against a limit: makruk and its kin.

use super::{AnyProgram, AnyState, Position};
use crate::end_rules::Counting;
use crate::types::{Kind, Side};

/// A count against a limit, both in turns of either side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    /// The game is drawn when the count passes it.
    pub limit: u16,
    /// The count.
    pub made: u16,
}

impl Position {
    /// The count that is being made, if there is one.
    pub fn count(&self) -> Option<Count> {
        self.count
    }

    pub(super) fn counted_out(&self) -> bool {
        self.count.is_some_and(|count| count.made > count.limit)
    }

    /// The count after a turn that has just been played.
    pub(super) fn next_count(&self, rule: &Counting, changed: bool, taken: Option<Kind>) -> Option<Count> {
        let pieces = Pieces(self);
        let us = self.turn();
        // A bare king that takes the last piece in the way of counting begins at once.
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

    /// In how many turns of its own the side to move may count itself safe; 0 when it may not count.
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

/// Numbers of pieces. They are asked for after every turn of a search, so they come from sets.
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

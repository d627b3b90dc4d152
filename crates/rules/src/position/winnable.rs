//! Whether a side could still win.

use super::{AnyProgram, AnyState, Position};
use crate::definition::model::Verdict;
use crate::types::{Kind, Side};

impl Position {
    /// Whether a side could still win if the other sides helped. Only its pieces matter, not their cells.
    ///
    /// The definition decides: whether these pieces could ever mate, or end the game in the side's favour otherwise. In
    /// doubt the answer is yes.
    pub fn can_win(&self, side: Side) -> bool {
        let definition = self.rules.definition();
        let (ends, def) = (self.rules.ends(), &definition.end);
        let winner_of_draws = ends.draws_winner == Some(side) || ends.points.is_some();
        let army: Vec<Kind> =
            self.pieces().filter(|(_, piece)| piece.side == side).map(|(_, piece)| piece.kind).collect();
        let others_lose = |verdicts: &[Verdict]| {
            verdicts
                .iter()
                .enumerate()
                .all(|(other, verdict)| other == side.index() || *verdict == Verdict::Loss)
        };
        let royal = |kind: &Kind| definition.pieces[kind.index()].royal;
        let odd = definition.sides.len() != 2
            || winner_of_draws
            || definition.hand.is_some()
            || definition.effects().next().is_some()
            || definition.has_conditional_moves()
            || definition.gates.is_some()
            || !def.extinction.is_empty()
            || definition.any_side(|side| !definition.check.binding_for(side))
            || !others_lose(&ends.checkmate)
            || !definition.pieces.values().any(|piece| piece.royal);
        if odd || (self.rules.checks_to_win(side) > 0 && army.iter().any(|kind| !royal(kind))) {
            return true;
        }
        let aims = |names: &[String]| {
            names.is_empty()
                || names.iter().any(|name| self.rules.kind(name).is_some_and(|kind| army.contains(&kind)))
        };
        if def.goals.iter().any(|goal| aims(&goal.pieces)) {
            return true;
        }
        let stalemates = others_lose(&ends.stalemate);
        with!(&self.state, self.rules, |program, state| program.could_mate(state, side.index(), stalemates))
    }
}

//! Letting nature move.

use chesswright_rules::Move;

use super::{Branch, Game};
use crate::clock::Millis;

impl Game {
    /// Lets nature move as long as it is to move, and returns what happened, in order. `random(n)` must return a number below `n`.
    ///
    /// Where nature has moved before, before moves were taken back, it does the same again: nobody rolls until it suits.
    pub fn let_nature_move(&mut self, random: &mut dyn FnMut(u32) -> u32, now: Millis) -> Vec<Move> {
        let mut happened = vec![];
        while self.ending().is_none() && self.position.awaits_chance() {
            let known = self.line.get(self.at).or_else(|| self.tree.children(self.here()).first()).copied();
            let known = known.and_then(|id| self.tree.get(id)?.played().cloned()).filter(Move::is_chance);
            let Some(played) = known.or_else(|| self.position.draw_chance(random)) else { break };
            if self.play(&played, Branch::Variation, now).is_err() {
                break;
            }
            happened.push(played);
        }
        happened
    }
}

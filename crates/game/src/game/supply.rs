//! Pieces that come from another board.

use chesswright_rules::{Kind, Side};

use super::Game;
use crate::clock::Millis;
use crate::texts;
use crate::tree::NodeId;

impl Game {
    /// Whether it is one of two boards of a [match](crate::Match), in which alone it changes.
    pub fn is_linked(&self) -> bool {
        self.linked
    }

    /// From now on this game is one of two boards: a side without a legal move may wait for a piece from the other board.
    pub(crate) fn link(&mut self) {
        self.linked = true;
        self.end.take();
    }

    /// Puts pieces from another board into a hand: an entry of its own in the tree, so that it can be undone. The side to move stays the
    /// same, and its clock goes on. `None`, and nothing happens, if the hand has no room.
    pub(crate) fn supply(&mut self, side: Side, kind: Kind, number: u8, now: Millis) -> Option<NodeId> {
        if !self.position.supply(side, kind, number) {
            return None;
        }
        // Going forward in the tree plays it again.
        let entry = self.position.undo()?;
        let here = self.here();
        let node = self.tree.child(here, &entry).or_else(|| {
            let text = texts::write_move(&self.position, &entry);
            self.tree.add(here, Some(entry), text)
        })?;
        self.advance(node, now);
        Some(node)
    }
}

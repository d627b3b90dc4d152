//! Going back and forth, and changing the tree.

use super::Game;
use crate::clock::Millis;
use crate::offers::Offers;
use crate::tree::{Node, NodeId};

impl Game {
    /// Takes a move back, and the clock with it; going forward finds it again. Tells whether there was one.
    pub fn undo(&mut self, now: Millis) -> bool {
        let back = self.back();
        if back {
            self.wind_clock(now);
            self.offers = Offers::default();
        }
        back
    }

    /// Plays what was taken back last, or what was played here first. Tells whether there was anything.
    pub fn redo(&mut self, now: Millis) -> bool {
        let next = self.line.get(self.at).or_else(|| self.tree.children(self.here()).first()).copied();
        let played = next.filter(|&id| self.tree.get(id).is_some_and(|node| node.played().is_some()));
        if let Some(next) = played {
            self.forward_to(next, now);
            self.offers = Offers::default();
        }
        played.is_some()
    }

    /// Goes to any place of the tree. Tells whether it is one that can be played to.
    pub fn go_to(&mut self, id: NodeId, now: Millis) -> bool {
        let path = self.tree.path(id);
        let can_be = |id: &NodeId| self.tree.get(*id).is_some_and(|node| node.played().is_some());
        if self.tree.get(id).is_none() || !path.iter().all(can_be) {
            return false;
        }
        let common = path.iter().zip(self.path()).take_while(|(a, b)| a == b).count();
        while self.at > common {
            self.back();
        }
        for &next in &path[common..] {
            self.forward_to(next, now);
        }
        self.wind_clock(now);
        true
    }

    /// One move back, nothing else.
    fn back(&mut self) -> bool {
        let back = self.at > 0 && self.position.undo().is_some();
        if back {
            self.at -= 1;
        }
        back
    }

    /// Plays a node that follows the present place.
    pub(super) fn forward_to(&mut self, node: NodeId, now: Millis) {
        let Some(played) = self.tree.get(node).and_then(Node::played) else { return };
        self.position.play_unchecked(played);
        if self.line.get(self.at) != Some(&node) {
            self.line.truncate(self.at);
            self.line.push(node);
            self.line.extend(self.tree.main_line(node));
        }
        self.at += 1;
        self.wind_clock(now);
    }

    /// Sets the clock to what it was when the present place was reached.
    fn wind_clock(&mut self, now: Millis) {
        let here = self.here();
        let turn = self.position.turn().0;
        let Some(clock) = &mut self.clock else { return };
        let times = self.tree.get(here).and_then(|node| node.times.clone()).unwrap_or_else(|| {
            let mut times = clock.times(now);
            if times.turn != turn {
                times.turn = turn;
                times.spent = 0;
            }
            times
        });
        clock.set(times, now);
    }

    /// Removes a move and all that follows; the present place goes back to where it was played if it lies behind it. Tells
    /// whether there was such a move.
    pub fn delete(&mut self, id: NodeId, now: Millis) -> bool {
        let Some(parent) = self.tree.get(id).and_then(Node::parent) else {
            return false;
        };
        if self.tree.leads_to(id, self.here()) {
            self.go_to(parent, now);
        }
        if self.ending.as_ref().is_some_and(|(node, _)| self.tree.leads_to(id, *node)) {
            self.ending = None;
        }
        self.tree.remove(id);
        if let Some(gone) = self.line.iter().position(|id| self.tree.get(*id).is_none()) {
            self.line.truncate(gone);
            let last = self.line.last().copied().unwrap_or(NodeId::ROOT);
            self.line.extend(self.tree.main_line(last));
        }
        true
    }

    /// Makes the variation that holds this move the main continuation where it branched off. Tells whether anything changed.
    pub fn promote(&mut self, id: NodeId) -> bool {
        self.tree.promote(id)
    }

    /// Makes the way to this move the main line of the game.
    pub fn make_main(&mut self, id: NodeId) {
        self.tree.make_main(id);
    }

    /// Forgets what was undone: going forward follows the main continuation.
    pub(crate) fn forget_line(&mut self) {
        self.line.truncate(self.at);
    }
}

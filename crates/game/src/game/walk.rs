//! Moving through the tree and changing it.

use super::Game;
use crate::clock::Millis;
use crate::offers::Offers;
use crate::tree::{Node, NodeId};

impl Game {
    /// Undoes a move, and sets the clock back. Redo finds the move again. Returns whether there was a move.
    pub fn undo(&mut self, now: Millis) -> bool {
        let back = self.back();
        // What nature did goes back with the move that called for it.
        while back && self.position.awaits_chance() && self.back() {}
        if back {
            self.wind_clock(now);
            self.offers = Offers::default();
        }
        back
    }

    /// Replays the move that was undone last, or otherwise the main continuation. Returns whether there was one.
    pub fn redo(&mut self, now: Millis) -> bool {
        let forward = self.forward(now);
        // What nature did comes again with the move that called for it.
        while forward && self.position.awaits_chance() && self.forward(now) {}
        if forward {
            self.offers = Offers::default();
        }
        forward
    }

    /// Replays one move without other changes.
    fn forward(&mut self, now: Millis) -> bool {
        let next = self.line.get(self.at).or_else(|| self.tree.children(self.here()).first()).copied();
        let played = next.filter(|&id| self.tree.get(id).is_some_and(|node| node.played().is_some()));
        if let Some(next) = played {
            self.forward_to(next, now);
        }
        played.is_some()
    }

    /// Goes to any node whose moves can be played. Returns whether this is such a node.
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

    /// Undoes one move without other changes.
    fn back(&mut self) -> bool {
        let back = self.at > 0 && self.position.undo().is_some();
        if back {
            self.end.take();
            self.at -= 1;
        }
        back
    }

    /// Plays a child of the current node.
    pub(super) fn forward_to(&mut self, node: NodeId, now: Millis) {
        let Some(played) = self.tree.get(node).and_then(Node::played) else { return };
        self.position.play_unchecked(played);
        self.recall_refusals(node);
        self.end.take();
        if self.line.get(self.at) != Some(&node) {
            self.line.truncate(self.at);
            self.line.push(node);
            self.line.extend(self.tree.main_line(node));
        }
        self.at += 1;
        self.wind_clock(now);
    }

    /// Lets the position know which tries were refused at a node.
    fn recall_refusals(&mut self, node: NodeId) {
        let refused = self.tree.get(node).map_or(&[][..], Node::refused);
        if !refused.is_empty() {
            self.position.recall_refusals(refused.iter().map(|refused| &refused.choice));
        }
    }

    /// Sets the clock to the times at which the current node was reached.
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

    /// Deletes a move and everything after it. If the current node is among them, the parent of the move becomes the
    /// current node. Returns whether there was such a move.
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

    /// Makes the variation that contains this move the main continuation at its branch. Returns whether anything
    /// changed.
    pub fn promote(&mut self, id: NodeId) -> bool {
        self.tree.promote(id)
    }

    /// Makes the line to this move the main line of the game.
    pub fn make_main(&mut self, id: NodeId) {
        self.tree.make_main(id);
    }

    /// Forgets undone moves: redo then follows the main continuation.
    pub(crate) fn forget_line(&mut self) {
        self.line.truncate(self.at);
    }
}

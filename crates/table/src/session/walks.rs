//! Going back and forth in the tree of moves.

use chesswright_game::{Game, Millis, NodeId};

use super::{Event, Part, Session, Target};
use crate::Seat;
use crate::level::Hints;
use crate::turn::walk;

impl Session {
    /// Takes back a move. Against the computer, goes back to the person's turn.
    pub(super) fn undo(&mut self, now: Millis) {
        self.walk(Game::undo, now);
    }

    /// Plays a move again that was taken back.
    pub(super) fn redo(&mut self, now: Millis) {
        self.walk(Game::redo, now);
    }

    fn walk(&mut self, step: fn(&mut Game, Millis) -> bool, now: Millis) {
        self.look_around();
        let walked = walk(&mut self.game, &self.seats, step, now);
        self.walked(walked, now);
    }

    /// Goes to another move.
    pub(super) fn go_to(&mut self, target: Target, now: Millis) {
        if let Some(node) = self.node(target) {
            self.look_around();
            let clock = self.game.clock().cloned();
            let walked = self.game.go_to(node, now);
            if self.is_remote() || self.context.rules.hides() {
                self.game.put_clock(clock);
            }
            self.walked(walked, now);
        }
    }

    fn node(&self, target: Target) -> Option<NodeId> {
        let (game, root) = (&self.game, NodeId::ROOT);
        let (line, at) = (game.line(), game.path().len());
        match target {
            Target::Start => Some(root),
            Target::End => Some(line.last().copied().unwrap_or(root)),
            Target::Previous => self.before_nature(game.here()),
            Target::Next => line.get(at).or_else(|| game.tree().children(game.here()).first()).copied(),
            Target::Ply(ply) => {
                Some(ply.checked_sub(1).and_then(|last| line.get(last)).copied().unwrap_or(root))
            }
            // What one side sees has the numbers of the line.
            Target::Node(node) if self.is_hidden() => self.node(Target::Ply(node.number() as usize)),
            Target::Node(node) => Some(node),
        }
    }

    /// The node before a node and before what nature did there.
    fn before_nature(&self, node: NodeId) -> Option<NodeId> {
        let tree = self.game.tree();
        let mut at = tree.get(node)?;
        while at.played().is_some_and(chesswright_rules::Move::is_chance)
            && let Some(parent) = at.parent()
        {
            at = tree.get(parent)?;
        }
        at.parent()
    }

    /// Starts a level again, at the player's first move: enemies may move before that.
    pub(super) fn restart(&mut self, now: Millis) {
        // It is a new attempt.
        self.set_hints(Hints::None);
        self.look_around();
        let walked = self.game.go_to(NodeId::ROOT, now);
        if !self.is_a_persons_turn() {
            walk(&mut self.game, &self.seats, Game::redo, now);
        }
        self.walked(walked, now);
    }

    /// Nobody plays while somebody looks at other moves, and computers would go on at once.
    fn look_around(&mut self) {
        self.stop();
        // A match on two boards goes on when somebody looks at its end again.
        if !self.game.is_linked() {
            self.set_paused(!self.seats.iter().any(|seat| matches!(seat, Seat::Person | Seat::Remote)));
        }
        self.let_go();
        self.emit(Event::ClearNotice);
    }

    fn walked(&mut self, walked: bool, now: Millis) {
        self.changed(Part::Game);
        if walked {
            self.emit(Event::Walked);
            self.emit(Event::Save);
        }
        self.consider(now);
    }
}

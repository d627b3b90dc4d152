//! The moves of a file, and the current node.

use chesswright_notation::observation;
use chesswright_rules::message;
use chesswright_rules::message::Message;

use super::super::fields::{Fields, kind};
use super::Loader;
use crate::ending::Cause;
use crate::texts;
use crate::tree::NodeId;

impl Loader<'_> {
    pub(super) fn lines(&mut self, fields: &Fields<'_>) {
        for (place, value) in fields.list("lines", self.found) {
            let Some(part) = Fields::new(place, value, self.found) else { continue };
            part.only(&["after", "moves"], self.found);
            let after = match part.get("after") {
                None => Some(NodeId::ROOT),
                Some(_) => self.node(&part, "after"),
            };
            let Some(moves) = part.text("moves", self.found) else { continue };
            // Moves whose parent is unknown still get numbers. They are attached to the root.
            let begin = after.unwrap_or(NodeId::ROOT);
            let playable = after.is_some() && self.game.go_to(begin, 0);
            self.line(&part.place("moves"), moves, begin, playable);
        }
    }

    /// Adds the moves of a line after `parent`. The game stands at `parent` if `playable` is true.
    fn line(&mut self, place: &str, moves: &str, mut parent: NodeId, mut playable: bool) {
        for (i, text) in moves.split_whitespace().enumerate() {
            let open = playable && self.game.ending().is_none();
            let played = if open { texts::read_recorded(self.game.position(), text) } else { None };
            if playable && played.is_none() {
                let why = match self.game.ending() {
                    Some(ending) if matches!(ending.cause, Cause::Rules(_)) => {
                        message!("the game is over here")
                    }
                    _ => message!("this move is not legal here"),
                };
                let message =
                    message!("{why}; it is kept as text, with all moves that follow it on this line", why);
                self.found.add(format!("{place}, move {} (`{text}`)", i + 1), message);
                playable = false;
            }
            let known = played.as_ref().and_then(|played| self.game.tree().child(parent, played));
            let written = match &played {
                Some(played) => texts::write_move(self.game.position(), played),
                None => text.to_owned(),
            };
            let Some(node) = known.or_else(|| self.game.tree_mut().add(parent, played, written)) else {
                return;
            };
            self.numbers.push(node);
            if playable {
                playable = self.game.go_to(node, 0);
            }
            parent = node;
        }
    }

    /// The tries that an umpire refused. They come in the order of the moves, so that the game is walked through once.
    pub(super) fn refused(&mut self, fields: &Fields<'_>) {
        let mut last = None;
        for (place, value) in fields.list("refused", self.found) {
            let Some(part) = Fields::new(place, value, self.found) else { continue };
            part.only(&["at", "tries"], self.found);
            let (at, number) = (self.node(&part, "at"), part.get("at").and_then(serde_json::Value::as_u64));
            let Some(tries) = part.text("tries", self.found) else { continue };
            let follows = number > last;
            last = last.max(number);
            let open = follows && at.is_some_and(|at| self.game.go_to(at, 0));
            for text in tries.split_whitespace() {
                let seen = open.then(|| self.game.position().observe(self.game.position().turn()));
                let choice = seen.as_ref().and_then(|seen| observation::read(self.game.rules(), seen, text));
                if !choice.cloned().is_some_and(|choice| self.game.refuse(&choice)) {
                    let message = message!("`{text}` cannot have been refused here; it is left out", text);
                    self.found.add(part.place("tries"), message);
                }
            }
        }
    }

    /// Restores the current line and the current node.
    pub(super) fn places(&mut self, fields: &Fields<'_>) {
        let at = if fields.get("at").is_some() { self.node(fields, "at") } else { Some(NodeId::ROOT) };
        let ahead = if fields.get("ahead").is_some() { self.node(fields, "ahead") } else { None };
        self.game.go_to(NodeId::ROOT, 0);
        self.game.forget_line();
        if let Some(ahead) = ahead {
            // The line may end in moves that are kept as text. It is restored as far as it can be played.
            let path = self.game.tree().path(ahead);
            path.into_iter().take_while(|&node| self.game.go_to(node, 0)).for_each(drop);
        }
        if let Some(at) = at
            && !self.game.go_to(at, 0)
        {
            self.found
                .add("at", message!("the game cannot be played up to this move; it is set to the beginning"));
            self.game.go_to(NodeId::ROOT, 0);
        }
        // Restores the clock as it was when the game was saved, unless its times belong to another move.
        let Some(part) = fields.get("clock").and_then(|clock| clock.get("times")) else { return };
        let Some(text) = part.as_str() else {
            self.found.add(
                "clock.times",
                message!("expected a text, found {value}", value = Message::of(kind(part))),
            );
            return;
        };
        if let Some(times) = self.read_times("clock.times", text)
            && let Some(clock) = self.game.clock_mut()
        {
            clock.set(times, 0);
        }
    }
}

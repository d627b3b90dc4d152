//! What people write about a game: names, tags, and notes on moves.

use chesswright_game::NodeId;
use chesswright_rules::Side;

use super::{Event, Part, Session};

/// Texts longer than this are cut off.
const LONGEST: usize = 10_000;

impl Session {
    /// Names the player of a side.
    pub(super) fn name(&mut self, side: Side, name: String) {
        if let Some(player) = self.game.players.get_mut(side.index()) {
            player.name = tidy(&name).replace('\n', " ");
            self.annotated();
        }
    }

    /// Sets a tag of the game, or removes it where the value is empty.
    pub(super) fn tag(&mut self, name: String, value: &str) {
        match tidy(value).replace('\n', " ") {
            value if value.is_empty() => drop(self.game.tags.shift_remove(&name)),
            value => drop(self.game.tags.insert(name, value)),
        }
        self.annotated();
    }

    /// Replaces the comment on a move.
    pub(super) fn comment(&mut self, at: NodeId, text: &str) {
        if let Some(notes) = self.game.notes_mut(at) {
            notes.after = tidy(text);
            self.annotated();
        }
    }

    /// Puts a sign such as `!` on a move, or takes it away. A move is either good or bad: of these signs it has one.
    pub(super) fn sign(&mut self, at: NodeId, number: u8) {
        let Some(notes) = self.game.notes_mut(at) else { return };
        let had = notes.nags.contains(&number);
        let judges = |number: u8| (1..=6).contains(&number);
        notes.nags.retain(|known| *known != number && !(judges(*known) && judges(number)));
        if !had {
            notes.nags.push(number);
        }
        self.annotated();
    }

    fn annotated(&mut self) {
        self.changed(Part::Game);
        self.emit(Event::Save);
    }
}

/// A text without blanks around it, of bounded length.
fn tidy(text: &str) -> String {
    text.trim().chars().filter(|c| *c == '\n' || !c.is_control()).take(LONGEST).collect()
}

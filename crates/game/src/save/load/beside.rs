//! The contents of a file other than moves: players, tags, notes.

use chesswright_rules::message;
use chesswright_rules::message::Message;
use indexmap::IndexMap;
use serde_json::Value;

use super::super::fields::{Fields, kind};
use super::super::write::CLAIMED;
use super::{Loader, raw};
use crate::game::{Draws, Player};
use crate::notes::{Colour, Mark};
use crate::tree::NodeId;

impl Loader<'_> {
    pub(super) fn draws(&mut self, fields: &Fields<'_>) {
        match fields.text("draws", self.found) {
            None => {}
            Some(CLAIMED) => self.game.draws = Draws::Claimed,
            Some(other) => {
                let message = message!(
                    "unknown value `{other}`, expected `{claimed}`; draws are automatic",
                    other,
                    claimed = CLAIMED
                );
                self.found.add("draws", message);
            }
        }
    }

    pub(super) fn players(&mut self, fields: &Fields<'_>) {
        let sides = self.game.rules().sides();
        for (i, (place, value)) in fields.list("players", self.found).into_iter().enumerate() {
            let Some(part) = Fields::new(place.clone(), value, self.found) else { continue };
            part.only(&["name", "rating"], self.found);
            let name = part.text("name", self.found).unwrap_or_default().to_owned();
            let rating =
                part.get("rating").and_then(Value::as_i64).and_then(|rating| i32::try_from(rating).ok());
            if rating.is_none() && part.get("rating").is_some() {
                self.found
                    .add(part.place("rating"), message!("expected a whole number; the rating is left out"));
            }
            match self.game.players.get_mut(i) {
                Some(player) => *player = Player { name, rating },
                None => self
                    .found
                    .add(place, message!("the game has {sides} sides; `{name}` is ignored", sides, name)),
            }
        }
    }

    pub(super) fn tags(&mut self, text: &str, fields: &Fields<'_>) {
        if fields.object("tags", self.found).is_none() {
            return;
        }
        let tags =
            raw(text, &["tags"]).and_then(|tags| serde_json::from_str::<IndexMap<String, Value>>(tags).ok());
        for (name, value) in tags.unwrap_or_default() {
            let text = match value {
                Value::String(text) => text,
                other => {
                    let message = message!(
                        "expected a text, found {other}; it is kept as JSON",
                        other = Message::of(kind(&other))
                    );
                    self.found.add(format!("tags.{name}"), message);
                    other.to_string()
                }
            };
            self.game.tags.insert(name, text);
        }
    }

    pub(super) fn notes(&mut self, fields: &Fields<'_>) {
        for (place, value) in fields.list("notes", self.found) {
            let Some(part) = Fields::new(place, value, self.found) else { continue };
            part.only(&["at", "before", "after", "nags", "marks"], self.found);
            let at = self.node(&part, "at").unwrap_or(NodeId::ROOT);
            let before = part.text("before", self.found).unwrap_or_default();
            let after = part.text("after", self.found).unwrap_or_default();
            let mut nags = vec![];
            for (place, value) in part.list("nags", self.found) {
                match value.as_u64().and_then(|nag| u8::try_from(nag).ok()) {
                    Some(nag) => nags.push(nag),
                    None => self.found.add(
                        place,
                        message!("expected a number up to 255, found {value}", value = value.to_string()),
                    ),
                }
            }
            let mut marks = vec![];
            for (place, value) in part.list("marks", self.found) {
                marks.extend(Fields::new(place, value, self.found).and_then(|mark| self.mark(&mark)));
            }
            let Some(notes) = self.game.notes_mut(at) else { continue };
            join(&mut notes.before, before);
            join(&mut notes.after, after);
            notes.nags.extend(nags);
            notes.marks.extend(marks);
        }
    }

    fn mark(&mut self, part: &Fields<'_>) -> Option<Mark> {
        part.only(&["colour", "from", "to"], self.found);
        let colour = part.get("colour").map(Colour::of_json);
        if let Some(None) = colour {
            self.found.add(
                part.place("colour"),
                message!("colours are green, red, yellow and blue; green is used"),
            );
        }
        let from = self.cell(part, "from")?;
        let to = match part.get("to") {
            Some(_) => Some(self.cell(part, "to")?),
            None => None,
        };
        Some(Mark { colour: colour.flatten().unwrap_or_default(), from, to })
    }
}

/// If a file has two notes for one node, both are kept.
fn join(text: &mut String, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push('\n');
    }
    text.push_str(more);
}

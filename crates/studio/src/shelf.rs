//! The shelf: documents that are kept between visits, each with the versions that undo would bring back.

use serde::{Deserialize, Serialize};

use crate::Kept;

/// A document on the shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Its key.
    pub id: String,
    /// The title of the game.
    pub title: String,
    /// When it was changed, in milliseconds since 1970.
    pub when: f64,
    /// The document with its versions.
    pub kept: Kept,
    /// Whether it is a level, and not a game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub level: bool,
    /// Whether it is a position. Its text is what the page puts before a position, so that it is opened like one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub position: bool,
}

impl Entry {
    /// A document as it is now.
    pub fn new(id: String, kind: Kind, kept: Kept, title: String, when: f64) -> Self {
        let (level, position) = (kind == Kind::Level, kind == Kind::Position);
        Self { id, title, when, kept, level, position }
    }

    /// What it is.
    pub fn kind(&self) -> Kind {
        match (self.level, self.position) {
            (true, _) => Kind::Level,
            (false, true) => Kind::Position,
            (false, false) => Kind::Game,
        }
    }

    /// Its text as a file: the name, and the text.
    pub fn file(&self) -> (String, &str) {
        let text = self.kept.text.as_str();
        let title = self.title.to_lowercase();
        let words: Vec<&str> =
            title.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let stem = if words.is_empty() { "game".to_owned() } else { words.join("-") };
        let ending = match self.kind() {
            _ if text.trim_start().starts_with('{') => "json",
            Kind::Game => "toml",
            Kind::Level | Kind::Position => "txt",
        };
        (format!("{stem}.{ending}"), text)
    }
}

/// What a document is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A game.
    Game,
    /// A level.
    Level,
    /// A position.
    Position,
}

/// The latest first, with what the browser has no room for.
pub fn merged(stored: Vec<Entry>, unkept: &[Entry]) -> Vec<Entry> {
    let mut all = stored;
    all.retain(|entry| unkept.iter().all(|other| other.id != entry.id));
    all.extend(unkept.iter().cloned());
    all.sort_by(|a, b| b.when.total_cmp(&a.when));
    all
}

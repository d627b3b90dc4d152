//! Documents that are kept between visits, each with the versions that undo would bring back.

use chesswright_studio::{Kept, Studio};
use serde::{Deserialize, Serialize};

use crate::browser;
use crate::host::Host;

/// A document on the shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// Its key.
    pub(crate) id: String,
    /// The title of the game.
    pub(crate) title: String,
    /// When it was changed, in milliseconds since 1970.
    pub(crate) when: f64,
    /// The document with its versions.
    pub(crate) kept: Kept,
    /// Whether it is a level, and not a game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) level: bool,
    /// Whether it is a position. Its text is what the page puts before a position, so that it is opened like one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) position: bool,
}

impl Entry {
    /// A document as it is now.
    pub(crate) fn new(id: String, kind: Kind, kept: Kept, title: String) -> Self {
        let (level, position) = (kind == Kind::Level, kind == Kind::Position);
        Self { id, title, when: browser::now(), kept, level, position }
    }

    /// What it is.
    pub(crate) fn kind(&self) -> Kind {
        match (self.level, self.position) {
            (true, _) => Kind::Level,
            (false, true) => Kind::Position,
            (false, false) => Kind::Game,
        }
    }

    /// Its text as a file: the name, and the text.
    pub(crate) fn file(&self) -> (String, &str) {
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
pub(crate) enum Kind {
    Game,
    Level,
    Position,
}

/// A key for a new document.
pub(crate) fn new_id() -> String {
    format!("{:x}-{:04x}", browser::now() as u64, (js_sys::Math::random() * 65_536.0) as u32)
}

/// All documents that are stored. Entries that cannot be read stay where they are.
pub(crate) async fn all(host: &Host) -> Vec<Entry> {
    let Ok(list) = host.kept().await else { return vec![] };
    let texts = js_sys::Array::from(&list);
    let read = |text: wasm_bindgen::JsValue| serde_json::from_str(&text.as_string()?).ok();
    texts.iter().filter_map(read).collect()
}

/// Keeps a document. Returns whether the browser has stored it.
pub(crate) async fn keep(host: &Host, entry: &Entry) -> bool {
    let Ok(text) = serde_json::to_string(entry) else { return false };
    host.keep(&entry.id, &text).await.is_ok()
}

/// The latest first, with what the browser has no room for.
pub(crate) fn merged(stored: Vec<Entry>, unkept: &[Entry]) -> Vec<Entry> {
    let mut all = stored;
    all.retain(|entry| unkept.iter().all(|other| other.id != entry.id));
    all.extend(unkept.iter().cloned());
    all.sort_by(|a, b| b.when.total_cmp(&a.when));
    all
}

/// The entry of the workshop's document as it is.
pub(crate) fn entry_of(studio: &Studio) -> (Kept, String) {
    (studio.kept(), studio.title())
}

/// Whether no other tab holds a document. From then on, this tab holds it.
pub(crate) async fn hold(host: &Host, id: &str) -> bool {
    // A browser that cannot hold documents tells nothing about other tabs.
    host.hold(id).await.map_or(true, |held| held.as_bool().unwrap_or(true))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(id: &str, when: f64) -> Entry {
        Entry {
            id: id.into(),
            title: "My Game!".into(),
            when,
            kept: Kept::new(format!("{id} {when}")),
            level: false,
            position: false,
        }
    }

    #[test]
    fn what_has_no_room_is_listed_with_what_is_stored() {
        let all = merged(vec![entry("a", 1.0), entry("b", 2.0)], &[entry("a", 3.0), entry("c", 1.5)]);
        let texts: Vec<&str> = all.iter().map(|entry| entry.kept.text.as_str()).collect();
        assert_eq!(texts, ["a 3", "b 2", "c 1.5"]);
    }

    #[test]
    fn a_file_is_named_after_its_title() {
        assert_eq!(entry("a", 1.0).file(), ("my-game.toml".to_owned(), "a 1"));
        let level = Entry { level: true, title: "…".into(), ..entry("a", 1.0) };
        assert_eq!(level.file().0, "game.txt");
        let json = Entry { kept: Kept::new("{}".into()), ..entry("a", 1.0) };
        assert_eq!(json.file(), ("my-game.json".to_owned(), "{}"));
    }
}

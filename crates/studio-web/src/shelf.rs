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
}

/// A key for a new document.
pub(crate) fn new_id() -> String {
    format!("{:x}-{:04x}", browser::now() as u64, (js_sys::Math::random() * 65_536.0) as u32)
}

/// All documents, the latest first. Entries that cannot be read stay where they are.
pub(crate) async fn all(host: &Host) -> Vec<Entry> {
    let Ok(list) = host.kept().await else { return vec![] };
    let texts = js_sys::Array::from(&list);
    let read = |text: wasm_bindgen::JsValue| serde_json::from_str(&text.as_string()?).ok();
    let mut entries: Vec<Entry> = texts.iter().filter_map(read).collect();
    entries.sort_by(|a, b| b.when.total_cmp(&a.when));
    entries
}

/// Keeps the document of a workshop. Returns whether the browser has stored it.
pub(crate) async fn keep(host: &Host, id: &str, kept: Kept, title: String, level: bool) -> bool {
    let entry = Entry { id: id.to_owned(), title, when: browser::now(), kept, level };
    let Ok(text) = serde_json::to_string(&entry) else { return false };
    host.keep(id, &text).await.is_ok()
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

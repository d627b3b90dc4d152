//! The shelf, where the browser keeps documents between visits.

use chesswright_studio::Kept;
use chesswright_studio::shelf::{Entry, Kind};

use crate::browser;
use crate::host::Host;

/// A key for a new document.
pub(crate) fn new_id() -> String {
    format!("{:x}-{:04x}", browser::now() as u64, (js_sys::Math::random() * 65_536.0) as u32)
}

/// A document as it is now.
pub(crate) fn entry(id: String, kind: Kind, kept: Kept, title: String) -> Entry {
    Entry::new(id, kind, kept, title, browser::now())
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

/// Whether no other tab holds a document. From then on, this tab holds it.
pub(crate) async fn hold(host: &Host, id: &str) -> bool {
    // A browser that cannot hold documents tells nothing about other tabs.
    host.hold(id).await.map_or(true, |held| held.as_bool().unwrap_or(true))
}

//! The best results in levels, stored in the browser.

use chesswright_table::level::{Record, Records, Source};

use crate::{browser, storage};

const KEY: &str = "chesswright/levels";

/// All results.
pub(crate) fn load() -> Records {
    let stored = browser::storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
    let Some(text) = stored else { return Records::default() };
    serde_json::from_str(&text).unwrap_or_else(|_| {
        // Unreadable data is put aside instead of overwritten.
        storage::put_aside(KEY, &text);
        Records::default()
    })
}

/// Checks what is stored. Unreadable data is put aside.
pub(crate) fn look_through() {
    load();
}

/// Stores a level's result, unless a better one is stored. Returns whether storing worked.
pub(crate) fn remember(source: Source, record: Record) -> bool {
    let mut records = load();
    if !records.add(source, record) {
        return true;
    }
    let text = serde_json::to_string(&records).unwrap_or_default();
    browser::storage().is_some_and(|storage| storage.set_item(KEY, &text).is_ok())
}

//! The games that a person has marked, and those that were played last, as this browser remembers them.

use crate::browser;

const FAVOURITES: &str = "chesswright/favourites";
const RECENT: &str = "chesswright/recent";
/// So many games that were played last are remembered.
const MOST: usize = 12;

/// The names of the marked games, the first marked first.
pub(crate) fn marked() -> Vec<String> {
    load(FAVOURITES)
}

/// Marks a game, or unmarks it. Returns all that are marked then.
pub(crate) fn toggle(name: &str) -> Vec<String> {
    let mut marked = marked();
    match marked.iter().position(|known| known == name) {
        Some(place) => drop(marked.remove(place)),
        None => marked.push(name.to_owned()),
    }
    store(FAVOURITES, &marked);
    marked
}

/// The names of the games that were played last, the latest first.
pub(crate) fn recent() -> Vec<String> {
    load(RECENT)
}

/// Remembers that a game was begun.
pub(crate) fn played(name: &str) {
    let mut recent = recent();
    recent.retain(|known| known != name);
    recent.insert(0, name.to_owned());
    recent.truncate(MOST);
    store(RECENT, &recent);
}

fn load(key: &str) -> Vec<String> {
    let stored = browser::storage().and_then(|storage| storage.get_item(key).ok().flatten());
    stored.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn store(key: &str, names: &[String]) {
    if let (Some(storage), Ok(text)) = (browser::storage(), serde_json::to_string(names)) {
        // What cannot be stored is forgotten with the page.
        let _ = storage.set_item(key, &text);
    }
}

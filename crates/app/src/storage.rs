//! Games that the browser stores between visits.

use chesswright_table::saved::SavedGame;

use crate::browser;

const PREFIX: &str = "chesswright/game/";
/// At most this many finished games are stored; the oldest are removed. Unfinished games stay.
const MOST: usize = 40;

/// Why a game could not be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// The browser stores nothing for this page.
    Forbidden,
    /// There is no room left.
    Full,
}

/// A key for storing a new game.
pub(crate) fn new_id() -> String {
    format!("{:x}-{:04x}", browser::now(), browser::random(0x1_0000))
}

/// Stores a game.
pub(crate) fn save(saved: &SavedGame) -> Result<(), Trouble> {
    let storage = browser::storage().ok_or(Trouble::Forbidden)?;
    let text = serde_json::to_string(saved).map_err(|_| Trouble::Full)?;
    let key = format!("{PREFIX}{}", saved.id);
    if storage.set_item(&key, &text).is_ok() {
        return Ok(());
    }
    // The oldest finished games are removed to free space.
    for old in all().games.iter().rev().filter(|old| old.over && old.id != saved.id) {
        remove(&old.id);
        if storage.set_item(&key, &text).is_ok() {
            return Ok(());
        }
    }
    Err(Trouble::Full)
}

/// Everything that is stored.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shelf {
    /// The latest first.
    pub(crate) games: Vec<SavedGame>,
    pub(crate) unread: Vec<Unread>,
}

/// A stored text that cannot be read. It stays until the user removes it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Unread {
    /// The key under which it is stored.
    pub(crate) id: String,
    pub(crate) text: String,
    pub(crate) why: String,
}

/// Reads everything that is stored.
pub(crate) fn all() -> Shelf {
    let Some(storage) = browser::storage() else { return Shelf::default() };
    let count = storage.length().unwrap_or(0);
    let mut shelf = Shelf::default();
    for key in (0..count).filter_map(|i| storage.key(i).ok().flatten()) {
        let Some(id) = key.strip_prefix(PREFIX) else { continue };
        // Another tab may have removed it in between.
        let Some(text) = storage.get_item(&key).ok().flatten() else { continue };
        match serde_json::from_str(&text) {
            Ok(saved) => shelf.games.push(saved),
            Err(error) => shelf.unread.push(Unread { id: id.to_owned(), text, why: error.to_string() }),
        }
    }
    shelf.games.sort_by_key(|saved| std::cmp::Reverse(saved.when));
    shelf
}

/// Removes the oldest finished games where there are too many.
pub(crate) fn prune() {
    for old in all().games.iter().filter(|saved| saved.over).skip(MOST) {
        remove(&old.id);
    }
}

/// Moves an unreadable text to where the page lists such texts.
pub(crate) fn put_aside(key: &str, text: &str) {
    let Some(storage) = browser::storage() else { return };
    // It is removed first, to free the space for the copy.
    if storage.remove_item(key).is_ok() && storage.set_item(&format!("{PREFIX}{}", new_id()), text).is_err() {
        // The space was in use by this text, so restoring it works.
        let _ = storage.set_item(key, text);
    }
}

/// Removes a game.
pub(crate) fn remove(id: &str) {
    if let Some(storage) = browser::storage() {
        // Removing a missing key has no effect.
        let _ = storage.remove_item(&format!("{PREFIX}{id}"));
    }
}

//! Games that the browser stores between visits.

use std::cell::RefCell;

use chesswright_game::{Game, save};
use chesswright_rules::Rules;
use serde::{Deserialize, Serialize};

use crate::browser;
use crate::level::{LevelSession, Source};
use crate::table::Seat;

const PREFIX: &str = "chesswright/game/";
/// At most this many finished games are stored; the oldest are removed. Unfinished games stay.
const MOST: usize = 40;

/// A stored game, as far as a list of games shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SavedGame {
    /// The key by which it is found again.
    pub(crate) id: String,
    /// The title of the game or level.
    pub(crate) title: String,
    /// When it was stored, in milliseconds since 1970.
    pub(crate) when: u64,
    /// Moves played.
    pub(crate) moves: usize,
    pub(crate) over: bool,
    pub(crate) seats: Vec<Seat>,
    /// The side at the lower edge.
    pub(crate) below: u8,
    /// The game, as in a file.
    game: String,
    /// The level, where it is one: where it comes from, and itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<(Source, String)>,
}

/// Why a game could not be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// The browser stores nothing for this page.
    Forbidden,
    /// There is no room left.
    Full,
}

/// The built-in rules of that name.
///
/// The last ones are remembered: every move saves the game, which compares its rules with the built-in ones, and compiling takes far
/// longer than that.
pub(crate) fn built_in(name: &str) -> Option<Rules> {
    thread_local!(static LAST: RefCell<Option<(String, Rules)>> = const { RefCell::new(None) });
    let known = LAST.with_borrow(|last| last.clone().filter(|(known, _)| known == name));
    known.map(|(_, rules)| rules).or_else(|| {
        let rules = Rules::new(&chesswright_catalog::definition(name)?).ok()?;
        LAST.set(Some((name.to_owned(), rules.clone())));
        Some(rules)
    })
}

/// A key for a new game.
pub(crate) fn new_id() -> String {
    format!("{:x}-{:04x}", browser::now(), browser::random(0x1_0000))
}

/// Stores a game.
pub(crate) fn save(
    id: &str,
    game: &Game,
    seats: &[Seat],
    below: u8,
    level: Option<&LevelSession>,
) -> Result<(), Trouble> {
    let storage = browser::storage().ok_or(Trouble::Forbidden)?;
    let now = browser::now();
    let kept = SavedGame {
        id: id.to_owned(),
        title: level.map_or_else(|| crate::words::title(game.rules()), LevelSession::title),
        when: now,
        moves: game.tree().len(),
        over: game.ending().is_some(),
        seats: seats.to_vec(),
        below,
        game: save::save(game, &built_in, now),
        level: level.map(|session| (session.source, session.level().to_short_json())),
    };
    let text = serde_json::to_string(&kept).map_err(|_| Trouble::Full)?;
    let key = format!("{PREFIX}{id}");
    if storage.set_item(&key, &text).is_ok() {
        return Ok(());
    }
    // The oldest finished games make room.
    for old in all().games.iter().rev().filter(|old| old.over && old.id != id) {
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

/// Something stored that cannot be read any more. It stays as it is until the person removes it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Unread {
    /// The key by which it is found again.
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
            Ok(kept) => shelf.games.push(kept),
            Err(error) => shelf.unread.push(Unread { id: id.to_owned(), text, why: error.to_string() }),
        }
    }
    shelf.games.sort_by_key(|kept| std::cmp::Reverse(kept.when));
    shelf
}

/// Removes the oldest finished games where there are too many.
pub(crate) fn prune() {
    for old in all().games.iter().filter(|kept| kept.over).skip(MOST) {
        remove(&old.id);
    }
}

/// Moves a text that cannot be read to where the page lists such texts.
pub(crate) fn put_aside(key: &str, text: &str) {
    let Some(storage) = browser::storage() else { return };
    // Taken away first, so that there is room for it.
    if storage.remove_item(key).is_ok() && storage.set_item(&format!("{PREFIX}{}", new_id()), text).is_err() {
        // There was room for it here a moment ago, so putting it back works.
        let _ = storage.set_item(key, text);
    }
}

/// Removes a game.
pub(crate) fn remove(id: &str) {
    if let Some(storage) = browser::storage() {
        // Removing what is not there changes nothing.
        let _ = storage.remove_item(&format!("{PREFIX}{id}"));
    }
}

impl SavedGame {
    /// The game, and what is wrong with the stored text.
    pub(crate) fn open(&self) -> Result<save::Loaded, save::LoadError> {
        save::load(&self.game, &built_in)
    }

    /// The level that it is a game of, or why it cannot be played as one any more.
    pub(crate) fn level(&self) -> Result<Option<LevelSession>, String> {
        let Some((source, text)) = self.level.as_ref() else { return Ok(None) };
        let level = chesswright_catalog::level::read_json(text)
            .map_err(|problems| problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))?;
        LevelSession::new(&level, *source).map(Some).map_err(|error| error.to_string())
    }

    /// The game as it is in a file, whether or not it can be opened.
    pub(crate) fn file(&self) -> &str {
        &self.game
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_of_a_game_are_compiled_once_for_all_its_moves() {
        let chess = built_in("chess").expect("chess");
        assert!(chess.same(&built_in("chess").expect("chess")), "asked again, they are the same ones");
        let other = built_in("atomic").expect("atomic");
        assert!(!other.same(&chess));
        assert_eq!(built_in("chess").expect("chess").definition().name, "chess");
        assert!(built_in("no such game").is_none());
    }
}

//! Games that are kept in the browser between visits.

use chesswright_game::{Game, save};
use chesswright_rules::Rules;
use serde::{Deserialize, Serialize};

use crate::browser;
use crate::level::{Play, Source};
use crate::table::Seat;

const PREFIX: &str = "chesswright/game/";
/// So many games that are over are kept; the oldest make room. Games that are not over stay.
const MOST: usize = 40;

/// A kept game, without what it takes to play on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// By which it is found again.
    pub(crate) id: String,
    /// What it is called.
    pub(crate) title: String,
    /// When it was kept, in milliseconds since 1970.
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

/// Why a game could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// The browser keeps nothing for this page.
    Forbidden,
    /// There is no room left.
    Full,
}

/// The built-in rules of that name.
pub(crate) fn built_in(name: &str) -> Option<Rules> {
    Rules::new(&chesswright_catalog::definition(name)?).ok()
}

/// A name for a new game.
pub(crate) fn new_id() -> String {
    format!("{:x}-{:04x}", browser::now(), browser::random(0x1_0000))
}

/// Keeps a game.
pub(crate) fn keep(
    id: &str,
    game: &Game,
    seats: &[Seat],
    below: u8,
    level: Option<&Play>,
) -> Result<(), Trouble> {
    let storage = browser::storage().ok_or(Trouble::Forbidden)?;
    let now = browser::now();
    let kept = Kept {
        id: id.to_owned(),
        title: level.map_or_else(|| crate::words::title(game.rules()), Play::title),
        when: now,
        moves: game.tree().len(),
        over: game.ending().is_some(),
        seats: seats.to_vec(),
        below,
        game: save::save(game, &built_in, now),
        level: level.map(|play| (play.source, play.level().to_short_json())),
    };
    let text = serde_json::to_string(&kept).map_err(|_| Trouble::Full)?;
    let key = format!("{PREFIX}{id}");
    if storage.set_item(&key, &text).is_ok() {
        return Ok(());
    }
    // Room is made by letting the oldest games that are over go.
    for old in all().games.iter().rev().filter(|old| old.over && old.id != id) {
        forget(&old.id);
        if storage.set_item(&key, &text).is_ok() {
            return Ok(());
        }
    }
    Err(Trouble::Full)
}

/// Everything that is kept.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shelf {
    /// The latest first.
    pub(crate) games: Vec<Kept>,
    pub(crate) unread: Vec<Unread>,
}

/// Something kept that cannot be read any more. It stays as it is until the person lets it go.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Unread {
    /// By which it is found again.
    pub(crate) id: String,
    pub(crate) text: String,
    pub(crate) why: String,
}

/// All that is kept.
pub(crate) fn all() -> Shelf {
    let Some(storage) = browser::storage() else { return Shelf::default() };
    let count = storage.length().unwrap_or(0);
    let mut shelf = Shelf::default();
    for key in (0..count).filter_map(|i| storage.key(i).ok().flatten()) {
        let Some(id) = key.strip_prefix(PREFIX) else { continue };
        // Another tab may have let it go in between.
        let Some(text) = storage.get_item(&key).ok().flatten() else { continue };
        match serde_json::from_str(&text) {
            Ok(kept) => shelf.games.push(kept),
            Err(error) => shelf.unread.push(Unread { id: id.to_owned(), text, why: error.to_string() }),
        }
    }
    shelf.games.sort_by_key(|kept| std::cmp::Reverse(kept.when));
    shelf
}

/// Lets the oldest games go that are over, where they are too many.
pub(crate) fn tidy() {
    for old in all().games.iter().filter(|kept| kept.over).skip(MOST) {
        forget(&old.id);
    }
}

/// Keeps a text that cannot be read among what is shown as such, and takes it away from where it was.
pub(crate) fn put_aside(key: &str, text: &str) {
    let Some(storage) = browser::storage() else { return };
    // Taken away first, so that there is room for it.
    if storage.remove_item(key).is_ok() && storage.set_item(&format!("{PREFIX}{}", new_id()), text).is_err() {
        // Better where it was than nowhere: what is there may always be put back.
        let _ = storage.set_item(key, text);
    }
}

/// Lets a game go.
pub(crate) fn forget(id: &str) {
    if let Some(storage) = browser::storage() {
        // What is not there need not be removed.
        let _ = storage.remove_item(&format!("{PREFIX}{id}"));
    }
}

impl Kept {
    /// The game, and what was wrong with what was kept.
    pub(crate) fn open(&self) -> Result<save::Loaded, save::LoadError> {
        save::load(&self.game, &built_in)
    }

    /// The level that it is a game of, or why it cannot be played as one any more.
    pub(crate) fn level(&self) -> Result<Option<Play>, String> {
        let Some((source, text)) = self.level.as_ref() else { return Ok(None) };
        let level = chesswright_catalog::level::read_json(text)
            .map_err(|problems| problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))?;
        Play::new(&level, *source).map(Some).map_err(|error| error.to_string())
    }

    /// The game as it is in a file, whether or not it can be opened.
    pub(crate) fn file(&self) -> &str {
        &self.game
    }
}

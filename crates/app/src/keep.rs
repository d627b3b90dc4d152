//! Games that are kept in the browser between visits.

use chesswright_game::{Game, save};
use chesswright_rules::Rules;
use serde::{Deserialize, Serialize};

use crate::browser;
use crate::level::{Play, Source};
use crate::table::Seat;

const PREFIX: &str = "chesswright/game/";
/// So many games are kept; the oldest make room.
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
    for old in all().iter().rev().filter(|old| old.over && old.id != id) {
        forget(&old.id);
        if storage.set_item(&key, &text).is_ok() {
            return Ok(());
        }
    }
    Err(Trouble::Full)
}

/// All kept games, the latest first.
pub(crate) fn all() -> Vec<Kept> {
    let Some(storage) = browser::storage() else { return vec![] };
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|i| storage.key(i).ok().flatten());
    let texts =
        keys.filter(|key| key.starts_with(PREFIX)).filter_map(|key| storage.get_item(&key).ok().flatten());
    let mut found: Vec<Kept> = texts.filter_map(|text| serde_json::from_str(&text).ok()).collect();
    found.sort_by_key(|kept| std::cmp::Reverse(kept.when));
    for old in found.iter().skip(MOST) {
        forget(&old.id);
    }
    found.truncate(MOST);
    found
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

    /// The level that it is a game of.
    pub(crate) fn level(&self) -> Option<Play> {
        let (source, text) = self.level.as_ref()?;
        Play::new(&chesswright_catalog::level::read_json(text).ok()?, *source).ok()
    }
}

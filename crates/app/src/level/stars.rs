//! What was achieved in levels, kept in the browser.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Source;
use crate::{browser, storage};

const KEY: &str = "chesswright/levels";

/// The best that was done in a level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Record {
    pub(crate) stars: u8,
    /// The fewest moves.
    pub(crate) moves: u32,
}

/// Three at par, two within a quarter more, one for getting there.
pub(super) fn stars(par: Option<u32>, moves: u32) -> u8 {
    match par {
        Some(par) if moves <= par => 3,
        Some(par) if moves <= par + (par / 4).max(1) => 2,
        _ => 1,
    }
}

fn name(source: Source) -> Option<String> {
    match source {
        // Levels change places, titles stay.
        Source::Campaign(..) => Some(format!("campaign/{}", source.level()?.title)),
        Source::Daily(day) => Some(format!("daily/{day}")),
        Source::Own => None,
    }
}

fn all() -> BTreeMap<String, Record> {
    let kept = browser::storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
    let Some(text) = kept else { return BTreeMap::new() };
    serde_json::from_str(&text).unwrap_or_else(|_| {
        // Nothing is built on what cannot be read, and it is not written over.
        storage::put_aside(KEY, &text);
        BTreeMap::new()
    })
}

/// Looks through what is kept: what cannot be read is put aside.
pub(crate) fn look_through() {
    all();
}

/// The best that was done so far.
pub(crate) fn best(source: Source) -> Option<Record> {
    all().get(&name(source)?).copied()
}

/// Remembers a level that was won, if it was not won better before. Tells whether that could be kept.
pub(crate) fn remember(source: Source, record: Record) -> bool {
    let Some(name) = name(source) else { return true };
    let mut all = all();
    let before = all.entry(name).or_insert(record);
    if record.moves < before.moves {
        *before = record;
    }
    let text = serde_json::to_string(&all).unwrap_or_default();
    browser::storage().is_some_and(|storage| storage.set_item(KEY, &text).is_ok())
}

#[cfg(test)]
mod tests {
    use super::stars;

    #[test]
    fn stars_are_for_moves() {
        let with = |moves| stars(Some(8), moves);
        assert_eq!([7, 8, 9, 10, 11, 40].map(with), [3, 3, 2, 2, 1, 1]);
        assert_eq!([1, 2, 3].map(|moves| stars(Some(1), moves)), [3, 2, 1]);
        assert_eq!(stars(None, 5), 1);
    }
}

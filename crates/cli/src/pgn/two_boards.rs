//! Files of games on two boards.

use std::fs::File;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use chesswright_notation::bpgn::{Reader, Record, Seat, USUAL};

use crate::core::Library;
use crate::progress::Progress;

/// Whether the name of a file says that its games are on two boards.
pub(super) fn is_named(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("bpgn"))
}

/// Calls `each` with the name of the file and the game, for every game of every file.
pub(super) fn each(
    files: &[&PathBuf],
    documents: &[PathBuf],
    mut each: impl FnMut(&str, Record) -> Result<()>,
) -> Result<()> {
    if files.is_empty() {
        return Ok(());
    }
    let mut library = Library::with(documents)?;
    for path in files {
        let name = path.display().to_string();
        let input = File::open(path).with_context(|| format!("cannot read `{name}`"))?;
        let mut reader = Reader::new(input, &mut library);
        let mut progress = Progress::new("games");
        while let Some(record) = reader.record().with_context(|| format!("cannot read `{name}`"))? {
            progress.step();
            each(&name, record)?;
        }
    }
    Ok(())
}

/// The names of the four players, in the order of [`Seat::ALL`].
pub(super) fn names(record: &Record) -> [&str; 4] {
    Seat::ALL.map(|seat| record.tags.value(seat.tag()).unwrap_or("?"))
}

/// The two teams.
pub(super) fn teams(record: &Record) -> String {
    let [white_a, black_a, white_b, black_b] = names(record);
    format!("{white_a} & {black_b} – {black_a} & {white_b}")
}

/// The name of the game.
pub(super) fn variant(record: &Record) -> &str {
    match &record.start {
        Some(start) => &start.san.rules().definition().name,
        None => record.tags.value("Variant").unwrap_or(USUAL),
    }
}

//! Games in files: saved games, share texts and PGN.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use chesswright_game::Game;
use chesswright_game::pgn::Games;
use chesswright_game::save::{self, Loaded};

use crate::core::built_in_rules;
use crate::read_file;

/// Opens a game, and writes the faults of its file to `notes`. A PGN file may contain several games, counted from 1.
pub(crate) fn open(path: &Path, number: usize, notes: &mut dyn Write) -> Result<Game> {
    let why = || format!("cannot open `{}`", path.display());
    if is_pgn(path) {
        return from_pgn(path, number, notes).with_context(why);
    }
    let text = read_file(path)?;
    ensure!(number == 1, "`{}` contains one game; there is no game {number}", path.display());
    let loaded = if text.trim_start().starts_with('{') {
        save::load(&text, &built_in_rules)
    } else {
        save::from_share(&text, &built_in_rules)
    };
    let Loaded { game, findings } = loaded.with_context(why)?;
    for finding in findings {
        writeln!(notes, "Note: {finding}")?;
    }
    Ok(game)
}

/// Whether a path names a PGN file.
pub(crate) fn is_pgn(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pgn"))
}

fn from_pgn(path: &Path, number: usize, notes: &mut dyn Write) -> Result<Game> {
    let mut variants = built_in_rules;
    let mut games = Games::new(File::open(path)?, &mut variants);
    let mut passed = 0;
    let imported = loop {
        let next = games.next_game()?;
        let imported =
            next.with_context(|| format!("there is no game {number}; the file contains {passed}"))?;
        passed += 1;
        if passed == number {
            break imported;
        }
    };
    for fault in &imported.faults {
        writeln!(notes, "Note: {fault}")?;
    }
    imported.game.context("its rules or its start position are unknown")
}

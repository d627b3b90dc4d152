//! Games in files: those that people name, and the one that is kept by itself until it is over.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use chesswright_game::pgn;
use chesswright_game::save::{self, EXTENSION};
use chesswright_game::{Game, Millis};

use crate::core::built_in_rules;
use crate::records::{self, is_pgn};

/// Saves a game to a file whole or not at all.
pub(super) fn write(game: &Game, path: &Path, now: Millis) -> Result<()> {
    let whole = path.with_extension(format!("{EXTENSION}.part"));
    let text =
        if is_pgn(path) { pgn::write(game, &built_in_rules) } else { save::save(game, &built_in_rules, now) };
    std::fs::write(&whole, text)
        .and_then(|()| std::fs::rename(&whole, path))
        .with_context(|| format!("cannot write `{}`", path.display()))
}

/// A path with our extension, unless it has one.
pub(super) fn named(name: &str) -> PathBuf {
    let path = PathBuf::from(name);
    if path.extension().is_some() { path } else { path.with_extension(EXTENSION) }
}

/// Keeps the game that is being played.
pub(super) struct Keeper {
    /// Where programs keep their state, if the system says so.
    folder: Option<PathBuf>,
    /// The file of this game, once there is one.
    file: Option<PathBuf>,
}

impl Keeper {
    pub(super) fn new() -> Self {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let state = set("XDG_STATE_HOME")
            .or_else(|| set("LOCALAPPDATA"))
            .or_else(|| set("HOME").map(|home| home.join(".local/state")));
        Self { folder: state.map(|state| state.join("chesswright")), file: None }
    }

    /// Where the game is kept.
    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The last game that was not over.
    pub(super) fn last(&mut self, out: &mut dyn Write) -> Result<Game> {
        let Some(path) = self.kept().into_iter().next_back() else {
            bail!("there is no unfinished game; `chesswright play` begins one");
        };
        let game = records::open(&path, 1, out)?;
        self.file = Some(path);
        Ok(game)
    }

    /// Kept games, the last one last.
    fn kept(&self) -> Vec<PathBuf> {
        let entries = self.folder.as_ref().and_then(|folder| std::fs::read_dir(folder).ok());
        let mut files: Vec<(SystemTime, PathBuf)> = entries
            .into_iter()
            .flatten()
            .filter_map(|entry| {
                Some((entry.as_ref().ok()?.metadata().ok()?.modified().ok()?, entry.ok()?.path()))
            })
            .filter(|(_, path)| path.extension().is_some_and(|extension| extension == EXTENSION))
            .collect();
        files.sort();
        files.into_iter().map(|(_, path)| path).collect()
    }

    /// Keeps an unfinished game in which something was played, and forgets any other. Tells whether it is kept.
    pub(super) fn keep(&mut self, game: &Game, now: Millis) -> Result<bool> {
        if game.ending().is_some() || game.tree().is_empty() {
            if let Some(file) = self.file.take() {
                let _ = std::fs::remove_file(file);
            }
            return Ok(false);
        }
        let Some(folder) = &self.folder else { return Ok(false) };
        let file = match &self.file {
            Some(file) => file.clone(),
            None => {
                std::fs::create_dir_all(folder)
                    .with_context(|| format!("cannot make the folder `{}`", folder.display()))?;
                let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
                let name = &game.rules().definition().name;
                folder.join(format!("{seconds}-{}-{name}.{EXTENSION}", std::process::id()))
            }
        };
        write(game, &file, now)?;
        self.file = Some(file);
        Ok(true)
    }

    /// The next game gets a file of its own.
    pub(super) fn begin_anew(&mut self) {
        self.file = None;
    }
}

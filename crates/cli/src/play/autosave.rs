//! Saved games: those that users save, and the unfinished game that the program saves automatically.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use chesswright_game::pgn;
use chesswright_game::save::{self, EXTENSION};
use chesswright_game::{Game, Millis};

use crate::core::built_in_rules;
use crate::game_file::{self, is_pgn};
use crate::output::write_whole;

/// Saves a game to a file whole or not at all.
pub(super) fn write(game: &Game, path: &Path, now: Millis) -> Result<()> {
    let text =
        if is_pgn(path) { pgn::write(game, &built_in_rules) } else { save::save(game, &built_in_rules, now) };
    write_whole(path, text.as_bytes())
}

/// A path with the extension of saved games, unless it has one.
pub(super) fn with_extension(name: &str) -> PathBuf {
    let path = PathBuf::from(name);
    if path.extension().is_some() { path } else { path.with_extension(EXTENSION) }
}

/// Saves the game that is being played.
pub(super) struct Autosave {
    /// The folder for the state of programs, if the system names one.
    folder: Option<PathBuf>,
    /// The file of this game, once it exists.
    file: Option<PathBuf>,
}

impl Autosave {
    pub(super) fn new() -> Self {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let state = set("XDG_STATE_HOME")
            .or_else(|| set("LOCALAPPDATA"))
            .or_else(|| set("HOME").map(|home| home.join(".local/state")));
        Self { folder: state.map(|state| state.join("chesswright")), file: None }
    }

    /// The file of the game.
    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The last unfinished game.
    pub(super) fn last(&mut self, out: &mut dyn Write) -> Result<Game> {
        let Some(path) = self.saved().into_iter().next_back() else {
            bail!("there is no unfinished game; `chesswright play` starts one");
        };
        let game = game_file::open(&path, 1, out)?;
        self.file = Some(path);
        Ok(game)
    }

    /// The saved games, the oldest first.
    fn saved(&self) -> Vec<PathBuf> {
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

    /// Saves an unfinished game that has moves, and deletes the file of any other. Returns whether the game is saved.
    pub(super) fn update(&mut self, game: &Game, now: Millis) -> Result<bool> {
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
                    .with_context(|| format!("cannot create the folder `{}`", folder.display()))?;
                let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
                let name = &game.rules().definition().name;
                folder.join(format!("{seconds}-{}-{name}.{EXTENSION}", std::process::id()))
            }
        };
        write(game, &file, now)?;
        self.file = Some(file);
        Ok(true)
    }

    /// Gives the next game a file of its own.
    pub(super) fn start_new_file(&mut self) {
        self.file = None;
    }
}

//! The state of all drills, in a file that is written after every piece.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

/// All drills, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct State {
    pub(super) drills: BTreeMap<String, Progress>,
}

/// The state of a drill.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Progress {
    /// The number of the next piece, which is also its seed.
    pub(super) next: u64,
    /// What was done at each commit, the oldest first.
    pub(super) done: Vec<Done>,
    pub(super) failures: Vec<Failure>,
    /// What the amounts count. States of earlier versions do not say so.
    #[serde(default)]
    pub(super) unit: String,
    /// How often parts of the language were used, in a drill that says so.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) uses: BTreeMap<String, u64>,
}

/// What was done at one commit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Done {
    pub(super) commit: String,
    pub(super) pieces: u64,
    /// Positions, inputs or games.
    pub(super) amount: u64,
}

/// A failure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Failure {
    pub(super) commit: String,
    pub(super) piece: u64,
    pub(super) what: String,
    /// The command that repeats it.
    pub(super) repeat: String,
}

impl Progress {
    /// Positions, inputs or games, at all commits.
    pub(super) fn amount(&self) -> u64 {
        self.done.iter().map(|done| done.amount).sum()
    }

    /// Pieces at all commits.
    pub(super) fn pieces(&self) -> u64 {
        self.done.iter().map(|done| done.pieces).sum()
    }

    /// Counts the next piece as done.
    pub(super) fn count(&mut self, commit: &str, amount: u64, failures: Vec<Failure>) {
        self.next += 1;
        self.failures.extend(failures);
        match self.done.iter_mut().find(|done| done.commit == commit) {
            Some(done) => {
                done.pieces += 1;
                done.amount += amount;
            }
            None => self.done.push(Done { commit: commit.to_owned(), pieces: 1, amount }),
        }
    }
}

impl State {
    /// Reads the file; without a file the state is empty. A file that cannot be read is moved aside, and its new path is returned.
    pub(super) fn open(path: &Path) -> Result<(Self, Option<PathBuf>)> {
        let text = match fs::read(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok((Self::default(), None)),
            Err(error) => return Err(error).with_context(|| format!("cannot read {}", path.display())),
        };
        match serde_json::from_slice(&text) {
            Ok(state) => Ok((state, None)),
            Err(_) => {
                let aside = (1..)
                    .map(|number| path.with_extension(format!("damaged-{number}.json")))
                    .find(|aside| !aside.exists())
                    .unwrap_or_default();
                fs::rename(path, &aside).with_context(|| format!("cannot move {}", path.display()))?;
                Ok((Self::default(), Some(aside)))
            }
        }
    }

    /// Writes a new file and renames it, so that the program may stop at any time.
    pub(super) fn save(&self, path: &Path) -> Result<()> {
        let beside = path.with_extension("json.new");
        fs::write(&beside, serde_json::to_vec_pretty(self)?)
            .and_then(|()| fs::rename(&beside, path))
            .with_context(|| format!("cannot write {}", path.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An empty folder for a test.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("chesswright-deep-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn failure() -> Failure {
        let text = |text: &str| text.to_owned();
        Failure { commit: text("b"), piece: 2, what: text("a crash"), repeat: text("cargo xtask fuzz") }
    }

    #[test]
    fn a_state_is_read_as_it_was_written() {
        let path = folder("written").join("state.json");
        assert_eq!(State::open(&path).unwrap(), (State::default(), None));
        let mut state = State::default();
        state.drills.entry("fuzz".into()).or_default().count("b", 500, vec![failure()]);
        state.save(&path).unwrap();
        assert_eq!(State::open(&path).unwrap(), (state, None));
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1, "nothing is left beside");
    }

    #[test]
    fn counting_continues_where_it_stopped() {
        let path = folder("continued").join("state.json");
        for commit in ["a", "a", "b"] {
            let (mut state, _) = State::open(&path).unwrap();
            state.drills.entry("oracle".into()).or_default().count(commit, 100, vec![]);
            state.save(&path).unwrap();
        }
        let (state, _) = State::open(&path).unwrap();
        let progress = &state.drills["oracle"];
        assert_eq!((progress.next, progress.pieces(), progress.amount()), (3, 3, 300));
        let by_commit: Vec<_> =
            progress.done.iter().map(|done| (done.commit.as_str(), done.pieces, done.amount)).collect();
        assert_eq!(by_commit, [("a", 2, 200), ("b", 1, 100)]);
    }

    #[test]
    fn a_damaged_file_is_moved_aside() {
        let path = folder("damaged").join("state.json");
        for number in 1..=2 {
            let text = format!("{{\"drills\": {number}");
            fs::write(&path, &text).unwrap();
            let (state, aside) = State::open(&path).unwrap();
            assert_eq!(state, State::default());
            assert_eq!(fs::read_to_string(aside.unwrap()).unwrap(), text);
            assert!(!path.exists());
        }
    }
}

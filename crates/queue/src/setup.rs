//! What many jobs have in common.
//!
//! A setup contains everything that its jobs need: no worker reads a file of its own because a job names it.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::build::{Build, hex};

/// The most bytes of a setup as text: a document, and a few networks.
pub const MOST_SETUP: usize = 12 << 20;
/// The bytes of a part. A NATS server takes messages of one megabyte.
pub(crate) const PART: usize = 512 << 10;
/// The most files of a setup, and the longest name of one.
const MOST_FILES: usize = 16;
const MOST_NAME: usize = 40;

/// The game, the players, the networks of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The program whose results are wanted.
    pub build: Build,
    /// The game.
    pub game: GameSource,
    /// What is done with it.
    pub work: Work,
    /// The files that go along, each under a name that the rest of the setup uses.
    pub files: Vec<Attachment>,
}

/// The game of a setup.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum GameSource {
    /// A game that ships with the program.
    BuiltIn {
        /// Its name.
        name: String,
        /// The hash of its rules.
        hash: String,
    },
    /// The document in a file of the setup.
    Document {
        /// The name of that file.
        file: String,
        /// The hash of its rules.
        hash: String,
        /// Whether files beside it, with experience or a network, belong to it.
        beside: bool,
    },
}

/// The kinds of work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Work {
    /// A match.
    Match(Box<MatchWork>),
    /// Games for training.
    Games(GamesWork),
    /// Analysis.
    Analysis(AnalysisWork),
}

/// A match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchWork {
    /// The two players.
    pub players: [Player; 2],
    /// The limit of a move for players without one of their own.
    pub limit: MoveLimits,
    /// The clock as text, if there is one.
    pub clock: Option<String>,
    /// Whether time is processor time.
    pub processor_time: bool,
    /// How openings are made; none if each job brings its own.
    pub openings: Option<RandomOpenings>,
    /// A game of this many moves is a draw.
    pub max_moves: usize,
    /// A game is won when both agree on a score beyond this.
    pub resign: Option<i32>,
    /// A game is drawn when both agree for long on a score within this.
    pub draw: Option<i32>,
}

/// A player of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Who it is, as `--first` names it without options: `self`, `level=3`, `greedy` or `cmd=PROGRAM`.
    pub who: String,
    /// Its name in the games.
    pub name: String,
    /// Its own limit of a move; all empty if it has none.
    pub limit: MoveLimits,
    /// The protocol of another program.
    pub protocol: String,
    /// Its options. Where one of our own engine names a file, that is a file of the setup.
    pub options: Vec<(String, String)>,
    /// What our own engine has learnt about the game.
    pub experience: Experience,
    /// The fingerprint of the evaluation of our own engine.
    pub evaluation: Option<u64>,
}

/// Where experience comes from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Experience {
    /// It ships with the game.
    Shipped,
    /// It lies beside the document.
    Document,
    /// It is this file of the setup.
    File(String),
}

/// The limits of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveLimits {
    /// Milliseconds.
    pub time: Option<u64>,
    /// Nodes.
    pub nodes: Option<u64>,
    /// Nodes after which no iteration begins.
    pub soft_nodes: Option<u64>,
    /// Plies.
    pub depth: Option<u32>,
}

/// Openings of random moves.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RandomOpenings {
    /// The number of moves.
    pub moves: usize,
    /// The seed.
    pub seed: u64,
    /// Neither side may be ahead by more than this, in centipawns.
    pub balance: Option<i32>,
}

/// Games for training.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GamesWork {
    /// The seed.
    pub seed: u64,
    /// The soft limit of nodes for each move.
    pub nodes: u64,
    /// The number of random moves at the start.
    pub opening: u32,
    /// The fingerprint of the evaluation that plays.
    pub evaluation: u64,
    /// The network that plays, as a file of the setup.
    pub net: Option<String>,
}

/// Analysis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnalysisWork {
    /// The limit for each position.
    pub limit: MoveLimits,
    /// How many lines.
    pub lines: usize,
    /// The fingerprint of the evaluation.
    pub evaluation: u64,
}

/// A file of a setup.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attachment {
    /// Its name: letters, digits, hyphens, and one dot.
    pub name: String,
    /// What is in it.
    #[serde(serialize_with = "write_bytes", deserialize_with = "read_bytes")]
    pub bytes: Vec<u8>,
}

/// The name of a setup: what it is found by, and checked with.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupId {
    /// The hash of its text.
    pub hash: String,
    /// In how many parts it is kept.
    pub parts: u32,
}

/// Why a setup cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// It is too long.
    #[error("a setup has {0} bytes; at most {MOST_SETUP} can be sent")]
    TooLong(usize),
    /// Its text is not the one that was meant.
    #[error("the text of the setup does not have the hash by which it is named")]
    Changed,
    /// It cannot be read.
    #[error("the setup cannot be read: {0}")]
    Unreadable(String),
    /// A file has a name that may not be one.
    #[error("the setup has a file of the name {0:?}")]
    Name(String),
    /// There are too many files.
    #[error("the setup has {0} files; at most {MOST_FILES} can be sent")]
    Many(usize),
}

impl Setup {
    /// The text of a setup, and its name.
    ///
    /// # Errors
    /// If it is too long, or has wrong files.
    pub fn write(&self) -> Result<(SetupId, String), SetupError> {
        self.check()?;
        let text = serde_json::to_string(self).map_err(|error| SetupError::Unreadable(error.to_string()))?;
        if text.len() > MOST_SETUP {
            return Err(SetupError::TooLong(text.len()));
        }
        let parts = text.len().div_ceil(PART) as u32;
        Ok((SetupId { hash: hex(&Sha256::digest(&text)), parts }, text))
    }

    /// Reads a setup, which must be the one that a job names.
    ///
    /// # Errors
    /// If it is another one, or cannot be read.
    pub fn read(id: &SetupId, text: &[u8]) -> Result<Self, SetupError> {
        if text.len() > MOST_SETUP {
            return Err(SetupError::TooLong(text.len()));
        }
        if hex(&Sha256::digest(text)) != id.hash {
            return Err(SetupError::Changed);
        }
        let setup: Self =
            serde_json::from_slice(text).map_err(|error| SetupError::Unreadable(error.to_string()))?;
        setup.check()?;
        Ok(setup)
    }

    fn check(&self) -> Result<(), SetupError> {
        if self.files.len() > MOST_FILES {
            return Err(SetupError::Many(self.files.len()));
        }
        match self.files.iter().find(|file| !is_name(&file.name)) {
            Some(file) => Err(SetupError::Name(file.name.clone())),
            None => Ok(()),
        }
    }
}

impl SetupId {
    /// Whether this may be the name of a setup: its hash becomes a word in subjects of the queue.
    pub(crate) fn is_sound(&self) -> bool {
        let is_hash = self.hash.len() == 64 && self.hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_hash && (1..=MOST_SETUP.div_ceil(PART) as u32).contains(&self.parts)
    }
}

/// Whether a file may have this name: it stays in the folder that it is written to, and means nothing to any system.
fn is_name(name: &str) -> bool {
    let (stem, extension) = name.split_once('.').unwrap_or((name, "x"));
    let plain = |text: &str| {
        !text.is_empty()
            && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
    };
    name.len() <= MOST_NAME && plain(stem) && plain(extension) && !stem.starts_with('-')
}

fn write_bytes<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&STANDARD.encode(bytes))
}

fn read_bytes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
    STANDARD.decode(String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup(files: &[(&str, usize)]) -> Setup {
        let file = |&(name, size): &(&str, usize)| Attachment { name: name.into(), bytes: vec![7; size] };
        Setup {
            build: Build { version: "1".into(), engine: 2 },
            game: GameSource::BuiltIn { name: "chess".into(), hash: String::new() },
            work: Work::Games(GamesWork { seed: 1, nodes: 2, opening: 3, evaluation: u64::MAX, net: None }),
            files: files.iter().map(file).collect(),
        }
    }

    #[test]
    fn a_setup_is_the_one_that_its_name_says() {
        let written = setup(&[("game.json", 3), ("file-1", 700_000)]);
        let (id, text) = written.write().expect("it is small");
        assert_eq!(id.parts, 2);
        assert!(id.is_sound());
        assert_eq!(Setup::read(&id, text.as_bytes()), Ok(written));
        let other = text.replace("chess", "xhess");
        assert_eq!(Setup::read(&id, other.as_bytes()), Err(SetupError::Changed));
    }

    #[test]
    fn what_is_too_large_or_leaves_its_folder_is_refused() {
        assert!(matches!(setup(&[("a", MOST_SETUP)]).write(), Err(SetupError::TooLong(_))));
        assert_eq!(setup(&[("a", 1); 17]).write(), Err(SetupError::Many(17)));
        for name in
            ["", ".", "..", "../a", "/etc/passwd", "a/b", "a\\b", "a.b.c", "con:", "A", ".a", "a.", "-a"]
        {
            assert_eq!(setup(&[(name, 1)]).write(), Err(SetupError::Name(name.into())), "{name}");
        }
    }
}

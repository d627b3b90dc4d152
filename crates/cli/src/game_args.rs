//! Which game, and which position of it: the arguments that several commands share.

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::Result;
use chesswright_catalog::level::CODE_PREFIX;
use chesswright_document::{Document, is_shared};
use clap::Args;

use crate::core::{self, Game, Position};
use crate::read_file;

/// What messages call the document of a link.
const LINK: &str = "link";

/// A game on the command line. This is the only form in which commands name a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum GameRef {
    /// A built-in variant, or a name that none of them has.
    BuiltIn(String),
    /// A document or a level in a file.
    File(PathBuf),
    /// One of the games that a file in the format of `variants.ini` defines: `FILE.ini:NAME`.
    Ini { file: PathBuf, name: String },
    /// A document or a level in a link, which contains all of it.
    Link(String),
}

impl FromStr for GameRef {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let path = Path::new(text);
        // A name never looks like a path, so its meaning does not depend on the current folder.
        let looks_like_path = path.extension().is_some() || path.components().count() > 1;
        Ok(if let Some(content) = in_link(text) {
            Self::Link(content.to_owned())
        } else if let Some((file, name)) = split_ini(text) {
            Self::Ini { file: file.into(), name: name.to_owned() }
        } else if looks_like_path || !core::is_built_in(text) && path.exists() {
            Self::File(path.to_owned())
        } else {
            Self::BuiltIn(text.to_owned())
        })
    }
}

/// The document or the level in a link: what follows `#`.
fn in_link(text: &str) -> Option<&str> {
    let content = text.rsplit_once('#').filter(|(before, _)| before.contains("://"))?.1;
    (is_shared(content) || content.starts_with(CODE_PREFIX)).then_some(content)
}

/// The file and the name of `FILE.ini:NAME`. A colon elsewhere may belong to the path.
fn split_ini(text: &str) -> Option<(&str, &str)> {
    const BETWEEN: &str = ".ini:";
    let at = text.to_ascii_lowercase().rfind(BETWEEN)? + BETWEEN.len();
    Some((&text[..at - 1], &text[at..]))
}

impl GameRef {
    /// Reads and compiles the game.
    pub(crate) fn load(&self) -> Result<Game> {
        Ok(match self {
            Self::BuiltIn(name) => Game::built_in(name)?,
            Self::File(path) if core::is_ini(path) => return Err(core::not_one_game(path).into()),
            Self::File(path) => Game::from_document(path, &read_file(path)?)?,
            Self::Ini { file, name } => Game::from_ini(file, &read_file(file)?, name)?,
            Self::Link(content) if is_shared(content) => {
                let shared = Document::from_share(content)?;
                Game::from_document(Path::new(LINK), shared.document.text())?
            }
            Self::Link(code) => Game::from_document(Path::new(LINK), code)?,
        })
    }

    /// The document that defines the game, if there is one. The results of training are stored beside it.
    pub(crate) fn document(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::BuiltIn(_) | Self::Ini { .. } | Self::Link(_) => None,
        }
    }
}

/// A game that must be named.
#[derive(Args)]
#[group(skip)]
pub(crate) struct GameArg {
    /// A built-in variant (`chesswright variant list`), the path of a document or level, FILE.ini:NAME, or a link to one
    #[arg(value_name = "GAME")]
    pub(crate) game: GameRef,
}

/// A game that is chess when none is named.
#[derive(Args)]
#[group(skip)]
pub(crate) struct GameOrChess {
    /// A built-in variant (`chesswright variant list`), the path of a document or level, FILE.ini:NAME, or a link to one
    #[arg(value_name = "GAME", default_value = "chess")]
    pub(crate) game: GameRef,
}

/// A position of a game.
#[derive(Args)]
#[group(skip)]
pub(crate) struct PositionOptions {
    /// The position; the start position by default
    #[arg(long)]
    fen: Option<String>,
    /// Write castling as the king taking its own rook, as in Chess960
    #[arg(long)]
    pub(crate) chess960: bool,
}

impl PositionOptions {
    /// The position of a game.
    pub(crate) fn of(&self, game: &Game) -> Result<Position> {
        Ok(game.position(self.fen.as_deref(), self.chess960)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_a_name_or_a_path_or_a_name_in_a_file() {
        let read = |text: &str| -> GameRef { text.parse().expect("every text is read") };
        assert_eq!(read("xiangqi"), GameRef::BuiltIn("xiangqi".into()));
        assert_eq!(read("no-such-game"), GameRef::BuiltIn("no-such-game".into()));
        assert_eq!(read("no-such-file.toml"), GameRef::File("no-such-file.toml".into()));
        assert_eq!(read("./chess"), GameRef::File("./chess".into()));
        let ini = |file: &str| GameRef::Ini { file: file.into(), name: "duck".into() };
        assert_eq!(read("variants.ini:duck"), ini("variants.ini"));
        assert_eq!(read(r"C:\games\Own.INI:duck"), ini(r"C:\games\Own.INI"));
        assert_eq!(read("v1.toml"), GameRef::File("v1.toml".into()));
    }

    #[test]
    fn a_link_contains_its_game() {
        let game = Document::fork("capablanca", "mine", "Mine");
        let link = format!("https://example.org/play#{}", game.share(""));
        let read: GameRef = link.parse().expect("every text is read");
        let rules = read.load().expect("it is a game").rules().clone();
        assert_eq!((rules.definition().name.as_str(), rules.start().legal_moves().len()), ("mine", 28));
        let level = chesswright_catalog::level::read("enemy: none\ngoal: exit\n\nP..x\n").expect("a level");
        let link: GameRef = format!("https://example.org/#{}", level.to_code()).parse().expect("a link");
        assert_eq!(link.load().expect("it is a level").rules().board().len(), 4);
        let torn: GameRef = "https://example.org/#v1.AAAA".parse().expect("a link");
        assert!(torn.load().is_err());
    }

    #[test]
    fn only_a_file_may_have_something_beside_it() {
        let document = |text: &str| text.parse::<GameRef>().expect("every text is read").document().is_some();
        assert!(document("mine.toml") && !document("chess") && !document("variants.ini:duck"));
    }
}

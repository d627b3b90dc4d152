//! The built-in games of Chesswright, as documents.
//!
//! ```
//! let chess = chesswright_catalog::definition("chess").unwrap();
//! assert_eq!(chess.pieces.len(), 6);
//!
//! // Other names find the same game, and every game is a document to learn from and to extend.
//! let entry = chesswright_catalog::find("chess960").unwrap();
//! assert_eq!(entry.name, "fischerandom");
//! assert!(entry.text.contains("extends = \"chess\""));
//! ```
//!
//! [`Catalog`] is the [`Library`] that lets other documents use `extends = "chess"`.

use std::collections::HashMap;
use std::sync::LazyLock;

use chesswright_rules::definition::{Definition, Examined, Format, Library, examine};

mod documents;
pub mod ends;
mod head;
pub mod import;
pub mod level;
pub mod recognise;
pub mod search;

pub use documents::{DOCUMENTS, NETWORKS};
pub use head::Head;

/// A built-in document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The game's name.
    pub name: &'static str,
    /// Its folder.
    pub family: &'static str,
    /// The document, in TOML.
    pub text: &'static str,
}

impl Entry {
    /// Trained evaluation data for the engine. Few games have a file with such data next to their document; some use
    /// that of a similar game.
    pub fn experience(&self) -> Option<&'static str> {
        experience(self.name)
    }

    /// The network with which the engine judges positions of this game, if one ships and the library was built with the feature
    /// `networks`.
    pub fn network(&self) -> Option<&'static [u8]> {
        let teacher = network_of(self.name)?;
        documents::NETWORK_FILES.iter().find(|(name, _)| *name == teacher).map(|(_, bytes)| *bytes)
    }

    /// Reads the document, with all findings about it.
    pub fn examine(&self) -> Examined {
        examine(&format!("{}.toml", self.name), self.text, Format::Toml, &Catalog)
    }
}

/// The built-in documents as a [`Library`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Catalog;

impl Library for Catalog {
    fn document(&self, name: &str) -> Option<&str> {
        // Only by name: finding aliases would require reading documents, which may need this library for their parents.
        by_name(name).map(|e| e.text)
    }

    fn names(&self) -> Vec<&str> {
        names().collect()
    }
}

/// Trained evaluation data for the built-in game of exactly this name. Unlike [`Entry::experience`], it needs no documents, so a program
/// that calls nothing else contains none.
pub fn experience(name: &str) -> Option<&'static str> {
    let teacher = teacher(documents::TAUGHT_BY, name);
    documents::EXPERIENCE.iter().find(|(known, _)| *known == teacher).map(|(_, text)| *text)
}

/// The game whose network judges the positions of the built-in game of exactly this name: the game itself or a similar one. `None` if
/// neither has one. Like [`experience`] it needs no documents.
pub fn network_of(name: &str) -> Option<&'static str> {
    let teacher = teacher(documents::NETWORK_FROM, name);
    NETWORKS.iter().find(|known| **known == teacher).copied()
}

/// The game whose trained data a game uses: itself, unless the table names another one.
fn teacher<'a>(table: &[(&str, &'a str)], name: &'a str) -> &'a str {
    table.iter().find(|(taught, _)| *taught == name).map_or(name, |(_, teacher)| teacher)
}

/// The names of all built-in games, in the order of families.
pub fn names() -> impl Iterator<Item = &'static str> {
    DOCUMENTS.iter().map(|e| e.name)
}

/// Finds a built-in document by its name or an alias; case, blanks, `_` and `-` do not matter.
pub fn find(name: &str) -> Option<&'static Entry> {
    static ALIASES: LazyLock<HashMap<String, &'static Entry>> = LazyLock::new(|| {
        let mut known = HashMap::new();
        for entry in DOCUMENTS {
            for alias in entry.head().aliases {
                known.insert(plain(&alias), entry);
            }
        }
        for entry in DOCUMENTS {
            known.insert(plain(entry.name), entry);
        }
        known
    });
    by_name(name).or_else(|| ALIASES.get(&plain(name)).copied())
}

/// Finds a built-in game by its name or an alias.
pub fn definition(name: &str) -> Option<Definition> {
    find(name)?.examine().definition
}

/// The game of the day, by the number of days since 1 January 1970. These games are small or famous, and easy to
/// explain.
pub fn of_the_day(days: u64) -> &'static str {
    const DAYS: [&str; 14] = [
        "chess",
        "glinski",
        "crazyhouse",
        "xiangqi",
        "losalamos",
        "atomic",
        "makruk",
        "duck",
        "kingofthehill",
        "capablanca",
        "minishogi",
        "cylinder-chess",
        "seirawan",
        "racingkings",
    ];
    DAYS[(days % DAYS.len() as u64) as usize]
}

fn by_name(name: &str) -> Option<&'static Entry> {
    DOCUMENTS.iter().find(|e| e.name == name)
}

fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Runs the example of the README as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

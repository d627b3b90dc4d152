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
//! [`Catalog`] is the [`Library`] in which documents of others find `extends = "chess"`.

use std::collections::HashMap;
use std::sync::LazyLock;

use chesswright_rules::definition::{Definition, Examined, Format, Library, examine};

mod documents;
pub mod import;
pub mod level;

pub use documents::DOCUMENTS;

/// A built-in document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The game's name.
    pub name: &'static str,
    /// The folder it is filed under.
    pub family: &'static str,
    /// The document, in TOML.
    pub text: &'static str,
}

impl Entry {
    /// What games have taught about it, as numbers for an engine; few games have such a file beside their document, or share
    /// that of a game much like them.
    pub fn experience(&self) -> Option<&'static str> {
        let teacher = documents::TAUGHT_BY.iter().find(|(name, _)| *name == self.name);
        let teacher = teacher.map_or(self.name, |(_, teacher)| *teacher);
        documents::EXPERIENCE.iter().find(|(name, _)| *name == teacher).map(|(_, text)| *text)
    }

    /// Reads the document, with everything there is to say about it.
    pub fn examine(&self) -> Examined {
        examine(&format!("{}.toml", self.name), self.text, Format::Toml, &Catalog)
    }
}

/// The built-in documents as a [`Library`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Catalog;

impl Library for Catalog {
    fn document(&self, name: &str) -> Option<&str> {
        // By name only: reading a document to learn its other names may need its parent.
        by_name(name).map(|e| e.text)
    }

    fn names(&self) -> Vec<&str> {
        names().collect()
    }
}

/// The names of all built-in games, family by family.
pub fn names() -> impl Iterator<Item = &'static str> {
    DOCUMENTS.iter().map(|e| e.name)
}

/// A built-in document by its name or one of its other names; case, blanks, `_` and `-` do not matter.
pub fn find(name: &str) -> Option<&'static Entry> {
    static ALIASES: LazyLock<HashMap<String, &'static Entry>> = LazyLock::new(|| {
        let mut known = HashMap::new();
        for entry in DOCUMENTS {
            for alias in entry.examine().definition.into_iter().flat_map(|d| d.aliases) {
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

/// A built-in game by its name or one of its other names.
pub fn definition(name: &str) -> Option<Definition> {
    find(name)?.examine().definition
}

/// The game of a day, so many days after the first of 1970: small or famous, and explained by looking at it.
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

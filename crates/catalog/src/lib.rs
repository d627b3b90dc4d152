//! The built-in games of Chesswright, as documents.
//!
//! ```
//! let chess = chesswright_catalog::definition("chess").unwrap();
//! assert_eq!(chess.pieces.len(), 6);
//! ```

use chesswright_rules::definition::{Definition, Format, Library, Report, examine};

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

macro_rules! documents {
    ($($family:literal: $($name:literal)*;)*) => {
        &[$($(Entry {
            name: $name,
            family: $family,
            text: include_str!(concat!("../variants/", $family, "/", $name, ".toml")),
        },)*)*]
    };
}

/// All built-in documents.
pub const DOCUMENTS: &[Entry] = documents! {
    "chess": "chess" "fischerandom" "nocastle" "raazuvaa" "torpedo" "berolina" "pawnsideways" "pawnback" "legan"
        "amazon" "georgian" "almost" "sortofalmost" "chigorin" "perfect" "hoppelpoppel" "newzealand" "nightrider"
        "paradigm" "grasshopper" "knightmate";
    "goals": "kingofthehill" "3check" "5check" "racingkings" "horde" "coregal" "breakthrough" "clobber"
        "fox-and-hounds";
    "losing": "antichess" "giveaway" "codrus" "losers" "misere" "extinction" "kinglet" "threekings";
    "small": "losalamos" "gardner";
    "large": "capablanca" "caparandom" "gothic" "embassy" "janus" "centaur" "gustav3" "modern" "chancellor" "grand"
        "opulent" "tencubed" "shako" "omicron" "troitzky";
    "old": "chaturanga" "makruk" "ai-wok" "asean";
    "xiangqi": "xiangqi" "manchu" "minixiangqi" "janggi" "janggicasual";
    "beyond": "cylinder-chess" "marseillais" "progressive" "glinski" "raumschach" "three-crowns" "lion-hunt" "menagerie";
};

/// The built-in documents as a [`Library`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Catalog;

impl Library for Catalog {
    fn document(&self, name: &str) -> Option<&str> {
        find(name).map(|e| e.text)
    }
    fn names(&self) -> Vec<&str> {
        names().collect()
    }
}

/// The names of all built-in games.
pub fn names() -> impl Iterator<Item = &'static str> {
    DOCUMENTS.iter().map(|e| e.name)
}

/// A built-in document by its name.
pub fn find(name: &str) -> Option<&'static Entry> {
    DOCUMENTS.iter().find(|e| e.name == name)
}

/// A built-in game by its name, or why its document cannot be read.
pub fn definition(name: &str) -> Option<Definition> {
    let entry = find(name)?;
    examine(entry.name, entry.text, Format::Toml, &Catalog).definition
}

/// Everything there is to say about a built-in document.
pub fn report(name: &str) -> Option<Report> {
    let entry = find(name)?;
    Some(examine(entry.name, entry.text, Format::Toml, &Catalog).report)
}

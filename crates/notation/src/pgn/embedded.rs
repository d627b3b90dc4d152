//! Files can contain the definition of a variant that is not built in.
//!
//! After the tags come lines that begin with `%`, which other programs skip according to the standard. They contain the
//! canonical JSON of the definition in pieces, and the tag `Rules` contains its content hash:
//!
//! ```text
//! [Variant "griffon-duel"]
//! [Rules "sha256:2c26b46b…"]
//!
//! %rules {"name":"griffon-duel","board":{"files":6,"ranks":6},"sides":[{"name":"white","let
//! %rules ter":"w","forward":"north"}, …
//!
//! 1. Gd4 …
//! ```

use chesswright_rules::Definition;
use chesswright_rules::definition::Report;

/// The tag that contains the hash.
pub const TAG: &str = "Rules";

/// The first word of each line, after the `%`.
const WORD: &str = "rules";

/// The number of characters per line.
const WIDTH: usize = 72;

/// The longest definition that is read, in bytes.
const LONGEST: usize = 1 << 20;

/// The lines of a definition, with line ends.
pub fn lines(definition: &Definition) -> String {
    let json: Vec<char> = definition.canonical_json().chars().collect();
    // No line ends with a blank, because some programs remove blanks at line ends.
    let mut text = String::new();
    let mut rest = &json[..];
    while !rest.is_empty() {
        let mut length = rest.len().min(WIDTH);
        while length > 1 && length < rest.len() && (rest[length - 1] == ' ' || rest[length] == ' ') {
            length -= 1;
        }
        text.push_str(&format!("%{WORD} "));
        text.extend(&rest[..length]);
        text.push('\n');
        rest = &rest[length..];
    }
    text
}

/// Why the lines of a file are not the definition that its tag names. The texts continue "the rules in the file:".
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EmbeddedError {
    /// They are too long.
    #[error("they are longer than {LONGEST} bytes")]
    TooLong,
    /// They are not a valid definition.
    #[error("{}", first_line(.0))]
    Invalid(Report),
    /// They are another definition.
    #[error("their hash is {own}, but the tag `{TAG}` says {tag}: the rules were changed or damaged")]
    OtherHash {
        /// The hash of the definition.
        own: String,
        /// The hash in the tag.
        tag: String,
    },
}

/// The first mistake of a document, without its excerpt.
fn first_line(report: &Report) -> String {
    let first = report.errors().next().map(ToString::to_string).unwrap_or_default();
    first.lines().next().unwrap_or_default().to_owned()
}

/// Collects a definition from lines.
#[derive(Clone, Debug, Default)]
pub struct Embedded {
    json: String,
    too_long: bool,
}

impl Embedded {
    /// Takes a line without its `%`. Returns whether the line belongs to a definition.
    pub fn take(&mut self, line: &str) -> bool {
        let Some(piece) = line.strip_prefix(WORD).and_then(|rest| rest.strip_prefix(' ')) else {
            return false;
        };
        self.too_long |= self.json.len() + piece.len() > LONGEST;
        if !self.too_long {
            self.json.push_str(piece);
        }
        true
    }

    /// Whether it has collected nothing.
    pub fn is_empty(&self) -> bool {
        self.json.is_empty()
    }

    /// Discards what it has collected.
    pub fn clear(&mut self) {
        self.json.clear();
        self.too_long = false;
    }

    /// The definition.
    ///
    /// # Errors
    /// If it is not a valid definition, or does not have this hash.
    pub fn definition(&self, hash: &str) -> Result<Definition, EmbeddedError> {
        if self.too_long {
            return Err(EmbeddedError::TooLong);
        }
        let definition = Definition::from_json(&self.json, &()).map_err(EmbeddedError::Invalid)?;
        let own = definition.hash();
        if own != hash.trim() {
            return Err(EmbeddedError::OtherHash { own, tag: hash.to_owned() });
        }
        Ok(definition)
    }
}

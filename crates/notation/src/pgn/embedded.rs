//! A game that is not built in travels inside the file.
//!
//! Behind the tags stand lines that other programs pass over, as the standard has it for lines beginning with `%`. They hold the canonical
//! JSON of the definition in pieces, and the tag `Rules` its content hash:
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

/// The tag with the hash.
pub const TAG: &str = "Rules";

/// What the lines begin with behind the `%`.
const WORD: &str = "rules";

/// How many characters a line holds.
const WIDTH: usize = 72;

/// The longest definition that is read, in bytes.
const LONGEST: usize = 1 << 20;

/// The lines for a definition, with line ends.
pub fn lines(definition: &Definition) -> String {
    let json: Vec<char> = definition.canonical_json().chars().collect();
    // Blanks at the ends of lines get lost on the way.
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

/// A definition being gathered from lines.
#[derive(Clone, Debug, Default)]
pub struct Embedded {
    json: String,
    too_long: bool,
}

impl Embedded {
    /// Takes a line without its `%`. Tells whether it belonged to a definition.
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

    /// Whether nothing was gathered.
    pub fn is_empty(&self) -> bool {
        self.json.is_empty()
    }

    /// Forgets what was gathered.
    pub fn clear(&mut self) {
        self.json.clear();
        self.too_long = false;
    }

    /// The definition.
    ///
    /// # Errors
    /// When it is none, or not the one with this hash.
    pub fn definition(&self, hash: &str) -> Result<Definition, String> {
        if self.too_long {
            return Err(format!("they are longer than {LONGEST} bytes"));
        }
        let definition = Definition::from_json(&self.json, &()).map_err(|report| {
            let first = report.errors().next().map(ToString::to_string).unwrap_or_default();
            first.lines().next().unwrap_or_default().to_owned()
        })?;
        let own = definition.hash();
        if own != hash.trim() {
            return Err(format!(
                "their hash is {own}, but the tag `{TAG}` says {hash}: the rules were changed or damaged"
            ));
        }
        Ok(definition)
    }
}

//! The source texts of a definition, and spans in them.

use std::ops::Range;

/// The format of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// TOML, for people.
    Toml,
    /// JSON, for programs.
    Json,
}

impl Format {
    /// JSON if the text begins with a brace, otherwise TOML.
    pub fn guess(text: &str) -> Self {
        match text.trim_start_matches('\u{feff}').trim_start().chars().next() {
            Some('{') => Self::Json,
            _ => Self::Toml,
        }
    }
}

/// A span of one of the [`Sources`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// Index of the source.
    pub source: u16,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// Creates a span from a range of bytes.
    pub fn new(source: u16, range: Range<usize>) -> Self {
        Self { source, start: range.start as u32, end: range.end as u32 }
    }

    /// The span as a range of bytes.
    pub fn range(&self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// A document's text and its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The document's name, for messages.
    pub name: String,
    /// The whole text.
    pub text: String,
}

impl Source {
    /// Line and column of a byte, both from 1; columns count characters.
    pub fn line_column(&self, byte: usize) -> (u32, u32) {
        let before = &self.text[..self.floor(byte)];
        let line_start = before.rfind('\n').map_or(0, |i| i + 1);
        let line = before.bytes().filter(|&b| b == b'\n').count() + 1;
        let column = before[line_start..].chars().count() + 1;
        (line as u32, column as u32)
    }

    /// The text of the line that contains the byte.
    pub fn line_text(&self, byte: usize) -> &str {
        let byte = self.floor(byte);
        let start = self.text[..byte].rfind('\n').map_or(0, |i| i + 1);
        let end = self.text[byte..].find('\n').map_or(self.text.len(), |i| byte + i);
        self.text[start..end].trim_end_matches('\r')
    }

    fn floor(&self, byte: usize) -> usize {
        let mut byte = byte.min(self.text.len());
        while !self.text.is_char_boundary(byte) {
            byte -= 1;
        }
        byte
    }
}

/// All source texts of a definition: the document first, then its parents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sources(Vec<Source>);

impl Sources {
    /// Adds a text and returns its index.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) -> u16 {
        self.0.push(Source { name: name.into(), text: text.into() });
        (self.0.len() - 1) as u16
    }

    /// The source with this index.
    pub fn get(&self, source: u16) -> Option<&Source> {
        self.0.get(source as usize)
    }

    /// Names of the texts, the document's own first.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|s| s.name.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_count_from_one_and_in_characters() {
        let source = Source { name: String::new(), text: "a = 1\nß = 2\r\n".into() };
        assert_eq!(source.line_column(0), (1, 1));
        assert_eq!(source.line_column(6), (2, 1));
        assert_eq!(source.line_column(8), (2, 2));
        assert_eq!(source.line_column(7), (2, 1), "inside a character");
        assert_eq!(source.line_text(8), "ß = 2");
        assert_eq!(source.line_column(999), (3, 1));
    }

    #[test]
    fn formats_are_guessed_by_the_first_brace() {
        assert_eq!(Format::guess("  \n{}"), Format::Json);
        assert_eq!(Format::guess("name = 'x'"), Format::Toml);
    }
}

//! A cursor over a text.

use std::ops::Range;

/// Reads a part of a text from left to right, and knows its location in the whole text.
#[derive(Clone, Debug)]
pub(crate) struct Scan<'a> {
    text: &'a str,
    at: usize,
    end: usize,
}

impl<'a> Scan<'a> {
    /// Reads the part `span` of `text`, which must lie on character boundaries.
    pub(crate) fn new(text: &'a str, span: Range<usize>) -> Self {
        Self { text, at: span.start, end: span.end }
    }

    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.at..self.end]
    }

    pub(crate) fn at(&self) -> usize {
        self.at
    }

    pub(crate) fn end(&self) -> usize {
        self.end
    }

    pub(crate) fn is_done(&self) -> bool {
        self.at == self.end
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(crate) fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }

    /// Takes `c` if it comes next.
    pub(crate) fn take(&mut self, c: char) -> bool {
        let found = self.peek() == Some(c);
        if found {
            self.at += c.len_utf8();
        }
        found
    }

    /// Takes characters as long as `fits` accepts them.
    pub(crate) fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|c| !fits(c)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }
}

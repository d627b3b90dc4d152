//! Lines of text that know their width on the screen, whatever colours they contain.

use unicode_width::UnicodeWidthStr;

/// A rectangle of text.
#[derive(Clone, Debug, Default)]
pub(super) struct Block {
    lines: Vec<Line>,
}

/// A line and its width on the screen.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    text: String,
    width: usize,
}

impl Line {
    /// Adds text without colours.
    pub(super) fn plain(&mut self, text: &str) {
        self.painted(text, text.width());
    }

    /// Adds text of this width on the screen.
    pub(super) fn painted(&mut self, text: &str, width: usize) {
        self.text.push_str(text);
        self.width += width;
    }

    /// Adds blanks up to a width.
    pub(super) fn pad_to(&mut self, width: usize) {
        self.plain(&" ".repeat(width.saturating_sub(self.width)));
    }
}

impl Block {
    pub(super) fn push(&mut self, line: Line) {
        self.lines.push(line);
    }

    pub(super) fn width(&self) -> usize {
        self.lines.iter().map(|line| line.width).max().unwrap_or(0)
    }

    /// Puts another block to the right of this one.
    pub(super) fn beside(&mut self, other: Self) {
        let width = self.width();
        let lines = self.lines.len().max(other.lines.len());
        self.lines.resize(lines, Line::default());
        for (line, more) in self.lines.iter_mut().zip(other.lines) {
            line.pad_to(width);
            line.painted(&more.text, more.width);
        }
    }

    /// Puts another block below this one.
    pub(super) fn below(&mut self, other: Self) {
        self.lines.extend(other.lines);
    }

    /// The text, without blanks at the ends of lines.
    pub(super) fn text(&self) -> String {
        self.lines.iter().map(|line| format!("{}\n", line.text.trim_end_matches(' '))).collect()
    }
}

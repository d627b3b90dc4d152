//! Writes SVG: elements, attributes and nothing else.

use std::fmt::Write;

use crate::path::{Path, number};

/// SVG text under construction.
#[derive(Clone, Debug, Default)]
pub struct Svg {
    text: String,
    /// What all ids begin with.
    prefix: String,
}

impl Svg {
    /// Empty SVG text.
    pub fn new() -> Self {
        Self::default()
    }

    /// Empty SVG text in which all ids begin with `prefix`. Pictures in one document need different ones.
    pub fn with_prefix(prefix: &str) -> Self {
        Self { prefix: prefix.to_owned(), ..Self::default() }
    }

    /// The id for a name, with the prefix of this text.
    pub fn id(&self, name: &str) -> String {
        format!("{}{name}", self.prefix)
    }

    /// Writes an element without content. Attributes without a value are left out.
    pub fn element(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.start(name, attributes);
        self.text.push_str("/>");
    }

    /// Writes an element around what `content` writes.
    pub fn group(&mut self, name: &str, attributes: &[(&str, &str)], content: impl FnOnce(&mut Self)) {
        self.start(name, attributes);
        self.text.push('>');
        content(self);
        let _ = write!(self.text, "</{name}>");
    }

    /// Writes an element with text inside.
    pub fn text(&mut self, name: &str, text: &str) {
        let _ = write!(self.text, "<{name}>{}</{name}>", escape(text));
    }

    /// Writes an outline.
    pub fn path(&mut self, path: &Path, attributes: &[(&str, &str)]) {
        let text = path.text();
        let mut all = vec![("d", text.as_str())];
        all.extend_from_slice(attributes);
        self.element("path", &all);
    }

    /// Writes a rectangle.
    pub fn rect(&mut self, [x, y, w, h]: [f64; 4], attributes: &[(&str, &str)]) {
        let [x, y, w, h] = [x, y, w, h].map(number);
        let mut all = vec![("x", x.as_str()), ("y", &y), ("width", &w), ("height", &h)];
        all.extend_from_slice(attributes);
        self.element("rect", &all);
    }

    /// Appends SVG text that was written separately.
    pub fn append(&mut self, other: &Self) {
        self.text.push_str(&other.text);
    }

    /// Writes a line break, for people who read the source.
    pub fn line(&mut self) {
        self.text.push('\n');
    }

    /// The finished text.
    pub fn finish(self) -> String {
        self.text
    }

    fn start(&mut self, name: &str, attributes: &[(&str, &str)]) {
        let _ = write!(self.text, "<{name}");
        for (key, value) in attributes.iter().filter(|(_, value)| !value.is_empty()) {
            let _ = write!(self.text, " {key}=\"{}\"", escape(value));
        }
    }
}

/// Escapes text for use between tags and in attributes, in SVG and HTML.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // XML cannot contain these characters at all.
            c if c.is_control() && !matches!(c, '\n' | '\t') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

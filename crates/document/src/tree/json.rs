//! JSON as a tree with places.

use super::{Entry, Node, Shape, SyntaxError, Written};

/// The deepest nesting that is read.
const MOST_NESTING: usize = 64;

pub(super) fn read(text: &str) -> Result<Node, SyntaxError> {
    // Syntax is checked by the reader that everybody uses, so this one need only find places.
    if let Err(error) = serde_json::from_str::<serde::de::IgnoredAny>(text) {
        let line_start: usize =
            text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
        return Err(SyntaxError {
            at: line_start + error.column().saturating_sub(1),
            what: error.to_string(),
        });
    }
    let mut reader = Reader { text, at: 0 };
    reader.value(0)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn wrong<T>(&self, what: &str) -> Result<T, SyntaxError> {
        Err(SyntaxError { at: self.at, what: what.to_owned() })
    }

    fn peek(&mut self) -> Option<u8> {
        let rest = self.text.as_bytes().get(self.at..)?;
        self.at += rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn value(&mut self, depth: usize) -> Result<Node, SyntaxError> {
        if depth > MOST_NESTING {
            return self.wrong("values are nested too deeply");
        }
        let first = self.peek();
        let start = self.at;
        let shape = match first {
            Some(b'{') => {
                self.at += 1;
                let mut entries: Vec<Entry> = vec![];
                while !self.take(b'}') {
                    self.take(b',');
                    self.peek();
                    let key_start = self.at;
                    let key = self.string()?;
                    let key_span = key_start..self.at;
                    self.take(b':');
                    let value = self.value(depth + 1)?;
                    if entries.iter().any(|entry| entry.key == key) {
                        return Err(SyntaxError { at: key_start, what: format!("duplicate key `{key}`") });
                    }
                    entries.push(Entry { key, key_span, value });
                }
                Shape::Table(entries, if depth == 0 { Written::Root } else { Written::Inline })
            }
            Some(b'[') => {
                self.at += 1;
                let mut nodes = vec![];
                while !self.take(b']') {
                    self.take(b',');
                    nodes.push(self.value(depth + 1)?);
                }
                Shape::List(nodes, Written::Inline)
            }
            Some(b'"') => Shape::Text(self.string()?),
            Some(_) => {
                let rest = &self.text[self.at..];
                let end = rest
                    .find(|c: char| c.is_whitespace() || ",]}".contains(c))
                    .map_or(self.text.len(), |end| self.at + end);
                let word = &self.text[self.at..end];
                self.at = end;
                match word {
                    "true" => Shape::Flag(true),
                    "false" => Shape::Flag(false),
                    _ => word.parse().map_or(Shape::Other, Shape::Number),
                }
            }
            None => return self.wrong("a value is missing"),
        };
        Ok(Node { span: start..self.at, shape })
    }

    fn string(&mut self) -> Result<String, SyntaxError> {
        let start = self.at;
        let mut escaped = false;
        for (at, byte) in self.text.bytes().enumerate().skip(start + 1) {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'"' => {
                    self.at = at + 1;
                    let read = serde_json::from_str(&self.text[start..self.at]);
                    return read.or_else(|_| self.wrong("a text in quotes is expected"));
                }
                _ => {}
            }
        }
        self.wrong("a text has no end")
    }
}

//! Parses JSON into a document tree. The usual parsers do not keep the position of each value, so this module has its
//! own.

use super::diagnostic::Diagnostic;
use super::limits;
use super::node::{Node, Table, Value};
use super::source::{Sources, Span};
use super::suggest;
use crate::message::Message;
use crate::{message, template};

/// Parses JSON. Parsing stops at the first syntax error.
pub(super) fn read(text: &str, source: u16, sources: &Sources) -> (Node, Vec<Diagnostic>) {
    let mut parser = Parser { text, at: 0, source, sources, findings: vec![] };
    let node = parser.document().unwrap_or_else(|finding| {
        parser.findings.push(*finding);
        Node::new(Value::Table(Table::default()), Span::new(source, 0..0))
    });
    (node, parser.findings)
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    source: u16,
    sources: &'a Sources,
    findings: Vec<Diagnostic>,
}

type Step<T> = Result<T, Box<Diagnostic>>;

impl Parser<'_> {
    fn document(&mut self) -> Step<Node> {
        let node = self.value(0)?;
        self.blank();
        if self.at < self.text.len() {
            return Err(self.wrong(
                message!("unexpected text after the end of the document"),
                message!("the end of the text"),
            ));
        }
        Ok(node)
    }

    fn value(&mut self, depth: usize) -> Step<Node> {
        self.blank();
        let start = self.at;
        if depth > limits::MAX_NESTING {
            return Err(self.wrong(
                message!("values are nested too deeply"),
                message!("at most {most} levels", most = limits::MAX_NESTING),
            ));
        }
        let value = match self.peek() {
            Some('{') => Value::Table(self.table(depth)?),
            Some('[') => Value::List(self.list(depth)?),
            Some('"') => Value::Text(self.string()?),
            Some(c) if c == '-' || c.is_ascii_digit() => self.number()?,
            Some(c) if c.is_ascii_alphabetic() => self.word()?,
            Some(c) => return Err(self.wrong(message!("unexpected `{c}`", c), message!("a value"))),
            None => return Err(self.wrong(message!("unexpected end of the document"), message!("a value"))),
        };
        Ok(Node::new(value, self.span(start)))
    }

    fn table(&mut self, depth: usize) -> Step<Table> {
        let mut table = Table::default();
        self.at += 1;
        self.blank();
        if self.take('}') {
            return Ok(table);
        }
        loop {
            self.blank();
            let start = self.at;
            if self.peek() != Some('"') {
                let comma = self.text[..start].trim_end().ends_with(',');
                let hint = comma.then(|| message!("remove the comma before the closing brace"));
                return Err(Box::new(
                    self.wrong(message!("expected a key"), message!("a key in double quotes")).hint(hint),
                ));
            }
            let key = self.string()?;
            let key_span = self.span(start);
            if table.get(&key).is_some() {
                let finding = Diagnostic::error("duplicate-key", message!("duplicate key `{key}`", key));
                self.findings.push(finding.span(self.sources, key_span));
            }
            self.blank();
            if !self.take(':') {
                return Err(
                    self.wrong(message!("the key `{key}` has no value", key), message!("`:` and a value"))
                );
            }
            let node = self.value(depth + 1)?;
            table.insert(key, key_span, node);
            self.blank();
            if self.take('}') {
                return Ok(table);
            }
            if !self.take(',') {
                return Err(self.wrong(
                    message!("unclosed table"),
                    message!("{one} or {other}", one = "`,`", other = "`}`"),
                ));
            }
        }
    }

    fn list(&mut self, depth: usize) -> Step<Vec<Node>> {
        let mut items = vec![];
        self.at += 1;
        self.blank();
        if self.take(']') {
            return Ok(items);
        }
        loop {
            items.push(self.value(depth + 1)?);
            self.blank();
            if self.take(']') {
                return Ok(items);
            }
            if !self.take(',') {
                return Err(self.wrong(
                    message!("unclosed list"),
                    message!("{one} or {other}", one = "`,`", other = "`]`"),
                ));
            }
        }
    }

    fn string(&mut self) -> Step<String> {
        let mut out = String::new();
        self.at += 1;
        loop {
            match self.next() {
                Some('"') => return Ok(out),
                Some('\\') => out.push(self.escape()?),
                Some(c) if c < ' ' => {
                    self.at -= 1;
                    return Err(
                        self.wrong(message!("unclosed text at the end of the line"), message!("`\"`"))
                    );
                }
                Some(c) => out.push(c),
                None => return Err(self.wrong(message!("unclosed text"), message!("`\"`"))),
            }
        }
    }

    fn escape(&mut self) -> Step<char> {
        Ok(match self.next() {
            Some(c @ ('"' | '\\' | '/')) => c,
            Some('b') => '\u{8}',
            Some('f') => '\u{c}',
            Some('n') => '\n',
            Some('r') => '\r',
            Some('t') => '\t',
            Some('u') => {
                let first = self.hex4()?;
                let code = if (0xD800..0xDC00).contains(&first) && self.text[self.at..].starts_with("\\u") {
                    self.at += 2;
                    let second = self.hex4()?;
                    0x10000 + ((first - 0xD800) << 10) + (second.wrapping_sub(0xDC00) & 0x3FF)
                } else {
                    first
                };
                char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
            }
            _ => {
                return Err(self.wrong(
                    message!("unknown escape sequence"),
                    message!("one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000"),
                ));
            }
        })
    }

    fn hex4(&mut self) -> Step<u32> {
        let digits = self.text.get(self.at..self.at + 4);
        match digits.filter(|d| d.bytes().all(|b| b.is_ascii_hexdigit())) {
            Some(digits) => {
                self.at += 4;
                Ok(u32::from_str_radix(digits, 16).unwrap_or(0))
            }
            None => Err(self.wrong(message!("unknown escape sequence"), message!("four hexadecimal digits"))),
        }
    }

    fn number(&mut self) -> Step<Value> {
        let start = self.at;
        while self.peek().is_some_and(|c| c.is_ascii_digit() || "+-.eE".contains(c)) {
            self.at += 1;
        }
        let digits = &self.text[start..self.at];
        Ok(match digits.parse::<i64>() {
            Ok(n) => Value::Integer(n),
            Err(_) if digits.parse::<f64>().is_ok() && digits.contains(['.', 'e', 'E']) => {
                Value::Other(template!("a number with a fraction"))
            }
            Err(_) if digits.parse::<f64>().is_ok() => Value::Other(template!("a number that is too large")),
            Err(_) => {
                self.at = start;
                return Err(self.wrong(message!("`{digits}` is not a number", digits), message!("a number")));
            }
        })
    }

    fn word(&mut self) -> Step<Value> {
        let start = self.at;
        while self.peek().is_some_and(|c| c.is_ascii_alphanumeric()) {
            self.at += 1;
        }
        Ok(match &self.text[start..self.at] {
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            "null" => Value::Other(template!("nothing (`null`)")),
            word => {
                let hint = suggest::did_you_mean(word, ["true", "false", "null"])
                    .unwrap_or_else(|| message!("write texts in double quotes"));
                let message = message!("`{word}` is not a value", word);
                self.at = start;
                return Err(Box::new(self.wrong(message, message!("a value")).hint(hint)));
            }
        })
    }

    fn blank(&mut self) {
        while self.peek().is_some_and(|c| matches!(c, ' ' | '\t' | '\r' | '\n' | '\u{feff}')) {
            self.next();
        }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn span(&self, start: usize) -> Span {
        Span::new(self.source, start..self.at)
    }

    fn wrong(&self, message: Message, expected: Message) -> Box<Diagnostic> {
        Box::new(
            Diagnostic::error("syntax", message)
                .expected(expected)
                .span(self.sources, Span::new(self.source, self.at..self.at)),
        )
    }
}

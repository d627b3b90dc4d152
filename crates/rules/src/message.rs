//! Messages to people as data: an English template, and what fills its blanks.
//!
//! Programs print the English text ([`Display`](fmt::Display)). Whoever speaks other languages finds the message there by
//! its [key](Message::key), and says the blanks in that language, too.

use std::fmt;

/// A message, such as "there is no piece `knigt`". Made by [`message!`](crate::message!).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    english: &'static str,
    // Errors carry several messages, so they are kept small.
    blanks: Box<[(&'static str, Blank)]>,
}

/// What fills a blank of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Blank {
    /// A name, a key, a sign or another text that is the same in every language.
    Text(String),
    /// A number.
    Number(i64),
    /// A number of things, in English with the singular of their name: "1 piece", "2 pieces".
    Count(usize, String),
    /// Several texts.
    List(Vec<String>),
    /// Several texts, in English with "and" between them.
    Both(Vec<String>),
    /// Several messages, one in a line.
    Lines(Vec<Message>),
    /// Several messages with a semicolon between them.
    Clauses(Vec<Message>),
    /// A side, by its name in the definition.
    Side(String),
    /// A kind of piece, by its name in the definition.
    Piece(String),
    /// A message within the message.
    Message(Box<Message>),
}

impl Message {
    /// A message with an English template, in which `{name}` is a blank.
    pub fn new(english: &'static str, blanks: Vec<(&'static str, Blank)>) -> Self {
        Self { english, blanks: blanks.into() }
    }

    /// A message without blanks, with a text from a table: a [`template!`](crate::template!).
    pub fn of(english: &'static str) -> Self {
        Self { english, blanks: Box::default() }
    }

    /// The English template.
    pub fn english(&self) -> &'static str {
        self.english
    }

    /// The blanks by name.
    pub fn blanks(&self) -> &[(&'static str, Blank)] {
        &self.blanks
    }

    /// The name of the message in the files of other languages: the words of its template.
    pub fn key(&self) -> String {
        key(self.english)
    }

    /// The template with its blanks filled.
    pub fn filled(&self, mut fill: impl FnMut(&Blank) -> String) -> String {
        let mut text = String::new();
        let mut rest = self.english;
        while let Some(at) = rest.find('{') {
            let inner = &rest[at + 1..];
            let name = inner.split('}').next().unwrap_or_default();
            text.push_str(&rest[..at]);
            match self.blanks.iter().find(|(known, _)| *known == name) {
                Some((_, blank)) => {
                    text.push_str(&fill(blank));
                    rest = &inner[name.len() + 1..];
                }
                // Braces also occur in examples of documents.
                None => {
                    text.push('{');
                    rest = inner;
                }
            }
        }
        text + rest
    }

    /// Whether its English text contains another text.
    pub fn contains(&self, text: &str) -> bool {
        self.to_string().contains(text)
    }
}

impl Blank {
    /// A number of things, with the English singular of their name.
    pub fn count(number: usize, what: &str) -> Self {
        Self::Count(number, what.to_owned())
    }

    /// Several texts.
    pub fn list<T: ToString>(texts: impl IntoIterator<Item = T>) -> Self {
        Self::List(texts.into_iter().map(|text| text.to_string()).collect())
    }

    /// Several texts, in English with "and" between them.
    pub fn both<T: ToString>(texts: impl IntoIterator<Item = T>) -> Self {
        Self::Both(texts.into_iter().map(|text| text.to_string()).collect())
    }

    /// Several messages, one in a line.
    pub fn lines(messages: impl IntoIterator<Item = Message>) -> Self {
        Self::Lines(messages.into_iter().collect())
    }

    /// Several messages with a semicolon between them.
    pub fn clauses(messages: impl IntoIterator<Item = Message>) -> Self {
        Self::Clauses(messages.into_iter().collect())
    }

    /// A side, by its name in the definition.
    pub fn side(name: &str) -> Self {
        Self::Side(name.to_owned())
    }

    /// A kind of piece, by its name in the definition.
    pub fn piece(name: &str) -> Self {
        Self::Piece(name.to_owned())
    }
}

/// The words of an English template in lower case: `there-is-no-piece-name`.
pub fn key(english: &str) -> String {
    let words = english.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

fn joined(messages: &[Message], between: &str) -> String {
    messages.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.filled(ToString::to_string))
    }
}

impl fmt::Display for Blank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) | Self::Side(text) | Self::Piece(text) => f.write_str(text),
            Self::Number(number) => number.fmt(f),
            Self::Count(1, what) => write!(f, "1 {what}"),
            Self::Count(count, what) => write!(f, "{count} {what}s"),
            Self::List(texts) => f.write_str(&texts.join(", ")),
            Self::Lines(messages) => f.write_str(&joined(messages, "\n")),
            Self::Clauses(messages) => f.write_str(&joined(messages, "; ")),
            Self::Both(texts) => f.write_str(&texts.join(" and ")),
            Self::Message(message) => message.fmt(f),
        }
    }
}

/// A text in no language that anybody translates: what another program says, or a part of a document.
impl From<String> for Message {
    fn from(text: String) -> Self {
        Self { english: "{text}", blanks: Box::new([("text", Blank::Text(text))]) }
    }
}

impl PartialEq<str> for Message {
    fn eq(&self, other: &str) -> bool {
        self.filled(ToString::to_string).as_str() == other
    }
}

impl PartialEq<&str> for Message {
    fn eq(&self, other: &&str) -> bool {
        self == *other
    }
}

/// Values that can fill a blank.
pub trait Fill {
    /// The value as a blank.
    fn fill(&self) -> Blank;
}

impl<T: Fill + ?Sized> Fill for &T {
    fn fill(&self) -> Blank {
        (**self).fill()
    }
}

impl Fill for str {
    fn fill(&self) -> Blank {
        Blank::Text(self.to_owned())
    }
}

impl Fill for String {
    fn fill(&self) -> Blank {
        Blank::Text(self.clone())
    }
}

impl Fill for char {
    fn fill(&self) -> Blank {
        Blank::Text(self.to_string())
    }
}

impl Fill for Message {
    fn fill(&self) -> Blank {
        Blank::Message(Box::new(self.clone()))
    }
}

impl Fill for Blank {
    fn fill(&self) -> Blank {
        self.clone()
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Fill for $number {
            fn fill(&self) -> Blank {
                // No number in a message comes near the limits of this type.
                Blank::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }
    )*};
}
numbers! { u8 u16 u32 u64 usize i16 i32 i64 }

/// Makes sure at compile time that every `{name}` of a template has a value.
#[doc(hidden)]
pub const fn check(english: &str, names: &[&str]) {
    let text = english.as_bytes();
    let mut at = 0;
    while at < text.len() {
        if text[at] == b'{' {
            let start = at + 1;
            let mut end = start;
            while end < text.len() && (text[end].is_ascii_alphanumeric() || text[end] == b'_') {
                end += 1;
            }
            if end > start && end < text.len() && text[end] == b'}' {
                let mut known = false;
                let mut i = 0;
                while i < names.len() {
                    known |= is_same(names[i].as_bytes(), text, start, end);
                    i += 1;
                }
                assert!(known, "a blank of this message has no value");
            }
        }
        at += 1;
    }
}

const fn is_same(name: &[u8], text: &[u8], start: usize, end: usize) -> bool {
    if name.len() != end - start {
        return false;
    }
    let mut i = 0;
    while i < name.len() {
        if name[i] != text[start + i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Makes a [`Message`](crate::message::Message): `message!("there is no piece `{name}`", name)`, or `name = value`.
///
/// The English text has one translation in every language, so a new one needs a line in each file of
/// `crates/speech/mistakes`; a test says which.
#[macro_export]
macro_rules! message {
    (@ $name:ident) => { &$name };
    (@ $name:ident $value:expr) => { &$value };
    ($english:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {{
        const _: () = $crate::message::check($english, &[$(stringify!($name)),*]);
        $crate::message::Message::new(
            $english,
            vec![$((stringify!($name), $crate::message::Fill::fill($crate::message!(@ $name $($value)?)))),*],
        )
    }};
}

/// The English text of a message in a table, where it is a plain text: the text itself, which the test of translations
/// finds by this. [`Message::of`](crate::message::Message::of) makes a message of it.
#[macro_export]
macro_rules! template {
    ($english:literal) => {
        $english
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_are_filled_in_english() {
        let name = "knigt";
        let message = message!(
            "there is no piece `{name}`: write `{ x = 1 }` or {words}",
            name,
            words = Blank::list(["a", "b"])
        );
        assert_eq!(message, "there is no piece `knigt`: write `{ x = 1 }` or a, b");
        assert_eq!(message.key(), "there-is-no-piece-name-write-x-1-or-words");
        let counted = |count| message!("{side} has {many}", side = 'w', many = Blank::count(count, "king"));
        assert_eq!(counted(1), "w has 1 king");
        assert_eq!(counted(2), "w has 2 kings");
        let inner = message!("in {what}: {message}, {number}", what = "x", message, number = -3);
        assert!(inner.contains("in x: there is no piece `knigt`") && inner.contains(", -3"));
    }
}

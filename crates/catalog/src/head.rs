//! The head of a document: what lists of games show, found without reading the document as a whole.
//!
//! Reading all documents takes longer than a person waits for a list. A test compares every head with its document.

use crate::{Entry, by_name};

/// What a list of games shows of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The display name.
    pub title: String,
    /// One or two sentences.
    pub description: String,
    /// Other names of the game.
    pub aliases: Vec<String>,
    /// The name of the document that it extends.
    pub extends: Option<String>,
}

impl Entry {
    /// The head of the document.
    pub fn head(&self) -> Head {
        let mut head = Head::default();
        let mut rest = self.text;
        while let Some((line, after)) = rest.split_once('\n') {
            let line = line.trim_end();
            // The head ends where the first table begins.
            if line.starts_with('[') {
                break;
            }
            if let Some((key, value)) = line.split_once('=') {
                // A list may go on in the next lines.
                let value = if value.trim_start().starts_with('[') { &rest[key.len() + 1..] } else { value };
                let mut texts = strings(value);
                match key.trim() {
                    "title" => head.title = texts.next().unwrap_or_default(),
                    "description" => head.description = texts.next().unwrap_or_default(),
                    "aliases" => head.aliases = texts.collect(),
                    "extends" => head.extends = texts.next(),
                    _ => {}
                }
            }
            rest = after;
        }
        head
    }

    /// The document and those that it extends, one after the other.
    pub fn lineage(&'static self) -> impl Iterator<Item = &'static Self> {
        std::iter::successors(Some(self), |entry| by_name(&entry.head().extends?))
    }

    /// The game at the beginning of the chain of documents that this one extends: chess for atomic chess. `None` if it
    /// extends none.
    pub fn ancestor(&'static self) -> Option<&'static Self> {
        self.lineage().skip(1).last()
    }
}

/// The quoted texts of a value, up to the end of the list or of the text.
fn strings(value: &str) -> impl Iterator<Item = String> {
    let mut chars = value.trim_start().chars();
    let is_list = value.trim_start().starts_with('[');
    let mut ended = false;
    std::iter::from_fn(move || {
        let quote = loop {
            match chars.next() {
                _ if ended => return None,
                Some(quote @ ('"' | '\'')) => break quote,
                Some(']') if is_list => return None,
                Some(_) => {}
                None => return None,
            }
        };
        let mut text = String::new();
        while let Some(c) = chars.next().filter(|c| *c != quote) {
            match c {
                '\\' if quote == '"' => text.extend(chars.next()),
                c => text.push(c),
            }
        }
        ended = !is_list;
        Some(text)
    })
}

#[cfg(test)]
mod tests {
    use crate::{DOCUMENTS, by_name};

    #[test]
    fn heads_are_those_of_the_documents() {
        for entry in DOCUMENTS {
            let (head, whole) = (entry.head(), entry.examine().definition.expect(entry.name));
            assert_eq!(head.title, whole.title, "{}", entry.name);
            assert_eq!(head.description, whole.description, "{}", entry.name);
            assert_eq!(head.aliases, whole.aliases, "{}", entry.name);
            assert_eq!(head.extends.is_some(), entry.text.contains("\nextends"), "{}", entry.name);
        }
    }

    #[test]
    fn games_know_where_they_come_from() {
        let ancestor = |name| by_name(name).expect(name).ancestor().map(|entry| entry.name);
        assert_eq!(ancestor("atomic"), Some("chess"));
        assert_eq!(ancestor("chess"), None);
        assert_eq!(ancestor("manchu"), Some("xiangqi"));
    }
}

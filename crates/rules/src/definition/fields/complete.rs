//! Completions for editors: which keys and values are possible at a place of a document.

use super::{Kind, Named, Table, find};
use crate::definition::Definition;
use crate::definition::region::RESERVED;

/// A possible key or value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The text to insert: a key, a name, or a value as TOML.
    pub text: String,
    /// Its documentation; empty for names that the document itself defines.
    pub doc: &'static str,
    /// Whether it is a key, which needs a value after it.
    pub is_key: bool,
}

/// All possible keys and values at a path such as `end.goals[0]`. The empty path is the document itself. The names of
/// pieces, sides, regions and counters come from the definition, if there is one.
///
/// ```
/// use chesswright_rules::definition::fields::complete;
///
/// let keys: Vec<_> = complete("end.goals[0]", None).into_iter().map(|key| key.text).collect();
/// assert!(keys.contains(&"region".to_owned()));
/// let words: Vec<_> = complete("turn.pass", None).into_iter().map(|word| word.text).collect();
/// assert_eq!(words, ["\"never\"", "\"allowed\"", "\"stuck\"", "true"]);
/// ```
pub fn complete(path: &str, definition: Option<&Definition>) -> Vec<Suggestion> {
    let Some(target) = find(path) else {
        return vec![];
    };
    let mut found = values(&target.kind(), definition);
    if target.field().is_some_and(|field| field.when_true.is_some()) {
        found.push(value("true".to_owned(), ""));
    }
    found
}

fn values(kind: &Kind, definition: Option<&Definition>) -> Vec<Suggestion> {
    match kind {
        Kind::Flag => vec![value("true".to_owned(), ""), value("false".to_owned(), "")],
        Kind::Word(words) => words.iter().map(|word| value(quoted(word.word), word.doc)).collect(),
        Kind::Name(named) => {
            names(*named, definition).into_iter().map(|name| value(quoted(&name), "")).collect()
        }
        Kind::Region => {
            let named = names(Named::Region, definition);
            let known = RESERVED.iter().map(|word| (*word).to_owned());
            named.into_iter().chain(known).map(|word| value(quoted(&word), "")).collect()
        }
        Kind::List { of, .. } => values(of, definition),
        Kind::ByName { names: named, .. } => keys(*named, definition),
        Kind::Sided(of) => values(of, definition).into_iter().chain(keys(Named::Side, definition)).collect(),
        Kind::Table(table) | Kind::Either { table, .. } => table_values(table),
        Kind::Number { .. }
        | Kind::Text { .. }
        | Kind::Letters(_)
        | Kind::Cell
        | Kind::File
        | Kind::Betza
        | Kind::Leaps
        | Kind::Placement
        | Kind::Colour
        | Kind::Outline => vec![],
    }
}

/// The keys of a table, and its short forms.
fn table_values(table: &Table) -> Vec<Suggestion> {
    let words = table.words().iter().map(|word| value(quoted(word.word), word.doc));
    let keys =
        table.usable().map(|field| Suggestion { text: field.key.to_owned(), doc: field.doc, is_key: true });
    words.chain(keys).collect()
}

fn keys(named: Named, definition: Option<&Definition>) -> Vec<Suggestion> {
    let key = |text| Suggestion { text, doc: "", is_key: true };
    names(named, definition).into_iter().map(key).collect()
}

/// The names that a definition has.
fn names(named: Named, definition: Option<&Definition>) -> Vec<String> {
    let Some(definition) = definition else {
        return vec![];
    };
    let terrain = definition.terrain.iter();
    match named {
        Named::Piece => definition.pieces.keys().cloned().collect(),
        Named::Side => definition.sides.iter().map(|side| side.name.clone()).collect(),
        Named::Region => definition.regions.keys().cloned().collect(),
        Named::Counter => definition.counters.keys().cloned().collect(),
        Named::Tag => {
            terrain.flat_map(|terrain| &terrain.marked).filter_map(|marked| marked.tag.clone()).collect()
        }
        Named::KeyColour => {
            terrain.flat_map(|terrain| &terrain.doors).map(|door| door.colour.clone()).collect()
        }
        Named::Channel => {
            terrain.flat_map(|terrain| &terrain.plates).map(|plate| plate.channel.clone()).collect()
        }
        // The calling program knows these names; the rules do not.
        Named::Document | Named::Language | Named::Drawing | Named::Body => vec![],
    }
}

fn value(text: String, doc: &'static str) -> Suggestion {
    Suggestion { text, doc, is_key: false }
}

fn quoted(word: &str) -> String {
    format!("\"{word}\"")
}

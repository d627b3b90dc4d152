//! A control for every key of a document, made from the table of fields.

use chesswright_document::{Document, Path, Value};
use chesswright_rules::definition::fields::{DOCUMENT, Field, Kind, Literal, Named, Presence, Table, Word};

/// The control of a value.
#[derive(Clone, Copy, Debug)]
pub enum Control {
    /// A switch.
    Switch,
    /// A number between two limits.
    Number(i64, i64),
    /// One of some words.
    Choice(&'static [Word]),
    /// The name of a piece of the game.
    Piece,
    /// The name of a side.
    Side,
    /// Cells, in the language of regions.
    Region,
    /// Moves.
    Betza,
    /// A colour.
    Colour,
    /// A line of text.
    Text,
    /// Any value, as the text of a document has it: lists, and tables whose keys are names.
    Literal,
    /// A table of its own, whose keys have controls.
    Table(&'static Table),
}

/// The control of a kind of value.
pub fn control(kind: &Kind) -> Control {
    match kind {
        Kind::Flag => Control::Switch,
        Kind::Number { least, most } => Control::Number(*least, *most),
        Kind::Word(words) => Control::Choice(words),
        Kind::Name(Named::Piece) => Control::Piece,
        Kind::Name(Named::Side) => Control::Side,
        Kind::Region => Control::Region,
        Kind::Betza | Kind::Leaps => Control::Betza,
        Kind::Colour => Control::Colour,
        Kind::Text { .. }
        | Kind::Letters(_)
        | Kind::Name(_)
        | Kind::Cell
        | Kind::File
        | Kind::Placement
        | Kind::Outline => Control::Text,
        Kind::List { .. } | Kind::ByName { .. } | Kind::Either { .. } => Control::Literal,
        // One value for all sides; a table with one for each side is written as such.
        Kind::Sided(of) => match control(of) {
            Control::Table(_) => Control::Literal,
            other => other,
        },
        Kind::Table(table) => Control::Table(table),
    }
}

/// A key with its control and value.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its path.
    pub path: Path,
    /// Its field.
    pub field: &'static Field,
    /// Its control.
    pub control: Control,
    /// The value that the document itself has.
    pub own: Option<Value>,
}

impl Row {
    /// The value as text, as a document has it. Empty if the document does not have it.
    pub fn text(&self) -> String {
        match &self.own {
            Some(Value::Text(text)) if !matches!(self.control, Control::Literal | Control::Switch) => {
                text.clone()
            }
            Some(value) => value.write(chesswright_rules::definition::Format::Toml),
            None => String::new(),
        }
    }

    /// The default, as text.
    pub fn default(&self) -> String {
        match self.field.presence {
            Presence::Default(Literal::Text(text)) => text.to_owned(),
            Presence::Default(literal) => literal.toml(),
            Presence::Required | Presence::Optional | Presence::Reserved => String::new(),
        }
    }

    /// The value that a text in the control stands for. `None` removes the key.
    ///
    /// # Errors
    /// A text that is no such value.
    pub fn read(&self, text: &str) -> Result<Option<Value>, String> {
        let text = text.trim();
        if text.is_empty() {
            return Ok(None);
        }
        // A table or a list, such as one with a value for each side, may stand anywhere, as TOML or as JSON.
        let literal = || {
            let toml = Document::new(format!("value = {text}")).get("value");
            toml.or_else(|| Document::new(format!("{{ \"value\": {text} }}")).get("value"))
        };
        let written = match self.control {
            Control::Switch | Control::Literal | Control::Table(_) => literal(),
            Control::Number(least, most) => {
                literal().filter(|value| !matches!(value, Value::Number(n) if !(least..=most).contains(n)))
            }
            _ if text.starts_with(['{', '[']) && !matches!(self.field.kind, Kind::Text { .. }) => literal(),
            _ => Some(Value::from(text)),
        };
        written.map(Some).ok_or_else(|| self.field.example())
    }
}

/// The keys of the table at a path.
pub fn rows(document: &Document, path: &Path, table: &'static Table) -> Vec<Row> {
    let row = |field: &'static Field| {
        let path = path.key(field.key);
        Row { own: document.get(path.clone()), control: control(&field.kind), path, field }
    };
    table.usable().map(row).collect()
}

/// The tables that the form shows one by one: the document's own keys, and each of its tables.
pub fn tables() -> Vec<(Path, &'static Table, &'static str)> {
    let inner = DOCUMENT.usable().filter_map(|field| match control(&field.kind) {
        Control::Table(table) => Some((Path::default().key(field.key), table, field.doc)),
        _ => None,
    });
    std::iter::once((Path::default(), &DOCUMENT, DOCUMENT.doc)).chain(inner).collect()
}

/// Rules that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The key of its heading on rule sheets.
    pub heading: &'static str,
    /// Other sections of rule sheets that it shows.
    pub also: &'static [&'static str],
    /// The keys of the document that it contains.
    pub keys: &'static [&'static str],
    /// Whether every game has such rules. Others are added.
    pub always: bool,
}

const fn group(heading: &'static str, keys: &'static [&'static str], always: bool) -> Group {
    Group { heading, also: &[], keys, always }
}

/// All keys of a document in groups, in the order in which people learn a game.
pub const GROUPS: [Group; 14] = [
    Group { also: &["heading-end"], ..group("heading-goal", &["end"], true) },
    group("heading-check-and-capture", &["check", "capture"], true),
    group("heading-turns", &["turn", "sides"], true),
    group("heading-pieces", &["pieces"], true),
    group("heading-board", &["board", "regions"], true),
    group("heading-start", &["setup"], true),
    group("heading-castling", &["castling"], false),
    group("heading-hands", &["hand"], false),
    group("heading-gates", &["gates"], false),
    group("heading-walls", &["walls"], false),
    group("heading-effects", &["triggers", "counters"], false),
    group("heading-terrain", &["terrain"], false),
    group("heading-level", &["quest"], false),
    group(
        "heading-about",
        &["name", "title", "description", "aliases", "extends", "about", "look", "notation", "$schema"],
        true,
    ),
];

/// The rows of a group: its keys, each with its control.
pub fn group_rows(document: &Document, group: &Group) -> Vec<Row> {
    rows(document, &Path::default(), &DOCUMENT)
        .into_iter()
        .filter(|row| group.keys.contains(&row.field.key))
        .collect()
}

/// The value that holds at a path of a game, whoever says it, as the text of a control. Empty if nobody does.
pub fn meant(game: &serde_json::Value, row: &Row) -> String {
    let mut at = game;
    for step in row.path.steps() {
        let next = match step {
            chesswright_document::Step::Key(key) => at.get(key),
            chesswright_document::Step::At(index) => at.get(index),
        };
        let Some(next) = next else { return String::new() };
        at = next;
    }
    match at {
        serde_json::Value::Null => String::new(),
        serde_json::Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

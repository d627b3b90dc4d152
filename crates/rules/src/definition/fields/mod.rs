//! The single table of all keys of a document.
//!
//! The table lists every key of a document once: its name, the kind of its value, whether it is required, its default,
//! its limits, its meaning and an example. Everything that knows keys is generated from this table:
//!
//! | what | where |
//! |---|---|
//! | the check of keys, kinds, words and limits, with the place of each mistake | `read::shape` |
//! | the JSON Schema | [`schema`](super::schema()) |
//! | completions for editors | [`complete`] |
//! | `docs/reference.md` | [`reference`](reference()) |
//! | the controls of a form | [`Kind`]: one control for each |
//!
//! # Adding a key
//! 1. A field of the [model](super::model), with its meaning.
//! 2. A row here, in the table of `tables/` that the key belongs to.
//! 3. Its name in the list of `read::build`, without which the compiler refuses the field.
//!
//! Tests compare the rows with the model in both directions. They fail for a field without a row, a row without a
//! field, a default that differs from the model's, a key without a meaning, and an example that cannot be read.
//!
//! # From text to model
//! `read::shape` checks the tree of a document against [`DOCUMENT`] and returns a tree without mistakes: it expands
//! short forms, fills in defaults, reports mistakes and replaces them by placeholders. `read::build` makes the model
//! from that tree and reports no mistakes.

mod complete;
mod kinds;
mod reference;
mod tables;

use super::limits;
use super::places::join;
use crate::message::{Blank, Message};
use crate::{message, template};

pub use complete::{Suggestion, complete};
pub use reference::reference;
pub use tables::DOCUMENT;

/// A table of a document.
#[derive(Debug)]
pub struct Table {
    /// The name of this kind of table: `promotion`, `goal`. No two tables have the same name.
    pub name: &'static str,
    /// What it is for.
    pub doc: &'static str,
    /// Its keys, in the order in which people should learn them.
    pub fields: &'static [Field],
    /// How many of its keys a table may have.
    pub form: Form,
    /// What may stand in place of the whole table.
    pub short: Short,
    /// What messages expect in its place, if the required keys do not describe it well enough.
    pub expected: &'static str,
}

/// How many of its keys a table may have.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// Any number of them.
    Record,
    /// Exactly one; and one of these words may stand in place of the table.
    OneOf(&'static [Word]),
}

/// What may stand in place of a whole table.
#[derive(Clone, Copy, Debug)]
pub enum Short {
    /// Nothing.
    None,
    /// The value of this key alone.
    Key(&'static str),
    /// `true`, for a table with all defaults.
    True,
    /// A text that `super::normalise` expands before parents are merged.
    Text {
        /// The syntax of such texts, as a regular expression.
        pattern: &'static str,
        /// The name of such texts in messages.
        expected: &'static str,
        /// An example.
        example: &'static str,
    },
}

/// A key of a table.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The key.
    pub key: &'static str,
    /// The kind of its value.
    pub kind: Kind,
    /// Whether it is required, optional, or has a default.
    pub presence: Presence,
    /// Its meaning.
    pub doc: &'static str,
    /// An example value, as TOML; empty if the example of its kind will do.
    pub example: &'static str,
    /// A key that expresses the same thing differently; a table may have only one of the two.
    pub instead_of: Option<Instead>,
    /// The value that `true` stands for, if the kind does not accept `true`.
    pub when_true: Option<Literal>,
    /// The value that `false` stands for, if the kind does not accept `false`. Otherwise `false` removes the parent's
    /// value.
    pub when_false: Option<Literal>,
}

/// An alternative to a key.
#[derive(Clone, Copy, Debug)]
pub struct Instead {
    /// The other key.
    pub key: &'static str,
    /// How to fix a table that has both; may be empty.
    pub hint: &'static str,
}

/// Whether a key is required, and what its absence means.
#[derive(Clone, Copy, Debug)]
pub enum Presence {
    /// The key is required.
    Required,
    /// The key is optional and has no default value.
    Optional,
    /// The default if the key is absent.
    Default(Literal),
    /// The key has no meaning yet, and documents must not use it.
    Reserved,
}

/// A value written in the table of fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Literal {
    /// `true` or `false`.
    Flag(bool),
    /// A number.
    Number(i64),
    /// A text.
    Text(&'static str),
    /// A list without entries.
    EmptyList,
    /// A table whose keys all have their defaults.
    EmptyTable,
}

/// A word that a value may be.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// The word.
    pub word: &'static str,
    /// Its meaning.
    pub doc: &'static str,
}

/// The kind of a value. A form editor has one control for each kind.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// `true` or `false`.
    Flag,
    /// A whole number.
    Number {
        /// The minimum.
        least: i64,
        /// The maximum.
        most: i64,
    },
    /// Any text.
    Text {
        /// The maximum number of characters.
        most: usize,
    },
    /// A text made of these letters.
    Letters(&'static str),
    /// The name of something.
    Name(Named),
    /// One cell, such as `e4`.
    Cell,
    /// One file, such as `g`.
    File,
    /// A set of cells as an expression ([`RegionText`](super::model::RegionText)).
    Region,
    /// Moves in Betza notation.
    Betza,
    /// Plain leaps in Betza notation.
    Leaps,
    /// Pieces in the notation of FEN.
    Placement,
    /// A colour as `#rrggbb`.
    Colour,
    /// The outline of a drawing, as in the `d` of an SVG path.
    Outline,
    /// One of some words.
    Word(&'static [Word]),
    /// A list.
    List {
        /// The kind of its entries.
        of: &'static Kind,
        /// The minimum number of entries.
        least: usize,
        /// The maximum number of entries.
        most: usize,
        /// Whether a single entry may stand in place of a list of one.
        bare: bool,
    },
    /// A table whose keys are names.
    ByName {
        /// What the names refer to.
        names: Named,
        /// The kind of each entry.
        of: &'static Kind,
    },
    /// One value for all sides, or a table with one for each side.
    Sided(&'static Kind),
    /// A table.
    Table(&'static Table),
    /// A table, or a list.
    Either {
        /// The table.
        table: &'static Table,
        /// The list.
        list: &'static Kind,
    },
}

/// What a name refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Named {
    /// A document.
    Document,
    /// A kind of piece.
    Piece,
    /// A side.
    Side,
    /// A region.
    Region,
    /// A counter.
    Counter,
    /// A piece of the setup that has a name of its own.
    Tag,
    /// A colour of keys and doors.
    KeyColour,
    /// A channel that connects plates and gates.
    Channel,
    /// A language, such as `de` or `pt-BR`.
    Language,
    /// A drawing of the piece sets.
    Drawing,
    /// A body of the 3D piece sets.
    Body,
}

impl Table {
    /// The field of a key.
    pub fn field(&self, key: &str) -> Option<&'static Field> {
        self.fields.iter().find(|field| field.key == key)
    }

    /// The keys that documents may use.
    pub fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.usable().map(|field| field.key)
    }

    /// The fields that documents may use.
    pub fn usable(&self) -> impl Iterator<Item = &'static Field> {
        self.fields.iter().filter(|field| !field.is_reserved())
    }

    /// The required fields.
    pub fn required(&self) -> impl Iterator<Item = &'static Field> {
        self.fields.iter().filter(|field| matches!(field.presence, Presence::Required))
    }

    /// The words that may stand in place of the table.
    pub fn words(&self) -> &'static [Word] {
        match self.form {
            Form::Record => &[],
            Form::OneOf(words) => words,
        }
    }

    /// What messages expect in its place.
    pub(super) fn expected(&self) -> Message {
        if !self.expected.is_empty() {
            return Message::of(self.expected);
        }
        let required: Vec<_> = self.required().map(|field| format!("`{}`", field.key)).collect();
        match required.split_last() {
            None => message!("a table"),
            Some((last, [])) => message!("a table with {last}", last),
            Some((last, others)) => {
                message!("a table with {others} and {last}", others = Blank::list(others), last)
            }
        }
    }
}

impl Field {
    /// Whether the key has no meaning yet.
    pub fn is_reserved(&self) -> bool {
        matches!(self.presence, Presence::Reserved)
    }

    /// An example value, as TOML.
    pub fn example(&self) -> String {
        match (self.example, self.presence) {
            ("", Presence::Default(Literal::Flag(default))) => (!default).to_string(),
            ("", _) => self.kind.example(),
            (example, _) => example.to_owned(),
        }
    }
}

impl Literal {
    /// The value as TOML.
    pub fn toml(self) -> String {
        match self {
            Self::Flag(flag) => flag.to_string(),
            Self::Number(number) => number.to_string(),
            Self::Text(text) => format!("\"{text}\""),
            Self::EmptyList => "[]".to_owned(),
            Self::EmptyTable => "{}".to_owned(),
        }
    }
}

impl Kind {
    /// The maximum number of characters of a text. `None` if the kind is not a text, or if validation checks the
    /// length.
    pub fn longest(&self) -> Option<usize> {
        match self {
            Self::Text { most } => Some(*most),
            Self::Name(_) | Self::Cell | Self::File => Some(limits::MAX_NAME),
            Self::Region => Some(limits::MAX_REGION),
            Self::Outline => Some(limits::MAX_OUTLINE),
            Self::Colour => Some("#rrggbb".len()),
            _ => None,
        }
    }

    /// Whether a value of this kind is always written as a single text.
    pub fn is_text(&self) -> bool {
        match self {
            Self::Text { .. }
            | Self::Letters(_)
            | Self::Name(_)
            | Self::Cell
            | Self::File
            | Self::Region
            | Self::Betza
            | Self::Leaps
            | Self::Placement
            | Self::Colour
            | Self::Outline => true,
            Self::Flag
            | Self::Number { .. }
            | Self::Word(_)
            | Self::List { .. }
            | Self::ByName { .. }
            | Self::Sided(_)
            | Self::Table(_)
            | Self::Either { .. } => false,
        }
    }

    /// An example value, as TOML.
    pub fn example(&self) -> String {
        match self {
            Self::Flag => "true".to_owned(),
            Self::Number { least, most } => 2.clamp(*least, *most).to_string(),
            Self::Text { .. } => "\"…\"".to_owned(),
            Self::Letters(letters) => format!("\"{letters}\""),
            Self::Name(named) => format!("\"{}\"", named.example()),
            Self::Cell => "\"e4\"".to_owned(),
            Self::File => "\"g\"".to_owned(),
            Self::Region => "\"own rank 8\"".to_owned(),
            Self::Betza => "\"fmWfcF\"".to_owned(),
            Self::Leaps => "\"K\"".to_owned(),
            Self::Placement => "\"RNBQKBNR\"".to_owned(),
            Self::Colour => "\"#c83c28\"".to_owned(),
            Self::Outline => "\"M10 10H90V90H10Z\"".to_owned(),
            Self::Word(words) => words.first().map_or_else(String::new, |word| format!("\"{}\"", word.word)),
            Self::List { of, bare: true, .. } => of.example(),
            Self::List { of, least, .. } => format!("[{}]", vec![of.example(); (*least).max(1)].join(", ")),
            Self::ByName { names, of } => format!("{{ {} = {} }}", names.example(), of.example()),
            Self::Sided(of) => of.example(),
            Self::Table(table) | Self::Either { table, .. } => table.example(),
        }
    }
}

impl Table {
    /// An example of the table with its required keys, or in its short form, as TOML.
    pub fn example(&self) -> String {
        match (self.short, self.words()) {
            (Short::Text { example, .. }, _) => format!("\"{example}\""),
            (Short::True, _) => "true".to_owned(),
            (Short::Key(key), _) => self.field(key).map_or_else(String::new, Field::example),
            (Short::None, [word, ..]) => format!("\"{}\"", word.word),
            (Short::None, []) => {
                let one_of = matches!(self.form, Form::OneOf(_));
                let mut shown: Vec<_> = if one_of { vec![] } else { self.required().collect() };
                if shown.is_empty() {
                    shown.extend(self.usable().next());
                }
                let said = |field: &&Field| format!("{} = {}", field.key, field.example());
                format!("{{ {} }}", shown.iter().map(said).collect::<Vec<_>>().join(", "))
            }
        }
    }
}

impl Named {
    /// An example name.
    pub fn example(self) -> &'static str {
        match self {
            Self::Document => "chess",
            Self::Piece => "queen",
            Self::Side => "white",
            Self::Region => "palace",
            Self::Counter => "lives",
            Self::Tag => "captain",
            Self::KeyColour => "red",
            Self::Channel => "one",
            Self::Language => "de",
            Self::Drawing => "knight",
            Self::Body => "rook",
        }
    }

    /// The name of this kind of thing in messages.
    pub fn what(self) -> &'static str {
        match self {
            Self::Document => template!("document"),
            Self::Piece => template!("piece"),
            Self::Side => template!("side"),
            Self::Region => template!("region"),
            Self::Counter => template!("counter"),
            Self::Tag => template!("tagged piece"),
            Self::KeyColour => template!("key colour"),
            Self::Channel => template!("channel"),
            Self::Language => template!("language"),
            Self::Drawing => template!("drawing"),
            Self::Body => template!("3D body"),
        }
    }
}

/// The part of a document that a path leads to.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    /// The document itself.
    Document,
    /// The value of a key.
    Field(&'static Table, &'static Field),
    /// A value inside it: an entry of a list, or the value of a name or of a side.
    Within(&'static Field, Kind),
}

impl Target {
    /// The kind of the value.
    pub fn kind(self) -> Kind {
        match self {
            Self::Document => Kind::Table(&DOCUMENT),
            Self::Field(_, field) => field.kind,
            Self::Within(_, kind) => kind,
        }
    }

    /// The field that the value belongs to.
    pub fn field(self) -> Option<&'static Field> {
        match self {
            Self::Document => None,
            Self::Field(_, field) | Self::Within(field, _) => Some(field),
        }
    }
}

/// Finds the part of a document at a path such as `pieces.pawn.promotion.to[0]`. `None` if no such path exists.
///
/// ```
/// use chesswright_rules::definition::fields::{Kind, Named, find};
///
/// let target = find("end.goals[0].region").unwrap();
/// assert!(matches!(target.kind(), Kind::Sided(Kind::Region)));
/// assert!(matches!(find("pieces.pawn.promotion.to[0]").unwrap().kind(), Kind::Name(Named::Piece)));
/// assert!(find("end.gaols").is_none());
/// ```
pub fn find(path: &str) -> Option<Target> {
    let mut steps = path.split(['.', '[']).filter(|step| !step.is_empty());
    steps.try_fold(
        Target::Document,
        |target, step| {
            if step.ends_with(']') { entry(target) } else { under(target, step) }
        },
    )
}

/// Steps into an entry of a list.
fn entry(target: Target) -> Option<Target> {
    match target.kind() {
        Kind::List { of, .. } => Some(Target::Within(target.field()?, *of)),
        Kind::Sided(of) => entry(Target::Within(target.field()?, *of)),
        Kind::Either { list, .. } => entry(Target::Within(target.field()?, *list)),
        // The value of one key may stand in place of the whole table.
        Kind::Table(table) => match table.short {
            Short::Key(key) => entry(Target::Field(table, table.field(key)?)),
            Short::None | Short::True | Short::Text { .. } => None,
        },
        _ => None,
    }
}

/// Steps to a key or a name.
fn under(target: Target, step: &str) -> Option<Target> {
    match target.kind() {
        Kind::Table(table) | Kind::Either { table, .. } => {
            Some(Target::Field(table, table.field(step).filter(|field| !field.is_reserved())?))
        }
        Kind::ByName { of, .. } | Kind::Sided(of) => Some(Target::Within(target.field()?, *of)),
        // A list of one may be written without brackets.
        Kind::List { of, bare: true, .. } => under(Target::Within(target.field()?, *of), step),
        _ => None,
    }
}

/// All tables of a document, each once, with the shortest path to it. The document comes first. A path shows a name as
/// a placeholder, such as `pieces.<piece>.promotion`.
pub fn all_tables() -> Vec<(String, &'static Table)> {
    let mut found: Vec<(String, &'static Table)> = vec![(String::new(), &DOCUMENT)];
    let mut next = 0;
    while let Some((path, table)) = found.get(next).cloned() {
        for field in table.usable() {
            gather(&join(&path, field.key), &field.kind, &mut found);
        }
        next += 1;
    }
    found
}

/// Adds the tables that a kind refers to, except those already found.
fn gather(path: &str, kind: &Kind, found: &mut Vec<(String, &'static Table)>) {
    match kind {
        Kind::List { of, .. } => gather(&format!("{path}[]"), of, found),
        Kind::ByName { names, of } => gather(&format!("{path}.<{}>", names.what()), of, found),
        Kind::Sided(of) => gather(path, of, found),
        Kind::Table(table) => add(path, table, found),
        Kind::Either { table, list } => {
            add(path, table, found);
            gather(path, list, found);
        }
        Kind::Flag
        | Kind::Number { .. }
        | Kind::Text { .. }
        | Kind::Letters(_)
        | Kind::Name(_)
        | Kind::Cell
        | Kind::File
        | Kind::Region
        | Kind::Betza
        | Kind::Leaps
        | Kind::Placement
        | Kind::Colour
        | Kind::Outline
        | Kind::Word(_) => {}
    }
}

fn add(path: &str, table: &'static Table, found: &mut Vec<(String, &'static Table)>) {
    if !found.iter().any(|(_, known)| std::ptr::eq(*known, table)) {
        found.push((path.to_owned(), table));
    }
}

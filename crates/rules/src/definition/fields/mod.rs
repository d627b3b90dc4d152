//! The one table of everything a document may say.
//!
//! Every key of a document stands here once: its name, what kind of value it takes, whether it must be said and what holds
//! when it is not, its limits, its meaning and an example. All else that knows keys is made from this:
//!
//! | what | where |
//! |---|---|
//! | the check of keys, kinds, words and limits, with the place of each mistake | `read::shape` |
//! | the JSON Schema | [`schema`](super::schema()) |
//! | what an editor offers while somebody types | [`complete`] |
//! | `docs/reference.md` | [`reference`](reference()) |
//! | the controls of a form | [`Kind`]: one control for each |
//!
//! # Adding a key
//! 1. A field of the [model](super::model), with its meaning.
//! 2. A row here, in the table of `tables/` that the key belongs to.
//! 3. Its name in the list of `read::build`, without which the compiler refuses the field.
//!
//! Tests hold the rows against the model, both ways: a field without a row fails, and so does a row without a field, a default
//! that is not the model's, a key without a meaning, and an example that cannot be read.
//!
//! # From text to model
//! `read::shape` holds the tree of a document against [`DOCUMENT`] and leaves a tree without mistakes: short forms are written out, what
//! is absent has its default, and what is wrong is reported and replaced by a placeholder. `read::build` makes the model of that and
//! has nothing to say about mistakes.

mod complete;
mod kinds;
mod reference;
mod tables;

use super::limits;
use super::places::join;

pub use complete::{Suggestion, complete};
pub use reference::reference;
pub use tables::DOCUMENT;

/// A table of a document.
#[derive(Debug)]
pub struct Table {
    /// What such a table is: `promotion`, `goal`. No two tables have the same name.
    pub name: &'static str,
    /// What it is for.
    pub doc: &'static str,
    /// Its keys, in the order people should learn them.
    pub fields: &'static [Field],
    /// Which of the keys it has at once.
    pub form: Form,
    /// What may be written in place of the whole table.
    pub short: Short,
    /// What messages say was expected in its place, where the required keys do not say it well enough.
    pub expected: &'static str,
}

/// Which of its keys a table has at once.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// Any of them.
    Record,
    /// Exactly one; and one of these words may stand in place of the table.
    OneOf(&'static [Word]),
}

/// What may be written in place of a whole table.
#[derive(Clone, Copy, Debug)]
pub enum Short {
    /// Nothing.
    None,
    /// The value of this key alone.
    Key(&'static str),
    /// `true`, for a table that says nothing.
    True,
    /// A text that is taken apart before parents are merged (`super::normalise`).
    Text {
        /// What such texts look like, as a regular expression.
        pattern: &'static str,
        /// What they are, for messages.
        expected: &'static str,
        /// One of them.
        example: &'static str,
    },
}

/// A key of a table.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The key.
    pub key: &'static str,
    /// What its value may be.
    pub kind: Kind,
    /// Whether it must be said.
    pub presence: Presence,
    /// What it means.
    pub doc: &'static str,
    /// A value, as TOML; empty where the one of its kind does.
    pub example: &'static str,
    /// The key that says the same in another way; a table has only one of the two.
    pub instead_of: Option<Instead>,
    /// What `true` stands for, where it is not a value.
    pub when_true: Option<Literal>,
    /// What `false` stands for, where it is not a value; elsewhere it takes away what the parent said.
    pub when_false: Option<Literal>,
}

/// Another way to say what a key says.
#[derive(Clone, Copy, Debug)]
pub struct Instead {
    /// That key.
    pub key: &'static str,
    /// What to do when both are there; may be empty.
    pub hint: &'static str,
}

/// Whether a key must be said, and what holds when it is not.
#[derive(Clone, Copy, Debug)]
pub enum Presence {
    /// It must be said.
    Required,
    /// When it is absent there is no such thing.
    Optional,
    /// When it is absent this holds.
    Default(Literal),
    /// It means nothing yet, and must not be used.
    Reserved,
}

/// A value that the table itself says.
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
    /// A table that says nothing, so that each of its keys has its own default.
    EmptyTable,
}

/// A word a value may be.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// The word.
    pub word: &'static str,
    /// What it means.
    pub doc: &'static str,
}

/// What a value may be. An editor has one control for each.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// `true` or `false`.
    Flag,
    /// A whole number.
    Number {
        /// The least it may be.
        least: i64,
        /// The most.
        most: i64,
    },
    /// Any text.
    Text {
        /// How many characters at most.
        most: usize,
    },
    /// A text of these letters.
    Letters(&'static str),
    /// The name of something.
    Name(Named),
    /// One cell, such as `e4`.
    Cell,
    /// One file, such as `g`.
    File,
    /// A set of cells in words ([`RegionText`](super::model::RegionText)).
    Region,
    /// Moves in Betza notation.
    Betza,
    /// Plain leaps in Betza notation.
    Leaps,
    /// Pieces in a row, as in FEN.
    Placement,
    /// A colour as `#rrggbb`.
    Colour,
    /// The outline of a drawing, as in the `d` of an SVG path.
    Outline,
    /// One of some words.
    Word(&'static [Word]),
    /// A list.
    List {
        /// What its entries are.
        of: &'static Kind,
        /// How many there are at least.
        least: usize,
        /// How many there are at most.
        most: usize,
        /// An entry may stand alone for a list of one.
        bare: bool,
    },
    /// A table whose keys are names.
    ByName {
        /// What the names are of.
        names: Named,
        /// What each name has.
        of: &'static Kind,
    },
    /// The same for all sides, or a table with one for each.
    Sided(&'static Kind),
    /// A table.
    Table(&'static Table),
    /// A table, or a list.
    Either {
        /// What a table is.
        table: &'static Table,
        /// What a list is.
        list: &'static Kind,
    },
}

/// What a name is of.
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
    /// A piece of the set-up that has a name of its own.
    Tag,
    /// A colour of keys and doors.
    KeyColour,
    /// What connects plates and gates.
    Channel,
    /// A language, such as `de` or `pt-BR`.
    Language,
    /// A drawing of the piece sets.
    Drawing,
    /// A body of the 3D sets.
    Body,
}

impl Table {
    /// The field of that key.
    pub fn field(&self, key: &str) -> Option<&'static Field> {
        self.fields.iter().find(|field| field.key == key)
    }

    /// The keys that may be used.
    pub fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.usable().map(|field| field.key)
    }

    /// The fields that may be used.
    pub fn usable(&self) -> impl Iterator<Item = &'static Field> {
        self.fields.iter().filter(|field| !field.is_reserved())
    }

    /// The fields that must be said.
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

    /// What messages say was expected in its place.
    pub(super) fn expected(&self) -> String {
        if !self.expected.is_empty() {
            return self.expected.to_owned();
        }
        let required: Vec<_> = self.required().map(|field| format!("`{}`", field.key)).collect();
        match required.split_last() {
            None => "a table".to_owned(),
            Some((last, [])) => format!("a table with {last}"),
            Some((last, others)) => format!("a table with {} and {last}", others.join(", ")),
        }
    }
}

impl Field {
    /// Whether it means nothing yet.
    pub fn is_reserved(&self) -> bool {
        matches!(self.presence, Presence::Reserved)
    }

    /// A value, as TOML.
    pub fn example(&self) -> String {
        match (self.example, self.presence) {
            ("", Presence::Default(Literal::Flag(default))) => (!default).to_string(),
            ("", _) => self.kind.example(),
            (example, _) => example.to_owned(),
        }
    }
}

impl Literal {
    /// As TOML.
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
    /// How many characters a text of this kind may have; nothing where that is judged later, or it is no text.
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

    /// Whether it is written as one text, whatever the text may say.
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

    /// A value of this kind, as TOML.
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
    /// Such a table with what must be said, or its short form, as TOML.
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
    /// Such a name.
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

    /// What it is, for people.
    pub fn what(self) -> &'static str {
        match self {
            Self::Document => "document",
            Self::Piece => "piece",
            Self::Side => "side",
            Self::Region => "region",
            Self::Counter => "counter",
            Self::Tag => "tagged piece",
            Self::KeyColour => "key colour",
            Self::Channel => "channel",
            Self::Language => "language",
            Self::Drawing => "drawing",
            Self::Body => "3D body",
        }
    }
}

/// What a path leads to.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    /// The document itself.
    Document,
    /// The value of a key.
    Field(&'static Table, &'static Field),
    /// A value within it: an entry of a list, or what a name or a side has.
    Within(&'static Field, Kind),
}

impl Target {
    /// What the value there may be.
    pub fn kind(self) -> Kind {
        match self {
            Self::Document => Kind::Table(&DOCUMENT),
            Self::Field(_, field) => field.kind,
            Self::Within(_, kind) => kind,
        }
    }

    /// The key that the value belongs to.
    pub fn field(self) -> Option<&'static Field> {
        match self {
            Self::Document => None,
            Self::Field(_, field) | Self::Within(field, _) => Some(field),
        }
    }
}

/// What stands at a path such as `pieces.pawn.promotion.to[0]`, if there is such a place.
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

/// An entry of a list.
fn entry(target: Target) -> Option<Target> {
    match target.kind() {
        Kind::List { of, .. } => Some(Target::Within(target.field()?, *of)),
        Kind::Sided(of) => entry(Target::Within(target.field()?, *of)),
        Kind::Either { list, .. } => entry(Target::Within(target.field()?, *list)),
        // The value of one key may stand for the whole table.
        Kind::Table(table) => match table.short {
            Short::Key(key) => entry(Target::Field(table, table.field(key)?)),
            Short::None | Short::True | Short::Text { .. } => None,
        },
        _ => None,
    }
}

/// What stands under a key or a name.
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

/// Every table that can be reached from the document, each once, with the shortest path that leads to it: the document first, the path of
/// a name being what it is of, such as `pieces.<piece>.promotion`.
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

/// Adds the tables that a kind names and that are not found yet.
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

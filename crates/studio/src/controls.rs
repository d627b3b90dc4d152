//! A control for every key of a document, made from the table of fields.
//!
//! A [`Row`] is a value with its control: that of a key, of an entry of a list, or of a name. Rows contain rows, so every value of a
//! document is reached by clicks.

use chesswright_document::{Document, Path, Step, Value};
use chesswright_rules::definition::fields::{
    DOCUMENT, Field, Form, Kind, Literal, Named, Presence, Table, Word,
};

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
    /// Entries of this kind, one below the other.
    List(&'static Kind),
    /// Values of this kind, each with a name.
    Names(Named, &'static Kind),
    /// One key of a table, or one of the words that stand in its place.
    OneOf(&'static Table),
    /// A table of its own, whose keys have controls.
    Table(&'static Table),
}

impl Control {
    /// Whether it contains other controls.
    pub fn is_nested(self) -> bool {
        matches!(self, Self::List(_) | Self::Names(..) | Self::OneOf(_) | Self::Table(_))
    }

    /// What tells controls of the same key apart.
    pub fn shape(self) -> &'static str {
        match self {
            Self::List(_) => "list",
            Self::Names(..) => "names",
            Self::OneOf(_) => "one-of",
            Self::Table(_) => "table",
            _ => "value",
        }
    }
}

/// The control of a kind of value. What a value is decides between the ways of writing one, if there is one.
pub fn control(kind: &'static Kind, value: Option<&Value>, sides: &[String]) -> Control {
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
        Kind::List { of, .. } => Control::List(of),
        Kind::ByName { names, of } => Control::Names(*names, of),
        Kind::Either { list, .. } if matches!(value, Some(Value::List(_))) => control(list, value, sides),
        Kind::Either { table, .. } => table_control(table),
        Kind::Sided(of) if value.is_some_and(|value| is_by_side(value, sides)) => {
            Control::Names(Named::Side, of)
        }
        Kind::Sided(of) => control(of, value, sides),
        Kind::Table(table) => table_control(table),
    }
}

fn table_control(table: &'static Table) -> Control {
    match table.form {
        Form::Record => Control::Table(table),
        Form::OneOf(_) => Control::OneOf(table),
    }
}

/// Whether a value is a table with one value for each of some sides.
fn is_by_side(value: &Value, sides: &[String]) -> bool {
    let Value::Table(entries) = value else { return false };
    !entries.is_empty() && entries.iter().all(|(key, _)| sides.contains(key))
}

/// What rows are made from: the document, and the game that it makes together with its parents.
#[derive(Clone, Debug)]
pub struct Source<'a> {
    document: &'a Document,
    game: &'a Value,
    sides: Vec<String>,
}

/// A value with its control.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its path.
    pub path: Path,
    /// Its field; an entry of a list, or a value with a name, has the field that contains it.
    pub field: &'static Field,
    /// The kind of the value.
    pub kind: &'static Kind,
    /// Its control.
    pub control: Control,
    /// The value that the document itself has.
    pub own: Option<Value>,
    /// The value that holds, whoever says it.
    pub holds: Option<Value>,
}

impl<'a> Source<'a> {
    /// The source for a document, with its game as [`Studio::game`](crate::Studio::game) has it.
    pub fn new(document: &'a Document, game: &'a Value) -> Self {
        let said = match game.at(&Path::from("sides")) {
            Some(Value::List(sides)) => sides.as_slice(),
            _ => &[],
        };
        let named = |side: &Value| Some(side.at(&Path::from("name"))?.as_text()?.to_owned());
        let sides = said.iter().filter_map(named).collect();
        Self { document, game, sides }
    }

    /// The row at a path.
    pub fn row(&self, path: Path, field: &'static Field, kind: &'static Kind) -> Row {
        let own = self.document.get(path.clone());
        let holds = own.clone().or_else(|| self.game.at(&path).cloned());
        Row { control: control(kind, holds.as_ref(), &self.sides), path, field, kind, own, holds }
    }

    /// The keys of the table at a path.
    pub fn rows(&self, path: &Path, table: &'static Table) -> Vec<Row> {
        table.usable().map(|field| self.row(path.key(field.key), field, &field.kind)).collect()
    }

    /// The rows of a group: its keys, each with its control.
    pub fn group(&self, group: &Group) -> Vec<Row> {
        let all = self.rows(&Path::default(), &DOCUMENT);
        all.into_iter().filter(|row| group.keys.contains(&row.field.key)).collect()
    }

    /// What a row contains: the keys of a table, the entries of a list, the values with their names. Of a table that has exactly one of its
    /// keys, that one.
    pub fn inside(&self, row: &Row) -> Vec<Row> {
        match row.control {
            Control::Table(table) => self.rows(&row.path, table),
            Control::OneOf(table) => {
                let chosen = row.chosen();
                let rows = self.rows(&row.path, table).into_iter();
                rows.filter(|inner| chosen.as_deref() == Some(inner.field.key)).collect()
            }
            Control::List(of) => {
                let count = match (&row.own, &row.holds) {
                    (_, Some(Value::List(values))) => values.len(),
                    // A single entry may stand in place of a list of one.
                    (_, holds) => usize::from(holds.is_some()),
                };
                (0..count).map(|index| self.entry(row, row.path.at(index), of)).collect()
            }
            Control::Names(_, of) => {
                let both = [self.game.at(&row.path).cloned(), row.own.clone()];
                let mut names: Vec<String> = vec![];
                for (name, _) in both.into_iter().flatten().flat_map(Value::into_entries) {
                    if !names.contains(&name) {
                        names.push(name);
                    }
                }
                names.iter().map(|name| self.entry(row, row.path.key(name), of)).collect()
            }
            _ => vec![],
        }
    }

    fn entry(&self, row: &Row, path: Path, of: &'static Kind) -> Row {
        let mut entry = self.row(path, row.field, of);
        if let (Control::List(_), None, Some(holds)) = (row.control, &entry.holds, &row.holds) {
            // The single entry that stands in place of the list.
            entry.control = control(of, Some(holds), &self.sides);
            entry.holds = Some(holds.clone());
        }
        entry
    }

    /// A value to begin with for another entry of a list, if possible one that it does not have yet.
    pub fn another(&self, row: &Row, of: &Kind) -> Value {
        let known = match &row.holds {
            Some(Value::List(values)) => values.as_slice(),
            Some(one) => std::slice::from_ref(one),
            None => &[],
        };
        self.example_beside(of, known)
    }

    /// A value to begin with for a value of a kind.
    pub fn example(&self, kind: &Kind) -> Value {
        self.example_beside(kind, &[])
    }

    fn example_beside(&self, kind: &Kind, known: &[Value]) -> Value {
        let first = |key: &str| {
            let named = self.game.at(&Path::from(key))?.clone().into_entries().into_iter();
            named.map(|(name, _)| Value::from(name)).find(|name| !known.contains(name))
        };
        let known = match kind {
            Kind::Name(Named::Piece) => first("pieces"),
            Kind::Name(Named::Side) => self.sides.first().map(|side| Value::from(side.as_str())),
            Kind::Name(Named::Region) => first("regions"),
            Kind::Name(Named::Counter) => first("counters"),
            _ => None,
        };
        known.or_else(|| literal(&kind.example())).unwrap_or_else(|| Value::Table(vec![]))
    }

    /// The value of a row with one for each side, or with one for all.
    pub fn by_side(&self, row: &Row, each: bool) -> Option<Value> {
        let Kind::Sided(of) = row.kind else { return None };
        let holds = row.holds.clone().or_else(|| literal(&row.default()));
        Some(match (each, holds) {
            (true, holds) => {
                let value = holds.unwrap_or_else(|| self.example(of));
                Value::Table(self.sides.iter().map(|side| (side.clone(), value.clone())).collect())
            }
            (false, Some(table)) => table.into_entries().into_iter().next()?.1,
            (false, None) => return None,
        })
    }

    /// A value to begin with in the other form that the kind of a row has: a list instead of a table, or a table.
    pub fn in_other_form(&self, row: &Row) -> Option<Value> {
        let Kind::Either { table, list } = row.kind else { return None };
        let Kind::List { of, .. } = list else { return None };
        Some(match row.control {
            Control::List(_) => self.example(&Kind::Table(table)),
            _ => Value::List(vec![self.example(of)]),
        })
    }

    /// The names of the sides.
    pub fn sides(&self) -> &[String] {
        &self.sides
    }
}

/// A value as a document has it, as TOML or as JSON.
fn literal(text: &str) -> Option<Value> {
    let toml = Document::new(format!("value = {text}")).get("value");
    toml.or_else(|| Document::new(format!("{{ \"value\": {text} }}")).get("value"))
}

impl Row {
    /// What it is called: its key, its name, or its number in the list.
    pub fn label(&self) -> String {
        match self.path.split_last() {
            Some((_, Step::Key(key))) => key.clone(),
            Some((_, Step::At(index))) => (index + 1).to_string(),
            None => String::new(),
        }
    }

    /// Whether it is the value of the key itself, and no part of one.
    pub fn is_key(&self) -> bool {
        std::ptr::eq(self.kind, &self.field.kind)
    }

    /// Whether it may have a value for each side.
    pub fn is_sided(&self) -> bool {
        matches!(self.kind, Kind::Sided(_))
    }

    /// Whether it may be a table or a list.
    pub fn has_two_forms(&self) -> bool {
        matches!(self.kind, Kind::Either { .. })
    }

    /// The key or the word that a table with exactly one key has, or the word that holds as long as nobody says anything.
    pub fn chosen(&self) -> Option<String> {
        match (&self.holds, self.control) {
            (Some(Value::Text(word)), _) => Some(word.clone()),
            (Some(Value::Table(entries)), _) => entries.first().map(|(key, _)| key.clone()),
            (None, Control::OneOf(table)) => {
                let default = self.default();
                table.words().iter().any(|word| word.word == default).then_some(default)
            }
            _ => None,
        }
    }

    /// The text of its control: the value that holds, otherwise the default.
    pub fn text(&self) -> String {
        match &self.holds {
            Some(Value::Text(text)) => text.clone(),
            Some(value) => value.write(chesswright_rules::definition::Format::Toml),
            None => self.default(),
        }
    }

    /// The default, as text.
    pub fn default(&self) -> String {
        match self.field.presence {
            Presence::Default(Literal::Text(text)) if self.is_key() => text.to_owned(),
            Presence::Default(literal) if self.is_key() => literal.toml(),
            _ => String::new(),
        }
    }

    /// An example of its value.
    pub fn example(&self) -> String {
        if self.is_key() { self.field.example() } else { self.kind.example() }
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
        let written = match self.control {
            Control::Number(least, most) => literal(text)
                .filter(|value| !matches!(value, Value::Number(n) if !(least..=most).contains(n))),
            // A table with a value for each side may stand in place of a text.
            _ if text.starts_with(['{', '[']) && !matches!(self.kind, Kind::Text { .. }) => literal(text),
            Control::Switch => literal(text),
            _ => Some(Value::from(text)),
        };
        written.map(Some).ok_or_else(|| self.example())
    }

    /// The value of a table with exactly one key once a key or a word is chosen.
    pub fn choose(&self, chosen: &str, source: &Source<'_>) -> Option<Value> {
        let Control::OneOf(table) = self.control else { return None };
        if table.words().iter().any(|word| word.word == chosen) {
            return Some(Value::from(chosen));
        }
        let field = table.field(chosen)?;
        let value = literal(&field.example()).unwrap_or_else(|| source.example(&field.kind));
        Some(Value::table([(chosen, value)]))
    }
}

/// The tables that the form shows one by one: the document's own keys, and each of its tables.
pub fn tables() -> Vec<(Path, &'static Table, &'static str)> {
    let inner = DOCUMENT.usable().filter_map(|field| match control(&field.kind, None, &[]) {
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
pub const GROUPS: [Group; 16] = [
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
    group("heading-view", &["view"], false),
    group("heading-chance", &["chance"], false),
    group("heading-effects", &["influence", "triggers", "actions", "counters"], false),
    group("heading-terrain", &["terrain"], false),
    group("heading-level", &["quest"], false),
    group(
        "heading-about",
        &["name", "title", "description", "aliases", "extends", "about", "look", "notation", "$schema"],
        true,
    ),
];

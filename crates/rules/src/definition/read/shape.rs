//! Checks a document's tree against the [field table](crate::definition::fields).
//!
//! The result is a tree without mistakes: every table has only keys that the field table lists, every value is of its
//! kind, short forms are expanded, and defaults are filled in. Mistakes are reported with their places. A placeholder
//! replaces each wrong value, so that lists keep their length and the rest can still be checked.

use std::ops::RangeInclusive;

use crate::definition::diagnostic::{Diagnostic, Report};
use crate::definition::extends::is_edit;
use crate::definition::fields::{DOCUMENT, Field, Form, Kind, Literal, Named, Presence, Short, Table, Word};
use crate::definition::node::{Entry, Node, Table as Entries, Value};
use crate::definition::places::{Places, join};
use crate::definition::source::Span;
use crate::definition::suggest;
use crate::message;
use crate::message::{Blank, Message};

use super::two_sides;

/// Checks a whole document against the table.
pub(super) fn shape(root: &Node, places: &mut Places, report: &mut Report) -> Node {
    let sides = sides_of(root);
    Shaper { places, report, sides }.table(&DOCUMENT, root, "")
}

/// The names of the sides. Many tables have them as keys.
fn sides_of(root: &Node) -> Vec<String> {
    let name = |side: &Node| side.table()?.get("name")?.text().map(str::to_owned);
    match root.table().and_then(|table| table.get("sides")).filter(|sides| !sides.is_false()) {
        None => two_sides().into_iter().map(|side| side.name).collect(),
        Some(Node { value: Value::List(sides), .. }) => sides.iter().filter_map(name).collect(),
        Some(one) => name(one).into_iter().collect(),
    }
}

struct Shaper<'a> {
    places: &'a mut Places,
    report: &'a mut Report,
    sides: Vec<String>,
}

impl Shaper<'_> {
    /// Checks a value against a kind.
    fn value(&mut self, kind: &Kind, node: &Node, path: &str) -> Node {
        match kind {
            Kind::Flag => match node.value {
                Value::Bool(_) => node.clone(),
                _ => self.wrong_type(kind, node, path),
            },
            Kind::Number { least, most } => self.number(kind, *least..=*most, node, path),
            Kind::Text { .. }
            | Kind::Letters(_)
            | Kind::Name(_)
            | Kind::Cell
            | Kind::File
            | Kind::Region
            | Kind::Betza
            | Kind::Leaps
            | Kind::Placement
            | Kind::Colour
            | Kind::Outline => self.text(kind, node, path),
            Kind::Word(words) => self.word(kind, words, node, path),
            Kind::List { of, least, most, bare } => self.list(of, (*least, *most), *bare, node, path),
            Kind::ByName { names, of } => match node.table() {
                Some(table) => self.entries(*names, of, table, node.span, path),
                None => self.wrong_type(kind, node, path),
            },
            Kind::Sided(of) => match node.table() {
                Some(each) => self.entries(Named::Side, of, each, node.span, path),
                None => self.value(of, node, path),
            },
            Kind::Table(table) => self.table(table, node, path),
            Kind::Either { table, list } => match &node.value {
                Value::List(_) => self.value(list, node, path),
                _ => self.table(table, node, path),
            },
        }
    }

    fn number(&mut self, kind: &Kind, range: RangeInclusive<i64>, node: &Node, path: &str) -> Node {
        match node.value {
            Value::Integer(n) if range.contains(&n) => node.clone(),
            Value::Integer(n) => {
                let finding = Diagnostic::error("out-of-range", message!("`{path}` is {n}", path, n));
                self.wrong(finding.expected(expected(kind)), kind, node, path)
            }
            _ => self.wrong_type(kind, node, path),
        }
    }

    fn text(&mut self, kind: &Kind, node: &Node, path: &str) -> Node {
        let Some(text) = node.text() else {
            return self.wrong_type(kind, node, path);
        };
        let length = text.chars().count();
        match kind.longest() {
            Some(most) if length > most => {
                let finding =
                    Diagnostic::error("too-large", message!("the text has {length} characters", length));
                self.wrong(finding.expected(message!("at most {most}", most)), kind, node, path)
            }
            _ => node.clone(),
        }
    }

    fn word(&mut self, kind: &Kind, words: &[Word], node: &Node, path: &str) -> Node {
        match node.text() {
            None => self.wrong_type(kind, node, path),
            Some(text) if words.iter().any(|word| word.word == text) => node.clone(),
            Some(text) => {
                let finding = unknown_word(words, text, path).expected(expected(kind));
                self.wrong(finding, kind, node, path)
            }
        }
    }

    /// Checks a list, or a single entry in place of a list of one.
    fn list(&mut self, of: &Kind, bounds: (usize, usize), bare: bool, node: &Node, path: &str) -> Node {
        let (least, most) = bounds;
        let placeholder = || Node::new(Value::List(vec![]), node.span);
        let items = match &node.value {
            Value::List(items) if !(bare && is_one_list(of, items)) => items,
            Value::Table(table) if is_edit(table) => {
                let message = message!("`{path}` changes a list that the parent does not have", path);
                let finding = Diagnostic::error("nothing-to-change", message).expected(message!("a list"));
                self.report(finding, node.span, path);
                return placeholder();
            }
            _ if bare => return Node::new(Value::List(vec![self.value(of, node, path)]), node.span),
            _ => {
                let finding = Diagnostic::error(
                    "wrong-type",
                    message!("`{path}` is {what}", path, what = Message::of(node.kind())),
                );
                self.report(finding.expected(list_expected(of, bounds)), node.span, path);
                return placeholder();
            }
        };
        if !(least..=most).contains(&items.len()) {
            let finding = match (least, items.len()) {
                (0, many) => Diagnostic::error(
                    "too-large",
                    message!("the list has {entries}", entries = entries(many)),
                )
                .expected(message!("at most {most}", most)),
                (_, many) => Diagnostic::error(
                    "list-length",
                    message!("the list has {entries}", entries = entries(many)),
                )
                .expected(list_expected(of, bounds)),
            };
            self.report(finding, node.span, path);
            return placeholder();
        }
        let mut clean = vec![];
        for (i, item) in items.iter().enumerate() {
            let path = format!("{path}[{i}]");
            self.places.insert(&path, item.span);
            clean.push(self.value(of, item, &path));
        }
        Node::new(Value::List(clean), node.span)
    }

    /// Checks a table with names as keys; `false` removes a name, unless it is a value.
    fn entries(&mut self, names: Named, of: &Kind, table: &Entries, span: Span, path: &str) -> Node {
        let mut clean = Entries::default();
        for (name, entry) in &table.entries {
            let path = join(path, name);
            self.places.insert(&path, entry.node.span);
            self.places.insert_key(&path, entry.key);
            if names == Named::Side && !self.sides.contains(name) {
                self.unknown_side(name, entry.key, &path);
            } else if !entry.node.is_false() || matches!(of, Kind::Flag) {
                clean.insert(name.clone(), entry.key, self.value(of, &entry.node, &path));
            }
        }
        Node::new(Value::Table(clean), span)
    }

    fn table(&mut self, table: &'static Table, node: &Node, path: &str) -> Node {
        self.places.insert(path, node.span);
        match (&node.value, table.form) {
            (Value::Table(said), Form::Record) => self.record(table, said, node.span, path),
            (Value::Table(said), Form::OneOf(_)) => self.one_of(table, said, node, path),
            (Value::Text(text), Form::OneOf(words)) if !words.is_empty() => {
                if words.iter().any(|word| word.word == text) {
                    return node.clone();
                }
                let finding = unknown_word(words, text, path).expected(table.expected());
                self.wrong(finding, &Kind::Table(table), node, path)
            }
            _ => self.short(table, node, path),
        }
    }

    /// Expands the short form of a whole table.
    fn short(&mut self, table: &'static Table, node: &Node, path: &str) -> Node {
        match (table.short, &node.value) {
            (Short::True, Value::Bool(true)) => self.record(table, &Entries::default(), node.span, path),
            (Short::Key(key), _) if table.field(key).is_some_and(|field| opens(&field.kind, node)) => {
                let mut said = Entries::default();
                said.insert(key, node.span, node.clone());
                self.record_of_key(table, &said, node.span, path)
            }
            (Short::Text { expected, .. }, Value::Text(text)) => {
                let message = message!("`{text}` does not describe a {name}", text, name = table.name);
                let hint = message!("write this, or a table such as `{table}`", table = long_example(table));
                let finding =
                    Diagnostic::error("wrong-type", message).expected(Message::of(expected)).hint(hint);
                self.wrong(finding, &Kind::Table(table), node, path)
            }
            _ => self.wrong_type(&Kind::Table(table), node, path),
        }
    }

    /// Checks a table whose short form is the value of one key: this value has the path of the table itself.
    fn record_of_key(&mut self, table: &'static Table, said: &Entries, span: Span, path: &str) -> Node {
        let mut clean = Entries::default();
        for field in table.usable() {
            let value = match said.entries.get(field.key) {
                Some(entry) => Some(self.value(&field.kind, &entry.node, path)),
                None => self.unsaid(field, span),
            };
            if let Some(value) = value {
                clean.insert(field.key, span, value);
            }
        }
        Node::new(Value::Table(clean), span)
    }

    /// Checks a table with any of its keys.
    fn record(&mut self, table: &'static Table, said: &Entries, span: Span, path: &str) -> Node {
        self.unknown_keys(table, said, path);
        let mut clean = Entries::default();
        for field in table.usable() {
            let value = match said.entries.get(field.key).filter(|entry| is_said(field, &entry.node)) {
                Some(entry) => {
                    self.said_twice(table, field, said, entry, path);
                    Some(self.field(field, &entry.node, &join(path, field.key)))
                }
                None => {
                    if matches!(field.presence, Presence::Required) && !is_said_otherwise(table, field, said)
                    {
                        self.missing(field, span, path);
                    }
                    self.unsaid(field, span)
                }
            };
            if let Some(value) = value {
                clean.insert(field.key, span, value);
            }
        }
        Node::new(Value::Table(clean), span)
    }

    /// Checks a table with exactly one of its keys.
    fn one_of(&mut self, table: &'static Table, said: &Entries, node: &Node, path: &str) -> Node {
        self.unknown_keys(table, said, path);
        let known: Vec<&Field> = table.usable().filter(|field| said.get(field.key).is_some()).collect();
        if let [field] = known[..] {
            let value = self.field(field, &said.entries[field.key].node, &join(path, field.key));
            let mut clean = Entries::default();
            clean.insert(field.key, node.span, value);
            return Node::new(Value::Table(clean), node.span);
        }
        // An unknown key is already reported.
        if known.len() > 1 || said.entries.is_empty() {
            let message = message!("`{path}` has {keys}", path, keys = Blank::count(known.len(), "key"));
            let keys = message!("exactly one of {words}", words = suggest::list(table.keys()));
            let finding = Diagnostic::error("wrong-type", message).expected(keys);
            self.report(finding, node.span, path);
        }
        self.placeholder(&Kind::Table(table), node.span)
    }

    /// Checks the value of a key.
    fn field(&mut self, field: &Field, node: &Node, path: &str) -> Node {
        self.places.insert(path, node.span);
        let stands_for = match node.value {
            Value::Bool(true) => field.when_true,
            Value::Bool(false) => field.when_false,
            _ => None,
        };
        match (stands_for, field.when_true, node.table(), &field.kind) {
            (Some(literal), ..) => self.literal(&field.kind, literal, node.span),
            (None, Some(literal), Some(each), Kind::Sided(_)) => self.value(
                &field.kind,
                &Node::new(Value::Table(with_literal(each, literal)), node.span),
                path,
            ),
            _ => self.value(&field.kind, node, path),
        }
    }

    /// The value of an absent key, if it has one.
    fn unsaid(&mut self, field: &Field, span: Span) -> Option<Node> {
        match field.presence {
            Presence::Required => Some(self.placeholder(&field.kind, span)),
            Presence::Default(literal) => Some(self.literal(&field.kind, literal, span)),
            Presence::Optional | Presence::Reserved => None,
        }
    }

    /// A value written in the field table: it is always valid, so nothing is reported.
    fn literal(&mut self, kind: &Kind, literal: Literal, span: Span) -> Node {
        let node = Node::new(literal_value(literal), span);
        // This value is not in any text, so its places must not be recorded.
        let mut aside = Places::default();
        let mut unsaid = Shaper { places: &mut aside, report: self.report, sides: vec![] };
        unsaid.value(kind, &node, "")
    }

    /// A valid value in place of a missing or wrong one.
    fn placeholder(&mut self, kind: &Kind, span: Span) -> Node {
        let value = match kind {
            Kind::Flag => Value::Bool(false),
            Kind::Number { least, most } => Value::Integer(0.clamp(*least, *most)),
            Kind::Text { .. }
            | Kind::Letters(_)
            | Kind::Name(_)
            | Kind::Cell
            | Kind::File
            | Kind::Region
            | Kind::Betza
            | Kind::Leaps
            | Kind::Placement
            | Kind::Colour
            | Kind::Outline => Value::Text(String::new()),
            Kind::Word(words) => Value::Text(words.first().map_or("", |word| word.word).to_owned()),
            Kind::List { .. } | Kind::Either { .. } => Value::List(vec![]),
            Kind::ByName { .. } => Value::Table(Entries::default()),
            Kind::Sided(of) => return self.placeholder(of, span),
            Kind::Table(table) => return self.placeholder_table(table, span),
        };
        Node::new(value, span)
    }

    fn placeholder_table(&mut self, table: &'static Table, span: Span) -> Node {
        let mut clean = Entries::default();
        let fields: Vec<&Field> = match table.form {
            Form::Record => table.usable().collect(),
            Form::OneOf([word, ..]) => return Node::new(Value::Text(word.word.to_owned()), span),
            Form::OneOf([]) => table.usable().take(1).collect(),
        };
        for field in fields {
            if let Some(value) = self.unsaid(field, span) {
                clean.insert(field.key, span, value);
            }
        }
        Node::new(Value::Table(clean), span)
    }
}

/// Reports of mistakes.
impl Shaper<'_> {
    fn report(&mut self, finding: Diagnostic, span: Span, path: &str) {
        let finding = finding.at(path).span(&self.places.sources, span);
        self.report.push(finding);
    }

    fn wrong(&mut self, finding: Diagnostic, kind: &Kind, node: &Node, path: &str) -> Node {
        self.report(finding, node.span, path);
        self.placeholder(kind, node.span)
    }

    fn wrong_type(&mut self, kind: &Kind, node: &Node, path: &str) -> Node {
        let finding = Diagnostic::error(
            "wrong-type",
            message!("`{path}` is {what}", path, what = Message::of(node.kind())),
        );
        self.wrong(finding.expected(expected(kind)), kind, node, path)
    }

    fn unknown_keys(&mut self, table: &Table, said: &Entries, path: &str) {
        for (key, entry) in &said.entries {
            let field = table.fields.iter().find(|field| field.key == key);
            let finding = match field {
                None => {
                    let message = match path {
                        "" => message!("unknown key `{key}`", key),
                        path => message!("unknown key `{key}` in `{path}`", key, path),
                    };
                    Diagnostic::error("unknown-key", message)
                        .expected(message!("one of {words}", words = suggest::list(table.keys())))
                        .hint(suggest::did_you_mean(key, table.keys()))
                }
                Some(field) if field.is_reserved() => {
                    let message = message!("the key `{key}` is reserved and has no meaning yet", key);
                    Diagnostic::error("reserved-key", message)
                        .hint(message!("remove it; its meaning in a later version: {doc}", doc = field.doc))
                }
                Some(_) => continue,
            };
            self.report(finding, entry.key, &join(path, key));
        }
    }

    fn unknown_side(&mut self, name: &str, span: Span, path: &str) {
        let sides = || self.sides.iter().map(String::as_str);
        let finding = Diagnostic::error("unknown-side", message!("there is no side `{name}`", name))
            .expected(message!("one of {words}", words = suggest::list(sides())))
            .hint(suggest::did_you_mean(name, sides()));
        self.report(finding, span, path);
    }

    fn missing(&mut self, field: &Field, span: Span, path: &str) {
        let message = match path {
            "" => message!("missing key `{key}`", key = field.key),
            path => message!("missing key `{key}` in `{path}`", key = field.key, path),
        };
        let finding = Diagnostic::error("missing-key", message);
        let at = join(path, field.key);
        // An empty span stands for the whole document, which has no line to show.
        if span.start == span.end {
            self.report.push(finding.at(at));
        } else {
            self.report(finding, span, &at);
        }
    }

    /// Reports a table that has both of two alternative keys.
    fn said_twice(&mut self, table: &Table, field: &Field, said: &Entries, entry: &Entry, path: &str) {
        let Some(instead) = field.instead_of.filter(|instead| said.get(instead.key).is_some()) else {
            return;
        };
        let message = message!(
            "a {name} cannot have both `{one}` and `{other}`",
            name = table.name,
            one = field.key,
            other = instead.key
        );
        let hint = (!instead.hint.is_empty()).then(|| Message::of(instead.hint));
        self.report(Diagnostic::error("conflict", message).hint(hint), entry.key, &join(path, field.key));
    }
}

/// Whether a value counts as given: `false` removes the parent's value, unless `false` has a meaning of its own.
fn is_said(field: &Field, node: &Node) -> bool {
    let is_flag = matches!(field.kind, Kind::Flag | Kind::Sided(Kind::Flag));
    !node.is_false() || is_flag || field.when_false.is_some()
}

fn literal_value(literal: Literal) -> Value {
    match literal {
        Literal::Flag(flag) => Value::Bool(flag),
        Literal::Number(number) => Value::Integer(number),
        Literal::Text(text) => Value::Text(text.to_owned()),
        Literal::EmptyList => Value::List(vec![]),
        Literal::EmptyTable => Value::Table(Entries::default()),
    }
}

/// A table by side, with the value that `true` stands for in place of each `true`.
fn with_literal(each: &Entries, when_true: Literal) -> Entries {
    let mut table = each.clone();
    for entry in table.entries.values_mut() {
        if entry.node.value == Value::Bool(true) {
            entry.node.value = literal_value(when_true);
        }
    }
    table
}

/// Whether the table has an alternative to this key.
fn is_said_otherwise(table: &Table, field: &Field, said: &Entries) -> bool {
    table.usable().any(|other| {
        other.instead_of.is_some_and(|instead| instead.key == field.key) && said.get(other.key).is_some()
    })
}

/// Whether a list is a single entry that is itself a list, such as `[1, 2]` for `[[1, 2]]`.
fn is_one_list(of: &Kind, items: &[Node]) -> bool {
    let is_list = |item: &Node| matches!(item.value, Value::List(_));
    matches!(of, Kind::List { .. }) && !items.is_empty() && !items.iter().any(is_list)
}

/// Whether a value may be of a kind, judged without looking at its contents.
fn opens(kind: &Kind, node: &Node) -> bool {
    match (&node.value, kind) {
        (Value::List(_), Kind::List { .. }) => true,
        (_, Kind::List { of, bare: true, .. }) if !matches!(of, Kind::List { .. }) => opens(of, node),
        (Value::Text(_), Kind::Word(_)) => true,
        (Value::Text(_), kind) => kind.is_text(),
        _ => false,
    }
}

/// `1 entry`, `2 entries`.
fn entries(many: usize) -> Message {
    match many {
        1 => message!("1 entry"),
        many => message!("{many} entries", many),
    }
}

fn unknown_word(words: &[Word], text: &str, path: &str) -> Diagnostic {
    Diagnostic::error("unknown-value", message!("`{path}` cannot be `{text}`", path, text))
        .hint(suggest::did_you_mean(text, words.iter().map(|word| word.word)))
}

/// What messages expect for this kind.
fn expected(kind: &Kind) -> Message {
    match kind {
        Kind::Flag => message!("true or false"),
        Kind::Number { least, most } => message!("a whole number from {least} to {most}", least, most),
        Kind::Word(words) => {
            message!("one of {words}", words = suggest::list(words.iter().map(|word| word.word)))
        }
        Kind::List { of, bare: true, .. } => expected(of),
        Kind::List { of, least, most, .. } => list_expected(of, (*least, *most)),
        Kind::ByName { names, .. } => message!("a table by {what}", what = Message::of(names.what())),
        Kind::Sided(of) => expected(of),
        Kind::Table(table) | Kind::Either { table, .. } => table.expected(),
        Kind::Text { .. }
        | Kind::Letters(_)
        | Kind::Name(_)
        | Kind::Cell
        | Kind::File
        | Kind::Region
        | Kind::Betza
        | Kind::Leaps
        | Kind::Placement
        | Kind::Colour
        | Kind::Outline => message!("a text"),
    }
}

fn list_expected(of: &Kind, (least, most): (usize, usize)) -> Message {
    let example = vec![of.example(); least.max(1)].join(", ");
    match (least, most) {
        (0, _) => message!("a list such as `[{example}]`", example),
        (least, most) if least == most => {
            message!("a list of {least} entries, such as `[{example}]`", least, example)
        }
        (least, most) => {
            message!("a list of {least} to {most} entries, such as `[{example}]`", least, most, example)
        }
    }
}

/// An example of a table with its required keys.
fn long_example(table: &Table) -> String {
    let said = |field: &Field| format!("{} = {}", field.key, field.example());
    format!("{{ {} }}", table.fields.iter().take(2).map(said).collect::<Vec<_>>().join(", "))
}

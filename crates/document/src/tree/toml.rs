//! TOML as a tree with places.

use toml_edit::{Document, InlineTable, Item, Key, Table, Value};

use super::{Entry, Node, Shape, SyntaxError, Written};

pub(super) fn read(text: &str) -> Result<Node, SyntaxError> {
    let document = Document::parse(text).map_err(|error| SyntaxError {
        at: error.span().map_or(0, |span| span.start),
        what: error.message().to_owned(),
    })?;
    Ok(Node { span: 0..text.len(), shape: Shape::Table(entries(document.as_table()), Written::Root) })
}

fn entries(table: &Table) -> Vec<Entry> {
    let entry = |(name, item): (&str, &Item)| {
        let key = table.key(name)?;
        Some(Entry { key: name.to_owned(), key_span: key_span(key), value: node(item)? })
    };
    table.iter().filter_map(entry).collect()
}

fn key_span(key: &Key) -> std::ops::Range<usize> {
    key.span().unwrap_or_default()
}

fn node(item: &Item) -> Option<Node> {
    Some(match item {
        Item::None => return None,
        Item::Value(value) => self::value(value),
        Item::Table(table) => self::table(table),
        Item::ArrayOfTables(tables) => Node {
            span: tables.span().unwrap_or_default(),
            shape: Shape::List(tables.iter().map(self::table).collect(), Written::Header),
        },
    })
}

fn table(table: &Table) -> Node {
    let written = match (table.is_dotted(), table.is_implicit()) {
        (true, _) => Written::Dotted,
        (_, true) => Written::Implicit,
        _ => Written::Header,
    };
    Node { span: table.span().unwrap_or_default(), shape: Shape::Table(entries(table), written) }
}

fn value(value: &Value) -> Node {
    let span = value.span().unwrap_or_default();
    let shape = match value {
        Value::String(text) => Shape::Text(text.value().clone()),
        Value::Integer(number) => Shape::Number(*number.value()),
        Value::Boolean(flag) => Shape::Flag(*flag.value()),
        Value::Float(_) | Value::Datetime(_) => Shape::Other,
        Value::Array(array) => Shape::List(array.iter().map(self::value).collect(), Written::Inline),
        Value::InlineTable(table) => inline(table),
    };
    Node { span, shape }
}

fn inline(table: &InlineTable) -> Shape {
    let entry = |(name, value): (&str, &Value)| {
        let key = table.key(name)?;
        Some(Entry { key: name.to_owned(), key_span: key_span(key), value: self::value(value) })
    };
    let written = if table.is_dotted() { Written::Dotted } else { Written::Inline };
    Shape::Table(table.iter().filter_map(entry).collect(), written)
}

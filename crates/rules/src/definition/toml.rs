//! Parses TOML into a document tree.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::diagnostic::Diagnostic;
use super::node::{Node, Table, Value};
use super::source::{Sources, Span};
use crate::{message, template};

/// Parses TOML. Collects syntax errors and still returns everything it could read.
pub(super) fn read(text: &str, source: u16, sources: &Sources) -> (Node, Vec<Diagnostic>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let findings = errors
        .iter()
        .map(|error| {
            let range = error.span().unwrap_or(0..0);
            let mut lines = error.message().lines();
            Diagnostic::error("syntax", message!("{syntax}", syntax = lines.next().unwrap_or("not TOML")))
                .span(sources, Span::new(source, range))
                .hint(lines.next().map(|more| message!("{more}", more)))
        })
        .collect();
    let node = Node::new(Value::Table(convert_table(table.get_ref(), source)), Span::new(source, 0..0));
    (node, findings)
}

fn convert_table(table: &DeTable<'_>, source: u16) -> Table {
    let mut out = Table::default();
    for (key, value) in table {
        out.insert(key.get_ref().to_string(), Span::new(source, key.span()), convert(value, source));
    }
    out
}

fn convert(value: &Spanned<DeValue<'_>>, source: u16) -> Node {
    let converted = match value.get_ref() {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(n) => i64::from_str_radix(n.as_str(), n.radix())
            .map_or(Value::Other(template!("a number that is too large")), Value::Integer),
        DeValue::Float(_) => Value::Other(template!("a number with a fraction")),
        DeValue::Boolean(b) => Value::Bool(*b),
        DeValue::Datetime(_) => Value::Other(template!("a date")),
        DeValue::Array(items) => Value::List(items.iter().map(|item| convert(item, source)).collect()),
        DeValue::Table(table) => Value::Table(convert_table(table, source)),
    };
    Node::new(converted, Span::new(source, value.span()))
}

//! Expands the short forms that the loader must expand before it merges a document with its parent.
//!
//! The reader expands all other short forms.

use super::node::{Node, Table, Value};
use super::places::within;
use super::source::{Sources, Span};

/// Expands the short forms of `board`, `setup` and `pieces`.
pub(super) fn normalise(root: &mut Node, sources: &Sources) {
    let Some(table) = root.table_mut() else {
        return;
    };
    if let Some(entry) = table.entries.get_mut("board") {
        board(&mut entry.node);
    }
    if let Some(entry) = table.entries.get_mut("setup") {
        setup(&mut entry.node, sources);
    }
    if let Some(Value::Table(pieces)) = table.entries.get_mut("pieces").map(|e| &mut e.node.value) {
        for entry in pieces.entries.values_mut() {
            piece(&mut entry.node, sources);
        }
    }
}

/// Expands `"8x8"` or `"5x5x5"` to a table of files, ranks and layers.
fn board(node: &mut Node) {
    let span = node.span;
    let Some(text) = node.text() else {
        return;
    };
    let Ok(numbers) = text.split(['x', '×']).map(|n| n.trim().parse()).collect::<Result<Vec<i64>, _>>()
    else {
        return;
    };
    if !(2..=3).contains(&numbers.len()) {
        return;
    }
    let mut table = Table::default();
    for (key, n) in ["files", "ranks", "layers"].into_iter().zip(numbers) {
        table.insert(key, span, Node::new(Value::Integer(n), span));
    }
    node.value = Value::Table(table);
}

/// Expands a text (rows joined by `/`) or a list of rows to a table with `rows`.
fn setup(node: &mut Node, sources: &Sources) {
    let span = node.span;
    rows(node, sources);
    if let Value::List(_) = node.value {
        let mut table = Table::default();
        table.insert("rows", span, node.clone());
        node.value = Value::Table(table);
    } else if let Some(entry) = node.table_mut().and_then(|t| t.entries.get_mut("rows")) {
        rows(&mut entry.node, sources);
    }
}

/// Splits rows joined by `/` into a list.
fn rows(node: &mut Node, sources: &Sources) {
    let span = node.span;
    if let Some(text) = node.text() {
        let mut start = 0;
        let rows = text.split('/').map(|row| {
            let part = start..start + row.len();
            start = part.end + 1;
            Node::new(Value::Text(row.to_owned()), within(sources, span, text, part))
        });
        node.value = Value::List(rows.collect());
    }
}

/// Expands `"n:N"` to a letter and a Betza string, `"none"` to no piece, and `betza = …` to a list of one move.
fn piece(node: &mut Node, sources: &Sources) {
    let span = node.span;
    if let Some(text) = node.text() {
        if text == "none" {
            node.value = Value::Bool(false);
        } else if let Some((letter, betza)) = text.split_once(':') {
            let letter_span = within(sources, span, text, 0..letter.len());
            let betza_span = within(sources, span, text, letter.len() + 1..text.len());
            let mut table = Table::default();
            let letter = letter.trim();
            table.insert("letter", letter_span, Node::new(Value::Text(letter.into()), letter_span));
            table.insert("moves", betza_span, moves(betza.trim(), betza_span));
            node.value = Value::Table(table);
        }
    }
    let Some(table) = node.table_mut() else {
        return;
    };
    if !table.entries.contains_key("moves")
        && let Some(at) = table.entries.get_index_of("betza")
        && let Some((_, entry)) = table.entries.shift_remove_index(at)
    {
        let betza = match &entry.node.value {
            Value::Text(betza) => moves(betza, entry.node.span),
            _ => entry.node,
        };
        table.insert("moves", entry.key, betza);
    }
    if let Some(entry) = table.entries.get_mut("moves")
        && let Some(betza) = entry.node.text()
    {
        entry.node = moves(betza, entry.node.span);
    }
}

fn moves(betza: &str, span: Span) -> Node {
    let text = Node::new(Value::Text(betza.to_owned()), span);
    Node::new(Value::List(vec![text]), span)
}

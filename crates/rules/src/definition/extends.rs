//! `extends = "chess"`: a document that lists its changes to another document.
//!
//! * Tables are merged key by key; the child's keys win.
//! * Anything else replaces the parent's value; a list replaces the parent's list as a whole.
//! * A list may also be changed: `to = { add = ["chancellor"], remove = ["queen"] }`.
//! * `false` removes a part of the parent: a piece, a region, `castling`, a promotion, any optional key.
//! * Documents do not inherit `name`, `title`, `description`, `aliases` and `about`.
//! * `setup.rows` and `setup.place` replace each other, and so do `board.wrap`, `board.glue` and
//!   `board.joins`.

use super::diagnostic::{Diagnostic, Report};
use super::library::Library;
use super::limits;
use super::node::{Entry, Node, Table, Value};
use super::normalise::normalise;
use super::source::{Format, Sources, Span};
use super::{json, suggest, toml};
use crate::message;
use crate::message::Message;

/// Reads a document and merges its parents into it.
pub(super) fn load(
    title: &str,
    text: &str,
    format: Format,
    library: &dyn Library,
    sources: &mut Sources,
    report: &mut Report,
) -> Option<Node> {
    let mut node = tree(title, text, format, sources, report)?;
    let mut line = vec![name_of(&node).unwrap_or(title).to_owned()];
    let mut descendants = vec![];
    while let Some((name, span)) = take_extends(&mut node, report, sources)? {
        let wrong =
            |message: Message| Diagnostic::error("extends", message).at("extends").span(sources, span);
        if line.contains(&name) {
            line.push(name);
            report.push(wrong(message!("the document extends itself: {chain}", chain = line.join(" → "))));
            return None;
        }
        if line.len() > limits::MAX_PARENTS {
            report.push(
                wrong(message!("the chain of parents is too long"))
                    .expected(message!("at most {most}", most = limits::MAX_PARENTS)),
            );
            return None;
        }
        let Some(text) = library.document(&name) else {
            let names = library.names();
            let finding = wrong(message!("there is no document `{name}`", name))
                .hint(suggest::did_you_mean(&name, names.iter().copied()));
            report.push(if names.is_empty() {
                finding.expected(message!("the name of a document in the library, which is empty"))
            } else {
                finding.expected(message!("{words}", words = suggest::list(names)))
            });
            return None;
        };
        let mut parent = tree(&name, text, Format::guess(text), sources, report)?;
        if let Some(table) = parent.table_mut() {
            for own in ["name", "title", "description", "aliases", "about"] {
                table.entries.shift_remove(own);
            }
        }
        line.push(name);
        descendants.push(std::mem::replace(&mut node, parent));
    }
    // Merge from the farthest ancestor down to the document itself.
    while let Some(child) = descendants.pop() {
        node = merge(node, child, "", sources, report);
    }
    Some(node)
}

/// Parses one document into a tree and expands its short forms.
fn tree(title: &str, text: &str, format: Format, sources: &mut Sources, report: &mut Report) -> Option<Node> {
    if text.len() > limits::MAX_DOCUMENT {
        report.push(
            Diagnostic::error("too-large", message!("the document has {count} bytes", count = text.len()))
                .expected(message!("at most {most}", most = limits::MAX_DOCUMENT)),
        );
        return None;
    }
    let source = sources.add(title, text);
    let (mut node, findings) = match format {
        Format::Toml => toml::read(text, source, sources),
        Format::Json => json::read(text, source, sources),
    };
    let broken = !findings.is_empty();
    findings.into_iter().for_each(|f| report.push(f));
    if broken {
        return None;
    }
    if node.table().is_none() {
        report.push(
            Diagnostic::error(
                "wrong-type",
                message!("the document is {what}", what = Message::of(node.kind())),
            )
            .expected(message!("a table"))
            .span(sources, node.span),
        );
        return None;
    }
    if node.depth() > limits::MAX_NESTING {
        report.push(
            Diagnostic::error("too-large", message!("tables are nested too deeply"))
                .expected(message!("at most {most} levels", most = limits::MAX_NESTING)),
        );
        return None;
    }
    normalise(&mut node, sources);
    Some(node)
}

fn name_of(node: &Node) -> Option<&str> {
    node.table()?.get("name")?.text()
}

/// Removes the parent's name from the tree and returns it. `None` if the value is not a name.
fn take_extends(node: &mut Node, report: &mut Report, sources: &Sources) -> Option<Option<(String, Span)>> {
    let Some(entry) = node.table_mut()?.entries.shift_remove("extends") else {
        return Some(None);
    };
    match &entry.node.value {
        Value::Text(name) => Some(Some((name.clone(), entry.node.span))),
        Value::Bool(false) => Some(None),
        _ => {
            report.push(
                Diagnostic::error(
                    "wrong-type",
                    message!("`extends` is {what}", what = Message::of(entry.node.kind())),
                )
                .expected(message!("the name of a document"))
                .at("extends")
                .span(sources, entry.node.span),
            );
            None
        }
    }
}

/// Applies the child's changes to the parent.
fn merge(parent: Node, child: Node, path: &str, sources: &Sources, report: &mut Report) -> Node {
    match (parent.value, child.value) {
        (Value::Table(below), Value::Table(above)) => {
            Node::new(Value::Table(merge_tables(below, above, path, sources, report)), child.span)
        }
        (Value::List(items), Value::Table(edit)) if is_edit(&edit) => {
            Node::new(Value::List(change(items, edit, path, sources, report)), child.span)
        }
        (Value::Text(one), Value::Table(edit)) if is_edit(&edit) => {
            let items = vec![Node::new(Value::Text(one), parent.span)];
            Node::new(Value::List(change(items, edit, path, sources, report)), child.span)
        }
        (_, above) => Node::new(above, child.span),
    }
}

fn merge_tables(mut below: Table, above: Table, path: &str, sources: &Sources, report: &mut Report) -> Table {
    let alternatives: &[(&str, &str)] = match path {
        "setup" => &[("rows", "place"), ("place", "rows")],
        "board" => &[
            ("wrap", "glue"),
            ("glue", "wrap"),
            ("joins", "wrap"),
            ("joins", "glue"),
            ("wrap", "joins"),
            ("glue", "joins"),
        ],
        _ => &[],
    };
    for (one, other) in alternatives {
        if above.entries.contains_key(*one) {
            below.entries.shift_remove(*other);
        }
    }
    for (key, Entry { key: key_span, node }) in above.entries {
        let inner = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        let merged = match below.entries.get_mut(&key) {
            Some(entry) => {
                let old = std::mem::replace(&mut entry.node, Node::new(Value::Bool(false), key_span));
                merge(old, node, &inner, sources, report)
            }
            None => node,
        };
        below.insert(key, key_span, merged);
    }
    below
}

/// `{ add = […], remove = […] }`
pub(super) fn is_edit(table: &Table) -> bool {
    !table.entries.is_empty() && table.keys().all(|k| k == "add" || k == "remove")
}

fn change(
    mut items: Vec<Node>,
    edit: Table,
    path: &str,
    sources: &Sources,
    report: &mut Report,
) -> Vec<Node> {
    for (key, entry) in edit.entries {
        let changes = match entry.node.value {
            Value::List(changes) => changes,
            one => vec![Node::new(one, entry.node.span)],
        };
        for node in changes {
            if key == "add" {
                items.push(node);
                continue;
            }
            let before = items.len();
            items.retain(|item| !same(item, &node));
            if items.len() == before {
                report.push(
                    Diagnostic::error("not-there", message!("the parent's list does not contain this entry"))
                        .at(format!("{path}.remove"))
                        .span(sources, node.span),
                );
            }
        }
    }
    items
}

/// Whether two nodes are equal except for their places.
fn same(a: &Node, b: &Node) -> bool {
    match (&a.value, &b.value) {
        (Value::List(a), Value::List(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Table(a), Value::Table(b)) => {
            a.entries.len() == b.entries.len()
                && a.entries
                    .iter()
                    .all(|(key, entry)| b.get(key).is_some_and(|other| same(&entry.node, other)))
        }
        (a, b) => a == b,
    }
}

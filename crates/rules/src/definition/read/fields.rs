//! Reading single values: every mistake is reported, and reading goes on.

use std::ops::RangeInclusive;

use indexmap::IndexMap;

use crate::definition::diagnostic::{Diagnostic, Report};
use crate::definition::extends::is_edit;
use crate::definition::limits;
use crate::definition::model::Sided;
use crate::definition::node::{Node, Table, Value};
use crate::definition::places::Places;
use crate::definition::source::Span;
use crate::definition::suggest;

/// Reads a tree into a definition, collecting mistakes.
pub(super) struct Reader<'a> {
    pub(super) places: &'a mut Places,
    pub(super) report: &'a mut Report,
    /// Names of the sides, once they are known.
    pub(super) sides: Vec<String>,
}

/// A table whose keys have been checked.
#[derive(Clone)]
pub(super) struct Fields<'n> {
    pub(super) table: &'n Table,
    pub(super) span: Span,
    pub(super) path: String,
}

impl Fields<'_> {
    pub(super) fn at(&self, key: &str) -> String {
        join(&self.path, key)
    }
}

pub(super) fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

impl Reader<'_> {
    pub(super) fn report(&mut self, finding: Diagnostic, span: Span, path: &str) {
        let finding = finding.at(path).span(&self.places.sources, span);
        self.report.push(finding);
    }

    pub(super) fn wrong_type(&mut self, node: &Node, path: &str, expected: &str) {
        let finding = Diagnostic::error("wrong-type", format!("`{path}` is {}", node.kind()));
        self.report(finding.expected(expected), node.span, path);
    }

    /// A table that may hold only these keys.
    pub(super) fn table<'n>(
        &mut self,
        node: &'n Node,
        path: &str,
        what: &str,
        keys: &[&str],
    ) -> Option<Fields<'n>> {
        self.places.insert(path, node.span);
        let Some(table) = node.table() else {
            self.wrong_type(node, path, what);
            return None;
        };
        for (key, entry) in &table.entries {
            if !keys.contains(&key.as_str()) {
                let of = if path.is_empty() { "a document".to_owned() } else { format!("`{path}`") };
                let finding = Diagnostic::error("unknown-key", format!("`{key}` is no key of {of}"))
                    .expected(format!("one of {}", suggest::list(keys.iter().copied())))
                    .hint(suggest::did_you_mean(key, keys.iter().copied()));
                self.report(finding, entry.key, &join(path, key));
            }
        }
        Some(Fields { table, span: node.span, path: path.to_owned() })
    }

    /// What a key says; nothing when it is absent or `false`.
    pub(super) fn optional<T>(
        &mut self,
        fields: &Fields<'_>,
        key: &str,
        read: impl FnOnce(&mut Self, &Node, &str) -> Option<T>,
    ) -> Option<T> {
        let node = fields.table.get(key).filter(|n| !n.is_false())?;
        let path = fields.at(key);
        self.places.insert(&path, node.span);
        read(self, node, &path)
    }

    /// What a key that must be there says.
    pub(super) fn required<T>(
        &mut self,
        fields: &Fields<'_>,
        key: &str,
        read: impl FnOnce(&mut Self, &Node, &str) -> Option<T>,
    ) -> Option<T> {
        if fields.table.get(key).is_none_or(Node::is_false) {
            let of =
                if fields.path.is_empty() { "the document".to_owned() } else { format!("`{}`", fields.path) };
            let finding = Diagnostic::error("missing-key", format!("{of} has no `{key}`"));
            // The whole document has no line of its own to show.
            if fields.span.start == fields.span.end {
                self.report.push(finding.at(fields.at(key)));
            } else {
                self.report(finding, fields.span, &fields.at(key));
            }
            return None;
        }
        self.optional(fields, key, read)
    }

    pub(super) fn flag(&mut self, fields: &Fields<'_>, key: &str, default: bool) -> bool {
        let Some(node) = fields.table.get(key) else {
            return default;
        };
        let path = fields.at(key);
        self.places.insert(&path, node.span);
        match node.value {
            Value::Bool(b) => b,
            _ => {
                self.wrong_type(node, &path, "true or false");
                default
            }
        }
    }

    pub(super) fn text(&mut self, node: &Node, path: &str) -> Option<String> {
        match node.text() {
            Some(text) => Some(text.to_owned()),
            None => {
                self.wrong_type(node, path, "a text");
                None
            }
        }
    }

    /// A text of at most so many characters.
    pub(super) fn short_text(&mut self, node: &Node, path: &str, most: usize) -> Option<String> {
        let text = self.text(node, path)?;
        let length = text.chars().count();
        if length > most {
            let finding = Diagnostic::error("too-large", format!("the text has {length} characters"));
            self.report(finding.expected(format!("at most {most}")), node.span, path);
            return None;
        }
        Some(text)
    }

    pub(super) fn name(&mut self, node: &Node, path: &str) -> Option<String> {
        self.short_text(node, path, limits::MAX_NAME)
    }

    pub(super) fn region(&mut self, node: &Node, path: &str) -> Option<String> {
        self.short_text(node, path, limits::MAX_REGION)
    }

    pub(super) fn number(&mut self, node: &Node, path: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let expected = format!("a whole number from {} to {}", range.start(), range.end());
        let Value::Integer(n) = node.value else {
            self.wrong_type(node, path, &expected);
            return None;
        };
        if !range.contains(&n) {
            self.report(
                Diagnostic::error("out-of-range", format!("`{path}` is {n}")).expected(expected),
                node.span,
                path,
            );
            return None;
        }
        Some(n)
    }

    pub(super) fn count(&mut self, node: &Node, path: &str) -> Option<u16> {
        self.number(node, path, 0..=i64::from(limits::MAX_COUNT)).map(|n| n as u16)
    }

    /// One of some words.
    pub(super) fn word<T: Copy>(&mut self, node: &Node, path: &str, words: &[(&str, T)]) -> Option<T> {
        let names = || words.iter().map(|w| w.0);
        let Some(text) = node.text() else {
            self.wrong_type(node, path, &format!("one of {}", suggest::list(names())));
            return None;
        };
        let found = words.iter().find(|w| w.0 == text).map(|w| w.1);
        if found.is_none() {
            let finding = Diagnostic::error("unknown-value", format!("`{path}` cannot be `{text}`"))
                .expected(format!("one of {}", suggest::list(names())))
                .hint(suggest::did_you_mean(text, names()));
            self.report(finding, node.span, path);
        }
        found
    }

    /// A list, or one thing that stands for a list of one.
    pub(super) fn list<T>(
        &mut self,
        node: &Node,
        path: &str,
        mut read: impl FnMut(&mut Self, &Node, &str) -> Option<T>,
    ) -> Option<Vec<T>> {
        let Value::List(items) = &node.value else {
            if node.table().is_some_and(is_edit) {
                let finding = Diagnostic::error(
                    "nothing-to-change",
                    format!("`{path}` changes a list that no parent has"),
                );
                self.report(finding.expected("a list"), node.span, path);
                return None;
            }
            return read(self, node, path).map(|one| vec![one]);
        };
        if items.len() > limits::MAX_LIST {
            let finding = Diagnostic::error("too-large", format!("the list has {} entries", items.len()));
            self.report(finding.expected(format!("at most {}", limits::MAX_LIST)), node.span, path);
            return None;
        }
        let mut out = vec![];
        for (i, item) in items.iter().enumerate() {
            let path = format!("{path}[{i}]");
            self.places.insert(&path, item.span);
            out.extend(read(self, item, &path));
        }
        Some(out)
    }

    pub(super) fn names(&mut self, node: &Node, path: &str) -> Option<Vec<String>> {
        self.list(node, path, Self::name)
    }

    /// A value for all sides, or a table with one for each.
    pub(super) fn sided<T>(
        &mut self,
        node: &Node,
        path: &str,
        mut read: impl FnMut(&mut Self, &Node, &str) -> Option<T>,
    ) -> Option<Sided<T>> {
        let Value::Table(table) = &node.value else {
            return read(self, node, path).map(Sided::All);
        };
        let mut each = IndexMap::new();
        for (key, entry) in &table.entries {
            let path = join(path, key);
            self.places.insert(&path, entry.node.span);
            if !self.sides.contains(key) {
                let finding = Diagnostic::error("unknown-side", format!("no side is called `{key}`"))
                    .expected(format!("one of {}", suggest::list(self.sides.iter().map(String::as_str))))
                    .hint(suggest::did_you_mean(key, self.sides.iter().map(String::as_str)));
                self.report(finding, entry.key, &path);
            } else if !entry.node.is_false()
                && let Some(value) = read(self, &entry.node, &path)
            {
                each.insert(key.clone(), value);
            }
        }
        Some(Sided::Each(each))
    }

    pub(super) fn sided_region(&mut self, node: &Node, path: &str) -> Option<Sided<String>> {
        self.sided(node, path, Self::region)
    }
}

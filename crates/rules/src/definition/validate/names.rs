//! Checks names: of the document, of pieces, sides and regions, and references to them.

use super::Validator;
use crate::definition::diagnostic::Diagnostic;
use crate::definition::{limits, suggest};
use crate::message::Message;
use crate::{message, template};

impl Validator<'_> {
    pub(super) fn document(&mut self) {
        let def = self.def;
        self.name(&def.name, "name", template!("name of a document"));
        for (i, alias) in def.aliases.iter().enumerate() {
            self.name(alias, &format!("aliases[{i}]"), template!("alias"));
        }
    }

    /// Checks an identifier: lower-case letters, digits and `-`.
    pub(super) fn name(&mut self, name: &str, path: &str, what: &'static str) {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let good = !name.is_empty()
            && name.len() <= limits::MAX_NAME
            && name.chars().all(plain)
            && !name.starts_with('-')
            && !name.ends_with('-');
        if !good {
            let better: String =
                name.to_lowercase().chars().map(|c| if plain(c) { c } else { '-' }).collect();
            let better = better.trim_matches('-').to_owned();
            let hint = (!better.is_empty() && better.len() <= limits::MAX_NAME)
                .then(|| message!("such as `{better}`", better));
            let finding = Diagnostic::error(
                "bad-name",
                message!("`{name}` is not a valid {what}", name, what = Message::of(what)),
            )
            .expected(message!("at most {most} lower-case letters, digits and `-`", most = limits::MAX_NAME))
            .hint(hint)
            .at(path);
            self.report.push(self.places.locate_key(finding));
        }
    }

    /// Checks a reference to a piece and returns its index if it exists.
    pub(super) fn piece_name(&mut self, name: &str, path: &str) -> Option<usize> {
        let index = self.def.pieces.get_index_of(name);
        if index.is_none() {
            let names = || self.def.pieces.keys().map(String::as_str);
            let by_letter = self
                .def
                .pieces
                .iter()
                .find(|(_, p)| matches!(&p.letter, crate::definition::model::Sided::All(l) if l.eq_ignore_ascii_case(name)))
                .map(|(n, _)| message!("write the name of the piece: `{name}`", name = n));
            let finding = Diagnostic::error("unknown-piece", message!("there is no piece `{name}`", name))
                .expected(message!("one of {words}", words = suggest::list(names())))
                .hint(by_letter.or_else(|| suggest::did_you_mean(name, names())))
                .at(path);
            self.report(finding);
        }
        index
    }

    /// Checks a list of references to pieces; duplicates are errors.
    pub(super) fn piece_names(&mut self, names: &[String], path: &str) {
        for (i, name) in names.iter().enumerate() {
            let path = self.item_path(path, i, names.len());
            self.piece_name(name, &path);
            if names[..i].contains(name) {
                self.report(
                    Diagnostic::warning("named-twice", message!("`{name}` is listed twice", name)).at(path),
                );
            }
        }
    }

    /// Checks a reference to a side and returns its index if it exists.
    pub(super) fn side_name(&mut self, name: &str, path: &str) -> Option<usize> {
        let index = self.def.sides.iter().position(|s| s.name == name);
        if index.is_none() {
            let names = || self.def.sides.iter().map(|s| s.name.as_str());
            let finding = Diagnostic::error("unknown-side", message!("there is no side `{name}`", name))
                .expected(message!("one of {words}", words = suggest::list(names())))
                .hint(suggest::did_you_mean(name, names()))
                .at(path);
            self.report(finding);
        }
        index
    }

    /// The sides that a list names; all if there is no list.
    pub(super) fn side_list(&mut self, names: Option<&Vec<String>>, path: &str) -> Vec<usize> {
        match names {
            None => (0..self.def.sides.len()).collect(),
            Some(names) => {
                let mut sides = vec![];
                for (i, name) in names.iter().enumerate() {
                    let path = self.item_path(path, i, names.len());
                    sides.extend(self.side_name(name, &path));
                }
                if names.is_empty() {
                    let finding = Diagnostic::warning(
                        "empty-list",
                        message!("the list of sides is empty, so the rule never applies"),
                    );
                    self.report(finding.hint(message!("remove the key to include all sides")).at(path));
                }
                sides
            }
        }
    }

    /// The path of a list's entry. A list of one may be written without brackets.
    pub(super) fn item_path(&self, path: &str, i: usize, len: usize) -> String {
        let item = format!("{path}[{i}]");
        if len == 1 && !self.places.said(&item) && self.places.said(path) { path.to_owned() } else { item }
    }
}

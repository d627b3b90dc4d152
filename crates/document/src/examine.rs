//! What a document means, and what is wrong with it.

use std::collections::BTreeMap;

use chesswright_rules::Rules;
use chesswright_rules::definition::{Definition, Diagnostic, Library, examine};

use crate::Document;

/// The documents that others extend: the built-in ones, and those that come with a document.
#[derive(Clone, Copy, Debug)]
pub struct Parents<'a, L> {
    /// The documents that come along, by name. They come first.
    pub own: &'a BTreeMap<String, String>,
    /// All others.
    pub others: L,
}

impl<L: Library> Library for Parents<'_, L> {
    fn document(&self, name: &str) -> Option<&str> {
        self.own.get(name).map(String::as_str).or_else(|| self.others.document(name))
    }

    fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = self.own.keys().map(String::as_str).collect();
        names.extend(self.others.names());
        names
    }
}

/// A document that has been read.
#[derive(Clone, Debug)]
pub struct Examined {
    /// The game, if it can be played.
    pub definition: Option<Definition>,
    /// Its rules, if it can be played.
    pub rules: Option<Rules>,
    /// All findings, those of the first lines first.
    pub findings: Vec<Diagnostic>,
}

impl Document {
    /// Reads the document, merges its parents, checks it and compiles its rules.
    pub fn examine(&self, library: &dyn Library) -> Examined {
        let read = examine("document", &self.text, self.format, library);
        let mut findings: Vec<Diagnostic> = read.report.iter().cloned().collect();
        let rules = match read.definition.as_ref().map(Rules::new) {
            Some(Ok(rules)) => Some(rules),
            Some(Err(error)) => {
                findings.push(Diagnostic::error("rules", error.message()));
                None
            }
            None => None,
        };
        for finding in &mut findings {
            self.name_as_written(&mut finding.place.path);
        }
        Examined { definition: read.definition, rules, findings }
    }

    /// Names the key that the author wrote: reading turns `betza` of a piece into the first of its `moves`.
    fn name_as_written(&self, path: &mut String) {
        if let Some(piece) = path.strip_suffix(".moves[0]") {
            let short = format!("{piece}.betza");
            if self.get(short.as_str()).is_some() {
                *path = short;
            }
        }
    }
}

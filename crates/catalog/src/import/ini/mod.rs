//! Games in the `variants.ini` format of Fairy-Stockfish.
//!
//! The importer reads a section as the original does, including the original's faults, and reports everything that the
//! original would ignore or misread silently ([`Reading`]). The result is a Chesswright document, so everything that
//! works with documents works with it.
//!
//! ```
//! use chesswright_catalog::import::ini::{self, Reading};
//!
//! let file = ini::read("my.ini", "[hill-chess:chess]\nflagPiece = k\nflagRegion = d4 e4 d5 e5\n", Reading::Compatible);
//! let game = file.game("hill-chess").unwrap();
//! assert_eq!(game.definition.unwrap().end.goals.len(), 1);
//! ```
//!
//! A section passes through three steps: `grammar` finds keys and values, `read` applies them to a copy of the parent's
//! `record`, and `lower` converts the record to a document.

mod built_in;
mod findings;
mod grammar;
mod keys;
mod lower;
mod pieces;
mod read;
mod record;
mod values;
mod write;

use std::collections::HashSet;

use chesswright_rules::definition::{Definition, Diagnostic, Format, examine};
use chesswright_rules::message;
use serde_json::Value as Json;

use crate::Catalog;
use findings::Findings;
use grammar::Section;
use record::Record;
pub use write::write;

/// How to treat faults of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reading {
    /// Like the original, with a warning for each fault.
    #[default]
    Compatible,
    /// Each fault is an error.
    Strict,
}

/// A file after reading.
#[derive(Debug)]
pub struct File {
    title: String,
    games: Vec<Section>,
    records: Vec<Record>,
    findings: Vec<Vec<Diagnostic>>,
    /// Findings that belong to no game: lines before the first section, skipped sections.
    pub stray: Vec<Diagnostic>,
}

/// A game from a file.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The game, if it can be played.
    pub definition: Option<Definition>,
    /// The game as a Chesswright document, in JSON.
    pub document: Json,
    /// All findings about the game.
    pub findings: Vec<Diagnostic>,
}

/// Reads the text of a file. `title` names it in messages.
pub fn read(title: &str, text: &str, reading: Reading) -> File {
    let (sections, before) = grammar::sections(text);
    let mut stray = Findings::new(title, text, reading);
    for oddity in before {
        stray.fault(oddity.line, "", oddity.code, &oddity.message, oddity.hint);
    }
    let mut file =
        File { title: title.to_owned(), games: vec![], records: vec![], findings: vec![], stray: vec![] };
    let mut known: HashSet<String> = built_in::names().map(str::to_owned).collect();
    for section in sections {
        stray.section.clone_from(&section.name);
        if !known.insert(section.name.clone()) {
            stray.fault(
                section.line,
                "",
                "known-name",
                &format!("there is already a game `{}`; the whole section is skipped", section.name),
                "choose another name",
            );
            continue;
        }
        let parent = match &section.parent {
            None => Some(Record::default()),
            Some(name) => file.record(name).cloned().or_else(|| built_in::record(name)),
        };
        let Some(mut record) = parent else {
            let name = section.parent.as_deref().unwrap_or_default();
            stray.fault(
                section.line,
                "",
                "unknown-parent",
                &format!("there is no game `{name}` above this section; the whole section is skipped"),
                "name a built-in game, or one of a section above",
            );
            known.remove(&section.name);
            continue;
        };
        let mut findings = Findings::new(title, text, reading);
        findings.section.clone_from(&section.name);
        for oddity in &section.oddities {
            findings.fault(oddity.line, "", oddity.code, &oddity.message, oddity.hint);
        }
        read::apply(&mut record, &section, false, &mut findings);
        let (files, ranks) = (record.files(), record.ranks());
        if files > i32::from(record::FILES) || ranks > i32::from(record::RANKS) || files < 1 || ranks < 1 {
            findings.error(
                section.line,
                "",
                "board-size",
                &format!(
                    "a board cannot have {files} files and {ranks} ranks; Fairy-Stockfish skips the section silently"
                ),
                "the maximum is 12 files and 10 ranks",
            );
        }
        file.games.push(section);
        file.records.push(record);
        file.findings.push(findings.into_list());
    }
    file.stray = stray.into_list();
    file
}

impl File {
    /// The names of its games in file order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.games.iter().map(|section| section.name.as_str())
    }

    fn position(&self, name: &str) -> Option<usize> {
        self.games.iter().position(|section| section.name == name)
    }

    fn record(&self, name: &str) -> Option<&Record> {
        self.records.get(self.position(name)?)
    }

    /// A game by its name.
    pub fn game(&self, name: &str) -> Option<Imported> {
        let at = self.position(name)?;
        let (section, record) = (self.games.get(at)?, self.records.get(at)?);
        let mut imported = finish(&self.title, section.line, &section.name, record);
        let own = self.findings.get(at).into_iter().flatten().cloned();
        imported.findings = own.chain(imported.findings).collect();
        if imported.findings.iter().any(Diagnostic::is_error) {
            imported.definition = None;
        }
        Some(imported)
    }
}

/// A built-in game of the original, from which sections may inherit.
pub fn built_in(name: &str) -> Option<Imported> {
    built_in::record(name).map(|record| finish("built-in games", 0, name, &record))
}

/// The names of the built-in games of the original that sections may inherit from.
pub fn built_in_names() -> impl Iterator<Item = &'static str> {
    built_in::names()
}

/// Converts a record to a document and checks it like any other document.
fn finish(title: &str, line: u32, name: &str, record: &Record) -> Imported {
    let lowered = lower::document(name, record);
    let examined = examine(name, &lowered.document.to_string(), Format::Json, &Catalog);
    let mut findings = vec![];
    for missing in &lowered.missing {
        let message = message!("`{key}` is not supported yet: {why}", key = missing.key, why = missing.why);
        findings.push(Diagnostic::error("not-supported", message));
    }
    for remark in &lowered.remarks {
        findings.push(Diagnostic::warning("approximation", message!("{fault}", fault = remark)));
    }
    for mut finding in examined.report.iter().cloned() {
        if finding.is_error() && finding.code == "unknown-key" {
            finding.message = message!("`{key}` is not supported yet", key = finding.place.path);
            finding.code = "not-supported";
            finding.hint = None;
            finding.expected = None;
        }
        if !finding.is_error() {
            // Warnings are for authors of documents; they do not help here.
            continue;
        }
        findings.push(finding);
    }
    for finding in &mut findings {
        title.clone_into(&mut finding.place.document);
        finding.place.line = line;
        finding.place.column = 1;
        finding.place.width = 1;
        finding.place.excerpt = format!("[{name}]");
    }
    let playable = !findings.iter().any(Diagnostic::is_error);
    Imported { definition: examined.definition.filter(|_| playable), document: lowered.document, findings }
}

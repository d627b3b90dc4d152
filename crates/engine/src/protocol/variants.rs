//! The variants that a session knows: the built-in ones and those of documents that it has loaded.

use chesswright_catalog::Catalog;
use chesswright_catalog::import::ini::{self, Reading};
use chesswright_rules::Rules;
use chesswright_rules::definition::{Definition, Format, examine};

/// The variants of a session, and what to report about the documents loaded.
#[derive(Default)]
pub(super) struct Variants {
    loaded: Vec<Rules>,
    reports: Vec<String>,
    /// A document whose lines are still coming in.
    incoming: Option<Incoming>,
}

/// A document that arrives line by line.
struct Incoming {
    /// The line that ends it.
    end: String,
    text: String,
}

impl Variants {
    /// The names of all variants, the loaded ones first.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        let loaded = self.loaded.iter().map(|rules| rules.definition().name.as_str());
        loaded.chain(chesswright_catalog::names().map(|name| -> &str { name }))
    }

    /// The rules of a variant, by its name or an alias.
    pub(super) fn rules(&self, name: &str) -> Option<Rules> {
        let loaded = self.loaded.iter().find(|rules| rules.definition().name == name);
        loaded.cloned().or_else(|| Rules::new(&chesswright_catalog::definition(name)?).ok())
    }

    /// Starts to collect the lines of a document, up to the line `end`.
    pub(super) fn begin(&mut self, end: &str) {
        self.incoming = Some(Incoming { end: end.to_owned(), text: String::new() });
    }

    /// Takes a line of a document; returns whether one was being collected.
    pub(super) fn collect(&mut self, line: &str) -> bool {
        let Some(mut incoming) = self.incoming.take() else { return false };
        if line == incoming.end {
            self.load("inline", &incoming.text);
        } else {
            incoming.text.push_str(line);
            incoming.text.push('\n');
            self.incoming = Some(incoming);
        }
        true
    }

    /// Loads the variants of a document: one in TOML or JSON, or several in the format of `variants.ini`.
    pub(super) fn load(&mut self, name: &str, text: &str) {
        if name.ends_with(".ini") || (name == "inline" && has_ini_section(text)) {
            self.load_ini(name, text);
        } else {
            self.load_definition(name, text);
        }
    }

    fn load_ini(&mut self, name: &str, text: &str) {
        let file = ini::read(name, text, Reading::Compatible);
        for game in file.names().filter_map(|name| file.game(name)) {
            for finding in game.findings.iter().filter(|finding| finding.is_error()) {
                self.report(finding.to_string());
            }
            if let Some(definition) = game.definition {
                self.compile(&definition);
            }
        }
    }

    fn load_definition(&mut self, name: &str, text: &str) {
        let format = if name.ends_with(".toml") { Format::Toml } else { Format::guess(text) };
        let examined = examine(name, text, format, &Catalog);
        for finding in examined.report.errors() {
            self.report(finding.to_string());
        }
        if let Some(definition) = examined.definition {
            self.compile(&definition);
        }
    }

    fn compile(&mut self, definition: &Definition) {
        match Rules::new(definition) {
            Ok(rules) => {
                self.loaded.retain(|rules| rules.definition().name != definition.name);
                self.loaded.push(rules);
                self.report(format!("variant {} is loaded", definition.name));
            }
            Err(error) => self.report(format!("{}: {error}", definition.name)),
        }
    }

    pub(super) fn report(&mut self, text: String) {
        self.reports.push(text);
    }

    /// Takes the reports, line by line.
    pub(super) fn take_reports(&mut self) -> Vec<String> {
        let reports = std::mem::take(&mut self.reports);
        reports.iter().flat_map(|text| text.lines()).map(str::to_owned).collect()
    }
}

/// Whether a text has a line such as `[name:parent]`, which only `variants.ini` has.
fn has_ini_section(text: &str) -> bool {
    let is_section = |line: &str| line.starts_with('[') && line.contains(':') && line.ends_with(']');
    text.lines().any(|line| is_section(line.trim()))
}

//! The games a session knows: the built-in ones and documents of one's own.

use chesswright_catalog::Catalog;
use chesswright_catalog::import::ini::{self, Reading};
use chesswright_rules::Rules;
use chesswright_rules::definition::{Definition, Format, examine};

/// The games, and what is to be said about those that were read.
#[derive(Default)]
pub(super) struct Games {
    own: Vec<Rules>,
    reports: Vec<String>,
    /// A document whose lines are still coming in, and the word that ends it.
    unfinished: Option<(String, String)>,
}

impl Games {
    /// The names of all games, those read in first.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        let own = self.own.iter().map(|rules| rules.definition().name.as_str());
        own.chain(chesswright_catalog::names().map(|name| -> &str { name }))
    }

    /// A game by its name or one of its other names.
    pub(super) fn rules(&self, name: &str) -> Option<Rules> {
        let own = self.own.iter().find(|rules| rules.definition().name == name);
        own.cloned().or_else(|| Rules::new(&chesswright_catalog::definition(name)?).ok())
    }

    /// Begins to collect the lines of a document.
    pub(super) fn begin(&mut self, end: &str) {
        self.unfinished = Some((end.to_owned(), String::new()));
    }

    /// Takes a line of a document, if one is being collected.
    pub(super) fn collect(&mut self, line: &str) -> bool {
        let Some((end, mut text)) = self.unfinished.take() else { return false };
        if line == end {
            self.add("inline", &text);
        } else {
            text.push_str(line);
            text.push('\n');
            self.unfinished = Some((end, text));
        }
        true
    }

    /// Adds the games of a document: one in TOML or JSON, or several in the format of `variants.ini`.
    pub(super) fn add(&mut self, name: &str, text: &str) {
        let is_ini = name.ends_with(".ini")
            || (name == "inline"
                && text.lines().any(|line| {
                    let line = line.trim();
                    line.starts_with('[') && line.contains(':') && line.ends_with(']')
                }));
        if is_ini {
            let file = ini::read(name, text, Reading::Compatible);
            for game in file.names().filter_map(|name| file.game(name)) {
                for finding in game.findings.iter().filter(|finding| finding.is_error()) {
                    self.report(finding.to_string());
                }
                if let Some(definition) = game.definition {
                    self.compile(&definition);
                }
            }
            return;
        }
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
                self.own.retain(|rules| rules.definition().name != definition.name);
                self.own.push(rules);
                self.report(format!("variant {} is there", definition.name));
            }
            Err(error) => self.report(format!("{}: {error}", definition.name)),
        }
    }

    pub(super) fn report(&mut self, said: String) {
        self.reports.push(said);
    }

    /// What there is to say, line by line.
    pub(super) fn reports(&mut self) -> Vec<String> {
        let reports = std::mem::take(&mut self.reports);
        reports.iter().flat_map(|said| said.lines()).map(str::to_owned).collect()
    }
}

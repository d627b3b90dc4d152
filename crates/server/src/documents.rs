//! The rules of games, compiled once for all tables that need them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use chesswright_catalog::Catalog;
use chesswright_rules::definition::content_name;
use chesswright_rules::{Definition, Rules};

use crate::app::App;
use crate::tables::Trouble;

/// How many compiled games are kept.
const KEPT: usize = 256;
/// Separates the names of documents from other names made of content. It changes when what is named changes.
const DOMAIN: &[u8] = b"chesswright document 1\n";

/// The compiled games.
#[derive(Debug, Default)]
pub(crate) struct Documents {
    known: Mutex<HashMap<String, Rules>>,
}

impl Documents {
    /// The rules of a built-in game, or of a document that somebody brought.
    pub(crate) async fn rules(&self, app: &Arc<App>, name: &str) -> Result<Rules, Trouble> {
        let lock = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rules) = lock().get(name) {
            return Ok(rules.clone());
        }
        match built_in(name) {
            Some(definition) => self.keep(name, || Ok(definition)),
            None => {
                let text = app.store.document(name).await?.ok_or(Trouble::NoGame)?;
                self.compile(name, &text)
            }
        }
    }

    /// Compiles a document in canonical form.
    pub(crate) fn compile(&self, name: &str, text: &str) -> Result<Rules, Trouble> {
        let read =
            || Definition::from_json(text, &Catalog).map_err(|report| Trouble::Replay(report.to_string()));
        self.keep(name, read)
    }

    fn keep(
        &self,
        name: &str,
        definition: impl FnOnce() -> Result<Definition, Trouble>,
    ) -> Result<Rules, Trouble> {
        let rules = tokio::task::block_in_place(|| {
            Rules::new(&definition()?).map_err(|error| Trouble::Replay(error.to_string()))
        })?;
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert(name.to_owned(), rules.clone());
        Ok(rules)
    }
}

/// A built-in game by its exact name.
pub(crate) fn built_in(name: &str) -> Option<Definition> {
    let entry = chesswright_catalog::find(name).filter(|entry| entry.name == name)?;
    entry.examine().definition
}

/// The name of a document: that of its content, titles and names included, because others would otherwise see those of whoever
/// came first.
pub(crate) fn name_of(canonical: &str) -> String {
    content_name(DOMAIN, canonical.as_bytes())
}

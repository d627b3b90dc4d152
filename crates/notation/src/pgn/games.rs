//! The games that files name, with their notations and start positions.

use std::collections::HashMap;
use std::sync::Arc;

use chesswright_rules::{Position, Rules};

use super::embedded::{self, Embedded};
use super::fault::FaultKind;
use super::tags::Tags;
use super::variant::{Variants, spellings};
use crate::san::San;

/// The maximal number of games that are kept.
const MOST: usize = 256;

/// Finds the games of a file, and keeps them for the next time.
pub(crate) struct Games<'v> {
    variants: &'v mut dyn Variants,
    known: HashMap<String, Option<(Arc<San>, Position)>>,
}

impl<'v> Games<'v> {
    pub(crate) fn new(variants: &'v mut dyn Variants) -> Self {
        Self { variants, known: HashMap::new() }
    }

    /// The game that the tags name, or that the file contains. `usual` is the name of the game of files that name none.
    pub(crate) fn find(
        &mut self,
        tags: &Tags,
        embedded: &Embedded,
        usual: &str,
    ) -> Result<(Arc<San>, Position), FaultKind> {
        let name = tags.value("Variant").unwrap_or(usual);
        let hash = tags.value(embedded::TAG).filter(|_| !embedded.is_empty());
        let key = hash.unwrap_or(name);
        if let Some(known) = self.known.get(key) {
            return known.clone().ok_or_else(|| FaultKind::UnknownVariant(name.to_owned()));
        }
        let rules = match hash.map(|hash| embedded.definition(hash)) {
            Some(Ok(definition)) => {
                Rules::new(&definition).map_err(|error| FaultKind::Rules(error.message()))
            }
            Some(Err(why)) => Err(FaultKind::Rules(why.to_string().into())),
            None => spellings(name)
                .iter()
                .find_map(|name| self.variants.rules(name))
                .ok_or_else(|| FaultKind::UnknownVariant(name.to_owned())),
        };
        let game = rules.map(|rules| (Arc::new(San::new(&rules)), rules.start()));
        if self.known.len() >= MOST {
            self.known.clear();
        }
        self.known.insert(key.to_owned(), game.as_ref().ok().cloned());
        game
    }
}

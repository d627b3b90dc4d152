//! What games have taught about documents that are read on the way.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;
use chesswright_engine::Engine;
use chesswright_engine::eval::LearnedPsqt;
use chesswright_rules::Rules;

use crate::core::Game;
use crate::experience;

/// Shared by who reads and who thinks.
#[derive(Clone, Default)]
pub(super) struct Taught(Arc<Mutex<Vec<(Rules, LearnedPsqt)>>>);

impl Taught {
    /// Takes what lies beside a document, if something does. Documents that are wrong are told about elsewhere.
    pub(super) fn read(&self, path: &Path, text: &str) -> Result<()> {
        if !experience::beside(path).exists() {
            return Ok(());
        }
        let Ok(game) = Game::from_document(path, text) else { return Ok(()) };
        if let Some(known) = experience::known(game.rules(), Some(path))? {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).push((game.rules().clone(), known));
        }
        Ok(())
    }

    /// An engine for a game that knows what has been read.
    pub(super) fn engine(&self, rules: &Rules) -> Engine {
        let taught = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = taught.iter().rev().find(|(known, _)| known.definition() == rules.definition());
        known.map_or_else(|| Engine::new(rules), |(_, known)| experience::engine(rules, Some(known)))
    }
}

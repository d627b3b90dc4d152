//! The experience of the documents that the session has read.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;
use chesswright_engine::eval::{EvalParams, HandcraftedEval, LearnedPsqt};
use chesswright_rules::Rules;

use crate::core::Game;
use crate::experience;

/// Shared by the thread that reads documents and the thread that searches.
#[derive(Clone, Default)]
pub(super) struct ExperienceStore(Arc<Mutex<Vec<(Rules, LearnedPsqt)>>>);

impl ExperienceStore {
    /// Reads the experience beside a document, if there is some. The session itself reports an invalid document.
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

    /// The handcrafted evaluation of a game, with its experience.
    pub(super) fn evaluation(&self, rules: &Rules) -> HandcraftedEval {
        let store = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = store.iter().rev().find(|(known, _)| known.definition() == rules.definition());
        match known {
            Some((_, known)) => HandcraftedEval::with(rules, &EvalParams::default(), Some(known)),
            None => HandcraftedEval::new(rules),
        }
    }
}

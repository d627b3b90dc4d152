//! What was learnt about the documents that the session has read.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::Result;
use chesswright_engine::eval::{EvalParams, HandcraftedEval, LearnedPsqt};
use chesswright_rules::Rules;

use crate::core::Game;
use crate::{experience, network};

/// Shared by the thread that reads documents and the thread that searches.
#[derive(Clone, Default)]
pub(super) struct ExperienceStore(Arc<Mutex<Vec<Known>>>);

/// What lies beside a document.
struct Known {
    rules: Rules,
    experience: Option<LearnedPsqt>,
    network: Option<PathBuf>,
}

impl ExperienceStore {
    /// Looks for what was learnt about a document. The session itself reports an invalid document.
    pub(super) fn read(&self, path: &Path, text: &str) -> Result<()> {
        let network = Some(network::beside(path)).filter(|network| network.exists());
        if network.is_none() && !experience::beside(path).exists() {
            return Ok(());
        }
        let Ok(game) = Game::from_document(path, text) else { return Ok(()) };
        let experience = experience::known(game.rules(), Some(path))?;
        self.entries().push(Known { rules: game.rules().clone(), experience, network });
        Ok(())
    }

    /// The handcrafted evaluation of a game, with its experience.
    pub(super) fn evaluation(&self, rules: &Rules) -> HandcraftedEval {
        match find(&self.entries(), rules) {
            Some(known) => HandcraftedEval::with(rules, &EvalParams::default(), known.experience.as_ref()),
            None => HandcraftedEval::new(rules),
        }
    }

    /// The network beside the document of a game.
    pub(super) fn network(&self, rules: &Rules) -> Option<PathBuf> {
        find(&self.entries(), rules)?.network.clone()
    }

    fn entries(&self) -> MutexGuard<'_, Vec<Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The latest entry counts.
fn find<'a>(entries: &'a [Known], rules: &Rules) -> Option<&'a Known> {
    entries.iter().rev().find(|known| known.rules.definition() == rules.definition())
}

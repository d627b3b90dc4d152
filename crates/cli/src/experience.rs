//! What games have taught about a game: it ships with built-in ones, and lies beside documents of one's own.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result};
use chesswright_engine::Engine;
use chesswright_engine::eval::{EvalParams, HandcraftedEval, LearnedPsqt};
use chesswright_rules::Rules;

/// How a file with experience ends: that of `my-game.toml` is `my-game.experience`.
pub(crate) const ENDING: &str = "experience";

/// Where the experience of a document lies.
pub(crate) fn beside(document: &Path) -> PathBuf {
    document.with_extension(ENDING)
}

/// What is known about a game, which may come from a document.
pub(crate) fn known(rules: &Rules, document: Option<&Path>) -> Result<Option<LearnedPsqt>> {
    match document.map(beside).filter(|path| path.exists()) {
        Some(path) => read(&path, rules).map(Some).with_context(|| {
            "what games have taught does not fit the document; delete that file, or teach the game again with `chesswright tune`"
        }),
        None => Ok(LearnedPsqt::shipped(rules)),
    }
}

/// Experience from a file.
pub(crate) fn read(path: &Path, rules: &Rules) -> Result<LearnedPsqt> {
    LearnedPsqt::read(rules, &crate::read_file(path)?).with_context(|| format!("`{}`", path.display()))
}

/// An engine that knows what games have taught.
pub(crate) fn engine(rules: &Rules, experience: Option<&LearnedPsqt>) -> Engine {
    let evaluation = HandcraftedEval::with(rules, &EvalParams::default(), experience);
    Engine::with_evaluation(rules, Arc::new(evaluation), chesswright_engine::DEFAULT_HASH_MB)
}

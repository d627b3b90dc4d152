//! Experience: what the engine has learnt about a game from games. The experience of a built-in game ships with it,
//! that of a document is in a file beside it.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use chesswright_engine::eval::{EvalParams, HandcraftedEval, LearnedPsqt};
use chesswright_rules::Rules;

/// The extension of files with experience: `my-game.toml` has `my-game.experience`.
pub(crate) const EXTENSION: &str = "experience";

/// The file with the experience of a document.
pub(crate) fn beside(document: &Path) -> PathBuf {
    document.with_extension(EXTENSION)
}

/// The experience of a game, which may come from a document. `None` if there is none.
pub(crate) fn known(rules: &Rules, document: Option<&Path>) -> Result<Option<LearnedPsqt>> {
    match document.map(beside).filter(|path| path.exists()) {
        Some(path) => read(&path, rules).map(Some).with_context(
            || "the experience does not fit the document; delete that file, or run `chesswright train` again",
        ),
        None => Ok(LearnedPsqt::shipped(rules)),
    }
}

/// Reads experience from a file.
pub(crate) fn read(path: &Path, rules: &Rules) -> Result<LearnedPsqt> {
    LearnedPsqt::read(rules, &crate::read_file(path)?).with_context(|| format!("`{}`", path.display()))
}

/// The handcrafted evaluation with the experience of a game, which may come from a document.
pub(crate) fn evaluation(rules: &Rules, document: Option<&Path>) -> Result<HandcraftedEval> {
    Ok(HandcraftedEval::with(rules, &EvalParams::default(), known(rules, document)?.as_ref()))
}

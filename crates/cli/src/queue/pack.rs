//! Games and files, packed for another machine.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use chesswright_queue::{Attachment, GameSource};
use chesswright_rules::Rules;

use crate::core::Game;
use crate::game_args::GameRef;
use crate::{experience, network};

/// The document of a game that does not ship.
pub(crate) const DOCUMENT: &str = "game.json";
/// The most bytes of a file that goes along.
const MOST_BYTES: u64 = 8 << 20;

/// The files that go along with a setup.
#[derive(Default)]
pub(crate) struct Files(pub(crate) Vec<Attachment>);

impl Files {
    /// Adds a file, and returns its name in the setup.
    pub(crate) fn add(&mut self, path: &Path) -> Result<String> {
        let name = format!("file-{}", self.0.len());
        self.add_as(&name, path)?;
        Ok(name)
    }

    fn add_as(&mut self, name: &str, path: &Path) -> Result<()> {
        let place = || format!("cannot send `{}`", path.display());
        let size = std::fs::metadata(path).with_context(place)?.len();
        ensure!(
            size <= MOST_BYTES,
            "`{}` has {size} bytes; at most {MOST_BYTES} can be sent",
            path.display()
        );
        let bytes = std::fs::read(path).with_context(place)?;
        self.0.push(Attachment { name: name.to_owned(), bytes });
        Ok(())
    }
}

/// Packs a game, with the experience and the network beside its document.
pub(crate) fn game(game: &GameRef, rules: &Rules, files: &mut Files) -> Result<GameSource> {
    let hash = rules.definition().hash();
    if let GameRef::BuiltIn(name) = game {
        return Ok(GameSource::BuiltIn { name: name.clone(), hash });
    }
    let text = rules.definition().canonical_json();
    let again = Game::from_document(Path::new(DOCUMENT), &text).context("this game cannot be sent")?;
    let same = |rules: &Rules| (rules.definition().hash(), rules.definition().name.clone());
    ensure!(same(again.rules()) == same(rules), "this game cannot be sent: it changes when it is written");
    files.0.push(Attachment { name: DOCUMENT.into(), bytes: text.into_bytes() });
    if let Some(document) = game.document() {
        for beside in [experience::beside(document), network::beside(document)] {
            if beside.exists() {
                let extension = beside.extension().unwrap_or_default();
                let name = Path::new(DOCUMENT).with_extension(extension);
                files.add_as(&name.to_string_lossy(), &beside)?;
            }
        }
    }
    Ok(GameSource::Document { file: DOCUMENT.into(), hash, beside: game.document().is_some() })
}

/// A game that was sent.
pub(crate) struct Unpacked {
    pub(crate) rules: Rules,
    /// The document, if files beside it belong to it.
    pub(crate) document: Option<PathBuf>,
}

/// Unpacks a game, whose files are in a folder.
pub(crate) fn unpack(source: &GameSource, folder: &Path) -> Result<Unpacked> {
    let (game, expected, document) = match source {
        GameSource::BuiltIn { name, hash } => (Game::built_in(name)?, hash, None),
        GameSource::Document { file, hash, beside } => {
            let path = folder.join(file);
            let game = Game::from_document(&path, &crate::read_file(&path)?)?;
            (game, hash, beside.then_some(path))
        }
    };
    let rules = game.rules().clone();
    ensure!(
        rules.definition().hash() == *expected,
        "the rules of `{}` are other ones here",
        rules.definition().name
    );
    Ok(Unpacked { rules, document })
}

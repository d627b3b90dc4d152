//! Sets of drawings, and what each drawing stands for.

use std::sync::{Arc, LazyLock};

use chesswright_rules::board::Geometry;

use super::art;
use super::choose::Key;
use super::known::KNOWN;
use super::shape::Art;

/// A set of drawings: what there is to choose from for the pieces of a game. A piece for which it has nothing is drawn
/// as a disc with its letter.
#[derive(Clone, Debug)]
pub struct PieceSet(Vec<Entry>);

/// A drawing and what it stands for.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) art: Arc<Art>,
    /// Ways to move that it shows.
    pub(super) moves: Vec<Key>,
    /// Names that it stands for besides its own.
    pub(super) names: Vec<String>,
}

impl Entry {
    fn is_called(&self, name: &str) -> bool {
        self.art.name == name || self.names.iter().any(|known| known == name)
    }
}

static HOUSE: LazyLock<PieceSet> = LazyLock::new(|| {
    let entries = KNOWN.iter().filter_map(|known| {
        let sketch = art::all().find(|sketch| sketch.name == known.art)?;
        Some(Entry {
            art: Arc::new(Art::of(sketch)),
            moves: known.moves.iter().map(|text| Key::of_text(text, Geometry::Square)).collect(),
            names: known.names.iter().map(|name| (*name).to_owned()).collect(),
        })
    });
    PieceSet(entries.collect())
});

impl PieceSet {
    /// The set of this crate.
    pub fn house() -> &'static Self {
        &HOUSE
    }

    /// All drawings.
    pub fn all(&self) -> impl Iterator<Item = &Art> {
        self.0.iter().map(|entry| &*entry.art)
    }

    /// The drawing of this name, or the one that stands for it.
    pub fn named(&self, name: &str) -> Option<&Arc<Art>> {
        self.0.iter().find(|entry| entry.is_called(name)).map(|entry| &entry.art)
    }

    /// All ways to move that drawings show, with their drawings.
    pub(super) fn by_moves(&self) -> impl Iterator<Item = (&Key, &Entry)> + Clone {
        self.0.iter().flat_map(|entry| entry.moves.iter().map(move |key| (key, entry)))
    }
}

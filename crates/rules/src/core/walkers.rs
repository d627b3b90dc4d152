//! Pieces that no table can describe: their moves are walked leg by leg.

use super::bits::Bits;
use super::danger::Scene;
use super::generate::View;
use super::program::Program;
use super::sink::Sink;
use super::state::State;

impl<const W: usize> Program<W> {
    /// Generates the legal moves of walked pieces.
    #[cold]
    #[inline(never)]
    pub(crate) fn walk_moves(&self, _view: &View<'_, W>, _kind: usize, _pieces: Bits<W>, _sink: &mut impl Sink<W>) {}

    /// Whether one of these walked pieces attacks `cell` in this scene.
    #[cold]
    #[inline(never)]
    pub(crate) fn walkers_hit(
        &self,
        _state: &State<W>,
        _by: usize,
        _pieces: Bits<W>,
        _cell: usize,
        _scene: &Scene<W>,
    ) -> bool {
        false
    }
}

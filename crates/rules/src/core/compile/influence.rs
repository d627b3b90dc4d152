//! Compiles borrowed moves.

use super::super::influence::Influence;
use super::super::kinds::Kinds;
use super::{Builder, CompileError};
use crate::definition::model::{InfluenceDef, LendMode};

impl<const W: usize> Builder<'_, W> {
    pub(super) fn influences(&self) -> Result<Vec<Influence<W>>, CompileError> {
        let compile = |(i, influence): (usize, &InfluenceDef)| {
            let place = format!("influence[{i}].from");
            Ok(Influence {
                around: self.leaps_from(&influence.from.around, &place)?,
                lenders: Kinds::new(&self.kinds(&influence.from.pieces, &place)?),
                owner: influence.from.owner,
            })
        };
        self.def.influence.iter().enumerate().map(compile).collect()
    }

    /// The numbers of the influences by which a kind borrows moves, and whether they replace its own.
    pub(super) fn borrows<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = (usize, bool)> + 'a {
        let all = self.def.influence.iter().enumerate().filter(move |(_, influence)| influence.reaches(kind));
        all.map(|(i, influence)| (i, influence.mode == LendMode::Instead))
    }
}

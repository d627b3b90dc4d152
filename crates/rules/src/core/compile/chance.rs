//! Compiles what nature decides.

use super::super::chance::{Chance, ChanceRules};
use super::super::program::MAX_SIDES;
use super::{Builder, CompileError};
use crate::definition::model::CapturedRule;

impl<const W: usize> Builder<'_, W> {
    pub(super) fn chance(&self) -> Result<Option<ChanceRules<W>>, CompileError> {
        let Some(def) = &self.def.chance else { return Ok(None) };
        let covered = match &def.covered {
            Some(name) => Some(self.kind(name, "chance.covered")?),
            None => None,
        };
        Ok(Some(ChanceRules {
            faces: self.kinds(&def.dice, "chance.dice")?,
            covered,
            draws: def.captured != CapturedRule::Nobody,
            face_down: self.cells(&def.face_down, 0, "chance.face-down")?,
            first_own: def.first_own,
        }))
    }

    /// What nature has decided at the start: nothing, and the bags are full.
    pub(super) fn undecided(&self) -> Chance {
        let Some(def) = &self.def.chance else { return Chance::default() };
        let count =
            |name: &String| def.bag.get(name).map_or(0, |&count| u8::try_from(count).unwrap_or(u8::MAX));
        let of_sides = |count| {
            std::array::from_fn::<u8, MAX_SIDES, _>(
                |side| if side < self.def.sides.len() { count } else { 0 },
            )
        };
        let bag: Vec<_> = if def.bag.is_empty() {
            vec![]
        } else {
            self.def.pieces.keys().map(|name| of_sides(count(name))).collect()
        };
        let draws = def.captured != CapturedRule::Nobody;
        let taken = if draws { vec![[0; MAX_SIDES]; bag.len()] } else { vec![] };
        Chance { bag, taken, ..Chance::default() }
    }
}

//! What happens on the board around moves: blasts, walls, flips, frights.

use super::super::bits::Bits;
use super::super::blast::Blast;
use super::super::enclose::Enclosure;
use super::super::kinds::Kinds;
use super::super::step_effects::StepEffects;
use super::super::table::Table;
use super::super::walls::Walls;
use super::{Builder, CompileError, movers};
use crate::betza::mover::Mover;
use crate::board::{Cell, Geometry, Vector};
use crate::definition::model::{EncloseRule, FlipRule, MoveDef};

impl<const W: usize> Builder<'_, W> {
    pub(super) fn blast(&self) -> Result<Option<Box<Blast<W>>>, CompileError> {
        let Some(blast) = &self.def.capture.blast else { return Ok(None) };
        let place = "capture.blast";
        let around = (0..self.def.sides.len())
            .map(|side| {
                let steps = self.displacements(&blast.area, side, &format!("{place}.area"))?;
                Ok(Table::new(self.board.len(), Bits::NONE, |cell| {
                    steps.iter().filter_map(|&v| self.board.step(cell as Cell, v)).map(usize::from).collect()
                }))
            })
            .collect::<Result<_, CompileError>>()?;
        let kinds = |names: &[String]| self.kinds(names, place).map(|kinds| Kinds::new(&kinds));
        Ok(Some(Box::new(Blast { around, spares: kinds(&blast.spares)?, immune: kinds(&blast.immune)? })))
    }

    pub(super) fn walls(&self) -> Result<Option<Box<Walls<W>>>, CompileError> {
        let Some(walls) = &self.def.walls else { return Ok(None) };
        let region = (0..self.def.sides.len())
            .map(|side| self.sided(walls.region.as_ref(), side, self.all, "walls.region"))
            .collect::<Result<_, _>>()?;
        let beside = self.beside()?;
        let next = self.neighbours()?;
        let full = next.iter().map(|cells| cells.count()).max().unwrap_or(0);
        let edge = (0..self.board.len()).filter(|&cell| next[cell].count() < full).collect();
        let beside = Table::new(self.board.len(), Bits::NONE, |cell| beside[cell]);
        Ok(Some(Box::new(Walls { put: walls.put, region, instead: walls.instead, edge, beside })))
    }

    pub(super) fn step_effects(&self) -> Result<Option<Box<StepEffects<W>>>, CompileError> {
        let def = self.def;
        let petrifies = Kinds::new(&self.kinds(&def.capture.petrifies, "capture.petrifies")?);
        let mut first_move_lost = vec![];
        for (kind, (name, piece)) in (0u8..).zip(&def.pieces) {
            if !piece.startled_by.is_empty() {
                let by = self.kinds(&piece.startled_by, &format!("pieces.{name}.startled-by"))?;
                first_move_lost.push((kind, Kinds::new(&by)));
            }
        }
        let exclusive: Vec<bool> = def
            .castling
            .iter()
            .flat_map(|castling| {
                let sides = castling.sides.as_ref().map_or(def.sides.len(), Vec::len);
                std::iter::repeat_n(castling.exclusive, sides)
            })
            .collect();
        let flips = def.capture.flips;
        let keeps = self.ledger();
        let none = petrifies.is_empty()
            && first_move_lost.is_empty()
            && !exclusive.contains(&true)
            && flips == FlipRule::None
            && def.hand.as_ref().is_none_or(|hand| hand.encloses != EncloseRule::Lines)
            && def.walls.is_none()
            && def.triggers.is_empty()
            && keeps.is_none()
            && def.terrain.is_none()
            && def.quest.is_none()
            && def.capture.blast.is_none();
        if none {
            return Ok(None);
        }
        Ok(Some(Box::new(StepEffects {
            petrifies,
            blasts_petrify: def.capture.blast.as_ref().is_some_and(|blast| blast.petrifies),
            flips,
            lines: self.outward_lines()?,
            next_to: self.neighbours()?,
            first_move_lost,
            exclusive,
            triggers: self.triggers()?,
            keeps,
        })))
    }

    pub(super) fn enclosure(&self) -> Result<Option<Box<Enclosure<W>>>, CompileError> {
        let Some(hand) = &self.def.hand else { return Ok(None) };
        if hand.encloses == EncloseRule::Anywhere && hand.first.is_none() {
            return Ok(None);
        }
        let first = (0..self.def.sides.len())
            .map(|side| self.sided(hand.first.as_ref(), side, Bits::NONE, "hand.first"))
            .collect::<Result<_, _>>()?;
        let down = Vector::new(0, -1, 0);
        let inward = self.displacements("W", 0, "board")?;
        let all = |cell: usize, step: Vector| -> Vec<usize> {
            let next = |&at: &Cell| self.board.step(at, step).filter(|&next| usize::from(next) != cell);
            let line = std::iter::successors(Some(cell as Cell), next);
            line.take(self.board.len()).map(usize::from).collect()
        };
        let way = |cell: usize, step: Vector| -> (Bits<W>, Bits<W>) {
            let passed = all(cell, Vector::new(-step.x, -step.y, -step.z));
            let ahead = all(cell, step);
            let falls = hand.encloses == EncloseRule::Falls && (step.x < 0 || step.y < 0);
            match (falls, passed.last()) {
                (true, Some(&edge)) => {
                    ([cell, edge].into_iter().collect(), ahead.into_iter().skip(1).collect())
                }
                _ => (passed.into_iter().collect(), ahead.into_iter().skip(1).take(1).collect()),
            }
        };
        let over = hand.encloses == EncloseRule::LinesOverWalls;
        Ok(Some(Box::new(Enclosure {
            rule: hand.encloses,
            first,
            next_to: self.neighbours()?,
            beside: self.beside()?,
            below: (0..self.board.len()).map(|cell| self.board.step(cell as Cell, down)).collect(),
            ways: (0..self.board.len())
                .map(|cell| inward.iter().map(|&step| way(cell, step)).collect())
                .collect(),
            lines: if over { self.lines_over_holes()? } else { vec![] },
        })))
    }

    /// By cell: the cells in line from it in every direction, with none for those that are missing.
    fn lines_over_holes(&self) -> Result<Vec<Vec<Vec<Option<u16>>>>, CompileError> {
        let steps = self.displacements(self.round(), 0, "board")?;
        let extent = self.board.extent().map(|n| n as i16);
        let within = |at: &Vector| [at.x, at.y, at.z].iter().zip(extent).all(|(&c, n)| (0..n).contains(&c));
        let line = |cell: usize, step: Vector| {
            let next =
                |at: &Vector| Some(Vector::new(at.x + step.x, at.y + step.y, at.z + step.z)).filter(within);
            let line = std::iter::successors(next(&self.board.coords(cell as Cell)), next);
            line.map(|at| self.board.at(at)).collect()
        };
        let of = |cell: usize| steps.iter().map(|&step| line(cell, step)).collect();
        Ok((0..self.board.len()).map(of).collect())
    }

    /// By cell: the cells in line from it in every direction.
    fn outward_lines(&self) -> Result<Vec<Vec<Vec<u16>>>, CompileError> {
        let steps = self.displacements(self.round(), 0, "board")?;
        let line = |cell: usize, step: Vector| {
            let first = cell as Cell;
            let next = |&at: &Cell| self.board.step(at, step).filter(|&next| next != first);
            let outwards = std::iter::successors(next(&first), next);
            outwards.take(self.board.len()).collect::<Vec<Cell>>()
        };
        let of = |cell: usize| steps.iter().map(|&step| line(cell, step)).collect();
        Ok((0..self.board.len()).map(of).collect())
    }

    /// By cell: all cells next to it.
    fn neighbours(&self) -> Result<Vec<Bits<W>>, CompileError> {
        self.reached(self.round())
    }

    /// By cell: those that share an edge with it.
    fn beside(&self) -> Result<Vec<Bits<W>>, CompileError> {
        self.reached("W")
    }

    fn reached(&self, text: &str) -> Result<Vec<Bits<W>>, CompileError> {
        let steps = self.displacements(text, 0, "board")?;
        let of = |cell: usize| {
            steps.iter().filter_map(|&step| self.board.step(cell as Cell, step)).map(usize::from).collect()
        };
        Ok((0..self.board.len()).map(of).collect())
    }

    /// What leaps to all cells around.
    pub(super) fn round(&self) -> &'static str {
        if self.board.geometry() == Geometry::Hex { "W" } else { "K" }
    }

    /// The displacements of a Betza text, on the board.
    pub(super) fn displacements(
        &self,
        text: &str,
        side: usize,
        place: &str,
    ) -> Result<Vec<Vector>, CompileError> {
        let moves = MoveDef { betza: text.to_owned(), ..MoveDef::default() };
        let mut leaps = vec![];
        for mover in movers(&moves, self.board.geometry(), place)? {
            let Mover::Ride(ride) = mover else {
                return Err(CompileError::new(place, "only leaps can be said here"));
            };
            let far = self.board.extent().into_iter().max().unwrap_or(1);
            for step in ride.steps {
                let v = self.frames[side].apply(step);
                for n in ride.how.min.max(1)..=ride.how.max.min(far) {
                    let n = n as i16;
                    leaps.push(Vector::new(v.x * n, v.y * n, v.z * n));
                }
            }
        }
        leaps.sort_unstable_by_key(|v| (v.x, v.y, v.z));
        leaps.dedup();
        Ok(leaps)
    }
}

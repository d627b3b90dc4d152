//! Compiles what a step does besides moving and capturing: blasts, walls, flips, lost first moves; and drops that
//! depend on neighbours.

use super::super::bits::Bits;
use super::super::blast::Blast;
use super::super::enclose::{Enclosure, OutwardLines};
use super::super::kinds::Kinds;
use super::super::step_effects::StepEffect;
use super::super::table::Table;
use super::super::walls::Walls;
use super::{Builder, CompileError, movers};
use crate::betza::mover::Mover;
use crate::board::{Cell, Frame, Geometry, Vector};
use crate::definition::model::{EncloseRule, FlipRule, MoveDef};

impl<const W: usize> Builder<'_, W> {
    pub(super) fn blast(&self) -> Result<Option<Box<Blast<W>>>, CompileError> {
        let Some(blast) = &self.def.capture.blast else { return Ok(None) };
        let place = "capture.blast";
        let around = (0..self.def.sides.len())
            .map(|side| {
                let around = self.leaps_by_cell(&blast.area, side, &format!("{place}.area"))?;
                Ok(Table::new(self.board.len(), Bits::NONE, |cell| around[cell]))
            })
            .collect::<Result<_, CompileError>>()?;
        let kinds = |names: &[String]| self.kinds(names, place).map(|kinds| Kinds::new(&kinds));
        Ok(Some(Box::new(Blast {
            around,
            spares: kinds(&blast.spares)?,
            immune: kinds(&blast.immune)?,
            petrifies: blast.petrifies,
        })))
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

    /// What a step does besides moving and capturing, in the order in which it happens.
    pub(super) fn step_effects(&self) -> Result<Vec<StepEffect<W>>, CompileError> {
        let def = self.def;
        let mut effects = vec![];
        if def.terrain.is_some() || def.quest.is_some() {
            effects.push(StepEffect::TerrainArrival);
        }
        let petrifying = self.petrifying()?;
        if let Some(blast) = &def.capture.blast {
            let petrifies =
                if blast.petrifies { petrifying.clone() } else { vec![Kinds::default(); def.sides.len()] };
            effects.push(StepEffect::Blast { petrifies });
        }
        if petrifying.iter().any(|kinds| !kinds.is_empty()) {
            effects.push(StepEffect::Petrify(petrifying));
        }
        let rules = self.value_by_side(FlipRule::None, |side| def.capture.flips_for(side));
        if rules.iter().any(|&rule| rule != FlipRule::None) {
            let (lines, next_to) = (self.outward_lines()?, self.neighbours()?);
            effects.push(StepEffect::Flip { rules, lines, next_to });
        }
        for (kind, (name, piece)) in (0u8..).zip(&def.pieces) {
            if !piece.startled_by.is_empty() {
                let by = self.kinds(&piece.startled_by, &format!("pieces.{name}.startled-by"))?;
                effects.push(StepEffect::LoseFirstMoves { kind, by: Kinds::new(&by) });
            }
        }
        let by_rule = def.castling.iter().flat_map(|castling| {
            let sides = castling.sides.as_ref().map_or(def.sides.len(), Vec::len);
            std::iter::repeat_n(castling.exclusive, sides)
        });
        let exclusive: Vec<bool> = by_rule.collect();
        if exclusive.contains(&true) {
            effects.push(StepEffect::TakeCastling(exclusive));
        }
        if let Some(walls) = &def.walls {
            effects.push(StepEffect::PlaceWall(walls.put));
        }
        if !def.triggers.is_empty() || !def.actions.is_empty() || self.ledger().is_some() {
            effects.push(StepEffect::FireTriggers);
        }
        if def.chance.is_some() {
            effects.push(StepEffect::CallChance);
        }
        Ok(effects)
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
            let first = cell as Cell;
            std::iter::once(first).chain(self.board.line(first, step)).map(usize::from).collect()
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
        let lines = hand.encloses == EncloseRule::Lines;
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
            outward: if lines { self.outward_lines()? } else { OutwardLines::default() },
        })))
    }

    /// By cell: the lines that start there in every direction. `None` stands for missing cells.
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

    /// By cell: the lines that start there in every direction.
    fn outward_lines(&self) -> Result<OutwardLines, CompileError> {
        let steps = self.displacements(self.round(), 0, "board")?;
        let line = |cell: usize, step: Vector| self.board.line(cell as Cell, step).collect::<Vec<Cell>>();
        let of = |cell: usize| steps.iter().map(|&step| line(cell, step)).collect();
        Ok(OutwardLines((0..self.board.len()).map(of).collect()))
    }

    /// By cell: its neighbours, including diagonal ones on squares.
    fn neighbours(&self) -> Result<Vec<Bits<W>>, CompileError> {
        self.reached(self.round())
    }

    /// By cell: the cells that share an edge with it.
    fn beside(&self) -> Result<Vec<Bits<W>>, CompileError> {
        self.reached("W")
    }

    fn reached(&self, text: &str) -> Result<Vec<Bits<W>>, CompileError> {
        self.leaps_by_cell(text, 0, "board")
    }

    /// The Betza text of a leap to all neighbours.
    pub(super) fn round(&self) -> &'static str {
        if self.board.geometry() == Geometry::Hex { "W" } else { "K" }
    }

    /// By cell: the cells that leaps of a side reach from there.
    pub(super) fn leaps_by_cell(
        &self,
        text: &str,
        side: usize,
        place: &str,
    ) -> Result<Vec<Bits<W>>, CompileError> {
        let usual = self.displacements(text, side, place)?;
        let bends = self.bends.iter().filter(|bend| bend.side == side);
        let bends = bends.map(|bend| Ok((bend.cells, self.displacements_in(text, bend.frame, place)?)));
        let bends: Vec<(Bits<W>, Vec<Vector>)> = bends.collect::<Result<_, CompileError>>()?;
        let from = |cell: usize| {
            let bend = bends.iter().find(|(cells, _)| cells.has(cell));
            let steps = bend.map_or(&usual, |(_, steps)| steps).iter();
            steps.flat_map(|&step| self.board.cells_at(cell as Cell, step)).map(usize::from).collect()
        };
        Ok((0..self.board.len()).map(from).collect())
    }

    /// The displacements that a Betza text stands for on this board.
    pub(super) fn displacements(
        &self,
        text: &str,
        side: usize,
        place: &str,
    ) -> Result<Vec<Vector>, CompileError> {
        self.displacements_in(text, self.frames[side], place)
    }

    fn displacements_in(&self, text: &str, frame: Frame, place: &str) -> Result<Vec<Vector>, CompileError> {
        let moves = MoveDef { betza: text.to_owned(), ..MoveDef::default() };
        let mut leaps = vec![];
        for mover in movers(&moves, self.board.geometry(), place)? {
            let Mover::Ride(ride) = mover else {
                return Err(CompileError::new(place, "expected leaps only"));
            };
            let far = self.board.extent().into_iter().max().unwrap_or(1);
            for step in ride.steps {
                let v = frame.apply(step);
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

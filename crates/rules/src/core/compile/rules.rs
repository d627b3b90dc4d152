//! What happens around moves: ends, castling, clocks.

use super::super::bits::Bits;
use super::super::kinds::Kinds;
use super::super::program::{CastlingRule, Ends, Extinction, Goal, KIND_SLOTS};
use super::super::state::Why;
use super::{Builder, CompileError};
use crate::definition::model::{EliminatedRule, Sided, Verdict, Wing};

impl<const W: usize> Builder<'_, W> {
    pub(super) fn ends(&self, crowned: &[u8]) -> Result<Ends<W>, CompileError> {
        let end = &self.def.end;
        let all_sides = (0..self.def.sides.len()).fold(0u8, |set, side| set | 1 << side);
        let goals = end
            .goals
            .iter()
            .map(|goal| {
                let place = "end.goals";
                Ok(Goal {
                    region: (0..self.def.sides.len())
                        .map(|side| self.sided(Some(&goal.region), side, Bits::NONE, place))
                        .collect::<Result<_, CompileError>>()?,
                    kinds: Kinds::new(&self.kinds(&goal.pieces, place)?),
                    count: u32::from(goal.count.max(1)),
                    last_reply: goal.last_reply,
                })
            })
            .collect::<Result<Vec<_>, CompileError>>()?;
        let mut extinctions = end
            .extinction
            .iter()
            .map(|extinction| {
                let place = "end.extinction";
                let sides = match &extinction.sides {
                    None => all_sides,
                    Some(names) => names
                        .iter()
                        .map(|name| self.side(name, place))
                        .try_fold(0u8, |set, side| Ok(set | 1 << side?))?,
                };
                Ok(Extinction {
                    kinds: Kinds::new(&self.kinds(&extinction.pieces, place)?),
                    sides,
                    at_most: u32::from(extinction.at_most),
                    verdict: extinction.verdict,
                    why: Why::Extinction,
                })
            })
            .collect::<Result<Vec<_>, CompileError>>()?;
        if !self.def.check.binding && !crowned.is_empty() {
            // A captured royal ends its side's game. Sides that start without one have none to lose.
            let has_royal = |side: &usize| crowned.iter().any(|&kind| self.homes[*side][kind as usize].any());
            let sides = (0..self.def.sides.len()).filter(has_royal).fold(0u8, |set, side| set | 1 << side);
            extinctions.push(Extinction {
                kinds: Kinds::new(crowned),
                sides,
                at_most: 0,
                verdict: Verdict::Loss,
                why: Why::RoyalCaptured,
            });
        }
        let bikjang = self.def.check.facing != crate::definition::model::FacingRule::Ignored;
        let always = !goals.is_empty() || end.checks > 0 || bikjang || self.def.turn.passes_end > 0;
        Ok(Ends {
            any: always || !extinctions.is_empty(),
            always,
            goals,
            checks: u8::try_from(end.checks).unwrap_or(u8::MAX),
            extinctions,
            vanish: end.eliminated == EliminatedRule::Vanish,
        })
    }

    pub(super) fn castlings(&self) -> Result<Vec<CastlingRule>, CompileError> {
        let mut rules = vec![];
        for castling in &self.def.castling {
            let place = "castling";
            let sides: Vec<usize> = match &castling.sides {
                None => (0..self.def.sides.len()).collect(),
                Some(names) => names.iter().map(|name| self.side(name, place)).collect::<Result<_, _>>()?,
            };
            for side in sides {
                let king_file = self.file(&castling.king_to)?;
                let partner_file = match &castling.partner_to {
                    Some(file) => self.file(file)?,
                    None if castling.wing == Wing::King => king_file - 1,
                    None => king_file + 1,
                };
                rules.push(CastlingRule {
                    side: side as u8,
                    wing: castling.wing,
                    king: self.kind(&castling.king, place)?,
                    partners: Kinds::new(&self.kinds(&castling.partner, place)?),
                    king_from: self.cell(castling.king_from.as_ref(), side)?,
                    partner_from: self.cell(castling.partner_from.as_ref(), side)?,
                    king_file,
                    partner_file,
                });
            }
        }
        Ok(rules)
    }

    fn cell(&self, name: Option<&Sided<String>>, side: usize) -> Result<Option<u16>, CompileError> {
        match name.and_then(|name| name.get(&self.def.sides[side].name)) {
            None => Ok(None),
            Some(name) => match self.board.cell(name) {
                Some(cell) => Ok(Some(cell)),
                None => Err(CompileError::new("castling", format!("there is no cell `{name}`"))),
            },
        }
    }

    /// A file's number from its letters.
    fn file(&self, letters: &str) -> Result<i16, CompileError> {
        let mut number = 0i16;
        for letter in letters.chars() {
            if !letter.is_ascii_lowercase() || number > 26 {
                return Err(CompileError::new("castling", format!("`{letters}` is not a file")));
            }
            number = number * 26 + (letter as i16 - 'a' as i16) + 1;
        }
        if (1..=self.board.extent()[0] as i16).contains(&number) {
            Ok(number - 1)
        } else {
            Err(CompileError::new("castling", format!("there is no file `{letters}`")))
        }
    }

    /// Kinds whose moves reset the move count.
    pub(super) fn resets_clock(&self) -> Box<[bool; KIND_SLOTS]> {
        let names = &self.def.end.move_rule_pieces;
        let mut resets = Box::new([false; KIND_SLOTS]);
        for (flag, name) in resets.iter_mut().zip(self.def.pieces.keys()) {
            *flag = names.contains(name);
        }
        resets
    }
}

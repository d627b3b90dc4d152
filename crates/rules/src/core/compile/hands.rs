//! Compiles hands, drops and gates.

use super::super::bits::Bits;
use super::super::hand::{Drop, Hands, NO_KIND};
use super::super::program::KIND_SLOTS;
use super::{Builder, CompileError};
use crate::definition::model::{CapturesGo, DropDef, EffectDef, GateDef, GateFrom, HandDef, PieceDef};

impl<const W: usize> Builder<'_, W> {
    pub(super) fn hands(&self) -> Result<Hands<W>, CompileError> {
        let def = self.def;
        let nothing = HandDef::default();
        let hand = def.hand.as_ref().unwrap_or(&nothing);
        let sides = def.sides.len();
        let mut held_as = Box::new([NO_KIND; KIND_SLOTS]);
        let mut endless = Box::new([false; KIND_SLOTS]);
        for (kind, (name, piece)) in def.pieces.iter().enumerate() {
            held_as[kind] = match &piece.captured_as {
                Some(other) => self.kind(other, &format!("pieces.{name}.captured-as"))?,
                None => kind as u8,
            };
            endless[kind] = hand.endless.contains(name);
        }
        let reverts = match &hand.reverts {
            Some(name) => self.kind(name, "hand.reverts")?,
            None => NO_KIND,
        };
        let mut drops = vec![];
        for side in 0..sides {
            drops.push(if def.hand.is_some() && hand.drops {
                self.drops(hand, side, &mut held_as)?
            } else {
                vec![]
            });
        }
        let mut gates = vec![Bits::NONE; sides];
        let mut gated = vec![];
        let behind = def.gates.as_ref().is_some_and(|gate| gate.from == GateFrom::Behind);
        if let Some(gate) = def.gates.as_ref().filter(|_| !behind) {
            for (side, cells) in gates.iter_mut().enumerate().take(sides) {
                *cells = self.sided(Some(&gate.cells), side, Bits::NONE, "gates.cells")?;
                gated.push(self.gated(hand, gate, side, *cells)?);
            }
        }
        let files = self.files();
        let promotions = || def.pieces.values().filter_map(|piece| piece.promotion.as_ref());
        let dark = |cell: &u16| {
            let at = self.board.coords(*cell);
            (at.x + at.y + at.z) % 2 == 0
        };
        // Where pieces can come into a hand, gates of an empty hand may become useful again.
        let gives = |effect: &EffectDef| matches!(effect, EffectDef::Hand(_));
        let gifts = def.effects().any(gives);
        let shut = match (&def.gates, hand.captures) {
            (Some(_), CapturesGo::Away) if !behind && !gifts => {
                gates.iter().map(|gates| gates.without(self.histories)).collect()
            }
            _ => vec![],
        };
        // No partner captures a royal, so none ever comes.
        let comes = |kind: &u8| !def.pieces[usize::from(*kind)].royal;
        let awaited = |drops: &Vec<Drop<W>>| drops.iter().map(|drop| drop.held).filter(comes).collect();
        let awaited = if hand.waits { drops.iter().map(awaited).collect() } else { vec![] };
        Ok(Hands {
            any: def.hand.is_some(),
            captures: hand.captures,
            reverts,
            held_as,
            endless,
            must: drops.iter().flatten().any(|drop: &Drop<W>| drop.must),
            colours: drops.iter().flatten().any(|drop: &Drop<W>| drop.other_colour),
            drops,
            files_through: files.iter().map(|files| transposed(files)).collect(),
            files,
            dark: self.board.cells().filter(dark).map(usize::from).collect(),
            checks: hand.checks,
            gates,
            gated,
            behind,
            shut,
            spends: promotions().any(|promotion| promotion.from_hand),
            awaited,
        })
    }

    /// By kind: the gates through which it may come in. A kind that may not be dropped on a cell may not come in there.
    fn gated(
        &self,
        hand: &HandDef,
        gate: &GateDef,
        side: usize,
        gates: Bits<W>,
    ) -> Result<Vec<Bits<W>>, CompileError> {
        let everywhere = self.sided(hand.region.as_ref(), side, self.all, "hand.region")?;
        let usual = DropDef::default();
        let of_kind = |(name, piece): (&String, &PieceDef)| {
            if !gate.pieces.is_empty() && !gate.pieces.contains(name) {
                return Ok(Bits::NONE);
            }
            let place = format!("pieces.{name}.drop");
            let drop = piece.drop.as_ref().unwrap_or(&usual);
            let region = self.sided(drop.region.as_ref(), side, self.all, &place)?;
            let confined = self.sided(piece.confined.as_ref(), side, self.all, &place)?;
            Ok(gates & region & confined & everywhere)
        };
        self.def.pieces.iter().map(of_kind).collect()
    }

    fn drops(
        &self,
        hand: &HandDef,
        side: usize,
        held_as: &mut [u8; KIND_SLOTS],
    ) -> Result<Vec<Drop<W>>, CompileError> {
        let def = self.def;
        let everywhere = self.sided(hand.region.as_ref(), side, self.all, "hand.region")?;
        let usual = DropDef::default();
        let mut drops = vec![];
        for (held, (name, piece)) in (0u8..).zip(&def.pieces) {
            let place = format!("pieces.{name}.drop");
            let drop = piece.drop.as_ref().unwrap_or(&usual);
            let region = self.sided(drop.region.as_ref(), side, self.all, &place)? & everywhere;
            let forms = if drop.forms.is_empty() { vec![held] } else { self.kinds(&drop.forms, &place)? };
            // A kind that becomes another kind when captured is never in hand.
            if held_as[held as usize] != held && !hand.endless.contains(name) {
                continue;
            }
            for kind in forms {
                let form = &def.pieces[kind as usize];
                let confined = self.sided(form.confined.as_ref(), side, self.all, &place)?;
                if kind != held && held_as[kind as usize] != held {
                    return Err(CompileError::new(
                        format!("{place}.as"),
                        "a piece can be dropped only as a piece that becomes it when captured",
                    ));
                }
                drops.push(Drop {
                    held,
                    kind,
                    region: region & confined,
                    endless: hand.endless.contains(name),
                    must: hand.must.contains(name),
                    per_file: drop.per_file,
                    other_colour: drop.other_colour,
                    mates: drop.mates,
                    royal: false,
                });
            }
        }
        Ok(drops)
    }

    /// By side and cell: the cells of its file, in both directions.
    fn files(&self) -> Vec<Vec<Bits<W>>> {
        let along = |cell: u16, step| -> Bits<W> {
            self.board.line(cell, step).chain([cell]).map(usize::from).collect()
        };
        let of_side = |frame: &crate::board::Frame| {
            let ahead = frame.forward;
            self.board.cells().map(|cell| along(cell, ahead) | along(cell, -ahead)).collect()
        };
        self.frames.iter().map(of_side).collect()
    }
}

/// By cell: the cells whose sets contain it.
fn transposed<const W: usize>(sets: &[Bits<W>]) -> Vec<Bits<W>> {
    let containing = |cell: usize| (0..sets.len()).filter(|&other| sets[other].has(cell)).collect();
    (0..sets.len()).map(containing).collect()
}

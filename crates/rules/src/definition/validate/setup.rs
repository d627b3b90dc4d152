//! Checks the start position and castling, which depends on it.

use super::betza::castles;
use super::{Scene, Validator};
use crate::board::Cell;
use crate::definition::diagnostic::Diagnostic;
use crate::definition::model::{CastlingDef, ShuffleCondition, ShuffleDef, Wing};
use crate::definition::region;
use crate::definition::setup::Placed;
use crate::message::{Blank, Message};
use crate::{message, template};

impl Validator<'_> {
    /// Checks the setup. Returns whether its rows have no mistakes.
    pub(super) fn setup(&mut self, scene: &Scene<'_>) -> bool {
        let def = self.def;
        let (placed, errors) = def.placement(scene.board);
        let clean = errors.is_empty();
        for error in errors {
            let row = format!("setup.rows[{}]", error.row);
            let path = if error.code == "row-count" { "setup.rows".to_owned() } else { row };
            let finding = Diagnostic::error(error.code, error.message).hint(error.hint).at(path);
            let finding = Diagnostic { expected: error.expected, ..finding };
            let finding = match def.setup.rows.get(error.row) {
                Some(text) => self.places.locate_within(finding, text, error.span),
                None => self.places.locate(finding),
            };
            self.report.push(finding);
        }
        if clean {
            for (index, side) in def.sides.iter().enumerate() {
                let in_hand = scene.held.iter().any(|held| held.0 == index);
                if !in_hand && !placed.iter().any(|p| p.side == index) {
                    let finding = Diagnostic::warning(
                        "no-pieces",
                        message!("{side} has no pieces at the start", side = Blank::side(&side.name)),
                    );
                    self.report(finding.at("setup"));
                }
            }
        }
        if let Some(shuffle) = &def.setup.shuffle {
            self.shuffle(scene, shuffle, &placed);
        }
        clean
    }

    fn shuffle(&mut self, scene: &Scene<'_>, shuffle: &ShuffleDef, placed: &[Placed]) {
        let path = "setup.shuffle";
        for (i, condition) in shuffle.conditions.iter().enumerate() {
            let path = format!("{path}.conditions[{i}]");
            match condition {
                ShuffleCondition::OnBothColours(kinds) => {
                    self.piece_names(kinds, &format!("{path}.on-both-colours"))
                }
                ShuffleCondition::Protected(kinds) => self.piece_names(kinds, &format!("{path}.protected")),
                ShuffleCondition::Between(inner, outer) => {
                    self.piece_name(inner, &format!("{path}.between[0]"));
                    self.piece_name(outer, &format!("{path}.between[1]"));
                }
                ShuffleCondition::Not(_) => {}
            }
        }
        let path = "setup.shuffle.cells";
        let Some(sets) = self.region_for_all(scene, &shuffle.cells, path) else {
            return;
        };
        let dealt = sets
            .first()
            .map_or(0, |cells| placed.iter().filter(|p| p.side == 0 && cells.contains(p.cell)).count());
        if dealt < 2 {
            let finding = Diagnostic::error(
                "nothing-to-shuffle",
                message!("the region has {pieces} of the first side", pieces = Blank::count(dealt, "piece")),
            );
            self.report(finding.expected(message!("at least two")).at(path));
        }
    }

    pub(super) fn castling(&mut self, scene: &Scene<'_>, setup_is_clean: bool) {
        let def = self.def;
        for (i, castling) in def.castling.iter().enumerate() {
            let wing = match castling.wing {
                Wing::King => template!("king-side"),
                Wing::Queen => template!("queen-side"),
            };
            // The short form is one table for both wings.
            let list = self.places.said("castling[0]");
            let path = if list { format!("castling[{i}]") } else { "castling".to_owned() };
            let king_to = if list { format!("{path}.king-to") } else { format!("{path}.{wing}") };
            self.castling_file(scene, &castling.king_to, &king_to);
            if let Some(file) = &castling.partner_to {
                self.castling_file(scene, file, &format!("{path}.partner-to"));
            }
            let king = self.piece_name(&castling.king, &format!("{path}.king"));
            self.piece_names(&castling.partner, &format!("{path}.partner"));
            if castling.partner.is_empty() {
                let finding = Diagnostic::error("empty-list", message!("the list of partners is empty"));
                self.report(finding.at(format!("{path}.partner")));
            }
            let sides = self.side_list(castling.sides.as_ref(), &format!("{path}.sides"));
            let Some(king) = king else {
                continue;
            };
            let own = def.pieces[king].moves.iter().find(|one| castles(&one.betza, scene.board.geometry()));
            if let Some(own) = own {
                let message = message!(
                    "the moves of `{king}` already contain castling: `{betza}`",
                    king = castling.king,
                    betza = own.betza
                );
                let hint = message!("set `castling = false`, or remove `O` from the moves");
                self.report(Diagnostic::error("castling", message).hint(hint).at(&path));
            }
            for side in sides {
                let twice = def.castling[..i].iter().any(|other| {
                    other.wing == castling.wing
                        && other.sides.as_ref().is_none_or(|s| s.contains(&def.sides[side].name))
                });
                if twice {
                    let message = message!(
                        "{side} has two rules for castling {wing}",
                        side = Blank::side(&def.sides[side].name),
                        wing = Message::of(wing)
                    );
                    self.report(Diagnostic::error("castling", message).at(&path));
                }
                if setup_is_clean && castling.dropped {
                    self.castling_by_drops(scene, castling, side, &path);
                } else if setup_is_clean {
                    self.castling_side(scene, castling, king, side, &path, wing);
                }
            }
        }
    }

    /// Castling after drops needs explicit cells for king and partner.
    fn castling_by_drops(&mut self, scene: &Scene<'_>, castling: &CastlingDef, side: usize, path: &str) {
        let name = &self.def.sides[side].name;
        for (key, cells) in [("king-from", &castling.king_from), ("partner-from", &castling.partner_from)] {
            let cell = cells.as_ref().and_then(|cells| cells.get(name));
            if cell.is_none_or(|cell| scene.board.cell(cell).is_none()) {
                let message = message!(
                    "{side} has no cell on which to drop the pieces that castle",
                    side = Blank::side(name)
                );
                let finding = Diagnostic::error("castling", message).at(format!("{path}.{key}"));
                self.report(finding.expected(message!("a cell of the board in `{key}`", key)));
            }
        }
    }

    fn castling_file(&mut self, scene: &Scene<'_>, file: &str, path: &str) {
        let number = file.bytes().all(|b| b.is_ascii_lowercase()).then(|| region::ordinal(file)).flatten();
        let files = scene.board.extent()[0];
        if number.is_none_or(|n| n > files) {
            let last = region::letters(files);
            self.report(
                Diagnostic::error("bad-file", message!("the board has no file `{file}`", file))
                    .expected(message!("a file from `a` to `{last}`", last))
                    .at(path),
            );
        }
    }

    /// Checks where the king and the partner of one side stand.
    fn castling_side(
        &mut self,
        scene: &Scene<'_>,
        castling: &CastlingDef,
        king: usize,
        side: usize,
        path: &str,
        wing: &'static str,
    ) {
        let Some(from) = self.castling_king(scene, castling, king, side, path) else { return };
        let name = &self.def.sides[side].name;
        let partners: Vec<_> = castling
            .partner
            .iter()
            .filter_map(|p| self.def.pieces.get_index_of(p))
            .flat_map(|piece| scene.standing(side, piece))
            .collect();
        let error = |message: Message| Diagnostic::error("castling", message);
        if let Some(cell) = castling.partner_from.as_ref().and_then(|cells| cells.get(name)) {
            if scene.board.cell(cell).is_none_or(|cell| !partners.contains(&cell)) {
                let message = message!(
                    "{side} has no piece to castle with on {cell} in the setup",
                    side = Blank::side(name),
                    cell
                );
                self.report(error(message).at(format!("{path}.partner-from")));
            }
            return;
        }
        let there = partners.iter().any(|&cell| is_on_wing(scene, castling.wing, from, cell));
        // A shuffle may place a partner there.
        if !there && self.def.setup.shuffle.is_none() {
            let message = message!(
                "{side} has no piece to castle with on the {wing} of {cell}",
                side = Blank::side(name),
                wing = Message::of(wing),
                cell = scene.board.name(from)
            );
            self.report(error(message).at(path));
        }
    }

    /// The cell of the king that castles. `None` if that is not known, which is reported, or if `king-from` leaves the
    /// side out.
    fn castling_king(
        &mut self,
        scene: &Scene<'_>,
        castling: &CastlingDef,
        king: usize,
        side: usize,
        path: &str,
    ) -> Option<Cell> {
        let name = &self.def.sides[side].name;
        let kings: Vec<_> = scene.standing(side, king).collect();
        if let Some(cells) = &castling.king_from {
            let cell = cells.get(name)?;
            let known = scene.board.cell(cell);
            let message = match known {
                Some(cell) if kings.contains(&cell) => return known,
                Some(_) => message!(
                    "{side} has no `{king}` on {cell} in the setup",
                    side = Blank::side(name),
                    king = castling.king,
                    cell
                ),
                None => message!("the board has no cell `{cell}`", cell),
            };
            self.report(Diagnostic::error("castling", message).at(format!("{path}.king-from")));
            return None;
        }
        let (message, hint) = match kings[..] {
            [one] => return Some(one),
            [] => (
                message!(
                    "{side} has no `{king}` in the setup to castle with",
                    side = Blank::side(name),
                    king = castling.king
                ),
                message!("restrict the rule with `sides = […]`, or set `castling = false`"),
            ),
            _ => (
                message!(
                    "{side} has {count} pieces `{king}` in the setup, and only one can castle",
                    side = Blank::side(name),
                    count = kings.len(),
                    king = castling.king
                ),
                message!("choose the one that castles with `king-from`"),
            ),
        };
        self.report(Diagnostic::error("castling", message).hint(hint).at(path));
        None
    }
}

/// Whether a cell lies beside the king's cell, towards a wing.
fn is_on_wing(scene: &Scene<'_>, wing: Wing, king: Cell, cell: Cell) -> bool {
    let towards = if wing == Wing::King { 1 } else { -1 };
    let (king, cell) = (scene.board.coords(king), scene.board.coords(cell));
    cell.y == king.y && cell.z == king.z && (cell.x - king.x) * towards > 0
}

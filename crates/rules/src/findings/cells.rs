//! Findings about pieces on cells where they cannot stand.

use super::{Finding, Look, Part};
use crate::board::{Cell, CellSet};
use crate::definition::model::{EffectDef, PromotionMoment, RegionText, Sided};
use crate::definition::region::Regions;
use crate::message::{Blank, Message};
use crate::types::{Kind, Side};
use crate::{message, template};

impl Look<'_> {
    /// Finds pieces on cells that they cannot have reached.
    pub(super) fn places(&self, found: &mut Vec<Finding>) {
        for side in self.sides() {
            for kind in self.kinds() {
                let standing: Vec<Cell> = Self::cells_of(&self.setup, side, kind).collect();
                if standing.is_empty() {
                    continue;
                }
                let start: Vec<Cell> = Self::cells_of(&self.start, side, kind).collect();
                let strange = |wrong: &dyn Fn(Cell) -> bool| -> Vec<Cell> {
                    standing.iter().copied().filter(|cell| wrong(*cell) && !start.contains(cell)).collect()
                };
                let confined = self.confined(side, kind);
                let outside = strange(&|cell| confined.as_ref().is_some_and(|cells| !cells.contains(cell)));
                let promoting = self.promotes_on(side, kind);
                let idle = strange(&|cell| promoting.as_ref().is_some_and(|cells| cells.contains(cell)));
                let reachable = self.reachable(side, kind, &start);
                let lost = strange(&|cell| {
                    !outside.contains(&cell)
                        && !idle.contains(&cell)
                        && reachable.as_ref().is_some_and(|cells| !cells.contains(cell))
                });
                let (owner, piece) = (Self::name(self.rules, side), self.rules.kind_name(kind));
                let mut report =
                    |code, cells: Vec<Cell>, say: &dyn Fn(Blank, Blank, Blank) -> Message, advice| {
                        if !cells.is_empty() {
                            let names = Blank::list(cells.iter().map(|&cell| self.rules.cell_name(cell)));
                            let message = say(Blank::side(owner), Blank::piece(piece), names);
                            found.push(Finding::error(code, Part::Board, message).advice(advice).on(cells));
                        }
                    };
                report(
                    "outside",
                    outside,
                    &|side, piece, cells| {
                        message!("{side}'s {piece} on {cells} is outside its region", side, piece, cells)
                    },
                    template!("move it back into its region"),
                );
                report(
                    "unpromoted",
                    idle,
                    &|side, piece, cells| {
                        message!("{side}'s {piece} on {cells} must promote on that cell", side, piece, cells)
                    },
                    template!("replace it by a piece it promotes to"),
                );
                report(
                    "unreachable",
                    lost,
                    &|side, piece, cells| {
                        message!(
                            "{side}'s {piece} on {cells} cannot have reached that cell",
                            side,
                            piece,
                            cells
                        )
                    },
                    template!("move it to a cell it can reach"),
                );
            }
        }
    }

    /// Finds walls that nothing can have put there.
    pub(super) fn walls(&self, found: &mut Vec<Finding>) {
        let walls = &self.setup.walls;
        if walls.is_empty() || self.rules.definition().has_walls() {
            return;
        }
        let cells = Blank::list(walls.iter().map(|&cell| self.rules.cell_name(cell)));
        let message =
            message!("no move of this game places walls: the walls on {cells} are permanent", cells);
        let finding = Finding::warning("walls", Part::Board, message).on(walls.iter().copied());
        found.push(finding.advice(template!("write 1 for an empty cell")));
    }

    /// Finds castling rights of pieces that have moved.
    pub(super) fn rights(&self, found: &mut Vec<Finding>) {
        if self.rules.definition().setup.shuffle.is_some() {
            return;
        }
        let mut cells = self.position.castling_cells();
        cells.sort_unstable();
        cells.dedup();
        for cell in cells {
            let Some(piece) = self.position.piece(cell) else { continue };
            let mut start = Self::cells_of(&self.start, piece.side, piece.kind).peekable();
            if start.peek().is_some() && !start.any(|home| home == cell) {
                let (side, what) = (Self::name(self.rules, piece.side), self.rules.kind_name(piece.kind));
                let message = message!(
                    "{side} may castle, but its {piece} on {cell} has moved",
                    side = Blank::side(side),
                    piece = Blank::piece(what),
                    cell = self.rules.cell_name(cell)
                );
                let finding = Finding::error("castling", Part::Castling, message).on([cell]);
                found.push(finding.advice(template!(
                    "remove the castling right, or put the piece back on its starting cell"
                )));
            }
        }
    }

    fn cells(&self, side: Side, region: &Sided<RegionText>) -> Option<CellSet> {
        let (definition, board) = (self.rules.definition(), self.rules.board());
        let side = definition.sides.get(side.index())?;
        let frame = side.forward.frame(board.geometry())?;
        Regions::new(board, Some(&definition.regions)).cells(region.get(&side.name)?, &frame).ok()
    }

    fn confined(&self, side: Side, kind: Kind) -> Option<CellSet> {
        self.cells(side, self.definition(kind)?.confined.as_ref()?)
    }

    /// The cells on which an arriving piece must promote.
    fn promotes_on(&self, side: Side, kind: Kind) -> Option<CellSet> {
        let promotion = self.definition(kind)?.promotion.as_ref()?;
        let arriving = promotion.on.is_empty() || promotion.on.contains(&PromotionMoment::Arriving);
        let sometimes =
            promotion.captures_only || promotion.from_hand || promotion.peaceful || promotion.last.is_some();
        if !arriving || sometimes || !promotion.limit.is_empty() {
            return None;
        }
        let name = &self.rules.definition().sides.get(side.index())?.name;
        if promotion.to.get(name).is_none_or(Vec::is_empty) {
            return None;
        }
        let zone = self.cells(side, &promotion.zone)?;
        let forced = match &promotion.forced {
            None => None,
            Some(forced) => Some(self.cells(side, forced)?),
        };
        Some(CellSet::from_fn(self.rules.board().len(), |cell| {
            let must = zone.contains(cell) && forced.as_ref().is_none_or(|forced| forced.contains(cell));
            must && !self.drops_on(side, kind, cell)
        }))
    }

    /// The cells that a piece of the start position could ever reach. `None` if such pieces can come into the game
    /// otherwise.
    fn reachable(&self, side: Side, kind: Kind, start: &[Cell]) -> Option<CellSet> {
        let definition = self.rules.definition();
        let enters = definition.hand.is_some() || definition.gates.is_some();
        let carried = definition
            .effects()
            .any(|effect| matches!(effect, EffectDef::Move(_) | EffectDef::Swap(_) | EffectDef::Rebirth(_)));
        let anywhere = enters || carried || definition.setup.shuffle.is_some();
        if self.is_promoted_to(kind) || anywhere || start.is_empty() {
            return None;
        }
        definition.reachable(self.rules.board(), side.index(), kind.index(), start)
    }

    /// Whether a kind may be dropped on a cell.
    fn drops_on(&self, side: Side, kind: Kind, cell: Cell) -> bool {
        let Some(hand) = self.rules.definition().hand.as_ref().filter(|hand| hand.drops) else {
            return false;
        };
        let own = self.definition(kind).and_then(|piece| piece.drop.as_ref()?.region.as_ref());
        let mut regions = hand.region.iter().chain(own);
        regions.all(|region| self.cells(side, region).is_none_or(|cells| cells.contains(cell)))
    }
}

//! Walls: cells that no piece can enter or pass. A wall is put at the end of every move, or instead of a move.

use std::collections::HashSet;

use super::bits::Bits;
use super::generate::{GenType, SideView};
use super::isa;
use super::program::Program;
use super::sink::MoveSink;
use super::state::{EMPTY, State, kind_of};
use super::step::{Extra, Step, StepKind, Steps};
use super::table::Table;
use crate::betza::QuickHash;
use crate::definition::model::WallRule;

/// The rules for putting walls.
#[derive(Debug)]
pub(crate) struct Walls<const W: usize> {
    pub(crate) put: WallRule,
    /// By side.
    pub(crate) region: Vec<Bits<W>>,
    /// A wall may be put instead of a move.
    pub(crate) instead: bool,
    /// The edge of the board.
    pub(crate) edge: Bits<W>,
    /// By cell: the cells that share an edge with it.
    pub(crate) beside: Table<Bits<W>, W>,
}

impl<const W: usize> Program<W> {
    /// Generates moves together with the walls that end them.
    #[inline(never)]
    pub(crate) fn generate_walls(
        &self,
        walls: &Walls<W>,
        state: &State<W>,
        gen_type: GenType,
        sink: &mut dyn MoveSink<W>,
    ) {
        let us = state.us();
        let own = self.binding_royals(state) & state.side[us];
        let guarded = self.legality.may_gain_royal.has(us) || own.any();
        let mut list = Steps::default();
        // Most positions need no more, and a list that grows is copied.
        list.steps.reserve(64);
        isa::list(self, state, GenType::Base, &mut list);
        let fits = |step: Step, extra: Option<&Extra>| gen_type.includes(state.captures(step, extra));
        // A new wall can expose a royal only to hoppers, or because the duck leaves the cell where it shielded the
        // royal.
        let straight = self.classes.iter().flatten().all(|class| class.is_straight());
        let harmless = straight && walls.put != WallRule::Duck;
        for (step, extra) in list.with_extras() {
            if !fits(step, extra) {
                continue;
            }
            if walls.instead || matches!(step.kind, StepKind::Pass | StepKind::Drop) {
                if !walls.instead && step.kind == StepKind::Drop {
                    let mut cells = self.wall_cells(walls, state, step, extra);
                    if guarded && !harmless {
                        cells = self.safe_walls(state, step, extra, cells);
                    }
                    send(sink, step, extra, self.modest_walls(state, step, extra, cells));
                    continue;
                }
                match extra {
                    Some(extra) => sink.walk(step, extra.clone()),
                    None => sink.one(step),
                }
                continue;
            }
            let mut cells = self.wall_cells(walls, state, step, extra);
            if guarded && !harmless {
                cells = self.safe_walls(state, step, extra, cells);
            }
            send(sink, step, extra, cells);
        }
        if walls.instead {
            self.walls_alone(walls, state, gen_type, sink);
        } else if guarded {
            // A move that leaves a royal in check may be legal if its wall shields the royal.
            let legal: HashSet<(Step, Option<&Extra>), QuickHash> = list.with_extras().collect();
            let mut pseudo_legal = Steps::default();
            isa::list(self, state, GenType::PseudoLegal, &mut pseudo_legal);
            for (step, extra) in pseudo_legal.with_extras() {
                let castles =
                    step.kind == StepKind::Castle || extra.is_some_and(|extra| extra.partner.is_some());
                // A side may not capture its own royal, even if that is put back.
                let takes_own =
                    extra.is_some_and(|extra| extra.captures.iter().any(|&cell| own.has(cell.into())));
                let known = castles || takes_own || legal.contains(&(step, extra));
                if !known && fits(step, extra) && step.kind != StepKind::Pass {
                    let cells = self.wall_cells(walls, state, step, extra);
                    let mut cells = self.safe_walls(state, step, extra, cells);
                    if step.kind == StepKind::Drop {
                        cells = self.modest_walls(state, step, extra, cells);
                    }
                    send(sink, step, extra, cells);
                }
            }
        }
    }

    /// Generates walls that are put instead of a move.
    pub(super) fn walls_alone(
        &self,
        walls: &Walls<W>,
        state: &State<W>,
        gen_type: GenType,
        sink: &mut dyn MoveSink<W>,
    ) {
        if gen_type == GenType::Captures {
            return;
        }
        let us = state.us();
        let royals = self.binding_royals(state) & state.side[us];
        // In check, a side may not put a wall instead of moving.
        if royals.any() && self.in_check(state) {
            return;
        }
        let own = if royals.any() { royals } else { state.side[us] };
        let at = own.lowest().min(self.cells.saturating_sub(1));
        let step = Step::new(at, at, StepKind::Pass, 0);
        let mut cells = self.wall_cells(walls, state, step, None);
        if royals.any() {
            cells = self.safe_walls(state, step, None, cells);
        }
        send(sink, step, None, cells);
    }

    /// The cells on which the wall after a step may be put.
    pub(super) fn wall_cells(
        &self,
        walls: &Walls<W>,
        state: &State<W>,
        step: Step,
        extra: Option<&Extra>,
    ) -> Bits<W> {
        let us = state.us();
        let (from, to) = (step.from as usize, step.to as usize);
        let mut occupied = state.occupied(self);
        match step.kind {
            StepKind::Castle => {
                if let Some(castle) = state.castles.list.get(step.arg as usize) {
                    let left = Bits::one(castle.king_from as usize) | Bits::one(castle.partner_from as usize);
                    let there = Bits::one(castle.king_to as usize) | Bits::one(castle.partner_to as usize);
                    occupied = occupied.without(left) | there;
                }
            }
            StepKind::Pass | StepKind::Uncover | StepKind::Chance => {}
            _ => {
                occupied = occupied.without(Bits::one(from));
                if step.kind == StepKind::EnPassant {
                    occupied = occupied.without(state.info.en_passant.victim_set());
                }
                if let Some(extra) = extra {
                    extra
                        .captures
                        .iter()
                        .for_each(|&cell| occupied = occupied.without(Bits::one(cell as usize)));
                    if let Some((left, there)) = extra.partner {
                        occupied = occupied.without(Bits::one(left as usize)) | Bits::one(there as usize);
                    }
                    if let Some(cell) = extra.unload {
                        occupied |= Bits::one(cell as usize);
                    }
                }
                occupied |= Bits::one(to);
            }
        }
        let open = walls.region[us] & self.all.without(occupied);
        match walls.put {
            WallRule::Anywhere | WallRule::Duck => open,
            WallRule::Trail => open & Bits::one(from),
            WallRule::Edge => {
                let beside = state.info.walls.iter().fold(Bits::NONE, |set, cell| set | walls.beside[cell]);
                open & (walls.edge | beside)
            }
            WallRule::Arrow => {
                let kind = match step.kind {
                    StepKind::Drop => usize::from(step.arg),
                    _ => kind_of(state.at[from]),
                };
                // A side that passes without having pieces cannot shoot an arrow.
                let Some(piece) = self.pieces[us].get(kind) else { return Bits::NONE };
                let mut cells = Bits::NONE;
                for &index in &piece.motions {
                    let motion = &self.motions[index];
                    if motion.quiet && motion.from.has(to) && !motion.unmoved {
                        cells |=
                            self.reaches[motion.reach].targets::<false>(to, occupied, Bits::NONE) & motion.to;
                    }
                }
                cells & open
            }
        }
    }

    /// Of these cells, those where a wall leaves the mover's royals safe.
    #[cold]
    fn safe_walls(&self, state: &State<W>, step: Step, extra: Option<&Extra>, cells: Bits<W>) -> Bits<W> {
        let us = state.us();
        let mut after = state.clone();
        let mut safe = cells;
        let royals = |state: &State<W>| {
            let own = self.binding_royals(state) & state.side[us];
            (own.count(), self.decisive_royals(state).without(state.side[us]).count())
        };
        let (own, others) = royals(state);
        // A promoting royal must also be safe as the royal it was.
        let royal = self.binding_royals(state).has(step.from.into());
        let still = step.without_promotion().filter(|_| royal);
        let plain = still.unwrap_or(step);
        cells.for_each(|cell| {
            for step in [step].into_iter().chain(still) {
                let is_plain = step == plain;
                let (step, extra) = with_wall(step, extra, cell);
                let undo = after.make(self, step, extra.as_ref());
                let (own_left, others_left) = royals(&after);
                // A side may not blow up its own royals. Blowing up another side's royal takes precedence over an
                // attack.
                let lost = is_plain && own_left < own;
                let wins = self.blast.is_some() && others_left < others;
                if lost || (!wins && self.is_attacked(&after, us)) {
                    safe = safe.without(Bits::one(cell));
                }
                after.unmake(step, extra.as_ref(), &undo);
            }
        });
        safe
    }

    /// Whether royals of `us` that must be kept safe are attacked. Obstacles, which is what its pieces may be once it is
    /// out of the game, are not.
    pub(crate) fn is_attacked(&self, state: &State<W>, us: usize) -> bool {
        if self.is_obstacle(state, us) {
            return false;
        }
        let side = state.of_side(us);
        let view = SideView::of(self, state, us);
        let royals = self.binding_royals(state) & side;
        self.leaves_attacked(&view, royals, &view.occupancy(), Bits::NONE)
            && (!self.asks_for_legal_checks(state) || self.legally_attacked(state, us, royals))
    }
}

impl<const W: usize> State<W> {
    /// Whether a step captures.
    pub(crate) fn captures(&self, step: Step, extra: Option<&Extra>) -> bool {
        match step.kind {
            StepKind::EnPassant => true,
            StepKind::Plain | StepKind::Promote | StepKind::Mark | StepKind::Gate => {
                self.at[step.to as usize] != EMPTY
            }
            _ => extra.is_some_and(|extra| !extra.captures.is_empty()),
        }
    }
}

/// The step with a wall on `cell`.
pub(crate) fn with_wall(step: Step, extra: Option<&Extra>, cell: usize) -> (Step, Option<Extra>) {
    match extra {
        Some(extra) => (step, Some(Extra { wall: Some(cell as u16), ..extra.clone() })),
        None => (step.walled(cell), None),
    }
}

pub(super) fn send<const W: usize>(
    sink: &mut dyn MoveSink<W>,
    step: Step,
    extra: Option<&Extra>,
    cells: Bits<W>,
) {
    match extra {
        Some(extra) => cells.for_each(|cell| {
            if let (step, Some(extra)) = with_wall(step, Some(extra), cell) {
                sink.walk(step, extra);
            }
        }),
        None => sink.walled(step, cells),
    }
}

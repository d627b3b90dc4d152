//! Terrain: where the pieces of a side may stop, pass and cross, and which moves that leaves.
//!
//! The usual tables generate base moves. Cells that a side may not pass count as occupied, and moves end only where the
//! side may stop. Some rules cannot be expressed by sets: the two paths of a leap, arrows, and cutting corners. They
//! are tested on each base move afterwards.

use super::bits::Bits;
use super::generate::{GenType, View};
use super::ground::Ground;
use super::isa;
use super::legality::Legality;
use super::program::{MAX_SIDES, Program};
use super::quest::Quest;
use super::reach::Reach;
use super::sink::MoveSink;
use super::state::{EMPTY, State, kind_of};
use super::step::{Extra, Step, StepKind, Steps};
use crate::board::Vector;
use crate::definition::model::{JamRule, PassRule, PlateMode};

/// The fixed part of a game's terrain.
#[derive(Debug)]
pub(crate) struct Terrain<const W: usize> {
    pub(crate) fences: Bits<W>,
    pub(crate) ice: Bits<W>,
    /// By cell: the direction in which it carries pieces.
    pub(crate) belts: Vec<Option<Vector>>,
    pub(crate) belt_cells: Bits<W>,
    /// By cell: the only direction in which it may be entered.
    pub(crate) arrows: Vec<Option<Vector>>,
    /// By cell: the exit of its warp pad.
    pub(crate) warps: Vec<Option<u16>>,
    pub(crate) pads: Bits<W>,
    pub(crate) exits: Bits<W>,
    /// By cell: the colour of its door.
    pub(crate) colours: Vec<u8>,
    pub(crate) gates: Vec<Gate<W>>,
    pub(crate) plates: Vec<Plate>,
    /// Cells on which pieces promote. An empty list of choices leaves the choice to `promotes`.
    pub(crate) tiles: Vec<(Bits<W>, Vec<u8>)>,
    /// By kind: the choices on tiles that name none.
    pub(crate) promotes: Vec<Vec<u8>>,
    /// By cell: the item that lies there at the start.
    pub(crate) item_at: Vec<Option<ItemKind>>,
    /// By side.
    pub(crate) side_rules: Vec<SideRules>,
    /// By kind: what it becomes with a sword and with a shield.
    pub(crate) ladder: Vec<[u8; 2]>,
    /// By kind and cell: the paths of its leaps, for kinds whose leaps need a free path.
    pub(crate) ways: Vec<Option<Vec<Vec<Way>>>>,
    /// By kind: whether it slides.
    pub(crate) slides: Vec<bool>,
    /// By piece number: the cells of its route.
    pub(crate) routes: Vec<Vec<u16>>,
    pub(crate) jam: JamRule,
    pub(crate) no_corner_cutting: bool,
    pub(crate) items_block_paths: bool,
    pub(crate) sliders_pass_items: bool,
    pub(crate) door_pass: bool,
    pub(crate) bomb_chain: bool,
    /// By cell: the cells that a bomb there destroys.
    pub(crate) blasts: Vec<Bits<W>>,
    pub(crate) ward_adjacent: bool,
    pub(crate) quest: Option<Quest<W>>,
    pub(crate) start: Ground<W>,
}

/// The gates that the same plates open.
#[derive(Debug)]
pub(crate) struct Gate<const W: usize> {
    pub(crate) cells: Bits<W>,
    pub(crate) plates: Vec<usize>,
    pub(crate) all: bool,
}

#[derive(Debug)]
pub(crate) struct Plate {
    pub(crate) cell: u16,
    pub(crate) mode: PlateMode,
    pub(crate) who: PieceFilter,
}

/// Selects pieces by kind, side and name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PieceFilter {
    pub(crate) kind: Option<u8>,
    pub(crate) side: Option<u8>,
    /// The numbers of the pieces with the given name.
    pub(crate) numbers: Option<Vec<u8>>,
}

/// A kind of item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ItemKind {
    Key { colour: u8, forever: bool },
    Sword,
    Shield,
    Ward,
    Form(u8),
    Bomb,
    Coin,
}

/// How terrain treats a side.
#[derive(Clone, Debug, Default)]
pub(crate) struct SideRules {
    pub(crate) takes_items: bool,
    pub(crate) warps: bool,
    pub(crate) actions: u16,
    pub(crate) one_by_one: bool,
    pub(crate) may_pass: bool,
    pub(crate) idle: bool,
    /// The sides it fights, as a bit set.
    pub(crate) enemies: u8,
    /// The side whose keys it uses, as allies may share them.
    pub(crate) key_ring: usize,
}

/// A leap and its two paths: long leg first and short leg first. A path over a missing cell is `None`.
#[derive(Debug)]
pub(crate) struct Way {
    pub(crate) to: u16,
    pub(crate) paths: [Option<Vec<u16>>; 2],
}

impl<const W: usize> Terrain<W> {
    /// The closed doors for which a side has a key.
    fn openable(&self, ground: &Ground<W>, us: usize) -> Bits<W> {
        ground
            .doors
            .iter()
            .filter(|&cell| ground.has_key(self.side_rules[us].key_ring, self.colours[cell]))
            .collect()
    }

    /// The cells on which a side's pieces may not stop.
    pub(crate) fn barred(&self, ground: &Ground<W>, us: usize) -> Bits<W> {
        let mut barred = self.fences | ground.cracked | ground.gates;
        if ground.doors.any() {
            barred |= ground.doors.without(self.openable(ground, us));
        }
        if !self.side_rules[us].takes_items {
            barred |= ground.items;
        }
        barred
    }

    /// The cells that a side's sliders may not pass.
    fn opaque(&self, ground: &Ground<W>, us: usize) -> Bits<W> {
        let mut opaque = self.fences | ground.cracked | ground.gates | self.pads;
        if !self.sliders_pass_items {
            opaque |= ground.items;
        }
        if ground.doors.any() {
            let through = if self.door_pass { self.openable(ground, us) } else { Bits::NONE };
            opaque |= ground.doors.without(through);
        }
        opaque
    }

    /// The cells that the path of a leap may not cross.
    pub(crate) fn uncrossable(&self, ground: &Ground<W>, us: usize) -> Bits<W> {
        let mut cells = ground.cracked | ground.gates | ground.doors;
        if self.items_block_paths && !self.side_rules[us].takes_items {
            cells |= ground.items;
        }
        cells
    }

    /// The cells that do something to a piece that arrives.
    pub(crate) fn eventful(&self, ground: &Ground<W>) -> Bits<W> {
        self.pads | self.ice | ground.items | ground.doors | self.belt_cells
    }

    /// The pieces of the sides that `us` fights.
    pub(crate) fn enemies(&self, state: &State<W>, us: usize) -> Bits<W> {
        let enemies = self.side_rules[us].enemies;
        (0..MAX_SIDES)
            .filter(|side| enemies >> side & 1 == 1)
            .fold(Bits::NONE, |all, side| all | state.side[side])
    }

    /// Restricts a view by the terrain.
    #[cold]
    #[inline(never)]
    pub(crate) fn show(&self, view: &mut View<'_, W>) {
        let Some(ground) = view.state.ground.as_deref() else { return };
        let barred = self.barred(ground, view.us);
        view.empty = (!view.occupied).without(barred);
        view.enemy = self.enemies(view.state, view.us).without(barred);
        view.occupied |= self.opaque(ground, view.us);
        view.quiet = if view.quiets { view.empty & view.ends } else { Bits::NONE };
        view.capture = if view.captures { view.enemy & view.ends } else { Bits::NONE };
        if self.side_rules[view.us].one_by_one {
            view.movers &= ground.acting();
        }
    }
}

impl<const W: usize> Program<W> {
    /// Generates the moves on terrain: the base moves that terrain allows, with promotions and passing.
    #[cold]
    #[inline(never)]
    pub(crate) fn generate_on_terrain(
        &self,
        terrain: &Terrain<W>,
        state: &State<W>,
        gen_type: GenType,
        sink: &mut dyn MoveSink<W>,
    ) {
        let Some(ground) = state.ground.as_deref() else { return };
        let us = state.us();
        let mut list = Steps::default();
        isa::list(self, state, GenType::Base, &mut list);
        let blocked = terrain.uncrossable(ground, us);
        let eventful = terrain.eventful(ground);
        let tiles = terrain.tiles.iter().fold(Bits::NONE, |all, (cells, _)| all | *cells);
        let royals = self.legality.method == Legality::Terrain { royals: true } && !self.unbound.has(us);
        let mut any = false;
        for (step, extra) in list.with_extras() {
            if step.kind == StepKind::Pass || !self.terrain_allows(terrain, state, ground, step, blocked) {
                continue;
            }
            if royals && !self.leaves_royals_safe(state, step, extra) {
                continue;
            }
            any = true;
            if !fits(state, step, extra, gen_type) {
                continue;
            }
            if tiles.any()
                && extra.is_none()
                && (tiles.has(step.to.into()) || eventful.has(step.to.into()))
                && let Some(kinds) = self.promotion_choices(terrain, state, step)
            {
                for &kind in kinds {
                    sink.one(Step { kind: StepKind::Promote, arg: kind, ..step });
                }
                continue;
            }
            match extra {
                Some(extra) => sink.walk(step, extra.clone()),
                None => sink.one(step),
            }
        }
        let level = terrain.quest.is_some() || self.pass[us] == PassRule::Stuck;
        let may = terrain.side_rules[us].may_pass || self.pass[us] == PassRule::Allowed;
        let may = may && !(any && royals && self.in_check(state));
        if ((!any && level) || may) && matches!(gen_type, GenType::All | GenType::Quiets) {
            // A side without moves must pass. That counts differently from a pass by choice.
            let at = state.side[us].iter().next().unwrap_or(0);
            sink.one(Step::new(at, at, StepKind::Pass, u8::from(!any)));
        }
    }

    /// Whether terrain allows a base move by the rules that sets cannot express.
    fn terrain_allows(
        &self,
        terrain: &Terrain<W>,
        state: &State<W>,
        ground: &Ground<W>,
        step: Step,
        blocked: Bits<W>,
    ) -> bool {
        if step.kind == StepKind::Drop {
            return true;
        }
        let kind = kind_of(state.at[usize::from(step.from)]);
        if let Some(ways) = &terrain.ways[kind]
            && let Some(way) = ways[usize::from(step.from)].iter().find(|way| way.to == step.to)
        {
            let free = |path: &Option<Vec<u16>>| {
                path.as_ref().is_some_and(|path| path.iter().all(|&cell| !blocked.has(cell.into())))
            };
            if !way.paths.iter().any(free) {
                return false;
            }
        }
        let us = state.us();
        let arrow = terrain.arrows[usize::from(step.to)].is_some();
        if arrow || terrain.no_corner_cutting || terrain.door_pass || self.has_arrows(terrain) {
            let Some(direction) = self.heading(terrain, kind, step) else { return !arrow };
            if !self.path_is_open(terrain, ground, us, step, direction) {
                return false;
            }
        }
        if terrain.jam == JamRule::Forbid
            && terrain.side_rules[us].warps
            && let Some(exit) = terrain.warps[usize::from(step.to)]
        {
            let taken = exit != step.from && state.at[usize::from(exit)] != EMPTY;
            return !taken && !terrain.barred(ground, us).has(exit.into());
        }
        true
    }

    fn has_arrows(&self, terrain: &Terrain<W>) -> bool {
        terrain.arrows.iter().any(Option::is_some)
    }

    /// The direction of a step or slide. Leaps have none.
    pub(crate) fn heading(&self, terrain: &Terrain<W>, kind: usize, step: Step) -> Option<Vector> {
        let (from, to) = (self.board.coords(step.from), self.board.coords(step.to));
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let straight = from.z == to.z && (dx == 0 || dy == 0 || dx.abs() == dy.abs());
        let far = dx.abs().max(dy.abs()) > 1;
        if !straight || (dx, dy) == (0, 0) || (far && !terrain.slides[kind]) {
            return None;
        }
        Some(Vector::flat(dx.signum(), dy.signum()))
    }

    /// Whether arrows, corners and the keys in hand let a piece move along a path.
    fn path_is_open(
        &self,
        terrain: &Terrain<W>,
        ground: &Ground<W>,
        us: usize,
        step: Step,
        direction: Vector,
    ) -> bool {
        let blocked = terrain.uncrossable(ground, us);
        let open = |at: crate::board::Cell, by: Vector| {
            self.board.step(at, by).is_some_and(|cell| !blocked.has(cell.into()))
        };
        let mut needed = [0u8; 256];
        let mut at = step.from;
        while at != step.to {
            let Some(next) = self.board.step(at, direction) else { return true };
            if terrain.arrows[usize::from(next)].is_some_and(|arrow| arrow != direction) {
                return false;
            }
            let diagonal = direction.x != 0 && direction.y != 0;
            if terrain.no_corner_cutting
                && diagonal
                && !open(at, Vector::flat(direction.x, 0))
                && !open(at, Vector::flat(0, direction.y))
            {
                return false;
            }
            if terrain.door_pass && ground.doors.has(next.into()) {
                let colour = terrain.colours[usize::from(next)];
                needed[usize::from(colour)] += 1;
                if !ground.has_keys(terrain.side_rules[us].key_ring, colour, needed[usize::from(colour)]) {
                    return false;
                }
            }
            at = next;
        }
        true
    }

    /// The kinds that the moving piece may promote to on the cell where it comes to rest.
    fn promotion_choices<'a>(
        &self,
        terrain: &'a Terrain<W>,
        state: &State<W>,
        step: Step,
    ) -> Option<&'a [u8]> {
        let us = state.us();
        let (mut kind, mut cell) = (kind_of(state.at[usize::from(step.from)]), usize::from(step.to));
        let ground = state.ground.as_deref()?;
        if state.at[cell] != EMPTY && ground.wards.has(cell) {
            return None; // the ward repels the piece, so it does not promote
        }
        if step.kind == StepKind::Drop {
            kind = step.arg.into();
        } else if terrain.eventful(ground).has(cell) {
            // Making the move shows where the piece comes to rest, and as what.
            let mut after = state.clone();
            after.make(self, step, None);
            cell = after.ground.as_ref().and_then(|ground| ground.rest).map(usize::from)?;
            kind = kind_of(after.at[cell]);
        }
        let (_, to) = terrain.tiles.iter().find(|(cells, _)| cells.has(cell))?;
        let own = &terrain.promotes[kind];
        debug_assert!(us < MAX_SIDES);
        if own.is_empty() {
            return None;
        }
        Some(if to.is_empty() { own } else { to })
    }

    /// Whether no enemy could capture a royal after a move. On terrain, every enemy move is tried.
    fn leaves_royals_safe(&self, state: &State<W>, step: Step, extra: Option<&Extra>) -> bool {
        let us = state.us();
        let mut after = state.clone();
        after.make(self, step, extra);
        after.info.over = None;
        let royals = after.of_kinds(&self.all_royal_kinds) & after.side[us];
        !self.could_capture(&after, us, royals)
    }

    /// Whether an enemy of `us` could capture on one of these cells.
    pub(crate) fn could_capture(&self, state: &State<W>, us: usize, cells: Bits<W>) -> bool {
        let (Some(terrain), Some(ground)) = (&self.terrain, &state.ground) else { return false };
        (0..self.sides).filter(|side| terrain.side_rules[us].enemies >> side & 1 == 1).any(|side| {
            let mut turned = state.clone();
            turned.info.turn = side as u8;
            if let Some(ground) = &mut turned.ground {
                ground.acting = u8::MAX;
            }
            let blocked = terrain.uncrossable(ground, side);
            let mut list = Steps::default();
            isa::list(self, &turned, GenType::Base, &mut list);
            list.steps.iter().any(|&step| {
                cells.has(step.to.into())
                    && step.kind != StepKind::Pass
                    && self.terrain_allows(terrain, &turned, ground, step, blocked)
            })
        })
    }

    /// By kind: whether it slides.
    pub(crate) fn sliding_kinds(&self) -> Vec<bool> {
        let slides = |kind: usize| {
            self.pieces.iter().any(|of| {
                !of[kind].walk.is_empty()
                    || of[kind]
                        .motions
                        .iter()
                        .any(|&motion| matches!(self.reaches[self.motions[motion].reach], Reach::Slide(_)))
            })
        };
        (0..self.kinds).map(slides).collect()
    }
}

fn fits<const W: usize>(state: &State<W>, step: Step, extra: Option<&Extra>, gen_type: GenType) -> bool {
    match gen_type {
        GenType::Captures => state.captures(step, extra),
        GenType::Quiets => !state.captures(step, extra),
        GenType::All | GenType::Base | GenType::PseudoLegal => true,
    }
}

//! Terrain: where a side may stop, pass and cross, and which base moves are left of that.
//!
//! Base moves come from the usual tables: what a side may not pass counts as occupied, and moves end only where it may stop. What
//! sets cannot say (the two ways of a leap, arrows, corners) is asked of every move afterwards. Games without terrain have none
//! of this.

use super::bits::Bits;
use super::generate::{GenType, View};
use super::ground::Ground;
use super::isa;
use super::program::{MAX_SIDES, Program};
use super::quest::Quest;
use super::reach::Reach;
use super::sink::MoveSink;
use super::state::{EMPTY, State, kind_of};
use super::step::{Extra, Step, StepKind, Steps};
use crate::board::Vector;
use crate::definition::model::{JamRule, PassRule, PlateMode};

/// What never changes about a game's terrain.
#[derive(Debug)]
pub(crate) struct Terrain<const W: usize> {
    pub(crate) fences: Bits<W>,
    pub(crate) ice: Bits<W>,
    /// By cell: where it carries.
    pub(crate) belts: Vec<Option<Vector>>,
    pub(crate) belt_cells: Bits<W>,
    /// By cell: the only direction it is entered in.
    pub(crate) arrows: Vec<Option<Vector>>,
    /// By cell: where its pad leads.
    pub(crate) warps: Vec<Option<u16>>,
    pub(crate) pads: Bits<W>,
    pub(crate) exits: Bits<W>,
    /// By cell.
    pub(crate) colours: Vec<u8>,
    pub(crate) gates: Vec<Gate<W>>,
    pub(crate) plates: Vec<Plate>,
    /// Where pieces promote, and into what if the cells say so.
    pub(crate) tiles: Vec<(Bits<W>, Vec<u8>)>,
    /// By kind: into what otherwise.
    pub(crate) promotes: Vec<Vec<u8>>,
    /// By cell.
    pub(crate) item_at: Vec<Option<ItemKind>>,
    /// By side.
    pub(crate) side_rules: Vec<SideRules>,
    /// By kind: with a sword, with a shield.
    pub(crate) ladder: Vec<[u8; 2]>,
    /// By kind and cell, for kinds whose leaps need a free way.
    pub(crate) ways: Vec<Option<Vec<Vec<Way>>>>,
    /// By kind: it slides.
    pub(crate) slides: Vec<bool>,
    /// By number of the piece.
    pub(crate) routes: Vec<Vec<u16>>,
    pub(crate) jam: JamRule,
    pub(crate) no_corner_cutting: bool,
    pub(crate) items_block_paths: bool,
    pub(crate) sliders_pass_items: bool,
    pub(crate) door_pass: bool,
    pub(crate) bomb_chain: bool,
    /// By cell.
    pub(crate) blasts: Vec<Bits<W>>,
    pub(crate) ward_adjacent: bool,
    pub(crate) quest: Option<Quest<W>>,
    pub(crate) start: Ground<W>,
}

/// The gates of a channel that open in the same way.
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

/// Some pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PieceFilter {
    pub(crate) kind: Option<u8>,
    pub(crate) side: Option<u8>,
    /// The numbers of pieces with the name asked for.
    pub(crate) numbers: Option<Vec<u8>>,
}

/// An item.
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

/// How a side deals with terrain.
#[derive(Clone, Debug, Default)]
pub(crate) struct SideRules {
    pub(crate) takes: bool,
    pub(crate) warps: bool,
    pub(crate) actions: u16,
    pub(crate) each: bool,
    pub(crate) may_pass: bool,
    pub(crate) idle: bool,
    /// Sides it fights, as a bit set.
    pub(crate) enemies: u8,
    /// Whose keys it uses.
    pub(crate) ring: usize,
}

/// A leap and the cells of its two ways, long leg first and short leg first; a way over a cell that is none is no way.
#[derive(Debug)]
pub(crate) struct Way {
    pub(crate) to: u16,
    pub(crate) paths: [Option<Vec<u16>>; 2],
}

impl<const W: usize> Terrain<W> {
    /// Closed doors a side has a key for.
    fn openable(&self, ground: &Ground<W>, us: usize) -> Bits<W> {
        ground
            .doors
            .iter()
            .filter(|&cell| ground.has_key(self.side_rules[us].ring, self.colours[cell]))
            .collect()
    }

    /// Where no piece of a side may stop.
    pub(crate) fn barred(&self, ground: &Ground<W>, us: usize) -> Bits<W> {
        let mut barred = self.fences | ground.cracked | ground.gates;
        if ground.doors.any() {
            barred |= ground.doors.without(self.openable(ground, us));
        }
        if !self.side_rules[us].takes {
            barred |= ground.items;
        }
        barred
    }

    /// What sliders of a side may not pass.
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

    /// What the ways of leaps may not cross.
    pub(crate) fn uncrossable(&self, ground: &Ground<W>, us: usize) -> Bits<W> {
        let mut cells = ground.cracked | ground.gates | ground.doors;
        if self.items_block_paths && !self.side_rules[us].takes {
            cells |= ground.items;
        }
        cells
    }

    /// Cells where arriving means more than standing there.
    pub(crate) fn eventful(&self, ground: &Ground<W>) -> Bits<W> {
        self.pads | self.ice | ground.items | ground.doors | self.belt_cells
    }

    /// The pieces of sides that `us` fights.
    pub(crate) fn enemies(&self, state: &State<W>, us: usize) -> Bits<W> {
        let enemies = self.side_rules[us].enemies;
        (0..MAX_SIDES)
            .filter(|side| enemies >> side & 1 == 1)
            .fold(Bits::NONE, |all, side| all | state.side[side])
    }

    /// Lets a view see the terrain.
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
        if self.side_rules[view.us].each {
            view.movers &= ground.acting();
        }
    }
}

impl<const W: usize> Program<W> {
    /// What is left of the base moves of the side to move, promotions and passing added.
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
        let mut any = false;
        for (step, extra) in list.with_extras() {
            if step.kind == StepKind::Pass || !self.terrain_allows(terrain, state, ground, step, blocked) {
                continue;
            }
            if self.verify_royals_on_terrain && !self.leaves_royals_safe(state, step, extra) {
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
        let level = terrain.quest.is_some() || self.pass == PassRule::Stuck;
        let may = terrain.side_rules[us].may_pass || self.pass == PassRule::Allowed;
        let may = may && !(any && self.verify_royals_on_terrain && self.in_check(state));
        if ((!any && level) || may) && matches!(gen_type, GenType::All | GenType::Quiets) {
            // Who cannot move passes; that is told apart from passing by choice.
            let at = state.side[us].iter().next().unwrap_or(0);
            sink.one(Step::new(at, at, StepKind::Pass, u8::from(!any)));
        }
    }

    /// Whether a base move goes by the rules that sets cannot say.
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

    /// The direction in which a step or a slide moves; leaps have none.
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

    /// Whether arrows, corners and the keys in hand let a piece go in a direction from one cell to another.
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
                if !ground.has_keys(terrain.side_rules[us].ring, colour, needed[usize::from(colour)]) {
                    return false;
                }
            }
            at = next;
        }
        true
    }

    /// What the piece of a move may become where it comes to rest.
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
            return None; // the ward throws it back, and that is all
        }
        if step.kind == StepKind::Drop {
            kind = step.arg.into();
        } else if terrain.eventful(ground).has(cell) {
            // Where it comes to rest, and as what, is seen by making the move.
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

    /// Whether no enemy could capture a royal after a move, where terrain keeps the masks from telling.
    fn leaves_royals_safe(&self, state: &State<W>, step: Step, extra: Option<&Extra>) -> bool {
        let us = state.us();
        let mut after = state.clone();
        after.make(self, step, extra);
        after.info.over = None;
        let royals = after.of_kinds(&self.all_royal_kinds) & after.side[us];
        !self.could_capture(&after, us, royals)
    }

    /// Whether some enemy of `us` could capture on one of these cells.
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

    /// The kinds that slide.
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

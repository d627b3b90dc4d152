//! Terrain: where the pieces of a side may stop, pass and cross, and which moves that leaves.
//!
//! The usual tables generate base moves. Cells that a side may not pass count as occupied, and moves end only where the
//! side may stop. Some rules cannot be expressed by sets: the two paths of a leap, arrows, and cutting corners. They
//! are tested on each base move afterwards.

use super::bits::Bits;
use super::generate::{GenType, SideView};
use super::ground::{Ground, NOBODY};
use super::isa;
use super::legality::Legality;
use super::program::{MAX_SIDES, Program};
use super::quest::Quest;
use super::reach::Reach;
use super::sink::MoveSink;
use super::state::{EMPTY, State, kind_of, side_of};
use super::step::{Extra, Step, StepKind, Steps};
use crate::board::{Cell, Vector};
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
    pub(crate) barriers: Vec<Barrier<W>>,
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

/// Cells that the same plates open. Levels call them a gate.
#[derive(Debug)]
pub(crate) struct Barrier<const W: usize> {
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

/// A position on terrain, for questions about it.
#[derive(Clone, Copy)]
pub(super) struct TerrainView<'a, const W: usize> {
    pub(super) program: &'a Program<W>,
    pub(super) terrain: &'a Terrain<W>,
    pub(super) state: &'a State<W>,
    /// The state of the terrain. While a step changes it, it is not in `state`.
    pub(super) ground: &'a Ground<W>,
}

impl<const W: usize> Terrain<W> {
    /// The quest, if it is that side's.
    pub(super) fn quest_of(&self, side: usize) -> Option<&Quest<W>> {
        self.quest.as_ref().filter(|quest| usize::from(quest.side) == side)
    }

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
        let mut barred = self.fences | ground.cracked | ground.barriers;
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
        let mut opaque = self.fences | ground.cracked | ground.barriers | self.pads;
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
        let mut cells = ground.cracked | ground.barriers | ground.doors;
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
    pub(crate) fn show(&self, view: &mut SideView<'_, W>) {
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
        let view = TerrainView { program: self, terrain, state, ground };
        let us = state.us();
        let mut list = Steps::default();
        isa::list(self, state, GenType::Base, &mut list);
        let blocked = terrain.uncrossable(ground, us);
        let eventful = terrain.eventful(ground);
        let tiles = terrain.tiles.iter().fold(Bits::NONE, |all, (cells, _)| all | *cells);
        let royals =
            matches!(self.legality.method, Legality::Terrain { royals: true }) && !self.unbound.has(us);
        let mut any = false;
        for (step, extra) in list.with_extras() {
            if step.kind == StepKind::Pass || !view.allows(step, blocked) {
                continue;
            }
            if royals && !self.leaves_royals_safe(state, step, extra) {
                continue;
            }
            any = true;
            if !gen_type.includes(state.captures(step, extra)) {
                continue;
            }
            if tiles.any()
                && extra.is_none()
                && (tiles.has(step.to.into()) || eventful.has(step.to.into()))
                && let Some(kinds) = view.promotion_choices(step)
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
                ground.acting = NOBODY;
            }
            let view = TerrainView { program: self, terrain, state: &turned, ground };
            let blocked = terrain.uncrossable(ground, side);
            let mut list = Steps::default();
            isa::list(self, &turned, GenType::Base, &mut list);
            list.steps.iter().any(|&step| {
                cells.has(step.to.into()) && step.kind != StepKind::Pass && view.allows(step, blocked)
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

impl<'a, const W: usize> TerrainView<'a, W> {
    /// Whether terrain allows a base move of the side to move by the rules that sets cannot express. No path may cross
    /// the cells in `blocked`.
    fn allows(&self, step: Step, blocked: Bits<W>) -> bool {
        if step.kind == StepKind::Drop {
            return true;
        }
        let kind = kind_of(self.state.at[usize::from(step.from)]);
        self.leap_is_open(kind, step, blocked)
            && self.path_is_open(kind, step, blocked)
            && !self.is_jammed(step)
    }

    /// Whether one of the two paths of a leap is open, for kinds whose leaps need one.
    fn leap_is_open(&self, kind: usize, step: Step, blocked: Bits<W>) -> bool {
        let Some(ways) = &self.terrain.ways[kind] else { return true };
        let Some(way) = ways[usize::from(step.from)].iter().find(|way| way.to == step.to) else {
            return true;
        };
        way.paths.iter().flatten().any(|path| path.iter().all(|&cell| !blocked.has(cell.into())))
    }

    /// The direction of a step or slide. Leaps have none.
    pub(super) fn heading(&self, kind: usize, step: Step) -> Option<Vector> {
        let board = &self.program.board;
        let (from, to) = (board.coords(step.from), board.coords(step.to));
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let straight = from.z == to.z && (dx == 0 || dy == 0 || dx.abs() == dy.abs());
        let far = dx.abs().max(dy.abs()) > 1;
        if !straight || (dx, dy) == (0, 0) || (far && !self.terrain.slides[kind]) {
            return None;
        }
        Some(Vector::flat(dx.signum(), dy.signum()))
    }

    /// Whether arrows, corners and the keys in hand let a piece move along its path. Nothing leaps onto an arrow.
    fn path_is_open(&self, kind: usize, step: Step, blocked: Bits<W>) -> bool {
        let terrain = self.terrain;
        let has_arrows = terrain.arrows.iter().any(Option::is_some);
        if !has_arrows && !terrain.no_corner_cutting && !terrain.door_pass {
            return true;
        }
        let Some(direction) = self.heading(kind, step) else {
            return terrain.arrows[usize::from(step.to)].is_none();
        };
        let ring = terrain.side_rules[self.state.us()].key_ring;
        let mut needed = [0u8; 256];
        let mut at = step.from;
        while at != step.to {
            let Some(next) = self.program.board.step(at, direction) else { return true };
            let against = terrain.arrows[usize::from(next)].is_some_and(|arrow| arrow != direction);
            if against || (terrain.no_corner_cutting && self.cuts_corner(at, direction, blocked)) {
                return false;
            }
            if terrain.door_pass && self.ground.doors.has(next.into()) {
                let colour = terrain.colours[usize::from(next)];
                let count = &mut needed[usize::from(colour)];
                *count += 1;
                if !self.ground.has_keys(ring, colour, *count) {
                    return false;
                }
            }
            at = next;
        }
        true
    }

    /// Whether a diagonal step from a cell passes between two blocked cells.
    fn cuts_corner(&self, at: Cell, direction: Vector, blocked: Bits<W>) -> bool {
        let open = |by: Vector| self.program.board.step(at, by).is_some_and(|cell| !blocked.has(cell.into()));
        let diagonal = direction.x != 0 && direction.y != 0;
        diagonal && !open(Vector::flat(direction.x, 0)) && !open(Vector::flat(0, direction.y))
    }

    /// Whether a move ends on a warp pad whose exit is closed or taken, where the rules forbid that.
    fn is_jammed(&self, step: Step) -> bool {
        let us = self.state.us();
        if self.terrain.jam != JamRule::Forbid || !self.terrain.side_rules[us].warps {
            return false;
        }
        self.terrain.warps[usize::from(step.to)].is_some_and(|exit| {
            let taken = exit != step.from && self.state.at[usize::from(exit)] != EMPTY;
            taken || self.terrain.barred(self.ground, us).has(exit.into())
        })
    }

    /// The kinds that the moving piece may promote to on the cell where it comes to rest.
    fn promotion_choices(&self, step: Step) -> Option<&'a [u8]> {
        let (mut kind, mut cell) = (kind_of(self.state.at[usize::from(step.from)]), usize::from(step.to));
        if self.state.at[cell] != EMPTY && self.ground.wards.has(cell) {
            return None; // the ward repels the piece, so it does not promote
        }
        if step.kind == StepKind::Drop {
            kind = step.arg.into();
        } else if self.terrain.eventful(self.ground).has(cell) {
            // Making the move shows where the piece comes to rest, and as what.
            let mut after = self.state.clone();
            after.make(self.program, step, None);
            cell = after.ground.as_ref().and_then(|ground| ground.rest).map(usize::from)?;
            kind = kind_of(after.at[cell]);
        }
        let (_, to) = self.terrain.tiles.iter().find(|(cells, _)| cells.has(cell))?;
        let own = &self.terrain.promotes[kind];
        if own.is_empty() {
            return None;
        }
        Some(if to.is_empty() { own } else { to })
    }

    /// Whether a filter selects the piece on a cell.
    pub(super) fn matches(&self, who: &PieceFilter, cell: usize) -> bool {
        let code = self.state.at[cell];
        who.side.is_none_or(|side| usize::from(side) == side_of(code))
            && who.kind.is_none_or(|kind| usize::from(kind) == kind_of(code))
            && who.numbers.as_ref().is_none_or(|numbers| {
                self.ground.number(cell).is_some_and(|number| numbers.contains(&number))
            })
    }

    /// The pieces that a filter selects.
    pub(super) fn matching_pieces(&self, who: &PieceFilter) -> Bits<W> {
        let mut pieces = self.state.occupied(self.program).without(self.state.info.walls);
        if let Some(side) = who.side {
            pieces &= self.state.of_side(usize::from(side));
        }
        if let Some(kind) = who.kind {
            pieces &= self.state.kind[usize::from(kind)];
        }
        if let Some(numbers) = &who.numbers {
            pieces &= numbers.iter().filter_map(|&number| self.ground.cell_of(number)).collect();
        }
        pieces
    }
}

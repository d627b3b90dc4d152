//! What nature decides: the roll of a die, and the kinds of pieces that are turned up. Nature moves between the steps of the
//! sides. Its steps are listed like moves, each with a weight, while nature is to move; neither time nor turn passes with
//! them.
//!
//! Where nature draws what captured pieces were, the bag and the pieces drawn so are one shuffled whole to whoever does not see
//! the draw. For such a side nature's step has the covered kind ([`Chance::left`]): the piece counts as gone, and all its kinds
//! stay in the bag. So the position as that side knows it is a position like any other, and weights in it are those that the side
//! must expect.

use super::bits::Bits;
use super::generate::GenType;
use super::ledger::Ledger;
use super::program::{MAX_SIDES, Program, SIDE_MASK};
use super::sink::MoveSink;
use super::state::{EMPTY, State, Undo, code, kind_of, side_of};
use super::step::{Extra, Step, StepKind};
use super::zobrist::{HashFeature, Zobrist};

/// The rules for nature's part.
#[derive(Debug)]
pub(crate) struct ChanceRules<const W: usize> {
    /// The kinds on the faces of the die; empty without a die.
    pub(crate) faces: Vec<u8>,
    /// The kind of pieces that lie face down and belong to a side.
    pub(crate) covered: Option<u8>,
    /// Nature draws what captured ones were.
    pub(crate) draws: bool,
    /// The cells on which pieces lie face down at the start that belong to nobody. Walls stand for such pieces.
    pub(crate) face_down: Bits<W>,
    /// The first piece that is turned up belongs to the side that turns it up.
    pub(crate) first_own: bool,
}

/// What a position knows of nature.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chance {
    /// The kind that the die shows; nothing before it is rolled.
    pub(crate) die: Option<u8>,
    /// The cell on which a piece is about to be turned up, and the side that brought that about.
    pub(crate) reveals: Option<(u16, u8)>,
    /// By kind and side: the pieces left in the bags.
    pub(crate) bag: Vec<[u8; MAX_SIDES]>,
    /// By kind and side: what captured pieces that lay face down turned out to be. Under the covered kind are those of which that is
    /// not known; they are still counted in the bag, too. Empty in games in which that is never drawn.
    pub(crate) taken: Vec<[u8; MAX_SIDES]>,
    /// By side: captured pieces of which nature is about to draw what they were.
    pub(crate) draws: [u8; MAX_SIDES],
}

impl Chance {
    /// Its part of the hash.
    pub(crate) fn key(&self, zobrist: &Zobrist) -> u64 {
        let feature = |what: u64, value: u64| zobrist.of(HashFeature::Chance, what << 48 | value);
        let mut key = self.die.map_or(0, |kind| feature(1, kind.into()));
        key ^= self.reveals.map_or(0, |(cell, by)| feature(2, u64::from(cell) << 8 | u64::from(by)));
        for (kind, of_sides) in self.bag.iter().enumerate() {
            for (side, &count) in of_sides.iter().enumerate().filter(|(_, count)| **count > 0) {
                key ^= feature(3, (kind as u64) << 16 | (side as u64) << 8 | u64::from(count));
            }
        }
        for (kind, of_sides) in self.taken.iter().enumerate() {
            for (side, &count) in of_sides.iter().enumerate().filter(|(_, count)| **count > 0) {
                key ^= feature(4, (kind as u64) << 16 | (side as u64) << 8 | u64::from(count));
            }
        }
        for (side, &count) in self.draws.iter().enumerate().filter(|(_, count)| **count > 0) {
            key ^= feature(5, (side as u64) << 8 | u64::from(count));
        }
        key
    }

    /// How many pieces a side's bag has left for those that still lie face down: without captured ones whose kind is not known, or
    /// not drawn yet.
    pub(crate) fn left(&self, side: usize, covered: Option<u8>) -> u32 {
        let side = side & SIDE_MASK;
        let held: u32 = self.bag.iter().map(|of_sides| u32::from(of_sides[side])).sum();
        let unknown = covered.and_then(|kind| self.taken.get(usize::from(kind)));
        let gone = unknown.map_or(0, |of_sides| u32::from(of_sides[side])) + u32::from(self.draws[side]);
        held.saturating_sub(gone)
    }

    /// The side of the next captured piece of which nature draws what it was.
    fn next_draw(&self) -> Option<usize> {
        self.draws.iter().position(|&count| count > 0)
    }

    /// The same as sides of a team know it that do not see what captured pieces of theirs were.
    pub(crate) fn unseen_by(&mut self, team: impl Fn(usize) -> bool, covered: u8) {
        for kind in 0..self.taken.len().min(self.bag.len()) {
            for side in (0..MAX_SIDES).filter(|&side| team(side) && kind != usize::from(covered)) {
                let known = std::mem::take(&mut self.taken[kind][side]);
                self.bag[kind][side] = self.bag[kind][side].saturating_add(known);
                let unknown = &mut self.taken[usize::from(covered)][side];
                *unknown = unknown.saturating_add(known);
            }
        }
    }
}

/// Whether a step moves a piece of a kind, or promotes one to it.
fn fits<const W: usize>(state: &State<W>, step: Step, kind: u8) -> bool {
    let piece = state.at[usize::from(step.from)];
    match step.kind {
        StepKind::Pass | StepKind::Uncover | StepKind::Chance => false,
        StepKind::Drop => step.arg == kind,
        StepKind::Promote | StepKind::WalkPromote if step.arg == kind => true,
        _ => piece != EMPTY && kind_of(piece) == usize::from(kind),
    }
}

impl<const W: usize> Program<W> {
    /// Whether nature is to move, as long as some side can move afterwards.
    pub(crate) fn awaits_chance(&self, state: &State<W>) -> bool {
        let (Some(rules), Some(ledger)) = (&self.chance, &state.ledger) else { return false };
        let chance = &ledger.chance;
        state.info.over.is_none()
            && (chance.reveals.is_some()
                || chance.next_draw().is_some()
                || (!rules.faces.is_empty() && chance.die.is_none()))
    }

    /// Lists nature's steps that draw what a captured piece was, or turn up a piece; none of them captures. Returns whether there is
    /// such a piece.
    pub(crate) fn list_reveals(
        &self,
        state: &State<W>,
        gen_type: GenType,
        sink: &mut dyn MoveSink<W>,
    ) -> bool {
        let Some(ledger) = &state.ledger else { return false };
        let chance = &ledger.chance;
        if let Some(side) = chance.next_draw() {
            let kinds = (0u8..)
                .zip(&chance.bag)
                .filter(|(_, of_sides)| gen_type.includes(false) && of_sides[side] > 0);
            kinds.for_each(|(kind, _)| sink.one(Step::drawing(side, kind)));
            return true;
        }
        let Some((cell, _)) = chance.reveals else { return false };
        if !gen_type.includes(false) {
            return true;
        }
        for (kind, of_sides) in (0u8..).zip(&chance.bag) {
            for side in (0..self.sides).filter(|&side| of_sides[side] > 0 && self.may_be(state, side)) {
                let step = Step::new(cell.into(), cell.into(), StepKind::Chance, kind);
                sink.one(Step { extra: side as u16 + 1, ..step });
            }
        }
        true
    }

    /// Whether the piece that is about to be turned up may belong to a side.
    fn may_be(&self, state: &State<W>, side: usize) -> bool {
        let (Some(rules), Some(ledger)) = (&self.chance, &state.ledger) else { return false };
        let Some((cell, by)) = ledger.chance.reveals else { return false };
        let first = rules.first_own && (0..self.sides).all(|side| state.of_side(side).none());
        let own = first || !state.info.walls.has(cell.into());
        !own || side == usize::from(by)
    }

    /// How often an outcome is in the bag or on the die.
    pub(crate) fn weight(&self, state: &State<W>, step: Step) -> u32 {
        let (Some(rules), Some(ledger)) = (&self.chance, &state.ledger) else { return 0 };
        match step.revealed_side().or(step.drawn_side()) {
            Some(side) => {
                ledger.chance.bag.get(usize::from(step.arg)).map_or(0, |of| of[side & SIDE_MASK].into())
            }
            None => rules.faces.iter().filter(|&&face| face == step.arg).count() as u32,
        }
    }

    /// Adds the steps with which a side turns up a piece that belongs to nobody. That answers no check.
    pub(crate) fn list_uncovering(&self, state: &State<W>, mut add: impl FnMut(Step)) {
        let (Some(rules), Some(ledger)) = (&self.chance, &state.ledger) else { return };
        if rules.face_down.none() {
            return;
        }
        let first = rules.first_own && (0..self.sides).all(|side| state.of_side(side).none());
        let some = (0..self.sides)
            .any(|side| ledger.chance.left(side, rules.covered) > 0 && (!first || side == state.us()));
        if some && !self.is_attacked(state, state.us()) {
            state.info.walls.for_each(|cell| add(Step::new(cell, cell, StepKind::Uncover, 0)));
        }
    }

    /// Whether a step fits what the die shows.
    pub(crate) fn fits_die(&self, state: &State<W>, step: Step) -> bool {
        let die = state.ledger.as_ref().and_then(|ledger| ledger.chance.die);
        die.is_none_or(|kind| fits(state, step, kind))
    }

    /// The faces that a die can show before one of these steps, if it is still to be rolled.
    pub(crate) fn rolls(
        &self,
        state: &State<W>,
        steps: impl Iterator<Item = Step> + Clone,
    ) -> Option<Vec<Step>> {
        let rules = self.chance.as_ref().filter(|rules| !rules.faces.is_empty())?;
        if state.ledger.as_ref().is_some_and(|ledger| ledger.chance.die.is_some()) {
            return None;
        }
        let mut faces = rules.faces.clone();
        faces.sort_unstable();
        faces.dedup();
        faces.retain(|&kind| steps.clone().any(|step| fits(state, step, kind)));
        Some(faces.into_iter().map(|kind| Step::new(0, 0, StepKind::Chance, kind)).collect())
    }

    /// What effects at the end of a turn have carried away or removed is not turned up any more.
    #[cold]
    pub(crate) fn forget_moved_reveal(&self, state: &mut State<W>, undo: &mut Undo<W>) {
        let reveals = state.ledger.as_ref().and_then(|ledger| ledger.chance.reveals);
        let (Some(rules), Some((cell, by))) = (&self.chance, reveals) else { return };
        let covered = rules.covered.map(|kind| code(by.into(), kind.into()));
        let there = Some(state.at[usize::from(cell)]) == covered || state.info.walls.has(cell.into());
        if !there {
            self.change_chance(state, undo, |chance| chance.reveals = None);
        }
    }

    /// What nature has to decide after a step that `us` has just made. The turn has not passed yet.
    pub(crate) fn call_chance(
        &self,
        rules: &ChanceRules<W>,
        state: &mut State<W>,
        us: usize,
        (step, extra): (Step, Option<&Extra>),
        undo: &mut Undo<W>,
    ) {
        if let Some(kind) = rules.covered.filter(|_| rules.draws) {
            self.draw_captured(kind, state, step, extra, undo);
        }
        let to = usize::from(step.to);
        let Some(chance) = state.ledger.as_ref().map(|ledger| &ledger.chance) else { return };
        let covered = rules.covered.map(|kind| code(us, kind.into()));
        let arrived = covered.is_some_and(|covered| state.at[to] == covered && undo.mover() == covered);
        let reveals = step.kind == StepKind::Uncover || (arrived && chance.left(us, rules.covered) > 0);
        let rolls = !rules.faces.is_empty() && self.plain_turns;
        if reveals || rolls {
            self.change_chance(state, undo, |chance| {
                chance.reveals = reveals.then_some((step.to, us as u8)).or(chance.reveals);
                chance.die = chance.die.filter(|_| !rolls);
            });
        }
    }

    /// Nature has to draw what the covered pieces were that the step captured, as far as the bags have any.
    #[cold]
    fn draw_captured(
        &self,
        covered: u8,
        state: &mut State<W>,
        step: Step,
        extra: Option<&Extra>,
        undo: &mut Undo<W>,
    ) {
        let gone = undo.gone(step, extra);
        for (_, piece) in gone.into_iter().filter(|(_, piece)| kind_of(*piece) == usize::from(covered)) {
            let side = side_of(piece);
            self.change_chance(state, undo, |chance| {
                chance.draws[side] += u8::from(chance.left(side, Some(covered)) > 0);
            });
        }
    }

    /// The die is to be rolled for the next turn.
    #[cold]
    pub(crate) fn pick_up_die(&self, state: &mut State<W>, undo: &mut Undo<W>) {
        self.change_chance(state, undo, |chance| chance.die = None);
    }

    /// Makes a step of nature. Neither time nor turn passes.
    pub(crate) fn make_chance(&self, state: &mut State<W>, step: Step, undo: &mut Undo<W>) {
        state.info = undo.info();
        if let Some(side) = step.drawn_side() {
            let kind = usize::from(step.arg);
            let unknown = self.chance.as_ref().is_some_and(|rules| rules.covered == Some(step.arg));
            self.change_chance(state, undo, |chance| {
                chance.draws[side & SIDE_MASK] -= 1;
                chance.bag[kind][side & SIDE_MASK] -= u8::from(!unknown);
                chance.taken[kind][side & SIDE_MASK] += 1;
            });
            return;
        }
        let Some(side) = step.revealed_side() else {
            self.change_chance(state, undo, |chance| chance.die = Some(step.arg));
            return;
        };
        let cell = usize::from(step.to);
        if state.info.walls.has(cell) {
            state.remove_wall(self, cell);
        }
        let old = state.take(self, cell);
        undo.note_replaced(vec![(step.to, old)]);
        state.put(self, code(side, step.arg.into()), cell);
        self.change_chance(state, undo, |chance| {
            chance.reveals = None;
            let left = &mut chance.bag[usize::from(step.arg)][side & SIDE_MASK];
            *left = left.saturating_sub(1);
        });
    }

    /// Whether a step of nature can happen here.
    pub(crate) fn chance_fits(&self, state: &State<W>, step: Step) -> bool {
        let known = usize::from(step.arg) < self.kinds && self.awaits_chance(state);
        let chance = state.ledger.as_ref().map(|ledger| &ledger.chance);
        let reveals = chance.and_then(|chance| chance.reveals);
        let draws = chance.and_then(Chance::next_draw);
        if draws.is_some() || step.drawn_side().is_some() {
            // Whoever does not see what it was knows that it is drawn.
            let covered = self.chance.as_ref().and_then(|rules| rules.covered);
            return known
                && draws == step.drawn_side()
                && (covered == Some(step.arg) || self.weight(state, step) > 0);
        }
        known
            && match (step.revealed_side(), reveals) {
                (Some(side), Some((cell, _))) => {
                    cell == step.to
                        && side < self.sides
                        && self.may_be(state, side)
                        && self.weight(state, step) > 0
                }
                (None, None) => self.weight(state, step) > 0,
                _ => false,
            }
    }

    fn change_chance(&self, state: &mut State<W>, undo: &mut Undo<W>, change: impl FnOnce(&mut Chance)) {
        state.change_ledger(self, undo, |ledger: &mut Ledger| change(&mut ledger.chance));
    }
}

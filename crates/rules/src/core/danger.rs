//! What the safety of a royal demands of every move, found once per position.
//!
//! Legality never needs a move to be made: four masks say which moves are safe without looking, and the few that
//! touch a risky cell are tested on the sets they would leave behind.

use super::bits::Bits;
use super::kinds::Kinds;
use super::program::{AttackClass, AttackPattern, Program};
use super::reach::{Hop, Line, Reach, lame};
use super::state::{EMPTY, State, kind_of};

/// How many pins are noted; a position with more is tested move by move.
const MAX_PINS: usize = 8;

/// The demands on moves of pieces other than the royal itself.
pub(crate) struct Danger<const W: usize> {
    /// The royal is attacked.
    pub(crate) check: bool,
    /// Where a move must end to meet every check; all cells when there is none.
    pub(crate) evasions: Bits<W>,
    /// Pieces that shield the royal: they may only go where they shield it still.
    pub(crate) pinned: Bits<W>,
    pins: [(u16, Bits<W>); MAX_PINS],
    pin_count: usize,
    /// Leaving one of these cells may expose the royal in a way masks cannot tell.
    pub(crate) risky_from: Bits<W>,
    /// Arriving on one of these may.
    pub(crate) risky_to: Bits<W>,
    /// Every move must be tested.
    pub(crate) test_all: bool,
    /// Where checks are forbidden: the royal that may not be attacked.
    pub(crate) other_royal: Option<usize>,
}

impl<const W: usize> Danger<W> {
    /// Nothing to fear.
    #[inline(always)]
    pub(crate) fn none() -> Self {
        Self {
            check: false,
            evasions: Bits::ALL,
            pinned: Bits::NONE,
            pins: [(0, Bits::NONE); MAX_PINS],
            pin_count: 0,
            risky_from: Bits::NONE,
            risky_to: Bits::NONE,
            test_all: false,
            other_royal: None,
        }
    }

    /// The pinned pieces and where each may go.
    #[inline(always)]
    pub(crate) fn pins(&self) -> &[(u16, Bits<W>)] {
        &self.pins[..self.pin_count.min(MAX_PINS)]
    }

    #[inline(always)]
    fn pin(&mut self, piece: Bits<W>, allowed: Bits<W>) {
        if self.pin_count < MAX_PINS {
            self.pinned |= piece;
            self.pins[self.pin_count] = (piece.lowest() as u16, allowed);
            self.pin_count += 1;
        } else {
            self.test_all = true;
        }
    }

    /// Where a pinned piece may go.
    #[inline(always)]
    pub(crate) fn allowed(&self, cell: usize) -> Bits<W> {
        let pin = self.pins().iter().find(|(pinned, _)| usize::from(*pinned) == cell);
        pin.map_or(Bits::ALL, |(_, allowed)| *allowed)
    }

    /// Like [`pin`](Self::pin) for a piece that may be pinned already.
    #[inline]
    pub(crate) fn pin_also(&mut self, piece: Bits<W>, allowed: Bits<W>) {
        let cell = piece.lowest() as u16;
        match self.pins[..self.pin_count].iter_mut().find(|(pinned, _)| *pinned == cell) {
            Some((_, other)) => *other &= allowed,
            None => self.pin(piece, allowed),
        }
    }

    /// Lets pinned pieces capture whatever their pins say.
    pub(crate) fn free_pins(&mut self, enemy: Bits<W>) {
        self.pins.iter_mut().for_each(|(_, allowed)| *allowed |= enemy);
    }

    #[inline(always)]
    pub(crate) fn must_test(&self) -> bool {
        self.test_all || (self.risky_from | self.risky_to).any()
    }
}

/// The sets a move would leave behind, for asking whether a cell is attacked then.
#[derive(Clone, Copy)]
pub(crate) struct Occupancy<const W: usize> {
    /// All pieces.
    pub(crate) occupied: Bits<W>,
    /// The attacker's pieces.
    pub(crate) enemy: Bits<W>,
    /// A piece that moved: where from, where to (equal: nothing moved).
    pub(crate) moved: (usize, usize),
}

impl<const W: usize> Program<W> {
    /// Cells strictly between a royal on `k` and an attacker on `s`, along the lines of a class.
    #[inline(always)]
    pub(crate) fn shield(
        &self,
        in_matrix: bool,
        reach: usize,
        back: &[Line<W>],
        k: usize,
        s: usize,
    ) -> Bits<W> {
        if in_matrix && let Some(matrix) = &self.between {
            return matrix.get(k, s);
        }
        let forward = self.lines(reach);
        for (back, forward) in back.iter().zip(forward) {
            let [below, above] = back[k];
            if below.has(s) {
                return below & forward[s][1];
            }
            if above.has(s) {
                return above & forward[s][0];
            }
        }
        Bits::NONE
    }

    #[inline(always)]
    fn lines(&self, reach: usize) -> &[Line<W>] {
        match &self.reaches[reach] {
            Reach::Slide(slide) => &slide.lines,
            Reach::Hop(hop) => &hop.lines,
            _ => &[],
        }
    }

    /// Pieces a hopping class may not use as a hurdle, after a move.
    #[inline(always)]
    pub(crate) fn barred(&self, state: &State<W>, kinds: &Kinds, occupancy: &Occupancy<W>) -> Bits<W> {
        if kinds.is_empty() {
            return Bits::NONE;
        }
        let standing = state.of_kinds(kinds);
        let (from, to) = occupancy.moved;
        if from == to {
            return standing;
        }
        let moved = standing.has(from);
        let rest = standing.without(Bits::one(from) | Bits::one(to));
        if moved { rest | Bits::one(to) } else { rest }
    }

    /// What the attackers of `us` demand of its moves while its only royal stands on `k`.
    #[inline(always)]
    pub(crate) fn find_royal_danger(
        &self,
        state: &State<W>,
        us: usize,
        k: usize,
        own: Bits<W>,
        occupied: Bits<W>,
        danger: &mut Danger<W>,
    ) {
        for them in 0..self.sides {
            if them != us {
                self.add_danger_from(state, them, k, own, occupied, danger);
            }
        }
    }

    #[inline(always)]
    fn add_danger_from(
        &self,
        state: &State<W>,
        them: usize,
        k: usize,
        own: Bits<W>,
        occupied: Bits<W>,
        danger: &mut Danger<W>,
    ) {
        let enemy = state.of_side(them);
        for class in &self.classes[them] {
            // Few leapers are near; which kinds they are matters only then.
            if let AttackPattern::Leap(from) = &class.pattern
                && !from[k].meets(enemy)
            {
                continue;
            }
            let attackers = state.of_kinds(&class.kinds) & enemy;
            match &class.pattern {
                AttackPattern::Leap(from) => {
                    let checkers = from[k] & attackers;
                    if checkers.any() {
                        danger.check = true;
                        checkers.for_each(|s| danger.evasions &= Bits::one(s));
                    }
                }
                AttackPattern::Slide { from, back, in_matrix } => (from[k] & attackers).for_each(|s| {
                    let shield = self.shield(*in_matrix, class.reach, back, k, s);
                    let blockers = shield & occupied;
                    if blockers.none() {
                        danger.check = true;
                        danger.evasions &= shield | Bits::one(s);
                    } else if !blockers.more_than_one() && blockers.meets(own) {
                        danger.pin(blockers, shield | Bits::one(s));
                    }
                }),
                AttackPattern::Lame(from) => {
                    if attackers.any() {
                        for hurdle in &from[k] {
                            let attackers = hurdle.to & attackers;
                            if attackers.any() {
                                let blockers = hurdle.path & occupied;
                                if blockers.none() {
                                    danger.check = true;
                                    attackers.for_each(|s| danger.evasions &= hurdle.path | Bits::one(s));
                                } else if !blockers.more_than_one() {
                                    danger.risky_from |= blockers & own;
                                }
                            }
                        }
                    }
                }
                AttackPattern::Hop { from, back, in_matrix, behind } => {
                    let near = from[k] & attackers;
                    if near.any() {
                        let barred = state.of_kinds(&class.barred);
                        near.for_each(|s| {
                            let shield = self.shield(*in_matrix, class.reach, back, k, s);
                            let blockers = shield & occupied;
                            match blockers.count() {
                                0 => danger.risky_to |= shield,
                                1 if blockers.meets(barred) => {
                                    danger.risky_to |= blockers;
                                    danger.risky_from |= blockers & own;
                                }
                                // A grasshopper checks only from right behind the hurdle; the exact test tells.
                                1 if *behind => danger.test_all = true,
                                1 => {
                                    danger.check = true;
                                    danger.test_all = true;
                                }
                                2 => danger.risky_from |= blockers & own,
                                _ => {}
                            }
                        });
                    }
                }
                AttackPattern::Walk(from) => {
                    if (from[k] & attackers).any() {
                        danger.test_all = true;
                    }
                }
            }
        }
        if danger.test_all && !danger.check {
            let occupancy = Occupancy { occupied, enemy, moved: (0, 0) };
            danger.check = self.attacked_by(state, them, k, &occupancy);
        }
    }

    /// Whether a piece of side `by` attacks a royal of another side on `cell` in this scene.
    #[inline]
    pub(crate) fn attacked_by(
        &self,
        state: &State<W>,
        by: usize,
        cell: usize,
        occupancy: &Occupancy<W>,
    ) -> bool {
        self.classes[by].iter().any(|class| {
            self.hits(state, by, class, cell, occupancy)
                && (class.spares.is_empty() || !self.is_spared(state, class, cell, occupancy))
        })
    }

    /// Whether the royal asked about on `cell` is one that a class may not capture. Where captors choose, all moves are made, so it
    /// stands there, or is about to castle.
    #[cold]
    fn is_spared(
        &self,
        state: &State<W>,
        class: &AttackClass<W>,
        cell: usize,
        occupancy: &Occupancy<W>,
    ) -> bool {
        let royal = if state.at[cell] == EMPTY { occupancy.moved.0 } else { cell };
        class.spares.contains(kind_of(state.at[royal]))
    }

    /// Whether a class attacks `cell`.
    #[inline(always)]
    pub(super) fn hits(
        &self,
        state: &State<W>,
        by: usize,
        class: &AttackClass<W>,
        cell: usize,
        occupancy: &Occupancy<W>,
    ) -> bool {
        let attackers = state.of_kinds(&class.kinds) & occupancy.enemy;
        match &class.pattern {
            AttackPattern::Leap(from) => from[cell].meets(attackers),
            AttackPattern::Lame(from) => {
                attackers.any()
                    && from[cell].iter().any(|h| h.to.meets(attackers) && !h.path.meets(occupancy.occupied))
            }
            AttackPattern::Slide { from, back, in_matrix } => {
                let mut hit = false;
                (from[cell] & attackers).for_each(|s| {
                    let shield = self.shield(*in_matrix, class.reach, back, cell, s);
                    hit |= !shield.meets(occupancy.occupied);
                });
                hit
            }
            AttackPattern::Hop { from, back, in_matrix, behind } => {
                let near = from[cell] & attackers;
                if near.none() {
                    return false;
                }
                let barred = self.barred(state, &class.barred, occupancy);
                let mut hit = false;
                near.for_each(|s| {
                    let shield = self.shield(*in_matrix, class.reach, back, cell, s);
                    let hurdle = shield & occupancy.occupied;
                    hit |= hurdle.any()
                        && !hurdle.more_than_one()
                        && !hurdle.meets(barred)
                        && (!*behind || self.right_behind(class, cell, s, occupancy.occupied, barred));
                });
                hit
            }
            AttackPattern::Walk(from) => {
                let near = from[cell] & attackers;
                near.any() && self.walkers_hit(state, by, near, cell, occupancy)
            }
        }
    }

    #[cold]
    fn right_behind(
        &self,
        class: &AttackClass<W>,
        cell: usize,
        s: usize,
        occupied: Bits<W>,
        barred: Bits<W>,
    ) -> bool {
        match &self.reaches[class.reach] {
            Reach::Hop(hop @ Hop { .. }) => hop.targets(s, occupied, barred).has(cell),
            _ => false,
        }
    }

    /// Of the royal's `steps` from `k`, those on which it is not attacked. `bare` are all pieces but the royal.
    #[inline(always)]
    pub(crate) fn safe_steps<const FAST: bool>(
        &self,
        state: &State<W>,
        us: usize,
        k: usize,
        steps: Bits<W>,
        bare: Bits<W>,
    ) -> Bits<W> {
        let mut safe = steps;
        for them in 0..self.sides {
            if them == us {
                continue;
            }
            let enemy = state.of_side(them);
            for class in &self.classes[them] {
                let near = state.of_kinds(&class.kinds) & enemy & class.ring[k];
                if near.none() {
                    continue;
                }
                match (&class.pattern, &self.reaches[class.reach]) {
                    // A protected piece is not safe to take: reaches include the first piece they meet.
                    (AttackPattern::Leap(_), Reach::Leap(to)) => {
                        let mut hit = Bits::NONE;
                        near.for_each(|s| hit |= to[s]);
                        safe &= !(hit & class.to);
                    }
                    (AttackPattern::Slide { .. }, Reach::Slide(slide)) => {
                        let mut hit = Bits::NONE;
                        near.for_each(|s| hit |= slide.targets::<FAST>(s, bare));
                        safe &= !(hit & class.to);
                    }
                    (AttackPattern::Lame(from), _) => safe.for_each(|s| {
                        let occupied = bare | Bits::one(s);
                        if lame(&from[s], occupied).meets(near.without(Bits::one(s))) {
                            safe &= !Bits::one(s);
                        }
                    }),
                    _ => safe.for_each(|s| {
                        let to = Bits::one(s);
                        let occupancy =
                            Occupancy { occupied: bare | to, enemy: enemy.without(to), moved: (k, s) };
                        if self.hits(state, them, class, s, &occupancy) {
                            safe &= !to;
                        }
                    }),
                }
            }
        }
        safe
    }
}

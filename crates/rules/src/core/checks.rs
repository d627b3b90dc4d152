//! How the safety of a royal limits all other moves: checks, pins and risky cells. It is found once per position.
//!
//! No move has to be made to test its legality. Masks decide most moves. A move that touches a risky cell is tested
//! against the occupancy that it would leave.

use super::attacks::Occupancy;
use super::bits::Bits;
use super::program::{AttackPattern, Program};
use super::state::State;

/// How many pins are recorded. In a position with more, every move is tested.
const MAX_PINS: usize = 8;

/// Checks, pins and risky cells: the limits on moves of pieces other than the royal.
pub(crate) struct CheckInfo<const W: usize> {
    /// The royal is in check.
    pub(crate) in_check: bool,
    /// Where a move must end to answer every check. All cells if there is no check.
    pub(crate) evasions: Bits<W>,
    /// Pieces that shield the royal. They may move only to cells where they still do.
    pub(crate) pinned: Bits<W>,
    pins: [(u16, Bits<W>); MAX_PINS],
    pin_count: usize,
    /// Leaving one of these cells may expose the royal in a way that masks cannot decide.
    pub(crate) risky_from: Bits<W>,
    /// Arriving on one of these cells may.
    pub(crate) risky_to: Bits<W>,
    /// Every move must be tested.
    pub(crate) test_all: bool,
    /// The other side's royal, which may not be attacked where checks are forbidden.
    pub(crate) other_royal: Option<usize>,
}

impl<const W: usize> CheckInfo<W> {
    /// No limits.
    #[inline(always)]
    pub(crate) fn none() -> Self {
        Self {
            in_check: false,
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

    /// The pinned pieces, each with the cells that it may move to.
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

    /// The cells that a pinned piece may move to.
    #[inline(always)]
    pub(crate) fn allowed(&self, cell: usize) -> Bits<W> {
        let pin = self.pins().iter().find(|(pinned, _)| usize::from(*pinned) == cell);
        pin.map_or(Bits::ALL, |(_, allowed)| *allowed)
    }

    /// Like [`pin`](Self::pin), for a piece that may be pinned already.
    #[inline]
    pub(crate) fn pin_also(&mut self, piece: Bits<W>, allowed: Bits<W>) {
        let cell = piece.lowest() as u16;
        match self.pins[..self.pin_count].iter_mut().find(|(pinned, _)| *pinned == cell) {
            Some((_, other)) => *other &= allowed,
            None => self.pin(piece, allowed),
        }
    }

    /// Allows pinned pieces to capture regardless of their pins.
    pub(crate) fn free_pins(&mut self, enemy: Bits<W>) {
        self.pins.iter_mut().for_each(|(_, allowed)| *allowed |= enemy);
    }

    #[inline(always)]
    pub(crate) fn must_test(&self) -> bool {
        self.test_all || (self.risky_from | self.risky_to).any()
    }
}

impl<const W: usize> Program<W> {
    /// Finds the limits that enemies set on the moves of `us` while its only royal stands on `k`.
    #[inline(always)]
    pub(crate) fn find_checks_and_pins(
        &self,
        state: &State<W>,
        us: usize,
        k: usize,
        own: Bits<W>,
        occupied: Bits<W>,
        checks: &mut CheckInfo<W>,
    ) {
        let foes = self.foes(state, us);
        for them in 0..self.sides {
            if foes.has(them) {
                self.add_checks_from(state, them, k, own, occupied, checks);
            }
        }
    }

    #[inline(always)]
    fn add_checks_from(
        &self,
        state: &State<W>,
        them: usize,
        k: usize,
        own: Bits<W>,
        occupied: Bits<W>,
        checks: &mut CheckInfo<W>,
    ) {
        let enemy = state.of_side(them);
        for class in &self.classes[them] {
            // Leapers are seldom near. Their kinds matter only if there is one.
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
                        checks.in_check = true;
                        checkers.for_each(|s| checks.evasions &= Bits::one(s));
                    }
                }
                AttackPattern::Slide { from, back, in_matrix } => (from[k] & attackers).for_each(|s| {
                    let shield = self.shield(*in_matrix, class.reach, back, k, s);
                    let blockers = shield & occupied;
                    if blockers.none() {
                        checks.in_check = true;
                        checks.evasions &= shield | Bits::one(s);
                    } else if !blockers.more_than_one() && blockers.meets(own) {
                        checks.pin(blockers, shield | Bits::one(s));
                    }
                }),
                AttackPattern::Lame(from) => {
                    if attackers.any() {
                        for leap in &from[k] {
                            let attackers = leap.to & attackers;
                            if attackers.any() {
                                let blockers = leap.path & occupied;
                                if blockers.none() {
                                    checks.in_check = true;
                                    attackers.for_each(|s| checks.evasions &= leap.path | Bits::one(s));
                                } else if !blockers.more_than_one() {
                                    checks.risky_from |= blockers & own;
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
                                0 => checks.risky_to |= shield,
                                1 if blockers.meets(barred) => {
                                    checks.risky_to |= blockers;
                                    checks.risky_from |= blockers & own;
                                }
                                // A grasshopper gives check only from right behind the hurdle. The exact test decides.
                                1 if *behind => checks.test_all = true,
                                1 => {
                                    checks.in_check = true;
                                    checks.test_all = true;
                                }
                                2 => checks.risky_from |= blockers & own,
                                _ => {}
                            }
                        });
                    }
                }
                AttackPattern::Walk(span) => {
                    if self.within_span(span, attackers, k).any() {
                        checks.test_all = true;
                    }
                }
            }
        }
        if checks.test_all && !checks.in_check {
            let occupancy = Occupancy { occupied, enemy, moved: (0, 0) };
            checks.in_check = self.attacked_by(state, them, k, &occupancy);
        }
    }
}

//! Captures that blow up the pieces around them (atomic chess).
//!
//! A capture removes the captured piece, the captor and the mortal pieces around. Masks say how that affects the
//! captor's own royal: which cells nobody may capture on, and which ones a single piece may not, because it is the last
//! shield.

use super::attacks::Occupancy;
use super::bits::Bits;
use super::checks::CheckInfo;
use super::generate::SideView;
use super::kinds::Kinds;
use super::program::{AttackPattern, Program};
use super::state::{State, kind_of};
use super::table::Table;

/// The rules of blasts.
#[derive(Debug)]
pub(crate) struct Blast<const W: usize> {
    /// By side and cell of the capture: the cells around it.
    pub(crate) around: Vec<Table<Bits<W>, W>>,
    /// Kinds that survive a blast nearby.
    pub(crate) spares: Kinds,
    /// Kinds that also survive their own captures.
    pub(crate) immune: Kinds,
    /// Petrifying pieces that are blown up turn into walls.
    pub(crate) petrifies: bool,
}

impl<const W: usize> Blast<W> {
    /// The pieces that can be blown up.
    #[inline(always)]
    pub(crate) fn mortal(&self, state: &State<W>, pieces: Bits<W>) -> Bits<W> {
        pieces.without(state.of_kinds(&self.spares) | state.of_kinds(&self.immune))
    }

    /// The pieces removed by a capture of `us` from `from` on `to`, except for the captured one.
    pub(crate) fn gone(
        &self,
        state: &State<W>,
        us: usize,
        pieces: Bits<W>,
        from: usize,
        to: usize,
    ) -> Bits<W> {
        let around =
            (self.around[us][to] & self.mortal(state, pieces)).without(Bits::one(from) | Bits::one(to));
        if self.immune.contains(kind_of(state.at[from])) { around } else { around | Bits::one(to) }
    }
}

impl<const W: usize> Program<W> {
    /// Whether a royal of `us` on `k` cannot be captured because a royal of another side touches it: the captor would
    /// blow up its own royal.
    #[inline]
    pub(crate) fn touches(&self, state: &State<W>, us: usize, k: usize, gone: Bits<W>) -> bool {
        self.blast.as_ref().is_some_and(|blast| {
            let others = self.royals(state).without(state.of_side(us)).without(gone);
            blast.around[us][k].meets(others)
        })
    }

    /// Finds out how the safety of the royals limits moves in games with blasts.
    pub(crate) fn find_blast_checks(
        &self,
        blast: &Blast<W>,
        view: &SideView<'_, W>,
        checks: &mut CheckInfo<W>,
    ) {
        let Some(k) = view.royal else {
            checks.test_all = view.royals.any();
            checks.in_check = self.leaves_attacked(view, view.royals, &view.occupancy(), Bits::NONE);
            return;
        };
        let touching = self.touches(view.state, view.us, k, Bits::NONE);
        if !touching {
            self.find_checks_and_pins(view.state, view.us, k, view.own, view.occupied, checks);
        }
        let others_survive = !blast.immune.iter().all(|kind| self.binding_royal_kinds.contains(kind.into()));
        // Walls that a blast leaves can shield.
        if others_survive || self.legality.leaves_stones {
            checks.test_all = true;
        }
        let mortal = blast.mortal(view.state, view.own | view.enemy);
        let around = &blast.around[view.us];
        let gone = |t: usize| (around[t] & mortal) | Bits::one(t);
        let royals = self.royals(view.state) & view.enemy;
        let mut legal = Bits::NONE;
        let mut open: Bits<W> = Bits::NONE;
        view.enemy.for_each(|t| {
            let gone = gone(t);
            if !gone.has(k) {
                legal |= Bits::one(t);
                if !touching && !gone.meets(royals) {
                    open |= Bits::one(t);
                }
            }
        });
        checks.free_pins(view.enemy);
        if !touching {
            for them in self.foes(view.state, view.us).iter() {
                let enemy = view.state.of_side(them);
                for class in &self.classes[them] {
                    let attackers = view.state.of_kinds(&class.kinds) & enemy;
                    match &class.pattern {
                        AttackPattern::Leap(from) => (from[k] & attackers).for_each(|checker| {
                            open.for_each(|t| {
                                if !gone(t).has(checker) {
                                    legal = legal.without(Bits::one(t));
                                }
                            });
                        }),
                        AttackPattern::Slide { from, back, in_matrix } => {
                            (from[k] & attackers).for_each(|slider| {
                                let shield = self.shield(*in_matrix, class.reach, back, k, slider);
                                let blockers = shield & view.occupied;
                                open.for_each(|t| {
                                    let gone = gone(t);
                                    let left = blockers.without(gone);
                                    if gone.has(slider) {
                                    } else if left.none() {
                                        legal = legal.without(Bits::one(t));
                                    } else if !left.more_than_one() && left.meets(view.own) {
                                        checks.pin_also(left, !Bits::one(t));
                                    }
                                });
                            })
                        }
                        AttackPattern::Lame(_) | AttackPattern::Hop { .. } | AttackPattern::Walk(_) => {
                            if attackers.any() {
                                checks.test_all = true;
                            }
                        }
                    }
                }
            }
        }
        if checks.test_all {
            legal = view.enemy; // every move is tested
        }
        checks.evasions = checks.evasions.without(view.enemy) | legal;
    }

    /// The pieces that a capture from `s` on `t` blows up.
    pub(crate) fn blown(&self, view: &SideView<'_, W>, s: usize, t: usize) -> Bits<W> {
        let pieces = view.own | view.enemy;
        self.blast.as_ref().map_or(Bits::NONE, |blast| blast.gone(view.state, view.us, pieces, s, t))
    }

    /// Of the pieces that a capture on `to` has put back, those that its blast removes.
    #[cold]
    pub(crate) fn blown_back(&self, after: &State<W>, us: usize, to: Bits<W>, put_back: Bits<W>) -> Bits<W> {
        match &self.blast {
            Some(blast) if put_back.any() => {
                to.iter().fold(Bits::NONE, |all, t| all | blast.around[us][t]) & blast.mortal(after, put_back)
            }
            _ => Bits::NONE,
        }
    }

    /// The walls that a capture leaves: where its captor or pieces that it blows up turn to stone.
    pub(crate) fn stones(&self, view: &SideView<'_, W>, s: usize, t: usize, gone: Bits<W>) -> Bits<W> {
        let captor = self.turns_to_stone(view, kind_of(view.state.at[s]));
        let mut stones = if captor { Bits::one(t) } else { Bits::NONE };
        if self.blast.as_ref().is_some_and(|blast| blast.petrifies) {
            for (side, kinds) in self.legality.petrifying.iter().enumerate() {
                stones |= gone.without(Bits::one(t)) & view.state.of_side(side) & view.state.of_kinds(kinds);
            }
        }
        stones
    }

    /// Whether moving or capturing from `s` to `t` leaves own royals attacked. The mover may be a royal itself.
    #[cold]
    pub(crate) fn blast_exposes(&self, view: &SideView<'_, W>, s: usize, t: usize) -> bool {
        let gone = if view.enemy.has(t) { self.blown(view, s, t) } else { Bits::NONE };
        self.blast_leaves(view, s, t, gone, Bits::NONE)
    }

    /// The same, given the pieces in `gone` that are blown up. `victim` is captured elsewhere.
    pub(crate) fn blast_leaves(
        &self,
        view: &SideView<'_, W>,
        s: usize,
        t: usize,
        gone: Bits<W>,
        victim: Bits<W>,
    ) -> bool {
        let (from, to) = (Bits::one(s), Bits::one(t));
        let mut royals = view.royals;
        if royals.has(s) {
            royals = royals.without(from) | to;
        }
        if royals.meets(gone) {
            return true;
        }
        let lost = gone | victim | (to & view.enemy);
        if lost.meets(self.royals(view.state) & view.enemy) {
            return false; // capturing a royal wins
        }
        let mut stones = Bits::NONE;
        if self.legality.leaves_stones && (victim.any() || (view.enemy | view.own.without(from)).has(t)) {
            stones = self.stones(view, s, t, gone);
        }
        let occupied = (view.occupied.without(from | victim) | to).without(gone) | stones;
        let occupancy = Occupancy { occupied, enemy: Bits::NONE, moved: (s, t) };
        match stones.any() {
            true => self.stones_leave_attacked(view, royals, &occupancy, lost, stones),
            false => self.leaves_attacked(view, royals, &occupancy, lost),
        }
    }
}

//! Attacks on a royal: whether a cell is attacked, now or after a possible move.

use super::bits::Bits;
use super::kinds::Kinds;
use super::program::{AttackClass, AttackPattern, Program};
use super::reach::{Hop, Line, Reach, lame};
use super::state::{EMPTY, State, kind_of};
use super::walk_span::WalkSpan;

/// The board after a possible move, for asking whether a cell would be attacked.
#[derive(Clone, Copy)]
pub(crate) struct Occupancy<const W: usize> {
    /// All occupied cells.
    pub(crate) occupied: Bits<W>,
    /// The attacker's pieces.
    pub(crate) enemy: Bits<W>,
    /// Origin and destination of the piece that moves. They are equal if no piece does.
    pub(crate) moved: (usize, usize),
}

impl<const W: usize> Program<W> {
    /// Whether some side has attackers that must be walked.
    pub(super) fn has_walkers(&self) -> bool {
        self.classes.iter().flatten().any(|class| matches!(class.pattern, AttackPattern::Walk(_)))
    }

    /// The cells strictly between a royal on `k` and an attacker on `s`, along the lines of a class.
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

    /// The pieces of these kinds after the move that `occupancy` describes. Hoppers of a class may not use them as
    /// hurdles.
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

    /// Whether a piece of side `by` attacks a royal of another side on `cell`.
    #[inline]
    pub(crate) fn attacked_by(
        &self,
        state: &State<W>,
        by: usize,
        cell: usize,
        occupancy: &Occupancy<W>,
    ) -> bool {
        // A closure here is sometimes not inlined, which costs a tenth of all instructions.
        for class in &self.classes[by] {
            if self.class_attacks(state, by, class, cell, occupancy)
                && (class.spares.is_empty() || !self.is_spared(state, class, cell, occupancy))
            {
                return true;
            }
        }
        false
    }

    /// Whether the royal on `cell` is one that the class may not capture. The cell is empty only if the royal is about
    /// to castle onto it, because games with such pieces verify all other moves by making them.
    #[cold]
    fn is_spared(
        &self,
        state: &State<W>,
        class: &AttackClass<W>,
        cell: usize,
        occupancy: &Occupancy<W>,
    ) -> bool {
        class.spares.contains(self.royal_kind(state, cell, occupancy))
    }

    /// The kind of the royal on a cell, or of the one that is about to castle onto it.
    pub(super) fn royal_kind(&self, state: &State<W>, cell: usize, occupancy: &Occupancy<W>) -> usize {
        // It may castle to its partner's cell.
        let (from, to) = occupancy.moved;
        let castles = from == to && !occupancy.occupied.has(from) && state.at[from] != EMPTY;
        kind_of(state.at[if castles || state.at[cell] == EMPTY { from } else { cell }])
    }

    /// Whether a class attacks `cell`.
    #[inline(always)]
    pub(super) fn class_attacks(
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
            AttackPattern::Walk(span) => self.span_attacks(state, by, span, attackers, cell, occupancy),
        }
    }

    /// Whether walked attackers attack a cell. Out of line, because most games have none.
    #[inline(never)]
    fn span_attacks(
        &self,
        state: &State<W>,
        by: usize,
        span: &WalkSpan<W>,
        attackers: Bits<W>,
        cell: usize,
        occupancy: &Occupancy<W>,
    ) -> bool {
        let near = self.within_span(span, attackers, cell);
        near.any() && self.walkers_attack(state, by, near, cell, occupancy)
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

    /// Of the royal's `steps` from `k`, those to cells that are not attacked. `bare` holds all pieces but the royal.
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
        // A plain loop: `safe` stays in registers, which a closure would take from it.
        let foes = self.foes(state, us);
        for them in 0..self.sides {
            if !foes.has(them) {
                continue;
            }
            let enemy = state.of_side(them);
            for class in &self.classes[them] {
                let near = state.of_kinds(&class.kinds) & enemy & class.ring[k];
                if near.none() {
                    continue;
                }
                match (&class.pattern, &self.reaches[class.reach]) {
                    // Slides and leaps include the first piece they meet, so capturing a protected piece is not safe.
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
                        if self.class_attacks(state, them, class, s, &occupancy) {
                            safe &= !to;
                        }
                    }),
                }
            }
        }
        safe
    }
}

//! Teams: which sides are enemies, and whose pieces can be captured.

use super::attacks::Occupancy;
use super::bits::Bits;
use super::program::{MAX_SIDES, Program, SIDE_MASK};
use super::side_set::SideSet;
use super::state::State;

/// The compiled rules about teams and about eliminated sides.
#[derive(Debug)]
pub(crate) struct Teams {
    /// By side: the sides of other teams.
    foes: [SideSet; MAX_SIDES],
    /// By side: the other sides of its team.
    allies: [SideSet; MAX_SIDES],
    /// The pieces of eliminated sides cannot be captured.
    dead_block: bool,
    /// Some pieces that are not a side's own cannot be captured by it.
    pub(crate) has_bystanders: bool,
}

impl Teams {
    /// The teams of sides, by their names. A side without a name is alone.
    pub(crate) fn new(names: &[&str], dead_block: bool) -> Self {
        let allied = |a: usize, b: usize| a == b || (!names[a].is_empty() && names[a] == names[b]);
        let set = |side: usize, holds: &dyn Fn(usize) -> bool| {
            if side < names.len() { SideSet::new(names.len(), holds) } else { SideSet::default() }
        };
        let allies: [SideSet; MAX_SIDES] =
            std::array::from_fn(|side| set(side, &|other| other != side && allied(side, other)));
        let foes = std::array::from_fn(|side| set(side, &|other| !allied(side, other)));
        let has_bystanders = (dead_block && names.len() > 2) || allies.iter().any(|set| set.any());
        Self { foes, allies, dead_block, has_bystanders }
    }

    /// The sides of other teams.
    #[inline(always)]
    pub(crate) fn foes(&self, us: usize) -> SideSet {
        self.foes[us & SIDE_MASK]
    }

    /// The other sides of a side's team.
    pub(crate) fn allies(&self, us: usize) -> SideSet {
        self.allies[us & SIDE_MASK]
    }

    /// Whether these sides belong to one team, or there are none.
    pub(crate) fn are_one(&self, sides: SideSet) -> bool {
        sides.iter().next().is_none_or(|first| !self.foes(first).meets(sides))
    }
}

impl<const W: usize> Program<W> {
    /// The enemies of a side that are still in the game: only their pieces attack.
    #[inline(always)]
    pub(crate) fn foes(&self, state: &State<W>, us: usize) -> SideSet {
        self.teams.foes(us).minus(state.info.out)
    }

    /// The sides that are still in the game.
    pub(crate) fn in_play(&self, state: &State<W>) -> SideSet {
        SideSet::new(self.sides, |side| state.info.out >> side & 1 == 0)
    }

    /// All pieces of these sides.
    pub(crate) fn pieces_of(&self, state: &State<W>, sides: SideSet) -> Bits<W> {
        sides.iter().fold(Bits::NONE, |all, side| all | state.of_side(side))
    }

    /// Whether a side is out of the game and its pieces stay as obstacles.
    pub(crate) fn is_obstacle(&self, state: &State<W>, side: usize) -> bool {
        self.teams.dead_block && state.info.out >> side & 1 == 1
    }

    /// The pieces of other sides that a side cannot capture: those of its team, and where the rules say so, those of eliminated
    /// sides.
    #[cold]
    pub(crate) fn bystanders(&self, state: &State<W>, us: usize) -> Bits<W> {
        let mut all = self.pieces_of(state, self.teams.allies(us));
        if self.teams.dead_block {
            let out = SideSet::new(self.sides, |side| state.info.out >> side & 1 == 1);
            all |= self.pieces_of(state, out.without(us));
        }
        all
    }

    /// The same after the move that `occupancy` describes, which may have captured one of them.
    pub(crate) fn bystanders_after(&self, state: &State<W>, us: usize, occupancy: &Occupancy<W>) -> Bits<W> {
        let (from, to) = occupancy.moved;
        let taken = if from == to { Bits::NONE } else { Bits::one(from) | Bits::one(to) };
        self.bystanders(state, us).without(taken)
    }

    /// The pieces that a side can capture, as far as their side decides.
    pub(crate) fn capturable(&self, state: &State<W>, us: usize) -> Bits<W> {
        let others = state.occupied(self).without(state.of_side(us) | state.info.walls);
        if self.teams.has_bystanders { others.without(self.bystanders(state, us)) } else { others }
    }
}

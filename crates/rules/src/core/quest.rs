//! What a level asks: goals that are all to be reached, and ways to lose that come first.

use super::bits::Bits;
use super::ground::Ground;
use super::program::Program;
use super::state::{GameEnd, State, kind_of, side_of};
use super::terrain::{ItemKind, PieceFilter, Terrain};
use crate::outcome::Reason;

/// What a level asks of one side.
#[derive(Debug)]
pub(crate) struct Quest<const W: usize> {
    pub(crate) side: u8,
    pub(crate) win: Vec<Aim<W>>,
    pub(crate) lose: Vec<Loss>,
    /// Items that are counted, and up to how many.
    pub(crate) counted: Vec<(Counted, u16)>,
    /// Pieces that leave the board on exits.
    pub(crate) leaving: Vec<PieceFilter>,
    /// Rounds and actions are counted up to here; beyond nothing depends on them.
    pub(crate) most_rounds: u16,
    pub(crate) most_moves: u16,
    pub(crate) most_promotions: u16,
}

/// Items that a goal counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counted {
    Coin,
    Key(Option<u8>),
    Sword,
    Shield,
    Ward,
    Form,
    Bomb,
}

impl Counted {
    pub(crate) fn fits(self, thing: ItemKind) -> bool {
        match (self, thing) {
            (Self::Coin, ItemKind::Coin)
            | (Self::Sword, ItemKind::Sword)
            | (Self::Shield, ItemKind::Shield)
            | (Self::Ward, ItemKind::Ward)
            | (Self::Form, ItemKind::Form(_))
            | (Self::Bomb, ItemKind::Bomb) => true,
            (Self::Key(wanted), ItemKind::Key { colour, .. }) => wanted.is_none_or(|wanted| wanted == colour),
            _ => false,
        }
    }
}

#[derive(Debug)]
pub(crate) enum Aim<const W: usize> {
    TakeAll(PieceFilter),
    Exit {
        who: PieceFilter,
        count: u16,
        leaves: bool,
    },
    Survive(u16),
    /// Which of the counts, and how many.
    Collect(usize, u16),
    Place {
        cells: Bits<W>,
        who: PieceFilter,
        count: u16,
    },
    Visit,
    Promote(u16),
    Material {
        side: u8,
        values: Vec<i32>,
        least: i32,
    },
    Protect(PieceFilter),
    AnyOf(Vec<Aim<W>>),
    AllOf(Vec<Aim<W>>),
}

#[derive(Debug)]
pub(crate) enum Loss {
    NoPieces(u8),
    Lost(PieceFilter),
    Moves(u16),
    Rounds(u16),
}

impl<const W: usize> Program<W> {
    /// Judges a level after an action, and at the end of a round.
    pub(super) fn judge_quest(&self, terrain: &Terrain<W>, state: &mut State<W>, stuck: bool) {
        let (Some(quest), Some(ground)) = (&terrain.quest, state.ground.as_deref()) else { return };
        if state.info.over.is_some() {
            return;
        }
        let us = usize::from(quest.side);
        let lost = stuck || quest.lose.iter().any(|loss| self.is_lost(state, ground, quest, loss));
        if lost {
            let enemies = terrain.side_rules[us].enemies;
            let winner = (0..self.sides as u8).find(|&side| enemies >> side & 1 == 1);
            state.info.over = Some(GameEnd { winner, reason: Reason::Failed });
        } else if !quest.win.is_empty()
            && quest.win.iter().all(|aim| self.is_reached(terrain, state, ground, quest, aim))
        {
            state.info.over = Some(GameEnd { winner: Some(quest.side), reason: Reason::Goal });
        }
    }

    fn is_lost(&self, state: &State<W>, ground: &Ground<W>, quest: &Quest<W>, loss: &Loss) -> bool {
        match loss {
            Loss::NoPieces(side) => {
                let escaped = *side == quest.side && !ground.left.is_empty();
                state.of_side(usize::from(*side)).none() && !escaped
            }
            Loss::Lost(who) => {
                let own = PieceFilter { side: Some(quest.side), ..who.clone() };
                self.matching_pieces(state, ground, &own).none() && !has_left(ground, who)
            }
            Loss::Moves(most) => ground.moves > *most,
            Loss::Rounds(most) => ground.rounds > *most,
        }
    }

    fn is_reached(
        &self,
        terrain: &Terrain<W>,
        state: &State<W>,
        ground: &Ground<W>,
        quest: &Quest<W>,
        aim: &Aim<W>,
    ) -> bool {
        let us = usize::from(quest.side);
        let own = |who: &PieceFilter| {
            self.matching_pieces(state, ground, &PieceFilter { side: Some(quest.side), ..who.clone() })
        };
        match aim {
            Aim::TakeAll(who) => {
                (self.matching_pieces(state, ground, who) & terrain.enemies(state, us)).none()
            }
            Aim::Exit { who, count, leaves } => {
                let there = own(who);
                let out = if *leaves {
                    ground.left.iter().filter(|entry| left_fits(who, **entry)).count() as u32
                } else {
                    0
                };
                let out = out + (there & terrain.exits).count();
                if *count == 0 {
                    out > 0 && there.without(terrain.exits).none()
                } else {
                    out >= u32::from(*count)
                }
            }
            Aim::Survive(rounds) => ground.rounds >= *rounds,
            Aim::Collect(which, count) => ground.taken.get(*which).is_some_and(|taken| taken >= count),
            Aim::Place { cells, who, count } => {
                let there = (own(who) & *cells).count();
                let needed = if *count == 0 { cells.count() } else { u32::from(*count) };
                there >= needed
            }
            Aim::Visit => ground.unvisited.none(),
            Aim::Promote(count) => ground.promotions >= *count,
            Aim::Material { side, values, least } => {
                let pieces = state.of_side(usize::from(*side));
                let worth: i32 = pieces.iter().map(|cell| values[kind_of(state.at[cell])]).sum();
                worth >= *least
            }
            Aim::Protect(who) => own(who).any() || has_left(ground, who),
            Aim::AnyOf(aims) => aims.iter().any(|aim| self.is_reached(terrain, state, ground, quest, aim)),
            Aim::AllOf(aims) => aims.iter().all(|aim| self.is_reached(terrain, state, ground, quest, aim)),
        }
    }

    /// The pieces that somebody means.
    pub(super) fn matching_pieces(&self, state: &State<W>, ground: &Ground<W>, who: &PieceFilter) -> Bits<W> {
        let mut pieces = state.occupied(self).without(state.info.walls);
        if let Some(side) = who.side {
            pieces &= state.of_side(usize::from(side));
        }
        if let Some(kind) = who.kind {
            pieces &= state.kind[usize::from(kind)];
        }
        if let Some(numbers) = &who.numbers {
            pieces &= numbers.iter().filter_map(|&number| ground.cell_of(number)).collect();
        }
        pieces
    }

    /// Whether a piece that stands on a cell is meant.
    pub(super) fn matches(
        &self,
        state: &State<W>,
        ground: &Ground<W>,
        who: &PieceFilter,
        cell: usize,
    ) -> bool {
        let code = state.at[cell];
        who.side.is_none_or(|side| usize::from(side) == side_of(code))
            && who.kind.is_none_or(|kind| usize::from(kind) == kind_of(code))
            && who
                .numbers
                .as_ref()
                .is_none_or(|numbers| ground.number(cell).is_some_and(|number| numbers.contains(&number)))
    }
}

fn left_fits(who: &PieceFilter, (kind, number): (u8, u8)) -> bool {
    who.kind.is_none_or(|wanted| wanted == kind)
        && who.numbers.as_ref().is_none_or(|numbers| numbers.contains(&number))
}

fn has_left<const W: usize>(ground: &Ground<W>, who: &PieceFilter) -> bool {
    ground.left.iter().any(|entry| left_fits(who, *entry))
}

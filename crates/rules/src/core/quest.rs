//! The quest of a level: goals that must all be reached, and ways to lose, which are judged first.

use super::bits::Bits;
use super::ground::Ground;
use super::state::{GameEnd, kind_of};
use super::terrain::{ItemKind, PieceFilter, TerrainView};
use crate::outcome::Reason;

/// The quest of one side.
#[derive(Debug)]
pub(crate) struct Quest<const W: usize> {
    pub(crate) side: u8,
    pub(crate) win: Vec<QuestGoal<W>>,
    pub(crate) lose: Vec<QuestLoss>,
    /// The items to count, and the count beyond which nothing changes.
    pub(crate) counted: Vec<(Counted, u16)>,
    /// The pieces that leave the board on exits.
    pub(crate) leaving: Vec<PieceFilter>,
    /// Counters stop at these values, because nothing depends on higher ones.
    pub(crate) most_rounds: u16,
    pub(crate) most_moves: u16,
    pub(crate) most_promotions: u16,
}

/// A kind of item that a goal counts.
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
    pub(crate) fn fits(self, item: ItemKind) -> bool {
        match (self, item) {
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

/// A goal of a quest.
#[derive(Debug)]
pub(crate) enum QuestGoal<const W: usize> {
    TakeAll(PieceFilter),
    Exit {
        who: PieceFilter,
        count: u16,
        leaves: bool,
    },
    Survive(u16),
    /// Which counter, and the count to reach.
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
    AnyOf(Vec<QuestGoal<W>>),
    AllOf(Vec<QuestGoal<W>>),
}

/// A way to lose a quest.
#[derive(Debug)]
pub(crate) enum QuestLoss {
    NoPieces(u8),
    Lost(PieceFilter),
    Moves(u16),
    Rounds(u16),
}

impl<const W: usize> TerrainView<'_, W> {
    /// Judges the quest. `stuck` says that in the round that has just ended the player could not move and nothing
    /// changed.
    pub(super) fn judge_quest(&self, stuck: bool) -> Option<GameEnd> {
        let quest = self.terrain.quest.as_ref()?;
        if stuck || quest.lose.iter().any(|loss| self.is_lost(quest, loss)) {
            let enemies = self.terrain.side_rules[usize::from(quest.side)].enemies;
            let winner = (0..self.program.sides as u8).find(|&side| enemies >> side & 1 == 1);
            return Some(GameEnd { winner, reason: Reason::Failed });
        }
        let won = !quest.win.is_empty() && quest.win.iter().all(|goal| self.is_reached(quest, goal));
        won.then_some(GameEnd { winner: Some(quest.side), reason: Reason::Goal })
    }

    fn is_lost(&self, quest: &Quest<W>, loss: &QuestLoss) -> bool {
        match loss {
            QuestLoss::NoPieces(side) => {
                let escaped = *side == quest.side && !self.ground.left.is_empty();
                self.state.of_side(usize::from(*side)).none() && !escaped
            }
            QuestLoss::Lost(who) => self.own_pieces(quest, who).none() && !has_left(self.ground, who),
            QuestLoss::Moves(most) => self.ground.moves > *most,
            QuestLoss::Rounds(most) => self.ground.rounds > *most,
        }
    }

    fn is_reached(&self, quest: &Quest<W>, goal: &QuestGoal<W>) -> bool {
        match goal {
            QuestGoal::TakeAll(who) => {
                let enemies = self.terrain.enemies(self.state, usize::from(quest.side));
                (self.matching_pieces(who) & enemies).none()
            }
            QuestGoal::Exit { who, count, leaves } => self.is_out(quest, who, *count, *leaves),
            QuestGoal::Survive(rounds) => self.ground.rounds >= *rounds,
            QuestGoal::Collect(which, count) => {
                self.ground.taken.get(*which).is_some_and(|taken| taken >= count)
            }
            QuestGoal::Place { cells, who, count } => {
                let there = (self.own_pieces(quest, who) & *cells).count();
                let needed = if *count == 0 { cells.count() } else { u32::from(*count) };
                there >= needed
            }
            QuestGoal::Visit => self.ground.unvisited.none(),
            QuestGoal::Promote(count) => self.ground.promotions >= *count,
            QuestGoal::Material { side, values, least } => {
                let pieces = self.state.of_side(usize::from(*side));
                let value: i32 = pieces.iter().map(|cell| values[kind_of(self.state.at[cell])]).sum();
                value >= *least
            }
            QuestGoal::Protect(who) => self.own_pieces(quest, who).any() || has_left(self.ground, who),
            QuestGoal::AnyOf(goals) => goals.iter().any(|goal| self.is_reached(quest, goal)),
            QuestGoal::AllOf(goals) => goals.iter().all(|goal| self.is_reached(quest, goal)),
        }
    }

    /// Whether so many pieces have reached the exits, or all of them and at least one if `count` is 0.
    fn is_out(&self, quest: &Quest<W>, who: &PieceFilter, count: u16, leaves: bool) -> bool {
        let there = self.own_pieces(quest, who);
        let left = self.ground.left.iter().filter(|&&entry| leaves && left_fits(who, entry)).count() as u32;
        let out = left + (there & self.terrain.exits).count();
        if count == 0 { out > 0 && there.without(self.terrain.exits).none() } else { out >= u32::from(count) }
    }

    /// The pieces of the quest's side that a filter selects.
    fn own_pieces(&self, quest: &Quest<W>, who: &PieceFilter) -> Bits<W> {
        self.matching_pieces(&PieceFilter { side: Some(quest.side), ..who.clone() })
    }
}

fn left_fits(who: &PieceFilter, (kind, number): (u8, u8)) -> bool {
    who.kind.is_none_or(|wanted| wanted == kind)
        && who.numbers.as_ref().is_none_or(|numbers| numbers.contains(&number))
}

fn has_left<const W: usize>(ground: &Ground<W>, who: &PieceFilter) -> bool {
    ground.left.iter().any(|entry| left_fits(who, *entry))
}

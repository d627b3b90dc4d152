//! What one side has seen of a game, from its start.

use serde::{Deserialize, Serialize};

use super::{Choice, Observation};
use crate::board::Cell;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;
use crate::types::{Piece, Side};

/// All that one side has seen of a game: plain data that can be sent to it, or to the computer that plays for it.
///
/// How a game starts is known to everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct History {
    /// What the side saw before the first step.
    pub start: Observation,
    /// What it has seen of each step.
    pub steps: Vec<SeenStep>,
}

/// What a side has seen of a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenStep {
    /// The side that made it.
    pub by: Side,
    /// What the side itself has chosen, if it made the step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen: Option<Choice>,
    /// What it saw then.
    pub seen: Observation,
}

impl SeenStep {
    /// What a side sees of a step that leads from one position to another.
    pub fn new(before: &Position, played: &Move, after: &Position, side: Side) -> Self {
        let (by, leaves) = (before.turn(), played.leaves());
        let own = by == side && leaves.is_none();
        Self {
            by: leaves.unwrap_or(by),
            chosen: own.then(|| before.choice(played)),
            seen: after.observe(side),
        }
    }

    /// The pieces that fell with this step before the eyes of a side that had seen `before`: what it captured itself, or what its
    /// team lost.
    pub fn fallen(&self, rules: &Rules, before: &Observation) -> Vec<(Cell, Piece)> {
        let own = |piece: Option<Piece>| piece.filter(|piece| rules.are_allied(self.seen.side, piece.side));
        let cells = match &self.chosen {
            Some(choice) => choice.captures.clone(),
            None => self.seen.changed.clone(),
        };
        let falls = |&cell: &Cell| match self.chosen {
            Some(_) => before.piece(cell),
            None => own(before.piece(cell)).filter(|_| own(self.seen.piece(cell)).is_none()),
        };
        cells.iter().filter_map(|cell| Some((*cell, falls(cell)?))).collect()
    }
}

impl History {
    /// What a side has seen of the game that led to a position.
    pub fn of(position: &Position, side: Side) -> Self {
        let mut steps = vec![];
        let start = each_step(position, |before, played, after| {
            steps.push(SeenStep::new(before, played, after, side));
        });
        Self { start: start.observe(side), steps }
    }

    /// What the side saw after so many steps.
    pub fn at(&self, steps: usize) -> &Observation {
        match steps.checked_sub(1) {
            Some(last) => self.steps.get(last).or(self.steps.last()).map_or(&self.start, |step| &step.seen),
            None => &self.start,
        }
    }

    /// What the side sees now.
    pub fn last(&self) -> &Observation {
        self.at(self.steps.len())
    }

    /// These tries of the side have been refused since the last step, and so many of the side to move.
    pub fn recall(&mut self, refused: &[Choice], noes: u16) {
        let last = self.steps.last_mut().map_or(&mut self.start, |step| &mut step.seen);
        *last = last.before_refusals();
        refused.iter().for_each(|choice| last.refuse(Some(choice)));
        last.noes = noes;
    }

    /// An umpire has refused a try of the side; with `None`, the side has heard that one was refused.
    pub fn refuse(&mut self, choice: Option<&Choice>) {
        self.steps.last_mut().map_or(&mut self.start, |step| &mut step.seen).refuse(choice);
    }
}

/// Shows every step that led to a position: what was before, the move, and what was after. Returns the start.
pub fn each_step(position: &Position, mut show: impl FnMut(&Position, &Move, &Position)) -> Position {
    let mut at = position.clone();
    let mut moves: Vec<Move> = std::iter::from_fn(|| at.undo()).collect();
    let start = at.clone();
    while let Some(played) = moves.pop() {
        let before = at.clone();
        at.play_unchecked(&played);
        at.refused_as_in(position);
        show(&before, &played, &at);
    }
    start
}

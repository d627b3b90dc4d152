//! What one side has seen of a game, from its start.

use serde::{Deserialize, Serialize};

use super::{Choice, Observation};
use crate::board::Cell;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;
use crate::types::{Kind, Piece, Side};

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
    /// The side that made it, or that moves after a step of nature.
    pub by: Side,
    /// What was chosen, if the side knows: it has made the step itself, or sees all cells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen: Option<Choice>,
    /// What nature decided, if that was the step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided: Option<Decided>,
    /// What it saw then.
    pub seen: Observation,
}

/// What nature decided, to a side that may not see all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decided {
    /// The die shows this kind.
    Rolled(Kind),
    /// This piece was turned up here.
    TurnedUp(Cell, Piece),
    /// A captured piece was this one. The kind of covered pieces stands for one that the side does not see.
    Drawn(Piece),
}

impl Decided {
    /// What a side sees of nature's step. `None` for a step of a side.
    pub fn of(rules: &Rules, played: &Move, side: Side) -> Option<Self> {
        let hidden =
            |owner: Side| rules.covered().filter(|_| rules.hides_draws() && rules.are_allied(side, owner));
        let rolled = played.rolls().map(Self::Rolled);
        let turned_up = || played.reveals().map(|piece| Self::TurnedUp(played.to(), piece));
        let drawn = || {
            let piece = played.draws()?;
            Some(Self::Drawn(Piece { kind: hidden(piece.side).unwrap_or(piece.kind), ..piece }))
        };
        rolled.or_else(turned_up).or_else(drawn)
    }
}

impl SeenStep {
    /// What a side sees of a step that leads from one position to another.
    pub fn new(before: &Position, played: &Move, after: &Position, side: Side) -> Self {
        let (by, leaves) = (before.turn(), played.leaves());
        let rules = before.rules();
        let knows = (by == side || !rules.hides_cells()) && leaves.is_none() && !played.is_chance();
        Self {
            by: leaves.unwrap_or(by),
            chosen: knows.then(|| before.choice(played)),
            decided: Decided::of(rules, played, side),
            seen: after.observe(side),
        }
    }

    /// The pieces that fell with this step before the eyes of a side that had seen `before`: what it captured itself, or what its
    /// team lost; of a step of which it knows what was chosen, all that were captured.
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

//! Time controls: how much time each side has, and what it gets when.

use super::Millis;

/// The time control of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// One for all sides, or one for each in turn order.
    sides: Vec<Control>,
}

impl TimeControl {
    /// The same for all sides.
    pub fn same(control: Control) -> Self {
        Self { sides: vec![control] }
    }

    /// One for each side in turn order; a side without one of its own has the last. Nothing when there is none.
    pub fn each(sides: Vec<Control>) -> Option<Self> {
        (!sides.is_empty()).then_some(Self { sides })
    }

    /// What a side has, by its place in the turn order.
    pub fn of(&self, side: usize) -> &Control {
        &self.sides[side.min(self.sides.len() - 1)]
    }

    /// The controls that are told apart: one, or one for each side.
    pub fn controls(&self) -> &[Control] {
        &self.sides
    }
}

/// The time control of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control {
    /// Stages, one after the other: there is at least one, and all but the last have a number of moves.
    stages: Vec<Stage>,
}

impl Control {
    /// Stages, one after the other. Nothing when there is none, or when one that is not the last has no number of moves and so
    /// would never be left, or has periods and so would never end in time.
    pub fn new(stages: Vec<Stage>) -> Option<Self> {
        let (_, before) = stages.split_last()?;
        let fine = before.iter().all(|stage| stage.moves.is_some() && stage.periods.is_none());
        fine.then_some(Self { stages })
    }

    /// The stages.
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// The stage of that number; the last one is for ever.
    pub fn stage(&self, number: usize) -> &Stage {
        &self.stages[number.min(self.stages.len() - 1)]
    }
}

/// A stage of a time control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stage {
    /// How many moves must be made in it. The last stage with such a number begins anew when they are made.
    pub moves: Option<u32>,
    /// The time it adds when it begins.
    pub base: Millis,
    /// What each move brings.
    pub bonus: Bonus,
    /// Byo-yomi: what is left when the time has run out.
    pub periods: Option<Periods>,
}

/// What each move brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bonus {
    /// Nothing: sudden death.
    #[default]
    None,
    /// Fischer: this much time is added after every move. A stage without any other time begins with one such addition.
    Increment(Millis),
    /// Simple delay: the clock waits so long before it runs.
    Delay(Millis),
    /// Bronstein: what a move took is given back, up to this much.
    Bronstein(Millis),
    /// Hourglass: what a side uses, the next one gets.
    Hourglass,
}

/// Periods of byo-yomi: a move made within a period costs nothing, a period that runs out is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Periods {
    /// How many.
    pub count: u32,
    /// How long each is.
    pub each: Millis,
}

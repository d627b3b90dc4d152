//! Time controls: the time of each side, and what its moves add.

use super::Millis;

/// The time control of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// One control for all sides, or one for each in turn order.
    sides: Vec<Control>,
}

impl TimeControl {
    /// The same control for all sides.
    pub fn same(control: Control) -> Self {
        Self { sides: vec![control] }
    }

    /// One control for each side in turn order. The last one also applies to all further sides. `None` if there is
    /// none.
    pub fn each(sides: Vec<Control>) -> Option<Self> {
        (!sides.is_empty()).then_some(Self { sides })
    }

    /// The control of a side, by its place in the turn order.
    pub fn of(&self, side: usize) -> &Control {
        &self.sides[side.min(self.sides.len() - 1)]
    }

    /// The distinct controls: one, or one for each side.
    pub fn controls(&self) -> &[Control] {
        &self.sides
    }
}

/// The time control of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control {
    /// The stages in order. There is at least one, and all but the last have a number of moves.
    stages: Vec<Stage>,
}

impl Control {
    /// Builds a control from its stages in order. `None` if there is none, or if a stage other than the last has no
    /// number of moves, so that it would never end, or has periods, so that its time would never run out.
    pub fn new(stages: Vec<Stage>) -> Option<Self> {
        let (_, before) = stages.split_last()?;
        let fine = before.iter().all(|stage| stage.moves.is_some() && stage.periods.is_none());
        fine.then_some(Self { stages })
    }

    /// The stages.
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// The stage of that number. The last one continues for ever.
    pub fn stage(&self, number: usize) -> &Stage {
        &self.stages[number.min(self.stages.len() - 1)]
    }
}

/// A stage of a time control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stage {
    /// The number of moves in this stage. If the last stage has one, it starts again after these moves.
    pub moves: Option<u32>,
    /// The time it adds when it begins.
    pub base: Millis,
    /// The bonus of each move.
    pub bonus: Bonus,
    /// Byo-yomi: periods that follow when the time has run out.
    pub periods: Option<Periods>,
}

/// The bonus of each move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bonus {
    /// No bonus: sudden death.
    #[default]
    None,
    /// Fischer: each move adds this time. A stage without any other time begins with one increment.
    Increment(Millis),
    /// Simple delay: the clock waits for this time before it runs.
    Delay(Millis),
    /// Bronstein: a move returns the time that it took, up to this limit.
    Bronstein(Millis),
    /// Hourglass: the next side receives the time that a side uses.
    Hourglass,
}

/// Periods of byo-yomi: a move within a period is free, and a period that runs out is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Periods {
    /// The number of periods.
    pub count: u32,
    /// The length of each.
    pub each: Millis,
}

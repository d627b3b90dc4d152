//! What the clock shows at one moment.

use super::Millis;
use super::control::{Bonus, Stage, TimeControl};

/// The time of every side at one moment, with nothing running.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Times {
    /// By side, in turn order, as they were when the turn began.
    pub sides: Vec<SideTime>,
    /// The side whose turn it is.
    pub turn: u8,
    /// How much that side has used of its turn.
    pub spent: Millis,
}

/// The time of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SideTime {
    /// What is left, byo-yomi not counted.
    pub left: Millis,
    /// The stage it is in.
    pub stage: u16,
    /// Moves made in this stage, where they are counted.
    pub moves: u32,
    /// Periods of byo-yomi left, the one it is in included.
    pub periods: u32,
}

impl Times {
    /// How a game begins.
    pub fn begin(control: &TimeControl, sides: usize, turn: u8) -> Self {
        Self {
            sides: (0..sides).map(|side| SideTime::begin(control.of(side).stage(0))).collect(),
            turn,
            spent: 0,
        }
    }

    /// The time of the side whose turn it is.
    pub(super) fn mover(&self) -> SideTime {
        self.sides.get(usize::from(self.turn)).copied().unwrap_or_default()
    }
}

impl SideTime {
    fn begin(stage: &Stage) -> Self {
        Self {
            left: Self::allowance(stage),
            stage: 0,
            moves: 0,
            periods: stage.periods.map_or(0, |p| p.count),
        }
    }

    fn allowance(stage: &Stage) -> Millis {
        match stage.bonus {
            Bonus::Increment(bonus) if stage.base == 0 => bonus,
            _ => stage.base,
        }
    }

    /// How long a turn may last before the flag falls.
    pub(super) fn limit(&self, stage: &Stage) -> Millis {
        let delay = match stage.bonus {
            Bonus::Delay(delay) => delay,
            _ => 0,
        };
        let periods = stage.periods.map_or(0, |periods| periods.each.saturating_mul(self.periods.into()));
        self.left.saturating_add(delay).saturating_add(periods)
    }

    /// What is left when so much of a turn is spent; the flag has not fallen.
    pub(super) fn after(mut self, stage: &Stage, spent: Millis) -> Self {
        let counted = match stage.bonus {
            Bonus::Delay(delay) => spent.saturating_sub(delay),
            _ => spent,
        };
        let over = counted.saturating_sub(self.left);
        self.left = self.left.saturating_sub(counted);
        if let Some(periods) = stage.periods
            && self.left == 0
        {
            let gone = over.checked_div(periods.each).unwrap_or(0);
            self.periods = self.periods.saturating_sub(u32::try_from(gone).unwrap_or(u32::MAX));
        }
        self
    }

    /// What is left when a turn is over that took so long.
    pub(super) fn pressed(self, control: &super::Control, spent: Millis) -> Self {
        let number = usize::from(self.stage);
        let stage = control.stage(number);
        let mut time = self.after(stage, spent);
        time.left = time.left.saturating_add(match stage.bonus {
            Bonus::Increment(bonus) => bonus,
            Bonus::Bronstein(most) => spent.min(most),
            Bonus::None | Bonus::Delay(_) | Bonus::Hourglass => 0,
        });
        let Some(wanted) = stage.moves else { return time };
        time.moves = time.moves.saturating_add(1);
        if time.moves >= wanted {
            let next = (number + 1).min(control.stages().len() - 1);
            let stage = control.stage(next);
            time.stage = next as u16;
            time.moves = 0;
            time.left = time.left.saturating_add(Self::allowance(stage));
            time.periods = stage.periods.map_or(0, |periods| periods.count);
        }
        time
    }
}

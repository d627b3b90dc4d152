//! The times of a clock at one moment.

use super::Millis;
use super::control::{Bonus, Stage, TimeControl};

/// The times of all sides at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Times {
    /// The times in turn order, as they were at the start of the turn.
    pub sides: Vec<SideTime>,
    /// The side to move.
    pub turn: u8,
    /// The time that this side has used for its turn.
    pub spent: Millis,
}

/// The time of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SideTime {
    /// The time left, without byo-yomi.
    pub left: Millis,
    /// The current stage.
    pub stage: u16,
    /// The moves made in this stage, if they are counted.
    pub moves: u32,
    /// The remaining periods of byo-yomi, including the current one.
    pub periods: u32,
}

impl Times {
    /// The times at the start of a game.
    pub fn begin(control: &TimeControl, sides: usize, turn: u8) -> Self {
        Self {
            sides: (0..sides).map(|side| SideTime::begin(control.of(side).stage(0))).collect(),
            turn,
            spent: 0,
        }
    }

    /// The time of the side to move.
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

    /// The time after a part of a turn. The flag must not have fallen.
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

    /// The time after a finished turn that took `spent`.
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

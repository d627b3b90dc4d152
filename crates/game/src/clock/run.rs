//! A clock that players can start, pause and press.

use chesswright_rules::Side;

use super::Millis;
use super::control::{Bonus, TimeControl};
use super::times::Times;

/// A clock. It runs for the side to move, or is stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    times: Times,
    /// When it was last started. `None` while it is stopped.
    since: Option<Millis>,
}

/// The display of a clock for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The time left, or the rest of the period.
    pub left: Millis,
    /// The remaining periods of byo-yomi, including the current one. `None` without byo-yomi.
    pub periods: Option<u32>,
    /// Whether the main time has run out and a period runs.
    pub in_periods: bool,
    /// The rest of the delay.
    pub delay: Millis,
}

impl Clock {
    /// A stopped clock at the start of a game.
    pub fn new(control: TimeControl, sides: usize, first: Side) -> Self {
        let times = Times::begin(&control, sides, first.0);
        Self { control, times, since: None }
    }

    /// Its time control.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Whether it runs.
    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Starts the clock.
    pub fn start(&mut self, now: Millis) {
        self.since.get_or_insert(now);
    }

    /// Stops the clock. The time used for the current turn remains used.
    pub fn pause(&mut self, now: Millis) {
        self.times.spent = self.spent(now);
        self.since = None;
    }

    /// The times at the moment `now`.
    pub fn times(&self, now: Millis) -> Times {
        Times { spent: self.spent(now), ..self.times.clone() }
    }

    /// The time that the side to move has used for this turn.
    fn spent(&self, now: Millis) -> Millis {
        self.times.spent.saturating_add(self.since.map_or(0, |since| now.saturating_sub(since)))
    }

    /// The display for a side.
    pub fn reading(&self, side: Side, now: Millis) -> Reading {
        let index = side.index();
        let Some(&time) = self.times.sides.get(index) else {
            return Reading { left: 0, periods: None, in_periods: false, delay: 0 };
        };
        let stage = self.control.of(index).stage(time.stage.into());
        let spent = if side.0 == self.times.turn { self.spent(now) } else { 0 };
        let after = time.after(stage, spent);
        let delay = match stage.bonus {
            Bonus::Delay(delay) => delay.saturating_sub(spent),
            _ => 0,
        };
        let in_periods = after.left == 0 && stage.periods.is_some() && time.limit(stage) > spent;
        let left = match stage.periods {
            Some(periods) if in_periods && side.0 == self.times.turn => {
                // The rest of the turn's limit, without the whole periods after this one.
                let rest = time.limit(stage) - spent;
                rest - periods.each.saturating_mul(after.periods.saturating_sub(1).into()).min(rest)
            }
            Some(periods) if in_periods => periods.each,
            _ => after.left,
        };
        Reading { left, periods: stage.periods.map(|_| after.periods), in_periods, delay }
    }

    /// The moment at which the flag of the side to move will fall. `None` while the clock is stopped.
    pub fn falls_at(&self) -> Option<Millis> {
        let since = self.since?;
        let time = self.times.mover();
        let stage = self.control.of(self.times.turn.into()).stage(time.stage.into());
        Some(since.saturating_add(time.limit(stage).saturating_sub(self.times.spent)))
    }

    /// The side whose flag has fallen.
    pub fn flag(&self, now: Millis) -> Option<Side> {
        let time = self.times.mover();
        let stage = self.control.of(self.times.turn.into()).stage(time.stage.into());
        (self.spent(now) >= time.limit(stage)).then_some(Side(self.times.turn))
    }

    /// Ends a turn. The clock continues for the next side, or stays stopped. Ask for a fallen [`flag`](Self::flag)
    /// first. In a turn of several steps, press the clock after the last step.
    pub fn press(&mut self, now: Millis, next: Side) {
        let spent = self.spent(now);
        let side = usize::from(self.times.turn);
        let control = self.control.of(side);
        let before = self.times.mover();
        if let Some(time) = self.times.sides.get_mut(side) {
            *time = before.pressed(control, spent);
        }
        if control.stage(before.stage.into()).bonus == Bonus::Hourglass
            && let Some(time) = self.times.sides.get_mut(next.index())
        {
            time.left = time.left.saturating_add(spent.min(before.left));
        }
        self.times.turn = next.0;
        self.times.spent = 0;
        self.since = self.since.map(|_| now);
    }

    /// Sets the times, for example to those of an earlier move. A running clock continues to run.
    pub fn set(&mut self, times: Times, now: Millis) {
        self.times = times;
        self.since = self.since.map(|_| now);
    }

    /// Adds time for a side.
    pub fn give(&mut self, side: Side, time: Millis) {
        if let Some(of) = self.times.sides.get_mut(side.index()) {
            of.left = of.left.saturating_add(time);
        }
    }
}

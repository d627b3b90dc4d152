//! A clock that runs, pauses and is pressed.

use chesswright_rules::Side;

use super::Millis;
use super::control::{Bonus, TimeControl};
use super::times::Times;

/// A clock. It runs for the side whose turn it is, or rests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    times: Times,
    /// When it was started last; nothing while it rests.
    since: Option<Millis>,
}

/// What a clock shows for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The time left, or what is left of the period.
    pub left: Millis,
    /// Periods of byo-yomi left, the present one included; `None` without byo-yomi.
    pub periods: Option<u32>,
    /// Whether the time proper has run out and periods count.
    pub in_periods: bool,
    /// What is left of the delay before the time runs.
    pub delay: Millis,
}

impl Clock {
    /// A clock at rest, at the beginning of a game.
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

    /// Lets it run.
    pub fn start(&mut self, now: Millis) {
        self.since.get_or_insert(now);
    }

    /// Stops it; what was used of the turn stays used.
    pub fn pause(&mut self, now: Millis) {
        self.times.spent = self.spent(now);
        self.since = None;
    }

    /// The times at this moment.
    pub fn times(&self, now: Millis) -> Times {
        Times { spent: self.spent(now), ..self.times.clone() }
    }

    /// How much the side whose turn it is has used of it.
    fn spent(&self, now: Millis) -> Millis {
        self.times.spent.saturating_add(self.since.map_or(0, |since| now.saturating_sub(since)))
    }

    /// What it shows for a side.
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
                // What is left of the turn, without the whole periods behind this one.
                let rest = time.limit(stage) - spent;
                rest - periods.each.saturating_mul(after.periods.saturating_sub(1).into()).min(rest)
            }
            Some(periods) if in_periods => periods.each,
            _ => after.left,
        };
        Reading { left, periods: stage.periods.map(|_| after.periods), in_periods, delay }
    }

    /// The moment at which the flag of the side to move falls when nothing happens; nothing while the clock rests.
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

    /// A turn is over; the clock goes on as it was, running or not, for the next side. Ask for a fallen [`flag`](Self::flag)
    /// first. In a turn of several steps this comes after the last.
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

    /// Sets the times, such as those of an earlier move; it goes on running if it ran.
    pub fn set(&mut self, times: Times, now: Millis) {
        self.times = times;
        self.since = self.since.map(|_| now);
    }

    /// Gives a side some time.
    pub fn give(&mut self, side: Side, time: Millis) {
        if let Some(of) = self.times.sides.get_mut(side.index()) {
            of.left = of.left.saturating_add(time);
        }
    }
}

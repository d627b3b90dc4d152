//! How long players may think.

use std::fmt;

use chesswright_engine::{Budget, Limits};
use chesswright_game::clock::{Bonus, Clock};
use chesswright_rules::Side;

/// What is lost between two moves on a clock, in milliseconds.
const OVERHEAD: u64 = 10;

/// How long a player may think about a move, whatever the clock says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pace {
    pub(crate) time: Option<u64>,
    pub(crate) nodes: Option<u64>,
    pub(crate) depth: Option<u32>,
}

impl fmt::Display for Pace {
    /// In words, nothing where there is no limit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = self.time.map(|time| format!("{time} ms"));
        let nodes = self.nodes.map(|nodes| format!("{nodes} positions"));
        let depth = self.depth.map(|depth| format!("depth {depth}"));
        f.write_str(&time.into_iter().chain(nodes).chain(depth).collect::<Vec<_>>().join(", "))
    }
}

/// What a side has on its clock, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Left {
    pub(super) time: u64,
    /// What a turn brings.
    pub(super) increment: u64,
    /// What a turn may take when nothing is left.
    pub(super) byoyomi: u64,
    /// Turns until time is added, if any will be.
    pub(super) to_go: Option<u32>,
    /// What the clock was set to, for so many turns.
    pub(super) base: u64,
    pub(super) turns: Option<u32>,
}

impl Left {
    pub(super) fn of(clock: &Clock, side: Side, now: u64) -> Option<Self> {
        let time = *clock.times(now).sides.get(side.index())?;
        let stage = clock.control().of(side.index()).stage(time.stage.into());
        let reading = clock.reading(side, now);
        let increment = match stage.bonus {
            Bonus::Increment(time) | Bonus::Delay(time) | Bonus::Bronstein(time) => time,
            Bonus::None | Bonus::Hourglass => 0,
        };
        Some(Self {
            time: if reading.in_periods { 0 } else { reading.left },
            increment,
            byoyomi: stage.periods.map_or(0, |periods| periods.each),
            to_go: stage.moves.map(|moves| moves.saturating_sub(time.moves).max(1)),
            base: stage.base.max(increment),
            turns: stage.moves,
        })
    }

    /// The same for those who know no byo-yomi.
    pub(super) fn without_byoyomi(self) -> Self {
        let (time, increment) = (self.time + self.byoyomi, self.increment + self.byoyomi);
        Self { time, increment, byoyomi: 0, ..self }
    }
}

/// What a player may use for the move that it is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Allowed {
    pub(super) pace: Pace,
    /// Nothing where its pace is its own, or there is no clock.
    pub(super) own: Option<Left>,
    pub(super) other: Option<Left>,
}

impl Allowed {
    /// The same for our own engine.
    pub(super) fn limits(&self) -> Limits {
        let time = match self.own.map(Left::without_byoyomi) {
            Some(left) => Some(Budget::from_clock(left.time, left.increment, left.to_go, OVERHEAD)),
            None => self.pace.time.map(Budget::fixed),
        };
        Limits { time, nodes: self.pace.nodes, depth: self.pace.depth, ..Limits::default() }
    }

    /// When it must have been answered, if that is known, in milliseconds.
    pub(super) fn longest(&self) -> Option<u64> {
        self.own.map(|left| left.time + left.increment + left.byoyomi).or(self.pace.time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_read_from_the_clock() {
        let left = |control: &str, now| {
            let mut clock = Clock::new(control.parse().expect("it is a clock"), 2, Side(0));
            clock.start(0);
            clock.press(1000, Side(1));
            clock.press(1000, Side(0));
            Left::of(&clock, Side(0), now).expect("there is such a side")
        };
        let plain = Left { time: 9000, increment: 0, byoyomi: 0, to_go: None, base: 10_000, turns: None };
        assert_eq!(left("10s", 1000), plain);
        assert_eq!(left("10s", 1500), Left { time: 8500, ..plain });
        assert_eq!(left("10s+0.1", 1000), Left { time: 9100, increment: 100, ..plain });
        let counted = Left { to_go: Some(39), turns: Some(40), ..plain };
        assert_eq!(left("40/10s", 1000), counted);
        let periods = left("10s|5x30", 20_000);
        assert_eq!((periods.time, periods.byoyomi), (0, 30_000));
        assert_eq!((periods.without_byoyomi().time, periods.without_byoyomi().increment), (30_000, 30_000));
    }
}

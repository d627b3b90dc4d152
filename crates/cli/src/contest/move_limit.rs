//! The limits of a move and the time on a clock.

use std::fmt;

use chesswright_engine::{Budget, Limits};
use chesswright_game::clock::{Bonus, Clock};
use chesswright_rules::Side;

/// The time that is lost between two moves on a clock, in milliseconds.
const OVERHEAD: u64 = 10;

/// The limit of a move, whatever the clock shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct MoveLimit {
    pub(crate) time: Option<u64>,
    pub(crate) nodes: Option<u64>,
    /// After this many nodes a player may finish its iteration. Other programs get it as a limit of nodes.
    pub(crate) soft_nodes: Option<u64>,
    pub(crate) depth: Option<u32>,
}

/// With a soft limit, the search stops inside an iteration at this multiple of it.
const HARD_NODES: u64 = 8;

impl fmt::Display for MoveLimit {
    /// The limit as text. Empty if there is no limit. PGN files contain it, so it must not change.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = self.time.map(|time| format!("{time} ms"));
        let nodes = self.nodes.map(|nodes| format!("{nodes} positions"));
        let soft = self.soft_nodes.map(|nodes| format!("about {nodes} positions"));
        let depth = self.depth.map(|depth| format!("depth {depth}"));
        f.write_str(&time.into_iter().chain(nodes).chain(soft).chain(depth).collect::<Vec<_>>().join(", "))
    }
}

/// The time of a side on its clock, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Left {
    pub(super) time: u64,
    /// The time that a turn adds.
    pub(super) increment: u64,
    /// The time for a turn when nothing is left.
    pub(super) byoyomi: u64,
    /// The turns until the clock adds time, if it does.
    pub(super) to_go: Option<u32>,
    /// The time of the stage, and for how many turns.
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

    /// The same for programs that do not know byo-yomi.
    pub(super) fn without_byoyomi(self) -> Self {
        let (time, increment) = (self.time + self.byoyomi, self.increment + self.byoyomi);
        Self { time, increment, byoyomi: 0, ..self }
    }
}

/// The limits of the next move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Allowed {
    pub(super) limit: MoveLimit,
    /// The clock of the player. `None` if the player has a limit of its own, or if there is no clock.
    pub(super) own: Option<Left>,
    pub(super) other: Option<Left>,
}

impl Allowed {
    /// The limits for our own engine.
    pub(super) fn limits(&self) -> Limits {
        let time = match self.own.map(Left::without_byoyomi) {
            Some(left) => Some(Budget::from_clock(left.time, left.increment, left.to_go, OVERHEAD)),
            None => self.limit.time.map(Budget::fixed),
        };
        let MoveLimit { nodes, soft_nodes, depth, .. } = self.limit;
        let nodes = nodes.or(soft_nodes.map(|soft| soft.saturating_mul(HARD_NODES)));
        Limits { time, nodes, soft_nodes, depth, ..Limits::default() }
    }

    /// The longest time for an answer, in milliseconds, if it is known.
    pub(super) fn longest(&self) -> Option<u64> {
        self.own.map(|left| left.time + left.increment + left.byoyomi).or(self.limit.time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_read_from_the_clock() {
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

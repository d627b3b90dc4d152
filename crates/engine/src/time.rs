//! Time management: the limits of a search, the time budget of a move, and the signal that stops a search.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use chesswright_rules::Move;

/// Returns the time in milliseconds since a fixed moment. The caller brings the clock, so that the engine runs on platforms
/// that have none of their own.
pub type Clock<'a> = &'a (dyn Fn() -> u64 + Sync);

/// When a search ends and which moves it considers. Without limits a search runs until it is stopped or reaches its
/// greatest depth.
///
/// ```
/// # use chesswright_engine::Limits;
/// let limits = Limits { depth: Some(12), multipv: 3, ..Limits::nodes(1_000_000) };
/// ```
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// The greatest depth of iterative deepening.
    pub depth: Option<u32>,
    /// The most nodes that all threads together visit.
    pub nodes: Option<u64>,
    /// After so many nodes the search starts no further iteration.
    pub soft_nodes: Option<u64>,
    /// The time for this move.
    pub time: Option<Budget>,
    /// Stop when a win in at most so many plies is found.
    pub mate_in: Option<u32>,
    /// How many of the best lines to search for ("MultiPV"); 0 means 1.
    pub multipv: usize,
    /// Consider only these moves at the root; all moves when empty.
    pub search_moves: Vec<Move>,
}

impl Limits {
    /// A search to a fixed depth.
    pub fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }

    /// A search of a fixed number of nodes.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// A search of a fixed time in milliseconds.
    pub fn time(milliseconds: u64) -> Self {
        Self { time: Some(Budget::fixed(milliseconds)), ..Self::default() }
    }
}

/// The time for one move, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// After this time the search starts no further iteration.
    pub soft: u64,
    /// At this time the search stops, whatever it is doing.
    pub hard: u64,
}

impl Budget {
    /// Exactly this time.
    pub fn fixed(milliseconds: u64) -> Self {
        Self { soft: milliseconds, hard: milliseconds }
    }

    /// The time that a graphical interface allows for one move (UCI's `movetime`), less the overhead of communication. Of a
    /// short time at most a twentieth is kept back.
    pub fn move_time(milliseconds: u64, overhead: u64) -> Self {
        Self::fixed((milliseconds - overhead.min(milliseconds / 20)).max(1))
    }

    /// A share of the time left on a clock. `turns_to_go` is the number of turns until the clock gains time, if that is
    /// known; `overhead` is lost with every move.
    pub fn from_clock(left: u64, increment: u64, turns_to_go: Option<u32>, overhead: u64) -> Self {
        let left = left.saturating_sub(overhead).max(1);
        let turns = u64::from(turns_to_go.unwrap_or(30).clamp(1, 40));
        let most = (left / 4).max(left / (turns + 1)).min(left).max(1);
        let share = (left / (turns + u64::from(turns > 1))).saturating_add(increment.saturating_mul(3) / 4);
        Self {
            soft: (share.saturating_mul(6) / 10).clamp(1, most),
            hard: (share.saturating_mul(5) / 2).clamp(1, most),
        }
    }
}

/// Stops a search, from any thread. Clones share one signal.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Signals>);

#[derive(Debug, Default)]
struct Signals {
    stopped: AtomicBool,
    /// The time of the search's clock at which the search stops; 0 for none.
    deadline: AtomicU64,
}

impl Stop {
    /// A signal that has not been given.
    pub fn new() -> Self {
        Self::default()
    }

    /// Stops the search: it returns within milliseconds, with the best move found so far.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    /// Stops the search at a time of its clock. A `ponderhit` needs this: the search continues, but now it has a limit.
    pub fn stop_at(&self, time: u64) {
        self.0.deadline.store(time.max(1), Ordering::Relaxed);
    }

    /// Whether [`stop`](Self::stop) was called.
    pub fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Relaxed)
    }

    pub(crate) fn deadline(&self) -> Option<u64> {
        Some(self.0.deadline.load(Ordering::Relaxed)).filter(|&time| time > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_move_times_are_used_almost_whole() {
        let used = |time| Budget::move_time(time, 10).hard;
        assert_eq!([0, 1, 10, 20, 100, 1000].map(used), [1, 1, 10, 19, 95, 990]);
    }

    #[test]
    fn a_budget_never_exceeds_the_time_left() {
        for left in [1, 5, 20, 100, 1_000, 60_000, 3_600_000, u64::MAX] {
            for increment in [0, 10, 1_000, 30_000, u64::MAX] {
                for turns in [None, Some(1), Some(5), Some(100)] {
                    let Budget { soft, hard } = Budget::from_clock(left, increment, turns, 10);
                    assert!(0 < soft && soft <= hard && hard <= left, "{left} {increment} {turns:?}");
                }
            }
        }
    }
}

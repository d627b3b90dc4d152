//! How long to think, and who says when to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use chesswright_rules::Move;

/// The time in milliseconds since some moment. The engine asks nobody else what time it is, so that it runs where there is no clock.
pub type Clock<'a> = &'a (dyn Fn() -> u64 + Sync);

/// When to stop thinking, and what about. Without any limit a search ends when it is told to, or when nothing is left to find.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// No deeper than this.
    pub depth: Option<u32>,
    /// No more positions than this, all threads together.
    pub nodes: Option<u64>,
    /// No longer than this.
    pub time: Option<Budget>,
    /// Until a win in so many moves is found, counted singly.
    pub win_in: Option<u32>,
    /// How many of the best moves to tell about; 0 and 1 are the same.
    pub lines: usize,
    /// Only these moves; all when empty.
    pub only: Vec<Move>,
}

impl Limits {
    /// Up to this depth.
    pub fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }

    /// So many positions.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// So many milliseconds.
    pub fn time(milliseconds: u64) -> Self {
        Self { time: Some(Budget::exactly(milliseconds)), ..Self::default() }
    }
}

/// Time for one move, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// No new depth is begun after this.
    pub enough: u64,
    /// Whatever is going on, it ends here.
    pub most: u64,
}

impl Budget {
    /// All of it and no more.
    pub fn exactly(milliseconds: u64) -> Self {
        Self { enough: milliseconds, most: milliseconds }
    }

    /// What somebody allows for one move. Of short times only a part is kept back for what is lost on the way.
    pub fn for_a_move(milliseconds: u64, overhead: u64) -> Self {
        Self::exactly((milliseconds - overhead.min(milliseconds / 20)).max(1))
    }

    /// A share of what is left on a clock. `turns_to_go` is the number of turns until more time comes, if that is known; `overhead` is
    /// lost with every move.
    pub fn share(left: u64, increment: u64, turns_to_go: Option<u32>, overhead: u64) -> Self {
        let left = left.saturating_sub(overhead).max(1);
        let turns = u64::from(turns_to_go.unwrap_or(30).clamp(1, 40));
        let most = (left / 4).max(left / (turns + 1)).min(left).max(1);
        let share = (left / (turns + u64::from(turns > 1))).saturating_add(increment.saturating_mul(3) / 4);
        Self {
            enough: (share.saturating_mul(6) / 10).clamp(1, most),
            most: (share.saturating_mul(5) / 2).clamp(1, most),
        }
    }
}

/// Tells a search to stop, from anywhere.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Signals>);

#[derive(Debug, Default)]
struct Signals {
    stopped: AtomicBool,
    /// When to stop at the latest, by the search's clock; 0 for no such time.
    deadline: AtomicU64,
}

impl Stop {
    /// One that has not been used.
    pub fn new() -> Self {
        Self::default()
    }

    /// The search returns within milliseconds, with the best it has found.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    /// The search is to end at that time of its clock, as when pondering becomes thinking.
    pub fn stop_at(&self, time: u64) {
        self.0.deadline.store(time.max(1), Ordering::Relaxed);
    }

    /// Whether it has been used.
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
    fn short_times_are_used() {
        let used = |time| Budget::for_a_move(time, 10).most;
        assert_eq!([0, 1, 10, 20, 100, 1000].map(used), [1, 1, 10, 19, 95, 990]);
    }

    #[test]
    fn a_budget_never_spends_more_than_there_is() {
        for left in [1, 5, 20, 100, 1_000, 60_000, 3_600_000, u64::MAX] {
            for increment in [0, 10, 1_000, 30_000, u64::MAX] {
                for turns in [None, Some(1), Some(5), Some(100)] {
                    let Budget { enough, most } = Budget::share(left, increment, turns, 10);
                    assert!(0 < enough && enough <= most && most <= left, "{left} {increment} {turns:?}");
                }
            }
        }
    }
}

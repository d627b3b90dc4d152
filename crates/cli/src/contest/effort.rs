//! What a player's searches cost, and the clock that measures it.

use std::ops::AddAssign;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;

/// Nodes visited, and the time that took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Effort {
    pub(super) nodes: u64,
    pub(super) time: Duration,
}

impl Effort {
    /// Nodes per second.
    pub(super) fn speed(self) -> u64 {
        (self.nodes as f64 / self.time.as_secs_f64().max(0.001)) as u64
    }
}

impl AddAssign for Effort {
    fn add_assign(&mut self, more: Self) {
        self.nodes += more.nodes;
        self.time += more.time;
    }
}

/// Where the time of our own engine comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum TimeSource {
    /// The time that passes.
    #[default]
    Real,
    /// The processor time of the thread that searches. What else the machine does changes nothing then.
    Processor,
}

impl TimeSource {
    /// A clock in milliseconds. Only the calling thread may read that of the processor.
    pub(crate) fn clock(self) -> impl Fn() -> u64 + Clone + Send + Sync + 'static {
        let start = Instant::now();
        move || {
            let time = match self {
                Self::Real => start.elapsed(),
                Self::Processor => ThreadTime::now().as_duration(),
            };
            u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_takes_no_processor_time() {
        let [real, processor] = [TimeSource::Real, TimeSource::Processor].map(|source| {
            let clock = source.clock();
            let start = clock();
            std::thread::sleep(Duration::from_millis(60));
            clock() - start
        });
        assert!(real >= 60 && processor < 30, "{real} {processor}");
    }

    #[test]
    fn efforts_add_up() {
        let mut effort = Effort { nodes: 1000, time: Duration::from_millis(10) };
        effort += effort;
        assert_eq!((effort.nodes, effort.speed()), (2000, 100_000));
    }
}

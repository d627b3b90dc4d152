//! Time given back to players with slow lines.

use std::collections::VecDeque;

use chesswright_game::Millis;

/// How many of the last measurements count.
const KEPT: usize = 8;
/// The most that a turn gives back.
const MOST: Millis = 500;
/// What is there to give back at the start, and at most.
const QUOTA: Millis = 2_000;
/// What each turn adds to that.
const ADDED: Millis = 100;

/// Measures the line of one player, and gives time back for it.
///
/// Only what the server has measured counts: the smallest of the last round trips, which a client cannot make smaller than they
/// are and gains nothing by making larger for a while. What a game gives back is limited as well.
#[derive(Clone, Debug)]
pub struct LagMeter {
    round_trips: VecDeque<Millis>,
    quota: Millis,
}

impl Default for LagMeter {
    fn default() -> Self {
        Self { round_trips: VecDeque::new(), quota: QUOTA }
    }
}

impl LagMeter {
    /// A round trip was measured.
    pub fn measured(&mut self, round_trip: Millis) {
        if self.round_trips.len() == KEPT {
            self.round_trips.pop_front();
        }
        self.round_trips.push_back(round_trip);
    }

    /// The round trip that counts.
    pub fn round_trip(&self) -> Option<Millis> {
        self.round_trips.iter().min().copied()
    }

    /// What a turn that took so long would give back now.
    pub fn refund(&self, elapsed: Millis) -> Millis {
        self.round_trip().unwrap_or(0).min(MOST).min(self.quota).min(elapsed)
    }

    /// Gives back time for a turn that took so long. Returns how much.
    pub fn give_back(&mut self, elapsed: Millis) -> Millis {
        let back = self.refund(elapsed);
        self.quota = (self.quota - back + ADDED).min(QUOTA);
        back
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fastest_round_trip_counts() {
        let mut meter = LagMeter::default();
        assert_eq!(meter.give_back(1_000), 0, "nothing is measured");
        [300, 80, 4_000].into_iter().for_each(|trip| meter.measured(trip));
        assert_eq!(meter.refund(1_000), 80);
        assert_eq!(meter.refund(30), 30, "no more than it took");
        (0..KEPT).for_each(|_| meter.measured(200));
        assert_eq!(meter.refund(1_000), 200, "old measurements are forgotten");
    }

    #[test]
    fn who_delays_everything_soon_gets_nothing_back() {
        let mut meter = LagMeter::default();
        (0..KEPT).for_each(|_| meter.measured(60_000));
        let given: Millis = (0..100).map(|_| meter.give_back(60_000)).sum();
        assert!(given <= QUOTA + 100 * ADDED, "{given}");
        assert_eq!(meter.give_back(60_000), ADDED);
    }
}

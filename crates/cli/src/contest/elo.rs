//! The Elo difference that results show, and the sequential test (SPRT).

use std::collections::BTreeMap;
use std::str::FromStr;

/// The results of the first player.
#[derive(Clone, Debug, Default)]
pub(crate) struct MatchTally {
    wins: u32,
    draws: u32,
    losses: u32,
    /// The half points of a game whose pair, the game with the same opening, is not finished.
    halves: BTreeMap<usize, u32>,
    /// How many pairs brought 0, ½, 1, 1½ and 2 points.
    pairs: [u32; 5],
}

impl MatchTally {
    /// Adds a game with 0, 1 or 2 half points for the first player.
    pub(crate) fn add(&mut self, half_points: u32, number: usize) {
        match half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
        match self.halves.remove(&(number / 2)) {
            Some(other) => self.pairs[(half_points + other).min(4) as usize] += 1,
            None => drop(self.halves.insert(number / 2, half_points)),
        }
    }

    /// Wins, draws and losses.
    pub(crate) fn results(&self) -> [u32; 3] {
        [self.wins, self.draws, self.losses]
    }

    /// How many pairs of games with one opening brought 0, ½, 1, 1½ and 2 points ("pentanomial").
    pub(crate) fn pentanomial(&self) -> [u32; 5] {
        self.pairs
    }

    pub(crate) fn games(&self) -> f64 {
        f64::from(self.wins + self.draws + self.losses)
    }

    /// The share of the points.
    fn mean(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / self.games().max(1.0)
    }

    /// The variance of the share of one game. It comes from pairs of games with the same opening if there are enough
    /// pairs, because an opening may favour a side.
    fn variance(&self) -> f64 {
        let pairs: f64 = self.pairs.iter().map(|&n| f64::from(n)).sum();
        if pairs >= 4.0 {
            let share = |points: usize| points as f64 / 4.0;
            let each = |f: &dyn Fn(f64) -> f64| -> f64 {
                self.pairs.iter().enumerate().map(|(points, &n)| f64::from(n) * f(share(points))).sum::<f64>()
                    / pairs
            };
            let mean = each(&|share| share);
            return 2.0 * each(&|share| (share - mean).powi(2));
        }
        let mean = self.mean();
        let one = |points: f64, count: u32| f64::from(count) * (points - mean).powi(2);
        (one(1.0, self.wins) + one(0.5, self.draws) + one(0.0, self.losses)) / self.games().max(1.0)
    }

    /// The Elo difference and its 95 % error.
    pub(crate) fn elo(&self) -> (f64, f64) {
        let mean = self.mean();
        let error = 1.96 * (self.variance() / self.games().max(1.0)).sqrt();
        let width = (elo_of(mean + error) - elo_of(mean - error)) / 2.0;
        (elo_of(mean), width)
    }

    pub(crate) fn line(&self) -> String {
        let (elo, error) = self.elo();
        format!(
            "+{} ={} -{}, {:.1} %, Elo {elo:+.0} ± {error:.0}",
            self.wins,
            self.draws,
            self.losses,
            100.0 * self.mean()
        )
    }
}

/// The Elo difference that predicts this share of the points.
fn elo_of(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test between two Elo differences; it is wrong in 5 of 100 cases.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sprt {
    elo: [f64; 2],
}

/// The bound of the logarithmic likelihood ratio: log(0.95 / 0.05).
const BOUND: f64 = 2.944;

impl Sprt {
    /// The logarithmic likelihood ratio of the second difference against the first.
    fn log_likelihood_ratio(&self, tally: &MatchTally) -> f64 {
        let [low, high] = self.elo.map(share_of);
        let variance = tally.variance();
        if variance <= 0.0 {
            return 0.0;
        }
        tally.games() * (high - low) * (2.0 * tally.mean() - low - high) / (2.0 * variance)
    }

    /// Whether the test accepts the second difference or the first. `None` while it is undecided.
    pub(super) fn decides(&self, tally: &MatchTally) -> Option<bool> {
        let ratio = self.log_likelihood_ratio(tally);
        (ratio.abs() >= BOUND).then_some(ratio > 0.0)
    }

    pub(super) fn line(&self, tally: &MatchTally) -> String {
        let [low, high] = self.elo;
        let verdict = match self.decides(tally) {
            Some(true) => format!("{high:+} Elo accepted"),
            Some(false) => format!("{low:+} Elo accepted"),
            None => "undecided".into(),
        };
        format!("SPRT {low:+} or {high:+}: {:+.2} of ±{BOUND}, {verdict}", self.log_likelihood_ratio(tally))
    }
}

impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}`: expected two Elo differences, such as `0,10`");
        let (low, high) = text.split_once(',').ok_or_else(wrong)?;
        let number = |text: &str| text.trim().parse::<f64>().map_err(|_| wrong());
        let elo = [number(low)?, number(high)?];
        if elo[0] < elo[1] { Ok(Self { elo }) } else { Err(wrong()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: u32, draws: u32, losses: u32) -> MatchTally {
        MatchTally { wins, draws, losses, ..MatchTally::default() }
    }

    #[test]
    fn elo_is_as_in_the_tables() {
        let (elo, error) = tally(60, 20, 20).elo();
        assert!((elo - 147.2).abs() < 0.5, "{elo}");
        assert!((60.0..85.0).contains(&error), "{error}");
        assert!(tally(10, 10, 10).elo().0.abs() < 1e-9);
    }

    #[test]
    fn pairs_of_one_opening_belong_together() {
        // The side that moves first wins every opening: the results say nothing about the players.
        let mut biased = MatchTally::default();
        (0..100).for_each(|number| biased.add(if number % 2 == 0 { 2 } else { 0 }, number));
        assert!(biased.elo().1 < 1.0, "{:?}", biased.elo());
        assert!(tally(50, 0, 50).elo().1 > 60.0);
    }

    #[test]
    fn a_test_ends_for_the_stronger_and_for_the_equal() {
        let sprt: Sprt = "0,20".parse().unwrap();
        assert_eq!(sprt.decides(&tally(300, 100, 100)), Some(true));
        assert_eq!(sprt.decides(&tally(1000, 1000, 1100)), Some(false));
        assert_eq!(sprt.decides(&tally(3, 2, 2)), None);
        assert!("20,0".parse::<Sprt>().is_err());
    }
}

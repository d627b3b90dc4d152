//! Ratings: Glicko-2, one game at a time.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// How sure a rating must be not to count as provisional.
const SURE: f64 = 110.0;

/// The rating of a player in one pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
    /// How much it varies.
    pub volatility: f64,
    /// The number of games.
    pub games: u32,
}

impl Default for Rating {
    fn default() -> Self {
        let new = Glicko2Rating::new();
        Self { rating: new.rating, deviation: new.deviation, volatility: new.volatility, games: 0 }
    }
}

impl Rating {
    /// Whether too few games have been played to be sure.
    pub fn is_provisional(&self) -> bool {
        self.deviation > SURE
    }

    /// The ratings of two players after a game in which the first scored `points`: 1, 0.5 or 0.
    #[must_use]
    pub fn after(self, other: Self, points: f64) -> (Self, Self) {
        let outcome = if points > 0.75 {
            Outcomes::WIN
        } else if points < 0.25 {
            Outcomes::LOSS
        } else {
            Outcomes::DRAW
        };
        let of = |rating: Self| Glicko2Rating {
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
        };
        let (one, two) = glicko2(&of(self), &of(other), &outcome, &Glicko2Config::new());
        let back = |new: Glicko2Rating, games| Self {
            rating: new.rating,
            deviation: new.deviation.max(45.0),
            volatility: new.volatility,
            games,
        };
        (back(one, self.games + 1), back(two, other.games + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_gain_what_losers_lose_and_ratings_become_sure() {
        let (one, two) = Rating::default().after(Rating::default(), 1.0);
        assert!(one.rating > 1600.0 && (one.rating - 1500.0 + (two.rating - 1500.0)).abs() < 0.01);
        assert!(one.is_provisional() && one.games == 1);
        let (mut a, mut b) = (Rating::default(), Rating::default());
        for game in 0..60 {
            (a, b) = a.after(b, if game % 2 == 0 { 1.0 } else { 0.0 });
        }
        assert!(!a.is_provisional() && (a.rating - b.rating).abs() < 120.0, "{a:?} {b:?}");
        let (c, d) = a.after(b, 0.5);
        assert!((c.rating - d.rating).abs() < (a.rating - b.rating).abs(), "a draw brings them closer");
    }
}

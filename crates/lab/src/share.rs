//! Shares with confidence intervals.

use serde::{Deserialize, Serialize};

/// The quantile of the normal distribution for intervals of 95 %.
const Z: f64 = 1.959_964;

/// A share of something, with its confidence interval of 95 %.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Share {
    /// The share that was counted, from 0 to 1.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// The share of `part` in `whole`, with the interval of Wilson. Half a point, as a draw gives, makes the interval at most
    /// too wide.
    pub fn of(part: f64, whole: u64) -> Self {
        if whole == 0 {
            return Self { value: 0.0, low: 0.0, high: 1.0 };
        }
        let n = whole as f64;
        let p = part / n;
        let middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        Self { value: p, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_wilson() {
        // The example of every textbook: 10 of 100.
        let share = Share::of(10.0, 100);
        assert!((share.low - 0.0552).abs() < 1e-3 && (share.high - 0.1744).abs() < 1e-3, "{share:?}");
        assert_eq!(Share::of(0.0, 0), Share { value: 0.0, low: 0.0, high: 1.0 });
        let all = Share::of(20.0, 20);
        assert!(all.low > 0.83 && all.high > 0.9999, "{all:?}");
        assert!(Share::of(100.0, 200).high - Share::of(100.0, 200).low < share.high);
    }
}

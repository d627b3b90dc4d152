//! What a position is worth to a side.

use std::fmt;
use std::ops::Neg;

/// A won game; the move that wins it costs one for every step on the way.
pub(crate) const WIN: i32 = 31_000;
/// Above this, a score is a won game, not an estimate.
pub(crate) const WON: i32 = 30_000;
/// Above every score.
pub(crate) const INFINITE: i32 = 32_000;

/// What a position is worth to a side: hundredths of a pawn, or a win or loss that has been seen to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score(pub(crate) i32);

impl Score {
    /// An estimate in hundredths of a pawn.
    pub fn points(points: i32) -> Self {
        Self(points.clamp(-WON, WON))
    }

    /// In hundredths of a pawn; won and lost games are beyond 300 pawns.
    pub fn value(self) -> i32 {
        self.0
    }

    /// For a game seen to its end: the number of single moves until then, and whether it is won.
    pub fn end(self) -> Option<(u32, bool)> {
        (self.0.abs() > WON).then(|| ((WIN - self.0.abs()).unsigned_abs(), self.0 > 0))
    }

    /// Chances of winning, drawing and losing, in thousandths. A plain curve: half a win at 180 hundredths of a pawn ahead.
    pub fn chances(self) -> [u32; 3] {
        if let Some((_, won)) = self.end() {
            return if won { [1000, 0, 0] } else { [0, 0, 1000] };
        }
        let share = |points: f64| 1000.0 / (1.0 + (-points / 80.0).exp());
        let points = f64::from(self.0);
        let (win, loss) = (share(points - 180.0).round() as u32, share(-points - 180.0).round() as u32);
        [win, 1000 - win - loss, loss]
    }
}

impl Neg for Score {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.end() {
            Some((moves, true)) => write!(f, "wins in {moves}"),
            Some((moves, false)) => write!(f, "loses in {moves}"),
            None => write!(f, "{:+.2}", f64::from(self.0) / 100.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_and_grow() {
        let mut last = 0;
        for points in (-2000..2000).step_by(37) {
            let [win, draw, loss] = Score::points(points).chances();
            assert_eq!(win + draw + loss, 1000);
            assert!(win >= last);
            last = win;
        }
        assert_eq!(Score(WIN - 3).end(), Some((3, true)));
        assert_eq!(Score(-WIN).end(), Some((0, false)));
    }
}

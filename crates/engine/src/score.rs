//! Scores of positions: estimates in centipawns, and mates.
//!
//! A *mate* here is any forced win, however the game is won: by checkmate, by reaching a goal, by losing all pieces.

use std::fmt;
use std::ops::Neg;

/// The score of a won game. A forced win in `n` plies scores `MATE - n`, so that quicker wins score more.
pub(crate) const MATE: i32 = 31_000;
/// Scores beyond this are mates, scores up to it are estimates.
pub(crate) const MATE_BOUND: i32 = 30_000;
/// Greater than every score.
pub(crate) const INFINITE: i32 = 32_000;

/// The score of a position for one side: an estimate in centipawns, or a mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score(pub(crate) i32);

impl Score {
    /// An estimate in centipawns (hundredths of a pawn).
    pub fn from_cp(cp: i32) -> Self {
        Self(cp.clamp(-MATE_BOUND, MATE_BOUND))
    }

    /// The score in centipawns. Mates are beyond 30,000.
    pub fn cp(self) -> i32 {
        self.0
    }

    /// For a mate: the number of plies until the game ends, and whether this side wins.
    pub fn mate(self) -> Option<(u32, bool)> {
        (self.0.abs() > MATE_BOUND).then(|| ((MATE - self.0.abs()).unsigned_abs(), self.0 > 0))
    }

    /// The probabilities of a win, a draw and a loss ("WDL"), in thousandths. Two logistic curves that reach one half at
    /// 180 centipawns ahead and behind.
    pub fn wdl(self) -> [u32; 3] {
        if let Some((_, won)) = self.mate() {
            return if won { [1000, 0, 0] } else { [0, 0, 1000] };
        }
        let logistic = |cp: f64| 1000.0 / (1.0 + (-cp / 80.0).exp());
        let cp = f64::from(self.0);
        let (win, loss) = (logistic(cp - 180.0).round() as u32, logistic(-cp - 180.0).round() as u32);
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
        match self.mate() {
            Some((plies, true)) => write!(f, "wins in {plies}"),
            Some((plies, false)) => write!(f, "loses in {plies}"),
            None => write!(f, "{:+.2}", f64::from(self.0) / 100.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wdl_adds_up_and_grows_with_the_score() {
        let mut last = 0;
        for cp in (-2000..2000).step_by(37) {
            let [win, draw, loss] = Score::from_cp(cp).wdl();
            assert_eq!(win + draw + loss, 1000);
            assert!(win >= last);
            last = win;
        }
        assert_eq!(Score(MATE - 3).mate(), Some((3, true)));
        assert_eq!(Score(-MATE).mate(), Some((0, false)));
    }
}

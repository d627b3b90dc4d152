//! How a game ends.

use crate::definition::model::Verdict;
use crate::rules::Side;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// Why it ended.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move is not in check and has no legal move.
    Stalemate,
    /// A piece reached its goal.
    Goal,
    /// Enough checks were given.
    Checks,
    /// A side ran out of pieces that it needs, or wanted to lose.
    Extinction,
    /// A royal was captured.
    RoyalCaptured,
    /// The royals faced each other twice in a row.
    Facing,
    /// Everybody passed.
    Passes,
    /// Too long without a capture or a pawn move.
    MoveRule,
    /// The same position too often.
    Repetition,
}

impl Outcome {
    /// A verdict seen from `side`. When it loses, the only other side wins; with several others nobody has won yet.
    pub(crate) fn of(verdict: Verdict, side: Side, others: Vec<Side>, reason: Reason) -> Self {
        let winner = match verdict {
            Verdict::Win => Some(side),
            Verdict::Draw => None,
            Verdict::Loss => match others[..] {
                [other] => Some(other),
                _ => None,
            },
        };
        Self { winner, reason }
    }
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::Goal => "goal reached",
            Self::Checks => "enough checks given",
            Self::Extinction => "no pieces left",
            Self::RoyalCaptured => "royal captured",
            Self::Facing => "royals face each other",
            Self::Passes => "everybody passed",
            Self::MoveRule => "too many moves without progress",
            Self::Repetition => "repetition",
        })
    }
}

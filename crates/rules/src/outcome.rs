//! The outcome of a game.

use serde::{Deserialize, Serialize};

use crate::types::Side;

/// The outcome of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// Why the game ended.
    pub reason: Reason,
}

/// Why a game ended. It is written as its [`name`](Self::name).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Reason {
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move is in check and has no legal move, but the rules do not allow this mate.
    UnfairMate,
    /// The side to move is not in check and has no legal move.
    Stalemate,
    /// A piece reached its goal.
    Goal,
    /// Pieces are connected as the goal asks.
    Connected,
    /// The board is full.
    BoardFull,
    /// A side gave enough checks.
    Checks,
    /// A side has too few pieces left. In some games that wins.
    Extinction,
    /// A royal was captured.
    RoyalCaptured,
    /// The royals faced each other after two moves in a row.
    Facing,
    /// Enough passes were made in a row.
    Passes,
    /// A trigger ended the game.
    Trigger,
    /// The player lost a level.
    Failed,
    /// Too many moves without a capture or a pawn move.
    MoveRule,
    /// The same position occurred too often.
    Repetition,
    /// One piece moved to and fro too often.
    ToAndFro,
    /// The same position occurred too often while one side gave check with every turn.
    PerpetualCheck,
    /// The same position occurred too often while one side chased a piece with every turn.
    PerpetualChase,
    /// A count against a limit exceeded it.
    Counting,
    /// A side declared its entering king, with enough points.
    Declaration,
    /// Only one team was left, and the counter that decides says who has won.
    Points,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Self; 21] = [
        Self::Checkmate,
        Self::UnfairMate,
        Self::Stalemate,
        Self::Goal,
        Self::Connected,
        Self::BoardFull,
        Self::Checks,
        Self::Extinction,
        Self::RoyalCaptured,
        Self::Facing,
        Self::Passes,
        Self::Trigger,
        Self::Failed,
        Self::MoveRule,
        Self::Repetition,
        Self::ToAndFro,
        Self::PerpetualCheck,
        Self::PerpetualChase,
        Self::Counting,
        Self::Declaration,
        Self::Points,
    ];

    /// Its name in files and position texts: lower case, without spaces.
    pub fn name(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::UnfairMate => "unfair-mate",
            Self::Stalemate => "stalemate",
            Self::Goal => "goal",
            Self::Connected => "connected",
            Self::BoardFull => "board-full",
            Self::Checks => "checks",
            Self::Extinction => "extinction",
            Self::RoyalCaptured => "royal-captured",
            Self::Facing => "facing",
            Self::Passes => "passes",
            Self::Trigger => "trigger",
            Self::Failed => "failed",
            Self::MoveRule => "move-rule",
            Self::Repetition => "repetition",
            Self::ToAndFro => "to-and-fro",
            Self::PerpetualCheck => "perpetual-check",
            Self::PerpetualChase => "perpetual-chase",
            Self::Counting => "counting",
            Self::Declaration => "declaration",
            Self::Points => "points",
        }
    }

    /// The reason with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.name() == name)
    }

    /// Whether a step brings this end about at once, so that the position itself records it.
    pub(crate) fn ends_at_once(self) -> bool {
        match self {
            Self::Goal
            | Self::Connected
            | Self::BoardFull
            | Self::Checks
            | Self::Extinction
            | Self::RoyalCaptured
            | Self::Facing
            | Self::Passes
            | Self::Trigger
            | Self::Failed
            | Self::Points => true,
            Self::Checkmate
            | Self::UnfairMate
            | Self::Stalemate
            | Self::MoveRule
            | Self::Repetition
            | Self::ToAndFro
            | Self::PerpetualCheck
            | Self::PerpetualChase
            | Self::Counting
            | Self::Declaration => false,
        }
    }

    /// Whether the game's history decides it, rather than the last position.
    pub fn is_history(self) -> bool {
        matches!(
            self,
            Self::MoveRule
                | Self::Repetition
                | Self::ToAndFro
                | Self::PerpetualCheck
                | Self::PerpetualChase
                | Self::Counting
        )
    }
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Checkmate => "checkmate",
            Self::UnfairMate => "forbidden checkmate",
            Self::Stalemate => "stalemate",
            Self::Goal => "goal reached",
            Self::Connected => "pieces connected",
            Self::BoardFull => "board full",
            Self::Checks => "check limit reached",
            Self::Extinction => "required pieces lost",
            Self::RoyalCaptured => "royal piece captured",
            Self::Facing => "kings facing each other",
            Self::Passes => "all players passed",
            Self::Trigger => "special rule of this game",
            Self::Failed => "level failed",
            Self::MoveRule => "too many moves without progress",
            Self::Repetition => "repetition",
            Self::ToAndFro => "one piece moved back and forth too often",
            Self::PerpetualCheck => "perpetual check",
            Self::PerpetualChase => "perpetual chase",
            Self::Counting => "counting limit reached",
            Self::Declaration => "entering king declared",
            Self::Points => "most points at the end",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_are_written_with_the_names_of_reasons() {
        for reason in Reason::ALL {
            for winner in [None, Some(Side(1))] {
                let outcome = Outcome { winner, reason };
                let text = serde_json::to_string(&outcome).unwrap();
                let winner = winner.map_or("null".to_owned(), |side| side.0.to_string());
                assert_eq!(text, format!(r#"{{"winner":{winner},"reason":"{}"}}"#, reason.name()));
                assert_eq!(serde_json::from_str::<Outcome>(&text).unwrap(), outcome);
            }
        }
    }
}

//! How a game ends.

use crate::types::Side;

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
    /// The side to move is in check and has no legal move, but mate may not be given this way.
    UnfairMate,
    /// The side to move is not in check and has no legal move.
    Stalemate,
    /// A piece reached its goal.
    Goal,
    /// Pieces stand together.
    Connected,
    /// No cell is empty.
    BoardFull,
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
    /// A trigger of the game said so.
    Trigger,
    /// A level was lost.
    Failed,
    /// Too long without a capture or a pawn move.
    MoveRule,
    /// The same position too often.
    Repetition,
    /// One piece moved to and fro too often.
    ToAndFro,
    /// The same position too often, one side giving check all the time.
    PerpetualCheck,
    /// The same position too often, one side chasing a piece all the time.
    PerpetualChase,
    /// A count against a limit has passed it.
    Counting,
    /// A side declared that its king has entered, with enough points.
    Declaration,
}

impl Reason {
    /// All of them.
    pub const ALL: [Self; 20] = [
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
    ];

    /// Its name in files and position texts: one word, lower case.
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
        }
    }

    /// The reason of that name.
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
            | Self::Failed => true,
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

    /// Whether it is found in the history of a game, not in its last position.
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
            Self::UnfairMate => "mate that may not be given this way",
            Self::Stalemate => "stalemate",
            Self::Goal => "goal reached",
            Self::Connected => "pieces connected",
            Self::BoardFull => "the board is full",
            Self::Checks => "enough checks given",
            Self::Extinction => "no pieces left",
            Self::RoyalCaptured => "royal captured",
            Self::Facing => "royals face each other",
            Self::Passes => "everybody passed",
            Self::Trigger => "a rule of this game",
            Self::Failed => "the level is lost",
            Self::MoveRule => "too many moves without progress",
            Self::Repetition => "repetition",
            Self::ToAndFro => "one piece moved to and fro",
            Self::PerpetualCheck => "perpetual check",
            Self::PerpetualChase => "perpetual chase",
            Self::Counting => "the count is over",
            Self::Declaration => "entering king declared",
        })
    }
}

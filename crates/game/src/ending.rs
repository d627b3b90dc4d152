//! The ends of games: by the rules, or by decisions of the players.

use chesswright_rules::{Outcome, Position, Reason, Rules, Side};

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The result.
    pub decision: Decision,
    /// The cause.
    pub cause: Cause,
}

/// The result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// This side.
    Won(Side),
    /// A draw.
    Drawn,
    /// This side lost, and it is undecided which of the others won.
    Lost(Side),
    /// The game does not count.
    Void,
}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// By the rules.
    Rules(Reason),
    /// A side resigned.
    Resignation(Side),
    /// A side had no time left.
    Time(Side),
    /// A side had no time left, but no other side could have won.
    TimeWithoutMaterial(Side),
    /// The players agreed on a draw.
    Agreement,
    /// The game was aborted.
    Abort,
    /// Something else, in words: an arbiter's decision, a lost connection.
    Other(String),
}

impl Ending {
    /// How a position ended by the rules, if it did.
    pub fn by_rules(position: &Position) -> Option<Self> {
        Some(Self::of(position.outcome()?, position))
    }

    /// How a position ended by the rules if no piece comes from another board any more.
    pub fn unsupplied(position: &Position) -> Option<Self> {
        Some(Self::of(position.outcome_unsupplied()?, position))
    }

    /// An outcome of a position.
    pub(crate) fn of(outcome: Outcome, position: &Position) -> Self {
        let Outcome { winner, reason } = outcome;
        let decision = match winner {
            Some(side) => Decision::Won(side),
            // With more than two sides, the rules do not determine who wins by a mate.
            None if reason == Reason::Checkmate && position.rules().sides() > 2 => {
                Decision::Lost(position.turn())
            }
            None => Decision::Drawn,
        };
        Self { decision, cause: Cause::Rules(reason) }
    }

    /// A side lost for a cause of its own.
    pub(crate) fn loss(side: Side, sides: usize, cause: Cause) -> Self {
        let decision = match sides {
            2 => Decision::Won(Side(1 - side.0.min(1))),
            _ => Decision::Lost(side),
        };
        Self { decision, cause }
    }

    /// The score in PGN: `1-0`, `0-1`, `1/2-1/2`, with more than two sides `0-1-0` in turn order, with teams `1-0-1-0`. A game that
    /// does not count has `*`.
    pub fn score(&self, rules: &Rules) -> String {
        let sides = rules.sides();
        let each =
            |points: &dyn Fn(usize) -> &'static str| (0..sides).map(points).collect::<Vec<_>>().join("-");
        match self.decision {
            Decision::Won(winner) => {
                let winners = rules.team(winner);
                each(&|side| if winners >> side & 1 == 1 { "1" } else { "0" })
            }
            Decision::Drawn => each(&|_| "1/2"),
            Decision::Lost(loser) => each(&|side| if side == loser.index() { "0" } else { "1/2" }),
            Decision::Void => "*".into(),
        }
    }

    /// The end in words, with the names of the sides: `white wins (checkmate)`, but `you win (goal reached)`.
    pub fn in_words(&self, names: &dyn Fn(Side) -> String) -> String {
        let why = match &self.cause {
            Cause::Rules(reason) => reason.to_string(),
            Cause::Resignation(side) => format!("{} resigned", names(*side)),
            Cause::Time(side) => format!("{} ran out of time", names(*side)),
            Cause::TimeWithoutMaterial(side) => {
                format!("{} ran out of time, but no opponent can win", names(*side))
            }
            Cause::Agreement => "by agreement".into(),
            Cause::Abort => "aborted".into(),
            Cause::Other(text) => text.clone(),
        };
        match self.decision {
            Decision::Won(side) => format!("{} ({why})", clause(&names(side), "win")),
            Decision::Drawn => format!("a draw ({why})"),
            Decision::Lost(side) => format!("{} ({why})", clause(&names(side), "lose")),
            Decision::Void => format!("no result ({why})"),
        }
    }
}

/// A subject with its verb: `white wins`, `you win`.
fn clause(subject: &str, verb: &str) -> String {
    let ending = if subject == "you" { "" } else { "s" };
    format!("{subject} {verb}{ending}")
}

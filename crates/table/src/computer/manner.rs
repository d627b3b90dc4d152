//! How the computer plays besides its level: how long it thinks, and in which style.

use chesswright_engine::Personality;
use serde::{Deserialize, Serialize};

/// How the computer plays besides its level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Manner {
    /// The seconds for each move in a game without a clock. `None` is the usual time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u16>,
    /// The style of its moves. Without one it plays as its level says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub style: Option<ComputerStyle>,
}

impl Manner {
    /// The times that are offered, in seconds.
    pub const SECONDS: [u16; 6] = [1, 3, 10, 20, 30, 60];

    /// Whether nothing was chosen.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// A style of the computer's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ComputerStyle {
    /// Any legal move.
    Random,
    /// As much material as possible.
    Greedy,
    /// No piece where it could be captured.
    Timid,
    /// Traps.
    Swindler,
    /// A minimax of two plies, as old programs played.
    Minimax,
}

impl ComputerStyle {
    /// All styles, with the words that settings and messages use.
    pub const ALL: [(&str, Self); 5] = [
        ("random", Self::Random),
        ("greedy", Self::Greedy),
        ("timid", Self::Timid),
        ("swindler", Self::Swindler),
        ("minimax", Self::Minimax),
    ];

    /// The opponent of the engine that plays so.
    pub(super) fn personality(self) -> Personality {
        match self {
            Self::Random => Personality::Random,
            Self::Greedy => Personality::Greedy,
            Self::Timid => Personality::Timid,
            Self::Swindler => Personality::Swindler,
            Self::Minimax => Personality::Minimax,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_style_is_one_of_the_engine_and_each_of_those_can_be_chosen() {
        for (word, style) in ComputerStyle::ALL {
            assert_eq!(style.personality().name(), word);
        }
        assert_eq!(ComputerStyle::ALL.map(|(_, style)| style.personality()), Personality::ALL);
    }
}

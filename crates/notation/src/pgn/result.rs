//! Results of games.

use std::fmt;

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// Not finished, or unknown: `*`.
    #[default]
    Unknown,
    /// A side won, or several sides of one team did: `1-0`, `0-1`; with more sides `0-0-1` or `1-0-1-0`.
    Won {
        /// The winners: one bit for each side at its place in the turn order.
        winners: u8,
        /// The number of sides.
        sides: u8,
    },
    /// A draw: `1/2-1/2`; with more sides `1/2-1/2-1/2`.
    Drawn {
        /// The number of sides.
        sides: u8,
    },
}

impl GameResult {
    /// `1-0`.
    pub const FIRST: Self = Self::Won { winners: 1, sides: 2 };
    /// `0-1`.
    pub const SECOND: Self = Self::Won { winners: 2, sides: 2 };
    /// `1/2-1/2`.
    pub const DRAW: Self = Self::Drawn { sides: 2 };

    /// The result that a text means, if it is one.
    pub fn read(text: &str) -> Option<Self> {
        match text {
            "*" => return Some(Self::Unknown),
            "1-0" => return Some(Self::FIRST),
            "0-1" => return Some(Self::SECOND),
            "1/2-1/2" | "1/2" | "½-½" | "½" => return Some(Self::DRAW),
            _ => {}
        }
        if !text.starts_with(['0', '1', '½']) || text.len() > 64 {
            return None;
        }
        let scores: Vec<&str> = text.split(['-', ':', '–']).collect();
        let sides = u8::try_from(scores.len()).ok().filter(|&sides| sides >= 2)?;
        if scores.iter().all(|&score| matches!(score, "1/2" | "½")) {
            return Some(Self::Drawn { sides });
        }
        let ones = scores.iter().filter(|&&score| score == "1").count();
        let clear = scores.iter().all(|score| matches!(*score, "0" | "1"));
        // Only zeros: this is castling.
        if sides > 8 || ones == 0 || ones == scores.len() || !clear {
            return None;
        }
        let won = scores.iter().enumerate().filter(|(_, score)| **score == "1");
        Some(Self::Won { winners: won.fold(0, |winners, (side, _)| winners | 1 << side), sides })
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sides, winners) = match *self {
            Self::Unknown => return f.write_str("*"),
            Self::Drawn { sides } => (sides, None),
            Self::Won { winners, sides } => (sides, Some(winners)),
        };
        for at in 0..sides {
            if at > 0 {
                f.write_str("-")?;
            }
            f.write_str(match winners {
                None => "1/2",
                Some(winners) if winners >> at & 1 == 1 => "1",
                Some(_) => "0",
            })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::GameResult;

    #[test]
    fn results() {
        for text in ["*", "1-0", "0-1", "1/2-1/2", "1-0-0", "0-0-1", "1/2-1/2-1/2", "0-0-0-1", "1-0-1-0"] {
            assert_eq!(GameResult::read(text).map(|result| result.to_string()).as_deref(), Some(text));
        }
        for (text, means) in [("½-½", "1/2-1/2"), ("1/2", "1/2-1/2"), ("1:0", "1-0"), ("½:½", "1/2-1/2")]
        {
            assert_eq!(GameResult::read(text).map(|result| result.to_string()).as_deref(), Some(means));
        }
        for text in ["", "0-0", "0-0-0", "1", "1-1", "1-", "e4", "1.", "0", "1-0x", "2-0", "1-1-1-1"] {
            assert_eq!(GameResult::read(text), None, "{text}");
        }
    }
}

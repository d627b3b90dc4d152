//! Move texts as engines and sites exchange them: UCI and its extensions for variants.
//!
//! | text | means |
//! |---|---|
//! | `e2e4`, `a10b9` | from, to |
//! | `e7e8q`, `e7e8<Lion>` | with a piece behind: promotion, or gating of a piece |
//! | `b7b8+`, `b8b7-` | promotes, demotes |
//! | `e1g1`, `e1h1` | castling, by the king's target or (Chess960, or if that is ambiguous) by the partner's cell |
//! | `P@e4`, `+P@e4`, `<Lion>@e4` | drop |
//! | `e5e7xe6` | captures on other cells, if they distinguish moves |
//! | `e2e4,e4d5` | several steps: further legs, or a wall built on a cell |
//! | `0000` | pass |
//!
//! The rules decide what a text means in a position.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::error::{Problems, TextError};
use crate::scan::Scan;
use crate::sign::{CellName, Piece, Sign};

/// The longest text that is read, in bytes.
pub const LONGEST_TEXT: usize = 1024;

/// A move text, step by step. There is at least one step.
///
/// With serde it is this text, so it is how moves are sent to other programs: [`Notation::write`] and [`Notation::read`]
/// make it from a move of a position and the other way round.
///
/// [`Notation::write`]: crate::moves::Notation::write
/// [`Notation::read`]: crate::moves::Notation::read
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UciMove {
    /// The steps. Most moves have one.
    pub steps: Vec<UciStep>,
}

/// One step of a move text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum UciStep {
    /// `0000`: nothing moves.
    Pass,
    /// From one cell to another.
    Move {
        /// Where it begins.
        from: CellName,
        /// Where it ends.
        to: CellName,
        /// The suffix after the cells.
        suffix: Option<UciSuffix>,
        /// Cells of other captures, if they distinguish moves.
        captures: Vec<CellName>,
    },
    /// A drop from the hand.
    Drop {
        /// The dropped piece.
        piece: Piece,
        /// Its destination.
        to: CellName,
    },
}

/// The suffix after the cells of a step.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum UciSuffix {
    /// A piece to promote to, or to gate.
    Piece(Sign),
    /// `+`: the promoted form.
    Promote,
    /// `-`: the unpromoted form.
    Demote,
}

impl std::str::FromStr for UciMove {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut problems = Problems::default();
        let mut steps = vec![];
        if text.len() > LONGEST_TEXT {
            problems.add(0..0, format!("the text has {} bytes; the limit is {LONGEST_TEXT}", text.len()), "");
            return problems.or(text, Self { steps });
        }
        let mut start = 0;
        for part in text.split(',') {
            let mut scan = Scan::new(text, start..start + part.len());
            match read_step(&mut scan) {
                Ok(step) if scan.is_done() => steps.push(step),
                Ok(_) => problems.add(
                    scan.at()..scan.end(),
                    format!("`{}` is not expected after the move", scan.rest()),
                    "a move has two cells and may end with one piece, `+` or `-`",
                ),
                Err(message) => problems.add(
                    scan.at()..scan.end(),
                    message.to_owned(),
                    "moves look like e2e4, e7e8q, P@e4 or 0000",
                ),
            }
            start += part.len() + 1;
        }
        problems.or(text, Self { steps })
    }
}

fn read_step(scan: &mut Scan<'_>) -> Result<UciStep, &'static str> {
    if scan.rest() == "0000" {
        scan.take_while(|_| true);
        return Ok(UciStep::Pass);
    }
    if scan.rest().contains('@') {
        let piece = Piece::read(scan)?.ok_or("expected a piece to drop")?;
        if !scan.take('@') {
            return Err("expected `@` behind the piece to drop");
        }
        let to = CellName::read(scan).ok_or("expected the cell to drop on")?;
        return Ok(UciStep::Drop { piece, to });
    }
    let from = CellName::read(scan).ok_or("expected the cell a piece moves from")?;
    let to = CellName::read(scan).ok_or("expected the cell it moves to")?;
    let suffix = if scan.take('+') {
        Some(UciSuffix::Promote)
    } else if scan.take('-') {
        Some(UciSuffix::Demote)
    } else if scan.peek() == Some('x') && scan.rest().len() > 1 {
        None
    } else {
        Sign::read(scan)?.map(UciSuffix::Piece)
    };
    let mut captures = vec![];
    while scan.take('x') {
        captures.push(CellName::read(scan).ok_or("expected the cell of a captured piece behind `x`")?);
    }
    Ok(UciStep::Move { from, to, suffix, captures })
}

impl fmt::Display for UciMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, step) in self.steps.iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            write!(f, "{step}")?;
        }
        Ok(())
    }
}

impl Serialize for UciMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for UciMove {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

impl fmt::Display for UciStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("0000"),
            Self::Drop { piece, to } => write!(f, "{piece}@{to}"),
            Self::Move { from, to, suffix, captures } => {
                write!(f, "{from}{to}")?;
                match suffix {
                    None => Ok(()),
                    Some(UciSuffix::Piece(sign)) => write!(f, "{sign}"),
                    Some(UciSuffix::Promote) => f.write_str("+"),
                    Some(UciSuffix::Demote) => f.write_str("-"),
                }?;
                captures.iter().try_for_each(|cell| write!(f, "x{cell}"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back() {
        for text in [
            "e2e4",
            "a10b9q",
            "e7e8<Lion>",
            "b7b8+",
            "b8b7-",
            "e1h1",
            "P@e4",
            "+P@e4",
            "<r:Lion>@ab12",
            "e2e4,e4d5",
            "0000",
            "Aa1Bb2",
            "Ae4Be5Q",
            "e1e1",
            "e2e4,0000",
            "e7e8qxd7",
            "e5e5xe6xe7",
            "e7e8x",
        ] {
            let read = text.parse::<UciMove>();
            assert_eq!(read.as_ref().map(|mv| mv.to_string()).as_deref(), Ok(text));
            let json = serde_json::to_string(&read.unwrap()).unwrap();
            assert_eq!(json, format!("\"{text}\""));
            assert_eq!(serde_json::from_str::<UciMove>(&json).unwrap().to_string(), text);
        }
    }

    #[test]
    fn parts() {
        let cell = CellName::new;
        let step = |step: Option<UciStep>| step.map(|step| UciMove { steps: vec![step] });
        let suffix = Some(UciSuffix::Piece(Sign::letter('q')));
        let promotion = cell("a10").zip(cell("b9")).map(|(from, to)| UciStep::Move {
            from,
            to,
            suffix,
            captures: vec![],
        });
        assert_eq!("a10b9q".parse().ok(), step(promotion));
    }

    #[test]
    fn mistakes_are_reported() {
        for (text, message) in [
            ("", "character 1: expected the cell a piece moves from"),
            ("e2", "character 3: expected the cell it moves to"),
            ("e2e4qq", "character 6: `q` is not expected after the move"),
            ("P@", "character 3: expected the cell to drop on"),
            ("e2e4,", "character 6: expected the cell a piece moves from"),
            ("e2e4,x", "character 6: expected the cell a piece moves from"),
        ] {
            let answer =
                text.parse::<UciMove>().map_or_else(|error| error.to_string(), |read| read.to_string());
            assert!(answer.starts_with(message), "{text}: {answer}");
            let json = serde_json::to_string(text).unwrap();
            let answer = serde_json::from_str::<UciMove>(&json).unwrap_err().to_string();
            assert!(answer.starts_with(message), "{text}: {answer}");
        }
    }
}

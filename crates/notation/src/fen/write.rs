//! Writing position texts.

use std::fmt;

use super::{Checks, RawFen, Row, Token, Turn};

impl fmt::Display for RawFen {
    /// Writes the fields that are present. A missing field before a present one becomes `-`, missing counters `0 1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, layer) in self.layers.iter().enumerate() {
            if i > 0 {
                f.write_str("|")?;
            }
            for (j, row) in layer.iter().enumerate() {
                if j > 0 {
                    f.write_str("/")?;
                }
                write_row(f, row)?;
            }
        }
        if let Some(hand) = &self.hand {
            f.write_str("[")?;
            hand.iter().try_for_each(|piece| write!(f, "{piece}"))?;
            f.write_str("]")?;
        }
        let counters = self.halfmove.is_some() || self.fullmove.is_some();
        let passing = self.en_passant.is_some() || self.counting_limit.is_some();
        let after_passing = self.checks.is_some() || counters || !self.more.is_empty();
        let after_castling = passing || after_passing;
        let after_turn = self.castling.is_some() || after_castling;
        match &self.turn {
            Some(turn) => write!(f, " {turn}")?,
            None if after_turn => f.write_str(" w")?,
            None => {}
        }
        match self.castling.as_deref() {
            Some("") => f.write_str(" -")?,
            Some(letters) => write!(f, " {letters}")?,
            None if after_castling => f.write_str(" -")?,
            None => {}
        }
        match (&self.counting_limit, &self.en_passant) {
            (Some(limit), _) => write!(f, " {limit}")?,
            (None, Some(cells)) if !cells.is_empty() => {
                f.write_str(" ")?;
                cells.iter().try_for_each(|cell| write!(f, "{cell}"))?;
            }
            (None, Some(_)) => f.write_str(" -")?,
            (None, None) if after_passing => f.write_str(" -")?,
            (None, None) => {}
        }
        if let Some(Checks::Left(left)) = &self.checks {
            let left: Vec<String> = left.iter().map(u32::to_string).collect();
            write!(f, " {}", left.join("+"))?;
        }
        // A limit without counters after it would be read as a counter.
        let given = matches!(self.checks, Some(Checks::Given(_)));
        if counters || given || self.counting_limit.is_some() {
            write!(f, " {} {}", self.halfmove.unwrap_or(0), self.fullmove.unwrap_or(1))?;
        }
        if let Some(Checks::Given(given)) = &self.checks {
            f.write_str(" ")?;
            given.iter().try_for_each(|n| write!(f, "+{n}"))?;
        }
        self.more.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

/// Merges adjacent gaps: `1` and `1` is `2`, not `11`.
fn write_row(f: &mut fmt::Formatter<'_>, row: &Row) -> fmt::Result {
    let mut gap = 0;
    for token in row {
        if let Token::Gap(n) = token {
            gap += u32::from(*n);
            continue;
        }
        flush(f, &mut gap)?;
        match token {
            Token::Piece(piece) => write!(f, "{piece}")?,
            Token::Hole => f.write_str("_")?,
            Token::Wall | Token::Gap(_) => f.write_str("*")?,
        }
    }
    flush(f, &mut gap)
}

fn flush(f: &mut fmt::Formatter<'_>, gap: &mut u32) -> fmt::Result {
    match std::mem::take(gap) {
        0 => Ok(()),
        n => write!(f, "{n}"),
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.steps_made {
            0 => f.write_str(&self.side),
            n => write!(f, "{}:{n}", self.side),
        }
    }
}

//! The number of a move with its board and its side: `12A.`, `12a.`, `12B.`, `12b.`

use std::fmt;

use chesswright_rules::{Position, Side};

use super::{Board, Seat};

/// The most digits of a number that are read.
const MOST_DIGITS: usize = 6;

/// The number of a move, and who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// The number, from 1, which both sides of a board share.
    pub number: u32,
    /// Who makes the move.
    pub seat: Seat,
}

impl Label {
    /// The label of the next move at a board.
    pub fn next(board: Board, position: &Position) -> Self {
        Self { number: position.turns() / 2 + 1, seat: Seat { board, side: position.turn() } }
    }

    /// Reads a label at the beginning of a text. Returns what follows, too.
    pub fn read(text: &str) -> Option<(Self, &str)> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let number = text[..digits].parse().ok().filter(|_| digits <= MOST_DIGITS)?;
        let mut rest = text[digits..].chars();
        let (board, side) = match rest.next()? {
            'A' => (Board::A, 0),
            'a' => (Board::A, 1),
            'B' => (Board::B, 0),
            'b' => (Board::B, 1),
            _ => return None,
        };
        let after = rest.as_str();
        let rest = after.trim_start_matches('.');
        // `1a4` is no label, `1a.a4` and `1a` are.
        let ends = rest.is_empty() || rest.len() < after.len();
        ends.then_some((Self { number, seat: Seat { board, side: Side(side) } }, rest))
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.seat.board.to_string();
        let board = if self.seat.side.0 == 0 { board } else { board.to_lowercase() };
        write!(f, "{}{board}.", self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_read_as_they_are_written() {
        for seat in Seat::ALL {
            for number in [1, 9, 10, 137, 999_999] {
                let label = Label { number, seat };
                assert_eq!(Label::read(&label.to_string()), Some((label, "")));
                assert_eq!(Label::read(&format!("{label}Nf3")), Some((label, "Nf3")));
            }
        }
        let first = Label { number: 1, seat: Seat::ALL[1] };
        assert_eq!(Label::read("1a"), Some((first, "")));
        assert_eq!(Label::read("1a...e5"), Some((first, "e5")));
        for text in ["", "1", "1.", "A.", "e4", "1C.", "1a4", "1234567A.", "99999999999999999999A.", "1é."] {
            assert_eq!(Label::read(text), None, "{text}");
        }
    }
}

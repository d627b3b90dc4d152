//! Two boards: who sits at them, and how they supply each other.

use std::fmt;

use chesswright_rules::definition::model::CapturesGo;
use chesswright_rules::{Move, Position, Rules, Side};

/// One of two boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Board {
    /// The first board.
    A,
    /// The second board.
    B,
}

impl Board {
    /// Both boards.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// Its place among both.
    pub fn index(self) -> usize {
        usize::from(self == Self::B)
    }

    /// The other board.
    pub fn other(self) -> Self {
        if self == Self::A { Self::B } else { Self::A }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::A { "A" } else { "B" })
    }
}

/// The place of one of four players: a side at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seat {
    /// The board.
    pub board: Board,
    /// The first or the second side.
    pub side: Side,
}

impl Seat {
    /// All seats: both sides of board A, then those of board B.
    pub const ALL: [Self; 4] =
        [Self::at(Board::A, 0), Self::at(Board::A, 1), Self::at(Board::B, 0), Self::at(Board::B, 1)];

    const fn at(board: Board, side: u8) -> Self {
        Self { board, side: Side(side) }
    }

    /// The seat of the partner: the other side at the other board.
    pub fn partner(self) -> Self {
        Self::at(self.board.other(), 1 - self.side.0.min(1))
    }

    /// The seat of the opponent at the same board.
    pub fn opponent(self) -> Self {
        Self::at(self.board, 1 - self.side.0.min(1))
    }

    /// The tag that names its player: `WhiteA`.
    pub fn tag(self) -> &'static str {
        match (self.board, self.side.0) {
            (Board::A, 0) => "WhiteA",
            (Board::A, _) => "BlackA",
            (Board::B, 0) => "WhiteB",
            (Board::B, _) => "BlackB",
        }
    }
}

/// The positions of two boards. What a side captures comes to its partner's hand at the other board.
///
/// ```
/// use chesswright_notation::bpgn::{Board, Boards};
/// use chesswright_notation::San;
/// use chesswright_rules::Rules;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let rules = Rules::new(&chesswright_catalog::definition("bughouse").ok_or("no bughouse")?)?;
/// let san = San::new(&rules);
/// let mut boards = Boards::new([rules.start(), rules.start()]);
/// for (board, text) in [(Board::A, "e4"), (Board::A, "d5"), (Board::B, "d4"), (Board::A, "exd5"), (Board::B, "P@e4")] {
///     let played = san.read(boards.position(board), text)?;
///     boards.play(board, &played);
/// }
/// assert!(boards.position(Board::B).hands().is_empty());
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Boards([Position; 2]);

impl Boards {
    /// Two boards of one game.
    pub fn new(positions: [Position; 2]) -> Self {
        Self(positions)
    }

    /// Whether a game is played on two boards: it has two sides, and captured pieces go to the partner.
    pub fn are_for(rules: &Rules) -> bool {
        let hand = rules.definition().hand.as_ref();
        rules.sides() == 2 && hand.is_some_and(|hand| hand.captures == CapturesGo::Partner)
    }

    /// The position at a board.
    pub fn position(&self, board: Board) -> &Position {
        &self.0[board.index()]
    }

    /// Plays a legal move at a board, and hands over what it captures. A piece for which a hand has no room is lost.
    pub fn play(&mut self, board: Board, played: &Move) {
        let position = &self.0[board.index()];
        let seat = Seat { board, side: position.turn() };
        let sent = position.sent(played);
        self.0[board.index()].play_unchecked(played);
        for kind in sent {
            self.0[board.other().index()].supply(seat.partner().side, kind, 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partners_have_other_boards_and_other_sides() {
        for seat in Seat::ALL {
            let partner = seat.partner();
            assert_eq!(partner.partner(), seat);
            assert!(partner.board != seat.board && partner.side != seat.side);
            assert_eq!(partner, seat.opponent().partner().opponent());
        }
        let tags: Vec<&str> = Seat::ALL.iter().map(|seat| seat.tag()).collect();
        assert_eq!(tags, ["WhiteA", "BlackA", "WhiteB", "BlackB"]);
    }
}

//! Reads or rejects any text as a piece. An accepted piece can be described, printed, read again and moved.
//!
//! The first byte selects the dialect, the second the position, the rest is the text.

use chesswright_rules::betza::mover::FirstMove;
use chesswright_rules::betza::walk::{Content, Surroundings, Walker};
use chesswright_rules::betza::{Dialect, Options, canonical, describe, lower, parse};
use chesswright_rules::board::{Board, Cell, Frame, Geometry, Wrap};

/// Pseudorandom surroundings from a seed.
struct Strewn(u8);

impl Strewn {
    fn hash(&self, cell: Cell) -> u8 {
        (u32::from(self.0) + 1).wrapping_mul(u32::from(cell) + 7).wrapping_mul(0x9E37_79B9).to_be_bytes()[0]
    }
}

impl Surroundings for Strewn {
    fn content(&self, cell: Cell) -> Content {
        match self.hash(cell) % 8 {
            0 => Content::Friend,
            1 | 2 => Content::Enemy,
            _ => Content::Empty,
        }
    }

    fn is_royal(&self, cell: Cell) -> bool {
        self.hash(cell) & 64 != 0
    }

    fn is_unmoved(&self, cell: Cell) -> bool {
        self.hash(cell) & 128 != 0
    }

    fn may_first_move(&self, _: FirstMove) -> bool {
        self.0 & 1 == 0
    }
}

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let [how, seed, text @ ..] = input else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let dialect = Dialect::ALL[usize::from(*how) % Dialect::ALL.len()];
    let options = Options { lenient: how & 64 != 0, layers: how & 128 != 0, ..Options::dialect(dialect) };
    let piece = match parse(text, &options) {
        Ok(piece) => piece,
        Err(errors) => {
            assert!(!errors.is_empty());
            errors.iter().for_each(|error| drop(error.underlined(text)));
            return;
        }
    };
    piece.lints.iter().for_each(|lint| drop(lint.underlined(text)));
    assert!(describe(&piece).len() <= piece.components.len());
    let printed = canonical(&piece);
    let twin = parse(&printed, &options).expect("what we print can be read");
    assert_eq!(canonical(&twin), printed, "printing is not stable");
    let boards = [
        Board::rectangle(5, 6),
        Board::new(Geometry::Square, Wrap::Both, [5, 4, 1], |_| true),
        Board::new(Geometry::Hex, Wrap::None, [5, 5, 1], |_| true),
        Board::new(Geometry::Layers, Wrap::None, [3, 3, 3], |_| true),
    ];
    for board in boards {
        let movers = lower(&piece, board.geometry());
        // The programs with their own dialects know only squares.
        let at_home =
            board.geometry() == Geometry::Square || matches!(dialect, Dialect::XBetza | Dialect::Classic);
        let twins = lower(&twin, board.geometry());
        assert!(!at_home || movers.is_ok() == twins.is_ok(), "{text} and {printed}: one means nothing");
        let Ok(movers) = movers else { continue };
        let from = Cell::from(*seed) % board.len() as Cell;
        for frame in [Frame::FIRST, Frame::OPPOSITE] {
            for found in Walker::new().moves(&board, frame, &movers, from, &Strewn(*seed)) {
                assert!(usize::from(found.to) < board.len());
            }
        }
    }
}

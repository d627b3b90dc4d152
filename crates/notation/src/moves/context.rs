//! Facts about moves that several notations need: who moves, from where, and which moves are similar.

use std::cell::OnceCell;

use chesswright_rules::board::{Cell, CellSet, Vector};
use chesswright_rules::definition::region::Regions;
use chesswright_rules::{Kind, Move, Piece, Position, Rules};

use crate::position::sign_of;
use crate::san::elsewhere;

/// A position whose moves are written or read. It generates the legal moves once, when they are first needed. Draws
/// that a player has to claim do not count.
#[derive(Debug)]
pub(super) struct MoveContext<'a> {
    pub(super) position: &'a Position,
    legal: OnceCell<Vec<Move>>,
}

/// The direction of a move as its side sees it. `right` and `forward` are the differences of the coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) right: i16,
    pub(super) forward: i16,
}

impl<'a> MoveContext<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        Self { position, legal: OnceCell::new() }
    }

    pub(super) fn rules(&self) -> &'a Rules {
        self.position.rules()
    }

    pub(super) fn legal(&self) -> &[Move] {
        self.legal.get_or_init(|| self.position.unclaimed_moves())
    }

    pub(super) fn files(&self) -> u16 {
        self.rules().board().extent()[0]
    }

    pub(super) fn ranks(&self) -> u16 {
        self.rules().board().extent()[1]
    }

    pub(super) fn at(&self, cell: Cell) -> Vector {
        self.rules().board().coords(cell)
    }

    /// Whether the side to move plays up the board.
    pub(super) fn is_first_seat(&self) -> bool {
        self.position.turn().index() == 0
    }

    /// The number of the file: 1 is the rightmost file for the first side.
    pub(super) fn file_from_right(&self, cell: Cell) -> i16 {
        self.files() as i16 - self.at(cell).x
    }

    /// The number of the rank: 1 is the far one.
    pub(super) fn rank_from_far(&self, cell: Cell) -> i16 {
        self.ranks() as i16 - self.at(cell).y
    }

    /// The direction from one cell to another as the side to move sees it.
    pub(super) fn way(&self, from: Cell, to: Cell) -> Way {
        let (from, to) = (self.at(from), self.at(to));
        let sign = if self.is_first_seat() { 1 } else { -1 };
        Way { right: (to.x - from.x) * sign, forward: (to.y - from.y) * sign }
    }

    /// The piece that moves. `None` for a drop.
    pub(super) fn mover(&self, played: &Move) -> Option<Piece> {
        self.position.piece(played.from())
    }

    /// The kind that moves or comes from the hand.
    pub(super) fn kind(&self, played: &Move) -> Option<Kind> {
        self.dropped(played).or_else(|| self.mover(played).map(|piece| piece.kind))
    }

    /// The kind that comes from the hand.
    pub(super) fn dropped(&self, played: &Move) -> Option<Kind> {
        played.drop()
    }

    /// Captures on cells other than the destination, as a move text ends with them: `xe5`.
    pub(super) fn elsewhere(&self, played: &Move, name: impl Fn(Cell) -> String) -> String {
        elsewhere(self.position, played).into_iter().map(|cell| format!("x{}", name(cell))).collect()
    }

    pub(super) fn captures(&self, played: &Move) -> bool {
        !self.position.captures(played).is_empty()
    }

    /// Moves of other pieces of the same kind on the board to the same cell.
    pub(super) fn rivals<'s>(&'s self, played: &'s Move) -> impl Iterator<Item = &'s Move> {
        let kind = self.kind(played);
        self.legal().iter().filter(move |other| {
            other.to() == played.to()
                && other.from() != played.from()
                && self.dropped(other).is_none()
                && self.kind(other) == kind
        })
    }

    /// Whether the same move with promotion is legal too.
    pub(super) fn declines_promotion(&self, played: &Move) -> bool {
        let same = |other: &&Move| (other.from(), other.to()) == (played.from(), played.to());
        played.promotion().is_none()
            && self.legal().iter().filter(same).any(|other| other.promotion().is_some())
    }

    /// The cells of the side to move's pieces of a kind, the most advanced first.
    pub(super) fn own(&self, kind: Kind) -> Vec<Cell> {
        let own = Piece { side: self.position.turn(), kind };
        let mut cells: Vec<Cell> =
            self.position.pieces().filter(|(_, piece)| *piece == own).map(|(cell, _)| cell).collect();
        let sign = if self.is_first_seat() { -1 } else { 1 };
        cells.sort_by_key(|&cell| self.at(cell).y * sign);
        cells
    }

    /// A kind's letter in move texts: the letter that players prefer, in upper case, or `+R` for promoted forms.
    pub(super) fn letter(&self, kind: Kind) -> String {
        let definition = self.rules().definition();
        if let Some(letter) = definition.pieces.get_index(kind.index()).and_then(|(_, def)| def.also.first())
        {
            return letter.to_uppercase();
        }
        let sign = sign_of(self.rules(), Piece { side: self.position.turn(), kind });
        format!("{}{}", if sign.promoted { "+" } else { "" }, sign.sign.name.to_uppercase())
    }

    /// The character on a piece of the side to move.
    pub(super) fn character(&self, kind: Kind) -> &'a str {
        let definition = self.rules().definition();
        let side = definition.sides.get(self.position.turn().index()).map_or("", |side| &side.name);
        let piece = definition.pieces.get_index(kind.index()).map(|(_, piece)| piece);
        piece.and_then(|piece| piece.character.as_ref()?.get(side)).map_or("", String::as_str)
    }

    /// The cells that the rules confine a kind of the side to move to, if they do.
    pub(super) fn confined(&self, kind: Kind) -> Option<CellSet> {
        let (definition, board) = (self.rules().definition(), self.rules().board());
        let side = definition.sides.get(self.position.turn().index())?;
        let (_, piece) = definition.pieces.get_index(kind.index())?;
        let region = piece.confined.as_ref()?.get(&side.name)?;
        let frame = side.forward.frame(board.geometry())?;
        Regions::new(board, Some(&definition.regions)).cells(region, &frame).ok()
    }
}

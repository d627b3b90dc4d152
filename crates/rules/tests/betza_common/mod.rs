//! Positions for testing pieces.

#![allow(dead_code, reason = "every test file uses a part")]

use std::collections::BTreeSet;

use chesswright_rules::betza::mover::{FirstMove, Mover};
use chesswright_rules::betza::walk::{Content, OwnedMove, Surroundings, Walker};
use chesswright_rules::betza::{Options, lower, parse};
use chesswright_rules::board::{Board, Cell, Frame, Geometry};

/// A board with pieces on it.
pub(crate) struct Position {
    pub(crate) board: Board,
    pub(crate) contents: Vec<Content>,
    pub(crate) royal: Option<Cell>,
    pub(crate) virgin: bool,
    pub(crate) en_passant: Option<(Cell, Cell)>,
}

impl Position {
    /// An empty board.
    pub(crate) fn empty(board: Board) -> Self {
        Self {
            contents: vec![Content::Empty; board.len()],
            board,
            royal: None,
            virgin: true,
            en_passant: None,
        }
    }

    /// A board with random pieces. The same seed gives the same pieces.
    pub(crate) fn random(board: Board, seed: u64) -> Self {
        let mut position = Self::empty(board);
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        for content in &mut position.contents {
            *content = match next() % 10 {
                0 | 1 => Content::Friend,
                2 | 3 => Content::Enemy,
                _ => Content::Empty,
            };
        }
        position.virgin = next() % 2 == 0;
        let any = |n: u64| (n % position.contents.len() as u64) as Cell;
        position.royal = Some(any(next()));
        let (target, victim) = (any(next()), any(next()));
        if position.contents[usize::from(target)] == Content::Empty
            && position.contents[usize::from(victim)] == Content::Enemy
        {
            position.en_passant = Some((target, victim));
        }
        position
    }

    /// Adds an enemy piece on a cell.
    pub(crate) fn enemy(mut self, name: &str) -> Self {
        let cell = self.board.cell(name).unwrap();
        self.contents[usize::from(cell)] = Content::Enemy;
        self
    }

    /// Adds a friendly piece on a cell.
    pub(crate) fn friend(mut self, name: &str) -> Self {
        let cell = self.board.cell(name).unwrap();
        self.contents[usize::from(cell)] = Content::Friend;
        self
    }

    /// The moves of movers.
    pub(crate) fn moves(&self, movers: &[Mover], from: Cell, frame: Frame) -> Vec<OwnedMove> {
        Walker::new().moves(&self.board, frame, movers, from, self)
    }

    /// The moves of a piece, without the paths.
    pub(crate) fn set(&self, betza: &str, from: Cell) -> BTreeSet<(Cell, Vec<Cell>, Option<Cell>)> {
        let movers = movers(betza, self.board.geometry());
        self.moves(&movers, from, Frame::FIRST)
            .into_iter()
            .map(|m| {
                let mut captures = m.captures;
                captures.sort_unstable();
                (m.to, captures, m.unload_to)
            })
            .collect()
    }

    /// The destinations of a piece by name, in the order of the board.
    pub(crate) fn targets(&self, betza: &str, from: &str) -> String {
        let cells: BTreeSet<Cell> =
            self.set(betza, self.board.cell(from).unwrap()).into_iter().map(|(to, ..)| to).collect();
        let names: Vec<&str> = cells.into_iter().map(|cell| self.board.name(cell)).collect();
        names.join(" ")
    }
}

/// The movers of a text.
pub(crate) fn movers(betza: &str, geometry: Geometry) -> Vec<Mover> {
    let options = Options { layers: geometry == Geometry::Layers, ..Options::default() };
    let piece = parse(betza, &options).unwrap_or_else(|errors| panic!("{betza}: {}", errors[0]));
    lower(&piece, geometry).unwrap_or_else(|errors| panic!("{betza}: {}", errors[0]))
}

impl Surroundings for Position {
    fn content(&self, cell: Cell) -> Content {
        self.contents[usize::from(cell)]
    }

    fn is_royal(&self, cell: Cell) -> bool {
        self.royal == Some(cell)
    }

    fn is_unmoved(&self, cell: Cell) -> bool {
        cell.is_multiple_of(3)
    }

    fn en_passant(&self, target: Cell) -> Option<Cell> {
        self.en_passant.filter(|&(at, _)| at == target).map(|(_, victim)| victim)
    }

    fn may_first_move(&self, _: FirstMove) -> bool {
        self.virgin
    }
}

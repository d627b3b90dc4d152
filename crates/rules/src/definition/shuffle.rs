//! Random start positions, and the numbering of Chess960.

use crate::board::{Board, Cell, CellSet, Frame, Geometry, Vector};

use super::model::{Definition, ShuffleCondition, ShuffleDef};
use super::reach;
use super::region::Regions;
use super::setup::Placed;

/// How many deals are tried before the conditions count as impossible.
const TRIES: usize = 100_000;

/// Why no start position can be dealt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DealError {
    /// The document has no shuffle.
    #[error("the game has no shuffle")]
    NoShuffle,
    /// The board, the rows or the shuffled cells have mistakes; validation reports them.
    #[error("the setup has mistakes: {0}")]
    Setup(String),
    /// No deal satisfies the conditions.
    #[error("no start position satisfies the conditions")]
    Impossible,
}

impl Definition {
    /// Deals a start position. Every arrangement that satisfies the conditions is equally likely.
    ///
    /// `random(n)` returns a random number below `n`.
    pub fn deal(&self, random: &mut dyn FnMut(u32) -> u32) -> Result<Vec<Placed>, DealError> {
        let shuffle = self.setup.shuffle.as_ref().ok_or(DealError::NoShuffle)?;
        let setup = |e: &dyn std::fmt::Display| DealError::Setup(e.to_string());
        let board = self.board.board().map_err(|e| setup(&e))?;
        let (start, errors) = self.placement(&board);
        if let Some(error) = errors.first() {
            return Err(setup(&error.message));
        }
        let regions = Regions::new(&board, Some(&self.regions));
        let mut cells = vec![];
        for side in &self.sides {
            let frame = side.forward.frame(board.geometry());
            let frame = frame.ok_or_else(|| setup(&"a side cannot face that way"))?;
            cells.push((frame, regions.cells(&shuffle.cells, &frame).map_err(|e| setup(&e))?));
        }
        let dealer = Dealer { def: self, shuffle, board: &board, start: &start };
        for _ in 0..TRIES {
            let placed = dealer.deal(&cells, random);
            if dealer.satisfied(&placed, &cells) {
                return Ok(placed);
            }
        }
        Err(DealError::Impossible)
    }
}

struct Dealer<'a> {
    def: &'a Definition,
    shuffle: &'a ShuffleDef,
    board: &'a Board,
    start: &'a [Placed],
}

impl Dealer<'_> {
    fn deal(&self, cells: &[(Frame, CellSet)], random: &mut dyn FnMut(u32) -> u32) -> Vec<Placed> {
        let mut placed = self.start.to_vec();
        let mirrored = self.shuffle.mirrored;
        for (side, (_, cells)) in cells.iter().enumerate().take(if mirrored { 1 } else { usize::MAX }) {
            let mut pieces: Vec<_> =
                placed.iter_mut().filter(|p| p.side == side && cells.contains(p.cell)).collect();
            for i in (1..pieces.len()).rev() {
                let j = random(i as u32 + 1) as usize % (i + 1);
                let (one, other) = (pieces[i].piece, pieces[j].piece);
                pieces[i].piece = other;
                pieces[j].piece = one;
            }
        }
        if mirrored {
            for (side, (frame, _)) in cells.iter().enumerate().skip(1) {
                let dealt: Vec<_> =
                    placed.iter().filter(|p| p.side == 0 && cells[0].1.contains(p.cell)).copied().collect();
                for one in dealt {
                    let Some(cell) = self.mirror(one.cell, &cells[0].0, frame) else {
                        continue;
                    };
                    match placed.iter_mut().find(|p| p.cell == cell) {
                        Some(p) => (p.side, p.piece) = (side, one.piece),
                        None => placed.push(Placed { cell, side, piece: one.piece }),
                    }
                }
            }
        }
        placed
    }

    /// Maps a cell to another side's perspective: opposite sides get the mirror image, other sides a rotation.
    fn mirror(&self, cell: Cell, from: &Frame, to: &Frame) -> Option<Cell> {
        let [w, h, d] = self.board.extent().map(|n| n as i16);
        let at = self.board.coords(cell);
        if self.board.geometry() != Geometry::Hex && to.forward == -from.forward {
            let place = if from.forward.y != 0 {
                Vector::new(at.x, h - 1 - at.y, d - 1 - at.z)
            } else {
                Vector::new(w - 1 - at.x, at.y, d - 1 - at.z)
            };
            return self.board.at(place);
        }
        super::perspective::turn(self.board, from, to, at).and_then(|place| self.board.at(place))
    }

    fn satisfied(&self, placed: &[Placed], cells: &[(Frame, CellSet)]) -> bool {
        let sides = if self.shuffle.mirrored { 1 } else { cells.len() };
        (0..sides).all(|side| {
            let mut own: Vec<_> =
                placed.iter().filter(|p| p.side == side && cells[side].1.contains(p.cell)).collect();
            own.sort_by_key(|p| p.cell);
            self.shuffle.conditions.iter().all(|condition| self.holds(condition, side, &own, placed))
        })
    }

    fn holds(&self, condition: &ShuffleCondition, side: usize, own: &[&Placed], placed: &[Placed]) -> bool {
        let is = |p: &Placed, name: &str| self.def.pieces.get_index_of(name) == Some(p.piece);
        match condition {
            ShuffleCondition::OnBothColours(kinds) => {
                let colours = if self.board.geometry() == Geometry::Hex { 3 } else { 2 };
                let mut count = vec![0; colours as usize];
                for p in own.iter().filter(|p| kinds.iter().any(|k| is(p, k))) {
                    let at = self.board.coords(p.cell);
                    let colour = if colours == 3 { at.x - at.y } else { at.x + at.y + at.z };
                    count[colour.rem_euclid(colours) as usize] += 1;
                }
                count.iter().all(|&n| n == count[0])
            }
            ShuffleCondition::Between(inner, outer) => {
                let around = |i: usize| {
                    let rank = |p: &Placed| (self.board.coords(p.cell).y, self.board.coords(p.cell).z);
                    let fits = |p: &&Placed| is(p, outer) && rank(p) == rank(own[i]);
                    own[..i].iter().any(fits) && own[i + 1..].iter().any(fits)
                };
                (0..own.len()).filter(|&i| is(own[i], inner)).all(around)
            }
            ShuffleCondition::Protected(kinds) => placed
                .iter()
                .filter(|p| p.side == side && kinds.iter().any(|k| is(p, k)))
                .all(|p| reach::protected(self.def, self.board, placed, p.cell)),
            ShuffleCondition::Not(rank) => {
                let dealt: String = own.iter().map(|p| self.def.sign(p.side, p.piece)).collect();
                !dealt.eq_ignore_ascii_case(rank)
            }
        }
    }
}

/// The back rank of a Chess960 position, by its number from 0 to 959 in the standard numbering.
///
/// ```
/// use chesswright_rules::definition::{chess960, chess960_number};
///
/// assert_eq!(chess960(518).as_deref(), Some("RNBQKBNR"));
/// assert_eq!(chess960(0).as_deref(), Some("BBQNNRKR"));
/// assert_eq!(chess960_number("RKRNNQBB"), Some(959));
/// ```
pub fn chess960(number: u16) -> Option<String> {
    if number >= 960 {
        return None;
    }
    let mut rank = [' '; 8];
    let (rest, light) = (number / 4, number % 4);
    rank[usize::from(light) * 2 + 1] = 'B';
    let (rest, dark) = (rest / 4, rest % 4);
    rank[usize::from(dark) * 2] = 'B';
    let (knights, queen) = (rest / 6, rest % 6);
    put(&mut rank, usize::from(queen), 'Q');
    let (first, second) = KNIGHTS[usize::from(knights)];
    // Put the second knight first, so that the index of the first still holds.
    put(&mut rank, second, 'N');
    put(&mut rank, first, 'N');
    for piece in ['R', 'K', 'R'] {
        put(&mut rank, 0, piece);
    }
    Some(rank.into_iter().collect())
}

/// The number of a Chess960 back rank such as `RNBQKBNR`. `None` if it is not one.
pub fn chess960_number(rank: &str) -> Option<u16> {
    let rank = rank.to_uppercase();
    (0..960).find(|&n| chess960(n).as_deref() == Some(rank.as_str()))
}

/// The indices of the knights among the five remaining cells.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// Puts a piece on the empty cell with this index.
fn put(rank: &mut [char; 8], number: usize, piece: char) {
    if let Some(place) = rank.iter_mut().filter(|c| **c == ' ').nth(number) {
        *place = piece;
    }
}

//! History heuristics: what worked in other nodes of the tree, for move ordering, pruning and reductions.

use chesswright_rules::{Move, Rules};

use crate::memory::large;

/// The limit that history scores approach.
const MAX_HISTORY: i32 = 16_384;
/// The greatest number of entries of the continuation history. In games with more pieces and cells, earlier moves share
/// rows.
const MAX_CONTINUATION: usize = 1 << 22;
/// How many kinds of captured pieces the capture history distinguishes at most.
const MAX_CAPTURED_KINDS: usize = 32;
/// How many moves back the continuation history looks, in plies.
pub(super) const CONTINUATION_PLIES: [usize; 3] = [1, 2, 4];

/// The number of entries of the correction history by pairs of moves.
const CORRECTION_SIZE: usize = 1 << 14;
/// The limit that corrections approach, and how many of their units are a centipawn.
const MAX_CORRECTION: i32 = 1024;
const CORRECTION_UNITS: i32 = 12;

/// A moved piece and the cell it arrives at, as an index. A dropped piece counts as another piece than one that moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PieceTo(u32);

/// The moves before a node, as far as the continuation history knows them.
pub(super) type MovesBefore = [Option<PieceTo>; CONTINUATION_PLIES.len()];

/// The histories of one search thread.
pub(crate) struct History {
    cells: usize,
    kinds: usize,
    /// 2 where pieces are dropped, otherwise 1.
    ways: usize,
    piece_tos: usize,
    captured_kinds: usize,
    /// The number of rows of the continuation history.
    rows: usize,
    /// Main history of quiet moves, by `PieceTo`.
    main: Vec<i16>,
    /// Butterfly history of quiet moves, by side and the cells they go from and to.
    butterflies: Vec<i16>,
    /// Capture history, by `PieceTo` and captured kind.
    captures: Vec<i16>,
    /// Continuation history: a quiet move after an earlier move, by the `PieceTo` of both.
    continuation: Vec<i16>,
    /// Where moves placed a wall, by cell.
    walls: Vec<i16>,
    /// Countermoves: the id of the quiet move that last refuted a move, by the `PieceTo` of the latter.
    countermoves: Vec<u32>,
    /// Correction history: by how much static evals after the same last move, and after the same last two, were wrong.
    correction: Vec<i16>,
    pair_correction: Vec<i16>,
}

impl History {
    pub(crate) fn new(rules: &Rules) -> Self {
        let game = rules.definition();
        let (cells, kinds) = (rules.board().len(), game.pieces.len());
        let ways = 1 + usize::from(game.hand.is_some());
        let piece_tos = rules.sides() * kinds * ways * cells;
        let captured_kinds = kinds.min(MAX_CAPTURED_KINDS);
        let rows = piece_tos.min(MAX_CONTINUATION / piece_tos).max(1);
        Self {
            cells,
            kinds,
            ways,
            piece_tos,
            captured_kinds,
            rows,
            main: vec![0; piece_tos],
            butterflies: vec![0; rules.sides() * cells * cells],
            captures: vec![0; piece_tos * captured_kinds],
            continuation: large(rows * piece_tos),
            walls: vec![0; cells],
            countermoves: vec![0; piece_tos],
            correction: vec![0; piece_tos],
            pair_correction: vec![0; CORRECTION_SIZE],
        }
    }

    pub(crate) fn piece_to(&self, side: usize, kind: usize, is_drop: bool, to: u16) -> PieceTo {
        let way = usize::from(is_drop).min(self.ways - 1);
        let piece = (side * self.ways + way) * self.kinds + kind;
        PieceTo((piece * self.cells + usize::from(to)) as u32)
    }

    fn butterfly_index(&self, side: usize, mv: &Move) -> usize {
        (side * self.cells + usize::from(mv.from())) * self.cells + usize::from(mv.to())
    }

    fn continuation_index(&self, before: PieceTo, mv: PieceTo) -> usize {
        let row = before.0 as usize;
        let row = if row < self.rows { row } else { row % self.rows };
        row * self.piece_tos + mv.0 as usize
    }

    fn capture_index(&self, mv: PieceTo, captured: usize) -> usize {
        mv.0 as usize * self.captured_kinds + captured.min(self.captured_kinds - 1)
    }

    /// The history of a quiet move by itself.
    pub(crate) fn main(&self, mv: PieceTo) -> i32 {
        self.main[mv.0 as usize].into()
    }

    pub(crate) fn butterfly(&self, side: usize, mv: &Move) -> i32 {
        self.butterflies[self.butterfly_index(side, mv)].into()
    }

    pub(crate) fn capture(&self, mv: PieceTo, captured: usize) -> i32 {
        self.captures[self.capture_index(mv, captured)].into()
    }

    /// The history of a quiet move after those before it.
    #[inline]
    pub(crate) fn continuation(&self, before: MovesBefore, mv: PieceTo) -> i32 {
        let known = before.into_iter().flatten();
        known.map(|before| i32::from(self.continuation[self.continuation_index(before, mv)])).sum()
    }

    pub(crate) fn wall(&self, cell: u16) -> i32 {
        self.walls[usize::from(cell)].into()
    }

    pub(crate) fn countermove(&self, before: PieceTo) -> u32 {
        self.countermoves[before.0 as usize]
    }

    pub(crate) fn set_countermove(&mut self, before: PieceTo, id: u32) {
        self.countermoves[before.0 as usize] = id;
    }

    pub(crate) fn add_main(&mut self, mv: PieceTo, bonus: i32) {
        add_bonus(&mut self.main[mv.0 as usize], bonus, MAX_HISTORY);
    }

    pub(crate) fn add_butterfly(&mut self, side: usize, mv: &Move, bonus: i32) {
        let index = self.butterfly_index(side, mv);
        add_bonus(&mut self.butterflies[index], bonus, MAX_HISTORY);
    }

    pub(crate) fn add_capture(&mut self, mv: PieceTo, captured: usize, bonus: i32) {
        let index = self.capture_index(mv, captured);
        add_bonus(&mut self.captures[index], bonus, MAX_HISTORY);
    }

    pub(crate) fn add_continuation(&mut self, before: MovesBefore, mv: PieceTo, bonus: i32) {
        for before in before.into_iter().flatten() {
            let index = self.continuation_index(before, mv);
            add_bonus(&mut self.continuation[index], bonus, MAX_HISTORY);
        }
    }

    pub(crate) fn add_wall(&mut self, cell: u16, bonus: i32) {
        add_bonus(&mut self.walls[usize::from(cell)], bonus, MAX_HISTORY);
    }

    fn pair_index([last, earlier, _]: MovesBefore) -> Option<usize> {
        let hash = last?.0.wrapping_mul(0x9E37_79B9) ^ earlier?.0.wrapping_mul(0x85EB_CA6B);
        Some((hash >> 12) as usize % CORRECTION_SIZE)
    }

    /// What to add to the static eval of a node after these moves, in centipawns.
    #[inline]
    pub(crate) fn correction(&self, before: MovesBefore) -> i32 {
        let single = before[0].map_or(0, |last| i32::from(self.correction[last.0 as usize]));
        let pair = Self::pair_index(before).map_or(0, |index| i32::from(self.pair_correction[index]));
        (single + pair) / (2 * CORRECTION_UNITS)
    }

    /// Learns that the static eval of a node after these moves was too low by `error` centipawns, by a search to a depth.
    pub(crate) fn add_correction(&mut self, before: MovesBefore, error: i32, depth: i32) {
        let bonus = (error * depth / 4).clamp(-MAX_CORRECTION / 4, MAX_CORRECTION / 4);
        if let Some(last) = before[0] {
            add_bonus(&mut self.correction[last.0 as usize], bonus, MAX_CORRECTION);
        }
        if let Some(index) = Self::pair_index(before) {
            add_bonus(&mut self.pair_correction[index], bonus, MAX_CORRECTION);
        }
    }
}

/// Adds a bonus (or a malus, below 0) with "history gravity": the nearer a score is to its limit, the less it moves on.
fn add_bonus(score: &mut i16, bonus: i32, most: i32) {
    let old = i32::from(*score);
    *score = (old + bonus - old * bonus.abs() / most) as i16;
}

//! History heuristics: what worked in other nodes of the tree, for move ordering and reductions.

use chesswright_rules::Rules;

/// The limit that history scores approach.
const MAX_HISTORY: i32 = 16_384;
/// How many static evals the evaluation cache holds.
const EVAL_CACHE_SIZE: usize = 1 << 14;
/// The number of rows and of columns of the continuation history, onto which all pieces and cells are hashed.
const CONTINUATION_SIZE: usize = 1024;
/// How many kinds of captured pieces the capture history distinguishes.
const CAPTURED_KINDS: usize = 8;

/// A moved piece and the cell it arrives at, as an index. A dropped piece counts as another piece than one that moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PieceTo(u32);

/// The histories of one search thread.
pub(crate) struct History {
    cells: usize,
    kinds: usize,
    /// Main history of quiet moves, by `PieceTo`.
    main: Vec<i16>,
    /// Capture history, by `PieceTo` and captured kind.
    captures: Vec<i16>,
    /// Continuation history: a quiet move after an earlier move, by the `PieceTo` of both.
    continuation: Vec<i16>,
    /// Where moves placed a wall, by cell.
    walls: Vec<i16>,
    /// Countermoves: the id of the quiet move that last refuted a move, by the `PieceTo` of the latter.
    countermoves: Vec<u32>,
    /// Evaluation cache: static evals with the Zobrist keys of their positions.
    eval_cache: Vec<(u64, i32)>,
}

impl History {
    pub(crate) fn new(rules: &Rules) -> Self {
        let (cells, kinds) = (rules.board().len(), rules.definition().pieces.len());
        let piece_tos = rules.sides() * kinds * 2 * cells;
        Self {
            cells,
            kinds,
            main: vec![0; piece_tos],
            captures: vec![0; piece_tos * CAPTURED_KINDS],
            continuation: vec![0; CONTINUATION_SIZE * CONTINUATION_SIZE],
            walls: vec![0; cells],
            countermoves: vec![0; CONTINUATION_SIZE],
            eval_cache: vec![(0, 0); EVAL_CACHE_SIZE],
        }
    }

    pub(crate) fn piece_to(&self, side: usize, kind: usize, is_drop: bool, to: u16) -> PieceTo {
        let piece = (side * 2 + usize::from(is_drop)) * self.kinds + kind;
        PieceTo((piece * self.cells + usize::from(to)) as u32)
    }

    fn continuation_index(&self, before: PieceTo, mv: PieceTo) -> usize {
        let hash = |piece_to: PieceTo| {
            let index = piece_to.0 as usize;
            index.wrapping_add(index >> 10).wrapping_mul(0x9E5) % CONTINUATION_SIZE
        };
        hash(before) * CONTINUATION_SIZE + hash(mv)
    }

    /// Kinds whose numbers are equal modulo 8 share an entry. In games with more than eight kinds the capture history
    /// therefore mixes some of them up. A larger table would avoid that but would change how every such game is played,
    /// so a change needs a match that proves it.
    fn capture_index(&self, mv: PieceTo, captured: usize) -> usize {
        mv.0 as usize * CAPTURED_KINDS + (captured & (CAPTURED_KINDS - 1))
    }

    pub(crate) fn main(&self, mv: PieceTo) -> i32 {
        self.main[mv.0 as usize].into()
    }

    pub(crate) fn capture(&self, mv: PieceTo, captured: usize) -> i32 {
        self.captures[self.capture_index(mv, captured)].into()
    }

    pub(crate) fn continuation(&self, before: PieceTo, mv: PieceTo) -> i32 {
        self.continuation[self.continuation_index(before, mv)].into()
    }

    pub(crate) fn wall(&self, cell: u16) -> i32 {
        self.walls[usize::from(cell)].into()
    }

    pub(crate) fn countermove(&self, before: PieceTo) -> u32 {
        self.countermoves[before.0 as usize % CONTINUATION_SIZE]
    }

    /// The cached static eval of a position.
    pub(crate) fn cached_eval(&self, key: u64) -> Option<i32> {
        let (cached_key, static_eval) = self.eval_cache[key as usize % EVAL_CACHE_SIZE];
        (cached_key == key).then_some(static_eval)
    }

    pub(crate) fn cache_eval(&mut self, key: u64, static_eval: i32) {
        self.eval_cache[key as usize % EVAL_CACHE_SIZE] = (key, static_eval);
    }

    pub(crate) fn set_countermove(&mut self, before: PieceTo, id: u32) {
        self.countermoves[before.0 as usize % CONTINUATION_SIZE] = id;
    }

    pub(crate) fn add_main(&mut self, mv: PieceTo, bonus: i32) {
        add_bonus(&mut self.main[mv.0 as usize], bonus);
    }

    pub(crate) fn add_capture(&mut self, mv: PieceTo, captured: usize, bonus: i32) {
        let index = self.capture_index(mv, captured);
        add_bonus(&mut self.captures[index], bonus);
    }

    pub(crate) fn add_continuation(&mut self, before: PieceTo, mv: PieceTo, bonus: i32) {
        let index = self.continuation_index(before, mv);
        add_bonus(&mut self.continuation[index], bonus);
    }

    pub(crate) fn add_wall(&mut self, cell: u16, bonus: i32) {
        add_bonus(&mut self.walls[usize::from(cell)], bonus);
    }

    /// Halves all history scores, so that a new search trusts its own results more.
    pub(crate) fn age(&mut self) {
        for table in [&mut self.main, &mut self.captures, &mut self.continuation, &mut self.walls] {
            table.iter_mut().for_each(|score| *score /= 2);
        }
    }
}

/// Adds a bonus (or a malus, below 0) with "history gravity": the nearer a score is to its limit, the less it moves on.
fn add_bonus(score: &mut i16, bonus: i32) {
    let old = i32::from(*score);
    *score = (old + bonus - old * bonus.abs() / MAX_HISTORY) as i16;
}

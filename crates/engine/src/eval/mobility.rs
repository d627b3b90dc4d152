//! How freely pieces move, measured by generating their moves on randomly filled boards. Piece values, piece-square tables
//! and pawn structure are derived from that, so the evaluation needs no knowledge of any piece.

use std::collections::VecDeque;

use chesswright_rules::board::{Cell, CellSet};
use chesswright_rules::search::{MoveBuffer, pseudo_legal_moves};
use chesswright_rules::{Kind, Move, Piece, Rules, Side};

use crate::prng::Prng;

/// How many samples to take for every cell on which a kind of piece can stand.
const SAMPLES: usize = 24;
/// The most boards to sample, so that large games load as quickly as small ones.
const MAX_BOARDS: usize = 3_000;

/// The mobility of one kind of piece of one side.
#[derive(Clone, Debug)]
pub(crate) struct PieceMobility {
    /// By cell: the mean number of targets on a board filled as in the middlegame. Captures count twice.
    pub(crate) targets: Vec<f64>,
    /// The cells that the piece can ever reach from its start cells.
    pub(crate) reachable: Vec<bool>,
    /// By cell: the targets on a board that is empty otherwise.
    pub(crate) moves: Vec<Vec<Cell>>,
    /// By cell: what the piece could capture if enemies stood everywhere.
    pub(crate) attacks: Vec<Vec<Cell>>,
    /// Whether the piece ever captures.
    pub(crate) captures: bool,
}

/// The mobility of all kinds of pieces of all sides.
pub(crate) struct Mobility {
    kinds: usize,
    /// By side and kind.
    pieces: Vec<PieceMobility>,
}

impl Mobility {
    pub(crate) fn of(&self, side: usize, kind: usize) -> &PieceMobility {
        &self.pieces[side * self.kinds + kind]
    }

    /// Whether nothing in this game can be captured.
    pub(crate) fn has_no_captures(&self) -> bool {
        self.pieces.iter().all(|piece| !piece.captures)
    }

    pub(crate) fn new(rules: &Rules) -> Self {
        let (sides, kinds) = (rules.sides(), rules.definition().pieces.len());
        let piece_at =
            |index: usize| Piece { side: Side((index / kinds) as u8), kind: Kind((index % kinds) as u8) };
        let mut sampler = Sampler::new(rules);
        let mut pieces: Vec<PieceMobility> =
            (0..sides * kinds).map(|index| sampler.on_empty_board(piece_at(index))).collect();
        sampler.sample_targets(&mut pieces);
        let start: Vec<(Cell, Piece)> = rules.start().pieces().collect();
        for (index, mobility) in pieces.iter_mut().enumerate() {
            let piece = piece_at(index);
            let from = start.iter().filter(|(_, other)| *other == piece).map(|(cell, _)| *cell);
            mobility.find_reachable(from.collect(), &sampler.captures_seen[index]);
        }
        Self { kinds, pieces }
    }
}

impl PieceMobility {
    /// Marks the cells that can be reached from some cells by moves and by captures; all cells when there are none to start
    /// from.
    fn find_reachable(&mut self, start: VecDeque<Cell>, captures_seen: &[Vec<Cell>]) {
        if start.is_empty() {
            self.reachable.fill(true);
            return;
        }
        let mut queue = start;
        while let Some(cell) = queue.pop_front() {
            if std::mem::replace(&mut self.reachable[usize::from(cell)], true) {
                continue;
            }
            let cell = usize::from(cell);
            queue.extend(self.moves[cell].iter().chain(&captures_seen[cell]));
        }
    }

    /// The mean number of targets over all reachable cells.
    pub(crate) fn mean_targets(&self) -> f64 {
        let cells = self.reachable.iter().zip(&self.targets).filter(|(reachable, _)| **reachable);
        let (count, sum) = cells.fold((0.0, 0.0), |(count, sum), (_, targets)| (count + 1.0, sum + targets));
        if count == 0.0 { 0.0 } else { sum / count }
    }

    /// The cells that can be reached from a cell without captures; the cell itself only if the piece can return.
    pub(crate) fn reachable_from(&self, cell: usize) -> CellSet {
        let mut reached = CellSet::new();
        let mut stack: Vec<Cell> = self.moves[cell].clone();
        while let Some(next) = stack.pop() {
            if reached.insert(next) {
                stack.extend(&self.moves[usize::from(next)]);
            }
        }
        reached
    }

    /// By cell: the number of moves to the nearest cell of a goal, on a board that is empty otherwise.
    pub(crate) fn distances(&self, goal: impl Fn(Cell) -> bool) -> Vec<Option<u32>> {
        let cells = self.moves.len();
        let mut backwards: Vec<Vec<Cell>> = vec![vec![]; cells];
        for (from, targets) in self.moves.iter().enumerate() {
            targets.iter().for_each(|&to| backwards[usize::from(to)].push(from as Cell));
        }
        let mut distances = vec![None; cells];
        let mut queue: VecDeque<(Cell, u32)> =
            (0..cells as Cell).filter(|&c| goal(c)).map(|c| (c, 0)).collect();
        while let Some((cell, distance)) = queue.pop_front() {
            if distances[usize::from(cell)].is_none() {
                distances[usize::from(cell)] = Some(distance);
                queue.extend(backwards[usize::from(cell)].iter().map(|&from| (from, distance + 1)));
            }
        }
        distances
    }
}

/// What was counted for a piece on a cell, over all sampled boards.
#[derive(Clone, Copy, Default)]
struct Counts {
    boards: u32,
    quiet_moves: u32,
    captures: u32,
}

/// Generates moves on artificial boards.
struct Sampler<'a> {
    rules: &'a Rules,
    cells: usize,
    movegen: MoveBuffer,
    moves: Vec<Move>,
    /// By side and kind, by cell: the targets of all captures seen.
    captures_seen: Vec<Vec<Vec<Cell>>>,
}

impl<'a> Sampler<'a> {
    fn new(rules: &'a Rules) -> Self {
        let cells = rules.board().len();
        let pieces = rules.sides() * rules.definition().pieces.len();
        let captures_seen = vec![vec![vec![]; cells]; pieces];
        Self { rules, cells, movegen: MoveBuffer::default(), moves: vec![], captures_seen }
    }

    /// Generates the moves of a side with these pieces on the board.
    fn generate(&mut self, turn: Side, pieces: &[(Cell, Piece)]) {
        self.moves.clear();
        pseudo_legal_moves(self.rules, turn, pieces, &mut self.movegen, &mut self.moves);
    }

    /// The targets of the generated moves from a cell, without drops and passes.
    fn targets_from(&self, cell: Cell) -> Vec<Cell> {
        let moves = self.moves.iter().filter(|m| m.from() == cell && m.to() != cell && m.drop().is_none());
        moves.map(Move::to).collect()
    }

    /// The moves of a piece that is alone on the board, and what it attacks. The means are still missing.
    fn on_empty_board(&mut self, piece: Piece) -> PieceMobility {
        let mut moves: Vec<Vec<Cell>> = vec![vec![]; self.cells];
        let mut attacks = moves.clone();
        for cell in 0..self.cells as Cell {
            self.generate(piece.side, &[(cell, piece)]);
            moves[usize::from(cell)] = self.targets_from(cell);
            attacks[usize::from(cell)] = self.attacks(piece, cell);
        }
        PieceMobility {
            targets: vec![0.0; self.cells],
            reachable: vec![false; self.cells],
            moves,
            attacks,
            captures: false,
        }
    }

    /// What a piece could capture on a board full of such pieces of the next side.
    fn attacks(&mut self, piece: Piece, cell: Cell) -> Vec<Cell> {
        let side = Side((piece.side.0 + 1) % self.rules.sides() as u8);
        let others = (0..self.cells as Cell).filter(|&other| other != cell);
        let mut pieces: Vec<(Cell, Piece)> = others.map(|other| (other, Piece { side, ..piece })).collect();
        pieces.push((cell, piece));
        self.generate(piece.side, &pieces);
        self.targets_from(cell)
    }

    /// Finds the mean number of targets of every piece on every cell, on randomly filled boards.
    fn sample_targets(&mut self, mobilities: &mut [PieceMobility]) {
        let sides = self.rules.sides();
        let start_density = self.rules.start().pieces().count() as f64 / self.cells.max(1) as f64;
        let density = (start_density * 0.6).clamp(0.12, 0.4);
        let counts = self.count_moves(density);
        let enemies = density * (sides - 1) as f64 / sides as f64;
        for (mobility, counts) in mobilities.iter_mut().zip(counts.chunks(self.cells.max(1))) {
            for (targets, count) in mobility.targets.iter_mut().zip(counts) {
                let boards = f64::from(count.boards).max(1.0);
                let quiet = f64::from(count.quiet_moves) / boards / (1.0 - density);
                mobility.captures |= count.captures > 0;
                *targets = (quiet + 2.0 * f64::from(count.captures) / boards / enemies.max(0.01)) / 3.0;
            }
        }
    }

    /// Fills boards at random and counts the moves, by side, kind and cell.
    fn count_moves(&mut self, density: f64) -> Vec<Counts> {
        let (sides, kinds) = (self.rules.sides(), self.rules.definition().pieces.len());
        let mut counts = vec![Counts::default(); sides * kinds * self.cells];
        let mut prng = Prng::new(1);
        let mut pieces = vec![];
        for board in 0..self.number_of_boards(density) {
            pieces.clear();
            for cell in 0..self.cells as Cell {
                if prng.unit() < density {
                    let (side, kind) = (prng.below(sides), prng.below(kinds));
                    pieces.push((cell, Piece { side: Side(side as u8), kind: Kind(kind as u8) }));
                }
            }
            let turn = Side((board % sides) as u8);
            self.generate(turn, &pieces);
            self.count_board(turn, &pieces, &mut counts);
        }
        counts
    }

    /// How many boards to fill so that every piece stands on every cell about as often as [`SAMPLES`] says.
    fn number_of_boards(&self, density: f64) -> usize {
        let (sides, kinds) = (self.rules.sides(), self.rules.definition().pieces.len());
        let on_board = (density * self.cells as f64).max(2.0);
        // On each board only the moves of one side are counted.
        let boards = (SAMPLES * kinds * self.cells) as f64 / (on_board / sides as f64) * sides as f64;
        (boards as usize).clamp(1, MAX_BOARDS.min(4_000_000 / self.cells.max(1) / 16))
    }

    /// Counts the generated moves of one board.
    fn count_board(&mut self, turn: Side, pieces: &[(Cell, Piece)], counts: &mut [Counts]) {
        let (kinds, cells) = (self.rules.definition().pieces.len(), self.cells);
        let index = |piece: Piece| piece.side.index() * kinds + piece.kind.index();
        let mut at = vec![None; cells];
        for &(cell, piece) in pieces {
            at[usize::from(cell)] = Some(piece);
            if piece.side == turn {
                counts[index(piece) * cells + usize::from(cell)].boards += 1;
            }
        }
        let mut last = None;
        for mv in &self.moves {
            let from = usize::from(mv.from());
            let Some(piece) = at[from].filter(|_| mv.drop().is_none()) else { continue };
            // The promotions to several kinds are one target.
            if last.replace((mv.from(), mv.to())) == Some((mv.from(), mv.to())) {
                continue;
            }
            let count = &mut counts[index(piece) * cells + from];
            if at[usize::from(mv.to())].is_some_and(|other: Piece| other.side != turn) {
                count.captures += 1;
                let seen = &mut self.captures_seen[index(piece)][from];
                if !seen.contains(&mv.to()) {
                    seen.push(mv.to());
                }
            } else {
                count.quiet_moves += 1;
            }
        }
    }
}

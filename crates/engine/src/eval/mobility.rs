//! How freely pieces move, found by trying: boards are filled at random and the moves counted.

use std::collections::VecDeque;

use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Move, MoveBuffer, Piece, Rules, Side};

use crate::random::Random;

/// How many moves are looked at for every cell a kind of piece may stand on.
const SAMPLES: usize = 24;
/// Large games are sampled more coarsely, so that they load as quickly.
const MOST_BOARDS: usize = 3_000;

/// What has been found about one kind of piece of one side.
#[derive(Clone, Debug)]
pub(crate) struct Freedom {
    /// By cell: targets on a board filled as in the middle of a game. Captures count twice.
    pub(crate) targets: Vec<f64>,
    /// The cells it can ever come to.
    pub(crate) range: Vec<bool>,
    /// By cell: where it goes on a board that is empty otherwise.
    pub(crate) alone: Vec<Vec<Cell>>,
    /// By cell: what it could capture if others stood everywhere.
    pub(crate) hits: Vec<Vec<Cell>>,
    /// It can capture.
    pub(crate) captures: bool,
}

/// By side and kind.
pub(crate) struct Mobility {
    kinds: usize,
    found: Vec<Freedom>,
}

impl Mobility {
    pub(crate) fn of(&self, side: usize, kind: usize) -> &Freedom {
        &self.found[side * self.kinds + kind]
    }

    /// Nothing in this game can be captured.
    pub(crate) fn peaceful(&self) -> bool {
        self.found.iter().all(|freedom| !freedom.captures)
    }

    pub(crate) fn new(rules: &Rules) -> Self {
        let (sides, kinds) = (rules.sides(), rules.definition().pieces.len());
        let mut sampler = Sampler::new(rules);
        let mut found: Vec<Freedom> = (0..sides * kinds)
            .map(|index| {
                sampler.alone(Piece { side: Side((index / kinds) as u8), kind: Kind((index % kinds) as u8) })
            })
            .collect();
        sampler.fill(&mut found);
        let start: Vec<(Cell, Piece)> = rules.start().pieces().collect();
        for (index, freedom) in found.iter_mut().enumerate() {
            let piece = Piece { side: Side((index / kinds) as u8), kind: Kind((index % kinds) as u8) };
            let from = start.iter().filter(|(_, other)| *other == piece).map(|(cell, _)| *cell);
            freedom.find_range(from.collect(), &sampler.edges[index]);
        }
        Self { kinds, found }
    }
}

impl Freedom {
    /// Marks what can be reached from some cells; everything when there are none.
    fn find_range(&mut self, start: VecDeque<Cell>, edges: &[Vec<Cell>]) {
        if start.is_empty() {
            self.range.fill(true);
            return;
        }
        let mut open = start;
        while let Some(cell) = open.pop_front() {
            if std::mem::replace(&mut self.range[usize::from(cell)], true) {
                continue;
            }
            let cell = usize::from(cell);
            open.extend(self.alone[cell].iter().chain(&edges[cell]));
        }
    }

    /// The mean over the cells it can come to.
    pub(crate) fn mean(&self) -> f64 {
        let cells = self.range.iter().zip(&self.targets).filter(|(range, _)| **range);
        let (count, sum) = cells.fold((0.0, 0.0), |(count, sum), (_, targets)| (count + 1.0, sum + targets));
        if count == 0.0 { 0.0 } else { sum / count }
    }

    /// The cells it can get to from a cell, marked; that cell only if it can come back.
    pub(crate) fn ahead(&self, cell: usize) -> Vec<bool> {
        let mut reached = vec![false; self.alone.len()];
        let mut open: Vec<Cell> = self.alone[cell].clone();
        while let Some(next) = open.pop() {
            if !std::mem::replace(&mut reached[usize::from(next)], true) {
                open.extend(&self.alone[usize::from(next)]);
            }
        }
        reached
    }

    /// By cell: the number of moves to the nearest of some cells, on a board that is empty otherwise.
    pub(crate) fn distances(&self, goal: impl Fn(Cell) -> bool) -> Vec<Option<u32>> {
        let cells = self.alone.len();
        let mut back: Vec<Vec<Cell>> = vec![vec![]; cells];
        for (from, targets) in self.alone.iter().enumerate() {
            targets.iter().for_each(|&to| back[usize::from(to)].push(from as Cell));
        }
        let mut distances = vec![None; cells];
        let mut open: VecDeque<(Cell, u32)> =
            (0..cells as Cell).filter(|&c| goal(c)).map(|c| (c, 0)).collect();
        while let Some((cell, distance)) = open.pop_front() {
            if distances[usize::from(cell)].is_none() {
                distances[usize::from(cell)] = Some(distance);
                open.extend(back[usize::from(cell)].iter().map(|&from| (from, distance + 1)));
            }
        }
        distances
    }
}

struct Sampler<'a> {
    rules: &'a Rules,
    cells: usize,
    movegen: MoveBuffer,
    moves: Vec<Move>,
    /// By side and kind, by cell: where captures led.
    edges: Vec<Vec<Vec<Cell>>>,
}

impl<'a> Sampler<'a> {
    fn new(rules: &'a Rules) -> Self {
        let cells = rules.board().len();
        let pieces = rules.sides() * rules.definition().pieces.len();
        let edges = vec![vec![vec![]; cells]; pieces];
        Self { rules, cells, movegen: MoveBuffer::default(), moves: vec![], edges }
    }

    fn list(&mut self, turn: Side, pieces: &[(Cell, Piece)]) {
        self.moves.clear();
        self.rules.pseudo_legal_moves(turn, pieces, &mut self.movegen, &mut self.moves);
    }

    fn alone(&mut self, piece: Piece) -> Freedom {
        let mut alone: Vec<Vec<Cell>> = vec![vec![]; self.cells];
        let mut hits = alone.clone();
        for cell in 0..self.cells as Cell {
            self.list(piece.side, &[(cell, piece)]);
            let targets =
                self.moves.iter().filter(|m| m.from() == cell && m.to() != cell && m.drop().is_none());
            alone[usize::from(cell)] = targets.map(Move::to).collect();
            hits[usize::from(cell)] = self.hits(piece, cell);
        }
        Freedom {
            targets: vec![0.0; self.cells],
            range: vec![false; self.cells],
            alone,
            hits,
            captures: false,
        }
    }

    /// What a piece could capture on a board full of such pieces of the next side.
    fn hits(&mut self, piece: Piece, cell: Cell) -> Vec<Cell> {
        let side = Side((piece.side.0 + 1) % self.rules.sides() as u8);
        let others = (0..self.cells as Cell).filter(|&other| other != cell);
        let mut pieces: Vec<(Cell, Piece)> = others.map(|other| (other, Piece { side, ..piece })).collect();
        pieces.push((cell, piece));
        self.list(piece.side, &pieces);
        let captures = self.moves.iter().filter(|m| m.from() == cell && m.to() != cell && m.drop().is_none());
        captures.map(Move::to).collect()
    }

    /// Fills boards at random and counts.
    fn fill(&mut self, found: &mut [Freedom]) {
        let (sides, kinds) = (self.rules.sides(), self.rules.definition().pieces.len());
        let men = self.rules.start().pieces().count() as f64 / self.cells.max(1) as f64;
        let density = (men * 0.6).clamp(0.12, 0.4);
        let on_board = (density * self.cells as f64).max(2.0);
        // Half of the pieces belong to those whose moves are counted.
        let boards = (SAMPLES * kinds * self.cells) as f64 / (on_board / sides as f64) * sides as f64;
        let boards = (boards as usize).clamp(1, MOST_BOARDS.min(4_000_000 / self.cells.max(1) / 16));
        let mut seen = vec![vec![[0u32; 3]; self.cells]; sides * kinds];
        let mut random = Random::new(1);
        let mut pieces = vec![];
        for board in 0..boards {
            pieces.clear();
            for cell in 0..self.cells as Cell {
                if random.share() < density {
                    let (side, kind) = (random.below(sides), random.below(kinds));
                    pieces.push((cell, Piece { side: Side(side as u8), kind: Kind(kind as u8) }));
                }
            }
            let turn = Side((board % sides) as u8);
            self.list(turn, &pieces);
            let mut at = vec![None; self.cells];
            for &(cell, piece) in &pieces {
                at[usize::from(cell)] = Some(piece);
                if piece.side == turn {
                    seen[turn.index() * kinds + piece.kind.index()][usize::from(cell)][0] += 1;
                }
            }
            let mut last = None;
            for played in &self.moves {
                let from = usize::from(played.from());
                let Some(piece) = at[from].filter(|_| played.drop().is_none()) else { continue };
                // A promotion to any of several kinds is one move.
                if last.replace((played.from(), played.to())) == Some((played.from(), played.to())) {
                    continue;
                }
                let index = piece.side.index() * kinds + piece.kind.index();
                let captures = at[usize::from(played.to())].is_some_and(|other| other.side != turn);
                seen[index][from][if captures { 2 } else { 1 }] += 1;
                if captures && !self.edges[index][from].contains(&played.to()) {
                    self.edges[index][from].push(played.to());
                }
            }
        }
        let enemies = density * (sides - 1) as f64 / sides as f64;
        for (freedom, seen) in found.iter_mut().zip(&seen) {
            for (targets, [times, quiet, captures]) in freedom.targets.iter_mut().zip(seen) {
                let times = f64::from(*times).max(1.0);
                let quiet = f64::from(*quiet) / times / (1.0 - density);
                freedom.captures |= *captures > 0;
                *targets = (quiet + 2.0 * f64::from(*captures) / times / enemies.max(0.01)) / 3.0;
            }
        }
    }
}

//! Where pieces stand well: tables by side, kind and cell, for the middle of a game and for its end.

use chesswright_rules::board::Cell;
use chesswright_rules::definition::model::{GoalDef, PieceDef, Sided};
use chesswright_rules::definition::region::Regions;
use chesswright_rules::{Kind, Rules};

use super::learned_psqt::Experience;
use super::mobility::{Freedom, Mobility};
use super::params::Parameters;
use super::material::{Values, choices};

/// For a cell: in the middle of a game, and at its end.
pub(crate) type Pair = [i32; 2];

/// The value of every piece on every cell.
pub(crate) struct Squares {
    kinds: usize,
    cells: usize,
    table: Vec<Pair>,
    /// By side and kind.
    hand: Vec<Pair>,
}

impl Squares {
    #[inline]
    pub(crate) fn at(&self, side: usize, kind: usize, cell: Cell) -> Pair {
        self.table[(side * self.kinds + kind) * self.cells + usize::from(cell)]
    }

    #[inline]
    pub(crate) fn in_hand(&self, side: usize, kind: usize) -> Pair {
        self.hand[side * self.kinds + kind]
    }

    /// Adds what games have taught.
    pub(crate) fn learn(&mut self, experience: &Experience) {
        let add = |pair: &mut Pair, slot: usize| {
            let more = experience.slots()[slot];
            *pair = [pair[0] + more[0], pair[1] + more[1]];
        };
        for (index, hand) in self.hand.iter_mut().enumerate() {
            let (side, kind) = (index / self.kinds, index % self.kinds);
            add(hand, experience.in_hand(side, kind));
            for cell in 0..self.cells {
                let place = &mut self.table[index * self.cells + cell];
                add(place, experience.on_board(side, kind, cell as Cell));
            }
        }
    }

    pub(crate) fn new(
        rules: &Rules,
        mobility: &Mobility,
        values: &Values,
        parameters: &Parameters,
        losing: bool,
    ) -> Self {
        let (kinds, cells) = (rules.definition().pieces.len(), rules.board().len());
        let middle = middle(rules);
        let mut table = Vec::with_capacity(rules.sides() * kinds * cells);
        for side in 0..rules.sides() {
            for (kind, piece) in rules.definition().pieces.values().enumerate() {
                let freedom = mobility.of(side, kind);
                let mut squares = if losing {
                    vec![[values.board[kind]; 2]; cells]
                } else if values.royal[kind] {
                    royal(rules, side, kind, freedom, parameters)
                } else {
                    lively(values.board[kind], freedom, &middle, parameters)
                };
                let add = |squares: &mut Vec<Pair>, more: Vec<i32>| {
                    for (pair, more) in squares.iter_mut().zip(more) {
                        pair.iter_mut().for_each(|value| *value += more);
                    }
                };
                if !losing {
                    add(
                        &mut squares,
                        towards_promotion(rules, values, side, kind, piece, freedom, parameters),
                    );
                }
                for goal in &rules.definition().end.goals {
                    add(&mut squares, towards_goal(rules, side, kind, goal, freedom, parameters));
                }
                table.extend(squares);
            }
        }
        let hand = values.hand.iter().map(|&value| [value; 2]).collect::<Vec<_>>().repeat(rules.sides());
        Self { kinds, cells, table, hand }
    }
}

/// A piece stands well where it has many moves, and where there is much around it.
fn lively(value: i32, freedom: &Freedom, middle: &[f64], parameters: &Parameters) -> Vec<Pair> {
    let mean = freedom.mean();
    let each = 1.0 + 6.0 / (mean + 3.0);
    let bonus = |targets: f64, weight: f64| ((targets - mean) * each * weight).clamp(-80.0, 80.0);
    let pair = |(&targets, &middle): (&f64, &f64)| {
        let around = middle - 0.5;
        [
            value + (bonus(targets, parameters.lively_middle) + parameters.centre_middle * around) as i32,
            value + (bonus(targets, parameters.lively_end) + parameters.centre_end * around) as i32,
        ]
    };
    freedom.targets.iter().zip(middle).map(pair).collect()
}

/// A royal hides where it has few moves, near where it came from, as long as there is anything to fear.
fn royal(rules: &Rules, side: usize, kind: usize, freedom: &Freedom, parameters: &Parameters) -> Vec<Pair> {
    let start: Vec<Cell> = rules
        .start()
        .pieces()
        .filter(|(_, piece)| piece.side.index() == side && piece.kind.index() == kind)
        .map(|(cell, _)| cell)
        .collect();
    let from_home = freedom.distances(|cell| start.contains(&cell));
    // Where little of the board is near, little can come near.
    let open = openness(freedom);
    let pair = |(open, away): (f64, &Option<u32>)| {
        let far = f64::from(away.unwrap_or(2).clamp(2, 8) - 2);
        let exposed = parameters.hide_middle * open + parameters.astray_middle * far;
        [-exposed as i32, (parameters.come_out_end * open) as i32]
    };
    open.into_iter().zip(&from_home).map(pair).collect()
}

/// By cell, from 0 at the edges to 1 in the middle of the board's outline.
fn middle(rules: &Rules) -> Vec<f64> {
    let board = rules.board();
    let extent = board.extent().map(|n| (f64::from(n) - 1.0) / 2.0);
    let share = |cell: Cell| {
        let at = board.coords(cell);
        let off =
            |place: i16, half: f64| if half > 0.0 { (f64::from(place) - half).abs() / half } else { 0.0 };
        1.0 - off(at.x, extent[0]).max(off(at.y, extent[1]))
    };
    board.cells().map(share).collect()
}

/// By cell, from 0 in the corners to 1 in the middle: how much of the board a piece has within two steps.
fn openness(freedom: &Freedom) -> Vec<f64> {
    let near = |cell: usize| {
        let mut cells: Vec<Cell> = freedom.alone[cell].clone();
        cells.extend(freedom.alone[cell].iter().flat_map(|&next| &freedom.alone[usize::from(next)]));
        cells.sort_unstable();
        cells.dedup();
        cells.len() as f64
    };
    let counts: Vec<f64> = (0..freedom.alone.len()).map(near).collect();
    let range = || freedom.range.iter().zip(&counts).filter(|(range, _)| **range).map(|(_, count)| *count);
    let (fewest, most) = (range().fold(f64::INFINITY, f64::min), range().fold(0.0, f64::max));
    let share = |count: &f64| ((count - fewest) / (most - fewest).max(1.0)).clamp(0.0, 1.0);
    counts.iter().map(share).collect()
}

/// The nearer the promotion, the more of it counts.
fn towards_promotion(
    rules: &Rules,
    values: &Values,
    side: usize,
    kind: usize,
    piece: &PieceDef,
    freedom: &Freedom,
    parameters: &Parameters,
) -> Vec<i32> {
    let nothing = || vec![0; freedom.targets.len()];
    let Some(promotion) = &piece.promotion else { return nothing() };
    let name = &rules.definition().sides[side].name;
    let best = choices(rules, promotion, name).map(|kind| values.board[kind]).max().unwrap_or(0);
    let gain = f64::from((best - values.board[kind]).max(0));
    let Some(zone) = cells_of(rules, side, &promotion.zone) else { return nothing() };
    let distances = freedom.distances(|cell| zone.contains(&cell));
    distances.iter().map(|away| nearing(gain * parameters.promise, parameters.promise_each, *away)).collect()
}

/// The nearer the goal, the better, for pieces that win there.
fn towards_goal(
    rules: &Rules,
    side: usize,
    kind: usize,
    goal: &GoalDef,
    freedom: &Freedom,
    parameters: &Parameters,
) -> Vec<i32> {
    let name = rules.kind_name(Kind(kind as u8));
    let concerned = goal.pieces.is_empty() || goal.pieces.iter().any(|piece| piece == name);
    let region = cells_of(rules, side, &goal.region).filter(|_| concerned).unwrap_or_default();
    let distances = freedom.distances(|cell| region.contains(&cell));
    let all = parameters.goal / f64::from(goal.count.max(1));
    distances.iter().map(|away| nearing(all, parameters.goal_each, *away)).collect()
}

/// A share of the whole for every step away.
pub(crate) fn nearing(all: f64, each: f64, away: Option<u32>) -> i32 {
    away.map_or(0, |away| (all * each.powi(away.min(30) as i32)) as i32)
}

/// The cells of a region, from a side's seat.
pub(crate) fn cells_of(rules: &Rules, side: usize, region: &Sided<String>) -> Option<Vec<Cell>> {
    let game = rules.definition();
    let who = &game.sides[side];
    let frame = who.forward.frame(rules.board().geometry())?;
    let regions = Regions::new(rules.board(), Some(&game.regions));
    Some(regions.cells(region.get(&who.name)?, &frame).ok()?.iter().collect())
}

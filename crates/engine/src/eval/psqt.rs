//! Piece-square tables (PSQT), derived from mobility: the value of every piece on every cell, in the middlegame and in the
//! endgame.

use chesswright_rules::board::{Cell, CellSet};
use chesswright_rules::definition::model::{GoalDef, PieceDef, Sided};
use chesswright_rules::definition::region::Regions;
use chesswright_rules::{Kind, Rules};

use super::learned_psqt::LearnedPsqt;
use super::material::{PieceValues, promotion_choices};
use super::mobility::{Mobility, PieceMobility};
use super::params::EvalParams;

/// A tapered score: for the middlegame and for the endgame. The evaluation interpolates between both by the game phase.
pub(crate) type Tapered = [i32; 2];

/// How far the mobility of a cell changes the value of a piece there, in centipawns.
const MAX_MOBILITY_BONUS: f64 = 80.0;
/// Beyond so many steps from its start cell a royal loses no more.
const MAX_START_DISTANCE: u32 = 8;

/// The piece-square tables of all sides.
pub(crate) struct Psqt {
    kinds: usize,
    cells: usize,
    /// By side, kind and cell.
    board: Vec<Tapered>,
    /// By side and kind.
    hand: Vec<Tapered>,
}

impl Psqt {
    #[inline]
    pub(crate) fn on_board(&self, side: usize, kind: usize, cell: Cell) -> Tapered {
        self.board[(side * self.kinds + kind) * self.cells + usize::from(cell)]
    }

    #[inline]
    pub(crate) fn in_hand(&self, side: usize, kind: usize) -> Tapered {
        self.hand[side * self.kinds + kind]
    }

    /// Adds what was learned from games.
    pub(crate) fn add_learned(&mut self, learned: &LearnedPsqt) {
        let add = |value: &mut Tapered, slot: usize| {
            let more = learned.slots()[slot];
            *value = [value[0] + more[0], value[1] + more[1]];
        };
        for (index, hand) in self.hand.iter_mut().enumerate() {
            let (side, kind) = (index / self.kinds, index % self.kinds);
            add(hand, learned.in_hand(side, kind));
            for cell in 0..self.cells {
                let value = &mut self.board[index * self.cells + cell];
                add(value, learned.on_board(side, kind, cell as Cell));
            }
        }
    }

    pub(crate) fn new(
        rules: &Rules,
        mobility: &Mobility,
        values: &PieceValues,
        params: &EvalParams,
        losing_chess: bool,
    ) -> Self {
        let (kinds, cells) = (rules.definition().pieces.len(), rules.board().len());
        let centre = centrality(rules);
        let mut board = Vec::with_capacity(rules.sides() * kinds * cells);
        for side in 0..rules.sides() {
            for (kind, piece) in rules.definition().pieces.values().enumerate() {
                let mobility = mobility.of(side, kind);
                let mut table = if losing_chess {
                    vec![[values.board[kind]; 2]; cells]
                } else if values.royal[kind] {
                    royal_table(rules, side, kind, mobility, params)
                } else {
                    piece_table(values.board[kind], mobility, &centre, params)
                };
                if !losing_chess {
                    let promotion = promotion_table(rules, values, side, kind, piece, mobility, params);
                    add_to_both(&mut table, &promotion);
                }
                for goal in &rules.definition().end.goals {
                    add_to_both(&mut table, &goal_table(rules, side, kind, goal, mobility, params));
                }
                board.extend(table);
            }
        }
        let hand = values.hand.iter().map(|&value| [value; 2]).collect::<Vec<_>>().repeat(rules.sides());
        Self { kinds, cells, board, hand }
    }
}

/// Adds values to both the middlegame and the endgame of a table.
fn add_to_both(table: &mut [Tapered], values: &[i32]) {
    for (tapered, more) in table.iter_mut().zip(values) {
        tapered.iter_mut().for_each(|value| *value += more);
    }
}

/// The table of an ordinary piece: it stands well where it has many targets, and in the centre.
fn piece_table(value: i32, mobility: &PieceMobility, centre: &[f64], params: &EvalParams) -> Vec<Tapered> {
    let mean = mobility.mean_targets();
    let per_target = 1.0 + 6.0 / (mean + 3.0);
    let mobility_bonus = |targets: f64, weight: f64| {
        ((targets - mean) * per_target * weight).clamp(-MAX_MOBILITY_BONUS, MAX_MOBILITY_BONUS)
    };
    let tapered = |(&targets, &centre): (&f64, &f64)| {
        let centre = centre - 0.5;
        [
            value
                + (mobility_bonus(targets, params.psqt_mobility_middle) + params.psqt_centre_middle * centre)
                    as i32,
            value
                + (mobility_bonus(targets, params.psqt_mobility_end) + params.psqt_centre_end * centre)
                    as i32,
        ]
    };
    mobility.targets.iter().zip(centre).map(tapered).collect()
}

/// The table of a royal, a part of king safety: in the middlegame it hides where it has few moves and near its start cell,
/// in the endgame it comes to the centre.
fn royal_table(
    rules: &Rules,
    side: usize,
    kind: usize,
    mobility: &PieceMobility,
    params: &EvalParams,
) -> Vec<Tapered> {
    let start: Vec<Cell> = rules
        .start()
        .pieces()
        .filter(|(_, piece)| piece.side.index() == side && piece.kind.index() == kind)
        .map(|(cell, _)| cell)
        .collect();
    let from_start = mobility.distances(|cell| start.contains(&cell));
    let tapered = |(openness, distance): (f64, &Option<u32>)| {
        let from_home = f64::from(distance.unwrap_or(2).clamp(2, MAX_START_DISTANCE) - 2);
        let danger = params.king_cover_middle * openness + params.king_distance_middle * from_home;
        [-danger as i32, (params.king_centre_end * openness) as i32]
    };
    openness(mobility).into_iter().zip(&from_start).map(tapered).collect()
}

/// By cell: 0 at the edges of the board's outline, 1 in its centre.
fn centrality(rules: &Rules) -> Vec<f64> {
    let board = rules.board();
    let half = board.extent().map(|n| (f64::from(n) - 1.0) / 2.0);
    let off_centre = |at: i16, half: f64| if half > 0.0 { (f64::from(at) - half).abs() / half } else { 0.0 };
    let of_cell = |cell: Cell| {
        let at = board.coords(cell);
        1.0 - off_centre(at.x, half[0]).max(off_centre(at.y, half[1]))
    };
    board.cells().map(of_cell).collect()
}

/// By cell: how many cells a piece reaches within two moves, from 0 where these are the fewest to 1 where they are the most.
/// Where a royal has little of the board nearby, few attackers can come near it.
fn openness(mobility: &PieceMobility) -> Vec<f64> {
    let nearby = |cell: usize| {
        let mut cells: Vec<Cell> = mobility.moves[cell].clone();
        cells.extend(mobility.moves[cell].iter().flat_map(|&next| &mobility.moves[usize::from(next)]));
        cells.sort_unstable();
        cells.dedup();
        cells.len() as f64
    };
    let counts: Vec<f64> = (0..mobility.moves.len()).map(nearby).collect();
    let reachable = || {
        mobility.reachable.iter().zip(&counts).filter(|(reachable, _)| **reachable).map(|(_, count)| *count)
    };
    let (fewest, most) = (reachable().fold(f64::INFINITY, f64::min), reachable().fold(0.0, f64::max));
    let share = |count: &f64| ((count - fewest) / (most - fewest).max(1.0)).clamp(0.0, 1.0);
    counts.iter().map(share).collect()
}

/// By cell: what the prospect of a promotion adds to a piece; the nearer it is, the more.
fn promotion_table(
    rules: &Rules,
    values: &PieceValues,
    side: usize,
    kind: usize,
    piece: &PieceDef,
    mobility: &PieceMobility,
    params: &EvalParams,
) -> Vec<i32> {
    let zeros = || vec![0; mobility.targets.len()];
    let Some(promotion) = &piece.promotion else { return zeros() };
    let name = &rules.definition().sides[side].name;
    let best = promotion_choices(rules, promotion, name).map(|kind| values.board[kind]).max().unwrap_or(0);
    let gain = f64::from((best - values.board[kind]).max(0));
    let Some(zone) = region_cells(rules, side, &promotion.zone) else { return zeros() };
    let distances = mobility.distances(|cell| zone.contains(cell));
    let value = |distance: &Option<u32>| decayed(gain * params.promotion, params.promotion_decay, *distance);
    distances.iter().map(value).collect()
}

/// By cell: what the prospect of reaching a goal region adds to a piece that wins there.
fn goal_table(
    rules: &Rules,
    side: usize,
    kind: usize,
    goal: &GoalDef,
    mobility: &PieceMobility,
    params: &EvalParams,
) -> Vec<i32> {
    let name = rules.kind_name(Kind(kind as u8));
    let counts = goal.pieces.is_empty() || goal.pieces.iter().any(|piece| piece == name);
    let region = region_cells(rules, side, &goal.region).filter(|_| counts).unwrap_or_default();
    let distances = mobility.distances(|cell| region.contains(cell));
    let value = params.goal / f64::from(goal.count.max(1));
    distances.iter().map(|distance| decayed(value, params.goal_decay, *distance)).collect()
}

/// A value that decays with every step of a distance; 0 where there is no way.
pub(crate) fn decayed(value: f64, decay: f64, distance: Option<u32>) -> i32 {
    distance.map_or(0, |distance| (value * decay.powi(distance.min(30) as i32)) as i32)
}

/// The cells of a region as a side sees it.
pub(crate) fn region_cells(rules: &Rules, side: usize, region: &Sided<String>) -> Option<CellSet> {
    let game = rules.definition();
    let side = &game.sides[side];
    let frame = side.forward.frame(rules.board().geometry())?;
    let regions = Regions::new(rules.board(), Some(&game.regions));
    regions.cells(region.get(&side.name)?, &frame).ok()
}

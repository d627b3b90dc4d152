//! Pawn structure: passed, isolated and doubled pawns.
//!
//! Pawns here are the cheap pieces of a game, whatever they are called. Nothing in this file knows how a pawn moves: where
//! pawns can go and what they can capture is measured on the board ([`Mobility`]).

use chesswright_rules::board::Cell;
use chesswright_rules::{Piece, Rules};

use super::material::{PieceValues, promotion_choices};
use super::mobility::{Mobility, PieceMobility};
use super::params::EvalParams;
use super::psqt::{Tapered, decayed, region_cells};

/// Boards with more cells have no pawn structure.
const MAX_CELLS: usize = 256;
/// So many pawns of a position are evaluated; no built-in game has more.
const MAX_PAWNS: usize = 72;
/// A royal further away from a passed pawn than this counts as so far away.
const MAX_KING_DISTANCE: i32 = 6;

/// A set of cells of a board with at most [`MAX_CELLS`]. Each evaluation makes nine of them, so they need no memory of
/// their own, unlike a [`CellSet`](chesswright_rules::board::CellSet).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cells([u64; 4]);

impl Cells {
    #[inline]
    pub(crate) fn add(&mut self, cell: Cell) {
        self.0[usize::from(cell >> 6 & 3)] |= 1 << (cell & 63);
    }

    #[inline]
    fn intersects(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    fn of(cells: impl IntoIterator<Item = Cell>) -> Self {
        let mut set = Self::default();
        cells.into_iter().for_each(|cell| set.add(cell));
        set
    }
}

/// What matters about a pawn of one side and kind on one cell.
#[derive(Clone, Debug, Default)]
struct PawnCell {
    /// The cells that the pawn can still reach by moving on. It is doubled if a pawn of its side is there.
    ahead: Cells,
    /// Where enemy pawns could stop it. Without one there it is a passed pawn.
    stoppers: Cells,
    /// From where pawns of its side could come to support it. Without one there it is isolated.
    supporters: Cells,
    /// The bonus for a passed pawn; 0 where it cannot promote.
    passed: Tapered,
    /// The further bonus for a passed pawn with a free path.
    free_way: i32,
    /// The next cell on its way to the promotion.
    next: Option<Cell>,
}

/// The evaluation of pawn structure in one game.
pub(crate) struct PawnStructure {
    sides: usize,
    cells: usize,
    kinds: usize,
    /// By kind: whether it is a pawn, and whether it is royal.
    pawns: Vec<bool>,
    royal: Vec<bool>,
    /// By side, kind and cell; empty for other pieces.
    table: Vec<PawnCell>,
    /// By side: the number of moves of a royal from any cell to any other.
    king_distances: Vec<Vec<u8>>,
    isolated: Tapered,
    doubled: Tapered,
    /// In eighths of a centipawn.
    king_passer: i32,
}

/// The pawns and royals of a position.
pub(crate) struct PawnPlacement {
    occupied: Cells,
    /// By side.
    pawns: [Cells; 8],
    royal: [Option<Cell>; 8],
    /// Every pawn: its side, and its index in the table.
    list: [(u8, u32); MAX_PAWNS],
    count: usize,
}

impl Default for PawnPlacement {
    fn default() -> Self {
        Self {
            occupied: Cells::default(),
            pawns: [Cells::default(); 8],
            royal: [None; 8],
            list: [(0, 0); MAX_PAWNS],
            count: 0,
        }
    }
}

impl PawnStructure {
    /// None for a game without pawns or with a very large board.
    pub(crate) fn new(
        rules: &Rules,
        mobility: &Mobility,
        values: &PieceValues,
        params: &EvalParams,
    ) -> Option<Self> {
        let (sides, kinds, cells) = (rules.sides(), rules.definition().pieces.len(), rules.board().len());
        let pawns = values.pawns();
        if !pawns.contains(&true) || cells > MAX_CELLS {
            return None;
        }
        let royal = values.royal.iter().position(|royal| *royal);
        let king_distances = (0..sides)
            .map(|side| royal.map_or(vec![], |kind| all_distances(mobility.of(side, kind))))
            .collect();
        let rounded = |values: [f64; 2]| values.map(|value| value.round() as i32);
        Some(Self {
            sides,
            cells,
            kinds,
            table: pawn_table(rules, mobility, values, &pawns, params),
            pawns,
            royal: values.royal.clone(),
            king_distances,
            isolated: rounded([params.isolated_middle, params.isolated_end]),
            doubled: rounded([params.doubled_middle, params.doubled_end]),
            king_passer: (params.king_passer_end * 8.0).round() as i32,
        })
    }

    /// Adds a piece to a placement.
    #[inline]
    pub(crate) fn place(&self, placement: &mut PawnPlacement, piece: Piece, cell: Cell) {
        let (side, kind) = (piece.side.index() & 7, piece.kind.index());
        placement.occupied.add(cell);
        if self.pawns[kind] {
            placement.pawns[side].add(cell);
            if placement.count < MAX_PAWNS {
                let index = (side * self.kinds + kind) * self.cells + usize::from(cell);
                placement.list[placement.count] = (side as u8, index as u32);
                placement.count += 1;
            }
        } else if self.royal[kind] {
            placement.royal[side] = Some(cell);
        }
    }

    /// Adds the scores of all pawns to those of their sides, once all pieces have been placed.
    pub(crate) fn evaluate(&self, placement: &PawnPlacement, middle: &mut [i32; 8], end: &mut [i32; 8]) {
        for &(side, index) in &placement.list[..placement.count] {
            let [in_middle, in_end] = self.pawn(placement, usize::from(side), &self.table[index as usize]);
            middle[usize::from(side & 7)] += in_middle;
            end[usize::from(side & 7)] += in_end;
        }
    }

    /// The score of a pawn beside its value: isolated, doubled or passed.
    #[inline]
    fn pawn(&self, placement: &PawnPlacement, side: usize, pawn: &PawnCell) -> Tapered {
        let own = &placement.pawns[side & 7];
        let mut score = [0, 0];
        if !own.intersects(&pawn.supporters) {
            score = [-self.isolated[0], -self.isolated[1]];
        }
        if own.intersects(&pawn.ahead) {
            return [score[0] - self.doubled[0], score[1] - self.doubled[1]];
        }
        let mut enemies = (0..self.sides).filter(|&other| other != side);
        let is_passed = pawn.passed[1] != 0
            && !enemies.clone().any(|enemy| placement.pawns[enemy & 7].intersects(&pawn.stoppers));
        if is_passed {
            let free_way = if placement.occupied.intersects(&pawn.ahead) { 0 } else { pawn.free_way };
            score[0] += pawn.passed[0] + free_way / 2;
            score[1] += pawn.passed[1] + free_way + self.king_passer(placement, side, enemies.next(), pawn);
        }
        score
    }

    /// How much nearer its own royal is to a passed pawn than that of the enemy. It matters more the further the pawn has
    /// come.
    fn king_passer(
        &self,
        placement: &PawnPlacement,
        side: usize,
        enemy: Option<usize>,
        pawn: &PawnCell,
    ) -> i32 {
        let distance = |side: usize| {
            let from = usize::from(placement.royal[side & 7]?);
            let index = from * self.cells + usize::from(pawn.next?);
            Some(i32::from(*self.king_distances[side].get(index)?).min(MAX_KING_DISTANCE))
        };
        match (distance(side), enemy.and_then(distance)) {
            (Some(own), Some(theirs)) => {
                (theirs * 2 - own) * self.king_passer * pawn.passed[1].min(120) / (8 * 60)
            }
            _ => 0,
        }
    }
}

/// What matters about pawns, by side, kind and cell.
fn pawn_table(
    rules: &Rules,
    mobility: &Mobility,
    values: &PieceValues,
    pawns: &[bool],
    params: &EvalParams,
) -> Vec<PawnCell> {
    let (sides, kinds, cells) = (rules.sides(), pawns.len(), rules.board().len());
    let pawn_kinds = || (0..kinds).filter(|&kind| pawns[kind]);
    let reaches: Vec<Vec<Vec<PawnReach>>> = (0..sides)
        .map(|side| pawn_kinds().map(|kind| PawnReach::of_cells(mobility.of(side, kind))).collect())
        .collect();
    // Where captured pieces come back by drops anywhere, no pawn is passed.
    let has_drops = rules.definition().hand.is_some();
    let mut table = vec![PawnCell::default(); sides * kinds * cells];
    for side in 0..sides {
        for kind in pawn_kinds() {
            let mobility = mobility.of(side, kind);
            let path = if has_drops { None } else { PromotionPath::of(rules, mobility, values, side, kind) };
            for cell in 0..cells {
                let ahead = Cells::of(&mobility.reachable_from(cell));
                let mut pawn = pawn_cell(&reaches, side, cell, ahead);
                if let Some(path) = &path {
                    path.add_passed(&mut pawn, mobility, cell, params);
                }
                table[(side * kinds + kind) * cells + cell] = pawn;
            }
        }
    }
    table
}

/// What a promotion gains for a kind, and how far away it is.
struct PromotionPath {
    gain: f64,
    /// By cell.
    distances: Vec<Option<u32>>,
}

impl PromotionPath {
    fn of(
        rules: &Rules,
        mobility: &PieceMobility,
        values: &PieceValues,
        side: usize,
        kind: usize,
    ) -> Option<Self> {
        let game = rules.definition();
        let promotion = game.pieces.get_index(kind)?.1.promotion.as_ref()?;
        let choices = promotion_choices(rules, promotion, &game.sides[side].name);
        let best = choices.map(|kind| values.board[kind]).max()?;
        let zone = region_cells(rules, side, &promotion.zone)?;
        let gain = f64::from((best - values.board[kind]).max(0));
        Some(Self { gain, distances: mobility.distances(|cell| zone.contains(cell)) })
    }

    /// Adds what a pawn on a cell is worth more as a passed pawn.
    fn add_passed(&self, pawn: &mut PawnCell, mobility: &PieceMobility, cell: usize, params: &EvalParams) {
        let Some(distance) = self.distances[cell].filter(|&distance| distance > 0) else { return };
        let value = |share: f64| decayed(self.gain * share, params.passed_decay, Some(distance - 1));
        pawn.passed = [value(params.passed_middle), value(params.passed_end)];
        pawn.free_way = value(params.passed_free);
        let is_nearer = |&to: &Cell| self.distances[usize::from(to)].is_some_and(|left| left < distance);
        pawn.next = mobility.moves[cell].iter().copied().find(is_nearer);
    }
}

/// Where a pawn can come to from a cell, and what it can capture on its way.
#[derive(Clone, Copy)]
struct PawnReach {
    /// With the cell itself.
    cells: Cells,
    attacks: Cells,
}

impl PawnReach {
    /// By cell.
    fn of_cells(mobility: &PieceMobility) -> Vec<Self> {
        let from = |cell: usize| {
            let mut reached = mobility.reachable_from(cell);
            reached.insert(cell as Cell);
            let attacks = reached.iter().flat_map(|at| mobility.attacks[usize::from(at)].iter().copied());
            Self { attacks: Cells::of(attacks), cells: Cells::of(&reached) }
        };
        (0..mobility.moves.len()).map(from).collect()
    }
}

/// Finds the stoppers and supporters of a pawn on a cell. `reaches` are by side, kind and cell.
fn pawn_cell(reaches: &[Vec<Vec<PawnReach>>], side: usize, cell: usize, ahead: Cells) -> PawnCell {
    let mut path = ahead;
    path.add(cell as Cell);
    let (mut stoppers, mut supporters) = (Cells::default(), Cells::default());
    for (other, kinds) in reaches.iter().enumerate() {
        for (from, reach) in kinds.iter().flat_map(|cells| cells.iter().enumerate()) {
            if from == cell {
                continue;
            }
            if other == side && reach.attacks.intersects(&Cells::of([cell as Cell])) {
                supporters.add(from as Cell);
            } else if other != side && (reach.cells.intersects(&ahead) || reach.attacks.intersects(&path)) {
                stoppers.add(from as Cell);
            }
        }
    }
    PawnCell { ahead, stoppers, supporters, ..PawnCell::default() }
}

/// The number of moves of a piece from any cell to any other; 255 where there is no way.
fn all_distances(mobility: &PieceMobility) -> Vec<u8> {
    let cells = mobility.moves.len();
    let mut table = vec![255; cells * cells];
    for to in 0..cells {
        let distances = mobility.distances(|cell| usize::from(cell) == to);
        for (from, distance) in distances.iter().enumerate() {
            table[from * cells + to] = distance.map_or(255, |distance| distance.min(254) as u8);
        }
    }
    table
}

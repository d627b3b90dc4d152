//! What becomes of men where they stand: who is past all that could stop it, who stands alone or in another's way. Nothing here knows
//! what a pawn is: men are the cheap pieces, and where they can go and what they hit is asked of the rules.

use chesswright_rules::board::Cell;
use chesswright_rules::{Piece, Rules};

use super::mobility::{Freedom, Mobility};
use super::params::Parameters;
use super::psqt::{Pair, cells_of, nearing};
use super::material::{Values, choices};

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cells([u64; 4]);

impl Cells {
    #[inline]
    pub(crate) fn add(&mut self, cell: Cell) {
        self.0[usize::from(cell >> 6 & 3)] |= 1 << (cell & 63);
    }

    #[inline]
    fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    fn of(cells: impl IntoIterator<Item = usize>) -> Self {
        let mut all = Self::default();
        cells.into_iter().for_each(|cell| all.add(cell as Cell));
        all
    }
}

/// What matters about a man on a cell.
#[derive(Clone, Debug, Default)]
struct Place {
    /// Where it may get by going on.
    ahead: Cells,
    /// Where others' men could stop it.
    stoppers: Cells,
    /// Where men of its side could come to guard it.
    guards: Cells,
    /// What being past all stoppers is worth, in the middle of a game and at its end; nothing where it cannot promote.
    passed: [i32; 2],
    /// What it is worth on top that nothing stands ahead.
    free: i32,
    /// The cell it enters next.
    next: Option<Cell>,
}

/// What becomes of men.
pub(crate) struct Structure {
    sides: usize,
    cells: usize,
    kinds: usize,
    /// By kind.
    men: Vec<bool>,
    royal: Vec<bool>,
    /// By side, kind and cell; nothing for other pieces.
    places: Vec<Place>,
    /// By side: steps of a royal between two cells.
    steps: Vec<Vec<u8>>,
    alone: [i32; 2],
    doubled: [i32; 2],
    escort: i32,
}

/// So many men are looked at one by one; no built-in game of men has more.
const MOST: usize = 72;

/// Where the men and royals of a position stand.
pub(crate) struct Standing {
    occupied: Cells,
    /// By side.
    men: [Cells; 8],
    royal: [Option<Cell>; 8],
    /// Every man: its side, and its place in the table.
    list: [(u8, u32); MOST],
    noted: usize,
}

impl Default for Standing {
    fn default() -> Self {
        Self {
            occupied: Cells::default(),
            men: [Cells::default(); 8],
            royal: [None; 8],
            list: [(0, 0); MOST],
            noted: 0,
        }
    }
}

impl Structure {
    /// None where there are no men, or where pieces that are taken come back anywhere.
    pub(crate) fn new(
        rules: &Rules,
        mobility: &Mobility,
        values: &Values,
        parameters: &Parameters,
    ) -> Option<Self> {
        let (sides, kinds, cells) = (rules.sides(), rules.definition().pieces.len(), rules.board().len());
        let men = values.men();
        if !men.contains(&true) || cells > 256 {
            return None;
        }
        let hands = rules.definition().hand.is_some();
        let prospects: Vec<Vec<Vec<Prospect>>> = (0..sides)
            .map(|side| {
                let men = (0..kinds).filter(|&kind| men[kind]);
                men.map(|kind| Prospect::all(mobility.of(side, kind))).collect()
            })
            .collect();
        let mut places = vec![Place::default(); sides * kinds * cells];
        for side in 0..sides {
            for kind in (0..kinds).filter(|&kind| men[kind]) {
                let promise = if hands { None } else { Promise::of(rules, mobility, values, side, kind) };
                for cell in 0..cells {
                    let ahead = mobility.of(side, kind).ahead(cell);
                    let ahead = Cells::of((0..cells).filter(|&cell| ahead[cell]));
                    let mut place = place(&prospects, side, cell, ahead);
                    if let Some(promise) = &promise {
                        promise.tell(&mut place, mobility.of(side, kind), cell, parameters);
                    }
                    places[(side * kinds + kind) * cells + cell] = place;
                }
            }
        }
        let royal = values.royal.iter().position(|royal| *royal);
        let steps =
            (0..sides).map(|side| royal.map_or(vec![], |kind| steps(mobility.of(side, kind)))).collect();
        let rounded = |pair: [f64; 2]| pair.map(|value| value.round() as i32);
        Some(Self {
            sides,
            cells,
            kinds,
            men,
            royal: values.royal.clone(),
            places,
            steps,
            alone: rounded([parameters.alone_middle, parameters.alone_end]),
            doubled: rounded([parameters.doubled_middle, parameters.doubled_end]),
            escort: (parameters.escort_end * 8.0).round() as i32,
        })
    }

    /// Notes a piece.
    #[inline]
    pub(crate) fn note(&self, standing: &mut Standing, piece: Piece, cell: Cell) {
        let (side, kind) = (piece.side.index() & 7, piece.kind.index());
        standing.occupied.add(cell);
        if self.men[kind] {
            standing.men[side].add(cell);
            if standing.noted < MOST {
                let place = (side * self.kinds + kind) * self.cells + usize::from(cell);
                standing.list[standing.noted] = (side as u8, place as u32);
                standing.noted += 1;
            }
        } else if self.royal[kind] {
            standing.royal[side] = Some(cell);
        }
    }

    /// Adds what the men are worth beside their values, once all pieces have been noted.
    pub(crate) fn judge(&self, standing: &Standing, middle: &mut [i32; 8], end: &mut [i32; 8]) {
        for &(side, place) in &standing.list[..standing.noted] {
            let [in_middle, at_end] = self.man(standing, usize::from(side), &self.places[place as usize]);
            middle[usize::from(side & 7)] += in_middle;
            end[usize::from(side & 7)] += at_end;
        }
    }

    /// What a man is worth beside its value.
    #[inline]
    fn man(&self, standing: &Standing, side: usize, place: &Place) -> Pair {
        let own = &standing.men[side & 7];
        let mut worth = [0, 0];
        if !own.meets(&place.guards) {
            worth = [-self.alone[0], -self.alone[1]];
        }
        if own.meets(&place.ahead) {
            return [worth[0] - self.doubled[0], worth[1] - self.doubled[1]];
        }
        let others = (0..self.sides).filter(|&other| other != side);
        if place.passed[1] != 0 && !others.clone().any(|other| standing.men[other & 7].meets(&place.stoppers))
        {
            let free = if standing.occupied.meets(&place.ahead) { 0 } else { place.free };
            worth[0] += place.passed[0] + free / 2;
            worth[1] += place.passed[1] + free + self.escorted(standing, side, others, place);
        }
        worth
    }

    /// How much nearer its own royal is than others' to the cell a passed man enters next. It matters more the nearer the man is.
    fn escorted(
        &self,
        standing: &Standing,
        side: usize,
        mut others: impl Iterator<Item = usize>,
        place: &Place,
    ) -> i32 {
        let away = |side: usize| {
            let from = usize::from(standing.royal[side & 7]?);
            Some(i32::from(*self.steps[side].get(from * self.cells + usize::from(place.next?))?).min(6))
        };
        let other = others.next().and_then(away);
        match (away(side), other) {
            (Some(ours), Some(theirs)) => {
                (theirs * 2 - ours) * self.escort * place.passed[1].min(120) / (8 * 60)
            }
            _ => 0,
        }
    }
}

/// What promoting gains for a kind, and how far it is.
struct Promise {
    gain: f64,
    away: Vec<Option<u32>>,
}

impl Promise {
    fn of(rules: &Rules, mobility: &Mobility, values: &Values, side: usize, kind: usize) -> Option<Self> {
        let game = rules.definition();
        let promotion = game.pieces.get_index(kind)?.1.promotion.as_ref()?;
        let best = choices(rules, promotion, &game.sides[side].name).map(|kind| values.board[kind]).max()?;
        let zone = cells_of(rules, side, &promotion.zone)?;
        let gain = f64::from((best - values.board[kind]).max(0));
        Some(Self { gain, away: mobility.of(side, kind).distances(|cell| zone.contains(&cell)) })
    }

    fn tell(&self, place: &mut Place, freedom: &Freedom, cell: usize, parameters: &Parameters) {
        let Some(away) = self.away[cell].filter(|&away| away > 0) else { return };
        let worth = |share: f64| nearing(self.gain * share, parameters.passed_each, Some(away - 1));
        place.passed = [worth(parameters.passed_middle), worth(parameters.passed_end)];
        place.free = worth(parameters.passed_free);
        let nearer = |&to: &Cell| self.away[usize::from(to)].is_some_and(|left| left < away);
        place.next = freedom.alone[cell].iter().copied().find(nearer);
    }
}

/// Where a man may get from a cell, and what it may hit on its way.
#[derive(Clone, Copy)]
struct Prospect {
    /// With the cell itself.
    there: Cells,
    hits: Cells,
}

impl Prospect {
    /// By cell.
    fn all(freedom: &Freedom) -> Vec<Self> {
        let from = |cell: usize| {
            let mut there = freedom.ahead(cell);
            there[cell] = true;
            let reached = || (0..there.len()).filter(|&at| there[at]);
            let hits = reached().flat_map(|at| freedom.hits[at].iter().map(|&hit| usize::from(hit)));
            Self { hits: Cells::of(hits), there: Cells::of(reached()) }
        };
        (0..freedom.alone.len()).map(from).collect()
    }
}

/// Finds out what matters about a man on a cell. The prospects are by side, kind and cell.
fn place(prospects: &[Vec<Vec<Prospect>>], side: usize, cell: usize, ahead: Cells) -> Place {
    let mut way = ahead;
    way.add(cell as Cell);
    let (mut stoppers, mut guards) = (Cells::default(), Cells::default());
    for (other, kinds) in prospects.iter().enumerate() {
        for (from, prospect) in kinds.iter().flat_map(|cells| cells.iter().enumerate()) {
            if from == cell {
                continue;
            }
            if other == side && prospect.hits.meets(&Cells::of([cell])) {
                guards.add(from as Cell);
            } else if other != side && (prospect.there.meets(&ahead) || prospect.hits.meets(&way)) {
                stoppers.add(from as Cell);
            }
        }
    }
    Place { ahead, stoppers, guards, ..Place::default() }
}

/// The steps of a royal between any two cells, from cell to cell.
fn steps(freedom: &Freedom) -> Vec<u8> {
    let cells = freedom.alone.len();
    let mut steps = vec![255; cells * cells];
    for to in 0..cells {
        let away = freedom.distances(|cell| usize::from(cell) == to);
        for (from, away) in away.iter().enumerate() {
            steps[from * cells + to] = away.map_or(255, |away| away.min(254) as u8);
        }
    }
    steps
}

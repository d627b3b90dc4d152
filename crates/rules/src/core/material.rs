//! Which pieces could ever mate. It is found by trying, because no list of pieces could cover games yet to be invented.

use std::collections::HashMap;
use std::sync::Mutex;

use super::attacks::Occupancy;
use super::bits::Bits;
use super::isa;
use super::program::Program;
use super::state::{State, code, kind_of};

/// Boards with more cells are not searched. There every piece counts as able to mate.
const MOST_CELLS: usize = 100;

/// Results by side, kind and whether stalemate wins.
pub(crate) type MatingCache = Mutex<HashMap<(usize, usize, bool), bool>>;

impl<const W: usize> Program<W> {
    /// Whether `us` could ever mate with its pieces, or stalemate where that wins, if the other side helped.
    pub(crate) fn could_mate(&self, state: &State<W>, us: usize, stalemates: bool) -> bool {
        let own = state.of_side(us).without(state.of_kinds(&self.all_royal_kinds));
        let prey = self.cells_in_range(state, state.of_kinds(&self.all_royal_kinds) & state.of_side(us ^ 1));
        // A piece that can never come near the other royal does not help. This holds for both sides.
        let useful: Vec<(Bits<W>, bool)> = own
            .iter()
            .map(|cell| self.range(us, kind_of(state.at[cell]), cell))
            .filter(|range| range.cells.meets(prey))
            .map(|range| {
                let alone = range.kinds.iter().any(|&kind| self.mates_alone(us, kind, stalemates));
                (range.cells, alone)
            })
            .collect();
        if useful.iter().any(|(_, alone)| *alone) {
            return true;
        }
        let theirs = state.of_side(us ^ 1).without(state.of_kinds(&self.all_royal_kinds));
        let theirs = theirs.iter().map(|cell| self.range(us ^ 1, kind_of(state.at[cell]), cell).cells);
        let helpers: Vec<Bits<W>> = useful.iter().map(|(cells, _)| *cells).chain(theirs).collect();
        // A minor piece cannot mate alone. Two pieces can, unless all are bound to the same cells, like bishops of one
        // colour.
        let bound = |cells: &Bits<W>| prey.without(*cells).any();
        !useful.is_empty()
            && helpers.len() > 1
            && (useful.iter().any(|(cells, _)| !bound(cells))
                || helpers.iter().any(|cells| *cells != helpers[0]))
    }

    /// All cells that these royals could ever reach.
    fn cells_in_range(&self, state: &State<W>, royals: Bits<W>) -> Bits<W> {
        royals.iter().fold(Bits::NONE, |set, cell| {
            let piece = state.at[cell];
            set | self.range(super::state::side_of(piece), kind_of(piece), cell).cells
        })
    }

    /// The cells that a piece could ever reach, and the kinds it could become.
    fn range(&self, side: usize, kind: usize, cell: usize) -> Range<W> {
        let mut range = Range { cells: Bits::NONE, kinds: vec![] };
        let mut seen: Vec<(usize, Bits<W>)> = vec![];
        let mut open = vec![(kind, cell)];
        while let Some((kind, cell)) = open.pop() {
            let piece = &self.pieces[side][kind];
            let index = seen.iter().position(|(known, _)| *known == kind).unwrap_or_else(|| {
                seen.push((kind, Bits::NONE));
                seen.len() - 1
            });
            if seen[index].1.has(cell) {
                continue;
            }
            seen[index].1 |= Bits::one(cell);
            let ends = if piece.walk.is_empty() {
                piece.motions.iter().map(|&index| &self.motions[index]).fold(Bits::NONE, |set, motion| {
                    let from_here = motion.from.has(cell) && (motion.quiet || motion.capture);
                    if from_here { set | (self.reaches[motion.reach].widest(cell) & motion.to) } else { set }
                })
            } else {
                self.all
            };
            for to in ends.iter() {
                open.push((kind, to));
                if let Some(promotion) = &piece.promotion {
                    let promotes = promotion.arriving.has(to) || promotion.leaving.has(cell);
                    open.extend(
                        promotion.to.iter().filter(|_| promotes).map(|&kind| (usize::from(kind), to)),
                    );
                }
            }
        }
        for (kind, cells) in seen {
            range.kinds.push(kind);
            range.cells |= cells;
        }
        range
    }

    /// Whether a royal and one such piece can mate a lone royal.
    fn mates_alone(&self, us: usize, kind: usize, stalemates: bool) -> bool {
        if self.cells > MOST_CELLS {
            return true;
        }
        let known = |found: &MatingCache| {
            found.lock().ok().and_then(|found| found.get(&(us, kind, stalemates)).copied())
        };
        if let Some(known) = known(&self.mating) {
            return known;
        }
        let found = self.search_mate(us, kind, stalemates);
        if let Ok(mut mating) = self.mating.lock() {
            mating.insert((us, kind, stalemates), found);
        }
        found
    }

    fn search_mate(&self, us: usize, kind: usize, stalemates: bool) -> bool {
        let them = us ^ 1;
        let royal = |side: usize| {
            let mut royals =
                self.all_royal_kinds.iter().filter(|&royal| self.pieces[side][royal as usize].home.any());
            royals.next().filter(|_| royals.next().is_none()).map(usize::from)
        };
        let (Some(ours), Some(theirs)) = (royal(us), royal(them)) else { return true };
        let home = |side: usize, kind: usize| self.pieces[side][kind].home.lowest();
        let (hunters, prey) =
            (self.range(us, ours, home(us, ours)), self.range(them, theirs, home(them, theirs)));
        let mut state = State::empty(them as u8);
        for k in prey.cells.iter() {
            state.put(self, code(them, theirs), k);
            for piece in 0..self.cells {
                if piece == k {
                    continue;
                }
                state.put(self, code(us, kind), piece);
                for hunter in hunters.cells.iter().filter(|&hunter| hunter != k && hunter != piece) {
                    state.put(self, code(us, ours), hunter);
                    let lost = self.has_lost(&state, them, hunter, stalemates);
                    state.take(self, hunter);
                    if lost {
                        return true;
                    }
                }
                state.take(self, piece);
            }
            state.take(self, k);
        }
        false
    }

    /// Whether the side to move has lost, in a position that a legal move can have led to.
    fn has_lost(&self, state: &State<W>, them: usize, hunter: usize, stalemates: bool) -> bool {
        let occupancy =
            Occupancy { occupied: state.occupied(self), enemy: state.of_side(them), moved: (0, 0) };
        (stalemates || self.in_check(state))
            && !self.attacked_by(state, them, hunter, &occupancy)
            && isa::count(self, state) == 0
    }
}

/// The cells that a piece could ever reach, and the kinds it could become.
struct Range<const W: usize> {
    cells: Bits<W>,
    kinds: Vec<usize>,
}

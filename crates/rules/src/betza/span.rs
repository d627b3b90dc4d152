//! Which cells a piece could ever touch, whatever stands on the board.

use super::mover::{Chain, ChainLeg, Leg, Mover, Turn, UNLIMITED};
use crate::board::{Board, Cell, CellSet, Frame, Orientation, Vector};

/// A chain with more ways to continue than this counts as touching every cell.
const MANY: usize = 512;

/// A leg that can begin: its number, its cell, how directions there differ, and the place of the leg before on its ring.
type Begun = (u16, Cell, Orientation, u8);

/// The spans of a piece from all cells. Lines are kept, because pieces that bend follow the same ones from many cells.
pub(crate) struct Spans<'a> {
    board: &'a Board,
    frame: Frame,
    movers: &'a [Mover],
    /// For each chain among the movers.
    chains: Vec<ChainSpans<'a>>,
    touched: CellSet,
}

impl<'a> Spans<'a> {
    /// Nothing is known yet.
    pub(crate) fn new(board: &'a Board, frame: Frame, movers: &'a [Mover]) -> Self {
        let chains = movers.iter().filter_map(|mover| match mover {
            Mover::Chain(chain) => Some(ChainSpans::new(board, frame, chain)),
            _ => None,
        });
        Self { board, frame, movers, chains: chains.collect(), touched: CellSet::new() }
    }

    /// Every cell on which some leg of these movers could end, starting on `from`. What they capture stands on one of these cells, but
    /// for en passant. `None` when that takes too long to find out.
    pub(crate) fn from(&mut self, from: Cell) -> Option<&CellSet> {
        let Self { board, frame, movers, chains, touched } = self;
        touched.clear();
        let mut chains = chains.iter_mut();
        for mover in *movers {
            match mover {
                Mover::Ride(ride) => {
                    for &step in &ride.steps {
                        let (by, start) = (frame.apply(step), (from, Orientation::AS_DRAWN));
                        along(board, &ride.how, by, start, ride.how.max, &mut |cell, _| {
                            touched.insert(cell);
                        });
                    }
                }
                Mover::Chain(_) => {
                    if !chains.next()?.touch(from, touched) {
                        return None;
                    }
                }
                Mover::Universal(_) => touched.extend(board.cells()),
                // Castlings and passes capture nothing.
                Mover::Castle(_) | Mover::Pass(_) => {}
            }
        }
        Some(&self.touched)
    }
}

/// What is known about a chain.
struct ChainSpans<'a> {
    board: &'a Board,
    frame: Frame,
    chain: &'a Chain,
    /// Whether a leg may change the range of those after it.
    toggles: bool,
    /// The places of the largest ring.
    places: usize,
    orientations: usize,
    /// By state: the latest start from which it was reached, counted from 1.
    reached: Vec<u32>,
    starts: u32,
    /// By state: the number of what is known about it, counted from 1.
    known: Vec<u32>,
    outlooks: Vec<Outlook>,
    /// By leg, direction, cell and orientation, like states: the number of the line, counted from 1.
    walked: Vec<u32>,
    lines: Vec<Line>,
    todo: Vec<(usize, Begun)>,
}

/// What a leg that begins in a state can touch itself, and the states in which the next leg can begin.
struct Outlook {
    touched: CellSet,
    next: Vec<(usize, Begun)>,
}

/// Where a leg in one direction can end.
struct Line {
    touched: CellSet,
    /// The cells with the orientation there, if another leg may follow.
    landings: Vec<(Cell, Orientation)>,
}

impl<'a> ChainSpans<'a> {
    fn new(board: &'a Board, frame: Frame, chain: &'a Chain) -> Self {
        let places = chain.rings.iter().map(|ring| ring.steps.len()).max().unwrap_or(0).max(1);
        let reorients = board.reorients() || board.seams().and_files().reorients();
        let orientations = if reorients { Orientation::COUNT } else { 1 };
        let states = chain.legs.len() * places * board.len() * orientations;
        Self {
            board,
            frame,
            chain,
            toggles: chain.legs.iter().any(|leg| leg.toggles),
            places,
            orientations,
            reached: vec![0; states],
            starts: 0,
            known: vec![0; states],
            outlooks: vec![],
            walked: vec![0; states],
            lines: vec![],
            todo: vec![],
        }
    }

    fn state(&self, (leg, cell, orientation, place): Begun) -> usize {
        let place = usize::from(leg) * self.places + usize::from(place);
        let orientation = if self.orientations == 1 { 0 } else { orientation.index() };
        (place * self.board.len() + usize::from(cell)) * self.orientations + orientation
    }

    /// Adds all cells that can be touched. False when there are too many ways.
    fn touch(&mut self, from: Cell, touched: &mut CellSet) -> bool {
        let chain = self.chain;
        self.starts += 1;
        self.todo.clear();
        for &leg in &chain.start {
            let begun = (leg, from, Orientation::AS_DRAWN, 0);
            self.todo.push((self.state(begun), begun));
        }
        let mut ways = 0;
        while let Some((state, begun)) = self.todo.pop() {
            if std::mem::replace(&mut self.reached[state], self.starts) == self.starts {
                continue;
            }
            ways += 1;
            if ways > MANY {
                return false;
            }
            let outlook = self.outlook(state, begun);
            let outlook = &self.outlooks[outlook];
            touched.add_all(&outlook.touched);
            let is_new = |(state, _): &&(usize, Begun)| self.reached[*state] != self.starts;
            self.todo.extend(outlook.next.iter().filter(is_new));
        }
        true
    }

    /// The number of what is known about a state.
    fn outlook(&mut self, state: usize, (number, start, orientation, place): Begun) -> usize {
        if self.known[state] == 0 {
            let chain = self.chain;
            let leg = &chain.legs[usize::from(number)];
            let places = places(chain, leg, place);
            let mut outlook = Outlook { touched: CellSet::new(), next: vec![] };
            for (at, step) in (0u8..).zip(&chain.rings[usize::from(leg.ring)].steps) {
                let Some(step) = step.filter(|_| places >> at & 1 == 1) else { continue };
                let line = self.line(number, at, step, (start, orientation));
                let Line { touched, landings } = &self.lines[line];
                outlook.touched.add_all(touched);
                for &(cell, orientation) in landings {
                    let begun = leg.next.iter().map(|&next| (next, cell, orientation, at));
                    outlook.next.extend(begun.map(|begun| (self.state(begun), begun)));
                }
            }
            self.outlooks.push(outlook);
            self.known[state] = self.outlooks.len() as u32;
        }
        self.known[state] as usize - 1
    }

    /// The number of the line of a leg from a cell in one direction.
    fn line(&mut self, number: u16, at: u8, step: Vector, start: (Cell, Orientation)) -> usize {
        let place = self.state((number, start.0, start.1, at));
        if self.walked[place] == 0 {
            let leg = &self.chain.legs[usize::from(number)];
            let max = if self.toggles { UNLIMITED } else { leg.how.max };
            let mut line = Line { touched: CellSet::new(), landings: vec![] };
            along(self.board, &leg.how, self.frame.apply(step), start, max, &mut |cell, orientation| {
                line.touched.insert(cell);
                if !leg.next.is_empty() {
                    line.landings.push((cell, orientation));
                }
            });
            self.lines.push(line);
            self.walked[place] = self.lines.len() as u32;
        }
        self.walked[place] as usize - 1
    }
}

/// The cells that a leg passes in one direction, and how directions there differ.
fn along(
    board: &Board,
    leg: &Leg,
    by: Vector,
    (from, orientation): (Cell, Orientation),
    max: u16,
    touch: &mut impl FnMut(Cell, Orientation),
) {
    if board.has_joins() {
        return along_ways(board, by, (from, orientation), max, touch);
    }
    let seams = if leg.wraps { board.seams().and_files() } else { board.seams() };
    let (mut at, mut orientation) = (from, orientation);
    // On a board with joined edges a ride may come around, and with the directions changed it may do so several times.
    let most = if seams.reorients() { Orientation::COUNT * board.len() } else { board.len() };
    for _ in 0..usize::from(max).min(most) {
        let Some(next) = board.step_over(at, orientation.apply(by), seams) else { return };
        (at, orientation) = (next.cell, orientation.then(next.orientation));
        touch(at, orientation);
        if at == from {
            return;
        }
    }
}

/// The same on a board where a step may lead to several cells.
fn along_ways(
    board: &Board,
    by: Vector,
    start: (Cell, Orientation),
    max: u16,
    touch: &mut impl FnMut(Cell, Orientation),
) {
    let mut seen = vec![false; Orientation::COUNT * board.len()];
    let mut at = vec![start];
    for _ in 0..max {
        let mut next = vec![];
        for &(cell, orientation) in &at {
            for way in board.ways(cell, orientation.apply(by)) {
                let there = (way.cell, orientation.then(way.orientation));
                let place = usize::from(there.0) * Orientation::COUNT + there.1.index();
                if !std::mem::replace(&mut seen[place], true) {
                    touch(there.0, there.1);
                    next.push(there);
                }
            }
        }
        if next.is_empty() {
            return;
        }
        at = next;
    }
}

/// The places of its ring to which a leg may turn, whichever way the path has bent before.
fn places(chain: &Chain, leg: &ChainLeg, place: u8) -> u32 {
    let size = chain.rings[usize::from(leg.ring)].steps.len();
    match &leg.turn {
        Turn::Absolute(set) => u32::from(*set),
        &Turn::Relative { plain, same, opposite } => {
            let turned = |by: usize| 1 << ((usize::from(place) + by) % size);
            let has = |set: u16, by: usize| set >> by & 1 == 1;
            (0..size).fold(0, |places, by| {
                let right = has(plain | same | opposite, by);
                let left = has(same | opposite, by);
                places | if right { turned(by) } else { 0 } | if left { turned(size - by) } else { 0 }
            })
        }
        Turn::Outward(table) => table.get(usize::from(place)).copied().unwrap_or(0).into(),
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use proptest::prelude::*;

    use super::*;
    use crate::betza::walk::{Content, Surroundings, Walker, Want};
    use crate::betza::{Options, lower, parse};
    use crate::board::{Edge, Geometry, Seam, Seams, Wrap};

    /// Pieces with all kinds of legs.
    const PIECES: [&str; 14] = [
        "FyafsF",
        "KNADcaKmcabK",
        "mRcpR",
        "gQ",
        "yafsW",
        "RmasR",
        "afsR",
        "KaK",
        "yasW",
        "NN",
        "afzF",
        "WyasW",
        "mcabRcafmcabR",
        "[W?fsR]",
    ];

    struct Crowd(Vec<u8>);

    impl Surroundings for Crowd {
        fn content(&self, cell: Cell) -> Content {
            match self.0[usize::from(cell)] {
                0 => Content::Friend,
                1 => Content::Enemy,
                _ => Content::Empty,
            }
        }
    }

    proptest! {
        #[test]
        fn nothing_is_captured_outside_of_the_span(
            crowd in prop::collection::vec(0u8..5, 64),
            from in 0u16..64,
            surface in 0usize..7,
        ) {
            let turned = |edge: Edge| Seam { to: edge.opposite(), flip: true, shift: 0 };
            let corner = |to: Edge, flip: bool| Seam { to, flip, shift: 0 };
            let seams = [
                Seams::NONE,
                Wrap::Files.into(),
                Seams::NONE.with(Edge::East, turned(Edge::East)),
                Seams::from(Wrap::Files).with(Edge::North, turned(Edge::North)),
                Seams::NONE.with(Edge::East, turned(Edge::East)).with(Edge::North, turned(Edge::North)),
                Seams::NONE.with(Edge::East, corner(Edge::North, false)),
                Seams::NONE.with(Edge::East, corner(Edge::North, true)).with(Edge::West, corner(Edge::South, true)),
            ];
            let board = Board::new(Geometry::Square, seams[surface], [8, 8, 1], |_| true);
            let around = Crowd(crowd);
            for text in PIECES {
                let piece = parse(text, &Options::default()).expect(text);
                let movers = lower(&piece, Geometry::Square).expect(text);
                let mut touched = [false; 64];
                let mut spans = Spans::new(&board, Frame::FIRST, &movers);
                for cell in spans.from(from).expect("few ways").iter() {
                    touched[usize::from(cell)] = true;
                }
                // What is kept from one cell changes nothing for another.
                let _ = spans.from((from + 19) % 64);
                let again: Vec<Cell> = spans.from(from).expect("few ways").iter().collect();
                prop_assert!(again.into_iter().eq((0..64).filter(|&cell| touched[usize::from(cell)])));
                let _ = Walker::new().walk(&board, Frame::FIRST, &movers, from, &around, Want::All, |found| {
                    assert!(found.captures.iter().all(|&cell| touched[usize::from(cell)]), "{text}: {found:?}");
                    assert!(found.to == from || touched[usize::from(found.to)], "{text}: {found:?}");
                    ControlFlow::Continue(())
                });
            }
        }
    }
}

//! Which cells a piece could ever touch, whatever stands on the board.

use std::collections::HashSet;

use super::captures::QuickHash;
use super::mover::{Chain, ChainLeg, Leg, Mover, Turn, UNLIMITED};
use crate::board::{Board, Cell, Frame, Orientation, Vector};

/// A chain with more ways to continue than this counts as touching every cell.
const MANY: usize = 512;

/// A leg that can begin: its number, its cell, how directions there differ, and the place of the leg before on its ring.
type Begun = (u16, Cell, Orientation, u8);

/// Calls `touch` for every cell on which some leg of these movers could end, starting on `from`; some of them more than once. What they
/// capture stands on one of these cells, but for en-passant. False when that takes too long to find out.
pub(crate) fn span(
    board: &Board,
    frame: Frame,
    movers: &[Mover],
    from: Cell,
    touch: &mut impl FnMut(Cell),
) -> bool {
    movers.iter().all(|mover| match mover {
        Mover::Ride(ride) => {
            for &step in &ride.steps {
                let by = frame.apply(step);
                along(board, &ride.how, by, (from, Orientation::AS_DRAWN), ride.how.max, &mut |cell, _| {
                    touch(cell)
                });
            }
            true
        }
        Mover::Chain(chain) => span_of_chain(board, frame, chain, from, touch),
        Mover::Universal(_) => {
            board.cells().for_each(&mut *touch);
            true
        }
        // Castlings and passes capture nothing.
        Mover::Castle(_) | Mover::Pass(_) => true,
    })
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

fn span_of_chain(
    board: &Board,
    frame: Frame,
    chain: &Chain,
    from: Cell,
    touch: &mut impl FnMut(Cell),
) -> bool {
    let toggles = chain.legs.iter().any(|leg| leg.toggles);
    let mut begun: HashSet<Begun, QuickHash> = HashSet::default();
    let mut todo: Vec<Begun> = chain.start.iter().map(|&leg| (leg, from, Orientation::AS_DRAWN, 0)).collect();
    let mut landings = vec![];
    while let Some(this) = todo.pop() {
        if !begun.insert(this) {
            continue;
        }
        if begun.len() > MANY {
            return false;
        }
        let (number, start, orientation, place) = this;
        let leg = &chain.legs[usize::from(number)];
        let max = if toggles { UNLIMITED } else { leg.how.max };
        let places = places(chain, leg, place);
        for (at, step) in (0u8..).zip(&chain.rings[usize::from(leg.ring)].steps) {
            let Some(step) = step.filter(|_| places >> at & 1 == 1) else { continue };
            landings.clear();
            let by = frame.apply(step);
            along(board, &leg.how, by, (start, orientation), max, &mut |cell, orientation| {
                landings.push((cell, orientation))
            });
            for &(cell, orientation) in &landings {
                touch(cell);
                todo.extend(leg.next.iter().map(|&next| (next, cell, orientation, at)));
            }
        }
    }
    true
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
                prop_assert!(span(&board, Frame::FIRST, &movers, from, &mut |cell| touched[usize::from(cell)] = true));
                let _ = Walker::new().walk(&board, Frame::FIRST, &movers, from, &around, Want::All, |found| {
                    assert!(found.captures.iter().all(|&cell| touched[usize::from(cell)]), "{text}: {found:?}");
                    assert!(found.to == from || touched[usize::from(found.to)], "{text}: {found:?}");
                    ControlFlow::Continue(())
                });
            }
        }
    }
}

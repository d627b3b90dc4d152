//! Walks a piece: finds all its pseudo-moves on a board.
//!
//! Rules of the game, such as check, promotion and forced captures, are not known here.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::captures::{Captures, QuickHash, Taken};
use super::chain::{ChainWalk, State, Visit};
use super::limits::MAX_STEPS;
use super::mover::{Castle, FirstMove, Leg, Mover, Ride};
use super::scan::{Landing, Stretch, WalkBoard};
use crate::board::{Board, Cell, CellSet, Frame, Orientation, Vector};

/// The content of a cell, as the mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Nothing.
    Empty,
    /// A piece of the mover's side.
    Friend,
    /// A piece of another side.
    Enemy,
}

/// What the walker must know about the position.
pub trait Surroundings {
    /// The content of a cell.
    fn content(&self, cell: Cell) -> Content;

    /// Whether the piece on a cell is royal.
    fn is_royal(&self, cell: Cell) -> bool {
        let _ = cell;
        false
    }

    /// Whether the own piece on a cell has not moved and may take part in castling.
    fn is_unmoved(&self, cell: Cell) -> bool {
        let _ = cell;
        false
    }

    /// The cell of the piece that an en-passant capture on `target` captures, if `target` is a target.
    fn en_passant(&self, target: Cell) -> Option<Cell> {
        let _ = target;
        None
    }

    /// Whether the mover may use first-move components. [`FirstMove::Any`] never asks.
    fn may_first_move(&self, rule: FirstMove) -> bool {
        let _ = rule;
        false
    }

    /// Whether legs may touch a cell. Other cells count as off the board.
    fn is_open(&self, cell: Cell) -> bool {
        let _ = cell;
        true
    }

    /// Whether the piece on a cell may be hopped over.
    fn is_mount(&self, cell: Cell) -> bool {
        let _ = cell;
        true
    }

    /// Whether the mover may capture the piece on a cell at all.
    fn is_capturable(&self, cell: Cell) -> bool {
        let _ = cell;
        true
    }
}

/// Which moves to find.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Want {
    /// All moves.
    #[default]
    All,
    /// Moves that capture something.
    Captures,
}

/// A pseudo-move: something that a piece can do apart from the rules of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PseudoMove<'a> {
    /// The index of the mover that makes it.
    pub mover: usize,
    /// The destination. The piece's own cell without captures is a pass.
    pub to: Cell,
    /// The captured cells, in order. They include `to` if the piece there is captured.
    pub captures: &'a [Cell],
    /// The cell on which the last captured piece is put back.
    pub unload_to: Option<Cell>,
    /// The other piece of a castling.
    pub castle: Option<Partner>,
    /// The en-passant targets that it leaves.
    pub en_passant_marks: &'a [Cell],
}

/// What castling does with the partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Partner {
    /// Its origin.
    pub from: Cell,
    /// Its destination.
    pub to: Cell,
}

/// Finds the moves of pieces. It reuses its memory between calls.
#[derive(Default)]
pub struct Walker {
    found: Found,
    captures: Captures,
    states: Vec<State>,
    visited: HashSet<Visit, QuickHash>,
}

/// The moves reported so far.
#[derive(Default)]
pub(super) struct Found {
    quiet: CellSet,
    captured: CellSet,
    others: HashSet<(Cell, u32, Option<Cell>, Option<Partner>), QuickHash>,
    buffer: Vec<Cell>,
    marks: Vec<Cell>,
}

impl Walker {
    /// A fresh one.
    pub fn new() -> Self {
        Self::default()
    }

    /// Calls `visit` once for each move of the piece on `from`, until `visit` breaks. Moves are the same if destination,
    /// captured cells, unloading and castling are.
    ///
    /// The walk treats the cell of the piece as empty. Chains take at most [`MAX_STEPS`] steps in all, and moves beyond
    /// that are not found.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use chesswright_rules::betza::{Options, lower, parse};
    /// use chesswright_rules::betza::walk::{Content, Surroundings, Walker, Want};
    /// use chesswright_rules::board::{Board, Cell, Frame, Geometry};
    ///
    /// struct Nobody;
    /// impl Surroundings for Nobody {
    ///     fn content(&self, _: Cell) -> Content {
    ///         Content::Empty
    ///     }
    /// }
    ///
    /// let board = Board::rectangle(8, 8);
    /// let griffon = parse("FyafsF", &Options::default()).unwrap();
    /// let movers = lower(&griffon, Geometry::Square).unwrap();
    /// let from = board.cell("a1").unwrap();
    /// let mut targets = vec![];
    /// let mut walker = Walker::new();
    /// let _ = walker.walk(&board, Frame::FIRST, &movers, from, &Nobody, Want::All, |m| {
    ///     targets.push(board.name(m.to).to_owned());
    ///     ControlFlow::Continue(())
    /// });
    /// targets.sort();
    /// assert_eq!(targets.join(" "), "b2 b3 b4 b5 b6 b7 b8 c2 d2 e2 f2 g2 h2");
    /// ```
    #[expect(clippy::too_many_arguments, reason = "what a walk needs to know")]
    pub fn walk<S: Surroundings + ?Sized>(
        &mut self,
        board: &Board,
        frame: Frame,
        movers: &[Mover],
        from: Cell,
        around: &S,
        want: Want,
        mut visit: impl FnMut(&PseudoMove) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.found.quiet.clear();
        self.found.captured.clear();
        self.found.others.clear();
        self.captures.clear();
        let walk_board = WalkBoard { board, frame, from, around };
        let mut budget = MAX_STEPS;
        for (number, mover) in movers.iter().enumerate() {
            let mut report = Report { found: &mut self.found, mover: number, want, visit: &mut visit };
            match mover {
                Mover::Ride(ride) => walk_ride(&walk_board, ride, &mut self.captures, &mut report)?,
                Mover::Chain(chain) => ChainWalk {
                    walk_board: &walk_board,
                    chain,
                    captures: &mut self.captures,
                    states: &mut self.states,
                    visited: &mut self.visited,
                    budget: &mut budget,
                }
                .run(&mut report)?,
                Mover::Castle(castle) => walk_castle(&walk_board, castle, &mut report)?,
                Mover::Universal(leg) => walk_universal(&walk_board, leg, &mut self.captures, &mut report)?,
                Mover::Pass(first) => {
                    if walk_board.may_begin(*first) {
                        report.plain(from, &[], &self.captures, Taken::NOTHING, None)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// All moves as a list.
    pub fn moves<S: Surroundings + ?Sized>(
        &mut self,
        board: &Board,
        frame: Frame,
        movers: &[Mover],
        from: Cell,
        around: &S,
    ) -> Vec<OwnedMove> {
        let mut moves = vec![];
        let _ = self.walk(board, frame, movers, from, around, Want::All, |found| {
            moves.push(OwnedMove::from(found));
            ControlFlow::Continue(())
        });
        moves
    }
}

/// A [`PseudoMove`] to keep.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OwnedMove {
    /// The index of the mover that makes it.
    pub mover: usize,
    /// The destination.
    pub to: Cell,
    /// The captured cells, in order.
    pub captures: Vec<Cell>,
    /// The cell on which the last captured piece is put back.
    pub unload_to: Option<Cell>,
    /// The other piece of a castling.
    pub castle: Option<Partner>,
    /// The en-passant targets that it leaves.
    pub en_passant_marks: Vec<Cell>,
}

impl From<&PseudoMove<'_>> for OwnedMove {
    fn from(found: &PseudoMove) -> Self {
        Self {
            mover: found.mover,
            to: found.to,
            captures: found.captures.to_vec(),
            unload_to: found.unload_to,
            castle: found.castle,
            en_passant_marks: found.en_passant_marks.to_vec(),
        }
    }
}

/// Reports each move once.
pub(super) struct Report<'a, V> {
    found: &'a mut Found,
    mover: usize,
    want: Want,
    visit: &'a mut V,
}

impl<V: FnMut(&PseudoMove) -> ControlFlow<()>> Report<'_, V> {
    /// A move with the captures of a path and en-passant marks.
    pub(super) fn plain(
        &mut self,
        to: Cell,
        marks: &[Cell],
        captures: &Captures,
        taken: Taken,
        unload_to: Option<Cell>,
    ) -> ControlFlow<()> {
        let new = match captures.last(taken) {
            None if self.want == Want::Captures => return ControlFlow::Continue(()),
            None => self.found.quiet.insert(to),
            Some(last) if last == to && unload_to.is_none() && captures.set(taken) == 1 + u32::from(to) => {
                self.found.captured.insert(to)
            }
            Some(_) => self.found.others.insert((to, captures.set(taken), unload_to, None)),
        };
        if !new {
            return ControlFlow::Continue(());
        }
        let mut buffer = std::mem::take(&mut self.found.buffer);
        buffer.clear();
        captures.collect(taken, &mut buffer);
        let flow = (self.visit)(&PseudoMove {
            mover: self.mover,
            to,
            captures: &buffer,
            unload_to,
            castle: None,
            en_passant_marks: marks,
        });
        self.found.buffer = buffer;
        flow
    }

    fn castle(&mut self, to: Cell, partner: Partner) -> ControlFlow<()> {
        if self.want == Want::Captures || !self.found.others.insert((to, 0, None, Some(partner))) {
            return ControlFlow::Continue(());
        }
        (self.visit)(&PseudoMove {
            mover: self.mover,
            to,
            captures: &[],
            unload_to: None,
            castle: Some(partner),
            en_passant_marks: &[],
        })
    }

    /// A buffer for en-passant marks, to be returned with [`put_marks`](Self::put_marks).
    pub(super) fn take_marks(&mut self) -> Vec<Cell> {
        let mut marks = std::mem::take(&mut self.found.marks);
        marks.clear();
        marks
    }

    pub(super) fn put_marks(&mut self, marks: Vec<Cell>) {
        self.found.marks = marks;
    }
}

impl<S: Surroundings + ?Sized> WalkBoard<'_, S> {
    /// Whether a component with a first-move rule is available.
    pub(super) fn may_begin(&self, first: FirstMove) -> bool {
        first == FirstMove::Any || self.around.may_first_move(first)
    }

    /// The cell on which the last captured piece is put back, if it is. `Err` if that cell is occupied.
    pub(super) fn unload(
        &self,
        to: Cell,
        back: Option<Cell>,
        captures: &Captures,
        taken: Taken,
    ) -> Result<Option<Cell>, ()> {
        match back {
            Some(cell) if captures.last(taken).is_some() => {
                let free = cell != to && self.content(cell, captures, taken) == Content::Empty;
                if free { Ok(Some(cell)) } else { Err(()) }
            }
            _ => Ok(None),
        }
    }
}

fn walk_ride<S: Surroundings + ?Sized, V: FnMut(&PseudoMove) -> ControlFlow<()>>(
    walk_board: &WalkBoard<S>,
    ride: &Ride,
    captures: &mut Captures,
    report: &mut Report<V>,
) -> ControlFlow<()> {
    let leg = &ride.how;
    if !walk_board.may_begin(leg.first) {
        return ControlFlow::Continue(());
    }
    // No ride is longer than the number of cells, but there are many where rides branch.
    let mut budget = if walk_board.board.has_joins() { MAX_STEPS } else { u32::MAX };
    let nothing = Captures::default();
    for &step in &ride.steps {
        let stretch = Stretch {
            leg,
            inner: false,
            step,
            start: walk_board.from,
            orientation: Orientation::AS_DRAWN,
            min: leg.min,
            max: leg.max,
            exactly: None,
            avoids_from: false,
        };
        walk_board.scan(&stretch, &nothing, Taken::NOTHING, &mut budget, |to, n, landing, _| {
            let taken = match landing {
                Landing::Calm => Taken::NOTHING,
                Landing::Capture => captures.push(Taken::NOTHING, to),
                Landing::EnPassant(victim) => captures.push(Taken::NOTHING, victim),
            };
            let back = leg.unloads.then_some(walk_board.from);
            let Ok(unload_to) = walk_board.unload(to, back, captures, taken) else {
                return ControlFlow::Continue(());
            };
            let mut marks = report.take_marks();
            if leg.marks_en_passant {
                walk_board.passed((walk_board.from, Orientation::AS_DRAWN), leg, step, n, &mut marks);
            }
            let flow = report.plain(to, &marks, captures, taken, unload_to);
            report.put_marks(marks);
            flow
        })?;
    }
    ControlFlow::Continue(())
}

fn walk_universal<S: Surroundings + ?Sized, V: FnMut(&PseudoMove) -> ControlFlow<()>>(
    walk_board: &WalkBoard<S>,
    leg: &Leg,
    captures: &mut Captures,
    report: &mut Report<V>,
) -> ControlFlow<()> {
    if !walk_board.may_begin(leg.first) {
        return ControlFlow::Continue(());
    }
    let nothing = Captures::default();
    for to in walk_board.board.cells().filter(|&to| to != walk_board.from) {
        if !walk_board.around.is_open(to) {
            continue;
        }
        walk_board.land_on(leg, to, &nothing, Taken::NOTHING, |landing| {
            let taken = match landing {
                Landing::Calm => Taken::NOTHING,
                Landing::Capture => captures.push(Taken::NOTHING, to),
                Landing::EnPassant(victim) => captures.push(Taken::NOTHING, victim),
            };
            let back = leg.unloads.then_some(walk_board.from);
            match walk_board.unload(to, back, captures, taken) {
                Ok(unload_to) => report.plain(to, &[], captures, taken, unload_to),
                Err(()) => ControlFlow::Continue(()),
            }
        })?;
    }
    ControlFlow::Continue(())
}

fn walk_castle<S: Surroundings + ?Sized, V: FnMut(&PseudoMove) -> ControlFlow<()>>(
    walk_board: &WalkBoard<S>,
    castle: &Castle,
    report: &mut Report<V>,
) -> ControlFlow<()> {
    if !walk_board.may_begin(castle.first) {
        return ControlFlow::Continue(());
    }
    let directions = [
        (castle.left, Vector::flat(-1, 0)),
        (castle.right, Vector::flat(1, 0)),
        (castle.forward, Vector::flat(0, 1)),
        (castle.backward, Vector::flat(0, -1)),
    ];
    for (named, direction) in directions {
        let by = walk_board.frame.apply(direction);
        if named && let Some((to, partner)) = castle_towards(walk_board, castle, by) {
            report.castle(to, partner)?;
        }
    }
    ControlFlow::Continue(())
}

/// Castling in a direction of the board: the mover's destination and what the partner does.
fn castle_towards<S: Surroundings + ?Sized>(
    walk_board: &WalkBoard<S>,
    castle: &Castle,
    by: Vector,
) -> Option<(Cell, Partner)> {
    let board = walk_board.board;
    // Across a turned edge the direction changes.
    let next = |(cell, by): (Cell, Vector)| {
        let reached = board.step_over(cell, by, board.seams())?;
        walk_board.around.is_open(reached.cell).then(|| (reached.cell, reached.orientation.apply(by)))
    };
    let mut to = None;
    let mut beside = walk_board.from;
    let mut place = (walk_board.from, by);
    let mut distance = 0;
    // This finds the first piece.
    let partner = loop {
        let (before, _) = place;
        place = next(place).filter(|&(cell, _)| cell != walk_board.from)?;
        let (cell, _) = place;
        distance += 1;
        if distance == castle.range {
            (to, beside) = (Some(cell), before);
        }
        match walk_board.around.content(cell) {
            Content::Empty => {}
            Content::Friend if walk_board.around.is_unmoved(cell) => break cell,
            _ => return None,
        }
    };
    // This counts cells from the edge.
    for _ in 0..castle.inset {
        let (before, _) = place;
        place = next(place)?;
        let (cell, _) = place;
        distance += 1;
        if distance == castle.range && walk_board.around.content(cell) == Content::Empty {
            (to, beside) = (Some(cell), before);
        }
    }
    if next(place).is_some() {
        return None;
    }
    Some((to?, Partner { from: partner, to: beside }))
}

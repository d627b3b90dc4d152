//! Captures that go on: a piece that has captured captures again in the same move, as in draughts.
//!
//! A chain is one move. Each of its captures is an ordinary capture of a walked piece, on the board that the captures
//! before it have left. Chains that capture the same pieces and end on the same cell are one move, whatever their order.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

use super::attacks::Occupancy;
use super::bits::Bits;
use super::generate::SideView;
use super::program::{MAX_SIDES, Program, SIDE_MASK};
use super::sink::MoveSink;
use super::state::{State, kind_of};
use super::step::{Extra, Step, StepKind};
use super::walkers::sorted;
use crate::betza::QuickHash;
use crate::betza::walk::{Walker, Want};
use crate::board::{Cell, Vector};
use crate::definition::model::{ChainPromotion, ChainRule};

/// The most captures that are tried for one piece. Chains beyond that are not found. Positions of real games need a few
/// hundred at most. Where queens capture like draughtsmen on a large board, there are more than anybody could list: 16 times
/// this bound took 0.7 s for one position.
const MOST_TRIED: u32 = 1 << 12;

/// The compiled rules about chains.
#[derive(Debug)]
pub(crate) struct Chains {
    /// By side.
    pub(crate) rules: [ChainRule; MAX_SIDES],
    /// Captured pieces stay on the board until the move ends.
    pub(crate) captured_stay: bool,
    /// Of two captures in a row, the second may not go straight back.
    pub(crate) no_turning_back: bool,
}

impl Chains {
    /// Whether the captures of a side go on.
    pub(crate) fn go_on(&self, side: usize) -> bool {
        self.rules[side & SIDE_MASK] != ChainRule::Never
    }
}

/// A finished chain.
struct Found<'a> {
    to: u16,
    captures: &'a [u16],
    path: &'a [u16],
    unload: Option<u16>,
    marks: &'a [u16],
    /// What the piece has become on the way.
    promoted: Option<u8>,
}

/// A piece in the middle of a chain, with everything that decides how it can go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Place<const W: usize> {
    cell: u16,
    kind: u8,
    promoted: bool,
    taken: Bits<W>,
    /// The way of the last capture, where the next one may not turn back.
    came: Option<Vector>,
}

/// One capture of a chain.
struct Jump {
    to: u16,
    captures: Vec<u16>,
    /// The same cells, sorted.
    set: Vec<u16>,
    unload: Option<u16>,
    marks: Vec<u16>,
}

/// What a piece is after a capture.
#[derive(Clone, Copy)]
struct Form {
    kind: u8,
    promoted: bool,
    /// The chain ends here.
    stops: bool,
}

/// A search for all chains of one piece.
struct Search<'a, const W: usize> {
    program: &'a Program<W>,
    chains: &'a Chains,
    view: &'a SideView<'a, W>,
    /// The pieces of the side and all pieces, without the one that moves.
    own: Bits<W>,
    occupied: Bits<W>,
    /// If it is asked whether a cell is attacked: that cell and the board for which it is asked.
    target: Option<(usize, &'a Occupancy<W>)>,
    walker: Walker,
    /// The places visited, and whether the chain can go on from there.
    known: HashMap<Place<W>, bool, QuickHash>,
    captures: Vec<u16>,
    path: Vec<u16>,
    left: u32,
}

impl<const W: usize> Search<'_, W> {
    /// Calls `visit` with each chain that begins with the piece on `from`.
    fn run(
        &mut self,
        from: usize,
        kind: usize,
        visit: &mut dyn FnMut(&Found<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let cell = from as u16;
        let start = Place { cell, kind: kind as u8, promoted: false, taken: Bits::NONE, came: None };
        self.go(start, visit)?;
        ControlFlow::Continue(())
    }

    /// Follows all chains from a place. Tells whether there are any.
    fn go(
        &mut self,
        place: Place<W>,
        visit: &mut dyn FnMut(&Found<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<(), bool> {
        if let Some(&known) = self.known.get(&place) {
            return ControlFlow::Continue(known);
        }
        let jumps = self.jumps(&place);
        self.known.insert(place, !jumps.is_empty());
        let before = self.captures.len();
        let must = self.chains.rules[self.view.us & SIDE_MASK] == ChainRule::Must;
        // The cells behind one captured piece are a choice, in which those that go on come first.
        for choice in jumps.chunk_by(|a, b| a.set == b.set) {
            let Some(first) = choice.first() else { continue };
            let taken = first.captures.iter().fold(place.taken, |all, &cell| all | Bits::one(cell.into()));
            let mut ends = vec![];
            for jump in choice {
                self.captures.truncate(before);
                self.captures.extend(&jump.captures);
                for form in self.forms(&place, jump) {
                    let mut goes_on = false;
                    if !form.stops {
                        let came = self.chains.no_turning_back.then(|| self.way(place.cell, jump.to));
                        let Form { kind, promoted, .. } = form;
                        self.path.push(jump.to);
                        goes_on = self.go(Place { cell: jump.to, kind, promoted, taken, came }, visit)?;
                        self.path.pop();
                    }
                    ends.push((jump, form, goes_on));
                }
            }
            let some_go_on = ends.iter().any(|(_, _, goes_on)| *goes_on);
            for (jump, form, _) in ends.iter().filter(|(_, form, _)| form.stops || !must || !some_go_on) {
                self.captures.truncate(before);
                self.captures.extend(&jump.captures);
                visit(&Found {
                    to: jump.to,
                    captures: &self.captures,
                    path: &self.path,
                    unload: jump.unload,
                    marks: if self.path.is_empty() { &jump.marks } else { &[] },
                    promoted: form.promoted.then_some(form.kind),
                })?;
            }
            self.captures.truncate(before);
        }
        ControlFlow::Continue(!jumps.is_empty())
    }

    /// The captures from a place. Those of the same pieces come one after the other.
    fn jumps(&mut self, place: &Place<W>) -> Vec<Jump> {
        let program = self.program;
        let (state, us, cell) = (self.view.state, self.view.us, usize::from(place.cell));
        let first = place.taken.none();
        let gone = if self.chains.captured_stay { Bits::NONE } else { place.taken };
        let piece = &program.pieces[us][usize::from(place.kind)];
        let mut jumps: Vec<Jump> = vec![];
        for walk in piece.walk.iter().filter(|walk| walk.from.has(cell)) {
            let sets = (self.own.without(place.taken), self.occupied.without(gone));
            let mut around = program.around(state, us, cell, piece, walk, sets);
            if let Some((target, occupancy)) = self.target {
                let royal = Bits::one(target);
                around.royals = program.barred(state, &program.all_royal_kinds, occupancy) | royal;
                around.spared =
                    program.barred(state, &piece.spares, occupancy).without(royal) | state.info.walls;
                if piece.spares.contains(program.royal_kind(state, target, occupancy)) {
                    around.spared |= royal;
                }
                if program.teams.has_bystanders {
                    around.spared |= program.bystanders_after(state, us, occupancy).without(royal);
                }
                around.barred = program.barred(state, &piece.barred, occupancy);
            }
            around.unmoved &= first;
            around.en_passant &= first && self.target.is_none();
            // A captured piece that still stands there is an obstacle and nothing else.
            around.royals = around.royals.without(place.taken);
            around.barred = around.barred.without(place.taken);
            around.spared |= place.taken;
            let (frame, from) = (program.frame(us, place.cell.into()), place.cell as Cell);
            let (chains, left) = (self.chains, &mut self.left);
            let way = |to: Cell| program.board.coords(to) - program.board.coords(from);
            let _ =
                self.walker.walk(&program.board, frame, &walk.movers, from, &around, Want::Captures, |m| {
                    if *left == 0 {
                        return ControlFlow::Break(());
                    }
                    let back =
                        chains.no_turning_back && place.came.is_some_and(|came| opposite(came, way(m.to)));
                    if !walk.to.has(m.to.into()) || m.captures.is_empty() || back {
                        return ControlFlow::Continue(());
                    }
                    let (captures, set) = (m.captures.to_vec(), sorted(m.captures));
                    if !jumps
                        .iter()
                        .any(|jump| (jump.to, jump.unload) == (m.to, m.unload_to) && jump.set == set)
                    {
                        *left -= 1;
                        let marks = m.en_passant_marks.to_vec();
                        jumps.push(Jump { to: m.to, captures, set, unload: m.unload_to, marks });
                    }
                    ControlFlow::Continue(())
                });
        }
        jumps.sort_by(|a, b| a.set.cmp(&b.set));
        jumps
    }

    /// What the piece can be after a capture, if the capture itself decides that.
    fn forms(&self, place: &Place<W>, jump: &Jump) -> Vec<Form> {
        let unloads = jump.unload.is_some();
        let plain = Form { kind: place.kind, promoted: place.promoted, stops: unloads };
        let piece = &self.program.pieces[self.view.us][usize::from(place.kind)];
        let Some(promotion) = &piece.promotion else { return vec![plain] };
        if place.promoted || promotion.in_chain == ChainPromotion::AtEnd {
            return vec![plain];
        }
        let target = Bits::one(jump.to.into());
        let (promoting, rest) = promotion.split(place.cell.into(), target, target);
        let mut forms = vec![];
        if promoting.any() {
            let stops = unloads || promotion.in_chain == ChainPromotion::Stops;
            self.program.with_choices(self.view, promotion, |kinds| {
                forms.extend(kinds.iter().map(|&kind| Form { kind, promoted: true, stops }));
            });
        }
        if rest.any() {
            forms.push(plain);
        }
        forms
    }

    fn way(&self, from: Cell, to: Cell) -> Vector {
        self.program.board.coords(to) - self.program.board.coords(from)
    }
}

/// Whether two ways have opposite directions.
fn opposite(a: Vector, b: Vector) -> bool {
    let product = |p: i16, q: i16| i32::from(p) * i32::from(q);
    let parallel = [(a.x, b.y, a.y, b.x), (a.y, b.z, a.z, b.y), (a.z, b.x, a.x, b.z)]
        .iter()
        .all(|&(p, q, r, s)| product(p, q) == product(r, s));
    parallel && product(a.x, b.x) + product(a.y, b.y) + product(a.z, b.z) < 0
}

impl<const W: usize> Program<W> {
    /// Generates the chains of captures of the piece on `from`.
    #[cold]
    #[inline(never)]
    pub(super) fn chain_moves(
        &self,
        chains: &Chains,
        view: &SideView<'_, W>,
        kind: usize,
        from: usize,
        sink: &mut dyn MoveSink<W>,
    ) {
        type Identity = (u16, Option<u8>, Option<u16>, Vec<u16>);
        let mut seen: HashSet<Identity, QuickHash> = HashSet::default();
        let mut search = self.chain_search(chains, view, from, (view.own, view.occupied), None);
        let _ = search.run(from, kind, &mut |found| {
            let identity = (found.to, found.promoted, found.unload, sorted(found.captures));
            if seen.insert(identity) {
                self.send_chain(view, kind, from, found, sink);
            }
            ControlFlow::Continue(())
        });
    }

    /// Sends a chain to the sink, with its promotions.
    fn send_chain(
        &self,
        view: &SideView<'_, W>,
        kind: usize,
        from: usize,
        found: &Found<'_>,
        sink: &mut dyn MoveSink<W>,
    ) {
        let extra = Extra {
            captures: found.captures.to_vec(),
            path: (!found.path.is_empty()).then(|| found.path.into()),
            unload: found.unload,
            marks: found.marks.to_vec(),
            ..Extra::default()
        };
        let to = usize::from(found.to);
        let promotion = self.pieces[view.us][kind].promotion.as_ref();
        let mut send = |promoted: Option<u8>| {
            let (walk, arg) = match promoted {
                Some(kind) => (StepKind::WalkPromote, kind),
                None => (StepKind::Walk, 0),
            };
            let step = Step::new(from, to, walk, arg);
            let to_royal = promotion.is_some_and(|promotion| promotion.changes_royals)
                && promoted.is_some_and(|kind| self.binding_royal_kinds.contains(kind.into()));
            if (view.royals.none() && !to_royal) || self.leaves_safe(view, step, &extra, to_royal) {
                sink.walk(step, extra.clone());
            }
        };
        match promotion.filter(|promotion| promotion.in_chain == ChainPromotion::AtEnd) {
            None => send(found.promoted),
            Some(promotion) => {
                let target = Bits::one(to);
                let (promoting, rest) = promotion.split(from, target, target);
                if promoting.any() {
                    self.with_choices(view, promotion, |kinds| {
                        kinds.iter().for_each(|&kind| send(Some(kind)))
                    });
                }
                if rest.any() {
                    send(None);
                }
            }
        }
    }

    /// Whether a chain of the piece on `from` captures what stands on `cell`, on the board that `occupancy` describes.
    #[cold]
    #[inline(never)]
    pub(super) fn chain_attacks(
        &self,
        chains: &Chains,
        state: &State<W>,
        (by, from): (usize, usize),
        cell: usize,
        occupancy: &Occupancy<W>,
    ) -> bool {
        let view = SideView::of(self, state, by);
        let sets = (occupancy.enemy, occupancy.occupied | Bits::one(cell));
        let mut search = self.chain_search(chains, &view, from, sets, Some((cell, occupancy)));
        let hit = search.run(from, kind_of(state.at[from]), &mut |found| {
            if found.captures.contains(&(cell as u16)) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        hit.is_break()
    }

    fn chain_search<'a>(
        &'a self,
        chains: &'a Chains,
        view: &'a SideView<'a, W>,
        from: usize,
        (own, occupied): (Bits<W>, Bits<W>),
        target: Option<(usize, &'a Occupancy<W>)>,
    ) -> Search<'a, W> {
        let itself = Bits::one(from);
        Search {
            program: self,
            chains,
            view,
            own: own.without(itself),
            occupied: occupied.without(itself),
            target,
            walker: Walker::new(),
            known: HashMap::default(),
            captures: vec![],
            path: vec![],
            left: MOST_TRIED,
        }
    }
}

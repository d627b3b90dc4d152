//! Compiles movement: movers become motions over shared tables, or stay movers for the walker.

use super::super::bits::Bits;
use super::super::influence::Loan;
use super::super::kinds::Kinds;
use super::super::program::{Landing, Motion, Piece, Promotion, Taker, Walk};
use super::super::reach::{Hop, LamePath, Line, Reach, Slide};
use super::super::table::Table;
use super::{Builder, CompileCause, CompileError, movers};
use crate::betza::mover::{self, FirstMove, Leg, Modality, Mover, Ride, UNLIMITED};
use crate::betza::path::path_of;
use crate::board::{Frame, Vector};
use crate::definition::model::{
    ChainRule, CheckingCaptures, FirstMoveRule, MoveDef, PromotionMoment, StepsDef,
};

/// A ride of at most this many steps is split into single leaps if tables can then express it.
const SPLIT: u16 = 8;

/// The cells to which some moves of a piece are limited.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Bounds<const W: usize> {
    from: Bits<W>,
    to: Bits<W>,
    within: Bits<W>,
}

/// A ride to be compiled into tables.
struct Plain<'a, const W: usize> {
    how: &'a Leg,
    frame: &'a Frame,
    bounds: Bounds<W>,
    barred: Kinds,
    unmoved: bool,
    /// The cells on which it can start. First-move rules are included.
    from: Bits<W>,
}

/// What decides the lines of a slide or a hop. Many kinds have the same ones.
#[derive(PartialEq)]
pub(super) struct LinesKey<const W: usize> {
    steps: Vec<Vector>,
    hop: mover::Hop,
    max: u16,
    within: Bits<W>,
}

/// What decides the targets and the paths of leaps.
#[derive(PartialEq)]
pub(super) struct LeapsKey<const W: usize> {
    steps: Vec<Vector>,
    n: u16,
    marks: bool,
    lame: Option<(mover::Path, Frame)>,
    bounds: Bounds<W>,
}

/// Compiled leaps: the number of their reach, whether something can stand in their way, and the number of the table of cells passed
/// if they leave en-passant targets.
#[derive(Clone, Copy)]
pub(super) struct Leaps {
    reach: usize,
    lame: bool,
    mark: Option<u8>,
}

/// What moves need in order to exist.
#[derive(Clone, Copy)]
struct Needs {
    /// The number of the piece's conditions.
    when: Option<usize>,
    /// Another piece that lends them.
    loan: Option<Loan>,
}

impl<const W: usize> Builder<'_, W> {
    pub(super) fn piece(&mut self, side: usize, kind: usize) -> Result<Piece<W>, CompileError> {
        let def = self.def;
        let (name, piece_def) =
            def.pieces.get_index(kind).ok_or_else(|| CompileError::new("pieces", "a piece is missing"))?;
        let place = format!("pieces.{name}");
        let mut piece = Piece { home: self.homes[side][kind], ..Piece::default() };
        let confined = self.sided(piece_def.confined.as_ref(), side, self.all, &place)?;
        let barred = Kinds::new(&self.kinds(&piece_def.no_hop_over, &place)?);
        piece.spares = Kinds::new(&self.spared_kinds(name, &place)?);
        piece.promotion = self.promotion(side, kind, &place)?;
        piece.barred.clone_from(&barred);

        let mut sources: Vec<(&MoveDef, Option<Loan>)> =
            piece_def.moves.iter().map(|moves| (moves, None)).collect();
        for (influence, instead) in self.borrows(name) {
            piece.replaced_by.extend(instead.then_some(influence));
            for lender in def.influence[influence].lenders(def) {
                let loan = Some(Loan { influence, kind: self.kind(lender, &place)? });
                sources.extend(def.pieces[lender].moves.iter().map(|moves| (moves, loan)));
            }
        }
        let borrows = sources.len() > piece_def.moves.len() || !piece.replaced_by.is_empty();
        let mut all: Vec<(Vec<Mover>, Bounds<W>, Needs)> = vec![];
        for (moves, loan) in sources {
            let place = format!("{place}.moves");
            let bounds = Bounds {
                from: self.sided(moves.from.as_ref(), side, self.all, &place)?,
                to: self.sided(moves.to.as_ref(), side, self.all, &place)? & confined,
                within: self.sided(moves.within.as_ref(), side, self.all, &place)?,
            };
            let when = (!moves.when.is_empty()).then_some(piece.conditions.len());
            if when.is_some() {
                let conditions = moves.when.iter().map(|condition| self.condition(condition, &place));
                piece.conditions.push(conditions.collect::<Result<_, _>>()?);
            }
            all.push((movers(moves, self.board.geometry(), &place)?, bounds, Needs { when, loan }));
        }
        // Captures of royals alone are moves only where a royal can be captured: where royals need not be kept safe, or
        // not each of them, where the side in check does not always move next, where it is asked whether they are legal,
        // where a blast protects royals that touch, or where more than moves changes what is attacked.
        let single = def.every_side(|side| def.turn.steps_for(side) <= 1) && def.turn.grows_by == 0;
        let in_turn = def.sides.len() == 2 && single && def.turn.first_steps.is_none();
        let royal_captures = !in_turn
            || def.check.captures == CheckingCaptures::Legal
            || def.capture.blast.is_some()
            || def.judges_by_making()
            || def.any_side(|side| !def.check.binding_for(side) || def.check.all_for(side));
        let by_history = matches!(piece_def.first_move, FirstMoveRule::Unmoved);
        // What goes on capturing is walked.
        let chains = def.capture.chain_for(&def.sides[side].name) != ChainRule::Never
            && all.iter().flat_map(|(movers, ..)| movers).any(captures);
        // What has moves on conditions, or borrows moves, is walked.
        // So is what moves on a board where steps branch, or in directions that depend on where it stands.
        let bends = self.board.has_joins() || self.bends.iter().any(|bend| bend.side == side);
        let tabled = !chains
            && !bends
            && !borrows
            && piece.conditions.is_empty()
            && all.iter().flat_map(|(movers, ..)| movers).all(|mover| match mover {
                Mover::Ride(ride) => {
                    // Table-driven attacks do not ask whether the attacker has moved, nor, below, what a promoting piece
                    // becomes. Pieces for which that matters are walked.
                    let m = ride.how.modality;
                    let takes = m.capture || m.royal || m.en_passant;
                    let asks = by_history && takes && ride.how.first == FirstMove::Unmoved;
                    // This concerns promoting pieces where attacks depend on kinds.
                    let attacks_depend_on_kinds =
                        piece_def.promotion.is_some() && self.attacks_depend_on_kinds();
                    !asks && !attacks_depend_on_kinds && self.has_table(ride, royal_captures)
                }
                _ => false,
            });
        for (movers, bounds, needs) in all {
            if !tabled {
                self.walkers_take_en_passant |= movers.iter().any(takes_en_passant);
                self.walks(&movers, side, kind, (bounds, needs), &mut piece, &place)?;
                continue;
            }
            for mover in &movers {
                if let Mover::Ride(ride) = mover {
                    self.ride(side, kind, ride, bounds, &barred, &mut piece, &place)?;
                }
            }
        }
        piece.motions.sort_unstable();
        piece.motions.dedup();
        // Of several ways to make a move, the walker takes the first, which should leave en-passant targets.
        for walk in &mut piece.walk {
            walk.movers.sort_by_key(|mover| !marks_en_passant(mover));
        }
        piece.walk.sort_by_key(|walk| !walk.movers.iter().any(marks_en_passant));
        Ok(piece)
    }

    /// The kinds that this kind may not capture.
    fn spared_kinds(&self, name: &str, place: &str) -> Result<Vec<u8>, CompileError> {
        let mut spared = vec![];
        for (kind, other) in (0u8..).zip(self.def.pieces.values()) {
            if let Some(by) = &other.capturable_by {
                self.kinds(by, place)?;
                if !by.iter().any(|by| by == name) {
                    spared.push(kind);
                }
            }
        }
        Ok(spared)
    }

    fn promotion(&self, side: usize, kind: usize, place: &str) -> Result<Option<Promotion<W>>, CompileError> {
        let Some(def) = &self.def.pieces[kind].promotion else { return Ok(None) };
        let place = format!("{place}.promotion");
        let zone = self.sided(Some(&def.zone), side, Bits::NONE, &place)?;
        let names = def.to.get(&self.def.sides[side].name).map(Vec::as_slice).unwrap_or_default();
        let mut to = self.kinds(names, &place)?;
        let mut seen = vec![];
        to.retain(|kind| {
            !seen.contains(kind) && {
                seen.push(*kind);
                true
            }
        });
        if zone.none() || to.is_empty() {
            return Ok(None);
        }
        let on = |moment| def.on.contains(&moment);
        let enters = on(PromotionMoment::Entering) && !on(PromotionMoment::Arriving);
        let arrives = def.on.is_empty() || on(PromotionMoment::Arriving) || enters;
        let leaves = on(PromotionMoment::Leaving);
        let forced = self.sided(def.forced.as_ref(), side, zone, &place)?;
        let limit = def
            .limit
            .iter()
            .map(|(name, &most)| Ok((self.kind(name, &place)?, most)))
            .collect::<Result<_, CompileError>>()?;
        let name = &self.def.sides[side].name;
        // Where every move is verified by making it, promotions need no test of their own.
        let tested = self.def.check.binding_for(name) && !self.def.judges_by_making();
        let royal = |kind: usize| self.def.pieces[kind].royal;
        let from_royal = tested && royal(kind) && self.def.check.all_for(name);
        Ok(Some(Promotion {
            arriving: if arrives { zone } else { Bits::NONE },
            leaving: if leaves { zone } else { Bits::NONE },
            inside: if leaves || enters { zone } else { Bits::NONE },
            forced,
            changes_royals: tested && (from_royal || to.iter().any(|&kind| royal(kind.into()))),
            from_royal,
            to,
            limit,
            captures_only: def.captures_only,
            from_hand: def.from_hand,
            in_place: if on(PromotionMoment::Staying) { zone } else { Bits::NONE },
            last: match &def.last {
                Some(region) => Some(self.sided(Some(region), side, zone, &place)?),
                None => None,
            },
            peaceful: def.peaceful,
            in_chain: def.in_chain,
        }))
    }

    /// Leaves movers to the walker. The walker cannot ask where a piece started, so this limits first moves to their
    /// cells.
    fn walks(
        &mut self,
        movers: &[Mover],
        side: usize,
        kind: usize,
        (bounds, Needs { when, loan }): (Bounds<W>, Needs),
        piece: &mut Piece<W>,
        place: &str,
    ) -> Result<(), CompileError> {
        for mover in movers {
            let first = match mover {
                Mover::Ride(ride) => ride.how.first,
                Mover::Chain(chain) => {
                    let starts = chain.start.iter().filter_map(|&leg| chain.legs.get(leg as usize));
                    starts.map(|leg| leg.how.first).find(|first| *first != FirstMove::Any).unwrap_or_default()
                }
                Mover::Castle(castle) => castle.first,
                Mover::Universal(leg) => leg.first,
                Mover::Pass(first) => *first,
            };
            let (cells, by_history) = self.first(first, side, kind, place)?;
            // Castling partners must be unmoved, whatever the king's own rule is.
            if matches!(mover, Mover::Castle(_)) {
                self.tracks_unmoved = true;
                self.histories = self.all;
            }
            let Bounds { to, within, .. } = bounds;
            let from = bounds.from & cells & within;
            match piece.walk.last_mut() {
                Some(last)
                    if (last.from, last.to, last.within, last.by_history, last.when, last.loan)
                        == (from, to, within, by_history, when, loan) =>
                {
                    last.movers.push(mover.clone());
                }
                _ => {
                    let movers = vec![mover.clone()];
                    piece.walk.push(Walk { movers, from, to, within, by_history, when, loan })
                }
            }
        }
        Ok(())
    }

    /// The cells on which a first move can start, and whether the piece must also be unmoved.
    fn first(
        &mut self,
        first: FirstMove,
        side: usize,
        kind: usize,
        place: &str,
    ) -> Result<(Bits<W>, bool), CompileError> {
        Ok(match first {
            FirstMove::Any => (self.all, false),
            FirstMove::Unmoved => match self.first_cells(side, kind, place)? {
                Some(cells) => (cells, false),
                None => {
                    self.tracks_unmoved = true;
                    self.histories |= self.homes[side][kind];
                    (self.all, true)
                }
            },
            FirstMove::ThirdRank => {
                let home = self.homes[side][kind];
                let cells = self.board.cells().filter(|&cell| {
                    let back = -self.frame(side, cell.into()).forward;
                    self.board.step(cell, back).is_some_and(|behind| home.has(behind as usize))
                });
                (cells.map(usize::from).collect(), false)
            }
        })
    }

    /// Whether tables can express a ride.
    fn has_table(&self, ride: &Ride, royal_captures: bool) -> bool {
        let how = &ride.how;
        let m = how.modality;
        let flat = self.board.is_flat();
        let one_length = how.min == how.max;
        let few = how.max <= SPLIT;
        let odd = how.wraps
            || how.jump > 0
            || how.unloads
            || how.spares_royals
            || m.destroy
            || m.is_none()
            || (m.royal && royal_captures)
            || (how.lame && how.path != mover::Path::Full);
        if odd || ride.steps.contains(&Vector::ZERO) {
            return false;
        }
        match how.hop {
            mover::Hop::None if how.max == 1 => {
                // On a wrapped board several ways may lead to a cell. Tables would not know which comes first.
                !(how.marks_en_passant && (m.capture || m.royal || !flat)) && !(m.en_passant && how.lame)
            }
            _ if m.en_passant => false,
            mover::Hop::None if how.marks_en_passant => few && !m.capture && !m.royal && flat,
            mover::Hop::None if one_length || (how.lame && few) => few && flat,
            mover::Hop::None if how.min > 1 => few && flat,
            mover::Hop::None => flat && !how.lame,
            mover::Hop::Over | mover::Hop::Behind => {
                flat && how.min <= 1 && !how.lame && !how.marks_en_passant
            }
            mover::Hop::OverMany => false,
        }
    }

    #[allow(clippy::too_many_arguments)] // the parts of one piece, each used once
    fn ride(
        &mut self,
        side: usize,
        kind: usize,
        ride: &Ride,
        bounds: Bounds<W>,
        barred: &Kinds,
        piece: &mut Piece<W>,
        place: &str,
    ) -> Result<(), CompileError> {
        let how = &ride.how;
        let frame = self.frames[side];
        let (first, unmoved) = self.first(how.first, side, kind, place)?;
        let mut steps: Vec<Vector> = ride.steps.iter().map(|&step| frame.apply(step)).collect();
        steps.sort_unstable();
        steps.dedup();
        let hops = how.hop != mover::Hop::None;
        let plain = Plain {
            how,
            frame: &frame,
            bounds,
            barred: if hops { barred.clone() } else { Kinds::default() },
            unmoved,
            from: bounds.from & first,
        };
        let split = how.max != 1 && how.max <= SPLIT && (how.min > 1 || how.lame || how.marks_en_passant);
        if hops {
            self.lines(&plain, &steps, piece);
        } else if how.marks_en_passant {
            for step in steps {
                for n in how.min.max(1)..=how.max {
                    self.leaps(&plain, &[step], n, true, piece);
                }
            }
        } else if how.max == 1 {
            if how.modality.en_passant {
                self.taker(side, kind as u8, &plain, &steps);
            }
            self.leaps(&plain, &steps, 1, false, piece);
        } else if split {
            for n in how.min.max(1)..=how.max {
                self.leaps(&plain, &steps, n, false, piece);
            }
        } else {
            self.lines(&plain, &steps, piece);
        }
        Ok(())
    }

    /// The path of `n` equal steps: the cells that must be empty, and the last cell. `None` if it leaves the board.
    fn path(&self, plain: &Plain<'_, W>, cell: usize, step: Vector, n: u16) -> Option<(Bits<W>, usize)> {
        let mut path = Bits::NONE;
        let mut at = cell as u16;
        for i in 0..n {
            if plain.how.lame {
                let under =
                    path_of(self.board.geometry(), plain.how.path, self.seen_from_side(plain.frame, step));
                for offset in under {
                    path |= Bits::one(self.board.step(at, plain.frame.apply(offset))? as usize);
                }
            }
            at = self.board.step(at, step)?;
            if i + 1 < n {
                path |= Bits::one(at as usize);
            }
        }
        // Where edges meet around a corner, the path may lead over the cell that the piece leaves.
        let path = path.without(Bits::one(cell));
        (at as usize != cell).then_some((path, at as usize))
    }

    /// A board vector as the side sees it. Paths are defined from the side's point of view.
    fn seen_from_side(&self, frame: &Frame, step: Vector) -> Vector {
        // A frame only turns, so its inverse consists of projections onto the images of the axes.
        let dot = |axis: Vector| {
            let images = [frame.right, frame.forward, frame.up];
            let det = |a: Vector, b: Vector, c: Vector| -> i32 {
                let [a, b, c] = [a, b, c].map(|v| [v.x, v.y, v.z].map(i32::from));
                a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0])
                    + a[2] * (b[0] * c[1] - b[1] * c[0])
            };
            let whole = det(images[0], images[1], images[2]);
            let part = |i: usize| {
                let mut columns = images;
                columns[i] = axis;
                (det(columns[0], columns[1], columns[2]) / whole) as i16
            };
            Vector::new(part(0), part(1), part(2))
        };
        dot(step)
    }

    /// Compiles leaps of `n` steps at once over a path that must be empty.
    fn leaps(&mut self, plain: &Plain<'_, W>, steps: &[Vector], n: u16, marks: bool, piece: &mut Piece<W>) {
        if only_en_passant(plain.how.modality) {
            return;
        }
        let key = LeapsKey {
            steps: steps.to_vec(),
            n,
            marks,
            lame: plain.how.lame.then_some((plain.how.path, *plain.frame)),
            bounds: Bounds { from: plain.from, ..plain.bounds },
        };
        let Leaps { reach, lame, mark } = match self.known_leaps.iter().find(|(known, _)| *known == key) {
            Some((_, leaps)) => *leaps,
            None => {
                let leaps = self.new_leaps(plain, steps, n, marks);
                self.known_leaps.push((key, leaps));
                leaps
            }
        };
        let over = |step: Vector| match n {
            1 if !lame => Some(None),
            2 if !plain.how.lame => Some(Some(step)),
            1 => {
                let path: Vec<Vector> =
                    path_of(self.board.geometry(), plain.how.path, self.seen_from_side(plain.frame, step))
                        .map(|offset| plain.frame.apply(offset))
                        .collect();
                if let [one] = path[..] { Some(Some(one)) } else { None }
            }
            _ => None,
        };
        let shifts: Option<Vec<_>> =
            steps.iter().map(|&step| over(step).map(|over| (step * n as i16, over))).collect();
        let modality = plain.how.modality;
        self.add_motion(
            plain,
            reach,
            Bits::ALL,
            Bits::ALL,
            modality,
            mark,
            shifts.unwrap_or_default(),
            piece,
        );
    }

    fn new_leaps(&mut self, plain: &Plain<'_, W>, steps: &[Vector], n: u16, marks: bool) -> Leaps {
        let cells = self.board.len();
        let b = plain.bounds;
        let mut paths: Vec<Vec<LamePath<W>>> = vec![vec![]; cells];
        let mut passed = vec![Bits::NONE; cells];
        let mut lame = false;
        for cell in (plain.from & b.within).iter() {
            for &step in steps {
                let Some((path, to)) = self.path(plain, cell, step, n) else { continue };
                let inside = b.to.has(to) && b.within.has(to) && path.without(b.within).none();
                if !inside {
                    continue;
                }
                passed[cell] |= path;
                lame |= path.any();
                match paths[cell].iter_mut().find(|way| way.path == path) {
                    Some(way) => way.to |= Bits::one(to),
                    None => paths[cell].push(LamePath { path, to: Bits::one(to) }),
                }
            }
        }
        let reach = self.add_reach(if lame {
            Reach::Lame(Table::new(cells, vec![], |cell| paths[cell].clone()))
        } else {
            Reach::Leap(Table::new(cells, Bits::NONE, |cell| {
                paths[cell].iter().fold(Bits::NONE, |set, way| set | way.to)
            }))
        });
        let marks = marks && passed.iter().any(|path| path.any());
        let mark = marks.then(|| {
            let table = Table::new(cells, Bits::NONE, |cell| passed[cell]);
            let index = self.marks.iter().position(|other| *other == table).unwrap_or_else(|| {
                self.marks.push(table);
                self.marks.len() - 1
            });
            index as u8
        });
        Leaps { reach, lame, mark }
    }

    /// Compiles slides and hops along lines. Lines are grouped by the length of their steps, so that the queen shares
    /// the rook's and the bishop's.
    fn lines(&mut self, plain: &Plain<'_, W>, steps: &[Vector], piece: &mut Piece<W>) {
        let norm = |v: Vector| {
            let (x, y, z) = (i32::from(v.x), i32::from(v.y), i32::from(v.z));
            match self.board.geometry() {
                crate::board::Geometry::Hex => x * x + x * y + y * y,
                _ => x * x + y * y + z * z,
            }
        };
        let mut lengths: Vec<i32> = steps.iter().map(|&step| norm(step)).collect();
        lengths.sort_unstable();
        lengths.dedup();
        for length in lengths {
            let group: Vec<Vector> = steps.iter().copied().filter(|&step| norm(step) == length).collect();
            let up = |v: Vector| (v.z, v.y, v.x) > (0, 0, 0);
            let mut axes: Vec<Vector> = group.iter().map(|&v| if up(v) { v } else { -v }).collect();
            axes.sort_unstable();
            axes.dedup();
            let key = LinesKey {
                steps: group.clone(),
                hop: plain.how.hop,
                max: plain.how.max,
                within: plain.bounds.within,
            };
            let reach = match self.known_lines.iter().find(|(known, _)| *known == key) {
                Some((_, reach)) => *reach,
                None => {
                    let lines: Vec<Line<W>> = axes
                        .iter()
                        .map(|&axis| {
                            let rays = |v: Vector| group.contains(&v).then(|| self.rays(plain, v));
                            let (back, ahead) = (rays(-axis), rays(axis));
                            let of = |rays: &Option<Table<Bits<W>, W>>, cell: usize| {
                                rays.as_ref().map_or(Bits::NONE, |rays| rays[cell])
                            };
                            let both = |cell| [of(&back, cell), of(&ahead, cell)];
                            Table::new(self.board.len(), [Bits::NONE; 2], both)
                        })
                        .collect();
                    let reach = self.add_reach(match plain.how.hop {
                        mover::Hop::None => Reach::Slide(Slide::new(self.board.len(), lines)),
                        hop => Reach::Hop(Hop { lines, behind: hop == mover::Hop::Behind }),
                    });
                    self.known_lines.push((key, reach));
                    reach
                }
            };
            let modality = plain.how.modality;
            self.add_motion(plain, reach, plain.from, plain.bounds.to, modality, None, vec![], piece);
        }
    }

    /// By cell: the cells of the line that starts there.
    fn rays(&self, plain: &Plain<'_, W>, step: Vector) -> Table<Bits<W>, W> {
        let n = self.board.len();
        if plain.how.max != UNLIMITED || !self.board.is_flat() {
            return Table::new(n, Bits::NONE, |cell| self.ray(plain, cell, step));
        }
        // The line of a cell is the next cell and the line from there.
        let mut rays = Table::new(n, Bits::NONE, |_| Bits::NONE);
        let mut found = Bits::<W>::NONE;
        let mut path = vec![];
        for start in 0..n {
            let mut at = start;
            while !found.has(at) {
                found |= Bits::one(at);
                let within = plain.bounds.within;
                let next = self.board.step(at as u16, step).map(usize::from);
                let Some(next) = next.filter(|&next| within.has(at) && within.has(next)) else { break };
                path.push((at, next));
                at = next;
            }
            while let Some((at, next)) = path.pop() {
                rays[at] = rays[next] | Bits::one(next);
            }
        }
        rays
    }

    fn ray(&self, plain: &Plain<'_, W>, cell: usize, step: Vector) -> Bits<W> {
        let within = plain.bounds.within;
        let mut out = Bits::NONE;
        let mut at = cell as u16;
        let mut n = 0;
        while within.has(at as usize)
            && (plain.how.max == UNLIMITED || n < plain.how.max)
            && let Some(next) = self.board.step(at, step)
            && within.has(next as usize)
        {
            out |= Bits::one(next as usize);
            at = next;
            n += 1;
        }
        out
    }

    fn taker(&mut self, side: usize, kind: u8, plain: &Plain<'_, W>, steps: &[Vector]) {
        let b = plain.bounds;
        let mut from = Table::new(0, Bits::NONE, |_| Bits::NONE);
        for cell in (plain.from & b.within).iter() {
            for &step in steps {
                if let Some(to) = self.board.step(cell as u16, step).map(usize::from)
                    && b.to.has(to)
                    && b.within.has(to)
                {
                    from[to] |= Bits::one(cell);
                }
            }
        }
        match self.takers[side].iter_mut().find(|taker| taker.kind == kind) {
            Some(taker) => {
                self.board.cells().for_each(|cell| taker.from[cell as usize] |= from[cell as usize])
            }
            None => self.takers[side].push(Taker { kind, from }),
        }
    }

    /// The number of a reach.
    fn add_reach(&mut self, reach: Reach<W>) -> usize {
        let same = |a: &Reach<W>, b: &Reach<W>| match (a, b) {
            (Reach::Leap(a), Reach::Leap(b)) => a == b,
            (Reach::Lame(a), Reach::Lame(b)) => a == b,
            (Reach::Slide(a), Reach::Slide(b)) => a.lines == b.lines,
            (Reach::Hop(a), Reach::Hop(b)) => a.lines == b.lines && a.behind == b.behind,
            _ => false,
        };
        self.reaches.iter().position(|other| same(&reach, other)).unwrap_or_else(|| {
            self.reaches.push(reach);
            self.reaches.len() - 1
        })
    }

    #[allow(clippy::too_many_arguments)] // the fields of a motion
    fn add_motion(
        &mut self,
        plain: &Plain<'_, W>,
        reach: usize,
        from: Bits<W>,
        to: Bits<W>,
        modality: Modality,
        mark: Option<u8>,
        shifts: Vec<(Vector, Option<Vector>)>,
        piece: &mut Piece<W>,
    ) {
        if only_en_passant(modality) {
            return;
        }
        let motion = Motion {
            reach,
            from,
            to,
            quiet: modality.quiet,
            capture: modality.capture,
            landing: Landing::new(modality.quiet, modality.capture),
            attacks_royals: modality.capture || modality.royal,
            unmoved: plain.unmoved,
            mark,
            barred: plain.barred.clone(),
        };
        let index = match self.motions.iter().position(|other| *other == motion) {
            Some(index) => index,
            None => {
                self.motions.push(motion);
                self.shifts.push(shifts);
                self.motions.len() - 1
            }
        };
        piece.motions.push(index);
    }
}

fn only_en_passant(modality: Modality) -> bool {
    !modality.quiet && !modality.capture && !modality.royal
}

fn marks_en_passant(mover: &Mover) -> bool {
    match mover {
        Mover::Ride(ride) => ride.how.marks_en_passant,
        Mover::Chain(chain) => chain.legs.iter().any(|leg| leg.how.marks_en_passant),
        Mover::Universal(_) | Mover::Castle(_) | Mover::Pass(_) => false,
    }
}

/// Whether a mover captures anything.
fn captures(mover: &Mover) -> bool {
    let takes = |leg: &Leg| {
        let m = leg.modality;
        m.capture || m.destroy || m.royal || m.en_passant
    };
    match mover {
        Mover::Ride(ride) => takes(&ride.how),
        Mover::Chain(chain) => chain.legs.iter().any(|leg| takes(&leg.how)),
        Mover::Universal(leg) => takes(leg),
        Mover::Castle(_) | Mover::Pass(_) => false,
    }
}

fn takes_en_passant(mover: &Mover) -> bool {
    match mover {
        Mover::Ride(ride) => ride.how.modality.en_passant,
        Mover::Chain(chain) => chain.legs.iter().any(|leg| leg.how.modality.en_passant),
        Mover::Universal(leg) => leg.modality.en_passant,
        Mover::Castle(_) | Mover::Pass(_) => false,
    }
}

/// The vector of a list of numbers: right, forward and, where there are layers, up.
pub(super) fn vector(numbers: &[i16], place: &str) -> Result<Vector, CompileError> {
    match *numbers {
        [x, y] => Ok(Vector::flat(x, y)),
        [x, y, z] => Ok(Vector::new(x, y, z)),
        _ => Err(CompileError::new(place, "a vector has two or three numbers")),
    }
}

/// Turns explicit steps into a ride.
pub(super) fn explicit(steps: &StepsDef, place: &str) -> Result<Mover, CompileError> {
    let vectors = steps.vectors.iter().map(|v| vector(v, place)).collect::<Result<Vec<_>, _>>()?;
    let mut modality = Modality::NONE;
    for letter in steps.modality.chars() {
        match letter {
            'm' => modality.quiet = true,
            'c' => modality.capture = true,
            'd' => modality.destroy = true,
            'e' => modality.en_passant = true,
            'k' => modality.royal = true,
            other => return Err(CompileError::new(place, CompileCause::NoModality(other))),
        }
    }
    if modality.is_none() {
        modality = Modality::NORMAL;
    }
    let max = if steps.range == 0 { UNLIMITED } else { steps.range };
    let mut how = Leg::plain(modality, steps.least.max(1), max);
    how.first = if steps.initial { FirstMove::Unmoved } else { FirstMove::Any };
    how.marks_en_passant = steps.marks_en_passant;
    Ok(Mover::Ride(Ride { steps: vectors, how }))
}

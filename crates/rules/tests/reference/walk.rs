//! The moves of a single piece, leg by leg, without the rules of the game.

use std::collections::HashSet;

use chesswright_rules::betza::mover::{
    Castle, Chain, Filter, FirstMove, Hop, Iso, Leg, Modality, Mover, Path, Ring, Turn, UNLIMITED,
};
use chesswright_rules::board::{Board, Cell, Frame, Geometry, Vector};
use chesswright_rules::definition::model::{ChainRule, LendMode};

use super::edges::{Facing, Reached};
use super::game::{First, Game, Kind, Moves, TooCostly};
use super::situation::{Deed, Man, Situation, WALL};

impl Game {
    /// Counts a step.
    fn walk_on(&self) {
        self.count_steps(1);
    }

    /// Counts steps, or other work that costs as much.
    pub fn count_steps(&self, steps: usize) {
        self.walked.update(|walked| walked + steps as u64);
        if self.walked.get() > self.most.get() {
            std::panic::panic_any(TooCostly);
        }
    }

    /// The pseudo-moves of the piece on a cell, without promotions and castling by rule.
    pub fn raw_moves(&self, now: &Situation, from: Cell) -> Vec<Deed> {
        let mut deeds = self.single_moves(now, from);
        if let Some(man) = now.at(from)
            && self.chain_rule(man.side) != ChainRule::Never
        {
            deeds.retain(|deed| deed.captures.is_empty());
            deeds.extend(self.chains(now, from, self.chain_rule(man.side)));
        }
        deeds
    }

    /// The same, with at most one capture of a chain.
    pub fn single_moves(&self, now: &Situation, from: Cell) -> Vec<Deed> {
        let Some(man) = now.at(from) else { return vec![] };
        let kind = &self.kinds[man.side][man.kind];
        let mut deeds: Vec<Deed> = vec![];
        for moves in self.moves_now(now, from, man) {
            let open = self.conditions_hold(now.asked.as_deref().unwrap_or(now), man.side, from, &moves.when);
            if !open || !moves.from.contains(from) || !moves.within.contains(from) {
                continue;
            }
            let walker = Walker { game: self, now, from, man, kind, moves };
            for deed in moves.movers.iter().flat_map(|mover| walker.mover(mover)) {
                if !moves.to.contains(deed.to) || !kind.confined.contains(deed.to) {
                    continue;
                }
                match deeds.iter_mut().find(|other| other.identity() == deed.identity()) {
                    Some(other) if other.marks.is_empty() => other.marks = deed.marks,
                    Some(_) => {}
                    None => deeds.push(deed),
                }
            }
        }
        deeds
    }
}

impl Game {
    /// The moves that a piece has because of what stands around it.
    fn moves_now(&self, now: &Situation, from: Cell, man: Man) -> Vec<&Moves> {
        let now = now.asked.as_deref().unwrap_or(now);
        let mut own: Vec<&Moves> = self.kinds[man.side][man.kind].moves.iter().collect();
        let mut lent: Vec<&Moves> = vec![];
        for influence in &self.definition.influence {
            if !influence.pieces.is_empty() && !self.is_one_of(man.kind, &influence.pieces) {
                continue;
            }
            let lends = &influence.from;
            let cells = self.leaps(&lends.around, man.side, from).into_iter();
            let lenders = cells.filter_map(|cell| now.at(cell).filter(|man| *man != WALL));
            for lender in lenders {
                let kind = lends.pieces.is_empty() || self.is_one_of(lender.kind, &lends.pieces);
                if !kind || !self.is_of_party(now, man.side, lends.owner, lender.side) {
                    continue;
                }
                if influence.mode == LendMode::Instead {
                    own.clear();
                }
                lent.extend(&self.kinds[man.side][lender.kind].moves);
            }
        }
        own.into_iter().chain(lent).collect()
    }
}

/// A piece and one group of its moves.
struct Walker<'a> {
    game: &'a Game,
    now: &'a Situation,
    from: Cell,
    man: Man,
    kind: &'a Kind,
    moves: &'a Moves,
}

/// Where a leg may end.
struct Stop {
    cell: Cell,
    facing: Facing,
    /// The number of steps.
    steps: u16,
    /// The cell of the captured piece.
    captured: Option<Cell>,
    /// Cells passed over on the way.
    passed: Vec<Cell>,
}

/// How far a leg has come.
#[derive(Clone)]
struct Course {
    at: Cell,
    facing: Facing,
    /// The facing at its start.
    begun: Facing,
    n: u16,
    wrapped: bool,
    mounts: usize,
    behind_mount: u16,
    passed: Vec<Cell>,
}

/// The circumstances of a leg.
struct Stretch<'a> {
    leg: &'a Leg,
    range: (u16, u16),
    /// The only allowed number of steps, if an earlier leg determines it.
    exactly: Option<u16>,
    /// Whether another leg follows.
    inner: bool,
    avoids_start: bool,
    /// Cells emptied by captures earlier in the move.
    taken: &'a [Cell],
}

impl Stretch<'_> {
    /// Whether it does not matter how long the leg is, once it is long enough.
    fn is_free(&self, board: &Board) -> bool {
        let marks = self.leg.marks_en_passant;
        !self.inner && !marks && self.exactly.is_none() && usize::from(self.range.1) >= board.len()
    }
}

/// The state of a chain between legs.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Trail {
    leg: u16,
    cell: Cell,
    facing: Facing,
    /// The direction of the last step, as an index on its ring.
    place: usize,
    /// Whether the most recent bend was to the right.
    bend: Option<bool>,
    /// The current range, if some leg has toggled it.
    range: Option<(u16, u16)>,
    /// The number of steps of the most recent leg that could take several.
    rider: Option<u16>,
    captures: Vec<Cell>,
    /// The start of the last leg that unloads.
    unload: Option<Cell>,
    /// Whether some leg belonged to a repeated group.
    repeated: bool,
    /// The sum of one step of each leg, for the filter. Zero if there is no filter.
    displacement: Vector,
    marks: Vec<Cell>,
}

impl Walker<'_> {
    fn mover(&self, mover: &Mover) -> Vec<Deed> {
        match mover {
            Mover::Ride(ride) => {
                if !self.may_begin(ride.how.first) {
                    return vec![];
                }
                ride.steps.iter().flat_map(|&step| self.ride(step, &ride.how)).collect()
            }
            Mover::Chain(chain) => self.chain(chain),
            Mover::Castle(castle) => self.castle(castle),
            Mover::Universal(leg) => self.universal(leg),
            Mover::Pass(first) if self.may_begin(*first) => vec![Deed::quiet(self.from, self.from)],
            Mover::Pass(_) => vec![],
        }
    }

    /// Whether a component with this condition may be used.
    fn may_begin(&self, first: FirstMove) -> bool {
        match first {
            FirstMove::Any => true,
            FirstMove::Unmoved => match &self.kind.first {
                First::On(cells) => cells.contains(self.from),
                First::Unmoved => self.now.unmoved[self.from as usize],
            },
            FirstMove::ThirdRank => {
                let back = self.frame().apply(Vector::flat(0, -1));
                let behind = self.game.step(self.from, back);
                behind.is_some_and(|cell| self.kind.home.contains(cell))
            }
        }
    }

    fn ride(&self, step: Vector, leg: &Leg) -> Vec<Deed> {
        let stretch = Stretch {
            leg,
            range: (leg.min, leg.max),
            exactly: None,
            inner: false,
            avoids_start: false,
            taken: &[],
        };
        let mut deeds = vec![];
        for stop in self.walk(self.from, Facing::AS_DRAWN, step, &stretch) {
            let unload = leg.unloads.then_some(self.from);
            let marks = if leg.marks_en_passant { stop.passed } else { vec![] };
            deeds.extend(self.deed(stop.cell, stop.captured.into_iter().collect(), unload, marks));
        }
        deeds
    }

    fn universal(&self, leg: &Leg) -> Vec<Deed> {
        let mut deeds = vec![];
        if !self.may_begin(leg.first) {
            return deeds;
        }
        for to in self.game.board.cells().filter(|&to| to != self.from && self.moves.within.contains(to)) {
            let unload = leg.unloads.then_some(self.from);
            for captured in self.landings(leg, to, &[], false) {
                deeds.extend(self.deed(to, captured.into_iter().collect(), unload, vec![]));
            }
        }
        deeds
    }

    /// A finished move. `None` if a captured piece cannot be put back.
    fn deed(&self, to: Cell, captures: Vec<Cell>, unload: Option<Cell>, marks: Vec<Cell>) -> Option<Deed> {
        let unload = unload.filter(|_| !captures.is_empty());
        if let Some(cell) = unload
            && (cell == to || self.occupant(cell, &captures).is_some())
        {
            return None;
        }
        Some(Deed { captures, unload, marks: marks.into_iter().collect(), ..Deed::quiet(self.from, to) })
    }

    /// The piece on a cell, after the mover has been lifted and captured pieces removed.
    fn occupant(&self, cell: Cell, taken: &[Cell]) -> Option<Man> {
        if cell == self.from || taken.contains(&cell) { None } else { self.now.at(cell) }
    }

    /// Whether a leg may capture a piece. `inner` says that another leg follows.
    fn may_capture(&self, leg: &Leg, victim: Man, inner: bool) -> bool {
        if victim == WALL {
            return false;
        }
        let enemy = victim.side != self.man.side;
        if enemy && !self.game.is_prey(self.now, self.man.side, victim) {
            return false;
        }
        let spares = leg.spares_royals && !inner;
        let kind = &self.game.kinds[victim.side][victim.kind];
        if kind.captured_by.as_ref().is_some_and(|by| !by.contains(&self.man.kind)) {
            return false;
        }
        if spares && kind.royal {
            return false;
        }
        let m = leg.modality;
        (enemy && m.capture) || (enemy && m.royal && kind.royal) || (!enemy && m.destroy)
    }

    /// The piece that an en-passant capture on this empty cell would take.
    fn victim(&self, leg: &Leg, cell: Cell, taken: &[Cell], inner: bool) -> Option<Cell> {
        let targets = self.now.targets.as_ref().filter(|targets| targets.cells.contains(&cell))?;
        let victim = self.occupant(targets.victim, taken)?;
        // The modality of ordinary captures does not apply to en passant.
        let like = Leg { modality: Modality::NORMAL, ..*leg };
        (leg.modality.en_passant && self.may_capture(&like, victim, inner)).then_some(targets.victim)
    }

    /// The ways to end a leg on a cell: with each possible capture, or with none.
    fn landings(&self, leg: &Leg, cell: Cell, taken: &[Cell], inner: bool) -> Vec<Option<Cell>> {
        let mut landings = vec![];
        match self.occupant(cell, taken) {
            None => {
                if leg.modality.quiet {
                    landings.push(None);
                }
                landings.extend(self.victim(leg, cell, taken, inner).map(Some));
            }
            Some(man) if self.may_capture(leg, man, inner) => landings.push(Some(cell)),
            Some(_) => {}
        }
        landings
    }

    /// Walks one leg in one direction. Returns all places where it may end.
    fn walk(&self, start: Cell, facing: Facing, seat_step: Vector, stretch: &Stretch) -> Vec<Stop> {
        let mut stops = vec![];
        let begin = Course {
            at: start,
            facing,
            begun: facing,
            n: 0,
            wrapped: false,
            mounts: 0,
            behind_mount: 0,
            passed: vec![],
        };
        let mut open = vec![begin];
        // Where steps branch, ways may meet again, and then they go on as one.
        let mut seen = HashSet::new();
        while let Some(course) = open.pop() {
            self.game.walk_on();
            let Course { at, facing, n, mounts, behind_mount, .. } = course;
            // How far a ride without an end has come does not matter, once it is far enough.
            let enough = stretch.range.0.max(u16::from(stretch.leg.jump));
            let far = if stretch.is_free(&self.game.board) { n.min(enough) } else { n };
            let behind = mounts > 0 && behind_mount == n;
            if self.game.joins.is_empty() || seen.insert((at, facing, far, mounts.min(1), behind)) {
                open.extend(self.step_on(&course, start, seat_step, stretch, &mut stops));
            }
        }
        stops
    }

    /// One more step of a leg. Notes where the leg may end then, and returns from where it may go on.
    fn step_on(
        &self,
        before: &Course,
        start: Cell,
        seat_step: Vector,
        stretch: &Stretch,
        stops: &mut Vec<Stop>,
    ) -> Vec<Course> {
        let game = self.game;
        let board = &game.board;
        let frame = self.frame();
        let leg = stretch.leg;
        let step = frame.apply(seat_step);
        let glued = !board.seams().is_none();
        let under = cells_under(board.geometry(), leg.path, seat_step);
        let short = cells_under(board.geometry(), Path::Full, seat_step).is_empty();
        let skipped = if short { u16::from(leg.jump) } else { 0 };
        let (least, most) = stretch.range;
        // Where steps branch, a ride could go round for ever without coming back to its start.
        let most =
            if game.joins.is_empty() || stretch.is_free(board) { most } else { most.min(board.len() as u16) };
        if step == Vector::ZERO || before.n >= most {
            return vec![];
        }
        let path: Vec<Vec<Cell>> = under
            .iter()
            .map(|&offset| {
                let ways = game.everywhere(before.at, before.facing, frame.apply(offset), leg.wraps);
                ways.into_iter().map(|reached| reached.cell).collect()
            })
            .collect();
        let is_free =
            |cell: Cell| self.occupant(cell, stretch.taken).is_none() && self.moves.within.contains(cell);
        let occupied =
            |&cell: &Cell| self.occupant(cell, stretch.taken).is_some() && self.moves.within.contains(cell);
        if leg.jump > 0 && !short && !path.iter().flatten().any(occupied) {
            return vec![];
        }
        let branches = !game.joins.is_empty();
        let ways = if leg.lame && branches && !under.is_empty() {
            self.lame_ways(before, seat_step, &under, stretch)
        } else if leg.lame && !path.iter().all(|ways| ways.iter().any(|&cell| is_free(cell))) {
            vec![]
        } else {
            game.everywhere(before.at, before.facing, step, leg.wraps)
        };
        let mut on = vec![];
        for next in ways.into_iter().filter(|next| self.moves.within.contains(next.cell)) {
            let mut course = before.clone();
            if leg.marks_en_passant {
                if before.n > 0 {
                    course.passed.push(before.at);
                }
                course.passed.extend(path.iter().flatten());
            }
            (course.at, course.facing) = (next.cell, next.facing);
            course.n += 1;
            course.wrapped |= next.crossed;
            if branches && leg.marks_en_passant {
                course.passed = self.passed_by_all((start, stretch), before, seat_step, course.n);
            }
            let Course { at, facing, n, wrapped, .. } = course;
            if (wrapped && at == start) || (stretch.avoids_start && at == self.from) {
                continue;
            }
            if n <= skipped {
                on.push(course);
                continue;
            }
            if wrapped && !glued && !branches && at == self.from {
                continue;
            }
            let occupant = self.occupant(at, stretch.taken);
            let passed = course.passed.clone();
            let stop = |captured| Stop { cell: at, facing, steps: n, captured, passed: passed.clone() };
            if stretch.inner {
                if n < least || stretch.exactly.is_some_and(|exactly| exactly != n) {
                    if occupant.is_none() {
                        on.push(course);
                    }
                    continue;
                }
                if let Some(man) = occupant
                    && leg.hop != Hop::None
                    && self.is_mount(man)
                    && !(leg.spares_royals && man.side != self.man.side)
                {
                    stops.push(stop(None));
                }
                stops.extend(self.landings(leg, at, stretch.taken, stretch.inner).into_iter().map(stop));
                if occupant.is_none() {
                    on.push(course);
                }
                continue;
            }
            let ready = match leg.hop {
                Hop::None => true,
                Hop::Over | Hop::OverMany => course.mounts > 0,
                Hop::Behind => course.mounts > 0 && n == course.behind_mount + 1,
            };
            let long_enough = n >= least && stretch.exactly.is_none_or(|exactly| exactly == n);
            if ready && long_enough {
                stops.extend(self.landings(leg, at, stretch.taken, stretch.inner).into_iter().map(stop));
            }
            if let Some(man) = occupant {
                let mount = match leg.hop {
                    Hop::None => false,
                    Hop::Over | Hop::Behind => course.mounts == 0,
                    Hop::OverMany => true,
                };
                if !mount || !self.is_mount(man) {
                    continue;
                }
                course.mounts += 1;
                course.behind_mount = n;
            } else if leg.hop == Hop::Behind && course.mounts > 0 {
                continue;
            }
            on.push(course);
        }
        on
    }

    /// A lame step where steps branch goes along its path, cell by cell.
    fn lame_ways(
        &self,
        before: &Course,
        seat_step: Vector,
        under: &[Vector],
        stretch: &Stretch,
    ) -> Vec<Reached> {
        // Nothing may stand in the way of a lame step, and something must in that of a jump.
        if stretch.leg.jump > 0 {
            return vec![];
        }
        let here = Reached { cell: before.at, facing: before.facing, crossed: false };
        let (mut ways, mut last) = (vec![here], Vector::ZERO);
        for &offset in under.iter().chain([&seat_step]) {
            let is_free =
                |way: &&Reached| last == Vector::ZERO || self.occupant(way.cell, stretch.taken).is_none();
            let by = self.frame().apply(offset - last);
            let next = ways.iter().filter(is_free).flat_map(|way| {
                let next = self.game.everywhere(way.cell, way.facing, by, false).into_iter();
                next.map(|next| Reached { crossed: next.crossed || way.crossed, ..next })
            });
            ways = next.filter(|way| self.moves.within.contains(way.cell)).collect();
            last = offset;
        }
        ways
    }

    /// The cells that the ways of so many steps pass before their ends.
    fn passed_by_all(
        &self,
        (start, stretch): (Cell, &Stretch),
        before: &Course,
        seat_step: Vector,
        n: u16,
    ) -> Vec<Cell> {
        let (frame, leg) = (self.frame(), stretch.leg);
        let mut passed = vec![];
        let mut at = HashSet::from([(start, before.begun)]);
        for k in 1..=n {
            let mut next = HashSet::new();
            for &(cell, facing) in &at {
                let open = |by: Vector| {
                    let ways = self.game.everywhere(cell, facing, frame.apply(by), false).into_iter();
                    ways.filter(|way| self.moves.within.contains(way.cell))
                };
                let under = cells_under(self.game.board.geometry(), leg.path, seat_step).into_iter();
                passed.extend(under.flat_map(open).map(|way| way.cell));
                next.extend(open(seat_step).map(|way| (way.cell, way.facing)));
            }
            if k < n {
                passed.extend(next.iter().map(|(cell, _)| *cell));
            }
            at = next;
        }
        passed
    }

    /// The directions of the piece.
    fn frame(&self) -> Frame {
        self.game.frame_at(self.man.side, self.from)
    }

    fn is_mount(&self, man: Man) -> bool {
        !self.kind.no_hop_over.contains(&man.kind)
    }

    fn chain(&self, chain: &Chain) -> Vec<Deed> {
        let mut deeds = vec![];
        let mut open: Vec<Trail> = vec![];
        let mut seen: HashSet<Trail> = HashSet::new();
        let start = Trail {
            leg: 0,
            cell: self.from,
            facing: Facing::AS_DRAWN,
            place: 0,
            bend: None,
            range: None,
            rider: None,
            captures: vec![],
            unload: None,
            repeated: false,
            displacement: Vector::ZERO,
            marks: vec![],
        };
        for &leg in &chain.start {
            if self.may_begin(chain.legs[leg as usize].how.first) {
                self.chain_leg(chain, &start, leg, &mut open, &mut deeds);
            }
        }
        while let Some(trail) = open.pop() {
            if seen.insert(trail.clone()) {
                for &next in &chain.legs[trail.leg as usize].next {
                    self.chain_leg(chain, &trail, next, &mut open, &mut deeds);
                }
            }
        }
        deeds
    }

    /// Extends a chain by one leg. The result is either chains to continue or finished moves.
    fn chain_leg(
        &self,
        chain: &Chain,
        before: &Trail,
        number: u16,
        open: &mut Vec<Trail>,
        deeds: &mut Vec<Deed>,
    ) {
        let leg = &chain.legs[number as usize];
        let ring = &chain.rings[leg.ring as usize];
        let inner = !leg.next.is_empty();
        let range = before.range.unwrap_or((leg.how.min, leg.how.max));
        let exactly = match leg.iso {
            Iso::Free => None,
            Iso::Same => before.rider,
            Iso::SameOrUnmoved => {
                if before.rider.is_none() && !self.may_begin(FirstMove::Unmoved) {
                    return;
                }
                before.rider
            }
        };
        let stretch = Stretch {
            leg: &leg.how,
            range,
            exactly,
            inner,
            avoids_start: chain.avoids_start,
            taken: &before.captures,
        };
        for (place, bend) in turns(&leg.turn, ring, before) {
            let Some(step) = ring.steps[place] else { continue };
            for stop in self.walk(before.cell, before.facing, step, &stretch) {
                let mut after = Trail {
                    leg: number,
                    cell: stop.cell,
                    facing: stop.facing,
                    place,
                    bend,
                    repeated: before.repeated || leg.repeated,
                    ..before.clone()
                };
                after.captures.extend(stop.captured);
                if leg.how.unloads {
                    after.unload = Some(before.cell);
                }
                if leg.how.marks_en_passant {
                    after.marks.extend(stop.passed);
                }
                if chain.filter.is_some() {
                    after.displacement = before.displacement + step;
                }
                if range.1 > 1 {
                    after.rider = Some(stop.steps);
                }
                if leg.toggles {
                    after.range = Some(if range == (1, 1) { (1, UNLIMITED) } else { (1, 1) });
                }
                if inner {
                    open.push(after);
                } else if self.counts(chain, &after) {
                    deeds.extend(self.deed(after.cell, after.captures, after.unload, after.marks));
                }
            }
        }
    }

    /// Whether a finished path counts as a move.
    fn counts(&self, chain: &Chain, path: &Trail) -> bool {
        let idle = path.cell == self.from && path.captures.is_empty();
        let geometry = self.game.board.geometry();
        let wanted = chain.filter.is_none_or(|filter| passes(filter, geometry, path.displacement));
        wanted && !(idle && path.repeated)
    }

    fn castle(&self, castle: &Castle) -> Vec<Deed> {
        if !self.may_begin(castle.first) {
            return vec![];
        }
        let directions = [
            (castle.left, Vector::flat(-1, 0)),
            (castle.right, Vector::flat(1, 0)),
            (castle.forward, Vector::flat(0, 1)),
            (castle.backward, Vector::flat(0, -1)),
        ];
        let named = directions.iter().filter(|(named, _)| *named);
        named.filter_map(|&(_, direction)| self.castle_towards(castle, direction)).collect()
    }

    fn castle_towards(&self, castle: &Castle, direction: Vector) -> Option<Deed> {
        let step = self.frame().apply(direction);
        // The line of cells up to the edge, the mover's own first.
        let (mut line, mut facing) = (vec![self.from], Facing::AS_DRAWN);
        while let Some(next) = self.game.go(line[line.len() - 1], facing, step, false)
            && self.moves.within.contains(next.cell)
        {
            if line.contains(&next.cell) {
                return None;
            }
            line.push(next.cell);
            facing = next.facing;
        }
        let partner = line.len().checked_sub(1 + usize::from(castle.inset)).filter(|&place| place > 0)?;
        let man = self.now.at(line[partner])?;
        if man.side != self.man.side || !self.now.unmoved[line[partner] as usize] {
            return None;
        }
        let to = usize::from(castle.range);
        let empty = |place: usize| place == partner || self.now.at(line[place]).is_none();
        let beyond = to.max(partner);
        if to == 0 || beyond >= line.len() || !(1..=beyond).all(empty) {
            return None;
        }
        Some(Deed { partner: Some([line[partner], line[to - 1]]), ..Deed::quiet(self.from, line[to]) })
    }
}

/// The directions that a leg may turn to, each with the bend to remember.
fn turns(turn: &Turn, ring: &Ring, before: &Trail) -> Vec<(usize, Option<bool>)> {
    let n = ring.steps.len();
    let places = |set: u16| (0..n).filter(move |&place| set >> place & 1 == 1);
    let bent = |by: usize| match by {
        0 => before.bend,
        by if by * 2 == n => before.bend,
        by => Some(by * 2 < n),
    };
    let turned = |by: usize| ((before.place + by) % n, bent(by));
    let mut out = vec![];
    match turn {
        Turn::Absolute(set) => out.extend(places(*set).map(|place| (place, before.bend))),
        Turn::Relative { plain, same, opposite } => {
            out.extend(places(*plain).map(turned));
            for (set, to_same) in [(*same, true), (*opposite, false)] {
                for by in places(set) {
                    // The turn is given as one to the right.
                    match before.bend {
                        None => out.extend([turned(by), turned((n - by) % n)]),
                        Some(right) if right == to_same => out.push(turned(by)),
                        Some(_) => out.push(turned((n - by) % n)),
                    }
                }
            }
        }
        Turn::Outward(by_place) => {
            out.extend(places(by_place[before.place]).map(|place| (place, before.bend)));
        }
    }
    out
}

/// Whether a displacement goes in an allowed direction.
fn passes(filter: Filter, geometry: Geometry, by: Vector) -> bool {
    if by == Vector::ZERO {
        return false;
    }
    // The direction as an angle clockwise from straight ahead.
    let (right, ahead, sectors) = match geometry {
        Geometry::Square | Geometry::Layers => (f64::from(by.x), f64::from(by.y), 8.0),
        Geometry::Hex => {
            let (x, y) = (f64::from(by.x), f64::from(by.y));
            (x * 0.75_f64.sqrt(), y + x / 2.0, 12.0)
        }
    };
    let turn = right.atan2(ahead).rem_euclid(std::f64::consts::TAU) / std::f64::consts::TAU * sectors;
    let place = turn.round();
    if (turn - place).abs() < 1e-9 {
        let place = place as u32 % sectors as u32;
        let set = if place.is_multiple_of(2) { filter.orthogonal } else { filter.diagonal };
        set >> place & 1 == 1
    } else {
        filter.oblique >> turn.floor() as u32 & 1 == 1
    }
}

/// The cells that one step crosses, as displacements from its start.
fn cells_under(geometry: Geometry, path: Path, step: Vector) -> Vec<Vector> {
    if [step.x, step.y, step.z].iter().all(|by| by.abs() <= 1) {
        return vec![]; // there is nothing between neighbours
    }
    if path == Path::Halfway {
        let half = Vector::new(step.x / 2, step.y / 2, step.z / 2);
        return if half == Vector::ZERO { vec![] } else { vec![half] };
    }
    let units: Vec<Vector> = match geometry {
        Geometry::Hex => hex_path(step),
        Geometry::Square | Geometry::Layers => square_path(step),
    };
    let mut at = Vector::ZERO;
    let mut cells = vec![];
    for unit in units {
        at = at + unit;
        cells.push(at);
    }
    cells.pop();
    cells
}

/// Single steps that make up a step: along the longest axes until the rest is diagonal, then diagonally.
fn square_path(step: Vector) -> Vec<Vector> {
    let mut rest = step;
    let mut units = vec![];
    while rest != Vector::ZERO {
        let longest = rest.x.abs().max(rest.y.abs()).max(rest.z.abs());
        let along = |d: i16| if d.abs() == longest { d.signum() } else { 0 };
        let unit = Vector::new(along(rest.x), along(rest.y), along(rest.z));
        units.push(unit);
        rest = rest - unit;
    }
    units
}

/// The same on hexagons: steps over an edge first, then over the corner next to it.
fn hex_path(step: Vector) -> Vec<Vector> {
    let edges = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)].map(|(x, y)| Vector::flat(x, y));
    for (total, a) in (0..=64).flat_map(|total| (0..=total).map(move |a| (total, a))) {
        let b = total - a;
        for (i, &edge) in edges.iter().enumerate() {
            for neighbour in [edges[(i + 1) % 6], edges[(i + 5) % 6]] {
                let corner = edge + neighbour;
                if edge * a + corner * b == step {
                    let straight = std::iter::repeat_n(edge, a as usize);
                    return straight.chain(std::iter::repeat_n(corner, b as usize)).collect();
                }
            }
        }
    }
    vec![]
}

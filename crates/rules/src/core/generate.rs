//! The generator of legal moves. It follows the plan of the side to move, within the limits set by the safety of its
//! royals.

use super::attacks::Occupancy;
use super::bits::Bits;
use super::checks::CheckInfo;
use super::program::{Landing, Motion, Piece, Plan, Program, Promotion, SIDE_MASK, Shifted};
use super::reach::Reach;
use super::sink::MoveSink;
use super::state::{Castle, EMPTY, State, kind_of, side_of};
use super::step::{Extra, Step, StepKind};
use crate::definition::model::PassRule;

/// Which moves to generate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GenType {
    All,
    Captures,
    Quiets,
    /// All moves, before walls or terrain are taken into account.
    Base,
    /// The same, without regard to the safety of the mover's royals.
    PseudoLegal,
}

impl GenType {
    /// Whether a move that captures, or one that does not, is among them.
    pub(crate) fn includes(self, captures: bool) -> bool {
        match self {
            Self::Captures => captures,
            Self::Quiets => !captures,
            Self::All | Self::Base | Self::PseudoLegal => true,
        }
    }
}

/// A position as one side sees it: what every part of the generator needs to know.
pub(crate) struct SideView<'a, const W: usize> {
    pub(crate) state: &'a State<W>,
    pub(crate) us: usize,
    pub(crate) own: Bits<W>,
    /// The pieces to generate moves for.
    pub(crate) movers: Bits<W>,
    pub(crate) enemy: Bits<W>,
    pub(crate) occupied: Bits<W>,
    pub(crate) empty: Bits<W>,
    /// The only royal, if exactly one must be kept safe.
    pub(crate) royal: Option<usize>,
    /// All royals that must be kept safe.
    pub(crate) royals: Bits<W>,
    pub(crate) captures: bool,
    pub(crate) quiets: bool,
    /// Where moves may end.
    pub(crate) ends: Bits<W>,
    /// Where quiet moves and captures may end: nowhere if they are not asked for.
    pub(crate) quiet: Bits<W>,
    pub(crate) capture: Bits<W>,
    /// The moves need only be pseudo-legal.
    pub(crate) pseudo_legal: bool,
}

impl<const W: usize> Program<W> {
    /// Generates the legal moves of a type. A finished game has no legal moves.
    #[inline(always)]
    pub(crate) fn generate<const FAST: bool>(
        &self,
        state: &State<W>,
        gen_type: GenType,
        sink: &mut impl MoveSink<W>,
    ) {
        if state.info.over.is_some() {
            return;
        }
        if (self.legality.method.verifies() || state.info.facing)
            && !state.query.verifying
            && !self.wants_base(gen_type)
        {
            sink.rare(|sink| self.generate_verified(state, gen_type, sink));
            return;
        }
        if let Some(walls) = &self.walls
            && !matches!(gen_type, GenType::Base | GenType::PseudoLegal)
        {
            sink.rare(|sink| self.generate_walls(walls, state, gen_type, sink));
            return;
        }
        // Where captures are forced, quiet moves are legal only if there is no capture.
        let forced =
            self.forced_capture.has(state.us()) && gen_type != GenType::Captures && !state.query.verifying;
        let before = sink.amount();
        let watching = forced && sink.watch(state.occupied(self).without(state.side[state.us()]));
        let mut round = if forced && !watching { GenType::Captures } else { gen_type };
        loop {
            self.generate_by_plan::<FAST>(state, round, sink);
            if !forced {
                break;
            } else if watching {
                if round == GenType::Captures || !sink.saw_capture() {
                    break;
                }
                sink.rewind(before);
                round = GenType::Captures;
            } else {
                if round == GenType::Quiets || sink.amount() != before {
                    break;
                }
                round = GenType::Quiets;
            }
        }
        let captures = if forced { round } else { gen_type } == GenType::Captures;
        if captures && !state.query.verifying && self.most_captures.has(state.us()) {
            sink.keep_most(before);
        }
    }

    #[inline(always)]
    pub(crate) fn view<'a>(&self, state: &'a State<W>, gen_type: GenType) -> SideView<'a, W> {
        let us = state.us();
        let own = state.side[us];
        let occupied = state.occupied(self);
        let none = self.binding_royal_kinds.is_empty() || gen_type == GenType::PseudoLegal;
        let royals = if none { Bits::NONE } else { self.binding_royals(state) & own };
        let royal = (royals.any() && !royals.more_than_one()).then(|| royals.lowest());
        let enemy = occupied.without(own | state.info.walls);
        let captures = gen_type != GenType::Quiets;
        let quiets = gen_type != GenType::Captures;
        let mut view = SideView {
            state,
            us,
            own,
            movers: own,
            enemy,
            occupied,
            empty: !occupied,
            royal,
            royals,
            captures,
            quiets,
            ends: Bits::ALL,
            quiet: if quiets { !occupied } else { Bits::NONE },
            capture: if captures { enemy } else { Bits::NONE },
            pseudo_legal: gen_type == GenType::PseudoLegal,
        };
        if self.narrows_enemies {
            self.narrow_enemies(&mut view);
        }
        view
    }

    /// Leaves those pieces out of the enemies that the side cannot capture.
    #[cold]
    #[inline(never)]
    fn narrow_enemies(&self, view: &mut SideView<'_, W>) {
        if let Some(terrain) = &self.terrain {
            terrain.show(view);
            return;
        }
        view.enemy = view.enemy.without(self.bystanders(view.state, view.us));
        if view.captures {
            view.capture = view.enemy;
        }
    }

    /// Whether the moves asked for are those that terrain rules are then applied to.
    fn wants_base(&self, gen_type: GenType) -> bool {
        self.terrain.is_some() && gen_type == GenType::Base
    }

    /// Finds out how the safety of the royals limits the moves.
    #[inline(always)]
    pub(crate) fn find_checks(&self, view: &SideView<'_, W>, checks: &mut CheckInfo<W>) {
        if let Some(blast) = &self.blast {
            self.find_blast_checks(blast, view, checks);
        } else if let Some(k) = view.royal {
            self.find_checks_and_pins(view.state, view.us, k, view.own, view.occupied, checks);
        } else if view.royals.any() {
            checks.test_all = true;
            checks.in_check = self.leaves_attacked(view, view.royals, &view.occupancy(), Bits::NONE);
        }
    }

    /// Generates moves in the order of the plan. Rules about all moves together, such as forced captures, are applied
    /// by the caller.
    #[inline(always)]
    pub(crate) fn generate_by_plan<const FAST: bool>(
        &self,
        state: &State<W>,
        gen_type: GenType,
        sink: &mut impl MoveSink<W>,
    ) {
        let view = self.view(state, gen_type);
        let pass = self.pass[view.us & SIDE_MASK];
        let before = if pass == PassRule::Stuck { sink.amount() } else { 0 };
        let mut checks = CheckInfo::none();
        self.find_checks(&view, &mut checks);
        if self.legality.asks_more {
            if self.legality.method.masks_checks() {
                self.forbid_discovered_checks(&view, &mut checks);
            } else {
                checks = self.exact_checks(&view, checks.in_check);
            }
        }
        let checks = &checks;
        // Where moves are verified one by one, it is not known yet which of the drops are legal.
        if self.hands.must && !self.legality.method.verifies() && self.must_drop(state, checks) {
            return self.drops(&view, checks, true, sink);
        }
        let plan = &self.plans[view.us];
        let testing = checks.must_test();

        for &kind in &plan.walked {
            let pieces = state.kind[kind as usize] & view.movers;
            sink.rare(|sink| self.walk_moves(&view, kind as usize, pieces, checks.in_check, sink));
        }
        // Empty cells next to the royal that are not safe. Castling may not cross them.
        let mut barred = Bits::NONE;
        if let Some(k) = view.royal {
            if view.movers.has(k) && !self.legality.checks_are_legal {
                barred = self.royal_steps::<FAST>(&view, checks, plan, k, sink);
            }
            if checks.evasions.none()
                && (self.blast.is_none() || !state.info.en_passant.any())
                && !self.may_drop_royal(&view)
            {
                if !self.hands.gated.is_empty() {
                    sink.rare(|sink| self.gate_moves::<FAST>(&view, checks, barred, false, sink));
                }
                if state.info.facing && pass == PassRule::Allowed && view.quiets {
                    sink.rare(|sink| self.passing(&view, true, false, sink));
                }
                return;
            }
        }
        if state.info.rights & state.castles.of[view.us & SIDE_MASK] != 0 && view.quiets && !checks.in_check {
            self.send_castles(self.castles(&view, barred), &view, sink);
        }

        let free = view.movers.without(checks.pinned);
        if !testing {
            for shifted in &plan.shifted {
                self.shift(&view, checks, shifted, state.kind[shifted.kind as usize] & free, sink);
            }
        }
        for group in &plan.groups {
            let motion = &self.motions[group.motion];
            let ends = view.landing_cells(motion.landing) & checks.evasions & motion.to;
            let pieces = state.of_kinds(&group.kinds) & free & motion.from;
            if testing {
                pieces.for_each(|s| {
                    let to = self.motion_targets::<FAST>(&view, motion, s) & ends;
                    sink.to(s, self.tested(&view, checks, s, to));
                });
                continue;
            }
            // The three loops are equal. Choosing between them outside keeps each of them small and fast.
            match &self.reaches[motion.reach] {
                Reach::Leap(to) => pieces.for_each(|s| sink.to(s, to[s] & ends)),
                Reach::Slide(slide) => {
                    pieces.for_each(|s| sink.to(s, slide.targets::<FAST>(s, view.occupied) & ends));
                }
                Reach::Lame(_) | Reach::Hop(_) => {
                    pieces.for_each(|s| sink.to(s, self.motion_targets::<FAST>(&view, motion, s) & ends));
                }
            }
        }

        let singly = if testing { &plan.singly_tested } else { &plan.singly };
        let mut single = state.of_kinds(singly) & free | checks.pinned & view.movers;
        if view.royal.is_none() {
            single |= state.of_kinds(&plan.royals) & view.movers;
        }
        single.for_each(|s| {
            if view.royal == Some(s) {
                return; // it shields the other royal from check; its moves are generated already
            }
            let kind = kind_of(state.at[s]);
            let allowed = self.allowed(&view, checks, kind, s);
            self.piece_moves::<FAST>(&view, checks, kind, s, allowed, testing, sink);
        });
        if view.captures && state.info.en_passant.any() {
            sink.rare(|sink| self.en_passant(&view, sink));
        }
        if !plan.promoting_in_place.is_empty() && view.quiets {
            sink.rare(|sink| self.promotions_in_place(&view, plan, sink));
        }
        if self.hands.any {
            self.drops(&view, checks, false, sink);
            if !self.hands.gated.is_empty() {
                let castles = view.quiets && !checks.in_check;
                sink.rare(|sink| self.gate_moves::<FAST>(&view, checks, barred, castles, sink));
            }
        }
        if pass != PassRule::Never && view.quiets {
            // Passing is generated last, when it is known whether there are other moves. While verifying, it is not
            // known yet.
            let stuck = !state.query.verifying && sink.amount() == before;
            sink.rare(|sink| self.passing(&view, checks.in_check, stuck, sink));
        }
    }

    #[inline(always)]
    fn motion_targets<const FAST: bool>(
        &self,
        view: &SideView<'_, W>,
        motion: &Motion<W>,
        s: usize,
    ) -> Bits<W> {
        let barred = if motion.barred.is_empty() { Bits::NONE } else { view.state.of_kinds(&motion.barred) };
        self.reaches[motion.reach].targets::<FAST>(s, view.occupied, barred)
    }

    /// Generates the royal's own moves. Returns the empty cells next to it that are not safe.
    #[inline(always)]
    pub(super) fn royal_steps<const FAST: bool>(
        &self,
        view: &SideView<'_, W>,
        checks: &CheckInfo<W>,
        plan: &Plan<W>,
        k: usize,
        sink: &mut impl MoveSink<W>,
    ) -> Bits<W> {
        let bare = view.occupied ^ Bits::one(k);
        if let Some(reach) = plan.royal_leap
            && let Reach::Leap(to) = &self.reaches[reach]
            && !self.legality.method.masks_checks()
        {
            let steps = to[k] & (view.quiet | view.capture);
            let safe = self.safe_steps::<FAST>(view.state, view.us, k, steps, bare);
            sink.to(k, safe);
            return steps & view.quiet & !safe;
        }
        sink.rare(|sink| self.general_royal_steps(view, checks, k, bare, sink));
        Bits::NONE
    }

    /// The same for royals that are not plain leapers, or that may not give check.
    #[inline(never)]
    fn general_royal_steps(
        &self,
        view: &SideView<'_, W>,
        checks: &CheckInfo<W>,
        k: usize,
        bare: Bits<W>,
        mut sink: &mut dyn MoveSink<W>,
    ) {
        let kind = kind_of(view.state.at[k]);
        let piece = &self.pieces[view.us][kind];
        let bound = |targets: Bits<W>| {
            if self.legality.royals_may_not_flee.has(view.us) && checks.in_check {
                targets & checks.evasions
            } else {
                targets
            }
        };
        let checking = if self.legality.method.masks_checks() {
            self.checking_targets(view, checks, kind, k)
        } else {
            Bits::NONE
        };
        let safe = |targets: Bits<W>| {
            let targets = bound(targets.without(checking | self.suicidal_captures(view, kind)));
            match &self.blast {
                None => self.safe_steps::<false>(view.state, view.us, k, targets, bare),
                Some(_) => targets.iter().filter(|&t| !self.blast_exposes(view, k, t)).collect(),
            }
        };
        let mut plain = Bits::NONE;
        let mut marked = Bits::NONE;
        for &index in &piece.motions {
            let motion = &self.motions[index];
            if !self.usable(view, motion, k)
                || (motion.unmoved && checks.in_check && self.legality.losing_first_move.contains(kind))
            {
                continue;
            }
            let to = self.motion_targets::<false>(view, motion, k)
                & view.landing_cells(motion.landing)
                & motion.to;
            match motion.mark {
                Some(mark) => {
                    self.emit_marking(view, piece, k, safe(to.without(marked)), mark, &mut sink);
                    marked |= to;
                }
                None => plain |= to,
            }
        }
        let plain = safe(self.spared(view, piece, plain.without(marked)));
        self.emit(view, piece, k, plain, &mut sink);
    }

    /// The pieces, also of its own side, that a royal of this kind may not capture because it would turn into a wall.
    pub(super) fn suicidal_captures(&self, view: &SideView<'_, W>, kind: usize) -> Bits<W> {
        if self.turns_to_stone(view, kind) { view.enemy | view.own } else { Bits::NONE }
    }

    /// Whether a piece of the side to move of this kind turns into a wall when it captures.
    pub(super) fn turns_to_stone(&self, view: &SideView<'_, W>, kind: usize) -> bool {
        self.legality.petrifying[view.us].contains(kind)
    }

    #[inline(always)]
    fn usable(&self, view: &SideView<'_, W>, motion: &Motion<W>, s: usize) -> bool {
        motion.from.has(s) && (!motion.unmoved || view.state.info.unmoved.has(s))
    }

    /// Removes the pieces that this kind may not capture.
    #[inline(always)]
    fn spared(&self, view: &SideView<'_, W>, piece: &Piece<W>, to: Bits<W>) -> Bits<W> {
        if piece.spares.is_empty() { to } else { to.without(view.state.of_kinds(&piece.spares) & view.enemy) }
    }

    /// Generates all table-driven moves of one piece.
    #[inline(always)]
    #[allow(clippy::too_many_arguments)] // a struct would only rename them
    pub(super) fn piece_moves<const FAST: bool>(
        &self,
        view: &SideView<'_, W>,
        checks: &CheckInfo<W>,
        kind: usize,
        s: usize,
        allowed: Bits<W>,
        testing: bool,
        sink: &mut impl MoveSink<W>,
    ) {
        let piece = &self.pieces[view.us][kind];
        let mut plain = Bits::NONE;
        // Two ways to one cell are one move. It leaves en-passant targets if one of the ways does.
        let mut marked = Bits::NONE;
        let royal = view.royals.has(s);
        for &index in &piece.motions {
            let motion = &self.motions[index];
            if !self.usable(view, motion, s) {
                continue;
            }
            let mut to = self.motion_targets::<FAST>(view, motion, s)
                & view.landing_cells(motion.landing)
                & motion.to
                & allowed;
            match motion.mark {
                Some(mark) => {
                    let all = to;
                    to = to.without(marked);
                    if testing {
                        to = self.tested_piece(view, checks, s, to, royal);
                    }
                    self.emit_marking(view, piece, s, to, mark, sink);
                    marked |= all;
                }
                None => plain |= to,
            }
        }
        plain = self.spared(view, piece, plain.without(marked));
        if testing {
            plain = self.tested_piece(view, checks, s, plain, royal);
        }
        self.emit(view, piece, s, plain, sink);
    }

    /// Sends a piece's moves to the sink, with promotions where they are allowed or forced.
    #[inline(always)]
    fn emit(
        &self,
        view: &SideView<'_, W>,
        piece: &Piece<W>,
        s: usize,
        to: Bits<W>,
        sink: &mut impl MoveSink<W>,
    ) {
        if let Some(promotion) = &piece.promotion {
            self.emit_promoting(view, promotion, s, to, sink);
        } else {
            sink.to(s, to);
        }
    }

    /// The same for moves that leave en-passant targets. Promotions leave none.
    #[inline]
    fn emit_marking(
        &self,
        view: &SideView<'_, W>,
        piece: &Piece<W>,
        s: usize,
        mut to: Bits<W>,
        mark: u8,
        sink: &mut impl MoveSink<W>,
    ) {
        if let Some(promotion) = &piece.promotion {
            let (promoting, rest) = promotion.split(s, to, view.enemy);
            if promoting.any() {
                self.send_promotions(view, promotion, s, promoting, sink);
            }
            to = rest;
        }
        sink.marking(s, to, mark);
    }

    #[inline]
    fn emit_promoting(
        &self,
        view: &SideView<'_, W>,
        promotion: &Promotion<W>,
        s: usize,
        to: Bits<W>,
        sink: &mut impl MoveSink<W>,
    ) {
        let (promoting, rest) = promotion.split(s, to, view.enemy);
        if promoting.any() {
            self.send_promotions(view, promotion, s, promoting, sink);
        }
        sink.to(s, rest);
    }

    #[inline(always)]
    fn send_promotions(
        &self,
        view: &SideView<'_, W>,
        promotion: &Promotion<W>,
        s: usize,
        promoting: Bits<W>,
        sink: &mut impl MoveSink<W>,
    ) {
        if promotion.changes_royals {
            sink.rare(|sink| self.send_royal_promotions(view, promotion, s, promoting, sink));
        } else {
            self.with_choices(view, promotion, |kinds| sink.promote(s, promoting, kinds));
        }
    }

    /// Sends promotions of which some are to a royal, or of a royal. The new royal must be safe on its cell, and the royals
    /// that are left must not all be attacked.
    #[cold]
    #[inline(never)]
    fn send_royal_promotions(
        &self,
        view: &SideView<'_, W>,
        promotion: &Promotion<W>,
        s: usize,
        promoting: Bits<W>,
        sink: &mut dyn MoveSink<W>,
    ) {
        let taken = |t: usize| Bits::one(t) & (view.enemy | view.own);
        let safe = promoting.iter().filter(|&t| self.promotes_safely(view, s, t, taken(t))).collect();
        self.with_choices(view, promotion, |kinds| {
            for &kind in kinds {
                let to = if self.binding_royal_kinds.contains(kind.into()) {
                    safe
                } else if promotion.from_royal && view.royals.has(s) {
                    let others_are_safe = |&t: &usize| {
                        let step = Step::new(s, t, StepKind::WalkPromote, kind);
                        let captures = taken(t).iter().map(|cell| cell as u16).collect();
                        self.leaves_safe(view, step, &Extra { captures, ..Extra::default() }, false)
                    };
                    promoting.iter().filter(others_are_safe).collect()
                } else {
                    promoting
                };
                sink.promote(s, to, &[kind]);
            }
        });
    }

    /// Whether a piece that becomes royal on `t` leaves no check there. `taken` is what it captures.
    #[cold]
    pub(super) fn promotes_safely(&self, view: &SideView<'_, W>, s: usize, t: usize, taken: Bits<W>) -> bool {
        let target = Bits::one(t);
        if view.pseudo_legal || (taken.any() && self.turns_to_stone(view, kind_of(view.state.at[s]))) {
            return true;
        }
        let blown = if taken.any() { self.blown(view, s, t) } else { Bits::NONE };
        let lost = taken | blown;
        let wins = self.blast.is_some() && lost.meets(self.royals(view.state) & view.enemy);
        if wins || blown.has(t) {
            return true;
        }
        let stones = if taken.any() { self.stones(view, s, t, blown) } else { Bits::NONE };
        let occupied = (view.occupied.without(Bits::one(s) | taken) | target).without(blown) | stones;
        let occupancy = Occupancy { occupied, enemy: Bits::NONE, moved: (s, t) };
        let royals = view.royals.without(Bits::one(s)) | target;
        !self.stones_leave_attacked(view, royals, &occupancy, lost, stones)
    }

    /// Calls `f` with the kinds that a piece may promote to now.
    #[inline(always)]
    pub(crate) fn with_choices(
        &self,
        view: &SideView<'_, W>,
        promotion: &Promotion<W>,
        mut f: impl FnMut(&[u8]),
    ) {
        if promotion.limit.is_empty() && !promotion.from_hand {
            f(&promotion.to);
        } else {
            let open = |kind: u8| {
                let held = !promotion.from_hand || view.state.held(view.us, kind) > 0;
                held && promotion.limit.iter().all(|&(limited, most)| {
                    limited != kind || (view.state.kind[kind as usize] & view.own).count() < u32::from(most)
                })
            };
            let kinds: Vec<u8> = promotion.to.iter().copied().filter(|&kind| open(kind)).collect();
            f(&kinds);
        }
    }

    /// Of the targets of a piece that is not royal, those after which the royal is safe.
    #[inline]
    fn tested(&self, view: &SideView<'_, W>, checks: &CheckInfo<W>, s: usize, to: Bits<W>) -> Bits<W> {
        let mut suspects =
            if checks.test_all || checks.risky_from.has(s) { to } else { to & checks.risky_to };
        let mut safe = to;
        if self.legality.stones_matter && self.turns_to_stone(view, kind_of(view.state.at[s])) {
            let captures = suspects & view.occupied;
            safe = safe.without(self.exposing_stones(view, s, captures));
            suspects = suspects.without(captures);
        }
        suspects.for_each(|t| {
            let target = Bits::one(t);
            let occupancy = Occupancy {
                occupied: (view.occupied ^ Bits::one(s)) | target,
                enemy: Bits::NONE,
                moved: (s, t),
            };
            let exposed = match (&self.blast, view.royal) {
                (Some(_), _) => self.blast_exposes(view, s, t),
                (None, Some(k)) => self.attacked(view, k, &occupancy, target),
                (None, None) => self.leaves_attacked(view, view.royals, &occupancy, target),
            };
            if exposed {
                safe = safe.without(target);
            }
        });
        safe
    }

    /// Of the captures of a piece that turns to stone, those after which a royal is not safe.
    #[cold]
    #[inline(never)]
    fn exposing_stones(&self, view: &SideView<'_, W>, s: usize, captures: Bits<W>) -> Bits<W> {
        let exposes = |t: usize| {
            let target = Bits::one(t);
            let occupied = (view.occupied ^ Bits::one(s)) | target;
            let occupancy = Occupancy { occupied, enemy: Bits::NONE, moved: (s, t) };
            match self.blast {
                Some(_) => self.blast_exposes(view, s, t),
                None => self.stones_leave_attacked(view, view.royals, &occupancy, target, target),
            }
        };
        captures.iter().filter(|&t| exposes(t)).collect()
    }

    /// The same for a piece that may itself be one of several royals.
    #[inline]
    fn tested_piece(
        &self,
        view: &SideView<'_, W>,
        checks: &CheckInfo<W>,
        s: usize,
        to: Bits<W>,
        royal: bool,
    ) -> Bits<W> {
        if !royal {
            return self.tested(view, checks, s, to);
        }
        let stays = self.legality.royals_may_not_flee.has(view.us) && checks.in_check;
        let mut safe = to.without(self.suicidal_captures(view, kind_of(view.state.at[s])));
        if stays {
            safe &= view.enemy;
        }
        safe.for_each(|t| {
            let target = Bits::one(t);
            let occupancy = Occupancy {
                occupied: (view.occupied ^ Bits::one(s)) | target,
                enemy: Bits::NONE,
                moved: (s, t),
            };
            let royals = (view.royals ^ Bits::one(s)) | target;
            let exposed = match &self.blast {
                Some(_) => self.blast_exposes(view, s, t),
                None => self.leaves_attacked(view, royals, &occupancy, target),
            };
            if exposed {
                safe = safe.without(target);
            }
        });
        safe
    }

    /// Whether a side with these royals would be in check after a move that captured the pieces on `gone`.
    pub(crate) fn leaves_attacked(
        &self,
        view: &SideView<'_, W>,
        royals: Bits<W>,
        occupancy: &Occupancy<W>,
        gone: Bits<W>,
    ) -> bool {
        let mut attacked = royals
            .iter()
            .map(|k| !self.touches(view.state, view.us, k, gone) && self.attacked(view, k, occupancy, gone));
        if self.check_needs_all_royals.has(view.us) {
            royals.any() && attacked.all(|hit| hit)
        } else {
            attacked.any(|hit| hit)
        }
    }

    /// The same after a capture that leaves walls. They are part of the occupancy; but walkers that capture on their way
    /// ask what they may capture, and hoppers what they may hop over.
    #[cold]
    pub(super) fn stones_leave_attacked(
        &self,
        view: &SideView<'_, W>,
        royals: Bits<W>,
        occupancy: &Occupancy<W>,
        gone: Bits<W>,
        stones: Bits<W>,
    ) -> bool {
        if stones.none() || !self.legality.stones_matter {
            return self.leaves_attacked(view, royals, occupancy, gone);
        }
        let mut after = view.state.clone();
        let (from, to) = occupancy.moved;
        let moved = if from == to { Bits::NONE } else { Bits::one(from) | Bits::one(to) };
        // What turned to stone is no piece any more, whatever it promoted to.
        ((moved | stones) & view.occupied).for_each(|cell| {
            after.take(self, cell);
        });
        stones.for_each(|cell| after.add_wall(self, cell));
        let occupancy = Occupancy { moved: (0, 0), ..*occupancy };
        self.leaves_attacked(&SideView { state: &after, ..*view }, royals, &occupancy, gone)
    }

    /// The royals of all sides. Some kinds are royal only while their side has few of them.
    #[inline(always)]
    pub(crate) fn royals(&self, state: &State<W>) -> Bits<W> {
        let all = state.of_kinds(&self.all_royal_kinds);
        if self.royal_while_few.is_empty() { all } else { all.without(self.too_many_to_be_royal(state)) }
    }

    /// The royals of all sides that must be kept safe.
    #[inline(always)]
    pub(crate) fn binding_royals(&self, state: &State<W>) -> Bits<W> {
        let all = state.of_kinds(&self.binding_royal_kinds);
        if self.has_exempt_royals { all.without(self.exempt_royals(state)) } else { all }
    }

    /// Royals that need not be kept safe, because their side need not do so or has too many of them.
    #[cold]
    fn exempt_royals(&self, state: &State<W>) -> Bits<W> {
        let unbound = self.unbound.iter().fold(Bits::NONE, |all, side| all | state.of_side(side));
        unbound | self.too_many_to_be_royal(state)
    }

    #[cold]
    fn too_many_to_be_royal(&self, state: &State<W>) -> Bits<W> {
        let mut too_many_to_be_royal = Bits::NONE;
        for (kind, counted, most) in &self.royal_while_few {
            for side in &state.side[..self.sides] {
                if (state.of_kinds(counted) & *side).count() > *most {
                    too_many_to_be_royal |= state.kind[*kind as usize] & *side;
                }
            }
        }
        too_many_to_be_royal
    }

    /// Whether an enemy attacks `k` after a move that captured the pieces on `gone`.
    #[inline]
    pub(crate) fn attacked(
        &self,
        view: &SideView<'_, W>,
        k: usize,
        occupancy: &Occupancy<W>,
        gone: Bits<W>,
    ) -> bool {
        let foes = self.foes(view.state, view.us);
        (0..self.sides).any(|them| {
            foes.has(them) && {
                let enemy = view.state.of_side(them).without(gone);
                self.attacked_by(view.state, them, k, &Occupancy { enemy, ..*occupancy })
            }
        })
    }

    /// Moves all pieces of a kind at once.
    #[inline(always)]
    pub(super) fn shift(
        &self,
        view: &SideView<'_, W>,
        checks: &CheckInfo<W>,
        shifted: &Shifted<W>,
        pieces: Bits<W>,
        sink: &mut impl MoveSink<W>,
    ) {
        for shift in &shifted.shifts {
            let pieces = pieces & shift.from;
            let mut to = match shift.over {
                None => pieces.shift(shift.delta),
                Some(over) => (pieces.shift(over) & view.empty).shift(shift.delta - over),
            };
            to &= checks.evasions & shift.to & view.landing_cells(shift.landing);
            if let Some(promotion) = &shifted.promotion {
                let promoting = to & promotion.arriving;
                if promoting.any() {
                    let promoting = if promotion.captures_only { promoting & view.enemy } else { promoting };
                    self.with_choices(view, promotion, |kinds| {
                        sink.shifted_promote(promoting, shift.delta, kinds);
                    });
                    to = to.without(promoting & promotion.forced);
                }
            }
            match shift.mark {
                Some(mark) => sink.shifted_mark(to, shift.delta, mark),
                None => sink.shifted(to, shift.delta),
            }
        }
    }

    /// The legal castlings of the side to move, as bits of the castling rights.
    #[cold]
    #[inline(never)]
    pub(super) fn castles(&self, view: &SideView<'_, W>, barred: Bits<W>) -> u32 {
        let state = view.state;
        let mut legal = 0;
        let by_masks = !self.legality.checks_are_legal;
        let mut rights = state.info.rights & state.castles.of[view.us & SIDE_MASK];
        while rights != 0 {
            let index = rights.trailing_zeros() as usize;
            rights &= rights - 1;
            let castle = &state.castles.list[index];
            let king = castle.king_from as usize;
            let partner = castle.partner_from as usize;
            if castle.empty.meets(view.occupied)
                || castle.safe.meets(barred)
                || state.at[king] == EMPTY
                || state.at[partner] == EMPTY
                || side_of(state.at[king]) != view.us
                || side_of(state.at[partner]) != view.us
            {
                continue;
            }
            if view.royals.has(king) {
                let occupancy = Occupancy {
                    occupied: view.occupied ^ Bits::one(king),
                    enemy: Bits::NONE,
                    moved: (king, king),
                };
                // The royal is not in check, and its own steps have been tested already.
                let asked = if by_masks { self.royal_walks(view, king) & view.empty } else { Bits::NONE };
                let mut open = castle.safe.without(Bits::one(king)).without(asked);
                if self.blast.is_some() {
                    // A royal that is out of reach may castle to a cell behind its partner. The test below decides
                    // that.
                    open = open.without(Bits::one(king_to(castle)));
                }
                let attacked = |cell| {
                    !self.touches(state, view.us, cell, Bits::NONE)
                        && self.attacked(view, cell, &occupancy, Bits::NONE)
                        && (by_masks || self.legally_attacked_on(state, king, cell))
                };
                // In games where only an attack on all royals is check, one of several royals may castle into attack.
                let one_may_be_attacked =
                    self.check_needs_all_royals.has(view.us) && view.royals.more_than_one();
                if !one_may_be_attacked && open.iter().any(attacked) {
                    continue;
                }
            }
            let plain = !castle.uncovers
                && self.blast.is_none()
                && !self.legality.attacks_depend_on_kinds
                && !view.royals.has(partner);
            if plain || !by_masks {
                legal |= 1 << index;
                continue;
            }
            // The partner may have shielded the king, or it may now be a hurdle for a hopper.
            let moved = Bits::one(king) | Bits::one(partner);
            let (king_to, partner_to) = (castle.king_to as usize, castle.partner_to as usize);
            let occupied = view.occupied.without(moved) | Bits::one(king_to) | Bits::one(partner_to);
            let occupancy = Occupancy { occupied, enemy: Bits::NONE, moved: (0, 0) };
            let mut royals = view.royals;
            if royals.has(king) {
                royals = royals.without(Bits::one(king)) | Bits::one(king_to);
            }
            if view.royals.has(partner) {
                let left = if king_to == partner { royals } else { royals.without(Bits::one(partner)) };
                royals = left | Bits::one(partner_to);
            }
            let safe = if self.legality.attacks_depend_on_kinds {
                let walk = Step::new(king, king_to, StepKind::Walk, 0);
                let partner = Some((castle.partner_from, castle.partner_to));
                self.leaves_safe(view, walk, &Extra { partner, ..Extra::default() }, false)
            } else {
                !self.leaves_attacked(view, royals, &occupancy, Bits::NONE)
            };
            legal |= u32::from(safe) << index;
        }
        legal
    }

    /// Sends the castlings found by [`castles`](Self::castles) to the sink.
    #[inline(always)]
    pub(super) fn send_castles(&self, mut legal: u32, view: &SideView<'_, W>, sink: &mut impl MoveSink<W>) {
        while legal != 0 {
            let index = legal.trailing_zeros() as usize;
            let castle = &view.state.castles.list[index];
            sink.one(Step::new(castle.king_from.into(), king_to(castle), StepKind::Castle, index as u8));
            legal &= legal - 1;
        }
    }

    /// The cells that the only royal's usual steps lead to. Whether they are safe is known already.
    fn royal_walks(&self, view: &SideView<'_, W>, king: usize) -> Bits<W> {
        match self.plans[view.us].royal_leap.map(|reach| &self.reaches[reach]) {
            Some(Reach::Leap(to)) if view.royal == Some(king) && !self.legality.method.masks_checks() => {
                to[king]
            }
            _ => Bits::NONE,
        }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn en_passant(&self, view: &SideView<'_, W>, sink: &mut dyn MoveSink<W>) {
        let state = view.state;
        let victim = usize::from(state.info.en_passant.captured());
        if state.side[view.us].has(victim) || (self.teams.has_bystanders && !view.enemy.has(victim)) {
            return;
        }
        let victim_kind = kind_of(state.at[victim]);
        state.info.en_passant.targets().without(view.occupied).for_each(|target| {
            for taker in &self.takers[view.us] {
                let piece = &self.pieces[view.us][taker.kind as usize];
                if piece.spares.contains(victim_kind) {
                    continue;
                }
                let pieces = state.kind[taker.kind as usize] & view.movers & taker.from[target];
                pieces.for_each(|s| {
                    let gone = Bits::one(victim);
                    let occupied = (view.occupied ^ Bits::one(s) ^ gone) | Bits::one(target);
                    let occupancy = Occupancy { occupied, enemy: Bits::NONE, moved: (s, target) };
                    let mut royals = view.royals;
                    if royals.has(s) {
                        royals = (royals ^ Bits::one(s)) | Bits::one(target);
                    }
                    let exposed = match &self.blast {
                        Some(_) => self.blast_leaves(view, s, target, self.blown(view, s, target), gone),
                        None => self.leaves_attacked(view, royals, &occupancy, gone),
                    };
                    if exposed {
                        return;
                    }
                    let mut stays = true;
                    if let Some(promotion) = &piece.promotion {
                        let (promoting, rest) = promotion.split(s, Bits::one(target), Bits::one(target));
                        stays = rest.any();
                        if promoting.any() {
                            let safe =
                                !promotion.changes_royals || self.promotes_safely(view, s, target, gone);
                            let extra = Extra { captures: vec![victim as u16], ..Extra::default() };
                            self.with_choices(view, promotion, |kinds| {
                                for &kind in kinds {
                                    let step = Step::new(s, target, StepKind::WalkPromote, kind);
                                    let may = if self.binding_royal_kinds.contains(kind.into()) {
                                        safe
                                    } else {
                                        !promotion.from_royal || self.leaves_safe(view, step, &extra, false)
                                    };
                                    if may {
                                        sink.walk(step, extra.clone());
                                    }
                                }
                            });
                        }
                    }
                    if stays {
                        sink.one(Step::new(s, target, StepKind::EnPassant, 0));
                    }
                });
            }
        });
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn passing(
        &self,
        view: &SideView<'_, W>,
        check: bool,
        stuck: bool,
        sink: &mut dyn MoveSink<W>,
    ) {
        // On terrain, passing is decided after the other moves have been tested.
        if self.terrain.is_some() {
            return;
        }
        // Royals that need not be kept safe are no danger to other moves, but an attack on them forbids to pass. Pseudo-legal lists do not
        // ask: where only a legal capture gives check, the answer may be such a list of the other side, which would ask again.
        let check = check || (self.unbound.has(view.us) && !view.pseudo_legal && self.in_check(view.state));
        if check && !view.state.info.facing {
            return;
        }
        // A side without pieces on the board cannot pass.
        let pass = self.pass[view.us & SIDE_MASK];
        let may = pass == PassRule::Allowed || (pass == PassRule::Stuck && stuck);
        if may && view.own.any() {
            let at = view.royal.unwrap_or_else(|| view.own.lowest().min(self.cells.saturating_sub(1)));
            sink.one(Step::new(at, at, StepKind::Pass, 0));
        }
    }
}

impl<'a, const W: usize> SideView<'a, W> {
    /// The position as `us` sees it, whoever is to move.
    pub(crate) fn of(program: &Program<W>, state: &'a State<W>, us: usize) -> Self {
        let own = state.of_side(us);
        let occupied = state.occupied(program);
        let royals = program.binding_royals(state) & own;
        SideView {
            state,
            us,
            own,
            enemy: occupied.without(own | state.info.walls),
            occupied,
            empty: !occupied,
            royal: None,
            royals,
            captures: true,
            quiets: true,
            ends: Bits::ALL,
            movers: own,
            quiet: !occupied,
            capture: occupied.without(own | state.info.walls),
            pseudo_legal: false,
        }
    }

    /// The occupancy of the board as it stands.
    pub(crate) fn occupancy(&self) -> Occupancy<W> {
        Occupancy { occupied: self.occupied, enemy: Bits::NONE, moved: (0, 0) }
    }

    /// The cells on which a move with these landing masks may end.
    #[inline(always)]
    fn landing_cells(&self, landing: Landing<W>) -> Bits<W> {
        self.quiet & landing.empty | self.capture & landing.enemy
    }
}

impl<const W: usize> Promotion<W> {
    /// Splits targets into those where the piece promotes and those where it may stay as it is.
    #[inline(always)]
    pub(crate) fn split(&self, from: usize, to: Bits<W>, enemy: Bits<W>) -> (Bits<W>, Bits<W>) {
        let mut promoting = to & self.arriving;
        if self.inside.has(from) {
            promoting = if self.leaving.has(from) { to } else { Bits::NONE };
        }
        if self.captures_only {
            promoting &= enemy;
        }
        (promoting, to.without(promoting & self.forced))
    }
}

#[inline(always)]
fn king_to<const W: usize>(castle: &Castle<W>) -> usize {
    castle.king_to as usize
}

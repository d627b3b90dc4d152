//! The legality plan of a game: how the generator leaves out illegal moves. The compiler chooses it once
//! (`compile/legality.rs`), and nothing else decides which moves are tested or made.

use super::bits::Bits;
use super::checks::CheckInfo;
use super::en_passant::EnPassant;
use super::generate::{GenType, SideView};
use super::isa;
use super::kinds::Kinds;
use super::program::{Program, SIDE_MASK};
use super::side_set::SideSet;
use super::sink::MoveSink;
use super::state::{EMPTY, State, kind_of, side_of};
use super::step::{Extra, Step, StepKind, Steps};
use super::walls;
use crate::definition::model::PassRule;

/// What decides which moves of a game are legal.
#[derive(Debug)]
pub(crate) struct LegalityPlan {
    pub(crate) method: Legality,
    /// The sides whose royals in check may not step away, but only capture.
    pub(crate) royals_may_not_flee: SideSet,
    /// The sides that can get a royal that must be kept safe, by promoting or dropping one.
    pub(crate) may_gain_royal: SideSet,
    /// The sides that may not give check.
    pub(crate) may_not_check: SideSet,
    /// Those of them that may give check if it is mate.
    pub(crate) may_mate: SideSet,
    /// Some piece may not capture certain kinds, or not hop over them, so a promotion can change what is attacked.
    pub(crate) attacks_depend_on_kinds: bool,
    /// By side: kinds that turn into walls when they capture. A royal of such a kind may not capture.
    pub(crate) petrifying: Vec<Kinds>,
    /// Some side has such kinds.
    pub(crate) leaves_stones: bool,
    /// Some attackers ask whether a captor has turned into a wall: walkers, and hoppers that may not hop over all kinds.
    pub(crate) stones_matter: bool,
    /// A capture of a royal that a trigger forbids is no check. It is found by making it.
    pub(crate) checks_are_legal: bool,
    /// Royals must be safe before the effects of triggers, too.
    pub(crate) safe_before_effects: bool,
    /// What is known of checks has to be changed, because moves may not give check or a check must be a legal capture.
    pub(crate) asks_more: bool,
    /// Kinds that can lose their first move. A royal of such a kind may not use that move to leave a check.
    pub(crate) losing_first_move: Kinds,
}

/// The methods, from the cheapest to the most expensive.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Legality {
    /// No royal must be kept safe: every pseudo-legal move is legal.
    None,
    /// Masks leave out illegal moves: evasions of a check, cells that pinned pieces may go to, cells that are risky to
    /// leave or enter. Only moves that touch risky cells are tested, on the sets that they would leave behind; all moves
    /// if there are several royals, or attackers that must be walked.
    Masks,
    /// The same, and masks seen from the other side's royal leave out moves that give check.
    MasksWithoutChecks,
    /// On terrain no masks are used. Each move is tested against the terrain and, if `royals` must be kept safe, against
    /// every enemy piece.
    Terrain { royals: bool },
    /// Each move is made and the position after it tested: because effects of the step can touch the board or forbid the
    /// step, or because some side may not give check and masks cannot tell.
    MakeAll { by_effects: bool, no_checks: bool },
}

impl Legality {
    /// Whether moves are listed first and verified one by one.
    #[inline(always)]
    pub(crate) fn verifies(self) -> bool {
        matches!(self, Self::Terrain { .. } | Self::MakeAll { .. })
    }

    /// Whether masks leave out moves that give check.
    #[inline(always)]
    pub(crate) fn masks_checks(self) -> bool {
        matches!(self, Self::MasksWithoutChecks)
    }

    /// Whether no move may give check.
    pub(crate) fn forbids_checks(self) -> bool {
        matches!(self, Self::MasksWithoutChecks | Self::MakeAll { no_checks: true, .. })
    }
}

impl<const W: usize> Program<W> {
    /// Generates moves by making each of them and testing the position that follows.
    #[cold]
    #[inline(never)]
    pub(crate) fn generate_verified(&self, state: &State<W>, gen_type: GenType, sink: &mut dyn MoveSink<W>) {
        self.generate_verified_where(state, gen_type, self.legality.may_not_check, sink);
    }

    /// The same, where these sides may not give check.
    fn generate_verified_where(
        &self,
        state: &State<W>,
        gen_type: GenType,
        may_not_check: SideSet,
        sink: &mut dyn MoveSink<W>,
    ) {
        if let Some(terrain) = &self.terrain {
            self.generate_on_terrain(terrain, state, gen_type, sink);
            return;
        }
        if self.chance.is_some() && self.list_reveals(state, gen_type, sink) {
            return;
        }
        // In this copy the generator does not verify moves again.
        let mut after = state.clone();
        let mut list = Steps::default();
        after.query.verifying = true;
        let us = state.us();
        let royals = self.binding_royals(state);
        let (by_effects, no_checks) = match self.legality.method {
            Legality::MakeAll { by_effects, no_checks } => (by_effects, no_checks && may_not_check.has(us)),
            _ => (false, false),
        };
        // Whether a move is legal can depend on whether there are others.
        let stuck = self.pass[us & SIDE_MASK] == PassRule::Stuck;
        let rolls = self.chance.as_ref().is_some_and(|rules| !rules.faces.is_empty());
        let whole =
            self.hands.must || self.forced_capture.has(us) || stuck || rolls || self.has_pressing_actions();
        let listed = if whole { GenType::All } else { gen_type };
        if by_effects {
            self.list_unverified(&after, listed, &mut list);
        } else {
            isa::list(self, &after, listed, &mut list);
        }
        if listed.includes(false) {
            self.list_actions(state, &mut list);
        }
        after.query.verifying = false;
        let mut legal = vec![];
        for (step, extra) in list.with_extras() {
            let undo = after.make(self, step, extra);
            let gives_check = no_checks
                && self.gives_check(&after, us)
                && !(self.legality.may_mate.has(us) && self.is_mate(&after, us));
            let faces = state.info.facing && after.info.facing && step.kind != StepKind::Pass;
            let captures = undo.captured() != EMPTY || extra.is_some_and(|extra| !extra.captures.is_empty());
            // A royal that promotes may become a piece that is not royal, but it must be safe as the royal it was.
            let still = step.without_promotion().filter(|_| by_effects && royals.has(step.from.into()));
            let allowed = still.is_some() || !self.lost_royals(state, &after);
            let mut illegal = by_effects && !(allowed && self.was_legal(state, &after));
            after.unmake(step, extra, &undo);
            if let Some(still) = still {
                let undo = after.make(self, still, extra);
                illegal |= self.lost_royals(state, &after) || !self.left_safe(state, &after);
                after.unmake(still, extra, &undo);
            }
            if !gives_check && !faces && !illegal {
                legal.push((step, extra, captures));
            }
        }
        self.list_uncovering(state, |step| legal.push((step, None, false)));
        if legal.iter().any(|(step, ..)| self.is_pressing(*step)) {
            legal.retain(|(step, ..)| self.is_pressing(*step));
        }
        if self.hands.must && legal.iter().any(|(step, ..)| self.must_precede(us, *step)) {
            legal.retain(|(step, ..)| self.must_precede(us, *step));
        }
        let forced = self.forced_capture.has(us) && legal.iter().any(|(_, _, captures)| *captures);
        if forced && self.most_captures.has(us) {
            let size = |extra: &Option<&Extra>, captures: bool| match extra {
                Some(extra) => extra.captures.len(),
                None => usize::from(captures),
            };
            let most = legal.iter().map(|(_, extra, captures)| size(extra, *captures)).max();
            legal.retain(|(_, extra, captures)| Some(size(extra, *captures)) == most);
        }
        if rolls {
            legal.retain(|(_, _, captures)| !forced || *captures);
            let rolls = self.rolls(state, legal.iter().map(|(step, ..)| *step));
            if rolls.as_ref().is_some_and(|rolls| rolls.is_empty() && stuck) {
                legal.clear(); // there is nothing to roll the die for
            } else if let Some(rolls) = rolls {
                if gen_type.includes(false) {
                    rolls.into_iter().for_each(|step| sink.one(step));
                }
                return;
            }
            legal.retain(|(step, ..)| self.fits_die(state, *step));
        }
        for (step, extra, captures) in &legal {
            match extra {
                _ if forced && !captures => {}
                _ if !gen_type.includes(*captures) => {}
                Some(extra) => sink.walk(*step, Extra::clone(extra)),
                None => sink.one(*step),
            }
        }
        if stuck && gen_type.includes(false) && legal.is_empty() {
            let view = self.view(state, gen_type);
            let mut checks = CheckInfo::none();
            self.find_checks(&view, &mut checks);
            if self.legality.asks_more && !self.legality.method.masks_checks() {
                checks = self.exact_checks(&view, checks.in_check);
            }
            self.passing(&view, checks.in_check, true, sink);
        }
    }

    /// Whether the side that moves next, after a step of `us` that gives check, is in check and cannot get out of it. Answers that
    /// would themselves be forbidden checks count, so that asking this asks for no further mates.
    fn is_mate(&self, after: &State<W>, us: usize) -> bool {
        let next = after.us();
        if after.info.over.is_some() || next == us || !self.in_check(after) {
            return false;
        }
        let mut answers = Steps::default();
        let mut after = after.clone();
        after.query.answering = true;
        self.generate_verified_where(&after, GenType::All, SideSet::default(), &mut answers);
        answers.steps.is_empty()
    }

    /// Lists moves to be verified. Most need only be pseudo-legal. Castlings and passes are subject to the usual tests
    /// too, because those ask about attacks before the move.
    fn list_unverified(&self, state: &State<W>, gen_type: GenType, list: &mut Steps) {
        let fits = |step: Step, extra: Option<&Extra>| gen_type.includes(state.captures(step, extra));
        for strict in [false, true] {
            let mut all = Steps::default();
            isa::list(self, state, if strict { GenType::Base } else { GenType::PseudoLegal }, &mut all);
            for (step, extra) in all.with_extras() {
                let asks = matches!(step.kind, StepKind::Castle | StepKind::GateCastle | StepKind::Pass)
                    || extra.is_some_and(|extra| extra.partner.is_some());
                if asks == strict && fits(step, extra) {
                    self.list_walled(state, step, extra, list);
                }
            }
        }
        if let Some(walls) = self.walls.as_ref().filter(|walls| walls.instead) {
            self.walls_alone(walls, state, gen_type, list);
        }
    }

    /// Lists a step with each wall that may end it, if walls do.
    fn list_walled(&self, state: &State<W>, step: Step, extra: Option<&Extra>, list: &mut Steps) {
        match (&self.walls, extra) {
            (Some(walls), _) if !walls.instead && step.kind != StepKind::Pass => {
                let mut cells = self.wall_cells(walls, state, step, extra);
                if step.kind == StepKind::Drop {
                    cells = self.modest_walls(state, step, extra, cells);
                }
                walls::send(list, step, extra, cells);
            }
            (_, Some(extra)) => MoveSink::<W>::walk(list, step, extra.clone()),
            (_, None) => list.steps.push(step),
        }
    }

    /// What is known of checks where they must be legal captures, or where pieces may not capture each royal. Moves are verified by
    /// making them; only castling and passing ask about checks before.
    #[cold]
    #[inline(never)]
    pub(super) fn exact_checks(&self, view: &SideView<'_, W>, in_check: bool) -> CheckInfo<W> {
        let mut checks = CheckInfo::none();
        checks.in_check = in_check
            && self.leaves_attacked(view, view.royals, &view.occupancy(), Bits::NONE)
            && (!self.asks_for_legal_checks(view.state)
                || self.legally_attacked(view.state, view.us, view.royals));
        checks
    }

    /// Whether only a legal capture of a royal gives check. What is asked in order to find out does not ask again.
    pub(super) fn asks_for_legal_checks(&self, state: &State<W>) -> bool {
        self.legality.checks_are_legal && !state.query.probing
    }

    /// Whether pieces of this kind are royals that must be kept safe and would turn into walls when they capture.
    pub(super) fn captures_nothing(&self, side: usize, kind: usize) -> bool {
        let fades = || self.royal_while_few.iter().any(|(few, ..)| usize::from(*few) == kind);
        self.legality.petrifying[side].contains(kind)
            && self.binding_royal_kinds.contains(kind)
            && !self.unbound.has(side)
            && !fades()
    }

    /// The pieces of these sides that could capture one of these royals by a move that no trigger forbids.
    #[cold]
    #[inline(never)]
    pub(super) fn legal_attackers(&self, state: &State<W>, sides: SideSet, royals: Bits<W>) -> Bits<W> {
        let mut attackers = Bits::NONE;
        let mut after = state.clone();
        (after.info.over, after.info.en_passant) = (None, EnPassant::NONE);
        for them in sides.iter() {
            (after.info.turn, after.query.verifying, after.query.probing) = (them as u8, true, true);
            let mut list = Steps::default();
            isa::list(self, &after, GenType::PseudoLegal, &mut list);
            after.query.verifying = false;
            for (step, extra) in list.with_extras() {
                let taken = match extra {
                    Some(extra) => extra.captures.iter().map(|&cell| usize::from(cell)).collect(),
                    None if after.captures(step, extra) => Bits::one(step.to.into()),
                    None => Bits::NONE,
                };
                let from = usize::from(step.from);
                if !taken.meets(royals)
                    || attackers.has(from)
                    || self.captures_nothing(them, kind_of(after.at[from]))
                {
                    continue;
                }
                let undo = after.make(self, step, extra);
                if !after.info.forbidden {
                    attackers |= Bits::one(from);
                }
                after.unmake(step, extra, &undo);
            }
        }
        attackers
    }

    /// Whether these royals of `us` are attacked by captures that no trigger forbids.
    #[cold]
    #[inline(never)]
    pub(super) fn legally_attacked(&self, state: &State<W>, us: usize, royals: Bits<W>) -> bool {
        let mut attacked =
            royals.iter().map(|k| self.legal_attackers(state, self.foes(state, us), Bits::one(k)).any());
        if self.check_needs_all_royals.has(us) {
            royals.any() && attacked.all(|hit| hit)
        } else {
            attacked.any(|hit| hit)
        }
    }

    /// Whether a royal that castles would be attacked on `cell` by a capture that no trigger forbids.
    #[cold]
    #[inline(never)]
    pub(super) fn legally_attacked_on(&self, state: &State<W>, king: usize, cell: usize) -> bool {
        let mut there = state.clone();
        let piece = there.take(self, king);
        if there.at[cell] != EMPTY {
            there.take(self, cell);
        }
        there.put(self, piece, cell);
        self.legal_attackers(&there, self.foes(&there, side_of(piece)), Bits::one(cell)).any()
    }

    /// Whether the step from one position to the other was legal, as far as it kept the side's royals.
    fn was_legal(&self, before: &State<W>, after: &State<W>) -> bool {
        !after.info.forbidden && self.left_safe(before, after)
    }

    /// Whether the side that made the step lost one of its royals by it.
    fn lost_royals(&self, before: &State<W>, after: &State<W>) -> bool {
        let us = before.us();
        let own = |state: &State<W>| (state.of_kinds(&self.binding_royal_kinds) & state.of_side(us)).count();
        !self.unbound.has(us) && own(after) < own(before)
    }

    /// Whether the step left the side's royals safe, or captured a royal, which takes precedence.
    fn left_safe(&self, before: &State<W>, after: &State<W>) -> bool {
        let us = before.us();
        if self.binding_royal_kinds.is_empty() || self.unbound.has(us) {
            return true;
        }
        let others = |state: &State<W>| self.decisive_royals(state).without(state.of_side(us)).count();
        let (others, others_left) = (others(before), others(after));
        // Where only an attack on all royals is check, it must be the last royal.
        let one_decides = !self.check_needs_all_royals.without(us).any();
        let outweighs = others_left < others && (others_left == 0 || one_decides);
        outweighs || !self.is_attacked(after, us)
    }

    /// The royals of sides in the game whose loss takes precedence over a check of the side that captures them. Royals that need not be kept
    /// safe are among them only if captures explode.
    pub(super) fn decisive_royals(&self, state: &State<W>) -> Bits<W> {
        let royals = if self.blast.is_some() { self.royals(state) } else { self.binding_royals(state) };
        if state.info.out == 0 { royals } else { royals & self.pieces_of(state, self.in_play(state)) }
    }
}

//! Triggers: rules of the form "when this event happens, apply these effects", and actions: steps that consist of such effects.
//! Games with neither never call this code.

use super::bits::Bits;
use super::carrying::only;
use super::kinds::Kinds;
use super::ledger::{MAX_PENDING, Pending};
use super::program::{NO_CELL, Program, SIDE_MASK};
use super::side_set::SideSet;
use super::state::{Code, EMPTY, GameEnd, State, Undo, code, kind_of, side_of};
use super::step::{Extra, Step, StepKind, Steps};
use super::table::Table;
use crate::board::Vector;
use crate::definition::model::{BlockedRule, Event, Party, Reach, Spot, TurnEffect, Verdict, Wing};
use crate::outcome::Reason;

/// A game's triggers and actions, in the order of the document.
#[derive(Debug)]
pub(crate) struct Triggers<const W: usize> {
    pub(crate) list: Vec<Trigger<W>>,
    /// Some conditions ask about the position before the move.
    pub(crate) looks_back: bool,
    /// Some effects bring captured pieces back.
    pub(crate) revives: bool,
    pub(crate) actions: Vec<Action<W>>,
}

/// What a side may do instead of moving a piece.
#[derive(Debug)]
pub(crate) struct Action<const W: usize> {
    /// One bit for each side.
    pub(crate) sides: u8,
    pub(crate) when: Vec<Condition<W>>,
    /// The cells one of which is chosen.
    pub(crate) cells: Option<Cells<W>>,
    /// While the side can do it, it can do nothing else.
    pub(crate) must: bool,
    pub(crate) effects: Vec<Effect<W>>,
}

#[derive(Debug)]
pub(crate) struct Trigger<const W: usize> {
    /// One bit for each event.
    pub(crate) events: u16,
    /// One bit for each side.
    pub(crate) sides: u8,
    /// By side: the directions in which it is asked. If there are none, it is asked once.
    pub(crate) along: Vec<Vec<Vector>>,
    pub(crate) before: Vec<Condition<W>>,
    pub(crate) when: Vec<Condition<W>>,
    pub(crate) delay: u16,
    pub(crate) effects: Vec<Effect<W>>,
}

/// A description of cells, relative to an event.
#[derive(Debug)]
pub(crate) struct Cells<const W: usize> {
    pub(crate) at: Spot,
    /// So many steps ahead in the direction that the trigger is asked in.
    pub(crate) ahead: i16,
    /// By side and cell: the cells that a leap reaches from there. They replace the cell itself.
    pub(crate) around: Option<Neighbours<W>>,
    /// The first pieces straight ahead in that direction.
    pub(crate) first_ahead: bool,
    pub(crate) reach: Option<Reach>,
    pub(crate) crossing: Option<Crossing<W>>,
    /// By side.
    pub(crate) region: Vec<Bits<W>>,
    pub(crate) kinds: Kinds,
    pub(crate) except: Kinds,
    pub(crate) owner: Party,
    pub(crate) attacked_by: Option<Party>,
    pub(crate) beside: Option<Beside<W>>,
}

/// By side and cell: the cells that leaps reach from there.
pub(crate) type Neighbours<const W: usize> = Vec<Table<Bits<W>, W>>;

/// The cells where ranks and files cross those of own pieces of these kinds.
#[derive(Debug)]
pub(crate) struct Crossing<const W: usize> {
    pub(crate) kinds: Kinds,
    /// By cell: all cells of its rank and of its file.
    pub(crate) ranks: Table<Bits<W>, W>,
    pub(crate) files: Table<Bits<W>, W>,
}

/// Limits on the number of pieces around a cell.
#[derive(Debug)]
pub(crate) struct Beside<const W: usize> {
    pub(crate) around: Neighbours<W>,
    pub(crate) kinds: Kinds,
    pub(crate) owner: Party,
    pub(crate) least: u32,
    pub(crate) most: u32,
}

#[derive(Debug)]
pub(crate) struct Condition<const W: usize> {
    pub(crate) not: bool,
    /// The condition holds if all of these do.
    pub(crate) tests: Vec<Test<W>>,
}

#[derive(Debug)]
pub(crate) enum Test<const W: usize> {
    Mover(Kinds),
    Captured(Kinds),
    Promoted(Kinds),
    /// By side.
    From(Vec<Bits<W>>),
    To(Vec<Bits<W>>),
    /// The move goes in the direction that the trigger is asked in.
    Along,
    Check,
    Count(Box<Cells<W>>, u32, u32),
    Hand(u8, Party, u32, u32),
    Counter(usize, Party, i32, i32),
    /// At least, at most, and a multiple of.
    Turns(u32, u32, u32),
}

#[derive(Debug)]
pub(crate) enum Effect<const W: usize> {
    Clear(Cells<W>),
    Place(u8, Party, Cells<W>),
    Become(u8, Cells<W>),
    Convert(Party, Cells<W>),
    Move(Cells<W>, Carriage<W>),
    Swap { one: Cells<W>, other: Cells<W>, blocked: BlockedRule },
    Rebirth { kinds: Kinds, except: Kinds, to: Option<Cells<W>>, blocked: BlockedRule },
    Wall(Cells<W>),
    Open(Cells<W>),
    Hand(u8, Party, i32),
    Moved(Cells<W>),
    Unmoved(Cells<W>),
    NoCastling(Party, Option<Wing>),
    EnPassant(Cells<W>),
    NoEnPassant,
    Count { counter: usize, owner: Party, set: Option<i32>, add: i32, each: Option<Cells<W>> },
    Turn(TurnEffect),
    Result(Party, Verdict),
    Forbid,
}

/// How an effect moves pieces.
#[derive(Debug)]
pub(crate) struct Carriage<const W: usize> {
    pub(crate) goal: Goal<W>,
    /// They go on in the same way as far as they can.
    pub(crate) far: bool,
    pub(crate) blocked: BlockedRule,
}

/// Where an effect moves pieces.
#[derive(Debug)]
pub(crate) enum Goal<const W: usize> {
    /// As far as this, seen by the side whose turn it is.
    By(Vector),
    /// So many steps ahead in the direction that the trigger is asked in.
    Ahead(i16),
    /// To the only one of these cells.
    To(Box<Cells<W>>),
    Home,
}

/// The event that triggers react to, with the move that caused it.
#[derive(Clone, Debug)]
pub(crate) struct TriggerContext<const W: usize> {
    events: u16,
    pub(super) us: usize,
    from: u16,
    to: u16,
    captured: Bits<W>,
    captives: Vec<u8>,
    /// The captured pieces that are gone, with their cells.
    gone: Vec<(u16, Code)>,
    /// Where the partner of a castling ended.
    partner: u16,
    mover: Option<u8>,
    promoted: Option<u8>,
    /// The direction in which the trigger is asked.
    pub(super) direction: Option<Vector>,
}

/// The bit of an event.
pub(crate) fn bit(event: Event) -> u16 {
    1 << event as u16
}

impl<const W: usize> TriggerContext<W> {
    /// An event that no move caused.
    fn of(event: Event, us: usize) -> Self {
        Self {
            events: bit(event),
            us,
            from: NO_CELL,
            to: NO_CELL,
            captured: Bits::NONE,
            captives: vec![],
            gone: vec![],
            partner: NO_CELL,
            mover: None,
            promoted: None,
            direction: None,
        }
    }
}

impl<const W: usize> Program<W> {
    /// Fires the triggers for a step. The turn has not passed yet.
    pub(super) fn fire_step_triggers(
        &self,
        state: &mut State<W>,
        us: usize,
        step: Step,
        extra: Option<&Extra>,
        undo: &mut Undo<W>,
    ) {
        state.info.forbidden = false;
        let captured = undo.captured_cells(step, extra);
        let mut left = vec![step.from];
        match step.kind {
            StepKind::Pass | StepKind::Drop | StepKind::Uncover | StepKind::Act => left.clear(),
            StepKind::Castle | StepKind::GateCastle => {
                left.push(state.castles.list[step.castle()].partner_from);
            }
            _ => left.extend(extra.and_then(|extra| extra.partner).map(|(from, _)| from)),
        }
        let out = state.release_waiting(self, &left, &captured, undo);
        let Some(triggers) = self.triggers() else { return };
        if matches!(step.kind, StepKind::Pass | StepKind::Uncover) {
            return;
        }
        let old = state.info.hashed();
        if let StepKind::Act = step.kind {
            let context = TriggerContext {
                to: step.chosen().unwrap_or(NO_CELL),
                ..TriggerContext::of(Event::AfterMove, us)
            };
            let effects =
                triggers.actions.get(usize::from(step.arg)).into_iter().flat_map(|action| &action.effects);
            effects.for_each(|effect| self.apply(state, &context, effect, undo));
        } else {
            self.fire_move_triggers(triggers, state, us, (step, extra), (&captured, out), undo);
        }
        if state.info.hashed() != old {
            state.info.key ^= old.key(self) ^ state.info.hashed().key(self);
        }
    }

    /// Fires the triggers for a step that is a move, with the cells that it captured. `out` says whether a waiting piece has come
    /// out.
    fn fire_move_triggers(
        &self,
        triggers: &Triggers<W>,
        state: &mut State<W>,
        us: usize,
        (step, extra): (Step, Option<&Extra>),
        (captured, out): (&[u16], bool),
        undo: &mut Undo<W>,
    ) {
        if self.legality.safe_before_effects && !self.unbound.has(us) {
            state.info.forbidden = self.is_attacked(state, us);
        }
        let mut context = TriggerContext {
            from: step.from,
            to: step.to,
            captured: captured.iter().map(|&cell| usize::from(cell)).collect(),
            captives: undo.captives(step, extra),
            gone: if triggers.revives { undo.gone(step, extra) } else { vec![] },
            partner: match step.kind {
                StepKind::Castle | StepKind::GateCastle => state.castles.list[step.castle()].partner_to,
                _ => extra.and_then(|extra| extra.partner).map_or(NO_CELL, |(_, to)| to),
            },
            mover: Some(match step.kind {
                StepKind::Drop => step.arg,
                _ => kind_of(undo.mover()) as u8,
            }),
            promoted: matches!(step.kind, StepKind::Promote | StepKind::WalkPromote).then_some(step.arg),
            ..TriggerContext::of(Event::BeforeMove, us)
        };
        let gates = matches!(step.kind, StepKind::Gate | StepKind::GateCastle)
            || extra.is_some_and(|extra| extra.gate.is_some());
        let events = [
            (Event::AfterMove, true),
            (Event::Drop, step.kind == StepKind::Drop),
            (Event::Capture, context.captured.any()),
            (Event::Promotion, context.promoted.is_some()),
            (Event::Gating, gates || out),
        ];
        for (event, _) in events.into_iter().filter(|(_, happened)| *happened) {
            context.events |= bit(event);
        }
        let before = triggers.looks_back.then(|| {
            let mut before = state.clone();
            before.unmake(step, extra, undo);
            before
        });
        self.run_triggers(triggers, state, &context, before.as_ref(), undo);
    }

    /// Lists the actions that `us` has, before they are verified. While there are some that it must do, lists only those.
    #[cold]
    #[inline(never)]
    pub(super) fn list_actions(&self, state: &State<W>, list: &mut Steps) {
        let Some(triggers) = self.triggers() else { return };
        let us = state.us();
        let context = TriggerContext::of(Event::BeforeMove, us);
        for (number, action) in (0u8..).zip(&triggers.actions) {
            let holds = |condition| self.condition_holds(state, &context, condition);
            if action.sides >> us & 1 == 0 || !action.when.iter().all(holds) {
                continue;
            }
            match &action.cells {
                None => list.steps.push(Step::acting(number, None)),
                Some(cells) => self
                    .trigger_cells(state, &context, cells)
                    .for_each(|cell| list.steps.push(Step::acting(number, Some(cell)))),
            }
        }
    }

    /// Whether there is an action of this number.
    pub(super) fn has_action(&self, number: u8) -> bool {
        self.triggers().is_some_and(|triggers| usize::from(number) < triggers.actions.len())
    }

    /// Whether there are actions that come before everything else.
    pub(super) fn has_pressing_actions(&self) -> bool {
        self.triggers().is_some_and(|triggers| triggers.actions.iter().any(|action| action.must))
    }

    /// Whether a side that can make this step can do nothing but such actions.
    pub(super) fn is_pressing(&self, step: Step) -> bool {
        let actions = self.triggers().map_or(&[][..], |triggers| &triggers.actions);
        step.kind == StepKind::Act && actions.get(usize::from(step.arg)).is_some_and(|action| action.must)
    }

    /// Fires the triggers for the end of a turn. The caller updates the hash of turns and results.
    pub(super) fn fire_turn_end(&self, state: &mut State<W>, undo: &mut Undo<W>) {
        if let Some(triggers) = self.triggers() {
            let context = TriggerContext::of(Event::TurnEnd, state.us());
            self.run_triggers(triggers, state, &context, None, undo);
        }
    }

    /// Applies the delayed effects that are due, then fires the triggers for the start of a turn.
    pub(super) fn fire_turn_start(&self, state: &mut State<W>, undo: &mut Undo<W>) {
        let Some(triggers) = self.triggers() else { return };
        let pending = state.ledger.as_ref().map(|ledger| ledger.pending.clone()).unwrap_or_default();
        if !pending.is_empty() {
            let later = |pending: &Pending| Pending { left: pending.left.saturating_sub(1), ..*pending };
            let (due, rest): (Vec<Pending>, Vec<Pending>) =
                pending.iter().map(later).partition(|pending| pending.left == 0);
            state.change_ledger(self, undo, |ledger| ledger.pending = rest);
            for pending in due {
                let mut context = TriggerContext::of(Event::TurnStart, pending.side.into());
                (context.from, context.to) = (pending.from, pending.to);
                if let Some(trigger) = triggers.list.get(usize::from(pending.trigger)) {
                    trigger.effects.iter().for_each(|effect| self.apply(state, &context, effect, undo));
                }
            }
        }
        let context = TriggerContext::of(Event::TurnStart, state.us());
        self.run_triggers(triggers, state, &context, None, undo);
    }

    /// Fires the triggers for the elimination of a side, which `us` has brought about.
    pub(super) fn fire_elimination(&self, state: &mut State<W>, us: usize, undo: &mut Undo<W>) {
        if let Some(triggers) = self.triggers() {
            let context = TriggerContext::of(Event::Elimination, us);
            self.run_triggers(triggers, state, &context, None, undo);
        }
    }

    /// Fires the triggers for the start of the game.
    pub(crate) fn fire_game_start(&self, state: &mut State<W>) {
        let Some(triggers) = self.triggers() else { return };
        let mut undo = Undo::nothing(state);
        for event in [Event::GameStart, Event::TurnStart] {
            let context = TriggerContext::of(event, state.us());
            self.run_triggers(triggers, state, &context, None, &mut undo);
        }
        self.judge_setup(state);
        state.info.key = state.fresh_key(self);
    }

    /// Whether this trigger's effects are delayed.
    pub(crate) fn delays(&self, trigger: u16) -> bool {
        let trigger = self.triggers().and_then(|triggers| triggers.list.get(usize::from(trigger)));
        trigger.is_some_and(|trigger| trigger.delay > 0)
    }

    fn triggers(&self) -> Option<&Triggers<W>> {
        self.triggers.as_deref()
    }

    /// Applies all triggers that match an event. `before` is the position before the move, if any trigger asks for it.
    fn run_triggers(
        &self,
        triggers: &Triggers<W>,
        state: &mut State<W>,
        context: &TriggerContext<W>,
        before: Option<&State<W>>,
        undo: &mut Undo<W>,
    ) {
        for (number, trigger) in (0u16..).zip(&triggers.list) {
            let events = trigger.events & context.events;
            if events == 0 || trigger.sides >> context.us & 1 == 0 {
                continue;
            }
            for &direction in &trigger.along[context.us] {
                let context = TriggerContext { direction: Some(direction), ..context.clone() };
                if self.trigger_holds(trigger, state, &context, before) {
                    trigger.effects.iter().for_each(|effect| self.apply(state, &context, effect, undo));
                }
            }
            let asked = !trigger.along[context.us].is_empty();
            if asked || !self.trigger_holds(trigger, state, context, before) {
                continue;
            }
            if trigger.delay == 0 {
                trigger.effects.iter().for_each(|effect| self.apply(state, context, effect, undo));
                continue;
            }
            let pending = Pending {
                trigger: number,
                side: context.us as u8,
                from: context.from,
                to: context.to,
                left: trigger.delay,
            };
            state.change_ledger(self, undo, |ledger| {
                if ledger.pending.len() < MAX_PENDING {
                    ledger.pending.push(pending);
                }
            });
        }
    }

    /// Whether the conditions of a trigger hold.
    fn trigger_holds(
        &self,
        trigger: &Trigger<W>,
        state: &State<W>,
        context: &TriggerContext<W>,
        before: Option<&State<W>>,
    ) -> bool {
        let early = trigger.events & context.events & bit(Event::BeforeMove) != 0;
        let now = before.filter(|_| early).unwrap_or(state);
        trigger.when.iter().all(|condition| self.condition_holds(now, context, condition))
            && before.is_none_or(|before| {
                trigger.before.iter().all(|condition| self.condition_holds(before, context, condition))
            })
    }

    /// Whether a piece of `us` on a cell has moves that exist only while these conditions hold.
    #[cold]
    #[inline(never)]
    pub(super) fn conditions_hold(
        &self,
        state: &State<W>,
        us: usize,
        cell: usize,
        conditions: &[Condition<W>],
    ) -> bool {
        let context = TriggerContext { from: cell as u16, ..TriggerContext::of(Event::BeforeMove, us) };
        conditions.iter().all(|condition| self.condition_holds(state, &context, condition))
    }

    fn condition_holds(
        &self,
        state: &State<W>,
        context: &TriggerContext<W>,
        condition: &Condition<W>,
    ) -> bool {
        condition.tests.iter().all(|test| self.test_holds(state, context, test)) != condition.not
    }

    fn test_holds(&self, state: &State<W>, context: &TriggerContext<W>, test: &Test<W>) -> bool {
        let us = context.us;
        let on = |cells: &[Bits<W>], cell: u16| cell != NO_CELL && cells[us].has(cell.into());
        match test {
            Test::Mover(kinds) => context.mover.is_some_and(|kind| kinds.contains(kind.into())),
            Test::Captured(kinds) => context.captives.iter().any(|&kind| kinds.contains(kind.into())),
            Test::Promoted(kinds) => context.promoted.is_some_and(|kind| kinds.contains(kind.into())),
            Test::From(cells) => on(cells, context.from),
            Test::To(cells) => on(cells, context.to),
            Test::Along => context.direction.is_some_and(|direction| {
                let mut line = self.board.line(context.from, direction);
                context.from != NO_CELL && line.any(|cell| cell == context.to)
            }),
            Test::Check => self.gives_check(state, us),
            Test::Count(cells, least, most) => {
                (*least..=*most).contains(&self.trigger_cells(state, context, cells).count())
            }
            Test::Hand(kind, party, least, most) => {
                let held = self.party(state, us, *party).map(|side| u32::from(state.held(side, *kind)));
                (*least..=*most).contains(&held.sum())
            }
            Test::Counter(counter, party, least, most) => state.ledger.as_ref().is_some_and(|ledger| {
                self.party(state, us, *party)
                    .any(|side| (*least..=*most).contains(&ledger.counters[*counter][side]))
            }),
            Test::Turns(least, most, every) => {
                let turns = state.info.turns;
                (*least..=*most).contains(&turns) && (*every == 0 || turns.is_multiple_of(*every))
            }
        }
    }

    /// The sides that a party stands for.
    fn party(&self, state: &State<W>, us: usize, party: Party) -> impl Iterator<Item = usize> + use<W> {
        let sides = match party {
            Party::Own => SideSet::new(self.sides, |side| side == us),
            Party::Enemy => self.foes(state, us),
            Party::Ally => self.teams.allies(us),
            Party::Any => SideSet::new(self.sides, |_| true),
        };
        sides.iter()
    }

    /// The one side that a party stands for where only one makes sense: the next one in turn order.
    fn one_of(&self, state: &State<W>, us: usize, party: Party) -> usize {
        let next = |among: SideSet| {
            (1..self.sides).map(|ahead| (us + ahead) % self.sides).find(|&side| among.has(side))
        };
        match party {
            Party::Own | Party::Any => us,
            Party::Enemy => next(self.foes(state, us)).unwrap_or((us + 1) % self.sides),
            Party::Ally => next(self.teams.allies(us)).unwrap_or(us),
        }
    }

    /// The pieces of a party.
    pub(super) fn of_party(&self, state: &State<W>, us: usize, party: Party) -> Bits<W> {
        match party {
            Party::Own => state.of_side(us),
            Party::Enemy => self.pieces_of(state, self.foes(state, us)),
            Party::Ally => self.pieces_of(state, self.teams.allies(us)),
            Party::Any => state.occupied(self).without(state.info.walls),
        }
    }

    pub(super) fn trigger_cells(
        &self,
        state: &State<W>,
        context: &TriggerContext<W>,
        cells: &Cells<W>,
    ) -> Bits<W> {
        let us = context.us;
        let one = |cell: u16| if cell == NO_CELL { Bits::NONE } else { Bits::one(cell.into()) };
        let mut set = match cells.at {
            Spot::Board => self.all,
            Spot::From => one(context.from),
            Spot::To => one(context.to),
            Spot::Captured => context.captured,
            Spot::Partner => one(context.partner),
        };
        if cells.ahead != 0 {
            set = self.ahead(set, context.direction, cells.ahead);
        }
        if let Some(around) = &cells.around {
            set = set.iter().fold(Bits::NONE, |all, cell| all | around[us][cell]);
        }
        if cells.first_ahead {
            set = self.first_ahead(state, set, context.direction);
        }
        if let Some(Reach::Captures) = cells.reach {
            set = self.capturable_from(state, set);
        }
        if let Some(crossing) = &cells.crossing {
            set = self.crossings(state, us, set, crossing);
        }
        set &= cells.region[us];
        if cells.owner != Party::Any {
            set &= self.of_party(state, us, cells.owner);
        }
        if !cells.kinds.is_empty() {
            set &= state.of_kinds(&cells.kinds);
        }
        set = set.without(state.of_kinds(&cells.except));
        if let Some(beside) = &cells.beside {
            let pieces = self.of_party(state, us, beside.owner);
            let pieces =
                if beside.kinds.is_empty() { pieces } else { pieces & state.of_kinds(&beside.kinds) };
            let fits = |&cell: &usize| {
                (beside.least..=beside.most).contains(&(beside.around[us][cell] & pieces).count())
            };
            set = set.iter().filter(fits).collect();
        }
        match cells.attacked_by {
            Some(party) if set.any() => set & self.capturable_from(state, self.of_party(state, us, party)),
            _ => set,
        }
    }

    fn apply(
        &self,
        state: &mut State<W>,
        context: &TriggerContext<W>,
        effect: &Effect<W>,
        undo: &mut Undo<W>,
    ) {
        let us = context.us;
        let pieces = |state: &State<W>, cells: &Cells<W>| {
            let all = state.occupied(self).without(state.info.walls);
            self.trigger_cells(state, context, cells) & all
        };
        let empty = |state: &State<W>, cells: &Cells<W>| {
            self.trigger_cells(state, context, cells).without(state.occupied(self))
        };
        match effect {
            Effect::Clear(cells) => pieces(state, cells).for_each(|cell| {
                state.replace(self, cell, EMPTY, undo);
            }),
            Effect::Place(kind, party, cells) => {
                let piece = code(self.one_of(state, us, *party), (*kind).into());
                empty(state, cells).for_each(|cell| state.replace(self, cell, piece, undo));
            }
            Effect::Become(kind, cells) => pieces(state, cells).for_each(|cell| {
                let piece = code(side_of(state.at[cell]), (*kind).into());
                state.replace(self, cell, piece, undo);
            }),
            Effect::Convert(party, cells) => {
                let side = self.one_of(state, us, *party);
                pieces(state, cells).for_each(|cell| {
                    let piece = code(side, kind_of(state.at[cell]));
                    state.replace(self, cell, piece, undo);
                });
            }
            Effect::Move(cells, carriage) => {
                let moving = pieces(state, cells);
                self.carry(state, context, moving, carriage, undo);
            }
            Effect::Swap { one, other, blocked } => {
                let (one, other) = (pieces(state, one), pieces(state, other));
                self.swap(state, one, other, *blocked, undo);
            }
            Effect::Rebirth { kinds, except, to, blocked } => {
                let to = to.as_ref().map(|to| only(self.trigger_cells(state, context, to)));
                let fits = |kind: usize| (kinds.is_empty() || kinds.contains(kind)) && !except.contains(kind);
                let fitting = context.gone.iter().filter(|(_, piece)| fits(kind_of(*piece)));
                for &(cell, piece) in fitting {
                    self.revive(state, cell.into(), piece, to, *blocked, undo);
                }
            }
            Effect::Wall(cells) => empty(state, cells).for_each(|cell| state.add_wall(self, cell)),
            Effect::Open(cells) => {
                let open = self.trigger_cells(state, context, cells) & state.info.walls;
                open.for_each(|cell| state.remove_wall(self, cell));
            }
            Effect::Hand(kind, party, count) => {
                let held = self.hands.held_as[usize::from(*kind)];
                for side in self.party(state, us, *party) {
                    state.change_hand(self, code(side, held.into()), *count, undo);
                }
            }
            Effect::Moved(cells) => {
                pieces(state, cells).for_each(|cell| state.lose_rights(self, cell, cell));
            }
            Effect::Unmoved(cells) => {
                let cells = pieces(state, cells);
                state.mark_unmoved(self, cells);
            }
            Effect::NoCastling(party, wing) => {
                let sides = self.party(state, us, *party).fold(0u8, |set, side| set | 1 << side);
                state.remove_castling_rights(self, sides, *wing);
            }
            Effect::EnPassant(cells) => {
                let targets = empty(state, cells);
                let to = usize::from(context.to);
                if targets.any() && state.at[to] != EMPTY && side_of(state.at[to]) == us {
                    state.mark_en_passant(self, targets, to);
                }
            }
            Effect::NoEnPassant => state.forget_en_passant(self),
            Effect::Count { counter, owner, set, add, each } => {
                let times =
                    each.as_ref().map_or(1, |cells| self.trigger_cells(state, context, cells).count() as i32);
                let sides: Vec<usize> = self.party(state, us, *owner).collect();
                state.change_ledger(self, undo, |ledger| {
                    for side in sides {
                        let value = &mut ledger.counters[*counter][side];
                        *value = set.unwrap_or(*value).saturating_add(add.saturating_mul(times));
                    }
                });
            }
            Effect::Turn(TurnEffect::Again) => {
                state.info.steps_left = state.info.steps_left.saturating_add(1)
            }
            Effect::Turn(TurnEffect::End) => state.info.steps_left = 1,
            Effect::Result(party, verdict) => {
                let side = self.one_of(state, us, *party);
                self.end_by_trigger(state, us, side, *verdict, undo)
            }
            Effect::Forbid => state.info.forbidden = true,
        }
    }

    fn end_by_trigger(
        &self,
        state: &mut State<W>,
        us: usize,
        side: usize,
        verdict: Verdict,
        undo: &mut Undo<W>,
    ) {
        if state.info.over.is_some() || state.info.out >> side & 1 == 1 {
            return;
        }
        match verdict {
            Verdict::Loss => self.eliminate(state, side, Some(us), Reason::Trigger, undo),
            Verdict::Win => {
                state.info.over = Some(GameEnd { winner: Some(side as u8), reason: Reason::Trigger })
            }
            _ => state.info.over = Some(GameEnd { winner: None, reason: Reason::Trigger }),
        }
    }
}

impl<const W: usize> State<W> {
    /// Replaces the content of a cell by a piece or by nothing.
    pub(super) fn replace(&mut self, program: &Program<W>, cell: usize, piece: Code, undo: &mut Undo<W>) {
        let old = self.take(program, cell);
        undo.note_replaced(vec![(cell as u16, old)]);
        self.lose_rights(program, cell, cell);
        self.set_marks(program, self.info.promoted.without(Bits::one(cell)));
        if old != EMPTY {
            self.forget_en_passant_victim(program, cell);
        }
        if piece != EMPTY {
            self.put(program, piece, cell);
            self.block_en_passant_target(program, cell);
        }
    }

    /// Adds pieces to a hand, or removes them if `count` is negative.
    fn change_hand(&mut self, program: &Program<W>, piece: Code, count: i32, undo: &mut Undo<W>) {
        let (side, kind) = (side_of(piece), kind_of(piece));
        let gained: Vec<Code> =
            (0..count).take_while(|_| self.add_to_hand(program, side, kind)).map(|_| piece).collect();
        undo.note_gained(gained);
        for _ in 0..-count {
            let held = self.held(side, kind as u8);
            if held == 0 {
                break;
            }
            self.hand[side & SIDE_MASK][kind] = held - 1;
            self.info.key ^= program.zobrist.held(side, kind, held - 1);
            undo.note_spent(piece);
        }
    }

    /// Marks pieces that stand on one of their starting cells as never having moved.
    fn mark_unmoved(&mut self, program: &Program<W>, pieces: Bits<W>) {
        let at_home = |&cell: &usize| {
            let (side, kind) = (side_of(self.at[cell]), kind_of(self.at[cell]));
            (program.histories.has(cell) && program.pieces[side][kind].home.has(cell))
                || program.hands.gates[side].has(cell)
        };
        let new: Bits<W> = pieces.without(self.info.unmoved).iter().filter(at_home).collect();
        new.for_each(|cell| {
            self.info.key ^= program.zobrist.of(super::zobrist::HashFeature::Unmoved, cell as u64)
        });
        self.info.unmoved |= new;
    }

    fn remove_castling_rights(&mut self, program: &Program<W>, sides: u8, wing: Option<Wing>) {
        let castles = std::sync::Arc::clone(&self.castles);
        let lost = castles.list.iter().enumerate().filter(|(_, castle)| {
            let rule = program.castlings.get(usize::from(castle.rule));
            sides.checked_shr(castle.side.into()).unwrap_or(0) & 1 == 1
                && wing.is_none_or(|wing| rule.is_some_and(|rule| rule.wing == wing))
        });
        let lost = lost.fold(0u32, |set, (i, _)| set | 1 << i) & self.info.rights;
        self.info.key ^= castles.key(lost);
        self.info.rights &= !lost;
    }
}

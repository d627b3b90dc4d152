//! The end of a step: the turn passes, and the game may end.

use super::attacks::Occupancy;
use super::bits::Bits;
use super::compile::Extinction;
use super::generate::{GenType, SideView};
use super::goals::Connect;
use super::isa;
use super::kinds::Kinds;
use super::program::{Program, Resets, SIDE_MASK};
use super::side_set::SideSet;
use super::state::{Code, EMPTY, GameEnd, State, Undo, code, kind_of};
use super::step::{Step, StepKind, Steps};
use crate::definition::model::{EliminatedRule, Verdict};
use crate::outcome::Reason;

impl<const W: usize> Program<W> {
    /// Judges the position after a step. The turn has already passed from `us`.
    #[inline(always)]
    pub(crate) fn judge(&self, state: &mut State<W>, us: usize, step: Step, undo: &mut Undo<W>) {
        let promoted = matches!(step.kind, StepKind::Promote | StepKind::WalkPromote);
        let changed = undo.captured() != EMPTY || undo.has_extra() || promoted;
        if changed || self.ends.always {
            self.judge_closely(state, us, step, changed, undo);
        }
    }

    #[inline(never)]
    fn judge_closely(&self, state: &mut State<W>, us: usize, step: Step, changed: bool, undo: &mut Undo<W>) {
        let before = state.info.hashed();
        if changed || self.ends.replies {
            self.judge_losses(state, us, undo);
        }
        let enough = self.ends.checks[us & SIDE_MASK];
        if state.info.over.is_none() && enough > 0 && self.gives_check(state, us) {
            state.info.checks[us & SIDE_MASK] += 1;
            if state.info.checks[us & SIDE_MASK] >= enough {
                state.info.over = Some(GameEnd { winner: Some(us as u8), reason: Reason::Checks });
            }
        }
        if state.info.over.is_none() {
            self.judge_goals(state, us, step);
        }
        if state.info.over.is_none() {
            self.judge_board(state, us, step);
        }
        if self.turn.passes_end > 0 {
            let passed = step.kind == StepKind::Pass;
            state.info.passes = if passed { state.info.passes.saturating_add(1) } else { 0 };
            if state.info.passes >= self.turn.passes_end && state.info.over.is_none() {
                state.info.over = Some(GameEnd { winner: None, reason: Reason::Passes });
            }
        }
        if self.bikjang {
            let faced = undo.was_facing();
            state.info.facing = self.royals_face(state);
            if faced && state.info.facing && state.info.over.is_none() {
                state.info.over = Some(GameEnd { winner: None, reason: Reason::Facing });
            }
        }
        if state.info.hashed() != before {
            state.info.key ^= before.key(self) ^ state.info.hashed().key(self);
        }
    }

    /// Judges the loss of pieces and royals, beginning with the side that made the step.
    fn judge_losses(&self, state: &mut State<W>, us: usize, undo: &mut Undo<W>) {
        for extinction in &self.ends.extinctions {
            for side in (us..self.sides).chain(0..us) {
                let in_play = state.info.out >> side & 1 == 0 && state.info.over.is_none();
                if extinction.sides >> side & 1 == 0 || !in_play {
                    continue;
                }
                let left = self.owned(state, extinction, side);
                if left <= extinction.at_most && self.others_have_enough(state, extinction, side) {
                    match extinction.verdict {
                        Verdict::Win => {
                            state.info.over =
                                Some(GameEnd { winner: Some(side as u8), reason: extinction.reason });
                        }
                        Verdict::Draw => {
                            state.info.over = Some(GameEnd { winner: None, reason: extinction.reason })
                        }
                        Verdict::Loss => self.eliminate(state, side, Some(us), extinction.reason, undo),
                        Verdict::Fewest | Verdict::Most => {
                            let winner = self.by_count(state, extinction.verdict == Verdict::Most);
                            state.info.over = Some(GameEnd { winner, reason: extinction.reason });
                        }
                    }
                }
            }
        }
    }

    /// How many pieces an extinction counts for a side, on the board and in hand.
    #[inline]
    fn owned(&self, state: &State<W>, extinction: &Extinction, side: usize) -> u32 {
        let pieces = if extinction.kinds.is_empty() { self.all } else { state.of_kinds(&extinction.kinds) };
        (pieces & state.of_side(side)).count() + self.in_hand(state, &extinction.kinds, side)
    }

    /// Whether the other sides have as many pieces as an extinction requires.
    #[inline]
    fn others_have_enough(&self, state: &State<W>, extinction: &Extinction, side: usize) -> bool {
        let needed = extinction.others_at_least + u32::from(extinction.reply && state.us() == side);
        needed == 0 || {
            let others = (0..self.sides).filter(|&other| other != side && state.info.out >> other & 1 == 0);
            others.map(|other| self.owned(state, extinction, other)).sum::<u32>() >= needed
        }
    }

    /// The one remaining side with the most pieces, or with the fewest. None if several share that number.
    pub(crate) fn by_count(&self, state: &State<W>, most: bool) -> Option<u8> {
        let counts = (0..self.sides)
            .filter(|side| state.info.out >> side & 1 == 0)
            .map(|side| (i64::from(state.of_side(side).count()), side as u8))
            .map(|(count, side)| (if most { count } else { -count }, side));
        let best = counts.clone().max()?;
        (counts.filter(|(count, _)| *count == best.0).count() == 1).then_some(best.1)
    }

    /// How many pieces of these kinds a side has in hand. An empty set means all kinds.
    #[inline]
    fn in_hand(&self, state: &State<W>, kinds: &Kinds, side: usize) -> u32 {
        if !self.hands.any {
            return 0;
        }
        let hand = &state.hand[side & SIDE_MASK];
        let all: u32 = hand.iter().map(|&held| u32::from(held)).sum();
        if kinds.is_empty() { all } else { kinds.iter().map(|kind| u32::from(hand[kind as usize])).sum() }
    }

    /// Eliminates a side. `by` has brought that about: another side by its move, or the side itself; nobody, if it leaves. The game
    /// ends if only one team remains.
    pub(crate) fn eliminate(
        &self,
        state: &mut State<W>,
        side: usize,
        by: Option<usize>,
        reason: Reason,
        undo: &mut Undo<W>,
    ) {
        let captor = by.filter(|&by| self.foes(state, side).has(by));
        state.info.out |= 1 << side;
        if self.ends.teams_fall {
            state.info.out |= self.teams.allies(side).bits();
        }
        if self.sides > 2 && by.is_some() {
            self.fire_elimination(state, captor.unwrap_or(side), undo);
        }
        if state.info.over.is_some() {
            return;
        }
        let left = self.in_play(state);
        if self.teams.are_one(left) {
            state.info.over = Some(match self.ends.score {
                Some(_) => GameEnd { winner: self.by_score(state), reason: Reason::Points },
                None => GameEnd { winner: left.iter().next().map(|side| side as u8), reason },
            });
            return;
        }
        self.settle_estate(state, side, captor, undo);
        state.review_en_passant(self);
    }

    /// Does what the rules say with the pieces of an eliminated side.
    fn settle_estate(&self, state: &mut State<W>, side: usize, captor: Option<usize>, undo: &mut Undo<W>) {
        let pieces = state.of_side(side);
        match (self.ends.eliminated, captor) {
            (EliminatedRule::Stay, _) => {}
            (EliminatedRule::Vanish, _) => {
                let mut removed: Vec<(u16, Code)> = vec![];
                pieces.iter().for_each(|cell| removed.push((cell as u16, state.at[cell])));
                for &(cell, _) in &removed {
                    state.take(self, cell as usize);
                    state.lose_rights(self, cell as usize, cell as usize);
                    state.forget_en_passant_victim(self, cell.into());
                }
                undo.note_replaced(removed);
            }
            (EliminatedRule::Captor, Some(captor)) => {
                let royals = self.royals(state);
                pieces.for_each(|cell| {
                    let heir = code(captor, kind_of(state.at[cell]));
                    let piece = if royals.has(cell) { EMPTY } else { heir };
                    state.replace(self, cell, piece, undo);
                });
            }
            (EliminatedRule::Obstacles | EliminatedRule::Captor, _) => {
                pieces.for_each(|cell| state.forget_en_passant_victim(self, cell));
            }
        }
    }

    /// The team that alone has the most of the counter which decides, by its first side, or its first side still in the game.
    pub(crate) fn by_score(&self, state: &State<W>) -> Option<u8> {
        let (Some(counter), Some(ledger)) = (self.ends.score, &state.ledger) else { return None };
        let counts = &ledger.counters[counter];
        let team = |side: usize| SideSet::new(self.sides, |other| !self.teams.foes(side).has(other));
        let total = |side: usize| team(side).iter().map(|other| i64::from(counts[other])).sum::<i64>();
        let best = (0..self.sides).max_by_key(|&side| total(side))?;
        let leaders = SideSet::new(self.sides, |side| total(side) == total(best));
        let still_in = SideSet::new(self.sides, |side| leaders.has(side) && self.in_play(state).has(side));
        let winner = if still_in.any() { still_in } else { leaders }.iter().next();
        winner.filter(|_| self.teams.are_one(leaders)).map(|side| side as u8)
    }

    /// The sides left in the game if a side loses.
    fn others_if_lost(&self, state: &State<W>, side: usize) -> SideSet {
        let fallen = if self.ends.teams_fall { self.teams.allies(side).bits() } else { 0 };
        self.in_play(state).minus(fallen | 1 << side)
    }

    /// The first side of the only team that is left if a side loses.
    pub(crate) fn left_without(&self, state: &State<W>, side: usize) -> Option<usize> {
        let left = self.others_if_lost(state, side);
        left.iter().next().filter(|_| self.teams.are_one(left))
    }

    /// Whether a side that has lost drops out of the game: at least two teams must remain, unless the score decides.
    pub(crate) fn drops_out(&self, state: &State<W>, side: usize) -> bool {
        self.ends.score.is_some() || !self.teams.are_one(self.others_if_lost(state, side))
    }

    /// Eliminates a side that leaves, or that could not move, which `by` has brought about. At least two teams must remain, unless the
    /// score decides.
    #[cold]
    pub(crate) fn drop_out(
        &self,
        state: &mut State<W>,
        side: usize,
        by: Option<usize>,
        reason: Reason,
        undo: &mut Undo<W>,
    ) {
        let old = state.info.hashed().key(self) ^ self.zobrist.turn[state.us()];
        self.eliminate(state, side, by, reason, undo);
        let sits_out = |state: &State<W>| state.info.out >> state.us() & 1 == 1 && state.info.over.is_none();
        if sits_out(state) {
            self.next_turn(state, undo);
            self.fire_turn_start(state, undo);
            if self.chance.is_some() {
                self.forget_moved_reveal(state, undo);
            }
            // The start of a turn can take the last royal of a side.
            self.judge_losses(state, by.unwrap_or(side), undo);
            if sits_out(state) {
                self.next_turn(state, undo);
            }
        }
        let new = state.info.hashed().key(self) ^ self.zobrist.turn[state.us()];
        state.info.key ^= old ^ new;
    }

    /// Judges castlings that win, connected pieces and a full board.
    fn judge_board(&self, state: &mut State<W>, us: usize, step: Step) {
        if self.ends.castling_wins {
            let rule =
                |castle: u8| self.castlings.get(state.castles.list.get(castle as usize)?.rule as usize);
            if step.kind == StepKind::Castle && rule(step.arg).is_some_and(|rule| rule.wins) {
                state.info.over = Some(GameEnd { winner: Some(us as u8), reason: Reason::Goal });
                return;
            }
            self.judge_castling(state);
        }
        for connect in &self.ends.connect {
            if state.info.over.is_none() && connect.stands(self, state, us) {
                state.info.over = self.connected(state, connect, us);
            }
        }
        self.judge_full(state, us);
    }

    /// Ends the game if the board is full. `us` has made the last move.
    fn judge_full(&self, state: &mut State<W>, us: usize) {
        if let Some(verdict) = self.ends.full_board
            && state.info.over.is_none()
            && state.occupied(self) == self.all
        {
            let next = state.info.turn;
            let winner = match verdict {
                Verdict::Win => Some(next),
                Verdict::Draw => None,
                Verdict::Loss => Some(us as u8),
                Verdict::Fewest | Verdict::Most => self.by_count(state, verdict == Verdict::Most),
            };
            state.info.over = Some(GameEnd { winner, reason: Reason::BoardFull });
        }
    }

    fn connected(&self, state: &State<W>, connect: &Connect<W>, us: usize) -> Option<GameEnd> {
        let winner = match connect.verdict {
            Verdict::Win => Some(us as u8),
            Verdict::Draw => None,
            Verdict::Loss => (0..self.sides).find(|&side| side != us).map(|side| side as u8),
            Verdict::Fewest | Verdict::Most => self.by_count(state, connect.verdict == Verdict::Most),
        };
        Some(GameEnd { winner, reason: Reason::Connected })
    }

    /// A side loses once it can no longer make the castling that would win.
    fn judge_castling(&self, state: &mut State<W>) {
        for side in 0..self.sides as u8 {
            let needs = self.castlings.iter().any(|rule| rule.side == side && rule.wins);
            let mut castles = state.castles.list.iter().enumerate();
            let can = castles.any(|(i, castle)| {
                let rule = self.castlings.get(castle.rule as usize);
                castle.side == side && state.info.rights >> i & 1 == 1 && rule.is_some_and(|rule| rule.wins)
            });
            if needs && !can && state.info.over.is_none() {
                let winner = (0..self.sides as u8).find(|&other| other != side);
                state.info.over = Some(GameEnd { winner, reason: Reason::Goal });
            }
        }
    }

    fn judge_goals(&self, state: &mut State<W>, us: usize, step: Step) {
        for goal in &self.ends.goals {
            if goal.held {
                let next = state.us();
                if next != us && state.info.over.is_none() && goal.reached(self, state, next) {
                    state.info.over = Some(GameEnd { winner: Some(next as u8), reason: Reason::Goal });
                    return;
                }
                continue;
            }
            let moved = !matches!(step.kind, StepKind::Pass | StepKind::Uncover | StepKind::Act);
            if goal.safe || goal.blocked {
                // Other sides' moves can make a piece safe. Whether a goal is full is asked of the side that has moved.
                let next = Some(state.us()).filter(|_| goal.safe);
                let reached = next.into_iter().chain([us]).find(|&side| goal.reached(self, state, side));
                if let Some(winner) = reached {
                    state.info.over = Some(GameEnd { winner: Some(winner as u8), reason: Reason::Goal });
                    return;
                }
                continue;
            }
            let arrived = moved && goal.region[us].has(step.to as usize) && goal.reached(self, state, us);
            if !goal.last_reply {
                if arrived {
                    state.info.over = Some(GameEnd { winner: Some(us as u8), reason: Reason::Goal });
                }
                continue;
            }
            if arrived {
                state.info.reached |= 1 << us;
            }
            let reached: Vec<usize> = (0..self.sides).filter(|s| state.info.reached >> s & 1 == 1).collect();
            if reached.is_empty() {
                continue;
            }
            // A side that can still reach its goal has a reply, until the last side of the round has moved.
            let round_over = us + 1 == self.sides;
            // What is asked about replies does not ask about replies to them, which could have no end.
            let ends =
                round_over || (!state.query.answering && !self.can_reach(state, &goal.region, &goal.kinds));
            if ends {
                let winner = if let [one] = reached[..] { Some(one as u8) } else { None };
                state.info.over = Some(GameEnd { winner, reason: Reason::Goal });
            }
        }
    }

    /// Whether the side to move has a legal step of one of these kinds into its region.
    #[cold]
    fn can_reach(&self, state: &State<W>, region: &[Bits<W>], kinds: &Kinds) -> bool {
        let mut list = Steps::default();
        let mut asked = state.clone();
        asked.query.answering = true;
        isa::list(self, &asked, GenType::All, &mut list);
        let us = state.us();
        list.steps.iter().any(|step| {
            let kind = kind_of(state.at[step.from as usize]);
            step.kind != StepKind::Act
                && (kinds.is_empty() || kinds.contains(kind))
                && region[us].has(step.to as usize)
        })
    }

    /// Judges a position that was set up instead of being reached by a move.
    pub(crate) fn judge_setup(&self, state: &mut State<W>) {
        let mut nothing = Undo::nothing(state);
        let last = (state.us() + self.sides - 1) % self.sides;
        self.judge_losses(state, last, &mut nothing);
        let enough = |side: usize| (self.ends.checks[side & SIDE_MASK], state.info.checks[side & SIDE_MASK]);
        if let Some(winner) = (0..self.sides)
            .find(|&side| matches!(enough(side), (limit, given) if limit > 0 && given >= limit))
        {
            state.info.over = Some(GameEnd { winner: Some(winner as u8), reason: Reason::Checks });
        }
        for goal in &self.ends.goals {
            // What an opponent's move can complete counts only for the side that such a goal asks after a move.
            let asked = |side: usize| match (goal.held, goal.blocked && !goal.safe) {
                (true, _) => side == state.us(),
                (false, true) => side == last,
                (false, false) => true,
            };
            let reached: Vec<usize> =
                (0..self.sides).filter(|&side| asked(side) && goal.reached(self, state, side)).collect();
            if reached.is_empty() || state.info.over.is_some() {
                continue;
            }
            let winner = if let [one] = reached[..] { Some(one as u8) } else { None };
            let mut over = !goal.last_reply || state.us() == 0;
            if !over {
                for &side in &reached {
                    state.info.reached |= 1 << side;
                }
                over = !self.can_reach(state, &goal.region, &goal.kinds);
            }
            if over {
                state.info.over = Some(GameEnd { winner, reason: Reason::Goal });
            }
        }
        for connect in &self.ends.connect {
            for side in 0..self.sides {
                if state.info.over.is_none() && connect.stands(self, state, side) {
                    state.info.over = self.connected(state, connect, side);
                }
            }
        }
        if self.ends.castling_wins && state.info.over.is_none() {
            self.judge_castling(state);
        }
        self.judge_full(state, (state.us() + self.sides - 1) % self.sides.max(1));
        if self.bikjang {
            state.info.facing = self.royals_face(state);
        }
    }

    /// Whether a royal of the side to move is attacked. A side that is out is not in check.
    pub(crate) fn in_check(&self, state: &State<W>) -> bool {
        let us = state.us();
        if state.info.out >> us & 1 == 1 {
            return false;
        }
        if self.terrain.is_some() {
            return self.could_capture(state, us, self.royals(state) & state.side[us]);
        }
        let view = SideView::of(self, state, us);
        let royals = self.royals(state) & view.own;
        self.leaves_attacked(&view, royals, &view.occupancy(), Bits::NONE)
            && (!self.asks_for_legal_checks(state) || self.legally_attacked(state, us, royals))
    }

    /// The enemy pieces that attack a royal of the side to move.
    pub(crate) fn checkers(&self, state: &State<W>) -> Bits<W> {
        let us = state.us();
        if state.info.out >> us & 1 == 1 {
            return Bits::NONE;
        }
        let royals = self.royals(state) & state.of_side(us);
        if self.asks_for_legal_checks(state) {
            return self.legal_attackers(state, self.foes(state, us), royals);
        }
        let occupancy = Occupancy { occupied: state.occupied(self), enemy: Bits::NONE, moved: (0, 0) };
        let attacks = |them: usize, from: usize| {
            let enemy = Bits::one(from);
            royals.iter().any(|k| {
                let out_of_reach = self.touches(state, us, k, Bits::NONE);
                !out_of_reach && self.attacked_by(state, them, k, &Occupancy { enemy, ..occupancy })
            })
        };
        let others = self.foes(state, us).iter();
        others.flat_map(|them| state.of_side(them).iter().filter(move |&from| attacks(them, from))).collect()
    }

    /// Whether two royals of different sides face each other along a file.
    fn royals_face(&self, state: &State<W>) -> bool {
        let occupied = state.occupied(self);
        let royals: Vec<usize> = state.of_kinds(&self.all_royal_kinds).iter().collect();
        royals.iter().any(|&a| {
            royals.iter().any(|&b| {
                let (ca, cb) = (self.board.coords(a as u16), self.board.coords(b as u16));
                let sides = (state.at[a] ^ state.at[b]) >> 8 != 0;
                sides && ca.x == cb.x && ca.z == cb.z && ca.y < cb.y && {
                    let between = self.cells_between(ca.x, ca.z, ca.y + 1, cb.y);
                    !between.meets(occupied)
                }
            })
        })
    }

    fn cells_between(&self, x: i16, z: i16, from: i16, to: i16) -> Bits<W> {
        (from..to)
            .filter_map(|y| self.board.at(crate::board::Vector::new(x, y, z)))
            .map(usize::from)
            .collect()
    }

    /// Ends a step in games without plain turns.
    #[cold]
    pub(crate) fn pass_turn(&self, state: &mut State<W>, us: usize, step: Step, undo: &mut Undo<W>) {
        if let Some(terrain) = &self.terrain {
            self.pass_on_terrain(terrain, state, us, step, undo);
            return;
        }
        let old = state.info.hashed().key(self) ^ self.zobrist.turn[us & SIDE_MASK];
        state.info.steps_left = state.info.steps_left.saturating_sub(1);
        if self.turn.check_ends.has(us) && state.info.steps_left > 0 && self.gives_check(state, us) {
            state.info.steps_left = 0;
        }
        if state.info.steps_left == 0 {
            self.fire_turn_end(state, undo);
            self.next_turn(state, undo);
            self.fire_turn_start(state, undo);
            if self.chance.is_some() {
                self.forget_moved_reveal(state, undo);
            }
        }
        let new = state.info.hashed().key(self) ^ self.zobrist.turn[state.us()];
        state.info.key ^= old ^ new;
        if self.ends.any {
            self.judge(state, us, step, undo);
            if state.info.over.is_none() && state.info.out >> state.us() & 1 == 1 {
                let old = state.info.hashed().key(self) ^ self.zobrist.turn[state.us()];
                // A side that this step has eliminated does not play its turn. If the mover has eliminated itself, its
                // turn counts.
                state.info.turns -= u32::from(state.us() != us);
                self.next_turn(state, undo);
                let new = state.info.hashed().key(self) ^ self.zobrist.turn[state.us()];
                state.info.key ^= old ^ new;
            }
        }
    }

    fn next_turn(&self, state: &mut State<W>, undo: &mut Undo<W>) {
        if self.chance.is_some() {
            self.pick_up_die(state, undo);
        }
        state.info.turns += 1;
        let mut next = state.us();
        for _ in 0..self.sides {
            next = (next + 1) % self.sides;
            if state.info.out >> next & 1 == 0 {
                break;
            }
        }
        state.info.turn = next as u8;
        state.info.steps_left = self.turn.steps_of_turn(next, state.info.turns);
    }

    /// Whether a step just made by that piece resets the move count.
    #[inline(always)]
    pub(crate) fn resets(&self, mover: Code, from: usize, to: usize) -> bool {
        match self.resets_clock[kind_of(mover)] {
            Resets::Never => false,
            Resets::Always => true,
            Resets::OneWay => !self.can_return(mover, from, to),
        }
    }

    /// Whether the piece could move straight back on an empty board.
    #[cold]
    fn can_return(&self, mover: Code, from: usize, to: usize) -> bool {
        let ways = self.ways_back.iter().find(|(piece, _)| *piece == mover);
        ways.is_some_and(|(_, ways)| ways[to].has(from))
    }

    /// The cells to which a piece could move alone on the board. The state is an empty board.
    pub(super) fn targets_alone(&self, state: &mut State<W>, piece: Code, cell: usize) -> Bits<W> {
        state.put(self, piece, cell);
        let mut list = Steps::default();
        // Walls that a move would have to put somewhere are not asked about.
        let gen_type = if self.walls.is_some() { GenType::Base } else { GenType::Quiets };
        isa::list(self, state, gen_type, &mut list);
        state.take(self, cell);
        // A move that leaves the piece where it stands can be made again, so it belongs to them.
        let steps = list.steps.into_iter().filter(|step| {
            !matches!(step.kind, StepKind::Drop | StepKind::Pass | StepKind::Uncover | StepKind::Chance)
        });
        steps.map(|step| step.to as usize).collect()
    }
}

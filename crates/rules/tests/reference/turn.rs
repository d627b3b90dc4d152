//! What happens after a step: the turn passes, and the game may end.

use chesswright_rules::board::Cell;
use chesswright_rules::definition::model::{Sided, Verdict};
use chesswright_rules::{Outcome, Reason, Side};

use super::ends::Count;
use super::game::{Game, Goal};
use super::situation::{Deed, End, Situation, Why};

impl Game {
    /// The number of steps in a side's turn. Turns are counted from 0.
    pub fn steps_of_turn(&self, side: usize, turns: u32) -> u32 {
        let turn = &self.definition.turn;
        let usual = turn.steps_for(self.side_name(side)).max(1);
        match turn.first_steps {
            Some(first) if turns == 0 => u32::from(first.max(1)),
            _ => u32::from(usual) + turns * u32::from(turn.grows_by),
        }
    }

    /// The position after a legal move.
    pub fn after(&self, now: &Situation, deed: &Deed) -> Situation {
        if let Some(after) = self.after_chance(now, deed) {
            return after;
        }
        let us = now.turn;
        let mut after = now.moved(self, deed);
        self.set_off(&mut after, now, deed);
        self.ask_nature(now, &mut after, deed);
        after.steps_left = after.steps_left.saturating_sub(1);
        let ends = self.definition.turn.check_ends_for(self.side_name(us));
        if ends && self.gives_check(&after, us) {
            after.steps_left = 0;
        }
        if after.steps_left == 0 {
            self.turn_ends(&mut after);
            self.next_turn(&mut after);
            self.turn_starts(&mut after);
            self.forget_moved_reveal(&mut after);
        }
        self.judge_losses(&mut after, us);
        self.judge_checks(&mut after, us);
        self.judge_goals(&mut after, us, deed);
        self.judge_board(&mut after, us, deed);
        let enough = u32::from(self.definition.turn.passes_end);
        if enough > 0 {
            after.passes = if deed.pass { now.passes + 1 } else { 0 };
            if after.passes >= enough && after.end.is_none() {
                after.end = Some(End { winner: None, why: Why::Passes });
            }
        }
        after.facing = self.royals_face(&after);
        if now.facing && after.facing && after.end.is_none() {
            after.end = Some(End { winner: None, why: Why::Facing });
        }
        if after.end.is_none() && after.out[after.turn] {
            // The side to move has just been eliminated. If that was by its own step, its turn ends.
            if after.turn == us {
                self.next_turn(&mut after);
            } else {
                self.skip_out(&mut after);
                after.steps_left = self.steps_of_turn(after.turn, after.turns);
            }
        }
        after
    }

    pub fn next_turn(&self, after: &mut Situation) {
        after.turns += 1;
        after.nature.die = None;
        self.skip_out(after);
        after.steps_left = self.steps_of_turn(after.turn, after.turns);
    }

    /// Passes the turn to the next side that is still in the game.
    fn skip_out(&self, after: &mut Situation) {
        let n = self.sides();
        if let Some(next) = (1..=n).map(|k| (after.turn + k) % n).find(|&side| !after.out[side]) {
            after.turn = next;
        }
    }

    /// Judges the ends that the start position already meets.
    pub fn judge_start(&self, start: &mut Situation) {
        self.judge_losses(start, (start.turn + self.sides() - 1) % self.sides());
        for goal in &self.goals {
            let reached: Vec<usize> = (0..self.sides())
                .filter(|&side| self.holds(goal, start, side) && (!goal.held || side == start.turn))
                .collect();
            if start.end.is_none() && !reached.is_empty() {
                let winner = if let [one] = reached[..] { Some(one) } else { None };
                start.end = Some(End { winner, why: Why::Goal });
            }
        }
        start.facing = self.royals_face(start);
    }

    /// Judges the loss of pieces, including royals. The side that made the step comes first.
    pub fn judge_losses(&self, after: &mut Situation, us: usize) {
        let in_turn = || (us..self.sides()).chain(0..us);
        for rule in &self.definition.end.extinction {
            let kinds: Vec<usize> = rule.pieces.iter().filter_map(|name| self.kind_number(name)).collect();
            for side in in_turn() {
                let name = &self.definition.sides[side].name;
                let applies = rule.sides.as_ref().is_none_or(|sides| sides.contains(name));
                let few = after.owned(side, &kinds) <= usize::from(rule.at_most);
                let others: usize = (0..self.sides())
                    .filter(|&other| other != side && !after.out[other])
                    .map(|other| after.owned(other, &kinds))
                    .sum();
                let wanted =
                    usize::from(rule.others_at_least) + usize::from(rule.reply && after.turn == side);
                if applies && few && others >= wanted && after.end.is_none() && !after.out[side] {
                    match rule.verdict {
                        Verdict::Win => after.end = Some(End { winner: Some(side), why: Why::Extinction }),
                        Verdict::Draw => after.end = Some(End { winner: None, why: Why::Extinction }),
                        Verdict::Loss => self.put_out(after, side, Some(us), Why::Extinction),
                        Verdict::Fewest | Verdict::Most => {
                            let winner = self.by_count(after, rule.verdict);
                            after.end = Some(End { winner, why: Why::Extinction });
                        }
                    }
                }
            }
        }
        let always = self.definition.capture.blast.is_some() || self.looks_ahead();
        for side in in_turn() {
            if always || !self.binding(side) || self.needs_all(side) {
                let had = self.start.iter().any(|&(_, s, kind)| s == side && self.kinds[side][kind].royal);
                let held = after.hands[side].iter().enumerate();
                let in_hand = held.into_iter().any(|(kind, &n)| n > 0 && self.kinds[side][kind].royal);
                let lost = had && !in_hand && after.royals(self, side).is_empty();
                if lost && after.end.is_none() && !after.out[side] {
                    self.put_out(after, side, Some(us), Why::RoyalCaptured);
                }
            }
        }
    }

    /// The side that alone has the most, or the fewest, pieces.
    pub fn by_count(&self, now: &Situation, verdict: Verdict) -> Option<usize> {
        let mut counts: Vec<(usize, usize)> = (0..self.sides())
            .filter(|&side| !now.out[side])
            .map(|side| (now.men_of(side).len(), side))
            .collect();
        counts.sort_unstable();
        if verdict == Verdict::Most {
            counts.reverse();
        }
        match counts[..] {
            [(best, side), ref rest @ ..] if rest.iter().all(|(count, _)| *count != best) => Some(side),
            _ => None,
        }
    }

    fn judge_checks(&self, after: &mut Situation, us: usize) {
        let enough = u32::from(self.definition.end.checks_for(&self.definition.sides[us].name));
        if enough > 0 && after.end.is_none() && self.gives_check(after, us) {
            after.checks[us] += 1;
            if after.checks[us] >= enough {
                after.end = Some(End { winner: Some(us), why: Why::Checks });
            }
        }
    }

    /// Whether a side has enough pieces on the cells of a goal.
    fn holds(&self, goal: &Goal, now: &Situation, side: usize) -> bool {
        let men = now.men_of(side).into_iter();
        let counted = men.filter(|(cell, man)| {
            goal.region[side].contains(*cell) && (goal.kinds.is_empty() || goal.kinds.contains(&man.kind))
        });
        let cells: Vec<Cell> = counted.map(|(cell, _)| cell).collect();
        let full = || goal.region[side].iter().all(|cell| now.at(cell).is_some());
        let blocked = goal.blocked && !cells.is_empty() && full();
        let safe = |cell: &&Cell| !goal.safe || !self.is_hit(now, side, **cell);
        (cells.len() >= goal.count || blocked)
            && (!goal.safe || cells.iter().filter(safe).count() >= goal.count)
    }

    /// Whether some side has enough pieces on a goal, whoever brought them there.
    pub fn somebody_is_there(&self, now: &Situation) -> bool {
        self.goals.iter().any(|goal| (0..self.sides()).any(|side| self.holds(goal, now, side)))
    }

    fn judge_goals(&self, after: &mut Situation, us: usize, deed: &Deed) {
        for goal in &self.goals {
            if goal.held {
                let next = after.turn;
                if next != us && after.end.is_none() && self.holds(goal, after, next) {
                    after.end = Some(End { winner: Some(next), why: Why::Goal });
                }
                continue;
            }
            if goal.safe || goal.blocked {
                // Steps of other sides may reach it too.
                let reached = [after.turn, us].into_iter().find(|&side| self.holds(goal, after, side));
                if let Some(winner) = reached.filter(|_| after.end.is_none()) {
                    after.end = Some(End { winner: Some(winner), why: Why::Goal });
                }
                continue;
            }
            let moved = !deed.stays() && deed.action.is_none();
            let arrived = moved && goal.region[us].contains(deed.to) && self.holds(goal, after, us);
            if arrived && goal.last_reply {
                after.reached[us] = true;
            } else if arrived && after.end.is_none() {
                after.end = Some(End { winner: Some(us), why: Why::Goal });
            }
        }
        self.judge_replies(after, us);
    }

    /// Once a side has reached a goal, the sides later in the round may reach it too, but only at once.
    fn judge_replies(&self, after: &mut Situation, us: usize) {
        let reached: Vec<usize> = (0..self.sides()).filter(|&side| after.reached[side]).collect();
        if reached.is_empty() || after.end.is_some() {
            return;
        }
        let round_over = us + 1 == self.sides();
        let can_reach = || {
            self.legal(&after.answering()).iter().any(|deed| {
                let Some(man) = after.at(deed.from) else { return false };
                self.goals.iter().filter(|goal| goal.last_reply).any(|goal| {
                    let counts = goal.kinds.is_empty() || goal.kinds.contains(&man.kind);
                    !deed.stays()
                        && deed.chance.is_none()
                        && deed.action.is_none()
                        && counts
                        && goal.region[after.turn].contains(deed.to)
                })
            })
        };
        // What is asked about replies does not ask about replies to them, which could have no end.
        if round_over || (!after.answering && !can_reach()) {
            let winner = if let [one] = reached[..] { Some(one) } else { None };
            after.end = Some(End { winner, why: Why::Goal });
        }
    }
}

/// The game so far.
pub struct Record {
    pub now: Situation,
    /// The earlier positions, and the move made in each.
    pub past: Vec<(Situation, Deed)>,
    pub count: Option<Count>,
}

impl Record {
    pub fn new(start: Situation) -> Self {
        Self { now: start, past: vec![], count: None }
    }

    /// The game at its start. Sides that cannot move then are out.
    pub fn begin(game: &Game, start: Situation) -> Self {
        let mut record = Self::new(start);
        record.settle(game, None);
        record
    }

    pub fn play(&mut self, game: &Game, deed: &Deed) {
        let after = game.after(&self.now, deed);
        let changed = !deed.captures.is_empty() || deed.promotion.is_some();
        let taken: Vec<usize> =
            deed.captures.iter().filter_map(|&cell| self.now.at(cell)).map(|man| man.kind).collect();
        self.count = game.count_on(self.count, &after, changed, &taken);
        let mover = self.now.turn;
        self.past.push((std::mem::replace(&mut self.now, after), deed.clone()));
        self.settle(game, Some(mover));
    }

    /// A piece comes from another board. Nobody has moved.
    pub fn supply(&mut self, side: usize, kind: usize) {
        self.now.hands[side][kind] += 1;
    }

    /// The result of the game, if it is over. `stuck` says that the side to move has no legal move.
    pub fn outcome(&self, game: &Game, stuck: bool) -> Option<Outcome> {
        if let Some(end) = self.now.end {
            let reason = match end.why {
                Why::Goal => Reason::Goal,
                Why::Connected => Reason::Connected,
                Why::Full => Reason::BoardFull,
                Why::Checks => Reason::Checks,
                Why::Extinction => Reason::Extinction,
                Why::RoyalCaptured => Reason::RoyalCaptured,
                Why::Facing => Reason::Facing,
                Why::Passes => Reason::Passes,
                Why::Trigger => Reason::Trigger,
                Why::Points => Reason::Points,
            };
            let winner = end.winner.map(|side| Side(side as u8));
            return Some(Outcome { winner: winner.or_else(|| game.draw_winner(&self.now)), reason });
        }
        if stuck && !game.awaits(&self.now) {
            let end = &game.definition.end;
            let (verdict, reason) = if !game.in_check(&self.now, self.now.turn) {
                (end.stalemate.clone(), Reason::Stalemate)
            } else if let Some(verdict) = self.unfair_mate(game) {
                (Sided::All(verdict), Reason::UnfairMate)
            } else {
                (end.checkmate.clone(), Reason::Checkmate)
            };
            return Some(Outcome { winner: game.winner(&self.now, &verdict), reason });
        }
        self.drawn_by_count(game)
    }
}

impl Game {
    /// The winner by a verdict on the side to move. If that side loses, the only other team still in the game wins.
    pub fn winner(&self, now: &Situation, verdict: &Sided<Verdict>) -> Option<Side> {
        let verdict = verdict.of(&self.definition.sides[now.turn].name);
        let winner = match verdict {
            Verdict::Win => Some(now.turn),
            Verdict::Loss => self.last_team(now, now.turn),
            Verdict::Draw => return self.draw_winner(now),
            Verdict::Fewest | Verdict::Most => match self.by_count(now, verdict) {
                None => return self.draw_winner(now),
                winner => winner,
            },
        };
        winner.map(|side| Side(side as u8))
    }

    /// The winner of a game that would be drawn: the side that alone has the most points, otherwise the side that the
    /// game names.
    pub fn draw_winner(&self, now: &Situation) -> Option<Side> {
        let draws = &self.definition.end.draws;
        let sides = &self.definition.sides;
        let named = || {
            let winner = draws.winner.as_ref()?;
            sides.iter().position(|side| side.name == *winner)
        };
        if self.definition.end.score.is_some() {
            return self.by_score(now).or_else(named).map(|side| Side(side as u8));
        }
        if !draws.points.is_empty() || !draws.bonus.is_empty() {
            let points = |side: usize| -> i32 {
                let men = now.men_of(side);
                let worth = men.iter().map(|(_, man)| {
                    let name = self.definition.pieces.get_index(man.kind).map_or("", |(name, _)| name);
                    draws.points.get(name).copied().unwrap_or(0)
                });
                worth.sum::<i32>() + draws.bonus.get(&sides[side].name).copied().unwrap_or(0)
            };
            let all: Vec<i32> = (0..self.sides()).map(points).collect();
            let best = all.iter().max().copied().unwrap_or(0);
            if all.iter().filter(|&&points| points == best).count() == 1 {
                return all.iter().position(|&points| points == best).map(|side| Side(side as u8));
            }
        }
        named().map(|side| Side(side as u8))
    }
}

/// Whether it matters if the piece on a cell has moved.
fn told(game: &Game, s: &Situation, cell: u16) -> bool {
    let man = s.at(cell).filter(|man| *man != super::situation::WALL);
    game.histories.contains(cell) || man.is_some_and(|man| game.is_gate(s, man.side, cell))
}

/// Whether two positions of a game count as the same.
pub fn same_position(game: &Game, a: &Situation, b: &Situation) -> bool {
    let grows = game.definition.turn.grows_by > 0;
    let strip = |s: &Situation| Situation {
        clock: 0,
        turns: if grows { s.turns } else { 0 },
        unmoved: (0..).zip(&s.unmoved).map(|(cell, &unmoved)| unmoved && told(game, s, cell)).collect(),
        targets: s.targets.clone().map(|targets| super::situation::Targets { victim: 0, ..targets }),
        ..s.clone()
    };
    strip(a) == strip(b)
}

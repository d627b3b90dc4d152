//! Rare ends of games: castling that wins, pieces that stand together, full boards, and all ends that depend on the
//! history.

use std::collections::BTreeSet;

use chesswright_rules::betza::mover::Mover;
use chesswright_rules::betza::{Options, lower, parse};
use chesswright_rules::board::{Cell, Geometry, Vector};
use chesswright_rules::definition::model::{
    ConnectDef, CountingDef, DeclarationDef, DropMate, Sided, Verdict,
};
use chesswright_rules::{Outcome, Reason, Side};

use super::game::Game;
use super::situation::{Deed, End, Situation, Why};
use super::turn::Record;

/// A count towards a limit. Both numbers count the turns of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    limit: usize,
    made: usize,
}

impl Game {
    /// Judges castling that wins, pieces that stand together, and full boards.
    pub fn judge_board(&self, after: &mut Situation, us: usize, deed: &Deed) {
        if after.end.is_some() {
            return;
        }
        let wins = |side: usize| self.castlings.iter().any(|rule| rule.wins && rule.side == side);
        if deed.castling && wins(us) {
            after.end = Some(End { winner: Some(us), why: Why::Goal });
            return;
        }
        let stuck =
            (0..self.sides()).find(|&side| wins(side) && after.castles.iter().all(|c| c.side != side));
        if let Some(side) = stuck {
            after.end = Some(End { winner: (0..self.sides()).find(|&other| other != side), why: Why::Goal });
            return;
        }
        for rule in &self.definition.end.connect {
            if after.end.is_none() && self.stand_together(after, rule, us) {
                after.end = Some(End { winner: self.won(after, rule.verdict, us), why: Why::Connected });
            }
        }
        if let Some(verdict) = self.definition.end.full_board
            && after.end.is_none()
            && after.men.iter().all(Option::is_some)
        {
            after.end = Some(End { winner: self.won(after, Some(verdict), after.turn), why: Why::Full });
        }
    }

    /// The winner by a verdict on a side.
    fn won(&self, now: &Situation, verdict: Option<Verdict>, side: usize) -> Option<usize> {
        match verdict.unwrap_or(Verdict::Win) {
            Verdict::Win => Some(side),
            Verdict::Loss => (0..self.sides()).find(|&other| other != side),
            Verdict::Draw => None,
            verdict => self.by_count(now, verdict),
        }
    }

    fn stand_together(&self, now: &Situation, rule: &ConnectDef, side: usize) -> bool {
        let kinds: Vec<usize> = rule.pieces.iter().filter_map(|name| self.kind_number(name)).collect();
        let men = now.men_of(side).into_iter();
        let cells: BTreeSet<Cell> = men
            .filter(|(_, man)| kinds.is_empty() || kinds.contains(&man.kind))
            .map(|(cell, _)| cell)
            .collect();
        let ways = self.ways(&rule.along);
        let beside = |from: Cell, way: Vector, n: u16| {
            self.line(from, way).iter().take_while(|at| cells.contains(at)).count() + 1 >= n.into()
        };
        let aligned = |from: Cell, way: Vector, n: u16| {
            self.line(from, way).iter().filter(|at| cells.contains(at)).count() + 1 >= n.into()
        };
        let corner = |from: Cell, n: i16| {
            [(1, 1), (-1, 1), (1, -1), (-1, -1)].into_iter().any(|(right, up)| {
                (0..n).all(|x| {
                    (0..n).all(|y| {
                        let there = self.step(from, Vector::flat(right * x, up * y));
                        there.is_some_and(|at| cells.contains(&at))
                    })
                })
            })
        };
        // On a board without edges a larger square would come round again.
        let fits = |n: u16| self.board.extent().iter().any(|&most| n <= most);
        let somewhere = |fits: &dyn Fn(Cell, Vector) -> bool| {
            cells.iter().any(|&cell| ways.iter().any(|&way| fits(cell, way)))
        };
        (rule.line > 0 && somewhere(&|cell, way| beside(cell, way, rule.line)))
            || (rule.collinear > 0 && somewhere(&|cell, way| aligned(cell, way, rule.collinear)))
            || (rule.square > 0
                && fits(rule.square)
                && cells.iter().any(|&cell| corner(cell, rule.square as i16)))
            || self.chained(rule, side, &cells, &ways)
    }

    /// Whether a chain of these cells connects what the rule requires.
    fn chained(&self, rule: &ConnectDef, side: usize, cells: &BTreeSet<Cell>, ways: &[Vector]) -> bool {
        let (Some(from), Some(to)) = (&rule.from, &rule.to) else { return false };
        let inside = |region, cell: &Cell| self.in_region(&Some(Clone::clone(region)), side, *cell);
        let mut chain: Vec<Cell> = cells.iter().copied().filter(|cell| inside(from, cell)).collect();
        let mut next = 0;
        while let Some(&cell) = chain.get(next) {
            next += 1;
            let leads = |from: Cell, to: Cell| ways.iter().any(|&way| self.cells_at(from, way).contains(&to));
            for &other in cells {
                if !chain.contains(&other) && (leads(cell, other) || leads(other, cell)) {
                    chain.push(other);
                }
            }
        }
        chain.iter().any(|cell| inside(to, cell))
    }

    /// The single steps of a text, and their reverses.
    pub fn ways(&self, text: &str) -> Vec<Vector> {
        let text = if text.is_empty() { self.round() } else { text };
        let layers = self.board.geometry() == Geometry::Layers;
        let piece = parse(text, &Options { layers, ..Options::default() }).expect("a text of steps");
        let movers = lower(&piece, self.board.geometry()).expect("a text of steps");
        let mut ways = vec![];
        for mover in &movers {
            let Mover::Ride(ride) = mover else { panic!("a text of steps") };
            for &step in &ride.steps {
                let step = self.frames[0].apply(step);
                ways.extend([step, Vector::new(-step.x, -step.y, -step.z)]);
            }
        }
        ways
    }

    /// The count after a turn. `changed` says whether the turn captured or promoted, and `taken` what it captured.
    pub fn count_on(
        &self,
        count: Option<Count>,
        after: &Situation,
        changed: bool,
        taken: &[usize],
    ) -> Option<Count> {
        let rule = self.definition.end.counting.as_ref()?;
        let us = after.turn;
        // If a bare king captures the piece that prevented counting, counting starts with that move.
        let forbade =
            |kind: &usize| self.is_one_of(*kind, &rule.without) || self.is_one_of(*kind, &rule.bare_without);
        let limit = usize::from(self.count_limit(rule, after, 1 - us));
        let bare = after.count(1 - us, &[]) == 1;
        if rule.from_pieces && bare && limit > 0 && matches!(taken, [one] if forbade(one)) {
            let all: usize = (0..self.sides()).map(|side| after.count(side, &[])).sum();
            return Some(Count { limit: 2 * limit, made: 2 * all - 1 });
        }
        let bare = after.count(us, &[]) == 1;
        if count.is_none() || (changed && bare) {
            let limit = usize::from(self.count_limit(rule, after, us));
            if limit > 0 {
                let all: usize = (0..self.sides()).map(|side| after.count(side, &[])).sum();
                let made = if bare && rule.from_pieces { 2 * all } else { 0 };
                return Some(Count { limit: 2 * limit, made });
            }
        }
        count.map(|count| Count { made: count.made + 1, ..count })
    }

    fn count_limit(&self, rule: &CountingDef, now: &Situation, us: usize) -> u16 {
        let them = 1 - us;
        let numbers = |names: &[String]| -> Vec<usize> {
            names.iter().filter_map(|name| self.kind_number(name)).collect()
        };
        let on_board = |names: &[String]| {
            let kinds = numbers(names);
            !kinds.is_empty() && (0..2).any(|side| now.count(side, &kinds) > 0)
        };
        let own = now.count(us, &[]);
        let many = rule.at_most > 0 && own > usize::from(rule.at_most);
        if now.count(them, &[]) == 1 || many || on_board(&rule.without) {
            return 0;
        }
        if own > 1 {
            return rule.board;
        }
        if on_board(&rule.bare_without) {
            return 0;
        }
        let fits = |name: &String, least: u16| {
            self.kind_number(name).is_some_and(|kind| now.count(them, &[kind]) >= usize::from(least))
        };
        let honour = rule.bare.iter().find(|honour| honour.against.iter().all(|(name, &n)| fits(name, n)));
        honour.map_or(0, |honour| honour.limit)
    }
}

impl Record {
    /// Ends that need the history of the game.
    pub fn drawn_by_count(&self, game: &Game) -> Option<Outcome> {
        let draw = |reason| Some(Outcome { winner: game.draw_winner(&self.now), reason });
        if self.count.is_some_and(|count| count.made > count.limit) {
            return draw(Reason::Counting);
        }
        if self.too_long(game) {
            return draw(Reason::MoveRule);
        }
        self.to_and_fro(game).or_else(|| self.repeated(game))
    }

    fn too_long(&self, game: &Game) -> bool {
        let end = &game.definition.end;
        let enough = |turns: u16| u32::from(turns) * game.sides() as u32;
        if end.move_rule == 0 || self.now.clock < enough(end.move_rule) {
            return false;
        }
        let mut clock = self.now.clock;
        if end.move_rule_checks > 0 {
            for side in 0..game.sides() {
                let steps = (0..).map_while(|back| self.step(back));
                let first = (self.now.turns + u32::from(self.mid_turn())).saturating_sub(self.now.clock);
                let given = steps
                    .take_while(|(before, _)| before.turns >= first)
                    .filter(|(before, after)| before.turns != after.turns)
                    .filter(|(before, after)| before.turn == side && game.gives_check(after, side));
                let free = u32::from(end.move_rule_checks);
                clock -= (given.count() as u32).saturating_sub(free);
            }
        }
        // Until that limit, a player has to claim the draw.
        clock >= enough(end.move_rule.max(end.move_rule_at_last))
    }

    /// Whether a step of the current turn has been made.
    fn mid_turn(&self) -> bool {
        self.past.last().is_some_and(|(before, _)| before.turns == self.now.turns)
    }

    /// The position before one of the last steps, and the position after it.
    fn step(&self, back: usize) -> Option<(&Situation, &Situation)> {
        let number = self.past.len().checked_sub(back + 1)?;
        let after = self.past.get(number + 1).map_or(&self.now, |(after, _)| after);
        Some((&self.past[number].0, after))
    }

    fn repeated(&self, game: &Game) -> Option<Outcome> {
        let end = &game.definition.end;
        if end.repetition < 2 {
            return None;
        }
        let same = |number: &usize| super::turn::same_position(game, &self.past[*number].0, &self.now);
        let before: Vec<usize> = (0..self.past.len()).rev().filter(same).collect();
        if before.len() + 1 < usize::from(end.repetition.max(end.repetition_at_last)) {
            return None;
        }
        let first = before[usize::from(end.repetition) - 2];
        if end.perpetual_check_loses {
            let checks = |side: usize| {
                let steps = (0..self.past.len() - first).filter_map(|back| self.step(back));
                let turns = steps.filter(|(before, after)| before.turns != after.turns);
                let mut own = turns.filter(|(before, _)| before.turn == side);
                own.all(|(_, after)| game.gives_check(after, side))
            };
            let checkers: Vec<usize> = (0..game.sides()).filter(|&side| checks(side)).collect();
            if let Some((&first, others)) = checkers.split_first() {
                let reason = Reason::PerpetualCheck;
                if !others.is_empty() {
                    return Some(Outcome { winner: game.draw_winner(&self.now), reason });
                }
                let mut left = (0..game.sides()).filter(|&side| side != first && !self.now.out[side]);
                let winner = left.next().filter(|_| left.next().is_none()).map(|side| Side(side as u8));
                return Some(Outcome { winner, reason });
            }
        }
        let winner = game.winner(&self.now, &end.repetition_verdict);
        Some(Outcome { winner, reason: Reason::Repetition })
    }

    fn to_and_fro(&self, game: &Game) -> Option<Outcome> {
        let end = &game.definition.end;
        let turns = usize::from(end.to_and_fro);
        if turns == 0 {
            return None;
        }
        let mover = self.past.last()?.0.turn;
        let own: Vec<&Deed> = self
            .past
            .iter()
            .rev()
            .filter(|(before, _)| before.turn == mover)
            .take(turns)
            .map(|(_, deed)| deed)
            .collect();
        let back = |pair: &[&Deed]| {
            pair[0].from != pair[0].to && (pair[0].from, pair[0].to) == (pair[1].to, pair[1].from)
        };
        if own.len() < turns || !own.windows(2).all(back) {
            return None;
        }
        let kind = self.now.at(own[0].to)?.kind;
        if !end.to_and_fro_pieces.is_empty() && !game.is_one_of(kind, &end.to_and_fro_pieces) {
            return None;
        }
        let steps = (0..2 * turns).map_while(|back| self.step(back));
        let mut turns = steps.filter(|(before, after)| before.turns != after.turns);
        let checked = turns.any(|(before, after)| game.gives_check(after, before.turn));
        let winner = Some(Side(self.now.turn as u8));
        (!checked).then_some(Outcome { winner, reason: Reason::ToAndFro })
    }

    /// What the side to move may declare.
    pub fn declaration(&self, game: &Game) -> Option<Outcome> {
        let (now, us) = (&self.now, self.now.turn);
        let fits = |rule: &&DeclarationDef| {
            let mut points = 0;
            let (mut royals, mut others) = (0, 0);
            let worth = |kind: usize| {
                let (name, _) = game.definition.pieces.get_index(kind).expect("a kind");
                rule.points.get(name).copied().unwrap_or_default()
            };
            for (cell, man) in now.men_of(us) {
                let there = game.in_region(&Some(rule.region.clone()), us, cell)
                    && rule.region.get(&game.definition.sides[us].name).is_some();
                let royal = game.definition.pieces[man.kind].royal;
                match (royal, there) {
                    (true, false) => return false,
                    (false, false) => continue,
                    (true, true) => royals += 1,
                    (false, true) => others += 1,
                }
                points += worth(man.kind);
            }
            points += (0..).zip(&now.hands[us]).map(|(kind, &n)| i32::from(n) * worth(kind)).sum::<i32>();
            let least = rule.at_least.get(&game.definition.sides[us].name).copied().unwrap_or_default();
            royals > 0 && others >= i32::from(rule.pieces) && points >= i32::from(least)
        };
        let rule = game.definition.end.declarations.iter().find(fits)?;
        if game.in_check(now, us) {
            return None;
        }
        let winner = game.winner(now, &Sided::All(rule.verdict));
        Some(Outcome { winner, reason: Reason::Declaration })
    }

    /// The result of a mate that may not be given in this way.
    pub fn unfair_mate(&self, game: &Game) -> Option<Verdict> {
        let mate = &game.definition.end.mate;
        let by = |names: &[String], now: &Situation| -> Vec<bool> {
            let kinds = game.checking_kinds(now, now.turn);
            kinds.iter().map(|&kind| game.is_one_of(kind, names)).collect()
        };
        if !mate.not_by.is_empty() && by(&mate.not_by, &self.now).into_iter().all(|named| named) {
            return Some(Verdict::Win);
        }
        let dropped = self.past.last().and_then(|(_, deed)| deed.drop);
        let loses = |kind: usize| {
            let drop = &game.definition.pieces[kind].drop;
            drop.as_ref().is_some_and(|drop| drop.mates == DropMate::Loses)
        };
        if dropped.is_some_and(loses) {
            return Some(Verdict::Win);
        }
        if mate.needs_check_by.is_empty() {
            return None;
        }
        let turns = self.past.iter().map(|(before, _)| before).filter(|now| now.turn == self.now.turn);
        let turns: Vec<&Situation> = turns.chain([&self.now]).collect();
        let mut series = turns.into_iter().rev().take_while(|now| game.in_check(now, now.turn));
        let fair = series.any(|now| by(&mate.needs_check_by, now).contains(&true));
        (!fair).then_some(Verdict::Draw)
    }
}

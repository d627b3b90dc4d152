//! Teams, and sides that are eliminated while others play on.

use chesswright_rules::board::Cell;
use chesswright_rules::definition::model::{EliminatedRule, Event, TeamLoss, Verdict};

use super::game::Game;
use super::situation::{End, Man, Situation, WALL, Why};
use super::triggers::Occasion;
use super::turn::Record;

impl Game {
    /// Whether two sides belong to one team.
    pub fn allied(&self, a: usize, b: usize) -> bool {
        let team = |side: usize| self.definition.sides[side].team.as_str();
        a == b || (!team(a).is_empty() && team(a) == team(b))
    }

    /// The sides of other teams that are still in the game.
    pub fn foes(&self, now: &Situation, us: usize) -> Vec<usize> {
        (0..self.sides()).filter(|&side| !self.allied(us, side) && !now.out[side]).collect()
    }

    /// Whether a side may capture this piece of another one, as far as sides decide.
    pub fn is_prey(&self, now: &Situation, us: usize, man: Man) -> bool {
        let blocks =
            matches!(self.definition.end.eliminated, EliminatedRule::Obstacles | EliminatedRule::Captor);
        man != WALL && !self.allied(us, man.side) && !(now.out[man.side] && blocks)
    }

    /// The sides that are left if one side loses.
    fn left_without(&self, now: &Situation, loser: usize) -> Vec<usize> {
        let falls = self.definition.end.team_loss == TeamLoss::Any;
        let goes = |side: usize| side == loser || (falls && self.allied(side, loser));
        (0..self.sides()).filter(|&side| !now.out[side] && !goes(side)).collect()
    }

    fn are_one_team(&self, sides: &[usize]) -> bool {
        sides.iter().all(|&side| self.allied(side, sides[0]))
    }

    /// The only team that is left if a side loses, by its first side.
    pub fn last_team(&self, now: &Situation, loser: usize) -> Option<usize> {
        let left = self.left_without(now, loser);
        left.first().copied().filter(|_| self.are_one_team(&left))
    }

    /// The team with the most points, by its first side, or the first that is still in the game.
    pub fn by_score(&self, now: &Situation) -> Option<usize> {
        let name = self.definition.end.score.as_ref()?;
        let counter = &now.counters[self.definition.counters.get_index_of(name)?];
        let points = |side: usize| -> i32 {
            (0..self.sides()).filter(|&other| self.allied(side, other)).map(|other| counter[other]).sum()
        };
        let best = (0..self.sides()).map(points).max()?;
        let leaders: Vec<usize> = (0..self.sides()).filter(|&side| points(side) == best).collect();
        if !self.are_one_team(&leaders) {
            return None;
        }
        leaders.iter().find(|&&side| !now.out[side]).or(leaders.first()).copied()
    }

    /// Puts a side out of the game. `by` made the move that did it.
    pub fn put_out(&self, after: &mut Situation, side: usize, by: Option<usize>, why: Why) {
        let captor = by.filter(|&by| !self.allied(by, side) && !after.out[by]);
        let left = self.left_without(after, side);
        for gone in 0..self.sides() {
            after.out[gone] = !left.contains(&gone);
        }
        if self.sides() > 2 && by.is_some() {
            let occasion = Occasion::without_move(Event::Elimination, captor.unwrap_or(side));
            self.fire(after, &occasion, None);
        }
        if after.end.is_some() {
            return;
        }
        let left: Vec<usize> = (0..self.sides()).filter(|&side| !after.out[side]).collect();
        if self.are_one_team(&left) {
            let scored = self.definition.end.score.is_some();
            let winner = if scored { self.by_score(after) } else { left.first().copied() };
            after.end = Some(End { winner, why: if scored { Why::Points } else { why } });
            return;
        }
        let royals = after.royals(self, side);
        for (cell, man) in after.men_of(side) {
            match (self.definition.end.eliminated, captor) {
                (EliminatedRule::Stay, _) => {}
                (EliminatedRule::Vanish, _) => self.vanish(after, cell, side),
                (EliminatedRule::Captor, Some(captor)) => {
                    let heir = Man { side: captor, ..man };
                    after.exchange(cell, Some(heir).filter(|_| !royals.contains(&cell)));
                }
                (EliminatedRule::Obstacles | EliminatedRule::Captor, _) => {
                    after.targets = after.targets.take().filter(|targets| targets.victim != cell);
                }
            }
        }
        after.targets = after.targets.take().filter(|targets| after.usable(self, targets));
    }

    fn vanish(&self, after: &mut Situation, cell: Cell, side: usize) {
        after.men[cell as usize] = None;
        after.unmoved[cell as usize] = false;
        after.castles.retain(|castle| castle.side != side);
        after.targets = after.targets.take().filter(|targets| targets.victim != cell);
    }
}

impl Record {
    /// Puts the sides to move out of the game that have lost because they cannot move, while others play on.
    pub fn settle(&mut self, game: &Game, mover: Option<usize>) {
        while game.sides() > 2 && self.now.end.is_none() {
            let turn = self.now.turn;
            let ends = game.last_team(&self.now, turn).is_some() && game.definition.end.score.is_none();
            if ends || !game.legal(&self.now).is_empty() {
                return;
            }
            let check = game.in_check(&self.now, turn);
            let end = &game.definition.end;
            let name = &game.definition.sides[turn].name;
            let verdict = match check.then(|| self.unfair_mate(game)).flatten() {
                Some(verdict) => verdict,
                None if check => end.checkmate.of(name),
                None => end.stalemate.of(name),
            };
            if verdict != Verdict::Loss {
                return;
            }
            let by = mover.map(|mover| if check { mover } else { turn });
            game.put_out(&mut self.now, turn, by, Why::Points);
            if self.now.end.is_none() && self.now.out[self.now.turn] {
                game.next_turn(&mut self.now);
                game.turn_starts(&mut self.now);
                game.judge_losses(&mut self.now, by.unwrap_or(turn));
                if self.now.end.is_none() && self.now.out[self.now.turn] {
                    game.next_turn(&mut self.now);
                }
            }
        }
    }
}

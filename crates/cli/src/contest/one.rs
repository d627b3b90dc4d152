//! One game of a match.

use std::time::Instant;

use anyhow::Result;
use chesswright_engine::Score;
use chesswright_game::clock::TimeControl;
use chesswright_game::{Branch, Cause, Decision, Ending, Game, pgn};
use chesswright_notation::moves::Notation;
use chesswright_notation::pgn::annotation::{Annotation, Eval, Score as Judged};
use chesswright_rules::{Move, Position, Rules, Side};

use super::openings::Opening;
use super::pace::{Allowed, Left, Pace};
use super::player::{Choice, Player, Spec};
use crate::core::built_in_rules;

/// The tags that tell what both players may use for a move, and what must not have happened.
pub(super) const PACE: &str = "Pace";
pub(super) const FAULT: &str = "Fault";

/// Two players.
pub(super) struct Pair {
    rules: Rules,
    players: [Player; 2],
    /// What both may use for a move, unless they have a pace of their own.
    pace: Pace,
    clock: Option<TimeControl>,
}

/// A game that has been played.
pub(crate) struct Played {
    pub(super) number: usize,
    /// Half points of the first player.
    pub(super) points: u32,
    pub(super) result: String,
    pub(super) reason: String,
    pub(super) pgn: String,
    /// Something that must not happen.
    pub(crate) fault: Option<String>,
}

/// When a game is ended though it could go on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Adjudication {
    /// A game of so many moves is a draw.
    pub(crate) longest: usize,
    /// A game is won when both players agree on a score beyond this.
    pub(crate) resign: Option<i32>,
    /// A game is drawn when both agree for long that nobody is ahead by more than this.
    pub(crate) draw: Option<i32>,
}

impl Pair {
    pub(super) fn new(
        [first, second]: [&Spec; 2],
        rules: &Rules,
        pace: Pace,
        clock: Option<&TimeControl>,
    ) -> Result<Self> {
        let players = [Player::new(first, rules, pace)?, Player::new(second, rules, pace)?];
        Ok(Self { rules: rules.clone(), players, pace, clock: clock.cloned() })
    }

    /// Plays a game; in those with odd numbers the second player moves first.
    pub(super) fn play(&mut self, number: usize, opening: &Opening, until: Adjudication) -> Result<Played> {
        let mut table = Table::set(self, number, opening)?;
        let mut agreed = Agreed::default();
        while table.game.ending().is_none() {
            if table.texts.len() >= until.longest {
                table.end(Decision::Drawn, Cause::Other("too long".into()));
                break;
            }
            let turn = table.game.position().turn();
            let Some(score) = table.turn(self)? else { break };
            match agreed.add(turn, score.map(|score| score.cp()), until) {
                Some(decision) => table.end(decision, Cause::Other("both agree".into())),
                None => continue,
            }
        }
        Ok(table.clear())
    }
}

/// A game being played.
struct Table {
    number: usize,
    game: Game,
    /// The moves so far, for whoever is told of a fault.
    texts: Vec<String>,
    /// When the clock was started.
    begun: Instant,
    fault: Option<String>,
}

impl Table {
    /// The players sit down, and the opening is played.
    fn set(pair: &mut Pair, number: usize, opening: &Opening) -> Result<Self> {
        let game = match &opening.start {
            Some(start) => Game::from_position(start),
            None => Game::new(&pair.rules),
        };
        let mut table = Self { number, game, texts: vec![], begun: Instant::now(), fault: None };
        for (seed, player) in pair.players.iter_mut().enumerate() {
            player.begin((number * 2 + seed) as u64, opening)?;
        }
        for side in [Side(0), Side(1)] {
            let player = &pair.players[table.seat(side)];
            table.game.players[side.index()].name.clone_from(&player.name);
        }
        table.game.tags.insert("Round".into(), (number + 1).to_string());
        if pair.pace != Pace::default() {
            table.game.tags.insert(PACE.into(), pair.pace.to_string());
        }
        for played in &opening.moves {
            let before = table.game.position().clone();
            table.game.play(played, Branch::Truncate, 0)?;
            table.tell(pair, &before, played)?;
        }
        if let Some(control) = &pair.clock {
            table.game.set_clock(control.clone());
            table.begun = Instant::now();
            table.game.start_clock(0);
        }
        Ok(table)
    }

    /// Which player has a side.
    fn seat(&self, side: Side) -> usize {
        (side.index() + self.number) % 2
    }

    /// Lets the player whose turn it is choose and play; what it thinks of its move, or nothing when the game has ended.
    fn turn(&mut self, pair: &mut Pair) -> Result<Option<Option<Score>>> {
        let turn = self.game.position().turn();
        let opponent = Side(1 - turn.0.min(1));
        let player = &mut pair.players[self.seat(turn)];
        // Whoever has a pace of its own does not look at the clock.
        let clock = self.game.clock().filter(|_| player.pace == Pace::default());
        let left = |side| Left::of(clock?, side, self.now());
        let allowed = Allowed { pace: player.pace, own: left(turn), other: left(opponent) };
        let choice = player.choose(self.game.position(), &allowed)?;
        let now = self.now();
        if self.game.judge_time(now, &|position, side| position.can_win(side)) {
            return Ok(None);
        }
        let fault = match choice {
            Choice::Plays(played, score) => {
                let before = self.game.position().clone();
                if self.game.play(&played, Branch::Truncate, now).is_ok() {
                    self.tell(pair, &before, &played)?;
                    if let (Some(score), Some(notes)) = (score, self.game.notes_mut(self.game.here())) {
                        notes.after = judgement(turn, score).to_string();
                    }
                    return Ok(Some(score));
                }
                let text = Notation::Uci.write(&before, &played);
                format!("played `{text}`, which is not legal")
            }
            Choice::GivesUp => {
                self.game.resign(turn, now);
                return Ok(None);
            }
            Choice::Claims { draw: true, .. } if self.game.claim(now) => return Ok(None),
            Choice::Claims { text, .. } => format!("claimed `{text}`, which the rules do not say"),
            Choice::Wrong(text) => format!("played `{text}`, which is not legal"),
        };
        let (game, name, moves) =
            (self.number + 1, &pair.players[self.seat(turn)].name, self.texts.join(" "));
        let fault = format!("`{name}` {fault}");
        self.fault = Some(format!("game {game}: {fault}, after {moves}"));
        self.game.tags.insert(FAULT.into(), fault);
        self.end(Decision::Won(opponent), Cause::Other("at fault".into()));
        Ok(None)
    }

    /// Tells both players of a move.
    fn tell(&mut self, pair: &mut Pair, before: &Position, played: &Move) -> Result<()> {
        self.texts.push(Notation::Uci.write(before, played));
        pair.players.iter_mut().try_for_each(|player| player.hear(before, played))
    }

    /// Milliseconds on the clock of the match.
    fn now(&self) -> u64 {
        self.begun.elapsed().as_millis() as u64
    }

    fn end(&mut self, decision: Decision, cause: Cause) {
        self.game.end(Ending { decision, cause }, self.now());
    }

    /// What has come of it.
    fn clear(self) -> Played {
        let ending = self.game.ending();
        let points = match ending.as_ref().map(|ending| ending.decision) {
            Some(Decision::Won(side)) if self.seat(side) == 0 => 2,
            Some(Decision::Won(_)) => 0,
            _ => 1,
        };
        let reason = match ending.as_ref().map(|ending| &ending.cause) {
            Some(Cause::Rules(reason)) => reason.name().to_owned(),
            Some(Cause::Other(why)) => why.clone(),
            Some(Cause::Resignation(_)) => "resigned".into(),
            Some(Cause::Time(_) | Cause::TimeWithoutMaterial(_)) => "no time left".into(),
            _ => "not finished".into(),
        };
        let result = ending.map_or_else(|| "*".into(), |ending| ending.score(2));
        let pgn = pgn::write(&self.game, &built_in_rules);
        Played { number: self.number, points, result, reason, pgn, fault: self.fault }
    }
}

/// What a player thought of its move, as others write it down: seen from the first side.
fn judgement(turn: Side, score: Score) -> Annotation {
    let sign = if turn.index() == 0 { 1 } else { -1 };
    let score = match score.mate() {
        Some((moves, won)) => Judged::Mate(sign * if won { 1 } else { -1 } * moves.div_ceil(2).max(1) as i32),
        None => Judged::Pawns(sign * score.cp()),
    };
    Annotation { eval: Some(Eval { score, depth: None }), ..Annotation::default() }
}

/// How often in a row both together must say that a game is decided, and that it is drawn.
const AGREED: u32 = 6;
const AGREED_DRAW: u32 = 20;

/// Counts how long both players have agreed on a result.
#[derive(Default)]
struct Agreed {
    on: Option<Decision>,
    moves: u32,
}

impl Agreed {
    /// What a side thinks of its move; the result once both have agreed on it for long enough.
    fn add(&mut self, turn: Side, score: Option<i32>, until: Adjudication) -> Option<Decision> {
        let score = score?;
        let beyond = |limit: Option<i32>, score: i32| limit.is_some_and(|limit| score >= limit);
        let on = if beyond(until.resign, score) {
            Some(Decision::Won(turn))
        } else if beyond(until.resign, -score) {
            Some(Decision::Won(Side(1 - turn.0.min(1))))
        } else if until.draw.is_some_and(|limit| score.abs() <= limit) {
            Some(Decision::Drawn)
        } else {
            None
        };
        self.moves = if on == self.on { self.moves + 1 } else { 1 };
        self.on = on;
        let needed = if on == Some(Decision::Drawn) { AGREED_DRAW } else { AGREED };
        self.on.filter(|_| self.moves >= needed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_players_think_is_written_from_the_first_sides_view() {
        let told = |turn, score| judgement(Side(turn), score).to_string();
        assert_eq!(told(0, Score::from_cp(135)), "[%eval 1.35]");
        assert_eq!(told(1, Score::from_cp(50)), "[%eval -0.50]");
    }

    #[test]
    fn a_game_ends_when_both_agree_for_long_enough() {
        let until = Adjudication { longest: 400, resign: Some(500), draw: Some(10) };
        let count = |scores: [i32; 2]| {
            let mut agreed = Agreed::default();
            (0..100u32).find_map(|turn| {
                let side = Side((turn % 2) as u8);
                agreed.add(side, Some(scores[side.index()]), until).map(|decision| (turn + 1, decision))
            })
        };
        assert_eq!(count([600, -600]), Some((AGREED, Decision::Won(Side(0)))));
        assert_eq!(count([-500, 500]), Some((AGREED, Decision::Won(Side(1)))));
        assert_eq!(count([3, -10]), Some((AGREED_DRAW, Decision::Drawn)));
        assert_eq!(count([600, 600]), None, "they do not agree");
        assert_eq!(count([100, -100]), None, "nothing is decided");
    }
}

//! One game of a match.

use std::time::Instant;

use anyhow::Result;
use chesswright_engine::{Prng, Score};
use chesswright_game::clock::TimeControl;
use chesswright_game::{Branch, Cause, Decision, Ending, Game, pgn};
use chesswright_notation::moves::Notation;
use chesswright_notation::pgn::annotation::{Annotation, Eval, Score as Judged};
use chesswright_rules::{Move, Position, Rules, Side};

use super::effort::{Effort, TimeSource};
use super::move_limit::{Allowed, Left, MoveLimit};
use super::openings::Opening;
use super::player::{Choice, Player, Spec};
use crate::core::built_in_rules;

/// The tags for the limit of a move, and for a fault.
pub(super) const PACE: &str = "Pace";
pub(super) const FAULT: &str = "Fault";

/// Two players who play games against each other.
pub(super) struct Pairing {
    rules: Rules,
    players: [Player; 2],
    /// The limit of a move for players without a limit of their own.
    limit: MoveLimit,
    clock: Option<TimeControl>,
}

/// A game that is over.
pub(crate) struct FinishedGame {
    pub(super) number: usize,
    /// The half points of the first player.
    pub(super) points: u32,
    pub(super) result: String,
    pub(super) reason: String,
    pub(super) pgn: String,
    /// Something that must not happen, such as an illegal move.
    pub(crate) fault: Option<String>,
    /// What the searches of both players have cost.
    pub(super) efforts: [Effort; 2],
}

/// When a game ends although the rules would let it continue.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Adjudication {
    /// A game of this many moves is a draw.
    pub(crate) max_moves: usize,
    /// A game is won when both players agree on a score beyond this.
    pub(crate) resign: Option<i32>,
    /// A game is drawn when both players agree for long on a score within this.
    pub(crate) draw: Option<i32>,
}

impl Pairing {
    pub(super) fn new(
        [first, second]: [&Spec; 2],
        rules: &Rules,
        limit: MoveLimit,
        clock: Option<&TimeControl>,
        time_source: TimeSource,
    ) -> Result<Self> {
        let player = |spec| Player::new(spec, rules, limit, time_source);
        let players = [player(first)?, player(second)?];
        Ok(Self { rules: rules.clone(), players, limit, clock: clock.cloned() })
    }

    /// Plays a game. The second player moves first in games with odd numbers.
    pub(super) fn play(
        &mut self,
        number: usize,
        opening: &Opening,
        until: Adjudication,
    ) -> Result<FinishedGame> {
        let mut running = RunningGame::start(self, number, opening)?;
        let mut agreed = Agreement::default();
        let mut prng = Prng::new(number as u64);
        while running.game.ending().is_none() {
            if running.let_nature_move(self, &mut prng)? {
                continue;
            }
            if running.texts.len() >= until.max_moves {
                running.end(Decision::Drawn, Cause::Other("too long".into()));
                break;
            }
            let turn = running.game.position().turn();
            let Some(score) = running.turn(self)? else { break };
            match agreed.add(turn, score.map(|score| score.cp()), until) {
                Some(decision) => running.end(decision, Cause::Other("both agree".into())),
                None => continue,
            }
        }
        let efforts = self.players.each_mut().map(Player::take_effort);
        Ok(FinishedGame { efforts, ..running.finish() })
    }
}

/// A game that is being played.
struct RunningGame {
    number: usize,
    game: Game,
    /// The moves so far, for the report of a fault.
    texts: Vec<String>,
    /// When the clock started.
    begun: Instant,
    fault: Option<String>,
}

impl RunningGame {
    /// Starts a game and plays its opening.
    fn start(pair: &mut Pairing, number: usize, opening: &Opening) -> Result<Self> {
        let game = match &opening.start {
            Some(start) => Game::from_position(start),
            None => Game::new(&pair.rules),
        };
        let mut running = Self { number, game, texts: vec![], begun: Instant::now(), fault: None };
        for (seed, player) in pair.players.iter_mut().enumerate() {
            player.begin((number * 2 + seed) as u64, opening)?;
        }
        for side in [Side(0), Side(1)] {
            let player = &pair.players[running.seat(side)];
            running.game.players[side.index()].name.clone_from(&player.name);
        }
        running.game.tags.insert("Round".into(), (number + 1).to_string());
        if pair.limit != MoveLimit::default() {
            running.game.tags.insert(PACE.into(), pair.limit.to_string());
        }
        for played in &opening.moves {
            let before = running.game.position().clone();
            running.game.play(played, Branch::Truncate, 0)?;
            running.notify(pair, &before, played)?;
        }
        if let Some(control) = &pair.clock {
            running.game.set_clock(control.clone());
            running.begun = Instant::now();
            running.game.start_clock(0);
        }
        Ok(running)
    }

    /// Which player plays a side.
    fn seat(&self, side: Side) -> usize {
        (side.index() + self.number) % 2
    }

    /// Lets nature move, if it is to move.
    fn let_nature_move(&mut self, pair: &mut Pairing, prng: &mut Prng) -> Result<bool> {
        let mut before = self.game.position().clone();
        let now = self.now();
        let happened = self.game.let_nature_move(&mut |below| prng.below(below as usize) as u32, now);
        for played in &happened {
            self.notify(pair, &before, played)?;
            before.play_unchecked(played);
        }
        Ok(!happened.is_empty())
    }

    /// Lets the player to move choose and play a move. Returns its evaluation of the move, or `None` if the game has
    /// ended.
    fn turn(&mut self, pair: &mut Pairing) -> Result<Option<Option<Score>>> {
        let turn = self.game.position().turn();
        let opponent = Side(1 - turn.0.min(1));
        let player = &mut pair.players[self.seat(turn)];
        // A player with a limit of its own ignores the clock.
        let clock = self.game.clock().filter(|_| player.limit == MoveLimit::default());
        let left = |side| Left::of(clock?, side, self.now());
        let allowed = Allowed { limit: player.limit, own: left(turn), other: left(opponent) };
        let choice = player.choose(self.game.position(), &allowed)?;
        let now = self.now();
        if self.game.judge_time(now, &|position, side| position.can_win(side)) {
            return Ok(None);
        }
        let fault = match choice {
            Choice::Plays(played, score) => {
                let before = self.game.position().clone();
                if self.game.play(&played, Branch::Truncate, now).is_ok() {
                    self.notify(pair, &before, &played)?;
                    if let (Some(score), Some(notes)) = (score, self.game.notes_mut(self.game.here())) {
                        notes.after = annotation(turn, score).to_string();
                    }
                    return Ok(Some(score));
                }
                let text = Notation::Uci.write(&before, &played);
                format!("played `{text}`, which is not legal")
            }
            Choice::Resigns => {
                self.game.resign(turn, now);
                return Ok(None);
            }
            Choice::Claims { draw: true, .. } if self.game.claim(now) => return Ok(None),
            Choice::Claims { text, .. } => format!("claimed `{text}`, which the rules do not allow"),
            Choice::Wrong(text) => format!("played `{text}`, which is not legal"),
        };
        let (game, name, moves) =
            (self.number + 1, &pair.players[self.seat(turn)].name, self.texts.join(" "));
        let fault = format!("`{name}` {fault}");
        self.fault = Some(format!("game {game}: {fault}, after {moves}"));
        self.game.tags.insert(FAULT.into(), fault);
        self.end(Decision::Won(opponent), Cause::Other("fault".into()));
        Ok(None)
    }

    /// Notifies both players of a move.
    fn notify(&mut self, pair: &mut Pairing, before: &Position, played: &Move) -> Result<()> {
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

    /// The finished game.
    fn finish(self) -> FinishedGame {
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
        let result = ending.map_or_else(|| "*".into(), |ending| ending.score(self.game.rules()));
        let pgn = pgn::write(&self.game, &built_in_rules);
        FinishedGame {
            number: self.number,
            points,
            result,
            reason,
            pgn,
            fault: self.fault,
            efforts: <[Effort; 2]>::default(),
        }
    }
}

/// The evaluation of a move as a PGN comment, from the view of the first side.
fn annotation(turn: Side, score: Score) -> Annotation {
    let sign = if turn.index() == 0 { 1 } else { -1 };
    let score = match score.mate() {
        Some((moves, won)) => Judged::Mate(sign * if won { 1 } else { -1 } * moves.div_ceil(2).max(1) as i32),
        None => Judged::Pawns(sign * score.cp()),
    };
    Annotation { eval: Some(Eval { score, depth: None }), ..Annotation::default() }
}

/// How many moves in a row the players must agree on a win, and on a draw.
const AGREED_WIN: u32 = 6;
const AGREED_DRAW: u32 = 20;

/// Counts for how many moves both players have agreed on a result.
#[derive(Default)]
struct Agreement {
    on: Option<Decision>,
    moves: u32,
}

impl Agreement {
    /// Adds the evaluation of a side. Returns the result once both sides have agreed on it for long enough.
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
        let needed = if on == Some(Decision::Drawn) { AGREED_DRAW } else { AGREED_WIN };
        self.on.filter(|_| self.moves >= needed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_are_written_from_the_view_of_the_first_side() {
        let text = |turn, score| annotation(Side(turn), score).to_string();
        assert_eq!(text(0, Score::from_cp(135)), "[%eval 1.35]");
        assert_eq!(text(1, Score::from_cp(50)), "[%eval -0.50]");
    }

    #[test]
    fn a_game_ends_when_both_agree_for_long_enough() {
        let until = Adjudication { max_moves: 400, resign: Some(500), draw: Some(10) };
        let count = |scores: [i32; 2]| {
            let mut agreed = Agreement::default();
            (0..100u32).find_map(|turn| {
                let side = Side((turn % 2) as u8);
                agreed.add(side, Some(scores[side.index()]), until).map(|decision| (turn + 1, decision))
            })
        };
        assert_eq!(count([600, -600]), Some((AGREED_WIN, Decision::Won(Side(0)))));
        assert_eq!(count([-500, 500]), Some((AGREED_WIN, Decision::Won(Side(1)))));
        assert_eq!(count([3, -10]), Some((AGREED_DRAW, Decision::Drawn)));
        assert_eq!(count([600, 600]), None, "they do not agree");
        assert_eq!(count([100, -100]), None, "nothing is decided");
    }
}

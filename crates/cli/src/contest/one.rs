//! One game of a match.

use anyhow::Result;
use chesswright_engine::{Random, Score};
use chesswright_game::{Branch, Cause, Decision, Ending, Game, pgn};
use chesswright_notation::moves::Notation;
use chesswright_notation::pgn::annotation::{Annotation, Eval, Score as Judged};
use chesswright_rules::{Move, Rules, Side};

use super::player::{Choice, Player, Spec};
use crate::core::built_in_rules;

/// How long a player may think about a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pace {
    pub(crate) time: Option<u64>,
    pub(crate) nodes: Option<u64>,
    pub(crate) depth: Option<u32>,
}

/// Two players.
pub(super) struct Pair {
    rules: Rules,
    players: [Player; 2],
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

/// Random moves that do not end the game.
pub(super) fn opening(rules: &Rules, moves: usize, random: &mut Random) -> Vec<Move> {
    for _ in 0..50 {
        let mut position = rules.start();
        let mut played = vec![];
        for _ in 0..moves {
            let legal = position.legal_moves();
            let Some(any) = legal.get(random.below(legal.len())) else { break };
            played.push(any.clone());
            position.play_unchecked(any);
        }
        if position.outcome().is_none() {
            return played;
        }
    }
    vec![]
}

/// How often in a row both must agree that a game is decided.
const AGREED: u32 = 6;

impl Pair {
    pub(super) fn new(first: &Spec, second: &Spec, rules: &Rules, pace: Pace) -> Result<Self> {
        let players = [Player::new(first, rules, pace)?, Player::new(second, rules, pace)?];
        Ok(Self { rules: rules.clone(), players })
    }

    /// Plays a game; in those with odd numbers the second player moves first.
    pub(super) fn play(
        &mut self,
        number: usize,
        opening: &[Move],
        longest: usize,
        resign: Option<i32>,
    ) -> Result<Played> {
        let mut game = Game::new(&self.rules);
        let seat = |side: Side| (side.index() + number) % 2;
        for side in 0..2 {
            game.players[side].name.clone_from(&self.players[seat(Side(side as u8))].name);
        }
        game.tags.insert("Round".into(), (number + 1).to_string());
        let mut texts = vec![];
        for played in opening {
            texts.push(Notation::Uci.write(game.position(), played));
            game.play(played, Branch::Truncate, 0)?;
        }
        for (seed, player) in self.players.iter_mut().enumerate() {
            player.begin((number * 2 + seed) as u64)?;
        }
        let mut fault = None;
        let mut agreed = Agreed::default();
        while game.ending().is_none() {
            let turn = game.position().turn();
            let other = Side(1 - turn.0.min(1));
            let won_by = |side: Side, why: &str| Ending {
                decision: Decision::Won(side),
                cause: Cause::Other(why.to_owned()),
            };
            if texts.len() >= longest {
                let end = Ending { decision: Decision::Drawn, cause: Cause::Other("too long".into()) };
                game.end(end, 0);
                break;
            }
            let player = &mut self.players[seat(turn)];
            let Choice { played, illegal, score } = player.choose(game.position(), &texts)?;
            if let Some(text) = illegal {
                fault = Some(format!(
                    "game {}: `{}` played `{text}`, which is not legal, after {}",
                    number + 1,
                    player.name,
                    texts.join(" ")
                ));
                game.end(won_by(other, "illegal move"), 0);
                break;
            }
            let Some(played) = played else {
                game.resign(turn, 0);
                break;
            };
            let text = Notation::Uci.write(game.position(), &played);
            if game.play(&played, Branch::Truncate, 0).is_err() {
                fault = Some(format!(
                    "game {}: `{}` played `{text}`, which is not legal, after {}",
                    number + 1,
                    player.name,
                    texts.join(" ")
                ));
                game.end(won_by(other, "illegal move"), 0);
                break;
            }
            if let (Some(score), Some(notes)) = (score, game.notes_mut(game.here())) {
                notes.after = judgement(turn, score).to_string();
            }
            texts.push(text);
            if let Some(winner) = agreed.add(turn, score.map(|score| score.value()), resign) {
                game.end(won_by(winner, "both agree"), 0);
            }
        }
        let ending = game.ending();
        let points = match ending.as_ref().map(|ending| ending.decision) {
            Some(Decision::Won(side)) if seat(side) == 0 => 2,
            Some(Decision::Won(_)) => 0,
            _ => 1,
        };
        let reason = match ending.as_ref().map(|ending| &ending.cause) {
            Some(Cause::Rules(reason)) => reason.name().to_owned(),
            Some(Cause::Other(why)) => why.clone(),
            Some(Cause::Resignation(_)) => "resigned".into(),
            _ => "not finished".into(),
        };
        let result = ending.map_or_else(|| "*".into(), |ending| ending.score(2));
        Ok(Played { number, points, result, reason, pgn: pgn::write(&game, &built_in_rules), fault })
    }
}

/// What a player thought of its move, as others write it down: seen from the first side.
fn judgement(turn: Side, score: Score) -> Annotation {
    let sign = if turn.index() == 0 { 1 } else { -1 };
    let score = match score.end() {
        Some((moves, won)) => Judged::Mate(sign * if won { 1 } else { -1 } * moves.div_ceil(2).max(1) as i32),
        None => Judged::Pawns(sign * score.value()),
    };
    Annotation { eval: Some(Eval { score, depth: None }), ..Annotation::default() }
}

/// Counts how long both players have agreed that a game is won.
#[derive(Default)]
struct Agreed {
    winner: Option<Side>,
    moves: u32,
}

impl Agreed {
    fn add(&mut self, turn: Side, score: Option<i32>, beyond: Option<i32>) -> Option<Side> {
        let (score, beyond) = (score?, beyond?);
        let winner = match score {
            score if score >= beyond => Some(turn),
            score if score <= -beyond => Some(Side(1 - turn.0.min(1))),
            _ => None,
        };
        self.moves = if winner == self.winner { self.moves + 1 } else { 1 };
        self.winner = winner;
        self.winner.filter(|_| self.moves >= AGREED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_players_think_is_written_from_the_first_sides_view() {
        let told = |turn, score| judgement(Side(turn), score).to_string();
        assert_eq!(told(0, Score::points(135)), "[%eval 1.35]");
        assert_eq!(told(1, Score::points(50)), "[%eval -0.50]");
    }
}

//! Opponents with a way of their own rather than a strength.

use std::fmt;

use chesswright_rules::{Move, Position, Side};

use crate::engine::Engine;
use crate::eval::ROYAL;
use crate::limits::{Clock, Limits, Stop};
use crate::random::Random;

/// A way of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Personality {
    /// Plays anything.
    Random,
    /// Takes what it can get at once, and looks no further.
    Greedy,
    /// Leaves nothing where it could be taken, and would rather not take.
    Timid,
    /// Of moves that are nearly as good, plays the one with the fewest good answers.
    Swindler,
    /// The plain minimax of the game that all this began with: its piece scores, its own move and the answer.
    Minimax,
}

/// Hundredths of a pawn a swindler gives for a trap.
const PRICE_OF_A_TRAP: i32 = 60;

impl Personality {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Random, Self::Greedy, Self::Timid, Self::Swindler, Self::Minimax];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Timid => "timid",
            Self::Swindler => "swindler",
            Self::Minimax => "minimax",
        }
    }

    /// Chooses a move; none when the game is over. Only the swindler looks further than two moves ahead, and keeps to the limits.
    pub fn choose(
        self,
        engine: &mut Engine,
        position: &Position,
        random: &mut Random,
        limits: &Limits,
        stop: &Stop,
        clock: Clock<'_>,
    ) -> Option<Move> {
        let legal = position.legal_moves();
        let us = position.turn();
        let values = engine.evaluation().values().to_vec();
        match self {
            Self::Random => (!legal.is_empty()).then(|| legal[random.below(legal.len())].clone()),
            Self::Greedy => best_by(position, legal, random, |after| balance(after, us, &values)),
            Self::Timid => {
                let took = balance(position, us, &values);
                best_by(position, legal, random, |after| {
                    let danger = worst_loss(after, us, &values);
                    -2 * danger - (balance(after, us, &values) - took).clamp(-ROYAL, ROYAL / 2) / 8
                })
            }
            Self::Minimax => {
                let scores = seed_scores(position, &values);
                best_by(position, legal, random, |after| {
                    if after.turn() == us {
                        return balance(after, us, &scores);
                    }
                    let answers = after.legal_moves();
                    let mut after = after.clone();
                    let worst = answers.iter().map(|answer| {
                        after.play_unchecked(answer);
                        let left = balance(&after, us, &scores);
                        after.undo();
                        left
                    });
                    worst.min().unwrap_or_else(|| balance(&after, us, &scores))
                })
            }
            Self::Swindler => {
                let limits = Limits { lines: 4, ..limits.clone() };
                let answer = engine.search(position, &limits, stop, clock, &mut |_| {});
                let best = answer.lines.first()?.0.value();
                let near = answer.lines.iter().filter(|(score, _)| best - score.value() <= PRICE_OF_A_TRAP);
                let near: Vec<Move> = near.filter_map(|(_, line)| line.first().cloned()).collect();
                if near.len() < 2 {
                    return answer.best;
                }
                let mut trap = |played: &Move| {
                    let mut after = position.clone();
                    after.play_unchecked(played);
                    let look = Limits { nodes: Some(400), lines: 2, ..Limits::default() };
                    let replies = engine.search(&after, &look, stop, clock, &mut |_| {}).lines;
                    match &replies[..] {
                        [(good, _), (next, _), ..] => good.value() - next.value(),
                        _ => 0,
                    }
                };
                near.into_iter().max_by_key(|played| trap(played))
            }
        }
    }
}

impl fmt::Display for Personality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no personality's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no personality `{0}`; there are {list}", list = Personality::ALL.map(Personality::name).join(", "))]
pub struct UnknownPersonality(String);

impl std::str::FromStr for Personality {
    type Err = UnknownPersonality;

    fn from_str(name: &str) -> Result<Self, UnknownPersonality> {
        let found = Self::ALL.into_iter().find(|personality| personality.name() == name);
        found.ok_or_else(|| UnknownPersonality(name.to_owned()))
    }
}

/// The move after which the position is liked best; one of them by chance.
fn best_by(
    position: &Position,
    legal: Vec<Move>,
    random: &mut Random,
    mut likes: impl FnMut(&Position) -> i32,
) -> Option<Move> {
    let mut after = position.clone();
    let mut best = (i32::MIN, 0);
    let mut chosen = None;
    for played in legal {
        after.play_unchecked(&played);
        let liked = likes(&after);
        after.undo();
        let as_good = if liked == best.0 { best.1 + 1 } else { 1 };
        if liked > best.0 || (liked == best.0 && random.below(as_good) == 0) {
            chosen = Some(played);
        }
        if liked >= best.0 {
            best = (liked, as_good);
        }
    }
    chosen
}

/// What a side has more than the others by the values of kinds; a finished game is worth more than that.
fn balance(position: &Position, us: Side, values: &[i32]) -> i32 {
    if let Some(end) = position.outcome() {
        return match end.winner {
            Some(winner) if winner == us => 10 * ROYAL,
            Some(_) => -10 * ROYAL,
            None => 0,
        };
    }
    let mut balance = 0;
    let sign = |side: Side| if side == us { 1 } else { -1 };
    position.for_each_piece(|_, piece| balance += sign(piece.side) * values[piece.kind.index()]);
    position.for_each_in_hand(|side, kind, held| {
        balance += sign(side) * values[kind.index()] * i32::from(held);
    });
    balance
}

/// The most that the others could win by one capture and what follows on its cell.
fn worst_loss(after: &Position, us: Side, values: &[i32]) -> i32 {
    if after.turn() == us {
        return 0;
    }
    let captures = after.legal_captures();
    captures.iter().map(|played| after.see(played, values)).max().unwrap_or(0).max(0)
}

/// The piece scores of the seed, by name; others by what they are worth beside a pawn.
fn seed_scores(position: &Position, values: &[i32]) -> Vec<i32> {
    let names = position.rules().definition().pieces.keys();
    let scores = names.zip(values).map(|(name, &value)| match name.as_str() {
        "pawn" => 2,
        "knight" => 4,
        "bishop" | "king" => 5,
        "rook" => 7,
        "queen" => 10,
        _ => (value / 70).clamp(1, 30),
    });
    scores.collect()
}

//! Bots: opponents with a style of their own rather than a level of strength.

use std::fmt;

use chesswright_rules::search::SearchExt;
use chesswright_rules::{Move, Position, Side};

use crate::engine::Engine;
use crate::eval::ROYAL_VALUE;
use crate::prng::Prng;
use crate::time::{Clock, Limits, Stop};

/// The style of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Personality {
    /// Plays a random legal move.
    Random,
    /// Maximises its material after the move, without looking further.
    Greedy,
    /// Avoids leaving pieces where they can be captured, and prefers not to capture.
    Timid,
    /// Among nearly equal moves, plays the one after which the opponent has the fewest good replies.
    Swindler,
    /// The two-ply minimax of the program from which this project started, with its piece values.
    Minimax,
}

/// How many centipawns a swindler gives up to set a trap.
const TRAP_PRICE: i32 = 60;
/// From how many of the best lines a swindler chooses.
const TRAP_CANDIDATES: usize = 4;
/// How many nodes a swindler searches to find out how hard the reply to a move is.
const TRAP_NODES: u64 = 400;

impl Personality {
    /// All styles.
    pub const ALL: [Self; 5] = [Self::Random, Self::Greedy, Self::Timid, Self::Swindler, Self::Minimax];

    /// The name of the style.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Timid => "timid",
            Self::Swindler => "swindler",
            Self::Minimax => "minimax",
        }
    }

    /// Chooses a move; none when the game is over. Only the swindler searches deeper than two plies and needs the limits.
    pub fn choose(
        self,
        engine: &mut Engine,
        position: &Position,
        prng: &mut Prng,
        limits: &Limits,
        stop: &Stop,
        clock: Clock<'_>,
    ) -> Option<Move> {
        let legal = if position.awaits_chance() { vec![] } else { position.legal_moves() };
        let us = position.turn();
        let values = engine.evaluation().see_values().to_vec();
        match self {
            Self::Random => (!legal.is_empty()).then(|| legal[prng.below(legal.len())].clone()),
            Self::Greedy => best_by(position, legal, prng, |after| material_balance(after, us, &values)),
            Self::Timid => {
                let before = material_balance(position, us, &values);
                best_by(position, legal, prng, |after| {
                    let loss = worst_loss(after, us, &values);
                    let gain = material_balance(after, us, &values) - before;
                    -2 * loss - gain.clamp(-ROYAL_VALUE, ROYAL_VALUE / 2) / 8
                })
            }
            Self::Minimax => {
                let values = seed_values(position, &values);
                best_by(position, legal, prng, |after| worst_balance(after, us, &values))
            }
            Self::Swindler => swindle(engine, position, limits, stop, clock),
        }
    }
}

impl fmt::Display for Personality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a name that no personality has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown personality `{0}`; the personalities are {list}", list = Personality::ALL.map(Personality::name).join(", "))]
pub struct UnknownPersonality(String);

impl std::str::FromStr for Personality {
    type Err = UnknownPersonality;

    fn from_str(name: &str) -> Result<Self, UnknownPersonality> {
        let found = Self::ALL.into_iter().find(|personality| personality.name() == name);
        found.ok_or_else(|| UnknownPersonality(name.to_owned()))
    }
}

/// The move whose resulting position has the highest rating; a random one of the best.
fn best_by(
    position: &Position,
    legal: Vec<Move>,
    prng: &mut Prng,
    mut rate: impl FnMut(&Position) -> i32,
) -> Option<Move> {
    let mut after = position.clone();
    let (mut best_rating, mut equals) = (i32::MIN, 0);
    let mut chosen = None;
    for mv in legal {
        after.play_unchecked(&mv);
        let rating = rate(&after);
        after.undo();
        if rating < best_rating {
            continue;
        }
        let better = rating > best_rating;
        equals = if better { 1 } else { equals + 1 };
        // Each of n equal moves stays chosen with a probability of 1 in n.
        if better || prng.below(equals) == 0 {
            chosen = Some(mv);
        }
        best_rating = rating;
    }
    chosen
}

/// The material of a side less that of the others. A finished game counts more than all material.
fn material_balance(position: &Position, us: Side, values: &[i32]) -> i32 {
    if let Some(end) = position.outcome_unsupplied() {
        return match end.winner {
            Some(winner) if position.rules().are_allied(winner, us) => 10 * ROYAL_VALUE,
            Some(_) => -10 * ROYAL_VALUE,
            None => 0,
        };
    }
    let mut balance = 0;
    let sign = |side: Side| if position.rules().are_allied(side, us) { 1 } else { -1 };
    position.for_each_piece(|_, piece| balance += sign(piece.side) * values[piece.kind.index()]);
    position.for_each_in_hand(|side, kind, held| {
        balance += sign(side) * values[kind.index()] * i32::from(held);
    });
    balance
}

/// The material balance after the reply that is worst for a side, if the others are to move.
fn worst_balance(position: &Position, us: Side, values: &[i32]) -> i32 {
    if position.turn() == us {
        return material_balance(position, us, values);
    }
    let replies = position.legal_moves();
    let mut after = position.clone();
    let balances = replies.iter().map(|reply| {
        after.play_unchecked(reply);
        let balance = material_balance(&after, us, values);
        after.undo();
        balance
    });
    balances.min().unwrap_or_else(|| material_balance(position, us, values))
}

/// The most material that the others can win with one capture and the exchange that follows on its cell.
fn worst_loss(position: &Position, us: Side, values: &[i32]) -> i32 {
    if position.turn() == us {
        return 0;
    }
    let captures = position.legal_captures();
    captures.iter().map(|mv| position.see(mv, values)).max().unwrap_or(0).max(0)
}

/// Among the nearly best moves, the one that leaves the opponent the greatest difference between its best reply and the next.
fn swindle(
    engine: &mut Engine,
    position: &Position,
    limits: &Limits,
    stop: &Stop,
    clock: Clock<'_>,
) -> Option<Move> {
    let limits = Limits { multipv: TRAP_CANDIDATES, ..limits.clone() };
    let result = engine.search(position, &limits, stop, clock, &mut |_| {});
    let best = result.lines.first()?.0.cp();
    let near = result.lines.iter().filter(|(score, _)| best - score.cp() <= TRAP_PRICE);
    let near: Vec<Move> = near.filter_map(|(_, line)| line.first().cloned()).collect();
    if near.len() < 2 {
        return result.best_move;
    }
    let mut trap = |mv: &Move| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        let limits = Limits { nodes: Some(TRAP_NODES), multipv: 2, ..Limits::default() };
        let replies = engine.search(&after, &limits, stop, clock, &mut |_| {}).lines;
        match &replies[..] {
            [(good, _), (next, _), ..] => good.cp() - next.cp(),
            _ => 0,
        }
    };
    near.into_iter().max_by_key(|mv| trap(mv))
}

/// The piece values of the program from which this project started, by name; other pieces get a value by their material.
fn seed_values(position: &Position, values: &[i32]) -> Vec<i32> {
    let names = position.rules().definition().pieces.keys();
    let seed = names.zip(values).map(|(name, &value)| match name.as_str() {
        "pawn" => 2,
        "knight" => 4,
        "bishop" | "king" => 5,
        "rook" => 7,
        "queen" => 10,
        _ => (value / 70).clamp(1, 30),
    });
    seed.collect()
}

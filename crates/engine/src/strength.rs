//! Opponents of limited strength, in levels.
//!
//! A level searches few nodes, chooses among the best moves at random so that better moves are likelier, and sometimes plays
//! any move at all. The same seed plays the same game.

use chesswright_rules::{Move, Position};

use crate::engine::{Engine, Info, SearchResult};
use crate::prng::Prng;
use crate::time::{Clock, Limits, Stop};

/// The strongest limited level. Level 1 plays like a child in its first game; above this level there is only full strength.
pub const LEVELS: u32 = 8;

/// From how many of the best lines a level chooses its move.
const CANDIDATES: usize = 5;

/// What weakens a level.
struct Handicap {
    /// The most nodes of a search.
    nodes: u64,
    /// The temperature of the random choice among the best moves, in centipawns: the greater, the likelier are worse moves.
    temperature: f64,
    /// How often the level plays any legal move.
    random_move_rate: f64,
}

const HANDICAPS: [Handicap; LEVELS as usize] = [
    Handicap { nodes: 40, temperature: 200.0, random_move_rate: 0.45 },
    Handicap { nodes: 70, temperature: 110.0, random_move_rate: 0.22 },
    Handicap { nodes: 160, temperature: 48.0, random_move_rate: 0.08 },
    Handicap { nodes: 550, temperature: 24.0, random_move_rate: 0.018 },
    Handicap { nodes: 1_800, temperature: 14.0, random_move_rate: 0.0 },
    Handicap { nodes: 5_000, temperature: 8.0, random_move_rate: 0.0 },
    Handicap { nodes: 16_000, temperature: 4.0, random_move_rate: 0.0 },
    Handicap { nodes: 20_000, temperature: 0.0, random_move_rate: 0.0 },
];

/// What makes a limited level weak, for people who choose one: the most positions that it looks at for a move, and how many of
/// 100 moves it plays without looking. `None` for full strength.
pub fn weakness(level: u32) -> Option<(u64, u32)> {
    let handicap = HANDICAPS.get((level as usize).checked_sub(1)?)?;
    Some((handicap.nodes, (handicap.random_move_rate * 100.0).round() as u32))
}

/// An opponent of limited strength.
#[derive(Clone, Debug)]
pub struct Opponent {
    level: u32,
    prng: Prng,
}

impl Opponent {
    /// An opponent of a level from 1 to [`LEVELS`]. The seed decides its random choices.
    pub fn new(level: u32, seed: u64) -> Self {
        Self { level: level.clamp(1, LEVELS), prng: Prng::new(seed) }
    }

    /// Chooses a move. The limits apply where they are stricter than those of the level.
    pub fn choose(
        &mut self,
        engine: &mut Engine,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        clock: Clock<'_>,
        on_info: &mut dyn FnMut(&Info),
    ) -> SearchResult {
        let handicap = &HANDICAPS[self.level as usize - 1];
        let legal = position.legal_moves();
        if self.prng.unit() < handicap.random_move_rate
            && let Some(any) = legal.get(self.prng.below(legal.len()))
        {
            return SearchResult::unsearched(any.clone());
        }
        let nodes = limits.nodes.map_or(handicap.nodes, |nodes| nodes.min(handicap.nodes));
        let multipv =
            if handicap.temperature > 0.0 { legal.len().clamp(1, CANDIDATES) } else { limits.multipv };
        let limits = Limits { nodes: Some(nodes), multipv, ..limits.clone() };
        let mut result = engine.search(position, &limits, stop, clock, on_info);
        let chosen = self.sample(&result, handicap.temperature).cloned();
        if let Some(chosen) = chosen.filter(|chosen| Some(chosen) != result.best_move.as_ref()) {
            play_instead(&mut result, chosen);
        }
        result
    }

    /// One of the best moves at random, weighted by `exp((score - best) / temperature)`.
    fn sample<'a>(&mut self, result: &'a SearchResult, temperature: f64) -> Option<&'a Move> {
        let best = result.lines.first()?.0.cp();
        let weight = |score: i32| {
            if temperature > 0.0 { (f64::from(score - best) / temperature).exp() } else { 0.0 }
        };
        let sum: f64 = result.lines.iter().map(|(score, _)| weight(score.cp())).sum();
        let mut point = self.prng.unit() * sum;
        for (score, line) in &result.lines {
            point -= weight(score.cp());
            if point < 0.0 {
                return line.first();
            }
        }
        result.best_move.as_ref()
    }
}

/// Makes a move the result of a search that preferred another one.
fn play_instead(result: &mut SearchResult, chosen: Move) {
    let index = result.lines.iter().position(|(_, line)| line.first() == Some(&chosen));
    if let Some((score, line)) = index.map(|index| result.lines.swap_remove(index)) {
        result.lines.insert(0, (score, line));
        result.score = score;
    }
    result.turn = vec![chosen.clone()];
    result.ponder = None;
    result.best_move = Some(chosen);
}

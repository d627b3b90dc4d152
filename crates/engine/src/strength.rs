//! Opponents that are not as strong as possible, but as strong as one wants.
//!
//! A level looks at fewer positions, does not distinguish moves that are nearly as good, and now and then does not see what is going on at all.
//! The same seed plays the same game.

use chesswright_rules::{Move, Position};

use crate::engine::{Answer, Engine, Info};
use crate::time::{Clock, Limits, Stop};
use crate::prng::Random;

/// Levels go from 1, a child that plays for the first time, to this. Beyond it there is only full strength.
pub const LEVELS: u32 = 8;

/// What makes a level.
struct Weakness {
    /// Positions looked at.
    nodes: u64,
    /// Hundredths of a pawn that seem hardly worth distinguishing.
    blur: f64,
    /// How often any move will do.
    absent: f64,
}

const WEAKNESSES: [Weakness; LEVELS as usize] = [
    Weakness { nodes: 40, blur: 200.0, absent: 0.45 },
    Weakness { nodes: 70, blur: 110.0, absent: 0.22 },
    Weakness { nodes: 160, blur: 48.0, absent: 0.08 },
    Weakness { nodes: 550, blur: 24.0, absent: 0.018 },
    Weakness { nodes: 1_800, blur: 14.0, absent: 0.0 },
    Weakness { nodes: 5_000, blur: 8.0, absent: 0.0 },
    Weakness { nodes: 16_000, blur: 4.0, absent: 0.0 },
    Weakness { nodes: 20_000, blur: 0.0, absent: 0.0 },
];

/// An opponent of a level.
#[derive(Clone, Debug)]
pub struct Opponent {
    level: u32,
    random: Random,
}

impl Opponent {
    /// Of a level from 1 to [`LEVELS`]. What it overlooks is decided by the seed.
    pub fn new(level: u32, seed: u64) -> Self {
        Self { level: level.clamp(1, LEVELS), random: Random::new(seed) }
    }

    /// Chooses a move. The limits hold as far as they are narrower than the level's own.
    pub fn choose(
        &mut self,
        engine: &mut Engine,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        clock: Clock<'_>,
        tell: &mut dyn FnMut(&Info),
    ) -> Answer {
        let weakness = &WEAKNESSES[self.level as usize - 1];
        let legal = position.legal_moves();
        if self.random.share() < weakness.absent
            && let Some(any) = legal.get(self.random.below(legal.len()))
        {
            return only(any.clone());
        }
        let nodes = limits.nodes.map_or(weakness.nodes, |nodes| nodes.min(weakness.nodes));
        let lines = if weakness.blur > 0.0 { legal.len().clamp(1, 5) } else { limits.lines };
        let limits = Limits { nodes: Some(nodes), lines, ..limits.clone() };
        let mut answer = engine.search(position, &limits, stop, clock, tell);
        let chosen = self.blurred(&answer, weakness.blur).cloned();
        if let Some(chosen) = chosen.filter(|chosen| Some(chosen) != answer.best.as_ref()) {
            let line = answer.lines.iter().position(|(_, line)| line.first() == Some(&chosen));
            if let Some((score, line)) = line.map(|line| answer.lines.swap_remove(line)) {
                answer.lines.insert(0, (score, line));
                answer.score = score;
            }
            answer.turn = vec![chosen.clone()];
            answer.ponder = None;
            answer.best = Some(chosen);
        }
        answer
    }

    /// One of the best moves: the worse it is, the less likely.
    fn blurred<'a>(&mut self, answer: &'a Answer, blur: f64) -> Option<&'a Move> {
        let best = answer.lines.first()?.0.value();
        let weight = |score: i32| if blur > 0.0 { (f64::from(score - best) / blur).exp() } else { 0.0 };
        let all: f64 = answer.lines.iter().map(|(score, _)| weight(score.value())).sum();
        let mut point = self.random.share() * all;
        for (score, line) in &answer.lines {
            point -= weight(score.value());
            if point < 0.0 {
                return line.first();
            }
        }
        answer.best.as_ref()
    }
}

/// A move that was not thought about.
fn only(played: Move) -> Answer {
    Answer { turn: vec![played.clone()], best: Some(played), ..Answer::default() }
}

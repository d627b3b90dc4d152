//! Games of the engine against itself.

use std::fmt;

use chesswright_engine::{Engine, Limits, Prng, Stop};
use chesswright_notation::moves::Notation;
use chesswright_rules::{Kind, Position, Rules};
use serde::{Deserialize, Serialize};

/// The size of the engine's hash table in megabytes: small, because the searches are.
const HASH: usize = 4;

/// How the games of a trial are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The positions that the engine looks at for each move.
    pub nodes: u64,
    /// The random moves that begin each game, so that no two games are the same.
    pub random: u32,
    /// A game of this many moves ends without a result.
    pub longest: u32,
    /// Another seed gives other games.
    pub seed: u64,
}

impl Default for Terms {
    fn default() -> Self {
        Self { nodes: 400, random: 4, longest: 300, seed: 1 }
    }
}

/// What happened in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The number of the game.
    pub number: u64,
    /// Its winner, if it has one.
    pub winner: Option<u8>,
    /// Why it ended: the name of a reason; empty for a game that became too long.
    pub reason: String,
    /// The number of moves of all sides.
    pub moves: u32,
    /// The legal moves of all positions, added up.
    pub choices: u64,
    /// The first move.
    pub first: String,
    /// How often each kind of piece moved or was dropped.
    pub moved: Vec<u32>,
    /// How many moves captured something.
    pub captures: u32,
    /// How many moves promoted a piece.
    pub promotions: u32,
    /// How many pieces were dropped.
    pub drops: u32,
}

/// Why a game cannot be tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTried {
    /// It is over before it begins.
    Over,
}

impl fmt::Display for NotTried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("this game is over before the first move"),
        }
    }
}

impl std::error::Error for NotTried {}

/// A trial of a game.
pub struct Trial {
    rules: Rules,
    engine: Engine,
    terms: Terms,
}

impl Trial {
    /// Prepares a trial.
    ///
    /// # Errors
    /// If the game is over before the first move.
    pub fn new(rules: &Rules, terms: Terms) -> Result<Self, NotTried> {
        if rules.start().outcome().is_some() {
            return Err(NotTried::Over);
        }
        let mut engine = Engine::new(rules);
        engine.set_hash(HASH);
        Ok(Self { rules: rules.clone(), engine, terms })
    }

    /// Plays a game. `None` if it was stopped.
    pub fn play(&mut self, number: u64, stop: &Stop) -> Option<Record> {
        let mut prng = Prng::new(self.terms.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number);
        // What the engine remembers of other games must not change this one.
        self.engine.new_game();
        let kinds = self.rules.definition().pieces.len();
        let mut record = Record { number, moved: vec![0; kinds], ..Record::default() };
        let dealt = self.rules.deal(&mut |below| prng.below(below as usize) as u32);
        let mut position = dealt.unwrap_or_else(|_| self.rules.start());
        loop {
            let outcome = position.outcome_unsupplied().or_else(|| position.claims().into_iter().next());
            if let Some(outcome) = outcome {
                record.winner = outcome.winner.map(|side| side.0);
                record.reason = outcome.reason.name().to_owned();
                return Some(record);
            }
            if record.moves >= self.terms.longest {
                return Some(record);
            }
            if let Some(drawn) = position.draw_chance(&mut |below| prng.below(below as usize) as u32) {
                position.play_unchecked(&drawn);
                continue;
            }
            let legal = position.legal_moves();
            record.choices += legal.len() as u64;
            let random = record.moves < self.terms.random;
            let played = match random {
                true => Self::harmless(&position, &legal, &mut prng),
                false => {
                    let limits = Limits::nodes(self.terms.nodes);
                    let found = self.engine.search(&position, &limits, stop, &|| 0, &mut |_| {});
                    if stop.is_stopped() {
                        return None;
                    }
                    found.best_move
                }
            };
            let Some(played) = played.or_else(|| legal.first().cloned()) else { return Some(record) };
            if record.moves == 0 {
                record.first = Notation::Uci.write(&position, &played);
            }
            record.count(&position, &played);
            position.play_unchecked(&played);
        }
    }

    /// A random move that does not end the game.
    fn harmless(
        position: &Position,
        legal: &[chesswright_rules::Move],
        prng: &mut Prng,
    ) -> Option<chesswright_rules::Move> {
        let after = |played: &chesswright_rules::Move| {
            let mut next = position.clone();
            next.play_unchecked(played);
            next.outcome_unsupplied().is_none()
        };
        (0..8).filter_map(|_| legal.get(prng.below(legal.len().max(1)))).find(|played| after(played)).cloned()
    }
}

impl Record {
    fn count(&mut self, position: &Position, played: &chesswright_rules::Move) {
        self.moves += 1;
        let kind: Option<Kind> = if played.is_pass() {
            None
        } else {
            played.drop().or_else(|| position.piece(played.from()).map(|piece| piece.kind))
        };
        if let Some(count) = kind.and_then(|kind| self.moved.get_mut(kind.index())) {
            *count += 1;
        }
        self.captures += u32::from(!position.captures(played).is_empty());
        self.promotions += u32::from(played.promotion().is_some());
        self.drops += u32::from(played.drop().is_some());
    }
}

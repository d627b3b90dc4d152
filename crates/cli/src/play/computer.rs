//! The computer as an opponent in the terminal.

use std::path::Path;
use std::sync::Arc;

use chesswright_engine::hidden::{self, Beliefs, any, vote};
use chesswright_engine::{DEFAULT_HASH_MB, Engine, LEVELS, Limits, Opponent, Personality, Prng, Stop};
use chesswright_game::Game;
use chesswright_rules::{Choice, History, Move, Position, Rules, Side};
use clap::Args;

use super::Stopwatch;

#[derive(Args)]
pub(crate) struct ComputerOptions {
    /// Let the computer play these sides, such as `black`, `red,blue` or `all`
    #[arg(long, value_name = "SIDES", value_delimiter = ',')]
    computer: Vec<String>,
    /// The strength of the computer, from 1 for beginners to 8; full strength by default
    #[arg(long, requires = "computer", value_parser = clap::value_parser!(u32).range(1..=i64::from(LEVELS)))]
    level: Option<u32>,
    /// The style of the computer: random, greedy, timid, swindler, minimax
    #[arg(long, requires = "computer", conflicts_with = "level", value_name = "NAME")]
    personality: Option<Personality>,
    /// Milliseconds for each move at full strength
    #[arg(long, requires = "computer", value_name = "MS", default_value_t = 1000)]
    think: u64,
    /// The seed of the random choices of the computer
    #[arg(long, requires = "computer", value_name = "N", default_value_t = 0)]
    computer_seed: u64,
}

/// The computer and the sides it plays.
pub(super) struct Computer {
    sides: Vec<Side>,
    engine: Engine,
    strength: Strength,
    think: u64,
    stopwatch: Stopwatch,
    /// What its sides hold possible, in a game that hides something.
    beliefs: Vec<Beliefs>,
}

enum Strength {
    Full,
    Level(u32, Opponent),
    Personality(Personality, Prng),
}

impl Computer {
    /// The computer, if the options give it a side.
    ///
    /// # Errors
    /// When the game does not have a side of that name, or when what was learnt about it does not fit.
    pub(super) fn new(
        options: &ComputerOptions,
        rules: &Rules,
        document: Option<&Path>,
        stopwatch: Stopwatch,
    ) -> anyhow::Result<Option<Self>> {
        let names: Vec<&str> = rules.definition().sides.iter().map(|side| side.name.as_str()).collect();
        let mut sides = vec![];
        for wanted in &options.computer {
            match names.iter().position(|name| name.eq_ignore_ascii_case(wanted)) {
                Some(side) => sides.push(Side(side as u8)),
                None if wanted == "all" => sides.extend((0..names.len() as u8).map(Side)),
                None => {
                    anyhow::bail!("there is no side `{wanted}`; the sides are {} and `all`", names.join(", "))
                }
            }
        }
        let strength = match (options.level, options.personality) {
            (Some(level), _) => Strength::Level(level, Opponent::new(level, options.computer_seed)),
            (_, Some(personality)) => Strength::Personality(personality, Prng::new(options.computer_seed)),
            _ => Strength::Full,
        };
        let evaluation = match strength {
            Strength::Full => crate::network::strongest(rules, document)?,
            _ => Arc::new(crate::experience::evaluation(rules, document)?),
        };
        let engine = Engine::with_evaluation(rules, evaluation, DEFAULT_HASH_MB);
        let (think, beliefs) = (options.think, vec![]);
        Ok((!sides.is_empty()).then_some(Self { sides, engine, strength, think, stopwatch, beliefs }))
    }

    /// The sides that it plays.
    pub(super) fn sides(&self) -> &[Side] {
        &self.sides
    }

    /// Whether the computer plays a side.
    pub(super) fn plays(&self, side: Side) -> bool {
        self.sides.contains(&side)
    }

    /// Whether the computer plays all sides.
    pub(super) fn plays_all(&self, rules: &Rules) -> bool {
        (0..rules.sides() as u8).all(|side| self.sides.contains(&Side(side)))
    }

    /// The move of the computer.
    pub(super) fn choose(&mut self, position: &Position) -> Option<Move> {
        if !self.engine.rules().same(position.rules()) {
            self.engine = Engine::new(position.rules());
        }
        let stopwatch = self.stopwatch;
        let clock = move || stopwatch.now();
        let (engine, stop, limits) = (&mut self.engine, Stop::new(), Limits::time(self.think));
        match &mut self.strength {
            Strength::Full => engine.search(position, &limits, &stop, &clock, &mut |_| {}).best_move,
            Strength::Level(_, opponent) => {
                let limits = Limits::default();
                opponent.choose(engine, position, &limits, &stop, &clock, &mut |_| {}).best_move
            }
            Strength::Personality(personality, prng) => {
                personality.choose(engine, position, prng, &limits, &stop, &clock)
            }
        }
    }
    /// A move in a game that hides something, from nothing but what its side has seen.
    pub(super) fn guess(&mut self, game: &Game) -> Option<Choice> {
        if !self.engine.rules().same(game.rules()) {
            (self.engine, self.beliefs) = (Engine::new(game.rules()), vec![]);
        }
        let side = game.position().turn();
        let history = History::of(game.position(), side);
        let seen = history.last();
        let (nodes, random) = match self.strength {
            Strength::Full => (None, 0),
            Strength::Level(level, _) => {
                hidden::weakness(level).map_or((None, 0), |(nodes, random)| (Some(nodes), random))
            }
            Strength::Personality(..) => (None, 100),
        };
        let mut prng = Prng::new(seen.key());
        if prng.below(100) < random as usize {
            return any(seen, &mut prng);
        }
        let known = self.beliefs.iter().position(|known| known.lead_to(&history));
        let mut beliefs = match known {
            Some(at) => self.beliefs.swap_remove(at),
            None => Beliefs::new(game.start(), side, history.start.key()),
        };
        beliefs.follow(&history);
        // All voters together have the time of a move.
        let limits = Limits { nodes, ..Limits::time(self.think / beliefs.voters() as u64) };
        let stopwatch = self.stopwatch;
        let decided = vote(&mut self.engine, &beliefs, &limits, &Stop::new(), &move || stopwatch.now());
        self.beliefs.push(beliefs);
        decided.map(|decided| decided.choice)
    }
}

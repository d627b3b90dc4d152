//! The computer as an opponent in the terminal.

use std::path::Path;
use std::sync::Arc;

use chesswright_engine::{DEFAULT_HASH_MB, Engine, LEVELS, Limits, Opponent, Personality, Prng, Stop};
use chesswright_rules::{Move, Position, Rules, Side};
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
}

enum Strength {
    Full,
    Level(Opponent),
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
            (Some(level), _) => Strength::Level(Opponent::new(level, options.computer_seed)),
            (_, Some(personality)) => Strength::Personality(personality, Prng::new(options.computer_seed)),
            _ => Strength::Full,
        };
        let evaluation = match strength {
            Strength::Full => crate::network::strongest(rules, document)?,
            _ => Arc::new(crate::experience::evaluation(rules, document)?),
        };
        let engine = Engine::with_evaluation(rules, evaluation, DEFAULT_HASH_MB);
        Ok((!sides.is_empty()).then_some(Self { sides, engine, strength, think: options.think, stopwatch }))
    }

    /// Whether the computer is to move.
    pub(super) fn plays(&self, position: &Position) -> bool {
        self.sides.contains(&position.turn())
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
            Strength::Level(opponent) => {
                let limits = Limits::default();
                opponent.choose(engine, position, &limits, &stop, &clock, &mut |_| {}).best_move
            }
            Strength::Personality(personality, prng) => {
                personality.choose(engine, position, prng, &limits, &stop, &clock)
            }
        }
    }
}

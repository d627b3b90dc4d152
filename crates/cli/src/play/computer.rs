//! The computer as an opponent at the terminal.

use chesswright_engine::eval::LearnedPsqt;
use chesswright_engine::{Engine, LEVELS, Limits, Opponent, Personality, Prng, Stop};
use chesswright_rules::{Move, Position, Rules, Side};
use clap::Args;

use super::Watch;

#[derive(Args)]
pub(crate) struct ComputerOptions {
    /// Let the computer play these sides, such as `black`, `red,blue` or `all`
    #[arg(long, value_name = "SIDES", value_delimiter = ',')]
    computer: Vec<String>,
    /// How strong it is: 1 for somebody who plays for the first time, up to 8; as strong as it can be when absent
    #[arg(long, requires = "computer", value_parser = clap::value_parser!(u32).range(1..=i64::from(LEVELS)))]
    level: Option<u32>,
    /// How it plays: random, greedy, timid, swindler, minimax
    #[arg(long, requires = "computer", conflicts_with = "level", value_name = "NAME")]
    personality: Option<Personality>,
    /// Milliseconds it thinks about a move at full strength
    #[arg(long, requires = "computer", value_name = "MS", default_value_t = 1000)]
    think: u64,
    /// What it overlooks and which of equal moves it plays
    #[arg(long, requires = "computer", default_value_t = 0)]
    computer_seed: u64,
}

/// The computer and the sides it plays.
pub(super) struct Computer {
    sides: Vec<Side>,
    engine: Engine,
    mind: Mind,
    think: u64,
    watch: Watch,
}

enum Mind {
    Full,
    Level(Opponent),
    Personality(Personality, Prng),
}

impl Computer {
    /// The opponent that options ask for, if they ask for one.
    ///
    /// # Errors
    /// When a side is named that the game does not have.
    pub(super) fn new(
        options: &ComputerOptions,
        rules: &Rules,
        experience: Option<&LearnedPsqt>,
        watch: Watch,
    ) -> anyhow::Result<Option<Self>> {
        let names: Vec<&str> = rules.definition().sides.iter().map(|side| side.name.as_str()).collect();
        let mut sides = vec![];
        for wanted in &options.computer {
            match names.iter().position(|name| name.eq_ignore_ascii_case(wanted)) {
                Some(side) => sides.push(Side(side as u8)),
                None if wanted == "all" => sides.extend((0..names.len() as u8).map(Side)),
                None => {
                    anyhow::bail!("there is no side `{wanted}`; there are {} and `all`", names.join(", "))
                }
            }
        }
        let mind = match (options.level, options.personality) {
            (Some(level), _) => Mind::Level(Opponent::new(level, options.computer_seed)),
            (_, Some(personality)) => Mind::Personality(personality, Prng::new(options.computer_seed)),
            _ => Mind::Full,
        };
        let engine = crate::experience::engine(rules, experience);
        Ok((!sides.is_empty()).then_some(Self { sides, engine, mind, think: options.think, watch }))
    }

    /// Whether it is its turn.
    pub(super) fn plays(&self, position: &Position) -> bool {
        self.sides.contains(&position.turn())
    }

    /// Whether it plays all sides, so that nobody can interrupt it by not moving.
    pub(super) fn plays_all(&self, rules: &Rules) -> bool {
        (0..rules.sides() as u8).all(|side| self.sides.contains(&Side(side)))
    }

    /// Its move.
    pub(super) fn choose(&mut self, position: &Position) -> Option<Move> {
        if !self.engine.rules().same(position.rules()) {
            self.engine = Engine::new(position.rules());
        }
        let watch = self.watch;
        let clock = move || watch.now();
        let (engine, stop, limits) = (&mut self.engine, Stop::new(), Limits::time(self.think));
        match &mut self.mind {
            Mind::Full => engine.search(position, &limits, &stop, &clock, &mut |_| {}).best_move,
            Mind::Level(opponent) => {
                let limits = Limits::default();
                opponent.choose(engine, position, &limits, &stop, &clock, &mut |_| {}).best_move
            }
            Mind::Personality(personality, prng) => {
                personality.choose(engine, position, prng, &limits, &stop, &clock)
            }
        }
    }
}

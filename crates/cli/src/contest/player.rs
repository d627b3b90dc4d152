//! Players: our own engine, a level, a personality, or another program.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use anyhow::Result;
use chesswright_engine::eval::{EvalParams, HandcraftedEval, LearnedPsqt};
use chesswright_engine::net::fingerprint;
use chesswright_engine::protocol::Protocol;
use chesswright_engine::{
    Engine, LEVELS, Limits, Opponent, Personality, Prng, Score, SearchParams, Stop, TunableError,
};
use chesswright_queue as wire;
use chesswright_rules::{Move, Position, Rules};

use cpu_time::ThreadTime;

use super::effort::{Effort, TimeSource};
use super::external::{External, Start};
use super::move_limit::{Allowed, MoveLimit};
use super::openings::Opening;
use crate::queue::pack::Files;

/// A player as the command line names it.
#[derive(Clone, Debug)]
pub(crate) struct Spec {
    who: Who,
    name: Option<String>,
    limit: MoveLimit,
    options: Vec<(String, String)>,
    /// The protocol of another program.
    protocol: Protocol,
    /// What our own engine has learnt about the game, unless an option says otherwise.
    experience: Known,
}

/// The source of experience.
#[derive(Clone, Debug, Default)]
enum Known {
    /// The experience that ships with the game.
    #[default]
    Shipped,
    /// The experience beside the game's document, if there is some.
    Document(PathBuf),
    File(PathBuf),
}

#[derive(Clone, Debug)]
enum Who {
    Own,
    Level(u32),
    Personality(Personality),
    Program(String),
}

impl Spec {
    /// Our own engine, with experience from a file.
    pub(crate) fn taught(name: &str, experience: Option<&Path>) -> Self {
        let experience = experience.map_or(Known::Shipped, |path| Known::File(path.to_owned()));
        let name = Some(name.to_owned());
        Self { name, experience, ..Self::new(Who::Own) }
    }

    /// The same player with a network from a file.
    pub(crate) fn with_network(mut self, network: &Path) -> Self {
        self.name = Some("network".to_owned());
        self.options.push(("network".to_owned(), network.display().to_string()));
        self
    }

    fn new(who: Who) -> Self {
        Self {
            who,
            name: None,
            limit: MoveLimit::default(),
            options: vec![],
            protocol: Protocol::Uci,
            experience: Known::Shipped,
        }
    }

    /// The same player for a game from a document.
    pub(crate) fn for_document(&self, document: Option<&Path>) -> Self {
        let mut spec = self.clone();
        if let (Known::Shipped, Some(document)) = (&spec.experience, document) {
            spec.experience = Known::Document(document.to_owned());
        }
        spec
    }

    /// Whether it plays the same game whenever it is asked: no time of its own decides, and it is not another program.
    pub(super) fn is_repeatable(&self) -> bool {
        self.limit.time.is_none() && !matches!(self.who, Who::Program(_))
    }

    /// The same player for another machine. The files that it reads go along.
    pub(super) fn pack(&self, rules: &Rules, files: &mut Files) -> Result<wire::Player> {
        let is_own = !matches!(self.who, Who::Program(_));
        let mut options = self.options.clone();
        for (option, value) in &mut options {
            if is_own && names_file(option, value) {
                *value = files.add(value.as_ref())?;
            }
        }
        let evaluation = match is_own {
            true => Player::new(self, rules, self.limit, TimeSource::Real)?.fingerprint(rules),
            false => None,
        };
        Ok(wire::Player {
            who: match &self.who {
                Who::Own => "self".into(),
                Who::Level(level) => format!("level={level}"),
                Who::Personality(personality) => personality.name().into(),
                Who::Program(program) => format!("cmd={program}"),
            },
            name: self.name(),
            limit: self.limit.into(),
            protocol: self.protocol.name().into(),
            options,
            experience: match &self.experience {
                Known::Shipped => wire::Experience::Shipped,
                Known::Document(_) => wire::Experience::Document,
                Known::File(path) => wire::Experience::File(files.add(path)?),
            },
            evaluation,
        })
    }

    /// A player from another machine, which must judge positions as it did there. It reads no files but those in the folder.
    pub(super) fn unpack(
        packed: &wire::Player,
        rules: &Rules,
        document: Option<&Path>,
        folder: &Path,
    ) -> Result<Self> {
        let mut spec: Self = packed.who.parse().map_err(anyhow::Error::msg)?;
        let is_own = !matches!(spec.who, Who::Program(_));
        let file = |name: &str| -> Result<PathBuf> {
            // The names of files in a setup are plain. Anything else would be a file of this machine.
            let path = folder.join(name);
            let is_inside = path.parent() == Some(folder) && path.is_file();
            anyhow::ensure!(is_inside, "the file {name:?} is not in the setup");
            Ok(path)
        };
        spec.name = Some(packed.name.clone());
        spec.limit = packed.limit.into();
        spec.protocol = protocol(&packed.protocol).map_err(anyhow::Error::msg)?;
        for (option, value) in &packed.options {
            let value = match is_own && names_file(option, value) {
                true => file(value)?.display().to_string(),
                false => value.clone(),
            };
            spec.options.push((option.clone(), value));
        }
        spec.experience = match &packed.experience {
            wire::Experience::Shipped => Known::Shipped,
            wire::Experience::Document => {
                Known::Document(document.ok_or_else(|| anyhow::anyhow!("there is no document"))?.to_owned())
            }
            wire::Experience::File(name) => Known::File(file(name)?),
        };
        if is_own {
            let here = Player::new(&spec, rules, spec.limit, TimeSource::Real)?.fingerprint(rules);
            anyhow::ensure!(here == packed.evaluation, "`{}` judges positions otherwise here", packed.name);
        }
        Ok(spec)
    }

    /// The engine of the player, as its options say.
    fn engine(&self, rules: &Rules) -> Result<Engine> {
        let mut engine = Engine::new(rules);
        let mut network = None;
        let (mut parameters, mut search_params) = (EvalParams::default(), SearchParams::default());
        // Whether it knows what everybody knows who plays the game.
        let mut is_plain = !matches!(self.experience, Known::File(_));
        let mut experience = match &self.experience {
            Known::Shipped => LearnedPsqt::shipped(rules),
            Known::Document(path) => crate::experience::known(rules, Some(path))?,
            Known::File(path) => Some(crate::experience::read(path, rules)?),
        };
        for (option, value) in &self.options {
            match (option.as_str(), value.parse::<usize>()) {
                ("Hash", Ok(megabytes)) => engine.set_hash(megabytes),
                ("Threads", Ok(threads)) => engine.set_threads(threads),
                ("parameters", _) => crate::tune::read(value.as_ref(), &mut parameters)?,
                ("network" | "EvalFile", _) => network = Some(PathBuf::from(value)),
                ("experience", _) => {
                    is_plain = false;
                    experience = match value.as_str() {
                        "none" => None,
                        _ => Some(crate::experience::read(value.as_ref(), rules)?),
                    };
                }
                _ => set_parameter(&mut parameters, &mut search_params, option, value)?,
            }
        }
        engine.set_search_params(search_params);
        let handcrafted = || HandcraftedEval::with(rules, &parameters, experience.as_ref());
        is_plain &= parameters == EvalParams::default();
        match &network {
            Some(path) if path == Path::new(crate::network::NONE) => {
                engine.set_evaluation(Arc::new(handcrafted()));
            }
            Some(path) => {
                engine.set_evaluation(Arc::new(crate::network::read_transferred(
                    rules,
                    path,
                    handcrafted(),
                )?));
            }
            // Weaker levels and personalities play without.
            None if is_plain && matches!(self.who, Who::Own) => {
                let document = match &self.experience {
                    Known::Document(path) => Some(path.as_path()),
                    Known::Shipped | Known::File(_) => None,
                };
                engine.set_evaluation(crate::network::strongest(rules, document)?);
            }
            None => engine.set_evaluation(Arc::new(handcrafted())),
        }
        Ok(engine)
    }

    /// The engine of a player that is our own engine and neither a level nor a personality.
    pub(crate) fn own_engine(&self, rules: &Rules) -> Result<Engine> {
        anyhow::ensure!(
            matches!(self.who, Who::Own),
            "the player `{}` is not `self`; only our own engine at full strength can do this",
            self.name()
        );
        anyhow::ensure!(
            self.limit == MoveLimit::default(),
            "the player has a limit of its own; use --nodes or --time instead"
        );
        self.engine(rules)
    }

    pub(crate) fn name(&self) -> String {
        if let Some(name) = &self.name {
            return name.clone();
        }
        match &self.who {
            Who::Own => "chesswright".into(),
            Who::Level(level) => format!("level {level}"),
            Who::Personality(personality) => personality.name().into(),
            Who::Program(program) => program.clone(),
        }
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = text.split(',');
        let first = parts.next().unwrap_or_default().trim();
        let who = match first.split_once('=') {
            Some(("cmd", program)) if !program.trim().is_empty() => Who::Program(program.trim().to_owned()),
            Some(("level", level)) => match level.parse() {
                Ok(level @ 1..=LEVELS) => Who::Level(level),
                _ => return Err(format!("there is no level `{level}`; the levels are 1 to {LEVELS}")),
            },
            None if first == "self" => Who::Own,
            _ => Who::Personality(first.parse().map_err(|_| {
                let names = Personality::ALL.map(Personality::name).join("`, `");
                format!(
                    "unknown player `{first}`; the players are `self`, `level=N`, `{names}` and `cmd=PROGRAM`"
                )
            })?),
        };
        let mut spec = Self::new(who);
        for part in parts {
            let Some((key, value)) = part.split_once('=') else {
                return Err(format!("expected `key=value`, found `{part}`"));
            };
            let number =
                || value.parse::<u64>().map_err(|_| format!("`{value}` is not a number for `{key}`"));
            match key {
                "name" => spec.name = Some(value.to_owned()),
                "nodes" => spec.limit.nodes = Some(number()?),
                "soft-nodes" => spec.limit.soft_nodes = Some(number()?),
                "time" => spec.limit.time = Some(number()?),
                "depth" => spec.limit.depth = Some(number()? as u32),
                "protocol" if matches!(spec.who, Who::Program(_)) => spec.protocol = protocol(value)?,
                _ => spec.options.push((key.to_owned(), value.to_owned())),
            }
        }
        Ok(spec)
    }
}

/// Whether an option of our own engine has the name of a file.
fn names_file(option: &str, value: &str) -> bool {
    match option {
        "parameters" => true,
        "network" | "EvalFile" => value != crate::network::NONE,
        "experience" => value != "none",
        _ => false,
    }
}

fn protocol(name: &str) -> Result<Protocol, String> {
    Protocol::ALL.into_iter().find(|protocol| protocol.name() == name).ok_or_else(|| {
        let names = Protocol::ALL.map(Protocol::name).join("`, `");
        format!("unknown protocol `{name}`; the protocols are `{names}`")
    })
}

/// The message about a wrong option of our own engine.
fn unknown(option: &str, value: &str) -> String {
    let names = [EvalParams::NAMES, SearchParams::NAMES].concat().join("`, `");
    format!(
        "our own engine has no option `{option}={value}`; it has `Hash`, `Threads`, `network` (a file, or `none`), `parameters` (a file) and \
         `experience` (a file, or `none`), and takes numbers for `{names}`"
    )
}

/// Sets a parameter of the evaluation or of the search.
///
/// # Errors
/// When there is no such parameter, or when the value is not a number in its range.
fn set_parameter(
    eval_params: &mut EvalParams,
    search_params: &mut SearchParams,
    name: &str,
    value: &str,
) -> Result<()> {
    let Ok(number) = value.parse() else { anyhow::bail!("{}", unknown(name, value)) };
    let set = match eval_params.set(name, number) {
        Err(TunableError::Unknown(_)) => search_params.set(name, number),
        set => set,
    };
    match set {
        Err(TunableError::Unknown(_)) => anyhow::bail!("{}", unknown(name, value)),
        set => Ok(set?),
    }
}

/// What a player has decided.
pub(super) enum Choice {
    /// It plays a legal move, with its evaluation.
    Plays(Move, Option<Score>),
    /// It resigns, or knows no move.
    Resigns,
    /// It claims that the game is over.
    Claims { text: String, draw: bool },
    /// Its answer is not a legal move.
    Wrong(String),
}

/// A player at the board.
pub(super) struct Player {
    pub(super) name: String,
    pub(super) limit: MoveLimit,
    mind: Mind,
    time_source: TimeSource,
    /// What the searches of our own engine cost.
    effort: Effort,
}

enum Mind {
    Own(Box<Engine>),
    Level(Box<Engine>, u32, Opponent),
    Personality(Box<Engine>, Personality, Prng),
    Program(Box<External>),
}

impl Player {
    pub(super) fn new(spec: &Spec, rules: &Rules, limit: MoveLimit, time_source: TimeSource) -> Result<Self> {
        let engine = || spec.engine(rules).map(Box::new);
        let mind = match &spec.who {
            Who::Own => Mind::Own(engine()?),
            Who::Level(level) => Mind::Level(engine()?, *level, Opponent::new(*level, 0)),
            Who::Personality(personality) => Mind::Personality(engine()?, *personality, Prng::new(0)),
            Who::Program(program) => {
                let start = Start {
                    command: program.clone(),
                    protocol: spec.protocol,
                    options: spec.options.clone(),
                };
                Mind::Program(Box::new(External::start(&start, rules)?))
            }
        };
        let limit = if spec.limit == MoveLimit::default() { limit } else { spec.limit };
        Ok(Self { name: spec.name(), limit, mind, time_source, effort: Effort::default() })
    }

    /// The fingerprint of the evaluation of our own engine.
    fn fingerprint(&self, rules: &Rules) -> Option<u64> {
        match &self.mind {
            Mind::Own(engine) | Mind::Level(engine, ..) | Mind::Personality(engine, ..) => {
                Some(fingerprint(rules, &**engine.evaluation()))
            }
            Mind::Program(_) => None,
        }
    }

    /// Starts another game.
    pub(super) fn begin(&mut self, seed: u64, opening: &Opening) -> Result<()> {
        match &mut self.mind {
            Mind::Own(engine) => engine.new_game(),
            Mind::Level(engine, level, opponent) => {
                engine.new_game();
                *opponent = Opponent::new(*level, seed);
            }
            Mind::Personality(engine, _, prng) => {
                engine.new_game();
                *prng = Prng::new(seed);
            }
            Mind::Program(program) => program.begin(opening)?,
        }
        Ok(())
    }

    /// Reports a move of any player.
    pub(super) fn hear(&mut self, before: &Position, played: &Move) -> Result<()> {
        match &mut self.mind {
            Mind::Program(program) => program.hear(before, played),
            _ => Ok(()),
        }
    }

    /// What the searches of the player have cost since the last call.
    pub(super) fn take_effort(&mut self) -> Effort {
        match &mut self.mind {
            Mind::Program(program) => program.take_effort(),
            _ => std::mem::take(&mut self.effort),
        }
    }

    /// Chooses a move.
    pub(super) fn choose(&mut self, position: &Position, allowed: &Allowed) -> Result<Choice> {
        let clock = self.time_source.clock();
        let begun = ThreadTime::now();
        let limits = allowed.limits();
        let stop = Stop::new();
        let (played, score) = match &mut self.mind {
            Mind::Own(engine) => {
                let answer = engine.search(position, &limits, &stop, &clock, &mut |_| {});
                self.effort += Effort { nodes: answer.nodes, time: begun.elapsed() };
                (answer.best_move, Some(answer.score))
            }
            Mind::Level(engine, _, opponent) => {
                // A level has its own limits.
                let answer =
                    opponent.choose(engine, position, &Limits::default(), &stop, &clock, &mut |_| {});
                (answer.best_move, None)
            }
            Mind::Personality(engine, personality, prng) => {
                (personality.choose(engine, position, prng, &limits, &stop, &clock), None)
            }
            Mind::Program(program) => return program.choose(position, allowed),
        };
        Ok(played.map_or(Choice::Resigns, |played| Choice::Plays(played, score)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(options: &str) -> String {
        let game = chesswright_catalog::definition("losalamos").expect("a built-in variant");
        let rules = Rules::new(&game).expect("it compiles");
        let spec: Spec = format!("self,{options}").parse().expect("a player");
        Player::new(&spec, &rules, MoveLimit::default(), TimeSource::Real)
            .err()
            .map(|error| error.to_string())
            .unwrap_or_default()
    }

    #[test]
    fn parameters_outside_of_their_range_are_rejected() {
        assert_eq!(error("nmp_depth_div=4,tempo=20"), "");
        assert_eq!(error("nmp_depth_div=0.5"), "`nmp_depth_div` is 0.5; it must be from 1 to 64");
        assert_eq!(error("lmr_history_div=nan"), "`lmr_history_div` is NaN; it must be from 1 to 100000");
        assert_eq!(error("tempo=1e9"), "`tempo` is 1000000000; it must be from -1000 to 1000");
        assert!(error("tempo=fast").contains("our own engine has no option `tempo=fast`"));
        assert!(error("no_such_thing=1").contains("our own engine has no option `no_such_thing=1`"));
    }
}

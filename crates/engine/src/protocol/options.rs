//! The options of a session, under the names of each protocol.

use super::Protocol;
use super::variants::Variants;
use crate::engine::DEFAULT_HASH_MB;
use crate::strength::{LEVEL_ELO, LEVELS, level_for_elo};

/// The greatest number of threads.
const MAX_THREADS: usize = 256;
/// The greatest size of the transposition table, in megabytes.
const MAX_HASH_MB: usize = 65_536;
/// The range of Elo ratings for UCI's `UCI_Elo`.
const ELO: (u32, u32) = (LEVEL_ELO[0], LEVEL_ELO[LEVELS as usize - 1]);

/// The values of the options.
#[derive(Clone, Debug)]
pub(super) struct Options {
    pub(super) variant: String,
    pub(super) hash_mb: usize,
    pub(super) threads: usize,
    pub(super) multipv: usize,
    pub(super) chess960: bool,
    pub(super) show_wdl: bool,
    /// The time that communication takes for every move, in milliseconds.
    pub(super) overhead: u64,
    limit_strength: bool,
    elo: u32,
    /// The skill level; above [`LEVELS`] for full strength.
    skill: u32,
    /// How many nodes replace each millisecond; 0 to measure time.
    pub(super) nodes_as_time: u64,
    /// The file of the network to play with; none for the handcrafted evaluation.
    pub(super) eval_file: Option<String>,
}

/// What setting an option requires the session to do.
pub(super) enum OptionEffect {
    None,
    UnknownOption,
    BadValue(String),
    ChooseVariant(String),
    NewGame,
    LoadVariants(String),
}

impl Options {
    pub(super) fn new(game: &str) -> Self {
        Self {
            variant: game.to_owned(),
            hash_mb: DEFAULT_HASH_MB,
            threads: 1,
            multipv: 1,
            chess960: false,
            show_wdl: false,
            overhead: 10,
            limit_strength: false,
            elo: 2000,
            skill: LEVELS + 1,
            nodes_as_time: 0,
            eval_file: None,
        }
    }

    /// The level to play at; none for full strength.
    pub(super) fn level(&self) -> Option<u32> {
        if self.limit_strength {
            return Some(level_for_elo(self.elo));
        }
        (self.skill <= LEVELS).then_some(self.skill.max(1))
    }

    /// The lines that declare all options.
    pub(super) fn declarations(&self, protocol: Protocol, variants: &Variants) -> Vec<String> {
        let variants: Vec<&str> = variants.names().collect();
        let combo = |list: &[&str]| list.iter().map(|name| format!(" var {name}")).collect::<String>();
        match protocol {
            Protocol::Ucci => vec![
                "option usemillisec type check default true".into(),
                format!("option hashsize type spin min 1 max {MAX_HASH_MB} default {DEFAULT_HASH_MB}"),
                format!("option threads type spin min 1 max {MAX_THREADS} default 1"),
                "option newgame type button".into(),
                format!("option variant type combo{} default {}", combo(&variants), self.variant),
            ],
            _ => {
                let name = |usi: &str, uci: &str| {
                    if protocol == Protocol::Usi { usi.to_owned() } else { uci.to_owned() }
                };
                vec![
                    format!(
                        "option name {} type spin default {DEFAULT_HASH_MB} min 1 max {MAX_HASH_MB}",
                        name("USI_Hash", "Hash")
                    ),
                    format!("option name Threads type spin default 1 min 1 max {MAX_THREADS}"),
                    "option name Clear Hash type button".into(),
                    format!("option name {} type check default false", name("USI_Ponder", "Ponder")),
                    "option name MultiPV type spin default 1 min 1 max 500".into(),
                    format!(
                        "option name Skill Level type spin default {} min 1 max {}",
                        LEVELS + 1,
                        LEVELS + 1
                    ),
                    "option name Move Overhead type spin default 10 min 0 max 5000".into(),
                    "option name nodestime type spin default 0 min 0 max 10000".into(),
                    "option name UCI_Chess960 type check default false".into(),
                    format!(
                        "option name {} type combo default {}{}",
                        name("USI_Variant", "UCI_Variant"),
                        self.variant,
                        combo(&variants)
                    ),
                    "option name UCI_AnalyseMode type check default false".into(),
                    "option name UCI_LimitStrength type check default false".into(),
                    format!("option name UCI_Elo type spin default 2000 min {} max {}", ELO.0, ELO.1),
                    "option name UCI_ShowWDL type check default false".into(),
                    "option name VariantPath type string default <empty>".into(),
                    "option name EvalFile type string default <empty>".into(),
                ]
            }
        }
    }

    /// Sets an option. In names neither case nor blanks nor underscores matter.
    pub(super) fn set(&mut self, name: &str, value: &str) -> OptionEffect {
        let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
        let number = |min: u64, max: u64| {
            let number = value.trim().parse::<u64>().map_err(|_| format!("`{value}` is not a number"));
            number.map(|number| number.clamp(min, max))
        };
        let on = matches!(value.trim().to_ascii_lowercase().as_str(), "true" | "on" | "1");
        let check = |option: &mut bool| {
            *option = on;
            Ok(())
        };
        let set = match plain.to_ascii_lowercase().as_str() {
            "hash" | "usihash" | "hashsize" => {
                number(1, MAX_HASH_MB as u64).map(|n| self.hash_mb = n as usize)
            }
            "threads" => number(1, MAX_THREADS as u64).map(|n| self.threads = n as usize),
            "multipv" => number(1, 500).map(|n| self.multipv = n as usize),
            "moveoverhead" => number(0, 5000).map(|n| self.overhead = n),
            "skilllevel" => number(1, u64::from(LEVELS) + 1).map(|n| self.skill = n as u32),
            "ucielo" => number(ELO.0.into(), ELO.1.into()).map(|n| self.elo = n as u32),
            "nodestime" => number(0, 10_000).map(|n| self.nodes_as_time = n),
            "evalfile" => {
                let path = value.trim();
                self.eval_file = (!path.is_empty() && path != "<empty>").then(|| path.to_owned());
                Ok(())
            }
            "ucilimitstrength" => check(&mut self.limit_strength),
            "ucichess960" => check(&mut self.chess960),
            "ucishowwdl" => check(&mut self.show_wdl),
            "clearhash" | "newgame" => return OptionEffect::NewGame,
            "ucivariant" | "usivariant" | "variant" => {
                return OptionEffect::ChooseVariant(value.trim().to_owned());
            }
            "variantpath" => return OptionEffect::LoadVariants(value.trim().to_owned()),
            // Known options that change nothing here.
            "ponder" | "usiponder" | "ucianalysemode" | "usemillisec" | "uciopponent" | "ucishowcurrline" => {
                Ok(())
            }
            _ => return OptionEffect::UnknownOption,
        };
        match set {
            Ok(()) => OptionEffect::None,
            Err(why) => OptionEffect::BadValue(why),
        }
    }
}

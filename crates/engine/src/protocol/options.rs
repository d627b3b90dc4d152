//! What can be set, and under which names.

use super::Protocol;
use super::variants::Games;
use crate::engine::USUAL_HASH;
use crate::strength::LEVELS;

/// The most threads that can be asked for.
const MOST_THREADS: usize = 256;
/// The largest table, in megabytes.
const MOST_HASH: usize = 65_536;

/// What has been set.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub(super) variant: String,
    pub(super) hash: usize,
    pub(super) threads: usize,
    pub(super) lines: usize,
    pub(super) chess960: bool,
    pub(super) chances: bool,
    /// Milliseconds lost with every move.
    pub(super) overhead: u64,
    limited: bool,
    elo: u32,
    skill: u32,
    /// Positions instead of milliseconds: so many for each; 0 for time.
    pub(super) nodes_as_time: u64,
}

/// What came of a setting.
pub(super) enum Set {
    Done,
    Unknown,
    Bad(String),
    Game(String),
    Forget,
    Read(String),
}

impl Settings {
    pub(super) fn new(game: &str) -> Self {
        Self {
            variant: game.to_owned(),
            hash: USUAL_HASH,
            threads: 1,
            lines: 1,
            chess960: false,
            chances: false,
            overhead: 10,
            limited: false,
            elo: 2000,
            skill: LEVELS + 1,
            nodes_as_time: 0,
        }
    }

    /// How strong to play; none for as strong as possible.
    pub(super) fn level(&self) -> Option<u32> {
        if self.limited {
            return Some(level_of_elo(self.elo));
        }
        (self.skill <= LEVELS).then_some(self.skill.max(1))
    }

    /// Lists the options.
    pub(super) fn list(&self, protocol: Protocol, games: &Games) -> Vec<String> {
        let variants: Vec<&str> = games.names().collect();
        let combo = |list: &[&str]| list.iter().map(|name| format!(" var {name}")).collect::<String>();
        match protocol {
            Protocol::Ucci => vec![
                "option usemillisec type check default true".into(),
                format!("option hashsize type spin min 1 max {MOST_HASH} default {USUAL_HASH}"),
                format!("option threads type spin min 1 max {MOST_THREADS} default 1"),
                "option newgame type button".into(),
                format!("option variant type combo{} default {}", combo(&variants), self.variant),
            ],
            _ => {
                let own = |usi: &str, uci: &str| {
                    if protocol == Protocol::Usi { usi.to_owned() } else { uci.to_owned() }
                };
                vec![
                    format!(
                        "option name {} type spin default {USUAL_HASH} min 1 max {MOST_HASH}",
                        own("USI_Hash", "Hash")
                    ),
                    format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
                    "option name Clear Hash type button".into(),
                    format!("option name {} type check default false", own("USI_Ponder", "Ponder")),
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
                        own("USI_Variant", "UCI_Variant"),
                        self.variant,
                        combo(&variants)
                    ),
                    "option name UCI_AnalyseMode type check default false".into(),
                    "option name UCI_LimitStrength type check default false".into(),
                    format!("option name UCI_Elo type spin default 2000 min {} max {}", ELO.0, ELO.1),
                    "option name UCI_ShowWDL type check default false".into(),
                    "option name VariantPath type string default <empty>".into(),
                ]
            }
        }
    }

    /// Sets an option. Names are known in any case, with blanks or `_` between words.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Set {
        let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
        let number = |least: u64, most: u64| {
            let read = value.trim().parse::<u64>().map_err(|_| format!("`{value}` is no number"));
            read.map(|number| number.clamp(least, most))
        };
        let on = matches!(value.trim().to_ascii_lowercase().as_str(), "true" | "on" | "1");
        let check = |setting: &mut bool| {
            *setting = on;
            Ok(())
        };
        let set = match plain.to_ascii_lowercase().as_str() {
            "hash" | "usihash" | "hashsize" => number(1, MOST_HASH as u64).map(|n| self.hash = n as usize),
            "threads" => number(1, MOST_THREADS as u64).map(|n| self.threads = n as usize),
            "multipv" => number(1, 500).map(|n| self.lines = n as usize),
            "moveoverhead" => number(0, 5000).map(|n| self.overhead = n),
            "skilllevel" => number(1, u64::from(LEVELS) + 1).map(|n| self.skill = n as u32),
            "ucielo" => number(ELO.0.into(), ELO.1.into()).map(|n| self.elo = n as u32),
            "nodestime" => number(0, 10_000).map(|n| self.nodes_as_time = n),
            "ucilimitstrength" => check(&mut self.limited),
            "ucichess960" => check(&mut self.chess960),
            "ucishowwdl" => check(&mut self.chances),
            "clearhash" | "newgame" => return Set::Forget,
            "ucivariant" | "usivariant" | "variant" => return Set::Game(value.trim().to_owned()),
            "variantpath" => return Set::Read(value.trim().to_owned()),
            // Known, and nothing we do depends on them.
            "ponder" | "usiponder" | "ucianalysemode" | "usemillisec" | "uciopponent" | "ucishowcurrline" => {
                Ok(())
            }
            _ => return Set::Unknown,
        };
        match set {
            Ok(()) => Set::Done,
            Err(why) => Set::Bad(why),
        }
    }
}

/// The range of strengths that can be asked for.
const ELO: (u32, u32) = (600, 2600);

/// The level nearest to a strength on that scale.
fn level_of_elo(elo: u32) -> u32 {
    1 + (elo.clamp(ELO.0, ELO.1) - ELO.0) * (LEVELS - 1) / (ELO.1 - ELO.0)
}

//! A move that is needed soon: it is asked for directly, not queued, and comes in time or not at all.

use serde::{Deserialize, Serialize};

use crate::job::Opening;

/// A move that is wanted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThoughtWanted {
    /// The built-in game.
    pub game: String,
    /// The hash of its rules.
    pub hash: String,
    /// The position.
    pub position: Opening,
    /// The level of the player.
    pub level: u32,
    /// The seed of its random choices.
    pub seed: u64,
    /// The most nodes.
    pub nodes: u64,
    /// The most milliseconds.
    pub time: u64,
}

/// What a worker says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Thought {
    /// The move, by its number among the legal ones.
    Move(u32),
    /// It has too much to do.
    Busy,
    /// It cannot, for this reason.
    Refused(String),
}

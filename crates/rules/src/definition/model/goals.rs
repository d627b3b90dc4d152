//! Ends that depend on where pieces stand: goals and connections.

use serde::{Deserialize, Serialize};

use super::{RegionText, Sided, Verdict, is_default, is_false, is_one, one};

/// Winning by reaching cells.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GoalDef {
    /// The kinds that count; all kinds if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
    /// The cells to reach.
    pub region: Sided<RegionText>,
    /// How many pieces must stand there.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u16,
    /// The sides that move later in the same round may still reach the goal; if one does, the game is a draw (racing
    /// kings).
    #[serde(default, skip_serializing_if = "is_false")]
    pub last_reply: bool,
    /// The goal is also reached if one of the pieces stands there and pieces of any side occupy every other cell.
    #[serde(default, skip_serializing_if = "is_false")]
    pub blocked: bool,
    /// Attacked pieces do not count. A piece that another side's move makes safe wins when its side's turn begins.
    #[serde(default, skip_serializing_if = "is_false")]
    pub safe: bool,
    /// The goal is reached only if the pieces still stand there at the beginning of the side's next turn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub held: bool,
}

/// Ends the game if pieces stand together. The rule applies to the side that has just moved.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ConnectDef {
    /// The kinds that count; all kinds if empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
    /// This many adjacent pieces in a straight line; 0 for off.
    #[serde(skip_serializing_if = "is_default")]
    pub line: u16,
    /// This many pieces on one straight line, whatever stands between them; 0 for off.
    #[serde(skip_serializing_if = "is_default")]
    pub collinear: u16,
    /// A full square of this many files and ranks; 0 for off.
    #[serde(skip_serializing_if = "is_default")]
    pub square: u16,
    /// A chain of pieces from one of these cells to one of the cells of `to`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Sided<RegionText>>,
    /// The cells where the chain ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Sided<RegionText>>,
    /// Directions of lines and chains, as a Betza string of single steps; all eight if empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub along: String,
    /// The result for the side that owns the pieces.
    #[serde(skip_serializing_if = "is_win")]
    pub verdict: Option<Verdict>,
}

fn is_win(verdict: &Option<Verdict>) -> bool {
    verdict.is_none() || *verdict == Some(Verdict::Win)
}

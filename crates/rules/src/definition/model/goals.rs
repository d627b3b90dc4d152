//! Ends that are seen on the board: goals and connections.

use serde::{Deserialize, Serialize};

use super::{RegionText, Sided, Verdict, is_default, is_false, is_one, one};

/// Winning by reaching cells.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GoalDef {
    /// Any of these pieces; all kinds when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
    /// The cells.
    pub region: Sided<RegionText>,
    /// How many pieces must be there.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u16,
    /// The sides that move later in the same round may still reach the goal, too: then it is a draw (racing kings).
    #[serde(default, skip_serializing_if = "is_false")]
    pub last_reply: bool,
    /// It is reached, too, when one of the pieces is there and every other cell is taken by anybody.
    #[serde(default, skip_serializing_if = "is_false")]
    pub blocked: bool,
    /// The pieces there must not be attacked; they win when the side's turn comes and they still stand there.
    #[serde(default, skip_serializing_if = "is_false")]
    pub safe: bool,
    /// It is reached only when the pieces are still there at the beginning of the side's next turn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub held: bool,
}

/// Ending the game by pieces that stand together. It is for the side that has just moved.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ConnectDef {
    /// These pieces count; all kinds when empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
    /// So many side by side in a straight line; 0 for no such rule.
    #[serde(skip_serializing_if = "is_default")]
    pub line: u16,
    /// So many on one straight line, whatever is between them; 0 for no such rule.
    #[serde(skip_serializing_if = "is_default")]
    pub collinear: u16,
    /// A full square of so many files and ranks; 0 for no such rule.
    #[serde(skip_serializing_if = "is_default")]
    pub square: u16,
    /// A chain of pieces from one of these cells …
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Sided<RegionText>>,
    /// … to one of these.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Sided<RegionText>>,
    /// Directions of lines and chains, as a Betza text of single steps; all eight when empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub along: String,
    /// What it means for the side whose pieces they are.
    #[serde(skip_serializing_if = "is_win")]
    pub verdict: Option<Verdict>,
}

fn is_win(verdict: &Option<Verdict>) -> bool {
    verdict.is_none() || *verdict == Some(Verdict::Win)
}

//! What the sides see of the position.

use serde::{Deserialize, Serialize};

use super::is_default;

/// What a side sees of the position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ViewDef {
    /// Which cells a side sees.
    #[serde(skip_serializing_if = "is_default")]
    pub sees: SeesRule,
}

/// Which cells a side sees. Its own pieces it always sees, and sides of one team see the same.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeesRule {
    /// All: nothing is hidden.
    #[default]
    All,
    /// Those to which its pieces could move if it were its turn, and those on which they could capture.
    Reach,
    /// Only those on which its pieces stand.
    Own,
    /// Those that are so many leaps from one of its pieces, in Betza notation.
    Around(String),
}

impl ViewDef {
    /// Whether something can be hidden from a side.
    pub fn hides(&self) -> bool {
        self.sees != SeesRule::All
    }
}

//! What nature decides: dice, and bags from which pieces are drawn.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use super::{RegionText, is_default, is_false, is_none, none};

/// Nature's part in a game. The rules name its outcomes and their weights; whoever plays the game draws one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ChanceDef {
    /// The faces of a die that is rolled before each turn. The side may move only pieces of the kind that it shows, or promote to
    /// it. Kinds that cannot do either are not rolled.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<String>,
    /// The kinds in each side's bag, with their numbers.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub bag: IndexMap<String, u16>,
    /// The kind of the pieces that lie face down and belong to a side: when one has moved, it becomes a piece from its side's bag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub covered: Option<String>,
    /// Whether nature draws what a captured piece was that lay face down, and who sees it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub captured: CapturedRule,
    /// The cells on which pieces lie face down at the start that belong to nobody. A side may turn one up instead of moving: it
    /// becomes a piece from the bags of all sides.
    #[serde(default = "none", skip_serializing_if = "is_none")]
    pub face_down: RegionText,
    /// The first piece that is turned up belongs to the side that turns it up.
    #[serde(default, skip_serializing_if = "is_false")]
    pub first_own: bool,
}

impl Default for ChanceDef {
    fn default() -> Self {
        Self {
            dice: vec![],
            bag: IndexMap::new(),
            covered: None,
            captured: CapturedRule::Nobody,
            face_down: none(),
            first_own: false,
        }
    }
}

/// Who learns what a captured piece was that lay face down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CapturedRule {
    /// Nobody: it is never drawn.
    #[default]
    Nobody,
    /// The side that captures it, and not its owner.
    Captor,
    /// All.
    All,
}

impl CapturedRule {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 3] =
        [("nobody", Self::Nobody), ("captor", Self::Captor), ("all", Self::All)];
}

impl ChanceDef {
    /// Whether sides do not know the same of what has been drawn.
    pub fn hides(&self) -> bool {
        self.captured == CapturedRule::Captor
    }

    /// Whether pieces that belong to nobody are turned up.
    pub fn turns_up(&self) -> bool {
        !is_none(&self.face_down)
    }
}

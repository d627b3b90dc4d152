//! Walls: cells that no piece can enter or pass, and how they appear.

use serde::{Deserialize, Serialize};

use super::{Definition, EffectDef, RegionText, Sided, is_false};

/// Walls that players place. Every move ends with one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WallDef {
    /// Where a wall may be placed; always an empty cell.
    pub put: WallRule,
    /// Only on these cells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub region: Option<Sided<RegionText>>,
    /// Placing a wall is a move of its own instead of the end of every move. It is never an answer to a check.
    #[serde(default, skip_serializing_if = "is_false")]
    pub instead: bool,
}

impl Definition {
    /// Whether the board has walls, or can get some. Pieces that lie face down and belong to nobody are walls, too.
    pub fn has_walls(&self) -> bool {
        self.raises_walls() || self.chance.as_ref().is_some_and(|chance| chance.turns_up())
    }

    /// Whether cells can become walls.
    pub fn raises_walls(&self) -> bool {
        let raises = |effect: &EffectDef| matches!(effect, EffectDef::Wall(_));
        self.walls.is_some()
            || self.any_side(|side| !self.capture.petrifies_for(side).is_empty())
            || self.effects().any(raises)
    }
}

/// Where a wall may be placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WallRule {
    /// Anywhere.
    #[default]
    Anywhere,
    /// Where the piece that has just moved could move next (amazons).
    Arrow,
    /// Anywhere. There is only one wall, and it must move to another cell each time (duck chess).
    Duck,
    /// On the edge of the board or next to a wall.
    Edge,
    /// On the cell the piece has just left.
    Trail,
}

impl WallRule {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 5] = [
        ("anywhere", Self::Anywhere),
        ("arrow", Self::Arrow),
        ("duck", Self::Duck),
        ("edge", Self::Edge),
        ("trail", Self::Trail),
    ];
}

//! Actions: what a side may do instead of moving a piece.

use serde::{Deserialize, Serialize};

use super::{CellsDef, ConditionDef, Definition, EffectDef, is_false};

/// A step that moves no piece: it has effects, such as those of triggers, and may be aimed at a cell. A move is written with its
/// name, and with the cell if there is one: `take:d7`, `swap`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ActionDef {
    /// The name.
    pub name: String,
    /// Only these sides have it; all if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<Vec<String>>,
    /// Conditions that must hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<ConditionDef>,
    /// The cells one of which the side chooses. For the effects it is where the move ends. If absent, there is nothing to choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cells: Option<CellsDef>,
    /// While a side can do it, it can do nothing else.
    #[serde(default, skip_serializing_if = "is_false")]
    pub must: bool,
    /// The effects, in this order.
    #[serde(rename = "do")]
    pub effects: Vec<EffectDef>,
}

impl ActionDef {
    /// Every set of cells that the effects and conditions refer to, with its path in the action.
    pub fn all_cells(&self) -> impl Iterator<Item = (String, &CellsDef)> {
        let tests = (0..).zip(&self.when).filter_map(|(i, condition)| {
            let i: usize = i;
            Some((format!("when[{i}].count.cells"), &condition.count.as_ref()?.cells))
        });
        let effects = self.effects.iter().enumerate();
        tests.chain(
            effects.flat_map(|(i, effect)| effect.cells().map(move |cells| (format!("do[{i}]"), cells))),
        )
    }
}

impl Definition {
    /// The effects of all triggers and actions.
    pub fn effects(&self) -> impl Iterator<Item = &EffectDef> {
        let triggers = self.triggers.iter().flat_map(|trigger| &trigger.effects);
        triggers.chain(self.actions.iter().flat_map(|action| &action.effects))
    }
}

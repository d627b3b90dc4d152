//! Sentences about rules that may differ by side.

use chesswright_rules::definition::model::{SideDef, Sided};

/// The sentences about a rule: one about all sides if it is the same for all, otherwise one for each side. `sentence`
/// gets the name of the side, or nothing for all sides, and what holds for it.
pub(crate) fn by_side<T, V>(
    rule: &Sided<T>,
    sides: &[SideDef],
    value: impl Fn(&str) -> V,
    sentence: impl Fn(Option<&str>, V) -> Option<String>,
) -> Vec<String> {
    match rule {
        Sided::All(_) => {
            sides.first().and_then(|side| sentence(None, value(&side.name))).into_iter().collect()
        }
        Sided::Each(_) => {
            sides.iter().filter_map(|side| sentence(Some(&side.name), value(&side.name))).collect()
        }
    }
}

/// `of white`, after the thing that the side has; nothing for all sides.
pub(crate) fn of_side(side: Option<&str>) -> String {
    side.map_or_else(String::new, |side| format!(" of {side}"))
}

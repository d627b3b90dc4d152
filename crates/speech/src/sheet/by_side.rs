//! Sentences about rules that may differ by side.

use chesswright_rules::definition::model::{SideDef, Sided};

use super::phrases::Sentence;
use super::term::Sides;

/// The sentences about a rule: those about all sides if it is the same for all, otherwise those of each side. `sentences`
/// gets what holds.
pub(crate) fn by_side<T, V, I: IntoIterator<Item = Sentence>>(
    rule: &Sided<T>,
    sides: &[SideDef],
    value: impl Fn(&str) -> V,
    sentences: impl Fn(V) -> I,
) -> Vec<Sentence> {
    match rule {
        Sided::All(_) => sides.first().into_iter().flat_map(|side| sentences(value(&side.name))).collect(),
        Sided::Each(_) => {
            let of = |side: &SideDef| {
                let side = side.name.clone();
                let sentences = sentences(value(&side)).into_iter();
                sentences.map(move |rule| Sentence::ForSide { side: Sides::one(&side), rule: rule.into() })
            };
            sides.iter().flat_map(of).collect()
        }
    }
}

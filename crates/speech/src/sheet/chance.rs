//! What nature decides.

use chesswright_rules::definition::model::{CapturedRule, ChanceDef};

use super::phrases::Sentence;
use super::places::Places;
use super::term::{Counted, Kinds};

pub(crate) fn chance(rule: &ChanceDef, places: &Places<'_>) -> Vec<Sentence> {
    let ChanceDef { dice, bag, covered, captured, face_down, first_own } = rule;
    let mut told = vec![];
    if !dice.is_empty() {
        told.push(Sentence::ChanceDie { kinds: Kinds::of(dice) });
    }
    if !bag.is_empty() {
        let held = bag.iter().map(|(kind, count)| (u32::from(*count), kind.clone())).collect();
        told.push(Sentence::ChanceBag { held: Counted(held) });
    }
    if let Some(kind) = covered {
        told.push(Sentence::ChanceCovered { kind: Kinds::one(kind) });
        let kind = Kinds::one(kind);
        told.push(match captured {
            CapturedRule::Nobody => Sentence::ChanceUnknown { kind },
            CapturedRule::Captor => Sentence::ChanceCaptor { kind },
            CapturedRule::All => Sentence::ChanceAll { kind },
        });
    }
    if rule.turns_up() {
        told.push(Sentence::ChanceFaceDown { cells: places.plain(face_down) });
        told.push(Sentence::ChanceTurnUp);
    }
    if *first_own {
        told.push(Sentence::ChanceFirstOwn);
    }
    told
}

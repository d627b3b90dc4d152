//! What the sides see.

use chesswright_rules::definition::model::{SeesRule, SideDef, ViewDef};

use super::phrases::Sentence;
use super::turn::teams;

pub(crate) fn view(view: &ViewDef, sides: &[SideDef]) -> Vec<Sentence> {
    let ViewDef { sees } = view;
    let mut told = vec![match sees {
        SeesRule::All => return vec![],
        SeesRule::Reach => Sentence::ViewReach,
        SeesRule::Own => Sentence::ViewOwn,
        SeesRule::Around(leaps) if leaps == "K" => Sentence::ViewNeighbours,
        SeesRule::Around(leaps) => Sentence::ViewAround { leaps: leaps.clone() },
    }];
    if !teams(sides).is_empty() {
        told.push(Sentence::ViewTeams);
    }
    told.push(Sentence::ViewMoves);
    told
}

//! What the sides see, what they may try, and what an umpire tells them.

use chesswright_rules::definition::model::{AnnouncesDef, ChecksTold, SeesRule, SideDef, TriesRule, ViewDef};

use super::phrases::Sentence;
use super::term::Kinds;
use super::turn::teams;

pub(crate) fn view(view: &ViewDef, sides: &[SideDef]) -> Vec<Sentence> {
    let ViewDef { sees, tries, announces } = view;
    let mut told = vec![match sees {
        SeesRule::All => return announced(announces),
        SeesRule::Reach => Sentence::ViewReach,
        SeesRule::Own => Sentence::ViewOwn,
        SeesRule::Around(leaps) if leaps == "K" => Sentence::ViewNeighbours,
        SeesRule::Around(leaps) => Sentence::ViewAround { leaps: leaps.clone() },
    }];
    if !teams(sides).is_empty() {
        told.push(Sentence::ViewTeams);
    }
    let announced = announced(announces);
    if *tries == TriesRule::None && announced.is_empty() {
        told.push(Sentence::ViewMoves);
        return told;
    }
    told.push(match tries {
        TriesRule::None => Sentence::ViewKnows,
        TriesRule::Mover => Sentence::ViewTries,
        TriesRule::All => Sentence::ViewTriesHeard,
    });
    told.extend(announced);
    told.push(Sentence::ViewEnd);
    told
}

/// What the umpire tells.
fn announced(announces: &AnnouncesDef) -> Vec<Sentence> {
    let AnnouncesDef { captures, names, checks, can_capture, counts } = announces;
    let mut told = vec![];
    if *captures {
        told.push(match names[..] {
            [] => Sentence::ViewTellsCaptures,
            _ => Sentence::ViewTellsCapturesNamed { kinds: Kinds::of(names) },
        });
    }
    told.extend(match checks {
        ChecksTold::None => None,
        ChecksTold::Check => Some(Sentence::ViewTellsChecks),
        ChecksTold::Line => Some(Sentence::ViewTellsCheckLines),
    });
    if !can_capture.is_empty() {
        let kinds = Kinds::of(can_capture);
        told.push(match counts {
            true => Sentence::ViewTellsCaptureCount { kinds },
            false => Sentence::ViewTellsCanCapture { kinds },
        });
    }
    told
}

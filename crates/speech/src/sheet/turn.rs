//! Turns, check and captures.

use chesswright_rules::definition::model::{
    CaptureDef, CheckDef, Definition, FacingRule, PassRule, SideDef, TurnDef,
};

use super::phrases::Sentence;
use super::term::{Kinds, Sides};

pub(crate) fn turn(turn: &TurnDef, sides: &[SideDef]) -> Vec<Sentence> {
    let TurnDef { steps, first_steps, grows_by, check_ends, pass, passes_end } = turn;
    // Letters are for position texts, and pictures show a side's direction.
    let names: Vec<&str> =
        sides.iter().map(|SideDef { name, letter: _, forward: _ }| name.as_str()).collect();
    let mut told = vec![match names[..] {
        [one] => Sentence::TurnsAlone { side: Sides::one(one) },
        [first, second] => Sentence::TurnsOfTwo { first: Sides::one(first), second: Sides::one(second) },
        _ => Sentence::TurnsOfMany { sides: Sides::of(&names), first: Sides::of(&names[..1]) },
    }];
    if *steps > 1 {
        told.push(Sentence::TurnMoves { count: u32::from(*steps) });
    }
    if let Some(first) = first_steps {
        told.push(Sentence::TurnFirst { count: u32::from(*first) });
    }
    if *grows_by > 0 {
        told.push(Sentence::TurnGrows { count: u32::from(*grows_by) });
    }
    if *check_ends {
        told.push(Sentence::TurnCheckEnds);
    }
    told.extend(match pass {
        PassRule::Never => None,
        PassRule::Allowed => Some(Sentence::PassAllowed),
        PassRule::Stuck => Some(Sentence::PassStuck),
    });
    if *passes_end > 0 {
        told.push(Sentence::PassesEnd { count: u32::from(*passes_end) });
    }
    told
}

pub(crate) fn check(check: &CheckDef, capture: &CaptureDef, definition: &Definition) -> Vec<Sentence> {
    let CheckDef { binding, forbidden, facing, all, stays } = check;
    let royal: Vec<&str> =
        definition.pieces.iter().filter(|(_, piece)| piece.royal).map(|(name, _)| name.as_str()).collect();
    let kinds = || Kinds::of(&royal);
    let several = definition.pieces.values().any(|piece| piece.royal_up_to.is_some());
    let mut told = vec![];
    // A game without royals needs no sentence about check.
    if !royal.is_empty() {
        told.push(match (binding, all, several) {
            (true, true, _) => Sentence::CheckAll { kinds: kinds() },
            (true, false, true) => Sentence::CheckLast { kinds: kinds() },
            (true, false, false) => Sentence::Check { kinds: kinds() },
            (false, ..) => Sentence::CheckNone { kinds: kinds() },
        });
    }
    if *forbidden {
        told.push(Sentence::CheckForbidden);
    }
    told.extend(match facing {
        FacingRule::Ignored => None,
        FacingRule::Bikjang => Some(Sentence::Bikjang { kinds: kinds() }),
    });
    if *stays {
        told.push(Sentence::CheckStays { kinds: kinds() });
    }
    if *binding && !royal.is_empty() && capture.blast.as_ref().is_some_and(|blast| blast.immune.is_empty()) {
        told.push(Sentence::BlastRoyal { kinds: kinds() });
    }
    told.extend(super::board_rules::capture(capture, definition));
    told
}

//! Turns, check and captures.

use chesswright_rules::board::Edge;
use chesswright_rules::definition::model::{
    CaptureDef, CheckBan, CheckDef, CheckingCaptures, Compass, Definition, FacingRule, PassRule, SideDef,
    Sided, TurnDef,
};

use super::board::edge;
use super::by_side::by_side;
use super::phrases::{Phrase, Sentence};
use super::places::Places;
use super::term::{Kinds, Sides};

/// The edge towards which a direction leads. Only sides on squares change their direction.
fn ahead(forward: Compass) -> Phrase {
    edge(match forward {
        Compass::East => Edge::East,
        Compass::West => Edge::West,
        Compass::South | Compass::SouthEast | Compass::SouthWest => Edge::South,
        Compass::North | Compass::NorthEast | Compass::NorthWest => Edge::North,
    })
}

pub(crate) fn turn(turn: &TurnDef, sides: &[SideDef], places: &Places<'_>) -> Vec<Sentence> {
    let TurnDef { steps, first_steps, grows_by, check_ends, pass, passes_end } = turn;
    // Letters are for position texts, and pictures show a side's direction.
    let names: Vec<&str> = sides
        .iter()
        .map(|SideDef { name, letter: _, forward: _, forward_in: _, team: _ }| name.as_str())
        .collect();
    let mut told = vec![match names[..] {
        [one] => Sentence::TurnsAlone { side: Sides::one(one) },
        [first, second] => Sentence::TurnsOfTwo { first: Sides::one(first), second: Sides::one(second) },
        _ => Sentence::TurnsOfMany { sides: Sides::of(&names), first: Sides::of(&names[..1]) },
    }];
    told.extend(teams(sides).into_iter().map(|team| Sentence::Team { sides: Sides::of(&team) }));
    told.extend(sides.iter().flat_map(|side| {
        let there = side.forward_in.iter();
        there.map(|there| Sentence::ForwardIn {
            side: Sides::one(&side.name),
            cells: places.told(&Sided::All(there.region.clone())),
            edge: ahead(there.forward).into(),
        })
    }));
    let one = matches!(steps, Sided::All(_));
    told.extend(by_side(
        steps,
        sides,
        |side| turn.steps_for(side),
        |steps| match steps {
            0 | 1 if one => None,
            0 | 1 => Some(Sentence::TurnMove),
            steps => Some(Sentence::TurnMoves { count: u32::from(steps) }),
        },
    ));
    if let Some(first) = first_steps {
        told.push(Sentence::TurnFirst { count: u32::from(*first) });
    }
    if *grows_by > 0 {
        told.push(Sentence::TurnGrows { count: u32::from(*grows_by) });
    }
    told.extend(by_side(
        check_ends,
        sides,
        |side| turn.check_ends_for(side),
        |ends| ends.then_some(Sentence::TurnCheckEnds),
    ));
    told.extend(by_side(
        pass,
        sides,
        |side| turn.pass_for(side),
        |pass| match pass {
            PassRule::Never => None,
            PassRule::Allowed => Some(Sentence::PassAllowed),
            PassRule::Stuck => Some(Sentence::PassStuck),
        },
    ));
    if *passes_end > 0 {
        told.push(Sentence::PassesEnd { count: u32::from(*passes_end) });
    }
    told
}

/// The teams of several sides, in turn order.
pub(crate) fn teams(sides: &[SideDef]) -> Vec<Vec<&str>> {
    let mut teams: Vec<(&str, Vec<&str>)> = vec![];
    for side in sides.iter().filter(|side| !side.team.is_empty()) {
        match teams.iter_mut().find(|(team, _)| *team == side.team) {
            Some((_, members)) => members.push(&side.name),
            None => teams.push((&side.team, vec![&side.name])),
        }
    }
    teams.into_iter().map(|(_, members)| members).filter(|members| members.len() > 1).collect()
}

pub(crate) fn check(check: &CheckDef, capture: &CaptureDef, definition: &Definition) -> Vec<Sentence> {
    let CheckDef { binding, forbidden, facing, all, stays, captures, before_effects } = check;
    let sides = &definition.sides;
    let royal: Vec<&str> =
        definition.pieces.iter().filter(|(_, piece)| piece.royal).map(|(name, _)| name.as_str()).collect();
    let kinds = || Kinds::of(&royal);
    let several = definition.pieces.values().any(|piece| piece.royal_up_to.is_some());
    let mut told = vec![];
    // A game without royals needs no sentence about check.
    if !royal.is_empty() {
        let rule = if matches!(all, Sided::Each(_)) { all } else { binding };
        let of = |side: &str| (check.binding_for(side), check.all_for(side));
        let sentence = |(binding, all)| {
            Some(match (binding, all, several) {
                (true, true, _) => Sentence::CheckAll { kinds: kinds() },
                (true, false, true) => Sentence::CheckLast { kinds: kinds() },
                (true, false, false) => Sentence::Check { kinds: kinds() },
                (false, ..) => Sentence::CheckNone { kinds: kinds() },
            })
        };
        told.extend(by_side(rule, sides, of, sentence));
    }
    if *captures == CheckingCaptures::Legal && !royal.is_empty() {
        told.push(Sentence::CheckByLegalCaptures { kinds: kinds() });
    }
    if *before_effects && !royal.is_empty() {
        told.push(Sentence::CheckBeforeEffects { kinds: kinds() });
    }
    let no_checks = |ban: CheckBan| match ban {
        CheckBan::Never => None,
        CheckBan::Always => Some(Sentence::CheckForbidden),
        CheckBan::UnlessMate => Some(Sentence::CheckForbiddenUnlessMate),
    };
    told.extend(by_side(forbidden, sides, |side| check.ban_for(side), no_checks));
    told.extend(match facing {
        FacingRule::Ignored => None,
        FacingRule::Bikjang => Some(Sentence::Bikjang { kinds: kinds() }),
    });
    let stay = |stays: bool| stays.then(|| Sentence::CheckStays { kinds: kinds() });
    told.extend(by_side(stays, sides, |side| check.stays_for(side), stay));
    if !royal.is_empty() && capture.blast.as_ref().is_some_and(|blast| blast.immune.is_empty()) {
        let blast = |bound: bool| bound.then(|| Sentence::BlastRoyal { kinds: kinds() });
        told.extend(by_side(binding, sides, |side| check.binding_for(side), blast));
    }
    told.extend(super::board_rules::capture(capture, definition));
    told
}

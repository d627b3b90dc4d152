//! The effects of captures, walls, and pieces that stand together.

use chesswright_rules::definition::model::{
    BlastDef, CaptureDef, ChainRule, ConnectDef, Definition, EncloseRule, FlipRule, RemovalRule, Sided,
    Verdict, WallDef, WallRule,
};

use super::by_side::by_side;
use super::moves::leaps;
use super::phrases::{Phrase, Sentence};
use super::places::Places;
use super::term::{Kinds, Phrases};

pub(crate) fn capture(capture: &CaptureDef, definition: &Definition) -> Vec<Sentence> {
    let CaptureDef { forced, most, chain, removed, no_turning_back, blast, petrifies, flips } = capture;
    let sides = &definition.sides;
    let rule = if matches!(most, Sided::Each(_)) { most } else { &Sided::All(false) };
    let forces = |side: &str| (capture.forced_for(side), capture.most_for(side));
    let compulsory = |(forced, most): (bool, bool)| match (forced, most) {
        (true, true) => Some(Sentence::CaptureForcedMost),
        (true, false) => Some(Sentence::CaptureForced),
        (false, _) => None,
    };
    let mut told = match forced {
        Sided::All(_) => by_side(rule, sides, forces, compulsory),
        Sided::Each(_) => by_side(forced, sides, forces, compulsory),
    };
    let goes_on = |rule: ChainRule| match rule {
        ChainRule::Never => None,
        ChainRule::May => Some(Sentence::CaptureChainMay),
        ChainRule::Must => Some(Sentence::CaptureChainMust),
    };
    told.extend(by_side(chain, sides, |side| capture.chain_for(side), goes_on));
    if *removed == RemovalRule::AtEnd {
        told.push(Sentence::CaptureRemovedAtEnd);
    }
    if *no_turning_back {
        told.push(Sentence::CaptureNoTurningBack);
    }
    told.extend(blast.iter().flat_map(explosion));
    let stones = blast.as_ref().is_some_and(|blast| blast.petrifies);
    let stone = |kinds: &[String]| turned_to_stone(kinds, stones, definition);
    told.extend(by_side(petrifies, sides, |side| capture.petrifies_for(side), stone));
    let flipped = |flips: FlipRule| match flips {
        FlipRule::None => None,
        FlipRule::Lines => Some(Sentence::FlipsLines),
        FlipRule::Neighbours => Some(Sentence::FlipsNeighbours),
        FlipRule::Touched => Some(Sentence::FlipsTouched),
    };
    told.extend(by_side(flips, sides, |side| capture.flips_for(side), flipped));
    told
}

/// Which pieces turn into walls: where they are blown up, if blasts leave `stones`, and when they capture.
fn turned_to_stone(kinds: &[String], stones: bool, definition: &Definition) -> Vec<Sentence> {
    let (royal, plain): (Vec<&String>, Vec<&String>) =
        kinds.iter().partition(|kind| definition.pieces.get(*kind).is_some_and(|piece| piece.royal));
    let mut told = vec![];
    if stones && !kinds.is_empty() {
        told.push(Sentence::BlastStones { kinds: Kinds::of(kinds) });
    }
    if !plain.is_empty() {
        told.push(Sentence::PetrifiesCaptor { kinds: Kinds::of(&plain) });
    }
    if !royal.is_empty() {
        told.push(Sentence::PetrifiesRoyal { kinds: Kinds::of(&royal) });
    }
    told
}

fn explosion(blast: &BlastDef) -> Vec<Sentence> {
    // Which pieces leave walls is told with the pieces that turn into walls.
    let BlastDef { area, spares, immune, petrifies: _ } = blast;
    let mut told = vec![match area.as_str() {
        "K" => Sentence::BlastNeighbours,
        area => Sentence::BlastReach { area: area.to_owned() },
    }];
    if !spares.is_empty() {
        told.push(Sentence::BlastSpares { kinds: Kinds::of(spares) });
    }
    if !immune.is_empty() {
        told.push(Sentence::BlastImmune { kinds: Kinds::of(immune) });
    }
    told
}

pub(crate) fn walls(walls: &WallDef, places: &Places<'_>) -> Vec<Sentence> {
    let WallDef { put, region, instead } = walls;
    let wall = Phrases::from(match put {
        WallRule::Anywhere => Phrase::WallAnywhere,
        WallRule::Arrow => Phrase::WallArrow,
        WallRule::Duck => Phrase::WallDuck,
        WallRule::Edge => Phrase::WallEdge,
        WallRule::Trail => Phrase::WallTrail,
    });
    let first = if *instead { Sentence::WallInstead { wall } } else { Sentence::WallAfter { wall } };
    let mut told = vec![first, Sentence::WallsBlock];
    if let Some(region) = region.as_ref().filter(|region| !places.is_everywhere(region)) {
        told.push(Sentence::WallsOn { cells: places.told(region) });
    }
    told
}

pub(crate) fn connect(rule: &ConnectDef, places: &Places<'_>) -> Vec<Sentence> {
    let ConnectDef { pieces, line, collinear, square, from, to, along, verdict } = rule;
    let kinds = || Kinds::of(pieces);
    let result = || {
        Phrases::from(match verdict.unwrap_or(Verdict::Win) {
            Verdict::Win => Phrase::SideWins,
            Verdict::Loss => Phrase::SideLoses,
            Verdict::Draw => Phrase::SideDraws,
            Verdict::Fewest => Phrase::SideEndsFewest,
            Verdict::Most => Phrase::SideEndsMost,
        })
    };
    let along =
        || Phrases::from((!along.is_empty()).then(|| Phrase::CountedAlong { ways: leaps(along, places) }));
    let mut told = vec![];
    if *line > 0 {
        let count = u32::from(*line);
        told.push(Sentence::ConnectLine { count, kinds: kinds(), result: result(), along: along() });
    }
    if *collinear > 0 {
        let count = u32::from(*collinear);
        told.push(Sentence::ConnectCollinear { count, kinds: kinds(), result: result(), along: along() });
    }
    if *square > 0 {
        let size = u32::from(*square);
        told.push(Sentence::ConnectBlock { size, kinds: kinds(), result: result() });
    }
    if let (Some(from), Some(to)) = (from, to) {
        let (from, to) = (places.told(from), places.told(to));
        told.push(Sentence::ConnectChain { kinds: kinds(), from, to, result: result(), along: along() });
    }
    told
}

pub(crate) fn encloses(rule: EncloseRule) -> Option<Sentence> {
    match rule {
        EncloseRule::Anywhere => None,
        EncloseRule::Lines => Some(Sentence::EnclosesLines),
        EncloseRule::Friends => Some(Sentence::EnclosesFriends),
        EncloseRule::Apart => Some(Sentence::EnclosesApart),
        EncloseRule::Stacked => Some(Sentence::EnclosesStacked),
        EncloseRule::Slides => Some(Sentence::EnclosesSlides),
        EncloseRule::LinesOverWalls => Some(Sentence::EnclosesLinesOverWalls),
        EncloseRule::Falls => Some(Sentence::EnclosesFalls),
    }
}

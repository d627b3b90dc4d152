//! Hands, drops and gates.

use chesswright_rules::definition::model::{CapturesGo, DropDef, DropMate, GateDef, GateFrom, HandDef};

use super::phrases::Sentence;
use super::places::Places;
use super::term::{Counted, Kinds, Sides};

pub(crate) fn hand(hand: &HandDef, places: &Places<'_>) -> Vec<Sentence> {
    let HandDef { captures, reverts, drops, region, checks, must, encloses, first, endless, waits } = hand;
    let mut told = begin(places);
    told.extend(match captures {
        CapturesGo::Away => None,
        CapturesGo::Captor => Some(Sentence::CapturedToCaptor),
        CapturesGo::Owner => Some(Sentence::CapturedToOwner),
        CapturesGo::Partner => Some(Sentence::CapturedToPartner),
    });
    if let Some(kind) = reverts {
        told.push(Sentence::HandReverts { kind: Kinds::one(kind) });
    }
    let nothing_moves = places.rules().definition().pieces.values().all(|piece| piece.moves.is_empty());
    match (drops, endless.is_empty()) {
        (false, _) => {}
        (true, false) => told.push(Sentence::DropEndless { kinds: Kinds::of(endless) }),
        (true, true) if nothing_moves => told.push(Sentence::DropOnly),
        (true, true) => told.push(Sentence::DropInstead),
    }
    if let Some(region) = region {
        told.push(Sentence::DropRegion { cells: places.told(region) });
    }
    told.extend(super::board_rules::encloses(*encloses));
    if let Some(first) = first {
        told.push(Sentence::DropFirst { cells: places.told(first) });
    }
    if !checks {
        told.push(Sentence::DropNoCheck);
    }
    if !must.is_empty() {
        told.push(Sentence::DropMust { kinds: Kinds::of(must) });
    }
    if *waits {
        told.push(Sentence::HandWaits);
    }
    told
}

/// The pieces in hand at the start.
fn begin(places: &Places<'_>) -> Vec<Sentence> {
    let definition = places.rules().definition();
    let hands = places.rules().start().hands();
    let held = |side: usize| -> Vec<(u32, String)> {
        let mine = hands.iter().filter(|(who, _, n)| usize::from(who.0) == side && *n > 0);
        let name = |kind: u8| {
            definition.pieces.get_index(usize::from(kind)).map_or("", |(name, _)| name.as_str()).to_owned()
        };
        mine.map(|(_, kind, n)| (u32::from(*n), name(kind.0))).collect()
    };
    let each: Vec<Vec<(u32, String)>> = (0..definition.sides.len()).map(held).collect();
    match &each[..] {
        [first, rest @ ..] if rest.iter().all(|other| other == first) => match first.is_empty() {
            true => vec![],
            false => vec![Sentence::HandBegins { held: Counted(first.clone()) }],
        },
        _ => each
            .into_iter()
            .zip(&definition.sides)
            .filter(|(held, _)| !held.is_empty())
            .map(|(held, side)| Sentence::HandSideBegins {
                side: Sides::one(&side.name),
                held: Counted(held),
            })
            .collect(),
    }
}

pub(crate) fn gates(gates: &GateDef, places: &Places<'_>) -> Vec<Sentence> {
    let GateDef { from, cells, pieces } = gates;
    let (kinds, cells) = (Kinds::of(pieces), places.told(cells));
    match from {
        GateFrom::Hand => vec![Sentence::GateHand { cells, kinds }, Sentence::GateCaptured],
        GateFrom::Behind => vec![Sentence::GateBehind { cells, kinds }],
    }
}

pub(crate) fn drop(drop: &DropDef, name: &str, places: &Places<'_>) -> Vec<Sentence> {
    let DropDef { region, forms, per_file, other_colour, mates } = drop;
    let mut told = vec![];
    if let Some(region) = region.as_ref().filter(|region| !places.is_everywhere(region)) {
        told.push(Sentence::PieceDropRegion { cells: places.told(region) });
    }
    if !forms.is_empty() {
        told.push(Sentence::PieceDropForms { kinds: Kinds::of(forms) });
    }
    match per_file {
        0 => {}
        1 => told.push(Sentence::PieceDropFile { kind: Kinds::one(name) }),
        n => told.push(Sentence::PieceDropFileMany { held: Counted(vec![(u32::from(*n), name.to_owned())]) }),
    }
    if *other_colour {
        told.push(Sentence::PieceDropColours { kind: Kinds::one(name) });
    }
    told.extend(match mates {
        DropMate::Mates => None,
        DropMate::Illegal => Some(Sentence::PieceDropNoMate),
        DropMate::Loses => Some(Sentence::PieceDropMateLoses),
    });
    told
}

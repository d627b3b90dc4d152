//! Hands, drops and gates in words.

use chesswright_rules::definition::model::{CapturesGo, DropDef, DropMate, GateDef, GateFrom, HandDef};

use super::places::Places;
use super::{count, kinds, list, named, one_of, plural, their};

pub(crate) fn hand(hand: &HandDef, places: &Places<'_>) -> Vec<String> {
    let HandDef { captures, reverts, drops, region, checks, must, encloses, first, endless } = hand;
    let mut lines = begin(places);
    lines.extend(match captures {
        CapturesGo::Away => None,
        CapturesGo::Captor => {
            Some("A captured piece changes sides and goes to the hand of the side that captured it.".into())
        }
        CapturesGo::Owner => Some("A captured piece returns to the hand of its own side.".into()),
        CapturesGo::Partner => Some(
            "A captured piece goes to the partner at another board; pieces the partner captures there come to the hand here."
                .to_owned(),
        ),
    });
    if let Some(kind) = reverts {
        lines.push(format!("A promoted piece becomes {} again when it is captured.", super::a(&named(kind))));
    }
    let nothing_moves = places.rules().definition().pieces.values().all(|piece| piece.moves.is_empty());
    match (drops, endless.is_empty()) {
        (false, _) => {}
        (true, false) => lines.push(format!(
            "Instead of moving, a side may put a new {} on an empty cell; the supply is unlimited.",
            kinds(endless, "or")
        )),
        (true, true) if nothing_moves => {
            lines.push("On its turn, a side drops a piece from its hand on an empty cell.".into());
        }
        (true, true) => {
            lines.push("Instead of moving, a side may drop a piece from its hand on an empty cell.".into());
        }
    }
    if let Some(region) = region {
        lines.push(format!("Pieces are dropped only on {}.", their(&places.words(region))));
    }
    lines.extend(super::board_rules::encloses(*encloses).map(str::to_owned));
    if let Some(first) = first {
        lines.push(format!("Until these cells are full, pieces are dropped only on {}.", places.all(first)));
    }
    if !checks {
        lines.push("A drop may not give check.".into());
    }
    if !must.is_empty() {
        lines.push(format!(
            "Drops come first: while a side can drop {}, it must do so.",
            super::a(&kinds(must, "or"))
        ));
    }
    lines
}

/// The pieces in hand at the start.
fn begin(places: &Places<'_>) -> Vec<String> {
    let definition = places.rules().definition();
    let hands = places.rules().start().hands();
    let held = |side: usize| {
        let mine = hands.iter().filter(|(who, _, n)| usize::from(who.0) == side && *n > 0);
        let name = |kind: u8| {
            definition.pieces.get_index(usize::from(kind)).map_or("piece", |(name, _)| name.as_str())
        };
        let each: Vec<String> = mine.map(|(_, kind, n)| count(usize::from(*n), name(kind.0))).collect();
        list(&each, "and")
    };
    let each: Vec<String> = (0..definition.sides.len()).map(held).collect();
    match &each[..] {
        [first, rest @ ..] if rest.iter().all(|other| other == first) => match first.is_empty() {
            true => vec![],
            false => vec![format!("Each side begins with {first} in hand.")],
        },
        _ => {
            let sides = each.iter().zip(&definition.sides).filter(|(held, _)| !held.is_empty());
            sides
                .map(|(held, side)| {
                    let name = super::called(side, definition);
                    super::sentence(&format!("{name} begins with {held} in hand"))
                })
                .collect()
        }
    }
}

pub(crate) fn gates(gates: &GateDef, places: &Places<'_>) -> Vec<String> {
    let GateDef { from, cells, pieces } = gates;
    let which = if pieces.is_empty() { "a piece".to_owned() } else { one_of(pieces) };
    let cells = places.words(cells);
    match from {
        GateFrom::Hand => vec![
            format!(
                "When a piece that has not moved yet leaves its cell on {cells}, {which} from the hand may be put on that cell, as part \
                 of the same move. When castling, it is put on one of the two cells that become empty."
            ),
            "If a piece is captured before it moves, no piece enters in its place.".into(),
        ],
        GateFrom::Behind => vec![format!(
            "When a piece that has not moved yet leaves its cell on {cells}, {which} that waits behind it enters on that cell; it is lost if the piece in front is captured there."
        )],
    }
}

pub(crate) fn drop(drop: &DropDef, name: &str, places: &Places<'_>) -> Vec<String> {
    let DropDef { region, forms, per_file, other_colour, mates } = drop;
    let mut lines = vec![];
    if let Some(region) = region.as_ref().filter(|region| !places.is_everywhere(region)) {
        lines.push(format!("It may be dropped only on {}.", places.words(region)));
    }
    if !forms.is_empty() {
        lines.push(format!("It may be dropped as {}.", one_of(forms)));
    }
    let name = named(name);
    match per_file {
        0 => {}
        1 => {
            lines.push(format!("It may not be dropped on a file that holds {} of its side.", super::a(&name)))
        }
        n => lines.push(format!(
            "It may not be dropped on a file that holds {} of its side.",
            count(usize::from(*n), &name)
        )),
    }
    if *other_colour {
        lines.push(format!("The {} of a side are dropped on cells of different colours.", plural(&name)));
    }
    match mates {
        DropMate::Mates => {}
        DropMate::Illegal => lines.push("It may not be dropped to give checkmate.".into()),
        DropMate::Loses => lines.push("Dropping it to give checkmate loses the game.".into()),
    }
    lines
}

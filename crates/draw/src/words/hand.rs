//! Hands, drops and gates in words.

use chesswright_rules::definition::model::{CapturesGo, DropDef, DropMate, GateDef, GateFrom, HandDef};

use super::places::Places;
use super::{list, plural};

pub(crate) fn hand(hand: &HandDef, places: &Places<'_>) -> Vec<String> {
    let HandDef { captures, reverts, drops, region, checks, must, encloses, first, endless } = hand;
    let mut lines = vec![];
    lines.extend(match captures {
        CapturesGo::Away => None,
        CapturesGo::Captor => {
            Some("Captured pieces change sides and go to the hand of whoever captured them.".into())
        }
        CapturesGo::Owner => Some("Captured pieces go back to the hand of whoever lost them.".into()),
        CapturesGo::Partner => Some(
            "Captured pieces go to a partner at another board, and hands are filled from there.".to_owned(),
        ),
    });
    if let Some(kind) = reverts {
        lines.push(format!("A promoted piece that is captured becomes a {kind} again."));
    }
    match drops {
        true => {
            lines.push("Instead of moving, a side may drop a piece from its hand on an empty cell.".into())
        }
        false => lines.push("Pieces in hand are not dropped.".into()),
    }
    if let Some(region) = region {
        lines.push(format!("Pieces are dropped only on {}.", places.words(region)));
    }
    lines.extend(super::board_rules::encloses(*encloses).map(str::to_owned));
    if let Some(first) = first {
        lines.push(format!(
            "As long as a cell of {} is empty, pieces are dropped only there.",
            places.words(first)
        ));
    }
    if !checks {
        lines.push("A drop may not give check.".into());
    }
    if !must.is_empty() {
        lines.push(format!("While a side can drop a {}, it must.", list(must, "or")));
    }
    if !endless.is_empty() {
        let kinds: Vec<String> = endless.iter().map(|kind| plural(kind)).collect();
        lines.push(format!("There is no end of {} to drop.", list(&kinds, "and")));
    }
    lines
}

pub(crate) fn gates(gates: &GateDef, places: &Places<'_>) -> Vec<String> {
    let GateDef { from, cells, pieces } = gates;
    let which = if pieces.is_empty() { "a piece".to_owned() } else { format!("a {}", list(pieces, "or")) };
    let cells = places.words(cells);
    vec![match from {
        GateFrom::Hand => format!(
            "When a piece leaves its home on {cells} for the first time, {which} from the hand may come in behind it."
        ),
        GateFrom::Behind => format!(
            "When a piece leaves its home on {cells} for the first time, {which} that waits behind that cell comes in; it is \
             lost when the piece is captured there."
        ),
    }]
}

pub(crate) fn drop(drop: &DropDef, name: &str, places: &Places<'_>) -> Vec<String> {
    let DropDef { region, forms, per_file, other_colour, mates } = drop;
    let mut lines = vec![];
    let words = region.as_ref().map(|region| places.words(region));
    if let Some(words) = words.filter(|words| words != "any cell") {
        lines.push(format!("It is dropped only on {words}."));
    }
    if !forms.is_empty() {
        lines.push(format!("It may be dropped as a {}.", list(forms, "or")));
    }
    match per_file {
        0 => {}
        1 => lines.push(format!("It is not dropped on a file that holds a {name} of its side.")),
        n => lines.push(format!("It is not dropped on a file that holds {n} {} of its side.", plural(name))),
    }
    if *other_colour {
        lines.push(format!(
            "It is not dropped on a cell of the same colour as one that holds a {name} of its side."
        ));
    }
    match mates {
        DropMate::Mates => {}
        DropMate::Illegal => lines.push("It may not be dropped to give mate.".into()),
        DropMate::Loses => lines.push("Dropping it to give mate loses.".into()),
    }
    lines
}

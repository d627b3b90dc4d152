//! Castling in words.

use chesswright_rules::definition::model::{CastlingDef, CheckDef, Sided, Wing};

use super::by_side::{by_side, of_side};
use super::places::Places;
use super::{a, kinds, list, named, sentence};

/// All castling rules of a game. If royals may be captured, attacks on the king's path do not matter and are not
/// described.
pub(crate) fn castling(rules: &[CastlingDef], check: &CheckDef, places: &Places<'_>) -> Vec<String> {
    let Some(first) = rules.first() else { return vec![] };
    let mut lines = vec![];
    // Castlings that differ only in their destinations are described together.
    let mut told: Vec<(&CastlingDef, Vec<String>)> = vec![];
    for rule in rules {
        let like = |other: &CastlingDef| {
            (&other.king, &other.partner, &other.sides, &other.king_from)
                == (&rule.king, &rule.partner, &rule.sides, &rule.king_from)
        };
        let way = way(rule, places);
        match told.iter_mut().find(|(other, _)| like(other)) {
            Some((_, ways)) => ways.push(way),
            None => told.push((rule, vec![way])),
        }
    }
    for (rule, ways) in told {
        let king_from = cell(&rule.king_from, places);
        let who = match &rule.sides {
            Some(sides) => format!("For {} castling is a", list(sides, "and")),
            None => "Castling is a".to_owned(),
        };
        lines.push(format!(
            "{who} move of the {}{king_from} and {} together; neither may have moved before.",
            named(&rule.king),
            a(&kinds(&rule.partner, "or"))
        ));
        lines.push(sentence(&ways.join("; ")));
    }
    let CastlingDef { king, partner, .. } = first;
    let partner =
        if partner.len() == 1 { format!("the {}", named(&partner[0])) } else { "the other".to_owned() };
    if rules.iter().any(|rule| rule.partner_to.is_none()) {
        lines.push(format!("Then {partner} goes to the cell beside the {}, on its inner side.", named(king)));
    }
    lines.push("No other piece may stand on the cells that the two pieces cross or arrive on.".into());
    let sides = &places.rules().definition().sides;
    lines.extend(by_side(
        &check.binding,
        sides,
        |side| check.binding_for(side),
        |side, bound| {
            bound.then(|| {
                format!(
                    "The {}{} may not castle out of check, and it may not cross or arrive on an attacked cell.",
                    named(king),
                    of_side(side)
                )
            })
        },
    ));
    if rules.iter().any(|rule| rule.dropped) {
        lines.push("Both count as not having moved when they are dropped on these cells.".into());
    }
    if rules.iter().any(|rule| rule.exclusive) {
        lines.push("After this, the other sides can no longer castle on the same wing.".into());
    }
    if rules.iter().any(|rule| rule.wins) {
        lines.push("A side that castles in this way wins, and a side that can no longer do so loses.".into());
    }
    lines
}

/// `with the rook towards the h-file the king goes to the g-file`.
fn way(rule: &CastlingDef, places: &Places<'_>) -> String {
    let CastlingDef {
        wing,
        sides: _,
        king,
        partner,
        king_from: _,
        partner_from,
        king_to,
        partner_to,
        // This is described once for all castlings.
        exclusive: _,
        wins: _,
        dropped: _,
    } = rule;
    let board = places.rules().board();
    let last =
        u8::try_from(board.extent()[0]).map_or('?', |files| char::from(b'a' + files.saturating_sub(1)));
    let which = match (partner_from, wing) {
        (Some(_), _) => cell(partner_from, places),
        (None, Wing::King) => format!(" towards the {last}-file"),
        (None, Wing::Queen) => " towards the a-file".into(),
    };
    let beside = match partner_to {
        Some(file) => format!(" and the other to the {file}-file"),
        None => String::new(),
    };
    let partner = if partner.len() == 1 { named(&partner[0]) } else { "piece".to_owned() };
    format!("with the {partner}{which} the {} goes to the {king_to}-file{beside}", named(king))
}

/// ` on e1 (white) or e8 (black)`.
fn cell(cell: &Option<Sided<String>>, places: &Places<'_>) -> String {
    let Some(cell) = cell else { return String::new() };
    let names = |cells: &chesswright_rules::definition::CellSet| {
        cells.iter().map(|cell| places.rules().cell_name(cell)).collect::<Vec<_>>().join(" ")
    };
    format!(" on {}", places.for_sides(|side| cell.get(side).cloned(), names))
}

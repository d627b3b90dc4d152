//! Castling.

use chesswright_rules::board::CellSet;
use chesswright_rules::definition::model::{CastlingDef, Sided, Wing};

use super::phrases::{Phrase, Sentence};
use super::places::Places;
use super::term::{Kinds, Phrases, Sides};

/// All castling rules of a game. If royals may be captured, attacks on the king's path do not matter and are not
/// described.
pub(crate) fn castling(rules: &[CastlingDef], binding: bool, places: &Places<'_>) -> Vec<Sentence> {
    let Some(first) = rules.first() else { return vec![] };
    // Castlings that differ only in their destinations are described together.
    let mut alike: Vec<(&CastlingDef, Vec<Phrase>)> = vec![];
    for rule in rules {
        let like = |other: &CastlingDef| {
            (&other.king, &other.partner, &other.sides, &other.king_from)
                == (&rule.king, &rule.partner, &rule.sides, &rule.king_from)
        };
        let way = way(rule, places);
        match alike.iter_mut().find(|(other, _)| like(other)) {
            Some((_, ways)) => ways.push(way),
            None => alike.push((rule, vec![way])),
        }
    }
    let mut told = vec![];
    for (rule, ways) in alike {
        let (king, partner) = (Kinds::one(&rule.king), Kinds::of(&rule.partner));
        let from = Phrases::from(on(&rule.king_from, places));
        told.push(match &rule.sides {
            Some(sides) => Sentence::CastlingFor { sides: Sides::of(sides), king, from, partner },
            None => Sentence::CastlingIs { king, from, partner },
        });
        told.push(Sentence::CastlingWays { ways: Phrases(ways) });
    }
    let king = || Kinds::one(&first.king);
    if rules.iter().any(|rule| rule.partner_to.is_none()) {
        told.push(match &first.partner[..] {
            [partner] => Sentence::CastlingPartnerBeside { partner: Kinds::one(partner), king: king() },
            _ => Sentence::CastlingOtherBeside { king: king() },
        });
    }
    told.push(Sentence::CastlingPath);
    if binding {
        told.push(Sentence::CastlingChecks { king: king() });
    }
    if rules.iter().any(|rule| rule.dropped) {
        told.push(Sentence::CastlingDropped);
    }
    if rules.iter().any(|rule| rule.exclusive) {
        told.push(Sentence::CastlingExclusive);
    }
    if rules.iter().any(|rule| rule.wins) {
        told.push(Sentence::CastlingWins);
    }
    told
}

/// `with the rook towards the h-file the king goes to the g-file`.
fn way(rule: &CastlingDef, places: &Places<'_>) -> Phrase {
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
    let files = places.rules().board().extent()[0];
    let last = u8::try_from(files).map_or('?', |files| char::from(b'a' + files.saturating_sub(1)));
    let which = on(partner_from, places).unwrap_or_else(|| Phrase::TowardsFile {
        file: match wing {
            Wing::King => last.to_string(),
            Wing::Queen => "a".to_owned(),
        },
    });
    let partner = match &partner[..] {
        [one] => Kinds::one(one),
        _ => Kinds::any(),
    };
    Phrase::CastlingWay {
        partner,
        which: which.into(),
        king: Kinds::one(king),
        to: king_to.to_string(),
        beside: partner_to.as_ref().map(|file| Phrase::CastlingOtherTo { file: file.to_string() }).into(),
    }
}

/// ` on e1 (white) or e8 (black)`.
fn on(cell: &Option<Sided<String>>, places: &Places<'_>) -> Option<Phrase> {
    let cell = cell.as_ref()?;
    let names = |cells: &CellSet| Phrase::Cells {
        cells: cells.iter().map(|cell| places.rules().cell_name(cell)).collect::<Vec<_>>().join(" "),
    };
    Some(Phrase::OnCells { cells: places.for_sides(|side| cell.get(side).cloned(), names) })
}

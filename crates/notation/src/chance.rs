//! What nature decides, and the moves that turn up a piece of nobody, as text. All notations write them in the same way:
//!
//! | step | written | as |
//! |---|---|---|
//! | a side turns up a piece of nobody | `~` and the cell | `~c3` |
//! | nature turns up a piece | `~`, the cell, `=` and the sign, in upper case for the first side | `~c3=R`, `~c3=r` |
//! | nature rolls a die | `~=` and the sign | `~=N` |

use chesswright_rules::{Move, Piece, Position};

use crate::position::sign_of;

/// The text of such a step. `None` for all other moves.
pub(crate) fn write(position: &Position, played: &Move) -> Option<String> {
    let rules = position.rules();
    let cell = rules.cell_name(played.to());
    if played.uncovers() {
        return Some(format!("~{cell}"));
    }
    if let Some(piece) = played.reveals() {
        return Some(format!("~{cell}={}", sign_of(rules, piece)));
    }
    let sign = sign_of(rules, Piece { side: position.turn(), kind: played.rolls()? }).to_string();
    Some(format!("~={}", if rules.sides() > 2 { sign } else { sign.to_uppercase() }))
}

/// The step that a text means, or `None` if there is none.
pub(crate) fn read(position: &Position, text: &str) -> Option<Move> {
    let text = text.trim();
    if !text.starts_with('~') {
        return None;
    }
    let steps: Vec<(Move, String)> = position
        .unclaimed_moves()
        .into_iter()
        .filter_map(|played| write(position, &played).map(|written| (played, written)))
        .collect();
    let exact = steps.iter().find(|(_, written)| written == text);
    let alike = || {
        let mut alike = steps.iter().filter(|(_, written)| written.eq_ignore_ascii_case(text));
        alike.next().filter(|_| alike.next().is_none())
    };
    exact.or_else(alike).map(|(played, _)| played.clone())
}

//! What nature decides, and the moves that turn up a piece of nobody, as text. All notations write them in the same way:
//!
//! | step | written | as |
//! |---|---|---|
//! | a side turns up a piece of nobody | `~` and the cell | `~c3` |
//! | nature turns up a piece | `~`, the cell, `=` and the sign, in upper case for the first side | `~c3=R`, `~c3=r` |
//! | nature draws what a captured piece was | `~*=` and the sign, in upper case for the first side | `~*=R`, `~*=r` |
//! | nature rolls a die | `~=` and the sign | `~=N` |

use chesswright_rules::board::Cell;
use chesswright_rules::{Decided, Move, Piece, Position, Rules, Side};

use crate::position::sign_of;

/// The text of such a step. `None` for all other moves.
pub(crate) fn write(position: &Position, played: &Move) -> Option<String> {
    let rules = position.rules();
    let cell = rules.cell_name(played.to());
    if played.uncovers() {
        return Some(format!("~{cell}"));
    }
    if let Some(piece) = played.reveals() {
        return Some(turned_up(rules, played.to(), piece));
    }
    if let Some(piece) = played.draws() {
        return Some(drawn(rules, piece));
    }
    Some(rolled(rules, Piece { side: position.turn(), kind: played.rolls()? }))
}

/// What nature has decided before the turn of a side, as somebody has seen it. Of a captured piece that is not seen it has the sign of
/// those that lie face down.
pub fn decided(rules: &Rules, decided: Decided, turn: Side) -> String {
    match decided {
        Decided::Rolled(kind) => rolled(rules, Piece { side: turn, kind }),
        Decided::TurnedUp(cell, piece) => turned_up(rules, cell, piece),
        Decided::Drawn(piece) => drawn(rules, piece),
    }
}

fn rolled(rules: &Rules, piece: Piece) -> String {
    let sign = sign_of(rules, piece).to_string();
    format!("~={}", if rules.sides() > 2 { sign } else { sign.to_uppercase() })
}

fn turned_up(rules: &Rules, cell: Cell, piece: Piece) -> String {
    format!("~{}={}", rules.cell_name(cell), sign_of(rules, piece))
}

fn drawn(rules: &Rules, piece: Piece) -> String {
    format!("~*={}", sign_of(rules, piece))
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

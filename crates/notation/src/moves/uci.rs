//! UCI: `e2e4`, and the extensions for variants. [`UciMove`] describes the grammar.

use std::collections::BTreeSet;

use chesswright_rules::board::Cell;
use chesswright_rules::{Move, Piece, Position, Side};

use super::context::MoveContext;
use super::find::{Reading, find};
use crate::action;
use crate::error::{Problems, TextError};
use crate::position::sign_of;
use crate::san::elsewhere;
use crate::uci::{UciMove, UciStep, UciSuffix};

/// Writes a legal move as UCI text. Different legal moves of a position have different texts.
///
/// Castling is written by the king's target, or with `chess960` as the king capturing its partner. If another move has
/// that text, castling uses the other form. A [null move](Position::null_move) is `0000`.
pub fn uci(position: &Position, played: &Move, chess960: bool) -> String {
    if played.is_pass() && position.null_move().as_ref() == Some(played) {
        return "0000".into();
    }
    if let Some(text) = action::write(position, played).or_else(|| crate::chance::write(position, played)) {
        return text;
    }
    if !played.is_castling() {
        return text(position, played, played.to());
    }
    let target = |by_partner: bool| castling_target(position, played, by_partner);
    let usual = text(position, played, target(chess960));
    let other = text(position, played, target(!chess960));
    if usual != other && is_taken(position, played, &usual, chess960) { other } else { usual }
}

/// The second cell in the text of a castling move: the king's target or the partner's cell.
fn castling_target(position: &Position, played: &Move, by_partner: bool) -> Cell {
    match position.partner(played) {
        Some((partner, _)) if by_partner => partner,
        _ => played.to(),
    }
}

/// Whether another legal move has the text of a castling move.
fn is_taken(position: &Position, castling: &Move, usual: &str, chess960: bool) -> bool {
    position.unclaimed_moves().iter().filter(|other| *other != castling).any(|other| {
        let to = castling_target(position, other, chess960);
        text(position, other, if other.is_castling() { to } else { other.to() }) == usual
    })
}

/// The text of a move that arrives on `to`.
fn text(position: &Position, played: &Move, to: Cell) -> String {
    let rules = position.rules();
    let name = |cell| rules.cell_name(cell);
    let sign = |kind| sign_of(rules, Piece { side: position.turn(), kind });
    if let Some(kind) = played.drop() {
        let dropped = sign(kind).to_string();
        let dropped = if rules.sides() > 2 { dropped } else { dropped.to_uppercase() };
        return format!("{dropped}@{}{}", name(to), wall(position, played, to));
    }
    let mut text = format!("{}{}", name(played.from()), name(to));
    if let Some(kind) = played.promotion() {
        let (new, old) = (sign(kind), position.piece(played.from()).map(|old| sign(old.kind)));
        let turns_back = old.is_some_and(|old| old.promoted && !new.promoted && old.sign == new.sign);
        text.push_str(&match new.promoted {
            true => "+".into(),
            false if turns_back => "-".into(),
            false => new.to_string().to_lowercase(),
        });
    }
    if let Some((kind, cell)) = played.gate() {
        // The castling partner gates: the text begins with the partner's cell and ends on the king's.
        if cell != played.from() {
            text = format!("{}{}", name(cell), name(played.from()));
        }
        text.push_str(&sign(kind).to_string().to_lowercase());
    }
    // Captures on cells other than the destination distinguish moves with the same origin and destination.
    for cell in elsewhere(position, played) {
        text.push('x');
        text.push_str(name(cell));
    }
    text + &wall(position, played, to)
}

/// Writes a wall as if it came from the piece's new cell.
fn wall(position: &Position, played: &Move, to: Cell) -> String {
    let name = |cell| position.rules().cell_name(cell);
    played.wall().map_or_else(String::new, |cell| format!(",{}{}", name(to), name(cell)))
}

/// Accepts either form of castling, any case, dashes, `=`, and `0000` for a pass. With `chess960`, a text that could be
/// two castling moves is read as the king capturing its partner.
pub(super) fn read(context: &MoveContext<'_>, text: &str, chess960: bool) -> Result<Move, TextError> {
    let names = |played: &Move| {
        let mut names = vec![uci(context.position, played, chess960)];
        if played.is_castling() {
            let target = |by_partner| castling_target(context.position, played, by_partner);
            names.extend([chess960, !chess960].map(|by| self::text(context.position, played, target(by))));
        }
        if played.is_pass() {
            names.push("0000".into());
        }
        names
    };
    let loosened = |text: &str| -> String {
        let plain = text.chars().filter(|c| !matches!(c, '=' | ' ' | '–')).map(super::ascii);
        let plain = plain.map(|c| if matches!(c, '*' | '\'') { '@' } else { c });
        let mut plain: String = plain.collect::<String>().to_lowercase();
        // A dash at the end demotes a piece. A dash between cells means nothing.
        if let Some(dash) = plain.find('-').filter(|&dash| dash + 1 < plain.len()) {
            plain.remove(dash);
        }
        plain
    };
    find(context, text, &Reading { names: &names, loosened: &loosened })
        .map_err(|general| why(context, text).unwrap_or(general))
}

/// A more precise reason why no move fits a text, if there is one.
fn why(context: &MoveContext<'_>, text: &str) -> Option<TextError> {
    let plain = text.trim();
    if plain.is_empty() || context.legal().is_empty() {
        return None;
    }
    let read = match plain.parse::<UciMove>().or_else(|error| plain.to_lowercase().parse().map_err(|_| error))
    {
        Ok(read) => read,
        Err(error) => return Some(error),
    };
    let one = |message: String| Some(Problems::one(text, message, ""));
    let board = context.rules().board();
    let unknown = |name: &str| one(format!("there is no cell `{name}` on this board"));
    if read.steps.len() > 1
        && !context.legal().iter().any(|played| uci(context.position, played, false).contains(','))
    {
        return one(format!("the text has {} moves, but one is expected", read.steps.len()));
    }
    match read.steps.first()? {
        UciStep::Pass => one("passing is not allowed now".into()),
        UciStep::Drop { to, .. } if board.cell(to.as_str()).is_none() => unknown(to.as_str()),
        UciStep::Drop { .. } if context.rules().definition().hand.is_none() => {
            one("this game has no pieces in hand".into())
        }
        UciStep::Drop { to, .. }
            if board.cell(to.as_str()).is_some_and(|cell| context.position.piece(cell).is_some()) =>
        {
            one(format!("there is already a piece on {to}"))
        }
        UciStep::Drop { piece, .. } => {
            let name = piece.to_string().to_uppercase();
            let drops = context.legal().iter().filter_map(Move::drop);
            let known = drops.map(|kind| sign_of(context.rules(), Piece { side: Side(0), kind }).to_string());
            let known: BTreeSet<String> = known.collect();
            if known.contains(&name) {
                return None;
            }
            let list: Vec<String> = known.into_iter().collect();
            one(match list[..] {
                [] => "no piece can be dropped now".into(),
                _ => format!("`{name}` cannot be dropped now; these pieces can: {}", list.join(", ")),
            })
        }
        UciStep::Move { from, to, suffix, .. } => {
            let Some(start) = board.cell(from.as_str()) else { return unknown(from.as_str()) };
            let Some(end) = board.cell(to.as_str()) else { return unknown(to.as_str()) };
            let Some(piece) = context.position.piece(start) else {
                return one(format!("there is no piece on {from}"));
            };
            let name = context.rules().kind_name(piece.kind);
            let side =
                |side: usize| context.rules().definition().sides.get(side).map_or("", |side| &side.name);
            let turn = context.position.turn();
            if piece.side != turn {
                let (owner, turn) = (side(piece.side.index()), side(turn.index()));
                return one(format!("the {name} on {from} belongs to {owner}, but it is {turn}'s turn"));
            }
            let from_here = || context.legal().iter().filter(move |played| played.from() == start);
            let there: Vec<&Move> = from_here().filter(|played| played.to() == end).collect();
            if there.is_empty() {
                let ends = from_here().map(Move::to).collect();
                return one(format!(
                    "the {name} on {from} cannot move to {to}; it can move {}",
                    to_cells(context, ends)
                ));
            }
            let texts: Vec<String> =
                there.iter().map(|played| uci(context.position, played, false)).take(12).collect();
            let texts = texts.join(", ");
            match suffix {
                None if there.iter().all(|played| played.promotion().is_some()) => {
                    one(format!("the {name} promotes there: write one of {texts}"))
                }
                None => one(format!("several moves lead there: write one of {texts}")),
                Some(UciSuffix::Piece(sign)) if there.iter().any(|played| played.promotion().is_some()) => {
                    one(format!("the {name} cannot promote to `{sign}`: write one of {texts}"))
                }
                Some(_) if there.iter().any(|played| played.promotion().is_some()) => {
                    one(format!("choose the promotion of the {name}: write one of {texts}"))
                }
                Some(_) => one(format!("the {name} does not promote there: write {texts}")),
            }
        }
    }
}

fn to_cells(context: &MoveContext<'_>, mut cells: Vec<Cell>) -> String {
    cells.sort_unstable();
    cells.dedup();
    let names: Vec<&str> = cells.iter().take(12).map(|&cell| context.rules().cell_name(cell)).collect();
    match (cells.len(), names.join(", ")) {
        (0, _) => "nowhere".into(),
        (1..=12, names) => format!("to {names}"),
        (more, names) => format!("to {names} and {} more", more - 12),
    }
}

//! UCI: `e2e4`, and what variants have added to it. The grammar is told at [`UciMove`].

use std::collections::BTreeSet;

use chesswright_rules::board::Cell;
use chesswright_rules::{Move, Piece, Position, Side};

use super::find::{Reading, find};
use super::scene::Scene;
use crate::error::{Problems, TextError};
use crate::position::sign_of;
use crate::san::elsewhere;
use crate::uci::{UciMove, UciStep, UciSuffix};

/// A move as UCI text. With `chess960` castling is written as the king taking its partner.
pub fn uci(position: &Position, played: &Move, chess960: bool) -> String {
    let rules = position.rules();
    let name = |cell| rules.cell_name(cell);
    let effects = position.effects(played);
    let to = match effects.moves.get(1) {
        Some(&(partner, _)) if played.is_castling() && chess960 => partner,
        _ => played.to(),
    };
    let sign = |kind| sign_of(rules, Piece { side: position.turn(), kind });
    if let Some(kind) = played.drop() {
        let dropped = sign(kind).to_string();
        let dropped = if rules.sides() > 2 { dropped } else { dropped.to_uppercase() };
        return format!("{dropped}@{}", name(to));
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
        // Behind a castling partner: the text begins with the partner's cell and ends on the king's.
        if cell != played.from() {
            text = format!("{}{}", name(cell), name(played.from()));
        }
        text.push_str(&sign(kind).to_string().to_lowercase());
    }
    // Captures elsewhere than on the destination tell apart moves that share both ends.
    let elsewhere: Vec<&str> = elsewhere(position, played).into_iter().map(name).collect();
    if !elsewhere.is_empty() {
        text.push_str(&format!("x{}", elsewhere.join("x")));
    }
    // A wall is written as if it had come from where the piece now stands.
    if let Some(cell) = played.wall() {
        text.push_str(&format!(",{}{}", name(to), name(cell)));
    }
    text
}

/// Reads either form of castling, any case, dashes and `=` where people write them, `0000` for a pass.
pub(super) fn read(scene: &Scene<'_>, text: &str) -> Result<Move, TextError> {
    let names = |played: &Move| {
        let mut names = vec![uci(scene.position, played, false)];
        if played.is_castling() {
            names.push(uci(scene.position, played, true));
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
        // A dash at the end turns a piece back; one between cells is decoration.
        if let Some(dash) = plain.find('-').filter(|&dash| dash + 1 < plain.len()) {
            plain.remove(dash);
        }
        plain
    };
    find(scene, text, &Reading { names: &names, loosened: &loosened })
        .map_err(|general| why(scene, text).unwrap_or(general))
}

/// What is wrong with a text that no move fits, when it can be told more closely.
fn why(scene: &Scene<'_>, text: &str) -> Option<TextError> {
    let plain = text.trim();
    if plain.is_empty() || scene.legal().is_empty() {
        return None;
    }
    let read = match plain.parse::<UciMove>().or_else(|error| plain.to_lowercase().parse().map_err(|_| error))
    {
        Ok(read) => read,
        Err(error) => return Some(error),
    };
    let one = |message: String| Some(Problems::one(text, message, ""));
    let board = scene.rules().board();
    let unknown = |name: &str| one(format!("there is no cell `{name}` on this board"));
    if read.steps.len() > 1
        && !scene.legal().iter().any(|played| uci(scene.position, played, false).contains(','))
    {
        return one(format!("the text has {} moves, but one is expected", read.steps.len()));
    }
    match read.steps.first()? {
        UciStep::Pass => one("passing is not allowed now".into()),
        UciStep::Drop { to, .. } if board.cell(to.as_str()).is_none() => unknown(to.as_str()),
        UciStep::Drop { .. } if scene.rules().definition().hand.is_none() => {
            one("this game has no pieces in hand".into())
        }
        UciStep::Drop { to, .. }
            if board.cell(to.as_str()).is_some_and(|cell| scene.position.piece(cell).is_some()) =>
        {
            one(format!("there is already a piece on {to}"))
        }
        UciStep::Drop { piece, .. } => {
            let name = piece.to_string().to_uppercase();
            let drops = scene.legal().iter().filter_map(Move::drop);
            let known = drops.map(|kind| sign_of(scene.rules(), Piece { side: Side(0), kind }).to_string());
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
            let Some(piece) = scene.position.piece(start) else {
                return one(format!("there is no piece on {from}"));
            };
            let name = scene.rules().kind_name(piece.kind);
            let side = |side: usize| scene.rules().definition().sides.get(side).map_or("", |side| &side.name);
            let turn = scene.position.turn();
            if piece.side != turn {
                let (owner, turn) = (side(piece.side.index()), side(turn.index()));
                return one(format!("the {name} on {from} belongs to {owner}, but it is {turn}'s turn"));
            }
            let from_here = || scene.legal().iter().filter(move |played| played.from() == start);
            let there: Vec<&Move> = from_here().filter(|played| played.to() == end).collect();
            if there.is_empty() {
                let ends = from_here().map(Move::to).collect();
                return one(format!(
                    "the {name} on {from} cannot move to {to}; it can move {}",
                    to_cells(scene, ends)
                ));
            }
            let texts: Vec<String> =
                there.iter().map(|played| uci(scene.position, played, false)).take(12).collect();
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

fn to_cells(scene: &Scene<'_>, mut cells: Vec<Cell>) -> String {
    cells.sort_unstable();
    cells.dedup();
    let names: Vec<&str> = cells.iter().take(12).map(|&cell| scene.rules().cell_name(cell)).collect();
    match (cells.len(), names.join(", ")) {
        (0, _) => "nowhere".into(),
        (1..=12, names) => format!("to {names}"),
        (more, names) => format!("to {names} and {} more", more - 12),
    }
}

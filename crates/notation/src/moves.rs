//! Move texts of a game: UCI.

use chesswright_rules::{Move, Position};

use crate::position::sign_of;
use chesswright_rules::Piece;

/// A move as UCI text. With `chess960` castling is written as the king taking its partner.
pub fn uci(position: &Position, played: &Move, chess960: bool) -> String {
    let rules = position.rules();
    let name = |cell| rules.cell_name(cell);
    let effects = position.effects(played);
    let to = match effects.moves.get(1) {
        Some(&(partner, _)) if played.is_castling() && chess960 => partner,
        _ => played.to(),
    };
    let mut text = format!("{}{}", name(played.from()), name(to));
    if let Some(kind) = played.promotion() {
        let sign = sign_of(rules, Piece { side: position.turn(), kind });
        text.push_str(&if sign.promoted { "+".into() } else { sign.to_string().to_lowercase() });
    }
    // Captures elsewhere than on the destination tell apart moves that share both ends.
    let elsewhere: Vec<&str> =
        effects.captures.iter().filter(|&&cell| cell != played.to()).map(|&cell| name(cell)).collect();
    if !elsewhere.is_empty() && !played.is_en_passant() {
        text.push_str(&format!("x{}", elsewhere.join("x")));
    }
    text
}

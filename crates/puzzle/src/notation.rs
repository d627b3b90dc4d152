//! Moves in long notation: `Kd5e4`, `Rb1xb7`, `Pe2e1=N`, `--`.

use chesswright_notation::moves::uci;
use chesswright_rules::search::SearchExt;
use chesswright_rules::{Kind, Move, Position};

use crate::Game;

impl Game {
    /// The letter of a kind, or its name if it has no letter.
    fn sign(&self, kind: Kind) -> String {
        let name = self.rules().kind_name(kind);
        let usual = chesswright_catalog::level::KINDS.iter().find(|(usual, ..)| *usual == name);
        usual.map_or_else(|| name.to_owned(), |(_, letter, ..)| letter.to_ascii_uppercase().to_string())
    }

    /// A legal move as text: piece, origin, destination and promotion. `x` marks a capture. Moves of a game are written as
    /// engines write them.
    pub fn move_text(&self, position: &Position, played: &Move) -> String {
        if self.level().game.is_some() {
            return uci(position, played, false);
        }
        if played.is_pass() {
            return "--".into();
        }
        let rules = self.rules();
        let (from, to) = (rules.cell_name(played.from()), rules.cell_name(played.to()));
        let sign = position.piece(played.from()).map(|piece| self.sign(piece.kind)).unwrap_or_default();
        let captures = if position.captured_piece(played).is_some() { "x" } else { "" };
        let becomes = played.promotion().map(|kind| format!("={}", self.sign(kind))).unwrap_or_default();
        let sign = if position.turn() == self.player() { sign } else { sign.to_lowercase() };
        match played.drop() {
            Some(kind) => format!("{}@{to}", self.sign(kind)),
            None => format!("{sign}{from}{captures}{to}{becomes}"),
        }
    }

    /// Finds the legal move that a text means. Dashes, the letter of the piece and capture signs are optional.
    pub fn find_move(&self, position: &Position, text: &str) -> Option<Move> {
        let plain = |text: &str| -> String {
            let text = text.split('~').next().unwrap_or_default();
            let kept = text.chars().filter(|sign| sign.is_alphanumeric() || matches!(sign, '=' | '@'));
            kept.collect::<String>().to_lowercase()
        };
        let text = text.trim();
        let moves = self.moves(position);
        if self.level().game.is_some() {
            return moves.into_iter().find(|played| uci(position, played, false) == text);
        }
        if text == "--" {
            return moves.into_iter().find(Move::is_pass);
        }
        let wanted = plain(text);
        let rules = self.rules();
        moves.into_iter().filter(|played| !played.is_pass()).find(|played| {
            let written = plain(&self.move_text(position, played));
            if written == wanted {
                return true;
            }
            // Spellings without the capture sign, without the piece, or without both.
            let becomes = written.split_once('=').map(|(_, kind)| format!("={kind}")).unwrap_or_default();
            let (from, to) = (rules.cell_name(played.from()), rules.cell_name(played.to()));
            let sign = position.piece(played.from()).map(|piece| self.sign(piece.kind).to_lowercase());
            let sign = sign.unwrap_or_default();
            [
                format!("{sign}{from}{to}{becomes}"),
                format!("{from}{to}{becomes}"),
                format!("{from}x{to}{becomes}"),
            ]
            .contains(&wanted)
        })
    }
}

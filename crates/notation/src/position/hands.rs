//! Pieces in hand, and home cells that are still gates.

use chesswright_rules::board::Cell;
use chesswright_rules::definition::model::{CapturesGo, FirstMoveRule};
use chesswright_rules::{Piece, Position, Rules, Setup, Side};
use chesswright_rules::{message, template};

use super::read::SetupReader;
use super::signs::{piece_of, sign_of};
use crate::fen::{RawFen, Spans};
use crate::sign;

impl SetupReader<'_> {
    /// Reads the pieces in brackets.
    pub(super) fn hands(&mut self, raw: &RawFen, spans: &Spans, setup: &mut Setup) {
        let known = self.rules.definition().hand.is_some();
        for (i, sign) in raw.hand.iter().flatten().enumerate() {
            let span = spans.hand.get(i).cloned().unwrap_or_default();
            match piece_of(self.rules, sign) {
                _ if !known => {
                    let hint = template!("leave the brackets empty or remove them");
                    return self.problems.add(span, message!("this game has no pieces in hand"), hint);
                }
                None => self.unknown_piece(sign, span),
                Some(Piece { side, kind }) => {
                    match setup.hands.iter_mut().find(|(s, k, _)| (*s, *k) == (side, kind)) {
                        Some((_, _, count)) => *count += 1,
                        None => setup.hands.push((side, kind, 1)),
                    }
                }
            }
        }
    }

    /// Reads the gates, which the castling field names by their files. If castling is possible, the king and the
    /// partner have not moved either.
    pub(super) fn gates(&mut self, raw: &RawFen, setup: &mut Setup) {
        if let (Some(letters), true) = (&raw.castling, has_leapers(self.rules)) {
            let named =
                |&(cell, piece): &(Cell, Piece)| letters.contains(file_letter(self.rules, piece.side, cell));
            setup.unmoved =
                Some(leapers(self.rules).into_iter().filter(named).map(|(cell, _)| cell).collect());
            return;
        }
        let (Some(letters), true) = (&raw.castling, self.rules.definition().has_gates_for_hands()) else {
            return;
        };
        let gates = self.rules.gates();
        let named = |&(side, cell): &(Side, Cell)| letters.contains(self.file_letter(cell, side.0));
        setup.unmoved = Some(gates.into_iter().filter(named).map(|(_, cell)| cell).collect());
    }

    /// Whether a letter of the castling field names only a gate. With pieces in hand, the letter of a castling partner
    /// always comes together with that of its king.
    pub(super) fn is_gate(&self, letter: char, letters: &str, setup: &Setup) -> bool {
        let definition = self.rules.definition();
        if has_leapers(self.rules) {
            return true;
        }
        let side = u8::from(letter.is_lowercase());
        let refills = definition.hand.as_ref().is_some_and(|hand| hand.captures != CapturesGo::Away);
        let holds = setup.hands.iter().any(|(held, _, count)| held.0 == side && *count > 0);
        let gates = definition.has_gates_for_hands() && !matches!(letter, 'K' | 'Q' | 'k' | 'q');
        let king_named = || {
            let is_king = |piece: &Piece| {
                let name = self.rules.kind_name(piece.kind);
                piece.side.0 == side && definition.castling.iter().any(|castling| castling.king == name)
            };
            let king = setup.pieces.iter().find(|(_, piece)| is_king(piece));
            king.is_some_and(|(cell, _)| letters.contains(self.file_letter(*cell, side)))
        };
        let castles = || self.partner(letter.to_ascii_lowercase(), side, setup).is_some();
        gates && ((refills || holds) && !king_named() || !castles())
    }

    fn file_letter(&self, cell: Cell, side: u8) -> char {
        let file = char::from(b'a' + self.rules.board().coords(cell).x as u8);
        if side == 0 { file.to_ascii_uppercase() } else { file }
    }
}

/// The pieces in hand in the order of a text: the first side's first.
pub(super) fn in_hand(position: &Position) -> Option<Vec<sign::Piece>> {
    let rules = position.rules();
    rules.definition().hand.as_ref()?;
    let pieces = position.hands().into_iter();
    let signs = pieces.flat_map(|(side, kind, count)| {
        let sign = sign_of(rules, Piece { side, kind });
        std::iter::repeat_n(sign, count.into())
    });
    Some(signs.collect())
}

/// Whether some pieces can lose a first leap without moving (in a game with neither castling nor gates).
fn has_leapers(rules: &Rules) -> bool {
    let definition = rules.definition();
    let skittish = definition.pieces.values().any(|piece| !piece.startled_by.is_empty());
    skittish && definition.castling.is_empty() && definition.gates.is_none()
}

/// The pieces of the start position that can lose their first move in this way.
fn leapers(rules: &Rules) -> Vec<(Cell, Piece)> {
    let pieces = &rules.definition().pieces;
    let unmoved = |kind: usize| pieces[kind].first_move == FirstMoveRule::Unmoved;
    let mut leapers = rules.start_setup().pieces;
    leapers.retain(|(_, piece)| unmoved(piece.kind.index()));
    leapers.sort_by_key(|(cell, piece)| (piece.side.0, rules.board().coords(*cell).x));
    leapers
}

fn file_letter(rules: &Rules, side: Side, cell: Cell) -> char {
    let file = char::from(b'a' + rules.board().coords(cell).x as u8);
    if side.0 == 0 { file.to_ascii_uppercase() } else { file }
}

/// The files of kings that may castle, in a game with gates. They show that the files beside them are those of castling
/// partners, not only of gates.
pub(super) fn king_letters(position: &Position, setup: &Setup) -> String {
    let rules = position.rules();
    if !rules.definition().has_gates_for_hands() {
        return String::new();
    }
    let partners: Vec<Cell> = setup.castling.iter().filter_map(|right| right.partner).collect();
    let mut kings = position.castling_cells();
    kings.retain(|cell| !partners.contains(cell));
    kings.sort_unstable();
    kings.dedup();
    kings.into_iter().filter_map(|cell| Some(file_letter(rules, position.piece(cell)?.side, cell))).collect()
}

/// The files of gates that the castling rights do not include.
pub(super) fn gate_letters(position: &Position, setup: &Setup) -> String {
    let rules = position.rules();
    let board = rules.board();
    let unmoved = setup.unmoved.as_deref().unwrap_or_default();
    if has_leapers(rules) {
        let left = leapers(rules).into_iter().filter(|(cell, _)| unmoved.contains(cell));
        return left.map(|(cell, piece)| file_letter(rules, piece.side, cell)).collect();
    }
    let castling = position.castling_cells();
    let letters =
        rules.gates().into_iter().filter(|(_, cell)| unmoved.contains(cell) && !castling.contains(cell));
    letters
        .map(|(side, cell)| {
            let file = char::from(b'a' + board.coords(cell).x as u8);
            if side.0 == 0 { file.to_ascii_uppercase() } else { file }
        })
        .collect()
}

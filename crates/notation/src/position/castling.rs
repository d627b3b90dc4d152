//! The castling field.

use chesswright_rules::{message, template};
use std::ops::Range;

use chesswright_rules::board::Cell;
use chesswright_rules::definition::model::Wing;
use chesswright_rules::{CastlingRight, Piece, Position, Setup};

use super::read::SetupReader;

impl SetupReader<'_> {
    pub(super) fn castling(
        &mut self,
        letters: &str,
        setup: &Setup,
        span: &Range<usize>,
    ) -> Vec<CastlingRight> {
        let mut rights = vec![];
        for letter in letters.chars() {
            if self.is_gate(letter, letters, setup) {
                continue;
            }
            let side = u8::from(letter.is_lowercase());
            let right = match letter.to_ascii_lowercase() {
                'k' => Some((Wing::King, None)),
                'q' => Some((Wing::Queen, None)),
                file => self.partner(file, side, setup).map(|(wing, cell)| (wing, Some(cell))),
            };
            match right {
                Some((wing, partner)) => rights.push(CastlingRight { side, wing, partner }),
                None => {
                    let message = message!("`{letter}` is not a castling right of this game", letter);
                    let hint =
                        template!("castling rights are K, Q, k and q, or the files of the rooks, or `-`");
                    self.problems.add(span.clone(), message, hint);
                }
            }
        }
        rights
    }

    /// The castling partner on a file, and the wing it stands on.
    pub(super) fn partner(&self, file: char, side: u8, setup: &Setup) -> Option<(Wing, Cell)> {
        let board = self.rules.board();
        let x = file as i16 - 'a' as i16;
        let rules = &self.rules.definition().castling;
        let own = |(cell, piece): &(Cell, Piece)| {
            (piece.side.0 == side).then(|| (*cell, self.rules.kind_name(piece.kind)))
        };
        // If there are several kings, any of them may have this partner.
        rules.iter().find_map(|rule| {
            let kings = setup.pieces.iter().filter_map(own).filter(|(_, name)| *name == rule.king);
            kings.map(|(cell, _)| board.coords(cell)).find_map(|king| {
                let wing = if x > king.x { Wing::King } else { Wing::Queen };
                let stands = |(cell, name): &(Cell, &str)| {
                    let at = board.coords(*cell);
                    at.x == x && at.y == king.y && rule.partner.iter().any(|partner| partner == name)
                };
                let partner = setup.pieces.iter().filter_map(own).find(stands)?.0;
                (rule.wing == wing).then_some((wing, partner))
            })
        })
    }
}

/// The castling rights as letters. With `by_files`, the letters are always the files of the partners.
pub(super) fn castling_letters(position: &Position, setup: &Setup, by_files: bool) -> String {
    let rules = position.rules();
    let board = rules.board();
    let mut letters: Vec<(u8, bool, char)> = vec![];
    for right in &setup.castling {
        let Some(partner) = right.partner else { continue };
        let at = board.coords(partner);
        // K and Q mean the partner on a partner's start cell, or otherwise the outermost one. Every other partner is
        // named by its file.
        let usual = usual_partner(position, right, (at.y, at.z));
        let further = usual.is_some_and(|usual| usual != partner);
        let letter = match right.wing {
            _ if further || by_files => (b'a' + at.x as u8) as char,
            Wing::King => 'k',
            Wing::Queen => 'q',
        };
        let letter = if right.side == 0 { letter.to_ascii_uppercase() } else { letter };
        letters.push((right.side, right.wing == Wing::Queen, letter));
    }
    letters.sort_unstable();
    letters.into_iter().map(|(_, _, letter)| letter).collect()
}

/// The partner that a right means if its file is not named.
fn usual_partner(position: &Position, right: &CastlingRight, row: (i16, i16)) -> Option<Cell> {
    let rules = position.rules();
    let board = rules.board();
    let kind_of = |piece: Piece| rules.kind_name(piece.kind);
    let castling = &rules.definition().castling;
    let is_partner = |piece: Piece| {
        piece.side.0 == right.side
            && castling
                .iter()
                .any(|c| c.wing == right.wing && c.partner.iter().any(|name| name == kind_of(piece)))
    };
    let outermost = |cells: &mut dyn Iterator<Item = Cell>| match right.wing {
        Wing::King => cells.max_by_key(|&cell| board.coords(cell).x),
        Wing::Queen => cells.min_by_key(|&cell| board.coords(cell).x),
    };
    let on_row = |cell: &Cell| (board.coords(*cell).y, board.coords(*cell).z) == row;
    let start = rules.start_setup();
    let home = outermost(
        &mut start
            .pieces
            .iter()
            .filter(|(_, piece)| is_partner(*piece))
            .map(|(cell, _)| *cell)
            .filter(on_row),
    );
    let standing = |cell: &Cell| position.piece(*cell).is_some_and(is_partner);
    home.filter(standing).or_else(|| outermost(&mut board.cells().filter(on_row).filter(standing)))
}

//! Writing positions of a game.

use chesswright_rules::board::{Cell, Vector};
use chesswright_rules::{Position, Side};

use super::castling::castling_letters;
use super::dialect::{Dialect, write_as};
use super::hands::{gate_letters, in_hand};
use super::signs::sign_of;
use crate::fen::{Checks, RawFen, Row, Token, Turn};
use crate::sign::{self, CellName};

/// Writes a position with everything that distinguishes it: [`Dialect::Full`].
pub fn write(position: &Position) -> String {
    write_as(position, Dialect::Full)
}

/// A position as the plain data of a [standard](Dialect::Standard) text. Castling rights are `KQkq` if that is
/// unambiguous, otherwise the file of the partner.
pub fn raw(position: &Position) -> RawFen {
    let rules = position.rules();
    let definition = rules.definition();
    let setup = position.setup();
    let board = rules.board();
    let [files, ranks, layers] = board.extent().map(|n| n as i16);
    let row =
        |y: i16, z: i16| row(position, &setup.walls, (0..files).map(|x| board.at(Vector::new(x, y, z))));
    let sides = rules.sides() as u32;
    let whole = rules.steps_of_turn(position.turn(), setup.turns);
    let made = whole.saturating_sub(setup.steps_left.unwrap_or(u16::MAX));
    RawFen {
        layers: (0..layers).rev().map(|z| (0..ranks).rev().map(|y| row(y, z)).collect()).collect(),
        hand: in_hand(position),
        turn: definition
            .sides
            .get(setup.turn as usize)
            .map(|side| Turn { side: side.letter.clone(), steps_made: made }),
        castling: Some(castling_letters(position, &setup, false) + &gate_letters(position, &setup)),
        en_passant: Some(
            setup.en_passant.iter().filter_map(|&cell| CellName::new(board.name(cell))).collect(),
        ),
        checks: definition.end.counts_checks().then(|| {
            let left = |(side, given): (u8, &u8)| {
                u32::from(rules.checks_to_win(Side(side))).saturating_sub(u32::from(*given))
            };
            Checks::Left((0..).zip(&setup.checks).map(left).collect())
        }),
        counting_limit: setup.count.map(|count| count.limit.into()),
        halfmove: Some(setup.count.map_or(setup.clock, |count| count.made).into()),
        fullmove: Some(setup.turns / sides + 1),
        more: vec![],
    }
}

/// A row of cells. `None` stands for a missing cell.
pub(super) fn row(position: &Position, walls: &[Cell], cells: impl Iterator<Item = Option<Cell>>) -> Row {
    let mut row: Row = vec![];
    for cell in cells {
        match (row.last_mut(), token(position, walls, cell)) {
            (Some(Token::Gap(n)), Token::Gap(more)) => *n += more,
            (_, token) => row.push(token),
        }
    }
    row
}

fn token(position: &Position, walls: &[Cell], cell: Option<Cell>) -> Token {
    let Some(cell) = cell else { return Token::Hole };
    match position.piece(cell) {
        Some(piece) => {
            let reverts = position.is_promoted(cell);
            Token::Piece(sign::Piece { reverts, ..sign_of(position.rules(), piece) })
        }
        None if walls.contains(&cell) => Token::Wall,
        None => Token::Gap(1),
    }
}

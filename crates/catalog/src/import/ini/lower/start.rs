//! The start position: converts a FEN to a setup.

use super::regions::Outline;
use crate::import::ini::record::{FILES, Squares};
use crate::import::ini::values::square;

/// A start position, field by field.
pub(super) struct Start {
    /// Rows, as documents write them.
    pub(super) rows: Vec<String>,
    pub(super) hand: String,
    /// Squares that no piece can enter.
    pub(super) walls: Squares,
    pub(super) black_begins: bool,
    /// The letters of the castling field.
    pub(super) castling: String,
    /// The checks that each side may still give.
    pub(super) checks: Option<(u16, u16)>,
    /// The pieces: their cells and letters, upper case for White.
    pub(super) pieces: Vec<(u8, u8, char)>,
}

impl Start {
    pub(super) fn read(fen: &str, outline: Outline) -> Self {
        let mut fields = fen.split_whitespace();
        let board = fields.next().unwrap_or("");
        let (board, mut hand) = match board.split_once('[') {
            Some((board, hand)) => (board, hand.trim_end_matches(']').replace('-', "")),
            None => (board, String::new()),
        };
        let mut ranks: Vec<&str> = board.split('/').collect();
        if ranks.len() == usize::from(outline.ranks) + 1 {
            hand = ranks.pop().unwrap_or("").to_owned();
        }
        let black_begins = fields.next() == Some("b");
        let fields: Vec<&str> = fields.collect();
        let is_rights = |field: &&&str| field.chars().all(|c| c.is_ascii_alphabetic() || c == '-');
        let castling = fields.first().filter(is_rights).copied().unwrap_or("-");
        let checks = fields.iter().find_map(|field| {
            let (white, black) = field.split_once('+')?;
            Some((white.parse().ok()?, black.parse().ok()?))
        });
        let mut start = Self {
            rows: vec![],
            hand,
            walls: 0,
            black_begins,
            castling: castling.to_owned(),
            checks,
            pieces: vec![],
        };
        for (row, text) in ranks.iter().enumerate() {
            let rank = outline.ranks.saturating_sub(u8::try_from(row + 1).unwrap_or(u8::MAX));
            start.row(text, rank);
        }
        start
    }

    fn row(&mut self, text: &str, rank: u8) {
        let mut row = String::new();
        let mut file: u8 = 0;
        let mut chars = text.chars().peekable();
        while let Some(c) = chars.next() {
            match c {
                '*' => {
                    self.walls |= if file < FILES { square(file, rank) } else { 0 };
                    row.push('*');
                    file = file.saturating_add(1);
                }
                '+' => {
                    if let Some(letter) = chars.next() {
                        row.push_str(&format!("<+{letter}>"));
                        file = file.saturating_add(1);
                    }
                }
                '~' => {}
                '0'..='9' => {
                    let mut number = c.to_string();
                    while let Some(digit) = chars.next_if(char::is_ascii_digit) {
                        number.push(digit);
                    }
                    row.push_str(&number);
                    file = file.saturating_add(number.parse().unwrap_or(0));
                }
                letter => {
                    if file < FILES {
                        self.pieces.push((file, rank, letter));
                    }
                    row.push(letter);
                    file = file.saturating_add(1);
                }
            }
        }
        self.rows.push(row);
    }
}

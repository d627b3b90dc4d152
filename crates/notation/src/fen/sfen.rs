//! SFEN, the position text of shogi programs: `board turn hands number`.
//!
//! The first side is `b`, the second `w`. The hand counts its pieces, `2Pb`. The number is that of the next step.

use chesswright_rules::{message, template};
use std::fmt::Write;
use std::ops::Range;

use super::read::{Parser, fields};
use super::{FULLEST_HAND, RawFen, Spans, Turn};
use crate::error::TextError;
use crate::scan::Scan;
use crate::sign::Piece;

/// Whether a text looks like SFEN: its third field is a hand, and only a number may follow.
pub(crate) fn looks_like(text: &str) -> bool {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let is_hand = |hand: &str| {
        hand == "-"
            || (hand.contains(char::is_alphabetic) && hand.chars().all(|c| c.is_alphanumeric() || c == '+'))
    };
    match fields[..] {
        [board, "b" | "w", hand] => !board.contains('[') && is_hand(hand),
        [board, "b" | "w", hand, number] => {
            !board.contains('[') && is_hand(hand) && number.bytes().all(|c| c.is_ascii_digit())
        }
        _ => false,
    }
}

/// Reads SFEN. `letters` are the letters of the first and the second side in other texts.
pub(crate) fn read(text: &str, letters: [&str; 2]) -> Result<(RawFen, Spans), TextError> {
    let mut parser = Parser::new(text);
    let text = parser.text;
    let mut fields = fields(text);
    if let Some(board) = fields.next() {
        parser.placement(board);
    }
    let mut second = false;
    if let Some(span) = fields.next() {
        second = &text[span.clone()] == "w";
        if !second && &text[span.clone()] != "b" {
            let message = message!("expected the side to move, found `{field}`", field = &text[span.clone()]);
            parser.problems.add(
                span.clone(),
                message,
                template!("in SFEN `b` is the first side, `w` the second"),
            );
        }
        parser.spans.turn = span;
    }
    parser.fen.turn = Some(Turn { side: letters[usize::from(second)].to_owned(), steps_made: 0 });
    if let Some(span) = fields.next() {
        hand(&mut parser, span);
    }
    if let Some(span) = fields.next() {
        match text[span.clone()].parse::<u32>() {
            Ok(number) => parser.fen.fullmove = Some(number.saturating_sub(1) / 2 + 1),
            Err(_) => parser.problems.add(span, message!("expected the number of the next step"), ""),
        }
    }
    for span in fields {
        parser.problems.add(
            span,
            message!("the text should end after the number"),
            template!("SFEN has four fields"),
        );
    }
    parser.finish()
}

fn hand(parser: &mut Parser<'_>, span: Range<usize>) {
    let mut hand = vec![];
    let mut scan = Scan::new(parser.text, span);
    scan.take('-');
    while !scan.is_done() {
        let start = scan.at();
        let digits = scan.take_while(|c| c.is_ascii_digit());
        let count: usize = if digits.is_empty() { 1 } else { digits.parse().unwrap_or(usize::MAX) };
        match Piece::read(&mut scan) {
            Ok(Some(_)) if hand.len().saturating_add(count) > FULLEST_HAND => {
                let message = message!("a hand holds at most {most} pieces", most = FULLEST_HAND);
                parser.problems.add(start..scan.at(), message, "");
                break;
            }
            Ok(Some(piece)) => {
                hand.extend(std::iter::repeat_n(piece, count));
                parser.spans.hand.extend(std::iter::repeat_n(start..scan.at(), count));
            }
            _ => {
                let message = message!("expected a piece in hand, found `{rest}`", rest = scan.rest());
                parser.problems.add(
                    start..scan.end(),
                    message,
                    template!("write pieces in hand as `2Pb`, or `-` for none"),
                );
                break;
            }
        }
    }
    parser.fen.hand = Some(hand);
}

/// Writes SFEN. `second` means that the second side is to move, `number` is that of the next step.
pub(crate) fn write(fen: &RawFen, second: bool, number: u32) -> String {
    let board = RawFen { layers: fen.layers.clone(), ..RawFen::default() };
    let mut text = format!("{board} {} ", if second { 'w' } else { 'b' });
    let hand = fen.hand.as_deref().unwrap_or_default();
    if hand.is_empty() {
        text.push('-');
    }
    for same in hand.chunk_by(|one, next| one == next) {
        let [piece, more @ ..] = same else { continue };
        // Writing to a text cannot fail.
        let _ = match more.len() {
            0 => write!(text, "{piece}"),
            more => write!(text, "{}{piece}", more + 1),
        };
    }
    format!("{text} {number}")
}

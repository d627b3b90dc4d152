//! Makruk and relatives in Thai letters and digits: `ม-ค๓`, `ฉxช๕`, and long `ม ข๑-ค๓`. A promotion uses the letter of
//! position texts, `จ๖=M`, as in other programs.

use chesswright_rules::Move;
use chesswright_rules::board::Cell;

use super::context::MoveContext;
use crate::san::check_mark;

/// The letters of the files, from the left.
pub(super) const FILES: [char; 8] = ['ก', 'ข', 'ค', 'ง', 'จ', 'ฉ', 'ช', 'ญ'];
const DIGITS: [char; 10] = ['๐', '๑', '๒', '๓', '๔', '๕', '๖', '๗', '๘', '๙'];

pub(super) fn write(context: &MoveContext<'_>, played: &Move, long: bool) -> String {
    let Some(kind) = context.kind(played) else { return String::new() };
    let captures = context.captures(played);
    let dropped = context.dropped(played).is_some();
    let silent = !long && !dropped && Some(kind) == context.rules().kind("pawn");
    let mut text = String::new();
    if !silent {
        text.push_str(context.character(kind));
    }
    if long {
        text.push(' ');
    }
    if dropped {
        text.push('@');
    } else {
        text.push_str(&match (long, silent) {
            (true, _) => square(context, played.from()),
            // A file and a piece can have the same letter.
            (false, true) if captures && looks_like_a_piece(context, played) => {
                square(context, played.from())
            }
            (false, true) if captures => file(context, played.from()),
            (false, _) => origin(context, played),
        });
        if captures {
            text.push('x');
        } else if !silent {
            text.push('-');
        }
    }
    text.push_str(&square(context, played.to()));
    if let Some(kind) = played.promotion() {
        text.push('=');
        text.push_str(&context.letter(kind));
    }
    text.push_str(check_mark(context.position, played));
    text
}

/// Whether the file of a pawn has the letter of a piece that could make the same capture.
fn looks_like_a_piece(context: &MoveContext<'_>, played: &Move) -> bool {
    let file = file(context, played.from());
    context.legal().iter().filter(|other| other.to() == played.to() && other.drop().is_none()).any(|other| {
        let kind = context.kind(other).filter(|kind| Some(*kind) != context.kind(played));
        kind.is_some_and(|kind| context.character(kind) == file)
    })
}

/// The shortest part of the origin that distinguishes the piece from others of its kind.
fn origin(context: &MoveContext<'_>, played: &Move) -> String {
    let here = context.at(played.from());
    let others: Vec<_> = context.rivals(played).map(|other| context.at(other.from())).collect();
    if others.is_empty() {
        String::new()
    } else if others.iter().all(|other| other.x != here.x) {
        file(context, played.from())
    } else if others.iter().all(|other| other.y != here.y) {
        rank(context, played.from())
    } else {
        square(context, played.from())
    }
}

fn file(context: &MoveContext<'_>, cell: Cell) -> String {
    FILES.get(context.at(cell).x as usize).map(char::to_string).unwrap_or_default()
}

fn rank(context: &MoveContext<'_>, cell: Cell) -> String {
    let number = (context.at(cell).y + 1).to_string();
    number.bytes().map(|digit| DIGITS[usize::from(digit - b'0')]).collect()
}

fn square(context: &MoveContext<'_>, cell: Cell) -> String {
    file(context, cell) + &rank(context, cell)
}

/// The text without marks and signs between piece and cell. A promoted pawn counts as the piece that it has become.
pub(super) fn loosened(text: &str) -> String {
    let plain = text.chars().filter(|c| !matches!(c, '-' | 'x' | '+' | '#' | '=' | ' ' | '×'));
    let thai = |c: char| match c.to_digit(10) {
        Some(digit) => DIGITS[digit as usize],
        None => c,
    };
    plain.map(thai).collect()
}

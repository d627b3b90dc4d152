//! Makruk and relatives in Thai letters and digits: `ม-ค๓`, `ฉxช๕`, and long `ม ข๑-ค๓`. A promotion uses the letter of
//! position texts, `จ๖=M`, as in other programs.

use chesswright_rules::Move;
use chesswright_rules::board::Cell;

use super::scene::Scene;
use crate::san::check_mark;

/// The letters of the files, from the left.
pub(super) const FILES: [char; 8] = ['ก', 'ข', 'ค', 'ง', 'จ', 'ฉ', 'ช', 'ญ'];
const DIGITS: [char; 10] = ['๐', '๑', '๒', '๓', '๔', '๕', '๖', '๗', '๘', '๙'];

pub(super) fn write(scene: &Scene<'_>, played: &Move, long: bool) -> String {
    let Some(kind) = scene.kind(played) else { return String::new() };
    let captures = scene.captures(played);
    let dropped = scene.dropped(played).is_some();
    let silent = !long && !dropped && Some(kind) == scene.rules().kind("pawn");
    let mut text = String::new();
    if !silent {
        text.push_str(scene.character(kind));
    }
    if long {
        text.push(' ');
    }
    if dropped {
        text.push('@');
    } else {
        text.push_str(&match (long, silent) {
            (true, _) => square(scene, played.from()),
            // A file and a piece can have the same letter.
            (false, true) if captures && looks_like_a_piece(scene, played) => square(scene, played.from()),
            (false, true) if captures => file(scene, played.from()),
            (false, _) => origin(scene, played),
        });
        if captures {
            text.push('x');
        } else if !silent {
            text.push('-');
        }
    }
    text.push_str(&square(scene, played.to()));
    if let Some(kind) = played.promotion() {
        text.push('=');
        text.push_str(&scene.letter(kind));
    }
    text.push_str(check_mark(scene.position, played));
    text
}

/// Whether the file of a pawn has the letter of a piece that could make the same capture.
fn looks_like_a_piece(scene: &Scene<'_>, played: &Move) -> bool {
    let file = file(scene, played.from());
    scene.legal().iter().filter(|other| other.to() == played.to() && other.drop().is_none()).any(|other| {
        let kind = scene.kind(other).filter(|kind| Some(*kind) != scene.kind(played));
        kind.is_some_and(|kind| scene.character(kind) == file)
    })
}

/// The shortest part of the origin that distinguishes the piece from others of its kind.
fn origin(scene: &Scene<'_>, played: &Move) -> String {
    let here = scene.at(played.from());
    let others: Vec<_> = scene.rivals(played).map(|other| scene.at(other.from())).collect();
    if others.is_empty() {
        String::new()
    } else if others.iter().all(|other| other.x != here.x) {
        file(scene, played.from())
    } else if others.iter().all(|other| other.y != here.y) {
        rank(scene, played.from())
    } else {
        square(scene, played.from())
    }
}

fn file(scene: &Scene<'_>, cell: Cell) -> String {
    FILES.get(scene.at(cell).x as usize).map(char::to_string).unwrap_or_default()
}

fn rank(scene: &Scene<'_>, cell: Cell) -> String {
    let number = (scene.at(cell).y + 1).to_string();
    number.bytes().map(|digit| DIGITS[usize::from(digit - b'0')]).collect()
}

fn square(scene: &Scene<'_>, cell: Cell) -> String {
    file(scene, cell) + &rank(scene, cell)
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

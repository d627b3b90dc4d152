//! Draughts: `32-28`, `19x30`, and with all cells on which the piece lands `24x33x22`. The cells that are played on have
//! numbers, or the names that other games use: `c3-d4`, `d4xf6xh4`.
//!
//! The numbers begin in the right corner of the side called black, and go on to its left and then forward.

use chesswright_rules::Move;
use chesswright_rules::Rules;
use chesswright_rules::board::{Cell, Frame, Vector};

use super::context::MoveContext;

/// With numbers. A capture names the cells on its way only where others begin and end on the same cells.
pub(super) fn numbers(context: &MoveContext<'_>, played: &Move) -> String {
    let alike = |other: &&Move| (other.from(), other.to()) == (played.from(), played.to());
    let others = context.legal().iter().filter(alike).any(|other| other.path() != played.path());
    write(context, played, &|cell| number(context.rules(), cell), others)
}

/// With the names of the cells, and always with those on the way.
pub(super) fn cells(context: &MoveContext<'_>, played: &Move) -> String {
    write(context, played, &|cell| context.rules().cell_name(cell).to_owned(), true)
}

/// The same move with and without the cells on its way, in numbers and in names.
pub(super) fn others(context: &MoveContext<'_>, played: &Move) -> Vec<String> {
    let name = |cell: Cell| context.rules().cell_name(cell).to_owned();
    let number = |cell: Cell| number(context.rules(), cell);
    let names: [&dyn Fn(Cell) -> String; 2] = [&name, &number];
    names
        .into_iter()
        .flat_map(|name| [true, false].map(|whole| write(context, played, name, whole)))
        .collect()
}

/// Writes a move, with the cells on its way if the text is to be `whole`.
fn write(context: &MoveContext<'_>, played: &Move, name: &dyn Fn(Cell) -> String, whole: bool) -> String {
    if played.is_pass() {
        return "--".into();
    }
    let captured = context.position.captures(played);
    let sign = if captured.is_empty() { "-" } else { "x" };
    let on_the_way = if whole { played.path() } else { &[] };
    let mut stops = vec![played.from()];
    stops.extend(on_the_way);
    stops.push(played.to());
    let mut text = stops.into_iter().map(name).collect::<Vec<String>>().join(sign);
    let alike = |other: &&Move| {
        (other.from(), other.to(), other.path()) == (played.from(), played.to(), played.path())
    };
    // In draughts the way decides what is captured, and what a piece becomes.
    let mut rivals = context.legal().iter().filter(alike).filter(|other| *other != played);
    let mut sorted = captured;
    sorted.sort_unstable();
    if rivals.clone().any(|other| {
        let mut cells = context.position.captures(other);
        cells.sort_unstable();
        cells != sorted
    }) {
        let cells: Vec<String> = sorted.into_iter().map(name).collect();
        text.push_str(&format!("({})", cells.join(",")));
    }
    if rivals.any(|other| other.promotion() != played.promotion()) {
        let letter = played.promotion().map(|kind| context.letter(kind)).unwrap_or_default();
        text.push_str(&format!("={letter}"));
    }
    text
}

/// The number of a cell, if it has the colour that is played on, and otherwise its name.
fn number(rules: &Rules, cell: Cell) -> String {
    match cell_number(rules, cell) {
        Some(number) => number.to_string(),
        None => rules.cell_name(cell).to_owned(),
    }
}

/// The number of a cell in the games that number them. `None` for cells on which nobody plays.
pub fn cell_number(rules: &Rules, cell: Cell) -> Option<usize> {
    let board = rules.board();
    let played_on = rules.start_setup().pieces.first().map(|(cell, _)| colour(rules, *cell));
    if Some(colour(rules, cell)) != played_on {
        return None;
    }
    let definition = rules.definition();
    let black = definition.sides.iter().find(|side| side.name == "black").or(definition.sides.last());
    let frame = black.and_then(|side| side.forward.frame(board.geometry())).unwrap_or(Frame::FIRST);
    let along = |a: Vector, b: Vector| a.x * b.x + a.y * b.y;
    let place = |cell: Cell| {
        let at = board.coords(cell);
        (along(at, frame.forward), -along(at, frame.right))
    };
    let before =
        board.cells().filter(|&other| Some(colour(rules, other)) == played_on && place(other) <= place(cell));
    Some(before.count())
}

/// The colour of a cell on a chequered board.
pub(super) fn colour(rules: &Rules, cell: Cell) -> i16 {
    let at = rules.board().coords(cell);
    (at.x + at.y).rem_euclid(2)
}

/// The text with one sign for captures, and without spaces.
pub(super) fn loosened(text: &str) -> String {
    let plain = text.chars().map(super::ascii).filter(|c| !c.is_whitespace());
    let sign = |c: char| match c {
        ':' | '×' | '*' => 'x',
        '–' | '—' | '−' => '-',
        _ => c.to_ascii_lowercase(),
    };
    plain.map(sign).collect()
}

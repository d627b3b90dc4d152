//! Turns of several steps: the texts of the steps, joined by commas.

use chesswright_rules::{Move, Position};

use super::Notation;
use crate::error::{Problems, TextError};

/// A turn's steps as one text, such as `e2e4,d2d4`.
pub fn write_turn(position: &Position, steps: &[Move], notation: Notation) -> String {
    let mut position = position.clone();
    let mut texts = vec![];
    for step in steps {
        texts.push(notation.write(&position, step));
        position.play_unchecked(step);
    }
    texts.join(",")
}

/// Reads the steps of a turn. A step may contain commas, so each step takes the longest text that is a legal move.
///
/// # Errors
/// If a step is not a legal move, or if steps follow after the end of the turn.
pub fn read_turn(position: &Position, text: &str, notation: Notation) -> Result<Vec<Move>, TextError> {
    let mut now = position.clone();
    let mut steps = vec![];
    let mut start = 0;
    while start < text.len() {
        if now.turn() != position.turn() {
            let mut problems = Problems::default();
            problems.add(start..text.len(), "the turn is over".to_owned(), "write one turn at a time");
            return Err(problems.error(text));
        }
        let rest = &text[start..];
        let ends = rest.char_indices().filter(|(_, c)| *c == ',').map(|(at, _)| at).chain([rest.len()]);
        let ends: Vec<usize> = ends.collect();
        let read = |&end: &usize| notation.read(&now, &rest[..end]).map(|step| (end, step));
        let (end, step) = match ends.iter().rev().find_map(|end| read(end).ok()) {
            Some(found) => found,
            // The error message concerns the first step.
            None => read(ends.first().unwrap_or(&rest.len())).map_err(|error| error.moved(text, start))?,
        };
        now.play_unchecked(&step);
        steps.push(step);
        start += end + 1;
    }
    if steps.is_empty() {
        return Err(Problems::one(text, "the text is empty".to_owned(), "write a move"));
    }
    Ok(steps)
}

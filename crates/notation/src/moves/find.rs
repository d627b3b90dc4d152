//! Reading moves: compares a text with the texts of all legal moves.

use chesswright_rules::Move;

use super::context::MoveContext;
use crate::error::{Problems, TextError};

/// The longest text that is read, in bytes.
const LONGEST_TEXT: usize = 1024;
/// The largest number of moves that an error message lists.
const MOST_NAMED: usize = 8;

/// How to read a notation.
pub(super) struct Reading<'r> {
    /// All texts of a move. The first is the one that the notation writes.
    pub(super) names: &'r dyn Fn(&Move) -> Vec<String>,
    /// A text without the parts that people omit or write differently.
    pub(super) loosened: &'r dyn Fn(&str) -> String,
}

/// The one legal move that a text means.
pub(super) fn find(context: &MoveContext<'_>, text: &str, reading: &Reading<'_>) -> Result<Move, TextError> {
    let plain = text.trim();
    if plain.len() > LONGEST_TEXT {
        let message = format!("the text has {} bytes; the limit is {LONGEST_TEXT}", plain.len());
        return Err(Problems::one(text, message, ""));
    }
    if plain.is_empty() {
        return Err(Problems::one(text, "the text is empty".to_owned(), "write a move"));
    }
    let named: Vec<(&Move, Vec<String>)> =
        context.legal().iter().map(|played| (played, (reading.names)(played))).collect();
    let loose = (reading.loosened)(plain);
    let exactly = |names: &[String]| names.first().is_some_and(|name| name == plain);
    let otherwise = |names: &[String]| names.iter().any(|name| name == plain);
    let loosely =
        |names: &[String]| !loose.is_empty() && names.iter().any(|name| (reading.loosened)(name) == loose);
    for attempt in 0..3 {
        let fits = |names: &[String]| match attempt {
            0 => exactly(names),
            1 => otherwise(names),
            _ => loosely(names),
        };
        let found: Vec<_> = named.iter().filter(|(_, names)| fits(names)).collect();
        match found[..] {
            [] => {}
            [(played, _)] => return Ok((*played).clone()),
            _ => {
                let message = format!("`{plain}` could be {}", list(found.iter().map(|(_, names)| names)));
                return Err(Problems::one(text, message, "write one of these moves"));
            }
        }
    }
    Err(Problems::one(text, not_legal(plain, &named), ""))
}

fn not_legal(plain: &str, named: &[(&Move, Vec<String>)]) -> String {
    if named.is_empty() {
        return format!("`{plain}` is not legal: the game is over");
    }
    let alike = |names: &[String]| {
        let name = names.first().map_or("", String::as_str);
        name.chars().zip(plain.chars()).take_while(|(a, b)| a == b).count()
    };
    let best = named.iter().map(|(_, names)| alike(names)).max().unwrap_or(0);
    if best == 0 {
        return format!("`{plain}` is not one of the {} legal moves", named.len());
    }
    let near = named.iter().map(|(_, names)| names).filter(|names| alike(names) == best);
    format!("`{plain}` is not legal; similar legal moves: {}", list(near))
}

fn list<'n>(names: impl Iterator<Item = &'n Vec<String>>) -> String {
    let all: Vec<&str> = names.filter_map(|names| names.first()).map(String::as_str).collect();
    let shown = all.len().min(MOST_NAMED);
    let more = if all.len() > shown { format!(" and {} more", all.len() - shown) } else { String::new() };
    format!("{}{more}", all[..shown].join(", "))
}

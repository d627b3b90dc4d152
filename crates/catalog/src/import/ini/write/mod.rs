//! Writes documents as sections of a `variants.ini`.
//!
//! The format cannot express most features of documents. So the writer produces the best section it can, reads it as
//! the original would, and compares the result with the document. If there are differences, it returns them instead of
//! a section. Nothing is lost silently.
//!
//! The declarations of a player are the one exception: they forbid no move and end no game by themselves, and no
//! program that reads these files supports them. A comment in the section says that they are missing.

mod ends;
mod pieces;
mod rules;
mod sheet;

use chesswright_rules::definition::Definition;

use super::Reading;
use crate::import::{Inexpressible, plain};
use pieces::Cast;
use sheet::Sheet;

/// Writes a game as a section.
///
/// ```
/// use chesswright_catalog::{definition, import::ini};
///
/// let text = ini::write(&definition("shako").unwrap()).unwrap();
/// assert!(text.starts_with("[own-shako]\nmaxRank = 10\n"), "built-in games of the format keep their names");
/// let lost = ini::write(&definition("glinski").unwrap()).unwrap_err();
/// assert_eq!(lost.parts(), ["board: the format has only flat boards of squares, at most 12 files by 10 ranks"]);
/// ```
///
/// # Errors
/// If the format cannot express a part of the game.
pub fn write(game: &Definition) -> Result<String, Inexpressible> {
    checked(game).map_err(Inexpressible::new)
}

/// Writes the section and reads it again, to find what it lost.
fn checked(game: &Definition) -> Result<String, Vec<String>> {
    let text = attempt(game)?;
    let file = super::read("section", &text, Reading::Strict);
    let lost = match file.names().next().and_then(|name| file.game(name)) {
        None => file.stray.iter().map(ToString::to_string).collect(),
        Some(read) => match read.definition {
            Some(again) => plain::differences(&without_declarations(game), &again),
            None => {
                let errors = read.findings.iter().filter(|finding| finding.is_error());
                errors.map(|finding| format!("{}: {}", finding.place.path, finding.message)).collect()
            }
        },
    };
    if lost.is_empty() { Ok(text) } else { Err(lost) }
}

/// Writes the section, even if it does not express the whole game.
fn attempt(game: &Definition) -> Result<String, Vec<String>> {
    let board = game.board.board().map_err(|error| vec![format!("board: {error}")])?;
    let mut sheet = Sheet::new(game, &board).map_err(|why| vec![why])?;
    let cast = Cast::new(game, &board).map_err(|why| vec![why])?;
    cast.write(&mut sheet);
    rules::write(game, &cast, &mut sheet);
    ends::write(game, &cast, &mut sheet);
    let mut text = sheet.into_text();
    if !game.end.declarations.is_empty() {
        text.push_str(
            "# Left out: declarations of players (end.declarations). The format cannot express them.\n",
        );
    }
    Ok(text)
}

fn without_declarations(game: &Definition) -> Definition {
    let mut game = game.clone();
    game.end.declarations.clear();
    game
}

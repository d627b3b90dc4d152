//! Documents written as sections of a `variants.ini`.
//!
//! The format has no words for most of what a document can say. So a section is written as well as it can be, read again as
//! the original would read it, and held against the document: whatever does not come back is named, and then there is no
//! section. Nothing is lost in silence.
//!
//! What a player may declare is the one exception: it forbids no move and ends no game by itself, and no program that reads these
//! files offers it. A comment in the section says that it is missing.

mod ends;
mod pieces;
mod rules;
mod sheet;

use chesswright_rules::definition::Definition;

use super::Reading;
use crate::import::plain;
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
/// assert_eq!(lost, ["board: the format has only flat boards of squares, at most 12 files by 10 ranks"]);
/// ```
///
/// # Errors
/// When something of the game cannot be said: each such thing with its place in the document.
pub fn write(game: &Definition) -> Result<String, Vec<String>> {
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

/// The section, whether or not it says everything.
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
            "# Left out: what a player may declare (end.declarations). The format cannot say it.\n",
        );
    }
    Ok(text)
}

fn without_declarations(game: &Definition) -> Definition {
    let mut game = game.clone();
    game.end.declarations.clear();
    game
}

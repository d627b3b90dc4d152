//! A document's tree to a [`Definition`]: [`shape`] holds it against the table of fields and reports every mistake, [`model`] builds the
//! definition of what is left.

mod build;
mod model;
mod place;
mod shape;

use indexmap::IndexMap;

use super::diagnostic::{Diagnostic, Report};
use super::model::{Compass, Definition, PieceDef, SideDef, Sided};
use super::node::Node;
use super::places::Places;
use build::{Build, Entries, Mismatch};

/// Reads a tree. The definition is returned even when parts of it had to be guessed, so that the rest can still be checked; the
/// report tells. Nothing is returned when too little is left.
pub(super) fn read(root: &Node, places: &mut Places, report: &mut Report) -> Option<Definition> {
    let tree = shape::shape(root, places, report);
    if report.errors().any(|finding| leaves_nothing(&finding.place.path)) {
        return None;
    }
    match build(&tree) {
        Ok((mut definition, place)) => {
            definition.pieces.values_mut().for_each(lower_letters);
            if !place.is_empty() {
                place::fill(&mut definition, &place, places, report);
            }
            Some(definition)
        }
        Err(Mismatch(span)) => {
            let finding = Diagnostic::error("unreadable", "this program does not know what to do with this");
            report.push(finding.span(&places.sources, span));
            None
        }
    }
}

/// The definition, and where its pieces stand when the set-up says so piece by piece.
fn build(tree: &Node) -> Result<(Definition, IndexMap<String, Sided<String>>), Mismatch> {
    let setup = Entries::of(tree)?.table("setup")?;
    let place = setup.get::<Option<_>>("place")?;
    Ok((Definition::build(tree)?, place.unwrap_or_default()))
}

/// Letters are the same in capitals, which tell sides apart in texts.
fn lower_letters(piece: &mut PieceDef) {
    match &mut piece.letter {
        Sided::All(letter) => *letter = letter.to_lowercase(),
        Sided::Each(letters) => letters.values_mut().for_each(|letter| *letter = letter.to_lowercase()),
    }
    piece.also.iter_mut().for_each(|letter| *letter = letter.to_lowercase());
}

/// Whether a mistake at a path leaves too little to say anything about the rest: without its board, its set-up, all its pieces or all its
/// sides a game is nothing.
fn leaves_nothing(path: &str) -> bool {
    let whole = ["board", "setup", "setup.rows", "setup.place", "pieces", "sides"];
    whole.contains(&path) || path.starts_with("board.")
}

/// Who plays when the document does not say.
fn two_sides() -> Vec<SideDef> {
    [("white", Compass::North), ("black", Compass::South)]
        .map(|(name, forward)| SideDef { name: name.into(), letter: name[..1].into(), forward })
        .into()
}

#[cfg(test)]
mod tests;

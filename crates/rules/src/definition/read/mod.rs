//! Converts a document's tree to a [`Definition`]: [`shape`] checks it against the table of fields and reports every
//! mistake, [`model`] builds the definition from the result.

mod build;
mod model;
mod place;
mod shape;

use indexmap::IndexMap;

use super::diagnostic::{Diagnostic, Report};
use super::model::{Compass, Definition, PieceDef, SideDef, Sided};
use super::node::Node;
use super::places::Places;
use crate::message;
use build::{Build, Entries, Mismatch};

/// Reads a tree. Returns a definition even if placeholders replace wrong parts, so that validation can check the rest;
/// the report lists the mistakes. Returns `None` if too little is left.
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
            let finding =
                Diagnostic::error("unreadable", message!("this program does not know what to do with this"));
            report.push(finding.span(&places.sources, span));
            None
        }
    }
}

/// Builds the definition, and the cells of `setup.place` if the document uses it.
fn build(tree: &Node) -> Result<(Definition, IndexMap<String, Sided<String>>), Mismatch> {
    let setup = Entries::of(tree)?.table("setup")?;
    let place = setup.get::<Option<_>>("place")?;
    Ok((Definition::build(tree)?, place.unwrap_or_default()))
}

/// Converts letters to lower case. Texts use upper and lower case to distinguish sides.
fn lower_letters(piece: &mut PieceDef) {
    match &mut piece.letter {
        Sided::All(letter) => *letter = letter.to_lowercase(),
        Sided::Each(letters) => letters.values_mut().for_each(|letter| *letter = letter.to_lowercase()),
    }
    piece.also.iter_mut().for_each(|letter| *letter = letter.to_lowercase());
}

/// Whether a mistake at this path makes it pointless to check the rest: a game needs its board, its setup, its pieces
/// and its sides.
fn leaves_nothing(path: &str) -> bool {
    let whole = ["board", "setup", "setup.rows", "setup.place", "pieces", "sides"];
    whole.contains(&path) || path.starts_with("board.")
}

/// The sides of a document that does not list any.
fn two_sides() -> Vec<SideDef> {
    [("white", Compass::North), ("black", Compass::South)]
        .map(|(name, forward)| SideDef {
            name: name.into(),
            letter: name[..1].into(),
            forward,
            forward_in: vec![],
            team: String::new(),
        })
        .into()
}

#[cfg(test)]
mod tests;

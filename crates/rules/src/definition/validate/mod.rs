//! Checks that need the whole definition: names, regions, setups, and whether the game makes sense.

mod about;
mod actions;
mod betza;
mod board;
mod board_rules;
mod chance;
mod end;
mod hands;
mod influence;
mod names;
mod pieces;
mod regions;
mod setup;
mod terrain;
mod triggers;
mod view;

use std::collections::HashSet;

use super::diagnostic::{Diagnostic, Report};
use super::model::Definition;
use super::places::Places;
use super::region::Regions;
use super::setup::Placed;
use crate::board::{Board, CellSet, Frame};

/// Checks a definition. The findings have keys but no lines. Documents are checked when they are read.
pub fn validate(definition: &Definition) -> Report {
    let mut report = Report::new();
    check(definition, &Places::default(), &mut report);
    soften_looks(&mut report);
    report
}

/// Turns errors in the look of a game into warnings: whatever is wrong with it, the game can be played, and is drawn as
/// if it said nothing there.
pub(super) fn soften_looks(report: &mut Report) {
    report.soften(|finding| within(&finding.place.path, "look"));
}

/// Checks a definition that was read from a document. If reading reported errors, this keeps only errors that do not
/// follow from them.
pub(super) fn add(definition: &Definition, places: &Places, report: &mut Report) {
    let wrong: Vec<_> = report.errors().map(spoilt).collect();
    if wrong.is_empty() {
        return check(definition, places, report);
    }
    let mut found = Report::new();
    check(definition, places, &mut found);
    // Errors in the pieces or the sides affect all other parts of a game.
    let little = wrong.iter().any(|w| w.starts_with("pieces") || w.starts_with("sides"));
    // The look affects no other part.
    let all = wrong.iter().all(|w| within(w, "look"));
    let related = |path: &str| {
        wrong.iter().any(|w| within(path, w) || within(w, path))
            || (little && !path.starts_with("pieces") && !path.starts_with("sides"))
    };
    for finding in found {
        if (all || finding.is_error()) && !related(&finding.place.path) {
            report.push(finding);
        }
    }
}

/// The part of the document that cannot be checked further: if a key is missing, the table around it.
fn spoilt(finding: &Diagnostic) -> String {
    let path = &finding.place.path;
    let end = path.rfind('.').filter(|_| finding.code == "missing-key");
    path[..end.unwrap_or(path.len())].to_owned()
}

/// Whether one key lies within another. A list of one may be written without brackets, so its index does not count.
fn within(path: &str, outer: &str) -> bool {
    let (path, outer) = (path.replace("[0]", ""), outer.replace("[0]", ""));
    path.strip_prefix(outer.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

fn check(definition: &Definition, places: &Places, report: &mut Report) {
    let mut validator = Validator { def: definition, places, report, used_regions: HashSet::new() };
    validator.document();
    validator.about();
    validator.sides();
    let Some(board) = validator.board() else {
        return;
    };
    let frames: Option<Vec<_>> =
        definition.sides.iter().map(|side| side.forward.frame(board.geometry())).collect();
    let Some(frames) = frames else {
        return;
    };
    let scene = Scene {
        board: &board,
        regions: Regions::new(&board, Some(&definition.regions)),
        frames,
        placed: definition.placement(&board).0,
        held: definition.in_hand().0,
    };
    validator.named_regions(&scene);
    validator.ways(&scene);
    validator.pieces(&scene);
    validator.hands(&scene);
    let setup_is_clean = validator.setup(&scene);
    validator.castling(&scene, setup_is_clean);
    validator.board_rules(&scene);
    validator.triggers(&scene);
    validator.actions(&scene);
    validator.influence(&scene);
    validator.chance(&scene);
    validator.terrain(&scene);
    validator.end(&scene, setup_is_clean);
    validator.view(&scene);
    validator.look(&scene);
    validator.unused_regions();
}

/// Checks one definition.
struct Validator<'a> {
    def: &'a Definition,
    places: &'a Places,
    report: &'a mut Report,
    used_regions: HashSet<String>,
}

/// The board, with its sides and pieces.
struct Scene<'a> {
    board: &'a Board,
    regions: Regions<'a>,
    frames: Vec<Frame>,
    placed: Vec<Placed>,
    /// Pieces in hand at the start: side, kind, how many.
    held: Vec<(usize, usize, u16)>,
}

impl Scene<'_> {
    /// The start cells of a side's pieces of one kind.
    fn standing(&self, side: usize, piece: usize) -> impl Iterator<Item = u16> + '_ {
        self.placed.iter().filter(move |p| p.side == side && p.piece == piece).map(|p| p.cell)
    }

    /// Whether a side has a piece of this kind in hand at the start.
    fn holds(&self, side: usize, piece: usize) -> bool {
        self.held.iter().any(|&(s, p, _)| (s, p) == (side, piece))
    }

    fn all(&self) -> CellSet {
        self.board.cells().collect()
    }
}

impl Validator<'_> {
    fn report(&mut self, finding: Diagnostic) {
        let finding = self.places.locate(finding);
        self.report.push(finding);
    }
}

//! Expands `setup.place`, a start position given piece by piece, to rows.

use indexmap::IndexMap;

use crate::board::Board;
use crate::definition::diagnostic::{Diagnostic, Report};
use crate::definition::model::{Definition, Sided};
use crate::definition::places::{Places, join};
use crate::definition::region::Regions;
use crate::definition::setup::Placed;
use crate::definition::suggest;
use crate::message;

/// Puts the pieces on their cells and writes the rows.
pub(super) fn fill(
    definition: &mut Definition,
    place: &IndexMap<String, Sided<String>>,
    places: &Places,
    report: &mut Report,
) {
    // Validation reports a faulty board.
    let Ok(board) = definition.board.board() else {
        return;
    };
    let placed = {
        let regions = Regions::new(&board, Some(&definition.regions));
        let mut filler = Filler { definition, board: &board, regions, places, report, placed: vec![] };
        place.iter().for_each(|(name, cells)| filler.piece(name, cells));
        filler.placed
    };
    definition.setup.rows = definition.rows(&board, &placed);
}

/// A board on which pieces are placed one by one.
struct Filler<'a> {
    definition: &'a Definition,
    board: &'a Board,
    regions: Regions<'a>,
    places: &'a Places,
    report: &'a mut Report,
    placed: Vec<Placed>,
}

impl Filler<'_> {
    /// Places the pieces of one kind for each side.
    fn piece(&mut self, name: &str, cells: &Sided<String>) {
        let path = join("setup.place", name);
        let Some(piece) = self.definition.pieces.get_index_of(name) else {
            let names = || self.definition.pieces.keys().map(String::as_str);
            let finding = Diagnostic::error("unknown-piece", message!("there is no piece `{name}`", name))
                .expected(message!("one of {words}", words = suggest::list(names())))
                .hint(suggest::did_you_mean(name, names()))
                .at(&path);
            self.report.push(self.places.locate(finding));
            return;
        };
        for (side, def) in self.definition.sides.iter().enumerate() {
            let path = match cells {
                Sided::All(_) => path.clone(),
                Sided::Each(_) => join(&path, &def.name),
            };
            let frame = def.forward.frame(self.board.geometry());
            let (Some(text), Some(frame)) = (cells.get(&def.name), frame) else {
                continue;
            };
            match self.regions.cells(text, &frame) {
                Ok(found) => {
                    let same_for_all = matches!(cells, Sided::All(_));
                    found.iter().for_each(|cell| self.put(Placed { cell, side, piece }, same_for_all, &path));
                }
                Err(error) => {
                    let finding = Diagnostic::error("region", error.message).at(&path).hint(error.hint);
                    let finding = Diagnostic { expected: error.expected, ..finding };
                    self.report.push(self.places.locate_within(finding, text, error.span));
                }
            }
        }
    }

    /// Places one piece on its cell. Reports an error if the cell is occupied.
    fn put(&mut self, placed: Placed, same_for_all: bool, path: &str) {
        let Some(other) = self.placed.iter().find(|other| other.cell == placed.cell) else {
            self.placed.push(placed);
            return;
        };
        let kind = |piece| self.definition.pieces.get_index(piece).map_or("", |(name, _)| name);
        let message = message!(
            "{side} {piece} and a {other} both stand on {cell}",
            side = self.definition.sides[placed.side].name,
            piece = kind(placed.piece),
            other = kind(other.piece),
            cell = self.board.name(placed.cell)
        );
        let hint = same_for_all
            .then(|| message!("write `own` before the cells to turn them to each side's point of view"));
        let finding = Diagnostic::error("occupied", message).at(path).hint(hint);
        self.report.push(self.places.locate(finding));
    }
}

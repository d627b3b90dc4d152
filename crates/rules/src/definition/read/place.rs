//! `setup.place`: start positions said piece by piece, written out as rows.

use indexmap::IndexMap;

use crate::definition::diagnostic::{Diagnostic, Report};
use crate::definition::model::{Definition, Sided};
use crate::definition::places::{Places, join};
use crate::definition::region::Regions;
use crate::definition::setup::Placed;
use crate::definition::suggest;

/// Puts the pieces on their cells and writes the rows.
pub(super) fn fill(
    definition: &mut Definition,
    place: &IndexMap<String, Sided<String>>,
    places: &Places,
    report: &mut Report,
) {
    // A broken board is reported by validation.
    let Ok(board) = definition.board.board() else {
        return;
    };
    let regions = Regions::new(&board, Some(&definition.regions));
    let mut placed: Vec<Placed> = vec![];
    for (name, cells) in place {
        let path = join("setup.place", name);
        let Some(piece) = definition.pieces.get_index_of(name) else {
            let names = || definition.pieces.keys().map(String::as_str);
            let finding = Diagnostic::error("unknown-piece", format!("no piece is called `{name}`"))
                .expected(format!("one of {}", suggest::list(names())))
                .hint(suggest::did_you_mean(name, names()))
                .at(&path);
            report.push(places.locate(finding));
            continue;
        };
        for (side, def) in definition.sides.iter().enumerate() {
            let path = match cells {
                Sided::All(_) => path.clone(),
                Sided::Each(_) => join(&path, &def.name),
            };
            let (Some(text), Some(frame)) = (cells.get(&def.name), def.forward.frame(board.geometry()))
            else {
                continue;
            };
            let cells = match regions.cells(text, &frame) {
                Ok(cells) => cells,
                Err(error) => {
                    let finding = Diagnostic::error("region", error.message).at(&path).hint(error.hint);
                    let finding = Diagnostic { expected: error.expected, ..finding };
                    report.push(places.locate_within(finding, text, error.span));
                    continue;
                }
            };
            for cell in cells.iter() {
                if let Some(other) = placed.iter().find(|p| p.cell == cell) {
                    let other = definition.pieces.get_index(other.piece).map_or("", |(name, _)| name);
                    let finding = Diagnostic::error(
                        "occupied",
                        format!("{} {name} and a {other} both stand on {}", def.name, board.name(cell)),
                    );
                    let hint = matches!(place.get(name), Some(Sided::All(_)))
                        .then(|| "write `own` before the cells to turn them to each side's seat".to_owned());
                    report.push(places.locate(finding.at(&path).hint(hint)));
                } else {
                    placed.push(Placed { cell, side, piece });
                }
            }
        }
    }
    definition.setup.rows = definition.rows(&board, &placed);
}

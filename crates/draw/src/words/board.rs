//! The board and the start position in words.

use chesswright_rules::Rules;
use chesswright_rules::board::{Geometry, Wrap};
use chesswright_rules::definition::model::{BoardDef, Outline, SetupDef, ShuffleCondition, ShuffleDef};

use super::places::Places;
use super::{list, plural, sentence};

pub(crate) fn board(board: &BoardDef, rules: &Rules) -> Vec<String> {
    let BoardDef { files, ranks, layers, geometry, wrap, holes, outline } = board;
    let cells = rules.board().len();
    let mut lines = vec![match (geometry, outline) {
        (Geometry::Hex, Outline::Hexagon) => {
            format!("A hexagon of {cells} hexagonal cells, {} to a side.", files.div_ceil(2))
        }
        (Geometry::Hex, Outline::Box) => format!("{files} files by {ranks} ranks of hexagonal cells."),
        (Geometry::Layers, _) => {
            format!("{layers} layers of {files} by {ranks} cells, one above the other; A is the lowest.")
        }
        (Geometry::Square, _) => format!("{files} files by {ranks} ranks, {cells} cells."),
    }];
    if holes.trim() != "none" {
        lines.push("Some cells of the box are missing; nothing can stand there or pass through.".into());
    }
    match wrap {
        Wrap::None => {}
        Wrap::Files => {
            lines.push("The left and right edges are glued together: whatever leaves on one side comes back on the other.".into());
        }
        Wrap::Both => {
            lines.push(
                "Opposite edges are glued together: whatever leaves on one side comes back on the other."
                    .into(),
            );
        }
    }
    lines
}

pub(crate) fn setup(setup: &SetupDef, places: &Places<'_>) -> Vec<String> {
    // The rows and the hands are drawn.
    let SetupDef { rows: _, hand: _, waiting, shuffle } = setup;
    let mut lines: Vec<String> = waiting
        .iter()
        .map(|(kind, cells)| format!("A {kind} waits behind {}.", places.words(cells)))
        .collect();
    let Some(ShuffleDef { cells, conditions, mirrored }) = shuffle else { return lines };
    lines.push(format!("The pieces on {} are shuffled before the game.", places.plain(cells)));
    for condition in conditions {
        lines.push(sentence(&match condition {
            ShuffleCondition::OnBothColours(kinds) => {
                let kinds: Vec<String> = kinds.iter().map(|kind| plural(kind)).collect();
                format!("the {} stand on cells of both colours", list(&kinds, "and"))
            }
            ShuffleCondition::Between(middle, outer) => {
                format!("the {middle} stands between two {}", plural(outer))
            }
            ShuffleCondition::Protected(kinds) => {
                format!("every {} is protected", list(kinds, "and every"))
            }
            ShuffleCondition::Not(row) => format!("the array is not `{row}`"),
        }));
    }
    lines.push(match mirrored {
        true => "All sides have the same array, mirrored.".into(),
        false => "Each side has an array of its own.".into(),
    });
    lines
}

//! The board and the start position in words.

use chesswright_rules::Rules;
use chesswright_rules::board::{Geometry, Wrap};
use chesswright_rules::definition::model::{
    BoardDef, Edge, GlueDef, Outline, SetupDef, ShuffleCondition, ShuffleDef,
};

use super::places::Places;
use super::{a, kinds, many_kinds, named, number, plural, sentence};

pub(crate) fn board(board: &BoardDef, rules: &Rules) -> Vec<String> {
    let BoardDef { files, ranks, layers, geometry, wrap, glue, holes, outline } = board;
    let cells = rules.board().len();
    let mut lines = vec![match (geometry, outline) {
        (Geometry::Hex, Outline::Hexagon) => {
            format!(
                "A hexagon of {cells} hexagonal cells, {} to a side.",
                number(usize::from(files.div_ceil(2)))
            )
        }
        (Geometry::Hex, Outline::Box) => format!("{files} files by {ranks} ranks of hexagonal cells."),
        (Geometry::Layers, _) => {
            format!(
                "{layers} layers of {files} by {ranks} cells, one above the other; A is the lowest. For each side, up means away from its starting layers."
            )
        }
        (Geometry::Square, _) => format!("{files} files by {ranks} ranks, {cells} cells."),
    }];
    if *geometry == Geometry::Hex {
        lines.push(
            "Orthogonal moves go through the sides of a cell, in six directions; diagonal moves go through its corners, in six others."
                .into(),
        );
    }
    if holes.trim() != "none" {
        lines.push(
            "Cells missing in the picture are not part of the board: no piece can stand on them or pass through them."
                .into(),
        );
    }
    match wrap {
        Wrap::None => {}
        Wrap::Files => {
            lines.push(
                "The left and right edges are joined: a piece that leaves on one side returns on the other."
                    .into(),
            );
        }
        Wrap::Ranks => {
            lines.push("The lower and upper edges are glued together: whatever leaves on one side comes back on the other.".into());
        }
        Wrap::Both => {
            lines.push(
                "Opposite edges are joined: a piece that leaves on one side returns on the other.".into(),
            );
        }
    }
    lines.extend(glue.iter().map(glued));
    if glue.iter().any(|glue| glue.flip) {
        lines.push(
            "A piece that goes on after a turned edge moves as in a mirror until its move ends; then its directions are again those of its side."
                .into(),
        );
    }
    lines
}

/// Two edges that are glued together.
fn glued(glue: &GlueDef) -> String {
    let GlueDef { from, to, flip, shift } = *glue;
    let name = |edge: Edge| match edge {
        Edge::West => "left",
        Edge::East => "right",
        Edge::South => "lower",
        Edge::North => "upper",
    };
    let (line, start, end) = match from {
        Edge::West | Edge::East => ("rank", "upwards", "downwards"),
        Edge::South | Edge::North => ("file", "to the right", "to the left"),
    };
    let shifted = match shift {
        0 => String::new(),
        by => {
            let n = number(usize::from(by.unsigned_abs()));
            let plural = if by.unsigned_abs() == 1 { "" } else { "s" };
            format!("{n} {line}{plural} further {}", if by > 0 { start } else { end })
        }
    };
    let (from, to) = (name(from), name(to));
    match (flip, shift) {
        (false, 0) => {
            format!(
                "The {from} and {to} edges are joined: a piece that leaves on one side returns on the other."
            )
        }
        (false, _) => format!(
            "The {from} edge is joined to the {to} edge with a shift: a piece that leaves over the {from} edge returns {shifted}."
        ),
        (true, 0) => format!(
            "The {from} edge is joined to the {to} edge the other way round, as on a Möbius strip: a piece that leaves near one end returns near the other."
        ),
        (true, _) => format!(
            "The {from} edge is joined to the {to} edge the other way round, as on a Möbius strip, and with a shift: a piece that leaves near one end returns near the other, {shifted}."
        ),
    }
}

pub(crate) fn setup(setup: &SetupDef, places: &Places<'_>) -> Vec<String> {
    // Pictures show the rows and the hands.
    let SetupDef { rows: _, hand: _, waiting, shuffle } = setup;
    let mut lines: Vec<String> = waiting
        .iter()
        .map(|(kind, cells)| sentence(&format!("{} waits behind {}", a(&named(kind)), places.words(cells))))
        .collect();
    let Some(ShuffleDef { cells, conditions, mirrored }) = shuffle else { return lines };
    lines.push(format!("The pieces on {} begin in a random order.", places.plain(cells)));
    for condition in conditions {
        lines.push(sentence(&match condition {
            ShuffleCondition::OnBothColours(names) => {
                let which = match names.len() {
                    1 => many_kinds(names, "and"),
                    _ => kinds(names, "and the"),
                };
                format!("the {which} stand on cells of both colours")
            }
            ShuffleCondition::Between(middle, outer) => {
                format!("the {middle} stands between two {}", plural(outer))
            }
            ShuffleCondition::Protected(names) => {
                format!("every {} is protected", kinds(names, "and every"))
            }
            ShuffleCondition::Not(row) => format!("the order is not `{row}`"),
        }));
    }
    lines.push(match mirrored {
        true => "The other side's pieces mirror this order.".into(),
        false => "Each side has its own order.".into(),
    });
    lines
}

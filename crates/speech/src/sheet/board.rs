//! The board and the start position.

use chesswright_rules::Rules;
use chesswright_rules::board::{Edge, Geometry, Wrap};
use chesswright_rules::definition::model::{
    BoardDef, GlueDef, JoinDef, Outline, SetupDef, ShuffleCondition, ShuffleDef,
};

use super::phrases::{Phrase, Sentence};
use super::places::Places;
use super::term::Kinds;

pub(crate) fn board(board: &BoardDef, rules: &Rules) -> Vec<Sentence> {
    let BoardDef { files, ranks, layers, geometry, wrap, glue, joins, holes, outline } = board;
    let (files, ranks, layers) = (u32::from(*files), u32::from(*ranks), u32::from(*layers));
    let cells = rules.board().len() as u32;
    let mut told = vec![match (geometry, outline) {
        (Geometry::Hex, Outline::Hexagon) => Sentence::BoardHexagon { cells, edge: files.div_ceil(2) },
        (Geometry::Hex, Outline::Box) => Sentence::BoardHexBox { files, ranks },
        (Geometry::Layers, _) => Sentence::BoardLayers { files, ranks, layers },
        (Geometry::Square, _) => Sentence::BoardSquares { files, ranks, cells },
    }];
    if *geometry == Geometry::Hex {
        told.push(Sentence::BoardHexDirections);
    }
    if holes.trim() != "none" {
        told.push(Sentence::BoardHoles);
    }
    told.extend(match wrap {
        Wrap::None => None,
        Wrap::Files => Some(Sentence::BoardWrapFiles),
        Wrap::Ranks => Some(Sentence::BoardWrapRanks),
        Wrap::Both => Some(Sentence::BoardWrapBoth),
    });
    told.extend(glue.iter().map(glued));
    let around_corners = glue.iter().any(|glue| glue.to != glue.from.opposite());
    told.extend(match (around_corners, glue.iter().any(|glue| glue.flip)) {
        (false, false) => None,
        (false, true) => Some(Sentence::BoardGlueMirror),
        (true, false) => Some(Sentence::BoardGlueTurn),
        (true, true) => Some(Sentence::BoardGlueTurnFlip),
    });
    if !joins.is_empty() {
        told.extend(joins.iter().map(joined));
        told.extend(match rules.board().joins() {
            list if list.iter().any(|join| join.mirrored) => Some(Sentence::BoardGlueTurnFlip),
            list if list.iter().any(|join| join.toward != join.heading) => Some(Sentence::BoardGlueTurn),
            _ => None,
        });
        told.push(Sentence::BoardJoinWays);
    }
    told
}

/// Cells whose edges are joined.
fn joined(join: &JoinDef) -> Sentence {
    let JoinDef { from, toward, to, heading } = join;
    let cells = |run: &String| run.replace("..", "–");
    let other = edge(heading.opposite());
    Sentence::BoardJoin { from: cells(from), edge: edge(*toward).into(), to: cells(to), other: other.into() }
}

/// What an edge is called.
pub(super) fn edge(edge: Edge) -> Phrase {
    match edge {
        Edge::West => Phrase::EdgeLeft,
        Edge::East => Phrase::EdgeRight,
        Edge::South => Phrase::EdgeLower,
        Edge::North => Phrase::EdgeUpper,
    }
}

/// Two edges that are glued together.
fn glued(glue: &GlueDef) -> Sentence {
    let GlueDef { from, to, flip, shift } = *glue;
    let around_corner = to != from.opposite();
    let count = u32::from(shift.unsigned_abs());
    let further = match (from.is_upright(), shift > 0) {
        (true, true) => Phrase::ShiftUp { count },
        (true, false) => Phrase::ShiftDown { count },
        (false, true) => Phrase::ShiftRight { count },
        (false, false) => Phrase::ShiftLeft { count },
    };
    let (from, to, shift) = (edge(from).into(), edge(to).into(), further.into());
    match (flip, count) {
        (false, _) if around_corner => Sentence::BoardGlueCorner { from, to },
        (true, _) if around_corner => Sentence::BoardGlueCornerFlip { from, to },
        (false, 0) => Sentence::BoardGlue { from, to },
        (false, _) => Sentence::BoardGlueShift { from, to, shift },
        (true, 0) => Sentence::BoardGlueFlip { from, to },
        (true, _) => Sentence::BoardGlueFlipShift { from, to, shift },
    }
}

pub(crate) fn setup(setup: &SetupDef, places: &Places<'_>) -> Vec<Sentence> {
    // Pictures show the rows and the hands.
    let SetupDef { rows: _, hand: _, waiting, shuffle } = setup;
    let mut told: Vec<Sentence> = waiting
        .iter()
        .map(|(kind, cells)| Sentence::SetupWaits { kind: Kinds::one(kind), cells: places.told(cells) })
        .collect();
    let Some(ShuffleDef { cells, conditions, mirrored }) = shuffle else { return told };
    told.push(Sentence::SetupShuffle { cells: places.plain(cells) });
    told.extend(conditions.iter().map(|condition| match condition {
        ShuffleCondition::OnBothColours(names) => match &names[..] {
            [kind] => Sentence::ShuffleOneOnBothColours { kind: Kinds::one(kind) },
            names => Sentence::ShuffleOnBothColours { kinds: Kinds::of(names) },
        },
        ShuffleCondition::Between(middle, outer) => {
            Sentence::ShuffleBetween { middle: Kinds::one(middle), outer: Kinds::one(outer) }
        }
        ShuffleCondition::Protected(names) => Sentence::ShuffleProtected { kinds: Kinds::of(names) },
        ShuffleCondition::Not(row) => Sentence::ShuffleNot { row: row.clone() },
    }));
    told.push(if *mirrored { Sentence::ShuffleMirrored } else { Sentence::ShuffleOwn });
    told
}

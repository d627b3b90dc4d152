//! What a view marks, and walls.

use chesswright_draw::View;
use chesswright_rules::Position;
use chesswright_rules::board::Cell;
use chesswright_scene::{Fixture, FixtureKind, Mark, MarkKind};

/// What a view marks.
pub(crate) fn marks(position: &Position, view: &View) -> Vec<Mark> {
    let all = |cells: &[Cell], kind: MarkKind| -> Vec<Mark> {
        cells.iter().map(|&cell| Mark { cell, kind }).collect()
    };
    let mut marks = all(&view.last, MarkKind::Last);
    marks.extend(view.highlights.iter().map(|(cell, _)| Mark { cell: *cell, kind: MarkKind::Highlight }));
    marks.extend(view.circles.iter().map(|(cell, _)| Mark { cell: *cell, kind: MarkKind::Highlight }));
    marks.extend(all(&view.check, MarkKind::Check));
    if let Some(cell) = view.selected {
        marks.push(Mark { cell, kind: MarkKind::Selected });
    }
    for &cell in &view.targets {
        let taken = position.piece(cell).is_some();
        marks.push(Mark { cell, kind: if taken { MarkKind::Capture } else { MarkKind::Target } });
    }
    marks
}

/// Cells that nobody can enter.
pub(crate) fn walls(position: &Position) -> Vec<Fixture> {
    position.setup().walls.into_iter().map(|cell| Fixture { cell, kind: FixtureKind::Wall }).collect()
}

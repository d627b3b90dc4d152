//! The marks of a view: rings and dots, arrows, texts.

use chesswright_draw::glyphs::{self, Anchor};
use chesswright_draw::path::Point;
use chesswright_draw::{Ink, View};
use chesswright_rules::Position;
use chesswright_rules::board::Cell;
use chesswright_scene::{Arrow, Label, Mark, MarkKind, Rgb};

use crate::places::on_table;

/// The marks of a view on cells.
pub(crate) fn marks(position: &Position, view: &View) -> Vec<Mark> {
    let all = |cells: &[Cell], kind: MarkKind| -> Vec<Mark> {
        cells.iter().map(|&cell| Mark::new(cell, kind)).collect()
    };
    let inked = |cells: &[(Cell, Ink)], kind: MarkKind| -> Vec<Mark> {
        cells.iter().map(|(cell, ink)| Mark { cell: *cell, kind, colour: own(view, *ink) }).collect()
    };
    let mut marks = all(&view.unseen, MarkKind::Unseen);
    marks.extend(all(&view.last, MarkKind::Last));
    marks.extend(inked(&view.highlights, MarkKind::Highlight));
    marks.extend(inked(&view.circles, MarkKind::Circle));
    marks.extend(all(&view.check, MarkKind::Check));
    if let Some(cell) = view.selected {
        marks.push(Mark::new(cell, MarkKind::Selected));
    }
    for &cell in &view.targets {
        let taken = position.piece(cell).is_some();
        marks.push(Mark::new(cell, if taken { MarkKind::Capture } else { MarkKind::Target }));
    }
    marks
}

/// The arrows of a view.
pub(crate) fn arrows(view: &View) -> Vec<Arrow> {
    view.arrows.iter().map(|&(from, to, ink)| Arrow { from, to, colour: own(view, ink) }).collect()
}

/// The texts of a view in cells.
pub(crate) fn labels(view: &View) -> Vec<Label> {
    let label = |(cell, text): &(Cell, String)| {
        let height = (860.0 / glyphs::width(text).max(1.0)).clamp(6.0, 14.0);
        Label { cell: *cell, strokes: pen(text, Point::default(), height) }
    };
    view.labels.iter().map(label).collect()
}

/// The strokes of a text on the table.
pub(crate) fn pen(text: &str, at: Point, height: f64) -> Vec<Vec<chesswright_scene::Vec2>> {
    let strokes = glyphs::strokes(text, at, height, Anchor::Middle);
    strokes.chains(5).into_iter().map(|points| points.into_iter().map(on_table).collect()).collect()
}

/// The colour of an ink. `None` for the board's own colour.
fn own(view: &View, ink: Ink) -> Option<Rgb> {
    (ink != Ink::Accent).then(|| rgb(&ink.colour(view.theme))).flatten()
}

/// A colour of the flat board as sRGB.
pub(crate) fn rgb(hex: &str) -> Option<Rgb> {
    let channel = |at: usize| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok();
    Some([channel(1)?, channel(3)?, channel(5)?])
}

//! Cells, lines and letters in the positions of the flat picture.

use chesswright_draw::glyphs::{self, Anchor};
use chesswright_draw::path::Point;
use chesswright_draw::{Layout, Picture};
use chesswright_rules::Rules;
use chesswright_scene::{BoardView, Border, CellView, Letter, Shape, Vec2};

/// The height of letters on the page, and their distance from the cells.
const HEIGHT: f64 = 17.0;
const AWAY: f64 = 27.0;

/// The empty board.
pub(crate) fn ground(picture: &Picture, rules: &Rules) -> BoardView {
    let (layout, plan, board) = (picture.layout(), picture.plan(), rules.board());
    let middles: Vec<(i16, Point)> =
        layout.blocks.iter().map(|block| (block.layer, block.from.plus(block.to).times(0.5))).collect();
    let middle = |layer: i16| middles.iter().find(|(z, _)| *z == layer).map_or(Point::default(), |(_, p)| *p);
    let whole = middles
        .iter()
        .fold(Point::default(), |sum, (_, p)| sum.plus(*p))
        .times(1.0 / middles.len().max(1) as f64);
    let cells = board.cells().map(|cell| {
        let layer = board.coords(cell).z;
        CellView {
            at: on_table(layout.centre(cell).minus(middle(layer))),
            layer: layer as u16,
            tone: plan.tones.get(usize::from(cell)).copied().unwrap_or_default(),
            tint: plan.tints.get(usize::from(cell)).copied().flatten(),
        }
    });
    let first = middles.first().map_or(Point::default(), |(_, p)| *p);
    let mut beside: Vec<(i16, Vec2)> = middles.iter().map(|(z, p)| (*z, on_table(p.minus(whole)))).collect();
    beside.sort_by_key(|(z, _)| *z);
    BoardView {
        cells: cells.collect(),
        shape: if layout.is_hex() { Shape::Hex { upright: false } } else { Shape::Square },
        plain: plan.plain,
        full: plan.full,
        beside: beside.into_iter().map(|(_, at)| at).collect(),
        lines: chains(&plan.lines, first),
        borders: plan
            .borders
            .iter()
            .map(|(layer, line, colour)| Border {
                strokes: chains(line, middle(*layer)),
                layer: *layer as u16,
                colour: *colour,
            })
            .collect(),
        letters: plan
            .names
            .iter()
            .flat_map(|(layer, text, cell, step)| {
                letter(layout, text, layout.centre(*cell), layout.way(*step), middle(*layer), *layer)
            })
            .collect(),
        ..BoardView::default()
    }
}

/// A label at the edge, upright for the viewer.
fn letter(layout: &Layout, text: &str, cell: Point, way: Point, middle: Point, layer: i16) -> Option<Letter> {
    let length = way.length();
    if length < 1.0 {
        return None;
    }
    let unit = way.times(1.0 / length);
    let at = cell.plus(unit.times(length / 2.0 + AWAY));
    // Labels above the board and to its right are upright for the opposite side.
    let turned = !layout.is_hex() && (unit.y < -0.5 || unit.x > 0.5);
    let strokes = glyphs::strokes(text, Point::default(), HEIGHT, Anchor::Middle);
    let strokes = strokes.map(|p| at.plus(p.times(if turned { -1.0 } else { 1.0 })));
    Some(Letter { strokes: chains(&strokes, middle), layer: layer as u16 })
}

fn chains(path: &chesswright_draw::path::Path, middle: Point) -> Vec<Vec<Vec2>> {
    let chain = |points: Vec<Point>| points.iter().map(|p| on_table(p.minus(middle))).collect();
    path.chains(5).into_iter().map(chain).collect()
}

/// Converts a point of the page, where a cell is 100 wide, to the table.
pub(crate) fn on_table(p: Point) -> Vec2 {
    Vec2::new((p.x / 100.0) as f32, (p.y / 100.0) as f32)
}

//! The content of the table as plain data: places, bodies, marks. It contains no rules.
//!
//! A cell is one unit wide. `x` grows to the right, `z` towards the viewer, and `y` upwards.

use glam::{Vec2, Vec3};
use serde::{Deserialize, Serialize};

/// Everything on the table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BoardView {
    /// The cells. Their index is their number.
    pub cells: Vec<CellView>,
    /// Their shape.
    pub shape: Shape,
    /// One tone for all cells, as on boards of lines.
    pub plain: bool,
    /// Whether the outline is a full rectangle. If so, it gets a frame of four beams.
    pub full: bool,
    /// The position of each layer when layers are side by side.
    pub beside: Vec<Vec2>,
    /// Lines on the ground.
    pub lines: Vec<Vec<Vec2>>,
    /// Lines around regions with a colour of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub borders: Vec<Border>,
    /// Letters on the frame.
    pub letters: Vec<Letter>,
    /// The appearance of pieces.
    pub bodies: Vec<Body>,
    /// The appearance of sides.
    pub sides: Vec<SideView>,
    /// The pieces on the board.
    pub pieces: Vec<PieceView>,
    /// The marks.
    pub marks: Vec<Mark>,
    /// Arrows.
    pub arrows: Vec<Arrow>,
    /// Texts in cells.
    pub labels: Vec<Label>,
    /// Fixtures and items on cells.
    pub fixtures: Vec<Fixture>,
    /// Pieces beside the board.
    pub trays: Vec<Tray>,
    /// Clocks beside the board.
    pub clocks: Vec<ClockView>,
    /// Premoves: cell, body and side.
    pub ghosts: Vec<(u16, u16, u8)>,
    /// Pieces that were just blown up: the cell where they stood, and the cell of the explosion.
    pub bursts: Vec<(u16, u16)>,
}

/// The differences from one view of a board to a later view of it. An absent field does not change.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Changes {
    #[serde(skip_serializing_if = "Option::is_none")]
    pieces: Option<Vec<PieceView>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    marks: Option<Vec<Mark>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    arrows: Option<Vec<Arrow>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    labels: Option<Vec<Label>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fixtures: Option<Vec<Fixture>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trays: Option<Vec<Tray>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clocks: Option<Vec<ClockView>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ghosts: Option<Vec<(u16, u16, u8)>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bursts: Option<Vec<(u16, u16)>>,
}

impl Changes {
    /// Whether nothing changes.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// What a side's clock shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ClockView {
    /// Whether it is on the viewer's side, or opposite.
    pub near: bool,
    /// The time, as strokes around the middle of the dial.
    pub strokes: Vec<Vec<Vec2>>,
    /// Whether it runs.
    pub runs: bool,
}

/// The shape of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shape {
    /// Squares with sides of one unit.
    #[default]
    Square,
    /// Hexagons whose corners point left and right, or up and down.
    Hex {
        /// Whether corners point up and down.
        upright: bool,
    },
}

/// A cell.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CellView {
    /// Its position within its layer.
    pub at: Vec2,
    /// Its layer, from 0.
    pub layer: u16,
    /// Its tone: light, dark or the third.
    pub tone: u8,
    /// The colour of its region, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tint: Option<Rgb>,
}

/// Lines around the cells of a region.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Border {
    /// The lines.
    pub strokes: Vec<Vec<Vec2>>,
    /// The layer that they belong to.
    pub layer: u16,
    /// Their colour.
    pub colour: Rgb,
}

/// Letters on the frame, as pen strokes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Letter {
    /// The strokes.
    pub strokes: Vec<Vec<Vec2>>,
    /// The layer that they belong to.
    pub layer: u16,
}

/// The appearance of a kind of piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Body {
    /// The name of its model in a set.
    pub name: String,
    /// The drawing to use if the set has no such model.
    pub drawing: Drawing,
}

/// A body made from a drawing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Drawing {
    /// Its form.
    pub form: Form,
    /// Its parts from back to front, in a box from 0 to 1 with `y` downwards.
    pub parts: Vec<Outline>,
    /// Whether it wears a crown: the piece is royal, but its drawing does not show it.
    pub crowned: bool,
    /// A sign on the foot, as strokes.
    pub badge: Vec<Vec<Vec2>>,
}

/// The form of a body made from a drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Form {
    /// Cut out and put on a foot.
    #[default]
    Standing,
    /// Drawn on a disc.
    Disc,
    /// Drawn on a tile that points at the opponent.
    Tile,
}

/// A part of a drawing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Outline {
    /// A closed shape.
    Body(Vec<Vec2>),
    /// A line of this width in the contrasting colour.
    Line(Vec<Vec2>, f32),
    /// A closed spot in the contrasting colour.
    Spot(Vec<Vec2>),
}

/// The appearance of a side.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SideView {
    /// Its wood or lacquer.
    pub finish: Finish,
    /// The direction in which its pieces face, in degrees: 0 is away from the viewer.
    pub facing: f32,
}

/// The material of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Finish {
    /// The light wood.
    Light,
    /// The dark wood.
    Dark,
    /// Lacquer of this sRGB colour: red, green and blue from 0 to 1.
    Lacquer([f32; 3]),
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PieceView {
    /// Its number, which is the same from one view to the next, so that motion can follow it.
    pub id: u32,
    /// Where it stands.
    pub cell: u16,
    /// Its index among the bodies.
    pub body: u16,
    /// Its side.
    pub side: u8,
    /// Whether it hops when it moves, rather than glides.
    pub hops: bool,
}

/// A mark on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mark {
    /// Where.
    pub cell: u16,
    /// Its meaning.
    pub kind: MarkKind,
    /// Its colour, if not the board's own.
    pub colour: Option<Rgb>,
}

impl Mark {
    /// A mark in the board's own colour.
    pub fn new(cell: u16, kind: MarkKind) -> Self {
        Self { cell, kind, colour: None }
    }
}

/// An arrow on the board from cell to cell.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Arrow {
    /// From where.
    pub from: u16,
    /// To where.
    pub to: u16,
    /// Its colour, if not the board's own.
    pub colour: Option<Rgb>,
}

/// A text on a cell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Label {
    /// Where.
    pub cell: u16,
    /// Its strokes, around the middle of the cell.
    pub strokes: Vec<Vec<Vec2>>,
}

/// The meaning of a mark. No mark depends on its colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarkKind {
    /// The last move started or ended there.
    Last,
    /// The piece is picked up.
    Selected,
    /// The piece may move there: a dot.
    Target,
    /// The piece may capture there: a ring.
    Capture,
    /// A royal under attack: a star of rays.
    Check,
    /// The keyboard cursor: a frame.
    Cursor,
    /// A highlighted cell.
    Highlight,
    /// A circle around it.
    Circle,
    /// A premove.
    Premove,
    /// The cell is not seen: fog.
    Unseen,
}

/// An object on a cell that is not a piece.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Fixture {
    /// Where.
    pub cell: u16,
    /// What.
    pub kind: FixtureKind,
    /// Its colour, if it has one of its own.
    pub colour: Option<Rgb>,
    /// The text on it, as strokes in a box from 0 to 1.
    pub sign: Vec<Vec<Vec2>>,
    /// The direction in which it points.
    pub toward: Vec2,
    /// The parts of an item, from back to front.
    pub parts: Vec<Part>,
}

/// A part of an item, in a box from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// Its outline, or the points of its stroke.
    pub points: Vec<Vec2>,
    /// The width of the stroke, or 0 for a filled shape.
    pub width: f32,
    /// Its colour.
    pub colour: Rgb,
}

/// An sRGB colour.
pub type Rgb = [u8; 3];

/// Where the signs of a glued edge point, for somebody who looks out of the board there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chevrons {
    /// Out of the board.
    Out,
    /// Along the edge, to the left.
    Left,
    /// Along the edge, to the right.
    Right,
}

/// The kind of an object on a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FixtureKind {
    /// A block.
    #[default]
    Wall,
    /// A block with cracks.
    Cracked,
    /// Posts and rails.
    Fence,
    /// The leaves of a door, in the colour and with the sign of their key.
    Door {
        /// Whether they are open.
        open: bool,
    },
    /// Bars that block the cell until they are lowered.
    Gate {
        /// Whether they are lowered.
        open: bool,
    },
    /// A slab that weight presses down.
    Plate {
        /// Whether it is down.
        down: bool,
    },
    /// A sheet of ice.
    Ice,
    /// A band that moves the way it points.
    Belt,
    /// An arrow in the only direction of entry.
    OneWay,
    /// A whirl on the ground, with the sign of its destination.
    Warp,
    /// An arch.
    Exit,
    /// A star.
    Star,
    /// A roof that points in the direction of promotion.
    Zone,
    /// An edge that is glued to another. Both have the same signs.
    Seam {
        /// How many signs it has.
        count: u8,
        /// Where they point.
        chevrons: Chevrons,
    },
    /// An item to take, made of parts.
    Item {
        /// Whether a ring surrounds it.
        ringed: bool,
    },
    /// A small ring: a piece must visit this cell.
    Wanted,
    /// A wide ring around a piece with a ward.
    Warded,
}

/// Pieces of a side beside the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tray {
    /// Whether they are on the viewer's side, or opposite.
    pub near: bool,
    /// The pieces: body, side, and number.
    pub pieces: Vec<(u16, u8, u16)>,
    /// The difference in value, as strokes around a point.
    pub score: Vec<Vec<Vec2>>,
}

/// The arrangement of layers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arrangement {
    /// One above the other.
    #[default]
    Stacked,
    /// A staircase, so that all layers are visible.
    Exploded,
    /// Side by side on the same table.
    Beside,
}

impl BoardView {
    /// The differences from this view to a later one. `None` if the board, its sides or its bodies differ, so that
    /// the later view must be shown as a whole.
    pub fn changes(&self, later: &Self) -> Option<Changes> {
        fn changed<T: Clone + PartialEq>(now: &[T], later: &[T]) -> Option<Vec<T>> {
            (now != later).then(|| later.to_vec())
        }
        // A new field does not compile here until someone decides whether it can change.
        let Self {
            cells: _,
            shape: _,
            plain: _,
            full: _,
            beside: _,
            lines: _,
            borders: _,
            letters: _,
            bodies,
            sides,
            pieces,
            marks,
            arrows,
            labels,
            fixtures,
            trays,
            clocks,
            ghosts,
            bursts,
        } = later;
        let same = self.same_board(later) && self.bodies == *bodies && self.sides == *sides;
        same.then(|| Changes {
            pieces: changed(&self.pieces, pieces),
            marks: changed(&self.marks, marks),
            arrows: changed(&self.arrows, arrows),
            labels: changed(&self.labels, labels),
            fixtures: changed(&self.fixtures, fixtures),
            trays: changed(&self.trays, trays),
            clocks: changed(&self.clocks, clocks),
            ghosts: changed(&self.ghosts, ghosts),
            bursts: changed(&self.bursts, bursts),
        })
    }

    /// Applies changes to get the later view.
    pub fn apply(&mut self, changes: Changes) {
        fn put<T>(now: &mut Vec<T>, later: Option<Vec<T>>) {
            if let Some(later) = later {
                *now = later;
            }
        }
        put(&mut self.pieces, changes.pieces);
        put(&mut self.marks, changes.marks);
        put(&mut self.arrows, changes.arrows);
        put(&mut self.labels, changes.labels);
        put(&mut self.fixtures, changes.fixtures);
        put(&mut self.trays, changes.trays);
        put(&mut self.clocks, changes.clocks);
        put(&mut self.ghosts, changes.ghosts);
        put(&mut self.bursts, changes.bursts);
    }

    /// The number of layers.
    pub fn layers(&self) -> u16 {
        self.cells.iter().map(|cell| cell.layer + 1).max().unwrap_or(1)
    }

    /// The board alone.
    #[must_use]
    pub fn ground(&self) -> Self {
        Self {
            bodies: vec![],
            bursts: vec![],
            sides: vec![],
            pieces: vec![],
            marks: vec![],
            arrows: vec![],
            labels: vec![],
            trays: vec![],
            clocks: vec![],
            ghosts: vec![],
            cells: self.cells.clone(),
            beside: self.beside.clone(),
            lines: self.lines.clone(),
            borders: self.borders.clone(),
            letters: self.letters.clone(),
            fixtures: self.fixtures.clone(),
            ..*self
        }
    }

    /// Whether the board and its fixtures are the same. Pieces and marks may differ.
    pub fn same_ground(&self, other: &Self) -> bool {
        self.same_board(other) && self.fixtures == other.fixtures
    }

    /// Whether the board is the same. Fixtures may differ, because some of them change during the game.
    fn same_board(&self, other: &Self) -> bool {
        (self.shape, self.plain, self.full) == (other.shape, other.plain, other.full)
            && self.cells == other.cells
            && self.letters == other.letters
            && self.lines == other.lines
            && self.borders == other.borders
            && self.beside == other.beside
    }

    /// The position of a layer's origin.
    pub fn layer_at(&self, layer: u16, arrangement: Arrangement) -> Vec3 {
        let layers = self.layers();
        if layers < 2 {
            return Vec3::ZERO;
        }
        let up = f32::from(layer);
        match arrangement {
            Arrangement::Stacked => Vec3::new(0.0, up * 2.3, 0.0),
            Arrangement::Exploded => {
                // A staircase in two columns, so that no layer hides another.
                let half =
                    |axis: &dyn Fn(&CellView) -> f32| self.cells.iter().map(axis).fold(0.0, f32::max) + 1.15;
                let (wide, deep) = (half(&|cell| cell.at.x.abs()), half(&|cell| cell.at.y.abs()));
                let side = if layer.is_multiple_of(2) { -1.0 } else { 1.0 };
                Vec3::new(side * wide, up * 0.8, (f32::from(layers - 1) / 2.0 - up) * deep * 1.12)
            }
            Arrangement::Beside => {
                let at = self.beside.get(usize::from(layer)).copied().unwrap_or_default();
                Vec3::new(at.x, 0.0, at.y)
            }
        }
    }

    /// The position of the middle of a cell.
    pub fn place(&self, cell: u16, arrangement: Arrangement) -> Vec3 {
        let Some(cell) = self.cells.get(usize::from(cell)) else { return Vec3::ZERO };
        self.layer_at(cell.layer, arrangement) + Vec3::new(cell.at.x, 0.0, cell.at.y)
    }

    /// The corners of a cell around its middle, inset by a distance.
    pub fn corners(&self, inset: f32) -> Vec<Vec2> {
        // Hexagons have the size of the flat drawing, where a square is 100 wide and half a hexagon 54.
        let (n, first, reach) = match self.shape {
            Shape::Square => (4, 45.0, (0.5 - inset) * std::f32::consts::SQRT_2),
            Shape::Hex { upright } => {
                (6, if upright { 30.0 } else { 0.0 }, 0.54 * 1.154_700_5 - inset * 1.154_700_5)
            }
        };
        let at = |i: usize| {
            let angle = (first + 360.0 / n as f32 * i as f32).to_radians();
            Vec2::new(angle.cos(), angle.sin()) * reach
        };
        (0..n).map(at).collect()
    }

    /// The box around a layer's cells: its back left corner and its front right corner.
    pub fn bounds(&self, layer: u16) -> (Vec2, Vec2) {
        let corners = self.corners(0.0);
        let cells = self.cells.iter().filter(|cell| cell.layer == layer);
        let points = cells.flat_map(|cell| corners.iter().map(move |corner| cell.at + *corner));
        points
            .fold((Vec2::splat(f32::MAX), Vec2::splat(f32::MIN)), |(low, high), p| (low.min(p), high.max(p)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> BoardView {
        let cell = |i: u8| CellView { at: Vec2::new(f32::from(i), 0.0), layer: 0, tone: i % 2, tint: None };
        let piece = PieceView { id: 1, cell: 0, body: 0, side: 0, hops: false };
        let tray = Tray { near: true, pieces: vec![(0, 1, 2)], score: vec![] };
        BoardView {
            cells: (0..8).map(cell).collect(),
            pieces: vec![piece],
            trays: vec![tray],
            ..BoardView::default()
        }
    }

    #[test]
    fn changes_lead_from_one_view_to_the_next() {
        let before = board();
        let mut after = before.clone();
        after.pieces[0].cell = 5;
        after.marks = vec![Mark::new(5, MarkKind::Last)];
        after.fixtures = vec![Fixture::default()];
        after.trays.clear();
        let changes = before.changes(&after).expect("the same board");
        let mut view = before.clone();
        view.apply(changes.clone());
        assert_eq!(view, after);
        assert!(changes.clocks.is_none() && changes.ghosts.is_none(), "what is the same is not sent");
        assert!(after.changes(&after).expect("the same board").is_empty());
    }

    #[test]
    fn another_board_is_no_change() {
        let before = board();
        let mut other = before.clone();
        other.cells.pop();
        assert_eq!(before.changes(&other), None);
        let bodies = vec![Body { name: "rook".into(), drawing: Drawing::default() }];
        assert_eq!(before.changes(&BoardView { bodies, ..before.clone() }), None);
    }
}

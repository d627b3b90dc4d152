//! What is on the table, as plain data: places, bodies, marks. Nothing of any rules.
//!
//! A cell is one wide. `x` grows to the right and `z` toward whoever sits at the table; heights grow upwards.

use glam::{Vec2, Vec3};
use serde::{Deserialize, Serialize};

/// Everything on the table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BoardView {
    /// The cells, numbered as they come.
    pub cells: Vec<CellView>,
    /// Their shape.
    pub shape: Shape,
    /// One tone for all cells, as on boards of lines.
    pub plain: bool,
    /// Whether the outline is a full rectangle, which gets a frame of four beams.
    pub full: bool,
    /// Where each layer lies when layers lie side by side.
    pub beside: Vec<Vec2>,
    /// Lines on the ground.
    pub lines: Vec<Vec<Vec2>>,
    /// Letters on the frame.
    pub letters: Vec<Letter>,
    /// What pieces look like.
    pub bodies: Vec<Body>,
    /// How sides look.
    pub sides: Vec<SideView>,
    /// The pieces on the board.
    pub pieces: Vec<PieceView>,
    /// What is marked.
    pub marks: Vec<Mark>,
    /// What stands on cells and is no piece.
    pub fixtures: Vec<Fixture>,
    /// Pieces beside the board.
    pub trays: Vec<Tray>,
}

/// The shape of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shape {
    /// One by one.
    #[default]
    Square,
    /// Pointed to the left and right, or to top and bottom.
    Hex {
        /// Whether corners point up and down.
        upright: bool,
    },
}

/// A cell.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CellView {
    /// Its middle within its layer.
    pub at: Vec2,
    /// Its layer, from 0.
    pub layer: u16,
    /// Its tone: light, dark, the third.
    pub tone: u8,
}

/// Letters on the frame, as strokes of a pen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Letter {
    /// The strokes.
    pub strokes: Vec<Vec<Vec2>>,
    /// Which layer they belong to.
    pub layer: u16,
}

/// What a kind of piece looks like.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Body {
    /// The model of a set, if it has one of this name.
    pub name: String,
    /// What stands in for a missing model.
    pub drawing: Drawing,
}

/// A body made of a drawing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Drawing {
    /// How it is worked.
    pub form: Form,
    /// From back to front, in a box from 0 to 1, `y` growing downwards.
    pub parts: Vec<Outline>,
    /// Losing it loses the game, though it does not look it: it wears a crown.
    pub crowned: bool,
    /// A sign on the foot, as strokes.
    pub badge: Vec<Vec<Vec2>>,
}

/// How a drawing becomes a body.
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

/// How a side looks.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SideView {
    /// Its wood or lacquer.
    pub finish: Finish,
    /// Where its pieces look, in degrees: 0 is away from whoever sits at the table.
    pub facing: f32,
}

/// What pieces are made of.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Finish {
    /// The light wood.
    Light,
    /// The dark wood.
    Dark,
    /// Lacquer of this colour, red, green and blue from 0 to 1 as screens take them.
    Lacquer([f32; 3]),
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PieceView {
    /// The same from one view to the next, so that it can walk.
    pub id: u32,
    /// Where it stands.
    pub cell: u16,
    /// Its place among the bodies.
    pub body: u16,
    /// Its side.
    pub side: u8,
    /// Whether it leaps where it goes, rather than glides.
    pub hops: bool,
}

/// Something marked.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mark {
    /// Where.
    pub cell: u16,
    /// What it says.
    pub kind: MarkKind,
}

/// What a mark says. None speaks by its hue alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarkKind {
    /// A piece came from there or went there.
    Last,
    /// It is picked up.
    Selected,
    /// It may go there: a dot.
    Target,
    /// It may capture there: a ring.
    Capture,
    /// A royal under attack: a star of rays.
    Check,
    /// The cursor of the keyboard: a frame.
    Cursor,
    /// A cell to look at.
    Highlight,
    /// Pieces promote there: a small roof.
    Zone,
    /// A move that is to be played when its turn comes.
    Premove,
}

/// Something on a cell that is no piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fixture {
    /// Where.
    pub cell: u16,
    /// What.
    pub kind: FixtureKind,
}

/// What stands on a cell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FixtureKind {
    /// A block.
    Wall,
    /// A gate in the colour and with the sign of its key; open ones lie low.
    Door {
        /// Which key.
        key: u8,
        /// Whether it can be gone through.
        open: bool,
    },
    /// A ring on the ground; those with the same sign belong together.
    Warp {
        /// Which sign.
        sign: u8,
    },
    /// Something to be picked up.
    Item {
        /// Which key it is, if it is one.
        key: u8,
    },
}

/// Pieces of a side beside the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tray {
    /// On the side of whoever sits at the table, or opposite.
    pub near: bool,
    /// The pieces: body, side, and how many.
    pub pieces: Vec<(u16, u8, u16)>,
}

/// How layers lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arrangement {
    /// One above the other.
    #[default]
    Stacked,
    /// A staircase, so that all can be seen.
    Exploded,
    /// On the same table.
    Beside,
}

impl BoardView {
    /// How many layers there are.
    pub fn layers(&self) -> u16 {
        self.cells.iter().map(|cell| cell.layer + 1).max().unwrap_or(1)
    }

    /// The board alone.
    #[must_use]
    pub fn ground(&self) -> Self {
        Self {
            bodies: vec![],
            sides: vec![],
            pieces: vec![],
            marks: vec![],
            trays: vec![],
            cells: self.cells.clone(),
            beside: self.beside.clone(),
            lines: self.lines.clone(),
            letters: self.letters.clone(),
            fixtures: self.fixtures.clone(),
            ..*self
        }
    }

    /// Whether the board itself is the same, whatever stands on it.
    pub fn same_ground(&self, other: &Self) -> bool {
        (self.shape, self.plain, self.full) == (other.shape, other.plain, other.full)
            && self.cells == other.cells
            && self.fixtures == other.fixtures
            && self.letters == other.letters
            && self.lines == other.lines
            && self.beside == other.beside
    }

    /// Where a layer's origin lies.
    pub fn layer_at(&self, layer: u16, arrangement: Arrangement) -> Vec3 {
        let layers = self.layers();
        if layers < 2 {
            return Vec3::ZERO;
        }
        let up = f32::from(layer);
        match arrangement {
            Arrangement::Stacked => Vec3::new(0.0, up * 2.3, 0.0),
            Arrangement::Exploded => {
                // A staircase of two columns, so that no layer hides another.
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

    /// Where the middle of a cell is.
    pub fn place(&self, cell: u16, arrangement: Arrangement) -> Vec3 {
        let Some(cell) = self.cells.get(usize::from(cell)) else { return Vec3::ZERO };
        self.layer_at(cell.layer, arrangement) + Vec3::new(cell.at.x, 0.0, cell.at.y)
    }

    /// The corners of a cell about its middle, drawn in by so much.
    pub fn corners(&self, inset: f32) -> Vec<Vec2> {
        // Hexagons are as wide between sides as in the flat drawing, where a square is 100 and half a hexagon 54.
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

    /// The box around a layer's cells: its corner to the left and back, and the one to the right and front.
    pub fn bounds(&self, layer: u16) -> (Vec2, Vec2) {
        let corners = self.corners(0.0);
        let cells = self.cells.iter().filter(|cell| cell.layer == layer);
        let points = cells.flat_map(|cell| corners.iter().map(move |corner| cell.at + *corner));
        points
            .fold((Vec2::splat(f32::MAX), Vec2::splat(f32::MIN)), |(low, high), p| (low.min(p), high.max(p)))
    }
}

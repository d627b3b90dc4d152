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
    /// Arrows.
    pub arrows: Vec<Arrow>,
    /// Words in cells.
    pub labels: Vec<Label>,
    /// What stands on cells and is no piece.
    pub fixtures: Vec<Fixture>,
    /// Pieces beside the board.
    pub trays: Vec<Tray>,
    /// Clocks beside the board.
    pub clocks: Vec<ClockView>,
    /// Pieces that are thought of: where, which body, whose.
    pub ghosts: Vec<(u16, u16, u8)>,
    /// Pieces that were just blown up: where they stood before, and where they blow up.
    pub bursts: Vec<(u16, u16)>,
}

/// What changes on the table while a game goes on: from one view of a board to another view of it. What is absent stays as it is.
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
    /// On the side of whoever sits at the table, or opposite.
    pub near: bool,
    /// The time, as strokes about the middle of the dial.
    pub strokes: Vec<Vec<Vec2>>,
    /// Whether it runs.
    pub runs: bool,
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
    /// Its colour, where it is not the board's own.
    pub colour: Option<Rgb>,
}

impl Mark {
    /// A mark in the board's own colour.
    pub fn new(cell: u16, kind: MarkKind) -> Self {
        Self { cell, kind, colour: None }
    }
}

/// An arrow from cell to cell, lying on the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Arrow {
    /// From where.
    pub from: u16,
    /// To where.
    pub to: u16,
    /// Its colour, where it is not the board's own.
    pub colour: Option<Rgb>,
}

/// Words on a cell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Label {
    /// Where.
    pub cell: u16,
    /// The pen's way, about the middle of the cell.
    pub strokes: Vec<Vec<Vec2>>,
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
    /// A circle around it.
    Circle,
    /// A move that is to be played when its turn comes.
    Premove,
}

/// Something on a cell that is no piece.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Fixture {
    /// Where.
    pub cell: u16,
    /// What.
    pub kind: FixtureKind,
    /// Its colour, where it has one of its own.
    pub colour: Option<Rgb>,
    /// What is written on it, as strokes in a box from 0 to 1.
    pub sign: Vec<Vec<Vec2>>,
    /// Where it points.
    pub toward: Vec2,
    /// What it is made of, if it is something that lies there: from back to front.
    pub parts: Vec<Part>,
}

/// A part of something that lies on a cell, in a box from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// Its outline, or the pen's way.
    pub points: Vec<Vec2>,
    /// How broad the pen is; 0 for what is cut out.
    pub width: f32,
    /// Its colour.
    pub colour: Rgb,
}

/// Red, green and blue as screens take them.
pub type Rgb = [u8; 3];

/// What stands or lies on a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FixtureKind {
    /// A block.
    #[default]
    Wall,
    /// A block with cracks.
    Cracked,
    /// Posts and rails.
    Fence,
    /// Leaves in the colour and with the sign of their key, shut or swung open.
    Door {
        /// Whether they are open.
        open: bool,
    },
    /// Bars, standing or sunk.
    Gate {
        /// Whether they are sunk.
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
    /// An arrow for the only way in.
    OneWay,
    /// A whirl on the ground, with the sign of where it leads.
    Warp,
    /// An arch.
    Exit,
    /// A star.
    Star,
    /// A roof that points where pieces promote.
    Zone,
    /// An edge that is glued to another, with so many signs.
    Seam(u8),
    /// Something to be taken, made of its parts.
    Item {
        /// Within a ring.
        ringed: bool,
    },
    /// A small ring: somebody must come here.
    Wanted,
    /// A broad ring about whoever stands there.
    Warded,
}

/// Pieces of a side beside the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tray {
    /// On the side of whoever sits at the table, or opposite.
    pub near: bool,
    /// The pieces: body, side, and how many.
    pub pieces: Vec<(u16, u8, u16)>,
    /// What they are worth, as strokes about a point.
    pub score: Vec<Vec<Vec2>>,
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
    /// What changes from this view to a later one. None where the board, its sides or their bodies are others, so that the later view must
    /// be shown whole.
    pub fn changes(&self, later: &Self) -> Option<Changes> {
        fn changed<T: Clone + PartialEq>(now: &[T], later: &[T]) -> Option<Vec<T>> {
            (now != later).then(|| later.to_vec())
        }
        // A field more does not compile until it is known whether it changes.
        let Self {
            cells: _,
            shape: _,
            plain: _,
            full: _,
            beside: _,
            lines: _,
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

    /// Changes to the later view.
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

    /// How many layers there are.
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
            letters: self.letters.clone(),
            fixtures: self.fixtures.clone(),
            ..*self
        }
    }

    /// Whether the board itself is the same, whatever stands on it.
    pub fn same_ground(&self, other: &Self) -> bool {
        self.same_board(other) && self.fixtures == other.fixtures
    }

    /// The same without its fixtures, some of which change as the game goes on.
    fn same_board(&self, other: &Self) -> bool {
        (self.shape, self.plain, self.full) == (other.shape, other.plain, other.full)
            && self.cells == other.cells
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

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> BoardView {
        let cell = |i: u8| CellView { at: Vec2::new(f32::from(i), 0.0), layer: 0, tone: i % 2 };
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

//! Perspectives: how a side sees the board, given its forward direction.

use crate::board::{Board, Frame, Geometry, Vector};

use super::model::Compass;

impl Compass {
    /// All directions, clockwise from north.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// Its word in documents.
    pub fn word(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::NorthEast => "north-east",
            Self::East => "east",
            Self::SouthEast => "south-east",
            Self::South => "south",
            Self::SouthWest => "south-west",
            Self::West => "west",
            Self::NorthWest => "north-west",
        }
    }

    /// The frame of a side with this forward direction. `None` if no cell has a neighbour in that direction (squares
    /// have none to the `north-east`, hexagons none to the `east`).
    pub fn frame(self, geometry: Geometry) -> Option<Frame> {
        let level = |right: (i16, i16), forward: (i16, i16)| Frame {
            right: Vector::flat(right.0, right.1),
            forward: Vector::flat(forward.0, forward.1),
            up: Vector::new(0, 0, 1),
        };
        let hex = geometry == Geometry::Hex;
        Some(match self {
            Self::North => Frame::FIRST,
            Self::South => Frame::OPPOSITE,
            Self::East if !hex => level((0, -1), (1, 0)),
            Self::West if !hex => level((0, 1), (-1, 0)),
            Self::NorthEast if hex => level((1, -1), (1, 0)),
            Self::SouthEast if hex => level((0, -1), (1, -1)),
            Self::SouthWest if hex => level((-1, 1), (-1, 0)),
            Self::NorthWest if hex => level((0, 1), (-1, 1)),
            _ => return None,
        })
    }
}

/// A side's view of a board: each cell has the coordinates that it would have from the side's own near edge.
pub(super) struct Perspective {
    frame: Frame,
    /// Files, ranks and layers as seen from this side.
    pub(super) extent: [i16; 3],
}

impl Perspective {
    pub(super) fn new(board: &Board, frame: Frame) -> Self {
        let [w, h, d] = board.extent().map(|n| n as i16);
        // A quarter turn swaps files and ranks; hexagons of equal extents keep theirs.
        let quarter = frame.right.x == 0 && board.geometry() != Geometry::Hex;
        let extent = if quarter { [h, w, d] } else { [w, h, d] };
        Self { frame, extent }
    }

    /// The cell's coordinates in this perspective. `None` if they are not whole numbers.
    pub(super) fn place(&self, board: &Board, at: Vector) -> Option<Vector> {
        // Doubled distances from the board's centre, so that a centre between cells has whole coordinates.
        let [w, h, d] = board.extent().map(|n| n as i16);
        let centred = Vector::new(2 * at.x - (w - 1), 2 * at.y - (h - 1), 2 * at.z - (d - 1));
        let seen = undo(&self.frame, centred);
        let back = |v: i16, n: i16| {
            let doubled = v + n - 1;
            (doubled % 2 == 0).then_some(doubled / 2)
        };
        Some(Vector::new(
            back(seen.x, self.extent[0])?,
            back(seen.y, self.extent[1])?,
            back(seen.z, self.extent[2])?,
        ))
    }
}

/// The cell that a side with the frame `to` sees where a side with the frame `from` sees `at`. `None` if it is outside the board or between cells.
pub(super) fn turn(board: &Board, from: &Frame, to: &Frame, at: Vector) -> Option<Vector> {
    let seen = Perspective::new(board, *from).place(board, at)?;
    let other = Perspective::new(board, *to);
    board.cells().map(|cell| board.coords(cell)).find(|&place| other.place(board, place) == Some(seen))
}

/// Converts a vector on the board to one in a frame: the inverse of [`Frame::apply`].
fn undo(frame: &Frame, v: Vector) -> Vector {
    let (r, f) = (frame.right, frame.forward);
    let det = r.x * f.y - f.x * r.y;
    Vector::new((v.x * f.y - f.x * v.y) / det, (r.x * v.y - v.x * r.y) / det, v.z * frame.up.z)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_is_the_inverse_of_apply() {
        for geometry in [Geometry::Square, Geometry::Hex, Geometry::Layers] {
            let frames: Vec<_> = Compass::ALL.iter().filter_map(|c| c.frame(geometry)).collect();
            assert_eq!(frames.len(), if geometry == Geometry::Hex { 6 } else { 4 });
            for frame in frames {
                let v = Vector::new(3, -5, 2);
                assert_eq!(undo(&frame, frame.apply(v)), v, "{geometry:?} {frame:?}");
            }
        }
    }

    #[test]
    fn every_side_has_its_own_corner() {
        let board = Board::rectangle(8, 10);
        let first_cell = |compass: Compass| {
            let perspective = Perspective::new(&board, compass.frame(Geometry::Square).unwrap());
            board
                .cells()
                .find(|&c| perspective.place(&board, board.coords(c)) == Some(Vector::ZERO))
                .map(|c| board.name(c))
        };
        assert_eq!(first_cell(Compass::North), Some("a1"));
        assert_eq!(first_cell(Compass::East), Some("a10"));
        assert_eq!(first_cell(Compass::South), Some("h10"));
        assert_eq!(first_cell(Compass::West), Some("h1"));
    }
}

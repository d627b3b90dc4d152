//! Converts a position to the 3D table.
//!
//! The rules know nothing about tables, and the scene knows nothing about rules. This crate converts a position and
//! its drawing (`chesswright-draw`) to a [`BoardView`] (`chesswright-scene`) with the outlines, letters and positions
//! of the flat picture.
//!
//! ```
//! use chesswright_draw::View;
//! use chesswright_rules::Rules;
//! use chesswright_stage::{Game, set_up};
//!
//! let rules = Rules::new(&chesswright_catalog::definition("chess").unwrap()).unwrap();
//! let view = set_up(&rules.start(), &View::default(), &Game::default());
//! assert_eq!((view.cells.len(), view.pieces.len()), (64, 32));
//! ```
//!
//! *Must not know*: how anything is drawn.

mod bodies;
mod fixtures;
mod marks;
mod places;

use chesswright_draw::glyphs;
use chesswright_draw::path::Point;
use chesswright_draw::{Picture, View};
use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Piece, Position, Rules, Side};
use chesswright_scene::{BoardView, ClockView, PieceView, Tray};
use chesswright_touch::TrackedPiece;

pub use chesswright_touch::PieceTracker;

/// What the table shows of a game besides its position.
#[derive(Clone, Debug, Default)]
pub struct Game {
    /// Identifies pieces from one position to the next. A new tracker numbers pieces by their cells.
    pub tracker: PieceTracker,
    /// Captured pieces by the side that lost them, shown beside the board of games without hands. An empty list
    /// reserves space for them, so that the board does not move at the first capture.
    pub captured: Option<Vec<(Side, Kind)>>,
    /// The lead in captured value, by the side that has it.
    pub scores: Vec<(Side, String)>,
    /// The remaining time of a side, and whether its clock runs.
    pub clocks: Vec<(Side, String, bool)>,
    /// Premoves: the piece and its cell.
    pub ghosts: Vec<(Cell, Piece)>,
}

/// Builds the view of a position, with the marks of a view. Callers that show several positions in a row keep a
/// [`Setting`].
pub fn set_up(position: &Position, view: &View, game: &Game) -> BoardView {
    Setting::new(position.rules(), view).show(position, view, game)
}

/// What stays the same during a game: the board as seen from one side, and the bodies of its pieces.
pub struct Setting {
    picture: Picture,
    /// The board and the bodies, without pieces or marks.
    empty: BoardView,
    /// By kind: the index of its body.
    bodies: Vec<u16>,
}

impl Setting {
    /// The setting of a game. From the view, it uses the side at the lower edge, the style and the coordinates.
    pub fn new(rules: &Rules, view: &View) -> Self {
        // The table has cells of one shape.
        let picture = Picture::new(rules, View { hands: vec![], on_lattice: true, ..view.clone() });
        let mut empty = places::ground(&picture, rules);
        let (bodies, of_kinds) = bodies::bodies(&picture, rules);
        empty.bodies = bodies;
        empty.sides = bodies::sides(rules, view.below);
        Self { picture, empty, bodies: of_kinds }
    }

    /// Builds the view of a position, with the marks of a view.
    pub fn show(&self, position: &Position, view: &View, game: &Game) -> BoardView {
        let body = |kind: Kind| self.bodies.get(kind.index()).copied().unwrap_or_default();
        let piece = |TrackedPiece { id, cell, piece }: TrackedPiece| {
            let hops = game.tracker.hopped(cell);
            PieceView { id, cell, body: body(piece.kind), side: piece.side.0, hops }
        };
        let clock = |(side, text, runs): &(Side, String, bool)| ClockView {
            near: *side == view.below,
            strokes: marks::pen(text, Point::default(), (880.0 / glyphs::width(text).max(1.0)).min(30.0)),
            runs: *runs,
        };
        BoardView {
            pieces: tracked(position, game).into_iter().map(piece).collect(),
            marks: marks::marks(position, view),
            arrows: marks::arrows(view),
            labels: marks::labels(view),
            fixtures: fixtures::fixtures(position, &self.picture, view),
            trays: trays(view, game, &body),
            ghosts: game.ghosts.iter().map(|(cell, piece)| (*cell, body(piece.kind), piece.side.0)).collect(),
            bursts: game.tracker.bursts.clone(),
            clocks: game.clocks.iter().map(clock).collect(),
            ..self.empty.clone()
        }
    }
}

/// The pieces with the tracker's numbers, or with those of their cells if the tracker has followed no moves.
fn tracked(position: &Position, game: &Game) -> Vec<TrackedPiece> {
    let by_cell = |(cell, piece): (Cell, Piece)| TrackedPiece { id: u32::from(cell), cell, piece };
    match game.tracker.pieces.is_empty() {
        true => position.pieces().map(by_cell).collect(),
        false => game.tracker.pieces.clone(),
    }
}

/// Hands if the game has them, otherwise captured pieces, which lie with the side that captured them.
fn trays(view: &View, game: &Game, body: &dyn Fn(Kind) -> u16) -> Vec<Tray> {
    let near = |side: Side| side == view.below;
    if !view.hands.is_empty() {
        let tray = |hand: &chesswright_draw::Hand| Tray {
            near: near(hand.side),
            pieces: hand.pieces.iter().map(|(kind, count)| (body(*kind), hand.side.0, *count)).collect(),
            score: vec![],
        };
        return view.hands.iter().map(tray).collect();
    }
    let mut trays = vec![];
    let Some(captured) = &game.captured else { return trays };
    for side in [true, false] {
        let mut lost: Vec<(Side, Kind)> =
            captured.iter().filter(|(loser, _)| near(*loser) != side).copied().collect();
        lost.sort();
        let pieces: Vec<_> = lost.iter().map(|(loser, kind)| (body(*kind), loser.0, 1)).collect();
        let score = game.scores.iter().find(|(owner, _)| near(*owner) == side);
        let score = score.map(|(_, text)| marks::pen(text, Point::default(), 24.0)).unwrap_or_default();
        trays.push(Tray { near: side, pieces, score });
    }
    trays
}

/// Runs the example of the README as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

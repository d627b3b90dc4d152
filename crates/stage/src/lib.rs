//! Puts a position on the 3D table.
//!
//! The rules know nothing of tables and the scene nothing of rules: here a position and its drawing (`chesswright-draw`) become a
//! [`BoardView`] (`chesswright-scene`), whose outlines, letters and places are those of the flat picture.
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
mod standing;

use chesswright_draw::glyphs;
use chesswright_draw::path::Point;
use chesswright_draw::{Picture, View};
use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Piece, Position, Side};
use chesswright_scene::{BoardView, ClockView, PieceView, Tray};

pub use standing::{Cast, Standing, leaps};

/// What is known of a game besides its position.
#[derive(Clone, Debug, Default)]
pub struct Game {
    /// Which piece is which; one that knows nobody numbers pieces by their cells.
    pub cast: Cast,
    /// Captured pieces by the side that lost them, shown beside the board where there are no hands. An empty list keeps the place free
    /// for them, so that the board does not move when the first one comes.
    pub captured: Option<Vec<(Side, Kind)>>,
    /// What captured pieces are worth, by the side that has more of it.
    pub scores: Vec<(Side, String)>,
    /// The time a side has, and whether its clock runs.
    pub clocks: Vec<(Side, String, bool)>,
    /// Pieces that are thought of, and where.
    pub ghosts: Vec<(Cell, Piece)>,
}

/// Puts a position on the table, with what the view marks.
pub fn set_up(position: &Position, view: &View, game: &Game) -> BoardView {
    let rules = position.rules();
    let picture = Picture::new(rules, View { hands: vec![], ..view.clone() });
    let mut table = places::ground(&picture, rules);
    let (bodies, numbers) = bodies::bodies(&picture, rules);
    table.bodies = bodies;
    table.sides = bodies::sides(rules, view.below);
    let body = |kind: Kind| numbers.get(kind.index()).copied().unwrap_or_default();
    let by_cell = |(cell, piece): (Cell, Piece)| Standing { id: u32::from(cell), cell, piece };
    let standing = match game.cast.standing.is_empty() {
        true => position.pieces().map(by_cell).collect(),
        false => game.cast.standing.clone(),
    };
    let piece = |Standing { id, cell, piece }: Standing| {
        let hops = game.cast.hopped(cell);
        PieceView { id, cell, body: body(piece.kind), side: piece.side.0, hops }
    };
    table.pieces = standing.into_iter().map(piece).collect();
    table.marks = marks::marks(position, view);
    table.arrows = marks::arrows(view);
    table.labels = marks::labels(view);
    table.fixtures = fixtures::fixtures(position, &picture, view);
    table.trays = trays(view, game, &body);
    table.ghosts = game.ghosts.iter().map(|(cell, piece)| (*cell, body(piece.kind), piece.side.0)).collect();
    let clock = |(side, text, runs): &(Side, String, bool)| ClockView {
        near: *side == view.below,
        strokes: marks::pen(text, Point::default(), (880.0 / glyphs::width(text).max(1.0)).min(30.0)),
        runs: *runs,
    };
    table.bursts = game.cast.bursts.clone();
    table.clocks = game.clocks.iter().map(clock).collect();
    table
}

/// Hands where the game has them, captured pieces otherwise: each lies with whoever took it.
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

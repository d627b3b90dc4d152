//! From clicks to moves and from positions to marks: what any board on a screen needs.
//!
//! * `pointer` says what a button means, `picking` turns clicks into moves, `premove` keeps a move made too early.
//! * `marks` lists what a board marks: the last move, checks, targets, arrows.
//! * `movelist` makes rows of a game's tree of moves.
//! * `tracker` knows which piece is which from one position to the next, so that pieces can be seen to move.
//!
//! ```
//! use chesswright_rules::Rules;
//! use chesswright_touch::{Next, Origin, picking};
//!
//! let rules = Rules::new(&chesswright_catalog::definition("chess").unwrap()).unwrap();
//! let position = rules.start();
//! let cell = |name| rules.board().cell(name).unwrap();
//! let moves = picking::from(&position.legal_moves(), Origin::Cell(cell("e2")));
//! assert!(matches!(picking::next(picking::aimed(&position, &moves, cell("e4"))), Next::Play(_)));
//! ```
//!
//! *Must not know*: browsers, how anything is drawn, who sits at the board.

pub mod marks;
pub mod movelist;
pub mod picking;
mod pointer;
pub mod premove;
mod tracker;

pub use movelist::MoveList;
pub use picking::{Answer, Choice, Next, Origin, Picking};
pub use pointer::Press;
pub use premove::Premove;
pub use tracker::{PieceTracker, TrackedPiece, leaps};

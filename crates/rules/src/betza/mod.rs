//! Betza notation: how a piece moves, in a few letters.

pub mod ast;
pub mod diagnostic;
pub mod dialect;
pub mod mover;
pub mod path;

pub use ast::Piece;
pub use diagnostic::{Diagnostic, Severity, Span};
pub use dialect::{Dialect, KingDirections, Options};

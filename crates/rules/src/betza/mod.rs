//! Betza notation: how a piece moves, in a few letters.

pub mod ast;
pub mod diagnostic;
pub mod dialect;
pub mod mover;
pub mod path;

pub use ast::Piece;
pub use diagnostic::{Diagnostic, Severity, Span};
pub use dialect::{Dialect, KingDirections, Options};

/// stub
pub fn parse(_t: &str, _o: &Options) -> Result<Piece, Vec<Diagnostic>> { Err(vec![]) }
/// stub
pub fn lower(_p: &Piece, _g: crate::board::Geometry, _o: &Options) -> Result<Vec<mover::Mover>, Vec<Diagnostic>> { Err(vec![]) }

//! Betza notation: how a piece moves, in a few letters.
//!
//! `FfW` is a silver general, `KNADcaKmcabK` the lion of Chu Shogi. A text takes these steps:
//!
//! ```text
//! text ──parse──▶ Piece (syntax, lints) ──lower──▶ Vec<Mover> ──Walker──▶ pseudo-moves
//!                   │                    └─▶ tables, where speed counts
//!                   └─▶ canonical, describe
//! ```
//!
//! * [`parse`] reads a text in the default dialect or another one ([`Options`]). It reports every error with its place
//!   and a hint, and never skips what it does not know. [`Piece::lints`] holds its warnings.
//! * [`lower`] turns a piece into [`mover::Mover`]s, from the mover's point of view. Nearly all are rides. The rest are
//!   graphs of legs.
//! * [`walk::Walker`] finds the moves on a board. It is the reference for every faster way.
//! * [`canonical`] prints, [`describe()`] explains in types, [`infer`] finds the shortest text for given moves,
//!   [`conformance`] tests against vectors.
//!
//! All of it is bounded (see [`limits`]): no text makes it crash, hang or use much memory.
//!
//! ```
//! use chesswright_rules::betza::{Options, canonical, parse};
//!
//! let piece = parse("mfW cfF", &Options::default()).unwrap();
//! assert_eq!(canonical(&piece), "fmWfcF");
//! assert_eq!(piece.lints[0].code, "L-ORDER");
//! ```
//!
//! The notation's authors left some questions open. These are our answers:
//!
//! * The path of an oblique step goes straight first.
//! * Captured pieces are removed at once.
//! * A loop of repeated legs is not a way to pass.
//! * A piece never ends on the cell where it puts a captured piece back.
//! * A repeated group must contain an `a`.
//! * Imitators (`I`) are rejected, because a board does not say what moved last.
//! * A leg that goes around a board with joined edges ends before the cell where it began.
//! * When two components make the same move, the en-passant marks of the first one count.

pub mod ast;
mod captures;
mod chain;
mod check;
pub mod conformance;
pub mod describe;
pub mod diagnostic;
pub mod dialect;
mod directions;
pub mod infer;
mod legs;
mod lex;
pub mod limits;
mod lint;
mod lower;
mod modifiers;
pub mod mover;
mod parse;
pub mod path;
mod print;
mod salvage;
mod scan;
pub(crate) mod span;
mod subset;
pub mod walk;

pub use ast::Piece;
pub(crate) use captures::QuickHash;
pub use describe::describe;
pub use diagnostic::{Diagnostic, Severity, Span};
pub use dialect::{Dialect, KingDirections, Options};
pub use lower::lower;
pub use parse::parse;
pub use print::canonical;

/// Every modifier of a prefix, on any leg and in any group.
fn ast_letters(items: &[ast::Item]) -> Box<dyn Iterator<Item = &ast::Letter> + '_> {
    Box::new(items.iter().flat_map(|item| match item {
        ast::Item::Letter(letter) => Box::new(std::iter::once(letter)) as Box<dyn Iterator<Item = _>>,
        ast::Item::Again(_) => Box::new(std::iter::empty()),
        ast::Item::Group(group) => ast_letters(&group.items),
    }))
}

//! Betza notation: how a piece moves, in a few letters.
//!
//! `FfW` is a silver general, `KNADcaKmcabK` the lion of Chu Shogi. The road of a text:
//!
//! ```text
//! text ──parse──▶ Piece (syntax, lints) ──lower──▶ Vec<Mover> ──Walker──▶ pseudo-moves
//!                   │                    └─▶ tables, where speed counts
//!                   └─▶ canonical, describe
//! ```
//!
//! * [`parse`] reads the default dialect or another one ([`Options`]). It reports every error with
//!   its place and a hint, never skips what it does not know, and leaves [`Piece::lints`] behind.
//! * [`lower`] turns a piece into [`mover::Mover`]s, seen from the mover's seat. Nearly all are
//!   rides; the rest are graphs of legs.
//! * [`walk::Walker`] finds the moves on a board. It is the reference for every faster way.
//! * [`canonical`] prints, [`describe`] explains, [`conformance`] checks against vectors.
//!
//! Everything is bounded, see [`limits`]: no text makes it crash, hang or eat memory.
//!
//! ```
//! use chesswright_rules::betza::{Options, canonical, describe, parse};
//!
//! let piece = parse("mfW cfF", &Options::default()).unwrap();
//! assert_eq!(canonical(&piece), "fmWfcF");
//! assert_eq!(
//!     describe(&piece),
//!     "moves one square straight forward without capturing; or captures one square diagonally forward"
//! );
//! assert_eq!(piece.lints[0].code, "L-ORDER");
//! ```
//!
//! Decisions of our own, where the notation's authors left things open: the path of an oblique
//! step goes straight first; captured pieces are gone at once; a loop of repeated legs is no way
//! to pass; a piece never comes to stand where it puts a captured one back; a repeated group must
//! contain an `a`; imitators (`I`) are rejected because no board tells what moved last; a leg that
//! goes round a glued board ends before the cell it began on; when two components make the same
//! move, the first one's en-passant marks count.

pub mod ast;
mod captures;
mod chain;
mod check;
pub mod conformance;
mod describe;
pub mod diagnostic;
pub mod dialect;
mod directions;
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

/// Every modifier of a prefix, whatever the leg or group.
fn ast_letters(items: &[ast::Item]) -> Box<dyn Iterator<Item = &ast::Letter> + '_> {
    Box::new(items.iter().flat_map(|item| match item {
        ast::Item::Letter(letter) => Box::new(std::iter::once(letter)) as Box<dyn Iterator<Item = _>>,
        ast::Item::Again(_) => Box::new(std::iter::empty()),
        ast::Item::Group(group) => ast_letters(&group.items),
    }))
}

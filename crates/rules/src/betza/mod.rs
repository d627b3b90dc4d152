//! Betza notation: how a piece moves, in a few letters.

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
mod subset;
pub mod walk;

pub use ast::Piece;
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

//! Position texts interpreted by the rules of a game: from FEN to [`Position`](chesswright_rules::Position) and back.

mod bent;
mod beside;
mod castling;
mod dialect;
mod extras;
mod finding;
mod ground;
mod hands;
mod placement;
mod read;
mod signs;
mod write;

pub(crate) use beside::of_chance;
pub use dialect::{Dialect, Style, UnknownDialect, write_as};
pub use finding::Finding;
pub use read::{ReadPosition, read};
pub use signs::sign;
pub(crate) use signs::sign_of;
pub use write::{raw, write};

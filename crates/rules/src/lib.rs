//! Boards, pieces, definitions, positions and legal moves of any chess.

pub mod betza;
pub mod board;
pub mod definition;

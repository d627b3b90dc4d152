//! All integration tests of the games are one program, because linking several takes longer.

mod catalogue;
mod chance;
mod clock;
mod common;
mod load;
mod pgn;
mod play;
mod two_boards;

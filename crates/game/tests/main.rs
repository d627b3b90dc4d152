//! Integration tests of the games, in one program: each further one would be linked anew.

mod catalogue;
mod clock;
mod common;
mod load;
mod pgn;
mod play;

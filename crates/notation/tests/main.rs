//! Integration tests of the notations, in one program: each further one would be linked anew.

mod ends;
mod fen;
mod levels;
mod moves_of_others;
mod odd;
mod pgn_faults;
mod properties;
mod round_trips;
mod san;
mod san_oracle;
mod san_typed;

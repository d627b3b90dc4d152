//! All integration tests of the notations are one program, because linking several takes longer.

mod bpgn;
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
mod view;

//! Code that the benchmarks share: the rows, our side and the peer's side.
//!
//! Programs: `bench-perft` prints the speed as a ratio to cozy-chess, `bench-compile` prints the time to make a game
//! playable, and `guard` runs one row so that its instructions can be counted. `cargo xtask` starts all of them.

pub mod core;
pub mod peer;
pub mod rows;

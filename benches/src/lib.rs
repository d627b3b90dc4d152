//! What the measurements share: the rows, our side and the peer's side.
//!
//! Programs: `bench-perft` prints speed as a ratio to cozy-chess, `bench-compile` prints how long it takes to make a
//! game playable, `guard` runs one row so that its instructions can be counted. All are started by `cargo xtask`.

pub mod core;
pub mod peer;
pub mod rows;

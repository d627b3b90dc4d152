//! The core: compiled rules, positions as sets, moves by the handful.
//!
//! Nothing in here is public. [`Rules`](crate::Rules) and [`Position`](crate::Position) hide the width of the
//! sets and the shape of the tables.

pub(crate) mod bits;
pub(crate) mod compile;
mod danger;
mod ends;
pub(crate) mod generate;
pub(crate) mod isa;
pub(crate) mod keys;
mod kinds;
mod magic;
pub(crate) mod program;
mod reach;
mod shy;
mod sink;
pub(crate) mod state;
pub(crate) mod step;
mod table;
mod walkers;

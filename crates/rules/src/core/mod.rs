//! The core: compiled rules, positions as sets, moves by the handful.
//!
//! Nothing in here is public. [`Rules`](crate::Rules) and [`Position`](crate::Position) hide the width of the
//! sets and the shape of the tables.

pub(crate) mod activity;
mod aftermath;
pub(crate) mod arrivals;
pub(crate) mod bits;
mod blast;
pub(crate) mod compile;
mod danger;
mod drops;
mod enclose;
mod ends;
mod exchange;
mod gates;
pub(crate) mod generate;
mod goals;
pub(crate) mod ground;
pub(crate) mod hand;
pub(crate) mod isa;
pub(crate) mod keys;
mod kinds;
pub(crate) mod ledger;
mod magic;
mod material;
pub(crate) mod most;
pub(crate) mod program;
mod quest;
mod reach;
mod shy;
mod sink;
pub(crate) mod state;
mod stay;
pub(crate) mod step;
mod table;
pub(crate) mod terrain;
mod threats;
mod tread;
mod triggers;
mod walkers;
mod walls;

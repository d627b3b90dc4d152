//! The core: compiled rules, positions as sets, moves by the handful.
//!
//! Nothing in here is public. [`Rules`](crate::Rules) and [`Position`](crate::Position) hide the width of the
//! sets and the shape of the tables.

pub(crate) mod activity;
pub(crate) mod bits;
mod blast;
pub(crate) mod compile;
mod danger;
mod drops;
mod enclose;
mod ends;
mod gates;
pub(crate) mod generate;
mod goals;
pub(crate) mod ground;
pub(crate) mod hand;
pub(crate) mod isa;
mod kinds;
pub(crate) mod ledger;
mod magic;
mod material;
pub(crate) mod moves_to;
mod no_check_rules;
pub(crate) mod program;
mod promote_in_place;
mod quest;
pub(crate) mod reach;
mod see;
mod sink;
pub(crate) mod state;
pub(crate) mod step;
mod step_effects;
mod table;
pub(crate) mod terrain;
mod terrain_arrival;
pub(crate) mod threats;
mod triggers;
mod walkers;
mod walls;
pub(crate) mod zobrist;

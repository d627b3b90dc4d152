//! The core: compiled rules, positions as sets of cells, and the generator of moves.
//!
//! Nothing in it is public. [`Rules`](crate::Rules) and [`Position`](crate::Position) are its façade and hide the width
//! of the sets. The core imports from the façade nothing but the leaf modules `types`, `outcome` and `prng`.

pub(crate) mod activity;
mod attacks;
pub(crate) mod bits;
mod blast;
mod carrying;
mod chains;
pub(crate) mod chance;
mod checks;
pub(crate) mod compile;
mod decisive;
mod drops;
pub(crate) mod en_passant;
mod enclose;
mod ends;
mod gating;
pub(crate) mod generate;
mod goals;
pub(crate) mod ground;
pub(crate) mod hand;
mod influence;
pub(crate) mod isa;
mod kinds;
pub(crate) mod ledger;
mod legality;
mod magic;
mod material;
pub(crate) mod move_limit;
pub(crate) mod moves_to;
mod no_check_rules;
pub(crate) mod program;
mod promote_in_place;
mod quest;
mod quiet_checks;
pub(crate) mod reach;
mod relations;
mod see;
mod side_set;
mod sink;
pub(crate) mod state;
pub(crate) mod step;
mod step_effects;
mod table;
pub(crate) mod teams;
pub(crate) mod terrain;
mod terrain_arrival;
mod terrain_turn;
pub(crate) mod threats;
mod triggers;
mod turns;
mod walk_span;
mod walkers;
mod walls;
pub(crate) mod zobrist;

//! Definitions: what a game document says, as plain data.

pub mod model;

pub use model::Definition;

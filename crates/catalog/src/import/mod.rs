//! Games from the formats of other programs, and documents written in those formats.

pub mod bishop;
pub mod ini;
pub mod ldtk;
mod placed;
mod plain;
mod ride_text;
mod start_text;
pub mod tiled;
mod toml;

pub use toml::{pretty, toml};

//! Converts games between the formats of other programs and documents.

pub mod bishop;
mod inexpressible;
pub mod ini;
pub mod ldtk;
mod placed;
mod plain;
mod ride_text;
mod start_text;
pub mod tiled;
mod toml;

pub use inexpressible::Inexpressible;
pub use toml::{pretty, toml};

//! The tables themselves, part by part.

mod about;
mod board;
mod document;
mod end;
mod hand;
mod pieces;
mod quest;
mod setup;
mod terrain;
mod triggers;
mod turn;

pub use document::DOCUMENT;

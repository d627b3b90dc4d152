//! The tables of fields, one module for each part of a document.

mod about;
mod board;
mod chance;
mod document;
mod end;
mod hand;
mod pieces;
mod quest;
mod setup;
mod terrain;
mod triggers;
mod turn;
mod view;

pub use document::DOCUMENT;

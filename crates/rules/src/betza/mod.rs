//! Betza notation: how a piece moves, in a few letters.

pub mod mover;

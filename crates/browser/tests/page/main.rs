//! Tests of the page in a real browser.

#[path = "../visit/mod.rs"]
#[allow(dead_code, reason = "the ways of the 3D table are not needed here")]
mod visit;

mod computer;
mod everybody;
mod games;
mod keeping;
mod levels;
mod online;
mod parts;
mod room;
mod trouble;

//! The workshop, driven as people drive it.

mod foreign;
mod lab;
mod level_keys;
mod levels;
mod meanings;
mod opens;
mod positions;
mod scenarios;
mod shelf;
mod walk;
mod wrong;

//! The workshop, driven as people drive it.

mod foreign;
mod lab;
mod level_keys;
mod levels;
mod opens;
mod positions;
mod reference;
mod scenarios;
mod shelf;
mod walk;
mod wrong;

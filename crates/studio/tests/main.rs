//! The workshop, driven as people drive it.

mod levels;
mod positions;
mod scenarios;

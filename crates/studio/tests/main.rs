//! The workshop, driven as people drive it.

mod lab;
mod level_keys;
mod levels;
mod positions;
mod scenarios;
mod walk;
mod wrong;

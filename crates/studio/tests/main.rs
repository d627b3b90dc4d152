//! The workshop, driven as people drive it.

mod lab;
mod levels;
mod positions;
mod scenarios;
mod walk;
mod wrong;

//! The workshop, driven as people drive it.

mod scenarios;

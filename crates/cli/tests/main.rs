//! Integration tests of the program, in one program, because linking several programs takes longer.

mod cli;
mod common;
mod contests;
mod examples;
mod ini_perft;
mod json;
mod levels;
mod online;
mod pictures;
mod queue;
mod training;

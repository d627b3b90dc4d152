//! Integration tests of the program, in one program, because linking several programs takes longer.

mod cli;
mod examples;
mod ini_perft;
mod json;
mod online;
mod pictures;
mod queue;

//! Integration tests of the program, in one binary: each further one would be linked again.

mod cli;
mod examples;
mod ini_perft;
mod json;
mod pictures;

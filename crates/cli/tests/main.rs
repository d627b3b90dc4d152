//! Integration tests of the program, in one program: each further one would be linked anew.

mod cli;
mod examples;
mod ini_perft;
mod pictures;

//! Integration tests of the levels, in one program: each further one would be linked anew.

mod ambiguities;
mod any_defence;
mod common;
mod naive;
mod outside;
mod shipped;
mod specified;
mod two_ways;
mod variants;

//! Integration tests of the levels in one program, because linking several programs takes longer.

mod ambiguities;
mod any_defence;
mod common;
mod lessons;
mod mates;
mod naive;
mod outside;
mod shipped;
mod specified;
mod two_ways;
mod variants;
mod why;

//! Integration tests of the catalogue, in one program, because linking several programs takes longer.

mod any_text;
mod bishop;
mod catalog;
mod common;
mod ends;
mod facts;
mod guide;
mod ini;
mod ini_twins;
mod ini_write;
mod levels;
mod mutants;
mod names;
mod rules_read;
mod schema;

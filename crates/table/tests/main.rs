//! All integration tests of the table are one program, because linking several takes longer.

mod any_acts;
mod asking;
mod chance;
mod desk;
mod draws;
mod ends;
mod hidden;
mod levels;
mod opens;
mod pair;
mod people;
mod remote;

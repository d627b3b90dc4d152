//! All integration tests of the table are one program, because linking several takes longer.

mod chance;
mod any_acts;
mod asking;
mod desk;
mod ends;
mod hidden;
mod levels;
mod opens;
mod people;
mod remote;

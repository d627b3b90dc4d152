//! Integration tests of the 3D table in one program, because linking several programs takes longer.

mod legible;
mod pictures;
mod studio;

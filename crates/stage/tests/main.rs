//! Integration tests of the 3D table, in one program: each further one would be linked anew.

mod legible;
mod pictures;
mod studio;

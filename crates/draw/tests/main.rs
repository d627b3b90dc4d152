//! Integration tests of the pictures and sheets, in one program: each further one would be linked anew.

mod catalogue;
mod pictures;
mod pixels;
mod sheets;

//! Integration tests of pictures and sheets in one program, because linking several programs takes longer.

mod catalogue;
mod look;
mod pictures;
mod pixels;
mod sheets;

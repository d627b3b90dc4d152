//! Integration tests of pictures in one program, because linking several programs takes longer.

mod catalogue;
mod faces;
mod levels;
mod look;
mod pictures;
mod pixels;
mod thumbnails;

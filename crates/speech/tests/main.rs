//! Integration tests of what is said, in one program.

mod sheets;

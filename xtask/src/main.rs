//! How Chesswright is built, tested and measured.
fn main() {}

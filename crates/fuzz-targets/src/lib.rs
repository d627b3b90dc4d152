//! What is fed with made-up input: each target takes any bytes and panics where the code under test breaks a promise.
//!
//! libFuzzer feeds the targets by the programs of `fuzz/targets`, and the tests of this crate feed them the same inputs each time.

/// Declares the targets, each a module with a function `feed`.
macro_rules! targets {
    ($($name:ident),* $(,)?) => {
        $(
            mod $name;
            pub use $name::feed as $name;
        )*

        /// All targets, by name.
        pub const TARGETS: &[(&str, fn(&[u8]))] = &[$((stringify!($name), $name)),*];
    };
}

targets!(betza, bishop, document, fen, ini, level, moves, obj, pgn, playout, protocol, san, save);

/// The text at the beginning of the bytes: as much of them as is UTF-8.
fn text(bytes: &[u8]) -> &str {
    bytes.utf8_chunks().next().map_or("", |chunk| chunk.valid())
}

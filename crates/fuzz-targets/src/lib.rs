//! Fuzz targets: each takes any bytes and panics if the code under test breaks a promise.
//!
//! libFuzzer runs them through the programs of `fuzz/targets`, and the tests of this crate run them with deterministic
//! inputs.

/// Declares the targets. Each is a module with a function `feed`.
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

targets!(
    betza, bishop, bpgn, document, fen, ini, level, link, moves, obj, outline, pgn, playout, protocol, san,
    save, workshop
);

/// The longest valid UTF-8 prefix of the bytes.
fn text(bytes: &[u8]) -> &str {
    bytes.utf8_chunks().next().map_or("", |chunk| chunk.valid())
}

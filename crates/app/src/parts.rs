//! The parts of the program that the first move does not need.
//!
//! A function with `#[wasm_split(NAME, fallible)]`, and all code and data that only such functions reach, is not in the
//! program that the page starts with. `xtask/pack` writes them to a file `NAME-BUILD.wasm`, which is fetched when the
//! function is called for the first time. Elsewhere, as in tests on this machine, the function is called directly.

use wasm_split_helpers::SplitLoaderError;

/// A part of the program could not be fetched. The next call of its function tries again.
#[derive(Debug)]
pub(crate) struct Unfetched;

impl From<SplitLoaderError> for Unfetched {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

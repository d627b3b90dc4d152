//! The parts of the program that the first move does not need.
//!
//! A function with `#[wasm_split(NAME, fallible)]`, and all code and data that only such functions reach, is not in the
//! program that the page starts with. `xtask/pack` writes them to a file `NAME-BUILD.wasm`, which is fetched when the
//! function is called for the first time. Elsewhere, as in tests on this machine, the function is called directly.

use leptos::prelude::*;
use wasm_split_helpers::SplitLoaderError;

use crate::table::Table;

/// A part of the program could not be fetched. The next call of its function tries again.
#[derive(Debug)]
pub(crate) struct Unfetched;

impl From<SplitLoaderError> for Unfetched {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

/// Waits for a part. Meanwhile the page says that something is being loaded.
pub(crate) async fn wait_for<T>(table: Table, part: impl Future<Output = T>) -> T {
    table.loading.update(|count| *count += 1);
    let fetched = part.await;
    table.loading.update(|count| *count -= 1);
    fetched
}

//! The computer player in the browser.
//!
//! The page's own program is compiled to be small, because visitors wait for it. This one is compiled for speed, and fetched when the
//! computer has to think for the first time. It contains the rules and the engine but no games: each task brings its rules along.

use wasm_bindgen::prelude::*;

/// Thinks in a worker for as long as the worker exists.
#[wasm_bindgen]
pub fn think() {
    console_error_panic_hook::set_once();
    // Levels and errands go to the page's own program.
    chesswright_think::listen(|_, _| false);
}

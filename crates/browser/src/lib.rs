//! A small driver for Chromium: it starts the browser, speaks the DevTools protocol with it, and presses what people press.
//!
//! Tests ask a [`Tab`] for what is on the page and act on it as a person does: with the mouse, with fingers, with keys. Everything
//! waits until what it looks for is there, and fails with what was there instead.

mod chromium;
mod program;
mod tab;

pub use chromium::Chromium;
pub use program::Program;
pub use tab::{Size, Tab};

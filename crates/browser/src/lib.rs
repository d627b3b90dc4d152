//! A small driver for Chromium: it starts the browser, controls it through the DevTools protocol, and sends the input
//! of users.
//!
//! Tests read the page through a [`Tab`] and act on it as users do: with mouse, touch and keyboard. Every method
//! waits until what it looks for is there, and its error contains what was there instead.

mod chromium;
mod program;
mod tab;

pub use chromium::Chromium;
pub use program::Program;
pub use tab::{Size, Tab};

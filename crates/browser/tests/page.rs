//! The page in a real browser.

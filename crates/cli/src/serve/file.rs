//! The files of the page, inside the program.
//!
//! `cargo xtask app` compiles the page and writes a list of its files in Rust, which is included here; `build.rs` finds it and
//! gives its path in `CHESSWRIGHT_PAGE`. Where there is no list the program is built without the page, and says so.

use anyhow::Result;

/// A file of the page.
pub(super) struct File {
    /// Its path below the root.
    pub(super) path: &'static str,
    /// What it is, for browsers.
    pub(super) mime: &'static str,
    /// Changes with its contents.
    pub(super) tag: &'static str,
    pub(super) plain: &'static [u8],
    pub(super) brotli: &'static [u8],
    pub(super) gzip: &'static [u8],
}

/// The files.
#[cfg(has_page)]
pub(super) fn page() -> Result<&'static [File]> {
    Ok(built::FILES)
}

/// There are none.
#[cfg(not(has_page))]
pub(super) fn page() -> Result<&'static [File]> {
    anyhow::bail!(
        "this program was built without the page; in a checkout `cargo xtask play` builds and serves it, `cargo xtask app` \
         builds a program that has it, and from then on `cargo install --path crates/cli` installs one"
    )
}

#[cfg(has_page)]
mod built {
    use super::File;

    include!(env!("CHESSWRIGHT_PAGE"));
}

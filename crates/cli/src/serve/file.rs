//! The files of the page, inside the program.
//!
//! `cargo xtask app` compiles the page and writes a list of its files in Rust, which is included here; its path comes in
//! `CHESSWRIGHT_PAGE`. Without the feature `page` the program is built without a page, and says so.

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
#[cfg(feature = "page")]
pub(super) fn page() -> Result<&'static [File]> {
    Ok(built::FILES)
}

/// There are none.
#[cfg(not(feature = "page"))]
pub(super) fn page() -> Result<&'static [File]> {
    anyhow::bail!(
        "this program was built without the page; in a checkout `cargo xtask play` builds and serves it, and `cargo xtask app` \
         builds a program that has it"
    )
}

#[cfg(feature = "page")]
mod built {
    use super::File;

    include!(env!(
        "CHESSWRIGHT_PAGE",
        "the page is not built yet: `cargo xtask app` builds it, and this program with it"
    ));
}

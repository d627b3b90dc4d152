//! `chesswright serve`: serves the web page on this machine.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use chesswright_server::Page;
use clap::Args;

use crate::Verdict;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright serve
  chesswright serve --port 8000 --no-open

Only this machine can reach the page, and the page needs no network. Released programs contain the
page; --page serves another one from a folder.")]
pub(crate) struct Options {
    /// The port; 0 takes any free port [default: 8520, or one of the next ports when it is taken]
    #[arg(long)]
    port: Option<u16>,
    /// Only print the address; do not open a browser
    #[arg(long)]
    no_open: bool,
    /// Serve the page in this folder instead of the one inside the program
    #[arg(long, value_name = "DIR")]
    page: Option<PathBuf>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let page = match &options.page {
        Some(folder) => Page::read(folder)?,
        None => inside()?,
    };
    let server = chesswright_server::Options { port: options.port, open: !options.no_open };
    chesswright_server::run(page, server, |address| {
        writeln!(out, "{address}")?;
        Ok(out.flush()?)
    })?;
    Ok(Verdict::Fine)
}

/// The page inside the program. `cargo xtask app` compiles it and writes a list of its files in Rust. `build.rs` finds
/// the list and passes its path in `CHESSWRIGHT_PAGE`.
#[cfg(has_page)]
fn inside() -> Result<Page> {
    use chesswright_server::File;

    Ok(Page::inside(include!(env!("CHESSWRIGHT_PAGE"))))
}

/// This program was built without the page.
#[cfg(not(has_page))]
fn inside() -> Result<Page> {
    anyhow::bail!(
        "this program was built without the page: --page serves one from a folder; in a checkout `cargo xtask play` builds and \
         serves the page, and `cargo xtask app` builds a program that contains it"
    )
}

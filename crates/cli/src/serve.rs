//! `chesswright serve`: the page, from this one program, on this machine.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use chesswright_server::Page;
use clap::Args;

use crate::Verdict;

/// Serve the page on which any game can be played, and open it
#[derive(Args)]
#[command(after_help = "Examples:\n  chesswright serve\n  chesswright serve --port 8000 --no-open\n\n\
    The page is for this machine only and needs no network: everything is inside the program.")]
pub(crate) struct Options {
    /// The port; 0 takes any that is free [default: 8520, or one of the next when it is taken]
    #[arg(long)]
    port: Option<u16>,
    /// Only print the address; do not open a browser
    #[arg(long)]
    no_open: bool,
    /// Serve the page in this folder, not the one inside the program
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let page = match &options.page {
        Some(folder) => Page::read(folder)?,
        None => inside()?,
    };
    let how = chesswright_server::Options { port: options.port, open: !options.no_open };
    chesswright_server::run(page, how, |address| {
        writeln!(out, "{address}")?;
        Ok(out.flush()?)
    })?;
    Ok(Verdict::Fine)
}

/// The page inside the program. `cargo xtask app` compiles it and writes a list of its files in Rust; `build.rs` finds the list
/// and gives its path in `CHESSWRIGHT_PAGE`.
#[cfg(has_page)]
fn inside() -> Result<Page> {
    use chesswright_server::File;

    Ok(Page::inside(include!(env!("CHESSWRIGHT_PAGE"))))
}

/// There is none.
#[cfg(not(has_page))]
fn inside() -> Result<Page> {
    anyhow::bail!(
        "this program was built without the page; in a checkout `cargo xtask play` builds and serves it, `cargo xtask app` \
         builds a program that has it, and from then on `cargo install --path crates/cli` installs one"
    )
}

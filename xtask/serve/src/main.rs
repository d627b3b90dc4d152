//! Serves the page in a folder; `cargo xtask play` starts it.
//!
//! It is a program of its own because it compiles in a third of the time of `chesswright`.
//!
//! ```sh
//! cargo run -p xtask-serve -- FOLDER [PORT] [--no-open]
//! ```
#![allow(clippy::print_stdout, reason = "a command line tool")]

use std::env;
use std::path::Path;

use anyhow::{Context, Result, bail};
use chesswright_web::{Options, Page};

fn main() -> Result<()> {
    let mut words = env::args().skip(1);
    let Some(folder) = words.next() else { bail!("name the folder of the page") };
    let mut options = Options { port: None, open: true };
    for word in words {
        match word.as_str() {
            "--no-open" => options.open = false,
            port => options.port = Some(port.parse().with_context(|| format!("`{port}` is not a port"))?),
        }
    }
    chesswright_web::run(Page::read(Path::new(&folder))?, options, |address| {
        println!("{address}");
        Ok(())
    })
}

//! Serves the files of the page: to this machine, or as a part of a server that people play on.
//!
//! The caller supplies the files of the page: the program `chesswright` contains them, and a checkout reads them from
//! the folder in which `cargo xtask` has built them.

#![allow(clippy::print_stderr, reason = "messages go to standard error")]

mod answer;
mod file;
mod first;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use tokio::net::TcpListener;

pub use answer::{Addresses, router};
pub use file::{File, Page};

/// The default port, and how many of the following ports to try if it is in use.
const PORT: u16 = 8520;
const TRIES: u16 = 10;

/// Options for serving the page.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// The port. 0 takes any free port. If `None`, 8520 or one of the following ports.
    pub port: Option<u16>,
    /// Whether to open the page in the user's browser.
    pub open: bool,
}

/// Serves the page until the program ends, and calls `ready` with the address as soon as the page can be opened.
///
/// # Errors
/// Fails if the media type of a file is unknown, if no port is free, or if serving fails.
pub fn run(page: Page, options: Options, ready: impl FnOnce(&str) -> Result<()>) -> Result<()> {
    let router = router(page, Addresses::OfThePage)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .enable_time()
        .build()
        .context("cannot start serving")?;
    runtime.block_on(async {
        let listener = listen(options.port).await?;
        let address = format!("http://{}/", listener.local_addr()?);
        ready(&address)?;
        eprintln!("Chesswright is running at {address} (press Ctrl+C to stop)");
        if options.open {
            open(&address);
        }
        axum::serve(listener, router).await.context("serving ended")
    })
}

/// Listens on the loopback interface only.
async fn listen(port: Option<u16>) -> Result<TcpListener> {
    let bind = |port| TcpListener::bind(SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port));
    if let Some(port) = port {
        return bind(port).await.with_context(|| {
            format!("cannot listen on port {port}; another program may be using it. Try another port, or `--port 0` for any free port")
        });
    }
    for port in PORT..PORT + TRIES {
        if let Ok(listener) = bind(port).await {
            return Ok(listener);
        }
    }
    bind(0).await.context("cannot listen on any port")
}

/// Opens an address in a browser. If there is none, the user still has the printed address.
pub fn open(address: &str) {
    let programs: &[&[&str]] = match std::env::consts::OS {
        "macos" => &[&["open"]],
        "windows" => &[&["cmd", "/C", "start", ""]],
        _ => &[&["xdg-open"], &["gio", "open"]],
    };
    let started = programs.iter().any(|words| {
        let mut command = Command::new(words[0]);
        command
            .args(&words[1..])
            .arg(address)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command.spawn().is_ok()
    });
    if !started {
        eprintln!("No browser could be opened. Open the address in a browser.");
    }
}

//! `chesswright serve`: the page, from this one program, on this machine.

mod answer;
mod file;
mod first;

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use clap::Args;
use tokio::net::TcpListener;

use crate::Verdict;

/// The port when nobody asks for another, and how many of the next ones are tried when it is taken.
const PORT: u16 = 8520;
const TRIES: u16 = 10;

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
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let page = file::page()?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .enable_time()
        .build()
        .context("cannot start serving")?;
    runtime.block_on(async {
        let listener = listen(options.port).await?;
        let address = format!("http://{}/", listener.local_addr()?);
        writeln!(out, "{address}")?;
        out.flush()?;
        eprintln!("Chesswright is at {address} - Ctrl+C ends it.");
        if !options.no_open {
            open(&address);
        }
        axum::serve(listener, answer::router(page)).await.context("serving ended")
    })?;
    Ok(Verdict::Fine)
}

/// Listens on this machine only.
async fn listen(port: Option<u16>) -> Result<TcpListener> {
    let bind = |port| TcpListener::bind(SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port));
    if let Some(port) = port {
        return bind(port).await.with_context(|| {
            format!("cannot listen on port {port}; another program may have it: try another, or `--port 0` for any that is free")
        });
    }
    for port in PORT..PORT + TRIES {
        if let Ok(listener) = bind(port).await {
            return Ok(listener);
        }
    }
    bind(0).await.context("cannot listen on any port")
}

/// Opens the page where there is something to open it with. The address was printed, so nothing is lost where there is not.
fn open(address: &str) {
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
        eprintln!("There is no browser to open here; type the address into one.");
    }
}

//! `chesswright serve`: serves the page to this machine, or games to everybody who reaches it.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use anyhow::{Context, Result};
use chesswright_queue::Address;
use chesswright_server::{Database, Settings, in_folder, reached_at};
use chesswright_web::Page;
use clap::Args;

use crate::Verdict;

/// The port of a server on which people play with each other.
const PORT: u16 = 8520;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright serve
  chesswright serve --port 8000 --no-open
  chesswright serve --data games --host 0.0.0.0

Without --data or --database, only this machine can reach the page, and the page needs no network. With
one of them, people and programs play with each other, and their games are kept in that folder; docs/hosting.md
tells more. Released programs contain the page; --page serves another one from a folder.")]
pub(crate) struct Options {
    /// The port; 0 takes any free port [default: 8520, or without --data and --database one of the next ports when it is taken]
    #[arg(long)]
    port: Option<u16>,
    /// Only print the address; do not open a browser
    #[arg(long)]
    no_open: bool,
    /// Serve the page in this folder instead of the one inside the program
    #[arg(long, value_name = "DIR")]
    page: Option<PathBuf>,
    /// Let people and programs play with each other, and keep their games in this folder
    #[arg(long, value_name = "DIR", group = "kept")]
    data: Option<PathBuf>,
    /// The same, but keep the games in PostgreSQL, at postgres://USER@HOST/NAME; a second server waits and takes over
    #[arg(long, value_name = "ADDRESS", group = "kept")]
    database: Option<String>,
    /// The address to listen on; 0.0.0.0 lets all machines of the network come
    #[arg(long, value_name = "ADDRESS", requires = "kept", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    /// A name under which people reach the server, besides its addresses; may be given several times
    #[arg(long, value_name = "NAME", requires = "kept")]
    name: Vec<String>,
    /// The number of proxies in front, whose X-Forwarded-For is believed
    #[arg(long, value_name = "N", requires = "kept", default_value_t = 0)]
    behind_proxy: usize,
    /// People come by HTTPS, by way of a proxy
    #[arg(long, requires = "kept")]
    https: bool,
    /// Nobody can chat
    #[arg(long, requires = "kept")]
    no_chat: bool,
    /// Let workers choose the moves of the house: the queue, at the address of a NATS server with JetStream; without workers
    /// the server does it
    #[arg(long, alias = "nats", value_name = "URL", requires = "kept")]
    queue: Option<String>,
    /// The credentials for the queue, in a file as NATS writes them
    #[arg(long, value_name = "FILE", requires = "queue")]
    credentials: Option<PathBuf>,
    /// Serve programs only, without a page
    #[arg(long, requires = "kept")]
    no_page: bool,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let page = || match &options.page {
        Some(folder) => Page::read(folder),
        None => inside(),
    };
    let database = match (&options.data, &options.database) {
        (Some(data), _) => Some(in_folder(data)?),
        (None, Some(address)) => Some(Database::Postgres(address.clone())),
        (None, None) => None,
    };
    match database {
        None => {
            let server = chesswright_web::Options { port: options.port, open: !options.no_open };
            chesswright_web::run(page()?, server, |address| {
                writeln!(out, "{address}")?;
                Ok(out.flush()?)
            })?;
        }
        Some(database) => {
            let page = if options.no_page { None } else { Some(page()?) };
            together(options, database, page, out)?;
        }
    }
    Ok(Verdict::Fine)
}

/// Serves games to everybody who reaches this machine.
fn together(options: &Options, database: Database, page: Option<Page>, out: &mut dyn Write) -> Result<()> {
    let program = std::env::current_exe().context("cannot find this program, which vets documents")?;
    let settings = Settings {
        names: options.name.clone(),
        proxies: options.behind_proxy,
        https: options.https,
        no_chat: options.no_chat,
        vet: Some(program),
        queue: options.queue.as_ref().map(|url| {
            let address = Address { url: url.clone(), credentials: options.credentials.clone() };
            (address, crate::queue::build().clone())
        }),
    };
    let address = SocketAddr::new(options.host, options.port.unwrap_or(PORT));
    let opens = !options.no_open && page.is_some();
    let server = chesswright_server::Options { address, database, page, settings };
    chesswright_server::run(server, |address| {
        let shown = reached_at(address);
        let url = format!("http://{shown}/");
        writeln!(out, "{url}")?;
        out.flush()?;
        eprintln!("Chesswright is running at {url} (press Ctrl+C to stop)");
        if !shown.ip().is_loopback() {
            eprint!("{}", code(&url));
        }
        if opens {
            chesswright_web::open(&url);
        }
        Ok(())
    })
}

/// A code for the camera of a phone, two rows of squares to a line of text.
fn code(url: &str) -> String {
    let Ok(code) = qrcode::QrCode::new(url) else { return String::new() };
    let width = code.width() as i32;
    let colours = code.to_colors();
    let dark = |x: i32, y: i32| {
        let inside = (0..width).contains(&x) && (0..width).contains(&y);
        inside && colours[(y * width + x) as usize] == qrcode::Color::Dark
    };
    let mut text = String::new();
    for y in (-2..width + 2).step_by(2) {
        for x in -2..width + 2 {
            // Terminals are dark more often than light, so light squares are drawn.
            text.push(match (dark(x, y), dark(x, y + 1)) {
                (false, false) => '█',
                (false, true) => '▀',
                (true, false) => '▄',
                (true, true) => ' ',
            });
        }
        text.push('\n');
    }
    text
}

/// The page inside the program. `cargo xtask app` compiles it and writes a list of its files in Rust. `build.rs` finds
/// the list and passes its path in `CHESSWRIGHT_PAGE`.
#[cfg(has_page)]
fn inside() -> Result<Page> {
    use chesswright_web::File;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_for_phones_is_square() {
        let text = code("http://192.168.0.7:8520/");
        let widths: Vec<usize> = text.lines().map(|line| line.chars().count()).collect();
        assert!(widths.len() * 2 >= widths[0] && widths.iter().all(|width| *width == widths[0]), "{text}");
    }

    #[test]
    fn others_are_told_an_address_that_they_can_reach() {
        let all = reached_at("0.0.0.0:80".parse().unwrap());
        assert!(!all.ip().is_unspecified() && all.port() == 80);
        assert_eq!(reached_at("127.0.0.1:80".parse().unwrap()), "127.0.0.1:80".parse().unwrap());
    }
}

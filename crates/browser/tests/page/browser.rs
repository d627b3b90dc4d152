//! The browser in which the page is tested.

use std::net::TcpStream;

use anyhow::{Context, Result, ensure};
use chesswright_browser::Chromium;

#[test]
fn it_ends_when_nobody_needs_it() -> Result<()> {
    let browser = Chromium::start(
        &std::env::var("CHESSWRIGHT_BROWSER")
            .context("CHESSWRIGHT_BROWSER is not set; run `cargo xtask test --only page`")?,
    )?;
    let address = browser.address().trim_start_matches("ws://").to_owned();
    let host = address.split('/').next().context("no host")?;
    TcpStream::connect(host).context("it does not run")?;
    drop(browser);
    ensure!(TcpStream::connect(host).is_err(), "it runs on at {host}");
    Ok(())
}

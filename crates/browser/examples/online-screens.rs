//! Takes screenshots of games with people elsewhere for inspection.
//!
//! ```sh
//! CHESSWRIGHT_PAGE_FOLDER=… cargo run -p chesswright-browser --example online-screens -- PROGRAM BROWSER FOLDER
//! ```
#![allow(clippy::print_stdout, reason = "an example that talks")]

use std::path::Path;

use anyhow::{Context, Result};
use chesswright_browser::{Chromium, Program, Size, Tab};

/// The windows in which everything is to be looked at.
const SIZES: [(Size, u32, u32); 4] =
    [(Size::Wide, 1440, 900), (Size::Wide, 1280, 720), (Size::Phone, 390, 844), (Size::Phone, 844, 390)];

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [program, browser, folder] = words.as_slice() else {
        anyhow::bail!("give the program, the browser and a folder");
    };
    std::fs::create_dir_all(folder)?;
    let data = std::env::temp_dir().join(format!("chesswright-screens-{}", std::process::id()));
    let server = Program::together(program, &data, 0)?;
    let browser = Chromium::start(browser)?;
    for scheme in ["light", "dark"] {
        for (size, width, height) in SIZES {
            let open = |page: &str| -> Result<Tab> {
                let mut tab = browser.open(page, size)?;
                tab.resize(width, height)?;
                tab.scheme(scheme)?;
                settle(&mut tab)?;
                Ok(tab)
            };
            let take = |tab: &mut Tab, name: &str| -> Result<()> {
                settle(tab)?;
                tab.picture(&Path::new(folder).join(format!("{name}-{width}x{height}-{scheme}.png")))
            };
            visit(&server.address, open, take).with_context(|| format!("{width} by {height}, {scheme}"))?;
            println!("{width} by {height}, {scheme}");
        }
    }
    drop(server);
    // What stays is a folder in the system's folder for such things.
    let _ = std::fs::remove_dir_all(&data);
    Ok(())
}

/// One visit: from the landing to the end of a game, with an opponent in another tab.
fn visit(
    page: &str,
    open: impl Fn(&str) -> Result<Tab>,
    take: impl Fn(&mut Tab, &str) -> Result<()>,
) -> Result<()> {
    let mut one = open(page)?;
    take(&mut one, "landing")?;
    one.press("[data-welcome=lobby]")?;
    one.wait_for("document.querySelector('[data-online=seek]')")?;
    one.press("[data-online=seek]")?;
    one.wait_for("document.querySelector('[data-online=seeks] li')")?;
    take(&mut one, "lobby")?;
    one.key("Escape")?;
    one.wait_for("document.querySelector('dialog') === null")?;
    one.press("[data-welcome=friend]")?;
    one.wait_for("document.querySelector('[data-online=create]')")?;
    take(&mut one, "friend")?;
    one.press("input[name=friend-side][value=first]")?;
    one.press("[data-online=create]")?;
    one.wait_for("document.querySelector('.qr path')")?;
    take(&mut one, "invitation")?;
    let link = one.ask("document.querySelector('#invitation').value")?;
    let mut two = open(link.as_str().context("no link")?)?;
    two.wait_for("document.querySelector('[data-online=sit]')")?;
    take(&mut two, "invited")?;
    two.press("[data-online=sit]")?;
    one.wait_for(
        "document.querySelector('dialog') === null && document.querySelectorAll('.player').length === 2",
    )?;
    for (count, text) in ["e4", "e5", "Nf3"].into_iter().enumerate() {
        let tab = if count % 2 == 0 { &mut one } else { &mut two };
        tab.wait_for(&format!("document.querySelectorAll('.round .move').length === {count}"))?;
        tab.press("#typed")?;
        tab.type_text(text)?;
        tab.key("Enter")?;
        tab.wait_for("document.querySelector('#typed').value === ''")?;
    }
    two.press("[data-tool=draw]")?;
    two.press("dialog .answers .main")?;
    one.wait_for("document.querySelector('[data-offer=draw]')")?;
    take(&mut one, "offer")?;
    one.press("[role=tab]:nth-child(3)")?;
    one.press("#chat-line")?;
    one.type_text("Good luck!")?;
    one.key("Enter")?;
    one.wait_for("document.querySelector('.chat li')")?;
    take(&mut one, "chat")?;
    one.press("[data-offer=draw] [data-answer=accept]")?;
    one.wait_for("document.querySelector('.status.over')")?;
    two.press("[data-again=rematch]")?;
    one.wait_for("document.querySelector('[data-offer=rematch]')")?;
    take(&mut one, "over")?;
    println!("{:?} {:?}", one.complaints()?, two.complaints()?);
    Ok(())
}

fn settle(tab: &mut Tab) -> Result<()> {
    tab.ask("new Promise(done => setTimeout(done, 600))").map(|_| ())
}

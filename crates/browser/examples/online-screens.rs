//! Takes screenshots of games with people elsewhere for inspection.
//!
//! ```sh
//! CHESSWRIGHT_PAGE_FOLDER=… cargo run -p chesswright-browser --example online-screens -- PROGRAM BROWSER FOLDER
//! ```
//!
//! With `clubs` as a fourth word, only clubs.
#![allow(clippy::print_stdout, reason = "an example that talks")]

use std::path::Path;

use anyhow::{Context, Result};
use chesswright_browser::{Chromium, Program, Size, Tab};

/// The windows in which everything is to be looked at.
const SIZES: [(Size, u32, u32); 4] =
    [(Size::Wide, 1440, 900), (Size::Wide, 1280, 720), (Size::Phone, 390, 844), (Size::Phone, 844, 390)];

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (program, browser, folder, clubs) = match words.as_slice() {
        [program, browser, folder] => (program, browser, folder, false),
        [program, browser, folder, clubs] if clubs == "clubs" => (program, browser, folder, true),
        _ => anyhow::bail!("give the program, the browser and a folder"),
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
            let page = &server.address;
            let name = format!("Teacher-{width}-{}", scheme.len());
            let done = if clubs { Ok(()) } else { visit(page, open, take) };
            done.and_then(|()| club(page, &name, open, take))
                .with_context(|| format!("{width} by {height}, {scheme}"))?;
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

/// One visit to a club of one's own: its window, its board, and a simul with somebody in another tab.
fn club(
    page: &str,
    name: &str,
    open: impl Fn(&str) -> Result<Tab>,
    take: impl Fn(&mut Tab, &str) -> Result<()>,
) -> Result<()> {
    let mut one = open(page)?;
    one.press("[data-welcome=lobby]")?;
    one.press("#account-name")?;
    one.type_text(name)?;
    one.press("#account-password")?;
    one.type_text("seven blue horses")?;
    one.press("[data-account=register]")?;
    one.wait_for("document.querySelector('[data-account=logout]')")?;
    one.press("[data-online=clubs]")?;
    one.wait_for("document.querySelector('#club-name')")?;
    take(&mut one, "clubs")?;
    one.press("#club-name")?;
    one.type_text("The long evenings of the chess school by the river")?;
    one.press("#club-about")?;
    one.type_text("Every Thursday at six. Bring a position, and somebody shows what to do with it.")?;
    one.press("[data-online=found]")?;
    one.wait_for("document.querySelector('[data-club-call=show]')")?;
    one.ask("(() => { navigator.clipboard.writeText = async text => { globalThis.copied = text; }; return true; })()")?;
    one.press("[data-online=club-link]")?;
    one.wait_for("globalThis.copied")?;
    let link = one.ask("globalThis.copied")?;
    let mut two = open(link.as_str().context("no link")?)?;
    two.wait_for("document.querySelector('[data-club-call=join]')")?;
    take(&mut two, "club-invited")?;
    two.press("[data-club-call=join]")?;
    two.wait_for("document.querySelector('#club-line')")?;
    two.press("#club-line")?;
    two.type_text("Good evening! What do we look at today?")?;
    two.key("Enter")?;
    one.wait_for("document.querySelector('.club-chat li')")?;
    one.press("[data-club-call=show]")?;
    one.wait_for("document.querySelector('[data-online=lesson]')")?;
    take(&mut one, "club-teacher")?;
    two.press("[data-online=attend]")?;
    two.wait_for("document.querySelector('[data-online=lesson]')")?;
    take(&mut two, "club-follower")?;
    for tab in [&mut one, &mut two] {
        tab.press("[data-online=to-club]")?;
        tab.wait_for("document.querySelector('[data-online=club-board]')")?;
    }
    take(&mut one, "club")?;
    one.ask("document.querySelector('dialog .tournament').scrollTo(0, 100000)")?;
    take(&mut one, "club-below")?;
    take(&mut two, "club-member")?;
    one.press("[data-club-call=round]")?;
    one.wait_for("document.querySelector('[data-online=round]')")?;
    take(&mut one, "simul")?;
    one.press("[data-online=to-club]")?;
    one.wait_for("document.querySelector('[data-online=club-games] li')")?;
    take(&mut one, "club-rounds")?;
    println!("{:?} {:?}", one.complaints()?, two.complaints()?);
    Ok(())
}

fn settle(tab: &mut Tab) -> Result<()> {
    tab.ask("new Promise(done => setTimeout(done, 600))").map(|_| ())
}

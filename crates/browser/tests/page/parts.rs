//! Parts of the program: the first move needs none of them, and each is fetched when it is needed.

use anyhow::{Context, Result, ensure};
use chesswright_browser::Size;

use crate::visit::Visit;

/// The parts that the page has fetched, each once, without the names of builds.
fn fetched(visit: &mut Visit) -> Result<String> {
    let names = visit.tab.ask(
        "performance.getEntriesByType('resource').map(file => file.name.split('/').at(-1).match(/^(.*)-[0-9a-f]{16}\\.wasm$/)?.[1]) \
         .filter(part => part && !part.includes('-')).sort().join(' ')",
    )?;
    Ok(names.as_str().context("no names")?.to_owned())
}

#[test]
fn the_first_move_needs_no_part_of_the_program_but_the_first() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.look_at_chess()?;
    visit.settle()?;
    visit.click("e2 e4")?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length >= 1")?;
    ensure!(fetched(&mut visit)?.is_empty(), "fetched too early: {}", fetched(&mut visit)?);
    visit.tab.press("[role=tab]:nth-child(2)")?;
    visit.tab.wait_for("document.querySelectorAll('.info .kind').length > 0")?;
    ensure!(fetched(&mut visit)? == "sheets", "fetched: {}", fetched(&mut visit)?);
    // The rules of another game need nothing more than the window in which it is chosen.
    visit.set_up("gardner")?;
    visit.tab.wait_text(".info", "5 files by 5 ranks")?;
    visit.open_text("nonsense")?;
    visit.tab.wait_text(".notice", "not a valid position")?;
    ensure!(fetched(&mut visit)? == "reading sheets windows", "fetched: {}", fetched(&mut visit)?);
    visit.in_peace()
}

#[test]
fn a_part_that_cannot_be_fetched_is_reported_and_fetched_later() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    // A game has a rule sheet beside it, the landing has not.
    visit.look_at_chess()?;
    visit.click("d2 d4")?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    visit.tab.ask(
        "(() => { const whole = fetch; globalThis.cut = true; globalThis.fetch = (...asked) => \
         globalThis.cut && String(asked[0]).endsWith('.wasm') ? Promise.reject(new TypeError('cut off')) : whole(...asked); return true; })()",
    )?;
    const TOLD: &str = "could not be loaded";
    visit.tab.press("[role=tab]:nth-child(2)")?;
    visit.tab.wait_text(".info [role=alert]", TOLD)?;
    visit.tab.press("[data-tool=new]")?;
    visit.tab.wait_text(".notice", TOLD)?;
    visit.tab.press(".notice button")?;
    visit.tab.ask("location.hash = '#g1.nonsense'; true")?;
    visit.tab.wait_text(".notice", TOLD)?;
    visit.tab.wait_for("document.querySelector('.loading') === null")?;
    ensure!(visit.tab.ask("location.hash")? == "#g1.nonsense", "reloading the page would not try again");
    visit.tab.press("[data-tool=three-d]")?;
    visit.tab.wait_text(".notice", "The 3D board could not be loaded")?;
    // Each works once there is a connection.
    visit.tab.ask("globalThis.cut = false; true")?;
    visit.tab.press("[data-info=again]")?;
    visit.tab.wait_for("document.querySelectorAll('.info .kind').length > 0")?;
    visit.set_up("chess")?;
    visit.tab.wait_text(".info", "8 files by 8 ranks")?;
    visit.tab.ask("location.hash = '#g1.nothing'; true")?;
    visit.tab.wait_text(".notice", "cannot be opened")?;
    ensure!(visit.tab.ask("location.hash")? == "", "loading the page again would open it again");
    Ok(())
}

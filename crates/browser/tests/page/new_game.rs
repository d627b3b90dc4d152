//! The window for new games: it opens at once, shows what is special about each game, finds games, and keeps Play in sight.

use anyhow::{Result, ensure};
use chesswright_browser::Size;
use chesswright_catalog::DOCUMENTS;

use crate::visit::Visit;

/// Whether the middle of an element is inside the window, and nothing covers it.
const IN_SIGHT: &str = "(selector => { const e = document.querySelector(selector); if (!e) return false; const b = e.getBoundingClientRect(); \
    return b.top >= 0 && b.left >= 0 && b.right <= innerWidth + 0.6 && b.bottom <= innerHeight + 0.6 && b.height > 0 \
      && e.contains(document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)); })";

/// The names of the games that are listed, in order.
const LISTED: &str = "[...document.querySelectorAll('.card input')].map(card => card.value).join(' ')";

/// Opens the window. A window that is closing still takes keys, so it must be gone before.
fn open(visit: &mut Visit) -> Result<()> {
    visit.tab.wait_for("document.querySelector('dialog') === null")?;
    visit.tab.key("n")?;
    visit.tab.wait_for("document.querySelector('dialog[open] .card')")
}

/// Writes a text into the search field.
fn search(visit: &mut Visit, text: &str) -> Result<()> {
    visit.tab.ask("document.querySelector('.seek').value = ''; true")?;
    visit.tab.press(".seek")?;
    visit.tab.type_text(text)
}

#[test]
fn the_window_opens_without_drawing_boards() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.settle()?;
    let before = visit.tab.worked()?;
    open(&mut visit)?;
    let games = DOCUMENTS.len();
    visit.tab.wait_for(&format!("document.querySelectorAll('.card').length === {games}"))?;
    visit.tab.wait_for("document.querySelectorAll('.card img').length > 7")?;
    visit.tab.wait_for("[...document.querySelectorAll('.card img')].slice(0, 8).every(img => img.complete && img.naturalWidth > 0)")?;
    let all = visit.tab.worked()? - before;
    // Drawing them took more than ten seconds of work, and to show all of them at once takes a second.
    ensure!(all < 4_000.0, "the window costs {all:.0} ms of work");
    let shown = visit.tab.ask("document.querySelectorAll('.card img').length")?;
    ensure!(shown.as_u64() < Some(60), "{shown} pictures are loaded, most of them out of sight");
    visit.tab.ask("document.querySelector('.card-box:last-child').scrollIntoView()")?;
    visit.tab.wait_for("(img => img && img.complete && img.naturalWidth > 0)(document.querySelector('.card-box:last-child img'))")?;
    // The first of them do not look alike.
    let distinct = visit.tab.ask(
        "(async () => { const texts = await Promise.all([...document.querySelectorAll('.card img')].slice(0, 8) \
         .map(async img => (await (await fetch(img.src)).text()).replace(/<title>.*<\\/title>/, ''))); return new Set(texts).size; })()",
    );
    // A strict policy may forbid to fetch what is only to be shown; then the pictures are compared by the tests of drawing.
    if let Ok(distinct) = distinct {
        ensure!(distinct.as_u64() >= Some(7), "only {distinct} of the first eight differ");
    }
    Ok(())
}

#[test]
fn play_and_what_is_wrong_stay_in_sight() -> Result<()> {
    for (size, width, height) in
        [(Size::Wide, 1280, 720), (Size::Wide, 1440, 900), (Size::Phone, 390, 844), (Size::Phone, 844, 390)]
    {
        let mut visit = Visit::new(size)?;
        visit.tab.resize(width, height)?;
        visit.tab.press("[data-tool=new]")?;
        visit.tab.wait_for(&format!("{IN_SIGHT}('.begin')"))?;
        visit.tab.press("input[name=start][value=fen]")?;
        visit.tab.press("#fen")?;
        visit.tab.type_text("no position at all")?;
        visit.tab.press(".begin")?;
        for part in [".wrong", ".begin", ".card"] {
            visit
                .tab
                .wait_for(&format!("{IN_SIGHT}('{part}')"))
                .map_err(|why| why.context(format!("{part} at {width} × {height}")))?;
        }
        // Whoever mends it sees that.
        visit.tab.press("input[name=start][value=usual]")?;
        visit.tab.wait_for("document.querySelector('.wrong') === null")?;
        visit.tab.press(".begin")?;
        visit.tab.wait_for("document.querySelector('dialog') === null")?;
    }
    Ok(())
}

#[test]
fn games_are_found_marked_and_remembered() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    open(&mut visit)?;
    visit.tab.wait_for("document.activeElement.matches('.seek')")?;
    // Typing mistakes are forgiven, and Enter chooses what was found, and then begins it.
    visit.tab.type_text("xaingqi")?;
    visit.tab.wait_for(&format!("{LISTED}.startsWith('xiangqi')"))?;
    visit.tab.key("Enter")?;
    visit.tab.wait_text(".chosen", "Xiangqi")?;
    visit.tab.key("Enter")?;
    visit.tab.wait_text("h1", "Xiangqi")?;
    // The exact name comes first.
    open(&mut visit)?;
    search(&mut visit, "shogi")?;
    visit.tab.wait_for(&format!("{LISTED}.startsWith('shogi ')"))?;
    search(&mut visit, "no such game anywhere")?;
    visit.tab.wait_text(".shelf", "No games found")?;
    search(&mut visit, "duck")?;
    visit.tab.press(".card-box:has(input[value=duck]) .mark")?;
    visit.tab.wait_for("document.querySelector('.mark[aria-pressed=true]')")?;
    visit.tab.key("Escape")?;
    visit.tab.wait_for("document.querySelector('dialog') === null")?;
    visit.tab.reload()?;
    open(&mut visit)?;
    visit.tab.press(".chip:nth-child(2)")?;
    visit.tab.wait_for(&format!("{LISTED} === 'duck'"))?;
    visit.tab.press(".chip:nth-child(3)")?;
    visit.tab.wait_for(&format!("{LISTED} === 'xiangqi'"))?;
    visit.tab.press(".chip:nth-child(1)")?;
    visit.tab.wait_for(&format!("document.querySelectorAll('.card').length === {}", DOCUMENTS.len()))?;
    visit.in_peace()
}

#[test]
fn clocks_and_levels_are_chosen_with_a_click() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.plan("chess", |tab| {
        tab.press("input[name=mode][value=person-person]")?;
        tab.press("input[name=clock][value='3+2']")
    })?;
    visit.tab.wait_text(".clock", "3:00")?;
    // The next game begins like the last one.
    open(&mut visit)?;
    visit.tab.wait_for("document.querySelector(\"input[name=clock][value='3+2']\").checked")?;
    visit.tab.press("input[name=clock][value=own]")?;
    visit.tab.press("#clock")?;
    visit.tab.type_text("soon")?;
    visit.tab.wait_text("#clock-words", "is not a time control")?;
    visit.tab.press(".begin")?;
    visit.tab.wait_text(".wrong", "is not a time control")?;
    visit.tab.press("input[name=mode][value=person-computer]")?;
    visit.tab.wait_for("document.querySelector('.wrong') === null")?;
    visit.tab.ask("(() => { const l = document.querySelector('#level'); l.value = '1'; l.dispatchEvent(new Event('change', { bubbles: true })); return true; })()")?;
    visit.tab.wait_text("#level-words", "at random")?;
    visit.tab.press("input[name=clock][value=none]")?;
    visit.tab.press(".begin")?;
    visit
        .tab
        .wait_for("document.querySelector('dialog') === null && document.querySelector('.clock') === null")?;
    visit.tab.wait_text(".who small", "Computer, level 1")?;
    visit.in_peace()
}

//! Levels in the workshop: routes that cannot be walked, squares to reach, and the bar of a phone.

use anyhow::{Context, Result, ensure};
use chesswright_browser::Size;

use crate::studio::{build, cell, go};
use crate::visit::Visit;

/// Opens the workshop with a new level.
fn new_level(size: Size) -> Result<Visit> {
    let mut visit = Visit::new(size)?;
    build(&mut visit)?;
    visit.tab.press("[data-start=level]")?;
    visit.tab.wait_for("document.querySelector('.studio[data-level=won]')")?;
    Ok(visit)
}

#[test]
fn a_leg_that_cannot_be_made_is_red() -> Result<()> {
    let mut visit = new_level(Size::Wide)?;
    let tab = &mut visit.tab;
    tab.press("[data-brush=foe-rook]")?;
    cell(tab, "c3")?;
    tab.press("[data-brush=route]")?;
    for place in ["c3", "c5", "d4"] {
        cell(tab, place)?;
    }
    tab.wait_text(".st-notice", "cannot get from c5 to d4")?;
    tab.wait_for("document.querySelectorAll('.st-wires .blocked').length > 0")?;
    let colour = "getComputedStyle(document.querySelector('.st-wires .blocked')).stroke === \
                  getComputedStyle(document.querySelector('.st-wires .route')).stroke";
    ensure!(tab.ask(colour)? == false, "it looks like the rest of the route");
    visit.in_peace()
}

#[test]
fn squares_to_reach_are_marked_and_asked_for() -> Result<()> {
    let mut visit = new_level(Size::Wide)?;
    let tab = &mut visit.tab;
    tab.press("[data-brush=mark]")?;
    cell(tab, "c3")?;
    tab.wait_for("document.querySelectorAll('.st-marked path').length === 1")?;
    go(tab, "aim")?;
    tab.wait_for("document.querySelector('[data-aim=marked]').checked")?;
    // The pawn cannot be there and at the exit.
    tab.press("[data-aim=exit]")?;
    tab.wait_for("document.querySelector('.studio[data-level=won]')")?;
    go(tab, "draw")?;
    cell(tab, "c3")?;
    tab.wait_for("document.querySelector('.st-marked path') === null")?;
    visit.in_peace()
}

#[test]
fn walls_at_the_edge_stay_in_reach_and_look_the_same_in_play() -> Result<()> {
    let mut visit = new_level(Size::Wide)?;
    let tab = &mut visit.tab;
    tab.press("[data-brush=wall]")?;
    let edge = ["a2", "a3", "a4", "a5", "b5", "c5"];
    for place in edge {
        cell(tab, place)?;
    }
    tab.wait_for("document.querySelector('.studio[data-level=won]')")?;
    let seen = "(() => { const board = document.querySelector('#studio-board').getBoundingClientRect(), \
                wall = document.querySelector('#studio-board [data-cell=a5]').getBoundingClientRect(); \
                return wall.left >= board.left && wall.top >= board.top; })()";
    ensure!(tab.ask(seen)? == true, "a wall is outside the picture");
    // Both boards are drawn alike: they have the same proportions.
    let shape = |id: &str| format!("document.querySelector('{id}').getAttribute('viewBox')");
    let drawn = tab.ask(&shape("#studio-board"))?;
    tab.press("[data-foot=play]")?;
    tab.wait_for("!document.querySelector('#app').hidden && document.querySelector('.level .goals')")?;
    let played = tab.ask(&shape("#board"))?;
    ensure!(drawn == played, "{drawn} and {played}");
    visit.in_peace()
}

#[test]
fn the_bar_of_a_phone_leads_everywhere() -> Result<()> {
    let mut visit = new_level(Size::Phone)?;
    let tab = &mut visit.tab;
    let small = "[...document.querySelectorAll('.st-rail .st-way, .st-foot button')].filter(way => { const box = way.getBoundingClientRect(); \
                 return box.width < 40 || box.height < 40 || box.left < 0 || box.right > screen.width || box.bottom > innerHeight; }) \
                 .map(way => way.dataset.way ?? way.dataset.foot).join(' ')";
    let found = tab.ask(small)?;
    ensure!(found == "", "too small or cut off: {found}");
    for pane in ["aim", "solution", "text", "share", "draw"] {
        go(tab, pane)?;
        let wide = tab.ask("document.querySelector('.st-card').scrollWidth <= document.querySelector('.st-card').clientWidth")?;
        ensure!(wide == true, "{pane} is too wide");
    }
    // Every tile of the palette has a picture and a name.
    let bare = "[...document.querySelectorAll('[data-tiles] [data-brush]')].filter(tile => !(tile.querySelector('img')?.naturalWidth > 0) \
                || tile.lastElementChild.textContent.trim() === '').map(tile => tile.dataset.brush).join(' ')";
    tab.wait_for(&format!("document.querySelectorAll('[data-tiles]').length > 8 && ({bare}) === ''"))?;
    // People who tap are not told to click.
    let said = tab.ask("document.querySelector('.st-card').textContent")?;
    let said = said.as_str().context("no text")?;
    ensure!(said.contains("tap the board") && !said.contains("click"), "{said}");
    visit.in_peace()
}

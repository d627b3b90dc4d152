//! Levels, and the storage of their results.

use anyhow::{Result, ensure};
use chesswright_browser::Size;
use chesswright_catalog::level::packs::LESSONS;

use crate::visit::Visit;

#[test]
fn a_level_is_solved_by_mouse_for_three_stars() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    let line = visit.open_level(0, 0)?;
    let par = line.len();
    // First another move, taken back with the slider.
    visit.tab.press("[data-tool=hint]")?;
    visit.tab.wait_text("#said", "Move the piece on")?;
    visit.tab.press("[data-tool=hint]")?;
    visit.tab.wait_text("#said", "It wants to reach")?;
    visit.tab.press("[data-tool=hint]")?;
    visit.tab.wait_text(".so-far .count", &format!("Moves: 1 (par {par})"))?;
    visit.tab.ask("(() => { const s = document.querySelector('.scrubber'); s.value = 0; s.dispatchEvent(new Event('input', { bubbles: true })); })()")?;
    visit.tab.wait_text(".so-far .count", &format!("Moves: 0 (par {par})"))?;
    // Hints cost stars. Whoever starts again can have all of them.
    visit.tab.wait_for("document.querySelector('.level .hinted')")?;
    visit.tab.press("[data-level=again]")?;
    visit.tab.wait_for("document.querySelector('.level .hinted') === null")?;
    for (done, cells) in line.iter().enumerate() {
        visit.click(&format!("{} {}", &cells[..2], &cells[2..]))?;
        visit.tab.wait_text(".so-far .count", &format!("Moves: {} (par {par})", done + 1))?;
    }
    visit.tab.wait_for("document.querySelector('.level .stars[data-stars=\"3\"]')")?;
    // The stars are stored, and the next level is open.
    visit.tab.press("[data-level=next]")?;
    visit.tab.wait_text(".so-far .count", "Moves: 0")?;
    visit.tab.reload()?;
    visit.tab.press("[data-tool=levels]")?;
    visit.tab.wait_for("document.querySelector('[data-level=\"0-0\"] .stars[data-stars=\"3\"]')")?;
    visit.in_peace()
}

#[test]
fn hints_cost_stars() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    let line = visit.open_level(0, 0)?;
    for done in 0..line.len() {
        for told in ["Move the piece on", "It wants to reach"] {
            visit.tab.press("[data-tool=hint]")?;
            visit.tab.wait_text("#said", told)?;
        }
        visit.tab.press("[data-tool=hint]")?;
        visit.tab.wait_text(".so-far .count", &format!("Moves: {}", done + 1))?;
    }
    visit.tab.wait_for("document.querySelector('.level .stars[data-stars=\"1\"]')")?;
    visit.in_peace()
}

#[test]
fn a_link_to_a_level_carries_its_pieces_and_goals() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    // A level with enemies.
    visit.open_level(0, 1)?;
    let goals = visit.tab.text(".level .goals")?;
    let pieces = visit.tab.ask("document.querySelectorAll('#board .piece:not(.gone)').length")?;
    visit.tab.press("[data-tool=share]")?;
    visit.tab.wait_for("document.querySelector('#share-link').value.includes('#CL1-')")?;
    let link = visit.tab.ask("document.querySelector('#share-link').value.split('#')[1]")?;
    visit.tab.key("Escape")?;
    visit.set_up("chess")?;
    visit.tab.ask(&format!("location.hash = '#' + {link}; true"))?;
    visit.tab.wait_text(".level .goals", &goals)?;
    visit
        .tab
        .wait_for(&format!("document.querySelectorAll('#board .piece:not(.gone)').length === {pieces}"))?;
    visit.in_peace()
}

#[test]
fn a_level_is_solved_by_keyboard_for_three_stars() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    let line = visit.open_level(0, 1)?;
    let par = line.len();
    visit.tab.key("m")?;
    for (done, text) in line.iter().enumerate() {
        visit.tab.type_text(text)?;
        visit.tab.key("Enter")?;
        visit.tab.wait_text(".so-far .count", &format!("Moves: {} (par {par})", done + 1))?;
    }
    visit.tab.wait_for("document.querySelector('.level .stars[data-stars=\"3\"]')")?;
    visit.in_peace()
}

#[test]
fn a_level_comes_back_after_closing() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    let line = visit.open_level(0, 1)?;
    let (par, title) = (line.len(), visit.tab.text("h1")?);
    ensure!(par > 1, "the level is over after one move");
    let turn = |cells: &str| format!("{} {}", &cells[..2], &cells[2..]);
    visit.click(&turn(&line[0]))?;
    visit.tab.wait_text(".so-far .count", &format!("Moves: 1 (par {par})"))?;
    let mut visit = visit.lose_tab()?;
    visit.tab.wait_text("h1", &title)?;
    visit.tab.wait_text(".so-far .count", &format!("Moves: 1 (par {par})"))?;
    for (done, cells) in line.iter().enumerate().skip(1) {
        visit.click(&turn(cells))?;
        visit.tab.wait_text(".so-far .count", &format!("Moves: {} (par {par})", done + 1))?;
    }
    visit.tab.wait_for("document.querySelector('.level .stars[data-stars=\"3\"]')")?;
    visit.in_peace()
}

#[test]
fn enemies_that_think_long_do_not_hold_the_page() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.open_own_level(
        "title: Deep\nenemy: minimax-1(5)\ngoal: take the king\n\nk..r.\n.p...\n.....\n..N..\nQ..R.\n",
    )?;
    // The enemies think too long to preview their replies.
    visit.tab.wait_for("document.querySelector('[data-level=replies]').disabled")?;
    // Other programs on the machine may delay a click, so the fastest one counts.
    let mut worked = f64::INFINITY;
    for (from, to) in [("c2", "d4"), ("d1", "e1")] {
        visit.click(&format!("{from} {to}"))?;
        visit.tab.wait_text(".thinks", "thinking")?;
        let before = visit.tab.worked()?;
        // The player picks up a piece during the enemies' turn, and their reply still arrives.
        visit.click("a1")?;
        worked = worked.min(visit.tab.worked()? - before);
        visit.tab.wait_for("document.querySelector('.thinks') === null")?;
        visit.tab.wait_text(".status", "Your move.")?;
    }
    ensure!(worked < 50.0, "the page worked for {worked} ms while the enemies thought");
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 4")?;
    // Undo while the enemies think: their move is then no longer played.
    visit.click("d4 b3")?;
    visit.tab.wait_text(".thinks", "thinking")?;
    visit.tab.press("[data-tool=undo]")?;
    visit.tab.wait_text(".status", "Your move.")?;
    visit.tab.wait_text(".so-far .count", "2")?;
    visit.tab.press("[data-level=again]")?;
    visit.tab.wait_text(".so-far .count", "0")?;
    visit.in_peace()
}

#[test]
fn levels_are_chosen_by_pictures_and_dates() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.tab.press("[data-tool=levels]")?;
    let pictured = |cards: &str| {
        format!(
            "[...document.querySelectorAll('{cards} img')].filter(image => image.complete && image.naturalWidth > 0).length"
        )
    };
    // The first chapter is open, and a week of daily levels; the lessons have a picture each.
    visit.tab.wait_for(&format!("{} === 6 + 7", pictured(".level-card[data-level]")))?;
    visit.tab.wait_for(&format!("{} === {}", pictured(".level-card[data-lesson]"), LESSONS.len()))?;
    visit.tab.wait_for("document.querySelector('[data-level=\"1-0\"]:disabled .icon')")?;
    let names = "[...document.querySelectorAll('[data-level^=day-]')].map(card => card.textContent.trim())";
    let shown = visit.tab.ask(&format!("{names}.join(', ')"))?;
    let wished = "['Today', 'Yesterday', ...[2, 3, 4, 5, 6].map(days => new Date(Date.now() - days * 86400000).toLocaleDateString('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }))]";
    ensure!(visit.tab.ask(&format!("{wished}.join(', ')"))? == shown, "{shown}");
    visit.in_peace()
}

/// A rook, a key, its door, and the exit.
const LOCKED: &str =
    "title: Locked\nenemy: none\ngoal: exit\npar: 3\nline: Ra1b1 Rb1c1 Rc1d1\n\n##.#\nR1Dx\n";

#[test]
fn a_key_is_shown_while_it_is_held() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.open_own_level(LOCKED)?;
    let drawing =
        |tab: &mut chesswright_browser::Tab| tab.ask("document.querySelector('#board').innerHTML.length");
    visit
        .tab
        .wait_for("document.querySelector('.so-far') && document.querySelector('.held-key') === null")?;
    let before = drawing(&mut visit.tab)?;
    visit.click("a1 b1")?;
    visit.tab.wait_for("document.querySelector('.held-key[data-key=\"1\"] svg path')")?;
    ensure!(drawing(&mut visit.tab)? != before, "the door looks as before");
    // It is spent on the door.
    visit.click("b1 c1")?;
    visit.tab.wait_for("document.querySelector('.held-key') === null")?;
    visit.click("c1 d1")?;
    visit.tab.wait_for("document.querySelector('.level-end[data-end=won] .stars[data-stars=\"3\"]')")?;
    visit.in_peace()
}

#[test]
fn the_end_of_a_level_is_plain_to_see_beside_the_board() -> Result<()> {
    for size in [Size::Wide, Size::Phone] {
        let mut visit = Visit::new(size)?;
        let line = visit.open_level(0, 1)?;
        ensure!(
            visit.tab.ask("document.querySelectorAll('[data-level=hint], [data-tool=hint]').length")? == 1
        );
        for cells in &line {
            visit.click(&format!("{} {}", &cells[..2], &cells[2..]))?;
            visit.settle()?;
        }
        visit.tab.wait_text(".level-end[data-end=won] h2", "Solved")?;
        visit.settle()?;
        let seen = "['.level-end h2', '.level-end .stars', '[data-level=next]', '[data-level=again]'].filter(name => { \
                    const box = document.querySelector(name).getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2; \
                    return !document.querySelector('.level-end').contains(document.elementFromPoint(x, y)); }).join(' ')";
        let hidden = visit.tab.ask(seen)?;
        ensure!(hidden == "", "{size:?}: {hidden} cannot be seen");
        let over = visit.tab.ask(
            "(() => { const end = document.querySelector('.level-end').getBoundingClientRect(), board = document.querySelector('#board').getBoundingClientRect(); \
             return end.left < board.right && end.right > board.left && end.top < board.bottom && end.bottom > board.top; })()",
        )?;
        ensure!(over == false, "{size:?}: it covers the board");
        visit.tab.press("[data-level=next]")?;
        visit.tab.wait_text(".so-far .count", "Moves: 0")?;
        visit.in_peace()?;
    }
    Ok(())
}

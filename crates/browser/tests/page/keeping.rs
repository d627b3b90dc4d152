//! Storage and exchange: between visits, in files, in links and as PGN.

use anyhow::{Result, ensure};
use chesswright_browser::Size;
use chesswright_catalog::level;

use crate::visit::Visit;

#[test]
fn an_unfinished_game_comes_back() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("capablanca")?;
    visit.click("e2 e4")?;
    visit.tab.reload()?;
    visit.tab.wait_text("h1", "Capablanca")?;
    visit.moves("e4")?;
    visit.click("e7 e5")?;
    visit.moves("e4 e5")?;
    // A game without moves is restored too.
    visit.set_up_from("chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")?;
    visit.tab.reload()?;
    visit.tab.wait_for("document.querySelectorAll('#board .piece').length === 3")?;
    visit.in_peace()
}

#[test]
fn clicks_that_come_before_the_program_are_played_on_the_board_they_were_made_on() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.look_at_chess()?;
    visit.press_early("e2 e4")?;
    // Nothing is stored, so the page starts with chess again.
    visit.tab.ask("Storage.prototype.setItem = () => {}; localStorage.clear(); true")?;
    visit.tab.reload()?;
    visit.tab.wait_for("globalThis.pressed === true")?;
    visit.tab.wait_for("document.querySelector('.round .move')?.textContent === 'e4'")?;
    visit.in_peace()
}

#[test]
fn clicks_that_come_before_the_program_are_not_played_on_another_game() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("capablanca")?;
    visit.click("e2 e4")?;
    visit.moves("e4")?;
    // Clicks at a place where the resumed game would have a pawn with a legal move.
    visit.press_early("e7 e5")?;
    visit.tab.reload()?;
    visit.tab.wait_for("globalThis.pressed === true")?;
    visit.tab.wait_text("h1", "Capablanca")?;
    visit.settle()?;
    visit.click("e7 e6")?;
    visit.moves("e4 e6")?;
    visit.in_peace()
}

#[test]
fn a_place_on_the_page_is_no_link_to_a_game() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("chess")?;
    visit.click("e2 e4")?;
    visit.tab.ask("document.querySelector('a.skip').click(); true")?;
    visit.tab.wait_for("document.activeElement.id === 'board'")?;
    ensure!(visit.tab.ask("location.hash")? == "", "the link changes the address");
    // Older versions of the page may have left this in the address.
    visit.tab.ask("location.hash = '#board'; true")?;
    visit.tab.reload()?;
    visit.moves("e4")?;
    ensure!(
        visit.tab.ask("document.querySelector('.notice') === null")? == true,
        "a position was looked for"
    );
    visit.in_peace()
}

#[test]
fn codes_of_levels_open_while_the_page_is_open() -> Result<()> {
    let level = level::read("goal: take all\n\nr..\n...\nR..\n")
        .map_err(|problems| anyhow::anyhow!("{problems:?}"))?;
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("chess")?;
    visit.tab.ask(&format!("location.hash = {:?}; true", format!("#{}", level.to_code())))?;
    visit.tab.wait_for("document.querySelector('.level .so-far')")?;
    ensure!(visit.tab.ask("location.hash")? == "", "loading the page again would begin it anew");
    visit.in_peace()
}

#[test]
fn the_page_goes_on_without_its_server() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.tab.wait_for("navigator.serviceWorker.controller !== null")?;
    visit.cut_off();
    visit.tab.reload()?;
    visit.set_up_computer("minixiangqi", "person-computer", 1)?;
    visit.click("d2 d3")?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")
}

#[test]
fn texts_are_fetched_when_they_are_asked_for_and_then_kept() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.tab.wait_for("navigator.serviceWorker.controller !== null")?;
    visit.set_up("chess")?;
    let fetched = "performance.getEntriesByType('resource').map(part => part.name.split('/').at(-1)) \
        .filter(name => /\\.(ftl|txt)$/.test(name) && name !== 'thumbnails.txt').join(' ')";
    ensure!(visit.tab.ask(fetched)? == "", "texts came that nobody asked for");
    visit.speak("de")?;
    visit.tab.wait_text(".status", "Weiß am Zug.")?;
    visit.close_window()?;
    visit.open_daily(0)?;
    ensure!(
        visit.tab.ask(fetched)? == "de.ftl games-de.ftl mistakes-de.ftl daily.txt",
        "{}",
        visit.tab.ask(fetched)?
    );
    // Both work without the server. The file of daily levels contains those of other days too.
    visit.cut_off();
    visit.tab.reload()?;
    visit
        .tab
        .wait_for("document.documentElement.lang === 'de' && document.querySelector('.level .so-far')")?;
    visit.set_up("chess")?;
    visit.tab.wait_text(".status", "Weiß am Zug.")?;
    visit.open_daily(1)?;
    // If a language cannot be loaded, the page says so and keeps its language.
    visit.speak("fr")?;
    visit.tab.wait_text(".notice", "konnte nicht geladen werden")?;
    ensure!(visit.tab.ask("document.documentElement.lang")? == "de");
    // If no other language is available, the page uses English.
    visit.tab.reload()?;
    visit.tab.wait_text(".notice", "could not be loaded")?;
    visit.tab.wait_for("document.documentElement.lang === 'en' && document.querySelector('.level .so-far')")
}

#[test]
fn a_missing_daily_level_is_reported() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.tab.wait_for("navigator.serviceWorker.controller !== null")?;
    visit.set_up("chess")?;
    visit.click("e2 e4")?;
    visit.cut_off();
    visit.tab.press("[data-tool=levels]")?;
    visit.tab.press("[data-level^='day-']")?;
    visit.tab.wait_text(".notice", "could not be loaded")?;
    visit.tab.key("Escape")?;
    visit.tab.wait_for("document.querySelector('dialog') === null")?;
    visit.moves("e4")?;
    visit.click("e7 e5")?;
    visit.moves("e4 e5")
}

#[test]
fn links_and_pgn_carry_the_game() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("atomic")?;
    visit.click("e2 e4")?;
    visit.click("d7 d5")?;
    visit.tab.press("[data-tool=share]")?;
    let link =
        visit.tab.ask("document.querySelector('#share-link').value")?.as_str().unwrap_or_default().to_owned();
    let pgn =
        visit.tab.ask("document.querySelector('#share-pgn').value")?.as_str().unwrap_or_default().to_owned();
    visit.tab.key("Escape")?;
    visit.set_up("chess")?;
    visit.open_text(&pgn)?;
    visit.moves("e4 d5")?;
    visit.tab.wait_text("h1", "Atomic")?;
    visit.set_up("chess")?;
    visit.tab.leave()?;
    visit.tab.go(&link)?;
    visit.tab.wait_text("h1", "Atomic")?;
    visit.moves("e4 d5")?;
    visit.in_peace()
}

#[test]
fn a_lost_tab_loses_nothing() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("capablanca")?;
    visit.click("e2 e4")?;
    visit.moves("e4")?;
    let mut visit = visit.lose_tab()?;
    visit.tab.wait_text("h1", "Capablanca")?;
    visit.moves("e4")?;
    visit.click("e7 e5")?;
    visit.moves("e4 e5")?;
    visit.in_peace()
}

#[test]
fn a_game_is_saved_as_a_file_and_goes_on_from_it() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("atomic")?;
    visit.click("e2 e4")?;
    visit.click("d7 d5")?;
    visit.catch_files()?;
    visit.tab.press("[data-tool=save]")?;
    visit.saved("atomic.chess-game", "application/vnd.chesswright.game+json", 100)?;
    let file = visit.tab.ask("globalThis.last.blob.text()")?;
    let file = file.as_str().unwrap_or_default().to_owned();
    visit.set_up("chess")?;
    visit.drop_files(&[("kept.chess-game", &file)])?;
    visit.tab.wait_text("h1", "Atomic")?;
    visit.moves("e4 d5")?;
    visit.set_up("atomic")?;
    visit.drop_files(&[("kept.chess-game", &file)])?;
    visit.moves("e4 d5")?;
    visit.click("e4 d5")?;
    visit.moves("e4 d5 exd5")?;
    visit.in_peace()
}

#[test]
fn leaving_a_game_keeps_it() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("gardner")?;
    visit.click("a2 a3")?;
    visit.tools_are_seen()?;
    visit.tab.press("[data-tool=quit]")?;
    visit.tab.wait_for("document.querySelector('.welcome')")?;
    visit.tab.press("[data-tool=open]")?;
    visit.tab.press(".kept-games .kept")?;
    visit.moves("a3")?;
    visit.in_peace()
}

#[test]
fn a_game_becomes_a_film_and_its_making_can_be_stopped() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("gardner")?;
    visit.click("a2 a3")?;
    visit.click("b4 a3")?;
    visit.catch_files()?;
    visit.tab.press("[data-tool=share]")?;
    visit.tab.press("[data-save=film]")?;
    visit.saved("gardner.gif", "image/gif", 5_000)?;
    let (width, height, pictures) = visit.film()?;
    ensure!(width.max(height) == 720 && pictures == 3, "{width} by {height}, {pictures} pictures");
    // A film that takes long can be stopped.
    visit.tab.ask(
        "(() => { const decode = HTMLImageElement.prototype.decode; \
         HTMLImageElement.prototype.decode = async function() { await new Promise(done => setTimeout(done, 400)); return decode.call(this); }; })()",
    )?;
    visit.tab.press("[data-save=film]")?;
    visit.tab.wait_for("document.querySelector('#film-progress')")?;
    visit.tab.press("[data-save=stop]")?;
    visit.tab.wait_for("document.querySelector('[data-save=film]')")?;
    visit.tab.ask("new Promise(done => setTimeout(done, 1500))")?;
    ensure!(
        visit.tab.ask("globalThis.saved.some(file => file.type === 'image/gif')")? == false,
        "a film came all the same"
    );
    // A film that cannot be made is reported.
    visit.tab.ask("HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken')); true")?;
    visit.tab.press("[data-save=film]")?;
    visit.tab.wait_text(".notice", "The image could not be created")?;
    let complaints = visit.tab.complaints()?;
    ensure!(complaints.iter().all(|told| told.contains("broken")), "{complaints:?}");
    visit.moves("a3 bxa3")?;
    visit.in_peace()
}

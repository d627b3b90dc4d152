//! Opening: whatever is pasted or dropped is recognised and played, several games are listed, and mistakes are told where they
//! can be seen, for what the text was meant to be.

use anyhow::{Result, ensure};
use chesswright_browser::Size;
use chesswright_catalog::import::tiled;
use chesswright_catalog::level::packs::CAMPAIGN;

use crate::visit::Visit;

/// Pastes a text on the page, where no field has the focus.
fn paste(visit: &mut Visit, text: &str) -> Result<()> {
    visit.tab.ask(&format!(
        "(() => {{ document.activeElement.blur(); const data = new DataTransfer(); data.setData('text/plain', {text:?}); \
         window.dispatchEvent(new ClipboardEvent('paste', {{ clipboardData: data, bubbles: true, cancelable: true }})); return true; }})()"
    ))?;
    Ok(())
}

const TOML: &str = "name = \"hill\"\ntitle = \"My Hill\"\nextends = \"chess\"\n\n[end]\nchecks = 2\n";
const FILE: &str = "[Event \"Club evening\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2024.05.31\"]\n[Result \"1-0\"]\n\n\
    1. e4! { [%eval 0.31] [%clk 0:09:58] strong } e5 2. Nf3 1-0\n\n\
    [Event \"Final\"]\n[White \"Carl\"]\n[Black \"Dora\"]\n[Result \"0-1\"]\n\n1. d4 d5 0-1\n\n[White \"Eve\"]\n[Black \"Anna\"]\n\n1. c4 *\n";

#[test]
fn what_is_pasted_or_dropped_is_recognised_and_played() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    paste(&mut visit, TOML)?;
    visit.tab.wait_text("h1", "My Hill")?;
    paste(&mut visit, "[duck-race:racingkings]\nwallingRule = duck\n")?;
    visit.tab.wait_text("h1", "duck-race")?;
    paste(&mut visit, "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1")?;
    visit.tab.wait_text("h1", "Xiangqi")?;
    paste(&mut visit, "1. e4 c5 2. Nf3 *")?;
    visit.moves("e4 c5 Nf3")?;
    let level = &CAMPAIGN[0].levels().map_err(|_| anyhow::anyhow!("what ships cannot be read"))?[0];
    visit.drop_files(&[("level.tmj", &tiled::write(level))])?;
    visit.tab.wait_text("h1", &level.title)?;
    visit.drop_files(&[("mine.toml", TOML)])?;
    visit.tab.wait_text("h1", "My Hill")?;
    // In a field, a text is only pasted.
    visit.tab.press("#typed")?;
    visit.tab.ask("document.querySelector('#typed').dispatchEvent(new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true })); true")?;
    visit.tab.wait_text("h1", "My Hill")?;
    visit.in_peace()
}

#[test]
fn of_many_games_one_is_chosen_and_its_notes_are_shown_and_edited() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.open_text(FILE)?;
    visit.tab.wait_for("document.querySelectorAll('.several .kept').length === 3")?;
    visit.tab.press(".several-filter")?;
    visit.tab.type_text("anna 2024")?;
    visit.tab.wait_for("document.querySelectorAll('.several .kept').length === 1")?;
    visit.tab.press(".several .kept")?;
    visit.moves("e4! e5 Nf3")?;
    // Names, evaluations, clocks and comments.
    visit.tab.wait_text(".below .who b", "Anna")?;
    visit.tab.wait_text(".above .who b", "Ben")?;
    visit.tab.wait_for(
        "[...document.querySelectorAll('.told')].map(told => told.textContent).join(' ').startsWith('0.31')",
    )?;
    visit.tab.wait_text(".comment", "strong")?;
    ensure!(
        visit.tab.ask("document.querySelector('.moves').textContent.includes('[%')")? == false,
        "commands are shown"
    );
    // They are edited and exported.
    visit.tab.press(".round .move")?;
    visit.tab.press("[data-tool=notes]")?;
    visit.tab.wait_for("document.querySelector('#tag-Event').value === 'Club evening'")?;
    visit.tab.ask("(() => { const set = (id, value) => { const e = document.getElementById(id); e.value = value; \
        e.dispatchEvent(new Event('change', { bubbles: true })); }; set('tag-Site', 'Oslo'); set('comment', 'brave'); return true; })()")?;
    visit.tab.press("[data-sign='!?']")?;
    visit.tab.wait_for("document.querySelector('[data-sign=\"!?\"][aria-pressed=true]')")?;
    visit.tab.key("Escape")?;
    visit.moves("e4!? e5 Nf3")?;
    visit.tab.wait_text(".comment", "brave")?;
    visit.tab.press("[data-tool=share]")?;
    visit.tab.wait_for(
        "(text => ['[White \"Anna\"]', '[Site \"Oslo\"]', '[Date \"2024.05.31\"]', 'brave'].every(part => text.includes(part)))\
         (document.querySelector('#share-pgn').value)",
    )?;
    visit.in_peace()
}

#[test]
fn own_games_are_exported_with_names_and_date() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up_computer("chess", "person-computer", 1)?;
    visit.tab.press("[data-tool=share]")?;
    visit.tab.wait_for(
        "(text => /\\[Date \"20\\d\\d\\.\\d\\d\\.\\d\\d\"\\]/.test(text) && text.includes('[Black \"Chesswright, Computer, level 1\"]'))\
         (document.querySelector('#share-pgn').value)",
    )?;
    visit.in_peace()
}

#[test]
fn mistakes_are_told_in_the_window_for_what_was_meant() -> Result<()> {
    const SEEN: &str = "(() => { const notice = document.querySelector('dialog[open] .notice p'); if (!notice) return ''; \
        const b = notice.getBoundingClientRect(); const top = document.elementFromPoint(b.x + b.width / 2, b.y + 8); \
        return notice.contains(top) && b.bottom < innerHeight ? notice.textContent : ''; })()";
    let mut visit = Visit::new(Size::Wide)?;
    visit.tab.key("o")?;
    visit.tab.wait_for("document.querySelector('#open-text')")?;
    for (text, told, not) in [
        ("some words", "cannot be recognised", "FEN of"),
        ("name = \"x\"\nextends = \"chess\"\npeices = {}\n", "game document has mistakes", "position"),
        ("4k3/8/8 w - -", "not a valid position", "document"),
        ("[x:nothing]\nking = k", "variants.ini has mistakes", "position"),
        ("<?xml version=\"1.0\"?><map/>", "Export it as JSON", "position"),
    ] {
        visit.tab.ask("document.querySelector('#open-text').value = ''; true")?;
        visit.tab.press("#open-text")?;
        visit.tab.type_text(text)?;
        visit.tab.press("dialog button.main")?;
        visit.tab.wait_for(&format!("{SEEN}.includes({told:?})"))?;
        let whole = visit.tab.ask(SEEN)?;
        let whole = whole.as_str().unwrap_or_default();
        ensure!(!whole.contains(not) && whole.lines().count() <= 5 && whole.len() < 500, "{text}: {whole}");
    }
    visit.in_peace()
}

//! Trouble in the workshop: whatever fails, nothing that was typed, drawn or opened is lost, and the person can go on.

use anyhow::{Context, Result, ensure};
use chesswright_browser::{Size, Tab};

use crate::studio::{build, cell, go, set, stands, text};
use crate::visit::Visit;

/// Fills what `localStorage` has room for.
const FILL: &str = "(() => { let size = 1 << 20, number = 0; while (size >= 1) { \
    try { localStorage.setItem('filler' + number, 'x'.repeat(size)); number += 1; } catch { size >>= 1; } } return number > 0; })()";
/// Makes room there again.
const EMPTY: &str = "Object.keys(localStorage).filter(key => key.startsWith('filler')).forEach(key => localStorage.removeItem(key)); true";
/// Lets databases refuse whatever is written, as they do when the disk is full.
const FULL: &str = "(() => { globalThis.put ??= IDBObjectStore.prototype.put; \
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }; return true; })()";
/// Makes room there again.
const ROOM: &str = "IDBObjectStore.prototype.put = globalThis.put; true";
/// Whether the page says that there is no room.
const TOLD: &str = "document.querySelector('[data-unkept]') !== null";

/// Lets workers of errands die: as often as `deaths` says, one that is given an errand ends, without a word.
const MORTAL: &str = "(() => { globalThis.deaths = 0; globalThis.workers = []; const Whole = Worker; \
    globalThis.Worker = class extends Whole { constructor(...all) { super(...all); workers.push(this); } \
    postMessage(text, ...more) { if (deaths > 0 && String(text).startsWith('{\"errand\"')) { deaths -= 1; this.terminate(); } \
    else super.postMessage(text, ...more); } }; return true; })()";

/// Adds a line to the text of the document.
fn type_line(tab: &mut Tab, line: &str) -> Result<()> {
    go(tab, "text")?;
    tab.press("#studio-text")?;
    tab.ask("(() => { const t = document.querySelector('#studio-text'); t.setSelectionRange(t.value.length, t.value.length); return true; })()")?;
    tab.type_text(&format!("{line}\n"))?;
    tab.wait_for(&format!("document.querySelector('#studio-text').value.includes({line:?})"))
}

/// Lets what the page does in the background come to its end.
fn pause(tab: &mut Tab, milliseconds: u32) -> Result<()> {
    tab.ask(&format!("new Promise(done => setTimeout(() => done(true), {milliseconds}))")).map(|_| ())
}

#[test]
fn full_storage_is_told_and_loses_nothing() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    type_line(tab, "# with room")?;
    pause(tab, 300)?;
    // As long as one of both places has room, all is stored.
    tab.ask(FULL)?;
    type_line(tab, "# in one place")?;
    pause(tab, 500)?;
    ensure!(tab.ask(TOLD)? == false, "there was room in one place");
    tab.reload()?;
    tab.wait_for("document.querySelector('#studio-root')")?;
    ensure!(text(tab)?.contains("# in one place"), "{}", text(tab)?);
    // Without any room, the page says so, and goes on saying so while people go on.
    tab.ask(FULL)?;
    tab.ask(FILL)?;
    type_line(tab, "# nowhere")?;
    tab.wait_for(TOLD)?;
    tab.wait_text("[data-unkept]", "no room")?;
    go(tab, "setup")?;
    tab.press("[data-brush=erase]")?;
    cell(tab, "d1")?;
    tab.wait_for("!document.querySelector('#studio-board [data-stands=d1]')")?;
    ensure!(tab.ask(TOLD)? == true, "it is told only once");
    let asks = "!dispatchEvent(new Event('beforeunload', { cancelable: true }))";
    ensure!(tab.ask(asks)? == true, "the page can be closed without a question");
    // Another game can be begun, and the first one is still there.
    go(tab, "start")?;
    tab.press("[data-fork=duck]")?;
    tab.wait_for("document.querySelector('#studio-title').value.includes('Duck')")?;
    go(tab, "start")?;
    tab.wait_for("document.querySelectorAll('[data-document]').length === 2")?;
    tab.press("[data-document]:not([aria-current])")?;
    tab.wait_for("!document.querySelector('#studio-title').value.includes('Duck')")?;
    let ours = text(tab)?;
    ensure!(ours.contains("# nowhere") && ours.contains("# with room"), "{ours}");
    tab.press("[data-foot=undo]")?;
    stands(tab, "d1")?;
    tab.press("[data-foot=redo]")?;
    // Both can be saved as files.
    visit.catch_files()?;
    let tab = &mut visit.tab;
    tab.press("[data-unkept=save]")?;
    tab.wait_for("globalThis.saved.length === 2 && globalThis.saved.every(file => file.name)")?;
    let saved = tab.ask("Promise.all(saved.map(async file => `${file.name}: ${await file.blob.text()}`)).then(all => all.join('\\n'))")?;
    let saved = saved.as_str().context("no files")?;
    ensure!(saved.contains("# nowhere") && saved.contains("my-duck-chess.toml: "), "{saved}");
    // As soon as there is room, both are stored, without anything that somebody does.
    tab.ask(EMPTY)?;
    tab.ask(ROOM)?;
    tab.wait_for(&format!("!({TOLD})"))?;
    tab.wait_text(".st-notice", "room again")?;
    ensure!(tab.ask(asks)? == false, "the page still asks before it is closed");
    let mut visit = visit.lose_tab()?;
    build(&mut visit)?;
    ensure!(text(&mut visit.tab)? == ours, "{}", text(&mut visit.tab)?);
    go(&mut visit.tab, "start")?;
    visit.tab.wait_for("document.querySelectorAll('[data-document]').length === 2")?;
    visit.in_peace()
}

#[test]
fn removing_a_document_makes_room_for_another() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    // A large document is stored in the place that has room for it.
    type_line(tab, "# large")?;
    set(
        tab,
        "#studio-text",
        &format!("name = 'large'\ntitle = 'Large'\nextends = 'chess'\n# {}\n", "x".repeat(3000)),
    )?;
    pause(tab, 300)?;
    tab.ask(FULL)?;
    type_line(tab, "# hurried")?;
    pause(tab, 300)?;
    tab.ask(FILL)?;
    go(tab, "start")?;
    tab.press("[data-fork=duck]")?;
    tab.wait_for(TOLD)?;
    go(tab, "start")?;
    tab.wait_for("document.querySelectorAll('[data-document]').length === 2")?;
    // The first press asks, the second one removes.
    tab.press("li:has([data-document]:not([aria-current])) button.plain")?;
    tab.press("li:has([data-document]:not([aria-current])) button.plain")?;
    tab.wait_for(&format!("!({TOLD})"))?;
    tab.wait_for("document.querySelectorAll('[data-document]').length === 1")?;
    let mut visit = visit.lose_tab()?;
    build(&mut visit)?;
    visit.tab.wait_for("document.querySelector('#studio-title').value.includes('Duck')")?;
    visit.in_peace()
}

#[test]
fn a_worker_that_dies_is_replaced_and_nothing_is_lost() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    tab.ask(MORTAL)?;
    tab.press("[data-start=level]")?;
    tab.wait_for("document.querySelector('.studio[data-level=won]')")?;
    set(tab, "#studio-title", "Mortal")?;
    // A worker dies silently, and another one solves the level.
    tab.ask("globalThis.deaths = 1; true")?;
    tab.press("[data-brush=wall]")?;
    cell(tab, "d3")?;
    tab.wait_for("globalThis.deaths === 0 && document.querySelector('.studio[data-level=won]')")?;
    // If that one dies as well, the page says so and tries again when somebody wants it.
    tab.ask("globalThis.deaths = 2; true")?;
    cell(tab, "d2")?;
    tab.wait_text("[data-foot=verdict]", "crashed")?;
    ensure!(tab.ask("globalThis.deaths")? == 0);
    cell(tab, "d4")?;
    tab.wait_for("document.querySelector('.studio[data-level=won]')")?;
    tab.ask("globalThis.deaths = 2; true")?;
    cell(tab, "d5")?;
    tab.wait_text("[data-foot=verdict]", "crashed")?;
    tab.press("[data-foot=again]")?;
    tab.wait_for("document.querySelector('.studio[data-level=won]')")?;
    // One that waits for an errand may have died, too; and one that throws is no longer asked.
    tab.ask("workers.at(-1).terminate(); true")?;
    pause(tab, 300)?;
    cell(tab, "c3")?;
    tab.wait_for("document.querySelector('.studio[data-level=won]')")?;
    tab.ask("workers.at(-1).dispatchEvent(new ErrorEvent('error')); true")?;
    cell(tab, "c2")?;
    tab.wait_for("document.querySelector('.studio[data-level=won]')")?;
    let drawn = text(tab)?;
    ensure!(drawn.contains("title: Mortal") && drawn.contains("..##"), "{drawn}");
    tab.reload()?;
    tab.wait_for("document.querySelector('.studio[data-level=won]')")?;
    ensure!(text(tab)? == drawn);
    visit.in_peace()
}

#[test]
fn the_lab_goes_on_after_its_worker_has_died() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    tab.ask(MORTAL)?;
    go(tab, "board")?;
    for _ in 0..2 {
        tab.press("[data-step=files-less]")?;
        tab.press("[data-step=ranks-less]")?;
    }
    go(tab, "lab")?;
    set(tab, "#lab-games", "20")?;
    set(tab, "#lab-level", "0")?;
    tab.press("[data-lab=go]")?;
    let counted = "parseInt(document.querySelector('[data-lab=count]').textContent)";
    tab.wait_for(&format!("{counted} >= 2"))?;
    tab.ask("workers.at(-1).terminate(); true")?;
    tab.wait_for("document.querySelector('[data-lab=go]:enabled')")?;
    ensure!(tab.ask(counted)? == 20, "{}", tab.ask(counted)?);
    ensure!(tab.ask("workers.length")?.as_u64() >= Some(2), "no worker was replaced");
    ensure!(tab.ask("document.querySelector('.st-card [role=alert]')")?.is_null());
    // Two that die at the same game are told.
    tab.ask("globalThis.deaths = 2; true")?;
    tab.press("[data-lab=go]")?;
    tab.wait_text(".st-card [role=alert]", "crashed")?;
    ensure!(tab.ask(counted)? == 20, "the games that were played are gone");
    tab.press("[data-lab=go]")?;
    tab.wait_for(&format!("{counted} === 40"))?;
    visit.in_peace()
}

#[test]
fn what_is_typed_and_not_left_yet_survives_and_so_does_what_is_opened() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    // A title that is being typed.
    tab.press("#studio-title")?;
    tab.ask("document.querySelector('#studio-title').select(); true")?;
    tab.type_text("Half a na")?;
    tab.reload()?;
    tab.wait_for("document.querySelector('#studio-title')?.value === 'Half a na'")?;
    // A level that is opened and not changed.
    go(tab, "start")?;
    tab.press(".st-paste summary")?;
    set(tab, "#studio-paste", "title: Opened\nenemy: none\ngoal: exit\n\nP..x\n")?;
    tab.press("[data-start=paste]")?;
    tab.wait_for("document.querySelector('.studio[data-level]')")?;
    tab.reload()?;
    tab.wait_for("document.querySelector('.studio[data-level]')")?;
    ensure!(text(tab)?.contains("title: Opened"));
    // A position that is being set up.
    tab.press("[data-way=start]")?;
    tab.press("[data-start=position]")?;
    tab.wait_for("document.querySelector('.studio[data-pane=position]')")?;
    tab.press("[data-palette='0-queen']")?;
    cell(tab, "d4")?;
    stands(tab, "d4")?;
    tab.reload()?;
    tab.wait_for("document.querySelector('.studio[data-pane=position]')")?;
    stands(tab, "d4")?;
    // All of them are listed.
    tab.press("[data-way=start]")?;
    tab.wait_for("document.querySelectorAll('[data-document]').length === 3")?;
    visit.in_peace()
}

/// A level that cannot be won says why, in the bar and in full.
#[test]
fn a_level_without_a_solution_says_why() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    tab.press(".st-paste summary")?;
    set(tab, "#studio-paste", "title: Shut in\nenemy: none\ngoal: exit\n\nR.D1x\n")?;
    tab.press("[data-start=paste]")?;
    tab.wait_for("document.querySelector('.studio[data-level=lost]')")?;
    tab.wait_text("[data-foot=verdict]", "The key on d1 lies behind the door on c1")?;
    tab.press("[data-foot=verdict]")?;
    tab.wait_text(".st-card", "Proved: of all")?;
    tab.wait_text("[data-why]", "No piece ever reaches the exit: e1")?;
    tab.wait_text("[data-why]", "Without what is on c1")?;
    visit.in_peace()
}

//! Failures: the page reports them in plain words, and nothing is lost.

use anyhow::{Context, Result, ensure};
use chesswright_browser::Size;
use chesswright_game::{Game, save};
use chesswright_rules::Rules;

use crate::visit::Visit;

#[test]
fn failures_are_reported_and_lose_no_data() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("chess")?;
    visit.click("e2 e4")?;
    for (text, told) in [
        ("g1.notagame", "is damaged"),
        ("{\"format\": \"chesswright-game\"", "cannot be opened"),
        ("nonsense", "cannot be recognised"),
        ("<img src=x onerror=alert(1)>", "cannot be recognised"),
        ("g1.<script>alert(1)</script>", "is damaged"),
    ] {
        visit.open_text(text)?;
        visit.tab.wait_text(".notice", told)?;
        visit.tab.key("Escape")?;
        visit.tab.wait_for("document.querySelector('dialog') === null")?;
        visit.moves("e4")?;
    }
    visit
        .tab
        .ask("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }")?;
    visit.click("e7 e5")?;
    visit.tab.wait_text(".notice", "is full")?;
    visit.moves("e4 e5")?;
    visit.in_peace()
}

#[test]
fn nothing_but_the_page_itself_runs() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    let policy = visit.tab.ask("fetch('/').then(answer => answer.headers.get('content-security-policy'))")?;
    let policy = policy.as_str().unwrap_or_default();
    ensure!(policy.contains("default-src 'none'") && !policy.contains("unsafe-inline"), "{policy}");
    visit.tab.ask("(() => { const s = document.createElement('script'); s.textContent = 'window.ran = true'; document.body.append(s); })()")?;
    ensure!(visit.tab.ask("window.ran === undefined")? == true, "an inline script ran");
    ensure!(
        visit.tab.complaints()?.iter().any(|told| told.contains("Content Security Policy")),
        "nobody complained"
    );
    let elsewhere = visit.tab.ask("performance.getEntriesByType('resource').filter(e => !e.name.startsWith(location.origin) && !e.name.startsWith('blob:')).length")?;
    ensure!(elsewhere == 0, "something came from elsewhere");
    Ok(())
}

#[test]
fn a_malformed_pgn_is_read_as_far_as_it_goes() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.open_text("[Event \"x\"]\n\n1. e4 e5 2. Zz9 Nf6 *")?;
    visit.tab.wait_text(".notice", "Opened with warnings")?;
    ensure!(visit.tab.text(".notice")?.contains("Zz9"), "the fault is not named");
    visit.tab.wait_for(
        "[...document.querySelectorAll('.round .move')].slice(0, 2).map(move => move.textContent).join(' ') === 'e4 e5'",
    )?;
    visit.in_peace()
}

#[test]
fn a_wrong_link_leaves_the_game_alone() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("chess")?;
    visit.click("e2 e4")?;
    visit.tab.ask("location.hash = '#g1.nonsense'; true")?;
    visit.tab.wait_text(".notice", "is damaged")?;
    visit.moves("e4")?;
    let mut visit = visit.lose_tab()?;
    visit.moves("e4")?;
    visit.in_peace()
}

#[test]
fn a_broken_save_is_reported_and_left_unchanged() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("capablanca")?;
    visit.click("e2 e4")?;
    visit.moves("e4")?;
    let kept = "Object.keys(localStorage).filter(key => key.startsWith('chesswright/game/') && localStorage[key].includes('Capablanca'))";
    visit.tab.ask(&format!(
        "(() => {{ const [key] = {kept}; const kept = JSON.parse(localStorage[key]); kept.game = kept.game.slice(0, 60); \
         localStorage[key] = JSON.stringify(kept); }})()"
    ))?;
    let mut visit = visit.lose_tab()?;
    visit.tab.wait_text(".notice", "can no longer be opened")?;
    ensure!(visit.tab.ask(&format!("{kept}.length"))? == 1, "the broken game was thrown away");
    // Another game can be played.
    visit.set_up("chess")?;
    visit.click("d2 d4")?;
    visit.moves("d4")?;
    visit.in_peace()
}

#[test]
fn unreadable_data_is_reported_and_can_be_saved() -> Result<()> {
    const GAME: &str = "chesswright/game/1-torn";
    const TORN: &str = "{\"id\":\"1-torn\",\"title\":\"Ches";
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("capablanca")?;
    visit.click("e2 e4")?;
    visit.moves("e4")?;
    visit.tab.ask(&format!(
        "localStorage[{GAME:?}] = {TORN:?}; localStorage['chesswright/levels'] = 'stars'; true"
    ))?;
    let mut visit = visit.lose_tab()?;
    visit.tab.wait_text(".notice", "2 items saved in this browser can no longer be read")?;
    // Games that can be read are still there.
    visit.tab.wait_text("h1", "Capablanca")?;
    visit.moves("e4")?;
    // Unreadable texts can be saved as files.
    visit.catch_files()?;
    visit.tab.press("[data-tool=open]")?;
    visit.tab.wait_for("document.querySelector('.kept-games')")?;
    ensure!(visit.tab.ask("document.querySelectorAll('.unread').length")? == 2, "they are not listed");
    visit.tab.press("[data-save-kept='1-torn']")?;
    visit.saved("1-torn.txt", "text/plain", 10)?;
    ensure!(visit.tab.ask("globalThis.last.blob.text()")? == TORN, "the file is not what was kept");
    ensure!(visit.tab.ask(&format!("localStorage[{GAME:?}]"))? == TORN, "what was kept is gone");
    // A readable game can be saved as a file without opening it.
    visit.tab.press("li:not(:has(.unread)) [data-save-kept]")?;
    visit.saved("Capablanca Chess.chess-game", "application/vnd.chesswright.game+json", 100)?;
    // It is deleted only when the user asks for it.
    visit.tab.press("[data-game='1-torn']")?;
    visit.tab.wait_for(&format!("localStorage.getItem({GAME:?}) === null"))?;
    ensure!(visit.tab.ask("document.querySelectorAll('.unread').length")? == 1);
    visit.in_peace()
}

#[test]
fn nothing_of_a_link_is_markup() -> Result<()> {
    const EVIL: &str = "<img src=x onerror=\"globalThis.ran = true\">";
    let mut definition = chesswright_catalog::definition("chess").context("chess")?;
    (definition.name, definition.title) = ("evil".into(), EVIL.into());
    let rules = Rules::new(&definition)?;
    let link = save::share(&Game::new(&rules), &|_| None, 0);
    let mut visit = Visit::new(Size::Wide)?;
    visit.tab.ask(&format!("location.hash = {:?}; true", format!("#{link}")))?;
    visit.tab.wait_text("h1", EVIL)?;
    for place in ["share", "new", "open", "settings"] {
        visit.tab.press(&format!("[data-tool={place}]"))?;
        visit.tab.wait_for("document.querySelector('dialog[open]')")?;
        visit.tab.key("Escape")?;
        visit.tab.wait_for("document.querySelector('dialog') === null")?;
    }
    visit.tab.press("[role=tab]:nth-child(2)")?;
    ensure!(visit.tab.ask("document.querySelector('img') === null && globalThis.ran === undefined")? == true);
    visit.in_peace()
}

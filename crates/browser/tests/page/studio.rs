//! The workshop: people make games in it, play them at once, and pass them on.

use anyhow::{Context, Result, ensure};
use chesswright_browser::{Size, Tab};

use crate::visit::Visit;

/// Opens the workshop from the landing.
pub(crate) fn build(visit: &mut Visit) -> Result<()> {
    visit.tab.press("[data-welcome=build]")?;
    visit.tab.wait_for("document.querySelector('#studio-board [data-cell=e4]')")
}

/// Shows a part of the game.
pub(crate) fn go(tab: &mut Tab, pane: &str) -> Result<()> {
    tab.press(&format!("[data-way={pane}]"))?;
    tab.wait_for(&format!("document.querySelector('[data-pane={pane}]')"))?;
    // This one is a part of the program, which is fetched.
    if pane == "share" {
        tab.wait_for("document.querySelector('.st-card h2')")?;
    }
    Ok(())
}

/// Clicks a cell of the board in the workshop.
pub(crate) fn cell(tab: &mut Tab, name: &str) -> Result<()> {
    tab.press(&format!("#studio-board [data-cell={name}]"))
}

/// Waits until pieces stand on exactly these cells among the given ones.
pub(crate) fn stands(tab: &mut Tab, name: &str) -> Result<()> {
    tab.wait_for(&format!("document.querySelector('#studio-board [data-stands={name}]')"))
}

/// Clicks a place of the diagram: files to the right, ranks ahead.
pub(crate) fn spot(tab: &mut Tab, x: i32, y: i32) -> Result<()> {
    tab.press(&format!("#studio-diagram [data-at='{x},{y}']"))
}

/// Sets the value of a control, as people do who type and leave it.
pub(crate) fn set(tab: &mut Tab, selector: &str, value: &str) -> Result<()> {
    tab.wait_for(&format!("document.querySelector({selector:?})"))?;
    tab.ask(&format!(
        "(() => {{ const field = document.querySelector({selector:?}); field.focus(); field.value = {value:?}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }})); field.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
    ))
    .map(|_| ())
}

/// The text of the document.
pub(crate) fn text(tab: &mut Tab) -> Result<String> {
    go(tab, "text")?;
    let text = tab.ask("document.querySelector('#studio-text').value")?;
    Ok(text.as_str().context("no text")?.to_owned())
}

/// The hash of the rules of the document.
pub(crate) fn hash(tab: &mut Tab) -> Result<String> {
    let hash = tab.ask("document.querySelector('#studio-root').dataset.hash")?;
    Ok(hash.as_str().context("no hash")?.to_owned())
}

/// Plays a move for White at the table: whichever comes first in a fixed order.
pub(crate) fn play_any(tab: &mut Tab, moves: &[&str]) -> Result<()> {
    let before = tab.ask("document.querySelectorAll('.round .move').length")?.as_u64().unwrap_or(0);
    for text in moves {
        tab.press("#typed")?;
        tab.type_text(text)?;
        tab.key("Enter")?;
        tab.ask("new Promise(done => setTimeout(done, 150))")?;
        if tab.ask("document.querySelectorAll('.round .move').length")?.as_u64().unwrap_or(0) > before {
            // The computer answers.
            return tab
                .wait_for(&format!("document.querySelectorAll('.round .move').length >= {}", before + 2));
        }
        set(tab, "#typed", "")?;
    }
    anyhow::bail!("none of {moves:?} could be played")
}

#[test]
fn the_workshop_opens_with_a_game_and_suggestions_that_undo_takes_back() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    ensure!(
        visit
            .tab
            .ask("performance.getEntriesByType('resource').some(file => file.name.includes('studio'))")?
            == false,
        "the workshop is fetched before anybody wants it"
    );
    build(&mut visit)?;
    let tab = &mut visit.tab;
    let bare = text(tab)?;
    for (idea, said) in [("ThreeChecks", "checks = 3"), ("Wall", "holes"), ("NewKnights", "knight")] {
        go(tab, "start")?;
        tab.press(&format!("[data-idea={idea}]"))?;
        ensure!(text(tab)?.contains(said), "{idea}: {}", text(tab)?);
        tab.press("[data-foot=undo]")?;
        tab.wait_for(&format!("document.querySelector('#studio-text').value === {bare:?}"))?;
    }
    tab.press("[data-foot=redo]")?;
    tab.wait_text("[data-foot=undo]", "knights")?;
    // Leaving brings the table back, and nothing is lost.
    tab.press("[data-way=leave]")?;
    tab.wait_for("document.querySelector('#studio').hidden && !document.querySelector('#app').hidden")?;
    build(&mut visit)?;
    ensure!(text(&mut visit.tab)?.contains("knight"));
    visit.in_peace()
}

/// The five minutes of somebody who has never seen the workshop.
#[test]
fn a_novice_makes_a_game_and_passes_it_on() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    // A small board.
    go(tab, "board")?;
    for _ in 0..2 {
        tab.press("[data-step=files-less]")?;
        tab.press("[data-step=ranks-less]")?;
    }
    tab.wait_for("document.querySelectorAll('#studio-board [data-cell]').length === 36")?;
    // A piece of one's own: one step straight ahead and the leap of a knight.
    go(tab, "pieces")?;
    tab.press("[data-piece-add]")?;
    tab.press("#studio-known")?;
    tab.type_text("duke")?;
    tab.press("[data-known='']")?;
    spot(tab, 1, 2)?;
    tab.wait_for("document.querySelector('#studio-betza').value === 'WN'")?;
    tab.press("[data-piece-place]")?;
    cell(tab, "b1")?;
    tab.wait_for("document.querySelector('[data-foot=undo]').textContent.includes('start position')")?;
    // One rule is changed.
    go(tab, "rules")?;
    tab.press("[data-rule=heading-goal] .st-rule-head")?;
    set(tab, "[id='field-end.checks']", "3")?;
    tab.wait_text("[data-rule=heading-goal] .st-words", "three")?;
    tab.wait_for("document.querySelector('[data-foot=problems]').textContent.includes('No problems')")?;
    let ours = hash(tab)?;
    ensure!(!ours.is_empty());
    // It is played at once.
    tab.press("[data-foot=play]")?;
    tab.wait_for("!document.querySelector('#app').hidden && document.querySelector('#board')")?;
    let openings =
        ["a2a3", "f2f3", "c2c3", "d2d3", "b1c3", "b1a3", "e2e3", "a3a4", "f3f4", "c3c4", "d3d4", "b2b3"];
    for _ in 0..3 {
        play_any(tab, &openings)?;
    }
    tab.press("[data-again=studio]")?;
    tab.wait_for("document.querySelector('[data-pane=rules]')")?;
    go(tab, "share")?;
    let link = tab.ask("document.querySelector('#studio-link').value")?;
    let link = link.as_str().context("no link")?.to_owned();
    let clicks = tab.clicks();
    ensure!(clicks <= 60, "{clicks} clicks");
    ensure!(link.contains("#v1.") && link.len() < 1200, "{link}");
    visit.in_peace()?;
    // Somebody else opens the link.
    let mut other = Visit::new(Size::Wide)?;
    let code = link.split_once('#').context("no fragment")?.1;
    other.tab.ask(&format!("location.hash = {:?}; true", format!("#{code}")))?;
    other.tab.wait_for("document.querySelector('#studio-root')")?;
    ensure!(hash(&mut other.tab)? == ours, "the rules are others");
    other.tab.wait_for("document.querySelectorAll('#studio-board [data-cell]').length === 36")?;
    ensure!(text(&mut other.tab)?.contains("duke"));
    other.in_peace()
}

#[test]
fn a_broken_document_keeps_its_board_and_says_what_is_wrong() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    go(tab, "text")?;
    tab.press("#studio-text")?;
    tab.ask("(() => { const t = document.querySelector('#studio-text'); t.setSelectionRange(t.value.length, t.value.length); return true; })()")?;
    tab.type_text("pieces.knight.betza = \"N?\"\n")?;
    tab.wait_text(".st-findings [data-line='4']", "pieces.knight")?;
    tab.wait_text("[data-foot=problems]", "1 problem")?;
    tab.wait_text("[data-foot=play]", "last good version")?;
    stands(tab, "b1")?;
    // Typing moves neither the cursor nor the text.
    let place = tab.ask("document.querySelector('#studio-text').selectionStart === document.querySelector('#studio-text').value.length")?;
    ensure!(place == true, "the cursor has moved");
    tab.press(".st-findings button")?;
    let chosen = tab.ask("(() => { const t = document.querySelector('#studio-text'); return t.value.slice(0, t.selectionStart).split('\\n').length; })()")?;
    ensure!(chosen == 4, "the finding leads to line {chosen}");
    // Loading the page again loses neither the text nor the way back.
    tab.reload()?;
    tab.wait_for("document.querySelector('#studio-root')")?;
    tab.wait_text("[data-foot=problems]", "1 problem")?;
    stands(tab, "b1")?;
    tab.press("[data-foot=undo]")?;
    tab.wait_text("[data-foot=problems]", "No problems")?;
    visit.in_peace()
}

#[test]
fn what_is_made_survives_the_tab() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    go(&mut visit.tab, "setup")?;
    visit.tab.press("[data-brush=erase]")?;
    cell(&mut visit.tab, "d1")?;
    visit.tab.wait_for("!document.querySelector('#studio-board [data-stands=d8]')")?;
    // Another tab of the same browser changes a copy.
    let mut second = visit.another_tab()?;
    second.press("[data-welcome=build]")?;
    second.wait_for("document.querySelector('#studio-root')")?;
    second.press("[data-way=start]")?;
    second.wait_for("document.querySelector('[data-document]')")?;
    second.press("[data-document]")?;
    second.wait_text(".st-notice", "another tab")?;
    drop(second);
    visit = visit.lose_tab()?;
    build(&mut visit)?;
    go(&mut visit.tab, "start")?;
    // The document and its copy are both there. The copy's tab is still open, so neither is opened by itself.
    visit.tab.wait_for("document.querySelectorAll('[data-document]').length === 2")?;
    visit.in_peace()
}

#[test]
fn a_phone_has_everything_in_reach() -> Result<()> {
    let mut visit = Visit::new(Size::Phone)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    for pane in ["start", "board", "setup", "pieces", "rules", "text", "lab", "share"] {
        go(tab, pane)?;
        let wide = tab.ask("document.querySelector('.studio').scrollWidth <= screen.width && document.querySelector('.st-card').scrollWidth <= document.querySelector('.st-card').clientWidth")?;
        ensure!(wide == true, "{pane} is too wide");
    }
    go(tab, "setup")?;
    tab.press("[data-palette='0-queen']")?;
    cell(tab, "d4")?;
    stands(tab, "d4")?;
    stands(tab, "d5")?;
    tab.press("[data-foot=play]")?;
    tab.wait_for("!document.querySelector('#app').hidden")?;
    tab.press("[data-again=studio]")?;
    tab.wait_for("document.querySelector('[data-pane=setup]')")?;
    visit.in_peace()
}

#[test]
fn the_workshop_speaks_the_language_of_the_page() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.speak("de")?;
    visit.tab.wait_text("h2", "Einstellungen")?;
    visit.tab.key("Escape")?;
    build(&mut visit)?;
    visit.tab.wait_text("[data-way=rules]", "Regeln")?;
    go(&mut visit.tab, "rules")?;
    visit.tab.wait_text("[data-rule=heading-castling]", "Rochade")?;
    visit.in_peace()
}

/// A door, its key, a guard: drawn, proved, tried, and given away.
#[test]
fn a_level_is_drawn_proved_tried_and_given_away() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    tab.press("[data-start=level]")?;
    tab.wait_for("document.querySelector('.studio[data-level]')")?;
    let brush = |tab: &mut Tab, name: &str, cells: &str| -> Result<()> {
        tab.press(&format!("[data-brush='{name}']"))?;
        cells.split_whitespace().try_for_each(|name| cell(tab, name))
    };
    brush(tab, "erase", "a1 g5")?;
    // A level without a piece is no level yet, and nothing can be given away.
    tab.wait_for("document.querySelector('.studio[data-level=broken]')")?;
    go(tab, "share")?;
    tab.wait_for(
        "document.querySelector('[data-share=refused]') && !document.querySelector('#studio-link')",
    )?;
    go(tab, "draw")?;
    brush(tab, "wall", "a1 e1 b2 a3 b3 e3 g3 a4 b4 d4")?;
    brush(tab, "you-rook", "d3")?;
    brush(tab, "key-0", "c4")?;
    brush(tab, "door-0", "e2")?;
    brush(tab, "exit", "e5")?;
    brush(tab, "foe-knight", "e4")?;
    tab.wait_for("document.querySelector('.studio[data-level=won]')")?;
    tab.wait_text("[data-foot=verdict]", "Solvable in 9 moves (one shortest way)")?;
    // The solution is looked at move by move.
    go(tab, "solution")?;
    tab.press(".st-steps li:nth-child(9) button")?;
    tab.wait_for("document.querySelector('#studio-board [data-stands=e5]')")?;
    // What is drawn on is the level as it begins.
    go(tab, "draw")?;
    tab.wait_for("document.querySelector('#studio-board [data-stands=d3]')")?;
    go(tab, "share")?;
    tab.wait_for("document.querySelector('#studio-link')")?;
    let link = tab.ask("document.querySelector('#studio-link').value")?;
    let link = link.as_str().context("no link")?.to_owned();
    ensure!(link.contains("#CL1-"), "{link}");
    // It is tried out, and the way leads back.
    tab.press("[data-foot=play]")?;
    tab.wait_for("!document.querySelector('#app').hidden && document.querySelector('[data-again=studio]')")?;
    tab.press("[data-again=studio]")?;
    tab.wait_for("document.querySelector('.studio[data-level=won]')")?;
    // Loading the page again brings the level back.
    tab.reload()?;
    tab.wait_for("document.querySelector('.studio[data-level]')")?;
    tab.wait_text("[data-foot=verdict]", "Solvable in 9 moves")?;
    visit.in_peace()?;
    // Somebody else opens the link and has the proof.
    let mut other = Visit::new(Size::Wide)?;
    let code = link.split_once('#').context("no fragment")?.1;
    other.tab.ask(&format!("location.hash = {:?}; true", format!("#{code}")))?;
    other.tab.wait_text("body", "(par 9)")?;
    other.in_peace()
}

#[test]
fn a_forged_proof_is_seen_and_not_passed_on() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    tab.press(".st-paste summary")?;
    let forged = "title: Forged\nenemy: none\ngoal: exit\npar: 2\nline: Pa1b1 Pb1c1\n\nP..x\n";
    set(tab, "#studio-paste", forged)?;
    tab.press("[data-start=paste]")?;
    tab.wait_for("document.querySelector('.studio[data-level=won]')")?;
    ensure!(text(tab)? == forged, "opening changes nothing");
    go(tab, "solution")?;
    tab.wait_for("document.querySelector('[data-forged]')")?;
    go(tab, "share")?;
    tab.wait_text(".st-proof", "3 moves")?;
    visit.in_peace()?;
    // The table refuses it.
    let mut other = Visit::new(Size::Wide)?;
    other.tab.press("[data-welcome=levels]")?;
    set(&mut other.tab, "#own-level", forged)?;
    other.tab.press(".own-level button")?;
    other.tab.wait_text(".own-level [role=alert]", "proof")?;
    other.in_peace()
}

#[test]
fn a_position_is_set_up_and_played() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    let tab = &mut visit.tab;
    tab.press("[data-tool=menu]")?;
    tab.press("[data-tool=position]")?;
    tab.wait_for("document.querySelector('.studio[data-pane=position]')")?;
    tab.press("[data-position=clear]")?;
    tab.wait_for("!document.querySelector('#studio-board [data-stands]')")?;
    for (piece, at) in
        [("0-king", "e1"), ("0-rook", "a1"), ("1-king", "h8"), ("1-pawn", "h7"), ("1-pawn", "g7")]
    {
        tab.press(&format!("[data-palette='{piece}']"))?;
        cell(tab, at)?;
        stands(tab, at)?;
    }
    tab.wait_for("document.querySelector('#position-fen').value.startsWith('7k/6pp/8/8/8/8/8/R3K3 w')")?;
    tab.press("[data-turn='1']")?;
    tab.wait_for("document.querySelector('#position-fen').value.includes(' b ')")?;
    tab.press("[data-foot=undo]")?;
    set(tab, "#position-fen", "nonsense")?;
    tab.wait_for("document.querySelector('.st-card .wrong')")?;
    tab.press("[data-foot=play]")?;
    tab.wait_for("!document.querySelector('#app').hidden")?;
    tab.press("#typed")?;
    tab.type_text("a1a8")?;
    tab.key("Enter")?;
    tab.wait_text("body", "checkmate")?;
    visit.in_peace()
}

#[test]
fn the_lab_plays_reports_and_stops() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    go(tab, "board")?;
    for _ in 0..2 {
        tab.press("[data-step=files-less]")?;
        tab.press("[data-step=ranks-less]")?;
    }
    go(tab, "lab")?;
    set(tab, "#lab-games", "200")?;
    set(tab, "#lab-level", "0")?;
    tab.wait_for("document.querySelector('[data-lab=go]:enabled')")?;
    tab.press("[data-lab=go]")?;
    tab.wait_for("parseInt(document.querySelector('[data-lab=count]').textContent) >= 3")?;
    // The page answers while the games are played.
    let longest = "new Promise(done => { let last = performance.now(), most = 0, left = 60; const frame = now => { \
                   most = Math.max(most, now - last); last = now; if (left-- > 0) requestAnimationFrame(frame); else done(most); }; \
                   requestAnimationFrame(frame); })";
    ensure!(tab.ask(longest)?.as_f64().is_some(), "no frame is shown");
    // What was played stays while something else is shown, and playing goes on.
    go(tab, "rules")?;
    go(tab, "lab")?;
    tab.wait_for("parseInt(document.querySelector('[data-lab=count]').textContent) >= 3")?;
    tab.wait_for("document.querySelector('[data-lab=go]:enabled')")?;
    tab.press("[data-lab=go]")?;
    tab.wait_for("parseInt(document.querySelector('[data-lab=count]').textContent) >= 5")?;
    tab.press("[data-lab=stop]")?;
    let count = |tab: &mut Tab| tab.ask("parseInt(document.querySelector('[data-lab=count]').textContent)");
    let stopped = count(tab)?;
    tab.ask("new Promise(done => setTimeout(done, 300))")?;
    ensure!(count(tab)? == stopped, "it goes on");
    tab.wait_for(
        "document.querySelector('[data-lab=flags]') && document.querySelector('.st-histogram rect')",
    )?;
    visit.in_peace()
}

#[test]
fn a_surprise_can_be_played() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    tab.press("[data-start=surprise]")?;
    tab.wait_for("document.querySelector('#studio-title').value === 'Surprise'")?;
    tab.wait_text("[data-foot=problems]", "No problems")?;
    tab.press("[data-foot=play]")?;
    tab.wait_text("h1", "Surprise")?;
    visit.in_peace()
}

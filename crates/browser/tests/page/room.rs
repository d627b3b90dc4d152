//! The room: the landing, the table during a game, phones, focus, the Back button, several tabs.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, ensure};
use chesswright_browser::{Size, Tab};

use crate::visit::Visit;

/// Whether the board or something on it has the focus.
const ON_BOARD: &str = "document.activeElement.id === 'board'";
/// The id or the kind of what has the focus.
const FOCUS: &str = "document.activeElement.id || document.activeElement.tagName";

fn days() -> Result<u64> {
    Ok(SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs() / 86_400)
}

/// Opens the landing, where nothing has been begun.
fn land(tab: &mut Tab) -> Result<()> {
    tab.ask("localStorage.clear(); Storage.prototype.setItem = () => {}; true")?;
    tab.reload()?;
    tab.wait_for("document.querySelector('.welcome')")
}

/// Ten wishes and the clicks or drags that each may take, from the landing or from a game.
#[test]
fn common_wishes_take_few_clicks() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    let mut found = vec![];
    let mut count =
        |visit: &mut Visit, wish: &str, most: usize, act: &dyn Fn(&mut Visit) -> Result<()>| -> Result<()> {
            let before = visit.tab.clicks();
            act(visit).with_context(|| wish.to_owned())?;
            found.push((wish.to_owned(), visit.tab.clicks() - before, most));
            Ok(())
        };
    visit.look_at_chess()?;
    count(&mut visit, "the first move against the computer", 1, &|visit| {
        visit.drag("e2", "e4")?;
        visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")
    })?;
    count(&mut visit, "take the move back", 1, &|visit| {
        visit.tab.press("[data-tool=undo]")?;
        visit.tab.wait_text(".status", "White to move.")
    })?;
    count(&mut visit, "a hint", 1, &|visit| {
        visit.tab.press("[data-tool=hint]")?;
        visit.tab.wait_text(".notice", "Try ")
    })?;
    count(&mut visit, "resign", 2, &|visit| {
        visit.tab.press("[data-tool=resign]")?;
        visit.tab.press("dialog .main")?;
        visit.tab.wait_text(".status.over", "White resigned")
    })?;
    count(&mut visit, "a rematch with colours turned", 1, &|visit| {
        visit.tab.press("[data-again=rematch]")?;
        visit.tab.wait_for("document.querySelector('.below .bar').dataset.side === '1'")
    })?;
    count(&mut visit, "another theme", 3, &|visit| {
        visit.tab.press("[data-tool=settings]")?;
        visit.tab.press(".theme-choice:nth-of-type(2) input")?;
        visit.tab.wait_for("document.documentElement.dataset.theme !== 'walnut'")?;
        visit.tab.key("Escape")
    })?;
    count(&mut visit, "a link to the game", 2, &|visit| {
        visit.tab.press("[data-tool=share]")?;
        visit.tab.wait_for("document.querySelector('#share-link')")?;
        visit.tab.key("Escape")
    })?;
    count(&mut visit, "open a PGN", 4, &|visit| {
        visit.open_text("1. e4 e5 2. Nf3 *")?;
        visit.moves("e4 e5 Nf3")
    })?;
    let today =
        chesswright_catalog::definition(chesswright_catalog::of_the_day(days()?)).context("no game")?.title;
    land(&mut visit.tab)?;
    count(&mut visit, "play a friend here", 1, &|visit| {
        visit.tab.press("[data-welcome=friend]")?;
        visit
            .tab
            .wait_for("document.querySelector('.welcome') === null && !document.querySelector('.who small')")
    })?;
    land(&mut visit.tab)?;
    count(&mut visit, "play Black", 1, &|visit| {
        visit.tab.press("[data-welcome=second]")?;
        visit.tab.wait_for("document.querySelectorAll('.round .move').length === 1")
    })?;
    land(&mut visit.tab)?;
    count(&mut visit, "the game of the day", 1, &|visit| {
        visit.tab.press("[data-welcome=today]")?;
        visit.tab.wait_for(&format!("document.querySelector('.welcome') === null && document.querySelector('h1').textContent === {today:?}"))
    })?;
    land(&mut visit.tab)?;
    count(&mut visit, "today's puzzle", 1, &|visit| {
        visit.tab.press("[data-welcome=solve]")?;
        visit.tab.wait_for("document.querySelector('.level .so-far')")
    })?;
    // A level is solved or not: there is nobody to resign to.
    let offered = "document.querySelector('[data-tool=draw], [data-tool=resign]') === null";
    ensure!(visit.tab.ask(offered)? == true, "draw and resign are offered in a level");
    land(&mut visit.tab)?;
    count(&mut visit, "the first level", 2, &|visit| {
        visit.tab.press("[data-welcome=levels]")?;
        visit.tab.press("[data-level='0-0']")?;
        visit.tab.wait_for("document.querySelector('.level .so-far')")
    })?;
    land(&mut visit.tab)?;
    count(&mut visit, "all games", 1, &|visit| {
        visit.tab.press("[data-welcome=play]")?;
        visit.tab.wait_for("document.querySelector('dialog[open] .begin')")
    })?;
    land(&mut visit.tab)?;
    // The level is chosen in a list, which takes two more clicks.
    count(&mut visit, "xiangqi at level 4 with 10+5", 5, &|visit| {
        visit.tab.press("[data-welcome=play]")?;
        visit.tab.press("label.card:has(input[value=xiangqi])")?;
        visit.tab.press("input[name=mode][value=person-computer]")?;
        visit.tab.ask("(() => { const l = document.querySelector('#level'); l.value = '4'; l.dispatchEvent(new Event('change', { bubbles: true })); return true; })()")?;
        visit.tab.press("input[name=clock][value='10+5']")?;
        visit.tab.press(".begin")?;
        visit.tab.wait_text("h1", "Xiangqi")?;
        visit.tab.wait_text(".who small", "level 4")?;
        visit.tab.wait_text(".clock", "10:00")
    })?;
    let grown: Vec<_> = found.iter().filter(|(_, clicks, most)| clicks > most).collect();
    ensure!(grown.is_empty(), "these take more clicks than before: {grown:?}");
    visit.in_peace()
}

#[test]
fn what_was_begun_goes_on_and_cards_go_once_a_game_has_begun() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    // The board is a game against the computer, and what it can do is beside it.
    visit.tab.wait_text("h1", "Chess")?;
    visit.tab.wait_text(".who small", "Computer, level 3")?;
    ensure!(visit.tab.ask("document.querySelector('[data-welcome=build]').disabled")? == false);
    ensure!(visit.tab.ask("document.querySelector('[data-welcome=continue]') === null")? == true);
    visit.tab.wait_for("document.querySelector('[data-welcome=today] img')")?;
    visit.look_at_chess()?;
    visit.click("d2 d4")?;
    visit.tab.wait_for("document.querySelector('.welcome') === null && document.querySelectorAll('.round .move').length === 2")?;
    let name = visit.tab.ask("document.title")?;
    ensure!(
        name.as_str().is_some_and(|name| name.contains("Chess") && name.contains("White to move")),
        "{name}"
    );
    visit.tab.press("[data-tool=quit]")?;
    visit.tab.press("[data-welcome=continue]")?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    // The landing itself is no game that was begun.
    visit.tab.press("[data-tool=quit]")?;
    visit.tab.reload()?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    visit.in_peace()
}

#[test]
fn a_first_visit_is_shown_around() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.look_at_chess()?;
    let step = |name: &str| format!("document.querySelector('.tour')?.dataset.step === '{name}'");
    visit.tab.press("[data-welcome=tour]")?;
    visit.tab.wait_for(&step("move"))?;
    visit.drag("e2", "e4")?;
    visit.tab.wait_for(&step("undo"))?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    visit.tab.press("[data-tool=undo]")?;
    visit.tab.wait_for(&step("hint"))?;
    visit.tab.press("[data-tool=hint]")?;
    visit.tab.wait_for(&step("done"))?;
    visit.tab.press("[data-tour-close]")?;
    visit.tab.wait_for("document.querySelector('.tour') === null")?;
    // Whoever has played here is not new.
    visit.drag("d2", "d4")?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    visit.tab.press("[data-tool=quit]")?;
    visit
        .tab
        .wait_for("document.querySelector('.welcome') && !document.querySelector('[data-welcome=tour]')")?;
    visit.in_peace()
}

/// Everything that can be seen is inside the window, covers nothing else and is not cut off.
const FLAWS: &str = "(() => { const flaws = [], box = e => e.getBoundingClientRect(), \
    name = e => (e.id || e.className.baseVal || e.className || e.tagName) + (e.dataset?.tool ?? ''); \
    const seen = selector => [...document.querySelectorAll(selector)].filter(e => e.checkVisibility() && box(e).width > 0 && box(e).height > 0); \
    const window = document.querySelector('dialog[open]'); \
    const areas = window ? [window] : seen('#board, .bar, .tray:not(.empty), .panel, .toolbar'); \
    for (const e of [...areas, ...seen((window ? 'dialog[open] > header button, dialog[open] .begin' : '.toolbar > .tool, #menu, .clock, .who, .headline, .notice'))]) { \
      const b = box(e); if (b.left < -0.6 || b.top < -0.6 || b.right > innerWidth + 0.6 || b.bottom > innerHeight + 0.6) \
        flaws.push(`${name(e)} leaves the window: ${[b.left, b.top, b.right, b.bottom].map(Math.round)}`); } \
    areas.forEach((a, i) => areas.slice(i + 1).forEach(b => { const [p, q] = [box(a), box(b)]; \
      const w = Math.min(p.right, q.right) - Math.max(p.left, q.left), h = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top); \
      if (w > 0.6 && h > 0.6) flaws.push(`${name(a)} and ${name(b)} overlap by ${Math.round(w)} × ${Math.round(h)}`); })); \
    for (const e of seen('.toolbar > .tool span, #menu span, .who b, .clock, h1, .again span, .answers button, .begin')) \
      if (e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline') flaws.push(`${name(e)} is cut off: ${e.textContent}`); \
    for (const e of seen('.info .kind, .info .diagram svg, .info .special svg')) { const [b, p] = [box(e), box(e.closest('.info'))]; \
      if (b.left < p.left - 0.6 || b.right > p.right + 0.6) flaws.push(`${name(e)} sticks out of the rules`); } \
    for (const e of window ? [] : seen('.toolbar > .tool, #menu, .welcome button, .held-piece')) \
      if (box(e).width < 43.5 || box(e).height < 43.5) flaws.push(`${name(e)} is small: ${Math.round(box(e).width)} × ${Math.round(box(e).height)}`); \
    return flaws; })()";

/// The share that the board takes of the shorter side it can have: beside players and panel on a wide screen or a phone
/// held sideways, above the panel on a phone held upright.
const SHARE: &str = "(() => { const b = document.querySelector('#board').getBoundingClientRect(); const upright = innerWidth <= innerHeight; \
    return Math.max(b.width / (upright ? innerWidth : innerWidth - 400), b.height / (upright ? innerHeight : innerHeight)); })()";

/// What is wrong with a place of the page at every size, and whether its board is too small.
fn flaws(visit: &mut Visit, place: &str, board: bool) -> Result<Vec<String>> {
    const SIZES: [(u32, u32); 4] = [(1280, 720), (1440, 900), (390, 844), (844, 390)];
    let mut found = vec![];
    for (width, height) in SIZES {
        visit.tab.resize(width, height)?;
        visit.settle()?;
        let flaws = visit.tab.ask(FLAWS)?;
        for flaw in flaws.as_array().context("no answer")? {
            found.push(format!("{place} at {width} × {height}: {flaw}"));
        }
        let share = if board { visit.tab.ask(SHARE)?.as_f64().unwrap_or_default() } else { 1.0 };
        if share < 0.85 {
            found.push(format!("{place} at {width} × {height}: the board takes {share:.2}"));
        }
    }
    visit.tab.resize(1280, 720)?;
    Ok(found)
}

/// The flaws of the windows of the menu.
fn flaws_of_windows(visit: &mut Visit, windows: &[&str]) -> Result<Vec<String>> {
    let mut found = vec![];
    for window in windows {
        visit.tab.press(&format!("[data-tool={window}]"))?;
        visit.tab.wait_for("document.querySelector('dialog[open]')")?;
        found.extend(flaws(visit, window, false)?);
        visit.tab.key("Escape")?;
        visit.tab.wait_for("document.querySelector('dialog') === null")?;
    }
    Ok(found)
}

/// Plays an exchange with clocks, after which a notice is shown.
fn play_an_exchange(visit: &mut Visit) -> Result<()> {
    visit.plan("chess", |tab| {
        tab.press("input[name=mode][value=person-person]")?;
        tab.ask("(() => { const c = document.querySelector('#clock'); c.value = '10+5'; c.dispatchEvent(new Event('input', { bubbles: true })); return true; })()")?;
        Ok(())
    })?;
    for turn in ["e2 e4", "d7 d5", "e4 d5", "d8 d5"] {
        visit.click(turn)?;
    }
    visit.tab.press("[data-tool=save]")?;
    visit.tab.wait_for("document.querySelector('.notice')")
}

#[test]
fn nothing_is_cut_off_or_overlaps_at_any_size() -> Result<()> {
    let mut found = vec![];
    let mut visit = Visit::new(Size::Wide)?;
    found.extend(flaws(&mut visit, "landing", true)?);
    play_an_exchange(&mut visit)?;
    found.extend(flaws(&mut visit, "chess", true)?);
    visit.tab.press("[role=tab]:nth-child(2)")?;
    visit.tab.wait_for("document.querySelector('.info .diagram')")?;
    found.extend(flaws(&mut visit, "rules", true)?);
    visit.tab.press("[role=tab]:nth-child(1)")?;
    // What there is to say covers neither board nor clock.
    for (game, turns) in [
        ("crazyhouse", &["e2 e4", "d7 d5", "e4 d5", "d8 d5"][..]),
        ("xiangqi", &["h3 e3"]),
        ("shogi", &["g3 g4", "c7 c6"]),
        ("glinski", &["f5 f6"]),
        ("three-crowns", &["d2 d3"]),
    ] {
        visit.set_up(game)?;
        for turn in turns {
            visit.click(turn)?;
        }
        found.extend(flaws(&mut visit, game, true)?);
    }
    visit.open_level(0, 1)?;
    found.extend(flaws(&mut visit, "level", true)?);
    found.extend(flaws_of_windows(&mut visit, &["new", "settings"])?);
    ensure!(found.is_empty(), "{}", found.join("\n"));
    visit.in_peace()
}

#[test]
fn nothing_is_cut_off_or_overlaps_from_right_to_left() -> Result<()> {
    let mut found = vec![];
    let mut visit = Visit::new(Size::Wide)?;
    visit.reopen_in("ar")?;
    found.extend(flaws(&mut visit, "landing", true)?);
    play_an_exchange(&mut visit)?;
    found.extend(flaws(&mut visit, "chess", true)?);
    visit.tab.press("[role=tab]:nth-child(2)")?;
    visit.tab.wait_for("document.querySelector('.info .diagram')")?;
    found.extend(flaws(&mut visit, "rules", true)?);
    visit.tab.press("[role=tab]:nth-child(1)")?;
    visit.open_level(0, 1)?;
    found.extend(flaws(&mut visit, "level", true)?);
    found.extend(flaws_of_windows(&mut visit, &["new", "settings", "levels", "open"])?);
    ensure!(found.is_empty(), "{}", found.join("\n"));
    visit.in_peace()
}

#[test]
fn a_whole_game_by_keys_keeps_the_focus() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.tab.key("b")?;
    visit.tab.wait_for(ON_BOARD)?;
    // A window gives the focus back to where it was.
    for (key, closes) in [("o", "Escape"), ("?", "Escape"), ("l", "Escape")] {
        visit.tab.key(key)?;
        visit.tab.wait_for("document.querySelector('dialog[open]')")?;
        visit.tab.key(closes)?;
        visit.tab.wait_for("document.querySelector('dialog') === null")?;
        visit.tab.wait_for(ON_BOARD).with_context(|| format!("after {key}: {:?}", visit.tab.ask(FOCUS)))?;
    }
    // The menu by keys.
    visit.tab.ask("document.querySelector('#menu').focus()")?;
    visit.tab.key("Enter")?;
    visit.tab.wait_for("!document.querySelector('.menu-items').hidden")?;
    visit.tab.key("Escape")?;
    visit
        .tab
        .wait_for("document.querySelector('.menu-items').hidden && document.activeElement.id === 'menu'")?;
    visit.tab.ask("document.querySelector('[data-tool=hint]').focus()")?;
    // A new game, with the focus on its board.
    visit.tab.key("n")?;
    visit.tab.wait_for("document.querySelector('dialog[open] .begin')")?;
    visit.tab.press("input[name=start][value=fen]")?;
    visit.tab.press("#fen")?;
    visit.tab.type_text("3r4/P3P2k/8/8/8/8/8/K7 w - - 0 1")?;
    visit.tab.press("input[name=mode][value=person-person]")?;
    visit.tab.key("Enter")?;
    visit.tab.wait_for("document.querySelector('dialog') === null && document.querySelectorAll('#board .piece').length === 5")?;
    visit.tab.wait_for(ON_BOARD)?;
    // A promotion that captures: while it is asked, the pawn stands on the square, and the rook no longer.
    visit.look_at_chess()?;
    for cell in ["e7", "d8"] {
        visit.walk_to(cell)?;
        visit.tab.key("Enter")?;
    }
    visit.tab.wait_for("document.querySelector('.chooser')?.contains(document.activeElement)")?;
    let covered = "(() => { const rook = document.querySelector('.piece[data-cell=d8]'), pawn = document.querySelector('.piece[data-cell=e7]'); \
        const middle = e => { const b = e.getBoundingClientRect(); return Math.round(b.x + b.width / 2); }; \
        return getComputedStyle(rook).opacity === '0' && Math.abs(middle(rook) - middle(pawn)) < 20; })()";
    visit.tab.wait_for(covered).context("the pawn is not seen on the square of the rook")?;
    visit.tab.key("Enter")?;
    visit.tab.wait_for(ON_BOARD)?;
    visit.moves("exd8=Q")?;
    // Resigning by keys.
    visit.tab.ask("document.querySelector('[data-tool=resign]').focus()")?;
    visit.tab.key("Enter")?;
    visit.tab.wait_for("document.querySelector('dialog[open]')?.contains(document.activeElement)")?;
    visit.tab.ask("document.querySelector('dialog .main').focus()")?;
    visit.tab.key("Enter")?;
    visit.tab.wait_text(".status.over", "Black resigned")?;
    visit.tab.wait_for(ON_BOARD).with_context(|| "the focus is lost after resigning")?;
    visit.tab.ask("document.querySelector('[data-again=rematch]').focus()")?;
    visit.tab.key("Enter")?;
    visit.tab.wait_for("document.querySelector('.move') === null")?;
    visit.tab.wait_for(ON_BOARD)?;
    visit.in_peace()
}

#[test]
fn after_a_click_the_arrows_walk_through_the_moves() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("chess")?;
    visit.click("e2 e4")?;
    visit.click("e7 e5")?;
    let frame = "getComputedStyle(document.querySelector('#board')).outlineStyle";
    visit.tab.key("ArrowLeft")?;
    visit.tab.wait_text(".status.place, .status", "Black to move.")?;
    ensure!(visit.tab.ask(frame)? == "none", "a frame is round the board: {}", visit.tab.ask(frame)?);
    ensure!(visit.tab.ask("document.querySelector('.cursor') === null")? == true, "the keys move a cursor");
    visit.tab.key("ArrowRight")?;
    visit.tab.wait_text(".status", "White to move.")?;
    // Whoever comes by keys moves the cursor, and sees where the keys go.
    visit.tab.key("b")?;
    visit.tab.key("ArrowLeft")?;
    visit.tab.wait_for("document.querySelector('.cursor')")?;
    ensure!(visit.tab.ask(frame)? == "solid", "nothing shows where the keys go");
    visit.in_peace()
}

#[test]
fn back_closes_what_is_open_before_it_leaves() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    let here = visit.tab.ask("location.href")?;
    visit.set_up_from("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1")?;
    visit.tab.press("[data-tool=settings]")?;
    visit.tab.wait_for("document.querySelector('dialog[open]')")?;
    visit.tab.back()?;
    visit.tab.wait_for("document.querySelector('dialog') === null")?;
    visit.tab.press("#menu")?;
    visit.tab.wait_for("!document.querySelector('.menu-items').hidden")?;
    visit.settle()?;
    visit.tab.back()?;
    visit.tab.wait_for("document.querySelector('.menu-items').hidden")?;
    visit.click("a7 a8")?;
    visit.tab.wait_for("document.querySelector('.chooser')")?;
    visit.settle()?;
    visit.tab.back()?;
    visit.tab.wait_for("document.querySelector('.chooser') === null")?;
    visit.moves("")?;
    ensure!(visit.tab.ask("location.href")? == here);
    // What is closed in another way leaves nothing behind: the next Back leaves the page.
    visit.tab.press("[data-tool=share]")?;
    visit.tab.wait_for("document.querySelector('dialog[open]')")?;
    visit.tab.key("Escape")?;
    visit.tab.wait_for("document.querySelector('dialog') === null && history.state === null")?;
    // A half-typed move is not meant for the next game.
    visit.tab.press("#typed")?;
    visit.tab.type_text("a8")?;
    visit.set_up("gardner")?;
    ensure!(visit.tab.ask("document.querySelector('#typed').value")? == "", "it waits for the next game");
    visit.tab.back()?;
    visit.tab.wait_for("!location.href.startsWith('http')")?;
    Ok(())
}

#[test]
fn two_tabs_do_not_overwrite_each_other() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("capablanca")?;
    visit.click("e2 e4")?;
    visit.moves("e4")?;
    let mut other = visit.another_tab()?;
    // The second tab does not take the game from the first.
    other.wait_for("document.querySelector('.welcome')")?;
    other.press("[data-welcome=continue]")?;
    other.wait_text(".notice", "open in another tab")?;
    other.wait_text("h1", "Capablanca")?;
    other.press("#typed")?;
    other.type_text("a6")?;
    other.key("Enter")?;
    other.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    visit.click("e7 e5")?;
    visit.moves("e4 e5")?;
    let kept = "Object.keys(localStorage).filter(key => key.startsWith('chesswright/game/') && localStorage[key].includes('Capablanca'))\
                .map(key => JSON.parse(localStorage[key]).moves).join(' ')";
    ensure!(visit.tab.ask(kept)? == "2 2", "both are kept: {}", visit.tab.ask(kept)?);
    // A setting changed in one tab is not undone by the other.
    other.press("[data-tool=settings]")?;
    other.press(".theme-choice:nth-of-type(2) input")?;
    visit.tab.wait_for("document.documentElement.dataset.theme === 'paper'")?;
    drop(other);
    visit.tab.reload()?;
    visit.moves("e4 e5")?;
    visit.in_peace()
}

#[test]
fn a_turn_of_several_moves_is_counted_and_marked_whole() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("marseillais")?;
    visit.click("e2 e4")?;
    visit.tab.wait_text(".status", "Move 1 of 2")?;
    visit.click("e7 e5")?;
    visit.tab.wait_text(".status", "Move 2 of 2")?;
    visit.click("d7 d6")?;
    visit.tab.wait_text(".status", "White to move. Move 1 of 2")?;
    // A hint is an arrow.
    let arrows =
        visit.tab.ask("document.querySelector('.marks').innerHTML.length")?.as_u64().unwrap_or_default();
    visit.tab.press("[data-tool=hint]")?;
    visit.tab.wait_text(".notice", "Try ")?;
    visit.tab.wait_for(&format!("document.querySelector('.marks').innerHTML.length > {arrows} + 20"))?;
    visit.in_peace()
}

#[test]
fn the_difference_of_material_is_shown() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up_from("chess", "4k3/8/8/n2q4/4P3/8/6P1/4K3 b - - 0 1")?;
    visit.click("d5 e4")?;
    visit.tab.wait_text("[data-side='1'] .ahead", "+1")?;
    visit.click("e1 f2")?;
    visit.click("a5 c6")?;
    visit.set_up_from("chess", "4k3/8/8/n2q4/4P3/8/6P1/4K3 w - - 0 1")?;
    visit.click("e4 d5")?;
    visit.tab.wait_text("[data-side='0'] .ahead", "+9")?;
    visit.click("a5 c6")?;
    visit.tab.wait_for("document.querySelectorAll('.ahead').length === 1")?;
    visit.in_peace()
}

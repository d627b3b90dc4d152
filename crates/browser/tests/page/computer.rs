//! The computer: it thinks in a worker. Also tests what happens when it fails.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use chesswright_browser::Size;

use crate::visit::Visit;

#[test]
#[allow(clippy::print_stdout, reason = "the figures are there to be read")]
fn the_computer_answers_and_the_page_does_not_wait() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up_computer("chess", "person-computer", 9)?;
    visit.click("e2 e4")?;
    visit.tab.wait_text(".thinks", "thinking")?;
    // The page keeps running timers until the answer arrives. It could not if it did the thinking itself.
    let told = visit.tab.ask(
        "new Promise(done => { let last = performance.now(), worst = 0, turns = 0; const step = () => { \
         const now = performance.now(); worst = Math.max(worst, now - last); last = now; \
         if (!document.querySelector('.thinks')) done([turns, worst]); else { turns += 1; setTimeout(step, 5); } }; step(); })",
    )?;
    println!(
        "while the computer thought, the page took {} turns and was busy for {} ms at most",
        told[0], told[1]
    );
    ensure!(told[0].as_u64() > Some(5), "the page took {} turns", told[0]);
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    // Undo during thinking stops the search.
    visit.click("d2 d4")?;
    visit.tab.wait_text(".thinks", "thinking")?;
    visit.tab.press("[data-tool=undo]")?;
    visit.tab.wait_for("document.querySelector('.thinks') === null")?;
    visit.tab.wait_text(".status", "White to move.")?;
    visit.in_peace()
}

#[test]
fn a_move_made_too_early_is_played_when_its_time_comes() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.hold_the_computer()?;
    visit.set_up_computer("chess", "person-computer", 9)?;
    visit.click("e2 e4")?;
    visit.tab.wait_text(".thinks", "thinking")?;
    visit.click("a2 a3")?;
    visit.tab.wait_text("#said", "Premove to a3")?;
    // A second premove replaces the first.
    visit.drag("h2", "h3")?;
    visit.tab.wait_text("#said", "Premove to h3")?;
    ensure!(visit.tab.ask("document.querySelectorAll('.round .move').length")? == 1);
    visit.let_the_computer_answer()?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 3")?;
    visit.tab.wait_for("[...document.querySelectorAll('.round .move')].pop().textContent === 'h3'")?;
    visit.in_peace()
}

#[test]
fn a_network_is_fetched_for_full_strength_and_missed_by_nobody() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    // What a worker fetches is kept for later.
    const KEPT: &str = "caches.match('crazyhouse.net').then(file => file?.arrayBuffer()).then(file => file?.byteLength ?? 0)";
    visit.tab.ask("navigator.serviceWorker.ready.then(() => true)")?;
    visit.tab.reload()?;
    visit.tab.wait_for("navigator.serviceWorker.controller")?;
    visit.set_up_computer("crazyhouse", "person-computer", 3)?;
    visit.click("e2 e4")?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    ensure!(visit.tab.ask(KEPT)? == 0, "a weaker level needs no network");
    visit.set_up_computer("crazyhouse", "person-computer", 9)?;
    visit.click("e2 e4")?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    let bytes = visit.tab.ask(KEPT)?.as_u64().context("no length")?;
    ensure!((10_000..1 << 20).contains(&bytes), "the network has {bytes} bytes");
    visit.in_peace()
}

/// Browsers without vector instructions refuse the fast program, and others may fail to fetch it.
#[test]
fn where_the_fast_program_does_not_run_the_pages_own_plays() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.tab.ask("navigator.serviceWorker.ready.then(() => true)")?;
    visit.tab.reload()?;
    visit.tab.wait_for("navigator.serviceWorker.controller")?;
    // The service worker gives what it keeps.
    visit.tab.ask(
        "caches.keys().then(([name]) => caches.open(name)).then(kept => kept.put('think_bg.wasm', \
         new Response('nothing', { headers: { 'content-type': 'application/wasm' } }))).then(() => true)",
    )?;
    visit.set_up_computer("xiangqi", "person-computer", 3)?;
    visit.click("h3 e3")?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    let complaints = visit.tab.complaints()?;
    ensure!(complaints.iter().all(|told| told.contains("the computer player is slower")), "{complaints:?}");
    Ok(())
}

/// The page's own program knows levels, and another one plays games.
#[test]
fn games_and_levels_take_turns() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.tab.ask(
        "(() => { globalThis.started = []; const Whole = Worker; globalThis.Worker = class extends Whole { \
         constructor(path, options) { super(path, options); started.push(path); } }; return true; })()",
    )?;
    for _ in 0..2 {
        visit.set_up_computer("chess", "person-computer", 1)?;
        visit.click("e2 e4")?;
        visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
        visit.open_level(0, 1)?;
        visit.tab.press("[data-tool=hint]")?;
        visit.tab.wait_for("document.querySelector('.level .hinted')")?;
    }
    ensure!(visit.tab.ask("started.join(' ')")? == "thinker.js worker.js thinker.js worker.js");
    visit.in_peace()
}

/// Browsers may keep a page in memory after the user leaves it, and show it again when the user comes back.
#[test]
fn the_computer_goes_on_when_the_page_is_shown_again() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up_computer("chess", "person-computer", 9)?;
    visit.click("e2 e4")?;
    visit.tab.wait_text(".thinks", "thinking")?;
    let turn = |kind: &str| {
        format!("window.dispatchEvent(new PageTransitionEvent('{kind}', {{ persisted: true }}))")
    };
    visit.tab.ask(&turn("pagehide"))?;
    visit.tab.wait_for("document.querySelector('.thinks') === null")?;
    ensure!(visit.tab.ask("document.querySelectorAll('.round .move').length")? == 1);
    visit.tab.ask(&turn("pageshow"))?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    visit.in_peace()
}

#[test]
fn computers_play_each_other() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up_computer("xiangqi", "computer-computer", 1)?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length >= 4")?;
    visit.tab.press("[data-tool=pause]")?;
    visit.tab.wait_for("document.querySelector('[data-tool=go]')")?;
    visit.in_peace()
}

/// The fastest click counts, because other programs may delay some clicks, and code is compiled at the first click of
/// a kind. People notice a delay of 50 ms.
#[test]
#[allow(clippy::print_stdout, reason = "the figures are there to be read")]
fn whatever_is_done_while_the_computer_thinks_is_done_at_once() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.hold_the_computer()?;
    visit.set_up_computer("chess", "person-computer", 9)?;
    visit.click("e2 e4")?;
    visit.tab.wait_text(".thinks", "thinking")?;
    let mut worked = [0.0; 8];
    // Premoves, one after the other.
    for (cell, worked) in ["a2", "a3", "h2", "h3", "b1", "c3", "g1", "f3"].iter().zip(&mut worked) {
        let before = visit.tab.worked()?;
        visit.click(cell)?;
        visit.tab.ask("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")?;
        *worked = visit.tab.worked()? - before;
    }
    visit.tab.wait_text("#said", "Premove to f3")?;
    ensure!(visit.tab.ask("document.querySelector('.thinks') !== null")? == true, "it has stopped thinking");
    println!("while the computer thought, the page worked for {worked:.1?} ms");
    let quickest = worked.into_iter().fold(f64::INFINITY, f64::min);
    ensure!(quickest < 50.0, "the page worked for {worked:.1?} ms");
    visit.let_the_computer_answer()?;
    visit.in_peace()
}

/// How many positions the native engine searches in a millisecond, from the start position.
fn rate_outside() -> Result<f64> {
    let program = std::env::var_os("CHESSWRIGHT_PROGRAM").context("CHESSWRIGHT_PROGRAM names the program")?;
    let mut engine = Command::new(program).arg("uci").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut input = engine.stdin.take().context("no input")?;
    writeln!(input, "position startpos\ngo movetime 1500")?;
    let mut last = None;
    for line in BufReader::new(engine.stdout.take().context("no output")?).lines() {
        let line = line?;
        let number = |name: &str| -> Option<f64> {
            line.split_whitespace().skip_while(|word| *word != name).nth(1)?.parse().ok()
        };
        last = number("nodes").zip(number("time")).or(last);
        if line.starts_with("bestmove") {
            break;
        }
    }
    writeln!(input, "quit")?;
    engine.wait()?;
    let (nodes, time) = last.context("the engine tells nothing")?;
    Ok(nodes / time)
}

#[test]
#[allow(clippy::print_stdout, reason = "the figures are there to be read")]
fn the_computer_in_the_page_looks_at_half_of_what_it_does_outside_and_stops_at_once() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.overhear_the_computer()?;
    visit.set_up("chess")?;
    // Other programs on the machine may slow down one of the two, so the best of several attempts counts.
    let mut best: f64 = 0.0;
    for number in 1..=8 {
        if best > 0.65 {
            break;
        }
        visit.tab.press("[data-tool=hint]")?;
        let found =
            format!("globalThis.overheard.filter(text => text.includes('positions')).length === {number}");
        visit.tab.wait_for(&found)?;
        let told = visit.tab.ask("JSON.parse(globalThis.overheard.at(-1)).Found.what.Move")?;
        let number = |name: &str| told[name].as_f64().context("no figures");
        let inside = number("positions")? / (number("ended")? - number("begun")?);
        best = best.max(inside / rate_outside()?);
    }
    println!("in the page the computer looks at {best:.2} times the positions it looks at outside");
    // The native test program has assertions on and searches 0.77 of what a release build does. Half of the release
    // speed is therefore 0.65 of what it measures.
    ensure!(best > 0.65, "{best:.2}");
    // The hint may have picked up another piece.
    visit.click("a2 a3")?;
    // A worker without shared memory would run on for two seconds, so the page must be isolated and the worker must
    // report that it has stopped.
    ensure!(visit.tab.ask("crossOriginIsolated")? == true);
    let mut soonest = f64::INFINITY;
    for _ in 0..3 {
        visit.tab.wait_for("document.querySelectorAll('.round .move').length === 1")?;
        visit.tab.press("[data-tool=hint]")?;
        visit.tab.wait_for("document.querySelector('.thinks')")?;
        let told = visit.tab.ask(
            "new Promise(done => { const begun = Date.now(), before = overheard.length; const look = () => { \
             const found = overheard.slice(before).find(text => text.includes('\"Found\"')); \
             found ? done(JSON.parse(found).Found.what.Move.ended - begun) : setTimeout(look, 1); }; \
             document.querySelector('[data-tool=undo]').click(); look(); })",
        )?;
        soonest = soonest.min(told.as_f64().context("no figure")?);
        ensure!(visit.tab.ask("document.querySelector('.thinks') === null")? == true);
        visit.tab.press("[data-tool=redo]")?;
    }
    println!("it stopped within {soonest} ms");
    ensure!(soonest < 100.0, "it stopped after {soonest} ms");
    // A stopped worker searches again when asked.
    let heard = visit.tab.ask("overheard.length")?;
    visit.tab.press("[data-tool=hint]")?;
    visit.tab.wait_for(&format!("overheard.slice({heard}).some(text => text.includes('\"Found\"'))"))?;
    visit.in_peace()
}

#[test]
fn a_lost_worker_is_reported_and_replaced() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    // The first worker does not load, the second one fails during thinking, and the third one works.
    visit.tab.ask(
        "(() => { const Whole = Worker; let made = 0; globalThis.Worker = class extends Whole { constructor(path, options) { \
         made += 1; super(made === 1 ? 'nowhere.js' : path, options); \
         if (made === 2) setTimeout(() => { this.terminate(); this.dispatchEvent(new ErrorEvent('error')); }, 300); } }; })()",
    )?;
    visit.set_up_computer("chess", "person-computer", 9)?;
    for turn in ["e2 e4", "d2 d4"] {
        visit.click(turn)?;
        visit.tab.wait_text(".notice", "stopped working")?;
        visit.tab.wait_text(".status", "Black to move.")?;
        visit.tab.press("[data-tool=undo]")?;
        visit.tab.wait_text(".status", "White to move.")?;
    }
    visit.click("c2 c4")?;
    visit.tab.wait_text(".status", "White to move.")
}

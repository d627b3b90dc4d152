//! Lessons: positions to solve, and the ways that lead to them.

use anyhow::{Context, Result, ensure};
use chesswright_browser::Size;
use chesswright_catalog::level::{self, Level, packs};
use chesswright_table::level::{LevelSession, Source};

use crate::visit::Visit;

/// The first position of a lesson.
fn first(family: &str) -> Result<Level> {
    let lesson = packs::lesson(family).context("no such lesson")?;
    let text = packs::LESSONS[lesson].texts().next().context("an empty lesson")?;
    level::read(text).map_err(|problems| anyhow::anyhow!("{problems:?}"))
}

/// Types a move as engines write it.
fn enter(visit: &mut Visit, played: &str) -> Result<()> {
    visit.tab.press("#typed")?;
    visit.tab.type_text(played)?;
    visit.tab.key("Enter")
}

/// Plays the solution of a level.
fn solve(visit: &mut Visit, level: &Level) -> Result<()> {
    let line = level.proof.as_ref().context("no proof")?.line.clone();
    let par = line.split_whitespace().count();
    for (done, word) in line.split_whitespace().enumerate() {
        enter(visit, word)?;
        visit.tab.wait_text(".so-far .count", &format!("Moves: {} (par {par})", done + 1))?;
        // Where the game goes on, the defender answers.
        visit.tab.wait_for(
            "document.querySelector('.level .stars') || document.querySelectorAll('.round .move').length % 2 === 0",
        )?;
    }
    visit.tab.wait_for("document.querySelector('.level .stars[data-stars=\"3\"]')")
}

#[test]
fn a_lesson_is_learnt_from_the_window_of_levels() -> Result<()> {
    for size in [Size::Wide, Size::Phone] {
        let mut visit = Visit::new(size)?;
        visit.tab.press("[data-tool=levels]")?;
        visit.tab.wait_for(&format!(
            "document.querySelectorAll('#lessons [data-lesson]').length === {}",
            packs::LESSONS.len()
        ))?;
        visit.tab.wait_for("document.querySelectorAll('#lessons img').length > 10")?;
        visit.tab.press("[data-lesson=chess]")?;
        visit.tab.wait_text(".level .goals", "Give checkmate in")?;
        solve(&mut visit, &first("chess")?)?;
        visit.tab.press("[data-level=next]")?;
        visit.tab.wait_text(".so-far .count", "Moves: 0")?;
        // What was solved is remembered, and the lesson goes on where it was left.
        visit.tab.press("[data-tool=levels]")?;
        visit.tab.wait_text("[data-lesson=chess]", "1 of")?;
        visit.in_peace()?;
    }
    Ok(())
}

#[test]
fn a_move_that_does_not_mate_is_told_and_taken_back() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.tab.press("[data-tool=levels]")?;
    visit.tab.press("[data-lesson=chess]")?;
    visit.tab.wait_text(".level .goals", "Give checkmate in one move")?;
    let level = first("chess")?;
    let game = LevelSession::new(&level, Source::Own)?.puzzle;
    let right = level.proof.context("no proof")?.line;
    let (start, _) = game.start();
    let mut wrong = game.moves(&start).into_iter().map(|played| game.move_text(&start, &played));
    let wrong = wrong.find(|text| *text != right).context("only one move")?;
    enter(&mut visit, &wrong)?;
    visit.tab.wait_text(".level .wrong", "No moves are left")?;
    visit.tab.press("[data-level=again]")?;
    visit.tab.wait_for("document.querySelector('.level .wrong') === null")?;
    // A hint shows the piece, then where it goes, and then plays.
    for told in ["Move the piece on", "It wants to reach"] {
        visit.tab.press("[data-tool=hint]")?;
        visit.tab.wait_text("#said", told)?;
    }
    visit.tab.press("[data-tool=hint]")?;
    visit.tab.wait_for("document.querySelector('.level .stars[data-stars=\"1\"]')")?;
    visit.in_peace()
}

#[test]
fn lessons_of_other_boards_and_hands_are_solved() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    for family in ["shogi", "drops", "xiangqi", "draughts", "beyond"] {
        visit.tab.press("[data-tool=levels]")?;
        visit.tab.press(&format!("[data-lesson={family}]"))?;
        visit
            .tab
            .wait_for("document.querySelector('dialog') === null && document.querySelector('.level')")?;
        solve(&mut visit, &first(family)?).with_context(|| family.to_owned())?;
    }
    visit.in_peace()
}

#[test]
fn the_rules_the_window_for_new_games_and_the_tour_lead_to_lessons() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("xiangqi")?;
    visit.tab.press("[role=tab]:nth-child(2)")?;
    visit.tab.press(".info [data-learn=xiangqi]")?;
    visit.tab.wait_text(".level .goals", "move")?;
    visit.tab.wait_text(".level", "generals stay in their palaces")?;
    visit.tab.press("[data-tool=new]")?;
    visit.tab.press("label.card:has(input[value=\"shogi\"])")?;
    visit.tab.press("dialog [data-learn=shogi]")?;
    visit.tab.wait_text(".level", "Captured pieces return")?;
    // The words are those of the reader.
    visit.speak("de")?;
    visit.tab.key("Escape")?;
    visit.tab.wait_text(".level", "Geschlagene Figuren kehren")?;
    visit.in_peace()?;
    let mut visit = Visit::new(Size::Wide)?;
    visit.look_at_chess()?;
    visit.tab.press("[data-welcome=tour]")?;
    visit.drag("e2", "e4")?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    visit.tab.press("[data-tool=undo]")?;
    visit.tab.wait_for("document.querySelector('.tour')?.dataset.step === 'hint'")?;
    visit.tab.press("[data-tool=hint]")?;
    visit.tab.press("[data-learn=tour]")?;
    visit.tab.wait_for("document.querySelector('dialog[open] #lessons')")?;
    ensure!(visit.tab.ask("document.querySelector('.tour') === null")? == true, "the tour is over");
    visit.in_peace()
}

/// A king on the edge, and a rook and a king that mate it in two moves.
const MATE: &str =
    "title: Two moves\nenemy: defender\ngoal: mate 2\npar: 2\nline: Kc2c3 Rd1a1\n\nk...\n....\n..K.\n...R\n";

#[test]
fn a_level_of_ones_own_may_ask_for_checkmate() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.open_own_level(MATE)?;
    visit.tab.wait_text(".level .goals", "Give checkmate in 2 moves.")?;
    visit.in_peace()
}

#[test]
fn a_picture_shows_how_a_game_ends() -> Result<()> {
    for size in [Size::Wide, Size::Phone] {
        let mut visit = Visit::new(size)?;
        for (game, words) in [("chess", "heckmate"), ("xiangqi", "wins"), ("hex", "wins")] {
            visit.set_up(game)?;
            visit.tab.press("[role=tab]:nth-child(2)")?;
            visit.tab.wait_for("document.querySelector('.game-end svg')")?;
            visit.tab.wait_text(".game-end figcaption", words)?;
        }
        visit.in_peace()?;
    }
    Ok(())
}

#[test]
fn the_computer_thinks_as_long_and_plays_as_it_was_told() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    let choose = |id: &str, value: &str| {
        format!(
            "(() => {{ const s = document.querySelector('#{id}'); s.value = {value:?}; \
             s.dispatchEvent(new Event('change', {{ bubbles: true }})); return s.value; }})()"
        )
    };
    visit.plan("chess", |tab| {
        tab.press("input[name=mode][value=person-computer]")?;
        tab.ask(&choose("level", "9"))?;
        ensure!(tab.ask(&choose("think", "1"))? == "1");
        ensure!(tab.ask(&choose("style", "greedy"))? == "greedy");
        Ok(())
    })?;
    let stored = "JSON.stringify({ ...localStorage }).includes('seconds') && JSON.stringify({ ...localStorage }).includes('greedy')";
    visit.tab.wait_for(stored)?;
    visit.drag("e2", "e4")?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    // The next game begins with the same choice.
    visit.tab.reload()?;
    visit.tab.press("[data-tool=new]")?;
    visit.tab.wait_for("document.querySelector('#think')?.value === '1'")?;
    visit.tab.wait_for("document.querySelector('#style').value === 'greedy'")?;
    visit.in_peace()
}

#[test]
fn draughts_and_makruk_have_their_own_notation() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("english-draughts")?;
    // The part of the program that reads and writes such moves has come.
    visit.tab.ask("new Promise(done => setTimeout(() => done(true), 2000))")?;
    enter(&mut visit, "11-15")?;
    visit.moves("11-15")?;
    enter(&mut visit, "22-18")?;
    enter(&mut visit, "15x22")?;
    visit.moves("11-15 22-18 15x22")?;
    visit.set_up("makruk")?;
    enter(&mut visit, "Nd2")?;
    visit.moves("Nd2")?;
    visit.tab.press("[data-tool=settings]")?;
    visit.tab.ask(
        "(() => { const box = [...document.querySelectorAll('dialog label')].find(l => l.textContent.includes('in Thai')).querySelector('input'); \
         box.click(); return true; })()",
    )?;
    visit.tab.key("Escape")?;
    visit
        .tab
        .wait_for("/[\\u0e00-\\u0e7f]/.test(document.querySelector('.round .move')?.textContent ?? '')")?;
    visit.in_peace()
}

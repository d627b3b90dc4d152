//! The lab: games that are known to be fair or not, what is suggested, and whether the page stays responsive.

use anyhow::{Result, ensure};
use chesswright_browser::{Size, Tab};

use crate::studio::{build, go, set, text};
use crate::visit::Visit;

/// A game of six by six in which Black begins without a queen and a knight.
const BIASED: &str = "name = \"biased\"\ntitle = \"Biased\"\nextends = \"losalamos\"\nsetup = \"r2k1r/pppppp/6/6/PPPPPP/RNQKNR\"\n";
/// How many games are played.
const GAMES: u64 = 200;
/// The most milliseconds of a task, after which people notice that the page does not answer.
const LONGEST: f64 = 50.0;

/// Lets the quickest level play so many games more, and waits until there are this many.
fn play(tab: &mut Tab, games: u64, all: u64) -> Result<()> {
    go(tab, "lab")?;
    set(tab, "#lab-games", &games.to_string())?;
    set(tab, "#lab-level", "0")?;
    tab.wait_for("document.querySelector('[data-lab=go]:enabled')")?;
    tab.press("[data-lab=go]")?;
    wait_for_games(tab, all)
}

fn wait_for_games(tab: &mut Tab, games: u64) -> Result<()> {
    let counted = "parseInt(document.querySelector('[data-lab=count]').textContent)";
    let mut before = 0;
    loop {
        // Each wait is for progress, however slow the machine is.
        tab.wait_for(&format!("{counted} > {before}"))?;
        before = tab.ask(counted)?.as_u64().unwrap_or(0);
        ensure!(
            tab.ask("document.querySelector('#lab-progress').value")?.as_f64() > Some(0.0),
            "no progress is shown"
        );
        if before >= games {
            return tab.wait_for("document.querySelector('[data-lab=go]:enabled')");
        }
    }
}

/// Opens a text as a new game.
fn paste(tab: &mut Tab, document: &str) -> Result<()> {
    go(tab, "start")?;
    tab.press(".st-paste summary")?;
    set(tab, "#studio-paste", document)?;
    tab.press("[data-start=paste]")?;
    tab.wait_text("[data-foot=problems]", "No problems")
}

/// What the lab has found.
fn findings(tab: &mut Tab) -> Result<String> {
    tab.wait_for("document.querySelector('[data-lab=flags]')")?;
    tab.text("[data-lab=flags]")
}

/// Two hundred games of a biased game on six by six, while no task of the page takes more than 50 ms; then the suggestion, the same games
/// again, and both results side by side.
#[test]
fn a_biased_game_is_flagged_and_mended_while_the_page_answers() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    paste(tab, BIASED)?;
    go(tab, "lab")?;
    tab.measure_tasks()?;
    play(tab, GAMES, GAMES)?;
    // Suggestions are looked for after the last game.
    tab.wait_for("document.querySelector('[data-mend=same-army]')")?;
    let longest = tab.longest_tasks()?;
    println!(
        "the longest tasks, in ms of the thread's time and on the clock: {:.1?}",
        &longest[..longest.len().min(5)]
    );
    ensure!(
        longest[0].0 <= LONGEST,
        "tasks of so many milliseconds: {:.1?}",
        &longest[..longest.len().min(5)]
    );
    let found = findings(tab)?;
    ensure!(found.contains("White wins too often"), "{found}");
    // The suggestion is an edit, and the same games follow.
    let biased = text(tab)?;
    go(tab, "lab")?;
    tab.press("[data-mend=same-army]")?;
    tab.wait_for("document.querySelector('[data-lab=before]')")?;
    tab.wait_for("parseInt(document.querySelector('[data-lab=count]').textContent) >= 60")?;
    if tab.ask("document.querySelector('[data-lab=stop]') !== null")? == true {
        tab.press("[data-lab=stop]")?;
    }
    let found = findings(tab)?;
    ensure!(!found.contains("wins too often"), "{found}");
    let fair = text(tab)?;
    ensure!(fair != biased && !fair.contains("setup"), "{fair}");
    tab.press("[data-foot=undo]")?;
    tab.wait_for(&format!("document.querySelector('#studio-text').value === {biased:?}"))?;
    visit.in_peace()
}

#[test]
fn chess_is_not_flagged() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    play(tab, 50, 50)?;
    let found = findings(tab)?;
    ensure!(!found.contains("wins too often") && !found.contains("never moves"), "{found}");
    visit.in_peace()
}

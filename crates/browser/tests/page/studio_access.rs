//! The workshop for everybody: without a mouse, and for an accessibility checker.

use anyhow::{Context, Result, bail, ensure};
use chesswright_browser::{Size, Tab};

use crate::studio::{build, cell, go, set, spot};
use crate::studio_scenarios::finish_the_cylinder;
use crate::visit::Visit;

/// The most presses of the Tab key that lead to an element.
const MOST: usize = 120;

/// Goes to an element by the Tab key.
fn reach(tab: &mut Tab, selector: &str) -> Result<()> {
    tab.wait_for(&format!("document.querySelector({selector:?})"))?;
    for _ in 0..MOST {
        if tab.ask(&format!("document.activeElement?.matches({selector:?}) ?? false"))? == true {
            return Ok(());
        }
        tab.key("Tab")?;
    }
    bail!("the Tab key does not lead to {selector}")
}

/// Goes to a button and presses Enter.
fn enter(tab: &mut Tab, selector: &str) -> Result<()> {
    reach(tab, selector)?;
    tab.key("Enter")
}

/// The first scenario with nothing but the keyboard.
#[test]
fn a_game_is_made_without_a_mouse() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    let tab = &mut visit.tab;
    enter(tab, "[data-welcome=build]")?;
    tab.wait_for("document.querySelector('#studio-board [data-cell=e4]')")?;
    enter(tab, "[data-fork='3check']")?;
    tab.wait_for("document.querySelector('#studio-title').value === 'My Three-check'")?;
    enter(tab, "[data-way=board]")?;
    reach(tab, "[data-board=joined]")?;
    tab.key(" ")?;
    tab.wait_for("document.querySelector('[data-board=joined]').checked")?;
    enter(tab, "[data-way=pieces]")?;
    enter(tab, "[data-piece-add]")?;
    reach(tab, "#studio-known")?;
    tab.type_text("archb")?;
    enter(tab, "[data-known=archbishop]")?;
    reach(tab, "[data-piece-key=promotes]")?;
    tab.key(" ")?;
    tab.wait_for("document.querySelector('[data-piece-key=promotes]').checked")?;
    enter(tab, "[data-piece-place]")?;
    reach(tab, "#studio-board")?;
    // The first arrow shows where the keys are; two more lead to c1.
    for _ in 0..3 {
        tab.key("ArrowRight")?;
    }
    tab.key("Enter")?;
    tab.wait_for("document.querySelector('#studio-board [data-stands=c8]')")?;
    ensure!(tab.clicks() == 0, "the mouse was used");
    finish_the_cylinder(visit)
}

/// A level with nothing but the keyboard: a wall, a piece, and its proof.
#[test]
fn a_level_is_drawn_without_a_mouse() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    let tab = &mut visit.tab;
    enter(tab, "[data-welcome=build]")?;
    tab.wait_for("document.querySelector('#studio-board [data-cell=e4]')")?;
    enter(tab, "[data-start=level]")?;
    tab.wait_for("document.querySelector('.studio[data-level]')")?;
    enter(tab, "[data-brush=you-rook]")?;
    reach(tab, "#studio-board")?;
    for key in ["ArrowRight", "ArrowRight", "ArrowUp", "Enter"] {
        tab.key(key)?;
    }
    tab.wait_for("document.querySelector('#studio-board [data-stands=b2]')")?;
    tab.wait_for("document.querySelector('.studio[data-level=won]')")?;
    ensure!(tab.clicks() == 0, "the mouse was used");
    visit.in_peace()
}

/// Tests for issues that an accessibility checker calls serious, in every part of the workshop, at every size, light and dark.
#[test]
fn everybody_can_use_the_workshop() -> Result<()> {
    let checker = std::env::var("CHESSWRIGHT_ACCESSIBILITY").context("run `cargo xtask test --only page`")?;
    let checker = std::fs::read_to_string(&checker).with_context(|| checker.clone())?;
    let mut found = vec![];
    for (size, scheme) in [(Size::Wide, "light"), (Size::Wide, "dark"), (Size::Phone, "light")] {
        let mut visit = Visit::new(size)?;
        visit.tab.scheme(scheme)?;
        visit.tab.ask(&checker)?;
        let mut check = |tab: &mut Tab, place: &str| -> Result<()> {
            let asked = "axe.run({ resultTypes: ['violations'] }).then(found => found.violations \
                .filter(one => ['serious', 'critical'].includes(one.impact)) \
                .map(one => one.id + ': ' + one.nodes.map(node => node.target.join(' ') + ' (' + node.failureSummary + ')').join('; ')))";
            for one in tab.ask(asked)?.as_array().context("no answer")? {
                found.push(format!("{place}, {size:?}, {scheme}: {}", one.as_str().unwrap_or_default()));
            }
            Ok(())
        };
        build(&mut visit)?;
        let tab = &mut visit.tab;
        for pane in ["start", "board", "setup", "pieces", "rules", "text", "lab", "share"] {
            go(tab, pane)?;
            tab.wait_for("document.querySelector('.st-waiting') === null")?;
            check(tab, pane)?;
        }
        go(tab, "pieces")?;
        tab.press("[data-piece-add]")?;
        check(tab, "known pieces")?;
        tab.press("[data-piece=knight]")?;
        tab.press("[data-chain=begin]")?;
        spot(tab, 1, 2)?;
        check(tab, "card of a piece")?;
        tab.press("[data-chain=cancel]")?;
        go(tab, "rules")?;
        tab.press(".st-add-rule summary")?;
        tab.press("[data-rule=heading-goal] .st-rule-head")?;
        tab.press("details[data-field='end.goals'] > summary")?;
        tab.press("[data-entry-add='end.goals']")?;
        check(tab, "controls")?;
        tab.press("[data-foot=undo]")?;
        // What was changed is a version.
        go(tab, "start")?;
        tab.press("[data-idea=ThreeChecks]")?;
        go(tab, "share")?;
        tab.press("[data-version='0']")?;
        check(tab, "versions")?;
        go(tab, "lab")?;
        set(tab, "#lab-games", "20")?;
        set(tab, "#lab-level", "0")?;
        tab.press("[data-lab=go]")?;
        tab.wait_for("document.querySelector('.st-histogram rect')")?;
        check(tab, "report of the lab")?;
        go(tab, "start")?;
        tab.press("[data-start=position]")?;
        tab.wait_for("document.querySelector('.studio[data-pane=position]')")?;
        check(tab, "position")?;
        tab.press("[data-way=start]")?;
        tab.press("[data-start=level]")?;
        tab.wait_for("document.querySelector('.studio[data-level=won]')")?;
        for pane in ["draw", "aim", "solution", "text", "share"] {
            go(tab, pane)?;
            check(tab, &format!("level: {pane}"))?;
        }
        tab.press("[data-way=draw]")?;
        tab.press("[data-brush=erase]")?;
        cell(tab, "a1")?;
        tab.wait_for("document.querySelector('.studio[data-level=broken]')")?;
        check(tab, "broken level")?;
    }
    ensure!(found.is_empty(), "{}", found.join("\n"));
    Ok(())
}

//! Texts of other programs, codes, links and files open in the workshop.

use anyhow::{Context, Result, ensure};
use chesswright_browser::{Size, Tab};
use chesswright_catalog::import::bishop;
use chesswright_catalog::import::tiled;
use chesswright_catalog::level::packs::CAMPAIGN;
use chesswright_catalog::{definition, level};

use crate::studio::{build, go, hash, set, text};
use crate::visit::Visit;

/// A project of LDtk with one level, as that program writes it.
const LDTK: &str = r#"{ "__header__": { "app": "LDtk" },
  "defs": { "layers": [ { "uid": 7, "intGridValues": [ { "value": 1, "identifier": "floor" }, { "value": 2, "identifier": "Wall" } ] } ] },
  "levels": [ { "identifier": "Cellar", "fieldInstances": [ { "__identifier": "win", "__value": "[\"exit\"]" } ],
    "layerInstances": [
      { "__type": "Entities", "__identifier": "things", "__cWid": 3, "__cHei": 2, "entityInstances": [
        { "__identifier": "Piece", "__grid": [0, 1], "iid": "p", "fieldInstances": [ { "__identifier": "kind", "__value": "rook" } ] },
        { "__identifier": "Exit", "__grid": [2, 0], "iid": "x", "fieldInstances": [] } ] },
      { "__type": "IntGrid", "__identifier": "terrain", "__cWid": 3, "__cHei": 2, "layerDefUid": 7, "intGridCsv": [1, 2, 1, 1, 1, 1] }
    ] } ] }"#;

/// Pastes a text where everything begins.
fn paste(tab: &mut Tab, given: &str) -> Result<()> {
    tab.wait_for("document.querySelector('#studio-root')")?;
    go(tab, "start")?;
    if tab.ask("document.querySelector('.st-paste').open")? == false {
        tab.press(".st-paste summary")?;
    }
    set(tab, "#studio-paste", given)?;
    tab.press("[data-start=paste]")
}

/// Pastes a level, and waits until it is solved.
fn level_opens(visit: &mut Visit, what: &str, given: &str) -> Result<()> {
    let tab = &mut visit.tab;
    paste(tab, given)?;
    tab.wait_for("document.querySelector('.studio[data-level=won]')").with_context(|| what.to_owned())?;
    tab.wait_text("[data-foot=verdict]", "Solvable in")?;
    ensure!(text(tab)?.trim() == given.trim(), "{what}: opening changes nothing");
    Ok(())
}

#[test]
fn levels_of_every_format_open_and_are_proved() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let drawing = CAMPAIGN[0].texts().next().context("a level")?;
    let level = level::read(drawing).map_err(|problems| anyhow::anyhow!("{problems:?}"))?;
    level_opens(&mut visit, "drawing", drawing)?;
    level_opens(&mut visit, "JSON", &level.to_json())?;
    level_opens(&mut visit, "code", &level.to_code())?;
    level_opens(&mut visit, "Tiled", &tiled::write(&level))?;
    level_opens(&mut visit, "LDtk", LDTK)?;
    visit.in_peace()
}

#[test]
fn games_of_other_programs_open_and_can_be_played() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let capablanca = definition("capablanca").context("a game")?;
    let written =
        bishop::write(&capablanca, bishop::Form::Short).map_err(|lost| anyhow::anyhow!("{lost:?}"))?;
    let ini = "# own games\n[hill:chess]\ncheckCounting = true\n";
    for (what, given, cells, part) in
        [("Bishop", written.as_str(), 80, "archbishop"), ("variants.ini", ini, 64, "checks = 1")]
    {
        let tab = &mut visit.tab;
        paste(tab, given)?;
        tab.wait_for(&format!("document.querySelectorAll('#studio-board [data-cell]').length === {cells}"))
            .with_context(|| what.to_owned())?;
        tab.wait_text("[data-foot=problems]", "No problems")?;
        let found = text(tab)?;
        ensure!(found.contains(part), "{what}: {found}");
        ensure!(!hash(tab)?.is_empty());
    }
    visit.tab.press("[data-foot=play]")?;
    visit.tab.wait_for("!document.querySelector('#app').hidden && document.querySelector('#board')")?;
    visit.in_peace()
}

#[test]
fn a_position_opens_and_a_played_game_says_where_it_belongs() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    paste(&mut visit.tab, "[Event \"x\"]\n\n1. e4 e5 *")?;
    visit.tab.wait_text(".st-notice", "open it at the table")?;
    paste(&mut visit.tab, "8/8/8/4k3/8/8/4K2R/8 w - - 0 1")?;
    visit.tab.wait_for("document.querySelector('.studio[data-pane=position]')")?;
    visit.tab.wait_for("document.querySelector('#position-fen').value.startsWith('8/8/8/4k3')")?;
    visit.in_peace()
}

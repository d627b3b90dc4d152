//! Faces: pieces, coordinates, sides and moves look as the players of each game know them.

use anyhow::{Result, ensure};
use chesswright_browser::Size;

use crate::visit::Visit;

/// What the part of the program brings, whose absence would leave figures and algebraic moves.
const CHARACTERS: &str = "document.querySelector('#board [id$=lit-wood]') !== null";

#[test]
fn xiangqi_has_its_own_face() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("xiangqi")?;
    visit.tab.wait_for(CHARACTERS)?;
    visit.tab.wait_text(".bars.below .who b", "Red")?;
    visit.tab.wait_text(".status", "Red to move.")?;
    visit.click("h3 e3")?;
    visit.moves("C2=5")?;
    // What the list shows can be typed.
    visit.tab.press("#typed")?;
    visit.tab.type_text("h8+7")?;
    visit.tab.key("Enter")?;
    visit.moves("C2=5 H8+7")?;
    visit.speak("zh")?;
    visit.moves("炮二平五 馬8進7")?;
    visit.tab.wait_text(".bars.below .who b", "红方")?;
    visit.in_peace()
}

#[test]
fn shogi_is_played_by_sente_and_gote() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("shogi")?;
    visit.tab.wait_for(CHARACTERS)?;
    visit.tab.wait_text(".bars.below .who b", "Sente")?;
    visit.tab.wait_text(".bars.above .who b", "Gote")?;
    visit.click("c3 c4")?;
    visit.moves("P-76")?;
    // The pieces of the other side point at this one, also after the board is turned.
    let turned = "[...document.querySelectorAll('#board defs g[id*=-king]')].map(king => /rotate/.test(king.innerHTML)).join()";
    ensure!(visit.tab.ask(turned)? == "false,true", "{}", visit.tab.ask(turned)?);
    visit.tab.press("[data-tool=flip]")?;
    visit.tab.wait_for(&format!("{turned} === 'true,false'"))?;
    visit.speak("ja")?;
    visit.moves("7六歩")?;
    visit.in_peace()
}

#[test]
fn moves_of_chess_have_pictures_and_letters() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("chess")?;
    visit.click("g1 f3")?;
    visit.moves("Nf3")?;
    visit.tab.wait_for(
        "document.querySelector('.round .move .figure use')?.getAttribute('href') === '#board-ivory-knight'",
    )?;
    ensure!(visit.tab.ask(CHARACTERS)? == false, "nobody needs characters here");
    visit.in_peace()
}

#[test]
fn sets_boards_and_coordinates_are_chosen_by_their_pictures() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("chess")?;
    let width = "document.querySelector('#board').getBoundingClientRect().width";
    let before = visit.tab.ask(width)?.as_f64().unwrap_or_default();
    visit.tab.press("[data-tool=settings]")?;
    visit
        .tab
        .wait_for("document.querySelectorAll('.preview .sample svg use').length >= 8 * 2 + 4 * 4 + 3 * 4")?;
    visit.tab.press(".preview:nth-of-type(2) [name=figures]")?;
    visit.tab.wait_for("document.querySelector('#board pattern') !== null")?;
    visit.tab.ask(
        "(() => { const zoom = document.querySelector('#zoom'); zoom.value = 60; zoom.dispatchEvent(new Event('input', { bubbles: true })); \
         const places = document.querySelector('#coordinates'); places.value = 'inside'; \
         places.dispatchEvent(new Event('change', { bubbles: true })); return true; })()",
    )?;
    visit.tab.wait_for(&format!("Math.abs({width} / {before} - 0.6) < 0.02"))?;
    visit.tab.reload()?;
    visit.tab.wait_for("document.querySelector('#board pattern') !== null")?;
    visit.tab.wait_for(&format!("Math.abs({width} / {before} - 0.6) < 0.02"))?;
    visit.in_peace()
}

#[test]
fn a_duck_is_a_duck() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("duck")?;
    visit.click("e2 e4")?;
    visit.tab.wait_text(".notice", "Choose a square for the duck.")?;
    // Dots only: nothing is captured where the pawn stood.
    let rings = "document.querySelectorAll('#board .marks path[fill=none]').length";
    ensure!(visit.tab.ask(rings)? == 0, "{} rings", visit.tab.ask(rings)?);
    visit.click("e3")?;
    visit.tab.wait_text("#said", "Duck on e3.")?;
    visit.tab.wait_for("document.querySelector('#board path[fill=\"#f7c92f\"]') !== null")?;
    visit.in_peace()
}

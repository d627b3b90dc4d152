//! The rules beside the board: what is special comes first, and pieces can be tried out.

use anyhow::{Result, ensure};
use chesswright_browser::Size;

use crate::visit::Visit;

const KNIGHT: &str = ".diagram[data-kind=\"1\"]";

fn place(visit: &mut Visit) -> Result<String> {
    let place = visit.tab.ask(&format!("document.querySelector('{KNIGHT} .walker').style.transform"))?;
    Ok(place.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_piece_is_moved_in_its_diagram_by_mouse_and_keys() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("chess")?;
    visit.tab.press("[role=tab]:nth-child(2)")?;
    visit.tab.wait_for(&format!("document.querySelector('{KNIGHT} .walker')?.style.transform"))?;
    let middle = place(&mut visit)?;
    // A click on a cell where the knight cannot go does nothing; one on a cell where it can go moves it.
    let click = |across: f64, up: f64| {
        format!(
            "(() => {{ const svg = document.querySelector('{KNIGHT} svg'), box = svg.getBoundingClientRect(), cell = 100 * box.width / svg.viewBox.baseVal.width; \
             svg.dispatchEvent(new MouseEvent('click', {{ bubbles: true, clientX: box.left + box.width / 2 + {across} * cell, clientY: box.top + box.height / 2 - {up} * cell }})); \
             return true; }})()"
        )
    };
    visit.tab.ask(&click(1.0, 1.0))?;
    ensure!(place(&mut visit)? == middle, "a knight went like a bishop");
    visit.tab.ask(&click(1.0, 2.0))?;
    visit
        .tab
        .wait_for(&format!("document.querySelector('{KNIGHT} .walker').style.transform !== '{middle}'"))?;
    visit.tab.press(&format!("{KNIGHT} .back"))?;
    visit
        .tab
        .wait_for(&format!("document.querySelector('{KNIGHT} .walker').style.transform === '{middle}'"))?;
    visit.tab.ask(&format!("document.querySelector('{KNIGHT} svg').focus()"))?;
    visit.tab.key("ArrowUp")?;
    visit.tab.wait_for(&format!("document.querySelector('{KNIGHT} .cursor')"))?;
    visit.tab.key("Enter")?;
    visit
        .tab
        .wait_for(&format!("document.querySelector('{KNIGHT} .walker').style.transform !== '{middle}'"))?;
    visit.tab.key("Escape")?;
    visit
        .tab
        .wait_for(&format!("document.querySelector('{KNIGHT} .walker').style.transform === '{middle}'"))?;
    ensure!(
        visit.tab.ask(&format!("document.activeElement === document.querySelector('{KNIGHT} svg')"))? == true,
        "the focus is lost"
    );
    visit.moves("")?;
    visit.in_peace()
}

#[test]
fn what_differs_from_the_known_game_comes_first() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("atomic")?;
    visit.tab.press("[role=tab]:nth-child(2)")?;
    visit.tab.wait_text(".info .different h3", "Different from Chess")?;
    visit.tab.wait_text(".info .different", "explosion")?;
    visit.tab.wait_for("document.querySelector('.info .special svg')")?;
    let told = visit.tab.text(".info .different")?;
    ensure!(!told.contains("knight"), "what is as in chess is told as different: {told}");
    visit.set_up("chess")?;
    visit
        .tab
        .wait_for("document.querySelector('.info .kind') && !document.querySelector('.info .different')")?;
    visit.in_peace()
}

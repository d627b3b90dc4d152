//! Games: every kind of move, by mouse, keyboard and fingers.

use anyhow::{Result, ensure};
use chesswright_browser::Size;

use crate::visit::Visit;

#[test]
fn a_game_by_mouse_to_mate_and_back() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("chess")?;
    visit.click("e2 e4")?;
    visit.click("e7 e5")?;
    visit.drag("f1", "c4")?;
    visit.drag("b8", "c6")?;
    visit.click("d1 h5")?;
    visit.click("g8 f6")?;
    visit.click("h5 f7")?;
    visit.tab.wait_text(".status", "White wins: checkmate.")?;
    visit.moves("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#")?;
    visit.tab.wait_for("document.querySelectorAll('.bar[data-side=\"0\"] .fallen .figure').length === 1")?;
    for _ in 0..2 {
        visit.tab.press("[data-tool=undo]")?;
    }
    // The result stays while somebody looks back.
    visit.tab.wait_text(".status.over", "White wins: checkmate.")?;
    visit.tab.wait_text(".status.place", "After move 5 of 7 · Black to move.")?;
    ensure!(
        visit.tab.ask("document.querySelector('[data-tool=resign]') === null")? == true,
        "who resigns now?"
    );
    visit.tab.press("[data-tool=redo]")?;
    visit.tab.press("[data-tool=undo]")?;
    // A different move becomes a variation.
    visit.click("g7 g6")?;
    visit.tab.wait_text(".variation", "g6")?;
    visit.tab.wait_text(".status", "White to move.")?;
    visit.tab.wait_for("document.querySelector('[data-tool=resign]')")?;
    visit.in_peace()
}

#[test]
fn only_the_main_button_moves_pieces() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("chess")?;
    // The wheel button, and a side button of the mouse.
    for button in [1, 3] {
        visit.drag_with(button, "e2", "e4")?;
    }
    visit.settle()?;
    visit.click("d2 d4")?;
    visit.moves("d4")?;
    visit.in_peace()
}

#[test]
fn a_game_by_keyboard_alone() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.tab.key("n")?;
    visit.tab.wait_for("document.querySelector('dialog[open] .begin')")?;
    for chosen in ["input[value=person-person]", "input[value=chess]"] {
        visit.tab.ask(&format!("document.querySelector('{chosen}').focus()"))?;
        visit.tab.key(" ")?;
    }
    visit.tab.key("Enter")?;
    visit.tab.wait_for("document.querySelector('dialog') === null")?;
    // Typed moves and a typed question.
    visit.tab.key("m")?;
    for text in ["f3", "e5", "g2g4"] {
        visit.tab.type_text(text)?;
        visit.tab.key("Enter")?;
        visit.tab.wait_for("document.querySelector('#typed').value === ''")?;
    }
    visit.tab.type_text("? d8")?;
    visit.tab.key("Enter")?;
    visit.tab.wait_text("#said", "d8: Black queen")?;
    // The mating move is made on the board itself: the keyboard cursor starts on the first own piece.
    visit.tab.ask("document.querySelector('#board').focus()")?;
    visit.walk_to("d8")?;
    visit.tab.key("Enter")?;
    visit.tab.wait_text("#said", "Legal moves:")?;
    visit.walk_to("h4")?;
    visit.tab.key("Enter")?;
    visit.tab.wait_text(".status", "Black wins: checkmate.")?;
    visit.moves("f3 e5 g4 Qh4#")?;
    visit.in_peace()
}

#[test]
fn a_game_by_fingers_on_a_phone() -> Result<()> {
    let mut visit = Visit::new(Size::Phone)?;
    visit.set_up("losalamos")?;
    for turn in ["c2 c3", "d5 d4", "c3 d4"] {
        visit.click(turn)?;
    }
    visit.moves("c3 d4 cxd4")?;
    // What a tap opens stays open until it is answered.
    visit.set_up_from("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1")?;
    visit.click("a7 a8")?;
    visit.tab.press(".option:has(use[href='#board-ivory-queen'])")?;
    visit.moves("a8=Q")?;
    visit.set_up("losalamos")?;
    let fits = "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight";
    ensure!(visit.tab.ask(fits)? == true, "the page scrolls");
    visit.tools_are_seen()?;
    visit.open_level(0, 0)?;
    visit.tools_are_seen()?;
    visit.set_up("losalamos")?;
    let cell = visit.tab.ask("document.querySelector('#board').getBoundingClientRect().width / 6")?;
    ensure!(cell.as_f64() > Some(44.0), "cells are small: {cell}");
    visit.in_peace()
}

#[test]
fn castling_en_passant_and_promotion() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up_from("chess", "r3k2r/p1P5/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1")?;
    visit.click("e5 d6")?;
    visit.click("e8 g8")?;
    visit.click("e1 a1")?;
    visit.click("a7 a6")?;
    visit.click("c7 c8")?;
    visit.tab.press(".option:has(use[href='#board-ivory-knight'])")?;
    visit.moves("exd6 O-O O-O-O a6 c8=N")?;
    visit.stands("c8 f8 g8 c1 d1")?;
    visit.in_peace()
}

#[test]
fn drops_from_the_tray() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up_from("crazyhouse", "4k3/8/8/8/8/8/8/4K3[NRp] w - - 0 1")?;
    visit.tab.press("[data-side='0'] + .tray [data-piece=knight]")?;
    visit.click("d5")?;
    visit.drag_held("[data-side='1'] + .tray [data-piece=pawn]", "a4")?;
    visit.drag_held("[data-side='0'] + .tray [data-piece=rook]", "h1")?;
    visit.moves("N@d5 P@a4 R@h1")?;
    visit.in_peace()
}

#[test]
fn a_piece_through_a_gate() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("seirawan")?;
    visit.click("b1 c3")?;
    visit.tab.press(".option:has(use[href='#board-ivory-hawk'])")?;
    visit.stands("b1 c3")?;
    visit.in_peace()
}

#[test]
fn the_duck_is_put_on_the_board() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("duck")?;
    visit.click("e2 e4 e5")?;
    visit.tab.wait_text(".status", "Black to move.")?;
    // The duck must be placed.
    visit.click("e7 e5")?;
    visit.tab.wait_for("document.querySelector('.notice')")?;
    visit.click("e7 e6 d5")?;
    visit.tab.wait_text(".status", "White to move.")?;
    visit.in_peace()
}

#[test]
fn two_moves_a_turn() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("marseillais")?;
    visit.click("e2 e4")?;
    visit.click("e7 e5")?;
    visit.click("d7 d6")?;
    visit.tab.wait_text(".status", "White to move.")?;
    visit.moves("e4 e5 d6")?;
    visit.in_peace()
}

#[test]
fn hexagons_and_layers() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("glinski")?;
    visit.click("f5 f6")?;
    visit.click("e7 e6")?;
    visit.moves("f6 e6")?;
    visit.set_up("raumschach")?;
    visit.click("Aa2 Aa3")?;
    visit.moves("Aa3")?;
    visit.in_peace()
}

#[test]
fn what_is_not_legal_is_explained() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up_from("chess", "4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1")?;
    visit.click("e2 d2")?;
    visit.tab.wait_for("document.querySelector('.notice')")?;
    let why = visit.tab.text(".notice")?;
    ensure!(why.contains("check"), "{why}");
    visit.moves("")?;
    visit.in_peace()
}

#[test]
fn a_flag_falls() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.plan("chess", |tab| {
        tab.press("input[name=mode][value=person-person]")?;
        tab.ask("(() => { const c = document.querySelector('#clock'); c.value = '2s'; c.dispatchEvent(new Event('input', { bubbles: true })); })()")?;
        Ok(())
    })?;
    visit.click("e2 e4")?;
    visit.tab.wait_for("document.querySelector('.clock.runs')")?;
    visit.tab.wait_text(".status", "White wins: Black ran out of time.")?;
    visit.in_peace()
}

#[test]
fn a_piece_under_the_pointer_shows_how_it_moves() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("chess")?;
    let dots = "document.querySelector('.marks').childElementCount";
    let none = visit.tab.ask(dots)?;
    for (cell, targets) in [("g1", 2), ("b8", 2), ("d1", 0)] {
        visit.hover(cell)?;
        let shown = none.as_i64().unwrap_or_default() + targets;
        visit.tab.wait_for(&format!("{dots} === {shown}"))?;
    }
    visit.in_peace()
}

//! Actions: what a side does instead of moving a piece, by clicks and by buttons.

use anyhow::{Result, ensure};
use chesswright_browser::Size;

use crate::visit::Visit;

/// Types moves one by one.
fn type_moves(visit: &mut Visit, moves: &str) -> Result<()> {
    for text in moves.split_whitespace() {
        visit.tab.press("#typed")?;
        visit.tab.type_text(text)?;
        visit.tab.key("Enter")?;
        visit.tab.wait_for("document.querySelector('#typed').value === ''")?;
    }
    Ok(())
}

fn a_man_is_taken(size: Size) -> Result<()> {
    let mut visit = Visit::new(size)?;
    visit.set_up("nine-mens-morris")?;
    type_moves(&mut visit, "M@a1 M@b2 M@d1 M@d2 M@g1")?;
    visit.tab.wait_text("[data-tool=action]", "take")?;
    visit.tools_are_seen()?;
    // Where nothing else can be done, a click on the man is enough.
    visit.click("d2")?;
    visit.moves("M@a1 M@b2 M@d1 M@d2 M@g1 take:d2")?;
    visit.tab.wait_for("!document.querySelector('[data-tool=action]')")?;
    visit.tab.press("[data-tool=undo]")?;
    visit.tab.press("[data-tool=action]")?;
    visit.click("b2")?;
    // It is a variation beside the other one.
    visit.tab.wait_for("!document.querySelector('.piece:not(.gone)[data-cell=b2]')")?;
    visit.stands("a1 d1 d2 g1")?;
    visit.in_peace()
}

#[test]
fn a_man_is_taken_after_a_mill() -> Result<()> {
    a_man_is_taken(Size::Wide)
}

#[test]
fn a_man_is_taken_after_a_mill_on_a_phone() -> Result<()> {
    a_man_is_taken(Size::Phone)
}

#[test]
fn the_first_stone_is_taken_over_by_a_button() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("gomoku-pie")?;
    ensure!(visit.tab.ask("!document.querySelector('[data-tool=action]')")? == true);
    type_moves(&mut visit, "P@h8")?;
    visit.tab.press("[data-tool=action]")?;
    visit.moves("P@h8 swap")?;
    visit.tab.wait_for("document.querySelector('#said')?.textContent.includes('swap colours') ?? true")?;
    type_moves(&mut visit, "P@i9")?;
    visit.moves("P@h8 swap P@i9")?;
    visit.in_peace()
}

/// All orders of the elephants can be read and pressed, and nothing is pushed out of the window.
fn orders_are_offered(size: Size) -> Result<()> {
    let mut visit = Visit::new(size)?;
    visit.set_up("janggi-orders")?;
    let edge = if size == Size::Phone { "screen.width" } else { "innerWidth" };
    let readable = format!(
        "(() => {{ const orders = [...document.querySelectorAll('[data-tool=action]')]; \
         return orders.length === 4 && new Set(orders.map(order => order.innerText)).size === 4 && orders.every(order => {{ \
         const at = order.getBoundingClientRect(); \
         return at.left >= 0 && at.right <= {edge} && at.bottom <= innerHeight && order.scrollWidth <= order.clientWidth; }}); }})()"
    );
    visit.tab.wait_for(&readable)?;
    visit.tools_are_seen()?;
    visit.tab.press("[data-tool=action]")?;
    visit.moves("elephants-in")?;
    visit.in_peace()
}

#[test]
fn the_orders_of_elephants_are_offered() -> Result<()> {
    orders_are_offered(Size::Wide)
}

#[test]
fn the_orders_of_elephants_are_offered_on_a_phone() -> Result<()> {
    orders_are_offered(Size::Phone)
}

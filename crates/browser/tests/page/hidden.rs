//! Games in which something is hidden: the page shows what one side sees, and nothing else is in it.

use anyhow::{Context, Result, ensure};
use chesswright_browser::{Size, Tab};
use chesswright_rules::{Rules, Side};

use crate::online::{House, over, two};
use crate::visit::Visit;

/// The cells on which the page draws pieces, in order.
fn cells(tab: &mut Tab) -> Result<Vec<String>> {
    let told =
        tab.ask("[...document.querySelectorAll('#board .piece')].map(piece => piece.dataset.cell).sort()")?;
    Ok(serde_json::from_value(told)?)
}

fn names(text: &str) -> Vec<String> {
    let mut names: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    names.sort();
    names
}

/// What the page could tell of a move: its texts, labels and titles, without the examples in the field for typed moves.
fn texts(tab: &mut Tab) -> Result<String> {
    let told = tab.ask(
        "document.body.innerText + [...document.querySelectorAll('[aria-label]:not(#typed), [title]:not(#typed)')]\
         .map(part => ` ${part.ariaLabel} ${part.title}`).join('') + document.title",
    )?;
    Ok(told.as_str().unwrap_or_default().to_owned())
}

const WHITE: &str = "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2";
const BLACK: &str = "a7 b7 c7 d7 e7 f7 g7 h7 a8 b8 c8 d8 e8 f8 g8 h8";

fn two_people(size: Size) -> Result<()> {
    let mut visit = Visit::new(size)?;
    visit.set_up("fog-of-war")?;
    // The pieces of the game before fade.
    visit.tab.wait_for("document.querySelectorAll('#board .piece').length === 16")?;
    ensure!(cells(&mut visit.tab)? == names(WHITE), "White sees its own pieces only");
    visit.click("e2 e4")?;
    visit.tab.wait_text(".curtain", "Pass the device to Black.")?;
    ensure!(cells(&mut visit.tab)?.is_empty(), "nothing stands behind the curtain");
    let told = texts(&mut visit.tab)?;
    ensure!(!told.contains("e4") && !told.contains("e2"), "{told}");
    // Looking back from behind it shows nothing either.
    visit.tab.key("ArrowLeft")?;
    ensure!(cells(&mut visit.tab)?.is_empty());
    visit.tab.press(".curtain button")?;
    let rules = Rules::new(&chesswright_catalog::definition("fog-of-war").context("no such game")?)?;
    visit.look_at(&rules, Side(1));
    visit.tab.wait_for("document.querySelectorAll('#board .piece').length === 16")?;
    ensure!(cells(&mut visit.tab)? == names(BLACK), "Black sees its own pieces only");
    let told = texts(&mut visit.tab)?;
    ensure!(!told.contains("e4") && !told.contains("e2"), "{told}");
    visit.tab.wait_text(".round", "?")?;
    visit.click("d7 d5")?;
    visit.tab.press(".curtain button")?;
    visit.look_at(&rules, Side(0));
    visit.tab.wait_for("document.querySelectorAll('#board .piece').length === 17")?;
    ensure!(cells(&mut visit.tab)? == names(&(WHITE.replace("e2", "e4") + " d5")));
    let told = texts(&mut visit.tab)?;
    ensure!(told.contains("e2e4") && !told.contains("d7"), "{told}");
    visit.click("e4 d5")?;
    visit.tab.press(".curtain button")?;
    visit.look_at(&rules, Side(1));
    visit.tab.wait_text(".round:last-of-type", "?×p")?;
    // A game that is stored and opened again begins behind the curtain.
    visit.tab.reload()?;
    visit.tab.wait_text(".curtain", "Black")?;
    ensure!(cells(&mut visit.tab)?.is_empty());
    visit.in_peace()
}

#[test]
fn two_people_pass_the_device_on() -> Result<()> {
    two_people(Size::Wide)
}

#[test]
fn two_people_pass_a_phone_on() -> Result<()> {
    two_people(Size::Phone)
}

#[test]
fn against_the_computer_only_the_persons_side_is_seen_until_the_end() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up_computer("fog-of-war", "person-computer", 2)?;
    visit.click("e2 e4")?;
    visit.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    visit.tab.wait_text(".round .turn:last-child", "?")?;
    ensure!(visit.tab.ask("document.querySelectorAll('#board .piece[data-cell$=\"8\"]').length")? == 0);
    let off = "[...document.querySelectorAll('[data-tool=undo], [data-tool=hint], [data-tool=share], [data-tool=save]')]";
    ensure!(visit.tab.ask(&format!("{off}.length === 4 && {off}.every(tool => tool.disabled)"))? == true);
    visit.tab.key("h")?;
    visit.tab.wait_text("#said", "Not available while part of the game is hidden.")?;
    visit.tab.press("[data-tool=resign]")?;
    visit.tab.press("dialog .main")?;
    visit.tab.wait_text(".status", "resign")?;
    visit.tab.wait_for("document.querySelectorAll('#board .piece[data-cell$=\"8\"]').length >= 6")?;
    ensure!(visit.tab.ask(&format!("{off}.every(tool => tool.disabled)"))? == false);
    visit.in_peace()
}

/// Waits until pieces stand on exactly these cells.
fn stands(visit: &mut Visit, expected: &str) -> Result<()> {
    let expected = names(expected).join(" ");
    visit.tab.wait_for(&format!(
        "[...document.querySelectorAll('#board .piece:not(.gone)')].map(piece => piece.dataset.cell).sort().join(' ') === {expected:?}"
    ))
}

#[test]
fn in_two_browsers_each_side_sees_its_own_and_a_spectator_nothing() -> Result<()> {
    let house = House::new()?;
    let (mut white, mut black, link) = two(&house, "fog-of-war", "10+5", None, Size::Phone)?;
    let mut watcher = Visit::at(&link, Size::Wide)?;
    stands(&mut white, WHITE)?;
    stands(&mut black, BLACK)?;
    stands(&mut watcher, "")?;
    white.click("e2 e4")?;
    stands(&mut white, &WHITE.replace("e2", "e4"))?;
    black.tab.wait_text(".round", "?")?;
    stands(&mut black, BLACK)?;
    let told = texts(&mut black.tab)?;
    ensure!(!told.contains("e4") && !told.contains("e2"), "{told}");
    black.click("d7 d5")?;
    stands(&mut white, &(WHITE.replace("e2", "e4") + " d5"))?;
    white.click("e4 d5")?;
    black.tab.wait_text(".round:last-of-type", "?×p")?;
    // Whoever comes back sees no more than before.
    black.tab.reload()?;
    stands(&mut black, &BLACK.replace(" d7", " d5"))?;
    let told = texts(&mut watcher.tab)?;
    ensure!(!told.contains("d5") && !told.contains("×"), "{told}");
    stands(&mut watcher, "")?;
    // Once it is over, everything is open to everybody.
    white.tab.press("[data-tool=resign]")?;
    white.tab.press("dialog .main")?;
    for visit in [&mut white, &mut black, &mut watcher] {
        over(visit, "resign")?;
        visit.moves("e4 d5 exd5")?;
    }
    white.in_peace()?;
    watcher.in_peace()?;
    black.in_peace()
}

#[test]
fn an_umpire_says_no_and_tells_of_captures() -> Result<()> {
    let mut visit = Visit::new(Size::Phone)?;
    visit.set_up("kriegspiel")?;
    stands(&mut visit, WHITE)?;
    visit.click("e2 d3")?;
    visit.tab.wait_text("#said", "The umpire says no: e2d3.")?;
    visit.tab.wait_text(".status", "Refused: e2d3.")?;
    stands(&mut visit, WHITE)?;
    visit.click("e2 e4")?;
    visit.tab.press(".curtain button")?;
    let rules = Rules::new(&chesswright_catalog::definition("kriegspiel").context("no such game")?)?;
    visit.look_at(&rules, Side(1));
    stands(&mut visit, BLACK)?;
    let told = texts(&mut visit.tab)?;
    ensure!(!told.contains("d3") && !told.contains("e2") && !told.contains("e4"), "{told}");
    visit.click("d7 d5")?;
    visit.tab.press(".curtain button")?;
    visit.look_at(&rules, Side(0));
    stands(&mut visit, &WHITE.replace("e2", "e4"))?;
    visit.tab.wait_text(".status", "Captures possible with pawn: 1.")?;
    visit.tab.wait_text(".round", "(e2d3) e2e4")?;
    visit.click("e4 d5")?;
    visit.tab.press(".curtain button")?;
    visit.look_at(&rules, Side(1));
    stands(&mut visit, &BLACK.replace("d7 ", ""))?;
    visit.tab.wait_text(".status", "Captured on d5: pawn.")?;
    // What was refused is still so in a game that is stored and opened again.
    visit.click("e7 d6")?;
    visit.tab.wait_text(".status", "Refused: e7d6.")?;
    visit.tab.reload()?;
    visit.tab.press(".curtain button")?;
    visit.tab.wait_text(".status", "Refused: e7d6.")?;
    visit.in_peace()
}

#[test]
fn in_two_browsers_the_server_is_the_umpire() -> Result<()> {
    let house = House::new()?;
    let (mut white, mut black, _) = two(&house, "berkeley-kriegspiel", "10+5", None, Size::Wide)?;
    stands(&mut white, WHITE)?;
    stands(&mut black, BLACK)?;
    white.click("e2 d3")?;
    white.tab.wait_text("#said", "The umpire says no: e2d3.")?;
    black.tab.wait_text("#said", "The umpire has refused a move.")?;
    black.tab.wait_text(".status", "Moves refused: 1.")?;
    let told = texts(&mut black.tab)?;
    ensure!(!told.contains("d3") && !told.contains("e2"), "{told}");
    // Whoever comes back knows it still.
    for visit in [&mut white, &mut black] {
        visit.tab.reload()?;
    }
    white.tab.wait_text(".status", "Refused: e2d3.")?;
    black.tab.wait_text(".status", "Moves refused: 1.")?;
    white.click("e2 e4")?;
    black.tab.wait_text(".round", "?")?;
    black.click("d7 d5")?;
    stands(&mut black, &BLACK.replace("d7", "d5"))?;
    white.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
    white.click("e4 d5")?;
    black.tab.wait_text(".status", "Capture on d5.")?;
    stands(&mut black, &BLACK.replace("d7 ", ""))?;
    white.in_peace()?;
    black.in_peace()
}

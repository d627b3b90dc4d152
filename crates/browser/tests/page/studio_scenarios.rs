//! Games that people make in the workshop, click by click, and the documents that come of it.

use anyhow::{Context, Result, ensure};
use chesswright_browser::{Size, Tab};
use chesswright_catalog::Catalog;
use chesswright_rules::definition::Definition;

use crate::studio::{build, cell, go, hash, play_any, set, spot, stands, text};
use crate::visit::Visit;

/// The hash of the rules of a document.
fn rules_of(document: &str) -> Result<String> {
    let read = Definition::from_toml(document, &Catalog);
    Ok(read.map_err(|report| anyhow::anyhow!("{report}"))?.hash())
}

/// Opens a value that contains others.
fn open(tab: &mut Tab, path: &str) -> Result<()> {
    tab.press(&format!("details[data-field='{path}'] > summary"))
}

/// Opens the controls of a group of rules.
fn open_rules(tab: &mut Tab, heading: &str) -> Result<()> {
    go(tab, "rules")?;
    tab.press(&format!("[data-rule={heading}] .st-rule-head"))
}

/// Three-check on a cylinder with an archbishop.
fn three_checks_on_a_cylinder(size: Size) -> Result<()> {
    let mut visit = Visit::new(size)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    tab.press("[data-fork='3check']")?;
    tab.wait_for("document.querySelector('#studio-title').value === 'My Three-check'")?;
    go(tab, "board")?;
    tab.press("[data-board=joined]")?;
    go(tab, "pieces")?;
    tab.press("[data-piece-add]")?;
    tab.press("#studio-known")?;
    tab.type_text("archb")?;
    tab.press("[data-known=archbishop]")?;
    tab.press("[data-piece-key=promotes]")?;
    tab.wait_for("document.querySelector('[data-piece-key=promotes]').checked")?;
    tab.press("[data-piece-place]")?;
    cell(tab, "c1")?;
    stands(tab, "c8")?;
    finish_the_cylinder(visit)
}

/// The document of the first scenario, and a game with it.
pub(crate) fn finish_the_cylinder(mut visit: Visit) -> Result<()> {
    let tab = &mut visit.tab;
    let text = text(tab)?;
    for part in
        ["extends = \"3check\"", "wrap = \"files\"", "archbishop = \"a:BN\"", "rnaqkbnr", "\"archbishop\"]"]
    {
        ensure!(text.contains(part), "{part} is missing: {text}");
    }
    tab.press("[data-foot=play]")?;
    tab.wait_text("h1", "My Three-check")?;
    play_any(tab, &["c2c3", "d2d3"])?;
    visit.in_peace()
}

#[test]
fn a_known_game_gets_another_board_and_another_piece() -> Result<()> {
    three_checks_on_a_cylinder(Size::Wide)
}

#[test]
fn the_same_game_is_made_on_a_phone_by_touch() -> Result<()> {
    three_checks_on_a_cylinder(Size::Phone)
}

/// Gliński's chess with drops: captured pieces change sides, promoted ones become pawns, pawns are not dropped where they promote.
#[test]
fn a_hexagonal_game_gets_drops() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    tab.press("[data-fork=glinski]")?;
    tab.wait_for("document.querySelectorAll('#studio-board [data-cell]').length === 91")?;
    go(tab, "rules")?;
    tab.press(".st-add-rule summary")?;
    tab.press("[data-rule-add=heading-hands]")?;
    set(tab, "[id='field-hand.captures']", "captor")?;
    set(tab, "[id='field-hand.reverts']", "pawn")?;
    open_rules(tab, "heading-pieces")?;
    for path in ["pieces", "pieces.pawn", "pieces.pawn.drop"] {
        open(tab, path)?;
    }
    set(tab, "[id='field-pieces.pawn.drop.region']", "all - promotion")?;
    tab.wait_text("[data-foot=problems]", "No problems")?;
    let expected = "name = 'x'\nextends = 'glinski'\nhand = { captures = 'captor', reverts = 'pawn' }\n\
                    pieces.pawn.drop.region = 'all - promotion'\n";
    ensure!(hash(tab)? == rules_of(expected)?, "{}", text(tab)?);
    tab.press("[data-foot=play]")?;
    tab.wait_text("h1", "My Gliński")?;
    play_any(tab, &["f5f6", "e4e5"])?;
    visit.in_peace()
}

/// Duck Chess in which captures explode, and pawns survive.
#[test]
fn duck_chess_gets_blasts() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    tab.press("[data-fork=duck]")?;
    tab.wait_for("document.querySelector('#studio-title').value === 'My Duck Chess'")?;
    open_rules(tab, "heading-check-and-capture")?;
    for path in ["capture", "capture.blast", "capture.blast.spares"] {
        open(tab, path)?;
    }
    tab.press("[data-entry-add='capture.blast.spares']")?;
    set(tab, "[id='field-capture.blast.spares[0]']", "pawn")?;
    tab.wait_text("[data-foot=problems]", "No problems")?;
    let expected = "name = 'x'\nextends = 'duck'\ncapture.blast.spares = ['pawn']\n";
    ensure!(hash(tab)? == rules_of(expected)?, "{}", text(tab)?);
    go(tab, "rules")?;
    tab.wait_for(
        "document.querySelector('[data-rule=heading-check-and-capture] .st-words').textContent.length > 40",
    )?;
    tab.press("[data-foot=play]")?;
    tab.wait_text("h1", "My Duck Chess")?;
    visit.in_peace()
}

/// A piece that goes four steps, turning at each.
#[test]
fn a_piece_of_four_legs_is_clicked() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    go(tab, "pieces")?;
    tab.press("[data-piece-add]")?;
    tab.press("[data-known='']")?;
    tab.press("[data-chain=begin]")?;
    for (x, y) in [(0, 1), (1, 1), (1, 2), (2, 2)] {
        spot(tab, x, y)?;
    }
    tab.wait_for("document.querySelectorAll('.st-joint').length === 4")?;
    tab.press("[data-bend=either]")?;
    tab.press("[data-chain=add]")?;
    tab.wait_for("document.querySelector('#studio-betza').value === 'WmasmasmasW'")?;
    // The single steps with which a new piece begins go.
    spot(tab, 0, 1)?;
    tab.wait_for("document.querySelector('#studio-betza').value === 'masmasmasW'")?;
    ensure!(tab.text(".st-words")?.len() > 20, "its words are missing");
    tab.press("[data-piece-place]")?;
    cell(tab, "b1")?;
    tab.wait_for("document.querySelector('[data-foot=undo]').textContent.includes('start position')")?;
    stands(tab, "b8")?;
    tab.press("[data-foot=play]")?;
    tab.wait_text("h1", "My Chess")?;
    // Two ahead and two to the side, over a bend that is free.
    let moved = play_any(tab, &["a2a3", "h2h3"]);
    moved.context("nothing can be played")?;
    visit.in_peace()
}

/// Whatever is typed in the middle of a text leaves the cursor there, and the text as it is.
#[test]
fn typing_in_the_middle_moves_nothing() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    build(&mut visit)?;
    let tab = &mut visit.tab;
    let odd = "# my  notes\nname   = 'odd'\ntitle = 'Odd'\nextends = \"chess\"   # as ever\n";
    go(tab, "text")?;
    set(tab, "#studio-text", odd)?;
    let at = odd.find("ever").context("ever")?;
    tab.ask(&format!("(() => {{ const t = document.querySelector('#studio-text'); t.focus(); t.setSelectionRange({at}, {at}); return true; }})()"))?;
    for letter in ["f", "o", "r", " "] {
        tab.type_text(letter)?;
    }
    let expected = odd.replace("ever", "for ever");
    ensure!(text(tab)? == expected, "{}", text(tab)?);
    let place = tab.ask("document.querySelector('#studio-text').selectionStart")?;
    ensure!(place == at + 4, "the cursor is at {place}");
    // A control changes its own line only, and undo gives every byte back.
    open_rules(tab, "heading-goal")?;
    set(tab, "[id='field-end.checks']", "2")?;
    ensure!(text(tab)?.starts_with(&expected), "{}", text(tab)?);
    tab.press("[data-foot=undo]")?;
    tab.wait_for(&format!("document.querySelector('#studio-text').value === {expected:?}"))?;
    visit.in_peace()
}

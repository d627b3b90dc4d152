//! What the workshop shares opens elsewhere, from the link or the file alone, with equal rules: in the page, at the 3D table, with the
//! engine, and on the command line.

use std::process::Command;

use anyhow::{Context, Result, ensure};
use chesswright_browser::{Size, Tab};
use chesswright_rules::definition::Definition;

use crate::studio::{build, cell, go, hash, play_any, spot, text};
use crate::visit::Visit;

/// What the program answers.
fn program(args: &[&str]) -> Result<String> {
    let path = std::env::var("CHESSWRIGHT_PROGRAM").context("run `cargo xtask test --only page`")?;
    let out = Command::new(path).args(args).output()?;
    let (said, faults) = (String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
    ensure!(out.status.code() < Some(2), "{args:?}: {faults}");
    Ok(said.into_owned())
}

/// Waits until the canvas of the 3D table shows more than one colour.
fn solid(tab: &mut Tab) -> Result<()> {
    tab.ask("document.querySelector('#board').focus()")?;
    tab.key("d")?;
    tab.wait_for(
        "(() => { const canvas = document.querySelector('canvas#board'); if (!canvas || canvas.width < 100) return false; \
         const small = document.createElement('canvas'); small.width = small.height = 16; \
         const pen = small.getContext('2d'); pen.drawImage(canvas, 0, 0, 16, 16); \
         return new Set(pen.getImageData(0, 0, 16, 16).data).size > 40; })()",
    )
}

#[test]
fn a_shared_game_is_the_same_game_everywhere() -> Result<()> {
    // Somebody makes a game of six by six with a piece of their own.
    let mut maker = Visit::new(Size::Wide)?;
    build(&mut maker)?;
    let tab = &mut maker.tab;
    go(tab, "board")?;
    for _ in 0..2 {
        tab.press("[data-step=files-less]")?;
        tab.press("[data-step=ranks-less]")?;
    }
    tab.wait_for("document.querySelectorAll('#studio-board [data-cell]').length === 36")?;
    go(tab, "pieces")?;
    tab.press("[data-piece-add]")?;
    tab.press("#studio-known")?;
    tab.type_text("duke")?;
    tab.press("[data-known='']")?;
    spot(tab, 1, 2)?;
    tab.press("[data-piece-place]")?;
    cell(tab, "b1")?;
    tab.wait_for("document.querySelector('[data-foot=undo]').textContent.includes('start position')")?;
    let (ours, document) = (hash(tab)?, text(tab)?);
    go(tab, "share")?;
    let link = tab.ask("document.querySelector('#studio-link').value")?;
    let link = link.as_str().context("no link")?.to_owned();
    maker.in_peace()?;

    // The command line, from the link and from the file alone.
    let file = std::env::temp_dir().join(format!("shared-{}.toml", std::process::id()));
    std::fs::write(&file, &document)?;
    let path = file.to_str().context("the folder has a strange name")?;
    let counts = [program(&["perft", &link, "2"])?, program(&["perft", path, "2"])?];
    ensure!(counts[0] == counts[1] && counts[0].contains("total:"), "{counts:?}");
    let whole = program(&["variant", "convert", path])?;
    let read = Definition::from_json(&whole, &()).map_err(|report| anyhow::anyhow!("{report}"))?;
    ensure!(read.hash() == ours, "the command line has other rules");
    // The engine plays it against itself.
    let played = program(&["lab", &link, "--games", "2", "--nodes", "20", "--max-moves", "20"])?;
    ensure!(!played.is_empty(), "the engine does not play it");
    std::fs::remove_file(&file)?;

    // Somebody else, who has nothing but the link.
    let mut other = Visit::new(Size::Wide)?;
    let code = link.split_once('#').context("no fragment")?.1;
    other.tab.ask(&format!("location.hash = {:?}; true", format!("#{code}")))?;
    other.tab.wait_for("document.querySelector('#studio-root')")?;
    ensure!(hash(&mut other.tab)? == ours, "the rules are others");
    other.tab.press("[data-foot=play]")?;
    other.tab.wait_for("!document.querySelector('#app').hidden && document.querySelector('#board')")?;
    let openings = ["a2a3", "f2f3", "c2c3", "d2d3", "b1c3", "b1a3", "e2e3"];
    play_any(&mut other.tab, &openings)?;
    solid(&mut other.tab)?;
    other.in_peace()
}

//! Languages, accessibility and download size.

use anyhow::{Context, Result, ensure};
use chesswright_browser::Size;

use crate::visit::Visit;

#[test]
fn the_language_changes_while_the_game_goes_on() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.set_up("chess")?;
    visit.click("e2 e4")?;
    visit.speak("de")?;
    visit.tab.wait_text(".status", "Schwarz am Zug.")?;
    ensure!(visit.tab.ask("document.documentElement.lang")? == "de");
    visit.moves("e4")?;
    visit.in_peace()
}

/// Tests for issues that an accessibility checker calls serious, in every window, at every size, light and dark.
#[test]
fn everybody_can_use_the_page() -> Result<()> {
    let checker = std::env::var("CHESSWRIGHT_ACCESSIBILITY").context("run `cargo xtask test --only page`")?;
    let checker = std::fs::read_to_string(&checker).with_context(|| checker.clone())?;
    let mut found = vec![];
    for (size, scheme) in [(Size::Wide, "light"), (Size::Wide, "dark"), (Size::Phone, "light")] {
        let mut visit = Visit::new(size)?;
        visit.tab.scheme(scheme)?;
        visit.tab.ask(&checker)?;
        let mut check = |tab: &mut chesswright_browser::Tab, place: &str| -> Result<()> {
            let asked = "axe.run({ resultTypes: ['violations'] }).then(found => found.violations \
                .filter(one => ['serious', 'critical'].includes(one.impact)) \
                .map(one => one.id + ': ' + one.nodes.map(node => node.target.join(' ') + ' (' + node.failureSummary + ')').join('; ')))";
            for one in tab.ask(asked)?.as_array().context("no answer")? {
                found.push(format!("{place}, {size:?}, {scheme}: {}", one.as_str().unwrap_or_default()));
            }
            Ok(())
        };
        visit.set_up("crazyhouse")?;
        visit.click("e2 e4")?;
        check(&mut visit.tab, "table")?;
        visit.tab.press("[role=tab]:nth-child(2)")?;
        visit.tab.wait_for("document.querySelector('.info .diagram .walker')")?;
        check(&mut visit.tab, "rules")?;
        visit.tab.press("[role=tab]:nth-child(1)")?;
        for dialog in ["new", "levels", "open", "share", "settings", "draw", "resign"] {
            visit.tab.press(&format!("[data-tool={dialog}]"))?;
            visit.tab.wait_for("document.querySelector('dialog[open]')")?;
            check(&mut visit.tab, dialog)?;
            visit.tab.key("Escape")?;
            visit.tab.wait_for("document.querySelector('dialog') === null")?;
        }
        visit.set_up_from("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1")?;
        visit.click("a7 a8")?;
        visit.tab.wait_for("document.querySelector('.chooser')").with_context(|| format!("{size:?}"))?;
        check(&mut visit.tab, "chooser")?;
    }
    ensure!(found.is_empty(), "{}", found.join("\n"));
    Ok(())
}

#[test]
fn first_paint_comes_before_the_program() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    let painted = visit.tab.ask("fetch('/').then(answer => answer.text())")?;
    let painted = painted.as_str().unwrap_or_default();
    ensure!(painted.contains("<svg ") && painted.contains("<use "), "no board was sent");
    let weight = visit.tab.ask(
        "Promise.all(['/', '/style.css', '/boot.js', '/app.js', '/parts.js', '/app_bg.wasm'].map(async path => { await fetch(path, { cache: 'reload' }); \
         return performance.getEntriesByName(new URL(path, location).href).at(-1).encodedBodySize; })).then(sizes => sizes.reduce((a, b) => a + b))",
    )?;
    ensure!(weight.as_u64() < Some(1_350_000), "{weight} bytes until the first move");
    Ok(())
}

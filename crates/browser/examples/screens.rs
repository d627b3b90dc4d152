//! Takes screenshots of the page for inspection. Of a game: wide, on the 3D table, and on a phone upright and sideways.
//!
//! ```sh
//! CHESSWRIGHT_PAGE_FOLDER=target/page cargo run --example screens -- PROGRAM BROWSER FOLDER [SCENE OR GAME]...
//! ```
#![allow(clippy::print_stdout, reason = "an example that talks")]

use std::path::Path;

use anyhow::{Context, Result};
use chesswright_browser::{Chromium, Program, Size, Tab};

/// The actions before a screenshot.
type Scene<'a> = &'a dyn Fn(&mut Tab) -> Result<()>;

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [program, browser, folder, wanted @ ..] = words.as_slice() else {
        anyhow::bail!("give the program, the browser and a folder");
    };
    let (program, browser) = (Program::start(program)?, Chromium::start(browser)?);
    std::fs::create_dir_all(folder)?;
    let scenes: [(&str, Scene<'_>); 19] = [
        ("first", &|_| Ok(())),
        ("chess", &|tab| game(tab, "chess", "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 f3g5 d7d5 e4d5 f6d5 g5f7")),
        ("xiangqi", &|tab| game(tab, "xiangqi", "h3e3 h10g8 h1g3 i10h10 b1c3")),
        ("glinski", &|tab| game(tab, "glinski", "f5f6 e7e6")),
        ("shogi", &|tab| game(tab, "shogi", "g3g4 c7c6")),
        ("crazyhouse", &|tab| game(tab, "crazyhouse", "e2e4 d7d5 e4d5 d8d5 b1c3 d5e5")),
        ("raumschach", &|tab| game(tab, "raumschach", "Aa2Aa3")),
        ("duck", &|tab| game(tab, "duck", "e2e4,e4e3")),
        ("three-crowns", &|tab| game(tab, "three-crowns", "d2d3")),
        ("new-game", &|tab| tab.press("[data-tool=new]").and_then(|()| settle(tab, 3500))),
        ("levels", &|tab| tab.press("[data-tool=levels]").and_then(|()| settle(tab, 500))),
        ("level", &|tab| {
            tab.press("[data-tool=levels]")?;
            tab.press("[data-level='0-1']")?;
            tab.press("[data-level=danger]")?;
            settle(tab, 500)
        }),
        ("three-d", &|tab| {
            game(tab, "chess", "e2e4 e7e5 g1f3")?;
            tab.press("[data-tool=three-d]")?;
            settle(tab, 8000)
        }),
        ("three-d-crazyhouse", &|tab| {
            game(tab, "crazyhouse", "e2e4 d7d5 e4d5 d8d5 b1c3 d5e5")?;
            tab.press("[data-tool=three-d]")?;
            settle(tab, 8000)
        }),
        ("three-d-glinski", &|tab| {
            game(tab, "glinski", "f5f6 e7e6")?;
            tab.press("[data-tool=three-d]")?;
            settle(tab, 8000)
        }),
        ("workshop", &|tab| {
            tab.press("[data-welcome=build]")?;
            tab.press("[data-fork='3check']")?;
            tab.press("[data-way=pieces]")?;
            tab.press("[data-piece-add]")?;
            tab.press("#studio-known")?;
            tab.type_text("archb")?;
            tab.press("[data-known=archbishop]")?;
            tab.press("[data-piece-place]")?;
            tab.press("#studio-board [data-cell=c1]")?;
            settle(tab, 1000)
        }),
        ("open", &|tab| {
            game(tab, "gardner", "a2a3")?;
            tab.press("[data-tool=open]")
        }),
        ("settings", &|tab| tab.press("[data-tool=settings]")),
        ("share", &|tab| tab.press("[data-tool=share]")),
    ];
    for (name, scene) in
        scenes.iter().filter(|(name, _)| wanted.is_empty() || wanted.iter().any(|word| word == name))
    {
        for (size, shape) in [(Size::Wide, "wide"), (Size::Phone, "phone")] {
            let mut tab = browser.open(&program.address, size)?;
            scene(&mut tab).with_context(|| format!("{name}, {shape}"))?;
            for scheme in ["light", "dark"] {
                tab.scheme(scheme)?;
                tab.ask(&format!(
                    "localStorage.setItem('chesswright/settings', JSON.stringify({{ scheme: {scheme:?} }}))"
                ))?;
                if !["new-game", "levels", "open", "settings", "share", "workshop"].contains(name)
                    && !name.starts_with("three-d")
                {
                    tab.reload()?;
                }
                settle(&mut tab, 500)?;
                tab.picture(&Path::new(folder).join(format!("{name}-{shape}-{scheme}.png")))?;
            }
            println!("{name} {shape} {:?}", tab.complaints()?);
        }
    }
    for name in wanted.iter().filter(|word| scenes.iter().all(|(name, _)| word != name)) {
        for (size, shape) in [(Size::Wide, "wide"), (Size::Phone, "phone")] {
            let mut tab = browser.open(&program.address, size)?;
            game(&mut tab, name, "").with_context(|| format!("{name}, {shape}"))?;
            settle(&mut tab, 500)?;
            let save =
                |tab: &mut Tab, how: &str| tab.picture(&Path::new(folder).join(format!("{name}-{how}.png")));
            save(&mut tab, shape)?;
            if size == Size::Phone {
                tab.resize(844, 390)?;
                settle(&mut tab, 500)?;
                save(&mut tab, "sideways")?;
            } else {
                tab.press("[data-tool=three-d]")?;
                settle(&mut tab, 6000)?;
                save(&mut tab, "three-d")?;
            }
            println!("{name} {shape} {:?}", tab.complaints()?);
        }
    }
    Ok(())
}

fn settle(tab: &mut Tab, milliseconds: u32) -> Result<()> {
    tab.ask(&format!("new Promise(done => setTimeout(done, {milliseconds}))")).map(|_| ())
}

/// Starts a game and plays moves by typing them.
fn game(tab: &mut Tab, name: &str, moves: &str) -> Result<()> {
    tab.press("[data-tool=new]")?;
    tab.press(&format!("label.card:has(input[value={name:?}])"))?;
    tab.press("input[name=mode][value=person-person]")?;
    tab.press(".begin")?;
    tab.wait_for("document.querySelector('dialog') === null")?;
    for text in moves.split_whitespace() {
        tab.press("#typed")?;
        tab.type_text(text)?;
        tab.key("Enter")?;
        tab.wait_for("document.querySelector('#typed').value === ''")?;
    }
    settle(tab, 300)
}

//! Nothing English shows in the other languages: the page in each of them is compared with the page in English.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use anyhow::{Context, Result, ensure};
use chesswright_browser::{Size, Tab};

use crate::visit::Visit;

/// What may be the same in every language, and why.
const SAME: [(&str, &str); 3] = [
    ("goro goro shogi", "the name of a game"),
    ("tiled and ldtk", "names of programs"),
    ("board last clock", "commands that the field for moves understands in every language"),
];

/// The lines of a place on the page.
type Lines = BTreeSet<String>;

/// Everything that can be read or heard in an element: its lines, and what its parts are called.
const READ: &str = "(place => { const root = document.querySelector(place); const lines = root.innerText.split('\\n'); \
    for (const each of root.querySelectorAll('*')) for (const name of ['title', 'aria-label', 'placeholder', 'alt']) \
    if (each.hasAttribute(name)) lines.push(...each.getAttribute(name).split('\\n')); \
    return [...new Set(lines)]; })";

fn read(tab: &mut Tab, place: &str) -> Result<Lines> {
    let lines = tab.ask(&format!("{READ}({place:?})"))?;
    let lines = lines.as_array().with_context(|| format!("nothing in {place}"))?;
    Ok(lines.iter().filter_map(|line| Some(line.as_str()?.to_owned())).collect())
}

/// Three words that follow each other in a line, for every such place in it.
fn triples(line: &str) -> Vec<String> {
    let words: Vec<String> = line
        .split_whitespace()
        .map(|word| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase())
        .collect();
    let is_word = |word: &String| {
        word.len() > 1 && word.chars().all(|letter| letter.is_ascii_alphabetic() || letter == '-')
    };
    words.windows(3).filter(|three| three.iter().all(is_word)).map(|three| three.join(" ")).collect()
}

/// Goes through the page in a language, and returns what is to be read in each place.
fn walk(language: &str) -> Result<BTreeMap<String, Lines>> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.reopen_in(language)?;
    let mut seen = BTreeMap::new();
    seen.insert("landing".to_owned(), read(&mut visit.tab, "body")?);
    visit.tab.press("#menu")?;
    seen.insert("menu".to_owned(), read(&mut visit.tab, ".menu-items")?);
    visit.tab.press("#menu")?;
    let windows = [
        ("new", "document.querySelectorAll('dialog .card').length > 140"),
        ("levels", "document.querySelectorAll('dialog .chapter').length > 14"),
        ("open", "document.querySelector('#open-text')"),
        ("share", "document.querySelector('#share-link')"),
        ("settings", "document.querySelector('.theme-choice')"),
        ("keys", "document.querySelector('dialog kbd, dialog dt, dialog li, dialog tr')"),
        ("notes", "document.querySelector('dialog input, dialog textarea')"),
    ];
    for (tool, there) in windows {
        visit.tab.press(&format!("[data-tool={tool}]"))?;
        visit.tab.wait_for(there).with_context(|| tool.to_owned())?;
        seen.insert(format!("window: {tool}"), read(&mut visit.tab, "dialog")?);
        visit.tab.press("dialog header button")?;
        visit.tab.wait_for("document.querySelector('dialog') === null")?;
    }
    // Mistakes in files are still told in English, in lines of their own; that a text is nothing at all is not.
    visit.open_text("nonsense")?;
    visit.tab.wait_for("document.querySelector('.notice')")?;
    seen.insert("opening nonsense".to_owned(), read(&mut visit.tab, ".notice")?);
    visit.tab.press("dialog header button")?;
    visit.tab.wait_for("document.querySelector('dialog') === null")?;
    // Rules of two games, and refusals and the end of one. That no game lacks a text in a language is tested without a browser.
    visit.set_up("shogi")?;
    visit.tab.press("[role=tab]:nth-child(2)")?;
    visit.tab.wait_for("document.querySelector('.info .kind')")?;
    seen.insert("rules of shogi".to_owned(), read(&mut visit.tab, ".info")?);
    visit.tab.ask("globalThis.before = document.querySelector('.info .lead').textContent")?;
    visit.set_up("chess")?;
    visit.tab.wait_for("document.querySelector('.info .lead').textContent !== globalThis.before")?;
    seen.insert("rules of chess".to_owned(), read(&mut visit.tab, "body")?);
    visit.tab.press("[role=tab]:nth-child(1)")?;
    visit.click("e2 e5")?;
    visit.tab.wait_for("document.querySelector('.notice')")?;
    seen.insert("a refused move".to_owned(), read(&mut visit.tab, ".panel")?);
    let enter = |visit: &mut Visit, text: &str| -> Result<()> {
        visit.tab.press("#typed")?;
        visit.tab.type_text(text)?;
        visit.tab.key("Enter")
    };
    enter(&mut visit, "hello")?;
    visit.settle()?;
    seen.insert("no move".to_owned(), read(&mut visit.tab, ".panel")?);
    visit.tab.ask("(() => { const field = document.querySelector('#typed'); field.value = ''; field.dispatchEvent(new Event('input', { bubbles: true })); return true; })()")?;
    for tool in ["draw", "resign"] {
        visit.tab.press(&format!("[data-tool={tool}]"))?;
        visit.tab.wait_for("document.querySelector('dialog[open]')")?;
        seen.insert(format!("window: {tool}"), read(&mut visit.tab, "dialog")?);
        visit.tab.press("dialog header button")?;
        visit.tab.wait_for("document.querySelector('dialog') === null")?;
    }
    for (count, text) in ["f2f3", "e7e5", "g2g4", "d8h4"].into_iter().enumerate() {
        enter(&mut visit, text)?;
        visit.tab.wait_for(&format!("document.querySelectorAll('.round .move').length === {}", count + 1))?;
    }
    visit.tab.wait_for("document.querySelector('.status.over')")?;
    seen.insert("the end of a game".to_owned(), read(&mut visit.tab, "body")?);
    visit.open_level(0, 1)?;
    visit.tab.press("[data-tool=hint]")?;
    visit.tab.wait_for("document.querySelector('.notice')")?;
    visit.settle()?;
    seen.insert("a level".to_owned(), read(&mut visit.tab, "body")?);
    visit.tab.press("[role=tab]:nth-child(2)")?;
    visit.tab.wait_for("document.querySelector('.info .kind')")?;
    seen.insert("rules of a level".to_owned(), read(&mut visit.tab, ".info")?);
    // The workshop: what is around the game that is made in it.
    visit.tab.press("[role=tab]:nth-child(1)")?;
    visit.tab.wait_for("document.querySelector('[role=tab]:nth-child(1)').ariaSelected === 'true'")?;
    visit.tab.press("[data-tool=quit]")?;
    visit.tab.press("[data-welcome=build]")?;
    visit.tab.wait_for("document.querySelector('#studio-board [data-cell]')")?;
    let panes = visit.tab.ask("[...document.querySelectorAll('[data-way]')].map(way => way.dataset.way)")?;
    let panes = panes.as_array().context("no panes")?.iter().filter_map(|pane| pane.as_str());
    for pane in panes.filter(|pane| *pane != "leave") {
        visit.tab.press(&format!("[data-way={pane}]"))?;
        visit.tab.wait_for(&format!("document.querySelector('[data-pane={pane}]')"))?;
        seen.insert(format!("workshop: {pane}"), read(&mut visit.tab, "#studio-root")?);
    }
    Ok(seen)
}

/// The page in English, which is walked through once for all languages.
fn english() -> Result<&'static BTreeMap<String, Lines>> {
    static ENGLISH: OnceLock<Result<BTreeMap<String, Lines>, String>> = OnceLock::new();
    let walked = ENGLISH.get_or_init(|| walk("en").map_err(|error| format!("{error:#}")));
    walked.as_ref().map_err(|error| anyhow::anyhow!("{error}"))
}

/// Fails if three words that follow each other are the same as in English in the same place.
fn shows_nothing_english(language: &str) -> Result<()> {
    let english = english()?;
    let mut found = BTreeSet::new();
    for (place, lines) in walk(language)? {
        let there = english.get(&place).with_context(|| format!("{place} is not there in English"))?;
        let there: BTreeSet<String> = there.iter().flat_map(|line| triples(line)).collect();
        for line in lines {
            let same = triples(&line).into_iter().find(|three| {
                there.contains(three) && !SAME.iter().any(|(known, _)| known.contains(three.as_str()))
            });
            if let Some(three) = same {
                found.insert(format!("{place}: “{three}” in: {line}"));
            }
        }
    }
    let all: Vec<String> = found.into_iter().collect();
    ensure!(all.is_empty(), "{} English texts in {language}:\n{}", all.len(), all.join("\n"));
    Ok(())
}

#[test]
fn nothing_english_shows_in_german() -> Result<()> {
    shows_nothing_english("de")
}

#[test]
fn nothing_english_shows_in_spanish() -> Result<()> {
    shows_nothing_english("es")
}

#[test]
fn nothing_english_shows_in_french() -> Result<()> {
    shows_nothing_english("fr")
}

#[test]
fn nothing_english_shows_in_russian() -> Result<()> {
    shows_nothing_english("ru")
}

#[test]
fn nothing_english_shows_in_chinese() -> Result<()> {
    shows_nothing_english("zh")
}

#[test]
fn nothing_english_shows_in_japanese() -> Result<()> {
    shows_nothing_english("ja")
}

#[test]
fn nothing_english_shows_in_hindi() -> Result<()> {
    shows_nothing_english("hi")
}

#[test]
fn nothing_english_shows_in_arabic() -> Result<()> {
    shows_nothing_english("ar")
}

/// The left edge of an element in the window.
const LEFT: &str = "(selector => document.querySelector(selector).getBoundingClientRect().left)";

/// Tests that elements stand in this order from left to right.
fn stand_from_left(tab: &mut Tab, selectors: &[&str]) -> Result<()> {
    for pair in selectors.windows(2) {
        let [left, right] = pair else { continue };
        let inside = format!("{LEFT}({left:?}) < {LEFT}({right:?})");
        ensure!(tab.ask(&inside)? == true, "{left} is not on the left of {right}");
    }
    Ok(())
}

#[test]
fn in_arabic_the_page_is_mirrored_and_the_board_is_not() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.reopen_in("ar")?;
    ensure!(visit.tab.ask("document.documentElement.dir")? == "rtl");
    visit.set_up("chess")?;
    // The panel is on the left, the names of players begin on the right, and the row of buttons is mirrored.
    stand_from_left(&mut visit.tab, &[".panel", "#board"])?;
    stand_from_left(&mut visit.tab, &[".below .who b", ".below .seal"])?;
    stand_from_left(&mut visit.tab, &["#menu", "[data-tool=flip]", "[data-tool=undo]"])?;
    // Boards, lists of moves and what walks through them are read from left to right.
    stand_from_left(&mut visit.tab, &[".piece[data-cell=a1]", ".piece[data-cell=h1]"])?;
    visit.click("e2 e4")?;
    visit.click("e7 e5")?;
    visit.moves("e4 e5")?;
    stand_from_left(
        &mut visit.tab,
        &[".round .number", ".turn:nth-child(2) .move", ".turn:nth-child(3) .move"],
    )?;
    stand_from_left(
        &mut visit.tab,
        &[".walk .tool:nth-of-type(1)", ".walk .tool:nth-of-type(2)", ".walk .tool:nth-of-type(3)", "#typed"],
    )?;
    // Arrows that mean back are mirrored, those that walk through the moves are not.
    let turned = |selector: &str| {
        format!(
            "getComputedStyle(document.querySelector('{selector} .icon')).transform.startsWith('matrix(-1')"
        )
    };
    ensure!(visit.tab.ask(&turned("[data-tool=undo]"))? == true, "undo points the wrong way");
    ensure!(visit.tab.ask(&turned(".walk .tool"))? == false, "the way to the start points the wrong way");
    // The arrow keys mean what is left and right on the board.
    visit.tab.key("ArrowLeft")?;
    visit.tab.wait_for("document.querySelector('.move[aria-current]').textContent === 'e4'")?;
    visit.tab.key("ArrowRight")?;
    visit.tab.wait_for("document.querySelector('.move[aria-current]').textContent === 'e5'")?;
    visit.tab.key("b")?;
    visit.tab.key("ArrowRight")?;
    visit.tab.wait_for("document.querySelector('.cursor')")?;
    let before = visit.tab.ask(&format!("{LEFT}('.cursor')"))?.as_f64().context("no cursor")?;
    visit.tab.key("ArrowRight")?;
    visit.tab.wait_for(&format!("{LEFT}('.cursor') > {before} + 10"))?;
    visit.tab.key("ArrowLeft")?;
    visit.tab.wait_for(&format!("Math.abs({LEFT}('.cursor') - {before}) < 1"))?;
    // The menu opens over the board, and nothing of it leaves the window.
    visit.tab.press("#menu")?;
    let inside = "(() => { const box = document.querySelector('.menu-items').getBoundingClientRect(); \
        return box.left >= 0 && box.right <= innerWidth && box.left <= document.querySelector('#menu').getBoundingClientRect().left + 1; })()";
    ensure!(visit.tab.ask(inside)? == true, "the menu opens on the wrong side");
    // The letters are those of the page.
    ensure!(
        visit.tab.ask("[...document.fonts].filter(font => font.status === 'loaded').length >= 2")? == true
    );
    visit.in_peace()
}

#[test]
fn whoever_reads_from_right_to_left_finds_the_board_in_its_place_at_once() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.tab.prepare(
        "for (const [name, value] of [['language', 'ar-EG'], ['languages', ['ar-EG', 'en']]]) Object.defineProperty(navigator, name, { value }); \
         const begin = WebAssembly.instantiateStreaming; WebAssembly.instantiateStreaming = (...program) => { \
         globalThis.sent = document.querySelector('.stack svg').getBoundingClientRect().left; return begin(...program); };",
    )?;
    visit.look_at_chess()?;
    visit.press_early("e2 e4")?;
    // Nothing is stored, so the language is that of the browser.
    visit.tab.ask("Storage.prototype.setItem = () => {}; localStorage.clear(); true")?;
    visit.tab.reload()?;
    visit.tab.wait_for("document.documentElement.lang === 'ar' && globalThis.pressed === true")?;
    visit.tab.wait_for("document.querySelector('.round .move')?.textContent === 'e4'")?;
    let moved = format!("Math.abs({LEFT}('#board') - globalThis.sent)");
    let moved = visit.tab.ask(&moved)?.as_f64().context("no board")?;
    ensure!(moved < 60.0, "the board moves by {moved}");
    visit.in_peace()
}

//! Measures how soon the page answers: when it is painted and playable, how long windows and games take to appear, and
//! what blocks the page for longer than 50 ms meanwhile. Other programs on the machine make it slower, so every
//! visit is repeated and the fastest counts.
//!
//! ```sh
//! CHESSWRIGHT_PAGE_FOLDER=… cargo run -p chesswright-browser --example times -- PROGRAM BROWSER [VISITS] [GAME…]
//! ```
//!
//! With games named, only these are started and explained; `all` stands for all of them.
#![allow(clippy::print_stdout, reason = "an example that talks")]

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use chesswright_browser::{Chromium, Program, Size, Tab};
use chesswright_catalog::DOCUMENTS;

/// Notes when the page is painted and playable, all tasks that block it, and how long after a click or a key something
/// is to be seen.
const WATCH: &str = "(() => {
  const times = globalThis.times = { tasks: [], painted: 0, playable: 0, acted: 0, shown: 0 };
  new PerformanceObserver(list => times.tasks.push(...list.getEntries().map(task => [task.startTime, task.duration])))
    .observe({ type: 'longtask', buffered: true });
  new PerformanceObserver(list => times.painted = list.getEntries().at(-1).startTime)
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.getElementById('board')) return;
    times.playable = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  const after = done => requestAnimationFrame(() => setTimeout(done));
  const expect = event => {
    if (!times.awaited) return;
    const awaited = times.awaited;
    times.awaited = undefined;
    times.acted = event.timeStamp;
    const look = () => awaited() ? after(() => times.shown = performance.now()) : requestAnimationFrame(look);
    look();
  };
  for (const kind of ['click', 'keydown']) addEventListener(kind, expect, true);
})()";

/// What is measured of an act: the time until it is seen, and the longest task that it brings about.
#[derive(Clone, Copy, Debug)]
struct Answer {
    shown: f64,
    blocked: f64,
}

/// A tab that is watched, and the best of all visits.
struct Watched<'a> {
    tab: Tab,
    best: &'a mut BTreeMap<String, Answer>,
    /// The order of the acts.
    order: &'a mut Vec<String>,
}

impl Watched<'_> {
    /// Does something and waits until it is seen, and until all that it brings about is over.
    fn measure(&mut self, name: &str, seen: &str, act: impl FnOnce(&mut Tab) -> Result<()>) -> Result<()> {
        self.tab.ask(&format!(
            "Object.assign(times, {{ shown: 0, since: performance.now(), awaited: () => Boolean({seen}) }}); true"
        ))?;
        act(&mut self.tab).with_context(|| name.to_owned())?;
        self.tab.wait_for("times.shown > 0").with_context(|| name.to_owned())?;
        self.rest(700)?;
        let told = self.tab.ask(
            "[times.shown - times.acted, Math.max(0, ...times.tasks.filter(([at]) => at >= times.since).map(([, long]) => long))]",
        )?;
        let (shown, blocked) = told[0].as_f64().zip(told[1].as_f64()).context("no times")?;
        self.note(name, Answer { shown, blocked });
        Ok(())
    }

    fn note(&mut self, name: &str, answer: Answer) {
        if !self.order.iter().any(|known| known == name) {
            self.order.push(name.to_owned());
        }
        let best = self.best.entry(name.to_owned()).or_insert(answer);
        *best = Answer { shown: best.shown.min(answer.shown), blocked: best.blocked.min(answer.blocked) };
    }

    fn rest(&mut self, milliseconds: u32) -> Result<()> {
        self.tab.ask(&format!("new Promise(done => setTimeout(done, {milliseconds}))")).map(|_| ())
    }

    /// The page, from the request until it has come to rest.
    fn load(&mut self) -> Result<()> {
        self.rest(2500)?;
        let told = self.tab.ask(
            "[times.painted, times.playable, ...[0, 1].map(late => Math.max(0, ...times.tasks.filter(([at]) => \
             late === Number(at >= times.playable)).map(([, long]) => long)))]",
        )?;
        let time = |i: usize| told[i].as_f64().context("no times");
        self.note("painted", Answer { shown: time(0)?, blocked: 0.0 });
        self.note("playable", Answer { shown: time(1)?, blocked: time(2)? });
        self.note("at rest after loading", Answer { shown: 0.0, blocked: time(3)? });
        Ok(())
    }

    fn close(&mut self) -> Result<()> {
        self.tab.press("dialog header button")?;
        self.tab.wait_for("document.querySelector('dialog') === null")
    }

    fn windows(&mut self) -> Result<()> {
        const PICTURED: &str = "document.querySelectorAll('dialog .card').length > 0";
        self.measure("New game, first", PICTURED, |tab| tab.press("[data-welcome=play]"))?;
        self.close()?;
        self.measure("New game, again", PICTURED, |tab| tab.press("[data-welcome=play]"))?;
        self.measure("New game, search", "document.querySelectorAll('dialog .card').length < 40", |tab| {
            tab.press(".seek")?;
            tab.type_text("menager")?;
            tab.key("i")
        })?;
        self.close()?;
        self.measure("Levels", "document.querySelector('dialog .level-card')", |tab| {
            tab.press("[data-welcome=levels]")
        })?;
        self.close()?;
        for (name, tool) in [("Settings", "settings"), ("Open", "open"), ("Share", "share"), ("Keys", "keys")]
        {
            self.tab.press("#menu")?;
            self.measure(name, "document.querySelector('dialog')", |tab| {
                tab.press(&format!("[data-tool={tool}]"))
            })?;
            self.close()?;
        }
        self.measure(
            "a move, with the computer's answer",
            "document.querySelectorAll('.round .move').length >= 1",
            |tab| {
                tab.press("#typed")?;
                tab.type_text("e2e4")?;
                tab.key("Enter")
            },
        )?;
        self.tab.wait_for("document.querySelectorAll('.round .move').length === 2")?;
        self.tab.press("[data-tool=levels]")?;
        self.measure(
            "a level",
            "!document.querySelector('dialog') && document.querySelector('.level')",
            |tab| tab.press("[data-level='0-1']"),
        )
    }

    /// Starts a game for two people, and explains it.
    fn game(&mut self, game: &str) -> Result<()> {
        self.tab.press("[role=tab]:nth-child(1)")?;
        self.tab.press("[data-tool=new]")?;
        let card = format!("label.card:has(input[value={game:?}])");
        self.tab.wait_for(&format!("document.querySelector({card:?})"))?;
        self.measure(
            &format!("{game}: choosing"),
            &format!("document.querySelector('input[name=game]:checked')?.value === {game:?}"),
            |tab| tab.press(&card),
        )?;
        self.tab.press("input[name=mode][value=person-person]")?;
        self.measure(&format!("{game}: begun"), "document.querySelector('dialog') === null", |tab| {
            tab.press(".begin")
        })?;
        self.measure(&format!("{game}: rules"), "document.querySelector('.info .kind')", |tab| {
            tab.press("[role=tab]:nth-child(2)")
        })
    }
}

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [program, browser, words @ ..] = words.as_slice() else {
        anyhow::bail!("give the program and the browser");
    };
    let visits = words.first().map_or(Ok(3), |visits| visits.parse()).context("how many visits?")?;
    let named: Vec<&str> = words.iter().skip(1).map(String::as_str).collect();
    let all = || DOCUMENTS.iter().map(|entry| entry.name).collect();
    let games: Vec<&str> = if named == ["all"] { all() } else { named };
    let (program, browser) = (Program::start(program)?, Chromium::start(browser)?);
    let (mut best, mut order) = (BTreeMap::new(), vec![]);
    for _ in 0..visits {
        let mut tab = browser.open(&program.address, Size::Wide)?;
        tab.prepare(WATCH)?;
        // A new visitor: nothing is kept but what the browser itself keeps.
        tab.go(&program.address)?;
        let mut watched = Watched { tab, best: &mut best, order: &mut order };
        watched.load()?;
        if games.is_empty() {
            watched.windows()?;
            for game in ["chess", "xiangqi", "shogi", "glinski", "menagerie"] {
                watched.game(game)?;
            }
        }
        for game in &games {
            watched.game(game)?;
        }
    }
    println!("{:40} {:>9} {:>14}", "milliseconds, the best of the visits", "until seen", "longest task");
    for name in order {
        let Answer { shown, blocked } = best[&name];
        let blocked = if blocked == 0.0 { "< 50".to_owned() } else { format!("{blocked:.0}") };
        println!("{name:40} {shown:9.0} {blocked:>14}");
    }
    Ok(())
}

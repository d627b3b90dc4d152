//! Measures how many positions the computer looks at in the page, and how many the same engine looks at outside: the strongest level, at
//! the first move. Other programs on the machine make both slower, so it is for quiet machines; the program must be a release build.
//!
//! ```sh
//! CHESSWRIGHT_PAGE_FOLDER=… cargo run -p chesswright-browser --example computer -- PROGRAM BROWSER [GAME…]
//! ```
#![allow(clippy::print_stdout, reason = "an example that talks")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use chesswright_browser::{Chromium, Program, Size};
use chesswright_catalog::NETWORKS;

/// Games with boards of different sizes, with and without a network.
const GAMES: [&str; 4] = ["chess", "crazyhouse", "xiangqi", "shogi"];

/// Keeps the computer's moves with their figures.
const WATCH: &str = "(() => { globalThis.moves = []; const Whole = Worker; globalThis.Worker = class extends Whole { \
    constructor(...all) { super(...all); this.addEventListener('message', ({ data }) => { \
      const move = typeof data === 'string' && JSON.parse(data).Found?.what.Move; \
      if (move?.positions) moves.push([move.positions, move.ended - move.begun]); }); } }; })()";

/// Thousands of positions in a second, from the positions and the milliseconds.
struct Rate(f64);

impl Rate {
    fn new(positions: f64, milliseconds: f64) -> Self {
        Self(positions / milliseconds)
    }
}

/// The rate in the page, and how long the search took.
fn inside(browser: &Chromium, page: &str, game: &str) -> Result<(Rate, f64)> {
    let mut tab = browser.open(page, Size::Wide)?;
    tab.prepare(WATCH)?;
    tab.go(page)?;
    tab.press("[data-welcome=play]")?;
    tab.press(&format!("label.card:has(input[value={game:?}])"))?;
    tab.press("input[name=mode][value=computer-computer]")?;
    tab.ask(
        "(() => { const level = document.querySelector('#level'); level.selectedIndex = level.options.length - 1; \
         level.dispatchEvent(new Event('change', { bubbles: true })); })()",
    )?;
    tab.press(".begin")?;
    tab.wait_for("globalThis.moves.length > 0")?;
    let told = tab.ask("moves[0]")?;
    let number = |i: usize| told[i].as_f64().context("no figures");
    Ok((Rate::new(number(0)?, number(1)?), number(1)?))
}

/// The rate outside.
fn outside(program: &str, game: &str, milliseconds: f64) -> Result<Rate> {
    let mut engine = Command::new(program).arg("uci").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut input = engine.stdin.take().context("no input")?;
    writeln!(
        input,
        "setoption name UCI_Variant value {game}\nposition startpos\ngo movetime {milliseconds:.0}"
    )?;
    let mut last = None;
    for line in BufReader::new(engine.stdout.take().context("no output")?).lines() {
        let line = line?;
        let number = |name: &str| -> Option<f64> {
            line.split_whitespace().skip_while(|word| *word != name).nth(1)?.parse().ok()
        };
        last = number("nodes").zip(number("time")).or(last);
        if line.starts_with("bestmove") {
            break;
        }
    }
    writeln!(input, "quit")?;
    engine.wait()?;
    let (nodes, time) = last.context("the engine tells nothing")?;
    Ok(Rate::new(nodes, time))
}

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [program, browser, named @ ..] = words.as_slice() else {
        anyhow::bail!("give the program and the browser");
    };
    let games: Vec<&str> =
        if named.is_empty() { GAMES.to_vec() } else { named.iter().map(String::as_str).collect() };
    let (server, browser) = (Program::start(program)?, Chromium::start(browser)?);
    println!("{:20} {:>8} {:>8} {:>6}", "thousand positions/s", "page", "outside", "ratio");
    for game in games {
        let (inside, milliseconds) = inside(&browser, &server.address, game)?;
        let outside = outside(program, game, milliseconds)?;
        let name = if NETWORKS.contains(&game) { format!("{game}, network") } else { game.to_owned() };
        let ratio = 100.0 * inside.0 / outside.0;
        println!("{name:20} {:8.0} {:8.0} {ratio:5.0}%", inside.0, outside.0);
    }
    Ok(())
}

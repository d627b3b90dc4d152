//! Programs of others that play on our server with people in a browser.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use chesswright_browser::Size;
use chesswright_notation::san::{San, Style};
use chesswright_rules::{Move, Position, Side};
use serde_json::Value;

use crate::online::{House, choose, over, register, rules};
use crate::visit::Visit;

/// Makes an account for a program. Returns its token.
fn account(house: &House) -> Result<String> {
    let mut host = Command::new(&house.path);
    host.args(["host", "account", "add", "Robot", "--bot", "--data"]).arg(&house.data);
    Ok(String::from_utf8(host.output()?.stdout)?.trim().to_owned())
}

/// A program that listens for challenges, as bots for lichess do.
struct Robot {
    port: u16,
    token: String,
    events: BufReader<TcpStream>,
}

impl Robot {
    fn at(house: &House) -> Result<Self> {
        let token = account(house)?;
        let mut stream = TcpStream::connect(("127.0.0.1", house.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(30)))?;
        stream.write_all(Self::request(house.port, &token, "GET", "/api/stream/event", "").as_bytes())?;
        Ok(Self { port: house.port, token, events: BufReader::new(stream) })
    }

    fn request(port: u16, token: &str, method: &str, path: &str, body: &str) -> String {
        format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        )
    }

    /// The next challenge: the name of its game, and the side that the program would play.
    fn challenged(&mut self) -> Result<(String, Side)> {
        let event = self.event("challenge")?;
        let challenge = &event["challenge"];
        let side = Side(u8::from(challenge["finalColor"] == "white"));
        Ok((challenge["id"].as_str().context("a name")?.to_owned(), side))
    }

    /// Waits for an event.
    fn event(&mut self, kind: &str) -> Result<Value> {
        let mut line = String::new();
        loop {
            line.clear();
            ensure!(self.events.read_line(&mut line)? > 0, "the stream has ended");
            // Between the events there are the lengths of the parts in which they are sent.
            let Ok(event) = serde_json::from_str::<Value>(&line) else { continue };
            if event["type"] == kind {
                return Ok(event);
            }
        }
    }

    /// The challenge that it has made and that waits.
    fn waiting(&self) -> Result<String> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.write_all(Self::request(self.port, &self.token, "GET", "/api/challenge", "").as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let told = answer.find('{').zip(answer.rfind('}'));
        let told: Value = serde_json::from_str(told.map_or("", |(from, to)| &answer[from..=to]))?;
        let id = told["out"][0]["id"].as_str();
        Ok(id.with_context(|| format!("no challenge in {answer}"))?.to_owned())
    }

    fn post(&self, path: &str, body: &str) -> Result<()> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.write_all(Self::request(self.port, &self.token, "POST", path, body).as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        ensure!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
        Ok(())
    }
}

#[test]
fn a_person_challenges_a_program_that_declines_and_then_plays() -> Result<()> {
    let house = House::new()?;
    let mut visit = Visit::at(&house.address(), Size::Phone)?;
    visit.tab.press("[data-welcome=lobby]")?;
    let mut robot = Robot::at(&house)?;
    visit.tab.wait_text("[data-online=programs] li", "Robot")?;
    choose(&mut visit, "#online-clock", "3+2")?;
    visit.tab.press("[data-online=challenge]")?;
    visit.tab.wait_text("[data-online=asked]", "Robot was asked")?;
    let (game, _) = robot.challenged()?;
    robot.post(&format!("/api/challenge/{game}/decline"), "reason=tooFast")?;
    visit.tab.wait_text(".notice", "Robot does not play with this clock.")?;
    visit.tab.wait_for("!document.querySelector('[data-online=asked]')")?;
    choose(&mut visit, "#online-clock", "10+5")?;
    visit.tab.press("[data-online=challenge]")?;
    let (game, side) = robot.challenged()?;
    robot.post(&format!("/api/challenge/{game}/accept"), "")?;
    visit
        .tab
        .wait_for(&format!("document.querySelector('dialog') === null && location.pathname === '/{game}'"))?;
    visit.tab.wait_text(".player", "Robot")?;
    visit.look_at(&rules("chess")?, Side(1 - side.0));
    let reply = |robot: &Robot, text: &str| robot.post(&format!("/api/bot/game/{game}/move/{text}"), "");
    if side == Side(0) {
        reply(&robot, "e2e4")?;
        visit.moves("e4")?;
        visit.click("e7 e5")?;
        reply(&robot, "g1f3")?;
        visit.moves("e4 e5 Nf3")?;
    } else {
        visit.click("e2 e4")?;
        visit.moves("e4")?;
        reply(&robot, "e7e5")?;
        visit.moves("e4 e5")?;
    }
    visit.in_peace()
}

#[test]
fn a_program_challenges_a_person_who_declines_and_then_plays() -> Result<()> {
    let house = House::new()?;
    let mut visit = Visit::at(&house.address(), Size::Wide)?;
    register(&mut visit, "Ludmilla")?;
    let mut robot = Robot::at(&house)?;
    let terms = "rated=true&clock.limit=600&clock.increment=5&color=white";
    robot.post("/api/challenge/ludmilla", terms)?;
    visit.tab.wait_text("[data-online=challenged]", "Robot (1500?) challenges you: Chess, 10+5, rated")?;
    visit.tab.press("[data-online=challenged] [data-answer=decline]")?;
    ensure!(robot.event("challengeDeclined")?["challenge"]["destUser"]["name"] == "Ludmilla", "by whom?");
    visit.tab.wait_for("!document.querySelector('[data-online=challenged]')")?;
    // One that is withdrawn is no more seen; one that waits is seen by whoever comes later.
    robot.post("/api/challenge/ludmilla", terms)?;
    visit.tab.wait_for("document.querySelector('[data-online=challenged]')")?;
    let withdrawn = robot.waiting()?;
    robot.post(&format!("/api/challenge/{withdrawn}/cancel"), "")?;
    visit.tab.wait_for("!document.querySelector('[data-online=challenged]')")?;
    robot.post("/api/challenge/ludmilla", terms)?;
    visit.tab.reload()?;
    visit.tab.press("[data-welcome=lobby]")?;
    visit.tab.press("[data-online=challenged] [data-answer=accept]")?;
    visit.tab.wait_for("document.querySelector('dialog') === null && location.pathname.length === 9")?;
    let game = visit.tab.ask("location.pathname.slice(1)")?;
    let game = game.as_str().context("a name")?;
    robot.post(&format!("/api/bot/game/{game}/move/e2e4"), "")?;
    visit.look_at(&rules("chess")?, Side(1));
    visit.moves("e4")?;
    visit.click("e7 e5")?;
    visit.moves("e4 e5")?;
    visit.in_peace()
}

/// The unmodified lichess-bot, which ends with this.
struct LichessBot(Child);

impl LichessBot {
    /// Starts it. `None` where nobody has said where it is.
    fn at(house: &House) -> Result<Option<Self>> {
        let variables = ["CHESSWRIGHT_LICHESS_BOT", "CHESSWRIGHT_LICHESS_BOT_PYTHON"].map(std::env::var);
        let [Ok(folder), Ok(python)] = variables else { return Ok(None) };
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../xtask/drivers/lichess_bot.py");
        let mut run = Command::new(python);
        run.arg(script).args([&house.path, &folder, house.address().trim_end_matches('/'), &account(house)?]);
        Ok(Some(Self(run.stdin(Stdio::piped()).spawn().context("cannot start lichess-bot")?)))
    }
}

impl Drop for LichessBot {
    fn drop(&mut self) {
        // It ends when nobody can write to it any more.
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}

/// The move of a person who does not look after the king.
fn careless(san: &San, position: &Position) -> Option<(Move, String)> {
    let weak = ["f3", "g4", "f6", "g5"];
    let moves = position.legal_moves().into_iter();
    let moves = moves.map(|played| (san.write(position, &played, Style::SHORT), played));
    let mut moves: Vec<_> = moves.collect();
    moves.sort_by_key(|(text, _)| weak.iter().position(|weak| weak == text).unwrap_or(weak.len()));
    let (_, played) = moves.into_iter().find(|(_, played)| played.promotion().is_none())?;
    let name = |cell| position.rules().cell_name(cell);
    let cells = format!("{} {}", name(played.from()), name(played.to()));
    Some((played, cells))
}

#[test]
fn a_person_plays_a_rated_game_with_lichess_bot_to_its_end() -> Result<()> {
    let house = House::new()?;
    let Some(_bot) = LichessBot::at(&house)? else {
        eprintln!("left out: CHESSWRIGHT_LICHESS_BOT does not name the folder of lichess-bot");
        return Ok(());
    };
    let mut visit = Visit::at(&house.address(), Size::Wide)?;
    register(&mut visit, "Ludmilla")?;
    let begun = Instant::now();
    while visit.tab.wait_text("[data-online=programs] li", "Robot").is_err() {
        ensure!(begun.elapsed() < Duration::from_secs(60), "lichess-bot does not come");
    }
    choose(&mut visit, "#online-clock", "3+2")?;
    visit.tab.press("#online-rated")?;
    visit.tab.press("[data-online=challenge]")?;
    visit.tab.wait_for("document.querySelector('dialog') === null && location.pathname.length === 9")?;
    let rules = rules("chess")?;
    visit.tab.wait_for("document.querySelector('.bars.below .bar')")?;
    let below = visit.tab.ask("document.querySelector('.bars.below .bar').dataset.side")?;
    let side = Side(u8::from(below == "1"));
    visit.look_at(&rules, side);
    let (san, mut position) = (San::new(&rules), rules.start());
    let patience = Instant::now();
    while position.outcome().is_none() {
        ensure!(patience.elapsed() < Duration::from_secs(300), "the game does not end");
        let shown =
            visit.tab.ask("[...document.querySelectorAll('.round .move')].map(move => move.textContent)")?;
        let shown = shown.as_array().cloned().unwrap_or_default();
        for text in &shown[position.played().count().min(shown.len())..] {
            let text = text.as_str().context("a move")?;
            let Ok(played) = san.read(&position, text) else { bail!("the page shows {text}") };
            position.play(&played)?;
        }
        if position.outcome().is_none() && position.turn() == side {
            let (_, cells) = careless(&san, &position).context("no move")?;
            visit.click(&cells)?;
            let more = shown.len() + 1;
            visit.tab.wait_for(&format!("document.querySelectorAll('.round .move').length >= {more}"))?;
        } else {
            visit.settle()?;
        }
    }
    over(&mut visit, if side == Side(0) { "Black wins: checkmate" } else { "White wins: checkmate" })?;
    visit.tab.wait_for("document.querySelector('.player')?.textContent.includes('?')")?;
    visit.in_peace()
}

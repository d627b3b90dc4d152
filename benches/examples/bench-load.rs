//! How long a move takes to the opponent on a server with many games.
//!
//! Starts a server in a folder of its own and lets two pages play each of many games. A game begins as soon as both players sit,
//! since a server ends games that do not begin; its moves count once all games run. Each move is sent at a moment that was fixed
//! before, and its time is counted from that moment: a server that falls behind does not make its own figures better. The load
//! runs on the same machine unless it is pinned elsewhere (`taskset`); the figures say what both used.
#![allow(clippy::print_stdout, reason = "a program that prints figures")]

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use chesswright_game::{Branch, Game, write_move};
use chesswright_online::wire::{Down, Up};
use chesswright_rules::Rules;
use clap::Parser;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use tokio::process::{Child, Command};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

#[derive(Parser)]
struct Options {
    /// The program that serves
    #[arg(long, default_value = "target/release/chesswright")]
    server: PathBuf,
    /// The number of games
    #[arg(long, default_value_t = 1_000)]
    games: usize,
    /// How long it is measured, in seconds
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// The seconds between the moves of a game
    #[arg(long, default_value_t = 5.0)]
    pace: f64,
    /// The game
    #[arg(long, default_value = "chess")]
    game: String,
}

/// So many games may one account make at once, and play.
const GAMES_OF_ONE: usize = 20;
/// So many games are set up at the same time.
const AT_ONCE: usize = 16;
const PATIENCE: Duration = Duration::from_secs(60);

type Page = WebSocketStream<TcpStream>;

struct Server {
    child: Child,
    data: PathBuf,
    port: u16,
}

impl Server {
    async fn start(program: &Path) -> Result<Self> {
        let data = std::env::temp_dir().join(format!("chesswright-load-{}", std::process::id()));
        let mut command = Command::new(program);
        command.args(["serve", "--no-page", "--no-open", "--port", "0", "--data"]).arg(&data);
        command.stdout(Stdio::piped()).stderr(Stdio::null()).kill_on_drop(true);
        let mut child = command.spawn().with_context(|| {
            format!("cannot start {}; `cargo build --release --bin chesswright` builds it", program.display())
        })?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("no output")?).read_line(&mut line).await?;
        let port = line.trim().trim_end_matches('/').rsplit(':').next().context("no port")?.parse()?;
        Ok(Self { child, data, port })
    }

    async fn account(&self, program: &Path, name: &str) -> Result<String> {
        let mut command = Command::new(program);
        let made = command.args(["host", "account", "add", name, "--data"]).arg(&self.data).output().await?;
        ensure!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        Ok(String::from_utf8(made.stdout)?.trim().to_owned())
    }

    /// Connects from one of many addresses of this machine, because each has its limits.
    async fn connect(&self, from: usize) -> Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        let [high, low] = ((from % 60_000) as u16 + 2).to_be_bytes();
        socket.bind(SocketAddr::from((Ipv4Addr::new(127, 1, high, low), 0)))?;
        let stream = socket.connect(SocketAddr::from((Ipv4Addr::LOCALHOST, self.port))).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    async fn post(&self, from: usize, path: &str, token: &str, body: &Value) -> Result<Value> {
        let mut stream = self.connect(from).await?;
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nAuthorization: Bearer {token}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.port,
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, rest) = answer.split_once("\r\n\r\n").context("no answer")?;
        ensure!(head.starts_with("HTTP/1.1 200"), "{answer}");
        Ok(serde_json::from_str(rest)?)
    }

    async fn page(&self, from: usize, token: &str) -> Result<Page> {
        let stream = self.connect(from).await?;
        let mut request = format!("ws://127.0.0.1:{}/api/socket", self.port).into_client_request()?;
        request.headers_mut().insert("Authorization", format!("Bearer {token}").parse()?);
        Ok(client_async(request, stream).await?.0)
    }

    /// The memory in MiB and the processor seconds of the server so far, where the system tells them.
    fn used(&self) -> Option<(u64, f64)> {
        let id = self.child.id()?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let memory: u64 = memory.trim().trim_end_matches(" kB").trim().parse().ok()?;
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        let fields: Vec<&str> = stat.rsplit(") ").next()?.split(' ').collect();
        let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
        Some((memory / 1024, ticks / 100.0))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.start_kill();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

async fn say(page: &mut Page, up: &Up) -> Result<()> {
    Ok(page.send(Message::text(serde_json::to_string(up)?)).await?)
}

/// Reads until something fits, with one patience for all that is read.
async fn wait<T>(page: &mut Page, fits: impl Fn(&Down) -> Option<T>) -> Result<T> {
    timeout(PATIENCE, async {
        loop {
            let message = page.next().await.context("the line has ended")??;
            if let Message::Text(text) = message
                && let Some(found) = fits(&serde_json::from_str(&text)?)
            {
                return Ok(found);
            }
        }
    })
    .await?
}

/// What all games of the load share.
struct Load {
    rules: Rules,
    options: Options,
    server: Server,
    /// When moves begin and cease to count, once all games run.
    window: OnceLock<(Instant, Instant)>,
    lost: AtomicU64,
    /// Microseconds from the moment of sending to the opponent.
    times: mpsc::UnboundedSender<u64>,
}

impl Load {
    /// Sets a game up, and returns its pages and its address.
    async fn set_up(&self, number: usize, [white, black]: &[String; 2]) -> Result<([Page; 2], String)> {
        let wish = json!({ "game": self.options.game, "control": "60+30", "side": 0 });
        let made = self.server.post(number, "/api/table", white, &wish).await?;
        let id = made["id"].as_str().context("no game")?.to_owned();
        let mut pages =
            [self.server.page(2 * number, white).await?, self.server.page(2 * number + 1, black).await?];
        say(&mut pages[0], &Up::Watch { game: id.clone(), from: 0 }).await?;
        say(&mut pages[1], &Up::Sit { game: id.clone(), side: Some(1) }).await?;
        let sits = |down: &Down| matches!(down, Down::Game(told) if told.yours == [1]).then_some(());
        wait(&mut pages[1], sits).await?;
        Ok((pages, id))
    }

    /// Two pages play one game at its pace until the window closes.
    async fn play(&self, number: usize, mut pages: [Page; 2], id: &str) -> Result<()> {
        let mut game = Game::new(&self.rules);
        let mut random = 0x9E37_79B9_7F4A_7C15_u64 ^ (number as u64 + 1);
        let pace = Duration::from_secs_f64(self.options.pace);
        // The games are spread over the pace.
        let mut due = Instant::now() + pace.mul_f64(number as f64 * 0.618_033_988_75 % 1.0);
        while self.window.get().is_none_or(|(_, until)| due < *until) {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let played = &moves[(random % moves.len() as u64) as usize];
            let body = write_move(game.position(), played);
            let side = usize::from(game.position().turn().0);
            game.play(played, Branch::Truncate, 0)?;
            let came = |down: &Down| {
                matches!(down, Down::Event { event, .. } if event.kind == "step" && event.body == body)
                    .then_some(())
            };
            let [one, two] = &mut pages;
            let (mover, other) = if side == 0 { (one, two) } else { (two, one) };
            sleep_until(due).await;
            let (game, kind, seq) = (id.to_owned(), "step".into(), u32::MAX);
            say(mover, &Up::Play { game, seq, id: random | 1, kind, body: body.clone() }).await?;
            if wait(other, came).await.is_err() {
                self.lost.fetch_add(1, Ordering::Relaxed);
                break;
            }
            if self.window.get().is_some_and(|(from, until)| (from..until).contains(&&due)) {
                // Who has stopped listening to the receiver has ended.
                let _ = self.times.send((Instant::now() - due).as_micros() as u64);
            }
            wait(mover, came).await?;
            due += pace;
        }
        Ok(())
    }
}

#[tokio::main]
async fn main() -> Result<()> {
    let options = Options::parse();
    let definition = chesswright_catalog::definition(&options.game).context("no such game")?;
    let rules = Rules::new(&definition)?;
    let server = Server::start(&options.server).await?;
    let mut tokens = vec![];
    for number in 0..options.games.div_ceil(GAMES_OF_ONE) {
        let [white, black] = ["White", "Black"].map(|side| format!("{side}-{number}"));
        tokens.push([
            server.account(&options.server, &white).await?,
            server.account(&options.server, &black).await?,
        ]);
    }
    let (times, mut receiver) = mpsc::unbounded_channel();
    let (window, lost) = (OnceLock::new(), AtomicU64::new(0));
    let load = Arc::new(Load { rules, options, server, window, lost, times });
    let (games, seconds) = (load.options.games, load.options.seconds);
    let begun = Instant::now();
    let mut setting_up = JoinSet::new();
    let mut players = JoinSet::new();
    for number in 0..games {
        while setting_up.len() >= AT_ONCE
            && let Some(set_up) = setting_up.join_next().await
        {
            begin(&load, &mut players, set_up??);
        }
        let (load, tokens) = (Arc::clone(&load), tokens[number / GAMES_OF_ONE].clone());
        setting_up.spawn(async move {
            let (pages, id) = load.set_up(number, &tokens).await?;
            anyhow::Ok((number, pages, id))
        });
    }
    while let Some(set_up) = setting_up.join_next().await {
        begin(&load, &mut players, set_up??);
    }
    println!("{games} games with {} pages were set up in {:.1} s", 2 * games, begun.elapsed().as_secs_f64());
    // All games run before their moves count.
    let from = Instant::now() + Duration::from_secs_f64(load.options.pace);
    let until = from + Duration::from_secs(seconds);
    ensure!(load.window.set((from, until)).is_ok(), "the window is set once");
    sleep_until(from).await;
    let before = load.server.used();
    sleep_until(until).await;
    let after = load.server.used();
    let mut failures = vec![];
    while let Some(played) = players.join_next().await {
        failures.extend(played?.err());
    }
    receiver.close();
    let mut times = vec![];
    while let Some(time) = receiver.recv().await {
        times.push(time);
    }
    times.sort_unstable();
    ensure!(!times.is_empty(), "no move came to its opponent");
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize] as f64 / 1000.0;
    let lost = load.lost.load(Ordering::Relaxed);
    let rate = times.len() as f64 / seconds as f64;
    println!(
        "{} moves, {rate:.0} a second; lost: {lost}, games that failed: {}",
        times.len(),
        failures.len()
    );
    println!(
        "milliseconds from the moment of sending to the opponent: p50 {:.1}, p99 {:.1}, p99.9 {:.1}, most {:.1}",
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0)
    );
    if let (Some((_, earlier)), Some((memory, later))) = (before, after) {
        let cores = (later - earlier) / seconds as f64;
        println!("the server used {memory} MiB of memory and {cores:.2} of one core");
    }
    ensure!(lost == 0, "moves were lost");
    failures.pop().map_or(Ok(()), Err)
}

/// Lets a game that is set up be played.
fn begin(
    load: &Arc<Load>,
    players: &mut JoinSet<Result<()>>,
    (number, pages, id): (usize, [Page; 2], String),
) {
    let load = Arc::clone(load);
    players.spawn(async move { load.play(number, pages, &id).await });
}

//! How long a move takes to the opponent on a server with many games.
//!
//! Starts a server in a folder of its own and lets two pages play each of many games. Each move is sent at a moment that was fixed
//! before, and its time is counted from that moment: a server that falls behind does not make its own figures better. The load
//! runs on the same machine unless it is pinned elsewhere (`taskset`); the figures say what both used.
#![allow(clippy::print_stdout, reason = "a program that prints figures")]

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
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

/// Reads until something fits.
async fn wait<T>(page: &mut Page, fits: impl Fn(&Down) -> Option<T>) -> Result<T> {
    loop {
        let message = timeout(PATIENCE, page.next()).await?.context("the line has ended")??;
        if let Message::Text(text) = message
            && let Some(found) = fits(&serde_json::from_str(&text)?)
        {
            return Ok(found);
        }
    }
}

/// What is counted.
#[derive(Default)]
struct Counts {
    sent: AtomicU64,
    lost: AtomicU64,
}

/// When the moves of a game are sent.
struct Schedule {
    first: Instant,
    pace: Duration,
    until: Instant,
}

/// Two pages that play one game at their pace. The times are sent in microseconds.
async fn play(
    mut pages: [Page; 2],
    id: String,
    rules: Rules,
    Schedule { first, pace, until }: Schedule,
    counts: Arc<Counts>,
    times: mpsc::UnboundedSender<u64>,
) -> Result<()> {
    let mut game = Game::new(&rules);
    let mut random =
        0x9E37_79B9_7F4A_7C15_u64 ^ (first.elapsed().as_nanos() as u64).wrapping_add(id.len() as u64);
    random ^= id.bytes().fold(7, |sum, byte| sum * 31 + u64::from(byte));
    let mut due = first;
    while due < until {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        let played = &moves[(random % moves.len() as u64) as usize];
        let text = write_move(game.position(), played);
        let side = usize::from(game.position().turn().0);
        game.play(played, Branch::Truncate, 0)?;
        // The other page goes on reading meanwhile.
        let [one, two] = &mut pages;
        let (mover, other) = if side == 0 { (one, two) } else { (two, one) };
        sleep_until(due).await;
        say(
            mover,
            &Up::Play {
                game: id.clone(),
                seq: u32::MAX,
                id: random | 1,
                kind: "step".into(),
                body: text.clone(),
            },
        )
        .await?;
        counts.sent.fetch_add(1, Ordering::Relaxed);
        let came = |down: &Down| {
            matches!(down, Down::Event { event, .. } if event.kind == "step" && event.body == text)
                .then_some(())
        };
        if wait(other, came).await.is_err() {
            counts.lost.fetch_add(1, Ordering::Relaxed);
            break;
        }
        // Who has stopped listening to the receiver has ended.
        let _ = times.send((Instant::now() - due).as_micros() as u64);
        wait(mover, came).await?;
        due += pace;
    }
    Ok(())
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
    let begun = Instant::now();
    let mut games = vec![];
    for number in 0..options.games {
        let [white, black] = &tokens[number / GAMES_OF_ONE];
        let wish = json!({ "game": options.game, "control": "60+30", "side": 0 });
        let made = server.post(number, "/api/table", white, &wish).await?;
        let id = made["id"].as_str().context("no game")?.to_owned();
        let mut pages = [server.page(2 * number, white).await?, server.page(2 * number + 1, black).await?];
        say(&mut pages[0], &Up::Watch { game: id.clone(), from: 0 }).await?;
        say(&mut pages[1], &Up::Sit { game: id.clone(), side: Some(1) }).await?;
        let sits = |down: &Down| matches!(down, Down::Game(told) if told.yours == [1]).then_some(());
        wait(&mut pages[1], sits).await?;
        games.push((pages, id));
    }
    println!(
        "{} games with {} pages were set up in {:.1} s",
        options.games,
        2 * options.games,
        begun.elapsed().as_secs_f64()
    );
    let pace = Duration::from_secs_f64(options.pace);
    let start = Instant::now() + Duration::from_millis(500);
    let until = start + Duration::from_secs(options.seconds);
    let (counts, (sender, mut receiver)) = (Arc::new(Counts::default()), mpsc::unbounded_channel());
    let before = server.used();
    let count = games.len().max(1) as f64;
    let players: Vec<_> = games
        .into_iter()
        .enumerate()
        .map(|(number, (pages, id))| {
            // The games are spread over the pace.
            let first = start + pace.mul_f64(number as f64 / count);
            tokio::spawn(play(
                pages,
                id,
                rules.clone(),
                Schedule { first, pace, until },
                counts.clone(),
                sender.clone(),
            ))
        })
        .collect();
    drop(sender);
    let mut times = vec![];
    while let Some(time) = receiver.recv().await {
        times.push(time);
    }
    let mut failed = 0;
    for player in players {
        failed += usize::from(player.await?.is_err());
    }
    times.sort_unstable();
    ensure!(!times.is_empty(), "no move came to its opponent");
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize] as f64 / 1000.0;
    let seconds = options.seconds as f64;
    println!(
        "{} moves, {:.0} a second; lost: {}, games that failed: {failed}",
        times.len(),
        times.len() as f64 / seconds,
        counts.lost.load(Ordering::Relaxed)
    );
    println!(
        "milliseconds from the moment of sending to the opponent: p50 {:.1}, p99 {:.1}, p99.9 {:.1}, most {:.1}",
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0)
    );
    if let (Some((_, earlier)), Some((memory, later))) = (before, server.used()) {
        println!("the server used {memory} MiB of memory and {:.2} of one core", (later - earlier) / seconds);
    }
    ensure!(counts.lost.load(Ordering::Relaxed) == 0 && failed == 0, "moves were lost");
    Ok(())
}

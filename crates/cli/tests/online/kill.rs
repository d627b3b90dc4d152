//! The server is killed again and again while games are played: what it has acknowledged is there, once, and nothing else is.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use chesswright_game::{Branch, Game};
use chesswright_online::wire::{Down, Snapshot, Up};
use chesswright_online::{Mirror, SeenEvent, Terms};
use chesswright_rules::Rules;
use serde_json::json;

use super::client::{Client, Server};
use super::postgres::Postgres;

/// How often the server is killed, unless the environment says otherwise.
const KILLS: u64 = 20;
const GAMES: usize = 12;
/// The most moves of a game between two kills.
const MOVES: usize = 12;
const CONTROL: &str = "5+3";

/// A move that was sent.
struct Sent {
    id: u64,
    text: String,
    /// The event that the server has acknowledged.
    seq: Option<u32>,
}

/// A game, as those who play it know it.
struct Table {
    id: String,
    game: Game,
    sent: Vec<Sent>,
    /// The events that were read before.
    known: Vec<SeenEvent>,
    /// The pages of its players since the server was started. Each has its limit of messages.
    pages: Vec<Client>,
    /// How many moves it may still send without coming near that limit.
    free: usize,
}

/// A generator of numbers, because a failure is to be repeated with the same moves.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

pub(crate) struct Drill {
    pub(crate) server: Server,
    rules: Rules,
    tokens: [String; 2],
    tables: Vec<Table>,
    pub(crate) random: Random,
    pub(crate) acknowledged: usize,
}

impl Drill {
    pub(crate) fn new(server: Server, seed: u64) -> Self {
        let tokens = ["Anna", "Ben"].map(|name| server.account(name));
        let definition = chesswright_catalog::definition("crazyhouse").expect("crazyhouse");
        let rules = Rules::new(&definition).expect("crazyhouse");
        let random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        Self { server, rules, tokens, tables: vec![], random, acknowledged: 0 }
    }

    /// A new game of both players.
    pub(crate) fn begin(&mut self) {
        let wish = json!({ "game": "crazyhouse", "control": CONTROL, "side": 0 });
        let made = self.server.post("/api/table", &self.tokens[0], &wish);
        let id = made["id"].as_str().expect("a game").to_owned();
        let mut pages = self.pages();
        pages[1].send(&Up::Sit { game: id.clone(), side: Some(1) }).expect("it reads");
        let begun = |down: &Down| {
            matches!(down, Down::Game(told) if told.game == id && told.yours == [1]).then_some(())
        };
        pages[1].wait(begun).expect("a seat");
        self.tables.push(Table {
            id,
            game: Game::new(&self.rules),
            sent: vec![],
            known: vec![],
            pages,
            free: MOVES,
        });
    }

    fn pages(&self) -> Vec<Client> {
        self.tokens.iter().map(|token| self.server.client(token)).collect()
    }

    /// The pages of all games come back.
    pub(crate) fn come_back(&mut self) {
        for at in 0..self.tables.len() {
            (self.tables[at].pages, self.tables[at].free) = (self.pages(), MOVES);
        }
    }

    /// Reads all games and compares them with what was sent and acknowledged.
    pub(crate) fn check(&mut self) {
        for table in &mut self.tables {
            table.pages[0].send(&Up::Watch { game: table.id.clone(), from: 0 }).expect("it reads");
            let told: Snapshot = table.pages[0]
                .wait(|down| match down {
                    Down::Game(told) if told.game == table.id => Some((**told).clone()),
                    _ => None,
                })
                .expect("the game");
            assert!(told.events.starts_with(&table.known), "what was there is another: {}", table.id);
            let steps: Vec<&SeenEvent> = told.events.iter().filter(|event| event.kind == "step").collect();
            // Every move that was acknowledged is there once, in order; of the others at most the last.
            let acknowledged = table.sent.iter().filter(|sent| sent.seq.is_some()).count();
            assert!(
                (acknowledged..=table.sent.len()).contains(&steps.len()),
                "{} of {}",
                steps.len(),
                table.sent.len()
            );
            for (step, sent) in steps.iter().zip(&table.sent) {
                assert_eq!(step.body, sent.text, "in {}", table.id);
                assert!(sent.seq.is_none_or(|seq| seq == step.seq), "in {}", table.id);
            }
            // It can be replayed, and nobody has more time than was given.
            let terms = Terms::read(&self.rules, None, Some(CONTROL), false).expect("terms");
            let mirror = Mirror::new(told.clone(), terms, 0).expect("a game");
            let clock = mirror.round().game().clock().expect("a clock");
            let times = clock.times(mirror.round().charged());
            for (side, time) in times.sides.iter().enumerate() {
                let moves = steps.iter().filter(|step| step.by == Some(side as u8)).count() as u64;
                let spent: u64 = told
                    .events
                    .iter()
                    .filter(|event| event.by == Some(side as u8))
                    .map(|event| event.spent)
                    .sum();
                // The clock runs once both have moved.
                let free: u64 = steps
                    .iter()
                    .take(2)
                    .filter(|step| step.by == Some(side as u8))
                    .map(|step| step.spent)
                    .sum();
                assert!(
                    time.left + spent - free <= 300_000 + 3_000 * moves,
                    "side {side} of {} gained time",
                    table.id
                );
            }
            table.known = told.events;
        }
    }

    /// Sends again what was not acknowledged, and something that was: both give the event that is in the log.
    pub(crate) fn send_again(&mut self) {
        for table in &mut self.tables {
            let count = table.sent.len();
            for (at, sent) in table.sent.iter_mut().enumerate().skip(count.saturating_sub(2)) {
                let client = &mut table.pages[at % 2];
                client.send(&play(&table.id, sent.id, &sent.text)).expect("it reads");
                let seq = client
                    .wait(|down| match down {
                        Down::Done { id, seq, .. } if *id == sent.id => Some(Ok(*seq)),
                        Down::Refused { id: Some(id), why, .. } if *id == sent.id => Some(Err(why.clone())),
                        _ => None,
                    })
                    .expect("an answer");
                match (seq, sent.seq) {
                    (Ok(seq), Some(known)) => assert_eq!(seq, known, "the same command is the same event"),
                    (Ok(seq), None) => {
                        sent.seq = Some(seq);
                        self.acknowledged += 1;
                    }
                    (Err(why), known) => {
                        panic!("{}: refused for {why}, acknowledged before: {known:?}", table.id)
                    }
                }
            }
        }
    }

    /// Plays in all games at once, without waiting, until the time is over.
    pub(crate) fn play(&mut self, time: Duration) {
        let begun = Instant::now();
        let pages = self.tables.iter_mut().flat_map(|table| &mut table.pages);
        pages.for_each(|page| page.patience(Duration::from_millis(1)));
        let mut waiting: HashMap<u64, (usize, usize)> = HashMap::new();
        while begun.elapsed() < time {
            let number = self.random.below(self.tables.len());
            let table = &mut self.tables[number];
            let moves = table.game.legal_moves();
            let free = table.sent.last().is_none_or(|sent| sent.seq.is_some());
            if free && table.free > 0 && !moves.is_empty() {
                table.free -= 1;
                let played = &moves[self.random.below(moves.len())];
                let text = chesswright_game::write_move(table.game.position(), played);
                table.game.play(played, Branch::Truncate, 0).expect("legal");
                let id = (self.random.below(usize::MAX) as u64).max(1);
                let side = table.sent.len() % 2;
                waiting.insert(id, (number, table.sent.len()));
                table.pages[side].send(&play(&table.id, id, &text)).expect("it reads");
                table.sent.push(Sent { id, text, seq: None });
            }
            let mut answered = vec![];
            for page in &mut self.tables[number].pages {
                match page.hear() {
                    Ok(Down::Done { id, seq, .. }) => {
                        answered.push((id, seq));
                    }
                    Ok(Down::Refused { why, id, .. }) => panic!("refused for {why}: {id:?}"),
                    // Nothing was there to read.
                    Ok(_) | Err(tungstenite::Error::Io(_)) => {}
                    Err(error) => panic!("{error}"),
                }
            }
            for (id, seq) in answered {
                if let Some((table, sent)) = waiting.remove(&id) {
                    self.tables[table].sent[sent].seq = Some(seq);
                    self.acknowledged += 1;
                }
            }
        }
    }
}

fn play(game: &str, id: u64, text: &str) -> Up {
    Up::Play { game: game.to_owned(), seq: u32::MAX, id, kind: "step".into(), body: text.to_owned() }
}

/// A number from the environment: `cargo xtask deep` has more patience than an ordinary run.
pub(crate) fn number(name: &str, ordinary: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(ordinary)
}

impl Drill {
    /// The pages come back, look at everything, send again what was not acknowledged, and play on for a moment.
    pub(crate) fn round(&mut self) {
        self.come_back();
        self.check();
        self.send_again();
        // Games that are over make place for others.
        self.tables.retain(|table| table.game.ending().is_none());
        while self.tables.len() < GAMES {
            self.begin();
        }
        let time = Duration::from_millis(40 + self.random.below(200) as u64);
        self.play(time);
    }

    /// The pages of a game as they are, which still look at a server that another has replaced.
    pub(crate) fn hold(&mut self) -> (String, Vec<Client>) {
        let table = &mut self.tables[0];
        (table.id.clone(), std::mem::take(&mut table.pages))
    }

    /// Whether a server acknowledges a new and legal move to pages that still look at it.
    pub(crate) fn is_acknowledged(&mut self, (id, mut pages): (String, Vec<Client>)) -> bool {
        let Some(table) = self.tables.iter().find(|table| table.id == id) else { return false };
        let moves = table.game.legal_moves();
        let Some(played) = moves.first() else { return false };
        let text = chesswright_game::write_move(table.game.position(), played);
        pages.iter_mut().any(|page| {
            let number = (self.random.below(usize::MAX) as u64).max(1);
            if page.send(&play(&id, number, &text)).is_err() {
                return false;
            }
            // Its end is the answer, or a refusal.
            let answer = page.wait(|down| match down {
                Down::Done { id, .. } if *id == number => Some(true),
                Down::Refused { id: Some(id), .. } if *id == number => Some(false),
                _ => None,
            });
            answer.unwrap_or(false)
        })
    }

    /// Looks at everything for the last time.
    pub(crate) fn finish(&mut self, moves: u64) {
        self.come_back();
        self.check();
        self.send_again();
        assert!(self.acknowledged as u64 >= moves, "only {} moves were acknowledged", self.acknowledged);
    }
}

fn kill_again_and_again(server: Server) {
    let kills = number("CHESSWRIGHT_KILLS", KILLS);
    let mut drill = Drill::new(server, number("CHESSWRIGHT_SEED", 1));
    for _ in 0..kills {
        drill.round();
        drill.server.kill();
        drill.server.start();
    }
    drill.finish(kills);
}

#[test]
fn what_is_acknowledged_survives_any_kill() {
    kill_again_and_again(Server::new());
}

#[test]
fn what_postgres_has_acknowledged_is_there_after_any_kill() {
    let Some(postgres) = Postgres::start() else { return };
    let mut server = Server::on(&postgres.address());
    server.start();
    kill_again_and_again(server);
}

#[test]
fn what_postgres_has_acknowledged_is_there_after_its_own_crash() {
    let Some(postgres) = Postgres::start() else { return };
    let mut server = Server::on(&postgres.address());
    server.start();
    let mut drill = Drill::new(server, number("CHESSWRIGHT_SEED", 1));
    for _ in 0..3 {
        drill.round();
        postgres.crash();
        assert!(!drill.server.ends(), "it says that it has lost the database");
        postgres.begin();
        drill.server.start();
    }
    drill.finish(3);
}

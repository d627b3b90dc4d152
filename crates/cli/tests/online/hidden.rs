//! Games that hide something: what reaches one side is compared with what that side may see.
//!
//! `CHESSWRIGHT_HIDDEN_GAMES=N` sets the number of games, `CHESSWRIGHT_SEED=S` makes them others.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use chesswright_notation::observation;
use chesswright_online::wire::{Down, Snapshot, Up};
use chesswright_online::{Eye, Kind, Mirror, SeenEvent, Terms};
use chesswright_rules::definition::model::TriesRule;
use chesswright_rules::prng::SplitMix64;
use chesswright_rules::{History, Observation, Position, Rules, SeenStep, Side};
use serde_json::{Value, json};

use super::client::{Client, PATIENCE, Server};

/// After so many steps, somebody resigns.
const LONGEST: usize = 24;

/// What is played: a game in which sides know their moves, one in which they try them, and one in which all hear of that.
const GAMES: [&str; 3] = ["fog-of-war", "kriegspiel", "berkeley-kriegspiel"];

fn rules(name: &str) -> Rules {
    Rules::new(&chesswright_catalog::definition(name).expect("a game")).expect("it compiles")
}

fn fog_rules() -> Rules {
    rules(GAMES[0])
}

/// Somebody who follows a game, and what it may know.
struct Page {
    client: Client,
    eye: Eye,
    token: String,
    mirror: Option<Mirror>,
    /// When it may ask for the whole game again: a server lets nobody ask for more than five long games in a second.
    patient_until: Instant,
}

impl Page {
    fn new(server: &Server, token: &str, eye: Eye) -> Self {
        let patient_until = Instant::now();
        Self { client: server.client(token), eye, token: token.to_owned(), mirror: None, patient_until }
    }

    /// Follows the game from its start.
    fn watch(&mut self, game: &str) {
        std::thread::sleep(self.patient_until.saturating_duration_since(Instant::now()));
        self.patient_until = Instant::now() + Duration::from_millis(300);
        self.client.send(&Up::Watch { game: game.to_owned(), from: 0 }).expect("it reads");
    }

    /// Hears everything until the game has so many events. Each message must be one that may come.
    fn hear(&mut self, truth: &Truth, seq: u32) {
        loop {
            if self.mirror.as_ref().is_some_and(|mirror| mirror.round().seq() >= seq) {
                return;
            }
            self.hear_one(truth);
        }
    }

    /// Hears everything until so many tries have been refused since the last step, as far as it hears of them.
    fn hear_noes(&mut self, truth: &Truth, noes: u16) {
        while self
            .mirror
            .as_ref()
            .and_then(|mirror| mirror.round().history())
            .is_some_and(|seen| seen.last().noes < noes)
        {
            self.hear_one(truth);
        }
    }

    fn hear_one(&mut self, truth: &Truth) {
        match self.client.hear().expect("a message") {
            Down::Game(told) => self.told(truth, *told),
            Down::No { seq, noes, .. } => {
                assert_eq!(truth.rules.definition().view.tries, TriesRule::All, "{noes}");
                if let Some(mirror) = &mut self.mirror {
                    mirror.heard_no(seq, noes);
                }
            }
            Down::Event { event, .. } => {
                self.check(truth, &event, true);
                let heard = self.mirror.as_mut().map(|mirror| mirror.hear(&event, 0));
                // What is open at the end is asked for anew.
                if !matches!(heard, Some(Ok(_))) {
                    assert!(truth.over || heard.is_none(), "{heard:?}");
                    self.mirror = None;
                    self.watch(&truth.game);
                }
            }
            Down::Done { .. } | Down::Hello { .. } | Down::Presence { .. } | Down::Seats { .. } => {}
            other => panic!("{other:?}"),
        }
    }

    fn told(&mut self, truth: &Truth, told: Snapshot) {
        assert_eq!(told.hidden, !truth.over);
        let last = told.events.iter().rposition(|event| event.kind == "seen");
        for (number, event) in told.events.iter().enumerate() {
            self.check(truth, event, last.is_none_or(|last| last == number));
        }
        let terms = Terms::casual(&truth.rules, None);
        self.mirror = Some(Mirror::new(told, terms, 0).expect("a game"));
    }

    /// An event tells what its eye may see of it, and nothing else. Of the moves of a side, those that it has now are told.
    fn check(&self, truth: &Truth, event: &SeenEvent, now: bool) {
        let steps = || truth.line.windows(2).zip(&truth.played);
        match event.kind.as_str() {
            "start" | "resign" | "offer" | "decline" => {}
            "seen" => {
                let Ok(Kind::Seen(step)) = Kind::read(&event.kind, &event.body) else { panic!("{event:?}") };
                assert!(now || step.seen.choices.is_empty(), "{event:?}");
                // The first event is the beginning.
                let (pair, played) = steps().nth(event.seq as usize - 2).expect("it was played");
                // What was refused afterwards comes by itself, or with the whole game.
                let fresh = |step: SeenStep| SeenStep { seen: step.seen.before_refusals(), ..step };
                let mut step = Box::new(fresh(*step));
                if !now {
                    step.seen.choices.clear();
                }
                match self.eye {
                    Eye::Side(side) => {
                        let mut expected = fresh(SeenStep::new(&pair[0], played, &pair[1], side));
                        if !now {
                            expected.seen.choices.clear();
                        }
                        assert_eq!(*step, expected);
                        assert_eq!(step.seen.side, side);
                    }
                    Eye::Watcher => {
                        let after = &pair[1];
                        let nothing = Observation::nothing(&truth.rules, after.turn(), after.turns());
                        assert_eq!(
                            *step,
                            SeenStep { by: pair[0].turn(), chosen: None, decided: None, seen: nothing }
                        );
                    }
                }
            }
            "step" => assert!(truth.over, "a step is told as it was"),
            _ => panic!("{event:?}"),
        }
    }

    /// The page shows what its side has seen.
    fn shows(&self, truth: &Truth) {
        let mirror = self.mirror.as_ref().expect("a game");
        let game = mirror.game(0);
        match (self.eye, truth.over) {
            (_, true) => assert_eq!(game.position().key(), truth.last().key()),
            (Eye::Side(side), false) => {
                let history = History::of(truth.last(), side);
                assert_eq!(&game.eyes().expect("it is hidden").seen, history.last());
            }
            (Eye::Watcher, false) => {
                let seen = &game.eyes().expect("it is hidden").seen;
                assert!(game.position().pieces().next().is_none() && seen.choices.is_empty());
            }
        }
    }
}

/// A program of a side, which reads the stream of a game and plays by calls.
struct Program {
    lines: BufReader<TcpStream>,
    side: Side,
    token: String,
    /// How many steps it was told of, and what it knows.
    told: usize,
    view: Value,
}

impl Program {
    /// Opens the stream of a game that has begun.
    fn new(server: &Server, token: &str, side: Side, truth: &Truth) -> Self {
        let mut stream = TcpStream::connect(("127.0.0.1", server.port)).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
        let (path, port) = (format!("/api/bot/game/stream/{}", truth.game), server.port);
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAuthorization: Bearer {token}\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("it reads");
        let lines = BufReader::new(stream);
        let mut program = Self { lines, side, token: token.to_owned(), told: 0, view: Value::Null };
        let full = program.line();
        let document = &truth.rules.definition().name;
        assert_eq!(full["variant"]["hides"], true);
        assert_eq!(full["variant"]["rules"], format!("/api/document/{document}"));
        assert_eq!((&full["initialFen"], &full["clock"]), (&json!("startpos"), &Value::Null));
        let keys: Vec<&String> = full.as_object().expect("an object").keys().collect();
        let known = [
            "black",
            "clock",
            "createdAt",
            "id",
            "initialFen",
            "perf",
            "rated",
            "speed",
            "state",
            "type",
            "variant",
            "white",
        ];
        assert_eq!(keys, known);
        program.state(truth, &full["state"]);
        program
    }

    /// The next line that says something.
    fn line(&mut self) -> Value {
        loop {
            let mut line = String::new();
            assert!(self.lines.read_line(&mut line).expect("a line") > 0, "the stream has ended");
            if line.starts_with('{') {
                return serde_json::from_str(&line).expect(&line);
            }
        }
    }

    /// A state tells what the side may know, and nothing else.
    fn state(&mut self, truth: &Truth, state: &Value) {
        let mut rest = state.clone();
        let view = rest["view"].take();
        let none = 2_147_483_647_u64;
        let expected = json!({
            "type": "gameState", "moves": "", "status": "started", "view": null, "wtime": none, "btime": none,
            "winc": 0, "binc": 0, "wdraw": false, "bdraw": false, "wtakeback": false, "btakeback": false,
        });
        assert_eq!(rest, expected);
        let history = History::of(truth.last(), self.side);
        for told in view["steps"].as_array().expect("steps") {
            let step = &history.steps[self.told];
            let seen = step.seen.before_refusals();
            let fresh = observation::write(&truth.rules, &seen);
            let later = observation::write(&truth.rules, &step.seen);
            assert!(told["seen"] == fresh || told["seen"] == later, "{told} is not {fresh}");
            assert_eq!(told["by"], ["white", "black"][step.by.index()]);
            let own = step.chosen.as_ref().map(|choice| observation::text(&truth.rules, step.by, choice));
            assert_eq!(told.get("move").and_then(Value::as_str), own.as_deref());
            assert_eq!(told.as_object().expect("a step").len(), 2 + usize::from(own.is_some()));
            self.told += 1;
        }
        assert_eq!(view.as_object().expect("a view").len(), 3);
        self.view = view;
    }

    /// Hears everything until it knows what its side knows now.
    fn hear(&mut self, truth: &Truth) {
        let history = History::of(truth.last(), self.side);
        let texts = observation::choices(&truth.rules, history.last()).into_iter().map(|(_, text)| text);
        let (seen, moves) = (observation::write(&truth.rules, history.last()), texts.collect::<Vec<_>>());
        while self.told < truth.played.len() || self.view["seen"] != seen {
            let line = self.line();
            self.state(truth, &line);
        }
        assert_eq!(self.view["moves"], json!(moves));
    }

    /// Plays a move, or tries it. Returns the status and the answer.
    fn play(&self, server: &Server, game: &str, text: &str) -> (u16, Value) {
        let bearer = format!("Authorization: Bearer {}", self.token);
        let (status, _, told) =
            server.ask("POST", &format!("/api/bot/game/{game}/move/{text}"), &[&bearer], "");
        (status, serde_json::from_str(&told).expect(&told))
    }

    /// The game is over: now everything is told, and the stream ends.
    fn ends(mut self, truth: &Truth) {
        let last = self.line();
        let moves: Vec<&str> = last["moves"].as_str().expect("moves").split_whitespace().collect();
        assert_eq!(moves.len(), truth.played.len());
        assert!(last["status"] != "started" && last.get("view").is_none(), "{last}");
        let mut rest = String::new();
        self.lines.read_to_string(&mut rest).expect("it ends");
        assert!(!rest.contains('{'), "{rest}");
    }
}

/// The game as it is.
struct Truth {
    rules: Rules,
    game: String,
    /// All positions.
    line: Vec<Position>,
    played: Vec<chesswright_rules::Move>,
    over: bool,
}

impl Truth {
    fn last(&self) -> &Position {
        self.line.last().expect("a start")
    }
}

/// What else is asked while a game goes on tells nothing of it.
fn ask_around(server: &Server, page: &Page, game: &str) {
    let bearer = format!("Authorization: Bearer {}", page.token);
    // The program of the second side reads its stream all the time.
    let stream = match page.eye {
        Eye::Watcher => Some(404),
        Eye::Side(Side(0)) => Some(400),
        Eye::Side(_) => None,
    };
    for (path, expected) in
        [("game/export", Some(400)), ("api/bot/game/stream", stream), ("api/board/game/stream", stream)]
    {
        let Some(expected) = expected else { continue };
        let (status, _, text) = server.ask("GET", &format!("/{path}/{game}"), &[&bearer], "");
        assert_eq!(status, expected, "{path}: {text}");
        assert!(!text.contains("fen") && !text.contains("moves"), "{text}");
    }
    let (status, _, text) = server.ask("GET", "/api/account/playing", &[&bearer], "");
    assert_eq!((status, text.contains(game)), (200, stream.is_none()), "{text}");
    if stream.is_none() {
        let playing: Value = serde_json::from_str(&text).expect(&text);
        for one in playing["nowPlaying"].as_array().expect("games") {
            assert_eq!((&one["fen"], &one["lastMove"]), (&json!("startpos"), &json!("")));
        }
    }
    let (_, _, text) = server.ask("GET", "/api/me/games", &[&bearer], "");
    assert!(!text.contains("fen") && !text.contains("moves"), "{text}");
}

/// The page of a side tries a move, and the umpire says no.
fn refused(page: &mut Page, text: &str, id: u64) {
    let mirror = page.mirror.as_mut().expect("a game");
    mirror.want(&Kind::Step(text.to_owned()), id, 0).expect("it may be tried");
    let up = mirror.next_to_send().expect("a command");
    page.client.send(&up).expect("it reads");
    let why = |down: &Down| match down {
        Down::Refused { id: Some(of), why, .. } if *of == id => Some(why.clone()),
        _ => None,
    };
    assert_eq!(page.client.wait(why).expect("an answer"), "no", "{text}");
    let mirror = page.mirror.as_mut().expect("a game");
    assert_eq!(mirror.said_no(id).as_deref(), Some(text));
    assert!(mirror.want(&Kind::Step(text.to_owned()), id + 5_000, 0).is_err(), "it cannot be tried again");
}

/// Makes a game. Who makes many waits now and then.
fn begin(server: &Server, token: &str, game: &str) -> String {
    let bearer = format!("Authorization: Bearer {token}");
    let wish = json!({ "game": game, "side": 0 }).to_string();
    loop {
        let (status, _, text) = server.ask("POST", "/api/table", &[&bearer], &wish);
        if status == 429 {
            std::thread::sleep(Duration::from_secs(2));
            continue;
        }
        assert_eq!(status, 200, "{text}");
        let made: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        return made["id"].as_str().expect("a game").to_owned();
    }
}

/// Plays a game at random, with both players and a spectator. A program of the second player reads along, and makes half of its moves.
fn play(server: &Server, tokens: &[String; 3], seed: u64) {
    let name = GAMES[seed as usize % GAMES.len()];
    let rules = rules(name);
    let mut prng = SplitMix64::new(seed);
    let game = begin(server, &tokens[0], name);
    let mut pages = [Eye::Side(Side(0)), Eye::Side(Side(1)), Eye::Watcher]
        .into_iter()
        .zip(tokens)
        .map(|(eye, token)| Page::new(server, token, eye))
        .collect::<Vec<_>>();
    pages[1].client.send(&Up::Sit { game: game.clone(), side: None }).expect("it reads");
    let sits = |down: &Down| matches!(down, Down::Game(told) if told.yours == [1]).then_some(());
    pages[1].client.wait(sits).expect("a seat");
    let mut truth =
        Truth { line: vec![rules.start()], rules, game: game.clone(), played: vec![], over: false };
    pages.iter_mut().for_each(|page| page.watch(&game));
    let (mut seq, mut refusals) = (1, 0);
    pages.iter_mut().for_each(|page| page.hear(&truth, seq));
    let mut program = Program::new(server, &tokens[1], Side(1), &truth);
    while !truth.over {
        // A page may say twenty things in a second, and asking for a whole game counts as several.
        std::thread::sleep(Duration::from_millis(120));
        let position = truth.last().clone();
        let side = position.turn();
        let seen = position.observe(side);
        let texts = observation::choices(&truth.rules, &seen);
        let (choice, text) = &texts[prng.next_u64() as usize % texts.len()];
        let played = position.chosen(choice);
        if played.is_none() && refusals < LONGEST {
            refusals += 1;
            let page = &mut pages[side.index()];
            let by_program = side == program.side && prng.next_u64().is_multiple_of(2);
            if by_program {
                let no = (200, json!({ "ok": false, "refused": "no" }));
                assert_eq!(program.play(server, &game, text), no, "{text}");
                assert_eq!(program.play(server, &game, text), no, "the same for the same");
            } else {
                refused(page, text, 2_000 + refusals as u64);
            }
            let last = truth.line.last_mut().expect("a start");
            assert!(last.refuse(choice), "{text}");
            let noes = last.refused().count() as u16;
            if by_program {
                // Whoever plays by calls has told the page nothing of it.
                page.mirror = None;
                page.watch(&game);
                page.hear(&truth, seq);
            }
            program.hear(&truth);
            let all = truth.rules.definition().view.tries == TriesRule::All;
            for page in pages.iter_mut().filter(|page| all || page.eye == Eye::Side(side)) {
                page.hear_noes(&truth, noes);
            }
            // One who comes anew hears it, too.
            if prng.next_u64().is_multiple_of(4) {
                let page = &mut pages[prng.next_u64() as usize % 3];
                page.mirror = None;
                page.watch(&game);
                page.hear(&truth, seq);
            }
            pages.iter().for_each(|page| page.shows(&truth));
            continue;
        }
        let page = &mut pages[side.index()];
        let mut say = |kind: &str, body: &str, id| {
            let (kind, body) = (kind.to_owned(), body.to_owned());
            page.client.send(&Up::Play { game: game.clone(), seq, id, kind, body }).expect("it reads");
        };
        let played = played.filter(|_| truth.played.len() < LONGEST);
        let Some(played) = played else {
            truth.over = true;
            say("resign", "", 1_000);
            seq += 1;
            pages.iter_mut().for_each(|page| page.hear(&truth, seq));
            pages.iter().for_each(|page| page.shows(&truth));
            break;
        };
        {
            if side == program.side && prng.next_u64().is_multiple_of(2) {
                let done = (200, json!({ "ok": true }));
                assert_eq!(program.play(server, &game, text), done, "{text}");
                assert_eq!(program.play(server, &game, text), done, "what is sent twice is fine");
            } else {
                say("step", text, truth.played.len() as u64 + 1);
            }
            let mut after = position.clone();
            after.play_unchecked(&played);
            truth.over = after.outcome().is_some();
            truth.played.push(played);
            truth.line.push(after);
        }
        seq += 1;
        // Some come anew in the middle, and get everything at once.
        let anew = prng.next_u64() % 16;
        if let Some(page) = pages.get_mut(anew as usize) {
            page.client
                .wait(|down| matches!(down, Down::Event { event, .. } if event.seq == seq).then_some(()))
                .expect("what happened");
            page.mirror = None;
            page.watch(&game);
        }
        pages.iter_mut().for_each(|page| page.hear(&truth, seq));
        pages.iter().for_each(|page| page.shows(&truth));
        if !truth.over {
            program.hear(&truth);
            // One that comes anew reads everything at once.
            if prng.next_u64().is_multiple_of(8) {
                program = Program::new(server, &tokens[1], Side(1), &truth);
                program.hear(&truth);
                assert_eq!(program.told, truth.played.len());
            }
        }
        if seq == 6 && !truth.over {
            pages.iter().for_each(|page| ask_around(server, page, &game));
        }
    }
    program.ends(&truth);
    let (status, _, text) = server.ask("GET", &format!("/game/export/{game}"), &[], "");
    assert!(status == 200 && text.contains("[Variant"), "{text}");
}

#[test]
fn each_side_hears_what_it_has_seen_and_nothing_else() {
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse::<u64>().expect("a number"));
    let games = number("CHESSWRIGHT_HIDDEN_GAMES").unwrap_or(6);
    let first = number("CHESSWRIGHT_SEED").unwrap_or(0) * games;
    let server = Server::new();
    let threads = games.min(6);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let server = &server;
            scope.spawn(move || {
                let robot = || server.host(&["account", "add", &format!("B{thread}"), "--bot", "--hidden"]);
                let person = |name| server.account(&format!("{name}{thread}"));
                let tokens = [person("A"), robot().trim().to_owned(), person("C")];
                let mut seed = thread;
                while seed < games {
                    play(server, &tokens, first + seed);
                    seed += threads;
                }
            });
        }
    });
}

#[test]
fn what_is_hidden_shows_in_no_refusal() {
    let server = Server::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| server.account(name));
    let made = server.post("/api/table", &anna, &json!({ "game": "fog-of-war", "side": 0 }));
    let game = made["id"].as_str().expect("a game").to_owned();
    let mut other = server.client(&ben);
    other.send(&Up::Sit { game: game.clone(), side: None }).expect("it reads");
    other.wait(|down| matches!(down, Down::Game(told) if told.yours == [1]).then_some(())).expect("a seat");
    let mut page = server.client(&anna);
    page.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    page.wait(|down| matches!(down, Down::Game(told) if told.seq == 1).then_some(())).expect("it begins");
    let mut refused = |id: u64, kind: &str, body: &str| {
        let (kind, body) = (kind.to_owned(), body.to_owned());
        page.send(&Up::Play { game: game.clone(), seq: 1, id, kind, body }).expect("it reads");
        let why = |down: &Down| match down {
            Down::Refused { id: Some(of), why, .. } if *of == id => Some(why.clone()),
            Down::Done { id: of, .. } if *of == id => Some("done".into()),
            _ => None,
        };
        page.wait(why).expect("an answer")
    };
    // Neither a blocked move, nor one from a hidden cell, nor one of the other side's pieces is refused in another way.
    for (id, text) in (1..).zip(["e2e5", "a1a5", "e7e5", "e5e6", "h9h9", "0000", ""]) {
        assert_eq!(refused(id, "step", text), "illegal", "{text}");
    }
    let step = SeenStep::new(
        &fog_rules().start(),
        &fog_rules().start().legal_moves()[0],
        &fog_rules().start(),
        Side(0),
    );
    let step = serde_json::to_string(&step).expect("JSON");
    assert_eq!(refused(20, "seen", &step), "illegal");
    assert_eq!(refused(20, "seen", "{}"), "unknown");
    assert_eq!(refused(21, "offer", "takeback"), "nothing");
    assert_eq!(refused(22, "claim", ""), "nothing");
    assert_eq!(refused(23, "step", "e2e4"), "done");
}

/// Sends a form or JSON as a program. Returns the status and the answer.
fn call(server: &Server, token: &str, path: &str, body: &Value) -> (u16, Value) {
    let head = [format!("Authorization: Bearer {token}"), "Content-Type: application/json".to_owned()];
    let (status, _, text) = server.ask("POST", path, &[&head[0], &head[1]], &body.to_string());
    (status, serde_json::from_str(&text).expect(&text))
}

#[test]
fn games_that_hide_something_go_only_to_programs_that_understand_them() {
    let server = Server::new();
    let anna = server.account("Anna");
    let robot = |name: &str, more: &[&str]| {
        server.host(&[&["account", "add", name, "--bot"], more].concat()).trim().to_owned()
    };
    // A program that plays games by any rules reads the moves of all sides.
    let (plain, seer) = (robot("Plain", &["--any-rules"]), robot("Seer", &["--hidden"]));
    let code =
        |(status, told): (u16, Value)| (status, told["code"].as_str().map(str::to_owned).unwrap_or_default());
    let refused = (400, "not-for-program".to_owned());
    let own = "extends='three-crowns'\nname='mine'\ntitle='Mine'\nview.sees='own'\n";
    let made = call(&server, &anna, "/api/table", &json!({ "document": own, "side": 0 }));
    assert_eq!(code(made), (400, "hidden".into()));
    let fog = json!({ "variant": "fog-of-war" });
    assert_eq!(code(call(&server, &anna, "/api/challenge/Plain", &fog)), refused);
    assert_eq!(code(call(&server, &plain, "/api/challenge/Anna", &fog)), refused);
    assert_eq!(code(call(&server, &plain, "/api/challenge/Seer", &fog)), refused);
    assert_eq!(code(call(&server, &plain, "/api/challenge/ai", &fog)), refused);
    let table = json!({ "game": "fog-of-war", "side": 0 });
    assert_eq!(code(call(&server, &plain, "/api/table", &table)), refused);
    let game = server.post("/api/table", &anna, &table)["id"].as_str().expect("a game").to_owned();
    let sits = |token: &str| {
        let mut line = server.client(token);
        line.send(&Up::Sit { game: game.clone(), side: None }).expect("it reads");
        let told = |down: &Down| match down {
            Down::Refused { why, .. } => Some(why.clone()),
            Down::Game(told) => Some(format!("{:?}", told.yours)),
            _ => None,
        };
        line.wait(told).expect("an answer")
    };
    assert_eq!((sits(&plain), sits(&seer)), ("not-for-program".into(), "[1]".into()));
    // A program says so itself, and takes it back.
    let challenged = |name: &str| call(&server, &anna, &format!("/api/challenge/{name}"), &fog);
    assert_eq!(call(&server, &plain, "/api/bot/account/upgrade", &json!({ "hidden": true })).0, 200);
    let (status, told) = challenged("Plain");
    assert_eq!((status, &told["variant"]["hides"]), (200, &json!(true)), "{told}");
    let waits = told["id"].as_str().expect("a name").to_owned();
    assert_eq!(call(&server, &plain, "/api/bot/account/upgrade", &json!({ "hidden": false })).0, 200);
    assert_eq!(code(call(&server, &plain, &format!("/api/challenge/{waits}/accept"), &json!({}))), refused);
    assert_eq!(code(challenged("Plain")), refused);
    let crowns = json!({ "variant": "xiangqi" });
    assert_eq!(call(&server, &anna, "/api/challenge/Plain", &crowns).0, 200, "that is as it was");
    assert_eq!(code(call(&server, &anna, "/api/challenge/Seer", &crowns)), refused, "and so is this");
    // The program that understands accepts, and reads only what it has seen.
    let (_, told) = challenged("Seer");
    let game = told["id"].as_str().expect("a name").to_owned();
    assert_eq!(call(&server, &seer, &format!("/api/challenge/{game}/accept"), &json!({})).0, 200);
    let truth =
        Truth { rules: fog_rules(), game, line: vec![fog_rules().start()], played: vec![], over: false };
    let side = Side(u8::from(told["finalColor"] == "white"));
    Program::new(&server, &seer, side, &truth).hear(&truth);
}

/// Somebody who plays against the house, with the page's messages.
struct Guest {
    page: Client,
    mirror: Mirror,
    rules: Rules,
    commands: u64,
}

impl Guest {
    fn new(server: &Server, token: &str, game: &str, rules: &Rules) -> Self {
        let mut page = server.client(token);
        page.send(&Up::Watch { game: game.to_owned(), from: 0 }).expect("it reads");
        let whole = |down: &Down| match down {
            Down::Game(told) => Some((**told).clone()),
            _ => None,
        };
        let told = page.wait(whole).expect("the game");
        let start = told.start.clone();
        let terms = Terms::read(rules, start.as_deref(), None, false).expect("terms");
        let mirror = Mirror::new(told, terms, 0).expect("a game");
        Self { page, mirror, rules: rules.clone(), commands: u64::from(server.port) << 20 }
    }

    /// Waits until it is to move. Returns false if the game is over.
    fn waits(&mut self) -> bool {
        while self.mirror.round().mover().is_none_or(|side| !self.mirror.plays(side)) {
            if self.mirror.round().is_over() {
                return false;
            }
            match self.page.hear().expect("a message") {
                // With the end, what was hidden is told, as it was.
                Down::Event { event, .. } if self.mirror.hear(&event, 0).is_err() => return false,
                Down::Event { .. } => {}
                Down::No { seq, noes, .. } => drop(self.mirror.heard_no(seq, noes)),
                _ => {}
            }
        }
        true
    }

    /// What it may play or try.
    fn choices(&self) -> Vec<String> {
        let seen = self.mirror.round().history().expect("it is hidden").last();
        observation::choices(&self.rules, seen).into_iter().map(|(_, text)| text).collect()
    }

    /// Tries a move. Returns whether it was played.
    fn tries(&mut self, text: &str) -> bool {
        self.commands += 1;
        let id = self.commands;
        self.mirror.want(&Kind::Step(text.to_owned()), id, 0).expect("it may be tried");
        let up = self.mirror.next_to_send().expect("a command");
        // A page may say twenty things in a second.
        std::thread::sleep(Duration::from_millis(60));
        self.page.send(&up).expect("it reads");
        let mut done = None;
        while done.is_none_or(|seq| self.mirror.round().seq() < seq) {
            match self.page.hear().expect("a message") {
                // With the end, what was hidden is told, as it was.
                Down::Event { event, .. } if self.mirror.hear(&event, 0).is_err() => return true,
                Down::Event { .. } => {}
                Down::Done { id: of, seq, .. } if of == id => {
                    self.mirror.done(id, seq);
                    done = Some(seq);
                }
                Down::Refused { id: Some(of), why, .. } if of == id => {
                    assert_eq!(why, "no", "{text}");
                    self.mirror.said_no(id);
                    return false;
                }
                _ => {}
            }
        }
        true
    }
}

/// Plays against the house at random. In the middle, the server is killed and started again. Returns how
/// many moves the guest has made, and how many of its tries were refused.
fn against_the_house(server: &mut Server, name: &str, seed: u64) -> (usize, usize) {
    let rules = rules(name);
    let token = server.account(&format!("Guest{seed}"));
    let wish = json!({ "game": name, "side": 0, "opponent": "House-6" });
    let made = server.post("/api/table", &token, &wish);
    let game = made["id"].as_str().expect("a game").to_owned();
    let mut guest = Guest::new(server, &token, &game, &rules);
    let mut prng = SplitMix64::new(seed);
    let (mut own, mut refused, mut restarted) = (0, 0, false);
    while guest.waits() {
        let choices = guest.choices();
        let text = &choices[prng.next_u64() as usize % choices.len()];
        if guest.tries(text) {
            own += 1;
            if own == 40 {
                // Nobody has to lose.
                let (game, kind) = (game.clone(), "resign".to_owned());
                let up = Up::Play { game, seq: u32::MAX, id: 7, kind, body: String::new() };
                guest.page.send(&up).expect("it reads");
            }
        } else {
            refused += 1;
        }
        // The house may be thinking, or it is the guest who has been refused.
        if !restarted && own >= 2 && (refused > 0 || name == "fog-of-war") {
            restarted = true;
            let tried = guest.mirror.told().refused.clone();
            server.kill();
            server.start();
            guest = Guest::new(server, &token, &game, &rules);
            if !guest.mirror.round().is_over() && guest.mirror.round().mover() == Some(Side(0)) {
                let now = &guest.mirror.told().refused;
                assert!(
                    tried.iter().all(|choice| now.contains(choice)),
                    "a restart forgets {tried:?}: {now:?}"
                );
            }
        }
    }
    let (status, _, text) = server.ask("GET", &format!("/game/export/{game}"), &[], "");
    assert!(status == 200 && !text.contains("Result \"*\""), "{text}");
    assert!(restarted, "{text}");
    (own, refused)
}

#[test]
fn the_house_plays_games_that_hide_something_to_the_end_also_after_a_restart() {
    let mut server = Server::new();
    let (own, _) = against_the_house(&mut server, "fog-of-war", 1);
    assert!(own >= 2);
    let (_, refused) = against_the_house(&mut server, "kriegspiel", 2);
    assert!(refused > 0);
}

/// A program in another language, which ends with the test.
struct Running(std::process::Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
#[allow(clippy::print_stderr, reason = "people must see that a test was skipped")]
fn the_example_programs_play_games_that_hide_something() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples");
    let has = |program: &str| {
        Command::new(program).arg("--version").output().is_ok_and(|done| done.status.success())
    };
    let programs = [("python3", "hidden_bot.py"), ("node", "hidden_bot.mjs")].map(|(program, file)| {
        let there = has(program);
        if !there {
            eprintln!("SKIPPED: {program} is not here to run {file}");
        }
        there.then_some((program, folder.join(file)))
    });
    let server = Server::new();
    let address = format!("http://127.0.0.1:{}", server.port);
    let token = |name: &str| server.host(&["account", "add", name, "--bot"]).trim().to_owned();
    let run = |number: usize, token: &str, more: &[&str]| {
        let (program, file) = programs[number].as_ref()?;
        let mut command = Command::new(program);
        command.arg(file).arg(&address).arg(token).args(more).stdout(Stdio::piped());
        Some(Running(command.spawn().expect("it starts")))
    };
    let ends = |mut running: Running| {
        let mut out = String::new();
        running.0.stdout.take().expect("an output").read_to_string(&mut out).expect("a text");
        assert!(running.0.wait().is_ok_and(|status| status.success()), "{out}");
        let (_, over) = out.trim().rsplit_once('\n').expect("lines");
        assert!(over.contains(" moves") && !over.contains("aborted") && !over.contains(" 0 moves"), "{out}");
    };
    // Each against the house, with an umpire; then both with each other.
    let names = ["Snake", "Node"];
    let tokens = names.map(token);
    for (number, token) in tokens.iter().enumerate() {
        let house =
            ["--challenge", "House-5", "--game", "berkeley-kriegspiel", "--games", "1", "--most", "8"];
        run(number, token, &house).into_iter().for_each(ends);
    }
    let snake = run(0, &tokens[0], &["--games", "1", "--most", "15"]);
    if snake.is_some() && programs[1].is_some() {
        let online = || server.ask("GET", "/api/bot/online", &[], "").2.contains("Snake");
        while !online() {
            std::thread::sleep(Duration::from_millis(50));
        }
        let challenge = ["--challenge", "Snake", "--game", "fog-of-war", "--games", "1", "--most", "15"];
        run(1, &tokens[1], &challenge).into_iter().for_each(ends);
        snake.into_iter().for_each(ends);
    }
}

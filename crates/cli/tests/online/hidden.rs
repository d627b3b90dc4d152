//! Games that hide something: what reaches one side is compared with what that side may see.
//!
//! `CHESSWRIGHT_HIDDEN_GAMES=N` sets the number of games, `CHESSWRIGHT_SEED=S` makes them others.

use std::time::Duration;

use chesswright_notation::observation;
use chesswright_online::wire::{Down, Snapshot, Up};
use chesswright_online::{Eye, Kind, Mirror, SeenEvent, Terms};
use chesswright_rules::definition::model::TriesRule;
use chesswright_rules::prng::SplitMix64;
use chesswright_rules::{History, Observation, Position, Rules, SeenStep, Side};
use serde_json::json;

use super::client::{Client, Server};

/// After so many steps, somebody resigns.
const LONGEST: usize = 24;

/// What is played: a game in which sides know their moves, one in which they try them, and one in which all hear of that.
const GAMES: [&str; 3] = ["fog-of-war", "kriegspiel", "berkeley-kriegspiel"];

fn rules(name: &str) -> Rules {
    Rules::new(&chesswright_catalog::definition(name).expect("a game")).expect("it compiles")
}

fn fog() -> Rules {
    rules(GAMES[0])
}

/// Somebody who follows a game, and what it may know.
struct Page {
    client: Client,
    eye: Eye,
    token: String,
    mirror: Option<Mirror>,
}

impl Page {
    fn new(server: &Server, token: &str, eye: Eye) -> Self {
        Self { client: server.client(token), eye, token: token.to_owned(), mirror: None }
    }

    /// Follows the game from its start.
    fn watch(&mut self, game: &str) {
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
                        assert_eq!(*step, SeenStep { by: pair[0].turn(), chosen: None, seen: nothing });
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
    for (path, expected) in [
        (format!("/game/export/{game}"), 400),
        (format!("/api/bot/game/stream/{game}"), if page.eye == Eye::Watcher { 404 } else { 400 }),
    ] {
        let (status, _, text) = server.ask("GET", &path, &[&bearer], "");
        assert_eq!(status, expected, "{path}: {text}");
        assert!(!text.contains("fen") && !text.contains("moves"), "{text}");
    }
    let (status, _, text) = server.ask("GET", "/api/account/playing", &[&bearer], "");
    assert!(status == 200 && !text.contains(game), "{text}");
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

/// Plays a game at random, with both players and a spectator.
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
            refused(page, text, 2_000 + refusals as u64);
            let last = truth.line.last_mut().expect("a start");
            assert!(last.refuse(choice), "{text}");
            let noes = last.refused().count() as u16;
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
            say("step", text, truth.played.len() as u64 + 1);
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
        if seq == 6 && !truth.over {
            pages.iter().for_each(|page| ask_around(server, page, &game));
        }
    }
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
                let tokens = ["A", "B", "C"].map(|name| server.account(&format!("{name}{thread}")));
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
    let step = SeenStep::new(&fog().start(), &fog().start().legal_moves()[0], &fog().start(), Side(0));
    let step = serde_json::to_string(&step).expect("JSON");
    assert_eq!(refused(20, "seen", &step), "illegal");
    assert_eq!(refused(20, "seen", "{}"), "unknown");
    assert_eq!(refused(21, "offer", "takeback"), "nothing");
    assert_eq!(refused(22, "claim", ""), "nothing");
    assert_eq!(refused(23, "step", "e2e4"), "done");
}

#[test]
fn programs_and_clubs_get_no_games_that_hide_something() {
    let server = Server::new();
    let anna = server.account("Anna");
    let robot = server.host(&["account", "add", "Robot", "--bot"]).trim().to_owned();
    let bearer = format!("Authorization: Bearer {anna}");
    let own = "extends='four-player-chess'\nname='mine'\ntitle='Mine'\nview.sees='own'\n";
    for wish in [
        json!({ "game": "fog-of-war", "side": 0, "opponent": "House-1" }),
        json!({ "document": own, "side": 0 }),
    ] {
        let (status, _, text) = server.ask("POST", "/api/table", &[&bearer], &wish.to_string());
        assert!(status == 400 && text.contains("\"hidden\""), "{status} {text}");
    }
    let made = server.post("/api/table", &anna, &json!({ "game": "fog-of-war", "side": 0 }));
    let mut bot = server.client(&robot);
    let game = made["id"].as_str().expect("a game").to_owned();
    bot.send(&Up::Sit { game, side: None }).expect("it reads");
    let refused = |down: &Down| match down {
        Down::Refused { why, .. } => Some(why.clone()),
        _ => None,
    };
    assert_eq!(bot.wait(refused).expect("an answer"), "not-for-program");
}

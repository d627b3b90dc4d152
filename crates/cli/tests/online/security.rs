//! What a review of the server's security found: each hole stays closed.

use std::io::{ErrorKind, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use chesswright_online::wire::{Down, Up};
use serde_json::{Value, json};
use tungstenite::Message;

use super::client::{Client, Server};

/// Makes a game. Returns the status and the answer.
fn table(server: &Server, token: &str, wish: &Value) -> (u16, String) {
    let bearer = format!("Authorization: Bearer {token}");
    let (status, _, text) = server.ask("POST", "/api/table", &[&bearer], &wish.to_string());
    (status, text)
}

fn refused(client: &mut Client) -> String {
    let why = |down: &Down| match down {
        Down::Refused { why, .. } => Some(why.clone()),
        _ => None,
    };
    client.wait(why).expect("an answer")
}

/// Two who play a game against each other.
fn pair(server: &Server, control: &str) -> (String, [Client; 2], [String; 2]) {
    let tokens = ["Anna", "Ben"].map(|name| server.account(name));
    let made =
        server.post("/api/table", &tokens[0], &json!({ "game": "chess", "control": control, "side": 0 }));
    let game = made["id"].as_str().expect("a game").to_owned();
    let [mut one, mut two] = [&tokens[0], &tokens[1]].map(|token| server.client(token));
    two.send(&Up::Sit { game: game.clone(), side: None }).expect("it reads");
    two.wait(|down| matches!(down, Down::Game(told) if told.yours == [1]).then_some(())).expect("a seat");
    one.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    one.wait(|down| matches!(down, Down::Game(_)).then_some(())).expect("the game");
    (game, [one, two], tokens)
}

fn play(client: &mut Client, game: &str, id: u64, kind: &str, body: &str) -> Result<(), String> {
    let up = Up::Play { game: game.to_owned(), seq: 999, id, kind: kind.into(), body: body.into() };
    client.send(&up).expect("it reads");
    let done = client.wait(|down| match down {
        Down::Done { id: known, .. } if *known == id => Some(Ok(())),
        Down::Refused { id: Some(known), why, .. } if *known == id => Some(Err(why.clone())),
        _ => None,
    });
    done.expect("an answer")
}

/// A document whose pieces become very expensive, but not by themselves.
const SLEEPERS: &str = "name='d'\ntitle='D'\nboard='16x16'\nsetup='k15/16/16/16/16/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/PPPPPPPPPPPPPPPP/15K'\n[pieces]\nbeast='x:aaaaaaKaaaaaaNaaaaaaDaaaaaaAaaaaaaCaaaaaaZaaaaaaHaaaaaaGyaaaQyaaaRyaaaByaaaNNaaaaaaFaaaaaaWcaaaaaaKmaaaaaaKcaaaaaaQ'\nking='k:K'\n[pieces.pawn]\nletter='p'\nbetza='fmW'\npromotion={ zone='own rank 16', to='beast' }\n";

/// All of them awake.
const AWAKE: &str =
    "k6X7X/7X7X/7X7X/7X7X/7X7X/7X7X/7X7X/7X7X/7X7X/7X7X/7X7X/7X7X/7X7X/7X7X/7X7X/7X7K w - - 0 1";

#[test]
fn regions_nested_by_names_cannot_exhaust_the_stack() {
    let server = Server::new();
    let anna = server.account("Anna");
    let name = |n: usize| format!("zone-x{}x", 99 - n);
    let mut regions = format!("{}='rank 1'\n", name(0));
    for n in (1..=62).rev() {
        regions += &format!("{}='{}{}'\n", name(n), "!".repeat(62), name(n - 1));
    }
    let document = format!("name='d'\ntitle='D'\nextends='chess'\n[regions]\n{regions}");
    let (status, text) = table(&server, &anna, &json!({ "document": document, "side": 0 }));
    assert!(
        status == 422 && text.contains("nested too deeply") && text.contains("zone-x"),
        "{status} {text}"
    );
    assert_eq!(server.ask("GET", "/health", &[], "").0, 200);
}

#[test]
fn a_start_of_ones_own_is_vetted_with_its_document() {
    let server = Server::new();
    let anna = server.account("Anna");
    let begun = Instant::now();
    let (status, text) = table(&server, &anna, &json!({ "document": SLEEPERS, "start": AWAKE, "side": 0 }));
    assert!(status == 422 && text.contains("\"document\""), "{status} {text}");
    assert!(begun.elapsed() < Duration::from_secs(20));
    // Known by its name, it is no other.
    let (status, text) = table(&server, &anna, &json!({ "document": SLEEPERS, "side": 0 }));
    assert_eq!(status, 200, "{text}");
    let made: Value = serde_json::from_str(&text).expect(&text);
    let (status, _, text) =
        server.ask("GET", &format!("/game/export/{}", made["id"].as_str().expect("a game")), &[], "");
    assert_eq!(status, 200, "{text}");
    let mut client = server.client(&anna);
    client
        .send(&Up::Watch { game: made["id"].as_str().expect("a game").to_owned(), from: 0 })
        .expect("it reads");
    let document = client.wait(|down| match down {
        Down::Game(told) => Some(told.document.clone()),
        _ => None,
    });
    let (status, text) = table(&server, &anna, &json!({ "game": document.expect("a game"), "start": AWAKE }));
    assert!(status == 422, "{status} {text}");
}

#[test]
fn a_spectator_who_floods_pongs_is_sent_away() {
    let server = Server::new();
    let (game, [mut one, _two], _) = pair(&server, "5+3");
    let mut eve = server.client(&server.account("Eve"));
    eve.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    eve.wait(|down| matches!(down, Down::Game(_)).then_some(())).expect("the game");
    for _ in 0..200 {
        if eve.socket.send(Message::Pong(vec![0; 8].into())).is_err() {
            break;
        }
    }
    eve.patience(Duration::from_secs(20));
    let ended = loop {
        match eve.socket.read() {
            Ok(Message::Close(_)) => break true,
            // The line may end in several ways; only one that stays silent is still open.
            Err(tungstenite::Error::Io(error)) => {
                break !matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut);
            }
            Err(_) => break true,
            Ok(_) => {}
        }
    };
    assert!(ended, "the line stays open");
    assert_eq!(play(&mut one, &game, 1, "step", "e2e4"), Ok(()));
}

#[test]
fn what_nobody_asked_for_gives_no_time_back() {
    let server = Server::new();
    let (game, [mut one, mut two], _) = pair(&server, "5+0");
    play(&mut one, &game, 1, "step", "e2e4").expect("a move");
    play(&mut two, &game, 2, "step", "e7e5").expect("a move");
    // By the clock of the line, this was sent long ago.
    for _ in 0..8 {
        one.socket.send(Message::Pong(vec![0; 8].into())).expect("it reads");
    }
    std::thread::sleep(Duration::from_millis(1_000));
    play(&mut one, &game, 3, "step", "g1f3").expect("a move");
    one.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    let spent = one.wait(|down| match down {
        Down::Game(told) => told.events.iter().find(|event| event.body == "g1f3").map(|event| event.spent),
        _ => None,
    });
    let spent = spent.expect("the move");
    // What is given back at most is half a second; a line of this machine takes less.
    assert!(spent > 550, "{spent}");
}

#[test]
fn rules_of_strangers_are_not_played_by_the_house() {
    let server = Server::new();
    let anna = server.account("Anna");
    let own = "extends='chess'\nname='mine'\ntitle='Mine'\n";
    let (status, text) = table(&server, &anna, &json!({ "document": own, "side": 0, "opponent": "House-1" }));
    assert!(status == 400 && text.contains("\"no-house\""), "{status} {text}");
    let (status, text) = table(&server, &anna, &json!({ "game": "chess", "side": 0, "opponent": "House-1" }));
    assert_eq!(status, 200, "{text}");
}

#[test]
fn long_names_of_nobody_cost_no_memory() {
    let server = Server::new();
    let own = format!("Origin: http://127.0.0.1:{}", server.port);
    let before = server.memory();
    for number in 0..200 {
        let name = format!("{number}{}", "a".repeat(120_000));
        let body = json!({ "name": name, "code": "x", "password": "y" }).to_string();
        let (status, _, text) = server.ask("POST", "/api/recover", &[&own], &body);
        assert_eq!(status, 401, "{text}");
    }
    if let (Some(before), Some(after)) = (before, server.memory()) {
        assert!(after < before + 12_000, "{before} kB, and then {after} kB");
    }
}

#[test]
fn sockets_of_one_address_have_a_limit_also_behind_a_proxy() {
    let server = Server::with(&["--behind-proxy", "1"]);
    let own = format!("http://127.0.0.1:{}", server.port);
    let open = |from: &str| server.open(&[("Origin", own.clone()), ("X-Forwarded-For", from.to_owned())]);
    let lines: Vec<Client> = (0..120).map_while(|_| open("203.0.113.5").ok()).collect();
    assert_eq!(lines.len(), 100);
    assert!(open("203.0.113.6").is_ok(), "others are free");
    drop(lines);
    let begun = Instant::now();
    while open("203.0.113.5").is_err() {
        assert!(begun.elapsed() < Duration::from_secs(20), "what is closed is given back");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn nobody_offers_the_same_again_and_again() {
    let server = Server::new();
    let (game, [mut one, mut two], _) = pair(&server, "5+3");
    play(&mut one, &game, 1, "step", "e2e4").expect("a move");
    play(&mut one, &game, 2, "offer", "draw").expect("an offer");
    play(&mut two, &game, 3, "decline", "draw").expect("an answer");
    assert_eq!(play(&mut one, &game, 4, "offer", "draw"), Err("nothing".into()));
    play(&mut two, &game, 5, "offer", "draw").expect("the other's own offer");
    play(&mut two, &game, 6, "step", "e7e5").expect("a move");
    play(&mut one, &game, 7, "decline", "draw").ok();
    play(&mut one, &game, 8, "offer", "draw").expect("after a move it may be offered again");
}

#[test]
fn what_programs_say_has_no_control_characters() {
    let server = Server::new();
    let (game, [mut one, _two], [anna, ben]) = pair(&server, "5+3");
    let text = "hi\nAnna: I will kill you\u{1b}[31m\u{202e}!";
    let lines = [format!("Authorization: Bearer {ben}"), "Content-Type: application/json".to_owned()];
    let path = format!("/api/bot/game/{game}/chat");
    let body = json!({ "room": "player", "text": text }).to_string();
    assert_eq!(server.ask("POST", &path, &[&lines[0], &lines[1]], &body).0, 200);
    let said = one.wait(|down| match down {
        Down::Said { text, .. } => Some(text.clone()),
        _ => None,
    });
    assert_eq!(said.expect("a line"), "hiAnna: I will kill you[31m!");
    server.post("/api/report", &anna, &json!({ "name": "Ben", "game": game, "why": "x\u{202e}\u{1b}y" }));
    let reports = server.host(&["report", "list"]);
    assert!(
        !reports.contains("\nAnna:") && !reports.contains('\u{1b}') && !reports.contains('\u{202e}'),
        "{reports}"
    );
}

#[test]
fn who_closes_one_of_two_pages_is_still_there() {
    let server = Server::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| server.account(name));
    let made = server.post("/api/table", &anna, &json!({ "game": "chess", "control": "30+0", "side": 0 }));
    let game = made["id"].as_str().expect("a game").to_owned();
    let mut first = server.client(&ben);
    first.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    first.wait(|down| matches!(down, Down::Game(_)).then_some(())).expect("the game");
    let mut second = server.client(&ben);
    second.send(&Up::Sit { game: game.clone(), side: None }).expect("it reads");
    second.wait(|down| matches!(down, Down::Game(told) if told.yours == [1]).then_some(())).expect("a seat");
    let mut one = server.client(&anna);
    one.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    let there = |down: &Down| match down {
        Down::Presence { here, watching: 0, .. } if here[..] == [true, true] => Some(()),
        _ => None,
    };
    one.wait(there).expect("all are there, and nobody watches");
    drop(first);
    // Whoever comes next makes the table say again who is there.
    let mut eve = server.client(&server.account("Eve"));
    eve.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    let presence = |down: &Down| match down {
        Down::Presence { here, watching: 1, .. } => Some(here.clone()),
        _ => None,
    };
    assert_eq!(one.wait(presence).expect("who is there"), [true, true]);
}

#[test]
fn a_recovery_code_is_good_once_and_a_registration_ends_the_sessions_of_the_guest() {
    let server = Server::new();
    let own = format!("Origin: http://127.0.0.1:{}", server.port);
    let cookie = |head: &str| {
        let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
        format!("Cookie: {}", line.split(';').next().expect("a value"))
    };
    let (_, head, _) = server.ask("POST", "/api/guest", &[&own], "{}");
    let guest = cookie(&head);
    let body = json!({ "name": "Carla", "password": "seven blue horses" }).to_string();
    let (status, head, text) = server.ask("POST", "/api/register", &[&own, &guest], &body);
    assert_eq!(status, 200, "{text}");
    let name = |cookie: &str| server.ask("GET", "/api/me", &[cookie], "").2;
    assert!(name(&cookie(&head)).contains("Carla"));
    assert!(!name(&guest).contains("Carla"), "whoever had the guest's cookie is not let in");
    let told: Value = serde_json::from_str(&text).expect(&text);
    let body =
        json!({ "name": "Carla", "code": told["recovery"], "password": "nine green horses" }).to_string();
    assert_eq!(server.ask("POST", "/api/recover", &[&own], &body).0, 200);
    assert_eq!(server.ask("POST", "/api/recover", &[&own], &body).0, 401);
}

#[test]
fn a_token_neither_deletes_an_account_nor_makes_tokens_and_all_can_be_ended() {
    let server = Server::new();
    let (page, token) = server.member("Anna");
    let bearer = format!("Authorization: Bearer {token}");
    for path in ["/api/me/delete", "/api/me/token"] {
        assert_eq!(server.ask("POST", path, &[&bearer], "").0, 403, "{path}");
    }
    assert_eq!(server.ask("DELETE", "/api/me/token", &[&bearer], "").0, 403);
    assert_eq!(server.ask("GET", "/api/me", &[&bearer], "").0, 200);
    let (status, _, text) = server.ask("DELETE", "/api/me/token", &[&page[0], &page[1]], "");
    assert!(status == 200 && text.contains("\"ended\":1"), "{text}");
    assert_eq!(server.ask("GET", "/api/me", &[&bearer], "").0, 401);
}

#[test]
fn clocks_that_keep_a_game_awake_for_days_are_refused() {
    let server = Server::new();
    let anna = server.account("Anna");
    let long = format!("5+3{}", " ".repeat(10) + &"/5+3".repeat(80));
    for control in ["5d3days", long.as_str()] {
        let (status, text) = table(&server, &anna, &json!({ "game": "chess", "control": control }));
        assert!(status == 400 && text.contains("\"control-long\""), "{control}: {text}");
    }
    let (status, text) = table(&server, &anna, &json!({ "game": "chess", "control": "0d3days" }));
    assert_eq!(status, 200, "{text}");
}

#[test]
fn guessing_with_ever_new_names_is_slow_as_well() {
    let server = Server::new();
    let own = format!("Origin: http://127.0.0.1:{}", server.port);
    let guess = |number: usize| {
        let body = json!({ "name": format!("Nobody{number}"), "password": "seven blue horses" }).to_string();
        server.ask("POST", "/api/login", &[&own], &body).0
    };
    let statuses: Vec<u16> = (0..60).map(guess).collect();
    assert!(statuses[..30].iter().all(|status| *status == 401), "{statuses:?}");
    assert!(statuses[30..].contains(&429), "{statuses:?}");
}

#[test]
fn the_lobby_has_the_limit_of_new_games() {
    let server = Server::new();
    let mut client = server.client(&server.account("Anna"));
    let whys: Vec<String> = (0..25)
        .map(|_| {
            std::thread::sleep(Duration::from_millis(60));
            client.send(&Up::Take { seek: "AAAAAAAA".into() }).expect("it reads");
            refused(&mut client)
        })
        .collect();
    assert!(whys[..20].iter().all(|why| why == "offer-gone"), "{whys:?}");
    assert!(whys[20..].iter().any(|why| why == "too-often"), "{whys:?}");
}

#[test]
fn coming_and_going_is_told_once_a_second() {
    let server = Server::new();
    let (game, [mut one, _two], _) = pair(&server, "5+3");
    let mut eve = server.client(&server.account("Eve"));
    let begun = Instant::now();
    for _ in 0..20 {
        eve.send(&Up::Watch { game: game.clone(), from: 1 }).expect("it reads");
        eve.wait(|down| matches!(down, Down::Game(_)).then_some(())).expect("the game");
        eve.send(&Up::Leave {}).expect("it reads");
        std::thread::sleep(Duration::from_millis(110));
    }
    one.send(&Up::Ping {}).expect("it reads");
    let mut told = 0;
    loop {
        match one.hear().expect("a message") {
            Down::Presence { .. } => told += 1,
            Down::Pong { .. } => break,
            _ => {}
        }
    }
    let most = begun.elapsed().as_secs() + 3;
    assert!(told >= 1 && told <= most, "{told} of at most {most}");
}

/// Sends a request, and hangs up after so long.
fn hang_up(server: &Server, path: &str, lines: &[&str], after: Duration) {
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).expect("it listens");
    let lines: String = lines.iter().map(|line| format!("{line}\r\n")).collect();
    let head = format!("POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\n{lines}", server.port);
    stream.write_all(format!("{head}Content-Length: 0\r\n\r\n").as_bytes()).expect("it reads");
    std::thread::sleep(after);
}

/// Waits until the server ends a line.
fn ends(client: &mut Client) -> bool {
    client.patience(Duration::from_secs(10));
    loop {
        match client.hear() {
            Ok(_) => {}
            Err(tungstenite::Error::Io(error)) => {
                return !matches!(error.kind(), ErrorKind::TimedOut | ErrorKind::WouldBlock);
            }
            Err(_) => return true,
        }
    }
}

#[test]
fn what_somebody_asks_for_is_done_whole_even_if_they_hang_up() {
    let server = Server::new();
    let accounts: Vec<_> = (0..16)
        .map(|number| {
            let (page, token) = server.member(&format!("Member-{number}"));
            let mut line = server.client(&token);
            line.wait(|down| matches!(down, Down::Hello { .. }).then_some(())).expect("a greeting");
            hang_up(&server, "/api/me/delete", &[&page[0], &page[1]], Duration::from_micros(number * 500));
            (token, line)
        })
        .collect();
    std::thread::sleep(Duration::from_millis(500));
    let gone = accounts.into_iter().filter_map(|(token, line)| {
        let (status, ..) = server.ask("GET", "/api/me", &[&format!("Authorization: Bearer {token}")], "");
        (status == 401).then_some(line)
    });
    let mut gone: Vec<Client> = gone.collect();
    assert!(!gone.is_empty(), "whoever waits long enough is heard");
    assert!(gone.iter_mut().all(ends), "what follows from it is done, too");
}

#[test]
fn the_lines_of_a_guest_end_when_it_registers() {
    let server = Server::new();
    let own = format!("http://127.0.0.1:{}", server.port);
    let origin = format!("Origin: {own}");
    let (_, head, _) = server.ask("POST", "/api/guest", &[&origin], "{}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    let cookie = cookie.split(';').next().expect("a value").to_owned();
    let mut line = server.open(&[("Cookie", cookie.clone()), ("Origin", own)]).expect("a socket");
    line.wait(|down| matches!(down, Down::Hello { .. }).then_some(())).expect("a greeting");
    let body = json!({ "name": "Carla", "password": "seven blue horses" }).to_string();
    let (status, _, text) =
        server.ask("POST", "/api/register", &[&origin, &format!("Cookie: {cookie}")], &body);
    assert_eq!(status, 200, "{text}");
    assert!(ends(&mut line), "whoever had the guest's cookie does not stay");
    // Whoever becomes a program does not stay what it was, either.
    let (_, token) = server.member("Robot");
    let mut line = server.client(&token);
    server.post("/api/bot/account/upgrade", &token, &json!({}));
    assert!(ends(&mut line));
}

#[test]
fn strangers_who_guess_keep_nobody_from_logging_in() {
    let server = Server::with(&["--behind-proxy", "1"]);
    let own = format!("Origin: http://127.0.0.1:{}", server.port);
    let call = |path: &str, from: &str, cookie: &str, body: &Value| {
        let from = format!("X-Forwarded-For: {from}");
        let mut lines = vec![own.as_str(), &from];
        lines.extend(Some(cookie).filter(|cookie| !cookie.is_empty()));
        server.ask("POST", path, &lines, &body.to_string())
    };
    let right = json!({ "name": "Anna", "password": "seven blue horses" });
    let (status, head, text) = call("/api/register", "192.0.2.1", "", &right);
    assert_eq!(status, 200, "{text}");
    let told: Value = serde_json::from_str(&text).expect(&text);
    let cookies = head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
    let cookies: Vec<&str> = cookies.filter_map(|line| line.split(';').next()).collect();
    let browser = format!("Cookie: {}", cookies.join("; "));
    assert_eq!(call("/api/logout", "192.0.2.1", &browser, &json!({})).0, 200);
    let wrong = json!({ "name": "anna", "password": "seven green horses" });
    let statuses: Vec<u16> = (0..55)
        .map(|number| call("/api/login", &format!("198.51.100.{}", number / 5), "", &wrong).0)
        .collect();
    assert!(statuses[..50].iter().all(|status| *status == 401), "{statuses:?}");
    assert!(statuses[50..].contains(&429), "{statuses:?}");
    // The browser in which she was before is let in, another one is not yet, and the code always is.
    assert_eq!(call("/api/login", "203.0.113.9", "", &right).0, 429);
    let (status, _, text) = call("/api/login", "203.0.113.9", &browser, &right);
    assert_eq!(status, 200, "{text}");
    assert_eq!(call("/api/login", "203.0.113.9", &browser, &wrong).0, 401, "it opens nothing by itself");
    let code = json!({ "name": "Anna", "code": told["recovery"], "password": "nine green horses" });
    let (status, _, text) = call("/api/recover", "203.0.113.10", "", &code);
    assert_eq!(status, 200, "{text}");
}

#[test]
fn a_long_game_counts_as_more_messages_from_wherever_it_is_read() {
    let server = Server::new();
    let (game, [mut one, mut two], _) = pair(&server, "30+0");
    let moves = "a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 b3b4 b6b5 d3d4 d6d5 \
                 f3f4 f6f5 h3h4 h6h5 c1b2 c8b7 b1d2 b8d7 g1f3 g8f6";
    for (number, text) in moves.split_whitespace().enumerate() {
        let client = if number % 2 == 0 { &mut one } else { &mut two };
        play(client, &game, number as u64 + 1, "step", text).expect(text);
    }
    let mut eve = server.client(&server.account("Eve"));
    let begun = Instant::now();
    // Each answer is awaited: what is still on its way when the server hangs up is lost.
    let told = (0..60)
        .take_while(|_| {
            eve.send(&Up::Watch { game: game.clone(), from: 1 }).is_ok()
                && eve.wait(|down| matches!(down, Down::Game(_)).then_some(())).is_ok()
        })
        .count() as f64;
    let most = 6.0 + 5.0 * begun.elapsed().as_secs_f64();
    assert!(told >= 3.0 && told <= most, "{told} of at most {most}");
}

#[test]
fn titles_have_no_signs_that_nobody_sees() {
    let server = Server::new();
    let anna = server.account("Anna");
    let plan = |title: &str| json!({ "title": title, "format": { "knockout": {} }, "games": ["chess"], "control": "5+3" });
    let bearer = format!("Authorization: Bearer {anna}");
    for title in ["\u{200b}\u{2060}\u{feff}\u{200d}", "\u{202e}\u{2066}\u{61c} a"] {
        let (status, _, text) = server.ask("POST", "/api/tournament", &[&bearer], &plan(title).to_string());
        assert!(status == 400 && text.contains("\"tournament-title\""), "{title:?}: {status} {text}");
    }
    server.post("/api/tournament", &anna, &plan("Good\u{202e}\u{61c}\u{feff} evening"));
    let (_, _, text) = server.ask("GET", "/api/tournaments", &[], "");
    assert!(text.contains("\"Good evening\""), "{text}");
    for title in ["Od\u{202e}d", "\u{200b}", "Chess\u{feff}"] {
        let document = format!("extends = 'chess'\nname = 'odd'\ntitle = '{title}'\n");
        let (status, text) = table(&server, &anna, &json!({ "document": document }));
        assert!(status == 422 && text.contains("title"), "{title:?}: {status} {text}");
    }
}

#[test]
fn a_tournament_is_told_once_a_second_and_its_readers_pay_for_it() {
    let server = Server::new();
    let anna = server.account("Anna");
    let plan = json!({ "title": "Evening", "format": { "swiss": { "rounds": 3 } }, "games": ["chess"], "control": "5+3" });
    let made = server.post("/api/tournament", &anna, &plan);
    let id = made["id"].as_str().expect("a name").to_owned();
    let now = || {
        let (status, _, text) = server.ask("GET", &format!("/api/tournament/{id}"), &[], "");
        assert_eq!(status, 200, "{text}");
        serde_json::from_str::<Value>(&text).expect(&text)
    };
    let times: std::collections::BTreeSet<u64> =
        (0..40).map(|_| now()["now"].as_u64().expect("a time")).collect();
    assert!(times.len() < 20, "it was read {} times", times.len());
    // But never as it was before somebody entered.
    let join = format!("/api/tournament/{id}/join");
    server.post(&join, &anna, &json!({}));
    assert_eq!(now()["players"].as_array().map(Vec::len), Some(1));
    server.post(&format!("/api/tournament/{id}/leave"), &anna, &json!({}));
    assert_eq!(now()["players"][0]["present"], false);
    // With so many players it is long.
    for number in 0..16 {
        server.post(&join, &server.account(&format!("Player-{number}")), &json!({}));
    }
    let mut eve = server.client(&server.account("Eve"));
    for _ in 0..12 {
        // The server may have had enough.
        let _ = eve.send(&Up::Tournament { id: Some(id.clone()) });
    }
    assert!(ends(&mut eve), "so many at once are too many");
}

#[test]
fn an_address_does_not_use_up_the_tournaments_of_all() {
    let server = Server::with(&["--behind-proxy", "1"]);
    let plan =
        json!({ "title": "Evening", "format": { "knockout": {} }, "games": ["chess"], "control": "5+3" });
    let announce = |token: &str, from: &str| {
        let lines = [format!("Authorization: Bearer {token}"), format!("X-Forwarded-For: {from}")];
        server.ask("POST", "/api/tournament", &[&lines[0], &lines[1]], &plan.to_string()).0
    };
    let mut statuses = vec![];
    for name in ["Anna", "Ben", "Carla", "Dan", "Eve"] {
        let token = server.account(name);
        statuses.extend((0..5).map(|_| announce(&token, "192.0.2.1")));
    }
    let made = statuses.iter().filter(|status| **status == 200).count();
    assert!((20..=21).contains(&made) && statuses.last() == Some(&429), "{statuses:?}");
    let fay = server.account("Fay");
    let statuses: Vec<u16> = (0..6).map(|_| announce(&fay, "192.0.2.2")).collect();
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429], "another address is free, and an account has five");
}

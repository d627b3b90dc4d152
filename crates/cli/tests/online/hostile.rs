//! What strangers try: each of it is refused, in bounded time, and harms nobody else.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use chesswright_online::wire::{Down, LONGEST, Up};
use serde_json::json;
use tungstenite::Message;

use super::client::{Client, PATIENCE, Server};

fn hello(client: &mut Client) {
    client.wait(|down| matches!(down, Down::Hello { .. }).then_some(())).expect("a greeting");
}

/// Whether the server ends the line.
fn is_ended(client: &mut Client) -> bool {
    loop {
        match client.socket.read() {
            Ok(Message::Close(_)) | Err(_) => return true,
            Ok(Message::Text(text)) if text.contains("refused") => return false,
            Ok(_) => {}
        }
    }
}

#[test]
fn messages_that_are_too_long_too_many_or_strange_end_the_line() {
    let server = Server::new();
    let token = server.account("Anna");
    let mut long = server.client(&token);
    hello(&mut long);
    // The server may close before all of it is sent.
    let _ = long.socket.send(Message::text("x".repeat(LONGEST + 1)));
    assert!(is_ended(&mut long));
    for strange in ["{}", "[", r#"{"t":"become-admin"}"#, r#"{"t":"watch","game":7}"#] {
        let mut client = server.client(&token);
        hello(&mut client);
        client.socket.send(Message::text(strange)).expect("it reads");
        assert!(is_ended(&mut client), "{strange}");
    }
    let mut binary = server.client(&token);
    hello(&mut binary);
    binary.socket.send(Message::binary(vec![1, 2, 3])).expect("it reads");
    assert!(is_ended(&mut binary));
    let mut flood = server.client(&token);
    hello(&mut flood);
    let ping = serde_json::to_string(&Up::Ping {}).expect("JSON");
    // So many at once are more than anybody's.
    for _ in 0..200 {
        if flood.socket.send(Message::text(ping.clone())).is_err() {
            break;
        }
    }
    assert!(is_ended(&mut flood));
    // Others have noticed nothing.
    hello(&mut server.client(&token));
}

#[test]
fn who_sends_a_request_slowly_is_cut_off() {
    let server = Server::new();
    let begun = Instant::now();
    let mut slow = TcpStream::connect(("127.0.0.1", server.port)).expect("it listens");
    slow.write_all(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ").expect("it reads");
    slow.set_read_timeout(Some(PATIENCE)).expect("a limit");
    let mut answer = vec![];
    let _ = slow.read_to_end(&mut answer);
    assert!(begun.elapsed() < PATIENCE, "the line stays open");
    let (status, _, text) = server.ask("GET", "/health", &[], "");
    assert_eq!((status, text.as_str()), (200, "ok"));
}

#[test]
fn pages_of_other_sites_and_other_names_of_the_server_are_refused() {
    let server = Server::new();
    let own = format!("http://127.0.0.1:{}", server.port);
    let (status, head, _) = server.ask("POST", "/api/guest", &[&format!("Origin: {own}")], "{}");
    assert_eq!(status, 200);
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let cookie = cookie.split(';').next().expect("a value").to_owned();
    for origin in ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1.evil.example"] {
        let lines = [format!("Cookie: {cookie}"), format!("Origin: {origin}")];
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        for path in ["/api/table", "/api/me/delete", "/api/me/token", "/api/logout", "/api/register"] {
            let (status, _, text) = server.ask("POST", path, &lines, r#"{"game":"chess"}"#);
            assert_eq!(status, 403, "{origin} {path}: {text}");
        }
        let socket = server.open(&[("Cookie", cookie.clone()), ("Origin", origin.to_owned())]);
        assert!(socket.is_err(), "{origin}");
    }
    assert!(
        server.open(&[("Cookie", cookie.clone())]).is_err(),
        "a browser always says where a page is from"
    );
    assert!(server.open(&[("Cookie", cookie.clone()), ("Origin", own)]).is_ok());
    // A name of a stranger that leads here.
    for host in ["evil.example", "evil.example:80", "localhost.evil.example"] {
        let (status, ..) =
            server.ask("GET", "/api/me", &[&format!("Host: {host}"), &format!("Cookie: {cookie}")], "");
        assert_eq!(status, 421, "{host}");
    }
}

#[test]
fn forged_cookies_replayed_tokens_and_guessed_links_open_nothing() {
    let server = Server::new();
    let token = server.account("Anna");
    let own = format!("http://127.0.0.1:{}", server.port);
    // A token is no cookie, and a cookie no token.
    let forged = [
        "s=1".to_owned(),
        format!("s={}", "0".repeat(64)),
        format!("s={token}"),
        "s='; DROP TABLE account; --".into(),
    ];
    for cookie in forged {
        let (status, _, text) = server.ask("GET", "/api/me", &[&format!("Cookie: {cookie}")], "");
        assert!(status == 200 && text.contains("\"name\":null"), "{cookie}: {text}");
        let lines = [format!("Cookie: {cookie}"), format!("Origin: {own}")];
        let (status, ..) = server.ask("POST", "/api/table", &[&lines[0], &lines[1]], r#"{"game":"chess"}"#);
        assert_eq!(status, 401, "{cookie}");
    }
    let bearer = format!("Authorization: Bearer {token}");
    assert_eq!(server.ask("GET", "/api/me", &[&bearer], "").0, 200);
    assert_eq!(server.ask("DELETE", "/api/token", &[&bearer], "").0, 204);
    assert_eq!(
        server.ask("GET", "/api/me", &[&bearer], "").0,
        401,
        "what was given back is not valid any more"
    );
    for name in ["AAAAAAAA", "........", "%2e%2e%2f%2e%2e", "' OR 1=1"] {
        let path = format!("/game/export/{}", name.replace(' ', "%20"));
        assert!(matches!(server.ask("GET", &path, &[], "").0, 400 | 404), "{name}");
        let mut client = server.open(&[("Origin", own.clone())]).expect("a spectator");
        client.send(&Up::Watch { game: name.to_owned(), from: 0 }).expect("it reads");
        let why = client.wait(|down| match down {
            Down::Refused { why, .. } => Some(why.clone()),
            _ => None,
        });
        assert_eq!(why.expect("an answer"), "no-game", "{name}");
    }
}

#[test]
fn nobody_moves_for_others_and_nobody_reads_what_others_say() {
    let server = Server::new();
    let [anna, ben, eve] = ["Anna", "Ben", "Eve"].map(|name| server.account(name));
    let made = server.post("/api/table", &anna, &json!({ "game": "chess", "control": "5+3", "side": 0 }));
    let game = made["id"].as_str().expect("a game").to_owned();
    let mut ben = server.client(&ben);
    ben.send(&Up::Sit { game: game.clone(), side: None }).expect("it reads");
    ben.wait(|down| matches!(down, Down::Game(told) if told.yours == [1]).then_some(())).expect("a seat");
    let mut eve = server.client(&eve);
    eve.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    let step =
        |text: &str| Up::Play { game: game.clone(), seq: 1, id: 5, kind: "step".into(), body: text.into() };
    let refused = |client: &mut Client| {
        let why = |down: &Down| match down {
            Down::Refused { why, .. } => Some(why.clone()),
            _ => None,
        };
        client.wait(why).expect("an answer")
    };
    eve.send(&step("e2e4")).expect("it reads");
    assert_eq!(refused(&mut eve), "not-yours");
    ben.send(&step("e2e4")).expect("it reads");
    assert_eq!(refused(&mut ben), "not-your-turn");
    for kind in ["flag", "void", "start", "next"] {
        let up = Up::Play { game: game.clone(), seq: 1, id: 6, kind: kind.into(), body: String::new() };
        ben.send(&up).expect("it reads");
        assert!(matches!(refused(&mut ben).as_str(), "not-yours" | "not-over" | "not-begun"), "{kind}");
    }
    // Spectators do not hear players, and players do not hear spectators, as long as the game goes on.
    eve.send(&Up::Say { game: game.clone(), text: "Qh5!".into() }).expect("it reads");
    ben.send(&Up::Say { game: game.clone(), text: "<script>".into() }).expect("it reads");
    let said = |down: &Down| match down {
        Down::Said { text, .. } => Some(text.clone()),
        _ => None,
    };
    assert_eq!(ben.wait(said).expect("the own line"), "<script>");
    assert_eq!(eve.wait(said).expect("the own line"), "Qh5!");
    eve.patience(Duration::from_millis(500));
    assert!(eve.wait(said).is_err());
}

#[test]
fn documents_that_cost_too_much_and_names_with_markup_are_refused() {
    let server = Server::new();
    let token = server.account("Anna");
    let bearer = format!("Authorization: Bearer {token}");
    let walls = "board = '32x32'\npieces = { queen = 'q:Q' }\nwalls.put = 'anywhere'\nsetup.rows = ['32']";
    let kinds: String = (0..60).map(|n| format!("p{n} = 'x{n}:mQ-bQ-fQ'\n")).collect();
    let many = format!("board = '16x16'\n[pieces]\n{kinds}");
    for document in [walls, many.as_str(), &"[".repeat(60_000), &"a".repeat(100_000)] {
        let begun = Instant::now();
        let body = json!({ "document": document }).to_string();
        let (status, _, text) = server.ask("POST", "/api/table", &[&bearer], &body);
        assert!(matches!(status, 400 | 413 | 422 | 429), "{status}: {text}");
        assert!(begun.elapsed() < PATIENCE);
    }
    let own = format!("Origin: http://127.0.0.1:{}", server.port);
    for name in ["<b>", "a b", "\u{202e}evil", "admin", "House-9", "x".repeat(30).as_str()] {
        let body = json!({ "name": name, "password": "seven blue horses" }).to_string();
        let (status, _, text) = server.ask("POST", "/api/register", &[&own], &body);
        assert_eq!(status, 400, "{name}: {text}");
    }
    // Guessing passwords is slow for everybody.
    let guess = json!({ "name": "Anna", "password": "seven blue horses" }).to_string();
    let statuses: Vec<u16> = (0..7).map(|_| server.ask("POST", "/api/login", &[&own], &guess).0).collect();
    assert!(statuses[..5].iter().all(|status| *status == 401) && statuses[6] == 429, "{statuses:?}");
}

/// Whether the server has cut off a line that is not read: what is written to it goes nowhere.
fn is_cut_off(stream: &mut TcpStream) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(300));
        if stream.write_all(b"x").is_err() {
            return true;
        }
    }
    false
}

#[test]
fn who_does_not_read_is_cut_off_and_costs_little_memory() {
    let server = Server::new();
    let before = server.memory();
    let request = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(300);
    // Together they ask for more than 200 megabytes.
    let mut slow: Vec<TcpStream> = (0..20)
        .map(|_| {
            let mut stream = TcpStream::connect(("127.0.0.1", server.port)).expect("it listens");
            stream.set_write_timeout(Some(Duration::from_millis(200))).expect("a limit");
            // The server stops reading as soon as it cannot answer.
            let _ = stream.write_all(&request);
            stream
        })
        .collect();
    if let (Some(before), Some(after)) = (before, server.memory()) {
        assert!(after < before + 60_000, "{before} kB, and then {after} kB");
    }
    assert!(slow.iter_mut().all(is_cut_off));
    assert_eq!(server.ask("GET", "/health", &[], "").0, 200);
}

#[test]
fn a_line_whose_other_end_is_silent_is_given_up() {
    let server = Server::new();
    let mut client = server.client(&server.account("Anna"));
    let stream = client.socket.get_mut();
    // What is read here is not answered, as by a machine that was switched off.
    let mut bytes = [0; 512];
    let begun = Instant::now();
    while stream.read(&mut bytes).is_ok_and(|read| read > 0) {
        assert!(begun.elapsed() < PATIENCE, "the line stays open");
    }
    assert!(begun.elapsed() < PATIENCE);
}

#[test]
fn a_flood_of_requests_is_answered_with_a_limit() {
    let server = Server::new();
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
    let mut writing = stream.try_clone().expect("a second end");
    let flood = std::thread::spawn(move || {
        let one = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".as_slice();
        let last = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
        let _ = writing.write_all(&[&one.repeat(3_000), last.as_slice()].concat());
    });
    let mut answers = vec![];
    let _ = stream.read_to_end(&mut answers);
    flood.join().expect("it ends");
    let text = String::from_utf8_lossy(&answers);
    assert!(text.matches("HTTP/1.1 200").count() >= 400, "ordinary use has no limit");
    assert!(text.matches("HTTP/1.1 429").count() > 0 && text.contains("retry-after"));
}

#[test]
fn rebinding_opens_no_socket_either() {
    let server = Server::new();
    let token = server.account("Anna");
    for host in ["evil.example", "localhost.evil.example:80"] {
        let fields = [("Authorization", format!("Bearer {token}")), ("Host", host.to_owned())];
        assert!(server.open(&fields).is_err(), "{host}");
    }
}

#[test]
fn the_lines_of_an_account_end_with_it() {
    let server = Server::new();
    let (page, anna) = server.member("Anna");
    let ben = server.account("Ben");
    let bearer = format!("Authorization: Bearer {anna}");
    let mut lines = [server.client(&anna), server.client(&anna)];
    lines.iter_mut().for_each(hello);
    let mut other = server.client(&ben);
    hello(&mut other);
    // A program's stream as well.
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
    let request =
        format!("GET /api/stream/event HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{bearer}\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut head = [0; 64];
    assert!(stream.read(&mut head).is_ok_and(|read| read > 0));
    assert_eq!(server.ask("POST", "/api/me/delete", &[&page[0], &page[1]], "").0, 200);
    assert!(lines.iter_mut().all(is_ended));
    let mut rest = vec![];
    assert!(stream.read_to_end(&mut rest).is_ok(), "the stream ends");
    other.send(&Up::Ping {}).expect("it reads");
    other.wait(|down| matches!(down, Down::Pong {}).then_some(())).expect("others stay");
    // A token that is given back ends what was opened with it.
    let bearer = format!("Authorization: Bearer {ben}");
    assert_eq!(server.ask("DELETE", "/api/token", &[&bearer], "").0, 204);
    assert!(is_ended(&mut other));
}

#[test]
fn who_is_blocked_is_neither_heard_nor_met_and_reports_are_read() {
    let server = Server::new();
    let tokens = ["Anna", "Ben"].map(|name| server.account(name));
    let [anna, ben] = &tokens;
    let made = server.post("/api/table", anna, &json!({ "game": "chess", "control": "0d3days", "side": 0 }));
    let game = made["id"].as_str().expect("a game").to_owned();
    let mut one = server.client(anna);
    let mut two = server.client(ben);
    two.send(&Up::Sit { game: game.clone(), side: None }).expect("it reads");
    one.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    two.wait(|down| matches!(down, Down::Game(told) if told.yours == [1]).then_some(())).expect("a seat");
    one.wait(|down| matches!(down, Down::Game(_)).then_some(())).expect("the game");
    let say = |client: &mut Client, text: &str| {
        client.send(&Up::Say { game: game.clone(), text: text.into() }).expect("it reads");
    };
    let said = |down: &Down| match down {
        Down::Said { text, .. } => Some(text.clone()),
        _ => None,
    };
    // Markup is a text like any other.
    let markup = "<img src=x onerror=alert(1)>";
    say(&mut two, &format!("{markup}\u{202e}\n"));
    assert_eq!(one.wait(said).expect("a line"), markup);
    let why = "<script>alert(1)</script>";
    server.post("/api/report", anna, &json!({ "name": "Ben", "game": game, "why": why }));
    let reports = server.host(&["report", "list"]);
    assert!(
        reports.contains("Anna reports Ben") && reports.contains(markup) && reports.contains(why),
        "{reports}"
    );
    server.host(&["report", "close", "1"]);
    assert_eq!(server.host(&["report", "list"]), "");
    server.post("/api/block/Ben", anna, &json!({}));
    say(&mut two, "Do you hear me?");
    assert_eq!(two.wait(said).expect("the own first line"), markup);
    assert_eq!(two.wait(said).expect("the own line"), "Do you hear me?");
    say(&mut one, "No.");
    assert_eq!(one.wait(said).expect("the own line"), "No.", "what Ben said did not come before it");
    one.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    let chat = |down: &Down| match down {
        Down::Game(told) => Some(told.chat.iter().map(|line| line.by.clone()).collect::<Vec<_>>()),
        _ => None,
    };
    assert_eq!(one.wait(chat).expect("the game"), ["Anna"]);
    for (from, to) in [(anna, "Ben"), (ben, "Anna")] {
        let bearer = format!("Authorization: Bearer {from}");
        let (status, _, text) = server.ask("POST", &format!("/api/challenge/{to}"), &[&bearer], "");
        assert!(status == 403 && text.contains("\"blocked\""), "{status} {text}");
    }
    // They are not paired in the lobby, though they seek the same.
    for client in [&mut one, &mut two] {
        client.send(&Up::Lobby {}).expect("it reads");
        let games = vec!["chess".to_owned()];
        client.send(&Up::Seek { games, control: "5+3".into(), rated: false }).expect("it reads");
    }
    let both = |down: &Down| match down {
        Down::Lobby { seeks, .. } if seeks.len() == 2 => {
            seeks.iter().find(|seek| seek.by.name == "Anna").map(|seek| seek.id.clone())
        }
        Down::Paired { .. } => panic!("they are paired"),
        _ => None,
    };
    let offer = two.wait(both).expect("two offers");
    two.send(&Up::Take { seek: offer }).expect("it reads");
    let refused = |down: &Down| match down {
        Down::Refused { why, .. } => Some(why.clone()),
        _ => None,
    };
    assert_eq!(two.wait(refused).expect("an answer"), "blocked");
    server.post("/api/unblock/Ben", anna, &json!({}));
    one.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    assert_eq!(one.wait(chat).expect("the game").len(), 3);
}

#[test]
fn markup_in_names_stays_text_wherever_it_is_told() {
    let server = Server::new();
    let token = server.account("Anna");
    let markup = "<b onclick=alert(1)>A&B\"</b>";
    let plan = json!({
        "title": markup, "format": { "knockout": {} }, "games": ["chess"], "control": "5+3",
    });
    let made = server.post("/api/tournament", &token, &plan);
    let id = made["id"].as_str().expect("a name");
    let document = format!("extends = 'chess'\nname = 'odd'\ntitle = '{markup}'\n");
    let game = server.post("/api/table", &token, &json!({ "document": document, "listed": true }));
    let game = game["id"].as_str().expect("a game");
    for path in [
        format!("/api/tournament/{id}"),
        "/api/tournaments".into(),
        "/api/games".into(),
        format!("/game/export/{game}"),
    ] {
        let (status, head, text) = server.ask("GET", &path, &[], "");
        assert_eq!(status, 200, "{path}: {text}");
        let head = head.to_lowercase();
        assert!(
            head.contains("x-content-type-options: nosniff") && !head.contains("text/html"),
            "{path}: {head}"
        );
    }
    // Nothing that people choose is ever part of a page of the server.
    for path in [format!("/{game}"), "/<script>".into()] {
        let (_, _, text) = server.ask("GET", &path.replace('<', "%3C"), &[], "");
        assert!(!text.contains("<b onclick") && !text.contains("<script>alert"), "{path}: {text}");
    }
}

/// A frame as a client sends it, but with any first byte and with any length said of it.
fn frame(first: u8, said: u64, bytes: &[u8]) -> Vec<u8> {
    let mut frame = vec![first];
    match said {
        0..126 => frame.push(0x80 | said as u8),
        _ => {
            frame.push(0x80 | 127);
            frame.extend(said.to_be_bytes());
        }
    }
    // The mask of nothing but zeros changes nothing.
    frame.extend([0; 4]);
    frame.extend(bytes);
    frame
}

#[test]
fn frames_that_are_broken_or_too_long_end_the_line_and_cost_no_memory() {
    const TEXT: u8 = 1;
    const LAST: u8 = 0x80;
    let server = Server::new();
    let token = server.account("Anna");
    let before = server.memory();
    let piece = vec![b'x'; 1_000];
    let pieces: Vec<u8> = (0..LONGEST / 1_000 + 1)
        .flat_map(|number| frame(if number == 0 { TEXT } else { 0 }, 1_000, &piece))
        .collect();
    let unmasked = [LAST | TEXT, 2, b'{', b'}'].to_vec();
    let broken = [
        ("a length of a terabyte", frame(LAST | TEXT, 1 << 40, b"x")),
        ("the longest length", frame(LAST | TEXT, u64::MAX, b"x")),
        ("pieces that are too long together", pieces),
        ("no UTF-8", frame(LAST | TEXT, 2, &[0xff, 0xfe])),
        ("no mask", unmasked),
        ("an unknown kind", frame(LAST | 0xb, 1, b"x")),
        ("a reserved bit", frame(LAST | 0x40 | TEXT, 1, b"x")),
        ("a ping that is too long", frame(LAST | 9, 126, &[0; 126])),
        ("a continuation of nothing", frame(LAST, 1, b"x")),
    ];
    for (what, bytes) in broken {
        let mut client = server.client(&token);
        hello(&mut client);
        // The server may close before all of it is sent.
        let _ = client.socket.get_mut().write_all(&bytes);
        assert!(is_ended(&mut client), "{what}");
    }
    if let (Some(before), Some(after)) = (before, server.memory()) {
        assert!(after < before + 30_000, "{before} kB, and then {after} kB");
    }
    hello(&mut server.client(&token));
}

#[test]
fn pings_and_pongs_that_nobody_asked_for_do_not_crowd_out_moves() {
    let server = Server::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| server.account(name));
    let made = server.post("/api/table", &anna, &json!({ "game": "chess", "control": "5+3", "side": 0 }));
    let game = made["id"].as_str().expect("a game").to_owned();
    let mut two = server.client(&ben);
    two.send(&Up::Sit { game: game.clone(), side: None }).expect("it reads");
    two.wait(|down| matches!(down, Down::Game(told) if told.yours == [1]).then_some(())).expect("a seat");
    for kind in [Message::Pong(vec![0; 8].into()), Message::Ping(vec![0; 8].into())] {
        let mut flood = server.client(&ben);
        flood.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
        flood.wait(|down| matches!(down, Down::Game(_)).then_some(())).expect("the game");
        for _ in 0..2_000 {
            if flood.socket.send(kind.clone()).is_err() {
                break;
            }
        }
        assert!(is_ended(&mut flood), "{kind:?}");
    }
    let mut one = server.client(&anna);
    let up = Up::Play { game, seq: 9, id: 5, kind: "step".into(), body: "e2e4".into() };
    one.send(&up).expect("it reads");
    one.wait(|down| matches!(down, Down::Done { .. }).then_some(())).expect("the move");
}

#[test]
fn who_sends_a_body_slowly_is_cut_off() {
    let server = Server::new();
    let bearer = format!("Authorization: Bearer {}", server.account("Anna"));
    let mut slow = TcpStream::connect(("127.0.0.1", server.port)).expect("it listens");
    slow.set_read_timeout(Some(PATIENCE)).expect("a limit");
    let head =
        format!("POST /api/table HTTP/1.1\r\nHost: 127.0.0.1\r\n{bearer}\r\nContent-Length: 99\r\n\r\n");
    slow.write_all(head.as_bytes()).expect("it reads");
    let mut writing = slow.try_clone().expect("a second end");
    // A byte now and then is not enough.
    let trickle = std::thread::spawn(move || {
        while writing.write_all(b" ").is_ok() {
            std::thread::sleep(Duration::from_secs(2));
        }
    });
    let mut answer = vec![];
    let begun = Instant::now();
    let _ = slow.read_to_end(&mut answer);
    assert!(begun.elapsed() < PATIENCE, "the line stays open");
    assert!(String::from_utf8_lossy(&answer).starts_with("HTTP/1.1 408"), "it is told why");
    trickle.join().expect("it ends");
}

#[test]
fn requests_that_are_too_large_are_refused_before_they_are_read() {
    let server = Server::new();
    let before = server.memory();
    let bearer = format!("Authorization: Bearer {}", server.account("Anna"));
    // What is sent, and what may be answered: 0 is a line that ends without an answer.
    let large = [
        (format!("Content-Length: {}\r\n\r\n{{", 1_u64 << 40), [413, 413]),
        ("Content-Length: 99999999999999999999\r\n\r\n{".into(), [400, 0]),
        ("Transfer-Encoding: chunked\r\n\r\n".into(), [413, 0]),
        (format!("X-Large: {}\r\n\r\n", "x".repeat(1 << 20)), [431, 0]),
        ("X-Many: 1\r\n".repeat(10_000) + "\r\n", [431, 0]),
    ];
    for (rest, allowed) in large {
        let mut stream = TcpStream::connect(("127.0.0.1", server.port)).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
        let head = format!("POST /api/table HTTP/1.1\r\nHost: 127.0.0.1\r\n{bearer}\r\n");
        let _ = stream.write_all((head + &rest).as_bytes());
        if rest.starts_with("Transfer") {
            // It goes on for ever, or until the server has had enough.
            let piece = "1000\r\n".to_owned() + &"x".repeat(4_096) + "\r\n";
            assert!((0..100_000).any(|_| stream.write_all(piece.as_bytes()).is_err()), "it reads on");
        }
        let mut answer = vec![];
        let _ = stream.read_to_end(&mut answer);
        let text = String::from_utf8_lossy(&answer);
        let status = text.split(' ').nth(1).and_then(|status| status.parse::<u16>().ok()).unwrap_or(0);
        assert!(allowed.contains(&status), "{}: {text}", &rest[..30]);
    }
    let path = format!("/api/{}", "x".repeat(1 << 20));
    assert!(matches!(server.ask("GET", &path, &[], "").0, 0 | 414 | 431), "a long address");
    if let (Some(before), Some(after)) = (before, server.memory()) {
        assert!(after < before + 30_000, "{before} kB, and then {after} kB");
    }
    assert_eq!(server.ask("GET", "/health", &[], "").0, 200);
}

/// How many of many requests are answered, each with a line that says where it comes from.
fn answered(server: &Server, from: impl Fn(usize) -> String) -> usize {
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
    let mut writing = stream.try_clone().expect("a second end");
    let all: String = (0..1_500)
        .map(|number| {
            let last = if number == 1_499 { "Connection: close\r\n" } else { "" };
            let from = from(number);
            format!("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {from}\r\n{last}\r\n")
        })
        .collect();
    let flood = std::thread::spawn(move || drop(writing.write_all(all.as_bytes())));
    let mut answers = vec![];
    let _ = stream.read_to_end(&mut answers);
    flood.join().expect("it ends");
    String::from_utf8_lossy(&answers).matches("HTTP/1.1 200").count()
}

#[test]
fn nobody_gets_another_address_by_saying_so() {
    let one_of_many = |number: usize| format!("10.{}.{}.7", number / 250, number % 250);
    let server = Server::new();
    assert!(answered(&server, one_of_many) < 1_200, "without a proxy the field means nothing");
    let server = Server::with(&["--behind-proxy", "1"]);
    assert_eq!(answered(&server, one_of_many), 1_500, "the proxy says that they are many");
    // What stands before the last entry was there before the proxy.
    let forged = |number: usize| format!("{}, 192.0.2.7", one_of_many(number));
    assert!(answered(&server, forged) < 1_200);
    let six = |number: usize| format!("2001:db8:1:2::{number:x}");
    assert!(answered(&server, six) < 1_200, "a network of IPv6 is one address");
}

#[test]
#[allow(clippy::print_stderr, reason = "people must see that a test was skipped")]
fn an_address_has_so_many_lines_and_no_more() {
    // Lines of this machine to itself are free, so the test needs another address of its own.
    let server = Server::with(&["--host", "0.0.0.0"]);
    let find = std::net::UdpSocket::bind("0.0.0.0:0").expect("a socket");
    let own = find.connect("192.0.2.1:9").and_then(|()| find.local_addr()).map(|own| own.ip());
    let Some(own) = own.ok().filter(|own| !own.is_loopback() && !own.is_unspecified()) else {
        eprintln!("SKIPPED: this machine has no address but its own");
        return;
    };
    let lines: Vec<TcpStream> =
        (0..130).map(|_| TcpStream::connect((own, server.port)).expect("it listens")).collect();
    let open = |mut line: &TcpStream| {
        line.set_read_timeout(Some(Duration::from_secs(5))).expect("a limit");
        let asked = line.write_all(format!("GET /health HTTP/1.1\r\nHost: {own}\r\n\r\n").as_bytes());
        let mut bytes = [0; 16];
        asked.is_ok() && line.read(&mut bytes).is_ok_and(|read| read > 0)
    };
    let count = lines.iter().filter(|line| open(line)).count();
    assert_eq!(count, 100);
    // Whoever hangs up makes room.
    drop(lines);
    let begun = Instant::now();
    while !open(&TcpStream::connect((own, server.port)).expect("it listens")) {
        assert!(begun.elapsed() < PATIENCE, "there is no room");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn cookies_that_have_ended_open_nothing_when_they_are_sent_again() {
    let server = Server::new();
    let origin = format!("Origin: http://127.0.0.1:{}", server.port);
    let enter = |path: &str, body: serde_json::Value| {
        let (status, head, text) = server.ask("POST", path, &[&origin], &body.to_string());
        assert_eq!(status, 200, "{text}");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
        let told: serde_json::Value = serde_json::from_str(&text).expect(&text);
        (format!("Cookie: {}", cookie.split(';').next().expect("a value")), told)
    };
    let is_known = |cookie: &str| {
        let (_, _, text) = server.ask("GET", "/api/me", &[cookie], "");
        let socket = server.open(&[
            ("Cookie", cookie.trim_start_matches("Cookie: ").to_owned()),
            ("Origin", origin.trim_start_matches("Origin: ").to_owned()),
        ]);
        let mut socket = socket.expect("whoever comes may watch");
        let name = socket.wait(|down| match down {
            Down::Hello { name, .. } => Some(name.clone()),
            _ => None,
        });
        let name = name.expect("a greeting");
        assert_eq!(name.is_some(), text.contains("\"Anna\""), "{text}");
        name.is_some()
    };
    let account = json!({ "name": "Anna", "password": "seven blue horses" });
    let (first, told) = enter("/api/register", account.clone());
    let (second, _) = enter("/api/login", account.clone());
    assert!(is_known(&first) && is_known(&second));
    assert_eq!(server.ask("POST", "/api/logout", &[&origin, &first], "{}").0, 200);
    assert!(!is_known(&first), "it was given back");
    assert!(is_known(&second), "the other browser stays");
    let (third, again) = enter(
        "/api/recover",
        json!({ "name": "Anna", "code": told["recovery"], "password": "nine green horses" }),
    );
    assert!(is_known(&third) && !is_known(&second), "a new password ends the old sessions");
    // A code is used once, and so is a password that was changed.
    assert_ne!(told["recovery"], again["recovery"]);
    let code = json!({ "name": "Anna", "code": told["recovery"], "password": "ten green horses" });
    assert_eq!(server.ask("POST", "/api/recover", &[&origin], &code.to_string()).0, 401);
    assert_eq!(server.ask("POST", "/api/login", &[&origin], &account.to_string()).0, 401);
    server.host(&["account", "ban", "Anna"]);
    assert!(!is_known(&third));
}

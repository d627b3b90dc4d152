//! Clubs on a server: who may come in, what all are shown, and what they play together; and what strangers try.

use std::time::{Duration, Instant};

use chesswright_online::wire::{Club, ClubRole, Down, Line, Pointer, Snapshot, Up};
use serde_json::{Value, json};

use super::client::{Client, Server};

fn bearer(token: &str) -> String {
    format!("Authorization: Bearer {token}")
}

/// The status of an answer and what it says.
fn ask(server: &Server, method: &str, path: &str, token: Option<&str>, body: &Value) -> (u16, Value) {
    let lines: Vec<String> = token.iter().map(|token| bearer(token)).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let (status, _, text) = server.ask(method, path, &lines, &body);
    (status, serde_json::from_str(&text).expect(&text))
}

/// Refused with a status and a code.
fn refused(server: &Server, path: &str, token: &str, body: &Value) -> (u16, String) {
    let (status, told) = ask(server, "POST", path, Some(token), body);
    (status, told["code"].as_str().unwrap_or_default().to_owned())
}

fn club(server: &Server, token: &str, entry: &str) -> String {
    let wanted = json!({ "name": "Class <b>5</b>", "about": "We <i>play</i>.", "entry": entry });
    server.post("/api/club", token, &wanted)["id"].as_str().expect("a name").to_owned()
}

fn one(server: &Server, id: &str, token: &str) -> Value {
    let (status, told) = ask(server, "GET", &format!("/api/club/{id}"), Some(token), &Value::Null);
    assert_eq!(status, 200, "{told}");
    told
}

/// A page that follows a club, with what it is told first.
fn follow(server: &Server, token: &str, id: &str) -> (Client, Club, Vec<Line>, Option<Pointer>) {
    let mut client = server.client(token);
    client.send(&Up::Club { id: Some(id.to_owned()) }).expect("it reads");
    let told = until(&mut client, |_| true);
    let room = |down: &Down| match down {
        Down::Room { lines, pointer, .. } => Some((lines.clone(), pointer.clone())),
        _ => None,
    };
    let (lines, pointer) = client.wait(room).expect("a room");
    (client, told, lines, pointer)
}

/// Waits until a club looks like this.
fn until(client: &mut Client, fits: impl Fn(&Club) -> bool) -> Club {
    let told = |down: &Down| match down {
        Down::Club(told) if fits(told) => Some((**told).clone()),
        _ => None,
    };
    client.wait(told).expect("the club")
}

fn refusal(client: &mut Client) -> String {
    let why = |down: &Down| match down {
        Down::Refused { why, .. } => Some(why.clone()),
        _ => None,
    };
    client.wait(why).expect("an answer")
}

/// Comes to a game.
fn watch(client: &mut Client, game: &str) -> Snapshot {
    client.send(&Up::Watch { game: game.into(), from: 0 }).expect("it reads");
    let told = |down: &Down| match down {
        Down::Game(told) if told.game == game => Some((**told).clone()),
        _ => None,
    };
    client.wait(told).expect("the game")
}

/// Lets something happen in a game, and returns why not.
fn act(client: &mut Client, game: &str, id: u64, kind: &str, body: &str) -> Result<u32, String> {
    let up = Up::Play { game: game.into(), seq: 999, id, kind: kind.into(), body: body.into() };
    client.send(&up).expect("it reads");
    let answer = |down: &Down| match down {
        Down::Done { id: known, seq, .. } if *known == id => Some(Ok(*seq)),
        Down::Refused { id: Some(known), why, .. } if *known == id => Some(Err(why.clone())),
        _ => None,
    };
    client.wait(answer).expect("an answer")
}

fn called(client: &mut Client) -> String {
    let game = |down: &Down| match down {
        Down::Paired { game } => Some(game.clone()),
        _ => None,
    };
    client.wait(game).expect("a game")
}

#[test]
fn people_come_into_a_club_as_its_owner_wants() {
    let server = Server::new();
    let [anna, ben, cleo] = ["Anna", "Ben", "Cleo"].map(|name| server.account(name));
    let [open, request, link] = ["open", "request", "link"].map(|entry| club(&server, &anna, entry));
    let path = |id: &str, what: &str| format!("/api/club/{id}/{what}");
    let join =
        |id: &str, token: &str, body: &Value| ask(&server, "POST", &path(id, "join"), Some(token), body);
    assert_eq!(join(&open, &ben, &Value::Null), (200, json!({ "role": "member" })));
    assert_eq!(join(&request, &ben, &json!({})), (200, json!({ "role": "asks" })));
    // Of a club that only a link leads to, others learn nothing: all answers are those for a club that is not there.
    for (method, what, body) in [
        ("GET", "", Value::Null),
        ("GET", "?key=wrong", Value::Null),
        ("POST", "/join", json!({})),
        ("POST", "/join", json!({ "key": "wrong" })),
        ("POST", "/leave", json!({})),
        ("POST", "/delete", json!({})),
        ("POST", "/edit", json!({ "name": "Mine", "entry": "open" })),
        ("POST", "/member", json!({ "name": "Ben", "role": "owner" })),
        ("POST", "/show", json!({ "game": "chess" })),
        ("POST", "/round", json!({ "game": "chess" })),
        ("POST", "/end", json!({ "number": 1 })),
    ] {
        let [hidden, missing] = [link.as_str(), "aaaaaaaa"]
            .map(|id| ask(&server, method, &format!("/api/club/{id}{what}"), Some(&ben), &body));
        assert_eq!(hidden, missing, "{method} {what}");
        assert_eq!(hidden.0, 404, "{method} {what}");
    }
    let mut stranger = server.client(&ben);
    for id in [link.as_str(), "aaaaaaaa", &request] {
        stranger.send(&Up::Club { id: Some(id.to_owned()) }).expect("it reads");
        assert_eq!(refusal(&mut stranger), "not-found", "{id}");
        stranger.send(&Up::Tell { club: id.to_owned(), text: "hello".into() }).expect("it reads");
        assert_eq!(refusal(&mut stranger), "not-found", "{id}");
        let pointer = Pointer { game: "x".into(), ..Pointer::default() };
        stranger.send(&Up::Point { club: id.to_owned(), pointer }).expect("it reads");
        assert_eq!(refusal(&mut stranger), "not-found", "{id}");
    }
    let (_, told) = ask(&server, "GET", "/api/clubs", Some(&ben), &Value::Null);
    let ids: Vec<&str> =
        told["clubs"].as_array().expect("clubs").iter().filter_map(|club| club["id"].as_str()).collect();
    assert!(
        ids.contains(&open.as_str()) && ids.contains(&request.as_str()) && !ids.contains(&link.as_str()),
        "{told}"
    );
    // Whoever is not in a club sees its card and no more.
    let told = one(&server, &request, &ben);
    assert_eq!((&told["card"]["role"], &told["card"]["members"]), (&json!("asks"), &json!(1)));
    assert!(told["club"].is_null() && told["key"].is_null() && told["asks"].is_null(), "{told}");
    let (status, told) = ask(&server, "GET", &format!("/api/club/{open}"), None, &Value::Null);
    assert!(status == 200 && told["club"].is_null() && !told.to_string().contains("Anna"), "{told}");
    // With the link everybody comes in, and whoever has let them in can also put them out.
    let key = one(&server, &link, &anna)["key"].as_str().expect("a key").to_owned();
    assert_eq!(key.len(), 16);
    assert_eq!(ask(&server, "GET", &format!("/api/club/{link}?key={key}"), None, &Value::Null).0, 200);
    assert_eq!(join(&link, &ben, &json!({ "key": key })).1["role"], "member");
    assert!(one(&server, &link, &ben)["key"].is_null(), "members pass on nothing");
    server.post(&path(&link, "edit"), &anna, &json!({ "name": "Class", "entry": "link", "renew": true }));
    assert_eq!(join(&link, &cleo, &json!({ "key": key })).0, 404, "the old link is nothing any more");
    assert_eq!(one(&server, &request, &anna)["asks"], json!(["Ben"]));
    let set = |id: &str, token: &str, name: &str, role: Option<&str>| {
        refused(&server, &path(id, "member"), token, &json!({ "name": name, "role": role }))
    };
    let fine = (200, String::new());
    assert_eq!(set(&request, &anna, "Ben", Some("member")), fine);
    // Members lead nothing; teachers deal with those who are none; nobody makes themselves anything.
    assert_eq!(set(&request, &ben, "Anna", None), (403, "club-role".into()));
    assert_eq!(set(&request, &ben, "Ben", Some("owner")), (403, "club-role".into()));
    assert_eq!(set(&request, &anna, "Ben", Some("teacher")), fine);
    join(&request, &cleo, &json!({}));
    assert_eq!(set(&request, &ben, "Cleo", Some("member")), fine);
    assert_eq!(set(&request, &ben, "Cleo", Some("teacher")), (403, "club-role".into()));
    assert_eq!(set(&request, &ben, "Anna", None), (403, "club-role".into()));
    assert_eq!(set(&request, &ben, "Nobody", None), (404, "not-found".into()));
    for what in ["edit", "delete"] {
        let body = json!({ "name": "Mine", "entry": "open" });
        assert_eq!(refused(&server, &path(&request, what), &ben, &body), (403, "club-role".into()), "{what}");
    }
    // The owner stays until somebody else is it.
    assert_eq!(refused(&server, &path(&request, "leave"), &anna, &json!({})), (400, "club-owner".into()));
    assert_eq!(set(&request, &anna, "Ben", Some("owner")), fine);
    assert_eq!(refused(&server, &path(&request, "leave"), &anna, &json!({})), fine);
    // Whoever is put out hears nothing more.
    let (mut page, told, ..) = follow(&server, &cleo, &request);
    assert_eq!(
        told.members.iter().map(|member| (member.name.as_str(), member.role)).collect::<Vec<_>>(),
        [("Ben", ClubRole::Owner), ("Cleo", ClubRole::Member)]
    );
    assert_eq!(set(&request, &ben, "Cleo", None), fine);
    assert_eq!(refusal(&mut page), "club-gone");
    let (mut page, ..) = follow(&server, &ben, &request);
    assert_eq!(refused(&server, &path(&request, "delete"), &ben, &json!({})), fine);
    assert_eq!(refusal(&mut page), "club-gone");
    assert_eq!(ask(&server, "GET", &format!("/api/club/{request}"), Some(&ben), &Value::Null).0, 404);
}

#[test]
fn a_teacher_shows_a_position_and_all_follow_what_happens_there() {
    let server = Server::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| server.account(name));
    let id = club(&server, &anna, "open");
    server.post(&format!("/api/club/{id}/join"), &ben, &json!({}));
    let (mut teacher, ..) = follow(&server, &anna, &id);
    let (mut pupil, told, ..) = follow(&server, &ben, &id);
    assert!(told.board.is_none());
    let show = format!("/api/club/{id}/show");
    assert_eq!(refused(&server, &show, &ben, &json!({ "game": "chess" })), (403, "club-role".into()));
    assert_eq!(refused(&server, &show, &anna, &json!({ "watch": "aaaaaaaa" })), (404, "not-found".into()));
    // Rules of one's own, from a position of one's own.
    let rules = "extends = 'chess'\nname = 'odd'\ntitle = 'Odd'\npieces.queen = 'q:QN'\n";
    let start = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1";
    let made = server.post(&show, &anna, &json!({ "document": rules, "start": start }));
    let game = made["game"].as_str().expect("a game").to_owned();
    let told = until(&mut pupil, |told| told.board.is_some());
    assert_eq!(told.board.map(|board| (board.game, board.title)), Some((game.clone(), "Odd".into())));
    let board = watch(&mut teacher, &game);
    assert_eq!((board.yours, board.club.as_deref()), (vec![0, 1], Some(id.as_str())));
    let board = watch(&mut pupil, &game);
    assert!(board.yours.is_empty() && board.start.is_some_and(|start| start.starts_with("4k3/")));
    // The teacher moves all sides, goes back, and shows another way; the pupil only looks.
    for (number, text) in (1..).zip(["d1e3", "e8d7", "e3e5"]) {
        assert!(act(&mut teacher, &game, number, "step", text).is_ok(), "{text}");
    }
    assert_eq!(act(&mut pupil, &game, 4, "step", "d7c6"), Err("not-yours".into()));
    assert_eq!(act(&mut pupil, &game, 5, "back", "0"), Err("not-yours".into()));
    assert!(act(&mut teacher, &game, 6, "back", "1").is_ok());
    assert!(act(&mut teacher, &game, 7, "step", "e8f7").is_ok());
    for (number, kind, body) in
        [(8, "resign", ""), (9, "offer", "draw"), (10, "abort", ""), (11, "back", "9")]
    {
        assert!(act(&mut teacher, &game, number, kind, body).is_err(), "{kind}");
    }
    let moves = |down: &Down| matches!(down, Down::Event { event, .. } if event.body == "e8f7").then_some(());
    pupil.wait(moves).expect("the move");
    // Where the teacher points, and who comes later sees it at once.
    let pointer = Pointer { game: game.clone(), at: Some(1), marks: vec![("e3".into(), "e5".into())] };
    teacher.send(&Up::Point { club: id.clone(), pointer: pointer.clone() }).expect("it reads");
    let pointed = |down: &Down| match down {
        Down::Pointed { pointer, .. } => Some(pointer.clone()),
        _ => None,
    };
    assert_eq!(pupil.wait(pointed).expect("a pointer"), pointer);
    pupil.send(&Up::Point { club: id.clone(), pointer: pointer.clone() }).expect("it reads");
    assert_eq!(refusal(&mut pupil), "club-role");
    for long in [
        Pointer { marks: vec![("a".into(), "b".into()); 33], ..pointer.clone() },
        Pointer { marks: vec![("a".repeat(17), "b".into())], ..pointer.clone() },
    ] {
        teacher.send(&Up::Point { club: id.clone(), pointer: long }).expect("it reads");
        assert_eq!(refusal(&mut teacher), "malformed");
    }
    let (_, told, _, known) = follow(&server, &ben, &id);
    assert_eq!((told.board.map(|board| board.game), known), (Some(game.clone()), Some(pointer)));
    // A teacher who is one no more shows nothing any more.
    let cleo = server.account("Cleo");
    server.post(&format!("/api/club/{id}/join"), &cleo, &json!({}));
    let member = format!("/api/club/{id}/member");
    server.post(&member, &anna, &json!({ "name": "Cleo", "role": "teacher" }));
    let made = server.post(&show, &cleo, &json!({ "game": "gardner" }));
    until(&mut pupil, |told| told.board.as_ref().is_some_and(|board| made["game"] == board.game.as_str()));
    server.post(&member, &anna, &json!({ "name": "Cleo", "role": "member" }));
    until(&mut pupil, |told| told.board.is_none());
    // Between opponents nobody goes back alone, with a club or without.
    let made = server.post("/api/table", &anna, &json!({ "game": "chess", "side": 0 }));
    let other = made["id"].as_str().expect("a game").to_owned();
    pupil.send(&Up::Sit { game: other.clone(), side: None }).expect("it reads");
    pupil.wait(|down| matches!(down, Down::Game(told) if told.yours == [1]).then_some(())).expect("a seat");
    assert!(act(&mut teacher, &other, 12, "step", "e2e4").is_ok());
    assert_eq!(act(&mut teacher, &other, 13, "back", "0"), Err("not-allowed".into()));
    // A game that is being played is shown as well, and at last nothing.
    server.post(&show, &anna, &json!({ "watch": other }));
    until(&mut pupil, |told| told.board.as_ref().is_some_and(|board| board.game == other));
    server.post(&show, &anna, &json!({}));
    until(&mut pupil, |told| told.board.is_none());
    let (_, mine) = ask(&server, "GET", "/api/me/games", Some(&anna), &Value::Null);
    assert_eq!(mine["games"].as_array().map(Vec::len), Some(1), "a board is no game of anybody: {mine}");
}

#[test]
fn one_plays_many_and_all_play_on_from_what_is_shown() {
    let mut server = Server::new();
    let names = ["Anna", "Ben", "Cleo", "Dan"];
    let tokens = names.map(|name| server.account(name));
    let id = club(&server, &tokens[0], "open");
    for token in &tokens[1..] {
        server.post(&format!("/api/club/{id}/join"), token, &json!({}));
    }
    let round = format!("/api/club/{id}/round");
    let simul = json!({ "simul": true, "game": "gardner", "side": 0 });
    assert_eq!(refused(&server, &round, &tokens[0], &simul), (400, "club-few".into()), "nobody is there");
    assert_eq!(refused(&server, &round, &tokens[1], &simul), (403, "club-role".into()));
    // Of three members, the page of one is closed: nobody is called who is not there.
    let mut pages: Vec<Client> = tokens[..3].iter().map(|token| follow(&server, token, &id).0).collect();
    let began = server.post(&round, &tokens[0], &simul);
    assert_eq!(began, json!({ "number": 1, "boards": 2 }));
    let first = called(&mut pages[0]);
    let told = until(&mut pages[0], |told| !told.rounds.is_empty());
    let games: Vec<String> = told.rounds[0].games.iter().map(|game| game.game.clone()).collect();
    let players: Vec<Vec<String>> = told.rounds[0].games.iter().map(|game| game.players.clone()).collect();
    assert_eq!(players, [["Anna", "Ben"], ["Anna", "Cleo"]]);
    assert!(told.rounds[0].games.iter().all(|game| game.turn == Some(0)), "the host is awaited everywhere");
    assert_eq!(first, games[0], "the host begins at the first board");
    assert_eq!((called(&mut pages[1]), called(&mut pages[2])), (games[0].clone(), games[1].clone()));
    assert!(watch(&mut pages[1], &games[0]).yours == [1]);
    assert!(watch(&mut pages[0], &games[0]).yours == [0]);
    assert!(act(&mut pages[0], &games[0], 1, "step", "a2a3").is_ok());
    until(&mut pages[0], |told| told.rounds[0].games.iter().map(|game| game.turn).eq([Some(1), Some(0)]));
    assert_eq!(act(&mut pages[0], &games[0], 2, "back", "0"), Err("not-allowed".into()));
    assert!(act(&mut pages[1], &games[0], 3, "resign", "").is_ok());
    until(&mut pages[0], |told| told.rounds[0].games[0].score.as_deref() == Some("1-0"));
    assert_eq!(act(&mut pages[1], &games[0], 4, "offer", "rematch"), Err("not-allowed".into()));
    // What is there survives the end of the server, and the round can be ended.
    server.kill();
    server.start();
    let mut pages: Vec<Client> = tokens.iter().map(|token| follow(&server, token, &id).0).collect();
    let end = format!("/api/club/{id}/end");
    assert_eq!(refused(&server, &end, &tokens[1], &json!({ "number": 1 })), (403, "club-role".into()));
    server.post(&end, &tokens[0], &json!({ "number": 1 }));
    until(&mut pages[0], |told| told.rounds[0].games[1].score.is_some());
    // From the position that is shown, where the teacher points.
    let shown = server.post(&format!("/api/club/{id}/show"), &tokens[0], &json!({ "game": "chess" }));
    let board = shown["game"].as_str().expect("a game").to_owned();
    watch(&mut pages[0], &board);
    for (number, text) in (1..).zip(["e2e4", "e7e5", "g1f3"]) {
        assert!(act(&mut pages[0], &board, number, "step", text).is_ok(), "{text}");
    }
    let pointer = Pointer { game: board, at: Some(1), marks: vec![] };
    pages[0].send(&Up::Point { club: id.clone(), pointer }).expect("it reads");
    pages[1].wait(|down| matches!(down, Down::Pointed { .. }).then_some(())).expect("a pointer");
    let began = server.post(&round, &tokens[0], &json!({ "shown": true, "control": "5+3" }));
    assert_eq!(began["boards"], 1, "three are there who do not lead, and one waits");
    let told = until(&mut pages[0], |told| told.rounds.len() == 2);
    let game = told.rounds[0].games[0].clone();
    assert!(told.rounds[0].host.is_none() && !game.players.contains(&"Anna".to_owned()), "{game:?}");
    let start = watch(&mut pages[0], &game.game).start.expect("a position");
    assert!(start.starts_with("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b"), "{start}");
    // Three sides and two guests at each board, and a game that nobody has.
    let three = json!({ "simul": true, "game": "three-crowns", "players": ["Ben", "Cleo"] });
    assert_eq!(server.post(&round, &tokens[0], &three)["boards"], 1);
    let wrong = json!({ "game": "no-such-game" });
    assert_eq!(refused(&server, &round, &tokens[0], &wrong), (400, "no-game-named".into()));
}

#[test]
fn a_club_talks_among_itself_and_what_annoys_is_blocked_and_reported() {
    let server = Server::new();
    let [anna, ben, eve] = ["Anna", "Ben", "Eve"].map(|name| server.account(name));
    let id = club(&server, &anna, "open");
    for token in [&ben, &eve] {
        server.post(&format!("/api/club/{id}/join"), token, &json!({}));
    }
    let [(mut one, ..), (mut two, ..)] = [&anna, &ben].map(|token| follow(&server, token, &id));
    let heard = |client: &mut Client| {
        let line = |down: &Down| match down {
            Down::Told { line, .. } => Some((line.by.clone(), line.text.clone())),
            _ => None,
        };
        client.wait(line).expect("a line")
    };
    let say = |client: &mut Client, text: &str| {
        client.send(&Up::Tell { club: id.clone(), text: text.into() }).expect("it reads");
    };
    say(&mut two, " Hello <b>all</b>\u{202e}\n ");
    assert_eq!(heard(&mut one), ("Ben".into(), "Hello <b>all</b>".into()));
    let (mut three, _, lines, _) = follow(&server, &eve, &id);
    assert_eq!(lines.len(), 1);
    // Whoever was blocked is heard by others only, also by those who come later.
    server.post("/api/block/Eve", &anna, &json!({}));
    say(&mut three, "Buy this");
    two.wait(|down| matches!(down, Down::Told { line, .. } if line.by == "Eve").then_some(()))
        .expect("a line");
    say(&mut two, "No");
    assert_eq!(heard(&mut one), ("Ben".into(), "No".into()));
    let (_, _, lines, _) = follow(&server, &anna, &id);
    assert_eq!(lines.iter().map(|line| line.by.as_str()).collect::<Vec<_>>(), ["Ben", "Ben"]);
    // A report has the last lines of the club, but only for its members.
    server.post("/api/report", &ben, &json!({ "name": "Eve", "game": id, "why": "sells" }));
    let told = server.host(&["report", "list"]);
    assert!(told.contains("Eve: Buy this"), "{told}");
    let fay = server.account("Fay");
    let report = json!({ "name": "Eve", "game": id });
    assert_eq!(refused(&server, "/api/report", &fay, &report), (404, "not-found".into()));
    for number in 0..7 {
        say(&mut three, &format!("Buy {number}"));
    }
    assert_eq!(refusal(&mut three), "too-often");
    // Where nobody talks, nobody talks in clubs either.
    let quiet = Server::with(&["--no-chat"]);
    let anna = quiet.account("Anna");
    let id = club(&quiet, &anna, "open");
    let (mut one, ..) = follow(&quiet, &anna, &id);
    one.send(&Up::Tell { club: id.clone(), text: "hello".into() }).expect("it reads");
    one.send(&Up::Ping {}).expect("it reads");
    one.wait(|down| matches!(down, Down::Pong {}).then_some(())).expect("an answer");
    assert!(follow(&quiet, &anna, &id).2.is_empty());
}

#[test]
fn clubs_have_limits_and_go_with_their_owner() {
    let server = Server::new();
    let (page, anna) = server.member("Anna");
    let ben = server.account("Ben");
    let create = |token: &str, name: &str, about: &str| {
        refused(&server, "/api/club", token, &json!({ "name": name, "about": about, "entry": "open" }))
    };
    for (name, about) in
        [("ab", ""), (&*"x".repeat(61), ""), (" \u{200b}\u{feff}ab", ""), ("Club", &*"x".repeat(501))]
    {
        assert_eq!(create(&anna, name, about), (400, "club-name".into()), "{name:?}");
    }
    let wrong = json!({ "name": "Club", "entry": "everybody" });
    assert_eq!(refused(&server, "/api/club", &anna, &wrong), (400, "malformed".into()));
    for _ in 0..5 {
        assert_eq!(create(&anna, "Good\u{202e} <evening>", "text").0, 200);
    }
    assert_eq!(create(&anna, "More", ""), (400, "clubs-many".into()));
    let own = format!("Origin: http://127.0.0.1:{}", server.port);
    let (_, head, _) = server.ask("POST", "/api/guest", &[&own], "{}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    let guest = format!("Cookie: {}", cookie.split(';').next().expect("a value"));
    let body = json!({ "name": "Club", "entry": "open" }).to_string();
    let (status, _, text) = server.ask("POST", "/api/club", &[&own, &guest], &body);
    assert!(status == 403 && text.contains("\"club-guest\""), "{text}");
    // A page of another site does nothing in the name of whoever looks at it.
    let (status, _, text) = server.ask("POST", "/api/club", &["Origin: http://evil.org", &page[1]], &body);
    assert!(status == 400 || status == 403, "{text}");
    assert!(text.contains("\"other-site\""), "{text}");
    let (_, told) = ask(&server, "GET", "/api/clubs", None, &Value::Null);
    let ids: Vec<&str> =
        told["clubs"].as_array().expect("clubs").iter().filter_map(|club| club["id"].as_str()).collect();
    assert_eq!(ids.len(), 5);
    assert_eq!(told["clubs"][0]["name"], "Good <evening>");
    // Guests come in as everybody does, but do not lead.
    let join = format!("/api/club/{}/join", ids[0]);
    assert_eq!(server.ask("POST", &join, &[&own, &guest], "").0, 200);
    server.post(&join, &ben, &json!({}));
    let told = one(&server, ids[0], &anna);
    let names =
        told["club"]["members"].as_array().expect("members").iter().filter_map(|one| one["name"].as_str());
    let guest = names.into_iter().find(|name| name.starts_with("Guest-")).expect("the guest").to_owned();
    let member = format!("/api/club/{}/member", ids[0]);
    let teacher = |name: &str| refused(&server, &member, &anna, &json!({ "name": name, "role": "teacher" }));
    assert_eq!(teacher(&guest), (403, "club-guest".into()));
    assert_eq!(teacher("Ben").0, 200);
    let (mut two, ..) = follow(&server, &ben, ids[0]);
    two.send(&Up::Tell { club: ids[0].into(), text: "Welcome".into() }).expect("it reads");
    two.wait(|down| matches!(down, Down::Told { .. }).then_some(())).expect("a line");
    // Whoever takes the own data along has this, too.
    let (status, _, text) = server.ask("GET", "/api/me/export", &[&bearer(&ben)], "");
    assert!(status == 200 && text.contains("\"role\":\"teacher\"") && text.contains("\"Welcome\""), "{text}");
    // The club goes on under its teacher, and those without one are gone.
    assert_eq!(server.ask("POST", "/api/me/delete", &[&page[0], &page[1]], "").0, 200);
    let told = until(&mut two, |told| told.members.iter().all(|member| member.name != "Anna"));
    assert_eq!(told.members[0].role, ClubRole::Owner);
    let (_, told) = ask(&server, "GET", "/api/clubs", Some(&ben), &Value::Null);
    assert_eq!(told["clubs"].as_array().map(Vec::len), Some(1));
    // Commands about clubs have a limit as well.
    let statuses: Vec<u16> = (0..90).map(|_| refused(&server, &join, &ben, &json!({})).0).collect();
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
}

/// The messages that come within a time, as far as they are of a kind.
fn within<T>(client: &mut Client, time: Duration, fits: impl Fn(&Down) -> Option<T>) -> Vec<T> {
    let until = Instant::now() + time;
    client.patience(time);
    let mut heard = vec![];
    while Instant::now() < until {
        heard.extend(client.hear().ok().as_ref().and_then(&fits));
    }
    heard
}

#[test]
fn who_points_or_comes_and_goes_all_the_time_is_told_to_others_now_and_then() {
    let server = Server::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| server.account(name));
    let id = club(&server, &anna, "open");
    server.post(&format!("/api/club/{id}/join"), &ben, &json!({}));
    let (mut teacher, ..) = follow(&server, &anna, &id);
    let (mut pupil, ..) = follow(&server, &ben, &id);
    let pointer = |at| Pointer { game: "game".into(), at: Some(at), marks: vec![] };
    for at in 0..15 {
        teacher.send(&Up::Point { club: id.clone(), pointer: pointer(at) }).expect("it reads");
    }
    let pointed = |down: &Down| match down {
        Down::Pointed { pointer, .. } => Some(pointer.clone()),
        _ => None,
    };
    let heard = within(&mut pupil, Duration::from_secs(2), pointed);
    assert!(heard.len() < 8 && heard.last() == Some(&pointer(14)), "{heard:?}");
    // The whole club, which may be large, goes to everybody who follows it.
    let cleo = server.account("Cleo");
    for _ in 0..12 {
        for what in ["join", "leave"] {
            server.post(&format!("/api/club/{id}/{what}"), &cleo, &json!({}));
        }
    }
    server.post(&format!("/api/club/{id}/join"), &cleo, &json!({}));
    let told = |down: &Down| match down {
        Down::Club(told) => Some(told.members.len()),
        _ => None,
    };
    let heard = within(&mut pupil, Duration::from_secs(4), told);
    assert!(heard.len() < 12 && heard.last() == Some(&3), "{heard:?}");
}

#[test]
fn nobody_is_given_more_clubs_than_anybody_may_have_and_all_hear_that_one_is_gone() {
    let server = Server::new();
    let (page, anna) = server.member("Anna");
    let ben = server.account("Ben");
    let clubs: Vec<String> = (0..5).map(|_| club(&server, &anna, "open")).collect();
    let other = club(&server, &ben, "open");
    server.post(&format!("/api/club/{other}/join"), &anna, &json!({}));
    let member = format!("/api/club/{other}/member");
    let hands_on = json!({ "name": "Anna", "role": "owner" });
    assert_eq!(refused(&server, &member, &ben, &hands_on), (400, "clubs-many".into()));
    assert_eq!(one(&server, &other, &ben)["card"]["role"], "owner");
    server.post(&format!("/api/club/{}/delete", clubs[0]), &anna, &json!({}));
    assert_eq!(refused(&server, &member, &ben, &hands_on).0, 200);
    // A club that ends with its owner tells those who follow it.
    server.post(&format!("/api/club/{}/join", clubs[1]), &ben, &json!({}));
    let (mut pupil, ..) = follow(&server, &ben, &clubs[1]);
    assert_eq!(server.ask("POST", "/api/me/delete", &[&page[0], &page[1]], "").0, 200);
    pupil.patience(Duration::from_secs(10));
    assert_eq!(refusal(&mut pupil), "club-gone");
}

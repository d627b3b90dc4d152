//! Tournaments on a server: they go on over a restart, and nobody is paired twice.

use chesswright_online::tournament::{Outcome, WIN};
use chesswright_online::wire::{Down, Progress, Tournament, Up};
use serde_json::{Value, json};

use super::client::{Client, Server};

fn bearer(token: &str) -> String {
    format!("Authorization: Bearer {token}")
}

/// With days for a move, so that no game is aborted while a slow machine plays another.
fn plan(format: &Value) -> Value {
    json!({ "title": "Club <b>evening</b>", "format": format, "games": ["chess", "gardner"], "control": "0d3days" })
}

fn one(server: &Server, id: &str) -> Tournament {
    let (status, _, text) = server.ask("GET", &format!("/api/tournament/{id}"), &[], "");
    assert_eq!(status, 200, "{text}");
    serde_json::from_str(&text).expect(&text)
}

/// Refused with a status and a code.
fn refused(server: &Server, path: &str, token: &str, body: &Value) -> (u16, String) {
    let (status, _, text) = server.ask("POST", path, &[&bearer(token)], &body.to_string());
    let value: Value = serde_json::from_str(&text).expect(&text);
    (status, value["code"].as_str().unwrap_or_default().to_owned())
}

/// Waits until a page is called to a game.
fn called(client: &mut Client) -> String {
    let game = |down: &Down| match down {
        Down::Paired { game } => Some(game.clone()),
        _ => None,
    };
    client.wait(game).expect("a game")
}

fn act(client: &mut Client, game: &str, id: u64, kind: &str, body: &str) {
    let up = Up::Play { game: game.into(), seq: 99, id, kind: kind.into(), body: body.into() };
    client.send(&up).expect("it reads");
}

/// Whoever has the first seat moves; the other moves and resigns, or the first does.
fn play(server: &Server, clients: &mut [Client], names: &[&str], told: &Tournament, first_wins: bool) {
    let name = |number: usize| told.players[number].name.as_str();
    let open = told.pairings.iter().filter(|pairing| pairing.outcome.is_none());
    for pairing in open {
        let game = pairing.game.clone().expect("a game");
        let seats = [pairing.first, pairing.second.expect("an opponent")];
        let at = seats.map(|seat| names.iter().position(|known| *known == name(seat)).expect("a client"));
        let (_, _, text) = server.ask("GET", &format!("/game/export/{game}"), &[], "");
        assert!(text.contains(&format!("[White \"{}\"]", name(seats[0]))), "{text}");
        let loser = if first_wins { at[1] } else { at[0] };
        act(&mut clients[loser], &game, 7, "resign", "");
        clients[loser].wait(|down| matches!(down, Down::Done { id: 7, .. }).then_some(())).expect("the end");
    }
}

/// Waits until a tournament looks like this.
fn until(client: &mut Client, fits: impl Fn(&Tournament) -> bool) -> Tournament {
    let told = |down: &Down| match down {
        Down::Tournament(told) if fits(told) => Some((**told).clone()),
        _ => None,
    };
    client.wait(told).expect("the tournament")
}

#[test]
fn a_swiss_tournament_goes_on_after_the_server_is_killed() {
    let mut server = Server::new();
    let names = ["Anna", "Ben", "Cleo", "Dan", "Eve"];
    let (page, ben) = server.member("Ben");
    let tokens = names.map(|name| if name == "Ben" { ben.clone() } else { server.account(name) });
    let made = server.post("/api/tournament", &tokens[0], &plan(&json!({ "swiss": { "rounds": 3 } })));
    let id = made["id"].as_str().expect("a name").to_owned();
    for token in &tokens {
        server.post(&format!("/api/tournament/{id}/join"), token, &json!({}));
    }
    // Twice is once.
    server.post(&format!("/api/tournament/{id}/join"), &tokens[1], &json!({}));
    let start = format!("/api/tournament/{id}/start");
    assert_eq!(refused(&server, &start, &tokens[1], &json!({})), (403, "tournament-host".into()));
    let (_, _, text) = server.ask("GET", "/api/tournaments", &[], "");
    assert!(text.contains(&id) && text.contains("\"players\":5"), "{text}");
    let open = |server: &Server| -> Vec<Client> {
        let clients = tokens.iter().map(|token| {
            let mut client = server.client(token);
            client.send(&Up::Tournament { id: Some(id.clone()) }).expect("it reads");
            client
        });
        clients.collect()
    };
    let mut clients = open(&server);
    server.post(&start, &tokens[0], &json!({}));
    let told = until(&mut clients[0], |told| told.pairings.len() == 3);
    assert_eq!(told.progress, Progress::Running);
    let game = told.pairings[0].game.clone().expect("a game");
    // Games of a tournament are played to their end.
    let first =
        names.iter().position(|name| *name == told.players[told.pairings[0].first].name).expect("a seat");
    act(&mut clients[first], &game, 3, "abort", "");
    let why = |down: &Down| match down {
        Down::Refused { id: Some(3), why, .. } => Some(why.clone()),
        _ => None,
    };
    assert_eq!(clients[first].wait(why).expect("an answer"), "in-tournament");
    assert!(
        told.pairings.iter().flat_map(|pairing| &pairing.game).all(|game| {
            let (_, _, text) = server.ask("GET", &format!("/game/export/{game}"), &[], "");
            !text.contains("Variant")
        }),
        "the first round is chess"
    );
    play(&server, &mut clients, &names, &told, true);
    let told = until(&mut clients[0], |told| told.pairings.len() == 6);
    // In the middle of the second round the server is killed.
    server.kill();
    server.start();
    let mut clients = open(&server);
    let again = one(&server, &id);
    assert_eq!(
        (again.pairings.clone(), again.standings.clone()),
        (told.pairings.clone(), told.standings.clone())
    );
    play(&server, &mut clients, &names, &told, false);
    let told = until(&mut clients[0], |told| told.pairings.len() == 9);
    play(&server, &mut clients, &names, &told, true);
    let told = until(&mut clients[0], |told| told.progress == Progress::Over);
    assert!(told.pairings.iter().all(|pairing| pairing.outcome.is_some()));
    let mut met: Vec<_> = told
        .pairings
        .iter()
        .map(|pairing| pairing.second.map(|second| (pairing.first.min(second), pairing.first.max(second))))
        .collect();
    let byes: Vec<_> =
        told.pairings.iter().filter(|pairing| pairing.second.is_none()).map(|bye| bye.first).collect();
    assert!(byes.len() == 3 && byes[0] != byes[1] && byes[1] != byes[2] && byes[0] != byes[2], "{byes:?}");
    met.retain(Option::is_some);
    met.sort_unstable();
    met.dedup();
    assert_eq!(met.len(), 6, "nobody meets anybody twice");
    assert_eq!(told.standings.iter().map(|standing| standing.points).sum::<u32>(), 9 * WIN);
    let join = format!("/api/tournament/{id}/join");
    assert_eq!(refused(&server, &join, &tokens[1], &json!({})), (400, "tournament-over".into()));
    // Whoever leaves for good stays in the standings without a name.
    assert_eq!(server.ask("POST", "/api/me/delete", &[&page[0], &page[1]], "").0, 200);
    let told = one(&server, &id);
    assert!(told.players.iter().all(|player| player.name != "Ben") && told.players.len() == 5);
}

#[test]
fn a_knockout_replays_draws_and_an_arena_pairs_who_is_there() {
    let server = Server::new();
    let names = ["Anna", "Ben", "Cleo"];
    let tokens = names.map(|name| server.account(name));
    let wrong = [
        (json!({ "swiss": { "rounds": 0 } }), "tournament-length"),
        (json!({ "arena": { "minutes": 2 } }), "tournament-length"),
        (json!("round-robin"), "malformed"),
    ];
    for (format, code) in wrong {
        assert_eq!(refused(&server, "/api/tournament", &tokens[0], &plan(&format)), (400, code.into()));
    }
    let mut three = plan(&json!({ "knockout": {} }));
    three["games"] = json!(["three-crowns"]);
    assert_eq!(refused(&server, "/api/tournament", &tokens[0], &three), (400, "tournament-games".into()));
    let made = server.post("/api/tournament", &tokens[0], &plan(&json!({ "knockout": {} })));
    let id = made["id"].as_str().expect("a name").to_owned();
    let start = format!("/api/tournament/{id}/start");
    assert_eq!(refused(&server, &start, &tokens[0], &json!({})), (400, "tournament-few".into()));
    let mut clients: Vec<Client> = tokens[..2].iter().map(|token| server.client(token)).collect();
    for (token, client) in tokens.iter().zip(&mut clients) {
        server.post(&format!("/api/tournament/{id}/join"), token, &json!({}));
        client.send(&Up::Tournament { id: Some(id.clone()) }).expect("it reads");
    }
    server.post(&start, &tokens[0], &json!({}));
    let game = called(&mut clients[0]);
    assert_eq!(called(&mut clients[1]), game);
    let join = format!("/api/tournament/{id}/join");
    assert_eq!(refused(&server, &join, &tokens[2], &json!({})), (400, "tournament-late".into()));
    for (number, client) in (11..).zip(&mut clients) {
        act(client, &game, number, "offer", "draw");
        let answered = |down: &Down| match down {
            Down::Done { id, .. } if *id == number => Some(true),
            Down::Refused { id: Some(id), .. } if *id == number => Some(false),
            _ => None,
        };
        assert!(client.wait(answered).expect("an answer"));
    }
    // The draw is played again, with the seats exchanged.
    let told = until(&mut clients[0], |told| told.pairings.len() == 2);
    assert_eq!(told.pairings[0].outcome, Some(Outcome::Draw));
    assert_eq!((Some(told.pairings[1].first), told.pairings[1].round), (told.pairings[0].second, 1));
    play(&server, &mut clients, &names[..2], &told, true);
    let told = until(&mut clients[0], |told| told.progress == Progress::Over);
    assert_eq!(told.standings[0].number, told.pairings[1].first);

    let mut arena = plan(&json!({ "arena": { "minutes": 5 } }));
    assert_eq!(refused(&server, "/api/tournament", &tokens[0], &arena), (400, "tournament-games".into()));
    arena["control"] = "5+3".into();
    let made = server.post("/api/tournament", &tokens[0], &arena);
    let id = made["id"].as_str().expect("a name").to_owned();
    // Of three players, the page of one is closed.
    for token in &tokens {
        server.post(&format!("/api/tournament/{id}/join"), token, &json!({}));
    }
    for client in &mut clients {
        client.send(&Up::Tournament { id: Some(id.clone()) }).expect("it reads");
    }
    server.post(&format!("/api/tournament/{id}/start"), &tokens[0], &json!({}));
    let told = until(&mut clients[0], |told| told.pairings.len() == 1);
    play(&server, &mut clients, &names[..2], &told, true);
    let told = until(&mut clients[0], |told| told.pairings.iter().any(|pairing| pairing.outcome.is_some()));
    assert_eq!(told.standings[0].points, 2);
    assert!(told.ends.is_some_and(|ends| ends > told.now));
    // Whoever comes is paired, too.
    let mut late = server.client(&tokens[2]);
    called(&mut late);
    server.post(&format!("/api/tournament/{id}/end"), &tokens[0], &json!({}));
    until(&mut clients[0], |told| told.progress == Progress::Over);
}

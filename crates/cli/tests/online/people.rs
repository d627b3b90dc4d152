//! What people do on a server besides playing: offers that wait for days, and the own data.

use chesswright_online::wire::{Down, Up};
use serde_json::{Value, json};

use super::client::{Client, Server};

fn lobby(client: &mut Client, fits: impl Fn(&[chesswright_online::wire::Seek]) -> bool) {
    client
        .wait(|down| match down {
            Down::Lobby { seeks, .. } if fits(seeks) => Some(()),
            _ => None,
        })
        .expect("the lobby");
}

fn paired(client: &mut Client) -> String {
    let game = |down: &Down| match down {
        Down::Paired { game } => Some(game.clone()),
        _ => None,
    };
    client.wait(game).expect("a game")
}

#[test]
fn an_offer_with_days_waits_for_its_taker_even_over_a_restart() {
    let mut server = Server::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| server.account(name));
    let seek =
        |control: &str| Up::Seek { games: vec!["gardner".into()], control: control.into(), rated: false };
    let mut one = server.client(&anna);
    one.send(&Up::Lobby {}).expect("it reads");
    one.send(&seek("0d3days")).expect("it reads");
    one.send(&seek("5+3")).expect("it reads");
    lobby(&mut one, |seeks| seeks.len() == 2);
    drop(one);
    // The offer of a game that is to be played now goes with its page.
    let mut two = server.client(&ben);
    two.send(&Up::Lobby {}).expect("it reads");
    lobby(&mut two, |seeks| seeks.len() == 1 && seeks[0].control == "0d3days");
    server.kill();
    server.start();
    let mut two = server.client(&ben);
    two.send(&Up::Lobby {}).expect("it reads");
    two.send(&Up::Seek { games: vec!["gardner".into()], control: "0d3days".into(), rated: false })
        .expect("it reads");
    let game = paired(&mut two);
    // The lobby may have changed before the game was told, or after it.
    two.send(&Up::Lobby {}).expect("it reads");
    lobby(&mut two, |seeks| seeks.is_empty());
    // It has begun before anybody can look at it.
    two.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    two.wait(|down| matches!(down, Down::Game(told) if told.seq == 1).then_some(())).expect("the game");
    // Whoever offered it was away, and finds the game.
    let mine = |token: &str| -> Value {
        let (status, _, text) =
            server.ask("GET", "/api/me/games", &[&format!("Authorization: Bearer {token}")], "");
        assert_eq!(status, 200, "{text}");
        serde_json::from_str(&text).expect(&text)
    };
    let found = [&anna, &ben].map(|token| mine(token)["games"][0].clone());
    assert!(found.iter().all(|found| found["id"] == game.as_str() && found["playing"] == true), "{found:?}");
    let turns = found.iter().filter(|found| found["turn"] == true).count();
    assert_eq!(turns, 1, "one of them is to move");
    // Nothing is left of it.
    server.kill();
    server.start();
    let mut two = server.client(&ben);
    two.send(&Up::Lobby {}).expect("it reads");
    lobby(&mut two, |seeks| seeks.is_empty());
}

#[test]
fn people_take_their_data_with_them_and_leave_nothing_behind() {
    let server = Server::new();
    let (page, anna) = server.member("Anna");
    let ben = server.account("Ben");
    let bearer = format!("Authorization: Bearer {anna}");
    let made = server.post("/api/table", &anna, &json!({ "game": "chess", "side": 0 }));
    let game = made["id"].as_str().expect("a game").to_owned();
    let mut two = server.client(&ben);
    two.send(&Up::Sit { game: game.clone(), side: None }).expect("it reads");
    two.wait(|down| matches!(down, Down::Game(told) if told.yours == [1]).then_some(())).expect("a seat");
    let mut one = server.client(&anna);
    one.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    one.send(&Up::Say { game: game.clone(), text: "Hello".into() }).expect("it reads");
    let play = |id, kind: &str, body: &str| Up::Play {
        game: game.clone(),
        seq: 9,
        id,
        kind: kind.into(),
        body: body.into(),
    };
    one.send(&play(1, "step", "e2e4")).expect("it reads");
    one.send(&play(2, "resign", "")).expect("it reads");
    one.wait(|down| matches!(down, Down::Done { id: 2, .. }).then_some(())).expect("the end");
    let (status, _, text) = server.ask("GET", "/api/me/export", &[&bearer], "");
    assert!(
        status == 200 && text.contains("\"Anna\"") && text.contains("e2e4") && text.contains("Hello"),
        "{text}"
    );
    let (status, _, text) = server.ask("GET", "/api/me/games/export", &[&bearer], "");
    assert!(
        status == 200 && text.contains("1. e4") && text.contains("[White \"Anna\"]") && text.contains("0-1"),
        "{text}"
    );
    assert_eq!(server.ask("POST", "/api/me/delete", &[&page[0], &page[1]], "").0, 200);
    assert_eq!(server.ask("GET", "/api/me", &[&bearer], "").0, 401);
    // Others keep their games, without the name.
    let (status, _, text) = server.ask("GET", &format!("/game/export/{game}"), &[], "");
    assert!(status == 200 && text.contains("1. e4") && text.contains("[Black \"Ben\"]"), "{text}");
    assert!(!text.contains("Anna"), "{text}");
    let mut two = server.client(&ben);
    two.send(&Up::Watch { game, from: 0 }).expect("it reads");
    let told = two.wait(|down| match down {
        Down::Game(told) => Some(serde_json::to_string(told).expect("JSON")),
        _ => None,
    });
    let told = told.expect("the game");
    assert!(!told.contains("Anna") && !told.contains("Hello"), "{told}");
}

#[test]
fn people_challenge_programs_that_are_here() {
    let server = Server::new();
    let anna = server.account("Anna");
    let robot = server.host(&["account", "add", "Robot", "--bot"]).trim().to_owned();
    let programs = |client: &mut Client, wanted: &[&str]| {
        let shown = |down: &Down| match down {
            Down::Lobby { programs, .. } if programs == wanted => Some(()),
            _ => None,
        };
        client.wait(shown).expect("the lobby");
    };
    let mut page = server.client(&anna);
    page.send(&Up::Lobby {}).expect("it reads");
    programs(&mut page, &[]);
    let bearer = format!("Authorization: Bearer {anna}");
    let wish = json!({ "game": "chess", "control": "5+3", "opponent": "Robot" }).to_string();
    let (status, _, text) = server.ask("POST", "/api/table", &[&bearer], &wish);
    assert!(status == 400 && text.contains("program-gone"), "{status} {text}");

    // It comes, and the lobby shows it.
    let mut stream = std::net::TcpStream::connect(("127.0.0.1", server.port)).expect("it listens");
    let listen = format!(
        "GET /api/stream/event HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nAuthorization: Bearer {robot}\r\n\r\n",
        server.port
    );
    std::io::Write::write_all(&mut stream, listen.as_bytes()).expect("it reads");
    programs(&mut page, &["Robot"]);
    let challenge = |control: &str| -> String {
        let wish = json!({ "game": "chess", "control": control, "opponent": "Robot", "side": 1 });
        let made = server.post("/api/table", &anna, &wish);
        assert_eq!(made["asked"], true, "{made}");
        made["id"].as_str().expect("a name").to_owned()
    };
    let declined = challenge("1+0");
    let robots = format!("Authorization: Bearer {robot}");
    let path = format!("/api/challenge/{declined}/decline");
    let (status, _, text) = server.ask("POST", &path, &[&robots], "reason=tooFast");
    assert_eq!(status, 200, "{text}");
    let (game, by, reason) = page
        .wait(|down| match down {
            Down::Declined { game, by, reason } => Some((game.clone(), by.clone(), reason.clone())),
            _ => None,
        })
        .expect("an answer");
    assert_eq!((game, by.as_str(), reason.as_str()), (declined, "Robot", "tooFast"));
    let accepted = challenge("5+3");
    server.post(&format!("/api/challenge/{accepted}/accept"), &robot, &json!({}));
    assert_eq!(paired(&mut page), accepted);
    page.send(&Up::Watch { game: accepted.clone(), from: 0 }).expect("it reads");
    page.wait(|down| matches!(down, Down::Game(told) if told.yours == [1]).then_some(())).expect("the game");

    // What it does not play, and what is withdrawn.
    let wish = json!({ "game": "xiangqi", "control": "5+3", "opponent": "Robot" }).to_string();
    let (status, _, text) = server.ask("POST", "/api/table", &[&bearer], &wish);
    assert!(status == 400 && text.contains("not-for-program"), "{status} {text}");
    let withdrawn = challenge("5+3");
    server.post(&format!("/api/challenge/{withdrawn}/cancel"), &anna, &json!({}));
    let path = format!("/api/challenge/{withdrawn}/accept");
    let (status, _, _) = server.ask("POST", &path, &[&robots], "");
    assert_eq!(status, 404);
    drop(stream);
    programs(&mut page, &[]);
}

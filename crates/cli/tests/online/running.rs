//! Running a server: it is stopped and started again, and the files in `packaging/` use it as it is.

use std::path::Path;

use chesswright_online::wire::{Down, Up};
use serde_json::json;
use tungstenite::Message;
use tungstenite::protocol::frame::coding::CloseCode;

use super::client::Server;

#[test]
fn a_restart_is_told_to_pages_and_costs_nobody_time() {
    let mut server = Server::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| server.account(name));
    let made = server.post("/api/table", &anna, &json!({ "game": "chess", "control": "5+3", "side": 0 }));
    let game = made["id"].as_str().expect("a game").to_owned();
    let mut two = server.client(&ben);
    let boot = |down: &Down| match down {
        Down::Hello { boot, .. } => Some(*boot),
        _ => None,
    };
    let before = two.wait(boot).expect("a greeting");
    two.send(&Up::Sit { game: game.clone(), side: None }).expect("it reads");
    two.wait(|down| matches!(down, Down::Game(told) if told.yours == [1]).then_some(())).expect("a seat");
    let mut one = server.client(&anna);
    for (client, id, text) in [(&mut one, 1, "e2e4"), (&mut two, 2, "e7e5")] {
        let up = Up::Play { game: game.clone(), seq: 9, id, kind: "step".into(), body: text.into() };
        client.send(&up).expect("it reads");
        client.wait(|down| matches!(down, Down::Done { .. }).then_some(())).expect("the move");
    }
    assert_eq!(server.ask("GET", "/ready", &[], "").0, 200);
    let ended = server.stop();
    assert!(ended, "it ends by itself, and without a failure");
    let why = loop {
        match two.socket.read() {
            Ok(Message::Close(why)) => break why.map(|why| why.code),
            Ok(_) => {}
            Err(_) => break None,
        }
    };
    assert_eq!(why, Some(CloseCode::Restart));
    server.start();
    let mut two = server.client(&ben);
    assert_ne!(two.wait(boot).expect("a greeting"), before);
    two.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    let told = two.wait(|down| match down {
        Down::Game(told) => Some((**told).clone()),
        _ => None,
    });
    let told = told.expect("the game");
    let moves: Vec<&str> = told.events.iter().map(|event| event.body.as_str()).collect();
    assert_eq!(moves, ["", "e2e4", "e7e5"]);
    // The time while the server was away is charged to nobody.
    assert!(told.elapsed < 60_000);
}

/// The options of `serve` in a line of a file.
fn options(text: &str) -> Vec<String> {
    let line = text.lines().find(|line| line.contains(" serve ")).expect("a command");
    let (_, options) = line.split_once(" serve ").expect("options");
    options.split_whitespace().map(|word| word.replace("${NAME}", "chess.example.org")).collect()
}

#[test]
fn the_files_for_running_it_use_options_that_exist() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging");
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect(name);
    let container = read("Containerfile");
    let command = container.lines().find_map(|line| line.strip_prefix("CMD ")).expect("a command");
    let words: Vec<String> = serde_json::from_str(command).expect(command);
    let mut commands = vec![words[1..].to_vec()];
    commands
        .extend(["chesswright.service", "compose.yaml", "compose-two.yaml"].map(|name| options(&read(name))));
    for words in commands {
        // The folder or database and the port are those of the test.
        let mut kept = vec![];
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            if matches!(word.as_str(), "--data" | "--database" | "--port") {
                words.next();
            } else {
                kept.push(word);
            }
        }
        let kept: Vec<&str> = kept.iter().map(String::as_str).collect();
        let server = Server::with(&kept);
        let named = kept.contains(&"--name");
        let host = if named { "Host: chess.example.org" } else { "Host: 127.0.0.1" };
        assert_eq!(server.ask("GET", "/health", &[host], "").0, 200, "{kept:?}");
        let (status, _, text) = server.ask("GET", "/metrics", &[host], "");
        assert!(status == 200 && text.contains("chesswright_games_awake 0"), "{text}");
    }
}

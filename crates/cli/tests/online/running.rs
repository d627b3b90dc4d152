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

#[test]
fn a_copy_made_while_people_play_is_a_server_with_all_that_was_acknowledged() {
    let server = Server::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| server.account(name));
    let made = server.post("/api/table", &anna, &json!({ "game": "chess", "control": "5+3", "side": 0 }));
    let game = made["id"].as_str().expect("a game").to_owned();
    let mut two = server.client(&ben);
    two.send(&Up::Sit { game: game.clone(), side: None }).expect("it reads");
    two.wait(|down| matches!(down, Down::Game(told) if told.yours == [1]).then_some(())).expect("a seat");
    let mut one = server.client(&anna);
    // Knights go out and home again, while the copy is made.
    let moves = ["g1f3", "g8f6", "f3g1", "f6g8"].into_iter().cycle().take(7);
    let (mut acknowledged, folder) =
        (0, std::env::temp_dir().join(format!("chesswright-copy-{}", std::process::id())));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let copy = folder.join("copy.sqlite").to_string_lossy().into_owned();
    let before = std::thread::scope(|scope| {
        let mut copying = None;
        for (number, text) in moves.enumerate() {
            let client = if number % 2 == 0 { &mut one } else { &mut two };
            let id = number as u64 + 1;
            let up =
                Up::Play { game: game.clone(), seq: u32::MAX, id, kind: "step".into(), body: text.into() };
            client.send(&up).expect("it reads");
            client.wait(|down| matches!(down, Down::Done { .. }).then_some(())).expect("the move");
            acknowledged += 1;
            if number == 4 {
                let (server, copy) = (&server, &copy);
                copying = Some((acknowledged, scope.spawn(move || server.host(&["backup", copy]))));
            }
        }
        let (before, copying) = copying.expect("a copy");
        copying.join().expect("it is made");
        before
    });
    let restored = folder.join("restored");
    let done = std::process::Command::new(env!("CARGO_BIN_EXE_chesswright"))
        .args(["host", "restore", &copy, "--data"])
        .arg(&restored)
        .output();
    assert!(done.is_ok_and(|done| done.status.success()));
    drop(server);
    let server = Server::in_folder(restored, &[]);
    // The accounts are there, their tokens are valid, and the game goes on.
    let mut two = server.client(&ben);
    two.send(&Up::Watch { game: game.clone(), from: 0 }).expect("it reads");
    let told = two.wait(|down| match down {
        Down::Game(told) if told.yours == [1] => Some(told.events.len() - 1),
        _ => None,
    });
    let told = told.expect("the game");
    assert!((before..=acknowledged).contains(&told), "{told} moves of {before} to {acknowledged}");
    let [text, client] =
        if told.is_multiple_of(2) { ["d2d4", anna.as_str()] } else { ["d7d5", ben.as_str()] };
    let mut client = server.client(client);
    let up = Up::Play { game, seq: u32::MAX, id: 99, kind: "step".into(), body: text.into() };
    client.send(&up).expect("it reads");
    client.wait(|down| matches!(down, Down::Done { .. }).then_some(())).expect("the move");
    drop(server);
    let _ = std::fs::remove_dir_all(&folder);
}

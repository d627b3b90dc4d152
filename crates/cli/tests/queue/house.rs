//! The players of the house think on workers, and by themselves where there are none.

use chesswright_online::wire::{Down, Up};
use serde_json::json;

use super::nats::Nats;
use super::worker::worker;
use crate::online::client::{Client, Server};

/// Plays a move and waits until the house has answered it.
fn play(page: &mut Client, game: &str, id: u64, text: &str, steps: usize) {
    let (kind, body) = ("step".to_owned(), text.to_owned());
    page.send(&Up::Play { game: game.to_owned(), seq: u32::MAX, id, kind, body }).expect("it reads");
    let begun = std::time::Instant::now();
    loop {
        page.send(&Up::Watch { game: game.to_owned(), from: 0 }).expect("it reads");
        let played = page.wait(|down| match down {
            Down::Game(told) => Some(told.events.iter().filter(|event| event.kind == "step").count()),
            _ => None,
        });
        if played.expect("the game") == steps {
            return;
        }
        assert!(begun.elapsed().as_secs() < 30, "the house does not move");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
}

#[test]
fn the_house_lets_workers_think_and_thinks_itself_when_they_are_gone() {
    let Some(nats) = Nats::start() else { return };
    let mut worker = worker(&nats.address(), "one", &[]);
    let server = Server::with(&["--queue", &nats.address()]);
    let anna = server.account("Anna");
    let made =
        server.post("/api/table", &anna, &json!({ "game": "chess", "side": 0, "opponent": "House-3" }));
    let game = made["id"].as_str().expect("a game").to_owned();
    let mut page = server.client(&anna);
    // The server enters the queue a moment after people can play.
    std::thread::sleep(std::time::Duration::from_millis(500));
    play(&mut page, &game, 1, "a2a3", 2);
    worker.hears("move for a server: chosen", 1);
    play(&mut page, &game, 2, "h2h3", 4);
    worker.hears("move for a server: chosen", 2);
    worker.kill();
    play(&mut page, &game, 3, "b2b3", 6);
    drop(nats);
    play(&mut page, &game, 4, "g2g3", 8);
}

//! Reads any bytes as a file of games. What was understood is written, and read back the same.

use std::sync::LazyLock;

use chesswright_game::pgn::{Games, write};
use chesswright_notation::pgn::{Event, Reader};
use chesswright_rules::Rules;

static CHESS: LazyLock<Rules> = LazyLock::new(|| {
    Rules::new(&chesswright_catalog::definition("chess").expect("the catalogue has chess"))
        .expect("chess compiles")
});

fn rules(name: &str) -> Option<Rules> {
    (name == "chess").then(|| CHESS.clone())
}

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let mut reader = Reader::new(input);
    let (mut depth, mut inside) = (0u32, false);
    while let Some(event) = reader.event().expect("memory can be read") {
        match event {
            Event::Begin => assert!(!std::mem::replace(&mut inside, true), "a game within a game"),
            Event::Open => depth += 1,
            Event::Close => depth = depth.checked_sub(1).expect("only what was opened is closed"),
            Event::End => {
                assert!(std::mem::replace(&mut inside, false) && depth == 0, "a game ends where it began");
            }
            Event::Move(text) => assert!(!text.is_empty() && inside),
            _ => {}
        }
    }
    assert!(!inside, "the last game ends");
    let mut variants = rules;
    let mut games = Games::new(input, &mut variants);
    while let Some(imported) = games.next_game().expect("memory can be read") {
        let Some(game) = imported.game.filter(|_| imported.faults.is_empty()) else { continue };
        let once = write(&game, &rules);
        let mut variants = rules;
        let again = Games::new(once.as_bytes(), &mut variants).next_game().expect("memory can be read");
        let again = again.and_then(|imported| imported.game).expect("what we write can be read");
        assert_eq!(write(&again, &rules), once);
    }
}

//! Renders pictures for tests, on machines with OpenGL.

use chesswright_catalog::Catalog;
use chesswright_draw::View;
use chesswright_rules::{Definition, Rules};
use chesswright_scene::BoardView;
use chesswright_scene::headless::{HeadlessError, Studio};
use chesswright_scene::model::Set;
use chesswright_stage::{Game, set_up};

/// A studio. Returns `None` and prints a message if this machine has no OpenGL.
#[allow(clippy::print_stderr, reason = "says why a test was not run")]
pub(crate) fn open() -> Option<Studio> {
    match Studio::open(Set::staunton().patterns) {
        Ok(studio) => Some(studio),
        Err(HeadlessError::Missing(what)) => {
            eprintln!("not run, for there is no OpenGL here: {what}");
            None
        }
        Err(error) => panic!("{error}"),
    }
}

/// A level on the table after these moves, without replies of the enemies.
#[allow(dead_code, reason = "not every test looks at levels")]
pub(crate) fn level(text: &str, moves: &[&str]) -> BoardView {
    let level = chesswright_catalog::level::read(text).expect("a level that can be read");
    let rules = Rules::new(&level.definition()).expect("a level that compiles");
    let mut position = rules.start();
    for text in moves {
        let wanted = [&text[..2], &text[2..]].map(|name| rules.board().cell(name).expect(name));
        let mut legal = position.legal_moves().into_iter();
        let played = legal.find(|played| [played.from(), played.to()] == wanted).expect("a legal move");
        position.play(&played).expect("a legal move");
    }
    let view = View { zones: true, ..View::default() }.of(&position);
    set_up(&position, &view, &Game::default())
}

/// A game's start position on the table.
pub(crate) fn start(name: &str) -> BoardView {
    of(&chesswright_catalog::definition(name).expect(name))
}

/// The start position of a document on the table.
pub(crate) fn document(text: &str) -> BoardView {
    of(&Definition::from_toml(text, &Catalog).unwrap_or_else(|report| panic!("{report}")))
}

fn of(game: &Definition) -> BoardView {
    let rules = Rules::new(game).unwrap_or_else(|error| panic!("{}: {error}", game.name));
    let start = rules.start();
    set_up(&start, &View::default().of(&start), &Game::default())
}

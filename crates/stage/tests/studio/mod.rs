//! Pictures for tests, where there is OpenGL.

use chesswright_draw::View;
use chesswright_rules::Rules;
use chesswright_scene::BoardView;
use chesswright_scene::headless::{HeadlessError, Studio};
use chesswright_scene::model::Set;
use chesswright_stage::{Game, set_up};

/// A studio; nothing, and a message, where this machine has no OpenGL.
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

/// A game's start on the table.
pub(crate) fn start(name: &str) -> BoardView {
    let rules =
        Rules::new(&chesswright_catalog::definition(name).expect(name)).expect("the catalogue compiles");
    let start = rules.start();
    set_up(&start, &View::default().of(&start), &Game::default())
}

//! Levels on a built-in game: its board, its pieces and its rules from a position, instead of cells of the level's own.
//!
//! So a level can be played in any game, with hands, hexagons or several steps in a turn. Who has won is what the rules of
//! the game say.

use chesswright_rules::message;
use chesswright_rules::message::Blank;

use super::read::LevelReader;
use super::{Ai, Control, Goal, Level, Side};

/// The game of a level, and the position in which it begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OnGame {
    /// The name of the game.
    pub name: String,
    /// The position, as a text in any notation that the game has. An empty one is the start of the game.
    pub position: String,
}

/// The sides of a built-in game: a person plays the first one, and the others defend themselves as well as they can.
pub(super) fn sides(game: &str) -> Vec<Side> {
    let sides = crate::definition(game).map(|definition| definition.sides).unwrap_or_default();
    let control = |number| if number == 0 { Control::Human } else { Control::Ai(Ai::Defender) };
    (0..).zip(sides).map(|(number, side)| Side::new(&side.name, control(number))).collect()
}

/// Reports what does not fit together in a level on a game.
pub(super) fn check(level: &Level, game: &OnGame, reader: &mut LevelReader) {
    let Some(definition) = crate::definition(&game.name) else {
        reader.report("game", message!("there is no built-in game `{name}`", name = game.name));
        return;
    };
    let names: Vec<&str> = definition.sides.iter().map(|side| side.name.as_str()).collect();
    if !level.sides.iter().map(|side| side.id.as_str()).eq(names.iter().copied()) {
        reader.report(
            "sides",
            message!("the sides of this game are {sides}, in this order", sides = Blank::list(names)),
        );
    }
    let own = !level.tiles.is_empty()
        || !level.pieces.is_empty()
        || !level.fixtures.is_empty()
        || !level.items.is_empty()
        || level.overrides != super::Overrides::default();
    if own {
        reader.report("game", message!("a level on a game has no terrain, pieces and rules of its own"));
    }
    let [Goal::Mate(_) | Goal::Win(_)] = level.win[..] else {
        reader.report(
            "win",
            message!("the goal of a level on a game is `{ \"mate\": 2 }` or `{ \"win\": 2 }`"),
        );
        return;
    };
}

impl Level {
    /// The number of moves within which the rules of the game must say that the player has won, if that is the goal.
    pub fn moves_to_win(&self) -> Option<u16> {
        match self.win[..] {
            [Goal::Mate(moves) | Goal::Win(moves)] => Some(moves),
            _ => None,
        }
    }
}

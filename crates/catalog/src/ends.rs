//! How games end: for each built-in game a position from a real game and the move that decides it.

/// The file: a game, the position before the move, and the move as engines write it.
const ENDS: &str = include_str!("../ends.txt");

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEndExample {
    /// The position before the last move, as text.
    pub position: &'static str,
    /// The move that decides the game, as UCI text.
    pub played: &'static str,
}

/// How a built-in game can end. `None` if there is no example.
pub fn example(name: &str) -> Option<GameEndExample> {
    ENDS.lines().find_map(|line| {
        let mut fields = line.split(" | ");
        (fields.next() == Some(name)).then_some(())?;
        Some(GameEndExample { position: fields.next()?, played: fields.next()? })
    })
}

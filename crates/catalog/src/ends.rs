//! How games end: for each built-in game a position from a real game and the move that decides it.

/// The file, which the page fetches when it explains a game: a game, the position before the move, and the move as engines write it.
const ENDS: &str = include_str!("../ends.txt");

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEndExample<'a> {
    /// The position before the last move, as text.
    pub position: &'a str,
    /// The move that decides the game, as UCI text.
    pub played: &'a str,
}

/// How a built-in game can end. `None` if there is no example.
pub fn example(name: &str) -> Option<GameEndExample<'static>> {
    example_in(ENDS, name)
}

/// Like [`example`], but from the contents of a file that was fetched.
pub fn example_in<'a>(file: &'a str, name: &str) -> Option<GameEndExample<'a>> {
    file.lines().find_map(|line| {
        let mut fields = line.split(" | ");
        (fields.next() == Some(name)).then_some(())?;
        Some(GameEndExample { position: fields.next()?, played: fields.next()? })
    })
}

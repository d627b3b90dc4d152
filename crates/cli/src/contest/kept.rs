//! A file of the games of a match, which may be gone on with.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use chesswright_game::pgn::side_tag;
use chesswright_notation::pgn::{Event, GameResult, Reader, Tags};
use chesswright_rules::Rules;

use super::one::Played;

/// Where every game begins.
const BEGIN: &str = "[Event \"";
/// How every game ends, and its tags do.
const END: &str = "\n\n";

pub(crate) struct Kept {
    file: File,
    /// Half points of the first player, by the number of the game.
    pub(crate) played: BTreeMap<usize, u32>,
}

impl Kept {
    /// A file without games.
    pub(crate) fn begin(path: &Path) -> Result<Self> {
        let file = File::create(path).with_context(|| format!("cannot write `{}`", path.display()))?;
        Ok(Self { file, played: BTreeMap::new() })
    }

    /// A file that holds some games of a match between these players, or does not exist yet. A game whose end was not written any more
    /// is dropped.
    pub(crate) fn go_on(path: &Path, rules: &Rules, names: [&str; 2]) -> Result<Self> {
        if !path.exists() {
            return Self::begin(path);
        }
        let text = crate::read_file(path)?;
        let (played, whole) = read(&text, rules, names)
            .with_context(|| format!("the match cannot go on with `{}`", path.display()))?;
        let file = OpenOptions::new()
            .append(true)
            .open(path)
            .with_context(|| format!("cannot write `{}`", path.display()))?;
        file.set_len(whole as u64)?;
        Ok(Self { file, played })
    }

    /// Adds a game at the end.
    pub(crate) fn add(&mut self, played: &Played) -> Result<()> {
        // In one go, so that a program that is stopped leaves whole games.
        self.file.write_all(played.pgn.as_bytes())?;
        self.played.insert(played.number, played.points);
        Ok(())
    }
}

/// The games of a file, and how much of it they take.
fn read(text: &str, rules: &Rules, names: [&str; 2]) -> Result<(BTreeMap<usize, u32>, usize)> {
    if !text.starts_with(BEGIN) && !BEGIN.starts_with(text) {
        bail!("it does not begin with a game of a match");
    }
    // What stands behind the last empty line was cut off; so was a game that has tags alone.
    let text = &text[..text.rfind(END).map_or(0, |at| at + END.len())];
    let begins = text.match_indices(BEGIN).map(|(at, _)| at);
    let begins = begins.filter(|&at| at == 0 || text.as_bytes()[at - 1] == b'\n');
    let begins: Vec<usize> = begins.collect();
    let mut played = BTreeMap::new();
    for (nth, &begin) in begins.iter().enumerate() {
        let end = begins.get(nth + 1).copied();
        let game = &text[begin..end.unwrap_or(text.len())];
        let (number, points) = match one(game, rules, names)? {
            Some(told) => told,
            None if end.is_none() => return Ok((played, begin)),
            None => bail!("game {} of it has no end", nth + 1),
        };
        if played.insert(number, points).is_some() {
            bail!("it holds game {} twice", number + 1);
        }
    }
    Ok((played, text.len()))
}

/// The number of a game and half points of the first player; nothing when its end is missing.
fn one(game: &str, rules: &Rules, names: [&str; 2]) -> Result<Option<(usize, u32)>> {
    let mut reader = Reader::new(game.as_bytes());
    let (mut tags, mut end) = (Tags::default(), None);
    while let Some(event) = reader.event()? {
        match event {
            Event::Tag { name, value } => tags.set(name, value),
            Event::Result(result) => end = Some(result),
            _ => {}
        }
    }
    let Some(end) = end else { return Ok(None) };
    let told = |name: &str| tags.told(name).unwrap_or_default();
    let number = told("Round").parse::<usize>().ok().and_then(|round| round.checked_sub(1));
    let Some(number) = number else { bail!("a game of it has no number as `Round`") };
    let variant = tags.told("Variant").unwrap_or("chess");
    if variant != rules.definition().name {
        bail!("game {} of it is one of {variant}, not of {}", number + 1, rules.definition().name);
    }
    for (side, definition) in rules.definition().sides.iter().enumerate() {
        let (player, expected) = (told(&side_tag(&definition.name)), names[(side + number) % 2]);
        if player != expected {
            bail!("in game {} of it {} is `{player}`, not `{expected}`", number + 1, definition.name);
        }
    }
    let of_the_first_side = match end {
        GameResult::FIRST => 2,
        GameResult::SECOND => 0,
        _ => 1,
    };
    Ok(Some((number, if number % 2 == 0 { of_the_first_side } else { 2 - of_the_first_side })))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chess() -> Rules {
        crate::core::built_in_rules("chess").expect("it is built in")
    }

    fn game(round: u32, white: &str, black: &str, result: &str) -> String {
        format!(
            "[Event \"?\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n1. e4 {{[%eval 0.31]}} {result}\n\n"
        )
    }

    #[test]
    fn points_go_to_the_players_and_not_to_the_sides() {
        let text = game(1, "a", "b", "1-0") + &game(3, "a", "b", "1/2-1/2") + &game(2, "b", "a", "1-0");
        let (played, whole) = read(&text, &chess(), ["a", "b"]).expect("they are whole");
        assert_eq!(played.into_iter().collect::<Vec<_>>(), [(0, 2), (1, 0), (2, 1)]);
        assert_eq!(whole, text.len());
    }

    #[test]
    fn a_game_that_was_cut_off_is_dropped_wherever_that_was() {
        let (first, second) = (game(1, "a", "b", "1-0"), game(2, "b", "a", "0-1"));
        for cut in 1..second.len() {
            let text = format!("{first}{}", &second[..cut]);
            let found = read(&text, &chess(), ["a", "b"]).map(|(played, whole)| (played.len(), whole));
            assert_eq!(found.ok(), Some((1, first.len())), "{:?}", &second[..cut]);
        }
    }

    #[test]
    fn games_of_another_match_are_not_gone_on_with() {
        let told = |text: &str| read(text, &chess(), ["a", "b"]).map_err(|error| error.to_string());
        let wrong = |text: &str| told(text).expect_err("it is wrong");
        assert_eq!(wrong(&game(1, "a", "c", "1-0")), "in game 1 of it black is `c`, not `b`");
        assert_eq!(wrong(&(game(1, "a", "b", "1-0").repeat(2))), "it holds game 1 twice");
        assert_eq!(wrong("1. e4 e5 *"), "it does not begin with a game of a match");
        let other = game(1, "a", "b", "1-0").replace("\n\n1.", "\n[Variant \"atomic\"]\n\n1.");
        assert_eq!(wrong(&other), "game 1 of it is one of atomic, not of chess");
        let open = game(1, "a", "b", "1-0").replace("1-0\n\n", "\n\n") + &game(2, "b", "a", "1-0");
        assert_eq!(wrong(&open), "game 1 of it has no end");
        assert!(told("").is_ok_and(|(played, _)| played.is_empty()));
    }
}

//! A file of the games of a match, which may be gone on with.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use chesswright_game::pgn::side_tag;
use chesswright_notation::pgn::{Event, GameResult, Reader, Tags};
use chesswright_rules::Rules;

use super::one::{FAULT, PACE, Played};
use super::pace::Pace;

/// Where every game begins.
const BEGIN: &str = "[Event \"";
/// How every game ends, and its tags do.
const END: &str = "\n\n";

pub(crate) struct Kept {
    file: File,
    /// Half points of the first player, by the number of the game.
    pub(crate) played: BTreeMap<usize, u32>,
    /// What must not have happened in games played earlier.
    pub(crate) faults: Vec<String>,
}

/// The match that games must belong to.
pub(crate) struct Match<'a> {
    pub(crate) rules: &'a Rules,
    /// The names of the players.
    pub(crate) names: [&'a str; 2],
    pub(crate) pace: Pace,
}

impl Kept {
    /// A file without games.
    pub(crate) fn begin(path: &Path) -> Result<Self> {
        let file = File::create(path).with_context(|| format!("cannot write `{}`", path.display()))?;
        Ok(Self { file, played: BTreeMap::new(), faults: vec![] })
    }

    /// A file that holds some games of a match, or does not exist yet. A game whose end was not written any more
    /// is dropped.
    pub(crate) fn go_on(path: &Path, of: &Match<'_>) -> Result<Self> {
        if !path.exists() {
            return Self::begin(path);
        }
        let text = crate::read_file(path)?;
        let (games, whole) =
            read(&text, of).with_context(|| format!("the match cannot go on with `{}`", path.display()))?;
        let file = OpenOptions::new()
            .append(true)
            .open(path)
            .with_context(|| format!("cannot write `{}`", path.display()))?;
        file.set_len(whole as u64)?;
        let played = games.iter().map(|game| (game.number, game.points)).collect();
        let faults = games.into_iter().filter_map(|game| game.fault).collect();
        Ok(Self { file, played, faults })
    }

    /// Adds a game at the end.
    pub(crate) fn add(&mut self, played: &Played) -> Result<()> {
        // In one go, so that a program that is stopped leaves whole games.
        self.file.write_all(played.pgn.as_bytes())?;
        self.played.insert(played.number, played.points);
        Ok(())
    }
}

/// What is known of a game that was played earlier.
#[derive(Debug)]
struct Past {
    number: usize,
    /// Half points of the first player.
    points: u32,
    fault: Option<String>,
}

/// The games of a file by their numbers, and how much of it they take.
fn read(text: &str, of: &Match<'_>) -> Result<(Vec<Past>, usize)> {
    if !text.starts_with(BEGIN) && !BEGIN.starts_with(text) {
        bail!("it does not begin with a game of a match");
    }
    // What stands behind the last empty line was cut off; so was a game that has tags alone.
    let text = &text[..text.rfind(END).map_or(0, |at| at + END.len())];
    let begins = text.match_indices(BEGIN).map(|(at, _)| at);
    let begins = begins.filter(|&at| at == 0 || text.as_bytes()[at - 1] == b'\n');
    let begins: Vec<usize> = begins.collect();
    let mut played = BTreeMap::new();
    let mut whole = text.len();
    for (nth, &begin) in begins.iter().enumerate() {
        let end = begins.get(nth + 1).copied();
        let game = &text[begin..end.unwrap_or(text.len())];
        match one(game, of)? {
            Some(past) => {
                let number = past.number;
                if played.insert(number, past).is_some() {
                    bail!("it holds game {} twice", number + 1);
                }
            }
            None if end.is_none() => whole = begin,
            None => bail!("game {} of it has no end", nth + 1),
        }
    }
    Ok((played.into_values().collect(), whole))
}

/// A game of a file; nothing when its end is missing.
fn one(game: &str, of: &Match<'_>) -> Result<Option<Past>> {
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
    let definition = of.rules.definition();
    let variant = tags.told("Variant").unwrap_or("chess");
    if variant != definition.name {
        bail!("game {} of it is one of {variant}, not of {}", number + 1, definition.name);
    }
    for (side, definition) in definition.sides.iter().enumerate() {
        let (player, expected) = (told(&side_tag(&definition.name)), of.names[(side + number) % 2]);
        if player != expected {
            bail!("in game {} of it {} is `{player}`, not `{expected}`", number + 1, definition.name);
        }
    }
    let (pace, expected) = (told(PACE), of.pace.to_string());
    if pace != expected {
        let shown = |pace: &str| if pace.is_empty() { "no limit".to_owned() } else { format!("`{pace}`") };
        bail!(
            "in game {} of it a move has {}, not {}; give the same limits, or another file",
            number + 1,
            shown(pace),
            shown(&expected)
        );
    }
    let of_the_first_side = match end {
        GameResult::FIRST => 2,
        GameResult::SECOND => 0,
        _ => 1,
    };
    let points = if number % 2 == 0 { of_the_first_side } else { 2 - of_the_first_side };
    let fault = tags.told(FAULT).map(|fault| format!("game {}, played earlier: {fault}", number + 1));
    Ok(Some(Past { number, points, fault }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<(Vec<Past>, usize)> {
        let rules = crate::core::built_in_rules("chess").expect("it is built in");
        super::read(text, &Match { rules: &rules, names: ["a", "b"], pace: Pace::default() })
    }

    fn game(round: u32, white: &str, black: &str, result: &str) -> String {
        format!(
            "[Event \"?\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n1. e4 {{[%eval 0.31]}} {result}\n\n"
        )
    }

    #[test]
    fn points_go_to_the_players_and_not_to_the_sides() {
        let text = game(1, "a", "b", "1-0") + &game(3, "a", "b", "1/2-1/2") + &game(2, "b", "a", "1-0");
        let (played, whole) = read(&text).expect("they are whole");
        let points: Vec<_> = played.iter().map(|game| (game.number, game.points)).collect();
        assert_eq!(points, [(0, 2), (1, 0), (2, 1)]);
        assert_eq!(whole, text.len());
    }

    #[test]
    fn a_game_that_was_cut_off_is_dropped_wherever_that_was() {
        let (first, second) = (game(1, "a", "b", "1-0"), game(2, "b", "a", "0-1"));
        for cut in 1..second.len() {
            let text = format!("{first}{}", &second[..cut]);
            let found = read(&text).map(|(played, whole)| (played.len(), whole));
            assert_eq!(found.ok(), Some((1, first.len())), "{:?}", &second[..cut]);
        }
    }

    #[test]
    fn games_of_another_match_are_not_gone_on_with() {
        let wrong = |text: &str| read(text).expect_err("it is wrong").to_string();
        assert_eq!(wrong(&game(1, "a", "c", "1-0")), "in game 1 of it black is `c`, not `b`");
        assert_eq!(wrong(&(game(1, "a", "b", "1-0").repeat(2))), "it holds game 1 twice");
        assert_eq!(wrong("1. e4 e5 *"), "it does not begin with a game of a match");
        let tagged = |tag: &str| game(1, "a", "b", "1-0").replace("\n\n1.", &format!("\n{tag}\n\n1."));
        assert_eq!(wrong(&tagged("[Variant \"atomic\"]")), "game 1 of it is one of atomic, not of chess");
        let paced = tagged("[Pace \"500 positions\"]");
        assert_eq!(
            wrong(&paced),
            "in game 1 of it a move has `500 positions`, not no limit; give the same limits, or another file"
        );
        let open = game(1, "a", "b", "1-0").replace("1-0\n\n", "\n\n") + &game(2, "b", "a", "1-0");
        assert_eq!(wrong(&open), "game 1 of it has no end");
        assert!(read("").is_ok_and(|(played, _)| played.is_empty()));
    }

    #[test]
    fn faults_of_earlier_games_are_told_again() {
        let fault = "`a` played \"e9\", which is not legal";
        let tag = format!("\n[Fault \"{}\"]\n\n1.", fault.replace('"', "\\\""));
        let text = game(1, "a", "b", "1-0") + &game(2, "b", "a", "1-0").replace("\n\n1.", &tag);
        let faults: Vec<_> =
            read(&text).expect("they are whole").0.into_iter().map(|game| game.fault).collect();
        assert_eq!(faults, [None, Some(format!("game 2, played earlier: {fault}"))]);
    }
}

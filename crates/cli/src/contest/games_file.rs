//! The PGN file with the games of a match. A stopped match continues from it.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use chesswright_game::pgn::side_tag;
use chesswright_notation::pgn::{Event, GameResult, Reader, Tags};
use chesswright_rules::Rules;

use super::game::{FAULT, FinishedGame, PACE};
use super::move_limit::MoveLimit;
use crate::output::refuse_to_replace;

/// The beginning of every game.
pub(super) const BEGIN: &str = "[Event \"";
/// The end of every game, and of its tags.
pub(super) const END: &str = "\n\n";

pub(crate) struct GamesFile {
    file: File,
    /// The half points of the first player, by the number of the game.
    pub(crate) played: BTreeMap<usize, u32>,
    /// The faults in games that an earlier run has played.
    pub(crate) faults: Vec<String>,
}

/// The settings of a match, which all games of a file must share.
pub(crate) struct MatchSettings<'a> {
    pub(crate) rules: &'a Rules,
    /// The names of the players.
    pub(crate) names: [&'a str; 2],
    pub(crate) limit: MoveLimit,
}

impl GamesFile {
    /// Creates a file for a new match. Without `force` it must not replace games.
    pub(crate) fn create(path: &Path, force: bool) -> Result<Self> {
        if !force {
            refuse_to_replace(path)?;
        }
        let file = File::create(path).with_context(|| format!("cannot write `{}`", path.display()))?;
        Ok(Self { file, played: BTreeMap::new(), faults: vec![] })
    }

    /// Opens a file that holds some games of a match, or does not exist yet. Drops a game whose end was not written.
    pub(crate) fn resume(path: &Path, settings: &MatchSettings<'_>) -> Result<Self> {
        if !path.exists() {
            return Self::create(path, false);
        }
        let text = crate::read_file(path)?;
        let (games, whole) = read(&text, settings)
            .with_context(|| format!("cannot continue the match in `{}`", path.display()))?;
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
    pub(crate) fn add(&mut self, played: &FinishedGame) -> Result<()> {
        // One write for the whole game, so that a program that is stopped leaves whole games.
        self.file.write_all(played.pgn.as_bytes())?;
        self.played.insert(played.number, played.points);
        Ok(())
    }
}

/// A game that an earlier run has played.
#[derive(Debug)]
pub(super) struct EarlierGame {
    pub(super) number: usize,
    /// The half points of the first player.
    pub(super) points: u32,
    pub(super) fault: Option<String>,
}

/// The games of a file by their numbers, and the length of the whole games.
fn read(text: &str, settings: &MatchSettings<'_>) -> Result<(Vec<EarlierGame>, usize)> {
    if !text.starts_with(BEGIN) && !BEGIN.starts_with(text) {
        bail!("the file does not begin with a game of a match");
    }
    // Text after the last empty line is incomplete, and so is a game that has only tags.
    let text = &text[..text.rfind(END).map_or(0, |at| at + END.len())];
    let begins = text.match_indices(BEGIN).map(|(at, _)| at);
    let begins = begins.filter(|&at| at == 0 || text.as_bytes()[at - 1] == b'\n');
    let begins: Vec<usize> = begins.collect();
    let mut played = BTreeMap::new();
    let mut whole = text.len();
    for (nth, &begin) in begins.iter().enumerate() {
        let end = begins.get(nth + 1).copied();
        let game = &text[begin..end.unwrap_or(text.len())];
        match read_game(game, settings)? {
            Some(earlier) => {
                let number = earlier.number;
                if played.insert(number, earlier).is_some() {
                    bail!("the file contains game {} twice", number + 1);
                }
            }
            None if end.is_none() => whole = begin,
            None => bail!("game {} of the file has no result", nth + 1),
        }
    }
    Ok((played.into_values().collect(), whole))
}

/// Reads a game of a file. `None` if its end is missing.
pub(super) fn read_game(game: &str, settings: &MatchSettings<'_>) -> Result<Option<EarlierGame>> {
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
    let tag = |name: &str| tags.value(name).unwrap_or_default();
    let number = tag("Round").parse::<usize>().ok().and_then(|round| round.checked_sub(1));
    let Some(number) = number else { bail!("a game of the file has no number in its tag `Round`") };
    let definition = settings.rules.definition();
    let variant = tags.value("Variant").unwrap_or("chess");
    if variant != definition.name {
        bail!("game {} of the file is a game of {variant}, not of {}", number + 1, definition.name);
    }
    for (side, definition) in definition.sides.iter().enumerate() {
        let (player, expected) = (tag(&side_tag(&definition.name)), settings.names[(side + number) % 2]);
        if player != expected {
            bail!("in game {} of the file {} is `{player}`, not `{expected}`", number + 1, definition.name);
        }
    }
    let (limit, expected) = (tag(PACE), settings.limit.to_string());
    if limit != expected {
        let shown = |limit: &str| if limit.is_empty() { "none".to_owned() } else { format!("`{limit}`") };
        bail!(
            "in game {} of the file the limit of a move is {}, not {}; give the same limits, or another file",
            number + 1,
            shown(limit),
            shown(&expected)
        );
    }
    let points_of_the_first_side = match end {
        GameResult::FIRST => 2,
        GameResult::SECOND => 0,
        _ => 1,
    };
    let points = if number % 2 == 0 { points_of_the_first_side } else { 2 - points_of_the_first_side };
    let fault = tags.value(FAULT).map(|fault| format!("game {}, of an earlier run: {fault}", number + 1));
    Ok(Some(EarlierGame { number, points, fault }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<(Vec<EarlierGame>, usize)> {
        let rules = crate::core::built_in_rules("chess").expect("it is built in");
        super::read(text, &MatchSettings { rules: &rules, names: ["a", "b"], limit: MoveLimit::default() })
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
    fn games_of_another_match_are_refused() {
        let wrong = |text: &str| read(text).expect_err("it is wrong").to_string();
        assert_eq!(wrong(&game(1, "a", "c", "1-0")), "in game 1 of the file black is `c`, not `b`");
        assert_eq!(wrong(&(game(1, "a", "b", "1-0").repeat(2))), "the file contains game 1 twice");
        assert_eq!(wrong("1. e4 e5 *"), "the file does not begin with a game of a match");
        let tagged = |tag: &str| game(1, "a", "b", "1-0").replace("\n\n1.", &format!("\n{tag}\n\n1."));
        assert_eq!(
            wrong(&tagged("[Variant \"atomic\"]")),
            "game 1 of the file is a game of atomic, not of chess"
        );
        let paced = tagged("[Pace \"500 positions\"]");
        assert_eq!(
            wrong(&paced),
            "in game 1 of the file the limit of a move is `500 positions`, not none; give the same limits, or another file"
        );
        let open = game(1, "a", "b", "1-0").replace("1-0\n\n", "\n\n") + &game(2, "b", "a", "1-0");
        assert_eq!(wrong(&open), "game 1 of the file has no result");
        assert!(read("").is_ok_and(|(played, _)| played.is_empty()));
    }

    #[test]
    fn faults_of_earlier_games_are_reported_again() {
        let fault = "`a` played \"e9\", which is not legal";
        let tag = format!("\n[Fault \"{}\"]\n\n1.", fault.replace('"', "\\\""));
        let text = game(1, "a", "b", "1-0") + &game(2, "b", "a", "1-0").replace("\n\n1.", &tag);
        let faults: Vec<_> =
            read(&text).expect("they are whole").0.into_iter().map(|game| game.fault).collect();
        assert_eq!(faults, [None, Some(format!("game 2, of an earlier run: {fault}"))]);
    }
}

//! The form in which games are stored between visits.

use std::cell::RefCell;

use chesswright_game::{Game, Match, Millis, save};
use chesswright_rules::Rules;
use serde::{Deserialize, Serialize};

use crate::Seat;
use crate::computer::Manner;
use crate::level::{Hints, LevelError, LevelSession, Source};
use crate::pair::Beside;

/// The summary of a stored game for lists.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedGame {
    /// The key of the game.
    pub id: String,
    /// The title of the game or level.
    pub title: String,
    /// The time of storing, in milliseconds since 1970.
    pub when: u64,
    /// The number of moves played.
    pub moves: usize,
    /// Whether it is finished.
    pub over: bool,
    /// Who moves each side.
    pub seats: Vec<Seat>,
    /// The side at the lower edge.
    pub below: u8,
    /// How much hints have helped, if the game is a level.
    #[serde(default, skip_serializing_if = "is_none")]
    pub hints: Hints,
    /// How the computer plays.
    #[serde(default, skip_serializing_if = "Manner::is_usual")]
    pub manner: Manner,
    /// The game in the form of a file.
    game: String,
    /// The level and its source, if the game is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<(Source, String)>,
    /// What a match on two boards has besides. Its moves are BPGN, and its seats those of board A.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    beside: Option<Beside>,
}

/// The stored data of a game besides its moves.
#[derive(Clone, Copy, Debug)]
pub struct Sitting<'a> {
    /// The key of the game.
    pub id: &'a str,
    /// The title of the game or level.
    pub title: &'a str,
    /// Who moves each side.
    pub seats: &'a [Seat],
    /// The side at the lower edge.
    pub below: u8,
    /// The level, if the game is one.
    pub level: Option<&'a LevelSession>,
    /// How much hints have helped in it.
    pub hints: Hints,
    /// How the computer plays.
    pub manner: Manner,
}

fn is_none(hints: &Hints) -> bool {
    *hints == Hints::None
}

impl SavedGame {
    /// The stored form of a game at the moment `now`.
    pub fn new(game: &Game, sitting: Sitting<'_>, now: Millis) -> Self {
        Self {
            id: sitting.id.to_owned(),
            title: sitting.title.to_owned(),
            when: now,
            moves: game.tree().len(),
            over: game.ending().is_some(),
            seats: sitting.seats.to_vec(),
            below: sitting.below,
            hints: sitting.hints,
            manner: sitting.manner,
            game: save::save(game, &built_in, now),
            level: sitting.level.map(|session| (session.source, session.level().to_short_json())),
            beside: None,
        }
    }

    /// The stored form of a match on two boards.
    pub(crate) fn of_match(game: &Match, sitting: Sitting<'_>, beside: Beside, now: Millis) -> Self {
        Self {
            id: sitting.id.to_owned(),
            title: sitting.title.to_owned(),
            when: now,
            moves: game.log().len(),
            over: game.ending().is_some(),
            seats: sitting.seats.to_vec(),
            below: sitting.below,
            hints: sitting.hints,
            manner: sitting.manner,
            game: game.to_bpgn(&built_in),
            level: None,
            beside: Some(beside),
        }
    }

    /// Whether it is a match on two boards, which [`Pair::stored`](crate::pair::Pair::stored) opens.
    pub fn is_match(&self) -> bool {
        self.beside.is_some()
    }

    pub(crate) fn beside(&self) -> Option<&Beside> {
        self.beside.as_ref()
    }

    /// The game, and the faults of the stored text.
    pub fn open(&self) -> Result<save::Loaded, save::LoadError> {
        save::load(&self.game, &built_in)
    }

    /// The level, or the reason why it can no longer be played.
    pub fn level(&self) -> Result<Option<LevelSession>, LevelError> {
        let Some((source, text)) = self.level.as_ref() else { return Ok(None) };
        let level = chesswright_catalog::level::read_json(text).map_err(LevelError::Unreadable)?;
        Ok(Some(LevelSession::new(&level, *source)?))
    }

    /// The game in the form of a file, even if it cannot be opened: a match on two boards as BPGN.
    pub fn file(&self) -> &str {
        &self.game
    }
}

/// The built-in rules of this name.
///
/// The last rules are cached: every move saves the game, which compares its rules with the built-in ones, and compiling
/// them would take much longer.
pub fn built_in(name: &str) -> Option<Rules> {
    compiled(name).or_else(|| {
        let rules = Rules::new(&chesswright_catalog::definition(name)?).ok()?;
        compile_ahead(name, &rules);
        Some(rules)
    })
}

thread_local! {
    /// The last built-in rules that were asked for.
    static LAST: RefCell<Option<(String, Rules)>> = const { RefCell::new(None) };
}

/// The built-in rules of this name, if they are the last ones that were compiled.
pub fn compiled(name: &str) -> Option<Rules> {
    LAST.with_borrow(|last| last.as_ref().filter(|(known, _)| known == name).map(|(_, rules)| rules.clone()))
}

/// Takes the built-in rules of this name that the caller has compiled. Whoever has a page to draw reads the document and
/// compiles it with a pause between.
pub fn compile_ahead(name: &str, rules: &Rules) {
    LAST.set(Some((name.to_owned(), rules.clone())));
}

#[cfg(test)]
mod tests {
    use chesswright_game::Branch;

    use super::*;
    use crate::computer::ComputerStyle;

    #[test]
    fn the_rules_of_a_game_are_compiled_once_for_all_its_moves() {
        let chess = built_in("chess").expect("chess");
        assert!(chess.same(&built_in("chess").expect("chess")), "asked again, they are the same ones");
        let other = built_in("atomic").expect("atomic");
        assert!(!other.same(&chess));
        assert_eq!(built_in("chess").expect("chess").definition().name, "chess");
        assert!(built_in("no such game").is_none());
    }

    #[test]
    fn a_stored_game_comes_back() {
        let mut game = Game::new(&built_in("chess").expect("chess"));
        game.play_text("e2e4", Branch::Variation, 0).expect("legal");
        let seats = [Seat::Person, Seat::Computer(3)];
        let manner = Manner { seconds: Some(20), style: Some(ComputerStyle::Greedy) };
        let sitting = Sitting {
            id: "1-a",
            title: "Chess",
            seats: &seats,
            below: 1,
            level: None,
            hints: Hints::None,
            manner,
        };
        let text = serde_json::to_string(&SavedGame::new(&game, sitting, 7)).expect("it can be written");
        let saved: SavedGame = serde_json::from_str(&text).expect(&text);
        assert_eq!((saved.moves, saved.over, saved.below, saved.when), (1, false, 1, 7));
        assert_eq!(saved.seats, seats);
        assert_eq!(saved.manner, manner);
        let older = text.replace("\"manner\":{\"seconds\":20,\"style\":\"greedy\"},", "");
        assert_ne!(older, text);
        let older: SavedGame = serde_json::from_str(&older).expect(&older);
        assert_eq!(older.manner, Manner::default(), "a game that an older page has stored");
        assert!(saved.level().is_ok_and(|level| level.is_none()));
        let opened = saved.open().expect("it can be opened");
        assert_eq!(opened.game.position().key(), game.position().key());
        assert!(opened.findings.is_empty());
    }
}

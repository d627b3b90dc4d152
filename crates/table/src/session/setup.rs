//! A game that comes to the table.

use std::sync::Arc;

use chesswright_game::{Game, save};
use chesswright_rules::Side;
use chesswright_rules::message::Message;

use crate::Seat;
use crate::computer::Manner;
use crate::level::{self, Hints, LevelSession};
use crate::saved::SavedGame;

/// A game to put on the table: a new one, or one that goes on.
#[derive(Clone, Debug)]
pub struct GameSetup {
    /// The key under which it is stored.
    pub id: String,
    /// The game.
    pub game: Game,
    /// Who moves which side.
    pub seats: Vec<Seat>,
    /// The side at the lower edge. `None` stands for the first person's.
    pub below: Option<Side>,
    /// The level, if the game is one.
    pub level: Option<Arc<LevelSession>>,
    /// How much hints have helped in the level.
    pub hints: Hints,
    /// How the computer plays.
    pub manner: Manner,
    /// Whether the game is kept elsewhere, so that every change is a wish, also where a person has all seats.
    pub elsewhere: bool,
}

impl GameSetup {
    /// A game of these players.
    pub fn new(id: String, game: Game, seats: Vec<Seat>) -> Self {
        Self {
            id,
            game,
            seats,
            below: None,
            level: None,
            hints: Hints::None,
            manner: Manner::default(),
            elsewhere: false,
        }
    }

    /// A game of people who sit at one screen.
    pub fn of_people(id: String, game: Game) -> Self {
        let seats = vec![Seat::Person; game.rules().sides()];
        Self::new(id, game, seats)
    }

    /// A level from its start.
    pub fn level(id: String, level: Arc<LevelSession>) -> Self {
        let below = Some(level::below(&level));
        Self { below, level: Some(level.clone()), ..Self::new(id, level.begin(), level.seats()) }
    }

    /// A stored game, and what is wrong with its text. A level that cannot be played any more is a game without goals.
    pub fn saved(saved: &SavedGame) -> Result<(Self, Vec<Message>), save::LoadError> {
        let loaded = saved.open()?;
        let mut warnings: Vec<Message> = loaded.findings.iter().map(save::Finding::said).collect();
        let level = saved.level().unwrap_or_else(|why| {
            warnings = vec![why.message()];
            None
        });
        let setup = Self {
            below: Some(Side(saved.below)),
            level: level.map(Arc::new),
            hints: saved.hints,
            manner: saved.manner,
            ..Self::new(saved.id.clone(), loaded.game, saved.seats.clone())
        };
        Ok((setup, warnings))
    }

    /// The side at the lower edge. One that the game does not have, as a damaged text may say, is the first.
    pub(super) fn lower(&self) -> Side {
        let person = self.seats.iter().position(|seat| *seat == Seat::Person).unwrap_or(0);
        let below = self.below.unwrap_or(Side(person as u8));
        if below.index() < self.game.rules().sides() { below } else { Side(0) }
    }
}

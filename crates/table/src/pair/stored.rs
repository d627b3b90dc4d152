//! The form in which matches are stored: as BPGN, with what that does not say beside it.

use chesswright_game::clock::Times;
use chesswright_game::{Board, Draws, Match, Millis};
use chesswright_notation::bpgn::Reader;
use chesswright_notation::pgn::Fault;
use chesswright_rules::Side;
use chesswright_rules::message::Message;
use serde::{Deserialize, Serialize};

use super::Pair;
use crate::Seat;
use crate::level::Hints;
use crate::saved::{SavedGame, Sitting, built_in};

/// What is stored of a match beside its moves and what every stored game has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Beside {
    /// Who sits at board B.
    seats: [Seat; 2],
    /// The clocks of both boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    times: Option<[String; 2]>,
    /// Whether draws have to be claimed, as in a match from a file.
    #[serde(default)]
    claimed: bool,
}

impl Pair {
    /// The form in which it is stored, under a title.
    pub fn saved(&self, title: &str, now: Millis) -> SavedGame {
        let [first, second] = self.seats;
        let times = self.game.times(now).map(|times| times.map(|times| times.to_string()));
        let claimed = self.game.game(Board::A).draws == Draws::Claimed;
        let sitting = Sitting {
            id: &self.id,
            title,
            seats: &first,
            below: self.below.0,
            level: None,
            hints: Hints::None,
            manner: self.manner,
        };
        SavedGame::of_match(&self.game, sitting, Beside { seats: second, times, claimed }, now)
    }

    /// The side at the lower edge of board A.
    pub fn below(&self) -> Side {
        self.below
    }

    /// A stored match, as far as its moves can be played.
    ///
    /// # Errors
    /// If the game is not a match, or none that is known, with the reason if there is one to tell.
    pub fn stored(saved: &SavedGame) -> Result<Self, Option<Message>> {
        let beside = saved.beside().ok_or(None)?;
        let mut game = read(saved.file(), 1)?.into_iter().next().ok_or(None)?;
        if !beside.claimed {
            game.set_draws(Draws::Automatic);
        }
        let times = beside.times.as_ref().and_then(|[one, other]| {
            let read = |text: &str| text.parse::<Times>().ok();
            Some([read(one)?, read(other)?])
        });
        if times.is_some() && game.times(0).is_some() {
            game.set_times(times, 0);
        }
        let first = [0, 1].map(|side| saved.seats.get(side).copied().unwrap_or(Seat::Person));
        let pair = Self::new(saved.id.clone(), game, [first, beside.seats], saved.manner);
        Ok(Self { below: Side(saved.below.min(1)), ..pair })
    }
}

/// Once the matches of a text have so many moves together, no further one is read.
const ENOUGH_MOVES: usize = 10_000;

/// The first matches of a text in BPGN, at most so many.
///
/// # Errors
/// If there is none whose game is known, with what is wrong with the first one.
pub(crate) fn read(text: &str, most: usize) -> Result<Vec<Match>, Option<Message>> {
    let mut variants = |name: &str| built_in(name);
    let mut reader = Reader::new(text.as_bytes(), &mut variants);
    let (mut found, mut moves, mut wrong) = (vec![], 0, None);
    while found.len() < most && moves < ENOUGH_MOVES {
        let record = match reader.record() {
            Ok(Some(record)) => record,
            Ok(None) => break,
            Err(error) => return Err(Some(error.to_string().into())),
        };
        wrong = wrong.or_else(|| record.faults.first().map(Fault::message));
        moves += record.entries.len();
        found.extend(Match::from_record(&record));
    }
    match (found.is_empty(), wrong) {
        (true, wrong) => Err(wrong),
        (false, _) => Ok(found),
    }
}

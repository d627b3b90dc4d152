//! New matches on two boards.

use chesswright_game::{Match, Seat as MatchSeat, TimeControl};
use chesswright_rules::message::Message;

use super::{Pair, Seats, at};
use crate::Seat;
use crate::computer::Manner;
use crate::opening::PlanError;
use crate::saved::built_in;

/// A plan of a new match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairPlan {
    /// The name of a built-in game.
    pub game: String,
    /// Who sits where.
    pub seats: Seats,
    /// The names of the players, empty where they have none.
    pub names: [[String; 2]; 2],
    /// How the computers play besides their levels.
    pub manner: Manner,
    /// The time control as text. An empty text means no clocks.
    pub clock: String,
}

impl Default for PairPlan {
    fn default() -> Self {
        Self {
            game: chesswright_notation::bpgn::USUAL.into(),
            seats: [[Seat::Person; 2]; 2],
            names: Default::default(),
            manner: Manner::default(),
            clock: String::new(),
        }
    }
}

impl PairPlan {
    /// The match, which will be stored under this id.
    ///
    /// # Errors
    /// If there is no such game, or it is played on one board.
    pub fn set_up(&self, id: String) -> Result<Pair, PlanError> {
        let rules = built_in(&self.game).ok_or(PlanError::NoGame)?;
        let wrong = |error: chesswright_game::OneBoard| PlanError::Wrong(Message::from(error.to_string()));
        let mut game = Match::new(&rules).map_err(wrong)?;
        // A computer has no name.
        for seat in MatchSeat::ALL.into_iter().filter(|seat| at(&self.seats, *seat) == Seat::Person) {
            let name = &self.names[seat.board.index()][usize::from(seat.side.0)];
            game.player_mut(seat).name = name.trim().to_owned();
        }
        if let Some(control) = TimeControl::lenient(&self.clock) {
            game.set_clock(&control);
        }
        Ok(Pair::new(id, game, self.seats, self.manner))
    }
}

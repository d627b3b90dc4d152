//! The four clocks of a match, of which two run.

use chesswright_notation::bpgn::{Board, Seat};

use super::Match;
use crate::clock::{Clock, Millis, TimeControl, Times};
use crate::ending::{Cause, Ending};

impl Match {
    /// Adds stopped clocks with the same control at both boards.
    pub fn set_clock(&mut self, control: &TimeControl) {
        self.boards.iter_mut().for_each(|game| game.set_clock(control.clone()));
        self.begin = self.times(0);
    }

    /// Starts the clocks of both sides to move, unless the match is over.
    pub fn start_clock(&mut self, now: Millis) {
        if self.ending().is_none() {
            self.clocks().for_each(|clock| clock.start(now));
        }
    }

    /// Stops all clocks.
    pub fn stop_clock(&mut self, now: Millis) {
        self.clocks().for_each(|clock| clock.pause(now));
    }

    /// Ends the match if a player has no time left: the first whose flag has fallen loses, at the moment at which it fell. Returns whether
    /// the match ended now.
    pub fn judge_time(&mut self, now: Millis) -> bool {
        let Some((seat, fell)) = self.fallen(now) else { return false };
        let Seat { board, side } = seat;
        self.end(board, Ending::loss(side, 2, Cause::Time(side)), fell)
    }

    /// The player whose flag has fallen first, and when. If two fell at once, the one at board A.
    pub(super) fn fallen(&self, now: Millis) -> Option<(Seat, Millis)> {
        let fallen = Board::BOTH.into_iter().filter_map(|board| {
            let clock = self.game(board).clock()?;
            let (side, fell) = (clock.flag(now)?, clock.falls_at()?);
            Some((Seat { board, side }, fell))
        });
        fallen.min_by_key(|(_, fell)| *fell)
    }

    /// The times of both boards, with clocks.
    pub fn times(&self, now: Millis) -> Option<[Times; 2]> {
        let of = |board: Board| self.game(board).clock().map(|clock: &Clock| clock.times(now));
        Some([of(Board::A)?, of(Board::B)?])
    }

    /// Sets the clocks of both boards, for example to what they showed when the match was stored.
    pub fn set_times(&mut self, times: Option<[Times; 2]>, now: Millis) {
        for (clock, times) in self.clocks().zip(times.into_iter().flatten()) {
            clock.set(times, now);
        }
    }
}

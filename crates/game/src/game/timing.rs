//! The clock of a game.

use chesswright_rules::{Position, Side};

use super::Game;
use crate::clock::{Clock, Millis, TimeControl};
use crate::ending::{Cause, Decision, Ending};

impl Game {
    /// The clock.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Adds a stopped clock.
    pub fn set_clock(&mut self, control: TimeControl) {
        let clock = Clock::new(control, self.rules().sides(), self.position.turn());
        let here = self.here();
        if let Some(node) = self.tree.get_mut(here) {
            node.times = Some(clock.times(0));
        }
        self.clock = Some(clock);
    }

    /// Removes the clock. The times stored with the moves stay.
    pub fn remove_clock(&mut self) {
        self.clock = None;
    }

    /// Replaces the clock, whatever times are stored with the moves: somebody else keeps the time.
    pub fn put_clock(&mut self, clock: Option<Clock>) {
        self.clock = clock;
    }

    /// Adds a clock without storing its times with a node.
    pub(crate) fn set_clock_apart(&mut self, control: TimeControl) {
        self.clock = Some(Clock::new(control, self.rules().sides(), self.position.turn()));
    }

    pub(crate) fn clock_mut(&mut self) -> Option<&mut Clock> {
        self.clock.as_mut()
    }

    /// Starts the clock, unless the game is over.
    pub fn start_clock(&mut self, now: Millis) {
        if self.ending().is_none()
            && let Some(clock) = &mut self.clock
        {
            clock.start(now);
        }
    }

    /// Stops the clock.
    pub fn stop_clock(&mut self, now: Millis) {
        if let Some(clock) = &mut self.clock {
            clock.pause(now);
        }
    }

    /// Adds time for a side.
    pub fn give_time(&mut self, side: Side, time: Millis) {
        if let Some(clock) = &mut self.clock {
            clock.give(side, time);
        }
    }

    /// Ends the game if the side to move has no time left. `could_win` returns whether a side could still win the
    /// position, for example [`Position::can_win`]. If no other side could, the game is drawn. With more than two sides in
    /// the game, the others play on without the side. Returns whether the game ended now, or the side left.
    pub fn judge_time(&mut self, now: Millis, could_win: &dyn Fn(&Position, Side) -> bool) -> bool {
        let Some(side) = self.clock.as_ref().filter(|clock| clock.is_running()).and_then(|c| c.flag(now))
        else {
            return false;
        };
        let mut others = self.still_in().into_iter().filter(|&other| other != side);
        if others.any(|other| could_win(&self.position, other)) {
            return self.lose(side, Cause::Time(side), now);
        }
        self.end(Ending { decision: Decision::Drawn, cause: Cause::TimeWithoutMaterial(side) }, now)
    }
}

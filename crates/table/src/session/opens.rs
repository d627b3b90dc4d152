//! Putting games on the table.

use chesswright_game::{Game, Millis};
use chesswright_rules::Side;

use super::{Event, GameContext, GameSetup, Part, Session};
use crate::{Seat, opening};

impl Session {
    /// Puts another game on the table. The previous one stays stored, unless it has no moves.
    pub(super) fn open(&mut self, setup: GameSetup, now: Millis) {
        self.stop();
        if is_untouched(&self.game) && self.id != setup.id {
            let id = self.id.clone();
            self.emit(Event::Forget(id));
        }
        self.below = setup.lower();
        let GameSetup { id, game, seats, level, hints, manner, elsewhere, .. } = setup;
        self.aids.hints = hints;
        (self.manner, self.elsewhere) = (manner, elsewhere);
        self.changed(Part::Aids);
        self.context = GameContext::new(game.rules());
        (self.id, self.game, self.seats, self.level) = (id, game, seats, level);
        // How a game starts is no secret.
        self.lifted = Some(self.position().turn()).filter(|_| self.game.line().is_empty());
        self.hinted = None;
        self.let_go();
        self.set_paused(false);
        for part in [Part::Context, Part::Level, Part::Below, Part::Seats, Part::Id, Part::Game] {
            self.changed(part);
        }
        self.emit(Event::ClearNotice);
        self.emit(Event::Started);
        self.consider(now);
    }

    /// Starts the same game or level again. People and computers swap sides, and people at one screen turn the board.
    pub(super) fn rematch(&mut self, id: String, now: Millis) {
        if let Some(level) = self.level.clone() {
            return self.open(GameSetup::level(id, level), now);
        }
        let mut seats = self.seats.clone();
        // A damaged text may name nobody.
        let by = seats.len().min(1);
        seats.rotate_right(by);
        let next = Side((self.below.0 + 1) % self.context.rules.sides() as u8);
        let below = seats.iter().all(|seat| *seat == Seat::Person).then_some(next);
        let manner = self.manner;
        let again = GameSetup::new(id, opening::rematch(&self.game), seats);
        self.open(GameSetup { below, manner, ..again }, now);
        self.emit(Event::Save);
    }
}

/// Whether nothing is lost with a game: it is as the rules begin it.
fn is_untouched(game: &Game) -> bool {
    // One of two boards may be the one without moves.
    !game.is_linked()
        && game.tree().is_empty()
        && game.ending().is_none()
        && game.start().setup() == game.rules().start().setup()
}

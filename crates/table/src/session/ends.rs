//! Ends that are not moves: resigning, draws, claims, time.

use chesswright_game::{Game, Millis};
use chesswright_rules::{Move, Position, Side};
use chesswright_touch::Picking;

use super::{Event, LOW_TIME, Notice, Part, Session, Sound};
use crate::Seat;

impl Session {
    /// Ends the game by something else than a move. With more than two sides in it, a side may only leave the others to play on.
    pub(super) fn end(&mut self, now: Millis, end: impl FnOnce(&mut Game) -> bool) {
        self.stop();
        self.set_picking(Picking::default());
        if !end(&mut self.game) {
            return;
        }
        self.changed(Part::Game);
        match self.game.ending() {
            Some(ending) => self.emit(Event::Ended(ending)),
            None => {
                let left = self.position().last_played().and_then(Move::leaves);
                left.into_iter().for_each(|side| self.emit(Event::Left(side)));
                self.drop_curtain();
                self.consider(now);
            }
        }
        self.emit(Event::Save);
    }

    /// A side offers a draw. The others at the table agree or decline at once, except people, who are to be asked.
    pub(super) fn offer_draw(&mut self, side: Side, now: Millis) {
        if self.game.ending().is_some() || side.index() >= self.context.rules.sides() {
            return;
        }
        if self.is_against_computer() && !self.takes_draw() {
            return self.notice(Notice::DrawDeclined);
        }
        let others = self.sides_of(|seat| seat != Seat::Person);
        if self.agrees(side, &others, now) {
            return;
        }
        self.changed(Part::Game);
        self.emit(Event::DrawOffered);
        self.emit(Event::Save);
    }

    /// A side accepts the draw that is offered.
    pub(super) fn accept_draw(&mut self, side: Side, now: Millis) {
        if self.game.offers().draw.is_some() && side.index() < self.context.rules.sides() {
            self.agrees(side, &[], now);
            self.changed(Part::Game);
            self.emit(Event::Save);
        }
    }

    /// The draw that is offered is declined.
    pub(super) fn decline_draw(&mut self) {
        if self.game.offers().draw.is_some() {
            self.game.decline_draw();
            self.changed(Part::Game);
            self.emit(Event::Save);
        }
    }

    /// All players agree on a draw.
    pub(super) fn agree_draw(&mut self, now: Millis) {
        let all = self.sides_of(|_| true);
        self.agrees(Side(0), &all, now);
    }

    /// A side agrees on a draw, and then others. Returns whether the game is drawn now.
    fn agrees(&mut self, side: Side, others: &[Side], now: Millis) -> bool {
        let drawn = [side].iter().chain(others).any(|&side| self.game.offer_draw(side, now));
        if drawn {
            self.end(now, |_| true);
        }
        drawn
    }

    fn sides_of(&self, sits: impl Fn(Seat) -> bool) -> Vec<Side> {
        let sides = self.seats.iter().enumerate().take(self.context.rules.sides());
        sides.filter(|(_, seat)| sits(**seat)).map(|(side, _)| Side(side as u8)).collect()
    }

    /// Looks at the clock: warns where little time is left, and ends the game where none is.
    pub(super) fn tick(&mut self, now: Millis) {
        let before = std::mem::replace(&mut self.now, now);
        self.changed(Part::Now);
        let turn = self.position().turn();
        let left = |at| self.game.clock().map(|clock| clock.reading(turn, at).left);
        if self.is_a_persons_turn() && left(before) >= Some(LOW_TIME) && left(now) < Some(LOW_TIME) {
            self.emit(Event::Sound(Sound::LowTime));
        }
        let fallen = self.game.clock().is_some_and(|clock| clock.is_running() && clock.flag(now).is_some());
        // Where others are elsewhere, somebody else keeps the time.
        if fallen && !self.is_remote() {
            self.end(now, |game| game.judge_time(now, &Position::can_win));
        }
    }
}

//! Playing moves.

use chesswright_game::{Branch, Ending, Millis, PlayError, read_typed};
use chesswright_notation::observation;
use chesswright_rules::{Move, Position};
use chesswright_touch::Picking;

use super::{Event, Notice, Part, Played, Session, Sound};
use crate::Seat;
use crate::level::Record;

impl Session {
    /// Plays a move of the side to move, whoever that is.
    pub(super) fn play(&mut self, played: &Move, now: Millis) {
        if self.is_remote() {
            return self.wish_move(played);
        }
        let before = self.position().clone();
        // A piece that a person has selected during the computer's turn stays selected.
        if self.is_a_persons_turn() {
            self.set_picking(Picking::default());
        }
        self.game.start_clock(now);
        self.changed(Part::Game);
        match self.game.play(played, Branch::Variation, now) {
            Ok(_) => self.played(before, played, now),
            Err(PlayError::TimeUp) => self.tick(now),
            Err(PlayError::Over) => self.notice(Notice::Over),
            Err(PlayError::Illegal) => self.emit(Event::Sound(Sound::Refused)),
        }
    }

    fn played(&mut self, before: Position, played: &Move, now: Millis) {
        let ending = self.game.ending();
        self.changed(Part::Game);
        if self.tell(&before, played) {
            return self.after_move(now);
        }
        let check = self.position().is_check() && ending.is_none();
        let sound = sound(&before, played, check, ending.as_ref());
        let by = self.seats.get(before.turn().index()).copied().unwrap_or(Seat::Person);
        let played = Played { before, played: played.clone(), by, check, ending, sound };
        self.emit(Event::Played(Box::new(played)));
        self.after_move(now);
    }

    fn after_move(&mut self, now: Millis) {
        self.emit(Event::Save);
        self.reward();
        // A hint that is still being computed would come too late.
        self.stop();
        self.consider(now);
        self.play_premove(now);
    }

    /// Rolls dice and turns up pieces, as long as nature is to move. Where it has moved before, it does the same again.
    pub(super) fn let_nature_move(&mut self, now: Millis) {
        if self.is_remote() || !self.position().awaits_chance() {
            return;
        }
        let mut before = self.position().clone();
        let nature = &mut self.nature;
        let mut random = |below: u32| (nature.next_u64() % u64::from(below.max(1))) as u32;
        for played in self.game.let_nature_move(&mut random, now) {
            let mut after = before.clone();
            after.play_unchecked(&played);
            if !self.tell_of(&before, &played, &after) {
                let (by, sound) = (Seat::Controller, Sound::Move);
                let told =
                    Played { before, played, by, check: after.is_check(), ending: self.game.ending(), sound };
                self.emit(Event::Played(Box::new(told)));
            }
            before = after;
        }
        self.changed(Part::Game);
        self.emit(Event::Save);
    }

    /// Tells the result of a level that has been won.
    fn reward(&mut self) {
        let Some(level) = self.level.as_ref().filter(|level| level.is_won(self.position())) else { return };
        let moves = level.moves(&self.game);
        let solved =
            Event::Solved(level.source, Record { stars: level.stars(moves, self.aids.hints), moves });
        self.emit(solved);
    }

    /// Plays a typed move, or says why it is not legal.
    pub(super) fn play_typed(&mut self, text: &str, now: Millis) {
        if !self.is_a_persons_turn() {
            return self.notice(match self.game.ending() {
                Some(_) => Notice::Over,
                None if self.is_remote() => Notice::NotYourTurn,
                None => Notice::Wait,
            });
        }
        if let Some(eyes) = self.game().eyes() {
            // What is read must not depend on what is hidden.
            let seen = self.game().position();
            let read = observation::read(&self.context.rules, &eyes.seen, text).cloned();
            let meant = || Some(seen.choice(&read_typed(&self.context.san, seen, text).ok()?));
            return match read.or_else(meant).filter(|choice| eyes.seen.choices.contains(choice)) {
                Some(choice) => self.make(&choice, now),
                None => self.emit(Event::Refused(None)),
            };
        }
        match read_typed(&self.context.san, self.position(), text) {
            Ok(played) => self.play(&played, now),
            Err(why) => self.notice(Notice::Unreadable(why)),
        }
    }

    /// Passes, if that is legal.
    pub(super) fn pass(&mut self, now: Millis) {
        if let Some(pass) = self.game().choices().into_iter().find(|choice| choice.pass) {
            self.make(&pass, now);
        }
    }
}

pub(super) fn sound(before: &Position, played: &Move, check: bool, ending: Option<&Ending>) -> Sound {
    if ending.is_some() {
        Sound::End
    } else if check {
        Sound::Check
    } else if before.captures(played).is_empty() {
        Sound::Move
    } else {
        Sound::Capture
    }
}

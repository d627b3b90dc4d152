//! Who looks at a game in which something is hidden, and what that person may see.
//!
//! The session has the whole game, and shows it as one side has seen it ([`Session::game`]). Against computers that is the person's
//! side. Of several people at one screen, the one to move looks, and a curtain is down until that person has taken the device. Once
//! the game is over, nothing is hidden any more.
//!
//! What would tell more is refused: hints, because they know the whole game, and moves that are taken back, also against the computer:
//! whoever has seen what a move leads to would play another one. Whoever looks at an earlier move only looks.

use chesswright_game::{Game, Millis};
use chesswright_notation::observation;
use chesswright_rules::definition::model::TriesRule;
use chesswright_rules::{Announcement, Choice, Move, Observation, Position, SeenStep, Side};
use chesswright_touch::Picking;

use super::{Act, Event, Notice, Part, Session, Sound, Witnessed};
use crate::Seat;

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Looks {
    /// Nothing is hidden from anybody who looks.
    All,
    /// A side.
    Side(Side),
    /// Somebody of whom it is not known which side that is.
    Anybody,
}

impl Session {
    /// Whether something is hidden from whoever looks.
    pub fn is_hidden(&self) -> bool {
        self.game().eyes().is_some()
    }

    /// The side whose player is to take the device, while the curtain is down.
    pub fn curtain(&self) -> Option<Side> {
        (self.looks() == Looks::Anybody).then(|| self.turn_of_line())
    }

    fn looks(&self) -> Looks {
        if !self.context.rules.hides() || self.game.eyes().is_some() || self.game.end_of_line().is_some() {
            return Looks::All;
        }
        let mut people = self.people();
        match (people.next(), people.next()) {
            // Computers have no secrets from those who watch them.
            (None, _) => Looks::All,
            (Some(person), None) => Looks::Side(person),
            (Some(_), Some(_)) => self.lifted.map_or(Looks::Anybody, Looks::Side),
        }
    }

    fn people(&self) -> impl Iterator<Item = Side> {
        let seats = self.seats.iter().enumerate().filter(|(_, seat)| **seat == Seat::Person);
        seats.map(|(side, _)| Side(side as u8))
    }

    /// The side to move, also while somebody looks at earlier moves.
    fn turn_of_line(&self) -> Side {
        let mut last = self.game.position().clone();
        let later = self.game.line().iter().skip(self.game.path().len());
        for played in later.map_while(|id| self.game.tree().get(*id)?.played()) {
            last.play_unchecked(played);
        }
        last.turn()
    }

    /// The game as whoever looks may see it, if something is hidden.
    pub(super) fn seen(&self) -> Option<Box<Game>> {
        let side = match self.looks() {
            Looks::All => return None,
            Looks::Side(side) => Some(side),
            Looks::Anybody => None,
        };
        Some(Box::new(self.game.seen_by(side)))
    }

    /// Refuses what would tell of what is hidden. Returns whether it did.
    pub(super) fn must_not(&mut self, act: &Act) -> bool {
        let tells = match act {
            Act::Undo | Act::Redo | Act::Hint | Act::Claim => true,
            // Of a game that is kept elsewhere, only the last sight is here.
            Act::GoTo(_) => self.curtain().is_some() || self.game.eyes().is_some(),
            // Notes are read by everybody.
            Act::Comment(..) | Act::Sign(..) => true,
            _ => false,
        };
        let refused = tells && self.is_hidden();
        if refused {
            self.notice(Notice::Hidden);
        }
        refused
    }

    /// The person whose turn it is has taken the device.
    pub(super) fn lift(&mut self) {
        if let Some(side) = self.curtain() {
            self.lifted = Some(side);
            self.below = side;
            self.changed(Part::Game);
            self.changed(Part::Below);
        }
    }

    /// Drops the curtain if it is the turn of another person than the one who looks.
    pub(super) fn drop_curtain(&mut self) {
        let turn = self.position().turn();
        if self.seats.get(turn.index()) == Some(&Seat::Person) && self.lifted.is_some_and(|side| side != turn)
        {
            self.lifted = None;
            self.shown.take();
            if self.is_hidden() {
                self.let_go();
                self.emit(Event::Curtain);
            }
        }
    }

    /// Tells whoever looks of a move, if something is hidden. Returns whether it was told so.
    pub(super) fn tell(&mut self, before: &Position, played: &Move) -> bool {
        self.drop_curtain();
        let after = self.position().clone();
        self.tell_of(before, played, &after)
    }

    /// The same, where the game may have gone on.
    pub(super) fn tell_of(&mut self, before: &Position, played: &Move, after: &Position) -> bool {
        match self.looks() {
            Looks::All => return false,
            Looks::Anybody => self.emit(Event::Sound(Sound::Move)),
            Looks::Side(side) => {
                let step = SeenStep::new(before, played, after, side);
                self.tell_step(&before.observe(side), step);
            }
        }
        true
    }

    /// Tells of a step of which a side saw that much, which had seen `before`.
    pub(super) fn tell_step(&mut self, before: &Observation, step: SeenStep) {
        let fallen = step.fallen(&self.context.rules, before);
        let moved = step.chosen.as_ref().and_then(|choice| before.piece(choice.from));
        let told = |what: fn(&Announcement) -> bool| step.seen.announced.iter().any(what);
        let sound = if told(|one| matches!(one, Announcement::Check(_))) {
            Sound::Check
        } else if fallen.is_empty() && !told(|one| matches!(one, Announcement::Captured(..))) {
            Sound::Move
        } else {
            Sound::Capture
        };
        self.emit(Event::Witnessed(Box::new(Witnessed { step, moved, fallen, sound })));
    }

    /// Makes a move that a person has chosen.
    pub(super) fn make(&mut self, choice: &Choice, now: Millis) {
        if self.game.eyes().is_some() {
            return self.wish_choice(choice);
        }
        match self.position().chosen(choice) {
            Some(played) => self.play(&played, now),
            None => self.say_no(choice, now),
        }
    }

    /// The umpire refuses what the side to move has tried, if that may be tried. Then it is still that side's turn.
    pub(super) fn say_no(&mut self, choice: &Choice, now: Millis) {
        let by = self.position().turn();
        if self.is_a_persons_turn() {
            self.set_picking(Picking::default());
        }
        if !self.game.refuse(choice) {
            return self.emit(Event::Refused(None));
        }
        self.game.start_clock(now);
        self.changed(Part::Game);
        let tried = || Some(observation::text(&self.context.rules, by, choice));
        let heard = self.context.rules.definition().view.tries == TriesRule::All;
        match self.looks() {
            Looks::All => self.emit(Event::SaidNo(by, tried())),
            Looks::Side(side) if side == by => self.emit(Event::SaidNo(by, tried())),
            Looks::Side(_) if heard => self.emit(Event::SaidNo(by, None)),
            Looks::Side(_) | Looks::Anybody => {}
        }
        self.emit(Event::Save);
        self.consider(now);
    }
}

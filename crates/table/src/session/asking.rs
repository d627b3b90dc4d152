//! Asking the worker, and what its answers bring about.

use chesswright_game::{Millis, NodeId, read_move};
use chesswright_notation::observation;
use chesswright_notation::san::Style;
use chesswright_puzzle::solve::Hint;
use chesswright_rules::Move;
use chesswright_rules::board::Cell;
use chesswright_touch::Origin;

use super::{Asked, Event, Hinted, Notice, Part, Pointed, Session, Sound};
use crate::computer::{Assessment, Found, Numbered, Request, Task, TimeLeft, What};
use crate::level::Hints;

impl Session {
    /// Asks the worker if the computer or a level's enemies are to move. Where moves follow already, somebody only looks at the game.
    pub(super) fn consider(&mut self, now: Millis) {
        if self.level.is_some() {
            self.emit(Event::PrepareWorker);
        }
        self.let_nature_move(now);
        if let Some(request) = self.turn().request()
            && !self.paused
            && self.asked.is_none()
        {
            self.ask(request, now);
        }
    }

    /// Asks for a good move to show to the player, or shows more of the last one.
    pub(super) fn hint(&mut self, now: Millis) {
        if self.asked.is_some() {
            return self.notice(Notice::Wait);
        }
        let is_level = self.level.is_some();
        let late = self.game.ending().is_some() || is_level && !self.is_a_persons_turn();
        if late || is_level && self.hint_further(now) {
            return;
        }
        self.notice(Notice::HintComing);
        self.ask(if is_level { Request::Way } else { Request::Hint }, now);
    }

    /// Pauses a game of computers, or continues it.
    pub(super) fn pause(&mut self, paused: bool, now: Millis) {
        self.set_paused(paused);
        if paused { self.stop() } else { self.consider(now) }
    }

    /// Stops thinking, because the answer is no longer needed.
    pub(super) fn stop(&mut self) {
        if self.asked.is_some() {
            self.set_asked(None);
            // Enemies of levels answer soon, and the worker keeps what it has computed for the level.
            self.emit(if self.level.is_some() { Event::DiscardTask } else { Event::CancelTask });
        }
    }

    fn ask(&mut self, request: Request, now: Millis) {
        let side = self.position().turn();
        let left = self.game.clock().map(|clock| TimeLeft::of(clock, side, now));
        let level = self.level.as_ref().map(|level| level.level().to_short_json());
        let task = Task { level, left, manner: self.manner, ..Task::new(&self.game, request, now) };
        // Zero is no task's number.
        self.tasks = self.tasks.wrapping_add(1).max(1);
        self.set_asked(Some(Asked { number: self.tasks, request }));
        self.emit(Event::Ask(Box::new(Numbered { number: self.tasks, task })));
    }

    /// Plays or shows what was found, unless it is no longer waited for.
    pub(super) fn answered(&mut self, found: &Found, now: Millis) {
        let Some(asked) = self.asked.filter(|asked| asked.number == found.number) else { return };
        self.set_asked(None);
        if let Some(assessment) = Assessment::of(&self.id, asked.request, &found.what) {
            self.assessment = Some(assessment);
        }
        match (&found.what, asked.request) {
            (What::Move { played, .. }, Request::Play(_) | Request::Reply) => {
                self.with_move(played, now, |session, played| session.play(&played, now));
            }
            (What::Move { played, .. }, _) => self.with_move(played, now, Self::show_hint),
            (&What::Way { piece, to, distance, ref played }, _) => {
                self.with_move(played, now, |session, played| {
                    session.show_step(Hint { piece, to, played, distance }, 0, now);
                });
            }
            (What::NoWay { lost: true }, _) => self.notice(Notice::Unwinnable),
            (What::NoWay { lost: false }, _) => self.notice(Notice::NoHint),
        }
    }

    /// Reads a move of an answer. One that does not fit the game is a failure of the worker.
    fn with_move(&mut self, text: &str, now: Millis, then: impl FnOnce(&mut Self, Move)) {
        let read = match self.context.rules.hides() {
            true => {
                let seen = self.position().observe(self.position().turn());
                let choice = observation::read(&self.context.rules, &seen, text);
                let played = choice.and_then(|choice| self.position().chosen(choice));
                if let (Some(choice), None, true) =
                    (choice, &played, self.context.rules.definition().view.has_tries())
                {
                    return self.say_no(choice, now);
                }
                played
            }
            false => read_move(self.position(), text),
        };
        match read {
            Some(played) => then(self, played),
            None => {
                self.emit(Event::Sound(Sound::Refused));
                self.notice(Notice::WorkerFailed);
            }
        }
    }

    /// The worker was lost. The game waits until somebody goes on.
    pub(super) fn worker_lost(&mut self, number: u32) {
        if self.asked.is_some_and(|asked| asked.number == number) {
            self.set_asked(None);
            self.set_paused(true);
            self.notice(Notice::WorkerFailed);
        }
    }

    fn show_hint(&mut self, played: Move) {
        let text = self.context.san.write(self.position(), &played, Style::SHORT);
        let origin = self.origin(&played);
        self.pick(origin);
        self.point(origin.cell(), played.to());
        self.notice(Notice::Hint(text));
    }

    fn origin(&self, played: &Move) -> Origin {
        Origin::of(&self.position().choice(played))
    }

    /// Points at where a piece should go, until another position is shown.
    fn point(&mut self, from: Option<Cell>, to: Cell) {
        self.pointed = Some(Pointed { at: self.place(), from, to });
        self.changed(Part::Picking);
    }

    /// What a hint points at, if it was for this position: where the piece stands, unless it is in a hand, and where it
    /// should go.
    pub(super) fn pointed(&self) -> Option<(Option<Cell>, Cell)> {
        self.pointed
            .as_ref()
            .filter(|pointed| pointed.at == self.place())
            .map(|pointed| (pointed.from, pointed.to))
    }

    /// Shows the next step of the last hint, if it was for this position. Returns whether it was.
    fn hint_further(&mut self, now: Millis) -> bool {
        let at = self.place();
        let Some(Hinted { hint, step, .. }) = self.hinted.clone().filter(|hinted| hinted.at == at) else {
            return false;
        };
        self.show_step(hint, step + 1, now);
        true
    }

    /// A hint in three steps: the piece, where it goes, and then the move is played.
    fn show_step(&mut self, hint: Hint, step: u8, now: Millis) {
        self.helped(if step < 2 { Hints::Asked } else { Hints::Played });
        match step {
            // A piece that comes from the hand stands nowhere yet.
            0 if hint.played.drop().is_none() => {
                self.pick(Origin::Cell(hint.piece));
                self.point(None, hint.piece);
                self.notice(Notice::HintPiece(hint.piece, hint.distance));
            }
            0 | 1 => {
                let origin = self.origin(&hint.played);
                self.pick(origin);
                self.point(origin.cell(), hint.to);
                self.notice(Notice::HintTarget(hint.to));
            }
            _ => return self.play(&hint.played, now),
        }
        let step = if hint.played.drop().is_some() { 1 } else { step };
        self.hinted = Some(Hinted { at: self.place(), hint, step });
    }

    /// The game, and the node in its tree of moves.
    fn place(&self) -> (String, NodeId) {
        (self.id.clone(), self.game.here())
    }

    /// Whether the computer takes a draw now.
    pub(super) fn takes_draw(&self) -> bool {
        let moves = self.game.path().len();
        self.assessment.as_ref().is_some_and(|last| last.takes_draw(&self.id, moves))
    }
}

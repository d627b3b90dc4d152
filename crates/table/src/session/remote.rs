//! Games with players elsewhere: what a person wants goes out as a wish, and what has happened comes back as the game.

use chesswright_game::{Game, Millis, write_move};
use chesswright_notation::observation;
use chesswright_rules::{Choice, History, Move, Side};
use chesswright_touch::Picking;

use super::plays::sound;
use super::{Act, Event, Part, Played, Session, Sound};
use crate::Seat;

/// What a person wants in a game with players elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To play a move, in the form in which games are stored.
    Move(String),
    /// To offer a draw, or to accept it.
    Draw,
    /// To decline the draw that is offered.
    NoDraw,
    /// To take the last turn back, or to let the opponent.
    TakeBack,
    /// To decline that.
    NoTakeBack,
    /// To resign.
    Resign,
    /// To claim a draw, or another end that may be claimed.
    Claim,
    /// To play again.
    Rematch,
}

/// A game with players elsewhere, as it stands.
#[derive(Clone, Debug)]
pub struct Synced {
    /// The game, at its last move.
    pub game: Game,
    /// Who moves which side.
    pub seats: Vec<Seat>,
    /// What was seen of the game, if that is all that is known here.
    pub witnessed: Option<Box<History>>,
}

impl Session {
    /// Whether the game is kept elsewhere, so that it changes only when that is confirmed.
    pub fn is_remote(&self) -> bool {
        self.elsewhere || self.seats.contains(&Seat::Remote)
    }

    /// Passes on what would change the game. Returns whether nothing else is to be done.
    pub(super) fn only_wishes(&mut self, act: &Act) -> bool {
        let wish = match act {
            // Computers at one of two boards.
            Act::Pause(_) if self.game.is_linked() => return false,
            Act::Undo => Wish::TakeBack,
            Act::Resign(_) => Wish::Resign,
            Act::OfferDraw(_) | Act::AcceptDraw(_) | Act::AgreeDraw => Wish::Draw,
            Act::DeclineDraw => Wish::NoDraw,
            Act::Claim => Wish::Claim,
            Act::Rematch(_) => Wish::Rematch,
            // Nobody plays a move again that was taken back, and nobody gets help.
            Act::Redo | Act::Restart | Act::Hint | Act::Pause(_) => return true,
            _ => return false,
        };
        if self.seats.contains(&Seat::Person) {
            self.emit(Event::Wish(wish));
        }
        true
    }

    /// The person wants to play a move.
    pub(super) fn wish_move(&mut self, played: &Move) {
        let text = write_move(self.position(), played);
        self.set_picking(Picking::default());
        self.emit(Event::Wish(Wish::Move(text)));
    }

    /// The person wants to play a move in a game of which the page has only what one side sees.
    pub(super) fn wish_choice(&mut self, choice: &Choice) {
        let texts = self.game.eyes().map(|eyes| observation::choices(&self.context.rules, &eyes.seen));
        let text = texts.into_iter().flatten().find(|(one, _)| *one == choice).map(|(_, text)| text);
        self.set_picking(Picking::default());
        text.into_iter().for_each(|text| self.emit(Event::Wish(Wish::Move(text))));
    }

    /// Shows the game as it stands. Moves that are new are played as if they were made here; where the game has become another one, what
    /// a person has begun is dropped.
    pub(super) fn sync(&mut self, synced: Synced, now: Millis) {
        let Synced { game, seats, witnessed } = synced;
        let (known, line) = (moves(&self.game), moves(&game));
        let looks_at = Some(self.game.path().len()).filter(|&at| at < known.len());
        let (was_hidden, hidden) = (self.game.eyes().is_some(), game.eyes().is_some());
        // What is seen of a game has no start of its own.
        let same_start = match hidden {
            true => was_hidden,
            false => !was_hidden && self.game.start().key() == game.start().key(),
        };
        let goes_on = same_start && line.starts_with(&known);
        let was_over = self.game.end_of_line().is_some();
        let mut at = self.position().clone();
        self.set_seats(seats);
        // A computer thinks on, unless it has other choices now.
        if self.asked.is_some()
            && (!goes_on || game.ending().is_some() || game.choices() != self.game.choices())
        {
            self.stop();
        }
        self.game = game;
        self.changed(Part::Game);
        let ending = self.game.ending();
        let new = &self.game.line()[known.len().min(line.len())..];
        let new: Vec<Move> =
            new.iter().filter_map(|&node| self.game.tree().get(node)?.played()).cloned().collect();
        if !goes_on {
            self.set_picking(Picking::default());
            self.set_premove(None);
            self.emit(Event::Walked);
        } else if let Some(history) = witnessed {
            for number in known.len()..history.steps.len() {
                self.tell_step(history.at(number), history.steps[number].clone());
            }
            self.play_premove(now);
        } else if let Some(ply) = looks_at {
            self.look_on(ply, now);
            if !new.is_empty() {
                self.emit(Event::Sound(Sound::Move));
            }
        } else {
            let last = new.len();
            for (number, played) in new.into_iter().enumerate() {
                let before = at.clone();
                at.play_unchecked(&played);
                if let Some((side, kind, number)) = played.supplies() {
                    self.emit(Event::Supplied(side, kind, number));
                    continue;
                }
                let ending = ending.clone().filter(|_| number + 1 == last);
                let check = at.is_check() && ending.is_none();
                let sound = sound(&before, &played, check, ending.as_ref());
                let by = self.seats.get(before.turn().index()).copied().unwrap_or(Seat::Remote);
                self.emit(Event::Played(Box::new(Played { before, played, by, check, ending, sound })));
            }
            self.play_premove(now);
        }
        let silent = looks_at.is_some() || known == line || was_hidden;
        if let Some(ending) = ending.filter(|_| !was_over && silent) {
            self.emit(Event::Ended(ending));
        }
        self.consider(now);
    }

    /// Keeps showing an earlier move while the game goes on.
    fn look_on(&mut self, ply: usize, now: Millis) {
        let clock = self.game.clock().cloned();
        let node = ply.checked_sub(1).and_then(|last| self.game.line().get(last)).copied();
        self.game.go_to(node.unwrap_or(chesswright_game::NodeId::ROOT), now);
        self.game.put_clock(clock);
    }

    /// Seats may be taken while somebody looks. A person who sits down sits at the lower edge.
    fn set_seats(&mut self, seats: Vec<Seat>) {
        if self.seats == seats {
            return;
        }
        let person = |seats: &[Seat]| seats.iter().position(|seat| *seat == Seat::Person);
        if let (None, Some(side)) = (person(&self.seats), person(&seats)) {
            self.below = Side(side as u8);
            self.changed(Part::Below);
        }
        self.seats = seats;
        self.changed(Part::Seats);
    }
}

/// The moves of a game to the end of the line that is shown.
fn moves(game: &Game) -> Vec<String> {
    let text = |id| game.tree().get(id).map(|node| node.text().to_owned());
    game.line().iter().copied().filter_map(text).collect()
}

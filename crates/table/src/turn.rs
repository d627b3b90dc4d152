//! Whose turn it is, and what follows from the seats.

use chesswright_game::{Game, Millis};
use chesswright_rules::Side;

use crate::Seat;
use crate::computer::Request;

/// A game and its seats.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    game: &'a Game,
    seats: &'a [Seat],
}

impl<'a> Turn<'a> {
    /// The turn of a game.
    pub fn new(game: &'a Game, seats: &'a [Seat]) -> Self {
        Self { game, seats }
    }

    /// The seat of the side to move. `None` when the game is over.
    fn mover(self) -> Option<Seat> {
        let side = self.game.position().turn();
        let is_over = self.game.ending().is_some();
        // With others elsewhere, at one of two boards, and where something is hidden, who looks at an earlier move only looks.
        let looks = self.game.path().len() < self.game.line().len()
            && (self.seats.contains(&Seat::Remote) || self.game.is_linked() || self.game.rules().hides());
        self.seats
            .get(side.index())
            .copied()
            .filter(|_| !is_over && !looks && !self.game.position().awaits_chance())
    }

    /// The first side that a person plays.
    fn person(self) -> Option<Side> {
        let person = self.seats.iter().position(|seat| *seat == Seat::Person)?;
        Some(Side(person as u8))
    }

    /// Whether a person may move.
    pub fn is_a_persons(self) -> bool {
        self.mover() == Some(Seat::Person)
    }

    /// The side of a person who waits for another player and may make a premove.
    pub fn waiting(self) -> Option<Side> {
        self.person().filter(|_| self.mover().is_some_and(|seat| seat != Seat::Person))
    }

    /// Whether somebody elsewhere is to move.
    pub fn is_elsewhere(self) -> bool {
        self.mover() == Some(Seat::Remote)
    }

    /// The side that resigns or offers a draw: the side to move if a person plays it, otherwise the first person's
    /// side.
    pub fn speaker(self) -> Side {
        let side = self.game.position().turn();
        match self.seats.get(side.index()) {
            Some(Seat::Person) => side,
            _ => self.person().unwrap_or(Side(0)),
        }
    }

    /// The next task of the worker. If more moves follow, the user is only looking at an earlier position.
    pub fn request(self) -> Option<Request> {
        let at_the_end = self.game.tree().children(self.game.here()).is_empty();
        // At one of two boards, a side may have to wait for a piece.
        let waits = self.game.is_linked() && self.game.position().is_waiting();
        match self.mover().filter(|_| at_the_end && !waits)? {
            Seat::Computer(level) => Some(Request::Play(level)),
            Seat::Controller => Some(Request::Reply),
            Seat::Person | Seat::Remote => None,
        }
    }
}

/// Undoes or redoes moves. In games against others, it continues until a person is to move. Returns whether the
/// position changed.
pub(crate) fn walk(
    game: &mut Game,
    seats: &[Seat],
    step: fn(&mut Game, Millis) -> bool,
    now: Millis,
) -> bool {
    let from = game.here();
    let walked = step(game, now);
    let between = |game: &Game| Turn::new(game, seats).waiting().is_some();
    while walked && between(game) && step(game, now) {}
    // If others moved first, no person is to move before their first move.
    if between(game) && game.path().is_empty() {
        game.go_to(from, now);
        return false;
    }
    walked
}

#[cfg(test)]
mod tests {
    use chesswright_game::Branch;

    use super::*;
    use crate::saved::built_in;

    fn played(moves: &str) -> Game {
        let mut game = Game::new(&built_in("chess").expect("chess"));
        for text in moves.split_whitespace() {
            game.play_text(text, Branch::Variation, 0).expect(text);
        }
        game
    }

    const SECOND: [Seat; 2] = [Seat::Computer(3), Seat::Person];

    #[test]
    fn undo_goes_back_to_where_the_person_moves() {
        let mut game = played("e2e4 e7e5 g1f3");
        assert!(walk(&mut game, &SECOND, Game::undo, 0));
        assert_eq!(game.path().len(), 1);
        assert!(!walk(&mut game, &SECOND, Game::undo, 0), "before it the computer would only move again");
        assert_eq!(game.path().len(), 1);
        assert!(walk(&mut game, &SECOND, Game::redo, 0));
        assert_eq!(game.path().len(), 3);
        let people = [Seat::Person, Seat::Person];
        assert!(walk(&mut game, &people, Game::undo, 0));
        assert_eq!(game.path().len(), 2, "people take back one move at a time");
    }

    #[test]
    fn the_worker_is_asked_where_the_game_goes_on() {
        let mut game = played("e2e4 e7e5");
        assert_eq!(Turn::new(&game, &SECOND).request(), Some(Request::Play(3)));
        assert_eq!(Turn::new(&game, &[Seat::Controller, Seat::Person]).request(), Some(Request::Reply));
        assert_eq!(Turn::new(&game, &[Seat::Person, Seat::Computer(3)]).request(), None);
        game.undo(0);
        game.undo(0);
        assert_eq!(Turn::new(&game, &SECOND).request(), None, "somebody looks at a move that was played");
    }

    #[test]
    fn a_person_waits_for_others_and_speaks_for_the_own_side() {
        let mut game = played("e2e4 e7e5");
        let turn = Turn::new(&game, &SECOND);
        assert_eq!((turn.is_a_persons(), turn.waiting(), turn.speaker()), (false, Some(Side(1)), Side(1)));
        let first = [Seat::Person, Seat::Computer(3)];
        let turn = Turn::new(&game, &first);
        assert_eq!((turn.is_a_persons(), turn.waiting(), turn.speaker()), (true, None, Side(0)));
        assert!(game.resign(Side(0), 0));
        let turn = Turn::new(&game, &first);
        assert_eq!((turn.is_a_persons(), turn.waiting(), turn.request()), (false, None, None));
    }
}

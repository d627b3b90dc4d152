//! New games, and links to games.

use chesswright_catalog::recognise::is_shared_game;
use chesswright_game::{Game, TimeControl};
use chesswright_notation::position;
use chesswright_rules::message::Message;
use chesswright_rules::{Position, Rules};

use crate::Seat;
use crate::computer::Manner;
use crate::saved::built_in;

/// The players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// People play against each other.
    PersonPerson,
    /// A person plays against the computer.
    PersonComputer,
    /// The computer plays against itself.
    ComputerComputer,
}

/// The side that a person plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideChoice {
    /// The side that moves first.
    First,
    /// The side that moves last.
    Second,
    /// A random side.
    Random,
}

/// The start position of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The start position of the rules.
    Standard,
    /// A shuffled position, if the rules have one.
    Shuffled,
    /// A position as text.
    Fen(String),
}

/// A plan of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The name of a built-in game.
    pub game: String,
    /// The players.
    pub mode: Mode,
    /// The computer's playing strength.
    pub level: u8,
    /// How the computer plays besides that.
    pub manner: Manner,
    /// The side of the person who plays against the computer.
    pub side: SideChoice,
    /// The start position.
    pub start: Start,
    /// The time control as text. An empty text means no clock.
    pub clock: String,
}

/// Why a game cannot be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanError {
    /// There is no built-in game of this name.
    NoGame,
    /// The game or the position is invalid.
    Wrong(Message),
}

impl Plan {
    /// The plan of a game like the given one.
    pub fn like(game: &Game, seats: &[Seat], manner: Manner) -> Self {
        let level = seats.iter().find_map(|seat| match seat {
            Seat::Computer(level) => Some(*level),
            Seat::Person | Seat::Controller | Seat::Remote => None,
        });
        let mode = match (level, seats.contains(&Seat::Person)) {
            (None, _) => Mode::PersonPerson,
            (Some(_), true) => Mode::PersonComputer,
            (Some(_), false) => Mode::ComputerComputer,
        };
        let second = mode == Mode::PersonComputer && seats.first() != Some(&Seat::Person);
        let name = game.rules().definition().name.clone();
        Self {
            game: if chesswright_catalog::find(&name).is_some() { name } else { "chess".into() },
            mode,
            level: level.unwrap_or(3),
            manner,
            side: if second { SideChoice::Second } else { SideChoice::First },
            start: Start::Standard,
            clock: game.clock().map(|clock| clock.control().to_string()).unwrap_or_default(),
        }
    }

    /// The game and its seats. `random(n)` returns a random number below `n`.
    pub fn set_up(&self, random: &mut dyn FnMut(u32) -> u32) -> Result<(Game, Vec<Seat>), PlanError> {
        // These are the rules with which the game is compared when it is stored, so that they are compiled once.
        let rules = built_in(&self.game).ok_or(PlanError::NoGame)?;
        let mut game = Game::from_position(&self.start(&rules, random)?);
        if let Some(control) = TimeControl::lenient(&self.clock) {
            game.set_clock(control);
        }
        let sides = rules.sides();
        let person = match self.side {
            SideChoice::First => 0,
            SideChoice::Second => sides - 1,
            SideChoice::Random => random(sides as u32) as usize,
        };
        let seat = |side: usize| match self.mode {
            Mode::PersonPerson => Seat::Person,
            Mode::PersonComputer if side == person => Seat::Person,
            Mode::PersonComputer | Mode::ComputerComputer => Seat::Computer(self.level),
        };
        Ok((game, (0..sides).map(seat).collect()))
    }

    fn start(&self, rules: &Rules, random: &mut dyn FnMut(u32) -> u32) -> Result<Position, PlanError> {
        match &self.start {
            Start::Standard => Ok(rules.start()),
            Start::Shuffled => rules.deal(random).map_err(|error| PlanError::Wrong(error.to_string().into())),
            Start::Fen(text) => position::read(rules, text)
                .and_then(|read| read.strict(text))
                .map_err(|error| PlanError::Wrong(error.message())),
        }
    }
}

/// The game of a day, as days since 1 January 1970.
pub fn of_the_day(day: u64) -> Game {
    let rules = built_in(chesswright_catalog::of_the_day(day)).or_else(|| built_in("chess"));
    let rules = rules.unwrap_or_else(|| unreachable!("the catalogue has chess"));
    Game::new(&rules)
}

/// A new game from the same start position with the same clock.
pub fn rematch(game: &Game) -> Game {
    let mut again = Game::from_position(game.start());
    if let Some(clock) = game.clock() {
        again.set_clock(clock.control().clone());
    }
    again
}

/// A game from a text, with findings.
#[derive(Debug)]
pub struct Opened {
    /// The game.
    pub game: Game,
    /// The parts of the text that could not be read.
    pub warnings: Vec<Message>,
}

/// The content of a link: the part of an address after `#`, or the text itself.
pub fn link_in(text: &str) -> &str {
    let text = text.trim();
    text.rsplit_once('#').map_or(text, |(before, after)| if before.contains("://") { after } else { text })
}

/// Whether the part of an address after `#` is a game or a level, and not a place on the page.
pub fn is_link(fragment: &str) -> bool {
    is_shared_game(fragment) || fragment.starts_with(chesswright_catalog::level::CODE_PREFIX)
}

#[cfg(test)]
mod tests {
    use chesswright_game::save;

    use super::*;

    #[test]
    fn links_are_distinguished_from_places_on_the_page() {
        let level = chesswright_catalog::level::read("goal: take all\n\nr..\nR..\n").expect("a level");
        let game = save::share(&of_the_day(20_000), &built_in, 0);
        for link in [level.to_code().as_str(), game.as_str(), "g1.torn"] {
            assert!(is_link(link), "{link}");
        }
        for place in ["", "board", "typed", "g", "g.", "gone.", "CL"] {
            assert!(!is_link(place), "{place}");
        }
        assert_eq!(link_in(" https://example.org/#g1.abc "), "g1.abc");
        assert_eq!(link_in("a # b"), "a # b", "no address");
    }

    #[test]
    fn plans_seat_people_and_computers() {
        let plan = Plan {
            game: "chess".into(),
            mode: Mode::PersonComputer,
            level: 5,
            manner: Manner { seconds: Some(10), style: None },
            side: SideChoice::Second,
            start: Start::Standard,
            clock: "5+3".into(),
        };
        let (game, seats) = plan.set_up(&mut |_| 0).expect("a plan");
        assert_eq!(seats, [Seat::Computer(5), Seat::Person]);
        assert_eq!(Plan::like(&game, &seats, plan.manner), plan, "another one like it");
        let random = Plan { side: SideChoice::Random, ..plan.clone() };
        assert_eq!(random.set_up(&mut |_| 1).expect("a plan").1, [Seat::Computer(5), Seat::Person]);
        let nowhere = Plan { game: "no such game".into(), ..plan.clone() };
        assert_eq!(nowhere.set_up(&mut |_| 0).err(), Some(PlanError::NoGame));
        let wrong = Plan { start: Start::Fen("8/8".into()), ..plan };
        assert!(matches!(wrong.set_up(&mut |_| 0), Err(PlanError::Wrong(_))));
    }
}

//! Tournaments, as values: who meets whom, and who is ahead. Whoever runs one keeps the pairings and their outcomes; everything else follows.
//!
//! ```
//! use chesswright_online::tournament::{Format, Next, Outcome, Tournament};
//!
//! let mut tournament = Tournament::new(Format::Swiss { rounds: 2 }, 1);
//! (0..4).for_each(|_| drop(tournament.enter()));
//! while let Next::Round(mut pairings) = tournament.next() {
//!     pairings.iter_mut().for_each(|pairing| pairing.outcome = Some(Outcome::First));
//!     tournament.rounds.push(pairings);
//! }
//! assert_eq!(tournament.standings()[0].points, 4, "two wins, in half points");
//! ```

mod arena;
mod knockout;
mod matching;
mod swiss;

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

/// The points for a win. Points are halves, so that a draw has one.
pub const WIN: u32 = 2;

/// How a tournament goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Format {
    /// Everybody plays every round, against somebody with about as many points.
    Swiss {
        /// The number of rounds.
        rounds: usize,
    },
    /// Whoever loses is out.
    Knockout {},
    /// Whoever has played plays again, as long as there is time.
    Arena {
        /// The number of minutes.
        minutes: u32,
    },
}

/// How a pairing ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// The first seat won.
    #[serde(rename = "1-0")]
    First,
    /// The second seat won.
    #[serde(rename = "0-1")]
    Second,
    /// Nobody won.
    #[serde(rename = "1/2")]
    Draw,
    /// Only the first seat came.
    #[serde(rename = "+-")]
    FirstCame,
    /// Only the second seat came.
    #[serde(rename = "-+")]
    SecondCame,
    /// Nobody came.
    #[serde(rename = "--")]
    NobodyCame,
}

impl Outcome {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::First, Self::Second, Self::Draw, Self::FirstCame, Self::SecondCame, Self::NobodyCame];

    /// Its name where it is kept.
    pub fn name(self) -> &'static str {
        match self {
            Self::First => "1-0",
            Self::Second => "0-1",
            Self::Draw => "1/2",
            Self::FirstCame => "+-",
            Self::SecondCame => "-+",
            Self::NobodyCame => "--",
        }
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.name() == name)
    }

    /// Whether a game was played.
    pub fn was_played(self) -> bool {
        matches!(self, Self::First | Self::Second | Self::Draw)
    }

    fn points(self) -> [u32; 2] {
        match self {
            Self::First | Self::FirstCame => [WIN, 0],
            Self::Second | Self::SecondCame => [0, WIN],
            Self::Draw => [1, 1],
            Self::NobodyCame => [0, 0],
        }
    }
}

/// Who meets whom. Players have numbers, from 0, in the order in which they are seeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Who has the first seat.
    pub first: usize,
    /// Who has the second. Nobody for a bye, which counts as a win without a game.
    pub second: Option<usize>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

impl Pairing {
    /// A game that is to be played.
    pub fn new(first: usize, second: usize) -> Self {
        Self { first, second: Some(second), outcome: None }
    }

    /// Somebody meets nobody.
    pub fn bye(player: usize) -> Self {
        Self { first: player, second: None, outcome: Some(Outcome::FirstCame) }
    }

    /// Whether it concerns a player.
    pub fn has(&self, player: usize) -> bool {
        self.first == player || self.second == Some(player)
    }

    /// Whom a player meets.
    pub fn opponent(&self, player: usize) -> Option<usize> {
        if self.first == player { self.second } else { (self.second == Some(player)).then_some(self.first) }
    }

    /// The points of a player, in halves.
    pub fn points(&self, player: usize) -> u32 {
        let Some(outcome) = self.outcome else { return 0 };
        match outcome.points() {
            [first, _] if self.first == player => first,
            [_, second] if self.second == Some(player) => second,
            _ => 0,
        }
    }

    /// Whether a game was played to its end.
    pub fn was_played(&self) -> bool {
        self.second.is_some() && self.outcome.is_some_and(Outcome::was_played)
    }

    /// Who won, if anybody.
    fn winner(&self) -> Option<usize> {
        match self.outcome?.points() {
            [one, two] if one > two => Some(self.first),
            [one, two] if one < two => self.second,
            _ => None,
        }
    }
}

/// Whose players get the first seat in the first round of a Swiss tournament: those with odd numbers counted from one, or with even ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum First {
    Odd,
    Even,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    /// How it goes.
    pub format: Format,
    /// A number drawn at random: the only chance in it.
    pub lot: u64,
    /// By number: whether the player is still there.
    pub present: Vec<bool>,
    /// The pairings of each round.
    pub rounds: Vec<Vec<Pairing>>,
}

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Games are still being played.
    Wait,
    /// These are to be played in a new round.
    Round(Vec<Pairing>),
    /// These are to be played again in the same round, because they were drawn.
    Again(Vec<Pairing>),
    /// It is over.
    Over,
}

/// A place in the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The player.
    pub number: usize,
    /// The points: halves, or those of an arena. In a knock-out, the rounds that were survived.
    pub points: u32,
    /// The points of all opponents, in halves.
    pub buchholz: u32,
    /// The points of beaten opponents, and half of the points of those with whom there was a draw, in quarters.
    pub sonneborn: u32,
    /// The games played.
    pub games: u32,
    /// Whether the last two games of an arena were won, so that points are doubled.
    pub on_fire: bool,
}

impl Tournament {
    /// One in which nobody plays yet.
    pub fn new(format: Format, lot: u64) -> Self {
        Self { format, lot, present: vec![], rounds: vec![] }
    }

    /// Somebody enters. Returns the number.
    pub fn enter(&mut self) -> usize {
        self.present.push(true);
        self.present.len() - 1
    }

    /// What comes next, except in an arena, where whoever is free is paired.
    pub fn next(&self) -> Next {
        let open =
            self.rounds.last().is_some_and(|round| round.iter().any(|pairing| pairing.outcome.is_none()));
        match self.format {
            Format::Arena { .. } => Next::Wait,
            _ if open => Next::Wait,
            Format::Swiss { rounds } if self.rounds.len() >= rounds => Next::Over,
            Format::Swiss { rounds } => {
                let first = if self.lot.is_multiple_of(2) { First::Odd } else { First::Even };
                swiss::pair(&self.present, &self.rounds, rounds, first).map_or(Next::Over, Next::Round)
            }
            Format::Knockout {} => knockout::next(self.present.len(), &self.present, &self.rounds, self.lot),
        }
    }

    /// Pairs those who wait in an arena. Who finds nobody waits on.
    pub fn pair_waiting(&self, waiting: &[usize]) -> Vec<Pairing> {
        arena::pair(waiting, &self.standings(), &self.rounds)
    }

    /// The standings, the best first.
    pub fn standings(&self) -> Vec<Standing> {
        let mut standings: Vec<Standing> = match self.format {
            Format::Arena { .. } => {
                (0..self.present.len()).map(|player| arena::standing(player, &self.rounds)).collect()
            }
            Format::Swiss { .. } | Format::Knockout {} => self.of_rounds(),
        };
        if self.format == (Format::Knockout {}) {
            for standing in &mut standings {
                standing.points = knockout::survived(standing.number, &self.rounds);
            }
        }
        standings.sort_by_key(|each| (Reverse((each.points, each.buchholz, each.sonneborn)), each.number));
        standings
    }

    fn of_rounds(&self) -> Vec<Standing> {
        let players = 0..self.present.len();
        let scores: Vec<u32> = players.clone().map(|player| score(player, &self.rounds)).collect();
        let standing = |player: usize| {
            let mut standing = Standing {
                number: player,
                points: scores[player],
                buchholz: 0,
                sonneborn: 0,
                games: 0,
                on_fire: false,
            };
            for pairing in self.rounds.iter().flatten().filter(|pairing| pairing.has(player)) {
                // Whoever has no opponent is counted as one who met somebody like oneself.
                let played = pairing.was_played();
                let theirs =
                    pairing.opponent(player).filter(|_| played).map_or(scores[player], |other| scores[other]);
                if pairing.outcome.is_some() {
                    standing.buchholz += theirs;
                    standing.sonneborn += theirs * pairing.points(player);
                    standing.games += u32::from(played);
                }
            }
            standing
        };
        players.map(standing).collect()
    }
}

/// The points of a player, in halves.
fn score(player: usize, rounds: &[Vec<Pairing>]) -> u32 {
    rounds.iter().flatten().map(|pairing| pairing.points(player)).sum()
}

//! The messages between page and server, as JSON texts over a WebSocket.

use chesswright_rules::Choice;
use serde::{Deserialize, Serialize};

use crate::seen::SeenEvent;
use crate::tournament::{Format, Outcome, Standing};

/// The version of these messages. A page of another version is told to reload.
pub const VERSION: u32 = 1;
/// The longest message that a page sends, in bytes.
pub const LONGEST: usize = 4_096;

/// What a page says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Up {
    /// Follows a game, from the event after number `from`.
    Watch {
        /// The game.
        game: String,
        /// The last event that the page has.
        #[serde(default)]
        from: u32,
    },
    /// Follows no game any more.
    Leave {},
    /// Takes the first empty seat, or that of a side.
    Sit {
        /// The game.
        game: String,
        /// The side.
        #[serde(default)]
        side: Option<u8>,
    },
    /// Plays a move, or asks for something else. The same number is the same command, however often it is sent.
    Play {
        /// The game.
        game: String,
        /// The last event that the player knew of.
        seq: u32,
        /// A number at random.
        id: u64,
        /// The name of the command: `step`, `offer`, `decline`, `resign`, `claim`, `gone`, `abort`.
        kind: String,
        /// The move, or the matter.
        #[serde(default)]
        body: String,
    },
    /// Says something to those at a game.
    Say {
        /// The game.
        game: String,
        /// What is said.
        text: String,
    },
    /// Follows the lobby.
    Lobby {},
    /// Offers a game to everybody.
    Seek {
        /// Any of these games.
        games: Vec<String>,
        /// The time control.
        control: String,
        /// Whether it changes ratings.
        rated: bool,
    },
    /// Takes up what somebody offers.
    Take {
        /// The offer.
        seek: String,
    },
    /// Offers nothing any more.
    Withdraw {},
    /// Follows a tournament, or none any more.
    Tournament {
        /// The tournament.
        #[serde(default)]
        id: Option<String>,
    },
    /// Follows a club, or none any more.
    Club {
        /// The club.
        #[serde(default)]
        id: Option<String>,
    },
    /// Says something to those who follow a club.
    Tell {
        /// The club.
        club: String,
        /// What is said.
        text: String,
    },
    /// Points at something in the game that a club is shown.
    Point {
        /// The club.
        club: String,
        /// Where.
        pointer: Pointer,
    },
    /// Asks whether the line is alive.
    Ping {},
}

/// What a server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Down {
    /// The first message.
    Hello {
        /// The version of the messages.
        version: u32,
        /// The name of the account, if there is one yet.
        name: Option<String>,
        /// Whether the account has a password.
        #[serde(default)]
        registered: bool,
        /// A number that the server has drawn when it started: another one means that it was restarted.
        boot: u64,
    },
    /// A game, whole.
    Game(Box<Snapshot>),
    /// Something happened in a game.
    Event {
        /// The game.
        game: String,
        /// What happened.
        event: SeenEvent,
    },
    /// A command has happened, for good.
    Done {
        /// The game.
        game: String,
        /// The number of the command.
        id: u64,
        /// The event that came of it.
        seq: u32,
    },
    /// A command was refused.
    Refused {
        /// The game, if it was about one.
        game: Option<String>,
        /// The number of the command, if it had one.
        id: Option<u64>,
        /// The name of the reason.
        why: String,
        /// The number of events of the game.
        seq: u32,
    },
    /// The umpire has refused a try of the side to move, where all hear of that. The side itself is told that its command was refused.
    No {
        /// The game.
        game: String,
        /// The number of events of the game.
        seq: u32,
        /// How many tries it has refused since the last step.
        noes: u16,
    },
    /// Who sits where.
    Seats {
        /// The game.
        game: String,
        /// The seats.
        seats: Vec<Option<Player>>,
    },
    /// Who is there.
    Presence {
        /// The game.
        game: String,
        /// By side: whether the player is there.
        here: Vec<bool>,
        /// The number of spectators.
        watching: usize,
    },
    /// Somebody said something.
    Said {
        /// The game.
        game: String,
        /// Who.
        by: String,
        /// What.
        text: String,
        /// When, in milliseconds since 1970.
        at: u64,
        /// Whether a spectator said it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        watcher: bool,
    },
    /// What is offered in the lobby.
    Lobby {
        /// The offers.
        seeks: Vec<Seek>,
        /// The games that can be watched.
        games: Vec<Running>,
        /// The number of people.
        people: usize,
        /// The programs that are here and can be challenged.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        programs: Vec<String>,
    },
    /// Somebody challenges you.
    Challenged(Challenge),
    /// A challenge waits no more: it was withdrawn, or answered in another window.
    Unchallenged {
        /// The name that the game would have had in addresses.
        game: String,
    },
    /// A challenge was declined.
    Declined {
        /// The name that the game would have had in addresses.
        game: String,
        /// Who declined.
        by: String,
        /// The key of the reason.
        reason: String,
    },
    /// A tournament, whole.
    Tournament(Box<Tournament>),
    /// A club, whole.
    Club(Box<Club>),
    /// What was said in a club lately, and where its board is: for whoever comes.
    Room {
        /// The club.
        club: String,
        /// What was said, as far as the page is to hear it.
        lines: Vec<Line>,
        /// What is pointed at.
        pointer: Option<Pointer>,
    },
    /// Somebody said something in a club.
    Told {
        /// The club.
        club: String,
        /// The line.
        line: Line,
    },
    /// Somebody points at something in the game that a club is shown.
    Pointed {
        /// The club.
        club: String,
        /// Where.
        pointer: Pointer,
    },
    /// The game that came of an offer, or that a tournament or a club asks for.
    Paired {
        /// The game.
        game: String,
    },
    /// The line is alive.
    Pong {},
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The rating in the pool of the game.
    pub rating: Option<i32>,
    /// Whether the rating is not sure yet.
    #[serde(default)]
    pub provisional: bool,
    /// Whether it is a program.
    #[serde(default)]
    pub bot: bool,
}

/// A game, whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Its name in addresses.
    pub game: String,
    /// The name of a built-in game, or of a document.
    pub document: String,
    /// The title.
    pub title: String,
    /// The start position, if it is another.
    pub start: Option<String>,
    /// The time control.
    pub control: Option<String>,
    /// Whether it changes ratings.
    pub rated: bool,
    /// The tournament to which it belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<String>,
    /// The club in which it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The seats.
    pub seats: Vec<Option<Player>>,
    /// The sides that you play.
    pub yours: Vec<u8>,
    /// Whether the events tell only what was seen, because the game goes on and hides something.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    /// Your tries that the umpire has refused since the last step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Choice>,
    /// How many tries it has refused since then, as far as you hear of it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub noes: u16,
    /// The number of events of the game.
    pub seq: u32,
    /// What has happened after the events that the page has.
    pub events: Vec<SeenEvent>,
    /// How long ago the last event was, in milliseconds.
    pub elapsed: u64,
    /// By side: whether the player is there.
    pub here: Vec<bool>,
    /// The number of spectators.
    pub watching: usize,
    /// What was said.
    pub chat: Vec<Line>,
}

fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// A line of a chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Who.
    pub by: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Whether a spectator said it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub watcher: bool,
}

/// An offer in the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seek {
    /// Its name.
    pub id: String,
    /// Who offers it.
    pub by: Player,
    /// Any of these games.
    pub games: Vec<String>,
    /// The time control.
    pub control: String,
    /// Whether it changes ratings.
    pub rated: bool,
}

/// A challenge that waits for an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Challenge {
    /// The name that the game will have in addresses.
    pub game: String,
    /// Who challenges.
    pub by: Player,
    /// The name of a built-in game, or of a document.
    pub document: String,
    /// The title of the game.
    pub title: String,
    /// The time control.
    pub control: Option<String>,
    /// Whether it changes ratings.
    pub rated: bool,
}

/// A game that can be watched.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Running {
    /// Its name in addresses.
    pub game: String,
    /// The title.
    pub title: String,
    /// The players.
    pub players: Vec<String>,
}

/// What was announced of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// What its organiser calls it.
    pub title: String,
    /// How it goes.
    pub format: Format,
    /// The games: each round has the next one, an arena any of them.
    pub games: Vec<String>,
    /// The time control.
    pub control: String,
    /// Whether its games change ratings.
    #[serde(default)]
    pub rated: bool,
    /// When it begins by itself, in milliseconds since 1970.
    #[serde(default)]
    pub starts: Option<u64>,
}

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    /// People enter.
    Open,
    /// It is being played.
    Running,
    /// It is over.
    Over,
}

/// A tournament, whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tournament {
    /// Its name in addresses.
    pub id: String,
    /// What was announced.
    pub plan: Plan,
    /// The titles of its games.
    pub titles: Vec<String>,
    /// Who organises it.
    pub host: String,
    /// How far it is.
    pub progress: Progress,
    /// When it ends, if that is known, in milliseconds since 1970.
    pub ends: Option<u64>,
    /// What time it is on the server.
    pub now: u64,
    /// The players, by number.
    pub players: Vec<Entrant>,
    /// The standings, the best first.
    pub standings: Vec<Standing>,
    /// Who met whom, the latest last. Of an arena, the latest.
    pub pairings: Vec<Meeting>,
}

/// A player of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// The name.
    pub name: String,
    /// The rating at the start.
    pub rating: Option<i32>,
    /// Whether it is a program.
    #[serde(default)]
    pub bot: bool,
    /// Whether the player is still there.
    pub present: bool,
}

/// Two players who meet in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meeting {
    /// The round, from 1.
    pub round: usize,
    /// The number of whoever has the first seat.
    pub first: usize,
    /// The number of the other. Nobody for a bye.
    pub second: Option<usize>,
    /// The game.
    pub game: Option<String>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// How people come into a club.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// Whoever wants to.
    Open,
    /// Whoever asks and is let in.
    Request,
    /// Whoever has the link. Nobody else knows of the club.
    Link,
}

impl Entry {
    /// Its name where it is kept.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Request => "request",
            Self::Link => "link",
        }
    }

    /// The one with this name. Whatever is not known is the narrowest.
    pub fn named(name: &str) -> Self {
        [Self::Open, Self::Request].into_iter().find(|entry| entry.name() == name).unwrap_or(Self::Link)
    }
}

impl ClubRole {
    /// Its name where it is kept.
    pub fn name(self) -> &'static str {
        match self {
            Self::Asks => "asks",
            Self::Member => "member",
            Self::Teacher => "teacher",
            Self::Owner => "owner",
        }
    }

    /// The one with this name. Whatever is not known may do nothing.
    pub fn named(name: &str) -> Self {
        let all = [Self::Member, Self::Teacher, Self::Owner];
        all.into_iter().find(|role| role.name() == name).unwrap_or(Self::Asks)
    }

    /// Whether it may show games to all, let them play, and let people in.
    pub fn leads(self) -> bool {
        self >= Self::Teacher
    }
}

/// What somebody is in a club.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClubRole {
    /// Waits to be let in.
    Asks,
    /// A member.
    Member,
    /// May show games to all and let them play.
    Teacher,
    /// May do everything.
    Owner,
}

/// A club, as all its members see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Club {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it says about itself.
    pub about: String,
    /// How people come in.
    pub entry: Entry,
    /// Who is in it: those who lead it first, then by name.
    pub members: Vec<Member>,
    /// How many wait to be let in.
    pub asking: usize,
    /// The game that all are shown.
    pub board: Option<Board>,
    /// What was played together lately, the latest first.
    pub rounds: Vec<ClubRound>,
}

/// Somebody in a club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// The name.
    pub name: String,
    /// What they are in it.
    pub role: ClubRole,
    /// Whether they follow the club now.
    pub here: bool,
}

/// A game that a club is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The game.
    pub game: String,
    /// Its title.
    pub title: String,
}

/// Games that were begun together: one against many, or all against each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubRound {
    /// Its number in the club.
    pub number: u32,
    /// The title of the game.
    pub title: String,
    /// The host, who plays against all others, if it is a simul.
    pub host: Option<String>,
    /// The boards.
    pub games: Vec<ClubGame>,
}

/// A board of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubGame {
    /// The game.
    pub game: String,
    /// The players, by side.
    pub players: Vec<String>,
    /// The side to move, while it goes on.
    pub turn: Option<u8>,
    /// The score, once it is over.
    pub score: Option<String>,
}

/// Where somebody who shows a game points.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pointer {
    /// The game.
    pub game: String,
    /// The number of steps after which its position is shown. Without it, the last one.
    #[serde(default)]
    pub at: Option<u32>,
    /// Arrows, by the names of cells. One from a cell to itself is a circle.
    #[serde(default)]
    pub marks: Vec<(String, String)>,
}

impl Pointer {
    /// The most arrows.
    pub const MARKS: usize = 32;
    /// The longest name of a cell, in bytes.
    pub const CELL: usize = 16;

    /// Whether it is as short as it must be.
    pub fn is_short(&self) -> bool {
        let short = |cell: &String| cell.len() <= Self::CELL;
        self.marks.len() <= Self::MARKS && self.marks.iter().all(|(from, to)| short(from) && short(to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_survive_the_way_and_strange_ones_are_refused() {
        let up = Up::Play {
            game: "abcdefgh".into(),
            seq: 3,
            id: u64::MAX,
            kind: "step".into(),
            body: "e2e4".into(),
        };
        let text = serde_json::to_string(&up).expect("it can be written");
        assert_eq!(serde_json::from_str::<Up>(&text).expect(&text), up);
        for text in [
            "{}",
            "[]",
            r#"{"t":"watch"}"#,
            r#"{"t":"lobby","x":1}"#,
            r#"{"t":"root"}"#,
            r#"{"t":"watch","game":1}"#,
        ] {
            assert!(serde_json::from_str::<Up>(text).is_err(), "{text}");
        }
    }
}

//! Events: what has happened in a game, in the order in which it happened.

use std::borrow::Cow;

use chesswright_game::Millis;
use chesswright_rules::{SeenStep, Side};
use serde::{Deserialize, Serialize};

use crate::cells;

/// Something that has happened in a game. The events of a game, in order, are the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its place in the game, from 1.
    pub seq: u32,
    /// The side that brought it about. `None` for the server.
    pub by: Option<Side>,
    /// The number that the sender gave its command, at random. The same command that is sent again has the same number.
    pub client: u64,
    /// The time to charge since the event before it, in milliseconds.
    pub spent: Millis,
    /// When it was, in milliseconds since 1970. Nothing follows from it.
    pub at: Millis,
    /// What happened.
    pub kind: Kind,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// All seats are taken.
    Start,
    /// A step of a turn, as UCI text.
    Step(String),
    /// A step as one side has seen it, in a game that hides something. Only a page has such events: the game itself has the step.
    Seen(Box<SeenStep>),
    /// A side proposes something, or agrees to what is proposed. It comes about when all agree.
    Offer(Matter),
    /// A side declines what is proposed, or withdraws it.
    Decline(Matter),
    /// The side resigned.
    Resign,
    /// The side to move has run out of time.
    Flag,
    /// The side claimed a draw, or another end that the rules leave to a claim.
    Claim,
    /// The side claimed the win, because its opponent had left.
    Gone,
    /// The game was aborted and does not count.
    Abort,
    /// The server ended the game, because it cannot be played on.
    Void,
    /// The players play again, in the game of this name.
    Next(String),
    /// Whoever has all seats, as at the board of a class, goes back to where so many steps were played.
    Back(u32),
}

/// What players may agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Matter {
    /// A draw.
    Draw,
    /// To take back the last turn of the side that asks.
    TakeBack,
    /// To play again.
    Rematch,
}

/// The error for the text of an event that this version does not know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{kind} {body}` is no event of a game that this version knows")]
pub struct UnreadableEvent {
    /// The name of its kind.
    pub kind: String,
    /// The rest.
    pub body: String,
}

impl Matter {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Draw, Self::TakeBack, Self::Rematch];

    /// Its name in stored events and messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::TakeBack => "takeback",
            Self::Rematch => "rematch",
        }
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|matter| matter.name() == name)
    }
}

impl Kind {
    /// Its name and the rest, as stored and as sent.
    pub fn text(&self) -> (&'static str, Cow<'_, str>) {
        let (name, body) = match self {
            Self::Start => ("start", ""),
            Self::Step(text) => ("step", text.as_str()),
            Self::Offer(matter) => ("offer", matter.name()),
            Self::Decline(matter) => ("decline", matter.name()),
            Self::Resign => ("resign", ""),
            Self::Flag => ("flag", ""),
            Self::Claim => ("claim", ""),
            Self::Gone => ("gone", ""),
            Self::Abort => ("abort", ""),
            Self::Void => ("void", ""),
            Self::Next(game) => ("next", game.as_str()),
            Self::Back(steps) => return ("back", steps.to_string().into()),
            Self::Seen(step) => return ("seen", write_seen(step).into()),
        };
        (name, body.into())
    }

    /// Reads what [`text`](Self::text) gives.
    ///
    /// # Errors
    /// When no kind has this text.
    pub fn read(kind: &str, body: &str) -> Result<Self, UnreadableEvent> {
        let matter = || Matter::named(body);
        let read = match (kind, body) {
            ("seen", text) => read_seen(text).map(Self::Seen),
            ("start", "") => Some(Self::Start),
            ("step", text) => Some(Self::Step(text.to_owned())),
            ("offer", _) => matter().map(Self::Offer),
            ("decline", _) => matter().map(Self::Decline),
            ("resign", "") => Some(Self::Resign),
            ("flag", "") => Some(Self::Flag),
            ("claim", "") => Some(Self::Claim),
            ("gone", "") => Some(Self::Gone),
            ("abort", "") => Some(Self::Abort),
            ("void", "") => Some(Self::Void),
            ("next", game) => Some(Self::Next(game.to_owned())),
            // Only as it is written: `+1` would be another text of the same event.
            ("back", steps) => {
                steps.parse().ok().filter(|read: &u32| read.to_string() == steps).map(Self::Back)
            }
            _ => None,
        };
        read.ok_or_else(|| UnreadableEvent { kind: kind.to_owned(), body: body.to_owned() })
    }
}

/// What was seen of a step, as it is sent: the cells are written apart, because they are most of it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    cells: String,
    step: Box<SeenStep>,
}

fn write_seen(step: &SeenStep) -> String {
    let mut step = Box::new(step.clone());
    let cells = cells::write(&std::mem::take(&mut step.seen.cells));
    serde_json::to_string(&WrittenStep { cells, step }).unwrap_or_default()
}

fn read_seen(text: &str) -> Option<Box<SeenStep>> {
    let WrittenStep { cells, mut step } = serde_json::from_str(text).ok()?;
    step.seen.cells = cells::read(&cells)?;
    Some(step)
}

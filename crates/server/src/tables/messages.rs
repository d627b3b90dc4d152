//! What an owner is asked, and what it tells.

use std::sync::Arc;

use chesswright_game::{Game, Millis};
use chesswright_online::wire::Snapshot;
use chesswright_online::{Eye, Kind, Seen};
use chesswright_rules::Side;
use tokio::sync::{broadcast, oneshot};

use crate::store::{Account, GameRow};

/// Why nothing has happened that may happen when it is tried again.
pub(crate) const BUSY: &str = "busy";
/// The names of the rooms of a chat.
pub(crate) const PLAYERS: &str = "player";
pub(super) const SPECTATORS: &str = "spectator";

/// What an owner is asked.
#[derive(Debug)]
pub(crate) enum Ask {
    /// To look at the game, from the event after a number, and to follow it.
    Look { account: Option<i64>, from: u32, deaf: Vec<i64>, reply: oneshot::Sender<Look> },
    /// To sit down.
    Sit { account: Account, side: Option<u8>, reply: oneshot::Sender<Result<(), &'static str>> },
    /// To let something happen.
    Act { account: i64, seq: Option<u32>, client: u64, command: Kind, reply: oneshot::Sender<Answer> },
    /// To tell the others something.
    Say { account: Account, room: String, text: String },
    /// A line comes or goes. Without an account, that of a spectator.
    Here { line: u64, account: Option<i64>, comes: bool },
    /// To copy the game, for its record.
    Copy { reply: oneshot::Sender<Box<Game>> },
    /// Which side is to move, if the game goes on.
    Turn { reply: oneshot::Sender<Option<u8>> },
    /// To end the game without a result, because whoever began it wants so.
    End,
    /// A round trip to a player was measured.
    Lag { account: i64, trip: Millis },
    /// An account was deleted: its seats have no name any more, and what it said is gone.
    Forget { account: i64 },
    /// To wake up and do what is due.
    Wake,
}

/// What comes of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It has happened, as this event.
    Done(u32),
    /// It has not, and the game has so many events.
    Refused(&'static str, u32),
}

/// A game as somebody sees it, and what will happen.
#[derive(Debug)]
pub(crate) struct Look {
    pub(crate) snapshot: Snapshot,
    pub(crate) seen: Seen,
    /// As whom.
    pub(crate) eye: Eye,
    /// By side: the time left now.
    pub(crate) left: Vec<Millis>,
    pub(crate) accounts: Vec<Option<i64>>,
    pub(crate) row: GameRow,
    /// Whether its rules hide something, also when it is over.
    pub(crate) hides: bool,
    pub(crate) frames: broadcast::Receiver<Frame>,
    pub(crate) notes: broadcast::Receiver<Arc<Note>>,
}

/// What everybody who follows a game is told, written once for all of them.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub(crate) text: Arc<str>,
    /// Who is told, where not everybody is.
    pub(crate) only: Option<Hearers>,
    /// Who says it, if it is a line of the chat: not all want to hear everybody.
    pub(crate) by: Option<i64>,
}

/// Who is told something that is not for everybody. While a game goes on, neither do players get advice, nor do spectators listen to
/// them, and of what is hidden each side is told only what it has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hearers {
    Players,
    Spectators,
    Side(Side),
}

impl Hearers {
    /// Whether one eye is among them.
    pub(crate) fn include(self, eye: Eye) -> bool {
        match self {
            Self::Players => eye != Eye::Watcher,
            Self::Spectators => eye == Eye::Watcher,
            Self::Side(side) => eye == Eye::Side(side),
        }
    }
}

/// What the stream of a program is told.
#[derive(Debug)]
pub(crate) enum Note {
    /// The state of the game.
    State { seen: Seen, left: Vec<Millis> },
    /// A line of the chat.
    Said { by: String, room: String, text: String },
    /// The umpire has refused a try of a side. Perhaps all hear of that.
    No { side: Side, all: bool },
}

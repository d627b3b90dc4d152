//! What comes of an act.

use chesswright_game::{Ending, TypedMoveError};
use chesswright_notation::SanError;
use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Move, Piece, Position, SeenStep, Side};
use chesswright_touch::Origin;

use super::Wish;
use crate::Seat;
use crate::computer::Numbered;
use crate::level::{Record, Source};

/// What comes of an act: what views show differently, and what is to be done outside of the session, in this order.
#[derive(Clone, Debug)]
pub enum Event {
    /// A person wants what only happens when it comes back: somebody elsewhere plays, too.
    Wish(Wish),
    /// A part of the session has changed.
    Changed(Part),
    /// Another game is on the table.
    Started,
    /// A move was played.
    Played(Box<Played>),
    /// Pieces have come from the other board to the hand of a side: their kind and number.
    Supplied(Side, Kind, u8),
    /// A move was played in a game in which something is hidden, as whoever looks has seen it.
    Witnessed(Box<Witnessed>),
    /// The curtain is down: another person is to take the device. Nothing of what was seen before may stay visible.
    Curtain,
    /// Another move is shown, or the same one again, without playing one.
    Walked,
    /// The players, the clock or a claim have ended the game.
    Ended(Ending),
    /// A side has left a game that goes on without it.
    Left(Side),
    /// A piece was selected.
    Picked(Origin),
    /// A premove to this cell was made.
    Premoved(Cell),
    /// A side has offered a draw, which others have still to accept.
    DrawOffered,
    /// A move was refused. There is no reason where the rules have no sentence for it.
    Refused(Option<SanError>),
    /// An umpire has refused what a side has tried. Whoever looks at another side may hear only that.
    SaidNo(Side, Option<String>),
    /// Something a person should know.
    Notice(Notice),
    /// The last notice is out of date.
    ClearNotice,
    /// A sound that belongs to no other event.
    Sound(Sound),
    /// The game should be stored.
    Save,
    /// A game without moves was left, so that it need not stay stored.
    Forget(String),
    /// A level was won.
    Solved(Source, Record),
    /// The worker will be needed soon.
    PrepareWorker,
    /// A task for the worker. The session waits for its answer, and for no earlier one.
    Ask(Box<Numbered>),
    /// The answer is no longer needed, and the worker should stop thinking.
    CancelTask,
    /// The answer is no longer needed. The worker may finish, and so keeps what it has found out about a level.
    DiscardTask,
}

/// A part of a session, for views that show only some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// The game: its tree of moves, the position shown, the clock, offers, the end.
    Game,
    /// The rules of the game, and all that follows from them.
    Context,
    /// The level, if the game is one.
    Level,
    /// The id of the game.
    Id,
    /// Who moves which side.
    Seats,
    /// The side at the lower edge.
    Below,
    /// The selected piece, and the question about its move.
    Picking,
    /// The premove.
    Premove,
    /// What helps in a level.
    Aids,
    /// The moment at which the clock was last looked at.
    Now,
    /// Whether a game of computers is paused.
    Paused,
    /// What the worker was asked.
    Asked,
}

impl Part {
    /// All of them, each at its place.
    pub const ALL: [Self; 12] = [
        Self::Game,
        Self::Context,
        Self::Level,
        Self::Id,
        Self::Seats,
        Self::Below,
        Self::Picking,
        Self::Premove,
        Self::Aids,
        Self::Now,
        Self::Paused,
        Self::Asked,
    ];
}

/// A move that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The position before it.
    pub before: Position,
    /// The move.
    pub played: Move,
    /// Who made it.
    pub by: Seat,
    /// Whether it gives check and the game goes on.
    pub check: bool,
    /// The end, if the game is over now.
    pub ending: Option<Ending>,
    /// How it sounds.
    pub sound: Sound,
}

/// A move as one side has seen it.
#[derive(Clone, Debug)]
pub struct Witnessed {
    /// What the side has seen.
    pub step: SeenStep,
    /// The piece that it has moved itself.
    pub moved: Option<Piece>,
    /// The pieces that fell before its eyes.
    pub fallen: Vec<(Cell, Piece)>,
    /// How it sounds.
    pub sound: Sound,
}

/// What is heard. Each has its own sound, so that people can follow a game without looking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A move.
    Move,
    /// A move that captures.
    Capture,
    /// A move that gives check.
    Check,
    /// The end of the game.
    End,
    /// Little time is left.
    LowTime,
    /// Something is not possible.
    Refused,
}

/// What a person should know. The words for it are those of the view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The game is over.
    Over,
    /// Somebody else is to move, or thinks.
    Wait,
    /// Somebody elsewhere is to move.
    NotYourTurn,
    /// What was typed is not a legal move, with the reason.
    Unreadable(TypedMoveError),
    /// The premove was not legal when its time came.
    PremoveGone,
    /// A cell for the wall is to be chosen on the board.
    AskWall,
    /// A hint was asked for.
    HintComing,
    /// A good move, in algebraic notation.
    Hint(String),
    /// The first step of a hint in a level: the piece to move, and in how many moves the level can be won.
    HintPiece(Cell, u32),
    /// The second step: where it goes.
    HintTarget(Cell),
    /// The level cannot be won any more.
    Unwinnable,
    /// No solution of the level was found in time.
    NoHint,
    /// The computer declines a draw.
    DrawDeclined,
    /// It would tell of what is hidden.
    Hidden,
    /// The worker was lost, or its answer does not fit the game.
    WorkerFailed,
}

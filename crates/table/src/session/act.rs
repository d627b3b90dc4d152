//! What is done at a table.

use chesswright_game::NodeId;
use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Move, Side};
use chesswright_touch::Origin;

use super::{GameSetup, Synced};
use crate::computer::Found;

/// What a person does, or what the computer or the time brings about. Acts that make no sense at the moment have no effect, so a view
/// need not ask before it passes on what a person does.
#[derive(Clone, Debug)]
pub enum Act {
    /// Clicks a cell: selects the piece on it, moves the selected piece there, or answers a question about a wall.
    PickCell(Cell),
    /// Selects a piece in the hand of a side.
    PickHand(Side, Kind),
    /// Moves a piece to a cell, as by dragging it there.
    Put(Origin, Cell),
    /// Answers the question about the move that is being made, by the place of the choice.
    Choose(usize),
    /// Deselects the selected piece.
    Deselect,
    /// Deselects the selected piece and removes the premove.
    LetGo,
    /// Plays a move that is typed.
    Type(String),
    /// Passes.
    Pass,
    /// Picks an action, by its place in the definition: it is done at once, or its cell is to be chosen.
    PickAction(usize),
    /// Plays a move of the side to move, whoever sits there: what a mirror of another session does.
    Play(Move),
    /// Takes a move back. Where people play others, goes back to where a person moves.
    Undo,
    /// Plays a move again that was taken back.
    Redo,
    /// Goes to another move.
    GoTo(Target),
    /// Starts a level again, at the player's first move.
    Restart,
    /// A side resigns.
    Resign(Side),
    /// A side offers a draw. Sides that nobody plays as a person answer at once.
    OfferDraw(Side),
    /// A side accepts the draw that is offered.
    AcceptDraw(Side),
    /// The draw that is offered is declined.
    DeclineDraw,
    /// All players agree on a draw.
    AgreeDraw,
    /// Claims a draw, or another end that may be claimed.
    Claim,
    /// Looks at the clock.
    Tick,
    /// Asks for a good move, or for the next step of the last hint.
    Hint,
    /// Pauses a game of computers, or continues it.
    Pause(bool),
    /// Gives the session random bits for what nature decides. Without them outcomes depend on when the session began.
    Seed(u64),
    /// Nobody looks any more: the computer stops thinking.
    Suspend,
    /// Somebody looks again: the computer goes on where it is to move.
    Resume,
    /// The worker has answered.
    Answered(Found),
    /// The worker was lost with the task of this number.
    WorkerLost(u32),
    /// Turns the board, so that the next side is at the lower edge.
    Flip,
    /// Names the player of a side.
    Name(Side, String),
    /// Sets a tag of the game, such as `Event`. An empty value removes it.
    Tag(String, String),
    /// Replaces the comment on a move.
    Comment(NodeId, String),
    /// Puts a sign such as `!` on a move, by the number that PGN gives it, or takes it away.
    Sign(NodeId, u8),
    /// Shows or hides what helps in a level.
    Toggle(Aid),
    /// Puts another game on the table.
    Open(Box<GameSetup>),
    /// Starts the same game or level again under this id. People and computers swap sides.
    Rematch(String),
    /// A game with players elsewhere, as it stands now.
    Sync(Box<Synced>),
    /// The person whose turn it is has taken the device, and may see what that side sees.
    Lift,
}

/// A move to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Before the first move.
    Start,
    /// The end of the current line.
    End,
    /// One move back, whoever made it.
    Previous,
    /// One move forward, whoever made it.
    Next,
    /// After so many moves of the current line.
    Ply(usize),
    /// A node in the tree of moves.
    Node(NodeId),
}

/// What helps in a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aid {
    /// Where own pieces could be captured.
    Danger,
    /// The enemies' replies to the move that the player considers.
    Replies,
}

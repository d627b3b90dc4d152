//! What a person does in the workshop, and what comes of it.

use chesswright_document::{EditError, Path, Value};
use chesswright_rules::Piece;
use chesswright_rules::board::Vector;
use chesswright_rules::message::Message;
use serde::{Deserialize, Serialize};

use crate::chain::Bend;
use crate::ground::{Brush, Opposite};
use crate::ideas::Idea;
use crate::level::LevelDone;
use crate::mend::Mend;
use crate::moves::{Chip, Symmetry};

/// What is shown beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pane {
    /// Suggestions.
    #[default]
    Start,
    /// The board.
    Board,
    /// The start position.
    Setup,
    /// The pieces.
    Pieces,
    /// The rules.
    Rules,
    /// The text.
    Text,
    /// What games of the computer tell about the game.
    Lab,
    /// What can be done with the finished document.
    Share,
}

impl Pane {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Start,
        Self::Board,
        Self::Setup,
        Self::Pieces,
        Self::Rules,
        Self::Text,
        Self::Lab,
        Self::Share,
    ];
}

/// What was done to the document, for undo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Done {
    /// A suggestion was taken.
    Idea(Idea),
    /// A change was made that was suggested against a finding of the lab.
    Mended(Mend),
    /// The text was typed.
    Typed,
    /// The moves of a piece changed.
    Moves(String),
    /// A piece was added.
    Added(String),
    /// A piece was removed.
    Removed(String),
    /// Another value of a piece changed.
    Piece(String),
    /// A piece got another name, this one.
    Renamed(String),
    /// The start position changed.
    Setup,
    /// A region changed.
    Region(String),
    /// The board changed.
    Board,
    /// The rules of another game were added.
    RulesOf(String),
    /// The value of a key changed.
    Key(String),
    /// The title changed.
    Title,
    /// Another document was opened.
    Opened,
    /// A level changed.
    Level(LevelDone),
}

/// What a person does.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Begins a game like a built-in one.
    Fork(String),
    /// Opens a text.
    Open(String),
    /// Changes the text.
    Type(String),
    /// Goes back to the version before.
    Undo,
    /// Goes forward again.
    Redo,
    /// Goes back so many versions at once.
    Back(usize),
    /// Shows something else.
    Show(Pane),
    /// Takes a suggestion.
    Take(Idea),
    /// Makes a change that is suggested against a finding of the lab.
    Mend(Mend),
    /// Selects a piece to look at its card.
    Select(Option<String>),
    /// Chooses what new strokes are for.
    Chip(Chip),
    /// Chooses which cells change together.
    Symmetry(Symmetry),
    /// Clicks a cell of the diagram.
    Click(Vector),
    /// Begins a move of several legs, each of which is then clicked, or gives it up.
    Chain(bool),
    /// Whether the piece may stay where this leg ends, by its number.
    Stops(usize, bool),
    /// Chooses the turns of the move of several legs.
    Bend(Bend),
    /// Takes back the last leg.
    LegBack,
    /// Adds the move of several legs to the piece.
    AddChain,
    /// Removes a move of several legs of the piece, by its number.
    RemoveChain(usize),
    /// Drags through a cell of the diagram, so many steps, or as far as the board goes.
    Slide(Vector, Option<u16>),
    /// Types the moves of the selected piece.
    Betza(String),
    /// Changes a key of the selected piece.
    PieceKey(&'static str, Value),
    /// Adds a piece with a name and moves.
    Add(String, String),
    /// Removes the selected piece from the game.
    Remove,
    /// Renames the selected piece.
    Rename(String),
    /// Whether pawns may become the selected piece.
    Promotes(bool),
    /// Draws the selected piece as the set draws a piece of this name; `None` as its moves and its name say.
    Drawing(Option<String>),
    /// Chooses what clicks on the board do.
    Brush(Brush),
    /// Chooses what the other side gets.
    Opposite(Opposite),
    /// Clicks a cell of the board, or a missing one.
    Cell(Vector),
    /// Drags the piece on a cell to another one.
    Carry(Vector, Vector),
    /// Puts a piece on a cell.
    Put(Piece, Vector),
    /// Changes how many of a piece are in hand at the start.
    Hand(Piece, u16),
    /// Selects a region to paint; `None` selects none.
    Region(Option<String>),
    /// Begins a region of that name.
    AddRegion(String),
    /// Removes the selected region.
    RemoveRegion,
    /// Changes the size of the board.
    Resize(u16, u16),
    /// Joins the left and the right edge, or parts them.
    Join(bool),
    /// Adds the rules of another game.
    RulesOf(&'static str),
    /// Changes the value of a key; `None` removes it.
    Key(Path, Option<Value>),
    /// Gives a value another form: one for each side, or a list. It stays in the text even while it means the same.
    Form(Path, Value),
    /// Adds an entry to a list. It stays in the text even while it means nothing, so that it can be changed.
    Entry(Path, Value),
    /// Changes the title.
    Title(String),
    /// Plays the game.
    Play,
    /// Goes back to the table.
    Leave,
}

/// What is left to the program around the workshop.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// Stores the text.
    Save(String),
    /// Plays the game with this text.
    Play(String),
    /// Closes the workshop.
    Leave,
    /// Says why something was not done.
    Refuse(Refused),
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// The document cannot be edited so.
    Edit(EditError),
    /// The moves have no text.
    Unsayable(Message),
    /// The move of several legs has no text.
    Legs,
    /// There is no version of the document that can be played.
    Unplayable,
    /// The game has no letter left for another piece.
    NoLetter,
    /// The rules of the two games do not go together.
    DoNotFit,
    /// The piece comes from the parent, whose name for it stays.
    Inherited,
    /// Something else has that name.
    NameTaken,
}

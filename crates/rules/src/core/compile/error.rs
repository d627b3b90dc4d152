//! Why a definition cannot be compiled.

use super::budget::MAX_COST;
use crate::betza;
use crate::core::move_limit::TooManyMoves;
use crate::core::program::MAX_SIDES;
use crate::definition::region::RegionError;
use crate::definition::{BoardError, RowError};
use crate::message;
use crate::message::{Blank, Message};
use crate::setup::SetupProblem;

/// Why a definition cannot be compiled. [`validate`](crate::definition::validate) reports the same mistakes with their
/// places in the document.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {cause}")]
#[non_exhaustive]
pub struct CompileError {
    /// The part of the definition, such as `pieces.pawn.moves`.
    pub place: String,
    /// The mistake.
    pub cause: Box<CompileCause>,
}

/// The mistake in a part of a definition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CompileCause {
    /// The board cannot be built.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// A row of the start position has a mistake.
    #[error("{}", .0.message)]
    Row(RowError),
    /// The start position is no position.
    #[error(transparent)]
    Start(SetupProblem),
    /// The start position has more moves than the limit.
    #[error(transparent)]
    TooManyMoves(#[from] TooManyMoves),
    /// A region has a mistake.
    #[error(transparent)]
    Region(#[from] RegionError),
    /// A text in Betza notation has mistakes. There is at least one.
    #[error("{}", .0.first().map(ToString::to_string).unwrap_or_default())]
    Betza(Vec<betza::Diagnostic>),
    /// A name stands for nothing.
    #[error("there is no {what} called `{name}`")]
    NoSuch {
        /// What it should stand for.
        what: &'static str,
        /// The name.
        name: String,
    },
    /// The number of sides is not possible.
    #[error("there must be 1 to {MAX_SIDES} sides")]
    Sides,
    /// No piece has a tag.
    #[error("no piece has the tag `{0}`")]
    NoTag(String),
    /// No plate opens a channel.
    #[error("no plate opens the channel `{0}`")]
    NoPlate(String),
    /// A letter is not a modality.
    #[error("`{0}` is not a modality")]
    NoModality(char),
    /// There are more things of a kind than a game can have.
    #[error("there are more than {most} {what}")]
    TooMany {
        /// What there are too many of.
        what: &'static str,
        /// The limit.
        most: usize,
    },
    /// The tables for the ways of moving would be too large.
    #[error(
        "the ways of moving cost too much on {cells} cells: {spent} entries of tables and legs, more than {MAX_COST}, even \
         before all pieces are counted; {} cost the most",
        .dearest.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
    )]
    TooCostly {
        /// The cells of the board.
        cells: usize,
        /// What the pieces counted so far cost.
        spent: usize,
        /// The pieces that cost the most, the dearest first.
        dearest: Vec<String>,
    },
    /// Parts of the definition contradict each other, or the rules do not have what it asks for.
    #[error("{0}")]
    Unsupported(&'static str),
}

impl CompileError {
    /// The mistake with its place. Causes that the check of documents reports first are said in English.
    pub fn message(&self) -> Message {
        message!("{place}: {what}", place = self.place, what = self.cause.message())
    }
}

impl CompileCause {
    /// The mistake.
    pub fn message(&self) -> Message {
        match self {
            Self::Board(error) => error.message(),
            Self::Row(error) => error.message.clone(),
            Self::Start(problem) => problem.message(),
            Self::Region(error) => error.message.clone(),
            Self::Betza(errors) if !errors.is_empty() => errors[0].said(),
            Self::TooManyMoves(error) => SetupProblem::TooManyMoves(*error).message(),
            Self::TooCostly { cells, spent, dearest } => message!(
                "the ways of moving cost too much on {cells} cells: {spent} entries of tables and legs, more than {most}, even \
                 before all pieces are counted; {pieces} cost the most",
                cells,
                spent,
                most = MAX_COST,
                pieces = Blank::list(dearest.iter().map(|name| format!("`{name}`")))
            ),
            other => message!("the rules cannot be used: {why}", why = other.to_string()),
        }
    }
}

impl From<&'static str> for CompileCause {
    fn from(why: &'static str) -> Self {
        Self::Unsupported(why)
    }
}

impl CompileCause {
    pub(crate) fn no_such(what: &'static str, name: &str) -> Self {
        Self::NoSuch { what, name: name.to_owned() }
    }
}

impl CompileError {
    pub(crate) fn new(place: impl Into<String>, cause: impl Into<CompileCause>) -> Self {
        Self { place: place.into(), cause: Box::new(cause.into()) }
    }
}

//! Definitions: what a game document says, as plain data.
//!
//! A document is written in TOML or JSON ([`Format`]), may extend another found in a [`Library`], and becomes a
//! [`Definition`]. Every mistake is reported with its line, what was expected, and a hint ([`Report`]).
//!
//! ```
//! use chesswright_rules::definition::Definition;
//!
//! let game = Definition::from_toml(
//!     r#"
//!     name = "pawns-and-kings"
//!     board = "5x5"
//!     setup = "2k2/ppppp/5/PPPPP/2K2"
//!
//!     [pieces]
//!     king = { letter = "k", betza = "K", royal = true }
//!     rook = "r:R"
//!     pawn = { letter = "p", betza = "fmWfcF", promotion = { zone = "own rank 5", to = "rook" } }
//!     "#,
//!     &(),
//! )
//! .unwrap();
//! assert_eq!(game.board.board().unwrap().len(), 25);
//!
//! let report = Definition::from_toml("name = 'x'\npeices = {}", &()).unwrap_err();
//! let mistake = report.iter().next().unwrap();
//! assert_eq!((mistake.place.line, mistake.code), (2, "unknown-key"));
//! assert_eq!(mistake.hint.as_deref(), Some("did you mean `pieces`?"));
//! ```
//!
//! # Documents
//! Every key stands in one table, [`fields`], with its kind, its default, its limits and its meaning; `docs/reference.md` and the
//! [schema](schema()) are made from it. What documents may say more shortly than the [`model`] does:
//!
//! | key | short form | meaning |
//! |---|---|---|
//! | `board` | `"10x8"`, `"5x5x5"` | files, ranks, layers; `8x8` when absent |
//! | `sides` | absent | white facing north, black facing south |
//! | `pieces.knight` | `"n:N"` | a letter and a Betza text |
//! | | `"none"`, `false` | no such piece (in a document that extends another) |
//! | `betza` | in place of `moves` | one move |
//! | `moves` | texts in the list, or one text | Betza texts |
//! | `steps` | `[[1, 2]]` | the vectors alone |
//! | any list | the thing itself | a list of one |
//! | any value that may differ by side | `{ white = …, black = … }` | one for each side |
//! | `setup` | `"…/…/…"` or a list | the rows, from the far rank to the near one |
//! | `setup.place` | `{ king = "own e1" }` | regions for pieces in place of rows |
//! | `castling` | `{ king-side = "g", queen-side = "c" }` | both wings, of `king` with `rook` unless said otherwise |
//! | `turn.pass` | `true` | `"allowed"` |
//! | cells of a trigger | `"to"` | all cells there |
//!
//! # Parents
//! `extends = "chess"` begins with another document: tables are merged key by key, everything else is replaced,
//! `false` takes away what the parent said, and `{ add = […], remove = […] }` changes a parent's list.
//! Name, title, description, other names and what is said `about` it are each document's own.
//!
//! ```
//! use std::collections::HashMap;
//! use chesswright_rules::definition::Definition;
//!
//! let library = HashMap::from([("kings", "
//!     name = 'kings'
//!     setup = '4k3/8/8/8/8/8/4P3/4K3'
//!     [pieces]
//!     king = { letter = 'k', betza = 'K', royal = true }
//!     pawn = 'p:fmWfcF'
//! ")]);
//! let game = Definition::from_toml("
//!     name = 'knights'
//!     extends = 'kings'
//!     pieces.king.betza = 'N'
//!     pieces.pawn = 'none'
//!     setup = '4k3/8/8/8/8/8/8/4K3'
//! ", &library)?;
//! assert_eq!(game.pieces.len(), 1);
//! assert_eq!(game.pieces["king"].moves[0].betza, "N");
//! # Ok::<(), chesswright_rules::definition::Report>(())
//! ```
//!
//! # Triggers
//! What happens by itself is a list of `triggers`: `on` an event, `when` conditions hold (or held `before` the move), `do` effects, perhaps
//! after a `delay`. Cells are said from the event: `at` where it was, or `around` it, in a `region`, with such `pieces` of such an `owner`.
//! `counters` are numbers for each side that triggers change and ask about. All words are those of
//! [`TriggerDef`](model::TriggerDef).
//!
//! ```
//! use chesswright_rules::Rules;
//! use chesswright_rules::definition::Definition;
//!
//! let game = Definition::from_toml(r#"
//!     name = "turncoats"
//!     board = "3x3"
//!     setup = "1k1/1p1/KR1"
//!     pieces = { king = { letter = "k", betza = "K", royal = true }, rook = "r:R", pawn = "p:fW" }
//!
//!     [[triggers]]
//!     on = "capture"
//!     when = { mover = "rook" }
//!     do = { convert = { owner = "enemy", cells = "to" } }
//! "#, &())?;
//! let mut position = Rules::new(&game).unwrap().start();
//! let capture = position.legal_captures().into_iter().find(|played| played.from() == 1).unwrap();
//! position.play(&capture).unwrap();
//! assert_eq!(position.piece(4).unwrap().side.0, 1, "the rook is Black's now");
//! # Ok::<(), chesswright_rules::definition::Report>(())
//! ```
//!
//! # From text to definition
//! `toml`/`json` read a tree in which every value knows its place; `normalise` writes out the short forms that
//! parents could be merged into; `extends` merges; `read` holds the tree against the table of [`fields`] and builds a [`Definition`]
//! of it; [`validate()`] asks whether it makes sense; `canonical` leaves one way to write it, from which its
//! [hash](Definition::hash) is made.

mod canonical;
mod cells;
mod diagnostic;
mod extends;
pub mod fields;
mod json;
mod library;
pub mod limits;
pub mod model;
mod node;
mod normalise;
mod outline;
mod places;
mod reach;
mod read;
pub mod region;
pub mod schema;
mod seat;
mod setup;
mod shuffle;
mod source;
mod suggest;
mod toml;
mod validate;

pub use canonical::content_name;
pub use cells::CellSet;
pub use diagnostic::{Diagnostic, Place, Report, Severity};
pub use library::Library;
pub use model::Definition;
pub use outline::BoardError;
pub use places::Places;
pub use schema::{schema, to_json};
pub(crate) use setup::plural;
pub use setup::{Placed, RowError};
pub use shuffle::{DealError, chess960, chess960_number};
pub use source::{Format, Source, Sources, Span};
pub use validate::validate;

/// What became of a document.
#[derive(Clone, Debug)]
pub struct Examined {
    /// The game, when it can be played.
    pub definition: Option<Definition>,
    /// Everything there is to say about the document.
    pub report: Report,
    /// Where each part was said.
    pub places: Places,
}

/// Reads a document, merges its parents and checks it, collecting everything there is to say.
///
/// `title` is what messages call the document, such as a file name.
pub fn examine(title: &str, text: &str, format: Format, library: &dyn Library) -> Examined {
    let mut report = Report::new();
    let mut sources = Sources::default();
    let tree = extends::load(title, text, format, library, &mut sources, &mut report);
    let mut places = Places::new(sources);
    let definition = tree.and_then(|tree| read::read(&tree, &mut places, &mut report));
    if let Some(definition) = &definition {
        validate::add(definition, &places, &mut report);
    }
    report.blame_parents(&places);
    report.sort();
    Examined {
        definition: definition.filter(|_| !report.has_errors()).map(Definition::canonical),
        report,
        places,
    }
}

impl Definition {
    /// Reads a document; the report tells all its mistakes. [`examine`] also tells warnings.
    pub fn read(text: &str, format: Format, library: &dyn Library) -> Result<Self, Report> {
        let examined = examine("document", text, format, library);
        examined.definition.ok_or(examined.report)
    }

    /// Reads a TOML document.
    pub fn from_toml(text: &str, library: &dyn Library) -> Result<Self, Report> {
        Self::read(text, Format::Toml, library)
    }

    /// Reads a JSON document.
    pub fn from_json(text: &str, library: &dyn Library) -> Result<Self, Report> {
        Self::read(text, Format::Json, library)
    }

    /// Everything there is to say about the definition, without places.
    pub fn check(&self) -> Report {
        validate(self)
    }
}

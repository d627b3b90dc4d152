//! Definitions: the content of a game document as plain data.
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
//! assert_eq!(mistake.hint.as_ref().map(ToString::to_string).as_deref(), Some("did you mean `pieces`?"));
//! ```
//!
//! # Documents
//! The table [`fields`] lists every key with its kind, its default, its limits and its meaning. `docs/reference.md` and
//! the [schema](schema()) are generated from it. Documents may use these short forms of the [`model`]:
//!
//! | key | short form | meaning |
//! |---|---|---|
//! | `board` | `"10x8"`, `"5x5x5"` | files, ranks, layers; `8x8` if absent |
//! | `sides` | absent | white facing north, black facing south |
//! | `pieces.knight` | `"n:N"` | a letter and a Betza string |
//! | | `"none"`, `false` | no such piece (in a document that extends another) |
//! | `betza` | in place of `moves` | one move |
//! | `moves` | texts in the list, or one text | Betza strings |
//! | `steps` | `[[1, 2]]` | the vectors alone |
//! | any list | a single entry | a list of one |
//! | any value that may differ by side | `{ white = …, black = … }` | one for each side |
//! | `setup` | `"…/…/…"` or a list | the rows, from the far rank to the near one |
//! | `setup.place` | `{ king = "own e1" }` | regions for pieces in place of rows |
//! | `castling` | `{ king-side = "g", queen-side = "c" }` | both wings, of `king` with `rook` by default |
//! | `turn.pass` | `true` | `"allowed"` |
//! | cells of a trigger | `"to"` | all cells there |
//!
//! # Parents
//! `extends = "chess"` begins with another document: tables are merged key by key, everything else is replaced, `false`
//! removes a part of the parent, and `{ add = […], remove = […] }` changes a parent's list. A document does not inherit
//! the name, the title, the description, the aliases and `about`.
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
//! `triggers` is a list of automatic rules: `on` an event, `when` conditions hold (or held `before` the move), `do`
//! effects, optionally after a `delay`. Cells are relative to the event: `at` its place, or `around` it, in a `region`,
//! with such `pieces` of such an `owner`, `beside` others. A trigger can be asked `along` each of some directions; its
//! cells can then be so many steps `ahead`. `counters` are numbers for each side that triggers can change and test.
//! [`TriggerDef`](model::TriggerDef) describes all keys.
//!
//! ```
//! use chesswright_rules::Rules;
//! use chesswright_rules::definition::Definition;
//! use chesswright_rules::search::SearchExt;
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
//! # Actions
//! `actions` is a list of what a side may do instead of moving a piece: a `name`, `when` it can be done, the `cells` at one of which it
//! is aimed, and the effects that it has, like those of triggers. [`ActionDef`](model::ActionDef) describes all keys.
//!
//! # From text to definition
//! `toml` and `json` parse a text into a tree in which every value has its place. `normalise` expands the short forms
//! that parents are merged into; `extends` merges. `read` checks the tree against the table of [`fields`] and builds a
//! [`Definition`] from it. [`validate()`] checks whether the definition makes sense. `canonical` rewrites it in
//! canonical form, from which its [hash](Definition::hash) is computed.

mod canonical;
mod diagnostic;
pub mod drawing;
mod extends;
pub mod fields;
mod joins;
mod json;
mod library;
pub mod limits;
pub mod model;
mod node;
mod normalise;
mod outline;
mod perspective;
mod places;
mod reach;
mod read;
pub mod region;
pub mod schema;
mod setup;
mod shuffle;
mod source;
mod suggest;
mod toml;
mod validate;

pub use canonical::content_name;
pub use diagnostic::{Diagnostic, Place, Report, Severity};
pub use library::Library;
pub use model::Definition;
pub use outline::{BoardError, GlueError};
pub use places::Places;
pub use schema::{schema, to_json};
pub use setup::{Placed, RowError};
pub use shuffle::{DealError, chess960, chess960_number};
pub use source::{Format, Source, Sources, Span};
pub use validate::validate;

/// The result of examining a document.
#[derive(Clone, Debug)]
pub struct Examined {
    /// The game, if it can be played.
    pub definition: Option<Definition>,
    /// All findings about the document.
    pub report: Report,
    /// Where each part of the definition is written.
    pub places: Places,
}

/// Reads a document, merges its parents and checks it, collecting all findings.
///
/// `title` names the document in messages; it can be a file name.
pub fn examine(title: &str, text: &str, format: Format, library: &dyn Library) -> Examined {
    let mut report = Report::new();
    let mut sources = Sources::default();
    let tree = extends::load(title, text, format, library, &mut sources, &mut report);
    let mut places = Places::new(sources);
    let definition = tree.and_then(|tree| read::read(&tree, &mut places, &mut report));
    if let Some(definition) = &definition {
        validate::add(definition, &places, &mut report);
    }
    validate::soften_looks(&mut report);
    report.blame_parents(&places);
    report.sort();
    Examined {
        definition: definition.filter(|_| !report.has_errors()).map(Definition::canonical),
        report,
        places,
    }
}

impl Definition {
    /// Reads a document; the report lists all its errors. [`examine`] also reports warnings.
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

    /// All findings about the definition, without places.
    pub fn check(&self) -> Report {
        validate(self)
    }
}

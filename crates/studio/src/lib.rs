//! The workshop in which people make games: its state and everything that can happen to it, without a browser.
//!
//! The text of the document is the state. [`Studio::update`] takes an [`Act`], which is what a person did, changes the
//! document, and returns the [`Task`]s that are left to the program around it, such as to store the text or to play the
//! game. Whatever changes the document is an [`Edit`](chesswright_document::Edit), and undo takes it back.
//!
//! * `moves` is a piece's moves as a diagram to click on, and `chain` a move of several legs on it.
//! * `ground` is the board and the start position, to paint on.
//! * `regions` are named sets of cells, to paint.
//! * `ideas` are changes that are suggested, and rules that come from other games.
//! * `mend` is what can be changed about a game when the lab finds something.
//! * `controls` gives every key of a document a control, and `key_edit` changes a key however the document writes it.
//! * `kept` is the document with its versions, to keep it between visits.
//! * [`opens`] says what a text is, [`foreign`] reads games of other programs, and [`shelf`] is the list of documents that are kept.
//! * [`meanings`] has the meanings of keys and words.
//! * [`level`] is the editor of levels, and [`position`] that of positions: desks of their own, driven in the same way.
//!
//! *Must not know*: browsers, languages, how anything looks. *Invariants*: nothing that a person does loses text; a
//! broken document keeps the board of its last good version; an edit that says what the parent says anyway is not kept.

mod chain;
mod controls;
pub mod foreign;
mod ground;
mod ideas;
mod kept;
mod key_edit;
pub mod level;
pub mod meanings;
mod mend;
mod moves;
pub mod opens;
mod pieces;
pub mod position;
mod regions;
pub mod shelf;
mod studio;

pub use chain::{Bend, Chain, Leg};
pub use controls::{Control, GROUPS, Group, Row, Source, control, tables};
pub use ground::{Brush, Opposite, Shape};
pub use ideas::{Idea, RULES_OF, ideas};
pub use kept::Kept;
pub use mend::Mend;
pub use moves::{Chip, Mark, Symmetry};
pub use pieces::{Card, TEMPLATES, Template};
pub use regions::say;
pub use studio::{Act, BLANK, Done, Good, Pane, Refused, Studio, Task, fork};

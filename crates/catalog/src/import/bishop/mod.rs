//! Games in the JSON of Bishop, a library of chess variants.
//!
//! The importer reads both forms of Bishop's polymorphic values, `"bishop.promo.standard"` and
//! `{ "id": "bishop.promo.standard", … }`, and the keys of its older versions. It corrects known errors of that library
//! where the file shows the intention, and reports each correction. Rules that need program code, which a file cannot
//! hold, are errors and are never skipped.
//!
//! ```
//! use chesswright_catalog::import::bishop::{self, Form};
//!
//! let text = r#"{
//!     "name": "Tiny", "boardSize": "5x5",
//!     "pieceTypes": { "K": { "betza": "K", "royal": true }, "R": { "betza": "R" } },
//!     "promotionOptions": "bishop.promo.none", "startPosition": "r3k/5/5/5/K3R w - - 0 1"
//! }"#;
//! let game = bishop::read("tiny.json", text).definition.unwrap();
//! assert_eq!(game.pieces.len(), 2);
//!
//! let written = bishop::write(&game, Form::Short).unwrap();
//! assert!(written.contains(r#""promotionOptions": "bishop.promo.none""#));
//! ```

mod board;
mod ends;
mod keys;
mod known;
mod pieces;
mod promotion;
mod read;
mod regions;
mod write;

pub use super::ini::Imported;
pub use read::read;
pub use write::{Form, write};

/// Whether a JSON text is a game of Bishop, not a Chesswright document.
pub fn is_bishop(text: &str) -> bool {
    let parsed: Option<serde_json::Value> = serde_json::from_str(text).ok();
    parsed.is_some_and(|game| game.get("pieceTypes").is_some() || game.get("bishopVersion").is_some())
}

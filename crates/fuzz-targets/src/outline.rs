//! Reads or rejects any text as the outline of a drawing. An accepted one is drawn as a path of our own: nothing of the text reaches the
//! picture unread, so it has neither markup nor an address in it.

use chesswright_document::{Document, Path, Value};
use chesswright_draw::{View, svg};
use chesswright_rules::definition::drawing::{outline, path};

use crate::text;

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let text = text(input);
    for read in [outline(text), path(text)] {
        if let Err(mistake) = read {
            assert!(!mistake.what.is_empty());
        }
    }
    // The same text as the drawing and the label of a piece, in a document that is drawn.
    let game = Document::fork("chess", "drawn", text);
    let knight = Path::from("look.pieces.knight");
    let fills = chesswright_document::Edit::Set(knight.key("fills"), Value::List(vec![text.into()]));
    let Ok(game) = game.apply(&fills) else { return };
    let Some(rules) = game.examine(&chesswright_catalog::Catalog).rules else { return };
    let picture = svg(&rules.start(), &View::default()).to_lowercase();
    for foreign in ["<script", "<image", "<foreignobject", "javascript:", "url(h", "href=\"h", "onload", "<style"] {
        assert!(!picture.contains(foreign), "{foreign} reaches the picture");
    }
}

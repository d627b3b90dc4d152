//! Reads or rejects any text as the outline of a drawing. An accepted one is drawn as a path of our own: nothing of the text reaches the
//! picture unread, so it has neither markup nor an address in it.

use chesswright_document::{Document, Edit, Path, Value};
use chesswright_draw::{View, svg};
use chesswright_rules::definition::drawing::{outline, path};

use crate::text;

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let text = text(input);
    for read in [outline(text), path(text)] {
        if let Err(mistake) = read {
            assert!(!mistake.what.to_string().is_empty());
        }
    }
    // The same text as the drawing of a piece and as the label of a side, in a document that is drawn.
    let game = Document::fork("chess", "drawn", "Drawn");
    let fills = Edit::Set(Path::from("look.pieces.knight.fills"), Value::List(vec![text.into()]));
    let label = Edit::set("look.sides.white.label", text);
    let Ok(game) = game.apply(&Edit::All(vec![fills, label])) else { return };
    let Some(rules) = game.examine(&chesswright_catalog::Catalog).rules else { return };
    let picture = svg(&rules.start(), &View::default()).to_lowercase();
    for foreign in ["<script", "<image", "<foreignobject", "<style", "<iframe"] {
        assert!(!picture.contains(foreign), "{foreign} reaches the picture");
    }
    for address in ["href=\"", "url("] {
        let all = picture.split(address).skip(1);
        assert!(all.into_iter().all(|after| after.starts_with('#')), "an address reaches the picture");
    }
}

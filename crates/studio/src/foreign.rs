//! Games of other programs as documents. The readers are a part of the program that is fetched when somebody opens such a text.

use chesswright_catalog::import::{bishop, ini, toml};
use chesswright_catalog::recognise::TextKind;

/// The document of a game of another program: the first one of the text. `None` if there is none that can be read.
pub fn document(kind: TextKind, text: &str) -> Option<String> {
    let json = match kind {
        TextKind::Ini => {
            let file = ini::read("variants.ini", text, ini::Reading::Compatible);
            let first = file.names().next()?.to_owned();
            file.game(&first)?.document.to_string()
        }
        TextKind::Bishop => bishop::read("game", text).definition?.canonical_json(),
        _ => return None,
    };
    toml(&json).ok()
}

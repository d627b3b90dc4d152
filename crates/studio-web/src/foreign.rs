//! Games of other programs as documents. The readers are a part of the program that is fetched when somebody opens such a text.

use chesswright_catalog::import::{bishop, ini, toml};
use chesswright_catalog::recognise::TextKind;

/// The document of a game of another program: the first one of the text. `None` if there is none that can be read.
pub(crate) fn document(kind: TextKind, text: &str) -> Option<String> {
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

#[cfg(test)]
mod tests {
    use chesswright_document::Document;

    use super::*;

    #[test]
    fn games_of_other_programs_become_documents_that_can_be_played() {
        let ini = document(TextKind::Ini, "[hill:chess]\ncheckCounting = true\n").expect("a game");
        assert!(ini.contains("[end]\nchecks = 1\n"), "{ini}");
        let game = chesswright_catalog::definition("capablanca").expect("a game");
        let text = bishop::write(&game, bishop::Form::Short).unwrap_or_else(|lost| panic!("{lost:?}"));
        let read = document(TextKind::Bishop, &text).expect("a game");
        let rules = Document::new(read.as_str()).examine(&chesswright_catalog::Catalog).rules;
        assert_eq!(rules.expect(&read).start().legal_moves().len(), 28);
        assert_eq!(document(TextKind::Bishop, "{}"), None);
        assert_eq!(document(TextKind::Document, "name = 'x'"), None);
    }
}

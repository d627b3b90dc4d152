//! Reads or refuses any text as a link to a document. What is read is written as the same link again, and opens in the workshop.

use chesswright_document::{Document, is_shared};
use chesswright_studio::Studio;

use crate::text;

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let text = text(input);
    // Any text can be shared, and comes back.
    let whole = Document::new(text).share("hash");
    let shared = Document::from_share(&whole).expect("what is shared can be read");
    assert_eq!((shared.document.text(), shared.hash.as_str()), (text, "hash"));
    // Any text may stand in a link.
    match Document::from_share(text) {
        Ok(shared) => {
            assert!(is_shared(text.trim_start()) || text.contains(char::is_whitespace));
            let studio = Studio::new(shared.document.clone());
            assert_eq!(studio.document(), &shared.document, "opening changes nothing");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

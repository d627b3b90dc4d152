//! Reads or rejects any text as a document. An accepted document can be played.

use chesswright_catalog::Catalog;
use chesswright_rules::definition::{Definition, Format, examine};
use chesswright_rules::{Position, Rules};

use crate::text;

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let text = text(input);
    let examined = examine("fuzz", text, Format::guess(text), &Catalog);
    let length = examined.report.iter().map(|finding| finding.to_string().len()).sum::<usize>();
    assert_eq!(length == 0, examined.report.is_empty());
    let Some(definition) = examined.definition else {
        assert!(examined.report.has_errors());
        return;
    };
    assert!(!examined.report.has_errors());
    let json = definition.canonical_json();
    let again = Definition::from_json(&json, &()).expect("the canonical form can be read");
    assert_eq!(again.canonical_json(), json, "the canonical form is not stable");
    let rules = Rules::new(&definition).expect("what is accepted compiles");
    let mut position: Position = rules.start();
    for turn in 0..4 {
        let moves = position.legal_moves();
        let Some(chosen) = moves.get(turn * 7 % moves.len().max(1)) else { break };
        position.play(chosen).expect("a legal move can be played");
        assert_eq!(position.key(), position.fresh_key(), "the hash went astray");
    }
}

//! The documents of `docs/guide.md` have no findings, compile, and have as many legal moves at the start as the guide
//! says.

use std::path::Path;

use chesswright_catalog::Catalog;
use chesswright_rules::Rules;
use chesswright_rules::definition::{Format, examine};

/// A document of the guide, and the number of legal moves the text gives for it.
#[derive(Debug, PartialEq, Eq)]
struct Step<'t> {
    document: &'t str,
    moves: usize,
}

/// The documents of a guide in order.
fn steps(guide: &str) -> Vec<Step<'_>> {
    guide.split("```toml\n").skip(1).map(step).collect()
}

/// Reads a text that begins with a document, followed by a sentence such as "White has 20 legal moves."
fn step(text: &str) -> Step<'_> {
    let (document, rest) = text.split_once("```").expect("every document ends");
    let sentence = rest.trim_start().lines().next().unwrap_or_default();
    let number = sentence.strip_suffix(" legal moves.").and_then(|sentence| sentence.split(' ').next_back());
    let moves = number.and_then(|number| number.parse().ok());
    let moves = moves.unwrap_or_else(|| panic!("no number of legal moves after this document:\n{document}"));
    Step { document, moves }
}

#[test]
fn every_document_of_the_guide_is_right() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/guide.md");
    let guide = std::fs::read_to_string(&path).expect("the guide");
    let steps = steps(&guide);
    assert_eq!(steps.len(), 12);
    for (number, Step { document, moves }) in (1..).zip(steps) {
        let examined = examine(&format!("step {number}"), document, Format::Toml, &Catalog);
        assert!(examined.report.is_empty(), "step {number}\n{}", examined.report);
        let definition = examined.definition.expect("a document without remarks can be played");
        let rules = Rules::new(&definition).expect("it compiles");
        assert_eq!(
            rules.start().legal_moves().len(),
            moves,
            "step {number}: legal moves of {}",
            definition.title
        );
    }
}

#[test]
fn the_number_behind_a_document_is_read() {
    let guide = "Text.\n\n```toml\nname = 'x'\n```\n\nWhite has 20 legal moves.\n\n* More.\n";
    assert_eq!(steps(guide), [Step { document: "name = 'x'\n", moves: 20 }]);
}

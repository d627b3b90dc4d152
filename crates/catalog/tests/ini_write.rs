//! Writes our documents as sections of a `variants.ini` and reads them back: the game is the same, or the writer names
//! what the format cannot express.

use chesswright_catalog::import::ini::{self, Reading};
use chesswright_catalog::{definition, names};
use chesswright_rules::Rules;

/// How many games of the catalogue can be written. Raise it with the writer.
const EXPRESSIBLE: usize = 114;

#[test]
#[allow(clippy::print_stdout, reason = "the count is for people to read")]
fn every_document_is_written_or_says_what_is_lost() {
    let mut written = 0;
    let mut all = 0;
    let mut told = vec![];
    for name in names() {
        all += 1;
        let game = definition(name).unwrap();
        match ini::write(&game) {
            Ok(text) => {
                written += 1;
                let file = ini::read("", &text, Reading::Strict);
                let section = file.names().next().expect("a section");
                let again =
                    file.game(section).and_then(|read| read.definition).expect("it was read while writing");
                assert_plays_alike(name, &Rules::new(&game).unwrap(), &Rules::new(&again).unwrap());
            }
            Err(lost) => {
                assert!(!lost.parts().is_empty(), "{name}");
                told.push(format!("{name}\n    {}", lost.parts().join("\n    ")));
            }
        }
    }
    println!("{}\n{written} of {all} games can be written", told.join("\n"));
    assert!(written >= EXPRESSIBLE, "{written} of {all}");
}

/// Both games have the same perft counts to depth 2.
fn assert_plays_alike(name: &str, one: &Rules, other: &Rules) {
    let (one, other) = (one.start(), other.start());
    assert_eq!(one.perft(2), other.perft(2), "{name}");
    assert_eq!(one.outcome().is_some(), other.outcome().is_some(), "{name}");
}

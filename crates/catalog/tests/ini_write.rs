//! Writes our documents as sections of a `variants.ini` and reads them back: the game is the same, or the writer names
//! what the format cannot express.

use chesswright_catalog::import::bishop;
use chesswright_catalog::import::ini::{self, Reading};
use chesswright_catalog::{Catalog, definition, names};
use chesswright_rules::definition::model::PassRule;
use chesswright_rules::{Definition, Rules};

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

#[test]
fn who_may_pass_differs_by_side() {
    let text = "[g:chess]\npassWhite = true\npassOnStalemateBlack = true";
    let game = ini::read("", text, Reading::Strict).game("g").and_then(|game| game.definition).unwrap();
    assert_eq!(["white", "black"].map(|side| game.turn.pass_for(side)), [PassRule::Allowed, PassRule::Stuck]);
    let written = ini::write(&game).unwrap();
    assert!(
        written.contains("passWhite = true\n") && written.contains("passOnStalemateBlack = true\n"),
        "{written}"
    );
}

#[test]
fn rules_that_the_format_says_for_both_sides_are_refused_if_they_differ() {
    let cases = [
        ("check.forbidden = { black = true }", "check"),
        ("check.all = { black = true }", "check"),
        ("check.binding = { black = false }", "check"),
        ("capture.forced = { white = true }", "capture"),
        ("capture.petrifies = { black = 'queen' }", "capture"),
        ("turn.steps = { white = 2 }", "turn"),
    ];
    for (changes, part) in cases {
        let text = format!("name = 'x'\nextends = 'chess'\n{changes}");
        let game = Definition::from_toml(&text, &Catalog).unwrap();
        let lost = ini::write(&game).expect_err(changes);
        assert!(lost.parts().iter().any(|lost| lost.starts_with(part)), "{changes}: {lost:?}");
        let lost = bishop::write(&game, bishop::Form::Short).expect_err(changes);
        assert!(lost.parts().iter().any(|lost| lost.starts_with(part)), "{changes}: {lost:?}");
    }
}

//! The findings about every mistake in a `variants.ini`, and a test that every option has an effect.

use chesswright_catalog::import::ini::{self, Reading};
use chesswright_rules::definition::model::Sided;

/// The cases of the file that have no mistakes.
const FINE: [&str; 6] = [
    "a parent above",
    "carriage returns",
    "initial captures",
    "empty moves",
    "nothing at all",
    "counting that the original calls invalid but reads",
];

#[test]
fn every_fault_is_reported() {
    for case in include_str!("ini/faults.txt").split("=== ").skip(1) {
        let (title, text) = case.split_once('\n').expect("a title and a text");
        let file = ini::read("game.ini", text, Reading::Compatible);
        let games = file.names().filter_map(|name| file.game(name));
        let told = file.stray.len() + games.map(|game| game.findings.len()).sum::<usize>();
        assert_eq!(told == 0, FINE.contains(&title), "{title}: {told} findings");
    }
}

#[test]
fn a_blank_behind_a_value_changes_the_game() {
    let game =
        |text: &str| ini::read("", text, Reading::Compatible).game("g").and_then(|game| game.definition);
    let forced = |text: &str| game(text).map(|definition| definition.capture.forced);
    assert_eq!(forced("[g:chess]\nmustCapture = true"), Some(Sided::All(true)));
    assert_eq!(forced("[g:chess]\nmustCapture = true "), Some(Sided::All(false)));
}

#[test]
fn a_fault_is_an_error_under_strict_reading() {
    let text = "[g:chess]\nmustCapture = yes";
    assert!(ini::read("", text, Reading::Compatible).game("g").is_some_and(|game| game.definition.is_some()));
    assert!(ini::read("", text, Reading::Strict).game("g").is_some_and(|game| game.definition.is_none()));
}

//! Snapshots of the rule sheets of all built-in games, so that every change to the text appears in review. Diagrams
//! are left out here; those of some games are in `pictures.rs`.
//!
//! Read a changed sheet against the description named in `docs/rules-read.tsv` before accepting it.

use chesswright_draw::markdown;
use chesswright_rules::Rules;

/// The sheet without its code blocks.
fn words(sheet: &str) -> String {
    let texts =
        sheet.split("\n```text\n").map(|part| part.split_once("\n```\n").map_or(part, |(_, after)| after));
    texts.collect::<Vec<_>>().concat()
}

#[test]
fn every_sheet_says_what_it_said() {
    for name in chesswright_catalog::names() {
        let game = chesswright_catalog::definition(name).unwrap_or_else(|| panic!("{name}"));
        let rules = Rules::new(&game).unwrap_or_else(|error| panic!("{name}: {error}"));
        insta::assert_snapshot!(name, words(&markdown(&rules, "(the board)")), &format!("rules of {name}"));
    }
}

#[test]
fn sheets_are_plain_english() {
    // Internal names, repeated words and double spaces.
    let odd = ["  ", " .", " ,", "..", "`", " a a", " a e", " a o", "the the", "royal-", "betza", "no cell"];
    for name in chesswright_catalog::names() {
        let game = chesswright_catalog::definition(name).unwrap_or_else(|| panic!("{name}"));
        let rules = Rules::new(&game).unwrap_or_else(|error| panic!("{name}: {error}"));
        let told = chesswright_draw::words::words(&rules);
        let sections = told.before.iter().chain(&told.after).flat_map(|section| &section.lines);
        for line in sections.chain(told.pieces.iter().flat_map(|piece| &piece.lines)) {
            for odd in odd {
                assert!(!line.contains(odd), "{name}: `{odd}` in: {line}");
            }
            assert!(
                line.ends_with('.') && line.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()),
                "{name}: {line}"
            );
        }
    }
}

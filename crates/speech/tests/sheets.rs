//! Snapshots of the English rule sheets of all built-in games, so that every change to the text appears in review.
//! Diagrams are left out, except for some games.
//!
//! Read a changed sheet against the description named in `docs/rules-read.tsv` before accepting it.

use std::sync::LazyLock;

use chesswright_draw::{SheetText, THEMES, html, markdown};
use chesswright_rules::Rules;
use chesswright_speech::sheet::{ENGLISH, Sheet, Speaker};
use chesswright_speech::words;

static GAMES: LazyLock<Vec<(&str, Rules)>> = LazyLock::new(|| {
    let compiled = |name| {
        let game = chesswright_catalog::definition(name).unwrap_or_else(|| panic!("{name}"));
        (name, Rules::new(&game).unwrap_or_else(|error| panic!("{name}: {error}")))
    };
    chesswright_catalog::names().map(compiled).collect()
});

/// The sheets of all games in English.
fn told() -> impl Iterator<Item = (&'static str, &'static Rules, SheetText)> {
    let english = Speaker::new(words::named("en"), ENGLISH);
    GAMES.iter().map(move |(name, rules)| (*name, rules, Sheet::new(rules).say(&english)))
}

/// The sheet without its code blocks.
fn words(sheet: &str) -> String {
    let texts =
        sheet.split("\n```text\n").map(|part| part.split_once("\n```\n").map_or(part, |(_, after)| after));
    texts.collect::<Vec<_>>().concat()
}

#[test]
fn every_sheet_says_what_it_said() {
    for (name, rules, text) in told() {
        insta::assert_snapshot!(
            name,
            words(&markdown(rules, &text, "(the board)")),
            &format!("rules of {name}")
        );
    }
}

#[test]
fn whole_sheets() {
    let shown = ["chess", "xiangqi", "lion-hunt", "raumschach", "crazyhouse", "racingkings", "three-crowns"];
    for (name, rules, text) in told().filter(|(name, ..)| shown.contains(name)) {
        insta::assert_snapshot!(format!("sheet-{name}"), markdown(rules, &text, "(the board)"));
    }
}

#[test]
fn every_game_is_told() {
    for (name, rules, text) in told() {
        let kinds = rules.definition().pieces.len();
        let page = html(rules, &text, &THEMES[0]);
        let sheet = markdown(rules, &text, "start");
        assert!(page.contains("How the game ends") && sheet.contains("How the game ends"), "{name}");
        assert_eq!(page.matches("<section class=\"piece\">").count(), kinds, "{name}");
        assert_eq!(sheet.matches("\n### ").count(), kinds, "{name}");
    }
}

#[test]
fn sheets_are_plain_english() {
    // Internal names, unfilled blanks, repeated words and double spaces.
    let odd = [
        "  ",
        " .",
        " ,",
        "..",
        "`",
        "{",
        "}",
        " a a",
        " a e",
        " a o",
        "the the",
        "royal-",
        "betza",
        "on no cell",
        "on no square",
    ];
    for (name, rules, told) in told() {
        let place = if rules.board().geometry() == chesswright_rules::board::Geometry::Square {
            " cell"
        } else {
            " square"
        };
        let sections = told.before.iter().chain(&told.after).flat_map(|section| &section.lines);
        for line in sections.chain(told.pieces.iter().flat_map(|piece| &piece.lines)) {
            for odd in odd.into_iter().chain([place]) {
                assert!(!line.contains(odd), "{name}: `{odd}` in: {line}");
            }
            assert!(
                line.ends_with('.') && line.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()),
                "{name}: {line}"
            );
        }
    }
}

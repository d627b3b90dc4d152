//! Snapshots of the English rule sheets of all built-in games, so that every change to the text appears in review.
//! Diagrams are left out, except for some games.
//!
//! Read a changed sheet against the description named in `docs/rules-read.tsv` before accepting it.

use std::sync::LazyLock;

use chesswright_draw::{SheetText, THEMES, html, markdown};
use chesswright_rules::{Definition, Rules};
use chesswright_speech::sheet::{ENGLISH, MESSAGES, Sheet, Speaker};
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
fn what_differs_is_told_and_what_is_shared_is_not() {
    let english = Speaker::new(words::named("en"), ENGLISH);
    let rules =
        |name: &str| GAMES.iter().find(|(known, _)| *known == name).map(|(_, rules)| rules).expect(name);
    let sheet = |name: &str| Sheet::new(rules(name));
    let differences = |name: &str, parent: &str| {
        sheet(name).differences(&sheet(parent), parent, &english).map(|section| section.lines.join("\n"))
    };
    assert_eq!(differences("chess", "chess"), None);
    // These have hardly anything in common.
    assert_eq!(differences("xiangqi", "chess"), None);
    for (name, wished) in [
        ("kingofthehill", "d4, e4, d5 or e5"),
        ("3check", "check"),
        ("atomic", "explosion"),
        ("crazyhouse", "drop"),
        ("nocastle", "Not here: "),
    ] {
        let told = differences(name, "chess").unwrap_or_else(|| panic!("{name}: nothing differs"));
        assert!(told.contains(wished), "{name}: {told}");
        assert!(!told.contains("bishop moves"), "{name} tells what is as in chess: {told}");
        insta::assert_snapshot!(format!("different-{name}"), told);
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
fn a_sheet_has_the_direction_of_its_language() {
    let (_, rules) = GAMES.iter().find(|(name, _)| *name == "chess").expect("chess");
    for (code, dir) in [("de", "ltr"), ("ar", "rtl")] {
        let (_, messages) = MESSAGES.iter().find(|(language, _)| *language == code).expect(code);
        let text = Sheet::new(rules).say(&Speaker::new(words::named(code), messages));
        let page = html(rules, &text, &THEMES[0]);
        assert!(page.contains(&format!("<html lang=\"{code}\" dir=\"{dir}\">")), "{code}");
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

#[test]
fn glued_edges_are_described() {
    let mirrored = "A piece that goes on after a turned edge moves as in a mirror until its move ends; then its directions are again \
                    those of its side.";
    for (glue, expected) in [
        (
            "{ from = 'east', to = 'west', shift = 2 }",
            vec![
                "The right edge is joined to the left edge with a shift: a piece that leaves over the right edge returns two ranks further upwards.",
            ],
        ),
        (
            "[{ from = 'west', to = 'east' }, { from = 'north', to = 'south', flip = true }]",
            vec![
                "The right and left edges are joined: a piece that leaves on one side returns on the other.",
                "The upper edge is joined to the lower edge the other way round, as on a Möbius strip: a piece that leaves near one end returns near the other.",
                mirrored,
            ],
        ),
        (
            "[{ from = 'north', to = 'south', flip = true, shift = -1 }]",
            vec![
                "The upper edge is joined to the lower edge the other way round, as on a Möbius strip, and with a shift: a piece that leaves near one end returns near the other, one file further to the left.",
                mirrored,
            ],
        ),
        (
            "{ from = 'north', to = 'east' }",
            vec![
                "The right and upper edges are joined around their corner: a piece that leaves over one of them near the corner returns over the other near it.",
                "A piece that goes on after such an edge moves in turned directions until its move ends; then its directions are again those of its side.",
            ],
        ),
        (
            "[{ from = 'north', to = 'east', flip = true }, { from = 'south', to = 'west', flip = true }]",
            vec![
                "The right and upper edges are joined the other way round: a piece that leaves over one of them near their corner returns over the other far from it.",
                "The left and lower edges are joined the other way round: a piece that leaves over one of them near their corner returns over the other far from it.",
                "A piece that goes on after such an edge moves in directions that are turned and mirrored until its move ends; then they are again those of its side.",
            ],
        ),
    ] {
        let text = format!(
            "name = 'x'\nboard = {{ files = 4, ranks = 4, glue = {glue} }}\nsetup = 'k3/4/4/3K'\n\
             pieces.king = {{ letter = 'k', betza = 'K', royal = true }}"
        );
        let game = Definition::from_toml(&text, &()).unwrap_or_else(|report| panic!("{report}"));
        let rules = Rules::new(&game).unwrap_or_else(|error| panic!("{error}"));
        let english = Speaker::new(words::named("en"), ENGLISH);
        let told = Sheet::new(&rules).say(&english);
        let lines: Vec<&str> =
            told.before.iter().flat_map(|section| &section.lines).map(String::as_str).collect();
        let first = lines.iter().position(|line| *line == expected[0]);
        let first = first.unwrap_or_else(|| panic!("{glue}\n{}", lines.join("\n")));
        assert_eq!(lines[first..first + expected.len()], expected, "{glue}");
    }
}

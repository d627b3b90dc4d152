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
    ] {
        let text = format!(
            "name = 'x'\nboard = {{ files = 4, ranks = 3, glue = {glue} }}\nsetup = 'k3/4/3K'\n\
             pieces.king = {{ letter = 'k', betza = 'K', royal = true }}"
        );
        let game =
            chesswright_rules::Definition::from_toml(&text, &()).unwrap_or_else(|report| panic!("{report}"));
        let rules = Rules::new(&game).unwrap_or_else(|error| panic!("{error}"));
        let told = chesswright_draw::words::words(&rules);
        let lines: Vec<&str> =
            told.before.iter().flat_map(|section| &section.lines).map(String::as_str).collect();
        let first = lines.iter().position(|line| *line == expected[0]);
        let first = first.unwrap_or_else(|| panic!("{glue}\n{}", lines.join("\n")));
        assert_eq!(lines[first..first + expected.len()], expected, "{glue}");
    }
}

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

/// Rules that differ by side are told by side.
#[test]
fn what_differs_by_side_is_told_by_side() {
    let text = "name = 'x'\nextends = 'chess'\n[turn]\nsteps = { white = 2 }\ncheck-ends = { white = true }\n\
                pass = { black = true, white = 'stuck' }\n[check]\nbinding = { white = false }\nforbidden = { black = true }\n\
                all = { black = true }\nstays = { black = true }\n[capture]\nforced = { white = true }\n\
                petrifies = { black = ['queen', 'king'] }";
    let game = chesswright_rules::Definition::from_toml(text, &chesswright_catalog::Catalog).unwrap();
    let told = chesswright_draw::words::words(&Rules::new(&game).unwrap());
    let lines = told.before.iter().chain(&told.after).flat_map(|section| &section.lines);
    let lines: Vec<&str> = lines.map(String::as_str).collect();
    for line in [
        "A turn of white has two moves.",
        "A turn of black has a single move.",
        "When white gives check, its turn ends at once.",
        "White must pass if it has no other move, and may not pass otherwise.",
        "Black may pass instead of moving, unless it is in check.",
        "There is no check for white: it may leave its king under attack or move it into attack, and the king can be captured.",
        "With one king, black may not leave it attacked (in check) with its move. With several kings, it is in check only when all of \
         them are attacked.",
        "No move of black may give check.",
        "A king of black in check may not move away: black must block the check or capture the checking piece.",
        "Capturing is compulsory for white: if it can capture, it must do so, but may choose which capture to make.",
        "A queen of black that captures turns to stone where it arrives. The stone is a wall: nothing can enter or pass it for the rest of \
         the game.",
        "A king of black cannot capture, because it would also turn to stone.",
        "White loses when its king is captured.",
    ] {
        assert!(lines.contains(&line), "`{line}` is not told in {lines:#?}");
    }
}

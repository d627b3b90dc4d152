//! Every built-in game can be drawn and described in words.

use std::sync::LazyLock;

use chesswright_draw::diagram::Reach;
use chesswright_draw::pieces::{Drawings, Figure};
use chesswright_draw::{THEMES, View, html, markdown, svg};
use chesswright_rules::Rules;

/// Kinds that have no drawing of their own, as `game: kind`.
const DISCS: &[&str] = &[];

/// Kinds that cannot move from the middle of an empty board, because they are only dropped.
const STUCK: &[&str] = &["flipersi: stone", "flipello: stone", "flipello10: stone", "dart: wall"];

static GAMES: LazyLock<Vec<(&str, Rules)>> = LazyLock::new(|| {
    let compiled = |name| {
        let game = chesswright_catalog::definition(name).unwrap_or_else(|| panic!("{name}"));
        (name, Rules::new(&game).unwrap_or_else(|error| panic!("{name}: {error}")))
    };
    chesswright_catalog::names().map(compiled).collect()
});

#[test]
fn every_kind_has_a_drawing_of_its_own() {
    let mut discs = vec![];
    for (name, rules) in GAMES.iter() {
        let drawings = Drawings::of(rules.definition());
        let mut seen = vec![];
        for (kind, (piece, _)) in rules.definition().pieces.iter().enumerate() {
            let drawing = drawings.get(kind).unwrap_or_else(|| panic!("{name}: {piece}"));
            assert!(!seen.contains(drawing), "{name}: {piece} looks like another kind");
            seen.push(drawing.clone());
            if matches!(drawing.figure, Figure::Disc(_)) {
                discs.push(format!("{name}: {piece}"));
            }
        }
    }
    assert_eq!(discs, DISCS);
}

#[test]
fn every_start_position_is_drawn_whole() {
    for (i, (name, rules)) in GAMES.iter().enumerate() {
        let position = rules.start();
        let view = View { theme: &THEMES[i % THEMES.len()], ..View::default() }.of(&position);
        let picture = svg(&position, &view);
        assert_eq!(picture.matches("<use ").count(), position.pieces().count() + held(&position), "{name}");
        #[cfg(feature = "raster")]
        {
            let pixels = chesswright_draw::pixels(&picture).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(pixels.width.max(pixels.height), 640, "{name}");
        }
    }
}

fn held(position: &chesswright_rules::Position) -> usize {
    position.hands().iter().filter(|(_, _, count)| *count > 0).count()
}

#[test]
fn every_game_has_a_complete_sheet() {
    let mut stuck = vec![];
    for (name, rules) in GAMES.iter() {
        let definition = rules.definition();
        let page = html(rules, &THEMES[0]);
        let sheet = markdown(rules, "start");
        assert!(page.contains("How the game ends") && sheet.contains("How the game ends"), "{name}");
        assert_eq!(page.matches("<section class=\"piece\">").count(), definition.pieces.len(), "{name}");
        assert_eq!(sheet.matches("\n### ").count(), definition.pieces.len(), "{name}");
        for (piece, def) in &definition.pieces {
            if Reach::of(def, definition.board.geometry).ways.is_empty() {
                stuck.push(format!("{name}: {piece}"));
            }
        }
    }
    assert_eq!(stuck, STUCK);
}

//! Every built-in game can be drawn.

use std::sync::LazyLock;

use chesswright_draw::diagram::Reach;
use chesswright_draw::pieces::{Drawings, Figure};
use chesswright_draw::{THEMES, View, svg};
use chesswright_rules::Rules;
use chesswright_rules::board::Vector;

/// Kinds that have no drawing of their own, as `game: kind`.
const DISCS: &[&str] = &[];

/// Kinds that cannot move from the middle of an empty board, because they are only dropped.
const STUCK: &[&str] = &[
    "chak: offering",
    "snort: stone",
    "col: stone",
    "domineering: stone",
    "flipersi: stone",
    "flipello: stone",
    "flipello10: stone",
    "antireversi: stone",
    "tictactoe: stone",
    "cfour: stone",
    "gomoku: stone",
    "pente: stone",
    "nine-mens-morris: stone",
    "gomoku-pie: stone",
    "hex: stone",
    "gale: stone",
    "connect6: stone",
    "qubic: stone",
    "yavalath: stone",
    "squava: stone",
    "misere-tictactoe: stone",
    "dart: wall",
    // A knight always changes the colour of its cell.
    "monochromatic: knight",
];

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
fn a_piece_that_has_moved_in_its_diagram_goes_on_from_there() {
    let chess = &GAMES.iter().find(|(name, _)| *name == "chess").expect("chess").1;
    let geometry = chess.board().geometry();
    let piece = |name: &str| &chess.definition().pieces[name];
    let knight = Reach::of(piece("knight"), geometry);
    assert_eq!(knight.ways.len(), 8);
    let corner = knight.board.cells().next().expect("a board has cells");
    let moved = Reach::from(piece("knight"), geometry, Some(corner));
    assert_eq!((moved.cell, moved.ways.len()), (corner, 2));
    // A pawn that has moved has no first move any more.
    let pawn = Reach::of(piece("pawn"), geometry);
    let steps = |reach: &Reach| reach.ways.len();
    let next = pawn.board.step(pawn.cell, Vector::new(0, 1, 0)).expect("a cell before it");
    assert_eq!(steps(&Reach::from(piece("pawn"), geometry, Some(next))), steps(&pawn) - 1);
    // A cell of another board is no place for it.
    assert_eq!(Reach::from(piece("knight"), geometry, Some(9999)).cell, knight.cell);
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
fn every_kind_of_piece_has_a_diagram() {
    let mut stuck = vec![];
    for (name, rules) in GAMES.iter() {
        let definition = rules.definition();
        for (piece, def) in &definition.pieces {
            if Reach::of(def, definition.board.geometry).ways.is_empty() {
                stuck.push(format!("{name}: {piece}"));
            }
        }
    }
    assert_eq!(stuck, STUCK);
}

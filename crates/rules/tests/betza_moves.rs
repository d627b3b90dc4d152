//! The moves of pieces on boards: equivalent texts, hexagons, layers, glued edges, en-passant targets, limits.

use crate::betza_common;

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use betza_common::{Position, movers};
use chesswright_rules::betza::{Dialect, Options, lower, parse};
use chesswright_rules::board::{Board, Frame, Geometry, Vector, Wrap};

/// Asserts that both texts give the same moves on random boards.
fn same(left: &str, right: &str) {
    for seed in 1..40 {
        let position = Position::random(Board::rectangle(9, 10), seed);
        let from = (seed * 7 % 90) as u16;
        assert_eq!(
            position.set(left, from),
            position.set(right, from),
            "{left} and {right} differ with seed {seed}"
        );
    }
}

#[test]
fn equivalent_texts() {
    same("[F?R]", "FyafsF");
    same("[W?B]", "WyafsW");
    same("[F-R]", "yafsF");
    same("[F-B]", "yafF");
    same("[W-F]", "afsW");
    same("[W-F][F-W]", "afsK");
    same("[W-F-F]", "mafsmafW");
    same("[W-F-F]", "nZ");
    same("[R?fsB]", "RafsR");
    same("v[F?R]", "FfrblyaflFflbryafrF");
    same("zB", "(az)F");
    same("zR", "(az)W");
    same("zQ", "zRzB");
    same("qN", "(afq)N");
    same("zNN", "(az)N");
    same("afafsKafsafzfK", "afsafKafafsKaflafrKafraflK");
    same("(af)W", "R");
    same("R4", "W4");
    same("Q2", "R2B2");
    same("K2", "Q2");
    same("nN", "afsW");
    same("mpafW", "D");
    same("mpafsW", "N");
    same("W03", "mafmafW");
    same("F{2,4}", "B{2,4}");
}

#[test]
fn hexagons() {
    let board = Board::new(Geometry::Hex, Wrap::None, [11, 11, 1], |at| {
        (at.x - 5).abs().max((at.y - 5).abs()).max((at.x + at.y - 10).abs()) <= 5
    });
    let position = Position::empty(board);
    let centre = position.board.at(Vector::flat(5, 5)).unwrap();
    let count = |betza: &str| position.set(betza, centre).len();
    assert_eq!(count("W"), 6);
    assert_eq!(count("F"), 6);
    assert_eq!(count("N"), 12);
    assert_eq!(count("K"), 12);
    assert_eq!(count("R"), 30);
    assert_eq!(count("B"), 12);
    assert_eq!(count("D"), 6);
    assert_eq!(count("fWflWfrW"), 3);
    assert_eq!(count("nN"), 12);
    assert_eq!(count("[W-F]"), 12);
    assert_eq!(position.set("[W-F]", centre), position.set("N", centre));
    assert_eq!(position.set("mafsW", centre).len(), 6);
    assert_eq!(position.set("(az)W", centre), position.set("zR", centre));
    // Forward for the second player is backward for the first.
    let movers = movers("frW", Geometry::Hex);
    let to = |frame| position.board.coords(position.moves(&movers, centre, frame)[0].to);
    assert_eq!(to(Frame::FIRST), Vector::flat(6, 5));
    assert_eq!(to(Frame::OPPOSITE), Vector::flat(4, 5));
}

#[test]
fn layers() {
    let board = Board::new(Geometry::Layers, Wrap::None, [5, 5, 5], |_| true);
    let position = Position::empty(board);
    let centre = position.board.at(Vector::new(2, 2, 2)).unwrap();
    let count = |betza: &str| position.set(betza, centre).len();
    assert_eq!(count("W"), 6);
    assert_eq!(count("F"), 12);
    assert_eq!(count("N"), 24);
    assert_eq!(count("K"), 26);
    assert_eq!(count("R"), 12);
    assert_eq!(count("B"), 24);
    assert_eq!(count("(1,1,1)"), 8);
    assert_eq!(count("(1,1,1)0"), 16);
    assert_eq!(count("Q"), 52);
    assert_eq!(count("fW"), 1);
    assert_eq!(count("fF"), 4);
    assert_eq!(count("frF"), 1);
    assert_eq!(count("fmWfcF"), 1);
    let piece = parse("afsW", &Options::default()).unwrap();
    let errors = chesswright_rules::betza::lower(&piece, Geometry::Layers).unwrap_err();
    assert_eq!(errors[0].code, "E-CHAIN");
    assert!(parse("(1,1,1)", &Options::default()).is_err());
}

#[test]
fn glued_edges() {
    let cylinder = || Board::new(Geometry::Square, Wrap::Files, [8, 8, 1], |_| true);
    let torus = || Board::new(Geometry::Square, Wrap::Both, [8, 8, 1], |_| true);
    let at = |board: Board, betza: &str| Position::empty(board).targets(betza, "b4");
    assert_eq!(at(cylinder(), "sR"), "a4 c4 d4 e4 f4 g4 h4");
    assert_eq!(at(Board::rectangle(8, 8), "soR"), "a4 c4 d4 e4 f4 g4 h4");
    assert_eq!(at(torus(), "vR"), "b1 b2 b3 b5 b6 b7 b8");
    // A second leg ends when it has gone around the board to its starting cell.
    assert_eq!(at(torus(), "fmasR").split_whitespace().count(), 7 * 7);
    assert_eq!(Position::empty(torus()).set("Q", 0).len(), 27);
}

#[test]
fn holes_and_doors() {
    // A board without its centre.
    let board = Board::new(Geometry::Square, Wrap::None, [5, 5, 1], |at| at != Vector::flat(2, 2));
    let position = Position::empty(board);
    assert_eq!(position.targets("rR", "a3"), "b3");
    assert_eq!(position.targets("rD", "b3"), "d3");
    assert_eq!(position.targets("rnD", "b3"), "");
}

#[test]
fn en_passant_marks() {
    let position = Position::empty(Board::rectangle(8, 8));
    let marks = |betza: &str, from: &str, to: &str| {
        let from = position.board.cell(from).unwrap();
        let to = position.board.cell(to).unwrap();
        let moves = position.moves(&movers(betza, Geometry::Square), from, Frame::FIRST);
        let found = moves.iter().find(|m| m.to == to).unwrap();
        let names: Vec<&str> = found.en_passant_marks.iter().map(|&c| position.board.name(c)).collect();
        names.join(" ")
    };
    let pawn = "fmWfceFifmnDifmnH";
    assert_eq!(marks(pawn, "e2", "e3"), "");
    assert_eq!(marks(pawn, "e2", "e4"), "e3");
    assert_eq!(marks(pawn, "e2", "e5"), "e3 e4");
    assert_eq!(marks("ifmnR3", "e2", "e5"), "e3 e4");
    assert_eq!(marks("fmnnN", "e2", "f4"), "e3");
    assert_eq!(marks("fmnD", "e2", "e4"), "");
}

#[test]
fn captures_come_in_order() {
    let position = Position::empty(Board::rectangle(8, 8)).enemy("b2").enemy("d4").enemy("f6");
    let moves = position.moves(&movers("fcafm(acafm)F", Geometry::Square), 0, Frame::FIRST);
    let longest = moves.iter().max_by_key(|m| m.captures.len()).unwrap();
    let names: Vec<&str> = longest.captures.iter().map(|&c| position.board.name(c)).collect();
    assert_eq!(names, ["b2", "d4", "f6"]);
    assert_eq!(position.board.name(longest.to), "g7");
}

#[test]
fn a_captured_piece_is_no_obstacle() {
    // The piece goes out, captures, and returns through its starting cell.
    let position = Position::empty(Board::rectangle(8, 8)).enemy("c3");
    assert_eq!(position.targets("cafmabF", "b2"), "c3");
    assert_eq!(position.targets("cabF", "b2"), "b2");
}

#[test]
fn castling_partners() {
    // In these positions, pieces on cells whose index is a multiple of three have not moved.
    let position = Position::empty(Board::rectangle(8, 8)).friend("a1").friend("g1");
    let castle = |betza: &str| position.moves(&movers(betza, Geometry::Square), 3, Frame::FIRST);
    let found = castle("isO2");
    assert_eq!(found.len(), 1);
    let partner = found[0].castle.unwrap();
    assert_eq!([found[0].to, partner.from, partner.to], [1, 0, 2]);
    // One cell from the edge on the other side.
    let found = castle("irjO2");
    let partner = found[0].castle.unwrap();
    assert_eq!([found[0].to, partner.from, partner.to], [5, 6, 4]);
}

/// Defects of XBoard: after `y`, a hop is a step over an empty cell, with or without `m`; but a single `m` is lost.
#[test]
fn range_toggles_of_xboard() {
    let around = Position::empty(Board::rectangle(9, 9)).enemy("f6").friend("g7").friend("f4").enemy("g3");
    let from = around.board.cell("e5").unwrap();
    let options = Options { lenient: true, ..Options::dialect(Dialect::XBoard) };
    let targets = |betza: &str| {
        let piece = parse(betza, &options).unwrap_or_else(|errors| panic!("{betza}: {}", errors[0]));
        let movers = lower(&piece, Geometry::Square).unwrap();
        let cells: BTreeSet<_> =
            around.moves(&movers, from, Frame::FIRST).into_iter().map(|found| found.to).collect();
        cells.into_iter().map(|cell| around.board.name(cell)).collect::<Vec<_>>().join(" ")
    };
    for betza in ["yafF", "pyafF", "mpyafF"] {
        assert_eq!(targets(betza), "a1 b2 c3 c7 b8 a9", "{betza}");
    }
    assert_eq!(targets("myafF"), "");
}

#[test]
fn nothing_takes_long() {
    let heavy = [
        "(aas)K".to_owned(),
        "cQ".to_owned() + &"aQ".repeat(0) + "c" + &"a".repeat(100) + "Q",
        format!("[{}Q]", "cQ?".repeat(120)),
        format!("mc{}K", "amc".repeat(60)),
        "(aca)(aca)(aca)Q".to_owned(),
        "mcdk(amcdk)Q".to_owned(),
        "pcd(apcd)(ampcd)NN".to_owned(),
        "oR".repeat(200),
        "(af)".repeat(12) + "W",
    ];
    let wide = Board::new(Geometry::Square, Wrap::Both, [32, 32, 1], |_| true);
    let position = Position::random(wide, 5);
    for betza in heavy {
        let began = Instant::now();
        if let Ok(piece) = parse(&betza, &Options::default())
            && let Ok(movers) = chesswright_rules::betza::lower(&piece, Geometry::Square)
        {
            let _ = position.moves(&movers, 500, Frame::FIRST);
        }
        let took = began.elapsed();
        assert!(took < Duration::from_secs(5), "{betza} took {took:?}");
    }
}

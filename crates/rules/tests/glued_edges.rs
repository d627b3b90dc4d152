//! Boards whose edges are glued one pair at a time: strips, bottles and twisted tori.

use std::collections::BTreeSet;

use chesswright_rules::board::Edge::{self, East, North, South, West};
use chesswright_rules::board::{Board, Cell, Geometry, Orientation, Seam, Seams, Vector, Wrap};
use chesswright_rules::definition::model::GlueDef;
use chesswright_rules::definition::{Definition, Format, examine};
use chesswright_rules::{Kind, Piece, Rules, Setup, Side};

use crate::betza_common::Position;
use crate::reference::compare::{Play, play};
use crate::reference::game::Game;
use crate::reference::random::Random;
use crate::reference::situation::Situation;

/// An edge glued to the opposite one, after one of them is turned round.
const fn turned(seams: Seams, edge: Edge) -> Seams {
    seams.with(edge, Seam { to: edge.opposite(), flip: true, shift: 0 })
}

/// An edge glued to the opposite one with a shift.
const fn shifted(seams: Seams, edge: Edge, shift: i16) -> Seams {
    seams.with(edge, Seam { to: edge.opposite(), flip: false, shift })
}

/// An edge glued to one that shares a corner with it.
const fn corner(seams: Seams, edge: Edge, to: Edge, flip: bool) -> Seams {
    seams.with(edge, Seam { to, flip, shift: 0 })
}

const PLANE: Seams = Seams::NONE;
const CYLINDER: Seams = PLANE.plain(East);
const LYING: Seams = PLANE.plain(North);

/// The surfaces that can be made of a rectangle whose opposite edges are glued, and those of squares whose neighbouring
/// edges are.
const SURFACES: [(&str, Seams); 18] = [
    ("plane", PLANE),
    ("cylinder", CYLINDER),
    ("torus", CYLINDER.plain(North)),
    ("strip", turned(PLANE, East)),
    ("upright strip", turned(PLANE, North)),
    ("bottle", turned(CYLINDER, North)),
    ("lying bottle", turned(LYING, East)),
    ("both turned", turned(turned(PLANE, East), North)),
    ("helix", shifted(PLANE, East, 1)),
    ("twisted torus", shifted(LYING, East, 2)),
    ("upright twisted torus", shifted(CYLINDER, North, -1)),
    ("twisted bottle", LYING.with(East, Seam { to: West, flip: true, shift: 1 })),
    ("cone", corner(PLANE, North, East, false)),
    ("sphere", corner(corner(PLANE, North, East, false), South, West, false)),
    ("other sphere", corner(corner(PLANE, North, West, false), South, East, false)),
    ("corner strip", corner(PLANE, North, East, true)),
    ("corner bottle", corner(corner(PLANE, North, East, true), South, West, true)),
    ("other bottle", corner(corner(PLANE, North, West, true), South, East, true)),
];

fn surface(name: &str) -> Seams {
    SURFACES.into_iter().find(|(other, _)| *other == name).unwrap_or_else(|| panic!("{name}")).1
}

/// Boards of four ranks, and of five files unless edges that share a corner are glued: then of four. The cells were
/// found by drawing copies of the board next to each other.
const REACHED: &str = "
strip           b2  R   a2 a3 b1 b3 b4 c2 c3 d2 d3 e2 e3
strip           b2  B   a1 a3 c1 c3 d4 e1
strip           b2  N   a4 c4 d1 d3 e2 e4
strip           b2  fF  a3 c3
strip           a4  R   a1 a2 a3 b1 b4 c1 c4 d1 d4 e1 e4
strip           a4  B   b3 c2 c4 d1 d3 e2
strip           a4  N   b2 c3 d2 e3
strip           a3  fF  b4 e1
strip           a3  fW  a4
strip           e4  fF  -
bottle          b2  R   a2 b1 b3 b4 c2 d1 d2 d3 d4 e2
bottle          b2  N   a4 c4 d1 d3 e1 e3 e4
bottle          a4  R   a1 a2 a3 b4 c4 d4 e1 e2 e3 e4
bottle          a4  N   a2 b1 b2 c1 c3 d2 d3 e2
bottle          a4  K   a1 a3 b3 b4 d1 e1 e3 e4
bottle          a4  fF  a1 d1
bottle          a4  fW  e1
bottle          e4  B   a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 e1 e2 e3
both turned     b2  B   a1 a3 b4 c1 c3 d2 d4 e1 e3
both turned     e4  K   a1 a2 b1 d3 d4 e3
both turned     a4  N   a3 b2 b4 c1 c3 d2 e3
helix           a4  R   a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 e1 e2 e3 e4
helix           b2  B   a1 a3 c1 c3 d4 e3
helix           b2  N   a4 c4 d1 d3 e2
helix           a4  fF  e4
twisted torus   b2  R   a2 a4 b1 b3 b4 c2 c4 d2 d4 e2 e4
twisted torus   e4  fF  a3 d1
twisted bottle  b2  R   a2 a4 b1 b3 b4 c2 c4 d2 d4 e2 e4
twisted bottle  e4  fF  a1 d1
twisted bottle  b2  N   a4 c4 d1 d3 e1 e3
cone            b2  R   a2 b1 b3 b4 c2 d2
cone            b4  R   a2 a4 b1 b2 b3 c2 c4 d1 d2 d3 d4
cone            c3  B   a1 a4 b2 b4 d1 d2 d4
cone            d4  K   c3 c4 d3
cone            c4  N   a3 b2 c2 d1 d2 d4
cone            b4  fF  d1 d3
sphere          b2  R   a2 b1 b3 b4 c2 d2
sphere          a1  K   a2 b1 b2
sphere          b3  B   a1 a2 a4 b1 c2 c4 d1 d3 d4
sphere          a4  N   a3 b1 b2 b4 c2 c3 d3
sphere          d2  N   a3 b1 b3 c3 c4 d1 d4
other sphere    b2  R   a2 a3 b1 b3 b4 c1 c2 c3 c4 d2 d3
other sphere    a4  K   a3 b3 b4
other sphere    c4  fW  a2
corner strip    b3  R   a3 b1 b2 b4 c3 d3
corner strip    a4  K   a3 b3 b4 d1 d3 d4
corner strip    d4  K   a4 b4 c3 c4 d1 d2 d3
corner strip    c4  N   a3 b2 b4 c1 c3 d2 d4
corner strip    b4  fF  d2 d4
corner bottle   b2  R   a2 a3 b1 b3 b4 c1 c2 c3 c4 d2 d3
corner bottle   a4  K   a1 a3 b1 b3 b4 d1 d3 d4
corner bottle   b4  fW  d3
corner bottle   c3  N   a2 a4 b1 c4 d1 d3
other bottle    b2  R   a2 b1 b3 b4 c2 d2
other bottle    d4  K   a1 a3 a4 c1 c3 c4 d1 d3
other bottle    a2  N   a3 b4 c1 c3 d2 d4
";

/// The number of files.
fn files(seams: Seams) -> u16 {
    if seams.pairs().all(|(from, seam)| seam.to == from.opposite()) { 5 } else { 4 }
}

fn rows() -> impl Iterator<Item = (&'static str, &'static str, &'static str, &'static str)> {
    REACHED.lines().filter(|line| !line.is_empty()).map(|line| {
        let (surface, rest) = line.split_at(16);
        let mut words = rest.splitn(3, "  ").map(str::trim);
        let mut next = || words.next().unwrap_or_else(|| panic!("{line}"));
        let (from, betza, cells) = (next(), next(), next());
        (surface.trim(), from, betza, if cells == "-" { "" } else { cells })
    })
}

#[test]
fn pieces_reach_the_cells_of_the_surface() {
    for (name, from, betza, cells) in rows() {
        let board = Board::new(Geometry::Square, surface(name), [files(surface(name)), 4, 1], |_| true);
        let reached = Position::empty(board).targets(betza, from);
        let mut reached: Vec<&str> = reached.split_whitespace().collect();
        reached.sort_unstable();
        assert_eq!(reached.join(" "), cells, "{betza} on {from} of the {name}");
    }
}

/// The same as a document.
fn glue(seams: Seams) -> Vec<GlueDef> {
    seams.pairs().map(|(from, Seam { to, flip, shift })| GlueDef { from, to, flip, shift }).collect()
}

#[test]
fn compiled_pieces_reach_the_same_cells() {
    for (name, from, betza, cells) in rows() {
        let n = files(surface(name));
        let text = format!(
            "name = 'x'\nboard = '{n}x4'\nsetup = '{n}/{n}/{n}/{n}'\npieces.piece = {{ letter = 'x', betza = '{betza}' }}"
        );
        let mut game = Definition::from_toml(&text, &()).unwrap_or_else(|report| panic!("{report}"));
        game.board.glue = glue(surface(name));
        let rules = Rules::new(&game).unwrap_or_else(|error| panic!("{error}"));
        let cell = rules.board().cell(from).expect(from);
        let pieces = vec![(cell, Piece { side: Side(0), kind: Kind(0) })];
        let position = rules.position(&Setup { pieces, ..Setup::default() }).expect("a position");
        let reached: BTreeSet<&str> =
            position.legal_moves().iter().map(|played| rules.cell_name(played.to())).collect();
        let reached: Vec<&str> = reached.into_iter().collect();
        assert_eq!(reached.join(" "), cells, "{betza} on {from} of the {name}");
    }
}

#[test]
fn undirected_pieces_attack_each_other() {
    for (name, seams) in SURFACES {
        for (files, ranks) in [(5, 4), (4, 4), (3, 5), (2, 6), (1, 4), (3, 3), (1, 1)] {
            let size = [files, ranks, 1];
            let short = |(from, seam): (Edge, Seam)| seam.shift.unsigned_abs() >= from.length(size);
            if !seams.close_up(size) || seams.pairs().any(short) {
                continue;
            }
            let board = Board::new(Geometry::Square, seams, size, |_| true);
            for betza in ["W", "F", "N", "C", "K", "R", "B", "Q", "NN", "R2"] {
                let position = Position::empty(board.clone());
                let reached: Vec<BTreeSet<Cell>> = board
                    .cells()
                    .map(|cell| position.set(betza, cell).into_iter().map(|(to, ..)| to).collect())
                    .collect();
                for cell in board.cells() {
                    for &other in &reached[usize::from(cell)] {
                        assert!(
                            reached[usize::from(other)].contains(&cell),
                            "{betza} on {files}x{ranks} of the {name}: {cell} reaches {other}, but not back"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_way_can_be_cut_anywhere() {
    let steps: Vec<Vector> = (-3..=3).flat_map(|x| (-3..=3).map(move |y| Vector::flat(x, y))).collect();
    for (name, seams) in SURFACES {
        let board = Board::new(Geometry::Square, seams, [files(seams), 4, 1], |_| true);
        for from in board.cells() {
            for &first in &steps {
                let Some(middle) = board.step_over(from, first, seams) else { continue };
                for &second in &steps {
                    let rest = board.step_over(middle.cell, middle.orientation.apply(second), seams);
                    let whole = board.step_over(from, first + second, seams);
                    let place = |reached: Option<chesswright_rules::board::Reached>| reached.map(|r| r.cell);
                    assert_eq!(place(rest), place(whole), "{name}: {from} by {first:?} and {second:?}");
                    if let (Some(rest), Some(whole)) = (rest, whole) {
                        assert_eq!(
                            middle.orientation.then(rest.orientation),
                            whole.orientation,
                            "{name}: {from}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn rides_end_where_they_began() {
    for (name, seams) in SURFACES {
        let size = if files(seams) == 4 { [6, 6, 1] } else { [7, 6, 1] };
        let board = Board::new(Geometry::Square, seams, size, |_| true);
        for from in board.cells() {
            for (x, y) in [(1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (-3, 2)] {
                let line: Vec<Cell> = board.line(from, Vector::flat(x, y)).take(1000).collect();
                assert!(line.len() <= Orientation::COUNT * board.len(), "{name}");
                assert!(!line.contains(&from), "{name}");
            }
        }
    }
    let strip = Board::new(Geometry::Square, surface("strip"), [5, 4, 1], |_| true);
    let names: Vec<&str> = strip.line(0, Vector::flat(1, 0)).map(|cell| strip.name(cell)).collect();
    assert_eq!(names.join(" "), "b1 c1 d1 e1 a4 b4 c4 d4 e4", "twice around the strip");
    let east = strip.step_over(4, Vector::flat(1, 0), strip.seams()).expect("glued");
    assert_eq!(
        (strip.name(east.cell), east.crossed, east.orientation),
        ("a4", true, Orientation::UPSIDE_DOWN)
    );
}

/// A game of chess pieces on a small board.
fn game(board: &str) -> Definition {
    let text = format!(
        "name = 'x'\nboard = {{ files = 6, ranks = 6, {board} }}\nsetup.place = {{ king = {{ white = 'd3', black = 'a6' }} }}\n\
         pieces.king = {{ letter = 'k', betza = 'K', royal = true }}\n\
         pieces.queen = 'q:Q'\npieces.rook = 'r:R'\npieces.bishop = 'b:B'\npieces.knight = 'n:nN'\n\
         pieces.griffon = 'g:FyafsF'\npieces.cannon = 'c:mRcpR'\n\
         pieces.pawn = {{ letter = 'p', betza = 'fmWfceFifmnD', first-move = {{ in = 'own rank 2' }}, promotion = {{ zone = 'own rank 6', to = ['queen', 'knight'] }} }}"
    );
    Definition::from_toml(&text, &()).unwrap_or_else(|report| panic!("{report}"))
}

/// A random position in which no king is attacked.
fn scattered(rules: &Rules, seed: u64) -> Setup {
    let mut random = Random::new(seed);
    loop {
        let mut cells: Vec<Cell> = rules.board().cells().collect();
        random.shuffle(&mut cells);
        let men = ["king", "rook", "bishop", "knight", "griffon", "cannon", "pawn", "pawn"];
        let men = (0..2).flat_map(|side| men.map(|name| (Side(side), rules.kind(name).expect(name))));
        let pieces = cells.into_iter().zip(men);
        let pieces = pieces.map(|(cell, (side, kind))| (cell, Piece { side, kind })).collect();
        let setup = Setup { pieces, ..Setup::default() };
        let quiet = |turn| {
            let position = rules.position(&Setup { turn, ..setup.clone() });
            position.is_ok_and(|position| !position.is_check() && position.outcome().is_none())
        };
        if quiet(0) && quiet(1) {
            return setup;
        }
    }
}

const BOARDS: [&str; 13] = [
    "wrap = 'both'",
    "glue = { from = 'east', to = 'west', flip = true }",
    "glue = { from = 'north', to = 'south', flip = true }",
    "glue = [{ from = 'east', to = 'west', flip = true }, { from = 'north', to = 'south' }]",
    "glue = [{ from = 'east', to = 'west' }, { from = 'north', to = 'south', flip = true }]",
    "glue = [{ from = 'east', to = 'west', flip = true }, { from = 'north', to = 'south', flip = true }]",
    "glue = { from = 'east', to = 'west', shift = 2 }",
    "glue = [{ from = 'west', to = 'east', flip = true, shift = -1 }, { from = 'north', to = 'south' }]",
    "glue = { from = 'east', to = 'west', flip = true }, holes = 'c3 f5'",
    "glue = { from = 'north', to = 'east' }",
    "glue = [{ from = 'north', to = 'west' }, { from = 'east', to = 'south' }]",
    "glue = { from = 'south', to = 'east', flip = true }",
    "glue = [{ from = 'north', to = 'east', flip = true }, { from = 'west', to = 'south', flip = true }]",
];

#[test]
fn trees_have_as_many_leaves_as_in_the_reference() {
    for board in BOARDS {
        let game = game(board);
        let rules = Rules::new(&game).unwrap_or_else(|error| panic!("{board}: {error}"));
        let reference = Game::new(&game).unwrap_or_else(|| panic!("{board}"));
        for seed in 0..2 {
            let setup = scattered(&rules, seed);
            let start = Situation::from_pieces(&reference, &setup);
            let position = rules.position(&setup).expect("a position");
            assert_eq!(position.perft(2), reference.perft(&start, 2), "{board}, seed {seed}");
        }
    }
}

#[test]
fn games_agree_with_the_reference() {
    for board in BOARDS {
        let game = game(board);
        let rules = Rules::new(&game).unwrap_or_else(|error| panic!("{board}: {error}"));
        for seed in 0..2 {
            let how =
                Play { seed, plies: 50, setup: Some(scattered(&rules, seed)), effort: 1500, steps: u64::MAX };
            if let Err(wrong) = play(&game, &how) {
                let path = wrong.path.join(", ");
                panic!("{board}, seed {seed}: {}\n{}\nafter {path}", wrong.what, wrong.place);
            }
        }
    }
}

fn board(said: &str) -> Definition {
    let text = format!(
        "name = 'x'\nboard = {{ files = 4, ranks = 3, {said} }}\nsetup = 'k3/4/3K'\npieces.king = {{ letter = 'k', betza = 'K', royal = true }}"
    );
    Definition::from_toml(&text, &()).unwrap_or_else(|report| panic!("{said}\n{report}"))
}

#[test]
fn equal_boards_have_equal_forms() {
    let wrapped = board("wrap = 'both'");
    let glued = board("glue = [{ from = 'south', to = 'north' }, { from = 'west', to = 'east', shift = 0 }]");
    assert_eq!(wrapped, glued);
    assert_eq!((glued.board.wrap, &glued.board.glue[..]), (Wrap::Both, &[][..]));
    let one = board("glue = { from = 'west', to = 'east', shift = 1 }");
    let other = board("glue = { from = 'east', to = 'west', shift = -1 }");
    assert_eq!(one.hash(), other.hash());
    let one = board("glue = { from = 'west', to = 'east', shift = 1, flip = true }");
    let other = board("glue = { from = 'east', to = 'west', shift = 1, flip = true }");
    assert_eq!(one.canonical_json(), other.canonical_json());
    assert_ne!(one.hash(), board("wrap = 'files'").hash());
    let again = Definition::from_json(&one.canonical_json(), &()).expect("it reads back");
    assert_eq!(again, one);
}

#[test]
fn children_may_glue_otherwise() {
    let parent = "name = 'parent'\nboard = { files = 4, ranks = 3, wrap = 'files' }\nsetup = 'k3/4/3K'\n\
                  pieces.king = { letter = 'k', betza = 'K', royal = true }";
    let library = std::collections::HashMap::from([("parent", parent)]);
    let child =
        "name = 'child'\nextends = 'parent'\nboard.glue = { from = 'north', to = 'south', flip = true }";
    let child = Definition::from_toml(child, &library).unwrap_or_else(|report| panic!("{report}"));
    assert_eq!(child.board.seams(), Ok(turned(PLANE, North)));
}

#[test]
fn contradictions_are_reported_where_they_stand() {
    let flip = "{ from = 'east', to = 'west', flip = true }";
    let twice = format!("glue = [{flip}, {{ from = 'west', to = 'east' }}]");
    let crooked = format!("glue = [{flip}, {{ from = 'north', to = 'south', shift = 1 }}]");
    let corners =
        "ranks = 4, glue = [{ from = 'north', to = 'east' }, { from = 'west', to = 'south', flip = true }]"
            .to_owned();
    let both = format!("wrap = 'files', glue = {flip}");
    let hexagons = format!("geometry = 'hex', glue = {flip}");
    for (said, path, message) in [
        (
            "glue = { from = 'east', to = 'north' }",
            "board.glue.to",
            "the east edge of 3 cells cannot be glued to the north edge of 4 cells",
        ),
        ("glue = { from = 'east', to = 'east' }", "board.glue.to", "the east edge cannot be glued to itself"),
        (twice.as_str(), "board.glue[1].from", "the west edge is already glued to the east edge"),
        (
            "glue = { from = 'east', to = 'west', shift = 3 }",
            "board.glue.shift",
            "an edge of 3 cells cannot be shifted by 3",
        ),
        (
            crooked.as_str(),
            "board.glue[1].shift",
            "an edge can be shifted only if the other two edges are free or glued without flip and shift",
        ),
        (
            corners.as_str(),
            "board.glue[1].flip",
            "the edges at both corners must be glued with flip, or both without",
        ),
        (
            "ranks = 4, glue = { from = 'south', to = 'east', shift = -1 }",
            "board.glue.shift",
            "only opposite edges can be shifted",
        ),
        (
            "ranks = 4, geometry = 'hex', glue = { from = 'east', to = 'north' }",
            "board.glue.to",
            "the east edge of hexagons cannot be glued to the north edge",
        ),
        (both.as_str(), "board.glue", "a board cannot have both `glue` and `wrap`"),
        (
            hexagons.as_str(),
            "board.glue.flip",
            "an edge of hexagons cannot be turned round: its cells would have other neighbours",
        ),
        ("glue = { from = 'left', to = 'west' }", "board.glue.from", "`board.glue.from` cannot be `left`"),
    ] {
        let ranks = if said.contains("ranks") { "" } else { "ranks = 3, " };
        let text = format!(
            "name = 'x'\nboard = {{ files = 4, {ranks}{said} }}\nsetup = 'k3/4/3K'\npieces.king = 'k:K'"
        );
        let report = examine("x", &text, Format::Toml, &()).report;
        let found = report.iter().find(|finding| finding.message == message);
        let found = found.unwrap_or_else(|| panic!("{said}\n{report}"));
        assert_eq!((found.place.path.as_str(), found.place.line), (path, 2), "{said}");
    }
}

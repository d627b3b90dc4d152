//! Boards on which edges of cells are joined wherever one likes.

use std::collections::BTreeSet;

use chesswright_catalog::definition;
use chesswright_rules::board::{Board, Cell, Edge, Geometry, Join, Orientation, Seam, Seams, Vector, Wrap};
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::JoinDef;
use chesswright_rules::{Piece, Rules, Setup, Side};

use crate::agree::{games_agree, inventions_agree};
use crate::betza_common::Position;
use crate::reference::invent::joined;

/// The edges of a board that are joined along their whole length, joined cell by cell instead.
fn cell_by_cell(board: &Board) -> Vec<Join> {
    let mut list: Vec<Join> = vec![];
    for cell in board.cells() {
        for toward in Edge::ALL {
            let Some(there) = board.step_over(cell, toward.outward(), board.seams()) else { continue };
            let way = there.orientation.apply(toward.outward());
            let heading = Edge::ALL.into_iter().find(|edge| edge.outward() == way).expect("a direction");
            let mirrored = there.orientation.is_mirror();
            let join = Join { from: cell, toward, to: there.cell, heading, mirrored, entry: 0 };
            if there.crossed
                && !list.iter().any(|other| (other.from, other.toward) == (join.from, join.toward))
                && !list
                    .iter()
                    .any(|other| (other.back().from, other.back().toward) == (join.from, join.toward))
            {
                list.push(join);
            }
        }
    }
    list
}

#[test]
fn joined_cell_by_cell_edges_are_as_if_joined_at_once() {
    let flip = |from: Edge| Seam { to: from.opposite(), flip: true, shift: 0 };
    let corner = |to: Edge, flip: bool| Seam { to, flip, shift: 0 };
    let surfaces = [
        Seams::from(Wrap::Files),
        Seams::from(Wrap::Ranks),
        Seams::from(Wrap::Both),
        Seams::NONE.with(Edge::East, flip(Edge::East)),
        Seams::from(Wrap::Files).with(Edge::North, flip(Edge::North)),
        Seams::NONE.with(Edge::North, corner(Edge::East, false)),
        Seams::NONE.with(Edge::North, corner(Edge::East, false)).with(Edge::South, corner(Edge::West, false)),
        Seams::NONE.with(Edge::North, corner(Edge::East, true)),
    ];
    for seams in surfaces {
        let glued = Board::new(Geometry::Square, seams, [6, 6, 1], |_| true);
        let plain = Board::new(Geometry::Square, Wrap::None, [6, 6, 1], |_| true);
        let joined = plain.joined(cell_by_cell(&glued));
        let (glued, joined) = (Position::empty(glued), Position::empty(joined));
        for betza in ["W", "F", "N", "A", "C", "R", "B", "R2", "nN", "NN", "mRcpR"] {
            for cell in glued.board.cells() {
                let set = |position: &Position| -> BTreeSet<Cell> {
                    position.set(betza, cell).into_iter().map(|(to, ..)| to).collect()
                };
                assert_eq!(set(&joined), set(&glued), "{betza} on {} of {seams:?}", glued.board.name(cell));
            }
        }
    }
}

#[test]
fn a_ring_of_joined_edges_is_a_cylinder() {
    let cylinder = definition("byzantine").expect("a game");
    let mut ring = cylinder.clone();
    ring.board.wrap = Wrap::None;
    ring.board.joins =
        vec![JoinDef { from: "p1..p4".into(), toward: Edge::East, to: "a1..a4".into(), heading: Edge::East }];
    let [cylinder, ring] = [cylinder, ring].map(|game| Rules::new(&game).expect("rules"));
    for depth in 1..=3 {
        assert_eq!(ring.start().perft(depth), cylinder.start().perft(depth), "depth {depth}");
    }
}

/// A corner of three regions of two files and two ranks: the middle of six cells is a point that all of them share.
const CORNER: &str = "
    board.files = 6
    board.ranks = 6
    board.holes = 'e1..f2 c3..d4 a5..b6'
    board.joins = [
        { from = 'c2..d2', toward = 'north', to = 'c5..d5', heading = 'north' },
        { from = 'b3..b4', toward = 'east', to = 'e3..e4', heading = 'east' },
        { from = 'e3..f3', toward = 'south', to = 'e5..f5', heading = 'north' },
        { from = 'c5..c6', toward = 'west', to = 'e5..e6', heading = 'east' },
    ]
";

fn corner(pieces: &str) -> Definition {
    let text = format!("name = 'corner'\n{CORNER}\nsetup.place.piece = {{ white = 'b2' }}\n{pieces}");
    Definition::from_toml(&text, &()).unwrap_or_else(|report| panic!("{report}"))
}

fn reached(game: &Definition, from: &str) -> String {
    let rules = Rules::new(game).unwrap_or_else(|error| panic!("{error}"));
    let pieces = vec![(
        rules.board().cell(from).expect(from),
        Piece { side: Side(0), kind: rules.kind("piece").expect("a kind") },
    )];
    let position = rules.position(&Setup { pieces, ..Setup::default() }).expect("a position");
    let names: BTreeSet<String> =
        position.legal_moves().iter().map(|played| rules.cell_name(played.to()).to_owned()).collect();
    names.into_iter().collect::<Vec<_>>().join(" ")
}

#[test]
fn ways_branch_at_a_corner_of_six_cells() {
    // Around the point lie b2, b3, e3, e5, c5, c2.
    for (betza, from, cells) in [
        ("W", "b2", "a2 b1 b3 c2"),
        ("F", "b2", "a1 a3 c1 c5 e3"),
        ("B", "b2", "a1 a3 c1 c5 d6 e3 f4"),
        ("K", "e5", "c5 c6 e3 e6 b3 c2 f3 f5 f6"),
        ("R", "c2", "a2 b2 c1 c5 c6 d2"),
        // Two ways of three steps each: along and across, or across and along.
        ("N", "b2", "a4 c6 d1 d5 e4 f3"),
        ("N", "a2", "b4 c1 c5 e3"),
        // The lame knight goes straight first.
        ("nN", "b2", "a4 d1 d5 e4"),
        ("fF", "b2", "a3 c5 e3"),
    ] {
        let game = corner(&format!("pieces.piece = {{ letter = 'p', betza = '{betza}' }}"));
        let mut wanted: Vec<&str> = cells.split_whitespace().collect();
        wanted.sort_unstable();
        assert_eq!(reached(&game, from), wanted.join(" "), "{betza} on {from}");
    }
}

#[test]
fn forward_is_what_the_region_says() {
    let sides = "sides = [{ name = 'white', forward = 'north', forward-in = { region = 'e3..f4', forward = 'east' } }, \
                 { name = 'black', forward = 'south' }]";
    let text = format!(
        "name = 'corner'\n{sides}\n{CORNER}\nsetup.place.piece = {{ white = 'b2' }}\npieces.piece = 'p:fW'"
    );
    let game = Definition::from_toml(&text, &()).unwrap_or_else(|report| panic!("{report}"));
    for (from, to) in [("b2", "b3"), ("c2", "c5"), ("e3", "f3"), ("e5", "e6")] {
        assert_eq!(reached(&game, from), to, "{from}");
    }
}

#[test]
fn lines_end_where_they_branch() {
    let board = corner("pieces.piece = 'p:W'").board.board().expect("a board");
    let cell = |name: &str| board.cell(name).expect(name);
    let names =
        |from: &str, by: Vector| -> Vec<&str> { board.line(cell(from), by).map(|c| board.name(c)).collect() };
    assert_eq!(names("a1", Vector::flat(1, 1)), ["b2"]);
    assert_eq!(names("b1", Vector::flat(0, 1)), ["b2", "b3", "b4"]);
    assert_eq!(names("e4", Vector::flat(0, -1)), ["e3", "e5", "e6"]);
    assert_eq!(board.step(cell("b2"), Vector::flat(1, 1)), None);
    assert_eq!(board.ways(cell("b2"), Vector::flat(1, 1)).count(), 2);
}

#[test]
fn every_way_leads_back() {
    let board = corner("pieces.piece = 'p:W'").board.board().expect("a board");
    let steps = || (-3..=3).flat_map(|x| (-3..=3).map(move |y| Vector::flat(x, y)));
    for from in board.cells() {
        for way in steps().flat_map(|by| board.ways(from, by).map(move |way| (by, way))) {
            let (by, way) = way;
            let back = way.orientation.apply(-by);
            let returns = |other: chesswright_rules::board::Reached| {
                other.cell == from && way.orientation.then(other.orientation) == Orientation::AS_DRAWN
            };
            assert!(board.ways(way.cell, back).any(returns), "{from} by {by:?} to {}", way.cell);
        }
    }
}

#[test]
fn mistakes_in_joins_are_found() {
    for (joins, says) in [
        ("{ from = 'a1', toward = 'west', to = 'd9', heading = 'north' }", "straight run"),
        ("{ from = 'a1..b2', toward = 'west', to = 'c3..d4', heading = 'north' }", "straight run"),
        ("{ from = 'a1..a2', toward = 'north', to = 'c3..d3', heading = 'north' }", "straight run"),
        (
            "{ from = 'a1..a2', toward = 'west', to = 'c4', heading = 'south' }",
            "2 cells cannot be joined to 1",
        ),
        ("{ from = 'a1', toward = 'west', to = 'a1', heading = 'east' }", "already joined"),
    ] {
        let text = format!(
            "name = 'x'\nsetup = '4/4/4/4'\nboard = {{ files = 4, ranks = 4, joins = {joins} }}\npieces.piece = 'p:W'"
        );
        let report = Definition::from_toml(&text, &()).expect_err(joins).to_string();
        assert!(report.contains(says), "{joins}: {report}");
    }
    let wrapped = "name = 'x'\nsetup = '4/4/4/4'\nboard = { files = 4, ranks = 4, wrap = 'files', joins = { from = 'a1', toward = 'south', to = 'c4', heading = 'south' } }\npieces.piece = 'p:W'";
    let report = Definition::from_toml(wrapped, &()).expect_err("wrapped").to_string();
    assert!(report.contains("or by `joins`"), "{report}");
}

#[test]
fn small_games_with_joins_agree_with_the_reference() {
    let pieces = "
        pieces.king = { letter = 'k', betza = 'K', royal = true }
        pieces.queen = 'q:Q'
        pieces.knight = 'n:N'
        pieces.horse = 'h:nN'
        pieces.griffon = 'g:FyafsF'
        pieces.cannon = 'c:mRcpR'
        pieces.pawn = { letter = 'p', betza = 'fmWfceFifmnD', promotion = { zone = 'own rank 6', to = 'queen' } }
        setup.place = { king = { white = 'a1', black = 'f6' }, queen = { white = 'b1', black = 'e6' }, knight = { white = 'a2', black = 'f5' }, horse = { white = 'c1', black = 'd6' }, cannon = { white = 'd1', black = 'c6' }, griffon = { white = 'd2' }, pawn = { white = 'b2 c2', black = 'e5' } }
    ";
    let forward = "sides = [{ name = 'white', forward = 'north' }, \
                   { name = 'black', forward = 'south', forward-in = { region = 'c5..d6', forward = 'east' } }]";
    games_agree(&[&format!("{forward}\n{CORNER}\n{pieces}")]);
}

/// Games of Yalta, and how many sequences of two moves follow, as `xtask/oracles/yalta.py` counts them on a board of its own.
const YALTA: [(&str, u64); 3] = [
    (
        "b2b3 a7a6 g12h10 c2c4 k8j6 k12l10 f2f4 c7c5 j11j10 c1b2 k7k6 k11k9 a2a3 i7i5 j12k11 g1f3 a6a5 h12g12 f3e9 i8i6 \
         i12j12 e9g4 i6c4 l10k5 b2c1 j8i7 k5l7 a1a2 c4b3 k9k5 g4h10 b3a2 i11i10 d2d3 d7d6 l7j8 g2g4 l8k8 l11l9 f1g2 c5c4 \
         j12i11 e1g1 d8i8 g11g10",
        1298,
    ),
    (
        "a2a4 k8l6 g12h10 e2e3 k7k5 e11e9 c2c4 a7a5 f12k5 f2f3 l6k8 h10g4 e3e4 b8c6 k11k10 d2d4 a8b8 i11i9 d1e2 l7l5 g4f2 \
         c1g9 c6a7 e12e11 h2h4 b8a8 j12k11 e1d2 a7b5 k5l9 e2d1 j7j5 f2d3 d1c2 d7d6 h11h10 c2c1 c7c6 k11j12 f3f4 c6c5 l9i7 \
         g9e11 j8i7 i12e11",
        1016,
    ),
    (
        "c2c4 a7a6 k11k9 b2b3 d7d5 l11l10 f2f4 c8k9 l10l9 b1a3 l7l6 j11j9 d1c2 d8c8 f11f10 f4f9 k9i11 k12i11 e2e3 d5d4 \
         i11k12 g1e2 k8j6 e12g10 e3d4 k7k5 l12l11 e2c3 j6i9 h11h10 e1e2 k5k9 g10h11 g2g3 l6l5 j12f9 f1g2 l8l6 l11l10 c4c5 \
         i9j6 j9j5 e2f2 b7b5 l10l12",
        1066,
    ),
];

#[test]
fn yalta_has_as_many_moves_as_on_a_board_of_three_halves() {
    let rules = Rules::new(&definition("yalta").expect("a game")).expect("rules");
    assert_eq!(rules.start().perft(3), 8000);
    for (game, count) in YALTA {
        let mut position = rules.start();
        for text in game.split_whitespace() {
            let moves = position.legal_moves();
            let says = |played: &&chesswright_rules::Move| {
                format!("{}{}", rules.cell_name(played.from()), rules.cell_name(played.to())) == text
            };
            let played = moves.iter().find(says).unwrap_or_else(|| panic!("{text} in {game}")).clone();
            position.play(&played).unwrap_or_else(|error| panic!("{text} in {game}: {error}"));
        }
        assert_eq!(position.perft(2), count, "{game}");
    }
}

#[test]
fn yalta_is_the_same_for_all_three() {
    let game = definition("yalta").expect("a game");
    let board = game.board.board().expect("a board");
    let reached = |text: &str, from: &str| -> usize {
        let position = Position::empty(board.clone());
        position
            .set(text, board.cell(from).expect(from))
            .into_iter()
            .map(|(to, ..)| to)
            .collect::<BTreeSet<Cell>>()
            .len()
    };
    // The middle, cells beside it, corners and edges of each half, as each of the three sees them.
    let seen = [
        ["d4", "i5", "e9"],
        ["e4", "d5", "i9"],
        ["c4", "j5", "f9"],
        ["a1", "l8", "h12"],
        ["b3", "k6", "g10"],
    ];
    for cells in seen {
        for betza in ["W", "F", "N", "B", "R", "Q", "C", "NN"] {
            let counts = cells.map(|cell| reached(betza, cell));
            assert!(counts.windows(2).all(|pair| pair[0] == pair[1]), "{betza} on {cells:?}: {counts:?}");
        }
    }
    // As players count the leaps of a knight in the middle and beside it.
    assert_eq!((reached("N", "d4"), reached("N", "c4")), (10, 9));
}

#[test]
fn inventions_with_joins_agree_with_the_reference() {
    inventions_agree(joined);
}

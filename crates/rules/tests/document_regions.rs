//! Regions: a table of texts and their cells, for boards of every kind and for every direction of a side.

use chesswright_rules::board::{Board, Geometry, Vector, Wrap};
use chesswright_rules::definition::model::{BoardDef, Compass, Outline};
use chesswright_rules::definition::region::Regions;
use indexmap::IndexMap;

fn boards() -> Vec<(&'static str, Board)> {
    let hexagon = |side: u16| BoardDef {
        geometry: Geometry::Hex,
        outline: Outline::Hexagon,
        ..BoardDef::rectangle(2 * side - 1, 2 * side - 1)
    };
    vec![
        ("4x4", Board::rectangle(4, 4)),
        ("3x5", Board::rectangle(3, 5)),
        ("28x12", Board::rectangle(28, 12)),
        ("ring", Board::new(Geometry::Square, Wrap::None, [3, 3, 1], |at| at != Vector::flat(1, 1))),
        ("cylinder", Board::new(Geometry::Square, Wrap::Files, [3, 3, 1], |_| true)),
        ("hexagon", hexagon(3).board().unwrap()),
        ("layers", Board::new(Geometry::Layers, Wrap::None, [2, 3, 2], |_| true)),
    ]
}

/// Board, forward direction, text, cells.
const TABLE: &str = "
4x4      north  all                      a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4
4x4      north  none                     -
4x4      north  a1                       a1
4x4      north  a1 d4                    a1 d4
4x4      north  a1..b2                   a1 b1 a2 b2
4x4      north  b2..a1                   a1 b1 a2 b2
4x4      north  rank 2                   a2 b2 c2 d2
4x4      north  rank 3..2 & file a       a2 a3
4x4      north  file b..c & rank 1       b1 c1
4x4      north  edge & file a..b         a1 b1 a2 a3 a4 b4
4x4      north  !edge                    b2 c2 b3 c3
4x4      north  all - edge               b2 c2 b3 c3
4x4      north  a1..b1 ^ b1..c1          a1 c1
4x4      north  a1 | b1 - b1             a1
4x4      north  a1 | (b1 - b1)           a1
4x4      north  !!a1                     a1
4x4      north  !(rank 1..3)             a4 b4 c4 d4
4x4      north  box                      b2 c2 b3 c3
4x4      north  box & rank 2             b2 c2
4x4      south  a1                       a1
4x4      south  own a1                   d4
4x4      east   own a1                   a4
4x4      west   own a1                   d1
4x4      north  own rank 1               a1 b1 c1 d1
4x4      south  own rank 1               a4 b4 c4 d4
4x4      east   own rank 1               a1 a2 a3 a4
4x4      west   own rank 1               d1 d2 d3 d4
4x4      east   own b1..b2               a3 b3
4x4      east   own file a               a4 b4 c4 d4
4x4      south  corner                   d4
4x4      south  own corner               d4
4x4      south  own own a1               d4
4x4      south  a1 own a1                a1 d4
4x4      south  !own rank 1..3           a1 b1 c1 d1
4x4      south  own (rank 1 & file a..b)  c4 d4
3x5      east   own rank 1               a1 a2 a3 a4 a5
3x5      east   own file e & own rank 1  a1
3x5      west   own rank 3               a1 a2 a3 a4 a5
28x12    north  aa10..ab10               aa10 ab10
28x12    south  own a1                   ab12
ring     north  all                      a1 b1 c1 a2 c2 a3 b3 c3
ring     north  edge                     a1 b1 c1 a2 c2 a3 b3 c3
ring     north  rank 2                   a2 c2
ring     north  a1..c3                   a1 b1 c1 a2 c2 a3 b3 c3
cylinder north  edge                     a1 b1 c1 a3 b3 c3
hexagon  north  rank 1                   c1 d1 e1 b1 a1
hexagon  north  file c                   c1 c2 c3 c4 c5
hexagon  north  edge & file c            c1 c5
hexagon  north  own c1                   c1
hexagon  south  own c1                   c5
hexagon  north-east own c1               a1
hexagon  south-east own c1               a3
hexagon  south-west own c1               e3
hexagon  north-west own c1               e1
hexagon  south  own (c1 d1 e1)           c5 b4 a3
hexagon  south-east own rank 1           c5 b4 a3 a2 a1
layers   north  layer 1                  Aa1 Ab1 Aa2 Ab2 Aa3 Ab3
layers   north  Ba1                      Ba1
layers   north  Aa1..Ba1                 Aa1 Ba1
layers   south  own Aa1                  Bb3
layers   south  own (layer 1 & rank 1)   Ba3 Bb3
layers   north  layer B & rank 3         Ba3 Bb3
";

#[test]
fn regions_mean_these_cells() {
    let boards = boards();
    let named: IndexMap<String, String> =
        [("box", "all - edge"), ("corner", "own a1")].map(|(name, text)| (name.into(), text.into())).into();
    let mut rows = 0;
    for row in TABLE.lines().filter(|l| !l.trim().is_empty()) {
        rows += 1;
        let (board_name, rest) = row.split_once(' ').unwrap();
        let (forward, rest) = rest.trim_start().split_once(' ').unwrap();
        let (text, cells) = rest.trim_start().rsplit_once("  ").unwrap();
        let (text, cells) = (text.trim(), cells.trim());
        let board = &boards.iter().find(|b| b.0 == board_name).unwrap().1;
        let forward = Compass::ALL.into_iter().find(|c| c.word() == forward).unwrap();
        let frame = forward.frame(board.geometry()).unwrap();
        let found = Regions::new(board, Some(&named)).cells(text, &frame);
        let found = found.unwrap_or_else(|e| panic!("{row}: {e}"));
        let mut found: Vec<_> = found.iter().map(|c| board.name(c)).collect();
        let mut expected: Vec<_> = cells.split(' ').filter(|c| *c != "-").collect();
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{row}");
    }
    assert!(rows > 50);
}

#[test]
fn seats_map_cells_one_to_one() {
    for (name, board) in boards() {
        let regions = Regions::new(&board, None);
        for frame in Compass::ALL.into_iter().filter_map(|c| c.frame(board.geometry())) {
            if ["3x5", "28x12", "layers"].contains(&name) {
                continue;
            }
            // Every side sees the same number of cells, each as one of its own.
            let mut seen = 0;
            for cell in board.cells() {
                let own = regions.cells(&format!("own {}", board.name(cell)), &frame).unwrap();
                assert_eq!(own.len(), 1, "{name} {frame:?}");
                seen += own.len();
            }
            assert_eq!(seen, board.len());
        }
    }
}

/// Browsers give a program a stack of 1 MiB.
#[test]
fn long_and_deep_texts_need_no_deep_stack() {
    let small = std::thread::Builder::new().stack_size(256 << 10);
    let test = small.spawn(|| {
        let board = Board::rectangle(4, 4);
        let cells = |text: &str, named: &IndexMap<String, String>| {
            Regions::new(&board, Some(named)).cells(text, &Compass::North.frame(Geometry::Square).unwrap())
        };
        let none = IndexMap::new();
        assert_eq!(cells(&"a1 b2 ".repeat(20_000), &none).unwrap().len(), 2);
        for deep in ["(".repeat(10_000), "!".repeat(10_000), "own ".repeat(10_000)] {
            assert!(cells(&deep, &none).unwrap_err().message.contains("nested too deeply"));
        }
        let chain = (0..10_000).map(|n| (format!("r-{n}"), format!("((((a1 r-{}))))", n + 1))).collect();
        assert!(cells("r-0", &chain).unwrap_err().message.contains("nested too deeply"));
    });
    test.unwrap().join().unwrap();
}

/// Half of the stack of a page, on which documents are vetted.
#[test]
fn deep_texts_that_name_each_other_need_no_deep_stack() {
    let small = std::thread::Builder::new().stack_size(512 << 10);
    let test = small.spawn(|| {
        let board = Board::rectangle(4, 4);
        let towers: IndexMap<_, _> =
            (0..62).map(|n| (format!("r-{n}"), format!("{}r-{}", "!".repeat(62), n + 1))).collect();
        let frame = Compass::North.frame(Geometry::Square).unwrap();
        let error = Regions::new(&board, Some(&towers)).cells("!r-0", &frame).unwrap_err();
        // The error says which name leads too far.
        assert!(error.nested && error.message.contains("in region `r-0`: "), "{error}");
        assert!(error.message.contains("nested too deeply") && error.span == (1..4), "{error}");
    });
    test.unwrap().join().unwrap();
}

#[test]
fn the_depth_of_regions_does_not_depend_on_which_is_asked_first() {
    let board = Board::rectangle(4, 4);
    let chain: IndexMap<_, _> = (0..80)
        .map(|n| (format!("r-{n}"), if n == 79 { "a1".to_owned() } else { format!("r-{}", n + 1) }))
        .collect();
    let frame = Compass::North.frame(Geometry::Square).unwrap();
    let [down, up] = [false, true].map(|reversed| {
        let regions = Regions::new(&board, Some(&chain));
        let mut asked: Vec<usize> = (0..80).collect();
        if reversed {
            asked.reverse();
        }
        let mut good: Vec<usize> =
            asked.into_iter().filter(|n| regions.cells(&format!("r-{n}"), &frame).is_ok()).collect();
        good.sort_unstable();
        good
    });
    assert_eq!(down, up);
    assert!(down.contains(&79) && !down.contains(&0));
}

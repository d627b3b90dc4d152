//! Levels from outside authors: every feature of the format in many spellings, solved in two independent ways; and
//! files that are refused with an error message.

use crate::naive;

use std::path::PathBuf;

use chesswright_catalog::level;
use chesswright_puzzle::{Game, solve};

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = format!("{}/tests/outside/{folder}", env!("CARGO_MANIFEST_DIR"));
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.is_file()).collect();
    files.sort();
    files
}

#[test]
fn levels_of_strangers_are_solved_as_a_naive_search_solves_them() {
    let mut wrong = vec![];
    let files = files("");
    assert!(files.len() >= 80, "only {} files", files.len());
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let level = match level::read(&text) {
            Ok(level) => level,
            Err(problems) => {
                wrong.push(format!("{name}: {problems:?}"));
                continue;
            }
        };
        let game = Game::new(&level).unwrap_or_else(|error| panic!("{name}: {error}"));
        let solution = solve::solve(&game, &Default::default(), &mut solve::quietly).unwrap();
        let found = solution.par.map(|par| (par, solution.lines));
        let naive = naive::Naive::new(&level).solve(100_000);
        let told = level.proof.as_ref().and_then(|proof| Some((proof.par?, proof.lines?)));
        let line = solution.line_text(&game);
        if Ok(found) != naive || told != found {
            wrong.push(format!("{name}: found {found:?}, naive {naive:?}, told {told:?}, line {line}"));
        } else if found.is_some() {
            assert_eq!(solve::replay(&game, &line), Ok(solution.par), "{name}: {line}");
            assert_eq!(level.proof.as_ref().map(|proof| &proof.line), Some(&line), "{name}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// `refused.tsv` contains the names of files and a part of the expected error message for each.
#[test]
fn invalid_files_are_reported_with_place_and_reason() {
    let table = include_str!("outside/refused/refused.tsv");
    let told: Vec<(&str, &str)> = table.lines().filter_map(|line| line.split_once('\t')).collect();
    let files = files("refused");
    assert_eq!(files.len() - 1, told.len());
    let mut wrong = vec![];
    for (name, expected) in told {
        let file = files.iter().find(|file| file.ends_with(name)).unwrap_or_else(|| panic!("no file {name}"));
        let text = std::fs::read_to_string(file).unwrap();
        let read = level::recognise(&text).unwrap_or_else(|| level::read(&text));
        let found = match read {
            Err(problems) => problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
            Ok(level) => match Game::new(&level).and_then(|game| game.solvable()) {
                Err(error) => error.to_string(),
                Ok(()) => "it is a level".to_owned(),
            },
        };
        if !found.contains(expected) {
            wrong.push(format!("{name}: found {found}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Each cell of a piece's grid of five by five stands for exactly one step.
#[test]
fn a_grid_says_where_a_piece_goes_cell_by_cell() {
    for (x, y) in (0..5).flat_map(|x| (0..5).map(move |y| (x, y))).filter(|&cell| cell != (2, 2)) {
        let mut grid = vec![vec![0; 5]; 5];
        grid[y][x] = 3;
        let level = serde_json::json!({
            "format": "chess-level", "version": 1, "terrain": [".....", ".....", ".....", ".....", "....."],
            "pieces": [{ "at": "c3", "kind": { "grid": grid } }], "win": [{ "visit": ["a1"] }],
        });
        let game = Game::new(&level::read(&level.to_string()).unwrap()).unwrap();
        let (position, _) = game.start();
        let moves = game.moves(&position);
        let to: Vec<&str> = moves.iter().map(|played| game.rules().cell_name(played.to())).collect();
        let file = ["a", "b", "c", "d", "e"][x];
        assert_eq!(to, [format!("{file}{}", 5 - y)], "column {x} of row {y}");
    }
}

/// The largest possible level: pieces or items on every cell.
#[test]
fn the_largest_level_is_searched_within_its_limits() {
    let mut rows = vec!["$".repeat(32); 32];
    for row in 0..2 {
        rows[row] = "q".repeat(32);
        rows[31 - row] = "Q".repeat(32);
    }
    let text = format!("enemy: hunter\ngoal: take all\n\n{}\n", rows.join("\n"));
    let begun = std::time::Instant::now();
    let game = Game::new(&level::read(&text).unwrap()).unwrap();
    let limits = solve::Limits { states: 300, bytes: 1 << 20 };
    let solution = solve::solve(&game, &limits, &mut solve::quietly).unwrap();
    assert_eq!((solution.par, solution.ended), (None, solve::Ended::Full));
    let proved = solve::prove(&game, &limits, 1, 9, &mut solve::quietly).unwrap();
    assert!(matches!(proved, solve::Proved::NotWithin(_, solve::Ended::Full)), "{proved:?}");
    assert!(begun.elapsed().as_secs() < 60, "{:?}", begun.elapsed());
}

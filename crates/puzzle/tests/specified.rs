//! The levels of the specification: par, number of shortest lines, the line itself, states and grades, as given
//! there.

use chesswright_catalog::level;
use chesswright_puzzle::{Game, solve};

#[test]
fn every_specified_level_is_reproduced() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/specified");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 14);
    let mut wrong = vec![];
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let told = |key: &str| {
            let prefix = format!("{key}: ");
            text.lines().find_map(|line| line.strip_prefix(&prefix)).unwrap_or_default().to_owned()
        };
        let level = level::read(&text).unwrap_or_else(|problems| panic!("{}: {problems:?}", file.display()));
        let game = Game::new(&level).unwrap();
        let graph =
            solve::explore(&game, &Default::default(), solve::Extent::Whole, &mut solve::quietly).unwrap();
        let solution = graph.solution(&game);
        let grade = solve::grade(&game, &graph).unwrap_or_default();
        let found = format!(
            "par {} lines {} states {} bits {:.1} fatal {:.0} line {}",
            solution.par.unwrap_or(0),
            solution.lines,
            graph.len(),
            grade.bits,
            grade.fatal * 100.0,
            solution.line_text(&game)
        );
        let wanted = format!(
            "par {} lines {} states {} bits {} fatal {} line {}",
            told("par"),
            told("lines"),
            told("states"),
            told("bits"),
            told("fatal"),
            told("line")
        );
        if found != wanted {
            wrong.push(format!("{}\n  found  {found}\n  wanted {wanted}", told("title")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

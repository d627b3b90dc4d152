//! Proof against any defence in two ways: retrograde analysis of the whole graph, and proof-number search with a
//! bounded table.

use chesswright_catalog::level::{self, Level};
use chesswright_puzzle::Game;
use chesswright_puzzle::solve::{self, Ended, Forced, Limits, Proved};

fn levels(folder: &str) -> Vec<(String, Level)> {
    let folder = format!("{}/tests/{folder}", env!("CARGO_MANIFEST_DIR"));
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = entries.filter(|path| path.is_file()).collect();
    files.sort();
    let read = |path: &std::path::PathBuf| level::read(&std::fs::read_to_string(path).unwrap()).ok();
    let named =
        |path: &std::path::PathBuf| Some((path.file_name()?.to_string_lossy().into_owned(), read(path)?));
    files.iter().filter_map(named).collect()
}

#[test]
fn a_small_table_proves_what_the_whole_graph_proves() {
    let mut known = [0, 0];
    for (name, level) in levels("specified").into_iter().chain(levels("outside")) {
        let game = Game::new(&level).unwrap();
        let small = Limits { states: 3000, bytes: 1 << 24 };
        let whole = solve::force(&game, &small, &mut solve::quietly).unwrap();
        for bytes in [1 << 12, 1 << 22] {
            let limits = Limits { states: 30_000, bytes };
            match whole {
                Forced::Win(moves) => {
                    let found = solve::prove(&game, &limits, 1, moves + 3, &mut solve::quietly).unwrap();
                    let full = matches!(found, Proved::NotWithin(short, Ended::Full) if short < moves);
                    assert!(found == Proved::Win(moves) || full, "{name}: {found:?}, not {moves}");
                    known[0] += usize::from(!full);
                }
                Forced::No => {
                    let found = solve::prove(&game, &limits, 1, 6, &mut solve::quietly).unwrap();
                    assert!(matches!(found, Proved::NotWithin(..)), "{name}: {found:?}, but there is none");
                    known[1] += usize::from(found == Proved::NotWithin(6, Ended::Done));
                }
                Forced::Unknown(_) => {}
            }
        }
    }
    assert!(known[0] >= 60 && known[1] >= 20, "these levels say little: {known:?}");
}

/// Nine rooks and queens: far too many positions to store.
const CROWD: &str =
    "enemy: guard\ngoal: take the king\n\nk..q..r\n.p.....\n.......\n..R.N..\n.......\n.B.....\nK..Q..R\n";

#[test]
fn the_search_stops_when_told_and_when_it_has_looked_at_enough() {
    let game = Game::new(&level::read(CROWD).unwrap()).unwrap();
    let limits = Limits { states: 20_000, bytes: 1 << 16 };
    let mut asked = 0;
    let mut stop = |_| {
        asked += 1;
        asked < 3
    };
    let found = solve::prove(&game, &limits, 1, 50, &mut stop).unwrap();
    assert!(matches!(found, Proved::NotWithin(_, Ended::Stopped)), "{found:?}");
    assert_eq!(asked, 3);
    let found = solve::prove(&game, &limits, 1, 50, &mut solve::quietly).unwrap();
    assert!(matches!(found, Proved::NotWithin(1.., Ended::Full)), "{found:?}");
    let whole = solve::force(&game, &limits, &mut solve::quietly).unwrap();
    assert_eq!(whole, Forced::Unknown(Ended::Full));
}

/// The search proves the fewest moves although the graph has far more positions than fit into the table.
#[test]
fn a_win_is_proved_that_does_not_fit_in_memory() {
    let text = "enemy: hunter\ngoal: take the king\n\nkr.....\npp.....\n..N....\n.......\n.......\n....Q..\nK.....R\n";
    let game = Game::new(&level::read(text).unwrap()).unwrap();
    let limits = Limits { states: 50_000, bytes: 1 << 20 };
    let whole = solve::force(&game, &limits, &mut solve::quietly).unwrap();
    assert_eq!(whole, Forced::Unknown(Ended::Full));
    let found = solve::prove(&game, &limits, 1, 5, &mut solve::quietly).unwrap();
    assert!(matches!(found, Proved::Win(1..=3)), "{found:?}");
}

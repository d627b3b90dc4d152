//! Checkmate as the goal of a level.

use chesswright_catalog::level::{self, Goal, Level};
use chesswright_puzzle::Game;
use chesswright_puzzle::solve::{self, Forced, Limits, Proved, Within};

/// The king comes closer, and the rook mates on the edge.
const TWO: &str = "enemy: defender\ngoal: mate 2\n\nk...\n....\n..K.\n...R\n";

fn game(text: &str) -> Game {
    Game::new(&level::read(text).unwrap_or_else(|problems| panic!("{problems:?}"))).unwrap()
}

fn problems(text: &str) -> String {
    let problems = level::read(text).expect_err(text);
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

fn in_three_ways(game: &Game) -> (Option<u32>, Forced, Proved, Within) {
    let limits = Limits { states: 200_000, bytes: 1 << 22 };
    let (start, _) = game.start();
    (
        solve::solve(game, &limits, &mut solve::quietly).unwrap().par,
        solve::force(game, &limits, &mut solve::quietly).unwrap(),
        solve::prove(game, &limits, 1, 4, &mut solve::quietly).unwrap(),
        solve::within(game, &start, 4, false, &limits, &mut solve::quietly),
    )
}

#[test]
fn all_solvers_agree_on_the_moves_to_checkmate() {
    let game = game(TWO);
    let (par, forced, proved, within) = in_three_ways(&game);
    assert_eq!((par, forced, proved), (Some(2), Forced::Win(2), Proved::Win(2)));
    assert!(matches!(within, Within::Win(2, _)), "{within:?}");
    let solution = solve::solve(&game, &Limits::default(), &mut solve::quietly).unwrap();
    assert_eq!(solve::replay(&game, &solution.line_text(&game)), Ok(Some(2)));
}

#[test]
fn a_mate_that_comes_too_late_does_not_count() {
    let game = game(&TWO.replace("mate 2", "mate"));
    assert_eq!(game.level().win, [Goal::Mate(1)]);
    let solution = solve::solve(&game, &Limits::default(), &mut solve::quietly).unwrap();
    assert!(solution.is_unsolvable(), "{solution:?}");
    let (start, mut memory) = game.start();
    assert!(!game.is_too_late(&start));
    let mut position = start;
    let played = game.find_move(&position, "Rd1d4").expect("the rook gives check");
    game.turn(&mut position, &mut memory, &played);
    assert!(game.is_too_late(&position), "one move was all there was");
}

#[test]
fn stalemate_is_no_mate() {
    // The king in the corner has no move, and is not attacked.
    let game = game("enemy: defender\ngoal: mate\n\nk...\n..Q.\n.K..\n....\n");
    let (mut position, mut memory) = game.start();
    let stuck = game.find_move(&position, "Qc3d3").or_else(|| game.find_move(&position, "Qc3c2"));
    let quiet = stuck.expect("a quiet move");
    game.turn(&mut position, &mut memory, &quiet);
    assert_ne!(game.verdict(&position), Some(Some(game.player())));
}

#[test]
fn a_king_that_could_wait_cannot_be_mated() {
    assert!(problems(&TWO.replace("defender", "guard")).contains("could wait"));
    assert!(problems(&TWO.replace("defender", "none")).contains("could wait"));
    assert!(problems(&TWO.replace("mate 2", "mate 2, take all")).contains("stands alone"));
    assert!(problems(&TWO.replace('k', "r")).contains("exactly one enemy king"));
    assert!(problems(&TWO.replace("goal:", "lose: [{\"moves\": 9}]\ngoal:")).contains("the only limit"));
    assert!(problems(&TWO.replace("mate 2", "mate 21")).contains("from 1 to 20"));
    assert!(problems(&TWO.replace("mate 2", "win 2")).contains("built-in game"));
}

#[test]
fn levels_with_checkmate_and_levels_on_games_survive_every_form() {
    let on_game = "game: shogi\nposition: 4k4/9/4P4/9/9/9/9/9/4K4 b G 1\nwin: mate 1\n";
    for text in [TWO, on_game] {
        let read = level::read(text).unwrap_or_else(|problems| panic!("{problems:?}"));
        let again: Vec<Level> = [
            level::read_json(&read.to_json()),
            level::read_json(&read.to_short_json()),
            Level::from_code(&read.to_code()),
            Level::from_code(&read.to_whole_code()),
        ]
        .map(|again| again.unwrap_or_else(|problems| panic!("{problems:?}\n{}", read.to_json())))
        .into();
        for again in again {
            assert_eq!(again, read);
        }
    }
    assert_eq!(level::read(&level::read(TWO).unwrap().to_text().unwrap()), level::read(TWO));
}

#[test]
fn a_gold_dropped_in_front_of_the_king_mates() {
    let game = game("game: shogi\nposition: 4k4/9/4P4/9/9/9/9/9/4K4 b G 1\nwin: mate 1\n");
    let (start, _) = game.start();
    let found = solve::within(&game, &start, 1, true, &Limits::default(), &mut solve::quietly);
    let Within::Win(1, moves) = found else { panic!("{found:?}") };
    let texts: Vec<String> = moves.iter().map(|played| game.move_text(&start, played)).collect();
    assert_eq!(texts, ["G@e8"]);
}

#[test]
fn a_level_on_a_game_must_fit_the_game() {
    let level = "game: chess\nposition: 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\nwin: mate 1\n";
    assert!(problems(&level.replace("game: chess", "game: no such game")).contains("no built-in game"));
    assert!(problems(&level.replace("mate 1", "take all")).contains("the goal of a level on a game"));
    assert!(problems(&format!("{level}\nR..k\n")).contains("no drawing"));
    let wrong = Game::new(&level::read(&level.replace("6k1/", "6k1/8/8/")).unwrap());
    assert!(wrong.is_err_and(|why| why.to_string().contains("the position of the level")));
    let found = solve::solve(&game(level), &Limits::default(), &mut solve::quietly).unwrap();
    assert_eq!((found.par, found.lines), (Some(1), 1));
}

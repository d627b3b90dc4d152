//! Every position of every lesson is proved to be won in its number of moves against any defence, and in no fewer.

use std::collections::HashSet;

use chesswright_catalog::level::{self, Goal, packs};
use chesswright_puzzle::Game;
use chesswright_puzzle::solve::{self, Limits, Within};
use chesswright_rules::Reason;

#[test]
fn every_family_has_a_lesson_and_every_position_of_it_is_proved() {
    let mut families: Vec<&str> = chesswright_catalog::DOCUMENTS.iter().map(|entry| entry.family).collect();
    families.dedup();
    assert_eq!(packs::LESSONS.map(|lesson| lesson.name).as_slice(), families);
    let mut seen = HashSet::new();
    for lesson in packs::LESSONS {
        let count = lesson.texts().count();
        assert!((3..=6).contains(&count), "{}: {count} positions", lesson.name);
        for text in lesson.texts() {
            assert!(seen.insert(text), "twice: {text}");
            proved(lesson.name, text);
        }
    }
}

fn proved(family: &str, text: &str) {
    let level = level::read(text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    let on = level.game.clone().unwrap_or_else(|| panic!("not on a game: {text}"));
    assert_eq!(chesswright_catalog::find(&on.name).map(|entry| entry.family), Some(family), "{text}");
    let proof = level.proof.clone().unwrap_or_else(|| panic!("no proof\n{text}"));
    let moves = u32::from(level.moves_to_win().expect("checked by the reader"));
    assert_eq!(proof.par, Some(moves), "{text}");
    let game = Game::new(&level).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let (start, _) = game.start();
    assert_eq!(start.turn(), game.player(), "the player begins: {text}");
    let limits = Limits { states: 20_000_000, bytes: 0 };
    let found = solve::within(&game, &start, moves, true, &limits, &mut solve::quietly);
    let Within::Win(fewest, first) = found else { panic!("{found:?}\n{text}") };
    assert_eq!((fewest, first.len()), (moves, 1), "there is one way to begin: {text}");
    // The defence of the level does not shorten it, and how it ends is what the goal says.
    assert_eq!(solve::replay(&game, &proof.line), Ok(Some(moves)), "{text}");
    let (mut position, mut memory) = game.start();
    for word in proof.line.split_whitespace() {
        let played = game.find_move(&position, word).expect(word);
        game.turn(&mut position, &mut memory, &played);
    }
    let reason = position.outcome_on_the_board().expect("it is over").reason;
    assert_eq!(matches!(level.win[..], [Goal::Mate(_)]), reason == Reason::Checkmate, "{reason:?}: {text}");
}

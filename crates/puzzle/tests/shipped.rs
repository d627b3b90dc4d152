//! Every level of the campaign and every daily level ships with a proof, which is verified here.

use std::collections::HashSet;

use chesswright_catalog::level::{self, packs};
use chesswright_puzzle::{Game, solve};

/// Solves a level and compares the result with its proof. Returns par.
fn proved(text: &str) -> u32 {
    let level = level::read(text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    let proof = level.proof.clone().unwrap_or_else(|| panic!("no proof\n{text}"));
    let game = Game::new(&level).unwrap();
    let solution = solve::solve(&game, &Default::default(), &mut solve::quietly).unwrap();
    assert_eq!(solution.par, proof.par, "{text}");
    assert_eq!(solve::replay(&game, &proof.line), Ok(proof.par), "{text}");
    solution.par.unwrap_or(0)
}

#[test]
fn the_campaign_is_long_enough_and_every_level_of_it_is_proved() {
    let mut titles = HashSet::new();
    let mut count = 0;
    for chapter in packs::CAMPAIGN {
        assert!(!chapter.title().is_empty());
        assert!(
            chapter.about().ends_with('.'),
            "{}: a chapter that does not say what it teaches",
            chapter.name
        );
        for text in chapter.texts() {
            proved(text);
            let level = level::read(text).unwrap();
            assert!(!level.title.is_empty(), "{}: a level without a title", chapter.name);
            assert!(titles.insert(level.title.clone()), "{} is there twice", level.title);
            count += 1;
        }
    }
    assert!(count >= 60, "the campaign has only {count} levels");
}

#[test]
fn there_is_a_level_for_every_day_and_every_one_is_proved() {
    assert!(packs::days() >= 366, "there are only {} days", packs::days());
    let mut seen = HashSet::new();
    for day in 0..packs::days() {
        let text = packs::daily(day);
        assert!(proved(text) >= 3, "{text}");
        assert!(seen.insert(text), "day {day} was there before");
    }
}

//! Games in which nature decides something: who plays rolls, and nobody rolls until it suits.

use chesswright_game::{Branch, Game, pgn, save};

use crate::common::{Dice, built_in, rules};

/// Plays random moves, and lets nature move between them.
fn play(name: &str, moves: usize, dice: &mut Dice) -> Game {
    let mut game = Game::new(&rules(name));
    for _ in 0..moves {
        game.let_nature_move(&mut |below| dice.roll(below as usize) as u32, 0);
        let legal = game.legal_moves();
        if legal.is_empty() {
            break;
        }
        assert!(!legal.iter().any(|played| played.is_chance()), "nature has moved");
        game.play(&legal[dice.roll(legal.len())], Branch::Variation, 0).expect("it is legal");
    }
    game
}

fn texts(game: &Game) -> Vec<String> {
    game.line().iter().filter_map(|&id| Some(game.tree().get(id)?.text().to_owned())).collect()
}

#[test]
fn what_nature_did_it_does_again() {
    for name in ["dice-chess", "jieqi", "banqi"] {
        let mut dice = Dice::new(5);
        let mut game = play(name, 12, &mut dice);
        game.let_nature_move(&mut |below| dice.roll(below as usize) as u32, 0);
        let line = texts(&game);
        while game.undo(0) {
            assert!(!game.position().awaits_chance() || game.path().is_empty(), "{name}");
        }
        assert!(line.iter().any(|text| text.contains('=')), "{name}: {line:?}");
        // Whatever the dice would show now, the same moves lead to the same game.
        for text in line.iter().filter(|text| !text.contains('=')) {
            game.let_nature_move(&mut |below| below - 1, 0);
            game.play_text(text, Branch::Variation, 0)
                .unwrap_or_else(|error| panic!("{name}, {text}: {error}"));
        }
        game.let_nature_move(&mut |below| below - 1, 0);
        assert_eq!(texts(&game), line, "{name}");
    }
}

#[test]
fn files_replay_what_nature_did() {
    for name in ["dice-chess", "jieqi", "banqi"] {
        for seed in 0..6 {
            let game = play(name, 60, &mut Dice::new(seed));
            let text = save::save(&game, &built_in, 0);
            let loaded = save::load(&text, &built_in).expect("it was just saved");
            assert!(loaded.findings.is_empty(), "{name}: {:?}", loaded.findings);
            assert_eq!(
                (texts(&loaded.game), save::save(&loaded.game, &built_in, 0)),
                (texts(&game), text),
                "{name}"
            );
            assert_eq!(loaded.game.position().key(), game.position().key());

            let written = pgn::write(&game, &built_in);
            let mut known = |name: &str| built_in(name);
            let read = pgn::Games::new(written.as_bytes(), &mut known).next_game().expect("it can be read");
            let read = read.expect("there is a game");
            assert!(read.faults.is_empty(), "{name}: {:?}\n{written}", read.faults);
            let again = read.game.expect("its variant is known");
            assert_eq!(texts(&again), texts(&game), "{name}\n{written}");
        }
    }
}

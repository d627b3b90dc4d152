//! Writes and reads PGN of games of every built-in variant.

#[allow(unreachable_pub)]
use crate::common;

use chesswright_game::pgn::{Games, write};
use chesswright_game::save::{load, save};
use chesswright_game::{Branch, Game, Mark, NodeId, Notes};
use chesswright_rules::Move;
use common::{Dice, built_in, rules};

/// The content of a tree that PGN keeps: for each move, parents first, the index of its parent, the move and the notes.
fn told(game: &Game) -> Vec<(usize, Option<Move>, Notes)> {
    let tree = game.tree();
    let ids = tree.ids();
    let place = |id: NodeId| ids.iter().position(|other| *other == id).unwrap_or_default();
    ids.iter()
        .map(|&id| {
            let node = tree.get(id).expect("an id of the tree");
            (node.parent().map_or(0, place), node.played().cloned(), node.notes.clone())
        })
        .collect()
}

/// A game with variations and notes of all kinds.
fn random_game(name: &str, seed: u64) -> Game {
    let rules = rules(name);
    let mut dice = Dice::new(seed);
    let mut game = Game::new(&rules);
    for _ in 0..40 {
        match dice.roll(10) {
            0 => drop(game.undo(0)),
            1 => {
                let ids = game.tree().ids();
                let id = ids[dice.roll(ids.len())];
                game.go_to(id, 0);
            }
            2 => {
                let here = game.here();
                let cells = rules.board().len();
                let (from, to) =
                    (dice.roll(cells) as u16, (dice.roll(2) == 0).then(|| dice.roll(cells) as u16));
                let notes = game.notes_mut(here).expect("the present place");
                match dice.roll(4) {
                    0 if here != NodeId::ROOT => {
                        notes.nags = vec![1 + dice.roll(200) as u8, 1 + dice.roll(6) as u8]
                    }
                    1 if here != NodeId::ROOT => notes.before = "what now? (50 % chance) ; [maybe]".into(),
                    2 => notes.marks = vec![Mark { colour: Default::default(), from, to }],
                    _ => {
                        notes.after = "a  comment with \"quotes\" \\ and words ".repeat(1 + dice.roll(4));
                        notes.after.truncate(notes.after.trim_end().len());
                    }
                }
            }
            _ => {
                let moves = game.position().legal_moves();
                if let Some(played) = moves.get(dice.roll(moves.len())) {
                    game.play(played, Branch::Variation, 0).expect("a legal move");
                }
            }
        }
    }
    // Marked cells come before arrows.
    for id in game.tree().ids() {
        if let Some(notes) = game.notes_mut(id) {
            notes.marks.sort_by_key(|mark| mark.to.is_some());
        }
    }
    game.players[0].name = "Anna \"the rook\" \\".into();
    game.players[0].rating = Some(2400);
    game.tags.insert("Event".into(), "Open".into());
    game
}

#[test]
fn trees_come_back() {
    let mut wrong = vec![];
    for name in chesswright_catalog::names() {
        for seed in 0..3 {
            let game = random_game(name, seed);
            let text = write(&game, &built_in);
            let mut variants = built_in;
            let mut games = Games::new(text.as_bytes(), &mut variants);
            let imported = games.next_game().expect("memory can be read").expect("a game");
            let Some(read) = imported.game else {
                wrong.push(format!("{name}: {:?}\n{text}", imported.faults));
                continue;
            };
            let same = told(&read) == told(&game) && read.players == game.players && read.tags == game.tags;
            if !same || !imported.faults.is_empty() {
                wrong.push(format!(
                    "{name}, seed {seed}: {:?}\n{text}\n{}",
                    imported.faults,
                    write(&read, &built_in)
                ));
            }
            if write(&read, &built_in) != text {
                wrong.push(format!(
                    "{name}, seed {seed}: written otherwise\n{text}\n{}",
                    write(&read, &built_in)
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong, first: {}", wrong.len(), wrong[0]);
}

/// Null moves are kept, the game continues after them, and every format keeps both.
#[test]
fn null_moves_come_back() {
    let file = "[Event \"?\"]\n\n1. e4 Z0 2. d4 (2. -- e5) 2... -- 3. c4 e5 *\n";
    let mut variants = built_in;
    let mut games = Games::new(file.as_bytes(), &mut variants);
    let imported = games.next_game().expect("memory can be read").expect("a game");
    assert_eq!(imported.faults, []);
    let game = imported.game.expect("chess is known");
    assert_eq!(game.tree().len(), 8);
    assert!(game.tree().ids().iter().skip(1).all(|&id| game.tree().get(id).unwrap().played().is_some()));
    let text = write(&game, &built_in);
    assert!(text.contains("1. e4 -- 2. d4 (2. -- e5) 2... -- 3. c4 e5"), "{text}");
    let loaded = load(&save(&game, &built_in, 0), &built_in).expect("it was saved");
    assert_eq!(loaded.findings, []);
    assert_eq!(told(&loaded.game), told(&game));
}

#[test]
fn rules_travel_inside_the_file() {
    let game = random_game("raumschach", 5);
    let nothing = |_: &str| None;
    let text = write(&game, &nothing);
    assert!(text.contains("%rules {\"name\":\"raumschach\""), "{text}");
    let mut variants = nothing;
    let mut games = Games::new(text.as_bytes(), &mut variants);
    let imported = games.next_game().expect("memory can be read").expect("a game");
    assert_eq!(imported.faults, []);
    let read = imported.game.expect("the rules are in the file");
    assert_eq!(told(&read), told(&game));
    assert_eq!(read.rules().definition(), game.rules().definition());
    let broken = text.replacen("\"files\":5", "\"files\":6", 1);
    assert_ne!(broken, text);
    let mut games = Games::new(broken.as_bytes(), &mut variants);
    let imported = games.next_game().expect("memory can be read").expect("a game");
    assert!(imported.game.is_none());
    assert!(!imported.faults.is_empty());
}

#[test]
fn clocks_and_ends_come_back() {
    let rules = rules("chess");
    let mut game = Game::new(&rules);
    game.set_clock("5+3".parse().expect("a time control"));
    game.start_clock(0);
    for (text, now) in [("e2e4", 4000), ("e7e5", 9500), ("g1f3", 12_000)] {
        game.play_text(text, Branch::Variation, now).expect("a legal move");
    }
    game.resign(game.position().turn(), 15_000);
    let text = write(&game, &built_in);
    for part in [
        "[TimeControl \"300+3\"]",
        "[Result \"1-0\"]",
        "[Termination \"normal\"]",
        "1. e4 {[%clk 0:04:59]} 1... e5",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    let mut variants = built_in;
    let mut games = Games::new(text.as_bytes(), &mut variants);
    let read =
        games.next_game().expect("memory can be read").and_then(|imported| imported.game).expect("a game");
    assert_eq!(read.decided().map(|(_, ending)| ending), game.decided().map(|(_, ending)| ending));
    assert_eq!(write(&read, &built_in), text);
}

/// What was understood of a file with faults is written, and read back the same.
#[test]
fn what_is_left_of_broken_files_comes_back() {
    let mut amount = 0;
    let mut wrong = vec![];
    for case in include_str!("../../../tests/pgn/faults.txt").split("=== ").skip(1) {
        let text = case.split_once('\n').map_or("", |(_, text)| text);
        let mut variants = built_in;
        let mut games = Games::new(text.as_bytes(), &mut variants);
        while let Some(imported) = games.next_game().expect("memory can be read") {
            let Some(game) = imported.game.filter(|game| {
                game.tree()
                    .ids()
                    .iter()
                    .skip(1)
                    .all(|id| game.tree().get(*id).is_some_and(|node| node.played().is_some()))
            }) else {
                continue;
            };
            amount += 1;
            let once = write(&game, &built_in);
            let mut variants = built_in;
            let again = Games::new(once.as_bytes(), &mut variants).next_game().expect("memory can be read");
            let again = again.and_then(|imported| imported.game).expect("what we write can be read");
            let twice = write(&again, &built_in);
            if twice != once {
                wrong.push(format!("{once}\nbecame\n{twice}"));
            }
        }
    }
    assert!(amount > 60, "{amount}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Control characters cannot be written, and adjacent comments are merged. Repeated reading and writing changes nothing
/// more.
#[test]
fn odd_comments_come_back() {
    for (read, written) in [
        ("1. e4 {two  blanks} {and [% no command} *", "1. e4 {two  blanks and [% no command} *"),
        ("{\0\0first} 1. e4 *", "{first} 1. e4 *"),
        ("{\0} 1. {\u{1}\0} e4 {\0} e5 *", "1. e4 e5 *"),
        ("1. e4 {[%clk 1:00:00]\0\0then\0\0this} *", "1. e4 {[%clk 1:00:00] then  this} *"),
        ("1. {\0second} e4 {third \0\0 (fourth)\u{85}} *", "1. {second} e4 {third    (fourth)} *"),
        ("1. e4 ({\0} 1. d4 {\0\0}) e5 *", "1. e4 (1. d4) 1... e5 *"),
    ] {
        let mut text = format!("[Event \"a\"]\n\n{read}\n");
        for _ in 0..2 {
            let mut variants = built_in;
            let game = Games::new(text.as_bytes(), &mut variants).next_game().expect("memory can be read");
            let game = game.and_then(|imported| imported.game).expect("a game");
            text = write(&game, &built_in);
            assert!(text.trim_end().ends_with(&format!("\n\n{written}")), "{read:?} became {text}");
        }
    }
}

//! Texts that people type: which are understood, and the messages about the others.

use std::collections::HashMap;

use chesswright_notation::{San, position, san::Style};
use chesswright_rules::{Position, Rules};

#[derive(Default)]
struct Games(HashMap<String, San>);

impl Games {
    fn san(&mut self, name: &str) -> &San {
        self.0.entry(name.to_owned()).or_insert_with(|| {
            let definition = chesswright_catalog::definition(name).expect("a built-in game");
            San::new(&Rules::new(&definition).expect("the catalogue compiles"))
        })
    }
}

fn position_of(san: &San, fen: &str) -> Position {
    match fen {
        "-" => san.rules().start(),
        fen => position::read(san.rules(), fen).expect("a position").position,
    }
}

#[test]
fn what_people_type_is_understood() {
    let mut games = Games::default();
    let mut wrong = vec![];
    for line in include_str!("../../../tests/san/tolerated.tsv").lines().skip(1) {
        let &[game, fen, typed, means] = line.split('\t').collect::<Vec<_>>().as_slice() else {
            panic!("not a row: {line}");
        };
        let san = games.san(game);
        let position = position_of(san, fen);
        let read = san.read(&position, typed).map(|played| {
            san.write(&position, &played, Style { checks: means.ends_with(['+', '#']), ..Style::SHORT })
        });
        if read.as_deref() != Ok(means) {
            wrong.push(format!("{game} {fen}: {typed} is {read:?}, not {means}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_wrong_is_explained() {
    let mut games = Games::default();
    let mut told = String::new();
    for line in include_str!("../../../tests/san/wrong.tsv").lines().skip(1) {
        let &[game, fen, typed] = line.split('\t').collect::<Vec<_>>().as_slice() else {
            panic!("not a row: {line}");
        };
        let san = games.san(game);
        let position = position_of(san, fen);
        let said = match san.read(&position, typed) {
            Ok(played) => format!("UNDERSTOOD as {}", san.write(&position, &played, Style::SHORT)),
            Err(error) => error.to_string(),
        };
        let place = if fen == "-" { game.to_owned() } else { format!("{game} {fen}") };
        told.push_str(&format!("{place}: {said}\n"));
    }
    insta::assert_snapshot!(told);
}

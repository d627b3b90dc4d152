//! Compares the ends of games with a table from pyffish, which lists automatic ends and the ends that it calls
//! optional.

use std::collections::HashMap;

use chesswright_notation::moves::Notation;
use chesswright_notation::position;
use chesswright_rules::definition::{Format, examine};
use chesswright_rules::{Outcome, Position, Reason, Rules, Side};

#[test]
fn games_end_as_elsewhere() {
    let mut games: HashMap<&str, Rules> = HashMap::new();
    let mut wrong = vec![];
    for line in include_str!("../../../tests/ends/pyffish.tsv").lines().skip(1) {
        let [variant, fen, played, winner] = line.split('\t').collect::<Vec<_>>()[..] else {
            wrong.push(format!("{line}: not four columns"));
            continue;
        };
        if !games.contains_key(variant) {
            match rules(variant) {
                Ok(rules) => drop(games.insert(variant, rules)),
                Err(why) => wrong.push(format!("{line}\n    {why}")),
            }
        }
        let Some(rules) = games.get(variant) else { continue };
        match end_after(rules, fen, played) {
            Ok(end) if said(rules, end) == winner => {}
            Ok(end) => wrong.push(format!("{line}\n    here: {end:?}")),
            Err(why) => wrong.push(format!("{line}\n    {why}")),
        }
    }
    assert!(wrong.is_empty(), "{}\n{} rows", wrong.join("\n"), wrong.len());
}

fn rules(variant: &str) -> Result<Rules, String> {
    let definition = chesswright_catalog::definition(variant).ok_or(format!("no game {variant}"))?;
    Rules::new(&definition).map_err(|error| error.to_string())
}

/// The end of a game, or an end that a player may claim.
fn end_after(rules: &Rules, fen: &str, played: &str) -> Result<Option<Outcome>, String> {
    let mut position = position::read(rules, fen).map_err(|error| error.to_string())?.position;
    for text in played.split_whitespace().filter(|text| *text != "-") {
        let all = position.unclaimed_moves();
        let found = all.iter().find(|one| Notation::Uci.write(&position, one) == text);
        position.play_unchecked(found.ok_or_else(|| format!("no move {text}"))?);
    }
    Ok(position.outcome().or_else(|| position.claims().first().copied()))
}

fn said(rules: &Rules, end: Option<Outcome>) -> &str {
    match end {
        None => "-",
        Some(Outcome { winner: None, .. }) => "draw",
        Some(Outcome { winner: Some(side), .. }) => &rules.definition().sides[side.index()].name,
    }
}

#[test]
fn who_could_still_win() {
    let mut games: HashMap<&str, Rules> = HashMap::new();
    let mut wrong = vec![];
    for line in include_str!("../../../tests/ends/material.tsv").lines().skip(1) {
        let [variant, fen, white, black] = line.split('\t').collect::<Vec<_>>()[..] else {
            wrong.push(format!("{line}: not four columns"));
            continue;
        };
        let rules = games.entry(variant).or_insert_with(|| rules(variant).unwrap());
        let position = position::read(rules, fen).unwrap().position;
        let can = [Side(0), Side(1)].map(|side| if position.can_win(side) { "yes" } else { "no" });
        if can != [white, black] {
            wrong.push(format!("{line}\n    here: {can:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}\n{} rows", wrong.join("\n"), wrong.len());
}

/// A finished position is still finished after its text is read again.
#[test]
fn a_finished_game_stays_finished() {
    let janggi = rules("janggi").unwrap();
    let mut position = janggi.start();
    for text in "a1a2 a10a8 a2a1 a8a10 a1a2 a10a8 a2a1 a8a10".split(' ') {
        play(&mut position, text);
    }
    let text = position::write(&position);
    assert!(text.ends_with("result=black:repetition"), "{text}");
    let again = position::read(&janggi, &text).unwrap().position;
    assert_eq!(again.outcome(), position.outcome());
    assert!(again.legal_moves().is_empty());
}

fn play(position: &mut Position, text: &str) {
    let all = position.legal_moves();
    let found = all.iter().find(|one| Notation::Uci.write(position, one) == text);
    position.play_unchecked(found.unwrap_or_else(|| panic!("no move {text}")));
}

/// The older rule of shogi: 31 points win, 24 are enough for a draw.
const POINTS_24: &str = r#"
name = "24-points"
extends = "shogi"

[[end.declarations]]
verdict = "win"
region = "zone"
pieces = 10
at-least = 31
points = { rook = 5, dragon = 5, bishop = 5, horse = 5, gold = 1, silver = 1, promoted-silver = 1, knight = 1, promoted-knight = 1, lance = 1, promoted-lance = 1, pawn = 1, tokin = 1 }

[[end.declarations]]
verdict = "draw"
region = "zone"
pieces = 10
at-least = 24
points = { rook = 5, dragon = 5, bishop = 5, horse = 5, gold = 1, silver = 1, promoted-silver = 1, knight = 1, promoted-knight = 1, lance = 1, promoted-lance = 1, pawn = 1, tokin = 1 }
"#;

#[test]
fn what_a_side_may_declare() {
    let older = examine("24-points", POINTS_24, Format::Toml, &chesswright_catalog::Catalog);
    let older = Rules::new(&older.definition.unwrap()).unwrap();
    let mut wrong = vec![];
    for line in include_str!("../../../tests/ends/declared.tsv").lines().skip(1) {
        let [variant, fen, winner, remark] = line.split('\t').collect::<Vec<_>>()[..] else {
            wrong.push(format!("{line}: not four columns"));
            continue;
        };
        let rules = if variant == "24-points" { older.clone() } else { rules(variant).unwrap() };
        let position = position::read(&rules, fen).unwrap().position;
        let declared = position.claims().into_iter().find(|claim| claim.reason == Reason::Declaration);
        if position.outcome().is_some() || said(&rules, declared) != winner {
            wrong.push(format!("{variant} {fen}: {remark}: {:?}, {declared:?}", position.outcome()));
        }
    }
    assert!(wrong.is_empty(), "{}\n{} rows", wrong.join("\n"), wrong.len());
}

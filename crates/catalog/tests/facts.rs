//! Positions that other programs are known to get wrong: a table of positions, questions and answers, with a remark for
//! each. New rows need no code; [`answer`] lists the questions.

use std::collections::HashMap;

use chesswright_notation::moves::Notation;
use chesswright_notation::position::{self, Dialect};
use chesswright_rules::{Move, Outcome, Position, Rules};

#[test]
fn every_fact_holds() {
    let mut games: HashMap<&str, Rules> = HashMap::new();
    let mut wrong = vec![];
    let rows = include_str!("../../../tests/facts.tsv").lines().skip(1);
    for row in rows {
        let [_, variant, place, question, expected, _] = row.split('\t').collect::<Vec<_>>()[..] else {
            wrong.push(format!("{row}\n    not six columns"));
            continue;
        };
        let rules = games.entry(variant).or_insert_with(|| {
            let game =
                chesswright_catalog::definition(variant).unwrap_or_else(|| panic!("no game {variant}"));
            Rules::new(&game).unwrap_or_else(|error| panic!("{variant}: {error}"))
        });
        match answer(rules, place, question) {
            Ok(found) if found == expected => {}
            Ok(found) => wrong.push(format!("{row}\n    here: {found}")),
            Err(why) => wrong.push(format!("{row}\n    {why}")),
        }
    }
    assert!(wrong.is_empty(), "{}\n{} rows", wrong.join("\n"), wrong.len());
}

/// The answer to a question about a position: `start` or a position text, and optionally `moves …`.
pub(crate) fn answer(rules: &Rules, place: &str, question: &str) -> Result<String, String> {
    let (word, rest) = question.split_once(' ').unwrap_or((question, ""));
    if word == "refused" {
        return Ok(yes(arrive(rules, place).is_err()));
    }
    let mut position = arrive(rules, place)?;
    Ok(match word {
        "has" => yes(find(&position, rest).is_some()),
        "moves" => position.legal_moves().len().to_string(),
        "perft" => position.perft(rest.parse().map_err(|_| "no depth")?).to_string(),
        "outcome" => said(rules, position.outcome()),
        "claim" => said(rules, position.claims().first().copied()),
        "check" => yes(position.is_check()),
        "can-win" => {
            let sides = &rules.definition().sides;
            let side = sides.iter().position(|side| side.name == rest).ok_or("no such side")?;
            yes(position.can_win(chesswright_rules::Side(u8::try_from(side).map_err(|e| e.to_string())?)))
        }
        "fen" => position::write_as(&position, Dialect::Standard),
        "same" => yes(position.key() == arrive(rules, rest)?.key()),
        "san" => Notation::San.write(&position, &find(&position, rest).ok_or("no such move")?),
        "refuses" => stale_moves(&mut position)?,
        _ => return Err(format!("no question `{word}`")),
    })
}

fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.into()
}

fn said(rules: &Rules, outcome: Option<Outcome>) -> String {
    let Some(Outcome { winner, reason }) = outcome else { return "none".into() };
    let winner = winner.map_or("draw", |side| &rules.definition().sides[side.index()].name);
    format!("{winner} {}", reason.name())
}

fn arrive(rules: &Rules, place: &str) -> Result<Position, String> {
    let (text, played) = place.split_once(" moves ").unwrap_or((place, ""));
    let mut position = match text {
        "start" => rules.start(),
        text => position::read(rules, text).map_err(|error| error.to_string())?.position,
    };
    for text in played.split_whitespace() {
        let found = find(&position, text).ok_or_else(|| format!("no move {text}"))?;
        position.play_unchecked(&found);
    }
    Ok(position)
}

/// The legal move with this text. Castling may be written in both ways.
fn find(position: &Position, text: &str) -> Option<Move> {
    let all = position.legal_moves();
    let means =
        |one: &&Move| [Notation::Uci, Notation::Uci960].iter().any(|n| n.write(position, one) == text);
    all.iter().find(means).cloned()
}

/// Plays the moves that were legal one ply ago. The position must refuse those that are illegal now, and stay the same.
fn stale_moves(position: &mut Position) -> Result<String, String> {
    let before = position.legal_moves();
    let first = before.first().ok_or("no moves")?;
    position.play_unchecked(first);
    let (now, key, played) = (position.legal_moves(), position.key(), position.played().count());
    let stale: Vec<_> = before.iter().filter(|one| !now.contains(one)).collect();
    if stale.is_empty() {
        return Err("no move to refuse".into());
    }
    let refused = stale.into_iter().all(|one| position.play(one).is_err());
    let untouched =
        (position.key(), position.played().count()) == (key, played) && position.legal_moves() == now;
    Ok(if refused && untouched { "untouched" } else { "changed" }.into())
}

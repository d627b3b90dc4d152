//! The end of the game in words.

use std::collections::BTreeMap;

use chesswright_rules::definition::model::{
    CountingDef, DeclarationDef, Definition, EliminatedRule, EndDef, ExtinctionDef, GoalDef, Sided, Verdict,
};

use super::places::Places;
use super::{count, list, plural, sentence};

pub(crate) fn end(end: &EndDef, definition: &Definition, places: &Places<'_>) -> Vec<String> {
    let EndDef {
        checkmate,
        stalemate,
        mate,
        goals,
        connect,
        full_board,
        checks,
        extinction,
        eliminated,
        move_rule,
        move_rule_pieces,
        move_rule_at_last,
        move_rule_checks,
        repetition,
        repetition_verdict,
        repetition_at_last,
        to_and_fro,
        to_and_fro_pieces,
        perpetual_check_loses,
        chase,
        counting,
        declarations,
        draws,
    } = end;
    let has_royal = definition.pieces.values().any(|piece| piece.royal);
    let mut lines = vec![];
    if has_royal && definition.check.binding {
        let who = sided(checkmate, "loses", "wins", "draws the game");
        lines.push(format!("Checkmate: a side that is in check and has no legal move {who}."));
    }
    let who = sided(stalemate, "loses", "wins", "draws the game");
    lines.push(match has_royal && definition.check.binding {
        true => format!("Stalemate: a side that is not in check and has no legal move {who}."),
        false => format!("A side that has no legal move {who}."),
    });
    if !mate.not_by.is_empty() {
        lines.push(format!("Who mates with a {} alone has lost.", list(&mate.not_by, "or")));
    }
    if !mate.needs_check_by.is_empty() {
        let kinds = list(&mate.needs_check_by, "or");
        lines.push(format!(
            "Mate is a draw unless a {kinds} gave check in the series of checks that leads to it."
        ));
    }
    lines.extend(goals.iter().map(|goal| goal_words(goal, places)));
    lines.extend(connect.iter().flat_map(|rule| super::board_rules::connect(rule, places)));
    if let Some(verdict) = full_board {
        let what =
            verdict_words(*verdict, "the side to move loses", "the side to move wins", "the game is drawn");
        lines.push(format!("When no cell is empty, {what}."));
    }
    if *checks > 0 {
        lines.push(format!("A side that has given {} wins.", count(usize::from(*checks), "check")));
    }
    lines.extend(extinction.iter().map(extinction_words));
    if definition.sides.len() > 2 {
        lines.push(match eliminated {
            EliminatedRule::Stay => {
                "The pieces of a side that is out stay on the board and may be captured.".into()
            }
            EliminatedRule::Vanish => "The pieces of a side that is out leave the board.".into(),
        });
    }
    if *move_rule > 0 {
        let reset = match move_rule_pieces.is_empty() {
            true => "a capture".to_owned(),
            false => format!("a capture or a move of a {}", list(move_rule_pieces, "or")),
        };
        let claim = match move_rule_at_last {
            0 => String::new(),
            last => format!(", when a player claims it; after {last} without a claim"),
        };
        let checks = match move_rule_checks {
            0 => String::new(),
            free => format!(" Checks of a side beyond {free} do not count."),
        };
        lines.push(format!(
            "The game is drawn after {move_rule} turns of each side without {reset}{claim}.{checks}"
        ));
    }
    if *repetition > 0 {
        let what =
            sided(repetition_verdict, "the side to move loses", "the side to move wins", "the game is drawn");
        let claim = match repetition_at_last {
            0 => String::new(),
            last => format!(", when a player claims it; for the {} time, without a claim", ordinal(*last)),
        };
        lines.push(format!("When a position occurs for the {} time, {what}{claim}.", ordinal(*repetition)));
    }
    if *perpetual_check_loses {
        lines.push("A side that alone gave check all through a repetition loses.".into());
    }
    if chase.is_some() {
        lines.push("A side that alone chased a piece all through a repetition loses.".into());
    }
    if *to_and_fro > 0 {
        let what = match to_and_fro_pieces.is_empty() {
            true => "piece".to_owned(),
            false => list(to_and_fro_pieces, "or"),
        };
        lines.push(format!("A side that moves one {what} to and fro {to_and_fro} turns in a row loses."));
    }
    lines.extend(counting.iter().flat_map(counted));
    lines.extend(declarations.iter().map(|declaration| declared(declaration, places)));
    if !draws.points.is_empty() || !draws.bonus.is_empty() {
        lines.push("What would be a draw is won by the side with more points.".into());
    }
    if let Some(winner) = &draws.winner {
        lines.push(format!("What would be a draw is won by {winner}."));
    }
    lines
}

/// A verdict in words; for each side by its name where they differ.
fn sided(verdict: &Sided<Verdict>, loss: &str, win: &str, draw: &str) -> String {
    match verdict {
        Sided::All(verdict) => verdict_words(*verdict, loss, win, draw).to_owned(),
        Sided::Each(each) => {
            let each: Vec<String> = each
                .iter()
                .map(|(side, verdict)| format!("{} ({side})", verdict_words(*verdict, loss, win, draw)))
                .collect();
            list(&each, "or")
        }
    }
}

fn verdict_words<'a>(verdict: Verdict, loss: &'a str, win: &'a str, draw: &'a str) -> &'a str {
    match verdict {
        Verdict::Loss => loss,
        Verdict::Win => win,
        Verdict::Draw => draw,
        Verdict::Fewest => "ends the game, which the side with the fewest pieces wins",
        Verdict::Most => "ends the game, which the side with the most pieces wins",
    }
}

fn goal_words(goal: &GoalDef, places: &Places<'_>) -> String {
    let GoalDef { pieces, region, count: needed, last_reply, blocked, safe, held } = goal;
    let who = match (pieces.is_empty(), needed) {
        (true, 1) => "a piece".to_owned(),
        (true, n) => count(usize::from(*n), "piece"),
        (false, 1) => format!("its {}", list(pieces, "or")),
        (false, n) => {
            let kinds: Vec<String> = pieces.iter().map(|kind| plural(kind)).collect();
            format!("{n} of its {}", list(&kinds, "and"))
        }
    };
    let reply = match last_reply {
        true => {
            "; the sides that have yet to move in the same round may still do the same, and then it is a draw"
        }
        false => "",
    };
    let held = if *held { " and keeps it there until its next turn" } else { "" };
    let safe = if *safe { ", where they are not attacked" } else { "" };
    let blocked = match blocked {
        true => ", or has one of them there while every other cell of it is taken",
        false => "",
    };
    format!("A side wins when it brings {who} to {}{held}{safe}{blocked}{reply}.", places.words(region))
}

fn extinction_words(rule: &ExtinctionDef) -> String {
    let ExtinctionDef { pieces, sides, at_most, others_at_least, reply, verdict } = rule;
    let kinds: Vec<String> = pieces.iter().map(|kind| plural(kind)).collect();
    let who = match sides {
        Some(sides) => list(sides, "or"),
        None => "a side".into(),
    };
    let left = match (at_most, kinds.is_empty()) {
        (0, true) => "has no piece left".to_owned(),
        (0, false) => format!("has no {} left", list(pieces, "or")),
        (1, true) => "has one piece left".to_owned(),
        (n, true) => format!("has {n} pieces or fewer left"),
        (n, false) => format!("has {n} {} or fewer left", list(&kinds, "and")),
    };
    let what = verdict_words(*verdict, "loses", "wins", "draws the game");
    let others = match others_at_least {
        0 => String::new(),
        n => format!(" while the others have at least {n}"),
    };
    let reply = if *reply { ", unless its next turn changes that" } else { "" };
    sentence(&format!("{who} {what} when it {left}{others}{reply}"))
}

fn ordinal(n: u16) -> String {
    match n {
        2 => "second".into(),
        3 => "third".into(),
        4 => "fourth".into(),
        5 => "fifth".into(),
        n => format!("{n}th"),
    }
}

/// Counting against a limit.
fn counted(rule: &CountingDef) -> Vec<String> {
    let CountingDef { without, at_most, board, bare_without, bare, from_pieces } = rule;
    let unless = |kinds: &[String]| match kinds {
        [] => String::new(),
        kinds => format!(", once no {} is on the board", list(kinds, "or")),
    };
    let mut lines = vec![];
    if *board > 0 {
        let who = match at_most {
            0 => "A side that has more than its king".to_owned(),
            most => format!("A side that has more than its king, and no more than {most} pieces,"),
        };
        lines.push(format!("{who} may count {board} of its turns{}.", unless(without)));
    }
    let limits = bare.iter().map(|honour| {
        let against = honour.against.iter().map(|(kind, &least)| count(usize::from(least), kind));
        let against: Vec<String> = against.collect();
        let whom = if against.is_empty() { "anything else".into() } else { list(&against, "and") };
        format!("{} against {whom}", honour.limit)
    });
    let limits: Vec<String> = limits.collect();
    if !limits.is_empty() {
        let kinds = if bare_without.is_empty() { without } else { bare_without };
        let begin = if *from_pieces { ", beginning with the number of pieces on the board" } else { "" };
        lines.push(format!("A bare king may count{}{begin}: {} turns.", unless(kinds), limits.join(", ")));
    }
    lines.push("The game is drawn when the count passes its limit.".into());
    lines
}

/// A result that may be declared, and what the pieces count for it.
fn declared(declaration: &DeclarationDef, places: &Places<'_>) -> String {
    let DeclarationDef { region, pieces, points, at_least, verdict } = declaration;
    let place = places.words(region);
    let company = match pieces {
        0 => String::new(),
        n => format!(" with {} more", count(usize::from(*n), "piece")),
    };
    let mut by_worth: BTreeMap<i32, Vec<&str>> = BTreeMap::new();
    for (kind, &worth) in points.iter().filter(|(_, worth)| **worth != 0) {
        by_worth.entry(worth).or_default().push(kind);
    }
    let worth = by_worth.iter().rev().map(|(worth, kinds)| format!("{worth} for each {}", list(kinds, "or")));
    let worth: Vec<String> = worth.collect();
    let needed = match at_least {
        Sided::All(0) => String::new(),
        Sided::All(n) => format!(" and it has {n} points"),
        Sided::Each(each) => {
            let each: Vec<String> = each.iter().map(|(side, n)| format!("{n} points ({side})")).collect();
            format!(" and it has {}", list(&each, "or"))
        }
    };
    let counted = match worth.is_empty() || needed.is_empty() {
        true => String::new(),
        false => format!(" Pieces there and in hand count: {}.", worth.join(", ")),
    };
    let what = if *verdict == Verdict::Win { "a win" } else { "a draw" };
    format!(
        "The side to move, unless in check, may declare {what} when its king is on {place}{company}{needed}.{counted}"
    )
}

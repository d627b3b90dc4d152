//! The goal of a player in one sentence: the first thing to know about a game.

use chesswright_rules::definition::model::{
    ConnectDef, Definition, EndDef, ExtinctionDef, FlipRule, GoalDef, Verdict,
};
use chesswright_rules::{Position, Side};

use super::places::Places;
use super::{count, kinds, list, many_kinds, named, number, plural, sentence};

/// The ways to win: one sentence, or one for each side if the sides have different goals.
pub(crate) fn goal(places: &Places<'_>) -> Vec<String> {
    let definition = places.rules().definition();
    // The goals of a level are described separately.
    if definition.quest.is_some() {
        return vec![];
    }
    if definition.sides.len() > 2 {
        return vec!["Be the last side left.".into()];
    }
    let start = places.rules().start();
    let each: Vec<(usize, String)> = (0..definition.sides.len())
        .map(|side| (side, list(&ways(side, definition, &start, places), "or")))
        .filter(|(_, ways)| !ways.is_empty())
        .collect();
    match &each[..] {
        [(_, first), rest @ ..]
            if each.len() == definition.sides.len() && rest.iter().all(|(_, w)| w == first) =>
        {
            vec![sentence(first)]
        }
        _ => each
            .iter()
            .map(|(side, ways)| sentence(&format!("{}: {ways}", definition.sides[*side].name)))
            .collect(),
    }
}

/// How a side can win.
fn ways(side: usize, definition: &Definition, start: &Position, places: &Places<'_>) -> Vec<String> {
    let Definition { check, capture, end, castling, sides, .. } = definition;
    let EndDef { checkmate, stalemate, goals, connect, full_board: _, checks, extinction, draws, .. } = end;
    let name = &sides[side].name;
    let foes: Vec<&String> = sides.iter().map(|side| &side.name).filter(|other| *other != name).collect();
    let has = |who: usize, kind: &str| amount(start, who, kind, definition) > 0;
    let royals: Vec<&String> = definition
        .pieces
        .iter()
        .filter(|(kind, piece)| piece.royal && (0..sides.len()).any(|who| who != side && has(who, kind)))
        .map(|(kind, _)| kind)
        .collect();
    let own_royal = definition.pieces.iter().any(|(kind, piece)| piece.royal && has(side, kind));
    let all = |verdict: Verdict| foes.iter().all(|foe| checkmate.of(foe) == verdict);
    let mut ways = vec![];
    let bound = foes.iter().all(|foe| check.binding_for(foe));
    if !royals.is_empty() && bound && !check.forbidden_for(name) && all(Verdict::Loss) {
        ways.push(format!("checkmate the enemy {}", kinds(&royals, "or")));
    }
    if own_royal && check.binding_for(name) && checkmate.of(name) == Verdict::Win {
        ways.push("be checkmated".into());
    }
    if draws.points.values().any(|points| *points == 1) {
        ways.push("have more pieces when the game ends".into());
    }
    let taken = extinction.iter().any(|rule| rule.pieces.iter().any(|kind| royals.contains(&kind)));
    if !royals.is_empty() && !taken && (!bound || capture.blast.is_some()) {
        let royals = kinds(&royals, "or");
        ways.push(match (bound, capture.blast.is_some()) {
            (true, _) => "blow it up".into(),
            (false, true) => format!("blow up the enemy {royals}"),
            (false, false) => format!("capture the enemy {royals}"),
        });
    }
    ways.extend(goals.iter().filter_map(|goal| {
        let mine = goal.pieces.is_empty() || goal.pieces.iter().any(|kind| has(side, kind));
        mine.then(|| reach(goal, name, places))
    }));
    ways.extend(connect.iter().filter_map(joined));
    if *checks > 0 {
        ways.push(match checks {
            1 => "give check".into(),
            n => format!("give {}", count(usize::from(*n), "check")),
        });
    }
    if castling.iter().any(|rule| rule.wins && rule.sides.as_ref().is_none_or(|sides| sides.contains(name))) {
        ways.push("castle".into());
    }
    ways.extend(losses(extinction, &foes, side, definition, start));
    ways.extend(extinction.iter().filter_map(|rule| lost_on_purpose(rule, name, own_royal)));
    let stuck = foes.iter().all(|foe| stalemate.of(foe) == Verdict::Loss);
    if stuck && (royals.is_empty() || !bound) {
        ways.push("leave the enemy without a move".into());
    }
    match stalemate.of(name) {
        Verdict::Win => ways.push("be left without a move".into()),
        Verdict::Fewest => ways.push("have fewer pieces when a side is left without a move".into()),
        _ => {}
    }
    if draws.winner.as_ref() == Some(name) {
        ways.push("reach a draw".into());
    }
    ways
}

/// How many pieces of a kind a side has, on the board and in hand.
fn amount(start: &Position, side: usize, kind: &str, definition: &Definition) -> usize {
    let is = |index: usize| definition.pieces.get_index(index).is_some_and(|(name, _)| name == kind);
    let mine = |who: Side| usize::from(who.0) == side;
    let standing =
        start.pieces().filter(|(_, piece)| mine(piece.side) && is(usize::from(piece.kind.0))).count();
    let held = start.hands().into_iter().filter(|(who, held, _)| mine(*who) && is(usize::from(held.0)));
    standing + held.map(|(_, _, count)| usize::from(count)).sum::<usize>()
}

fn reach(goal: &GoalDef, side: &str, places: &Places<'_>) -> String {
    let who = match (goal.pieces.is_empty(), goal.count) {
        (true, 1) => "a piece".to_owned(),
        (true, n) => format!("your {} pieces", number(usize::from(n))),
        (false, 1) => format!("your {}", kinds(&goal.pieces, "or")),
        (false, n) => format!("{} of your {}", number(usize::from(n)), many_kinds(&goal.pieces, "and")),
    };
    let held = if goal.held { " and keep it there for a turn" } else { "" };
    let safe = if goal.safe { ", safe from capture" } else { "" };
    format!(
        "bring {who} to {}{held}{safe}",
        places.of_side(&goal.region, side, if goal.count > 1 { "and" } else { "or" })
    )
}

fn joined(rule: &ConnectDef) -> Option<String> {
    if rule.verdict.unwrap_or(Verdict::Win) != Verdict::Win {
        return None;
    }
    Some(match (rule.line, rule.collinear, rule.square) {
        (0, 0, 0) => "connect two edges with your pieces".into(),
        (0, 0, n) => format!("fill a block of {n} by {n} cells with your pieces"),
        (0, n, _) | (n, _, _) => format!("get {} of your pieces in a line", number(usize::from(n))),
    })
}

/// How a side wins because others lose pieces.
fn losses(
    rules: &[ExtinctionDef],
    foes: &[&String],
    side: usize,
    definition: &Definition,
    start: &Position,
) -> Vec<String> {
    let counts = |rule: &&ExtinctionDef| {
        let meant = |foe: &&String| rule.sides.as_ref().is_none_or(|sides| sides.contains(*foe));
        rule.verdict == Verdict::Loss && foes.iter().any(meant)
    };
    let rules: Vec<&ExtinctionDef> = rules.iter().filter(counts).collect();
    if rules.len() > 2 && rules.iter().all(|rule| rule.pieces.len() == 1 && rule.at_most == 0) {
        return vec!["capture all enemy pieces of one kind".into()];
    }
    let foe = (0..definition.sides.len()).find(|&other| other != side).unwrap_or(side);
    let begins = |kind: &String| amount(start, foe, kind, definition);
    let told = rules.iter().map(|rule| match (&rule.pieces[..], usize::from(rule.at_most)) {
        ([], 0) if definition.any_side(|side| definition.capture.flips_for(side) != FlipRule::None) => {
            "leave the enemy no piece".to_owned()
        }
        ([], 0) => "capture all enemy pieces".to_owned(),
        ([], 1) => "leave the enemy a single piece".to_owned(),
        ([], n) => format!("leave the enemy no more than {}", count(n, "piece")),
        ([kind], 0) if begins(kind) <= 1 => format!("capture the enemy {}", named(kind)),
        (kinds, 0) => format!("capture all enemy {}", many_kinds(kinds, "and")),
        ([kind], n) if begins(kind) == n + 1 => {
            format!("capture one of the enemy's {} {}", number(n + 1), plural(&named(kind)))
        }
        (kinds, n) => format!("leave the enemy no more than {} {}", number(n), many_kinds(kinds, "and")),
    });
    told.collect()
}

/// How a side wins by losing pieces.
fn lost_on_purpose(rule: &ExtinctionDef, side: &String, has_royal: bool) -> Option<String> {
    if rule.verdict != Verdict::Win || rule.sides.as_ref().is_some_and(|sides| !sides.contains(side)) {
        return None;
    }
    Some(match (&rule.pieces[..], rule.at_most, has_royal) {
        ([], 0, _) => "lose all your pieces".into(),
        ([], 1, true) => "be left with only your king".into(),
        ([], n, _) => format!("be left with no more than {}", count(usize::from(n), "piece")),
        ([kind], 0, _) => format!("lose your {}", named(kind)),
        (kinds, _, _) => format!("lose your {}", many_kinds(kinds, "and")),
    })
}

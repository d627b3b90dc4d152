//! The goal of a player in one sentence: the first thing to know about a game.

use chesswright_rules::definition::model::{
    ConnectDef, Definition, EndDef, ExtinctionDef, FlipRule, GoalDef, Verdict,
};
use chesswright_rules::{Position, Side};

use super::phrases::{Phrase, Sentence};
use super::places::Places;
use super::term::{Counted, Kinds, Phrases, Sides};

/// The ways to win: one sentence, or one for each side if the sides have different goals.
pub(crate) fn goal(places: &Places<'_>) -> Vec<Sentence> {
    let definition = places.rules().definition();
    // The goals of a level are described separately.
    if definition.quest.is_some() {
        return vec![];
    }
    if definition.sides.len() > 2 {
        return vec![Sentence::BeLast];
    }
    let start = places.rules().start();
    let each: Vec<(usize, Phrases)> = (0..definition.sides.len())
        .map(|side| (side, Phrases(ways(side, definition, &start, places))))
        .filter(|(_, ways)| !ways.is_empty())
        .collect();
    match &each[..] {
        [(_, first), rest @ ..]
            if each.len() == definition.sides.len() && rest.iter().all(|(_, w)| w == first) =>
        {
            vec![Sentence::Aim { ways: first.clone() }]
        }
        _ => each
            .into_iter()
            .map(|(side, ways)| Sentence::AimOfSide { side: Sides::one(&definition.sides[side].name), ways })
            .collect(),
    }
}

/// How a side can win.
fn ways(side: usize, definition: &Definition, start: &Position, places: &Places<'_>) -> Vec<Phrase> {
    let Definition { check, capture, end, castling, sides, .. } = definition;
    let EndDef { checkmate, stalemate, goals, connect, full_board: _, checks: _, extinction, draws, .. } =
        end;
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
    let (bound, foes_bound) = (check.binding_for(name), foes.iter().any(|foe| check.binding_for(foe)));
    let mut ways = vec![];
    if !royals.is_empty() && foes_bound && !check.forbidden_for(name) && all(Verdict::Loss) {
        ways.push(Phrase::WayCheckmate { kinds: Kinds::of(&royals) });
    }
    if own_royal && bound && checkmate.of(name) == Verdict::Win {
        ways.push(Phrase::WayBeCheckmated);
    }
    if draws.points.values().any(|points| *points == 1) {
        ways.push(Phrase::WayHaveMorePieces);
    }
    let taken = extinction.iter().any(|rule| rule.pieces.iter().any(|kind| royals.contains(&kind)));
    if !royals.is_empty() && !taken && (!foes_bound || capture.blast.is_some()) {
        let kinds = Kinds::of(&royals);
        ways.push(match (foes_bound, capture.blast.is_some()) {
            (true, _) => Phrase::WayBlowItUp,
            (false, true) => Phrase::WayBlowUp { kinds },
            (false, false) => Phrase::WayCapture { kinds },
        });
    }
    ways.extend(goals.iter().filter_map(|goal| {
        let mine = goal.pieces.is_empty() || goal.pieces.iter().any(|kind| has(side, kind));
        mine.then(|| reach(goal, name, places))
    }));
    ways.extend(connect.iter().filter_map(joined));
    if end.checks_for(name) > 0 {
        ways.push(Phrase::WayGiveChecks { count: u32::from(end.checks_for(name)) });
    }
    if castling.iter().any(|rule| rule.wins && rule.sides.as_ref().is_none_or(|sides| sides.contains(name))) {
        ways.push(Phrase::WayCastle);
    }
    ways.extend(losses(extinction, &foes, side, definition, start));
    ways.extend(extinction.iter().filter_map(|rule| lost_on_purpose(rule, name, own_royal)));
    let stuck = foes.iter().all(|foe| stalemate.of(foe) == Verdict::Loss);
    if stuck && (royals.is_empty() || !foes_bound) {
        ways.push(Phrase::WayStalemate);
    }
    match stalemate.of(name) {
        Verdict::Win => ways.push(Phrase::WayBeStalemated),
        Verdict::Fewest => ways.push(Phrase::WayHaveFewerPieces),
        Verdict::Loss | Verdict::Draw | Verdict::Most => {}
    }
    if draws.winner.as_ref() == Some(name) {
        ways.push(Phrase::WayDraw);
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

fn reach(goal: &GoalDef, side: &str, places: &Places<'_>) -> Phrase {
    let (count, many, kinds) = (u32::from(goal.count), goal.count > 1, Kinds::of(&goal.pieces));
    let who = match (goal.pieces.is_empty(), many) {
        (true, false) => Phrase::APiece,
        (true, true) => Phrase::YourPieces { count },
        (false, false) => Phrase::YourPiece { kinds },
        (false, true) => Phrase::OfYourPieces { count, kinds },
    };
    Phrase::WayReach {
        who: who.into(),
        cells: places.of_side(&goal.region, side),
        many,
        held: goal.held.then_some(Phrase::WayHeld).into(),
        safe: goal.safe.then_some(Phrase::WaySafe).into(),
    }
}

fn joined(rule: &ConnectDef) -> Option<Phrase> {
    if rule.verdict.unwrap_or(Verdict::Win) != Verdict::Win {
        return None;
    }
    Some(match (rule.line, rule.collinear, rule.square) {
        (0, 0, 0) => Phrase::WayConnectEdges,
        (0, 0, n) => Phrase::WayFillBlock { size: u32::from(n) },
        (0, n, _) | (n, _, _) => Phrase::WayLine { count: u32::from(n) },
    })
}

/// How a side wins because others lose pieces.
fn losses(
    rules: &[ExtinctionDef],
    foes: &[&String],
    side: usize,
    definition: &Definition,
    start: &Position,
) -> Vec<Phrase> {
    let counts = |rule: &&ExtinctionDef| {
        let meant = |foe: &&String| rule.sides.as_ref().is_none_or(|sides| sides.contains(*foe));
        rule.verdict == Verdict::Loss && foes.iter().any(meant)
    };
    let rules: Vec<&ExtinctionDef> = rules.iter().filter(counts).collect();
    if rules.len() > 2 && rules.iter().all(|rule| rule.pieces.len() == 1 && rule.at_most == 0) {
        return vec![Phrase::WayCaptureOneKind];
    }
    let foe = (0..definition.sides.len()).find(|&other| other != side).unwrap_or(side);
    let begins = |kind: &String| amount(start, foe, kind, definition);
    let flips = definition.any_side(|side| definition.capture.flips_for(side) != FlipRule::None);
    let losses = rules.iter().map(|rule| match (&rule.pieces[..], u32::from(rule.at_most)) {
        ([], 0) if flips => Phrase::WayLeaveNone,
        ([], 0) => Phrase::WayCaptureAll,
        ([], 1) => Phrase::WayLeaveOne,
        ([], n) => Phrase::WayLeaveFew { held: Counted(vec![(n, String::new())]) },
        ([kind], 0) if begins(kind) <= 1 => Phrase::WayCapture { kinds: Kinds::one(kind) },
        (kinds, 0) => Phrase::WayCaptureKinds { kinds: Kinds::of(kinds) },
        ([kind], n) if begins(kind) == n as usize + 1 => {
            Phrase::WayCaptureOneOf { held: Counted(vec![(n + 1, kind.clone())]) }
        }
        (kinds, count) => Phrase::WayLeaveFewKinds { count, kinds: Kinds::of(kinds) },
    });
    losses.collect()
}

/// How a side wins by losing pieces.
fn lost_on_purpose(rule: &ExtinctionDef, side: &String, has_royal: bool) -> Option<Phrase> {
    if rule.verdict != Verdict::Win || rule.sides.as_ref().is_some_and(|sides| !sides.contains(side)) {
        return None;
    }
    Some(match (&rule.pieces[..], rule.at_most, has_royal) {
        ([], 0, _) => Phrase::WayLoseAll,
        ([], 1, true) => Phrase::WayLoseAllButKing,
        ([], n, _) => Phrase::WayBeLeftWithFew { held: Counted(vec![(u32::from(n), String::new())]) },
        ([kind], 0, _) => Phrase::WayLosePiece { kind: Kinds::one(kind) },
        (kinds, _, _) => Phrase::WayLosePieces { kinds: Kinds::of(kinds) },
    })
}

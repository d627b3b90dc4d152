//! The end of the game.

use std::collections::BTreeMap;

use chesswright_rules::definition::model::{
    ChaseDef, CountingDef, DeclarationDef, Definition, DrawsDef, EliminatedRule, EndDef, ExtinctionDef,
    GoalDef, PassRule, Sided, TeamLoss, Verdict,
};

use super::by_side::by_side;
use super::phrases::{Phrase, Sentence};
use super::places::Places;
use super::term::{Counted, Counter, Kinds, Phrases, Sides};

pub(crate) fn end(end: &EndDef, places: &Places<'_>) -> Vec<Sentence> {
    let definition = places.rules().definition();
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
        team_loss,
        score,
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
    let royals: Vec<&String> =
        definition.pieces.iter().filter(|(_, piece)| piece.royal).map(|(kind, _)| kind).collect();
    let check = &definition.check;
    let bound = definition.any_side(|side| check.binding_for(side));
    let mated = !royals.is_empty() && bound && definition.any_side(|side| !check.forbidden_for(side));
    let mut told = vec![];
    if mated {
        told.push(Sentence::Checkmate { result: of_each_side(checkmate, definition) });
    }
    // A side that may always pass always has a move.
    if definition.any_side(|side| definition.turn.pass_for(side) == PassRule::Never) {
        let result = of_each_side(stalemate, definition);
        told.push(if mated { Sentence::Stalemate { result } } else { Sentence::NoMove { result } });
    }
    told.extend(loss_of_royals(&royals, definition));
    if !mate.not_by.is_empty() {
        told.push(Sentence::MateNotBy { kinds: Kinds::of(&mate.not_by) });
    }
    if !mate.needs_check_by.is_empty() {
        told.push(Sentence::MateNeedsCheckBy { kinds: Kinds::of(&mate.needs_check_by) });
    }
    told.extend(goals.iter().map(|goal| reached(goal, places)));
    told.extend(connect.iter().flat_map(|rule| super::board_rules::connect(rule, places)));
    if let Some(verdict) = full_board {
        told.push(Sentence::FullBoard { result: result(*verdict).into() });
    }
    told.extend(match checks {
        Sided::All(0) => vec![],
        Sided::All(count) => vec![Sentence::ChecksGiven { count: u32::from(*count) }],
        Sided::Each(_) => {
            let wins = |count: u16| (count > 0).then_some(Sentence::ChecksWin { count: u32::from(count) });
            by_side(checks, &definition.sides, |side| end.checks_for(side), wins)
        }
    });
    told.extend(extinction.iter().map(extinct));
    if definition.sides.len() > 2 {
        told.push(match eliminated {
            EliminatedRule::Stay => Sentence::EliminatedStay,
            EliminatedRule::Vanish => Sentence::EliminatedVanish,
            EliminatedRule::Obstacles => Sentence::EliminatedObstacles,
            EliminatedRule::Captor => Sentence::EliminatedCaptor,
        });
        let teams = !super::turn::teams(&definition.sides).is_empty();
        if teams && *team_loss == TeamLoss::Any {
            told.push(Sentence::TeamFalls);
        }
        if score.is_none() {
            told.push(if teams { Sentence::LastTeamWins } else { Sentence::LastSideWins });
        }
    }
    if let Some(counter) = score {
        told.push(Sentence::ScoreDecides { counter: Counter(counter.clone()) });
    }
    if *move_rule > 0 {
        let reset = match move_rule_pieces.is_empty() {
            true => Phrase::ACapture,
            false => Phrase::ACaptureOrMove { kinds: Kinds::of(move_rule_pieces) },
        };
        let last = u32::from(*move_rule_at_last);
        let claim = (last > 0).then_some(Phrase::MoveRuleClaim { last });
        let moves = u32::from(*move_rule);
        told.push(Sentence::MoveRule { moves, reset: reset.into(), claim: claim.into() });
        if *move_rule_checks > 0 {
            told.push(Sentence::MoveRuleChecks { count: u32::from(*move_rule_checks) });
        }
    }
    if *repetition > 0 {
        let last = u32::from(*repetition_at_last);
        told.push(Sentence::Repetition {
            times: u32::from(*repetition),
            result: repeated(repetition_verdict, definition),
            claim: (last > 0).then_some(Phrase::RepetitionClaim { last }).into(),
        });
    }
    if *perpetual_check_loses {
        told.push(Sentence::PerpetualCheck);
    }
    told.extend(chase.iter().flat_map(|rule| chased(rule, places)));
    if *to_and_fro > 0 {
        let (kinds, turns) = (Kinds::of(to_and_fro_pieces), u32::from(*to_and_fro));
        told.push(Sentence::ToAndFro { kinds, turns });
    }
    told.extend(counting.iter().flat_map(counted));
    told.extend(declarations.iter().map(|declaration| declared(declaration, places)));
    told.extend(decided(draws, definition));
    told
}

/// What the loss of royals means, if check does not cover it.
fn loss_of_royals(royals: &[&String], definition: &Definition) -> Option<Sentence> {
    let told =
        definition.end.extinction.iter().any(|rule| rule.pieces.iter().any(|kind| royals.contains(&kind)));
    if royals.is_empty() || told {
        return None;
    }
    let kinds = Kinds::of(royals);
    let names = definition.sides.iter().map(|side| &side.name);
    let unbound: Vec<&String> = names.filter(|side| !definition.check.binding_for(side)).collect();
    match (unbound.len(), definition.capture.blast.is_some()) {
        (0, false) => None,
        (_, true) => Some(Sentence::RoyalsBlownUp { kinds }),
        (n, false) if n == definition.sides.len() => Some(Sentence::RoyalsCaptured { kinds }),
        (_, false) => {
            let rule = Sentence::RoyalsCaptured { kinds }.into();
            Some(Sentence::ForSide { side: Sides::of(&unbound), rule })
        }
    }
}

/// What a verdict for the side to move means.
fn of_each_side(verdict: &Sided<Verdict>, definition: &Definition) -> Phrases {
    match verdict {
        Sided::All(verdict) => result(*verdict).into(),
        Sided::Each(_) => {
            let each = definition.sides.iter().map(|side| {
                let named = Sides::one(&side.name);
                match verdict.of(&side.name) {
                    Verdict::Loss => Phrase::NamedLoses { side: named },
                    Verdict::Win => Phrase::NamedWins { side: named },
                    _ => Phrase::NamedDraws { side: named },
                }
            });
            each.collect()
        }
    }
}

fn result(verdict: Verdict) -> Phrase {
    match verdict {
        Verdict::Loss => Phrase::ItLoses,
        Verdict::Win => Phrase::ItWins,
        Verdict::Draw => Phrase::GameDrawn,
        Verdict::Fewest => Phrase::FewestWin,
        Verdict::Most => Phrase::MostWin,
    }
}

/// What a repetition means. With two sides, the text need not mention the side to move.
fn repeated(verdict: &Sided<Verdict>, definition: &Definition) -> Phrases {
    let [first, second] = &definition.sides[..] else { return of_each_side(verdict, definition) };
    let result = match (verdict.of(&first.name), verdict.of(&second.name)) {
        (Verdict::Draw, Verdict::Draw) => Phrase::GameDrawn,
        (Verdict::Loss, Verdict::Win) => Phrase::NamedLoses { side: Sides::one(&first.name) },
        (Verdict::Win, Verdict::Loss) => Phrase::NamedLoses { side: Sides::one(&second.name) },
        (Verdict::Win, Verdict::Win) => Phrase::CauserLoses,
        (Verdict::Loss, Verdict::Loss) => Phrase::CauserWins,
        _ => return of_each_side(verdict, definition),
    };
    result.into()
}

fn chased(rule: &ChaseDef, places: &Places<'_>) -> Vec<Sentence> {
    let ChaseDef { free, prey, prey_at_home, home, stronger } = rule;
    let mut told = vec![Sentence::Chase];
    if !free.is_empty() {
        told.push(Sentence::ChaseFree { kinds: Kinds::of(free) });
    }
    let anywhere = (!prey.is_empty()).then(|| Phrase::Prey { kinds: Kinds::of(prey) });
    let at_home = home.as_ref().filter(|_| !prey_at_home.is_empty());
    let at_home =
        at_home.map(|home| Phrase::PreyAtHome { kinds: Kinds::of(prey_at_home), cells: places.told(home) });
    let prey: Phrases = anywhere.into_iter().chain(at_home).collect();
    if !prey.is_empty() {
        told.push(Sentence::ChasePrey { prey });
    }
    let mut threats: Vec<(&Vec<String>, Vec<&String>)> = vec![];
    for (weaker, stronger) in stronger {
        match threats.iter_mut().find(|(other, _)| *other == stronger) {
            Some((_, by)) => by.push(weaker),
            None => threats.push((stronger, vec![weaker])),
        }
    }
    if !threats.is_empty() {
        let threat = |(stronger, by): &(&Vec<String>, Vec<&String>)| Phrase::Threat {
            stronger: Kinds::of(stronger),
            weaker: Kinds::of(by),
        };
        told.push(Sentence::ChaseThreats { threats: threats.iter().map(threat).collect() });
    }
    told
}

/// How a game that would be drawn is decided.
fn decided(draws: &DrawsDef, definition: &Definition) -> Vec<Sentence> {
    let DrawsDef { winner, points, bonus } = draws;
    let mut told = vec![];
    if !points.is_empty() || !bonus.is_empty() {
        let same = points.len() == definition.pieces.len() && points.values().all(|points| *points == 1);
        if same && bonus.is_empty() {
            told.push(Sentence::DrawToMostPieces);
        } else {
            let kinds =
                points.iter().map(|(kind, &points)| Phrase::PointsForKind { points, kind: Kinds::one(kind) });
            let sides =
                bonus.iter().map(|(side, &points)| Phrase::PointsForSide { points, side: Sides::one(side) });
            told.push(Sentence::DrawToMostPoints);
            told.push(Sentence::DrawPoints { points: kinds.chain(sides).collect() });
        }
    }
    if let Some(winner) = winner {
        told.push(Sentence::DrawWonBy { side: Sides::one(winner) });
    }
    told
}

fn reached(goal: &GoalDef, places: &Places<'_>) -> Sentence {
    let GoalDef { pieces, region, count, last_reply, blocked, safe, held } = goal;
    let (count, many, kinds) = (u32::from(*count), *count > 1, Kinds::of(pieces));
    let who = match (pieces.is_empty(), many) {
        (true, false) => Phrase::APiece,
        (true, true) => Phrase::Pieces { held: Counted(vec![(count, String::new())]) },
        (false, false) => Phrase::ItsPiece { kinds },
        (false, true) => Phrase::OfItsPieces { count, kinds },
    };
    let reply = last_reply.then(|| match &places.rules().definition().sides[..] {
        [first, second] => {
            Phrase::GoalReply { first: Sides::one(&first.name), second: Sides::one(&second.name) }
        }
        _ => Phrase::GoalReplies,
    });
    Sentence::Goal {
        who: who.into(),
        cells: places.told(region),
        many,
        held: held.then_some(Phrase::GoalHeld { many }).into(),
        safe: safe.then_some(Phrase::GoalSafe { many }).into(),
        blocked: blocked.then_some(Phrase::GoalBlocked).into(),
        reply: reply.into(),
    }
}

fn extinct(rule: &ExtinctionDef) -> Sentence {
    let ExtinctionDef { pieces, sides, at_most, others_at_least, reply, verdict } = rule;
    let (count, kinds) = (u32::from(*at_most), Kinds::of(pieces));
    let who = Phrases::from(match sides {
        Some(sides) => Phrase::TheSides { sides: Sides::of(sides) },
        None => Phrase::ASide,
    });
    let left = Phrases::from(match (at_most, pieces.is_empty()) {
        (0, true) => Phrase::NothingLeft,
        (0, false) => Phrase::NoneLeft { kinds },
        (1, true) => Phrase::OneLeft,
        (_, true) => Phrase::FewLeft { held: Counted(vec![(count, String::new())]) },
        (_, false) => Phrase::FewOfKindLeft { count, kinds },
    });
    let others = u32::from(*others_at_least);
    let others = Phrases::from((others > 0).then_some(Phrase::WhileOthersHave { count: others }));
    let reply = Phrases::from(reply.then_some(Phrase::UnlessReply));
    match verdict {
        Verdict::Loss => Sentence::ExtinctionLoses { who, left, others, reply },
        Verdict::Win => Sentence::ExtinctionWins { who, left, others, reply },
        verdict => Sentence::ExtinctionEnds { who, left, others, reply, result: result(*verdict).into() },
    }
}

/// The rules of counting towards a limit.
fn counted(rule: &CountingDef) -> Vec<Sentence> {
    let CountingDef { without, at_most, board, bare_without, bare, from_pieces } = rule;
    let once = |kinds: &[String]| {
        Phrases::from((!kinds.is_empty()).then(|| Phrase::CountingOnce { kinds: Kinds::of(kinds) }))
    };
    let mut told = vec![];
    if *board > 0 {
        let who = match at_most {
            0 => Phrase::MoreThanKing,
            most => Phrase::MoreThanKingAtMost { held: Counted(vec![(u32::from(*most), String::new())]) },
        };
        let limit = u32::from(*board);
        told.push(Sentence::CountingBoard { once: once(without), who: who.into(), limit });
    }
    if !bare.is_empty() {
        let limits = bare.iter().map(|honour| {
            let limit = u32::from(honour.limit);
            let against: Vec<(u32, String)> =
                honour.against.iter().map(|(kind, &least)| (u32::from(least), kind.clone())).collect();
            match against.is_empty() {
                true => Phrase::LimitAgainstRest { limit },
                false => Phrase::LimitAgainst { limit, held: Counted(against) },
            }
        });
        let kinds = if bare_without.is_empty() { without } else { bare_without };
        told.push(Sentence::CountingBare { once: once(kinds), limits: limits.collect() });
        if *from_pieces {
            told.push(Sentence::CountingFromPieces);
        }
    }
    told
}

/// A result that a player may declare, and how many points the pieces count for it.
fn declared(declaration: &DeclarationDef, places: &Places<'_>) -> Sentence {
    let DeclarationDef { region, pieces, points, at_least, verdict } = declaration;
    let company = u32::from(*pieces);
    let company = (company > 0).then(|| Phrase::WithMore { held: Counted(vec![(company, String::new())]) });
    let needed: Phrases = match at_least {
        Sided::All(0) => Phrases::none(),
        Sided::All(points) => Phrase::Points { points: u32::from(*points) }.into(),
        Sided::Each(each) => each
            .iter()
            .map(|(side, points)| Phrase::PointsOfSide { points: u32::from(*points), side: Sides::one(side) })
            .collect(),
    };
    let mut by_worth: BTreeMap<i32, Vec<&str>> = BTreeMap::new();
    for (kind, &worth) in points.iter().filter(|(_, worth)| **worth != 0) {
        by_worth.entry(worth).or_default().push(kind);
    }
    let worth = by_worth
        .iter()
        .rev()
        .map(|(&points, kinds)| Phrase::PointsForEach { points, kinds: Kinds::of(kinds) });
    let worth: Phrases = worth.collect();
    let worth = (!worth.is_empty() && !needed.is_empty()).then_some(Phrase::PiecesCount { worth });
    Sentence::Declaration {
        win: *verdict == Verdict::Win,
        cells: places.told(region),
        company: company.into(),
        needed: (!needed.is_empty()).then_some(Phrase::ItHasPoints { points: needed }).into(),
        worth: worth.into(),
    }
}

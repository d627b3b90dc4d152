//! The end of the game in words.

use std::collections::BTreeMap;

use chesswright_rules::definition::model::{
    ChaseDef, CountingDef, DeclarationDef, Definition, DrawsDef, EliminatedRule, EndDef, ExtinctionDef,
    GoalDef, PassRule, Sided, Verdict,
};

use super::places::Places;
use super::{capital, count, kinds, list, many_kinds, named, number, one_of, ordinal, sentence};

pub(crate) fn end(end: &EndDef, places: &Places<'_>) -> Vec<String> {
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
    let mut lines = vec![];
    if mated {
        let what = verdict_text(checkmate, definition);
        lines.push(format!("Checkmate: when the side to move is in check and has no legal move, {what}."));
    }
    // A side that may always pass always has a move.
    if definition.any_side(|side| definition.turn.pass_for(side) == PassRule::Never) {
        let what = verdict_text(stalemate, definition);
        lines.push(match mated {
            true => {
                format!("Stalemate: when the side to move is not in check and has no legal move, {what}.")
            }
            false => format!("When the side to move has no legal move, {what}."),
        });
    }
    lines.extend(loss_of_royals(&royals, definition));
    if !mate.not_by.is_empty() {
        lines.push(format!("A side that gives checkmate with {} alone loses.", one_of(&mate.not_by)));
    }
    if !mate.needs_check_by.is_empty() {
        lines.push(format!(
            "Checkmate is a draw unless {} gave one of the unbroken series of checks before it.",
            one_of(&mate.needs_check_by)
        ));
    }
    lines.extend(goals.iter().map(|goal| goal_words(goal, places)));
    lines.extend(connect.iter().flat_map(|rule| super::board_rules::connect(rule, places)));
    if let Some(verdict) = full_board {
        let what = verdict_words(*verdict);
        lines.push(format!("When no cell is empty, {what}."));
    }
    if *checks > 0 {
        lines.push(format!("A side that has given {} wins at once.", count(usize::from(*checks), "check")));
    }
    lines.extend(extinction.iter().map(extinction_words));
    if definition.sides.len() > 2 {
        lines.push(match eliminated {
            EliminatedRule::Stay => {
                "The pieces of a side that is out stay on the board and may be captured.".into()
            }
            EliminatedRule::Vanish => "The pieces of a side that is out leave the board.".into(),
        });
        lines.push("The last side left wins.".into());
    }
    if *move_rule > 0 {
        let reset = match move_rule_pieces.is_empty() {
            true => "a capture".to_owned(),
            false => format!("a capture or a move of {}", one_of(move_rule_pieces)),
        };
        let claim = match move_rule_at_last {
            0 => String::new(),
            last => format!(" when a player claims it; after {last} without a claim"),
        };
        lines.push(format!("The game is drawn after {move_rule} moves of each side without {reset}{claim}."));
        if *move_rule_checks > 0 {
            let most = number(usize::from(*move_rule_checks));
            lines
                .push(format!("Of the checks a side gives, only the first {most} count towards this limit."));
        }
    }
    if *repetition > 0 {
        let claim = match repetition_at_last {
            0 => String::new(),
            last => format!(" when a player claims it; for the {} time, without a claim", ordinal(*last)),
        };
        lines.push(format!(
            "When the same position occurs for the {} time, {}{claim}.",
            ordinal(*repetition),
            repeated(repetition_verdict, definition)
        ));
    }
    if *perpetual_check_loses {
        lines.push("But a side loses if it alone gave check with every move of the repetition.".into());
    }
    lines.extend(chase.iter().flat_map(|rule| chased(rule, places)));
    if *to_and_fro > 0 {
        let what = match to_and_fro_pieces.is_empty() {
            true => "a piece".to_owned(),
            false => one_of(to_and_fro_pieces),
        };
        lines.push(format!(
            "A side that moves {what} back and forth for {} turns in a row loses, unless it was in check.",
            number(usize::from(*to_and_fro))
        ));
    }
    lines.extend(counting.iter().flat_map(counted));
    lines.extend(declarations.iter().map(|declaration| declared(declaration, places)));
    lines.extend(decided(draws, definition));
    lines
}

/// What the loss of royals means, if check does not cover it.
fn loss_of_royals(royals: &[&String], definition: &Definition) -> Option<String> {
    let already_said =
        definition.end.extinction.iter().any(|rule| rule.pieces.iter().any(|kind| royals.contains(&kind)));
    if royals.is_empty() || already_said {
        return None;
    }
    let blast = definition.capture.blast.is_some();
    let king = kinds(royals, "or");
    let names = definition.sides.iter().map(|side| &side.name);
    let unbound: Vec<&String> = names.filter(|side| !definition.check.binding_for(side)).collect();
    match (unbound.len(), blast) {
        (0, false) => None,
        (_, true) => Some(format!("A side whose {king} is blown up or captured loses.")),
        (n, false) if n == definition.sides.len() => Some(format!("A side whose {king} is captured loses.")),
        (_, false) => Some(sentence(&format!("{} loses when its {king} is captured", list(&unbound, "or")))),
    }
}

/// What a verdict for the side to move means.
fn verdict_text(verdict: &Sided<Verdict>, definition: &Definition) -> String {
    match verdict {
        Sided::All(verdict) => verdict_words(*verdict).to_owned(),
        Sided::Each(_) => {
            let each = definition.sides.iter().map(|side| {
                let what = match verdict.of(&side.name) {
                    Verdict::Loss => "loses",
                    Verdict::Win => "wins",
                    _ => "has a draw",
                };
                format!("{} {what}", super::called(side, definition))
            });
            list(&each.collect::<Vec<_>>(), "and")
        }
    }
}

fn verdict_words(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Loss => "it loses",
        Verdict::Win => "it wins",
        Verdict::Draw => "the game is drawn",
        Verdict::Fewest => {
            "the side with fewer pieces on the board wins; with equal numbers the game is drawn"
        }
        Verdict::Most => "the side with more pieces on the board wins; with equal numbers the game is drawn",
    }
}

/// What a repetition means. With two sides, the text need not mention the side to move.
fn repeated(verdict: &Sided<Verdict>, definition: &Definition) -> String {
    let [first, second] = &definition.sides[..] else { return verdict_text(verdict, definition) };
    match (verdict.of(&first.name), verdict.of(&second.name)) {
        (Verdict::Draw, Verdict::Draw) => "the game is drawn".into(),
        (Verdict::Loss, Verdict::Win) => format!("{} loses", first.name),
        (Verdict::Win, Verdict::Loss) => format!("{} loses", second.name),
        (Verdict::Win, Verdict::Win) => "the side that caused it loses".into(),
        (Verdict::Loss, Verdict::Loss) => "the side that caused it wins".into(),
        _ => verdict_text(verdict, definition),
    }
}

fn chased(rule: &ChaseDef, places: &Places<'_>) -> Vec<String> {
    let ChaseDef { free, prey, prey_at_home, home, stronger } = rule;
    let mut lines = vec![
        "A side loses if it alone chased the same piece with every move of the repetition. Chasing means threatening anew to capture a piece that is not protected."
            .to_owned(),
    ];
    if !free.is_empty() {
        lines.push(format!("{} may chase any piece.", capital(&many_kinds(free, "and"))));
    }
    let mut may = vec![];
    if !prey.is_empty() {
        may.push(many_kinds(prey, "and"));
    }
    if let Some(home) = home.as_ref().filter(|_| !prey_at_home.is_empty()) {
        may.push(format!("{} on {}", many_kinds(prey_at_home, "and"), super::their(&places.words(home))));
    }
    if !may.is_empty() {
        lines.push(format!("{} may be chased.", capital(&list(&may, "and"))));
    }
    let mut threats: Vec<(&Vec<String>, Vec<&String>)> = vec![];
    for (weaker, stronger) in stronger {
        match threats.iter_mut().find(|(other, _)| *other == stronger) {
            Some((_, by)) => by.push(weaker),
            None => threats.push((stronger, vec![weaker])),
        }
    }
    let threats: Vec<String> =
        threats.iter().map(|(stronger, by)| format!("to {} by {}", one_of(stronger), one_of(by))).collect();
    if !threats.is_empty() {
        lines.push(format!("Threats {} count even when the piece is protected.", list(&threats, "and")));
    }
    lines
}

/// How a game that would be drawn is decided.
fn decided(draws: &DrawsDef, definition: &Definition) -> Vec<String> {
    let DrawsDef { winner, points, bonus } = draws;
    let mut lines = vec![];
    if !points.is_empty() || !bonus.is_empty() {
        let same = points.len() == definition.pieces.len() && points.values().all(|points| *points == 1);
        if same && bonus.is_empty() {
            lines.push("A game that would be drawn is won by the side with more pieces on the board.".into());
        } else {
            lines.push("A game that would be drawn is won by the side with more points.".into());
            let each: Vec<String> = points
                .iter()
                .map(|(kind, points)| format!("{} for {}", points, super::a(&named(kind))))
                .chain(bonus.iter().map(|(side, points)| format!("{points} for being {side}")))
                .collect();
            lines
                .push(format!("Points are counted by what a side has on the board: {}.", list(&each, "and")));
        }
    }
    if let Some(winner) = winner {
        lines.push(format!("A game that would be drawn is won by {winner}."));
    }
    lines
}

fn goal_words(goal: &GoalDef, places: &Places<'_>) -> String {
    let GoalDef { pieces, region, count: needed, last_reply, blocked, safe, held } = goal;
    let who = match (pieces.is_empty(), needed) {
        (true, 1) => "a piece".to_owned(),
        (true, n) => count(usize::from(*n), "piece"),
        (false, 1) => format!("its {}", kinds(pieces, "or")),
        (false, n) => format!("{} of its {}", number(usize::from(*n)), many_kinds(pieces, "and")),
    };
    let held = match (held, needed) {
        (false, _) => "",
        (true, 1) => " and keeps it there until its next turn begins",
        (true, _) => " and keeps them there until its next turn begins",
    };
    let safe = match (safe, needed) {
        (false, _) => "",
        (true, 1) => " where it cannot be captured at once",
        (true, _) => " where they cannot be captured at once",
    };
    let blocked = match blocked {
        true => ", or has one of them there while every other cell there is occupied",
        false => "",
    };
    let reply = match (last_reply, &places.rules().definition().sides[..]) {
        (false, _) => String::new(),
        (true, [first, second]) => format!(
            " When {} does so, {} may still do the same with its next move, and then the game is drawn.",
            first.name, second.name
        ),
        (true, _) => {
            " Sides that have yet to move in the same round may still do the same, and then it is a draw."
                .into()
        }
    };
    let place = if *needed > 1 { places.all(region) } else { places.words(region) };
    format!("A side wins when it brings {who} to {place}{held}{safe}{blocked}.{reply}")
}

fn extinction_words(rule: &ExtinctionDef) -> String {
    let ExtinctionDef { pieces, sides, at_most, others_at_least, reply, verdict } = rule;
    let who = match sides {
        Some(sides) => list(sides, "or"),
        None => "a side".into(),
    };
    let left = match (at_most, pieces.is_empty()) {
        (0, true) => "has no piece left".to_owned(),
        (0, false) => format!("has no {} left", kinds(pieces, "or")),
        (1, true) => "has a single piece left".to_owned(),
        (n, true) => format!("has only {} or fewer left", count(usize::from(*n), "piece")),
        (n, false) => {
            format!("has only {} {} or fewer left", number(usize::from(*n)), many_kinds(pieces, "and"))
        }
    };
    let others = match others_at_least {
        0 => String::new(),
        n => format!(" while the other side has {} or more", number(usize::from(*n))),
    };
    let reply =
        if *reply { ", unless it can reduce the other side to the same with its next move" } else { "" };
    match verdict {
        Verdict::Loss => sentence(&format!("{who} loses when it {left}{others}{reply}")),
        Verdict::Win => sentence(&format!("{who} wins when it {left}{others}{reply}")),
        _ => sentence(&format!("when {who} {left}{others}, {}{reply}", verdict_words(*verdict))),
    }
}

/// The rules of counting towards a limit.
fn counted(rule: &CountingDef) -> Vec<String> {
    let CountingDef { without, at_most, board, bare_without, bare, from_pieces } = rule;
    let once = |kinds: &[String]| match kinds {
        [] => String::new(),
        kinds => format!("Once no {} is left on the board, ", super::kinds(kinds, "or")),
    };
    let mut lines = vec![];
    if *board > 0 {
        let who = match at_most {
            0 => "a side that has more than its king".to_owned(),
            most => format!(
                "a side that has more than its king, but no more than {},",
                count(usize::from(*most), "piece")
            ),
        };
        lines.push(sentence(&format!(
            "{}{who} may count its moves: if the count reaches {board} without checkmate, the game is drawn",
            once(without)
        )));
    }
    let limits: Vec<String> = bare
        .iter()
        .map(|honour| {
            let against: Vec<String> =
                honour.against.iter().map(|(kind, &least)| count(usize::from(least), kind)).collect();
            let whom = if against.is_empty() { "anything else".into() } else { list(&against, "and") };
            format!("{} against {whom}", honour.limit)
        })
        .collect();
    if !limits.is_empty() {
        let kinds = if bare_without.is_empty() { without } else { bare_without };
        lines.push(sentence(&format!(
            "{}a side with only its king counts its moves: the game is drawn after {}",
            once(kinds),
            list(&limits, "and")
        )));
        if *from_pieces {
            lines.push("The count starts at the number of pieces on the board instead of one.".into());
        }
    }
    lines
}

/// A result that a player may declare, and how many points the pieces count for it.
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

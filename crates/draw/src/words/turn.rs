//! Turns, check, captures and castling in words.

use chesswright_rules::definition::model::{
    CaptureDef, CheckDef, Definition, FacingRule, PassRule, SideDef, Sided, TurnDef,
};

use super::by_side::{by_side, of_side};
use super::{called, capital, kinds, list, many_kinds, number};

pub(crate) fn turn(turn: &TurnDef, definition: &Definition) -> Vec<String> {
    let TurnDef { steps, first_steps, grows_by, check_ends, pass, passes_end } = turn;
    // Letters are for position texts, and pictures show a side's direction.
    let names: Vec<&str> = definition
        .sides
        .iter()
        .map(|side @ SideDef { name: _, letter: _, forward: _ }| called(side, definition))
        .collect();
    let mut lines = vec![match names[..] {
        [one] => format!("{} plays alone.", capital(one)),
        [first, second] => format!("{} and {second} move in turn; {first} begins.", capital(first)),
        _ => format!("The sides move in turn: {}; {} begins.", list(&names, "and"), names[0]),
    }];
    lines.extend(by_side(
        steps,
        sides,
        |side| turn.steps_for(side),
        |side, steps| match (side, steps) {
            (None, 0 | 1) => None,
            (Some(side), 0 | 1) => Some(format!("A turn of {side} has a single move.")),
            (side, steps) => {
                Some(format!("A turn{} has {} moves.", of_side(side), number(usize::from(steps))))
            }
        },
    ));
    if let Some(first) = first_steps {
        let moves = match first {
            1 => "a single move".to_owned(),
            n => format!("{} moves", number(usize::from(*n))),
        };
        lines.push(format!("The very first turn of the game has {moves}."));
    }
    if *grows_by > 0 {
        let more = if *grows_by == 1 { "one move".to_owned() } else { format!("{grows_by} moves") };
        lines.push(format!("Each turn has {more} more than the turn before."));
    }
    lines.extend(by_side(
        check_ends,
        sides,
        |side| turn.check_ends_for(side),
        |side, ends| match side {
            _ if !ends => None,
            None => Some("Giving check ends the turn at once.".to_owned()),
            Some(side) => Some(format!("When {side} gives check, its turn ends at once.")),
        },
    ));
    lines.extend(by_side(
        pass,
        sides,
        |side| turn.pass_for(side),
        |side, pass| {
            let who = side.map_or_else(|| "A side".to_owned(), capital);
            match pass {
                PassRule::Never => None,
                PassRule::Allowed => {
                    Some(format!("{who} may pass instead of moving, unless it is in check."))
                }
                PassRule::Stuck => {
                    Some(format!("{who} must pass if it has no other move, and may not pass otherwise."))
                }
            }
        },
    ));
    if *passes_end > 0 {
        lines.push(format!("The game is over after {} passes in a row.", number(usize::from(*passes_end))));
    }
    lines
}

pub(crate) fn check(check: &CheckDef, capture: &CaptureDef, definition: &Definition) -> Vec<String> {
    let CheckDef { binding, forbidden, facing, all, stays } = check;
    let royal: Vec<&str> =
        definition.pieces.iter().filter(|(_, piece)| piece.royal).map(|(name, _)| name.as_str()).collect();
    let sides = &definition.sides;
    let mut lines = vec![];
    // A game without royals needs no sentence about check.
    if !royal.is_empty() {
        let of = |side: &str| (check.binding_for(side), check.all_for(side));
        let rule = if matches!(all, Sided::Each(_)) { all } else { binding };
        lines.extend(by_side(rule, sides, of, |side, (bound, all)| {
            Some(safety(side, bound, all, &royal, definition))
        }));
    }
    lines.extend(by_side(
        forbidden,
        sides,
        |side| check.forbidden_for(side),
        |side, forbidden| match side {
            _ if !forbidden => None,
            None => Some("No move may give check either.".to_owned()),
            Some(side) => Some(format!("No move of {side} may give check.")),
        },
    ));
    match facing {
        FacingRule::Ignored => {}
        FacingRule::Bikjang => lines.push(format!(
            "When the {} face each other along an open file, the side to move must end this or pass. If they still face each other after its move, the game is drawn.",
            many_kinds(&royal, "or")
        )),
    }
    let king = kinds(&royal, "or");
    lines.extend(by_side(stays, sides, |side| check.stays_for(side), |side, stays| match side {
        _ if !stays => None,
        None => Some(format!(
            "A {king} in check may not move away: the side must block the check or capture the checking piece."
        )),
        Some(side) => Some(format!(
            "A {king} of {side} in check may not move away: {side} must block the check or capture the checking piece."
        )),
    }));
    if !royal.is_empty() && capture.blast.as_ref().is_some_and(|blast| blast.immune.is_empty()) {
        lines.extend(by_side(binding, sides, |side| check.binding_for(side), |side, bound| match side {
            _ if !bound => None,
            None => Some(format!(
                "No move may blow up its own {king}. A {king} cannot capture, and beside the enemy {king} it is never in check; blowing up the \
                 enemy {king} wins at once, even out of check."
            )),
            Some(side) => Some(format!(
                "No move of {side} may blow up its own {king}, and this {king} cannot capture. Beside the enemy {king} it is never in check; \
                 blowing up the enemy {king} wins at once, even out of check."
            )),
        }));
    }
    lines.extend(super::board_rules::capture(capture, definition));
    lines
}

/// What check means for all sides or for one of them.
fn safety(side: Option<&str>, bound: bool, all: bool, royal: &[&str], definition: &Definition) -> String {
    let king = kinds(royal, "or");
    let few = definition.pieces.values().any(|piece| piece.royal_up_to.is_some());
    let last = if few { "last one" } else { king.as_str() };
    match (bound, all, side) {
        (true, true, None) => format!(
            "A side with one {king} may not leave it attacked (in check) with its move. A side with several {} is in check only when \
             all of them are attacked.",
            many_kinds(royal, "and")
        ),
        (true, true, Some(side)) => format!(
            "With one {king}, {side} may not leave it attacked (in check) with its move. With several {}, it is in check only when all of \
             them are attacked.",
            many_kinds(royal, "and")
        ),
        (true, false, None) => {
            format!("A side whose {king} is attacked is in check; no move may leave its own {last} in check.")
        }
        (true, false, Some(side)) => format!(
            "When its {king} is attacked, {side} is in check; no move of {side} may leave its own {last} in check."
        ),
        (false, _, None) => format!(
            "There is no check: a side may leave its {king} under attack or move it into attack, and it can be captured."
        ),
        (false, _, Some(side)) => format!(
            "There is no check for {side}: it may leave its {king} under attack or move it into attack, and the {king} can be captured."
        ),
    }
}

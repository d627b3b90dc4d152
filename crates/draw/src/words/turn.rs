//! Turns, check, captures and castling in words.

use chesswright_rules::definition::model::{
    CaptureDef, CheckDef, Definition, FacingRule, PassRule, SideDef, TurnDef,
};

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
    if *steps > 1 {
        lines.push(format!("A turn has {} moves.", number(usize::from(*steps))));
    }
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
    if *check_ends {
        lines.push("Giving check ends the turn at once.".into());
    }
    match pass {
        PassRule::Never => {}
        PassRule::Allowed => lines.push("A side may pass instead of moving, unless it is in check.".into()),
        PassRule::Stuck => {
            lines.push("A side must pass if it has no other move, and may not pass otherwise.".into())
        }
    }
    if *passes_end > 0 {
        lines.push(format!("The game is over after {} passes in a row.", number(usize::from(*passes_end))));
    }
    lines
}

pub(crate) fn check(check: &CheckDef, capture: &CaptureDef, definition: &Definition) -> Vec<String> {
    let CheckDef { binding, forbidden, facing, all, stays } = check;
    let royal: Vec<&str> =
        definition.pieces.iter().filter(|(_, piece)| piece.royal).map(|(name, _)| name.as_str()).collect();
    let mut lines = vec![];
    let several = definition.pieces.values().any(|piece| piece.royal_up_to.is_some());
    match (royal.is_empty(), binding) {
        // A game without royals needs no sentence about check.
        (true, _) => {}
        (false, true) if *all => lines.push(format!(
            "A side with one {0} may not leave it attacked (in check) with its move. A side with several {1} is in check only when \
             all of them are attacked.",
            kinds(&royal, "or"),
            many_kinds(&royal, "and")
        )),
        (false, true) => lines.push(format!(
            "A side whose {} is attacked is in check; no move may leave its own {} in check.",
            kinds(&royal, "or"),
            if several { "last one".to_owned() } else { kinds(&royal, "or") }
        )),
        (false, false) => lines.push(format!(
            "There is no check: a side may leave its {} under attack or move it into attack, and it can be captured.",
            kinds(&royal, "or")
        )),
    }
    if *forbidden {
        lines.push("No move may give check either.".into());
    }
    match facing {
        FacingRule::Ignored => {}
        FacingRule::Bikjang => lines.push(format!(
            "When the {} face each other along an open file, the side to move must end this or pass. If they still face each other after its move, the game is drawn.",
            many_kinds(&royal, "or")
        )),
    }
    if *stays {
        lines.push(format!(
            "A {} in check may not move away: the side must block the check or capture the checking piece.",
            kinds(&royal, "or")
        ));
    }
    if *binding && !royal.is_empty() && capture.blast.as_ref().is_some_and(|blast| blast.immune.is_empty()) {
        let king = kinds(&royal, "or");
        lines.push(format!(
            "No move may blow up its own {king}. A {king} cannot capture, and beside the enemy {king} it is never in check; blowing up the \
             enemy {king} wins at once, even out of check."
        ));
    }
    lines.extend(super::board_rules::capture(capture, definition));
    lines
}

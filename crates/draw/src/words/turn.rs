//! Turns, check, captures and castling in words.

use chesswright_rules::definition::model::{
    CaptureDef, CastlingDef, CheckDef, Definition, FacingRule, PassRule, SideDef, Sided, TurnDef, Wing,
};

use super::places::Places;
use super::{capital, list, plural, sentence};

pub(crate) fn turn(turn: &TurnDef, sides: &[SideDef]) -> Vec<String> {
    let TurnDef { steps, first_steps, grows_by, check_ends, pass, passes_end } = turn;
    // Letters are for texts, and where a side faces is drawn.
    let names: Vec<&str> =
        sides.iter().map(|SideDef { name, letter: _, forward: _ }| name.as_str()).collect();
    let mut lines = vec![match names[..] {
        [one] => format!("{} plays alone.", capital(one)),
        [first, second] => format!("{} and {second} move in turn; {first} begins.", capital(first)),
        _ => format!("The sides move in this order: {}.", names.join(", ")),
    }];
    if *steps > 1 {
        lines.push(format!("A turn has {steps} moves."));
    }
    if let Some(first) = first_steps {
        let moves = if *first == 1 { "a single move".to_owned() } else { format!("{first} moves") };
        lines.push(format!("The very first turn of the game has {moves}."));
    }
    if *grows_by > 0 {
        let more = if *grows_by == 1 { "one move".to_owned() } else { format!("{grows_by} moves") };
        lines.push(format!("Every turn has {more} more than the turn before."));
    }
    if *check_ends {
        lines.push("Giving check ends the turn at once.".into());
    }
    match pass {
        PassRule::Never => {}
        PassRule::Allowed => lines.push("A side may pass instead of moving, unless it is in check.".into()),
        PassRule::Stuck => lines.push("A side passes when it cannot do anything else.".into()),
    }
    if *passes_end > 0 {
        lines.push(format!("{passes_end} passes one after the other end the game."));
    }
    lines
}

pub(crate) fn check(check: &CheckDef, capture: &CaptureDef, definition: &Definition) -> Vec<String> {
    let CheckDef { binding, forbidden, facing, all, stays } = check;
    let royal: Vec<&str> =
        definition.pieces.iter().filter(|(_, piece)| piece.royal).map(|(name, _)| name.as_str()).collect();
    let mut lines = vec![];
    match (royal.is_empty(), binding) {
        (true, _) => lines.push("There is no check: no piece is royal.".into()),
        (false, true) => {
            lines.push(format!("The {} must not be left under attack.", list(&royal, "and the")));
        }
        (false, false) => lines.push(format!(
            "The {} may be left under attack, and captured like any other piece.",
            list(&royal, "and the")
        )),
    }
    if *forbidden {
        lines.push("Nobody may give check.".into());
    }
    match facing {
        FacingRule::Ignored => {}
        FacingRule::Bikjang => {
            let royal: Vec<String> = royal.iter().map(|name| plural(name)).collect();
            lines.push(format!(
                "When the {} face each other along an open file, the side to move must break that, or pass; when it \
                 stands twice in a row, the game is over.",
                list(&royal, "or")
            ));
        }
    }
    if *all {
        lines.push("A side with several royals is in check only when all of them are attacked.".into());
    }
    if *stays {
        lines.push("A royal may not step out of check: it may only capture the piece that gives it.".into());
    }
    lines.extend(super::board_rules::capture(capture));
    lines
}

/// A castling; where royals may be captured, nobody asks whether they are attacked.
pub(crate) fn castling(rule: &CastlingDef, binding: bool, places: &Places<'_>) -> String {
    let CastlingDef {
        wing,
        sides,
        king,
        partner,
        king_from,
        partner_from,
        king_to,
        partner_to,
        dropped,
        exclusive,
        wins,
    } = rule;
    let toward = match wing {
        Wing::King => "to the higher files",
        Wing::Queen => "to the lower files",
    };
    let who = match sides {
        Some(sides) => format!("{}: the", capital(&list(sides, "and"))),
        None => "The".into(),
    };
    let from = |cell: &Option<Sided<String>>| match cell {
        Some(cell) => format!(
            " on {}",
            places.for_sides(
                |side| cell.get(side).cloned(),
                |cells| {
                    cells.iter().map(|cell| places.rules().cell_name(cell)).collect::<Vec<_>>().join(" ")
                }
            )
        ),
        None => String::new(),
    };
    let beside = match partner_to {
        Some(file) => format!("to the {file}-file"),
        None => "next to it, on the inner side".into(),
    };
    let dropped = if *dropped { ". Dropping both on these cells gives the right to castle" } else { "" };
    let exclusive = match exclusive {
        true => ". It takes from the others the right to castle to the same wing",
        false => "",
    };
    let wins = match wins {
        true => ". Castling so wins, and a side that can never do so any more has lost",
        false => "",
    };
    let safe = match binding {
        true => {
            format!("the cells between must be empty, and the {king} may not be, pass or arrive under attack")
        }
        false => "and the cells between must be empty".into(),
    };
    sentence(&format!(
        "{who} {king}{} castles {toward} with a {}{}: the {king} goes to the {king_to}-file and the partner {beside}. Neither \
         may have moved, {safe}{dropped}{exclusive}{wins}",
        from(king_from),
        list(partner, "or"),
        from(partner_from),
    ))
}

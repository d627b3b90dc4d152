//! The effects of captures, walls, and pieces that stand together, in words.

use chesswright_rules::definition::model::{
    BlastDef, CaptureDef, ConnectDef, Definition, EncloseRule, FlipRule, Verdict, WallDef, WallRule,
};

use super::by_side::{by_side, of_side};
use super::places::Places;
use super::{capital, many_kinds, number, one_of};

pub(crate) fn capture(capture: &CaptureDef, definition: &Definition) -> Vec<String> {
    let CaptureDef { forced, blast, petrifies, flips } = capture;
    let sides = &definition.sides;
    let mut lines = by_side(
        forced,
        sides,
        |side| capture.forced_for(side),
        |side, forced| {
            match side {
        _ if !forced => None,
        None => Some("Capturing is compulsory: a side that can capture must do so, but may choose which capture to make.".into()),
        Some(side) => Some(format!(
            "Capturing is compulsory for {side}: if it can capture, it must do so, but may choose which capture to make."
        )),
    }
        },
    );
    lines.extend(blast.iter().flat_map(blast_words));
    let stones = blast.as_ref().is_some_and(|blast| blast.petrifies);
    for what in [blown_to_stone, captors_to_stone, royals_cannot_capture] {
        lines.extend(by_side(
            petrifies,
            sides,
            |side| capture.petrifies_for(side),
            |side, kinds| what(side, kinds, stones, definition),
        ));
    }
    lines.extend(by_side(flips, sides, |side| capture.flips_for(side), flip_words));
    lines
}

/// Which pieces leave walls when they are blown up.
fn blown_to_stone(side: Option<&str>, kinds: &[String], stones: bool, _: &Definition) -> Option<String> {
    let told = stones && !kinds.is_empty();
    told.then(|| format!("Walls remain where {}{} are blown up.", many_kinds(kinds, "and"), of_side(side)))
}

/// Which pieces turn to stone when they capture.
fn captors_to_stone(
    side: Option<&str>,
    kinds: &[String],
    _: bool,
    definition: &Definition,
) -> Option<String> {
    let plain: Vec<&String> = kinds.iter().filter(|kind| !is_royal(kind, definition)).collect();
    (!plain.is_empty()).then(|| {
        format!(
            "{}{} that captures turns to stone where it arrives. The stone is a wall: nothing can enter or pass it for the rest of the game.",
            capital(&one_of(&plain)),
            of_side(side)
        )
    })
}

fn royals_cannot_capture(
    side: Option<&str>,
    kinds: &[String],
    _: bool,
    definition: &Definition,
) -> Option<String> {
    let royal: Vec<&String> = kinds.iter().filter(|kind| is_royal(kind, definition)).collect();
    (!royal.is_empty()).then(|| {
        format!(
            "{}{} cannot capture, because it would also turn to stone.",
            capital(&one_of(&royal)),
            of_side(side)
        )
    })
}

fn is_royal(kind: &str, definition: &Definition) -> bool {
    definition.pieces.get(kind).is_some_and(|piece| piece.royal)
}

fn flip_words(side: Option<&str>, flips: FlipRule) -> Option<String> {
    let (where_from, when) = match flips {
        FlipRule::None => return None,
        FlipRule::Lines => {
            ("in an unbroken straight line between the piece that arrives and another of its side", "")
        }
        FlipRule::Neighbours => ("next to where a piece arrives", ""),
        FlipRule::Touched => (
            "next to where a piece arrives",
            ", if it moved there or was dropped next to a piece of its side",
        ),
    };
    Some(match side {
        None => format!("Enemies {where_from} change sides{when}."),
        Some(side) => format!("When a piece of {side} arrives, enemies {where_from} change sides{when}."),
    })
}

fn blast_words(blast: &BlastDef) -> Vec<String> {
    // Which pieces leave walls is told with the pieces that turn into walls.
    let BlastDef { area, spares, immune, petrifies: _ } = blast;
    let around = match area.as_str() {
        "K" => "everything on the cells around it".to_owned(),
        area => format!("everything that a `{area}` could reach from it"),
    };
    let mut lines = vec![format!(
        "Every capture is an explosion: the captured piece, its captor and {around}, friend or foe, leave the board."
    )];
    if !spares.is_empty() {
        lines.push(format!("Of the pieces around it, only {} survive.", many_kinds(spares, "and")));
    }
    if !immune.is_empty() {
        lines
            .push(format!("Explosions do not affect {}, even when they capture.", many_kinds(immune, "and")));
    }
    lines
}

pub(crate) fn walls(walls: &WallDef, places: &Places<'_>) -> Vec<String> {
    let WallDef { put, region, instead } = walls;
    let place = match put {
        WallRule::Anywhere => "a wall on any empty cell",
        WallRule::Arrow => "a wall on an empty cell that the piece, from where it now stands, could move to",
        WallRule::Duck => "the only wall, the duck, on another empty cell",
        WallRule::Edge => "a wall on an empty cell at the edge of the board or beside a wall",
        WallRule::Trail => "a wall on the cell that the piece has left",
    };
    let mut lines = vec![match instead {
        true => format!("Instead of moving, a side may put {place}."),
        false => format!("After moving a piece, the side puts {place}."),
    }];
    lines.push("Nothing can stand on a wall or slide through it.".into());
    if let Some(region) = region.as_ref().filter(|region| !places.is_everywhere(region)) {
        lines.push(format!("Walls are put on {}.", places.words(region)));
    }
    lines
}

pub(crate) fn connect(rule: &ConnectDef, places: &Places<'_>) -> Vec<String> {
    let ConnectDef { pieces, line, collinear, square, from, to, along, verdict } = rule;
    let who = match pieces.is_empty() {
        true => "pieces".to_owned(),
        false => many_kinds(pieces, "and"),
    };
    let what = match verdict.unwrap_or(Verdict::Win) {
        Verdict::Win => "wins",
        Verdict::Loss => "loses",
        Verdict::Draw => "draws the game",
        Verdict::Fewest => "ends the game, and the side with the fewest pieces wins",
        Verdict::Most => "ends the game, and the side with the most pieces wins",
    };
    let ways = if along.is_empty() { String::new() } else { format!(", counted along `{along}`") };
    let mut lines = vec![];
    if *line > 0 {
        lines.push(format!(
            "A side with {} {who} side by side in a line {what}{ways}.",
            number(usize::from(*line))
        ));
    }
    if *collinear > 0 {
        lines.push(format!(
            "A side with {} {who} anywhere on one line {what}{ways}.",
            number(usize::from(*collinear))
        ));
    }
    if *square > 0 {
        lines.push(format!("A side with a full block of {square} by {square} {who} {what}."));
    }
    if let (Some(from), Some(to)) = (from, to) {
        let (from, to) = (places.words(from), places.words(to));
        lines.push(format!("A side with a chain of {who} from {from} to {to} {what}{ways}."));
    }
    lines
}

pub(crate) fn encloses(rule: EncloseRule) -> Option<&'static str> {
    match rule {
        EncloseRule::Anywhere => None,
        EncloseRule::Lines => Some(
            "A drop must enclose enemies: at least one unbroken straight line of enemies between the dropped piece and another of its side.",
        ),
        EncloseRule::Friends => Some("Pieces are dropped only next to a piece of the same side."),
        EncloseRule::Apart => Some("Pieces are not dropped beside an enemy."),
        EncloseRule::Stacked => Some("Pieces are dropped only on the first rank or on top of a piece."),
        EncloseRule::Slides => {
            Some("Pieces are dropped only on cells where they would stop when sliding in from an edge.")
        }
        EncloseRule::LinesOverWalls => Some(
            "A piece must be dropped next to an enemy and in line with another piece of its side, with only enemies and walls between them.",
        ),
        EncloseRule::Falls => Some(
            "Pieces are dropped only on cells where they would stop when sliding in from the first file or rank, or when falling from the last one past all pieces.",
        ),
    }
}

//! What captures do, walls, and pieces that stand together, in words.

use chesswright_rules::definition::model::{
    BlastDef, CaptureDef, ConnectDef, EncloseRule, FlipRule, Verdict, WallDef, WallRule,
};

use super::places::Places;
use super::{list, plural};

pub(crate) fn capture(capture: &CaptureDef) -> Vec<String> {
    let CaptureDef { forced, blast, petrifies, flips } = capture;
    let mut lines = vec![];
    if *forced {
        lines.push("Who can capture must capture.".into());
    }
    lines.extend(blast.iter().flat_map(|blast| blast_words(blast, petrifies)));
    if !petrifies.is_empty() {
        let kinds = list(petrifies, "or");
        lines.push(format!("A {kinds} that captures turns into a wall where it arrives."));
    }
    lines.extend(match flips {
        FlipRule::None => None,
        FlipRule::Lines => {
            Some("Enemies in a straight line between the piece that arrives and another of its side change sides.".into())
        }
        FlipRule::Neighbours => Some("Enemies next to where a piece arrives change sides.".into()),
        FlipRule::Touched => Some(
            "Enemies next to where a piece arrives change sides, if it moved there or was dropped next to a piece of its side."
                .to_owned(),
        ),
    });
    lines
}

fn blast_words(blast: &BlastDef, petrifies: &[String]) -> Vec<String> {
    let BlastDef { area, spares, immune, petrifies: stones } = blast;
    let around = match area.as_str() {
        "K" => "everything next to it".to_owned(),
        area => format!("everything that `{area}` could reach from there"),
    };
    let mut lines = vec![format!("A capture takes the captor and {around} off the board.")];
    let kinds = |names: &[String]| list(&names.iter().map(|name| plural(name)).collect::<Vec<_>>(), "and");
    if !spares.is_empty() {
        lines.push(format!("Around a capture, {} survive.", kinds(spares)));
    }
    if !immune.is_empty() {
        lines.push(format!("Blasts do nothing to {}, even when they capture.", kinds(immune)));
    }
    if *stones && !petrifies.is_empty() {
        lines.push(format!("Where {} are blown up, walls remain.", kinds(petrifies)));
    }
    lines
}

pub(crate) fn walls(walls: &WallDef, places: &Places<'_>) -> Vec<String> {
    let WallDef { put, region, instead } = walls;
    let when =
        if *instead { "Instead of moving, a side may put a wall" } else { "Every move ends with a wall put" };
    let place = match put {
        WallRule::Anywhere => "on any empty cell",
        WallRule::Arrow => "where the piece that moved could move on to",
        WallRule::Duck => "on another empty cell, where the only wall goes to",
        WallRule::Edge => "on an empty cell at the edge of the board or beside a wall",
        WallRule::Trail => "on the cell that the piece has left",
    };
    let mut lines = vec![format!("{when} {place}. Nothing can enter a wall or pass it.")];
    if let Some(region) = region {
        lines.push(format!("Walls are put only on {}.", places.words(region)));
    }
    lines
}

pub(crate) fn connect(rule: &ConnectDef, places: &Places<'_>) -> Vec<String> {
    let ConnectDef { pieces, line, collinear, square, from, to, along, verdict } = rule;
    let who = match pieces.is_empty() {
        true => "pieces".to_owned(),
        false => list(&pieces.iter().map(|kind| plural(kind)).collect::<Vec<_>>(), "and"),
    };
    let what = match verdict.unwrap_or(Verdict::Win) {
        Verdict::Win => "wins",
        Verdict::Loss => "loses",
        Verdict::Draw => "draws the game",
        Verdict::Fewest => "ends the game, which the side with the fewest pieces wins",
        Verdict::Most => "ends the game, which the side with the most pieces wins",
    };
    let ways = if along.is_empty() { String::new() } else { format!(", counted along `{along}`") };
    let mut lines = vec![];
    if *line > 0 {
        lines.push(format!("A side with {line} {who} side by side in a line {what}{ways}."));
    }
    if *collinear > 0 {
        lines.push(format!(
            "A side with {collinear} {who} on one line, whatever is between them, {what}{ways}."
        ));
    }
    if *square > 0 {
        lines.push(format!("A side with a full square of {square} by {square} {who} {what}."));
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
        EncloseRule::Lines => {
            Some("A drop must enclose enemies in a straight line between the piece and another of its side.")
        }
        EncloseRule::Friends => Some("Pieces are dropped only next to a piece of the same side."),
        EncloseRule::Apart => Some("Pieces are not dropped beside an enemy."),
        EncloseRule::Stacked => Some("Pieces are dropped only on the first rank or on top of a piece."),
        EncloseRule::Slides => {
            Some("Pieces are dropped only where they come to rest when they slide in from an edge.")
        }
        EncloseRule::LinesOverWalls => Some(
            "A drop must be next to an enemy and in line with another piece of its side, with only enemies and walls between.",
        ),
        EncloseRule::Falls => Some(
            "Pieces are dropped only where they come to rest when they slide in from the first file or rank, or fall from the last \
             past whatever stands there.",
        ),
    }
}

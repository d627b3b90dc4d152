//! Who made a game, and what its places are called.

use chesswright_rules::definition::model::{AboutDef, LookDef, RegionLook, Sided};

use super::places::Places;
use super::sentence;

/// Who made a game.
pub(crate) fn about(about: &AboutDef) -> Vec<String> {
    let AboutDef { author, licence, notes, titles, descriptions: _ } = about;
    let mut lines = vec![];
    if !author.is_empty() {
        lines.push(sentence(&format!("Author: {author}")));
    }
    if !licence.is_empty() {
        lines.push(sentence(&format!("Licence: {licence}")));
    }
    if !titles.is_empty() {
        let titles: Vec<String> = titles.iter().map(|(tag, title)| format!("{title} ({tag})")).collect();
        lines.push(sentence(&format!("In other languages: {}", titles.join(", "))));
    }
    lines.extend(notes.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned));
    lines
}

/// The regions to which the document gives a name for people, with their cells.
pub(crate) fn regions(look: &LookDef, places: &Places<'_>) -> Vec<String> {
    // Sides are called by their labels wherever they occur, and pictures show the rest.
    let LookDef { regions, sides: _, pieces: _ } = look;
    let labelled = regions.iter().filter(|(_, RegionLook { colour: _, label })| !label.is_empty());
    labelled
        .map(|(name, look)| sentence(&format!("{}: {}", look.label, places.all(&Sided::All(name.clone())))))
        .collect()
}

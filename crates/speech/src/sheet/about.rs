//! Who made a game, and what its places and sides are called.

use chesswright_rules::definition::model::{AboutDef, LookDef, RegionLook, Sided};

use super::phrases::Sentence;
use super::places::Places;

/// Who made a game.
pub(crate) fn about(about: &AboutDef) -> Vec<Sentence> {
    // The page shows a description in the reader's language above the sheet.
    let AboutDef { author, licence, notes, titles, descriptions: _ } = about;
    let mut told = vec![];
    if !author.is_empty() {
        told.push(Sentence::Author { name: author.clone() });
    }
    if !licence.is_empty() {
        told.push(Sentence::Licence { name: licence.clone() });
    }
    if !titles.is_empty() {
        let titles: Vec<String> = titles.iter().map(|(tag, title)| format!("{title} ({tag})")).collect();
        told.push(Sentence::OtherTitles { titles: titles.join(", ") });
    }
    let notes = notes.lines().map(str::trim).filter(|line| !line.is_empty());
    told.extend(notes.map(|line| Sentence::Note { text: line.to_owned() }));
    told
}

/// The regions that have a name for people, with their cells.
pub(crate) fn regions(look: &LookDef, places: &Places<'_>) -> Vec<Sentence> {
    // Sides are called by their labels wherever they occur, and pictures show the rest.
    let LookDef { regions, sides: _, pieces: _, lines: _, shape: _ } = look;
    let labelled = regions.iter().filter(|(_, RegionLook { colour: _, label })| !label.is_empty());
    let told = labelled.map(|(name, look)| Sentence::RegionLabel {
        label: look.label.clone(),
        cells: places.told(&Sided::All(name.clone())),
    });
    told.collect()
}

/// What a document calls its sides, by name.
pub(crate) fn side_labels(look: &LookDef) -> Vec<(String, String)> {
    let label = |name: &String| Some((name.clone(), look.side_label(name)?.to_owned()));
    look.sides.keys().filter_map(label).collect()
}

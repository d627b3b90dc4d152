//! The rules of a game in words: everything its definition says, for people who want to play it.
//!
//! Every structure of the definition is destructured field by field, so that a new field does not compile here until
//! it is described.

mod board;
mod board_rules;
mod by_side;
mod castling;
mod end;
mod goal;
mod hand;
mod moves;
mod names;
mod piece;
mod places;
mod promotion;
mod terrain;
mod triggers;
mod turn;

use chesswright_rules::Rules;
use chesswright_rules::board::Geometry;
use chesswright_rules::definition::model::Definition;

pub(crate) use names::*;
use places::Places;

/// The rules of a game in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The name people use.
    pub title: String,
    /// One or two sentences.
    pub description: String,
    /// Other names.
    pub aliases: Vec<String>,
    /// The sections before the pieces: the goal, the board, the turns.
    pub before: Vec<Section>,
    /// The pieces, in the definition's order.
    pub pieces: Vec<PieceWords>,
    /// The sections after the pieces: special moves, and how the game ends.
    pub after: Vec<Section>,
}

/// A section of the description.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// Its heading.
    pub heading: &'static str,
    /// Its sentences.
    pub lines: Vec<String>,
}

/// A kind of piece in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PieceWords {
    /// Its name.
    pub name: String,
    /// Its letters in position texts, and its characters.
    pub sign: String,
    /// Its moves and other properties.
    pub lines: Vec<String>,
}

/// Describes a game.
pub fn words(rules: &Rules) -> Words {
    let definition = rules.definition();
    let Definition {
        name,
        title,
        description,
        aliases,
        board,
        sides,
        // Regions are described where they are used.
        regions: _,
        pieces,
        setup,
        castling,
        hand,
        gates,
        turn,
        check,
        capture,
        walls,
        counters,
        triggers,
        terrain,
        quest,
        end,
        // The authors, the appearance and the notation are not rules.
        about: _,
        look: _,
        notation: _,
    } = definition;
    let places = Places::new(rules);
    let title = if title.is_empty() { name.clone() } else { title.clone() };
    let before = vec![
        Section { heading: "The goal", lines: goal::goal(&places) },
        Section { heading: "The board", lines: board::board(board, rules) },
        Section { heading: "The start", lines: board::setup(setup, &places) },
        Section { heading: "Turns", lines: turn::turn(turn, sides) },
    ];
    let after = vec![
        Section { heading: "Check and capture", lines: turn::check(check, capture, definition) },
        Section { heading: "Castling", lines: castling::castling(castling, check, &places) },
        Section {
            heading: "Walls",
            lines: walls.iter().flat_map(|rule| board_rules::walls(rule, &places)).collect(),
        },
        Section {
            heading: "Pieces in hand",
            lines: hand.iter().flat_map(|rule| hand::hand(rule, &places)).collect(),
        },
        Section {
            heading: "Gates",
            lines: gates.iter().flat_map(|rule| hand::gates(rule, &places)).collect(),
        },
        Section {
            heading: "Automatic effects",
            lines: counters
                .iter()
                .map(|(name, start)| format!("Every side starts with {start} {name}."))
                .chain(triggers.iter().map(|rule| triggers::trigger(rule, &places)))
                .collect(),
        },
        Section { heading: "Terrain", lines: terrain.iter().flat_map(terrain::terrain).collect() },
        Section { heading: "The level", lines: quest.iter().flat_map(terrain::quest).collect() },
        Section { heading: "How the game ends", lines: end::end(end, &places) },
    ];
    let mut words = Words {
        aliases: aliases.iter().filter(|alias| plain(alias) != plain(&title)).cloned().collect(),
        title,
        description: description.clone(),
        before,
        pieces: pieces.iter().map(|(name, def)| piece::piece(name, def, &places)).collect(),
        after,
    };
    words.before.retain(|section| !section.lines.is_empty());
    words.after.retain(|section| !section.lines.is_empty());
    explain_the_knight(&mut words.pieces, board.geometry);
    let sections = words.before.iter_mut().chain(&mut words.after).map(|section| &mut section.lines);
    for line in sections.chain(words.pieces.iter_mut().map(|piece| &mut piece.lines)).flatten() {
        *line = in_terms(board.geometry, line);
    }
    words
}

/// The letters and digits of a name in lower case, to compare names.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The cells of the knight's leap are explained once: at the knight's own move, or where a move is first compared to
/// it.
fn explain_the_knight(pieces: &mut [PieceWords], geometry: Geometry) {
    const LEAP: &str = "like a knight";
    let cells = match geometry {
        Geometry::Hex => "to the nearest cells on none of its lines and diagonals",
        Geometry::Square | Geometry::Layers => "two cells straight and one sideways",
    };
    let own = pieces.iter_mut().filter(|piece| piece.name == "Knight").flat_map(|piece| &mut piece.lines);
    if let Some(line) = own.into_iter().find(|line| *line == "Leaps like a knight.") {
        *line = format!("Leaps {cells}, whatever stands between.");
        return;
    }
    let mut lines = pieces.iter_mut().flat_map(|piece| &mut piece.lines);
    let found = lines.find_map(|line| {
        let mut places = line.match_indices(LEAP).map(|(at, _)| at + LEAP.len());
        let at =
            places.find(|&end| ![" (", " without j"].iter().any(|next| line[end..].starts_with(next)))?;
        Some((line, at))
    });
    if let Some((line, at)) = found {
        line.insert_str(at, &format!(" ({cells}, whatever stands between)"));
    }
}

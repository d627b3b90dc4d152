//! A game in words: everything its definition says, for people who want to play it.
//!
//! Every structure of the definition is taken apart field by field, so that a field added there does not compile here until it
//! has words.

mod board;
mod board_rules;
mod end;
mod hand;
mod moves;
mod piece;
mod places;
mod terrain;
mod triggers;
mod turn;

use chesswright_rules::Rules;
use chesswright_rules::definition::model::Definition;

use places::Places;

/// A game in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The name people use.
    pub title: String,
    /// One or two sentences.
    pub description: String,
    /// Other names.
    pub aliases: Vec<String>,
    /// What is said about the game as a whole.
    pub sections: Vec<Section>,
    /// The pieces, in the definition's order.
    pub pieces: Vec<PieceWords>,
}

/// Something said about a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// What about.
    pub heading: &'static str,
    /// Sentences.
    pub lines: Vec<String>,
}

/// A kind of piece in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PieceWords {
    /// Its name.
    pub name: String,
    /// Its letters in position texts, and its characters.
    pub sign: String,
    /// How it moves, and what else there is to know about it.
    pub lines: Vec<String>,
}

/// Says what there is to say about a game.
pub fn words(rules: &Rules) -> Words {
    let definition = rules.definition();
    let Definition {
        name,
        title,
        description,
        aliases,
        board,
        sides,
        // Regions are told where they are used.
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
        // How moves are written down is no rule.
        notation: _,
    } = definition;
    let places = Places::new(rules);
    let mut sections = vec![
        Section { heading: "The board", lines: board::board(board, rules) },
        Section { heading: "The start", lines: board::setup(setup, &places) },
        Section { heading: "Turns", lines: turn::turn(turn, sides) },
        Section { heading: "Check and capture", lines: turn::check(check, capture, definition) },
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
            heading: "Castling",
            lines: castling.iter().map(|rule| turn::castling(rule, check.binding, &places)).collect(),
        },
        Section {
            heading: "What happens by itself",
            lines: counters
                .iter()
                .map(|(name, start)| format!("Every side starts with {start} {name}."))
                .chain(triggers.iter().map(|rule| triggers::trigger(rule, &places)))
                .collect(),
        },
        Section { heading: "Terrain", lines: terrain.iter().flat_map(terrain::terrain).collect() },
        Section { heading: "The level", lines: quest.iter().flat_map(terrain::quest).collect() },
        Section { heading: "How the game ends", lines: end::end(end, definition, &places) },
    ];
    sections.retain(|section| !section.lines.is_empty());
    Words {
        title: if title.is_empty() { name.clone() } else { title.clone() },
        description: description.clone(),
        aliases: aliases.clone(),
        sections,
        pieces: pieces.iter().map(|(name, def)| piece::piece(name, def, &places)).collect(),
    }
}

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn list<S: AsRef<str>>(items: &[S], last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [most @ .., end] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            format!("{} {last} {}", most.join(", "), end.as_ref())
        }
    }
}

/// `1 rook`, `2 rooks`.
pub(crate) fn count(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {}", plural(what)) }
}

/// More than one of a word.
pub(crate) fn plural(word: &str) -> String {
    match word {
        w if w.ends_with("man") => format!("{}men", &w[..w.len() - 3]),
        w if w.ends_with("fox") || w.ends_with("ss") || w.ends_with("ch") || w.ends_with("sh") => {
            format!("{w}es")
        }
        w if w.ends_with('y') && !w.ends_with("ey") => format!("{}ies", &w[..w.len() - 1]),
        w if w.ends_with('s') => w.to_owned(),
        w => format!("{w}s"),
    }
}

/// The first letter as a capital, a full stop at the end.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let stop = if text.ends_with(['.', '?']) { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}

/// A name with its first letter as a capital.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first + letters.as_str()
}

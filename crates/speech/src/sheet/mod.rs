//! Rule sheets: everything that a definition says, in sentences for people who want to play the game.
//!
//! A [`Sheet`] is a list of sentences in no language. Each is one message in the files of `sheets/`, and its blanks are
//! filled with pieces, sides, regions and numbers. A [`Speaker`] says them in a language.
//!
//! Every structure of the definition is destructured field by field, so that a new field does not compile here until
//! it has a sentence.

mod about;
mod board;
mod board_rules;
mod by_side;
mod castling;
mod chance;
mod end;
mod english;
mod goal;
mod hand;
mod influence;
mod motions;
mod moves;
mod phrases;
mod piece;
mod places;
mod promotion;
mod signs;
mod speaker;
mod term;
mod terrain;
#[cfg(test)]
mod tests;
mod triggers;
mod turn;
mod view;

use chesswright_draw::{PieceText, Section, SheetText};
use chesswright_rules::Rules;
use chesswright_rules::betza::describe::Motion;
use chesswright_rules::board::Geometry;
use chesswright_rules::definition::model::{Custom, Definition};

use phrases::Sentence;
use places::Places;
pub use speaker::Speaker;
use speaker::Teller;
use term::{Counter, Group, Term};

use crate::words;

/// The English messages. The program need not contain them: the page fetches them when a sheet is opened.
pub const ENGLISH: &str = include_str!("../../sheets/sheet-en.ftl");

/// The messages of all languages, by tag. A program that must be small fetches the file of one language instead.
pub static MESSAGES: &[(&str, &str)] = &[
    ("en", ENGLISH),
    ("de", include_str!("../../sheets/sheet-de.ftl")),
    ("es", include_str!("../../sheets/sheet-es.ftl")),
    ("fr", include_str!("../../sheets/sheet-fr.ftl")),
    ("ru", include_str!("../../sheets/sheet-ru.ftl")),
    ("zh", include_str!("../../sheets/sheet-zh.ftl")),
    ("ja", include_str!("../../sheets/sheet-ja.ftl")),
    ("hi", include_str!("../../sheets/sheet-hi.ftl")),
    ("ar", include_str!("../../sheets/sheet-ar.ftl")),
];

/// The rules of a game in sentences.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    title: String,
    description: String,
    aliases: Vec<String>,
    geometry: Geometry,
    custom: Custom,
    /// What the document calls its sides, by name.
    labels: Vec<(String, String)>,
    before: Vec<SectionSentences>,
    pieces: Vec<PieceSentences>,
    after: Vec<SectionSentences>,
}

/// A section: the key of its heading, and its sentences.
#[derive(Clone, Debug, PartialEq)]
struct SectionSentences {
    heading: &'static str,
    told: Vec<Sentence>,
}

/// A kind of piece.
#[derive(Clone, Debug, PartialEq)]
struct PieceSentences {
    kind: String,
    /// Its letters in position texts, and its characters.
    sign: String,
    told: Vec<Sentence>,
}

impl Sheet {
    /// Describes a game.
    pub fn new(rules: &Rules) -> Self {
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
            actions,
            influence,
            chance,
            terrain,
            quest,
            end,
            view,
            about,
            look,
            // The notation is no rule, but its tradition has terms of its own.
            notation,
        } = definition;
        let places = Places::new(rules);
        let counters = counters.iter().map(|(name, start)| Sentence::CounterStarts {
            n: f64::from(*start),
            counter: Counter(name.clone()),
        });
        let borrowed = influence.iter().map(|rule| influence::influence(rule, &places));
        let triggered = triggers.iter().map(|rule| triggers::trigger(rule, &places));
        let done = actions.iter().map(|action| triggers::action(action, &places));
        let homes = definition.has_homes().then_some(Sentence::Homes);
        let effects = borrowed.chain(counters).chain(triggered).chain(done).chain(homes);
        let before = vec![
            section("heading-goal", goal::goal(&places)),
            section(
                "heading-board",
                board::board(board, rules).into_iter().chain(about::regions(look, &places)),
            ),
            section("heading-start", board::setup(setup, &places)),
            section("heading-turns", turn::turn(turn, sides, &places)),
            section("heading-view", view::view(view, sides)),
        ];
        let after = vec![
            section("heading-check-and-capture", turn::check(check, capture, definition)),
            section(
                "heading-castling",
                castling::castling(castling, definition.any_side(|side| check.binding_for(side)), &places),
            ),
            section("heading-walls", walls.iter().flat_map(|rule| board_rules::walls(rule, &places))),
            section("heading-hands", hand.iter().flat_map(|rule| hand::hand(rule, &places))),
            section("heading-gates", gates.iter().flat_map(|rule| hand::gates(rule, &places))),
            section("heading-chance", chance.iter().flat_map(|rule| chance::chance(rule, &places))),
            section("heading-effects", effects),
            section("heading-terrain", terrain.iter().flat_map(terrain::terrain)),
            section("heading-level", quest.iter().flat_map(terrain::quest)),
            section("heading-end", end::end(end, &places)),
            section("heading-about", about::about(about)),
        ];
        let title = if title.is_empty() { name.clone() } else { title.clone() };
        let mut pieces: Vec<PieceSentences> =
            pieces.iter().map(|(name, def)| piece::piece(name, def, &places)).collect();
        moves::explain_the_knight(&mut pieces, board.geometry);
        Self {
            aliases: aliases.iter().filter(|alias| plain(alias) != plain(&title)).cloned().collect(),
            title,
            description: description.clone(),
            geometry: board.geometry,
            custom: *notation,
            labels: about::side_labels(look),
            before: before.into_iter().filter(|section| !section.told.is_empty()).collect(),
            pieces,
            after: after.into_iter().filter(|section| !section.told.is_empty()).collect(),
        }
    }

    /// The sections of the sheet in a language, without the pieces, each with the key of its heading.
    pub fn sections(&self, speaker: &Speaker) -> Vec<(&'static str, Section)> {
        let teller = speaker.about(self.geometry, self.custom, &self.labels);
        let sections = self.before.iter().chain(&self.after);
        sections.map(|section| (section.heading, section.say(&teller))).collect()
    }

    /// What a kind of piece does, in a language.
    pub fn piece(&self, kind: &str, speaker: &Speaker) -> Option<PieceText> {
        let teller = speaker.about(self.geometry, self.custom, &self.labels);
        Some(self.pieces.iter().find(|piece| piece.kind == kind)?.say(&teller))
    }

    /// What this game does not share with another one, such as the game that it comes from. `None` if they have so little in
    /// common that comparing them explains nothing.
    pub fn differences(&self, other: &Self, title: &str, speaker: &Speaker) -> Option<Section> {
        let teller = speaker.about(self.geometry, self.custom, &self.labels);
        let (mut lines, mut shared) = (vec![], 0);
        let mut compare = |here: &[Sentence], there: &[Sentence], say: &dyn Fn(String) -> String| {
            for sentence in here {
                if there.contains(sentence) {
                    shared += 1;
                } else {
                    lines.push(say(teller.sentence(sentence)));
                }
            }
        };
        for section in self.before.iter().chain(&self.after).filter(|section| section.is_compared()) {
            compare(&section.told, other.told(section.heading), &|line| line);
        }
        for piece in &self.pieces {
            let known = other.pieces.iter().find(|known| known.kind == piece.kind);
            let name = english::capital(&teller.noun(Group::Piece, &piece.kind, ""));
            let of_piece = |line: String| {
                let blanks = [("piece", Term::Text(name.clone())), ("sentence", Term::Text(line))];
                teller.message("of-piece", &blanks)
            };
            compare(&piece.told, known.map_or(&[], |known| &known.told), &of_piece);
        }
        for section in other.before.iter().chain(&other.after).filter(|section| section.is_compared()) {
            // Where a section says something else, that tells what has changed.
            if self.told(section.heading).is_empty() {
                let heading = Term::Text(teller.message(section.heading, &[]));
                lines.push(teller.message("not-here", &[("sentence", heading)]));
            }
        }
        (!lines.is_empty() && lines.len() <= shared).then(|| Section {
            heading: teller.message("heading-different", &[("game", Term::Text(title.to_owned()))]),
            lines,
        })
    }

    /// What a section says.
    fn told(&self, heading: &str) -> &[Sentence] {
        let mut sections = self.before.iter().chain(&self.after);
        sections.find(|section| section.heading == heading).map_or(&[], |section| &section.told)
    }

    /// The sheet in a language.
    pub fn say(&self, speaker: &Speaker) -> SheetText {
        let teller = speaker.about(self.geometry, self.custom, &self.labels);
        let heading = |key: &str| teller.message(key, &[]);
        let sections = |all: &[SectionSentences]| all.iter().map(|section| section.say(&teller)).collect();
        let also = match self.aliases.is_empty() {
            true => String::new(),
            false => teller.message("also-called", &[("names", Term::Text(self.aliases.join(", ")))]),
        };
        SheetText {
            direction: words::named(&heading("language")).dir,
            language: heading("language"),
            heading: teller.message("title", &[("game", Term::Text(self.title.clone()))]),
            title: self.title.clone(),
            description: self.description.clone(),
            also,
            before: sections(&self.before),
            pieces_heading: heading("heading-pieces"),
            pieces: self.pieces.iter().map(|piece| piece.say(&teller)).collect(),
            after: sections(&self.after),
            signs: signs::signs(&teller),
        }
    }
}

/// What [`describe`](fn@chesswright_rules::betza::describe) says about a piece, in words.
pub fn say_motions(motions: &[Motion], speaker: &Speaker) -> String {
    let ways = Term::Phrases(motions::told(motions, true));
    speaker.about(Geometry::Square, Custom::default(), &[]).message("piece-moves", &[("ways", ways)])
}

fn section(heading: &'static str, told: impl IntoIterator<Item = Sentence>) -> SectionSentences {
    SectionSentences { heading, told: told.into_iter().collect() }
}

impl SectionSentences {
    /// Whether it belongs to the rules. The start position is better seen than compared.
    fn is_compared(&self) -> bool {
        !["heading-start", "heading-about"].contains(&self.heading)
    }

    fn say(&self, teller: &Teller<'_>) -> Section {
        Section {
            heading: teller.message(self.heading, &[]),
            lines: self.told.iter().map(|sentence| teller.sentence(sentence)).collect(),
        }
    }
}

impl PieceSentences {
    fn say(&self, teller: &Teller<'_>) -> PieceText {
        PieceText {
            name: english::capital(&teller.noun(Group::Piece, &self.kind, "")),
            sign: self.sign.clone(),
            lines: self.told.iter().map(|sentence| teller.sentence(sentence)).collect(),
        }
    }
}

/// The letters and digits of a name in lower case, to compare names.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

//! Chooses the drawing of a kind of piece: by its moves, otherwise by its name, otherwise by the most characteristic
//! part of its moves.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use chesswright_rules::betza::{self, Options};
use chesswright_rules::board::Geometry;
use chesswright_rules::definition::model::{Definition, PieceDef};

use super::art::{self, Art};
use super::known::KNOWN;

/// How a kind of piece is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The main part of the drawing.
    pub figure: Figure,
    /// Whether to draw a small crown: the piece is royal, but its drawing does not show it.
    pub crowned: bool,
    /// A sign on the foot that distinguishes the piece from another kind with the same figure, or says that it moves
    /// differently.
    pub badge: String,
}

/// The main part of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Figure {
    /// A drawing of this crate.
    Art(&'static Art),
    /// A disc with a sign.
    Disc(String),
}

/// The drawings of all kinds of a game. No two are the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawings(Vec<Drawing>);

impl Drawings {
    /// Chooses the drawings of all kinds of a game.
    pub fn of(game: &Definition) -> Self {
        let mut chosen: Vec<Drawing> = vec![];
        for (index, (name, piece)) in game.pieces.iter().enumerate() {
            let sign = sign(game, index);
            let mut drawing = choose(name, piece, game.board.geometry, &sign);
            if chosen.contains(&drawing) {
                drawing.badge = sign;
            }
            chosen.push(drawing);
        }
        Self(chosen)
    }

    /// The drawing of a kind, by its index in the definition.
    pub fn get(&self, kind: usize) -> Option<&Drawing> {
        self.0.get(kind)
    }
}

/// The letter of a kind, as a disc or a badge shows it.
fn sign(game: &Definition, kind: usize) -> String {
    let sign = game.letter(0, kind).or_else(|| game.letter(1, kind)).unwrap_or("?");
    let mut letters = sign.chars();
    let first: String = letters.by_ref().take(1).flat_map(char::to_uppercase).collect();
    first + &letters.take(2).collect::<String>()
}

fn choose(name: &str, piece: &PieceDef, geometry: Geometry, sign: &str) -> Drawing {
    let key = Key::of(piece, geometry);
    let found = by_name_alone(name, piece, &key)
        .or_else(|| by_moves(&key, name).map(|art| (art, false)))
        .or_else(|| by_name(name).map(|art| (art, false)))
        .or_else(|| by_part(&key).map(|art| (art, true)));
    let (figure, differs) = match found {
        Some((art, differs)) => (Figure::Art(art), differs),
        None => (Figure::Disc(sign.to_owned()), false),
    };
    let is_king = matches!(figure, Figure::Art(art) if ["king", "general"].contains(&art.name));
    let badge = if differs { sign.to_owned() } else { String::new() };
    Drawing { crowned: piece.royal && !is_king, figure, badge }
}

/// Kings, pawns and stones are drawn by name, because their moves differ from game to game. A piece that never moves
/// is a stone.
fn by_name_alone(name: &str, piece: &PieceDef, key: &Key) -> Option<(&'static Art, bool)> {
    let kingly = key.parts.iter().all(|part| ["W", "F"].contains(&part.as_str()));
    let stays = piece.moves.iter().all(|m| m.betza.is_empty() && m.steps.is_none());
    match name {
        _ if stays && !piece.royal => Some((art("stone")?, false)),
        "king" if kingly || piece.moves.iter().all(|m| m.betza.is_empty()) => Some((art("king")?, false)),
        "pawn" | "stone" => Some((art(name)?, false)),
        "general" if piece.royal => Some((art(name)?, false)),
        _ if piece.royal && kingly && key.parts.len() == 2 => Some((art("king")?, false)),
        _ => None,
    }
}

/// Finds a drawing by its moves. If several match, the name decides.
fn by_moves(key: &Key, name: &str) -> Option<&'static Art> {
    if key.parts.is_empty() {
        return None;
    }
    let mut shown = TABLE.iter().filter(|(known, _)| known.parts == key.parts).map(|(_, art)| *art);
    let is_named = |art: &&Art| KNOWN.iter().any(|k| k.art == art.name && k.names.contains(&name));
    shown.clone().find(is_named).or_else(|| shown.next())
}

/// Finds a drawing by the whole name, or by one of its words: `blue-dragon` is a dragon.
fn by_name(name: &str) -> Option<&'static Art> {
    let named = |word: &str| {
        let known = KNOWN.iter().find(|known| known.art == word || known.names.contains(&word))?;
        art(known.art)
    };
    named(name).or_else(|| name.rsplit(['-', ' ', '_']).find_map(named))
}

/// Finds the drawing that shows most of the moves.
fn by_part(key: &Key) -> Option<&'static Art> {
    let inside = TABLE.iter().filter(|(known, _)| known.parts.is_subset(&key.parts));
    let best = inside.max_by_key(|(known, _)| (known.parts.len(), known.weight()))?;
    Some(best.1)
}

/// The drawing of that name.
pub fn art(name: &str) -> Option<&'static Art> {
    art::all().find(|art| art.name == name)
}

/// How a piece moves, as a set of components in canonical Betza.
#[derive(Clone, Debug, Default, PartialEq)]
struct Key {
    parts: BTreeSet<String>,
}

impl Key {
    /// Moves that apply everywhere. If there are none, the first that apply on a part of the board.
    fn of(piece: &PieceDef, geometry: Geometry) -> Self {
        let mut key = Self::default();
        let free = |m: &&chesswright_rules::definition::model::MoveDef| {
            m.from.is_none() && m.within.is_none() && !m.betza.is_empty()
        };
        for moves in piece.moves.iter().filter(free) {
            key.add(&moves.betza, geometry);
        }
        if key.parts.is_empty()
            && let Some(first) = piece.moves.first()
        {
            key.add(&first.betza, geometry);
        }
        key
    }

    fn add(&mut self, text: &str, geometry: Geometry) {
        let options = Options { layers: geometry == Geometry::Layers, ..Options::default() };
        let Ok(piece) = betza::parse(text, &options) else { return };
        for component in &piece.components {
            let alone = betza::Piece { components: vec![component.clone()], ..piece.clone() };
            match betza::canonical(&alone).as_str() {
                "K" => self.parts.extend(["W".into(), "F".into()]),
                "Q" => self.parts.extend(["R".into(), "B".into()]),
                // Castling and the capture of a facing royal do not affect the drawing.
                castling if castling.contains('O') => {}
                "fkR" => {}
                other => {
                    self.parts.insert(other.to_owned());
                }
            }
        }
    }

    /// Riders have more weight than oblique leapers, and those more than steps.
    fn weight(&self) -> usize {
        let one = |part: &String| match () {
            () if part.contains(['R', 'B']) => 4,
            () if part.contains(['N', 'C', 'Z']) => 2,
            () => 1,
        };
        self.parts.iter().map(one).sum()
    }
}

static TABLE: LazyLock<Vec<(Key, &'static Art)>> = LazyLock::new(|| {
    let rows = KNOWN.iter().flat_map(|known| known.moves.iter().map(|text| (known.art, *text)));
    rows.filter_map(|(name, text)| {
        let mut key = Key::default();
        key.add(text, Geometry::Square);
        Some((key, art(name)?))
    })
    .collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_known_piece_has_a_drawing_and_every_drawing_is_used() {
        for known in KNOWN {
            assert!(art(known.art).is_some(), "{}", known.art);
            for text in known.moves {
                assert!(betza::parse(text, &Options::default()).is_ok(), "{text}");
            }
        }
        for drawing in art::all() {
            assert!(KNOWN.iter().any(|known| known.art == drawing.name), "{}", drawing.name);
        }
    }

    #[test]
    fn moves_go_before_names() {
        let game = |pieces: &str| {
            let text = format!("name = 'x'\nboard = '5x5'\nsetup = '5/5/5/5/5'\n[pieces]\n{pieces}");
            let game = Definition::from_toml(&text, &()).unwrap_or_else(|report| panic!("{report}"));
            let drawn = Drawings::of(&game).0.into_iter().map(|drawing| match drawing.figure {
                Figure::Art(art) => format!("{}{}", art.name, drawing.badge),
                Figure::Disc(sign) => format!("({sign})"),
            });
            drawn.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(game("pope = 'b:NB'\nbishop = 'n:N'"), "archbishop knight");
        assert_eq!(game("met = 'm:F'\nadvisor = 'a:F'\nfers = 'f:F'"), "ferz advisor ferzF");
        assert_eq!(game("blue-dragon = 'b:HfA'\nthing = 'tx:(3,4)'"), "dragon (Tx)");
        assert_eq!(game("ai-wok = 'a:RNF'\nbull-frog = 'b:gC'"), "chancellorA frog");
        assert_eq!(
            game("king = 'k:K'\nman = 'm:K'\nemperor = { letter = 'e', betza = 'WF', royal = true }"),
            "king guard kingE"
        );
    }
}

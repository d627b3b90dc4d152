//! Chooses the drawing of a kind of piece: the one that its document asks for, otherwise by its moves, otherwise by its
//! name, otherwise by the most characteristic part of its moves.

use std::collections::BTreeSet;
use std::sync::Arc;

use chesswright_rules::betza::{self, Options};
use chesswright_rules::board::Geometry;
use chesswright_rules::definition::Diagnostic;
use chesswright_rules::definition::model::{Definition, PieceDef, PieceLook};
use chesswright_rules::message;
use chesswright_rules::message::Blank;

use super::set::{Entry, PieceSet};
use super::shape::Art;

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
    /// A drawing of a set, or of the document.
    Art(Arc<Art>),
    /// A disc with a drawing that has no body of its own.
    Face(Arc<Art>),
    /// A disc with a sign.
    Disc(String),
}

/// The drawings of all kinds of a game. No two are the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawings(Vec<Drawing>);

impl Drawings {
    /// Chooses the drawings of all kinds of a game from the set of this crate.
    pub fn of(game: &Definition) -> Self {
        PieceSet::house().drawings(game)
    }

    /// The drawing of a kind, by its index in the definition.
    pub fn get(&self, kind: usize) -> Option<&Drawing> {
        self.0.get(kind)
    }
}

impl PieceSet {
    /// Chooses the drawings of all kinds of a game.
    pub fn drawings(&self, game: &Definition) -> Drawings {
        let mut chosen: Vec<Drawing> = vec![];
        for (index, (name, piece)) in game.pieces.iter().enumerate() {
            let sign = sign(game, index);
            let own = game.look.pieces.get(name).and_then(|look| self.asked_for(look, piece));
            let mut drawing = own.unwrap_or_else(|| self.choose(name, piece, game.board.geometry, &sign));
            if chosen.contains(&drawing) {
                drawing.badge = sign;
            }
            chosen.push(drawing);
        }
        Drawings(chosen)
    }

    /// Warnings about drawings that a document asks for and this set does not have.
    pub fn check(&self, game: &Definition) -> Vec<Diagnostic> {
        let asked = game.look.pieces.iter().filter_map(|(name, look)| Some((name, look.drawing.as_ref()?)));
        let unknown = asked.filter(|(_, drawing)| self.named(drawing).is_none());
        let finding = |(name, drawing): (&String, &String)| {
            let names: Vec<&str> = self.all().map(|art| art.name.as_str()).collect();
            Diagnostic::warning("unknown-drawing", message!("no drawing is called `{drawing}`", drawing))
                .expected(message!("one of {words}", words = Blank::list(names)))
                .at(format!("look.pieces.{name}.drawing"))
        };
        unknown.map(finding).collect()
    }

    /// The drawing that a document asks for: its own outlines, otherwise a drawing of the set by its name.
    fn asked_for(&self, look: &PieceLook, piece: &PieceDef) -> Option<Drawing> {
        if let Some(own) = look.own_drawing() {
            let art = Arc::new(Art::own(&own));
            let figure = if own.fills.is_empty() { Figure::Face(art) } else { Figure::Art(art) };
            return Some(Drawing { figure, crowned: false, badge: String::new() });
        }
        let art = self.named(look.drawing.as_deref()?)?;
        let crowned = piece.royal && !is_kingly(art);
        Some(Drawing { figure: Figure::Art(art.clone()), crowned, badge: String::new() })
    }

    /// The drawing of a piece whose document asks for none.
    fn choose(&self, name: &str, piece: &PieceDef, geometry: Geometry, sign: &str) -> Drawing {
        let key = Key::of(piece, geometry);
        let whole = self
            .by_name_alone(name, piece, &key)
            .or_else(|| self.by_all_moves(&key, name))
            .or_else(|| self.by_name(name));
        let found = whole.map(|art| (art, false)).or_else(|| self.by_part(&key).map(|art| (art, true)));
        let Some((art, differs)) = found else {
            let figure = Figure::Disc(sign.to_owned());
            return Drawing { figure, crowned: piece.royal, badge: String::new() };
        };
        let badge = if differs { sign.to_owned() } else { String::new() };
        Drawing { crowned: piece.royal && !is_kingly(art), figure: Figure::Art(art.clone()), badge }
    }

    /// Kings, pawns and stones are drawn by name, because their moves differ from game to game. A piece that never
    /// moves is a stone.
    fn by_name_alone(&self, name: &str, piece: &PieceDef, key: &Key) -> Option<&Arc<Art>> {
        let kingly = key.parts.iter().all(|part| ["W", "F"].contains(&part.as_str()));
        let stays = piece.moves.iter().all(|m| m.betza.is_empty() && m.steps.is_none());
        match name {
            _ if stays && !piece.royal => self.named("stone"),
            "king" if kingly || piece.moves.iter().all(|m| m.betza.is_empty()) => self.named("king"),
            "pawn" | "stone" => self.named(name),
            "general" if piece.royal => self.named(name),
            _ if piece.royal && kingly && key.parts.len() == 2 => self.named("king"),
            _ => None,
        }
    }

    /// Finds a drawing by its moves. If several match, the name decides.
    fn by_all_moves(&self, key: &Key, name: &str) -> Option<&Arc<Art>> {
        if key.parts.is_empty() {
            return None;
        }
        let mut shown = self.by_moves().filter(|(known, _)| known.parts == key.parts).map(|(_, entry)| entry);
        let is_named = |entry: &&Entry| entry.names.iter().any(|known| known == name);
        shown.clone().find(is_named).or_else(|| shown.next()).map(|entry| &entry.art)
    }

    /// Finds a drawing by the whole name, or by one of its words: `blue-dragon` is a dragon.
    fn by_name(&self, name: &str) -> Option<&Arc<Art>> {
        self.named(name).or_else(|| name.rsplit(['-', ' ', '_']).find_map(|word| self.named(word)))
    }

    /// Finds the drawing that shows most of the moves.
    fn by_part(&self, key: &Key) -> Option<&Arc<Art>> {
        let inside = self.by_moves().filter(|(known, _)| known.parts.is_subset(&key.parts));
        let best = inside.max_by_key(|(known, _)| (known.parts.len(), known.weight()))?;
        Some(&best.1.art)
    }
}

/// Whether a drawing shows that the piece is royal.
fn is_kingly(art: &Art) -> bool {
    ["king", "general"].contains(&art.name.as_str())
}

/// The letter of a kind, as a disc or a badge shows it.
pub(crate) fn sign(game: &Definition, kind: usize) -> String {
    let sign = game.letter(0, kind).or_else(|| game.letter(1, kind)).unwrap_or("?");
    let mut letters = sign.chars();
    let first: String = letters.by_ref().take(1).flat_map(char::to_uppercase).collect();
    first + &letters.take(2).collect::<String>()
}

/// How a piece moves, as a set of components in canonical Betza.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Key {
    parts: BTreeSet<String>,
}

impl Key {
    /// The moves of a text.
    pub(super) fn of_text(text: &str, geometry: Geometry) -> Self {
        let mut key = Self::default();
        key.add(text, geometry);
        key
    }

    /// Moves that apply everywhere. If there are none, the first that apply on a part of the board.
    fn of(piece: &PieceDef, geometry: Geometry) -> Self {
        let mut key = Self::default();
        let free = |m: &&chesswright_rules::definition::model::MoveDef| {
            m.from.is_none() && m.within.is_none() && m.when.is_empty() && !m.betza.is_empty()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::art;
    use crate::pieces::known::KNOWN;

    #[test]
    fn every_known_piece_has_a_drawing_and_every_drawing_is_used() {
        for known in KNOWN {
            assert!(PieceSet::house().named(known.art).is_some(), "{}", known.art);
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
                Figure::Art(art) | Figure::Face(art) => format!("{}{}", art.name, drawing.badge),
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

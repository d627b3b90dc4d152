//! Castling. Like the original, it takes the cells of kings and rooks from the start position.

use serde_json::{Map, Value as Json, json};

use super::Lowering;
use crate::import::ini::keys::COLOURS;
use crate::import::ini::pieces as kinds;

/// The two wings, with their letter in the field of castling rights and their name in documents.
const WINGS: [(char, &str); 2] = [('K', "king"), ('Q', "queen")];

impl Lowering<'_> {
    pub(super) fn castling(&mut self) -> Option<Json> {
        let record = self.record;
        if !record.flag("castling") {
            return None;
        }
        let kings = record.kinds_of("castlingKingPiece");
        let rooks = record.kinds_of("castlingRookPieces");
        let mut list: Vec<Json> = vec![];
        for (letter, wing) in WINGS {
            for (side, colour) in COLOURS.iter().enumerate() {
                let Some(king) = kinds::members(kings[side]).next().and_then(|kind| self.name(kind)) else {
                    continue;
                };
                let partners: Vec<String> =
                    kinds::members(rooks[side]).filter_map(|kind| self.name(kind)).collect();
                let Some((from, partner)) = self.stand(side, kings[side], rooks[side], letter) else {
                    continue;
                };
                let to = file(record.int(if letter == 'K' {
                    "castlingKingsideFile"
                } else {
                    "castlingQueensideFile"
                }));
                let beside =
                    record.int(if letter == 'K' { "castlingKingsideFile" } else { "castlingQueensideFile" });
                let beside = if letter == 'K' { beside - 1 } else { beside + 1 };
                let mut castling = Map::new();
                castling.insert("wing".into(), json!(wing));
                castling.insert("sides".into(), json!([colour.to_lowercase()]));
                castling.insert("king".into(), json!(king));
                castling.insert("partner".into(), json!(partners));
                castling.insert("king-from".into(), json!({ colour.to_lowercase(): from }));
                castling.insert("partner-from".into(), json!({ colour.to_lowercase(): partner }));
                castling.insert("king-to".into(), json!(to));
                castling.insert("partner-to".into(), json!(file(beside)));
                if record.flag("castlingDroppedPiece") {
                    castling.insert("dropped".into(), json!(true));
                }
                if record.flag("oppositeCastling") {
                    castling.insert("exclusive".into(), json!(true));
                }
                let right = if side == 0 { letter } else { letter.to_ascii_lowercase() };
                if record.text("castlingWins").contains(right) {
                    castling.insert("wins".into(), json!(true));
                }
                list.push(Json::Object(castling));
            }
        }
        (!list.is_empty()).then_some(Json::Array(list))
    }

    /// The cells of king and partner for a wing, if the side has that right or can get it.
    fn stand(&self, side: usize, kings: u64, rooks: u64, wing: char) -> Option<(String, String)> {
        let record = self.record;
        let own = record.int("castlingRank") - 1;
        let rank = if side == 0 { own } else { i32::from(self.outline.ranks) - 1 - own };
        let white = |letter: char| letter.is_ascii_uppercase() == (side == 0);
        let stands = |set: u64| {
            self.start.pieces.iter().filter(move |(_, at, letter)| {
                i32::from(*at) == rank
                    && white(*letter)
                    && record.by_letter(*letter).is_some_and(|kind| set & kinds::one(kind) != 0)
            })
        };
        let cell = |file: i32| format!("{}{}", self::file(file + 1), rank + 1);
        let kingside = wing == 'K';
        let outer = if kingside {
            (record.int("castlingRookKingsideFile") - 1).min(i32::from(self.outline.files) - 1)
        } else {
            record.int("castlingRookQueensideFile") - 1
        };
        let home = record.int("castlingKingFile") - 1;
        if record.flag("castlingDroppedPiece") {
            return Some((cell(home), cell(outer)));
        }
        let right = if side == 0 { wing } else { wing.to_ascii_lowercase() };
        let shredder = |file: u8| {
            let letter = char::from(b'A' + file);
            self.start.castling.contains(if side == 0 { letter } else { letter.to_ascii_lowercase() })
        };
        let files: Vec<i32> = stands(kings).map(|(file, ..)| i32::from(*file)).collect();
        let king = *files.iter().find(|file| **file == home).or(files.first())?;
        let mut partners: Vec<u8> = stands(rooks).map(|(file, ..)| *file).collect();
        partners.retain(|&file| {
            let file = i32::from(file);
            if kingside { file > king && file <= outer } else { file < king && file >= outer }
        });
        let partner = if kingside { partners.iter().max() } else { partners.iter().min() };
        let partner = *partner?;
        let named = self.start.castling.contains(right) || shredder(partner);
        named.then(|| (cell(king), cell(i32::from(partner))))
    }
}

/// The letter of a file, counted from 1.
fn file(number: i32) -> String {
    let letter = u8::try_from(number - 1).unwrap_or(0).min(25);
    char::from(b'a' + letter).to_string()
}

//! The properties of a game after its section is read: defaults, changed by its parents, then by its own keys.

use std::collections::BTreeMap;

use super::keys::COLOURS;
use super::pieces::{self, Kind, Kinds};
use super::values::square;

/// A set of squares of the largest board, as bits.
pub(super) type Squares = u128;

/// The number of files of the largest board.
pub(super) const FILES: u8 = 12;
/// Its number of ranks.
pub(super) const RANKS: u8 = 10;
/// Every square.
pub(super) const EVERYWHERE: Squares = (1 << (FILES as u32 * RANKS as u32)) - 1;

/// The value of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Bool(bool),
    Int(i32),
    Word(&'static str),
    Kinds(Kinds),
    Squares(Squares),
    Amounts(Vec<(Kind, u16)>),
    Pairs(Vec<(Kind, Option<Kind>)>),
    Text(String),
}

/// A game as the values of its keys.
#[derive(Clone, Debug)]
pub(super) struct Record {
    /// The letter of each kind that is in the game.
    pub(super) letters: BTreeMap<Kind, char>,
    /// The moves of custom kinds.
    pub(super) betza: BTreeMap<Kind, String>,
    /// The squares where kinds may stand, by colour.
    pub(super) mobility: BTreeMap<(Kind, usize), Squares>,
    /// The promoted form of each kind.
    pub(super) promoted: BTreeMap<Kind, Kind>,
    /// The maximum number of a kind on the board for pawns to promote to it.
    pub(super) limits: BTreeMap<Kind, u16>,
    /// The kind that promoted pieces become when they are captured.
    pub(super) main_pawn: Kind,
    /// Material values.
    pub(super) worth: BTreeMap<Kind, u16>,
    values: BTreeMap<String, Value>,
}

impl Default for Record {
    /// Chess without pieces.
    fn default() -> Self {
        let mut record = Self {
            letters: BTreeMap::new(),
            betza: BTreeMap::new(),
            mobility: BTreeMap::new(),
            promoted: BTreeMap::new(),
            limits: BTreeMap::new(),
            main_pawn: pieces::PAWN,
            worth: BTreeMap::new(),
            values: BTreeMap::new(),
        };
        let rank = |rank: u8| Value::Squares((0..FILES).fold(0, |set, file| set | square(file, rank - 1)));
        let pawn = Value::Kinds(pieces::one(pieces::PAWN));
        let all = Value::Kinds(pieces::one(pieces::ALL));
        let mut set = |key: &str, value: &Value| record.set(key, value.clone());
        for (key, value) in [
            ("maxRank", Value::Int(8)),
            ("maxFile", Value::Int(8)),
            ("startFen", Value::Text("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".into())),
            ("promotionRegionWhite", rank(8)),
            ("promotionRegionBlack", rank(1)),
            ("doubleStepRegionWhite", rank(2)),
            ("doubleStepRegionBlack", rank(7)),
            ("mandatoryPawnPromotion", Value::Bool(true)),
            ("doubleStep", Value::Bool(true)),
            ("castling", Value::Bool(true)),
            ("castlingKingsideFile", Value::Int(7)),
            ("castlingQueensideFile", Value::Int(3)),
            ("castlingRank", Value::Int(1)),
            ("castlingKingFile", Value::Int(5)),
            ("castlingRookKingsideFile", Value::Int(i32::from(FILES))),
            ("castlingRookQueensideFile", Value::Int(1)),
            ("checking", Value::Bool(true)),
            ("dropChecks", Value::Bool(true)),
            ("mustDropType", all.clone()),
            ("dropRegionWhite", Value::Squares(EVERYWHERE)),
            ("dropRegionBlack", Value::Squares(EVERYWHERE)),
            ("dropNoDoubledCount", Value::Int(1)),
            ("soldierPromotionRank", Value::Int(1)),
            ("nMoveRule", Value::Int(50)),
            ("nFoldRule", Value::Int(3)),
            ("nFoldValue", Value::Word("draw")),
            ("stalemateValue", Value::Word("draw")),
            ("checkmateValue", Value::Word("loss")),
            ("flagPieceCount", Value::Int(1)),
            ("connectPieceTypes", all.clone()),
            ("connectVertical", Value::Bool(true)),
            ("connectHorizontal", Value::Bool(true)),
            ("connectDiagonal", Value::Bool(true)),
            ("connectValue", Value::Word("win")),
        ] {
            set(key, &value);
        }
        for colour in COLOURS {
            let mut both = |key: &str, value: &Value| set(&format!("{key}{colour}"), value);
            both("promotionPawnTypes", &pawn);
            both("enPassantRegion", &Value::Squares(EVERYWHERE));
            both("enPassantTypes", &pawn);
            both("castlingKingPiece", &Value::Kinds(pieces::one(pieces::KING)));
            both("castlingRookPieces", &Value::Kinds(pieces::one(pieces::ROOK)));
            both("wallingRegion", &Value::Squares(EVERYWHERE));
            both("nMoveRuleTypes", &pawn);
            both("flagPiece", &all);
        }
        record
    }
}

impl Record {
    pub(super) fn set(&mut self, key: &str, value: Value) {
        self.values.insert(key.to_owned(), value);
    }

    pub(super) fn flag(&self, key: &str) -> bool {
        matches!(self.values.get(key), Some(Value::Bool(true)))
    }

    pub(super) fn int(&self, key: &str) -> i32 {
        match self.values.get(key) {
            Some(Value::Int(number)) => *number,
            _ => 0,
        }
    }

    pub(super) fn word(&self, key: &str) -> &'static str {
        match self.values.get(key) {
            Some(Value::Word(word)) => word,
            _ => "none",
        }
    }

    pub(super) fn text(&self, key: &str) -> &str {
        match self.values.get(key) {
            Some(Value::Text(text)) => text,
            _ => "",
        }
    }

    pub(super) fn kinds(&self, key: &str) -> Kinds {
        match self.values.get(key) {
            Some(Value::Kinds(kinds)) => *kinds,
            _ => 0,
        }
    }

    pub(super) fn squares(&self, key: &str) -> Squares {
        match self.values.get(key) {
            Some(Value::Squares(squares)) => *squares,
            _ => 0,
        }
    }

    /// The kinds in the value of a key, for White and Black.
    pub(super) fn kinds_of(&self, key: &str) -> [Kinds; 2] {
        COLOURS.map(|colour| self.kinds(&format!("{key}{colour}")))
    }

    /// The squares in the value of a key, for White and Black.
    pub(super) fn squares_of(&self, key: &str) -> [Squares; 2] {
        COLOURS.map(|colour| self.squares(&format!("{key}{colour}")))
    }

    pub(super) fn files(&self) -> i32 {
        self.int("maxFile")
    }

    pub(super) fn ranks(&self) -> i32 {
        self.int("maxRank")
    }

    /// The kind with this letter, in either case.
    pub(super) fn by_letter(&self, letter: char) -> Option<Kind> {
        let letter = letter.to_ascii_lowercase();
        self.letters.iter().find(|(_, known)| **known == letter).map(|(kind, _)| *kind)
    }

    /// Gives a letter to a kind. The kind that had the letter leaves the game.
    pub(super) fn add(&mut self, kind: Kind, letter: char) -> Option<Kind> {
        let former = self.by_letter(letter).filter(|former| *former != kind);
        if let Some(former) = former {
            self.remove(former);
        }
        self.letters.insert(kind, letter.to_ascii_lowercase());
        former
    }

    /// Removes a kind from the game.
    pub(super) fn remove(&mut self, kind: Kind) {
        self.letters.remove(&kind);
        for colour in COLOURS {
            let key = format!("promotionPieceTypes{colour}");
            let kinds = self.kinds(&key) & !pieces::one(kind);
            self.set(&key, Value::Kinds(kinds));
        }
    }
}

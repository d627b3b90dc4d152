//! All keys of a section except those of pieces, with the types of their values.

/// The type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Type {
    Bool,
    Int,
    Rank,
    File,
    Verdict,
    /// One kind of piece, or all.
    Piece,
    Pieces,
    Squares,
    /// Letters from `KQkq`.
    Rights,
    /// One of these words.
    Word(&'static [&'static str]),
    /// Kinds and numbers: `q:1 r:2`.
    Amounts,
    /// Kinds and kinds: `p:g s:g`.
    Pairs,
    Text,
}

/// A key.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    pub(super) name: &'static str,
    pub(super) kind: Type,
    /// Whether it may end in `White` or `Black`. Without a suffix it applies to both.
    pub(super) sided: bool,
    /// For deprecated keys: what to write instead.
    pub(super) instead: Option<&'static str>,
}

const fn key(name: &'static str, kind: Type) -> Key {
    Key { name, kind, sided: false, instead: None }
}

const fn sided(name: &'static str, kind: Type) -> Key {
    Key { name, kind, sided: true, instead: None }
}

const fn old(name: &'static str, kind: Type, instead: &'static str) -> Key {
    Key { name, kind, sided: false, instead: Some(instead) }
}

/// Rules for enclosing.
const ENCLOSING: Type = Type::Word(&["none", "reversi", "ataxx", "quadwrangle", "snort", "anyside", "top"]);

/// All keys in the order in which they are read.
pub(super) const KEYS: &[Key] = &[
    // The board comes first, because all other values depend on it.
    key("maxRank", Type::Rank),
    key("maxFile", Type::File),
    // Deprecated keys are read before their replacements.
    old("promotionRank", Type::Rank, "promotionRegionWhite and promotionRegionBlack"),
    old("doubleStepRank", Type::Rank, "doubleStepRegionWhite and doubleStepRegionBlack"),
    old("doubleStepRankMin", Type::Rank, "doubleStepRegionWhite and doubleStepRegionBlack"),
    old("whiteFlag", Type::Squares, "flagRegionWhite"),
    old("blackFlag", Type::Squares, "flagRegionBlack"),
    old("castlingRookPiece", Type::Piece, "castlingRookPieces"),
    old("whiteDropRegion", Type::Squares, "dropRegionWhite"),
    old("blackDropRegion", Type::Squares, "dropRegionBlack"),
    old("dropOnTop", Type::Bool, "enclosingDrop = top"),
    key("pawnTypes", Type::Pieces),
    key("variantTemplate", Type::Text),
    key("pieceToCharTable", Type::Text),
    key("pocketSize", Type::Int),
    key("chess960", Type::Bool),
    key("twoBoards", Type::Bool),
    key("startFen", Type::Text),
    key("promotionRegionWhite", Type::Squares),
    key("promotionRegionBlack", Type::Squares),
    sided("promotionPawnTypes", Type::Pieces),
    sided("promotionPieceTypes", Type::Pieces),
    key("sittuyinPromotion", Type::Bool),
    key("promotionLimit", Type::Amounts),
    key("promotedPieceType", Type::Pairs),
    key("piecePromotionOnCapture", Type::Bool),
    key("mandatoryPawnPromotion", Type::Bool),
    key("mandatoryPiecePromotion", Type::Bool),
    key("pieceDemotion", Type::Bool),
    key("blastOnCapture", Type::Bool),
    key("blastImmuneTypes", Type::Pieces),
    key("mutuallyImmuneTypes", Type::Pieces),
    key("petrifyOnCaptureTypes", Type::Pieces),
    key("petrifyBlastPieces", Type::Bool),
    key("doubleStep", Type::Bool),
    key("doubleStepRegionWhite", Type::Squares),
    key("doubleStepRegionBlack", Type::Squares),
    key("tripleStepRegionWhite", Type::Squares),
    key("tripleStepRegionBlack", Type::Squares),
    sided("enPassantRegion", Type::Squares),
    sided("enPassantTypes", Type::Pieces),
    key("castling", Type::Bool),
    key("castlingDroppedPiece", Type::Bool),
    key("castlingKingsideFile", Type::File),
    key("castlingQueensideFile", Type::File),
    key("castlingRank", Type::Rank),
    key("castlingKingFile", Type::File),
    sided("castlingKingPiece", Type::Piece),
    key("castlingRookKingsideFile", Type::File),
    key("castlingRookQueensideFile", Type::File),
    sided("castlingRookPieces", Type::Pieces),
    key("oppositeCastling", Type::Bool),
    key("checking", Type::Bool),
    key("dropChecks", Type::Bool),
    key("mustCapture", Type::Bool),
    key("mustDrop", Type::Bool),
    key("mustDropType", Type::Piece),
    key("pieceDrops", Type::Bool),
    key("dropLoop", Type::Bool),
    key("capturesToHand", Type::Bool),
    key("firstRankPawnDrops", Type::Bool),
    key("promotionZonePawnDrops", Type::Bool),
    key("enclosingDrop", ENCLOSING),
    key("enclosingDropStart", Type::Squares),
    key("dropRegionWhite", Type::Squares),
    key("dropRegionBlack", Type::Squares),
    key("sittuyinRookDrop", Type::Bool),
    key("dropOppositeColoredBishop", Type::Bool),
    key("dropPromoted", Type::Bool),
    key("dropNoDoubled", Type::Piece),
    key("dropNoDoubledCount", Type::Int),
    key("immobilityIllegal", Type::Bool),
    key("gating", Type::Bool),
    key("wallingRule", Type::Word(&["none", "arrow", "duck", "edge", "past", "static"])),
    sided("wallingRegion", Type::Squares),
    key("wallOrMove", Type::Bool),
    key("seirawanGating", Type::Bool),
    key("cambodianMoves", Type::Bool),
    key("diagonalLines", Type::Squares),
    sided("pass", Type::Bool),
    sided("passOnStalemate", Type::Bool),
    key("makpongRule", Type::Bool),
    key("flyingGeneral", Type::Bool),
    key("soldierPromotionRank", Type::Rank),
    key("flipEnclosedPieces", ENCLOSING),
    sided("nMoveRuleTypes", Type::Pieces),
    key("nMoveRule", Type::Int),
    key("nFoldRule", Type::Int),
    key("nFoldValue", Type::Verdict),
    key("nFoldValueAbsolute", Type::Bool),
    key("perpetualCheckIllegal", Type::Bool),
    key("moveRepetitionIllegal", Type::Bool),
    key("chasingRule", Type::Word(&["none", "axf"])),
    key("stalemateValue", Type::Verdict),
    key("stalematePieceCount", Type::Bool),
    key("checkmateValue", Type::Verdict),
    key("shogiPawnDropMateIllegal", Type::Bool),
    key("shatarMateRule", Type::Bool),
    key("bikjangRule", Type::Bool),
    key("extinctionValue", Type::Verdict),
    key("extinctionClaim", Type::Bool),
    key("extinctionPseudoRoyal", Type::Bool),
    key("dupleCheck", Type::Bool),
    key("extinctionPieceTypes", Type::Pieces),
    key("extinctionPieceCount", Type::Int),
    key("extinctionOpponentPieceCount", Type::Int),
    sided("flagPiece", Type::Piece),
    sided("flagRegion", Type::Squares),
    key("flagPieceCount", Type::Int),
    key("flagPieceBlockedWin", Type::Bool),
    key("flagMove", Type::Bool),
    key("flagPieceSafe", Type::Bool),
    key("checkCounting", Type::Bool),
    key("connectN", Type::Int),
    key("connectPieceTypes", Type::Pieces),
    key("connectVertical", Type::Bool),
    key("connectHorizontal", Type::Bool),
    key("connectDiagonal", Type::Bool),
    key("connectRegion1White", Type::Squares),
    key("connectRegion2White", Type::Squares),
    key("connectRegion1Black", Type::Squares),
    key("connectRegion2Black", Type::Squares),
    key("connectNxN", Type::Int),
    key("collinearN", Type::Int),
    key("connectValue", Type::Verdict),
    key("materialCounting", Type::Word(&["none", "janggi", "unweighted", "whitedrawodds", "blackdrawodds"])),
    key("adjudicateFullBoard", Type::Bool),
    key("countingRule", Type::Word(&["none", "makruk", "cambodian", "asean"])),
    key("castlingWins", Type::Rights),
    // Properties of built-in games that no file can set.
    key(FREE_DROPS, Type::Bool),
    key(LAST_STONE, Type::Bool),
    key(SYNONYMS, Type::Text),
];

/// Drops need no piece in hand.
pub(super) const FREE_DROPS: &str = "*freeDrops";
/// A side without stones loses while new stones can only be dropped next to a friend.
pub(super) const LAST_STONE: &str = "*lastStoneLoses";
/// Additional letters of pieces in positions: `n:h`.
pub(super) const SYNONYMS: &str = "*synonyms";

/// Lists of values by kind of piece.
pub(super) const PIECE_VALUES: [&str; 2] = ["pieceValueMg", "pieceValueEg"];

pub(super) const COLOURS: [&str; 2] = ["White", "Black"];

/// All spellings of a key.
pub(super) fn names(key: &Key) -> Vec<String> {
    let mut names = vec![key.name.to_owned()];
    if key.sided {
        names.extend(COLOURS.map(|colour| format!("{}{colour}", key.name)));
    }
    names
}

//! The known keys of a file, so that the importer reports all others.

/// Keys of a game.
pub(super) const GAME: [&str; 28] = [
    "name",
    "description",
    "bishopVersion",
    "boardSize",
    "pieceTypes",
    "castlingOptions",
    "promotionOptions",
    "materialConditions",
    "gameEndConditions",
    "outputOptions",
    "startPosition",
    "startPosBuilder",
    "enPassant",
    "firstMoveOptions",
    "firstMoveRanks",
    "halfMoveDraw",
    "repetitionDraw",
    "forbidChecks",
    "forcedCapture",
    "handOptions",
    "gatingMode",
    "pieceValues",
    "passOptions",
    "regions",
    "actions",
    "hands",
    "stateTransformer",
    "$schema",
];

/// Keys that hold program code by the file's author, or values that only such code reads.
pub(super) const CODE: [&str; 3] = ["moveGenerators", "moveProcessors", "moveFormatters"];

/// Keys of a kind of piece.
pub(super) const PIECE: [&str; 9] = [
    "betza",
    "royal",
    "castling",
    "promoOptions",
    "enPassantable",
    "noSanSymbol",
    "value",
    "regionEffects",
    "actions",
];

/// Keys of the effects of a region on a piece.
pub(super) const EFFECT: [&str; 5] =
    ["whiteRegion", "blackRegion", "pieceType", "restrictMovement", "winGame"];

//! The keys of every table, shared by the readers and the schema.

/// Keys of a document.
pub(in crate::definition) const DOCUMENT: [&str; 15] = [
    "name",
    "title",
    "description",
    "aliases",
    "extends",
    "board",
    "sides",
    "regions",
    "pieces",
    "setup",
    "castling",
    "turn",
    "check",
    "capture",
    "end",
];

/// Keys of a piece.
pub(in crate::definition) const PIECE: [&str; 10] = [
    "letter",
    "moves",
    "betza",
    "royal",
    "value",
    "confined",
    "first-move",
    "promotion",
    "capturable-by",
    "no-hop-over",
];

/// Keys of a move.
pub(in crate::definition) const MOVE: [&str; 5] = ["betza", "steps", "from", "to", "within"];

/// Keys of explicit steps.
pub(in crate::definition) const STEPS: [&str; 6] =
    ["vectors", "range", "least", "modality", "initial", "marks-en-passant"];

/// Keys of a promotion.
pub(in crate::definition) const PROMOTION: [&str; 6] =
    ["zone", "to", "on", "forced", "limit", "captures-only"];

/// Keys of the board.
pub(in crate::definition) const BOARD: [&str; 7] =
    ["files", "ranks", "layers", "geometry", "wrap", "holes", "outline"];

/// Keys of a side.
pub(in crate::definition) const SIDE: [&str; 3] = ["name", "letter", "forward"];

/// Keys of the setup.
pub(in crate::definition) const SETUP: [&str; 3] = ["rows", "place", "shuffle"];

/// Keys of a shuffle.
pub(in crate::definition) const SHUFFLE: [&str; 3] = ["cells", "conditions", "mirrored"];

/// Keys of a condition of a shuffle, one of which it has.
pub(in crate::definition) const CONDITIONS: [&str; 4] = ["on-both-colours", "between", "protected", "not"];

/// Keys of castling said for both wings.
pub(in crate::definition) const CASTLING: [&str; 6] =
    ["sides", "king", "partner", "king-from", "king-side", "queen-side"];

/// Keys of one wing of castling.
pub(in crate::definition) const WING: [&str; 8] =
    ["wing", "sides", "king", "partner", "king-from", "partner-from", "king-to", "partner-to"];

/// Keys of one wing within castling for both.
pub(in crate::definition) const WING_ONLY: [&str; 3] = ["king-to", "partner-from", "partner-to"];

/// Keys of a turn.
pub(in crate::definition) const TURN: [&str; 6] =
    ["steps", "first-steps", "grows-by", "check-ends", "pass", "passes-end"];

/// Keys of check.
pub(in crate::definition) const CHECK: [&str; 3] = ["binding", "forbidden", "facing"];

/// Keys of capture.
pub(in crate::definition) const CAPTURE: [&str; 1] = ["forced"];

/// Keys of the end.
pub(in crate::definition) const END: [&str; 10] = [
    "checkmate",
    "stalemate",
    "goals",
    "checks",
    "extinction",
    "eliminated",
    "move-rule",
    "move-rule-pieces",
    "repetition",
    "repetition-verdict",
];

/// Keys of a goal.
pub(in crate::definition) const GOAL: [&str; 4] = ["pieces", "region", "count", "last-reply"];

/// Keys of an extinction.
pub(in crate::definition) const EXTINCTION: [&str; 4] = ["pieces", "sides", "at-most", "verdict"];

//! The keys of every table, shared by the readers and the schema.

/// Keys of a document.
pub(in crate::definition) const DOCUMENT: [&str; 23] = [
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
    "notation",
    "hand",
    "gates",
    "walls",
    "counters",
    "triggers",
    "terrain",
    "quest",
];

/// Keys of a piece.
pub(in crate::definition) const PIECE: [&str; 17] = [
    "letter",
    "also",
    "character",
    "moves",
    "betza",
    "royal",
    "value",
    "confined",
    "first-move",
    "promotion",
    "capturable-by",
    "no-hop-over",
    "captured-as",
    "drop",
    "royal-up-to",
    "royal-with",
    "startled-by",
];

/// Keys of a move.
pub(in crate::definition) const MOVE: [&str; 5] = ["betza", "steps", "from", "to", "within"];

/// Keys of explicit steps.
pub(in crate::definition) const STEPS: [&str; 6] =
    ["vectors", "range", "least", "modality", "initial", "marks-en-passant"];

/// Keys of a promotion.
pub(in crate::definition) const PROMOTION: [&str; 9] =
    ["zone", "to", "on", "forced", "limit", "captures-only", "from-hand", "last", "peaceful"];

/// Keys of the board.
pub(in crate::definition) const BOARD: [&str; 7] =
    ["files", "ranks", "layers", "geometry", "wrap", "holes", "outline"];

/// Keys of a side.
pub(in crate::definition) const SIDE: [&str; 3] = ["name", "letter", "forward"];

/// Keys of the setup.
pub(in crate::definition) const SETUP: [&str; 5] = ["rows", "place", "shuffle", "hand", "waiting"];

/// Keys of a shuffle.
pub(in crate::definition) const SHUFFLE: [&str; 3] = ["cells", "conditions", "mirrored"];

/// Keys of a condition of a shuffle, one of which it has.
pub(in crate::definition) const CONDITIONS: [&str; 4] = ["on-both-colours", "between", "protected", "not"];

/// Keys of castling said for both wings.
pub(in crate::definition) const CASTLING: [&str; 9] =
    ["sides", "king", "partner", "king-from", "king-side", "queen-side", "dropped", "exclusive", "wins"];

/// Keys of one wing of castling.
pub(in crate::definition) const WING: [&str; 11] = [
    "wing",
    "sides",
    "king",
    "partner",
    "king-from",
    "partner-from",
    "king-to",
    "partner-to",
    "dropped",
    "exclusive",
    "wins",
];

/// Keys of one wing within castling for both.
pub(in crate::definition) const WING_ONLY: [&str; 3] = ["king-to", "partner-from", "partner-to"];

/// Keys of a turn.
pub(in crate::definition) const TURN: [&str; 6] =
    ["steps", "first-steps", "grows-by", "check-ends", "pass", "passes-end"];

/// Keys of check.
pub(in crate::definition) const CHECK: [&str; 5] = ["binding", "forbidden", "facing", "all", "stays"];

/// Keys of capture.
pub(in crate::definition) const CAPTURE: [&str; 4] = ["forced", "blast", "petrifies", "flips"];

/// Keys of the end.
pub(in crate::definition) const END: [&str; 23] = [
    "checkmate",
    "stalemate",
    "mate",
    "goals",
    "checks",
    "extinction",
    "eliminated",
    "move-rule",
    "move-rule-pieces",
    "move-rule-at-last",
    "move-rule-checks",
    "repetition",
    "repetition-verdict",
    "repetition-at-last",
    "to-and-fro",
    "to-and-fro-pieces",
    "perpetual-check-loses",
    "chase",
    "counting",
    "declarations",
    "draws",
    "connect",
    "full-board",
];

/// Keys of a goal.
pub(in crate::definition) const GOAL: [&str; 7] =
    ["pieces", "region", "count", "last-reply", "blocked", "safe", "held"];

/// Keys of an extinction.
pub(in crate::definition) const EXTINCTION: [&str; 6] =
    ["pieces", "sides", "at-most", "others-at-least", "reply", "verdict"];

/// Keys of mates that do not count.
pub(in crate::definition) const MATE: [&str; 2] = ["not-by", "needs-check-by"];

/// Keys of chasing.
pub(in crate::definition) const CHASE: [&str; 5] = ["free", "prey", "prey-at-home", "home", "stronger"];

/// Keys of counting.
pub(in crate::definition) const COUNTING: [&str; 6] =
    ["without", "at-most", "board", "bare-without", "bare", "from-pieces"];

/// Keys of a limit for a bare king.
pub(in crate::definition) const HONOUR: [&str; 2] = ["against", "limit"];

/// Keys of a declaration.
pub(in crate::definition) const DECLARATION: [&str; 5] =
    ["region", "pieces", "points", "at-least", "verdict"];

/// Keys of what decides draws.
pub(in crate::definition) const DRAWS: [&str; 3] = ["winner", "points", "bonus"];

/// Keys of a blast.
pub(in crate::definition) const BLAST: [&str; 4] = ["area", "spares", "immune", "petrifies"];

/// Keys of walls.
pub(in crate::definition) const WALLS: [&str; 3] = ["put", "region", "instead"];

/// Keys of a connection.
pub(in crate::definition) const CONNECT: [&str; 8] =
    ["pieces", "line", "collinear", "square", "from", "to", "along", "verdict"];

/// Keys of hands.
pub(in crate::definition) const HAND: [&str; 9] =
    ["captures", "reverts", "drops", "region", "checks", "must", "endless", "encloses", "first"];

/// Keys of drops of a piece.
pub(in crate::definition) const DROP: [&str; 5] = ["region", "as", "per-file", "other-colour", "mates"];

/// Keys of gates.
pub(in crate::definition) const GATES: [&str; 3] = ["from", "cells", "pieces"];

/// Keys of a trigger.
pub(in crate::definition) const TRIGGER: [&str; 6] = ["on", "sides", "before", "when", "delay", "do"];

/// Keys of some cells of a trigger.
pub(in crate::definition) const CELLS: [&str; 6] = ["at", "around", "region", "pieces", "except", "owner"];

/// Keys of a trigger's condition.
pub(in crate::definition) const CONDITION: [&str; 11] =
    ["not", "mover", "captured", "promoted", "from", "to", "check", "count", "hand", "counter", "turns"];

/// Keys of the tests within a condition.
pub(in crate::definition) const COUNT_TEST: [&str; 3] = ["cells", "at-least", "at-most"];
pub(in crate::definition) const HAND_TEST: [&str; 4] = ["piece", "owner", "at-least", "at-most"];
pub(in crate::definition) const COUNTER_TEST: [&str; 4] = ["name", "owner", "at-least", "at-most"];
pub(in crate::definition) const TURN_TEST: [&str; 3] = ["at-least", "at-most", "every"];

/// Effects of a trigger: a table with one of these.
pub(in crate::definition) const EFFECT: [&str; 14] = [
    "clear",
    "place",
    "become",
    "convert",
    "wall",
    "open",
    "hand",
    "moved",
    "unmoved",
    "no-castling",
    "en-passant",
    "count",
    "turn",
    "result",
];

/// Keys of the effects that say more.
pub(in crate::definition) const PLACE: [&str; 3] = ["piece", "owner", "cells"];
pub(in crate::definition) const BECOME: [&str; 2] = ["piece", "cells"];
pub(in crate::definition) const CONVERT: [&str; 2] = ["owner", "cells"];
pub(in crate::definition) const HAND_EFFECT: [&str; 3] = ["piece", "owner", "count"];
pub(in crate::definition) const NO_CASTLING: [&str; 2] = ["owner", "wing"];
pub(in crate::definition) const COUNT_EFFECT: [&str; 5] = ["counter", "owner", "set", "add", "each"];
pub(in crate::definition) const RESULT: [&str; 2] = ["owner", "verdict"];

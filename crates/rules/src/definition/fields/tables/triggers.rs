//! Triggers: effects that happen automatically after an event.

use super::super::kinds::{
    AMOUNT, COUNT, NONE, PIECE, POINTS, REGIONS, SIDES, count, default, flag, list, one_of, optional, pieces,
    required, table, word,
};
use super::super::{Field, Kind, Literal, Named, Short, Table, Word};
use super::end::VERDICT;
use super::setup::WINGS;

pub(super) static TRIGGER: Table = table(
    "trigger",
    "A rule that applies when something happens. Triggers run in the order of the \
             document, and each sees what those before it have done.",
    &[
        required(
            "on",
            list(&Kind::Word(EVENTS)),
            "The events that set it off. It runs once even if several of them happen.",
        )
        .like("\"capture\""),
        optional("sides", SIDES, "Only what these sides do sets it off; all when absent."),
        default("before", list(&Kind::Table(&CONDITION)), NONE, "What must hold before the move.")
            .like("{ mover = \"rook\" }"),
        default("when", list(&Kind::Table(&CONDITION)), NONE, "What must hold when it is set off.")
            .like("{ captured = \"pawn\" }"),
        count("delay", "How many turns later the effects come, at the beginning of the turn.").like("2"),
        required("do", list(&Kind::Table(&EFFECT)), "What happens, in this order.")
            .like("{ clear = \"to\" }"),
    ],
);

const EVENTS: &[Word] = &[
    word("game-start", "The game starts from its own set-up."),
    word("turn-start", "A side's turn begins."),
    word("turn-end", "A side's turn is over."),
    word("before-move", "A side is about to move, drop or castle."),
    word("after-move", "A side has moved, dropped or castled."),
    word("drop", "A piece has come from the hand."),
    word("capture", "A step has captured."),
    word("promotion", "A piece has promoted."),
    word("gating", "A piece has come in through a gate."),
];

/// A side, relative to the side that caused the event.
const PARTY: Kind = Kind::Word(&[
    word("own", "The side that set the trigger off: it made the step, or the turn is its own."),
    word("enemy", "Another side; where one must be meant, the next in turn order."),
    word("any", "Anybody."),
]);

const ANYBODY: Literal = Literal::Text("any");

const fn owner(doc: &'static str) -> Field {
    default("owner", PARTY, ANYBODY, doc)
}

pub(super) static CELLS: Table = table(
    "cells",
    "Some cells, seen from the event: all that lie `at` a place, or `around` it, and fit \
             the rest.",
    &[
        default(
            "at",
            Kind::Word(&[
                word("board", "The whole board."),
                word("from", "Where the move began."),
                word("to", "Where it ended."),
                word("captured", "Where pieces were captured."),
            ]),
            Literal::Text("board"),
            "Where.",
        )
        .like("\"to\""),
        default(
            "around",
            Kind::Leaps,
            Literal::Text(""),
            "Instead of those cells, the ones that a piece could leap to from there.",
        ),
        optional("region", REGIONS, "Only in this region."),
        pieces("pieces", "Only where one of these pieces stands; any cell when empty.").like("\"pawn\""),
        pieces("except", "Never where one of these stands.").like("\"king\""),
        owner("Only where a piece of this party stands; any cell for `any`.").like("\"enemy\""),
    ],
)
.short(Short::Key("at"))
.expects("a table, or a place such as `to`");

const SOME_CELLS: Kind = Kind::Table(&CELLS);

pub(super) static CONDITION: Table = table(
    "condition",
    "Something that must hold: everything it says.",
    &[
        flag("not", "It must not hold."),
        pieces("mover", "The piece that moves, as it was before, is one of these.").like("\"rook\""),
        pieces("captured", "A captured piece is one of these.").like("\"pawn\""),
        pieces("promoted", "The mover promotes to one of these."),
        optional("from", REGIONS, "The move begins on one of these cells.").like("\"own rank 1\""),
        optional("to", REGIONS, "The move ends on one of these."),
        flag("check", "The side attacks a royal of another."),
        optional("count", Kind::Table(&COUNT_TEST), "How many cells there are."),
        optional("hand", Kind::Table(&HAND_TEST), "How many of a piece are in hand."),
        optional("counter", Kind::Table(&COUNTER_TEST), "How high a counter stands."),
        optional("turns", Kind::Table(&TURN_TEST), "How many turns have been played."),
    ],
)
.expects("a table of what must hold");

pub(super) static COUNT_TEST: Table = table(
    "count-test",
    "How many cells there are.",
    &[
        required("cells", SOME_CELLS, "Which cells.").like("{ pieces = \"pawn\", owner = \"own\" }"),
        count("at-least", "No fewer than this."),
        optional("at-most", COUNT, "No more than this."),
    ],
);

pub(super) static HAND_TEST: Table = table(
    "hand-test",
    "How many of a piece are in hand.",
    &[
        required("piece", PIECE, "Which piece."),
        owner("In whose hand; with several, all together."),
        count("at-least", "No fewer than this."),
        optional("at-most", COUNT, "No more than this."),
    ],
);

pub(super) static COUNTER_TEST: Table = table(
    "counter-test",
    "How high a counter stands.",
    &[
        required("name", Kind::Name(Named::Counter), "Which counter."),
        owner("Whose; with several, any of them."),
        optional("at-least", AMOUNT, "No lower than this."),
        optional("at-most", AMOUNT, "No higher than this.").like("0"),
    ],
);

pub(super) static TURN_TEST: Table = table(
    "turn-test",
    "How many turns have been played by all sides together, the present one not counted.",
    &[
        count("at-least", "No fewer than this."),
        optional("at-most", COUNT, "No more than this.").like("20"),
        count("every", "A multiple of this; 0 for no such rule.").like("4"),
    ],
);

pub(super) static EFFECT: Table = one_of(
    "effect",
    "Something that a trigger does.",
    &[word("forbid", "The move is not legal."), word("no-en-passant", "Nothing may be captured en passant.")],
    &[
        required("clear", SOME_CELLS, "Takes pieces off the board, for good."),
        required("place", Kind::Table(&PLACE), "Puts new pieces on empty cells."),
        required("become", Kind::Table(&BECOME), "Turns pieces into others of the same side, royal or not."),
        required("convert", Kind::Table(&CONVERT), "Gives pieces to a side."),
        required("wall", SOME_CELLS, "Takes empty cells out of the board.").like("\"from\""),
        required("open", SOME_CELLS, "Puts cells back into the board."),
        required("hand", Kind::Table(&HAND_EFFECT), "Puts pieces into a hand, or takes them out of it."),
        required(
            "moved",
            SOME_CELLS,
            "Pieces there count as having moved: they have no first move, and no gates.",
        ),
        required("unmoved", SOME_CELLS, "Pieces there count as never having moved."),
        required("no-castling", Kind::Table(&NO_CASTLING), "A side may not castle any more."),
        required(
            "en-passant",
            SOME_CELLS,
            "The piece that has just moved may be captured en passant on these cells.",
        ),
        required("count", Kind::Table(&COUNT_EFFECT), "Changes a counter."),
        required(
            "turn",
            Kind::Word(&[
                word("again", "The side makes one more step."),
                word("end", "The side's turn ends here."),
            ]),
            "Changes whose turn it is.",
        ),
        required("result", Kind::Table(&RESULT), "The game is over."),
    ],
)
.expects("a table such as `{ clear = \"to\" }`, or `forbid`");

pub(super) static PLACE: Table = table(
    "place",
    "New pieces on the board.",
    &[
        required("piece", PIECE, "Which piece."),
        owner("Whose; own for `any`."),
        required("cells", SOME_CELLS, "Where.").like("\"from\""),
    ],
);

pub(super) static BECOME: Table = table(
    "become",
    "Pieces that turn into others.",
    &[required("piece", PIECE, "Into what."), required("cells", SOME_CELLS, "Where they stand.")],
);

pub(super) static CONVERT: Table = table(
    "convert",
    "Pieces that change sides.",
    &[
        owner("To whom; to the own side for `any`.").like("\"enemy\""),
        required("cells", SOME_CELLS, "Where they stand."),
    ],
);

pub(super) static HAND_EFFECT: Table = table(
    "hand-effect",
    "Pieces that come to a hand, or leave it.",
    &[
        required("piece", PIECE, "Which piece."),
        owner("Whose hand; every one for `any`."),
        required(
            "count",
            POINTS,
            "How many are added; below zero, how many are removed, if there are enough.",
        )
        .like("1"),
    ],
);

pub(super) static NO_CASTLING: Table = table(
    "no-castling",
    "Castling rights that are lost.",
    &[
        owner("Whose; everybody's for `any`."),
        optional("wing", Kind::Word(WINGS), "To which wing; to both when absent."),
    ],
)
.short(Short::True)
.expects("`true`, or a table");

pub(super) static COUNT_EFFECT: Table = table(
    "count-effect",
    "What becomes of a counter.",
    &[
        required("counter", Kind::Name(Named::Counter), "Which counter."),
        owner("Whose; everybody's for `any`."),
        optional("set", AMOUNT, "What it is set to.").like("0"),
        default("add", AMOUNT, Literal::Number(0), "What is added, after `set`.").like("-1"),
        optional("each", SOME_CELLS, "It is added once for each of these cells."),
    ],
);

pub(super) static RESULT: Table = table(
    "result",
    "How the game ends.",
    &[
        owner("For whom; the own side for `any`."),
        required("verdict", VERDICT, "What it means for that side."),
    ],
);

//! Triggers: effects that happen automatically after an event.

use super::super::kinds::{
    AMOUNT, COUNT, NONE, PIECE, POINTS, REGIONS, SIDES, count, default, flag, list, number, one_of, optional,
    pieces, required, table, word,
};
use super::super::{Field, Kind, Literal, Named, Short, Table, Word};
use super::end::VERDICT;
use super::pieces::VECTOR;
use super::setup::WINGS;
use crate::definition::limits;

pub(super) static TRIGGER: Table = table(
    "trigger",
    "A rule with effects that follow when an event happens. Triggers run in the order \
             of the document. Each sees the position after the effects of those before it.",
    &[
        required(
            "on",
            list(&Kind::Word(EVENTS)),
            "The events that cause the trigger to run. It runs once even if several of them \
             happen at the same time.",
        )
        .like("\"capture\""),
        optional("sides", SIDES, "The sides whose events count; all sides when absent."),
        default(
            "along",
            Kind::Leaps,
            Literal::Text(""),
            "Asks the trigger once in each direction of these leaps, seen by the side that caused the event. Its conditions \
             and cells can then refer to that direction.",
        )
        .like("\"W\""),
        default(
            "before",
            list(&Kind::Table(&CONDITION)),
            NONE,
            "Conditions on the position before the move.",
        )
        .like("{ mover = \"rook\" }"),
        default(
            "when",
            list(&Kind::Table(&CONDITION)),
            NONE,
            "Conditions on the position when the trigger runs.",
        )
        .like("{ captured = \"pawn\" }"),
        count("delay", "The number of turns before the effects happen, at the beginning of that turn.")
            .like("2"),
        required("do", list(&Kind::Table(&EFFECT)), "The effects, in order.").like("{ clear = \"to\" }"),
    ],
);

const ACTION_NAME: Kind = Kind::Text { most: limits::MAX_NAME };

pub(super) static ACTION: Table = table(
    "action",
    "What a side may do instead of moving a piece: a step of its own with effects like those of triggers. It is written with \
     its name, and with the cell that it is aimed at: `take:d7`.",
    &[
        required("name", ACTION_NAME, "The name, in lower-case letters and `-`.").like("\"swap\""),
        optional("sides", SIDES, "The sides that have it; all sides when absent."),
        default(
            "when",
            list(&Kind::Table(&CONDITION)),
            NONE,
            "Conditions on the position; turns, check and moves are not among them.",
        )
        .like("{ counter = { name = \"mills\", owner = \"own\", at-least = 1 } }"),
        optional(
            "cells",
            SOME_CELLS,
            "The cells at one of which the side aims it. For the effects this is the cell `to`. When absent, there is nothing to \
             choose.",
        )
        .like("{ pieces = \"man\", owner = \"enemy\" }"),
        flag("must", "While the side can do it, it can do nothing else."),
        required("do", list(&Kind::Table(&EFFECT)), "The effects, in order.").like("{ clear = \"to\" }"),
    ],
);

const EVENTS: &[Word] = &[
    word("game-start", "The game starts from its own setup."),
    word("turn-start", "A side's turn begins."),
    word("turn-end", "A side's turn ends."),
    word("before-move", "Before a side moves, drops a piece or castles."),
    word("after-move", "After a side has moved, dropped a piece or castled."),
    word("drop", "A piece has been dropped from a hand."),
    word("capture", "A piece has been captured."),
    word("promotion", "A piece has promoted."),
    word("gating", "A piece has entered through a gate."),
    word(
        "elimination",
        "A side has been eliminated while the game has at least three sides. The event belongs to the side whose move did \
         that, or to the eliminated side when no other side did, as in stalemate.",
    ),
];

/// A side, relative to the side that caused the event.
const PARTY: Kind = Kind::Word(&[
    word("own", "The side that caused the event: the one that made the step, or whose turn it is."),
    word(
        "enemy",
        "A side of another team that has not been eliminated. Where a single side is needed, the next one in turn order.",
    ),
    word("ally", "Another side of the same team. Where a single side is needed, the next one in turn order."),
    word("any", "Any side."),
]);

const ANYBODY: Literal = Literal::Text("any");

const fn owner(doc: &'static str) -> Field {
    default("owner", PARTY, ANYBODY, doc)
}

pub(super) static CELLS: Table = table(
    "cells",
    "Some cells, relative to the event: those `at` a place, or `around` it, that match \
             the other keys.",
    &[
        default(
            "at",
            Kind::Word(&[
                word("board", "The whole board."),
                word("from", "The cell on which the move began."),
                word("to", "The cell on which the move ended."),
                word("captured", "The cells on which pieces were captured."),
                word("partner", "The cell on which the partner of a castling ended."),
            ]),
            Literal::Text("board"),
            "The promotion zone.",
        )
        .like("\"to\""),
        default(
            "ahead",
            number(-limits::MAX_AHEAD, limits::MAX_AHEAD),
            Literal::Number(0),
            "Instead of those cells, the cells so many steps ahead in the direction in which `along` asks the trigger; a \
             negative number means behind.",
        )
        .like("1"),
        default(
            "around",
            Kind::Leaps,
            Literal::Text(""),
            "Instead of those cells, the cells that these leaps reach from there.",
        ),
        flag(
            "first-ahead",
            "Instead of those cells, those of the first pieces straight ahead of them in the direction in which `along` asks \
             the trigger. Walls hide what is behind them.",
        ),
        optional(
            "reach",
            Kind::Word(&[word(
                "captures",
                "The cells of the pieces that they could capture now if it was the turn of their side, without regard to \
                 check and to triggers, and not en passant.",
            )]),
            "Instead of those cells, what the pieces there reach.",
        )
        .like("\"captures\""),
        pieces(
            "crossing",
            "Instead of those cells, the cells where their ranks cross the files of own pieces of these kinds, and their \
             files the ranks.",
        )
        .like("\"king\""),
        optional("region", REGIONS, "Only cells in this region."),
        pieces("pieces", "Only cells with one of these pieces; any cell when empty.").like("\"pawn\""),
        pieces("except", "No cells with one of these pieces.").like("\"king\""),
        owner("Only cells with a piece of this owner; any cell for `any`.").like("\"enemy\""),
        optional(
            "attacked-by",
            PARTY,
            "Only cells with a piece that a piece of this owner could capture now if it was the turn of its side, without \
             regard to check and to triggers, and not en passant.",
        )
        .like("\"enemy\""),
        optional("beside", Kind::Table(&NEIGHBOUR_TEST), "Only cells with so many pieces around them."),
    ],
)
.short(Short::Key("at"))
.expects("a table, or a place such as `to`");

pub(super) static NEIGHBOUR_TEST: Table = table(
    "neighbour-test",
    "The number of pieces around a cell.",
    &[
        required("around", Kind::Leaps, "The cells around it: those that these leaps reach from there.")
            .like("\"W\""),
        pieces("pieces", "Only these pieces; any piece when empty.").like("\"pawn\""),
        owner("The owner of the pieces.").like("\"own\""),
        default("at-least", COUNT, Literal::Number(1), "The smallest number."),
        optional("at-most", COUNT, "The largest number.").like("0"),
    ],
);

const SOME_CELLS: Kind = Kind::Table(&CELLS);

pub(super) static INFLUENCE: Table = table(
    "influence",
    "Pieces that borrow the moves of others near them, as these would have them on the cell of the borrower. They keep \
     everything else: their zones, first moves and promotion, what they may not capture, and what may capture them. Whoever \
     lends moves may borrow others, but lends its own.",
    &[
        pieces("pieces", "The kinds that borrow; all kinds when empty.").like("\"pawn\""),
        required("from", Kind::Table(&LENDERS), "The pieces that lend their moves.")
            .like("{ around = \"bW\" }"),
        default(
            "mode",
            Kind::Word(&[
                word("instead", "A piece that borrows has no moves of its own."),
                word("also", "It has its own moves, too."),
            ]),
            Literal::Text("instead"),
            "Whether borrowed moves replace the piece's own.",
        )
        .like("\"also\""),
    ],
);

pub(super) static LENDERS: Table = table(
    "lenders",
    "Pieces that lend their moves.",
    &[
        required(
            "around",
            Kind::Leaps,
            "Where they stand: the cells that these leaps reach from the borrower, seen by its side.",
        )
        .like("\"bW\""),
        pieces("pieces", "Only these kinds; all kinds when empty.").like("\"knight\""),
        default("owner", PARTY, ANYBODY, "Whose pieces lend, seen by the borrower's side.").like("\"own\""),
    ],
);

pub(super) static CONDITION: Table = table(
    "condition",
    "A condition. It holds when all of its keys hold.",
    &[
        flag("not", "The rest of the condition must not hold."),
        pieces("mover", "The piece that moves, before any promotion, is one of these.").like("\"rook\""),
        pieces("captured", "A captured piece is one of these.").like("\"pawn\""),
        pieces("promoted", "The piece that moves promotes to one of these."),
        optional("from", REGIONS, "The move begins on one of these cells.").like("\"own rank 1\""),
        optional("to", REGIONS, "The move ends on one of these."),
        flag(
            "along",
            "The move goes in the direction in which `along` asks the trigger: its end is straight ahead of its beginning.",
        ),
        flag("check", "The side attacks a royal of another side."),
        optional("count", Kind::Table(&COUNT_TEST), "The number of certain cells."),
        optional("hand", Kind::Table(&HAND_TEST), "The number of a kind of piece in hand."),
        optional("counter", Kind::Table(&COUNTER_TEST), "The value of a counter."),
        optional("turns", Kind::Table(&TURN_TEST), "The number of turns played."),
    ],
)
.expects("a table of what must hold");

pub(super) static COUNT_TEST: Table = table(
    "count-test",
    "The number of certain cells.",
    &[
        required("cells", SOME_CELLS, "The cells to count.").like("{ pieces = \"pawn\", owner = \"own\" }"),
        count("at-least", "The smallest number."),
        optional("at-most", COUNT, "The largest number."),
    ],
);

pub(super) static HAND_TEST: Table = table(
    "hand-test",
    "The number of a kind of piece in hand.",
    &[
        required("piece", PIECE, "The kind of piece."),
        owner("The owner of the hand; the hands of several sides are counted together."),
        count("at-least", "The smallest number."),
        optional("at-most", COUNT, "The largest number."),
    ],
);

pub(super) static COUNTER_TEST: Table = table(
    "counter-test",
    "The value of a counter.",
    &[
        required("name", Kind::Name(Named::Counter), "The counter."),
        owner("The owner of the counter; for several sides, one of them must match."),
        optional("at-least", AMOUNT, "The smallest value."),
        optional("at-most", AMOUNT, "The largest value.").like("0"),
    ],
);

pub(super) static TURN_TEST: Table = table(
    "turn-test",
    "The number of turns played by all sides together, without the current one.",
    &[
        count("at-least", "The smallest number."),
        optional("at-most", COUNT, "The largest number.").like("20"),
        count("every", "The number must be a multiple of this; 0 turns the rule off.").like("4"),
    ],
);

pub(super) static EFFECT: Table = one_of(
    "effect",
    "An effect of a trigger.",
    &[word("forbid", "The move is illegal."), word("no-en-passant", "No piece can be captured en passant.")],
    &[
        required("clear", SOME_CELLS, "Removes pieces from the game."),
        required("place", Kind::Table(&PLACE), "Puts new pieces on empty cells."),
        required("become", Kind::Table(&BECOME), "Changes the kind of pieces, royal or not."),
        required("convert", Kind::Table(&CONVERT), "Changes the side of pieces."),
        required("move", Kind::Table(&MOVE_EFFECT), "Moves pieces to other cells."),
        required("swap", Kind::Table(&SWAP_EFFECT), "Lets two pieces change places."),
        required("rebirth", Kind::Table(&REBIRTH_EFFECT), "Brings captured pieces back."),
        required("wall", SOME_CELLS, "Turns empty cells into walls.").like("\"from\""),
        required("open", SOME_CELLS, "Turns walls back into empty cells."),
        required("hand", Kind::Table(&HAND_EFFECT), "Adds pieces to a hand, or removes them."),
        required("moved", SOME_CELLS, "Pieces there count as moved: they have no first move and no gates."),
        required("unmoved", SOME_CELLS, "Pieces there count as unmoved."),
        required("no-castling", Kind::Table(&NO_CASTLING), "A side loses the right to castle."),
        required(
            "en-passant",
            SOME_CELLS,
            "The piece that has just moved can be captured en passant on these cells.",
        ),
        required("count", Kind::Table(&COUNT_EFFECT), "Changes a counter."),
        required(
            "turn",
            Kind::Word(&[
                word("again", "The side makes another step."),
                word("end", "The turn of the side ends."),
            ]),
            "Changes whose turn it is.",
        ),
        required("result", Kind::Table(&RESULT), "The game ends."),
    ],
)
.expects("a table such as `{ clear = \"to\" }`, or `forbid`");

pub(super) static PLACE: Table = table(
    "place",
    "New pieces on the board.",
    &[
        required("piece", PIECE, "The kind of piece."),
        owner("The owner of the new pieces; `any` means `own`."),
        required("cells", SOME_CELLS, "The promotion zone.").like("\"from\""),
    ],
);

pub(super) static BECOME: Table = table(
    "become",
    "Pieces that change their kind.",
    &[
        required("piece", PIECE, "The new kind of piece."),
        required("cells", SOME_CELLS, "The cells of the pieces."),
    ],
);

pub(super) static CONVERT: Table = table(
    "convert",
    "Pieces that change sides.",
    &[
        owner("The new side of the pieces; `any` means `own`.").like("\"enemy\""),
        required("cells", SOME_CELLS, "The cells of the pieces."),
    ],
);

pub(super) static MOVE_EFFECT: Table = table(
    "move-effect",
    "Pieces that move to other cells. Each keeps its kind, its side and whether it was promoted, and counts as moved. A \
             piece may move to a cell that another one leaves. Exactly one of `by`, `ahead`, `to` and `home` says where \
             they move.",
    &[
        required("cells", SOME_CELLS, "The cells of the pieces.").like("\"to\""),
        optional(
            "by",
            VECTOR,
            "How far they move, seen by the side that caused the event: to the right, forward and (optional) up.",
        )
        .like("[0, 0, 1]"),
        default(
            "ahead",
            number(-limits::MAX_AHEAD, limits::MAX_AHEAD),
            Literal::Number(0),
            "How many steps they move in the direction in which `along` asks the trigger; a negative number means backward.",
        )
        .like("1"),
        optional("to", SOME_CELLS, "The cell to which they move. Unless it is exactly one, they cannot move.")
            .like("\"from\""),
        flag("home", HOME),
        flag("far", "They go on in the same way as far as they can."),
        default(
            "blocked",
            Kind::Word(&[
                word("stay", "It stays."),
                word("remove", "It is removed from the game."),
                word("forbid", "The move is illegal."),
            ]),
            Literal::Text("stay"),
            "What becomes of a piece whose new cell is occupied or not on the board.",
        )
        .like("\"forbid\""),
    ],
);

/// What becomes of an effect that cannot happen.
const HINDERED: Kind =
    Kind::Word(&[word("stay", "Nothing happens."), word("forbid", "The move is illegal.")]);

const HOME: &str = "Each moves to its home: the cell on which a piece of its kind and side starts; if there are several, the \
                    one of the colour of the cell where it stands; if that leaves more or less than one, the one on the \
                    file of that cell. Hexagons have no two colours.";

pub(super) static SWAP_EFFECT: Table = table(
    "swap-effect",
    "Two pieces that change places. They count as moved.",
    &[
        required("cells", SOME_CELLS, "The cell of one of them.").like("\"to\""),
        required("with", SOME_CELLS, "The cell of the other one.").like("{ region = \"own e1\" }"),
        default(
            "blocked",
            HINDERED,
            Literal::Text("stay"),
            "What happens unless there is exactly one piece on each of these, and not the same one.",
        )
        .like("\"forbid\""),
    ],
);

pub(super) static REBIRTH_EFFECT: Table = table(
    "rebirth-effect",
    "Captured pieces that come back. Each keeps its kind and its side, and counts as moved and as never promoted.",
    &[
        pieces("pieces", "Only these pieces; any piece when empty.").like("\"pawn\""),
        pieces("except", "None of these pieces.").like("\"king\""),
        optional(
            "to",
            SOME_CELLS,
            "The cell to which they come back. Unless it is exactly one, they cannot come back. When absent, each comes back \
             to its home, as in `move`, for the cell where it was captured.",
        )
        .like("\"from\""),
        default(
            "blocked",
            HINDERED,
            Literal::Text("stay"),
            "What happens when a piece cannot come back because its cell is occupied.",
        )
        .like("\"forbid\""),
    ],
)
.short(Short::True)
.expects("`true`, or a table");

pub(super) static HAND_EFFECT: Table = table(
    "hand-effect",
    "Pieces that are added to a hand, or removed from it.",
    &[
        required("piece", PIECE, "The kind of piece."),
        owner("The owner of the hand; `any` means every side."),
        required(
            "count",
            POINTS,
            "The number of pieces to add. A negative number removes pieces, if there are enough.",
        )
        .like("1"),
    ],
);

pub(super) static NO_CASTLING: Table = table(
    "no-castling",
    "Castling rights that are lost.",
    &[
        owner("The sides affected; `any` means every side."),
        optional("wing", Kind::Word(WINGS), "The wing; both wings when absent."),
    ],
)
.short(Short::True)
.expects("`true`, or a table");

pub(super) static COUNT_EFFECT: Table = table(
    "count-effect",
    "A change to a counter.",
    &[
        required("counter", Kind::Name(Named::Counter), "The counter."),
        owner("The sides affected; `any` means every side."),
        optional("set", AMOUNT, "The new value.").like("0"),
        default("add", AMOUNT, Literal::Number(0), "The number to add, after `set`.").like("-1"),
        optional("each", SOME_CELLS, "Add the number once for each of these cells."),
    ],
);

pub(super) static RESULT: Table = table(
    "result",
    "How the game ends.",
    &[
        owner("The side that the result is for; `any` means `own`."),
        required("verdict", VERDICT, "The result for that side."),
    ],
);

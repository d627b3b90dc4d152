//! The objectives of a level.

use super::super::kinds::{
    AMOUNT, COUNT, NONE, SIDE, TURNS, default, flag, list, number, one_of, optional, required, table,
};
use super::super::{Field, Kind, Literal, Named, Table};
use super::terrain::{COLLECTABLE, WHO};
use crate::definition::limits;

const SOME_PIECES: Kind = Kind::Table(&WHO);
const CELLS: Kind = number(0, limits::MAX_CELLS as i64);

const fn who(doc: &'static str) -> Field {
    default("who", SOME_PIECES, Literal::EmptyTable, doc)
}

pub(super) static QUEST: Table = table(
    "quest",
    "What a level asks of one side.",
    &[
        required("side", SIDE, "The side."),
        required("win", list(&Kind::Table(&AIM)), "It wins when all of these hold after an action.")
            .like("{ exit = { count = 1 } }"),
        default(
            "lose",
            list(&Kind::Table(&LOSS)),
            NONE,
            "It loses as soon as one of these holds; that comes first.",
        )
        .like("{ moves = 12 }"),
    ],
);

pub(super) static AIM: Table = one_of(
    "aim",
    "Something to reach.",
    &[],
    &[
        required(
            "take-all",
            SOME_PIECES,
            "No such piece of an enemy is left: all enemies' when nothing is said.",
        ),
        required("exit", Kind::Table(&EXIT), "Its pieces stand on exits, or have left by them."),
        required("survive", TURNS, "This many rounds are over.").like("10"),
        required("collect", Kind::Table(&COLLECT), "It has taken items."),
        required("place", Kind::Table(&PLACE), "Pieces stand on certain cells."),
        required("visit", Kind::Region, "Its pieces have been on all of these cells.").like("\"a1 h8\""),
        required("promote", COUNT, "This many promotions.").like("1"),
        required("material", Kind::Table(&MATERIAL), "A side's pieces are worth at least a certain amount."),
        required("protect", SOME_PIECES, "Such a piece is still there."),
        required("any-of", list(&Kind::Table(&AIM)), "One of these.")
            .like("[{ survive = 9 }, { promote = 1 }]"),
        required("all-of", list(&Kind::Table(&AIM)), "All of these, inside of `any-of`.")
            .like("[{ survive = 9 }, { promote = 1 }]"),
    ],
)
.expects("a table such as `{ exit = { count = 1 } }`");

pub(super) static EXIT: Table = table(
    "exit",
    "Pieces on exits.",
    &[
        who("Which; any when nothing is said."),
        required("count", CELLS, "How many; every one that is left when 0.").like("1"),
        flag("leaves", "They leave the board."),
    ],
);

pub(super) static COLLECT: Table = table(
    "collect",
    "Items taken.",
    &[
        required("item", Kind::Word(COLLECTABLE), "Which item."),
        optional("colour", Kind::Name(Named::KeyColour), "The colour of keys, if it matters."),
        required("count", CELLS, "How many."),
    ],
);

pub(super) static PLACE: Table = table(
    "placed",
    "Pieces on cells.",
    &[
        required("on", Kind::Region, "The cells.").like("\"d4..e5\""),
        who("Which pieces; any when nothing is said."),
        default("count", CELLS, Literal::Number(0), "How many; one on every cell when 0."),
    ],
);

pub(super) static MATERIAL: Table = table(
    "material",
    "What pieces are worth together.",
    &[
        optional("side", SIDE, "The side; its own when absent."),
        required("values", Kind::ByName { names: Named::Piece, of: &AMOUNT }, "By kind.")
            .like("{ rook = 5, pawn = 1 }"),
        required("least", AMOUNT, "How much.").like("12"),
    ],
);

pub(super) static LOSS: Table = one_of(
    "loss",
    "A way to lose.",
    &[],
    &[
        required("no-pieces", SIDE, "A side has no piece left."),
        required("lost", SOME_PIECES, "No such piece of its own is left."),
        required("moves", TURNS, "It has made more actions than this.").like("12"),
        required("rounds", TURNS, "More rounds than this are over.").like("20"),
    ],
)
.expects("a table such as `{ moves = 12 }`");

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
    "The goals of a level.",
    &[
        required("side", SIDE, "The side that has to reach the goals."),
        required(
            "win",
            list(&Kind::Table(&AIM)),
            "The side wins when all of these goals are reached after an action.",
        )
        .like("{ exit = { count = 1 } }"),
        default(
            "lose",
            list(&Kind::Table(&LOSS)),
            NONE,
            "The side loses when one of these conditions holds. They are checked before the \
             goals.",
        )
        .like("{ moves = 12 }"),
    ],
);

pub(super) static AIM: Table = one_of(
    "aim",
    "A goal.",
    &[],
    &[
        required("take-all", SOME_PIECES, "Capture all such pieces of enemies; all pieces when empty."),
        required("exit", Kind::Table(&EXIT), "Move pieces of the side to exits."),
        required("survive", TURNS, "Survive this many rounds.").like("10"),
        required("collect", Kind::Table(&COLLECT), "Collect items."),
        required("place", Kind::Table(&PLACE), "Have pieces on certain cells."),
        required("visit", Kind::Region, "Visit all of these cells with pieces of the side.")
            .like("\"a1 h8\""),
        required("promote", COUNT, "Promote this many times.").like("1"),
        required("material", Kind::Table(&MATERIAL), "Have pieces of at least a certain total value."),
        required("protect", SOME_PIECES, "Keep at least one such piece."),
        required("any-of", list(&Kind::Table(&AIM)), "Reach one of these goals.")
            .like("[{ survive = 9 }, { promote = 1 }]"),
        required("all-of", list(&Kind::Table(&AIM)), "Reach all of these goals; for use inside `any-of`.")
            .like("[{ survive = 9 }, { promote = 1 }]"),
    ],
)
.expects("a table such as `{ exit = { count = 1 } }`");

pub(super) static EXIT: Table = table(
    "exit",
    "Pieces on exits.",
    &[
        who("The pieces that count; any piece when empty."),
        required("count", CELLS, "The number of pieces; 0 for all pieces that are left.").like("1"),
        flag("leaves", "They are removed from the board."),
    ],
);

pub(super) static COLLECT: Table = table(
    "collect",
    "Items to collect.",
    &[
        required("item", Kind::Word(COLLECTABLE), "The item."),
        optional("colour", Kind::Name(Named::KeyColour), "The colour of the keys; any colour when absent."),
        required("count", CELLS, "The number of items."),
    ],
);

pub(super) static PLACE: Table = table(
    "placed",
    "Pieces on cells.",
    &[
        required("on", Kind::Region, "The cells.").like("\"d4..e5\""),
        who("The pieces that count; any piece when empty."),
        default("count", CELLS, Literal::Number(0), "The number of pieces; 0 for one on every cell."),
    ],
);

pub(super) static MATERIAL: Table = table(
    "material",
    "A total value of pieces.",
    &[
        optional("side", SIDE, "The side whose pieces count; the player's side when absent."),
        required(
            "values",
            Kind::ByName { names: Named::Piece, of: &AMOUNT },
            "The value of each kind of piece.",
        )
        .like("{ rook = 5, pawn = 1 }"),
        required("least", AMOUNT, "The smallest total value.").like("12"),
    ],
);

pub(super) static LOSS: Table = one_of(
    "loss",
    "A way to lose.",
    &[],
    &[
        required("no-pieces", SIDE, "This side has no pieces left."),
        required("lost", SOME_PIECES, "The player's side has no such piece left."),
        required("moves", TURNS, "The player's side has made more than this many actions.").like("12"),
        required("rounds", TURNS, "More than this many rounds have been played.").like("20"),
    ],
)
.expects("a table such as `{ moves = 12 }`");

//! What nature decides.

use super::super::kinds::{PIECE, default, flag, number, optional, pieces, table, word};
use super::super::{Kind, Literal, Named, Table};
use crate::definition::limits;

const PIECES_IN_BAG: Kind = number(1, limits::MAX_IN_BAG as i64);

pub(super) static CHANCE: Table = table(
    "chance",
    "What nature decides. The rules say which outcomes there are and how likely each is; who plays the game draws one, and it \
     is written down like a move.",
    &[
        pieces(
            "dice",
            "The faces of a die that is rolled before each turn. The side moves a piece of the kind that it shows, or promotes a \
             piece to it. A kind that can do neither is not rolled. Royals must then be capturable (`check.binding = false`).",
        )
        .like("[\"pawn\", \"knight\", \"king\"]"),
        default(
            "bag",
            Kind::ByName { names: Named::Piece, of: &PIECES_IN_BAG },
            Literal::EmptyTable,
            "The pieces in the bag of each side at the start. What is drawn does not go back.",
        )
        .like("{ rook = 2, pawn = 5 }"),
        optional(
            "covered",
            PIECE,
            "The kind of pieces that lie face down but belong to a side (jieqi). When such a piece has moved, it becomes a piece \
             drawn from the bag of its side.",
        )
        .like("\"covered\""),
        default(
            "captured",
            Kind::Word(&[
                word("nobody", "Nobody. It is never drawn, and stays among those that may still be turned up."),
                word(
                    "captor",
                    "The side that has captured it, but not its owner, who cannot tell it from those that still lie face down. \
                     Each side is then told only what it knows. For two sides.",
                ),
                word("all", "All."),
            ]),
            Literal::Text("nobody"),
            "Who learns what a captured piece was that lay face down. It is drawn from the bag of its side.",
        )
        .like("\"captor\""),
        default(
            "face-down",
            Kind::Region,
            Literal::Text("none"),
            "Cells on which pieces lie face down at the start that belong to nobody (banqi). They are in the way like walls. A \
             side may turn one up instead of moving; it becomes a piece drawn from the bags of all sides together.",
        )
        .like("\"all\""),
        flag("first-own", "While no piece stands on the board, the one that is turned up belongs to the side that turns it up."),
    ],
);

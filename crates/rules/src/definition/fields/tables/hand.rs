//! Pieces in hand, drops and gates.

use super::super::kinds::{
    PIECE, REGIONS, count, default, flag, flag_on, optional, pieces, required, table, word,
};
use super::super::{Kind, Literal, Table};

pub(super) static HAND: Table = table(
    "hand",
    "Pieces in hand. A game with this table has hands, even if only the setup or \
             another board fills them.",
    &[
        default(
            "captures",
            Kind::Word(&[
                word("away", "They leave the game."),
                word("captor", "They change sides and go to the hand of the side that captured them."),
                word("owner", "They go back to the hand of the side that lost them."),
                word(
                    "partner",
                    "They go to a partner at another board (bughouse). They leave this game, but hands \
             are filled from the other board.",
                ),
            ]),
            Literal::Text("away"),
            "Where captured pieces go.",
        )
        .like("\"captor\""),
        optional(
            "reverts",
            PIECE,
            "The piece that promoted pieces turn into when they are captured (crazyhouse: \
             `pawn`). Promoted pieces are then marked in position texts, such as `Q~`. When \
             absent, pieces keep their kind, or turn into their `captured-as`.",
        )
        .like("\"pawn\""),
        flag_on(
            "drops",
            "A side may drop a piece from its hand on an empty cell instead of moving. If \
             `false`, only gates and promotions use the hands.",
        ),
        optional("region", REGIONS, "The cells on which any piece may be dropped.").like("\"own rank 1..4\""),
        flag_on("checks", "A drop may give check."),
        pieces("must", "A side that can drop one of these pieces must do so.").like("\"king\""),
        default(
            "encloses",
            Kind::Word(&[
                word("anywhere", "On any cell."),
                word(
                    "lines",
                    "On a cell where the new piece and another piece of its side enclose enemies in a \
             straight line (reversi).",
                ),
                word("friends", "Next to a piece of the same side (ataxx)."),
                word("apart", "Not next to an enemy (snort)."),
                word("stacked", "On the first rank, or on a cell with a piece directly below it."),
                word("slides", "On a cell where a piece stops that slides in from an edge."),
                word(
                    "lines-over-walls",
                    "Next to an enemy and in line with another piece of its side, with only enemies, \
             walls and missing cells between them.",
                ),
                word(
                    "falls",
                    "On a cell where a piece stops that slides in from the first file or rank, or that \
             falls in from the last: it passes everything up to the last empty cell.",
                ),
            ]),
            Literal::Text("anywhere"),
            "Where pieces may be dropped, by the pieces around the cell.",
        )
        .like("\"lines\""),
        optional("first", REGIONS, "While one of these cells is empty, drops are possible only there.")
            .like("\"d4..e5\""),
        pieces("endless", "Pieces that can be dropped without being in hand, in any number.")
            .like("\"stone\""),
        flag(
            "waits",
            "A side without a legal move waits for its partner if a piece that may still come would give \
             it a move. That is neither checkmate nor stalemate (bughouse). Only with `captures = \
             \"partner\"`.",
        ),
    ],
);

pub(super) static DROP: Table = table(
    "drop",
    "Where and how a piece may be dropped.",
    &[
        optional("region", REGIONS, "Only on these cells.").like("\"own rank 1..7\""),
        pieces("as", "The kinds of pieces that it may become when it is dropped; its own kind when empty.")
            .like("[\"pawn\", \"soldier\"]"),
        count(
            "per-file",
            "Only on files with fewer than this many such pieces of the side; 0 turns the rule \
             off. A file runs in the side's forward direction.",
        )
        .like("1"),
        flag(
            "other-colour",
            "Never on a cell of the same colour as another such piece of the side. No other \
             drop may occupy the last cell for such a piece in hand.",
        ),
        default(
            "mates",
            Kind::Word(&[
                word("mates", "It counts as any checkmate."),
                word(
                    "illegal",
                    "The drop is illegal. Answers by such drops count, even if they would give mate themselves.",
                ),
                word("loses", "The drop is legal and loses the game."),
            ]),
            Literal::Text("mates"),
            "The result of a checkmate by a drop.",
        )
        .like("\"illegal\""),
    ],
);

pub(super) static GATES: Table = table(
    "gates",
    "Pieces that enter the board on a home cell when the piece there leaves it for the \
             first time.",
    &[
        default(
            "from",
            Kind::Word(&[
                word(
                    "hand",
                    "From the hand. The side chooses whether a piece enters, and which (Seirawan chess).",
                ),
                word(
                    "behind",
                    "From behind a certain cell. The piece enters when the piece on that cell leaves, \
             and is lost when that piece is captured there (Musketeer chess).",
                ),
            ]),
            Literal::Text("hand"),
            "Where the pieces come from.",
        )
        .like("\"behind\""),
        required("cells", REGIONS, "The home cells that are gates.").like("\"own rank 1\""),
        pieces("pieces", "The kinds of pieces that may enter; all kinds when empty.")
            .like("[\"hawk\", \"elephant\"]"),
    ],
);

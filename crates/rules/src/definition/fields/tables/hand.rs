//! Pieces in hand, drops and gates.

use super::super::kinds::{
    PIECE, REGIONS, count, default, flag, flag_on, optional, pieces, required, table, word,
};
use super::super::{Kind, Literal, Table};

pub(super) static HAND: Table = table(
    "hand",
    "Pieces in hand. A game with this table has hands, even if only its set-up or \
             another board fills them.",
    &[
        default(
            "captures",
            Kind::Word(&[
                word("away", "Out of the game."),
                word("captor", "To the hand of the side that captured them, changing sides."),
                word("owner", "Back to the hand of the side that lost them."),
                word(
                    "partner",
                    "To a partner at another board (bughouse): out of this game, but hands are filled \
             from there.",
                ),
            ]),
            Literal::Text("away"),
            "Where captured pieces go.",
        )
        .like("\"captor\""),
        optional(
            "reverts",
            PIECE,
            "What promoted pieces turn into when they are captured (crazyhouse: `pawn`). \
             Promoted pieces are marked then, `Q~` in position texts. When absent, pieces are \
             captured as what they are, or as each says itself with `captured-as`.",
        )
        .like("\"pawn\""),
        flag_on(
            "drops",
            "Pieces in hand may be dropped on empty cells instead of moving. When not, gates and \
             promotions use them.",
        ),
        optional("region", REGIONS, "Drops are possible only on these cells, whichever piece.")
            .like("\"own rank 1..4\""),
        flag_on("checks", "A drop may give check."),
        pieces("must", "While a side can drop one of these, it must.").like("\"king\""),
        default(
            "encloses",
            Kind::Word(&[
                word("anywhere", "Anywhere."),
                word(
                    "lines",
                    "Where enemies stand in a straight line between the piece and another of its side \
             (reversi).",
                ),
                word("friends", "Next to a piece of the same side (ataxx)."),
                word("apart", "Not beside an enemy (snort)."),
                word("stacked", "On the first rank or on top of a piece."),
                word("slides", "Where a piece comes to rest that slides in from an edge."),
                word(
                    "lines-over-walls",
                    "Next to an enemy and in line with another piece of its side, with nothing but \
             enemies, walls and missing cells between.",
                ),
                word(
                    "falls",
                    "Where a piece comes to rest that slides in from the first file or rank, or falls in \
             from the last: past everything that stands there to the last empty cell.",
                ),
            ]),
            Literal::Text("anywhere"),
            "Where pieces may be dropped beside others.",
        )
        .like("\"lines\""),
        optional("first", REGIONS, "As long as one of these cells is empty, drops are possible only there.")
            .like("\"d4..e5\""),
        pieces("endless", "Pieces that can be dropped without being in hand: there are always more of them.")
            .like("\"stone\""),
    ],
);

pub(super) static DROP: Table = table(
    "drop",
    "How a piece is dropped.",
    &[
        optional("region", REGIONS, "Only on these cells.").like("\"own rank 1..7\""),
        pieces("as", "What it may be dropped as; itself when empty.").like("[\"pawn\", \"soldier\"]"),
        count(
            "per-file",
            "Only on files that hold fewer than this many of it; 0 for no such rule. A file runs \
             the way the side faces.",
        )
        .like("1"),
        flag(
            "other-colour",
            "Never on a cell of the same colour as one that already holds such a piece of the \
             side; and no other drop may take the last cell from such a piece in hand.",
        ),
        default(
            "mates",
            Kind::Word(&[
                word("mates", "What any mate means."),
                word("illegal", "Such a drop is not legal."),
                word("loses", "It can be made, and loses the game."),
            ]),
            Literal::Text("mates"),
            "What mating by a drop means.",
        )
        .like("\"illegal\""),
    ],
);

pub(super) static GATES: Table = table(
    "gates",
    "Pieces that come in behind a piece that leaves its home cell for the first time.",
    &[
        default(
            "from",
            Kind::Word(&[
                word("hand", "From the hand: the side chooses whether one comes in, and which (Seirawan)."),
                word(
                    "behind",
                    "Each from behind a certain cell: it comes in when the piece on that cell leaves, \
             and is lost when that piece is captured there (Musketeer).",
                ),
            ]),
            Literal::Text("hand"),
            "Where they come from.",
        )
        .like("\"behind\""),
        required("cells", REGIONS, "The home cells that are gates.").like("\"own rank 1\""),
        pieces("pieces", "Which pieces may come in; all when empty.").like("[\"hawk\", \"elephant\"]"),
    ],
);

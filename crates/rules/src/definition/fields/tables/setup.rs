//! The start position, and castling, which depends on it.

use super::super::kinds::{
    PIECE, PIECES, REGIONS, SIDES, default, flag, flag_on, list, list_of, one_of, optional, required, table,
    word,
};
use super::super::{Field, Kind, Literal, Named, Short, Table, Word};

pub(super) static SETUP: Table = table(
    "setup",
    "Where the pieces stand at the start.",
    &[
        required(
            "rows",
            list(&Kind::Placement),
            "One text for each rank, the far rank first, layers one after the other from the \
             top; or one text with `/` between the ranks. Letters as in FEN (upper case for the \
             first side), numbers for gaps, `.` for an empty cell, `_` or `*` for a missing one, \
             `<name>` for names of several characters, and with more than two sides the side's \
             letter and a colon in front: `<r:K>`.",
        )
        .like("\"4k3/8/8/8/8/8/4P3/4K3\""),
        optional(
            "place",
            Kind::ByName { names: Named::Piece, of: &REGIONS },
            "Instead of `rows`: by piece, the cells it stands on.",
        )
        .like("{ king = \"own e1\", pawn = \"own rank 2\" }")
        .instead_of("rows", ""),
        default("hand", Kind::Placement, Literal::Text(""), "The pieces in hand, written as in rows.")
            .like("\"NNnn\""),
        default(
            "waiting",
            Kind::ByName { names: Named::Piece, of: &REGIONS },
            Literal::EmptyTable,
            "The pieces that wait behind gates: by piece, the cells they wait behind.",
        )
        .like("{ leopard = \"own a1\" }"),
        optional("shuffle", Kind::Table(&SHUFFLE), "Shuffles the start position."),
    ],
)
.short(Short::Key("rows"))
.expects("rows as a list, or as one text joined by `/`");

pub(super) static SHUFFLE: Table = table(
    "shuffle",
    "Start positions dealt at random, under conditions.",
    &[
        required(
            "cells",
            Kind::Region,
            "The first side's cells whose pieces are dealt anew among themselves.",
        )
        .like("\"rank 1\""),
        default(
            "conditions",
            list(&Kind::Table(&CONDITION)),
            Literal::EmptyList,
            "What a deal must satisfy.",
        ),
        flag_on(
            "mirrored",
            "The other sides have the first side's deal, mirrored; otherwise each has its own.",
        ),
    ],
);

pub(super) static CONDITION: Table = one_of(
    "shuffle-condition",
    "What a dealt start position must satisfy.",
    &[],
    &[
        required(
            "on-both-colours",
            PIECES,
            "The pieces of these kinds, counted together, stand on cells of both colours, \
             equally many.",
        )
        .like("\"bishop\""),
        required("between", list_of(2, 2, &PIECE), "The first kind stands between two of the second.")
            .like("[\"king\", \"rook\"]"),
        required("protected", PIECES, "Every one of these pieces is protected by another piece.")
            .like("\"pawn\""),
        required("not", Kind::Placement, "The dealt rank may not be this one.").like("\"RNBQKBNR\""),
    ],
)
.expects("a table such as `{ on-both-colours = \"bishop\" }`");

const KING: Field = default("king", PIECE, Literal::Text("king"), "The piece that castles.").like("\"lord\"");
const PARTNER: Field =
    default("partner", PIECES, Literal::Text("rook"), "The pieces that it may castle with.")
        .like("\"cannon\"");
const WHOSE: Field = optional("sides", SIDES, "The sides that have it; all when absent.");
const KING_FROM: Field = optional(
    "king-from",
    Kind::Sided(&Kind::Cell),
    "Where the king starts; where it stands in the set-up when absent.",
)
.like("{ white = \"e1\", black = \"e8\" }");
const PARTNER_FROM: Field = optional(
    "partner-from",
    Kind::Sided(&Kind::Cell),
    "Where the partner starts; the outermost partner on that wing in the set-up when \
             absent.",
)
.like("{ white = \"h1\", black = \"h8\" }");
const KING_TO: Field = required("king-to", Kind::File, "The file the king ends on.");
const PARTNER_TO: Field = optional(
    "partner-to",
    Kind::File,
    "The file the partner ends on; next to the king, towards the middle, when absent.",
)
.like("\"f\"");
const EXCLUSIVE: Field =
    flag("exclusive", "Castling takes from the other sides the right to castle to the same wing.");
const WINS: Field =
    flag("wins", "Castling this way wins, and a side that can never do so any more has lost.");
const DROPPED: Field = flag(
    "dropped",
    "Dropping king and partner on their start cells gives the right to castle. Both \
             cells must be said then.",
);

pub(super) static CASTLING: Table = table(
    "castling",
    "Castling to both wings at once.",
    &[
        optional(
            "king-side",
            Kind::Table(&WING_ONLY),
            "Castling towards the higher files: `K` in position texts.",
        ),
        optional(
            "queen-side",
            Kind::Table(&WING_ONLY),
            "Castling towards the lower files: `Q` in position texts.",
        )
        .like("\"c\""),
        KING,
        PARTNER,
        WHOSE,
        KING_FROM,
        EXCLUSIVE,
        WINS,
        DROPPED,
    ],
)
.expects("a table, or a list of wings");

pub(super) static WING_ONLY: Table =
    table("one-wing", "Where a castling to one wing begins and ends.", &[KING_TO, PARTNER_FROM, PARTNER_TO])
        .short(Short::Key("king-to"))
        .expects("the file the king goes to, or a table");

pub(super) static WING: Table = table(
    "wing",
    "One way to castle.",
    &[
        required("wing", Kind::Word(WINGS), "Which right it is in position texts."),
        KING,
        PARTNER,
        WHOSE,
        KING_FROM,
        PARTNER_FROM,
        KING_TO,
        PARTNER_TO,
        EXCLUSIVE,
        WINS,
        DROPPED,
    ],
);

pub(super) const WINGS: &[Word] =
    &[word("king", "Towards the higher files: `K`."), word("queen", "Towards the lower files: `Q`.")];

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
            "One text for each rank, beginning with the far rank, and with the top layer if \
             there are several; or one text with `/` between the ranks. Letters are as in FEN \
             (upper case for the first side), numbers stand for empty cells, `.` for one empty \
             cell, `_` or `*` for a missing cell, `<name>` for signs of several characters. \
             With more than two sides, the side's letter and a colon come first: `<r:K>`.",
        )
        .like("\"4k3/8/8/8/8/8/4P3/4K3\""),
        optional(
            "place",
            Kind::ByName { names: Named::Piece, of: &REGIONS },
            "Instead of `rows`: the cells of each kind of piece.",
        )
        .like("{ king = \"own e1\", pawn = \"own rank 2\" }")
        .instead_of("rows", ""),
        default("hand", Kind::Placement, Literal::Text(""), "The pieces in hand, written as in `rows`.")
            .like("\"NNnn\""),
        default(
            "waiting",
            Kind::ByName { names: Named::Piece, of: &REGIONS },
            Literal::EmptyTable,
            "The pieces that wait behind gates: for each kind of piece, the cells behind which \
             it waits.",
        )
        .like("{ leopard = \"own a1\" }"),
        optional("shuffle", Kind::Table(&SHUFFLE), "Shuffles the start position."),
    ],
)
.short(Short::Key("rows"))
.expects("rows as a list, or as one text joined by `/`");

pub(super) static SHUFFLE: Table = table(
    "shuffle",
    "Random start positions, with conditions.",
    &[
        required("cells", Kind::Region, "The cells of the first side whose pieces are shuffled.")
            .like("\"rank 1\""),
        default(
            "conditions",
            list(&Kind::Table(&CONDITION)),
            Literal::EmptyList,
            "The conditions that a shuffled position must satisfy.",
        ),
        flag_on(
            "mirrored",
            "The other sides get the mirror image of the first side's pieces. If `false`, each \
             side is shuffled on its own.",
        ),
    ],
);

pub(super) static CONDITION: Table = one_of(
    "shuffle-condition",
    "A condition that a shuffled position must satisfy.",
    &[],
    &[
        required(
            "on-both-colours",
            PIECES,
            "The pieces of these kinds, counted together, stand in equal numbers on cells of \
             each colour.",
        )
        .like("\"bishop\""),
        required(
            "between",
            list_of(2, 2, &PIECE),
            "The piece of the first kind stands between two of the second kind.",
        )
        .like("[\"king\", \"rook\"]"),
        required("protected", PIECES, "Each of these pieces is protected by another piece.").like("\"pawn\""),
        required("not", Kind::Placement, "The shuffled rank is not this one.").like("\"RNBQKBNR\""),
    ],
)
.expects("a table such as `{ on-both-colours = \"bishop\" }`");

const KING: Field = default("king", PIECE, Literal::Text("king"), "The piece that castles.").like("\"lord\"");
const PARTNER: Field =
    default("partner", PIECES, Literal::Text("rook"), "The kinds of pieces that it may castle with.")
        .like("\"cannon\"");
const WHOSE: Field = optional("sides", SIDES, "The sides that may castle; all sides when absent.");
const KING_FROM: Field = optional(
    "king-from",
    Kind::Sided(&Kind::Cell),
    "The start cell of the king; its cell in the setup when absent.",
)
.like("{ white = \"e1\", black = \"e8\" }");
const PARTNER_FROM: Field = optional(
    "partner-from",
    Kind::Sided(&Kind::Cell),
    "The start cell of the partner; the outermost partner on that wing in the setup \
             when absent.",
)
.like("{ white = \"h1\", black = \"h8\" }");
const KING_TO: Field = required("king-to", Kind::File, "The file on which the king ends.");
const PARTNER_TO: Field = optional(
    "partner-to",
    Kind::File,
    "The file on which the partner ends; the file next to the king, towards the centre, \
             when absent.",
)
.like("\"f\"");
const EXCLUSIVE: Field =
    flag("exclusive", "Castling ends the right of the other sides to castle to the same wing.");
const WINS: Field =
    flag("wins", "Castling wins the game, and a side that has lost the right to castle loses.");
const DROPPED: Field = flag(
    "dropped",
    "A side gets the right to castle by dropping king and partner on their start cells. \
             Both cells must then be given.",
);

pub(super) static CASTLING: Table = table(
    "castling",
    "Castling to both wings.",
    &[
        optional(
            "king-side",
            Kind::Table(&WING_ONLY),
            "Castling towards the higher files (`K` in position texts).",
        ),
        optional(
            "queen-side",
            Kind::Table(&WING_ONLY),
            "Castling towards the lower files (`Q` in position texts).",
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
    table("one-wing", "Castling to one wing.", &[KING_TO, PARTNER_FROM, PARTNER_TO])
        .short(Short::Key("king-to"))
        .expects("the file the king goes to, or a table");

pub(super) static WING: Table = table(
    "wing",
    "One way to castle.",
    &[
        required(
            "wing",
            Kind::Word(WINGS),
            "The wing, which also gives the letter of the right in position texts.",
        ),
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
    &[word("king", "Towards the higher files (`K`)."), word("queen", "Towards the lower files (`Q`).")];

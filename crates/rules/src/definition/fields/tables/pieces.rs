//! Pieces: moves and promotion.

use super::super::kinds::{
    AMOUNT, COUNT, NONE, PIECE as PIECE_NAME, PIECES, REGIONS, SIGN, default, flag, list, list_of, number,
    one_of, optional, pieces, required, table, word,
};
use super::super::{Kind, Literal, Named, Short, Table};
use super::{hand, triggers};
use crate::definition::limits;
use crate::template;

pub(super) static PIECE: Table = table(
    "piece",
    "A kind of piece.",
    &[
        required(
            "letter",
            Kind::Sided(&SIGN),
            "The sign of the piece in position texts: a letter, or several characters, which \
             are written `<name>` there.",
        )
        .like("\"n\""),
        default(
            "moves",
            list(&Kind::Table(&MOVE)),
            Literal::EmptyList,
            "The moves of the piece: all of these together.",
        )
        .like("\"N\""),
        optional(
            "betza",
            Kind::Betza,
            "The moves of the piece in Betza notation: short for a single entry of `moves`.",
        )
        .instead_of("moves", template!("write the Betza text as an entry of `moves`")),
        flag("royal", "An attack on the piece is a check, and a side that loses it loses the game."),
        optional("royal-up-to", COUNT, "The piece is royal only while its side has at most this many of it.")
            .like("1"),
        pieces(
            "royal-with",
            "The kinds of pieces that `royal-up-to` counts together with this one (a king and a \
             crown prince).",
        )
        .like("[\"prince\"]"),
        optional(
            "value",
            AMOUNT,
            "The value of the piece in hundredths of a pawn, to override the value that the \
             computer derives from its moves.",
        )
        .like("450"),
        optional("confined", REGIONS, "The piece may move and be dropped only on these cells.")
            .like("\"own palace\""),
        default(
            "first-move",
            Kind::Table(&FIRST_MOVE),
            Literal::Text("home"),
            "When the piece may make the moves that are marked as first moves (`i` in Betza \
             notation).",
        )
        .like("\"unmoved\""),
        optional("promotion", Kind::Table(&PROMOTION), "How the piece promotes."),
        optional("capturable-by", PIECES, "The kinds of pieces that may capture it; all kinds when absent.")
            .like("[\"king\"]"),
        pieces(
            "no-hop-over",
            "The kinds of pieces that it may not hop over (a janggi cannon may not hop over a \
             cannon).",
        )
        .like("\"cannon\""),
        pieces(
            "startled-by",
            "The kinds of enemy pieces that end its right to a first move when they arrive on a \
             cell from which they could reach it on an empty board (in Cambodian chess the \
             rook, for the king). The first move must be `unmoved`. A royal of this kind cannot \
             use its first move to leave check.",
        )
        .like("\"rook\""),
        optional(
            "captured-as",
            PIECE_NAME,
            "The kind of piece that it becomes when it is captured and goes to a hand; its own \
             kind when absent.",
        )
        .like("\"pawn\""),
        optional(
            "drop",
            Kind::Table(&hand::DROP),
            "Where and how the piece may be dropped; on any empty cell when absent.",
        ),
        default(
            "also",
            list(&SIGN),
            Literal::EmptyList,
            "Other letters of the piece that programs accept. The first is used in the notation \
             of the game's own tradition.",
        )
        .like("[\"h\"]"),
        optional(
            "character",
            Kind::Sided(&SIGN),
            "The character on the piece, in games whose pieces carry characters.",
        )
        .like("{ white = \"帥\", black = \"將\" }"),
    ],
)
.short(Short::Text {
    pattern: ":|^none$",
    expected: template!("a letter, a colon and a Betza text, such as `n:N`"),
    example: "n:N",
})
.expects("a table, or a text such as `n:N`");

pub(super) static MOVE: Table = table(
    "move",
    "Moves of a piece, and where they are possible.",
    &[
        default("betza", Kind::Betza, Literal::Text(""), "The moves in Betza notation."),
        optional(
            "steps",
            Kind::Table(&STEPS),
            "The moves as vectors, for moves that Betza notation cannot describe.",
        ),
        optional("from", REGIONS, "Only from these cells.").like("\"own rank 2\""),
        optional("to", REGIONS, "Only to these cells.").like("\"own rank 4\""),
        optional(
            "within",
            REGIONS,
            "Only if all cells of the path are among these, including the first and the last.",
        )
        .like("\"own palace\""),
        default(
            "when",
            list(&Kind::Table(&triggers::CONDITION)),
            NONE,
            "Only while these conditions hold, with the keys `not`, `count`, `hand` and `counter`. The side that has the \
             piece is `own`, and the piece's cell is `from`.",
        )
        .like("{ counter = { name = \"leaps\", owner = \"own\", at-least = 1 } }"),
    ],
)
.short(Short::Key("betza"))
.expects("a Betza text or a table");

const FAR: i64 = limits::MAX_EXTENT as i64 - 1;
pub(super) const VECTOR: Kind = list_of(2, 3, &number(-FAR, FAR));

pub(super) static STEPS: Table = table(
    "steps",
    "Moves as vectors from the mover's point of view.",
    &[
        required(
            "vectors",
            list(&VECTOR),
            "Distances to the right, forward and (optional) up: one vector, or a list of vectors.",
        )
        .like("[[1, 2], [-1, 2]]"),
        default(
            "range",
            COUNT,
            Literal::Number(1),
            "The largest number of such steps in a row; 0 for no limit.",
        )
        .like("3")
        .when_false(Literal::Number(0)),
        default("least", COUNT, Literal::Number(1), "The smallest number of such steps in a row.").like("2"),
        default(
            "modality",
            Kind::Letters("mcdek"),
            Literal::Text(""),
            "As in Betza notation: `m` moves to empty cells, `c` captures, `d` captures own \
             pieces, `e` captures en passant, `k` captures royals; `mc` when empty.",
        )
        .like("\"m\""),
        flag("initial", "The move is possible only as a first move."),
        flag(
            "marks-en-passant",
            "A piece that moves in this way can be captured en passant on the cells that it \
             passed.",
        ),
    ],
)
.short(Short::Key("vectors"))
.expects("a list of vectors or a table");

pub(super) static FIRST_MOVE: Table = one_of(
    "first-move",
    "When a piece may make its first move.",
    &[
        word("home", "While it stands on a cell on which such a piece of its side stands at the start."),
        word("unmoved", "While it has never moved."),
    ],
    &[required("in", REGIONS, "While it stands on one of these cells.").like("\"own rank 1..2\"")],
)
.expects("`home`, `unmoved` or `{ in = \"…\" }`");

pub(super) static PROMOTION: Table = table(
    "promotion",
    "How a piece promotes.",
    &[
        required("zone", REGIONS, "The promotion zone."),
        required(
            "to",
            Kind::Sided(&PIECES),
            "The kinds of pieces to choose from, in the order in which a program shows them.",
        )
        .like("[\"queen\", \"knight\"]"),
        default(
            "on",
            list(&Kind::Word(&[
                word("arriving", "Moves that end in the zone, whether or not they began there."),
                word("entering", "Moves that end in the zone and began outside."),
                word("leaving", "Moves that begin in the zone."),
                word(
                    "staying",
                    "Promotion instead of a move: on the piece's own cell in the zone, or on an empty \
             cell to which the new piece could move from there (sittuyin).",
                ),
            ])),
            Literal::EmptyList,
            "Which moves may promote; `arriving` when empty.",
        )
        .like("[\"arriving\", \"leaving\"]"),
        optional(
            "forced",
            REGIONS,
            "The cells on which promotion is compulsory; the whole zone when absent, `false` \
             for none.",
        )
        .like("\"own rank 9\"")
        .when_false(Literal::Text("none")),
        default(
            "limit",
            Kind::ByName { names: Named::Piece, of: &COUNT },
            Literal::EmptyTable,
            "A kind of piece may be chosen only while the side has fewer than this many of it \
             on the board.",
        )
        .like("{ queen = 1 }"),
        flag("captures-only", "Only captures promote."),
        flag("from-hand", "The new piece comes from the side's hand, and only pieces in hand can be chosen."),
        optional("last", REGIONS, "The promotion zone of a side's last such piece.").like("\"all\""),
        flag("peaceful", "A promotion may not give check, and the new piece may not attack any piece."),
        default(
            "in-chain",
            Kind::Word(&[
                word(
                    "at-end",
                    "It goes on as it is, and promotes only if its last capture ends in the zone \
             (international draughts).",
                ),
                word("stops", "It promotes, and the move ends there (English draughts)."),
                word("at-once", "It promotes and goes on as what it has become (Russian draughts)."),
            ]),
            Literal::Text("at-end"),
            "What a piece does that enters the zone with a capture and could go on capturing. Needs \
             `capture.chain`.",
        )
        .like("\"stops\""),
    ],
);

//! Pieces: moves and promotion.

use super::super::kinds::{
    AMOUNT, COUNT, PIECE as PIECE_NAME, PIECES, REGIONS, SIGN, default, flag, list, list_of, number, one_of,
    optional, pieces, required, table, word,
};
use super::super::{Kind, Literal, Named, Short, Table};
use super::hand;
use crate::definition::limits;

pub(super) static PIECE: Table = table(
    "piece",
    "A kind of piece.",
    &[
        required(
            "letter",
            Kind::Sided(&SIGN),
            "Its sign in position texts: a letter, or several characters where letters run out \
             (written `<name>` there).",
        )
        .like("\"n\""),
        default("moves", list(&Kind::Table(&MOVE)), Literal::EmptyList, "How it moves: all of these.")
            .like("\"N\""),
        optional("betza", Kind::Betza, "How it moves, in Betza notation: the same as one of the `moves`.")
            .instead_of("moves", "write the Betza text as one of the `moves`"),
        flag("royal", "Attacks on it are checks; losing it loses the game."),
        optional("royal-up-to", COUNT, "It is royal only while its side has no more than this many of it.")
            .like("1"),
        pieces("royal-with", "Kinds that `royal-up-to` counts together with it (a king and a crown prince).")
            .like("[\"prince\"]"),
        optional(
            "value",
            AMOUNT,
            "What it is worth in hundredths of a pawn, where the author knows better than the \
             computer.",
        )
        .like("450"),
        optional("confined", REGIONS, "The only cells that it may ever arrive on.").like("\"own palace\""),
        default(
            "first-move",
            Kind::Table(&FIRST_MOVE),
            Literal::Text("home"),
            "When it may use the moves that are marked as first moves (`i` in Betza notation).",
        )
        .like("\"unmoved\""),
        optional("promotion", Kind::Table(&PROMOTION), "What it turns into, where and when."),
        optional("capturable-by", PIECES, "The pieces that may capture it; all when absent.")
            .like("[\"king\"]"),
        pieces("no-hop-over", "Pieces that it may not hop over (a cannon of janggi over a cannon).")
            .like("\"cannon\""),
        pieces(
            "startled-by",
            "Enemy kinds that take its first move away by arriving where they could reach it on \
             an empty board (the rook that stares at a king in Cambodian chess). For pieces whose \
             first move is `unmoved`. Royals of this kind do not leap out of check either.",
        )
        .like("\"rook\""),
        optional(
            "captured-as",
            PIECE_NAME,
            "What it turns into when it is captured and goes to a hand; itself when absent.",
        )
        .like("\"pawn\""),
        optional(
            "drop",
            Kind::Table(&hand::DROP),
            "How it is dropped from a hand; on any empty cell when absent.",
        ),
        default(
            "also",
            list(&SIGN),
            Literal::EmptyList,
            "Other letters that texts have for it. The first stands in moves written by the \
             game's own customs.",
        )
        .like("[\"h\"]"),
        optional(
            "character",
            Kind::Sided(&SIGN),
            "The character on the piece, where pieces have characters.",
        )
        .like("{ white = \"帥\", black = \"將\" }"),
    ],
)
.short(Short::Text {
    pattern: ":|^none$",
    expected: "a letter, a colon and a Betza text, such as `n:N`",
    example: "n:N",
})
.expects("a table, or a text such as `n:N`");

pub(super) static MOVE: Table = table(
    "move",
    "Some of a piece's moves, and where they hold.",
    &[
        default("betza", Kind::Betza, Literal::Text(""), "The moves in Betza notation."),
        optional("steps", Kind::Table(&STEPS), "Or as steps, for boards that Betza has no words for."),
        optional("from", REGIONS, "Only from these cells.").like("\"own rank 2\""),
        optional("to", REGIONS, "Only to these cells.").like("\"own rank 4\""),
        optional(
            "within",
            REGIONS,
            "Only while every cell touched is one of these, the first and the last included.",
        )
        .like("\"own palace\""),
    ],
)
.short(Short::Key("betza"))
.expects("a Betza text or a table");

const FAR: i64 = limits::MAX_EXTENT as i64 - 1;
const VECTOR: Kind = list_of(2, 3, &number(-FAR, FAR));

pub(super) static STEPS: Table = table(
    "steps",
    "Moves as vectors from the mover's point of view.",
    &[
        required(
            "vectors",
            list(&VECTOR),
            "Steps to the right, forward and up (up may be left out): one vector, or a list of \
             them.",
        )
        .like("[[1, 2], [-1, 2]]"),
        default("range", COUNT, Literal::Number(1), "How many such steps at most; 0 for any number.")
            .like("3")
            .when_false(Literal::Number(0)),
        default("least", COUNT, Literal::Number(1), "How many such steps at least.").like("2"),
        default(
            "modality",
            Kind::Letters("mcdek"),
            Literal::Text(""),
            "As in Betza notation: `m` to empty cells, `c` captures, `d` captures one's own, `e` \
             captures in passing, `k` captures royals; `mc` when empty.",
        )
        .like("\"m\""),
        flag("initial", "Only as a first move."),
        flag("marks-en-passant", "A piece that moves so can be captured en passant on the cells it passed."),
    ],
)
.short(Short::Key("vectors"))
.expects("a list of vectors or a table");

pub(super) static FIRST_MOVE: Table = one_of(
    "first-move",
    "When a piece may make its first move.",
    &[
        word("home", "While it stands on a cell where such a piece of its side stands in the set-up."),
        word("unmoved", "While it has never moved."),
    ],
    &[required("in", REGIONS, "While it stands on one of these cells.").like("\"own rank 1..2\"")],
)
.expects("`home`, `unmoved` or `{ in = \"…\" }`");

pub(super) static PROMOTION: Table = table(
    "promotion",
    "How a piece promotes.",
    &[
        required("zone", REGIONS, "Where."),
        required("to", Kind::Sided(&PIECES), "Into which pieces, in the order a chooser shows them.")
            .like("[\"queen\", \"knight\"]"),
        default(
            "on",
            list(&Kind::Word(&[
                word("arriving", "Moves that end in the zone, whether or not they began there."),
                word("leaving", "Moves that begin in the zone."),
                word(
                    "staying",
                    "Instead of moving: on its cell in the zone, or on an empty cell that the new piece \
             would move to from there (sittuyin).",
                ),
            ])),
            Literal::EmptyList,
            "Which moves may promote; `arriving` when empty.",
        )
        .like("[\"arriving\", \"leaving\"]"),
        optional(
            "forced",
            REGIONS,
            "Where promotion is no choice; the whole zone when absent, `false` for nowhere.",
        )
        .like("\"own rank 9\"")
        .when_false(Literal::Text("none")),
        default(
            "limit",
            Kind::ByName { names: Named::Piece, of: &COUNT },
            Literal::EmptyTable,
            "A piece may be chosen only while the side has fewer than this many of it on the board.",
        )
        .like("{ queen = 1 }"),
        flag("captures-only", "Only captures promote."),
        flag("from-hand", "The new piece comes from the side's hand, and only what is there can be chosen."),
        optional("last", REGIONS, "Where a side's last such piece promotes, instead of the zone.")
            .like("\"all\""),
        flag("peaceful", "A promotion may neither give check nor leave the new piece attacking anything."),
    ],
);

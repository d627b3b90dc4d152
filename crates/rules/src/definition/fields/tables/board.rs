//! The board and the sides around it.

use super::super::kinds::{
    SIDE as SIDE_NAME, SIGN, default, flag, list, number, optional, required, table, word,
};
use super::super::{Kind, Literal, Short, Table, Word};
use crate::definition::limits;

const EXTENT: Kind = number(1, limits::MAX_EXTENT as i64);

pub(super) static BOARD: Table = table(
    "board",
    "The outline of the board.",
    &[
        default("files", EXTENT, Literal::Number(8), "How many columns.").like("10"),
        default("ranks", EXTENT, Literal::Number(8), "How many rows.").like("10"),
        default("layers", EXTENT, Literal::Number(1), "How many layers.").like("3"),
        optional(
            "geometry",
            Kind::Word(&[
                word("square", "Square cells."),
                word("hex", "Hexagons."),
                word("layers", "Layers of squares, one above the other."),
            ]),
            "What cells are; `layers` when there are several layers, otherwise `square`.",
        )
        .like("\"hex\""),
        default(
            "wrap",
            Kind::Word(&[
                word("none", "No edges."),
                word("files", "The left and the right edge: a cylinder."),
                word("ranks", "The lower and the upper edge: a cylinder that lies on its side."),
                word("both", "The left and the right edge, and the lower and the upper edge: a torus."),
            ]),
            Literal::Text("none"),
            "Which edges are glued together cell by cell.",
        )
        .like("\"files\""),
        default(
            "glue",
            list(&Kind::Table(&GLUE)),
            Literal::EmptyList,
            "Instead of `wrap`: opposite edges that are glued together, one pair after the other. A piece that crosses a \
             flipped edge keeps its course, so the rest of its move is mirrored; its side's forward stays what it is.",
        )
        .like("{ from = \"east\", to = \"west\", flip = true }")
        .instead_of("wrap", "`wrap` is short for edges that are glued without flip and shift"),
        default(
            "holes",
            Kind::Region,
            Literal::Text("none"),
            "Cells that are missing, named as on the full box.",
        )
        .like("\"d4..e5\""),
        default(
            "outline",
            Kind::Word(&[
                word("box", "All cells."),
                word("hexagon", "A regular hexagon of side n, cut from 2n−1 files and ranks of hexagons."),
            ]),
            Literal::Text("box"),
            "Which cells of the box there are, before holes.",
        )
        .like("\"hexagon\""),
    ],
)
.short(Short::Text {
    pattern: "^ *[0-9]+ *[x×] *[0-9]+ *([x×] *[0-9]+ *)?$",
    expected: "files and ranks such as `8x8`, or files, ranks and layers",
    example: "10x8",
})
.expects("a table, or a text such as `8x8`");

pub(super) static GLUE: Table = table(
    "glue",
    "Two opposite edges that are glued together.",
    &[
        required("from", Kind::Word(EDGES), "The edge over which a piece leaves."),
        required("to", Kind::Word(EDGES), "The opposite edge, over which it enters.").like("\"east\""),
        flag(
            "flip",
            "One edge is turned round, as on a Möbius strip: what leaves near one end enters near the other.",
        ),
        default(
            "shift",
            number(1 - limits::MAX_EXTENT as i64, limits::MAX_EXTENT as i64 - 1),
            Literal::Number(0),
            "How many cells further north or east it enters. The other two edges must be free, or glued without flip \
             and shift.",
        ),
    ],
);

const EDGES: &[Word] = &[
    word("west", "The left edge."),
    word("east", "The right edge."),
    word("south", "The lower edge."),
    word("north", "The upper edge."),
];

pub(super) static SIDE: Table = table(
    "side",
    "A player.",
    &[
        required("name", SIDE_NAME, "Its name."),
        optional("letter", SIGN, "One letter for position texts; the first of the name when absent.")
            .like("\"x\""),
        required("forward", Kind::Word(COMPASS), "Where its pieces go forward."),
    ],
);

pub(super) const COMPASS: &[Word] = &[
    word("north", "Towards the higher ranks."),
    word("north-east", "Between north and east; on hexagons."),
    word("east", "Towards the higher files; on squares."),
    word("south-east", "Between south and east; on hexagons."),
    word("south", "Towards the lower ranks."),
    word("south-west", "Between south and west; on hexagons."),
    word("west", "Towards the lower files; on squares."),
    word("north-west", "Between north and west; on hexagons."),
];

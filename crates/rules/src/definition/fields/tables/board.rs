//! The board and the sides around it.

use super::super::kinds::{
    SIDE as SIDE_NAME, SIGN, default, flag, list, number, optional, required, table, word,
};
use super::super::{Kind, Literal, Short, Table, Word};
use crate::definition::limits;
use crate::template;

const EXTENT: Kind = number(1, limits::MAX_EXTENT as i64);

pub(super) static BOARD: Table = table(
    "board",
    "The shape and size of the board.",
    &[
        default("files", EXTENT, Literal::Number(8), "The number of files (columns).").like("10"),
        default("ranks", EXTENT, Literal::Number(8), "The number of ranks (rows).").like("10"),
        default("layers", EXTENT, Literal::Number(1), "The number of layers.").like("3"),
        optional(
            "geometry",
            Kind::Word(&[
                word("square", "Square cells."),
                word("hex", "Hexagonal cells."),
                word("layers", "Layers of squares, one above the other."),
            ]),
            "The geometry of the cells. When absent: `layers` on a board of several layers, \
             otherwise `square`.",
        )
        .like("\"hex\""),
        default(
            "wrap",
            Kind::Word(&[
                word("none", "The board does not wrap around."),
                word("files", "The left and the right edge are joined: a cylinder."),
                word("ranks", "The lower and the upper edge are joined: a cylinder that lies on its side."),
                word("both", "Left and right, and lower and upper edges are joined: a torus."),
            ]),
            Literal::Text("none"),
            "Which edges of the board are joined cell by cell, so that pieces move across them.",
        )
        .like("\"files\""),
        default(
            "glue",
            list(&Kind::Table(&GLUE)),
            Literal::EmptyList,
            "Instead of `wrap`: edges that are glued together, one pair after the other. Edges that share a corner need a \
             board with as many files as ranks. A piece that crosses an edge keeps its course on the glued board: as drawn, \
             the rest of its move is mirrored or turned. The forward direction of its side stays what it is.",
        )
        .like("{ from = \"east\", to = \"west\", flip = true }")
        .instead_of("wrap", template!("`wrap` is short for edges that are glued without flip and shift")),
        default(
            "joins",
            list(&Kind::Table(&JOIN)),
            Literal::EmptyList,
            "Instead of `wrap` and `glue`: runs of cell edges that are joined wherever one likes, on a board of squares. A piece \
             that crosses such an edge goes on in the direction that the entry says, until its move ends. A step that is no \
             straight step, such as a diagonal one or a knight's leap, is every shortest way along files and ranks: where \
             joined edges meet in a corner, the ways may lead to different cells, and each of these is a destination.",
        )
        .like("{ from = \"e4..h4\", toward = \"north\", to = \"e9..h9\", heading = \"north\" }"),
        default(
            "holes",
            Kind::Region,
            Literal::Text("none"),
            "Cells that the board does not have. They are named as on the full box.",
        )
        .like("\"d4..e5\""),
        default(
            "outline",
            Kind::Word(&[
                word("box", "All cells."),
                word(
                    "hexagon",
                    "A regular hexagon with n cells a side, cut from 2n−1 files and 2n−1 ranks of \
             hexagonal cells.",
                ),
            ]),
            Literal::Text("box"),
            "Which cells of the box belong to the board, before `holes` are removed.",
        )
        .like("\"hexagon\""),
    ],
)
.short(Short::Text {
    pattern: "^ *[0-9]+ *[x×] *[0-9]+ *([x×] *[0-9]+ *)?$",
    expected: template!("files and ranks such as `8x8`, or files, ranks and layers"),
    example: "10x8",
})
.expects("a table, or a text such as `8x8`");

pub(super) static GLUE: Table = table(
    "glue",
    "Two edges that are glued together.",
    &[
        required("from", Kind::Word(EDGES), "The edge over which a piece leaves."),
        required(
            "to",
            Kind::Word(EDGES),
            "The edge over which it enters: the opposite one, or one that shares a corner.",
        )
        .like("\"east\""),
        flag(
            "flip",
            "One edge is turned round, as on a Möbius strip: what leaves near one end enters near the other. With edges \
             that share a corner, what leaves near the corner enters far from it. Two pairs of such edges are both \
             flipped, or neither.",
        ),
        default(
            "shift",
            number(1 - limits::MAX_EXTENT as i64, limits::MAX_EXTENT as i64 - 1),
            Literal::Number(0),
            "How many cells further north or east it enters. Only opposite edges can be shifted, while the other two \
             edges are free or glued without flip and shift.",
        ),
    ],
);

pub(super) static JOIN: Table = table(
    "join",
    "A run of cell edges that is joined to another one.",
    &[
        required(
            "from",
            RUN,
            "The cells that a piece leaves: one, or a straight run along the edge, from the first to the last.",
        )
        .like("\"e4..h4\""),
        required("toward", Kind::Word(EDGES), "The edge of these cells over which it leaves.").like("\"north\""),
        required(
            "to",
            RUN,
            "The cells that it enters, in the same order: from the first of `from` it comes to the first of these. Runs in \
             opposite orders mirror what goes on.",
        )
        .like("\"e9..h9\""),
        required("heading", Kind::Word(EDGES), "The direction in which it goes on.").like("\"north\""),
    ],
);

const RUN: Kind = Kind::Text { most: limits::MAX_NAME };

pub(super) static FORWARD_IN: Table = table(
    "forward-in",
    "Cells from which a side moves forward in another direction than elsewhere.",
    &[
        required("region", Kind::Region, "The cells. The first entry that has a cell counts.")
            .like("\"rank 9..12\""),
        required("forward", Kind::Word(COMPASS), "The direction of forward there.").like("\"north\""),
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
        required("name", SIDE_NAME, "The name of the side."),
        optional(
            "letter",
            SIGN,
            "The letter of the side in position texts. When absent, the first letter of the name.",
        )
        .like("\"x\""),
        required("forward", Kind::Word(COMPASS), "The direction in which its pieces move forward."),
        default(
            "forward-in",
            list(&Kind::Table(&FORWARD_IN)),
            Literal::EmptyList,
            "Where its pieces move forward in another direction, as on boards with `joins`. Regions seen by the side do not \
             change.",
        )
        .like("{ region = \"rank 9..12\", forward = \"north\" }"),
        default(
            "team",
            Kind::Text { most: limits::MAX_NAME },
            Literal::Text(""),
            "The name of its team. Sides of the same team do not capture or check each other, and win and lose together. \
             When empty, the side plays for itself.",
        )
        .like("\"north-south\""),
    ],
);

pub(super) const COMPASS: &[Word] = &[
    word("north", "Towards the higher ranks."),
    word("north-east", "Between north and east; only on hexagons."),
    word("east", "Towards the higher files; only on squares."),
    word("south-east", "Between south and east; only on hexagons."),
    word("south", "Towards the lower ranks."),
    word("south-west", "Between south and west; only on hexagons."),
    word("west", "Towards the lower files; only on squares."),
    word("north-west", "Between north and west; only on hexagons."),
];

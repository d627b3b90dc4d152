//! Authorship and appearance. They do not affect how the game is played, so they are not part of its hash.

use super::super::kinds::{NONE, default, list, optional, table, word};
use super::super::{Kind, Literal, Named, Table};
use crate::definition::limits;

const TITLE: Kind = Kind::Text { most: limits::MAX_TITLE };
const DESCRIPTION: Kind = Kind::Text { most: limits::MAX_DESCRIPTION };
const NOTHING: Literal = Literal::Text("");

pub(super) static ABOUT: Table = table(
    "about",
    "The author of a game, and its title in other languages. Documents do not inherit \
             this table.",
    &[
        default("author", TITLE, NOTHING, "The author of the document.").like("\"Ada Example\""),
        default(
            "licence",
            TITLE,
            NOTHING,
            "The licence of the document, as an SPDX identifier if there is one.",
        )
        .like("\"CC-BY-4.0\""),
        default(
            "notes",
            Kind::Text { most: limits::MAX_NOTES },
            NOTHING,
            "Notes: anything else that readers should know.",
        )
        .like("\"First played in 1974.\""),
        default(
            "titles",
            Kind::ByName { names: Named::Language, of: &TITLE },
            Literal::EmptyTable,
            "The title in other languages.",
        )
        .like("{ de = \"Mein Schach\" }"),
        default(
            "descriptions",
            Kind::ByName { names: Named::Language, of: &DESCRIPTION },
            Literal::EmptyTable,
            "The description in other languages.",
        )
        .like("{ de = \"Schach mit zwei Damen.\" }"),
    ],
);

pub(super) static LOOK: Table = table(
    "look",
    "How a game looks. A mistake here is only a warning: the game looks as if the wrong part were absent.",
    &[
        default(
            "regions",
            Kind::ByName { names: Named::Region, of: &Kind::Table(&REGION_LOOK) },
            Literal::EmptyTable,
            "How regions look.",
        )
        .like("{ palace = { colour = \"#c83c28\" } }"),
        default(
            "sides",
            Kind::ByName { names: Named::Side, of: &Kind::Table(&SIDE_LOOK) },
            Literal::EmptyTable,
            "How sides look.",
        )
        .like("{ white = { label = \"Red\", colour = \"#c83c28\" } }"),
        default(
            "pieces",
            Kind::ByName { names: Named::Piece, of: &Kind::Table(&PIECE_LOOK) },
            Literal::EmptyTable,
            "How pieces look.",
        )
        .like("{ camel = { drawing = \"knight\" } }"),
        default(
            "lines",
            list(&Kind::Text { most: limits::MAX_REGION }),
            NONE,
            "Draws lines instead of cells. Each joins some points, in order; the pieces stand on the points.",
        )
        .like("\"a1 d1 g1\""),
        default(
            "shape",
            Kind::Word(&[
                word("flat", "On the lattice."),
                word("ring", "Files around a middle, the first rank outermost."),
                word(
                    "three-sided",
                    "Three half boards around a point, on a box of 3n files and 3m ranks of which each side has 2n files and m \
                     ranks: the first has files 1 to 2n, the second all but the middle n, the third all but the first n.",
                ),
            ]),
            Literal::Text("flat"),
            "How the cells of a board of squares lie on the page.",
        )
        .like("\"ring\""),
    ],
);

pub(super) static REGION_LOOK: Table = table(
    "region-look",
    "How a region looks.",
    &[
        optional(
            "colour",
            Kind::Colour,
            "A tint for the cells of the region. A cell takes the colour of the first such region.",
        ),
        default("label", TITLE, NOTHING, "A name to show.").like("\"The palace\""),
    ],
);

pub(super) static SIDE_LOOK: Table = table(
    "side-look",
    "How a side looks.",
    &[
        optional("colour", Kind::Colour, "The colour of its pieces."),
        default("label", TITLE, NOTHING, "A name to show.").like("\"Red\""),
    ],
);

pub(super) static PIECE_LOOK: Table = table(
    "piece-look",
    "How a piece looks. Without this table, the program chooses a drawing by the name \
             and the moves of the piece.",
    &[
        optional("drawing", Kind::Name(Named::Drawing), "The name of a drawing in the current piece set."),
        default(
            "fills",
            list(&Kind::Outline),
            NONE,
            "A drawing of its own, which overrides `drawing`: outlines filled with the side's colour, \
             100 by 100 units with the y axis pointing down. Without outlines the piece is a disc.",
        ),
        default("lines", list(&Kind::Outline), NONE, "Outlines that are stroked, not filled.")
            .like("\"M20 50H80\""),
        default("spots", list(&Kind::Outline), NONE, "Outlines filled with the colour of the strokes.")
            .like("\"M45 30H55V40H45Z\""),
        optional(
            "body",
            Kind::Name(Named::Body),
            "The name of a body in the current 3D set. Without one, a drawing of its own becomes a body.",
        ),
    ],
);

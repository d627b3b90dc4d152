//! Authorship and appearance. They do not affect how the game is played, so they are not part of its hash.

use super::super::kinds::{NONE, default, list, optional, table};
use super::super::{Kind, Literal, Named, Table};
use crate::definition::limits;

const TITLE: Kind = Kind::Text { most: limits::MAX_TITLE };
const DESCRIPTION: Kind = Kind::Text { most: limits::MAX_DESCRIPTION };
const NOTHING: Literal = Literal::Text("");

pub(super) static ABOUT: Table = table(
    "about",
    "Who made a game, and what it is called in other languages. A document does not \
             inherit it.",
    &[
        default("author", TITLE, NOTHING, "Who made it.").like("\"Ada Example\""),
        default(
            "licence",
            TITLE,
            NOTHING,
            "On what terms others may use it, as an SPDX name where there is one.",
        )
        .like("\"CC-BY-4.0\""),
        default("notes", Kind::Text { most: limits::MAX_NOTES }, NOTHING, "Anything else worth knowing.")
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
    ],
);

pub(super) static REGION_LOOK: Table = table(
    "region-look",
    "How a region looks.",
    &[
        optional(
            "colour",
            Kind::Colour,
            "A tint for its cells. A cell has the colour of the first such region.",
        ),
        default("label", TITLE, NOTHING, "What it is called.").like("\"The palace\""),
    ],
);

pub(super) static SIDE_LOOK: Table = table(
    "side-look",
    "How a side looks.",
    &[
        optional("colour", Kind::Colour, "The colour of its pieces."),
        default("label", TITLE, NOTHING, "What it is called.").like("\"Red\""),
    ],
);

pub(super) static PIECE_LOOK: Table = table(
    "piece-look",
    "How a piece looks. Without anything said it looks as its name and moves suggest.",
    &[
        optional("drawing", Kind::Name(Named::Drawing), "A drawing of the piece set in use, by its name."),
        default(
            "fills",
            list(&Kind::Outline),
            NONE,
            "A drawing of its own, which goes before `drawing`: outlines filled with the side's \
             colour, in a box of 100 by 100 with the y axis down. Without any it stands on a disc.",
        ),
        default("lines", list(&Kind::Outline), NONE, "Outlines that are only drawn along.")
            .like("\"M20 50H80\""),
        default("spots", list(&Kind::Outline), NONE, "Outlines filled with the colour of the lines.")
            .like("\"M45 30H55V40H45Z\""),
        optional(
            "body",
            Kind::Name(Named::Body),
            "A body of the 3D set in use, by its name. Without one, a drawing of its own becomes a body.",
        ),
    ],
);

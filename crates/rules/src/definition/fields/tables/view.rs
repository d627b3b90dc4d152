//! What the sides see.

use super::super::kinds::{default, flag, one_of, pieces, required, reserved, table, word};
use super::super::{Kind, Literal, Table};

pub(super) static VIEW: Table = table(
    "view",
    "What a side sees of the position. When the game is over, all is shown.",
    &[
        default(
            "sees",
            Kind::Table(&SEES),
            Literal::Text("all"),
            "Which cells a side sees. It sees its own pieces in any case, and sides of one team see the same.",
        )
        .like("\"reach\""),
        default(
            "tries",
            Kind::Word(&[
                word("none", "It knows."),
                word(
                    "mover",
                    "It may try any move that could be legal for what it sees. An umpire refuses those that are not, \
                     which costs nothing; none may be tried again before the position changes. Nobody else hears of it.",
                ),
                word("all", "The same, but all hear that a try was refused, though not which."),
            ]),
            Literal::Text("none"),
            "Whether a side knows which of its moves are legal or has to try (Kriegspiel). Not for pieces that hop.",
        )
        .like("\"mover\""),
        default(
            "announces",
            Kind::Table(&ANNOUNCES),
            Literal::EmptyTable,
            "What an umpire tells all sides after each step.",
        )
        .like("{ captures = true }"),
        reserved("kinds", "Which pieces hide of which kind they are."),
    ],
);

static ANNOUNCES: Table = table(
    "announces",
    "What an umpire tells all sides.",
    &[
        flag("captures", "On which cells pieces were captured or removed."),
        pieces("names", "Of captured pieces, these kinds are named."),
        default(
            "checks",
            Kind::Word(&[
                word("none", "Nothing."),
                word("check", "That it is check."),
                word(
                    "line",
                    "Also from where, seen from its royal: file, rank, longer or shorter diagonal, or by which piece.",
                ),
            ]),
            Literal::Text("none"),
            "What is told when the side to move is in check.",
        )
        .like("\"line\""),
        pieces("can-capture", "Whether the side to move can capture with these pieces."),
        flag("counts", "How many such captures it has."),
    ],
);

static SEES: Table = one_of(
    "sees",
    "Which cells a side sees.",
    &[
        word("all", "All: nothing is hidden."),
        word(
            "reach",
            "Those to which its pieces could move if it were its turn, and those on which they could capture (dark \
             chess).",
        ),
        word("own", "Only those on which its own pieces stand."),
    ],
    &[required("around", Kind::Leaps, "Those that are one such leap away from one of its pieces.").like("\"K\"")],
)
.expects("`all`, `reach`, `own` or `{ around = \"…\" }`");

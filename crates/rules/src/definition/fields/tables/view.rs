//! What the sides see.

use super::super::kinds::{default, one_of, required, reserved, table, word};
use super::super::{Kind, Literal, Table};

pub(super) static VIEW: Table = table(
    "view",
    "What a side sees of the position. It always knows which moves it has. When the game is over, all is shown.",
    &[
        default(
            "sees",
            Kind::Table(&SEES),
            Literal::Text("all"),
            "Which cells a side sees. It sees its own pieces in any case, and sides of one team see the same.",
        )
        .like("\"reach\""),
        reserved("announces", "What an umpire tells the sides."),
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

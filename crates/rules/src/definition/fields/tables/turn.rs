//! Turns, check, captures, and walls that players place.

use super::super::kinds::{
    NONE, PIECES, REGIONS, count, default, flag, number, optional, pieces, required, table, word,
};
use super::super::{Field, Kind, Literal, Short, Table};
use crate::definition::limits;

const STEPS: Kind = number(1, limits::MAX_LIST as i64);

/// `true` or `false`, for all sides or by side; the default is `false`.
const fn flag_by_side(key: &'static str, doc: &'static str) -> Field {
    default(key, Kind::Sided(&Kind::Flag), Literal::Flag(false), doc)
}

pub(super) static TURN: Table = table(
    "turn",
    "How a turn goes. Where a value differs by side, the default holds for sides that are not named.",
    &[
        default(
            "steps",
            Kind::Sided(&STEPS),
            Literal::Number(1),
            "Steps that a side makes in one turn (monster chess: White makes two).",
        )
        .like("{ white = 2 }"),
        optional(
            "first-steps",
            STEPS,
            "Steps of the very first turn of the game, whichever side begins; as any other when absent.",
        )
        .like("1"),
        count(
            "grows-by",
            "Every turn has this many more steps than the one before (progressive chess). The turns of all \
             sides are counted together.",
        )
        .like("1"),
        flag_by_side("check-ends", "Giving check ends the turn of the side that gives it at once."),
        default(
            "pass",
            Kind::Sided(&Kind::Word(&[
                word("never", "Never."),
                word("allowed", "Whenever its royal is not attacked. `true` says the same."),
                word("stuck", "Only when nothing else is legal."),
            ])),
            Literal::Text("never"),
            "Whether a side may pass instead of moving.",
        )
        .like("{ black = \"allowed\" }")
        .when_true(Literal::Text("allowed")),
        count(
            "passes-end",
            "This many passes in a row, whoever makes them, end the game in a draw; 0 for never.",
        )
        .like("2"),
    ],
);

pub(super) static CHECK: Table = table(
    "check",
    "What check means. Where a value differs by side, the default holds for sides that are not named.",
    &[
        default(
            "binding",
            Kind::Sided(&Kind::Flag),
            Literal::Flag(true),
            "A side must not leave its royals attacked. When false, its royals may be captured, and it loses \
             with the last of them.",
        )
        .like("{ white = false }"),
        flag_by_side("forbidden", "A side may not give check (racing kings)."),
        default(
            "facing",
            Kind::Word(&[
                word("ignored", "Nothing."),
                word(
                    "bikjang",
                    "Janggi: the side to move must break it or pass; when it stands for two positions in \
             a row the game is over.",
                ),
            ]),
            Literal::Text("ignored"),
            "What happens when two royals face each other along a file with nothing between them. It \
             concerns both sides at once.",
        )
        .like("\"bikjang\""),
        flag_by_side(
            "all",
            "A side with several royals is in check only when all of them are attacked (Spartan \
             chess).",
        )
        .like("{ black = true }"),
        flag_by_side(
            "stays",
            "A royal may not step out of check: it may only capture the piece that gives it \
             (makpong).",
        ),
    ],
);

pub(super) static CAPTURE: Table = table(
    "capture",
    "What captures mean. Where a value differs by side, it is said for the side that captures or arrives, \
             and the default holds for sides that are not named.",
    &[
        flag_by_side("forced", "A side that can capture must capture.").like("{ black = true }"),
        optional(
            "blast",
            Kind::Table(&BLAST),
            "A capture also removes the captor and the pieces around (atomic chess), whichever side captures.",
        ),
        default("petrifies", Kind::Sided(&PIECES), NONE, "Pieces that turn into walls when they capture.")
            .like("\"queen\""),
        default(
            "flips",
            Kind::Sided(&Kind::Word(&[
                word("none", "None."),
                word("lines", "Those in straight lines between the piece and another of its side (reversi)."),
                word("neighbours", "All next to it (ataxx)."),
                word(
                    "touched",
                    "All next to it, if it moved, or if it was dropped next to a piece of its side \
             (quadwrangle).",
                ),
            ])),
            Literal::Text("none"),
            "Which enemies change sides when a piece arrives.",
        )
        .like("\"lines\""),
    ],
);

pub(super) static BLAST: Table = table(
    "blast",
    "What a capture removes besides the captured piece.",
    &[
        default(
            "area",
            Kind::Leaps,
            Literal::Text("K"),
            "The cells around the captured piece: where a piece that leaps so could go from there.",
        )
        .like("\"W\""),
        pieces("spares", "Pieces that survive around a capture, though not as captors.").like("\"pawn\""),
        pieces("immune", "Pieces that survive even as captors.").like("\"king\""),
        flag("petrifies", "Every piece that is blown up leaves a wall."),
    ],
)
.short(Short::True)
.expects("`true`, or a table");

pub(super) static WALLS: Table = table(
    "walls",
    "Walls put by the players. Every move ends with one.",
    &[
        required(
            "put",
            Kind::Word(&[
                word("anywhere", "Anywhere."),
                word("arrow", "Where the piece that has just moved could move on to (amazons)."),
                word(
                    "duck",
                    "Anywhere; there is only one wall, and it must go to another cell each time (duck \
             chess).",
                ),
                word("edge", "On the edge of the board or beside a wall."),
                word("trail", "On the cell that the piece has just left."),
            ]),
            "Where a wall may be put: always on an empty cell.",
        ),
        optional("region", REGIONS, "Only on these cells.").like("\"rank 3..6\""),
        flag(
            "instead",
            "Putting a wall is a move of its own, instead of the end of every move. It never \
             answers a check.",
        ),
    ],
);

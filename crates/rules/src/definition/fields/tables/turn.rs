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
    "Steps and passes in a turn. Where a value differs by side, the default applies to sides that are not named.",
    &[
        default(
            "steps",
            Kind::Sided(&STEPS),
            Literal::Number(1),
            "The number of steps that a side makes in one turn (monster chess: White makes two).",
        )
        .like("{ white = 2 }"),
        optional(
            "first-steps",
            STEPS,
            "The number of steps in the first turn of the game, whichever side begins; `steps` when absent.",
        )
        .like("1"),
        count(
            "grows-by",
            "Each turn has this many steps more than the one before (progressive chess). The turns of all \
             sides are counted together.",
        )
        .like("1"),
        flag_by_side("check-ends", "Giving check ends the turn at once."),
        default(
            "pass",
            Kind::Sided(&Kind::Word(&[
                word("never", "Never."),
                word("allowed", "Whenever no royal of the side is attacked. `true` means the same."),
                word("stuck", "Only when the side has no other legal move."),
            ])),
            Literal::Text("never"),
            "Whether a side may pass instead of moving.",
        )
        .like("{ black = \"allowed\" }")
        .when_true(Literal::Text("allowed")),
        count("passes-end", "This many passes in a row, whichever sides make them, end the game in a draw; 0 turns the rule off.")
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
            "A side may not leave its royals attacked. If `false`, its royals can be captured, and it loses with \
             the last of them.",
        )
        .like("{ white = false }"),
        default(
            "forbidden",
            Kind::Sided(&Kind::Word(&[
                word("never", "It is not. `false` means the same."),
                word("always", "It is (racing kings). `true` means the same."),
                word(
                    "unless-mate",
                    "It is, except if that is mate: if the side that moves next has no move that leaves its royals \
                     safe, whether or not that move would itself be a forbidden check (checkless chess).",
                ),
            ])),
            Literal::Text("never"),
            "Whether giving check is illegal.",
        )
        .like("\"unless-mate\"")
        .when_true(Literal::Text("always"))
        .when_false(Literal::Text("never")),
        default(
            "facing",
            Kind::Word(&[
                word("ignored", "Nothing."),
                word(
                    "bikjang",
                    "As in janggi: the side to move must end it or pass. If it lasts for two positions \
             in a row, the game ends.",
                ),
            ]),
            Literal::Text("ignored"),
            "What happens when two royals face each other on a file with no piece between them. The rule \
             applies to both sides.",
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
        default(
            "captures",
            Kind::Word(&[
                word("all", "All, even those that a trigger forbids."),
                word(
                    "legal",
                    "Those that no trigger forbids (köko: a piece that would stand alone on the royal's cell \
             does not attack it).",
                ),
            ]),
            Literal::Text("all"),
            "Which captures of a royal are attacks on it.",
        )
        .like("\"legal\""),
        flag(
            "before-effects",
            "A move must leave the royals of its side safe before the effects of triggers, too, not only after them \
             (Alice chess).",
        ),
    ],
);

pub(super) static CAPTURE: Table = table(
    "capture",
    "What captures mean. Where a value differs by side, it is said for the side that captures or arrives, \
             and the default holds for sides that are not named.",
    &[
        flag_by_side("forced", "A side that can capture must capture.").like("{ black = true }"),
        flag_by_side(
            "most",
            "Of all captures, a side must make one that takes the most pieces. Needs `forced`.",
        )
        .like("true"),
        default(
            "chain",
            Kind::Sided(&Kind::Word(&[
                word("never", "A move captures once. `false` means the same."),
                word("may", "The piece may capture again from the cell where it has landed, and so on."),
                word(
                    "must",
                    "The piece must capture again as long as it can. If it can land on several cells behind \
             a captured piece, it must choose one from which it can go on (draughts). `true` means the same.",
                ),
            ])),
            Literal::Text("never"),
            "Whether a piece that has captured goes on capturing in the same move.",
        )
        .like("\"must\"")
        .when_true(Literal::Text("must"))
        .when_false(Literal::Text("never")),
        default(
            "removed",
            Kind::Word(&[
                word("at-once", "Each with its capture."),
                word(
                    "at-end",
                    "All at the end of the move. Until then they stand in the way like walls, and none is \
             captured twice.",
                ),
            ]),
            Literal::Text("at-once"),
            "When the pieces that a chain captures leave the board.",
        )
        .like("\"at-end\""),
        flag(
            "no-turning-back",
            "In a chain, a capture may not go in the direction opposite to that of the capture before it \
             (Turkish draughts).",
        ),
        optional(
            "blast",
            Kind::Table(&BLAST),
            "A capture also removes the capturing piece and the pieces around it (atomic chess), whichever side captures.",
        ),
        default("petrifies", Kind::Sided(&PIECES), NONE, "Pieces that turn into walls when they capture.")
            .like("\"queen\""),
        default(
            "flips",
            Kind::Sided(&Kind::Word(&[
                word("none", "None."),
                word(
                    "lines",
                    "Those in straight lines between the piece and another piece of its side (reversi).",
                ),
                word("neighbours", "All that are next to the piece (ataxx)."),
                word(
                    "touched",
                    "All that are next to the piece, if it moved or was dropped next to a piece of its \
             side (quadwrangle).",
                ),
            ])),
            Literal::Text("none"),
            "Which enemy pieces change sides when a piece arrives.",
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
            "The cells around the captured piece that are affected, as leaps from there.",
        )
        .like("\"W\""),
        pieces("spares", "Pieces that survive a blast around a capture, but not their own captures.")
            .like("\"pawn\""),
        pieces("immune", "Pieces that survive every blast, even their own captures.").like("\"king\""),
        flag("petrifies", "Each piece that a blast removes leaves a wall."),
    ],
)
.short(Short::True)
.expects("`true`, or a table");

pub(super) static WALLS: Table = table(
    "walls",
    "Walls that players put on the board. Every move ends with putting one.",
    &[
        required(
            "put",
            Kind::Word(&[
                word("anywhere", "On any cell."),
                word("arrow", "On a cell to which the piece that has just moved could move next (amazons)."),
                word(
                    "duck",
                    "On any cell. There is only one wall, and it must move to another cell each time \
             (duck chess).",
                ),
                word("edge", "On the edge of the board or next to a wall."),
                word("trail", "On the cell that the piece has just left."),
            ]),
            "Where a wall may be put. The cell must be empty.",
        ),
        optional("region", REGIONS, "Only on these cells.").like("\"rank 3..6\""),
        flag(
            "instead",
            "Putting a wall is a move of its own, not the end of every move. It is not possible \
             in check.",
        ),
    ],
);

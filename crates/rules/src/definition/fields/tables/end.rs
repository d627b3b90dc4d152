//! How games end.

use super::super::kinds::{
    COUNT, NONE, PIECES, POINTS, POINTS_BY_PIECE, REGIONS, SIDE, SIDES, count, default, flag, list, number,
    optional, pieces, required, table, word,
};
use super::super::{Kind, Literal, Named, Table, Word};
use crate::definition::limits;

pub(super) static END: Table = table(
    "end",
    "How the game ends.",
    &[
        default(
            "checkmate",
            Kind::Sided(&VERDICT),
            Literal::Text("loss"),
            "The result for the side to move when it is in check and has no legal move.",
        ),
        default(
            "stalemate",
            Kind::Sided(&VERDICT),
            Literal::Text("draw"),
            "The result for the side to move when it is not in check and has no legal move.",
        )
        .like("\"loss\""),
        default("mate", Kind::Table(&MATE), Literal::EmptyTable, "Checkmates that do not win."),
        default("goals", list(&Kind::Table(&GOAL)), NONE, "Goals: cells that a side wins by reaching."),
        default(
            "checks",
            Kind::Sided(&COUNT),
            Literal::Number(0),
            "A side that has given this many checks wins; 0 turns the rule off.",
        )
        .like("3"),
        default(
            "connect",
            list(&Kind::Table(&CONNECT)),
            NONE,
            "Patterns of pieces that end the game, such as four in a row.",
        )
        .like("{ line = 4 }"),
        optional(
            "full-board",
            VERDICT,
            "The game ends when no cell is empty. This is the result for the side that would \
             move next.",
        )
        .like("\"most\""),
        default(
            "extinction",
            list(&Kind::Table(&EXTINCTION)),
            NONE,
            "The game ends when a side has lost certain pieces.",
        ),
        default(
            "eliminated",
            Kind::Word(&[
                word("stay", "They stay on the board and can be captured."),
                word("vanish", "They are removed from the board."),
                word("obstacles", "They stay on the board and cannot be captured."),
                word(
                    "captor",
                    "Royal pieces are removed; the others go over to the side that eliminated theirs. If no other side \
                     did, they stay as obstacles.",
                ),
            ]),
            Literal::Text("stay"),
            "What happens to the pieces of a side that has lost while the others continue \
             (three or more sides).",
        )
        .like("\"vanish\""),
        default(
            "team-loss",
            Kind::Word(&[
                word("all", "When all its sides have lost."),
                word("any", "As soon as one of its sides has lost."),
            ]),
            Literal::Text("all"),
            "When a team of several sides has lost.",
        )
        .like("\"any\""),
        optional(
            "score",
            Kind::Name(Named::Counter),
            "When only one team is left, or the game would be a draw, the team with the most of this counter wins, even if it is \
             out. When absent, the last team wins.",
        ),
        count(
            "move-rule",
            "The game is a draw after this many turns of each side without a capture or a pawn \
             move; 0 turns the rule off.",
        )
        .like("50"),
        pieces(
            "move-rule-pieces",
            "The kinds of pieces whose moves reset this count, except moves that they could \
             take back at once.",
        )
        .like("\"pawn\""),
        count(
            "move-rule-at-last",
            "After this many turns the draw is automatic; before, a player can claim it. 0 \
             makes it automatic from the start.",
        )
        .like("75"),
        count(
            "move-rule-checks",
            "The largest number of checks of each side that count as turns without progress; 0 \
             if all count.",
        )
        .like("10"),
        count(
            "repetition",
            "The game ends when a position has occurred this many times; 0 turns the rule off.",
        )
        .like("3"),
        default(
            "repetition-verdict",
            Kind::Sided(&VERDICT),
            Literal::Text("draw"),
            "The result of a repetition for the side to move after it.",
        )
        .like("\"loss\""),
        count(
            "repetition-at-last",
            "After this many occurrences the repetition ends the game; before, a player can \
             claim it. 0 makes it automatic from the start.",
        )
        .like("5"),
        count(
            "to-and-fro",
            "A side that moves one piece back and forth for this many turns in a row loses, \
             unless it was in check; 0 turns the rule off.",
        )
        .like("4"),
        pieces(
            "to-and-fro-pieces",
            "The kinds of pieces that `to-and-fro` applies to; all kinds when empty.",
        )
        .like("\"rook\""),
        flag(
            "perpetual-check-loses",
            "A side loses a repetition if it, and only it, gave check with every move.",
        ),
        optional(
            "chase",
            Kind::Table(&CHASE),
            "A side loses a repetition if it, and only it, chased a piece with every move.",
        ),
        optional(
            "counting",
            Kind::Table(&COUNTING),
            "A counting rule: the game is a draw when a count reaches its limit.",
        ),
        default(
            "declarations",
            list(&Kind::Table(&DECLARATION)),
            NONE,
            "Results that the side to move may declare (entering king in shogi). The first \
             declaration that fits applies.",
        ),
        default(
            "draws",
            Kind::Table(&DRAWS),
            Literal::EmptyTable,
            "Who wins a game that would otherwise be a draw.",
        ),
    ],
);

pub(super) const VERDICT: Kind = Kind::Word(VERDICTS);

const VERDICTS: &[Word] = &[
    word("win", "The side wins."),
    word("loss", "The side loses."),
    word("draw", "The game is a draw."),
    word("fewest", "The side with the fewest pieces on the board wins; a draw when sides are equal."),
    word("most", "The side with the most pieces on the board wins; a draw when sides are equal."),
];

pub(super) static MATE: Table = table(
    "mate",
    "Checkmates that do not win.",
    &[
        pieces(
            "not-by",
            "A side loses by a checkmate in which only these pieces give check (the knight of \
             shatar).",
        )
        .like("\"knight\""),
        pieces(
            "needs-check-by",
            "Checkmate is a draw unless one of these pieces gave a check in the unbroken series \
             of checks before it. Any piece suffices when empty.",
        )
        .like("[\"queen\", \"rook\"]"),
    ],
);

pub(super) static GOAL: Table = table(
    "goal",
    "Goals: cells that a side wins by reaching.",
    &[
        pieces("pieces", "The kinds of pieces that count; all kinds when empty.").like("\"king\""),
        required("region", REGIONS, "The cells."),
        default(
            "count",
            number(1, limits::MAX_CELLS as i64),
            Literal::Number(1),
            "The number of pieces that must be there.",
        ),
        flag(
            "last-reply",
            "Sides that move later in the same round have one more move; if one of them reaches \
             the goal, too, the game is a draw (racing kings).",
        ),
        flag(
            "blocked",
            "The goal is also reached when one of the pieces is there and all other cells of \
             the region are occupied.",
        ),
        flag(
            "safe",
            "Attacked pieces do not count. A piece that another side's move makes safe wins \
             when its side's turn begins.",
        ),
        flag(
            "held",
            "The goal is reached only if the pieces are still there at the beginning of the \
             side's next turn.",
        ),
    ],
);

pub(super) static CONNECT: Table = table(
    "connect",
    "Patterns of pieces that end the game. They are checked for the side that has just \
             moved.",
    &[
        pieces("pieces", "The kinds of pieces that count; all kinds when empty.").like("\"stone\""),
        count("line", "The number of pieces side by side in a straight line; 0 turns the rule off.")
            .like("4"),
        count(
            "collinear",
            "The number of pieces on one straight line, whatever is between them; 0 turns the \
             rule off.",
        )
        .like("3"),
        count("square", "The side of a square that is filled with pieces; 0 turns the rule off.").like("2"),
        optional(
            "from",
            REGIONS,
            "A chain of adjacent pieces must begin on one of these cells and end on one of \
             those in `to`.",
        )
        .like("\"rank 1\""),
        optional("to", REGIONS, "Where the chain of `from` must end.").like("\"rank 8\""),
        default(
            "along",
            Kind::Leaps,
            Literal::Text(""),
            "The directions of lines and chains, as single steps in Betza notation; all eight \
             when empty.",
        )
        .like("\"W\""),
        optional("verdict", VERDICT, "The result for the side that has the pieces; a win when absent.")
            .like("\"loss\""),
    ],
);

pub(super) static EXTINCTION: Table = table(
    "extinction",
    "The game ends when a side has lost certain pieces.",
    &[
        pieces("pieces", "The kinds of pieces that are counted together; all kinds when empty.")
            .like("\"king\""),
        optional("sides", SIDES, "The sides that the rule applies to; all sides when absent."),
        count("at-most", "The rule applies when at most this many pieces are left.").like("1"),
        count(
            "others-at-least",
            "The rule applies only while the other sides together have at least this many of \
             these pieces.",
        )
        .like("2"),
        flag(
            "reply",
            "While it is the side's turn, `others-at-least` is one higher, because the side may \
             still capture one of the pieces with its reply.",
        ),
        required("verdict", VERDICT, "The result for that side.").like("\"loss\""),
    ],
);

pub(super) static CHASE: Table = table(
    "chase",
    "Which attacks are chases. A side chases a piece when its move makes a new threat: \
             to capture an unprotected piece, or to capture a piece with one of lower value.",
    &[
        pieces("free", "The kinds of pieces that are allowed to chase (generals and soldiers).")
            .like("[\"king\", \"soldier\"]"),
        pieces("prey", "The kinds of pieces that others are allowed to chase.").like("\"king\""),
        pieces(
            "prey-at-home",
            "The kinds of pieces that others are allowed to chase while they stand in their \
             `home`.",
        )
        .like("\"soldier\""),
        optional("home", REGIONS, "The region for `prey-at-home` (for soldiers: before the river).")
            .like("\"own rank 1..5\""),
        default(
            "stronger",
            Kind::ByName { names: Named::Piece, of: &PIECES },
            Literal::EmptyTable,
            "By kind: the kinds of higher value. An attack on one of these is a chase even if \
             it is protected.",
        )
        .like("{ horse = \"chariot\" }"),
    ],
);

pub(super) static COUNTING: Table = table(
    "counting",
    "Counting against a limit (makruk and its relatives): the weaker side counts turns, \
             and the game is a draw when the count exceeds the limit.",
    &[
        pieces("without", "No side counts while one of these pieces is on the board.").like("\"pawn\""),
        count("at-most", "A side may count if it has at most this many pieces; 0 allows any number.")
            .like("3"),
        count(
            "board",
            "The limit in turns for a side that has more than its king (board's honour); 0 if \
             it may not count.",
        )
        .like("64"),
        pieces("bare-without", "A bare king does not count while one of these pieces is on the board.")
            .like("\"pawn\""),
        default(
            "bare",
            list(&Kind::Table(&HONOUR)),
            NONE,
            "The limit for a bare king (pieces' honour), by the pieces of the other side. The \
             first entry that fits applies.",
        ),
        flag("from-pieces", "The count of a bare king begins at the number of pieces on the board."),
    ],
);

pub(super) static HONOUR: Table = table(
    "honour",
    "A limit for a bare king.",
    &[
        default(
            "against",
            Kind::ByName { names: Named::Piece, of: &COUNT },
            Literal::EmptyTable,
            "The pieces that the other side must have, with the least number of each; any \
             pieces when empty.",
        )
        .like("{ rook = 2 }"),
        required("limit", COUNT, "The limit in turns.").like("8"),
    ],
);

pub(super) static DECLARATION: Table = table(
    "declaration",
    "A result that the side to move may declare, unless it is in check, when its royals \
             and enough other pieces are in a region (shogi: entering king).",
    &[
        required(
            "region",
            REGIONS,
            "The region in which all royals of the side must stand. The side must have at least \
             one.",
        )
        .like("\"own rank 7..9\""),
        count("pieces", "The number of other pieces of the side that must stand there.").like("10"),
        default(
            "points",
            POINTS_BY_PIECE,
            Literal::EmptyTable,
            "The points for each piece of the side in the region and in its hand; other pieces \
             count 0.",
        )
        .like("{ rook = 5, gold = 1 }"),
        default(
            "at-least",
            Kind::Sided(&COUNT),
            Literal::Number(0),
            "The number of points that the side must have.",
        )
        .like("28"),
        required("verdict", VERDICT, "The result for that side."),
    ],
);

pub(super) static DRAWS: Table = table(
    "draws",
    "Who wins a game that would otherwise be a draw by stalemate, repetition, the move \
             count, facing royals, passes or a full board.",
    &[
        optional("winner", SIDE, "This side wins (armageddon), also when points are equal.")
            .like("\"black\""),
        default(
            "points",
            POINTS_BY_PIECE,
            Literal::EmptyTable,
            "The points for each piece on the board. The side with more points wins.",
        )
        .like("{ rook = 13, pawn = 2 }"),
        default(
            "bonus",
            Kind::ByName { names: Named::Side, of: &POINTS },
            Literal::EmptyTable,
            "Points that a side has from the start (janggi: the bonus of the second player).",
        )
        .like("{ black = 1 }"),
    ],
);

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
            "For the side to move when it is in check and has no legal move.",
        ),
        default(
            "stalemate",
            Kind::Sided(&VERDICT),
            Literal::Text("draw"),
            "For the side to move when it is not in check and has no legal move.",
        )
        .like("\"loss\""),
        default("mate", Kind::Table(&MATE), Literal::EmptyTable, "Mates that do not count."),
        default("goals", list(&Kind::Table(&GOAL)), NONE, "Winning by reaching cells."),
        count("checks", "A side that has given this many checks wins; 0 for off.").like("3"),
        default(
            "connect",
            list(&Kind::Table(&CONNECT)),
            NONE,
            "Ending the game by pieces that stand together.",
        )
        .like("{ line = 4 }"),
        optional(
            "full-board",
            VERDICT,
            "The game ends when no cell is empty, and this is what it means for the side that \
             would move then.",
        )
        .like("\"most\""),
        default("extinction", list(&Kind::Table(&EXTINCTION)), NONE, "Ending the game by losing pieces."),
        default(
            "eliminated",
            Kind::Word(&[
                word("stay", "They stay where they are and may be captured."),
                word("vanish", "They leave the board."),
            ]),
            Literal::Text("stay"),
            "What becomes of the pieces of a side that has lost while others play on (three or \
             more sides).",
        )
        .like("\"vanish\""),
        count(
            "move-rule",
            "A draw when no pawn moved and nothing was captured for this many turns of each \
             side; 0 for off.",
        )
        .like("50"),
        pieces(
            "move-rule-pieces",
            "Kinds of pieces whose moves start that count again, unless they could go straight \
             back.",
        )
        .like("\"pawn\""),
        count(
            "move-rule-at-last",
            "From this many turns on the draw is automatic, before that a player has to claim \
             it; 0 when it is automatic at once.",
        )
        .like("75"),
        count(
            "move-rule-checks",
            "How many checks of each side count as turns without progress at most; 0 when all \
             count.",
        )
        .like("10"),
        count("repetition", "The game ends when a position occurs this often; 0 for off.").like("3"),
        default(
            "repetition-verdict",
            Kind::Sided(&VERDICT),
            Literal::Text("draw"),
            "What that means for the side to move after the repetition.",
        )
        .like("\"loss\""),
        count(
            "repetition-at-last",
            "When a position has occurred this often the repetition ends the game, before that a \
             player has to claim it; 0 when it ends the game at once.",
        )
        .like("5"),
        count(
            "to-and-fro",
            "A side that moves one piece to and fro for this many turns in a row loses, unless \
             it was in check; 0 for off.",
        )
        .like("4"),
        pieces("to-and-fro-pieces", "The kinds that `to-and-fro` holds for; all when empty.")
            .like("\"rook\""),
        flag("perpetual-check-loses", "A side that alone gave check all through a repetition loses."),
        optional(
            "chase",
            Kind::Table(&CHASE),
            "A side that alone chased a piece all through a repetition loses.",
        ),
        optional("counting", Kind::Table(&COUNTING), "Counting against a limit, which makes a draw."),
        default(
            "declarations",
            list(&Kind::Table(&DECLARATION)),
            NONE,
            "Results that the side to move may declare (the impasse of shogi): the first that fits.",
        ),
        default(
            "draws",
            Kind::Table(&DRAWS),
            Literal::EmptyTable,
            "What decides a game that would be drawn.",
        ),
    ],
);

pub(super) const VERDICT: Kind = Kind::Word(VERDICTS);

const VERDICTS: &[Word] = &[
    word("win", "The side wins."),
    word("loss", "The side loses."),
    word("draw", "Nobody wins."),
    word("fewest", "The side with the fewest pieces on the board wins; a draw when several have as few."),
    word("most", "The side with the most pieces on the board wins; a draw when several have as many."),
];

pub(super) static MATE: Table = table(
    "mate",
    "Mates that do not count.",
    &[
        pieces(
            "not-by",
            "A side that mates with nothing but these giving check has lost (the knight of shatar).",
        )
        .like("\"knight\""),
        pieces(
            "needs-check-by",
            "Mate is a draw unless one of these gave check in the unbroken series of checks that \
             ends with it; any may when empty.",
        )
        .like("[\"queen\", \"rook\"]"),
    ],
);

pub(super) static GOAL: Table = table(
    "goal",
    "Winning by reaching cells.",
    &[
        pieces("pieces", "Any of these pieces; all kinds when empty.").like("\"king\""),
        required("region", REGIONS, "The cells."),
        default(
            "count",
            number(1, limits::MAX_CELLS as i64),
            Literal::Number(1),
            "How many pieces must be there.",
        ),
        flag(
            "last-reply",
            "The sides that move later in the same round may still reach the goal, too: then it \
             is a draw (racing kings).",
        ),
        flag(
            "blocked",
            "It is reached, too, when one of the pieces is there and every other cell is taken \
             by anybody.",
        ),
        flag(
            "safe",
            "The pieces there must not be attacked; they win when the side's turn comes and they \
             still stand there.",
        ),
        flag(
            "held",
            "It is reached only when the pieces are still there at the beginning of the side's \
             next turn.",
        ),
    ],
);

pub(super) static CONNECT: Table = table(
    "connect",
    "Ending the game by pieces that stand together. It is for the side that has just moved.",
    &[
        pieces("pieces", "These pieces count; all kinds when empty.").like("\"stone\""),
        count("line", "How many must stand side by side in a straight line; 0 for no such rule.").like("4"),
        count(
            "collinear",
            "How many must stand on one straight line, whatever is between them; 0 for no such \
             rule.",
        )
        .like("3"),
        count("square", "How many files and ranks a full square must have; 0 for no such rule.").like("2"),
        optional("from", REGIONS, "A chain of pieces from one of these cells …").like("\"rank 1\""),
        optional("to", REGIONS, "… to one of these.").like("\"rank 8\""),
        default(
            "along",
            Kind::Leaps,
            Literal::Text(""),
            "Directions of lines and chains, as single steps in Betza notation; all eight when \
             empty.",
        )
        .like("\"W\""),
        optional(
            "verdict",
            VERDICT,
            "What it means for the side whose pieces they are; it wins when absent.",
        )
        .like("\"loss\""),
    ],
);

pub(super) static EXTINCTION: Table = table(
    "extinction",
    "Ending the game by losing pieces.",
    &[
        pieces("pieces", "The kinds counted together; all kinds when empty.").like("\"king\""),
        optional("sides", SIDES, "The sides it applies to; all when absent."),
        count("at-most", "It happens when no more than this many are left.").like("1"),
        count("others-at-least", "And only while the others together have at least this many of them.")
            .like("2"),
        flag(
            "reply",
            "While it is that side's turn the others need one more: with its reply it may yet \
             bring them below the number.",
        ),
        required("verdict", VERDICT, "What it means for that side.").like("\"loss\""),
    ],
);

pub(super) static CHASE: Table = table(
    "chase",
    "Which attacks are chases. A side chases a piece when its move makes a threat that \
             was not there before: to capture it for nothing, or with a piece that is worth \
             less.",
    &[
        pieces("free", "Kinds that may chase freely (generals and soldiers).")
            .like("[\"king\", \"soldier\"]"),
        pieces("prey", "Kinds that may be chased freely.").like("\"king\""),
        pieces("prey-at-home", "Kinds that may be chased freely while they stand in their `home`.")
            .like("\"soldier\""),
        optional("home", REGIONS, "Where that is (for soldiers: before the river).")
            .like("\"own rank 1..5\""),
        default(
            "stronger",
            Kind::ByName { names: Named::Piece, of: &PIECES },
            Literal::EmptyTable,
            "For a kind, those that are worth more: attacking one counts even when it is protected.",
        )
        .like("{ horse = \"chariot\" }"),
    ],
);

pub(super) static COUNTING: Table = table(
    "counting",
    "Counting against a limit (makruk and its kin): the side that is behind counts \
             turns, and the game is drawn when the count passes the limit.",
    &[
        pieces("without", "Nobody counts while any of these is on the board.").like("\"pawn\""),
        count("at-most", "A side may count with no more than this many pieces; 0 for any number.").like("3"),
        count(
            "board",
            "The limit for a side that has more than its king (board's honour), in turns; 0 when \
             it may not count.",
        )
        .like("64"),
        pieces("bare-without", "A bare king does not count while any of these is on the board.")
            .like("\"pawn\""),
        default(
            "bare",
            list(&Kind::Table(&HONOUR)),
            NONE,
            "The limit for a bare king (pieces' honour), by what the other side has: the first \
             that fits.",
        ),
        flag("from-pieces", "A bare king's count begins with the number of pieces on the board."),
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
            "The other side has at least this many of these; any pieces will do when empty.",
        )
        .like("{ rook = 2 }"),
        required("limit", COUNT, "The limit in turns.").like("8"),
    ],
);

pub(super) static DECLARATION: Table = table(
    "declaration",
    "A result that the side to move may declare, unless it is in check, once its royals \
             are far enough and enough pieces have come along (shogi: the entering king).",
    &[
        required("region", REGIONS, "Where all its royals must stand; it must have one.")
            .like("\"own rank 7..9\""),
        count("pieces", "How many other pieces of its own must stand there.").like("10"),
        default(
            "points",
            POINTS_BY_PIECE,
            Literal::EmptyTable,
            "What its pieces there and in hand count; those not named count nothing.",
        )
        .like("{ rook = 5, gold = 1 }"),
        default("at-least", Kind::Sided(&COUNT), Literal::Number(0), "How many points it must have.")
            .like("28"),
        required("verdict", VERDICT, "What it means for that side."),
    ],
);

pub(super) static DRAWS: Table = table(
    "draws",
    "What decides a game that would be drawn: by stalemate, repetition, the move count, \
             facing royals, passes or a full board.",
    &[
        optional("winner", SIDE, "This side wins (armageddon). It also wins when points are equal.")
            .like("\"black\""),
        default(
            "points",
            POINTS_BY_PIECE,
            Literal::EmptyTable,
            "The side with more points wins: what each piece on the board counts.",
        )
        .like("{ rook = 13, pawn = 2 }"),
        default(
            "bonus",
            Kind::ByName { names: Named::Side, of: &POINTS },
            Literal::EmptyTable,
            "Points that a side has from the start (janggi: the second player's bonus).",
        )
        .like("{ black = 1 }"),
    ],
);

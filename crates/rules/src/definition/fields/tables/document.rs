//! The document itself.

use super::super::kinds::{AMOUNT, default, list, optional, required, table, word};
use super::super::{Kind, Literal, Named, Table, Word};
use super::{about, board, chance, end, hand, pieces, quest, setup, terrain, triggers, turn, view};
use crate::definition::limits;

/// A whole document.
pub static DOCUMENT: Table = table(
    "document",
    "A game, or changes to another game.",
    &[
        required(
            "name",
            Kind::Name(Named::Document),
            "The name that programs use: lower-case letters, digits and `-`. It is not \
             inherited from the parent.",
        )
        .like("\"my-chess\""),
        default(
            "title",
            Kind::Text { most: limits::MAX_TITLE },
            Literal::Text(""),
            "The name that people see.",
        )
        .like("\"My Chess\""),
        default(
            "description",
            Kind::Text { most: limits::MAX_DESCRIPTION },
            Literal::Text(""),
            "One or two sentences for a gallery.",
        )
        .like("\"Chess with two queens.\""),
        default(
            "aliases",
            list(&Kind::Name(Named::Document)),
            Literal::EmptyList,
            "Other names of the game, used elsewhere.",
        )
        .like("[\"two-queens\"]"),
        optional(
            "extends",
            Kind::Name(Named::Document),
            "The parent: the document that this one changes. Tables are merged key by key; \
             other values replace the parent's values.",
        ),
        default(
            "about",
            Kind::Table(&about::ABOUT),
            Literal::EmptyTable,
            "The author of the game, and its title in other languages. Not part of the rules.",
        ),
        default(
            "look",
            Kind::Table(&about::LOOK),
            Literal::EmptyTable,
            "How the game looks. Not part of the rules.",
        ),
        default(
            "board",
            Kind::Table(&board::BOARD),
            Literal::EmptyTable,
            "The board. When absent, 8 files and 8 ranks.",
        ),
        optional(
            "sides",
            list(&Kind::Table(&board::SIDE)),
            "The sides in turn order. When absent, `white` facing north and `black` facing south.",
        )
        .like("[{ name = \"red\", forward = \"north\" }, { name = \"blue\", forward = \"south\" }]"),
        default(
            "regions",
            Kind::ByName { names: Named::Region, of: &Kind::Region },
            Literal::EmptyTable,
            "Named sets of cells.",
        )
        .like("{ palace = \"d1..f3\" }"),
        required(
            "pieces",
            Kind::ByName { names: Named::Piece, of: &Kind::Table(&pieces::PIECE) },
            "The kinds of pieces, by name.",
        ),
        required("setup", Kind::Table(&setup::SETUP), "The start position."),
        default(
            "castling",
            Kind::Either { table: &setup::CASTLING, list: &list(&Kind::Table(&setup::WING)) },
            Literal::EmptyList,
            "Ways to castle: a table for both wings, or a list with one entry for each way.",
        ),
        optional("hand", Kind::Table(&hand::HAND), "Pieces in hand. When absent, the game has no hands."),
        optional(
            "gates",
            Kind::Table(&hand::GATES),
            "Gates: pieces that enter the board on a home cell when the piece there leaves it \
             for the first time.",
        ),
        default("turn", Kind::Table(&turn::TURN), Literal::EmptyTable, "Steps and passes in a turn."),
        default("check", Kind::Table(&turn::CHECK), Literal::EmptyTable, "What check means."),
        default("capture", Kind::Table(&turn::CAPTURE), Literal::EmptyTable, "What captures mean."),
        optional("walls", Kind::Table(&turn::WALLS), "Walls that players put on the board."),
        default(
            "counters",
            Kind::ByName { names: Named::Counter, of: &AMOUNT },
            Literal::EmptyTable,
            "Counters for triggers and actions. Each side has its own counters, which start at these values.",
        )
        .like("{ lives = 3 }"),
        default(
            "triggers",
            list(&Kind::Table(&triggers::TRIGGER)),
            Literal::EmptyList,
            "Rules with effects that follow when an event happens.",
        ),
        default(
            "actions",
            list(&Kind::Table(&triggers::ACTION)),
            Literal::EmptyList,
            "What a side may do instead of moving a piece.",
        )
        .like("{ name = \"swap\", do = { convert = { owner = \"own\", cells = \"board\" } } }"),
        default(
            "influence",
            list(&Kind::Table(&triggers::INFLUENCE)),
            Literal::EmptyList,
            "Pieces that borrow the moves of others near them.",
        )
        .like("{ from = { around = \"bW\" } }"),
        optional(
            "chance",
            Kind::Table(&chance::CHANCE),
            "What nature decides: a die before each turn, or pieces that lie face down.",
        ),
        optional("terrain", Kind::Table(&terrain::TERRAIN), "The terrain of cells, and the items on them."),
        optional("quest", Kind::Table(&quest::QUEST), "The goals of a level."),
        default("end", Kind::Table(&end::END), Literal::EmptyTable, "How the game ends."),
        default(
            "view",
            Kind::Table(&view::VIEW),
            Literal::EmptyTable,
            "What a side sees of the position. When absent, everything.",
        ),
        default(
            "notation",
            Kind::Word(CUSTOMS),
            Literal::Text("chess"),
            "The tradition that the notation of moves follows. Not part of the rules.",
        )
        .like("\"shogi\""),
        optional(
            "$schema",
            Kind::Text { most: limits::MAX_DESCRIPTION },
            "The address of the schema, for editors. The program ignores it.",
        )
        .like("\"https://chesswright.org/schema/definition.schema.json\""),
    ],
);

const CUSTOMS: &[Word] = &[
    word("chess", "`Nf3`: files are letters from the left, ranks numbers from the near edge."),
    word(
        "shogi",
        "`P-7f`: files are numbers from the right, ranks letters or numbers from the far \
             edge.",
    ),
    word("xiangqi", "`C2=5`: files are numbers from each player's right, distances stand for ranks."),
    word("janggi", "`P73-63`: ranks from the far edge, then files from the left."),
    word("thai", "`ม-จ๔`: as in chess, with Thai letters and digits."),
    word(
        "draughts",
        "`32-28`: the numbers of the cells on which the pieces stand, from the right corner of Black.",
    ),
    word("draughts-cells", "`c3-d4`, `d4xf6xh4`: all cells on which a piece lands."),
];

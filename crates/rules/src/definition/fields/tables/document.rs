//! The document itself.

use super::super::kinds::{AMOUNT, default, list, optional, required, reserved, table, word};
use super::super::{Kind, Literal, Named, Table, Word};
use super::{about, board, end, hand, pieces, quest, setup, terrain, triggers, turn};
use crate::definition::limits;

/// A whole document.
pub static DOCUMENT: Table = table(
    "document",
    "A game, or changes to one.",
    &[
        required(
            "name",
            Kind::Name(Named::Document),
            "The short name programs use: lower-case letters, digits and `-`. Each document has \
             its own, whatever it extends.",
        )
        .like("\"my-chess\""),
        default("title", Kind::Text { most: limits::MAX_TITLE }, Literal::Text(""), "The name people use.")
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
            "Other names in use elsewhere.",
        )
        .like("[\"two-queens\"]"),
        optional(
            "extends",
            Kind::Name(Named::Document),
            "The document that this one changes. Tables are merged key by key, everything else \
             is replaced.",
        ),
        default(
            "about",
            Kind::Table(&about::ABOUT),
            Literal::EmptyTable,
            "Who made the game, and what it is called in other languages. No part of the rules.",
        ),
        default(
            "look",
            Kind::Table(&about::LOOK),
            Literal::EmptyTable,
            "How the game looks. No part of the rules.",
        ),
        default(
            "board",
            Kind::Table(&board::BOARD),
            Literal::EmptyTable,
            "The cells; eight files and ranks when absent.",
        ),
        optional(
            "sides",
            list(&Kind::Table(&board::SIDE)),
            "Who plays, in turn order; when absent `white` facing north and `black` facing south.",
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
            "The kinds of pieces by name.",
        ),
        required("setup", Kind::Table(&setup::SETUP), "The start position."),
        default(
            "castling",
            Kind::Either { table: &setup::CASTLING, list: &list(&Kind::Table(&setup::WING)) },
            Literal::EmptyList,
            "Ways to castle: a table for both wings, or a list with one entry for each way.",
        ),
        optional("hand", Kind::Table(&hand::HAND), "Pieces in hand. Without it there are no hands."),
        optional(
            "gates",
            Kind::Table(&hand::GATES),
            "Pieces that come in behind those that leave their home cells for the first time.",
        ),
        default("turn", Kind::Table(&turn::TURN), Literal::EmptyTable, "How a turn goes."),
        default("check", Kind::Table(&turn::CHECK), Literal::EmptyTable, "What check means."),
        default("capture", Kind::Table(&turn::CAPTURE), Literal::EmptyTable, "What captures mean."),
        optional("walls", Kind::Table(&turn::WALLS), "Walls that players put on the board."),
        default(
            "counters",
            Kind::ByName { names: Named::Counter, of: &AMOUNT },
            Literal::EmptyTable,
            "Numbers that triggers count with. Each side has its own, which starts at this.",
        )
        .like("{ lives = 3 }"),
        default(
            "triggers",
            list(&Kind::Table(&triggers::TRIGGER)),
            Literal::EmptyList,
            "Rules that apply when something happens.",
        ),
        optional(
            "terrain",
            Kind::Table(&terrain::TERRAIN),
            "What the cells are made of, and what lies on them.",
        ),
        optional(
            "quest",
            Kind::Table(&quest::QUEST),
            "What one side has to reach, where the game is a level.",
        ),
        default("end", Kind::Table(&end::END), Literal::EmptyTable, "How the game ends."),
        default(
            "notation",
            Kind::Word(CUSTOMS),
            Literal::Text("chess"),
            "Whose customs the players follow when they write moves down. No part of the rules.",
        )
        .like("\"shogi\""),
        optional(
            "$schema",
            Kind::Text { most: limits::MAX_DESCRIPTION },
            "Where editors find the schema of documents. Nothing else reads it.",
        )
        .like("\"https://chesswright.org/schema/definition.schema.json\""),
        reserved("view", "What a side may see of the position."),
    ],
);

const CUSTOMS: &[Word] = &[
    word("chess", "`Nf3`: files are letters from the left, ranks numbers from the near edge."),
    word("shogi", "`P-7f`: files are numbers from the right, ranks letters or numbers from the far edge."),
    word("xiangqi", "`C2=5`: files are numbers from each player's right, distances stand for ranks."),
    word("janggi", "`P73-63`: ranks from the far edge, then files from the left."),
    word("thai", "`ม-จ๔`: as in chess, with Thai letters and digits."),
];

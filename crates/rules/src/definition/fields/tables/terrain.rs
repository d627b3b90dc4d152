//! Terrain of the cells, and the items on them.

use super::super::kinds::{
    COUNT, NONE, PIECE, PIECES, SIDE, SIDES, default, flag, list, number, one_of, optional, required, table,
    word,
};
use super::super::{Field, Kind, Literal, Named, Table, Word};
use super::board::COMPASS;
use crate::definition::limits;

const fn cells(key: &'static str, doc: &'static str) -> Field {
    default(key, Kind::Region, Literal::Text(""), doc).like("\"d4..e5\"")
}

/// The cells that an entry of a list applies to.
const fn at(doc: &'static str) -> Field {
    required("at", Kind::Region, doc).like("\"d4\"")
}

const KEY_COLOUR: Kind = Kind::Name(Named::KeyColour);
const CHANNEL: Kind = Kind::Name(Named::Channel);

pub(super) static TERRAIN: Table = table(
    "terrain",
    "Terrain, fixtures and items, and how they affect the sides. Permanent walls and \
             holes are not part of it: they are missing cells of the board.",
    &[
        cells("fences", "Fences: cells that only leaps may cross."),
        cells("cracked", "Cracked walls: a bomb turns them into floor."),
        cells("ice", "Ice: a piece that arrives here slides on, unless it leapt."),
        default(
            "belts",
            list(&Kind::Table(&TOWARD)),
            NONE,
            "Belts: cells that carry along any piece that stops there.",
        ),
        default(
            "one-way",
            list(&Kind::Table(&TOWARD)),
            NONE,
            "Cells that can be entered in one direction only.",
        ),
        default(
            "doors",
            list(&Kind::Table(&DOOR)),
            NONE,
            "Doors. A door opens when a side that has a key of its colour moves onto it.",
        ),
        default(
            "gates",
            list(&Kind::Table(&BARRIER)),
            NONE,
            "Gates. A gate is open while a plate of its channel is down.",
        ),
        default("plates", list(&Kind::Table(&PLATE)), NONE, "Plates that pieces press by standing on them."),
        default(
            "warps",
            list(&Kind::Table(&WARP)),
            NONE,
            "Warps: a pad on one cell leads to another cell. A connection in both directions \
             takes two entries.",
        ),
        cells("exits", "Exits."),
        default("promotion", list(&Kind::Table(&TILE)), NONE, "Cells where pieces promote."),
        default("items", list(&Kind::Table(&ITEM_ON_CELLS)), NONE, "Items on cells."),
        default(
            "marked",
            list(&Kind::Table(&MARKED)),
            NONE,
            "Pieces of the setup with properties of their own.",
        ),
        default(
            "l-paths",
            PIECES,
            NONE,
            "The kinds of pieces whose leaps need a free path, with either the long or the \
             short leg first.",
        )
        .like("\"knight\""),
        default(
            "sides",
            Kind::ByName { names: Named::Side, of: &Kind::Table(&PARTY) },
            Literal::EmptyTable,
            "By side: how terrain affects it. Other sides take no items and use warps.",
        ),
        default(
            "ladder",
            Kind::ByName { names: Named::Piece, of: &Kind::Table(&RUNG) },
            Literal::EmptyTable,
            "By kind: the pieces that it becomes with a sword and with a shield.",
        )
        .like("{ pawn = { sword = \"rook\", shield = \"bishop\" } }"),
        default(
            "promotes",
            Kind::ByName { names: Named::Piece, of: &PIECES },
            Literal::EmptyTable,
            "By kind: the pieces that it may become on a promotion cell without `to`.",
        )
        .like("{ pawn = [\"queen\", \"knight\"] }"),
        default(
            "warp-occupied",
            Kind::Word(&[
                word("jam", "The piece stays on the pad."),
                word(
                    "capture",
                    "The piece captures an enemy there, if it may capture; otherwise it stays on the pad.",
                ),
                word("forbid", "The move is illegal."),
            ]),
            Literal::Text("jam"),
            "What happens when a piece arrives on a pad and the destination is occupied.",
        )
        .like("\"capture\""),
        flag("no-corner-cutting", "Diagonal steps between two obstacles are not allowed."),
        flag("items-block-paths", "For sides that take no items, items block the paths of leaps."),
        flag("sliders-pass-items", "Sliders pass over items without taking them."),
        flag("door-pass", "Sliders continue through doors that they open."),
        optional("bomb-radius", number(0, limits::MAX_EXTENT as i64), "The radius of a bomb; 1 when absent."),
        flag("bomb-chain", "A bomb triggers other bombs within its radius."),
        flag(
            "ward-adjacent",
            "A slider that removes a ward stops next to that piece instead of staying on its \
             own cell.",
        ),
    ],
);

pub(super) static TOWARD: Table = table(
    "toward",
    "Cells with a direction.",
    &[at("The cells."), required("toward", Kind::Word(COMPASS), "The direction.")],
);

pub(super) static DOOR: Table = table(
    "door",
    "Doors of a colour.",
    &[at("The cells."), required("colour", KEY_COLOUR, "The colour of the key that opens them.")],
);

pub(super) static BARRIER: Table = table(
    "barrier",
    "Gates of a channel.",
    &[
        at("The cells."),
        required("channel", CHANNEL, "The channel of the plates that open the gate."),
        flag("all", "All plates of the channel must be down, not just one."),
    ],
);

pub(super) static PLATE: Table = table(
    "plate",
    "A plate that pieces press by standing on it.",
    &[
        at("The cells. Each cell is a separate plate."),
        required("channel", CHANNEL, "The channel of the gates that the plate opens."),
        default(
            "mode",
            Kind::Word(&[
                word("hold", "Down while a piece stands on it."),
                word("latch", "Down for ever after the first arrival."),
                word("toggle", "Each arrival switches it between down and up."),
            ]),
            Literal::Text("hold"),
            "How long the plate stays down.",
        )
        .like("\"latch\""),
        default(
            "who",
            Kind::Table(&WHO),
            Literal::EmptyTable,
            "The pieces that can press the plate; any piece when empty.",
        ),
    ],
);

pub(super) static WARP: Table = table(
    "warp",
    "A pad that leads to another cell.",
    &[
        required("at", Kind::Cell, "The cell of the pad.").like("\"b2\""),
        required("to", Kind::Cell, "The cell that the pad leads to.").like("\"g7\""),
    ],
);

pub(super) static TILE: Table = table(
    "tile",
    "Cells where pieces promote.",
    &[
        at("The cells."),
        default(
            "to",
            PIECES,
            NONE,
            "The kinds of pieces to choose from, in the order in which a program shows them; \
             those of `promotes` when empty.",
        ),
    ],
);

pub(super) static ITEM_ON_CELLS: Table = table(
    "item-on-cells",
    "Items on cells.",
    &[at("The cells. Each has one item."), required("item", Kind::Table(&ITEM), "The item.")],
);

pub(super) static ITEM: Table = one_of(
    "item",
    "An item.",
    &[
        word("sword", "The piece that takes it becomes the `sword` piece of its `ladder`."),
        word("shield", "The piece that takes it becomes the `shield` piece of its `ladder`."),
        word("ward", "The piece that takes it survives one capture or blast."),
        word("bomb", "It removes all pieces around it, including the one that took it."),
        word("coin", "It has no effect; goals count it."),
    ],
    &[
        required("key", Kind::Table(&KEY), "A key for doors of its colour."),
        required("form", PIECE, "The piece that takes it becomes this kind."),
    ],
)
.expects("an item such as `sword`, or a table such as `{ key = { colour = \"red\" } }`");

pub(super) static KEY: Table = table(
    "key",
    "A key.",
    &[
        required("colour", KEY_COLOUR, "The colour."),
        flag("forever", "The key can be used any number of times."),
    ],
);

pub(super) static MARKED: Table = table(
    "marked",
    "A piece of the setup with properties of its own.",
    &[
        required("at", Kind::Cell, "The cell on which it stands at the start.").like("\"d1\""),
        optional("tag", Kind::Name(Named::Tag), "A name for goals and plates to refer to."),
        flag("ward", "The piece survives one capture."),
        default("route", list(&Kind::Cell), NONE, "The cells of its patrol, in order.")
            .like("[\"d1\", \"d4\"]"),
        flag(
            "numbered",
            "The piece is distinguished from others of its kind, because the pieces of its side \
             act in a fixed order.",
        ),
    ],
);

pub(super) static PARTY: Table = table(
    "party",
    "How terrain affects a side, and how the side takes its turns.",
    &[
        flag("takes-items", "The side takes items. For other sides, items are obstacles."),
        flag("ignores-warps", "Warps do not move pieces of the side."),
        default("actions", COUNT, Literal::Number(1), "The number of actions in a turn.").like("2"),
        flag("each", "Instead of `actions`, each piece of the side acts once, in a fixed order."),
        flag("may-pass", "The side may pass even if it has a legal move."),
        flag("idle", "The side never has a turn."),
        default("allies", SIDES, NONE, "Sides that it does not capture."),
        flag("shares-keys", "The side can use the keys of its allies."),
    ],
);

pub(super) static RUNG: Table = table(
    "rung",
    "The pieces that a kind becomes with a sword and with a shield.",
    &[
        optional("sword", PIECE, "The kind that it becomes with a sword; unchanged when absent.")
            .like("\"rook\""),
        optional("shield", PIECE, "The kind that it becomes with a shield; unchanged when absent.")
            .like("\"bishop\""),
    ],
);

pub(super) static WHO: Table = table(
    "who",
    "Some pieces: those that match all given keys.",
    &[
        optional("kind", PIECE, "Pieces of this kind."),
        optional("tag", Kind::Name(Named::Tag), "The piece with this tag."),
        optional("side", SIDE, "Pieces of this side."),
    ],
);

/// The items that can be collected, by kind.
pub(super) const COLLECTABLE: &[Word] = &[
    word("coin", "Coins."),
    word("key", "Keys."),
    word("sword", "Swords."),
    word("shield", "Shields."),
    word("ward", "Wards."),
    word("form", "Forms."),
    word("bomb", "Bombs."),
];

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
    "Terrain, fixtures and items, and how the sides deal with them. Walls and holes that \
             stay are simply no cells of the board.",
    &[
        cells("fences", "Cells that only leaps may cross."),
        cells("cracked", "Walls that a bomb turns into floor."),
        cells("ice", "Cells on which a piece slides on, unless it leapt there."),
        default("belts", list(&Kind::Table(&TOWARD)), NONE, "Cells that carry what comes to stand on them."),
        default(
            "one-way",
            list(&Kind::Table(&TOWARD)),
            NONE,
            "Cells that are entered in one direction only.",
        ),
        default(
            "doors",
            list(&Kind::Table(&DOOR)),
            NONE,
            "Doors, closed until a side with a key of their colour moves onto them.",
        ),
        default(
            "gates",
            list(&Kind::Table(&BARRIER)),
            NONE,
            "Gates, open while plates of their channel are down.",
        ),
        default("plates", list(&Kind::Table(&PLATE)), NONE, "Plates that pieces press."),
        default(
            "warps",
            list(&Kind::Table(&WARP)),
            NONE,
            "Pads, each leading to one cell; a pair that leads both ways is two of them.",
        ),
        cells("exits", "Ways out."),
        default("promotion", list(&Kind::Table(&TILE)), NONE, "Cells where pieces promote."),
        default("items", list(&Kind::Table(&ITEM_ON_CELLS)), NONE, "What lies on cells."),
        default(
            "marked",
            list(&Kind::Table(&MARKED)),
            NONE,
            "Pieces of the set-up that are more than their kind and side.",
        ),
        default(
            "l-paths",
            PIECES,
            NONE,
            "Kinds whose leaps need a free way, the long leg first or the short one.",
        )
        .like("\"knight\""),
        default(
            "sides",
            Kind::ByName { names: Named::Side, of: &Kind::Table(&PARTY) },
            Literal::EmptyTable,
            "By side: how it deals with all that. Sides that are not named take no items and use \
             warps.",
        ),
        default(
            "ladder",
            Kind::ByName { names: Named::Piece, of: &Kind::Table(&RUNG) },
            Literal::EmptyTable,
            "By kind: what a sword and a shield make of it.",
        )
        .like("{ pawn = { sword = \"rook\", shield = \"bishop\" } }"),
        default(
            "promotes",
            Kind::ByName { names: Named::Piece, of: &PIECES },
            Literal::EmptyTable,
            "By kind: what it may become on a promotion cell that does not say.",
        )
        .like("{ pawn = [\"queen\", \"knight\"] }"),
        default(
            "warp-occupied",
            Kind::Word(&[
                word("jam", "The piece stays on the pad."),
                word("capture", "It captures an enemy there, if it may capture; otherwise it stays."),
                word("forbid", "Such moves are illegal."),
            ]),
            Literal::Text("jam"),
            "What an arrival on a pad does while its exit is taken.",
        )
        .like("\"capture\""),
        flag("no-corner-cutting", "Diagonal steps between two obstacles are refused."),
        flag("items-block-paths", "Items block the ways of leaps for sides that do not take them."),
        flag("sliders-pass-items", "Sliders pass items without taking them."),
        flag("door-pass", "Sliders go on through doors that they open."),
        optional(
            "bomb-radius",
            number(0, limits::MAX_EXTENT as i64),
            "How far a bomb reaches; 1 when absent.",
        ),
        flag("bomb-chain", "A bomb sets off the bombs that it reaches."),
        flag(
            "ward-adjacent",
            "A slider that breaks a ward stops next to it instead of staying where it was.",
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
        required("channel", CHANNEL, "Which plates open it."),
        flag("all", "All of these plates must be down, not just any."),
    ],
);

pub(super) static PLATE: Table = table(
    "plate",
    "A plate that pieces press.",
    &[
        at("The cells; each is a plate of its own."),
        required("channel", CHANNEL, "Which gates it opens."),
        default(
            "mode",
            Kind::Word(&[
                word("hold", "While a piece stands on it."),
                word("latch", "For ever."),
                word("toggle", "Until the next arrival."),
            ]),
            Literal::Text("hold"),
            "How long it stays down.",
        )
        .like("\"latch\""),
        default("who", Kind::Table(&WHO), Literal::EmptyTable, "Whose weight counts; anybody's when empty."),
    ],
);

pub(super) static WARP: Table = table(
    "warp",
    "A pad that leads to another cell.",
    &[
        required("at", Kind::Cell, "The pad's cell.").like("\"b2\""),
        required("to", Kind::Cell, "Where it leads.").like("\"g7\""),
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
            "Into what, in the order a chooser shows; what the kind says when empty.",
        ),
    ],
);

pub(super) static ITEM_ON_CELLS: Table = table(
    "item-on-cells",
    "Items on cells.",
    &[at("The cells; one item on each."), required("item", Kind::Table(&ITEM), "What it is.")],
);

pub(super) static ITEM: Table = one_of(
    "item",
    "An item.",
    &[
        word("sword", "One step up the sword's branch of the ladder."),
        word("shield", "One step up the shield's branch."),
        word("ward", "The piece survives one capture or blast."),
        word("bomb", "Removes everything around, the piece that took it included."),
        word("coin", "Does nothing but count."),
    ],
    &[
        required("key", Kind::Table(&KEY), "Opens one door of its colour, or every one."),
        required("form", PIECE, "The piece becomes another."),
    ],
)
.expects("an item such as `sword`, or a table such as `{ key = { colour = \"red\" } }`");

pub(super) static KEY: Table = table(
    "key",
    "A key.",
    &[required("colour", KEY_COLOUR, "Its colour."), flag("forever", "It is never spent.")],
);

pub(super) static MARKED: Table = table(
    "marked",
    "A piece of the set-up that is more than its kind and side.",
    &[
        required("at", Kind::Cell, "Where it stands at the start.").like("\"d1\""),
        optional("tag", Kind::Name(Named::Tag), "A name that goals and plates use."),
        flag("ward", "It survives one capture."),
        default("route", list(&Kind::Cell), NONE, "The cells of its patrol.").like("[\"d1\", \"d4\"]"),
        flag(
            "numbered",
            "It is told apart from others of its kind even without a name, because its side's \
             pieces act one after the other.",
        ),
    ],
);

pub(super) static PARTY: Table = table(
    "party",
    "How a side deals with terrain, and how it takes its turns.",
    &[
        flag("takes-items", "It takes items; others treat them as obstacles."),
        flag("ignores-warps", "It is not moved by warps."),
        default("actions", COUNT, Literal::Number(1), "Actions in a turn.").like("2"),
        flag("each", "Every one of its pieces acts once instead, in their order."),
        flag("may-pass", "It may pass although it could move."),
        flag("idle", "It never has a turn."),
        default("allies", SIDES, NONE, "Sides that it does not fight."),
        flag("shares-keys", "Its allies' keys are its own."),
    ],
);

pub(super) static RUNG: Table = table(
    "rung",
    "What a sword and a shield make of a kind.",
    &[
        optional("sword", PIECE, "With a sword; itself when absent.").like("\"rook\""),
        optional("shield", PIECE, "With a shield; itself when absent.").like("\"bishop\""),
    ],
);

pub(super) static WHO: Table = table(
    "who",
    "Some pieces: all that fit everything said.",
    &[
        optional("kind", PIECE, "Of this kind."),
        optional("tag", Kind::Name(Named::Tag), "With this name."),
        optional("side", SIDE, "Of this side."),
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

//! Men of all ranks: on foot like the pawn, or generals and wizards in their hats.

use super::Part::{At, Ball, Body, Dot, Half, Line, Spot};
use super::orthodox::{PAWN_BODY, PAWN_COLLAR};
use super::{FOOT, FOOT_LINE, Part, Sketch, art};

const KABUTO: &[Part] = &[
    Half("M50 66 L62 66 C63.5 71 66.5 74 70 76 L50 76"),
    Half("M50 29 C64 29 70.5 38.5 70.5 50 L80 65 C71 71.5 60 70 50 70"),
    Line("M30 51 C42 46 58 46 70 51"),
    Line("M25.5 60 C40 55.5 60 55.5 74.5 60"),
];

pub(super) static ALL: &[Sketch] = &[
    art(
        "ferz",
        &[
            PAWN_BODY,
            Half("M50 18 L57 31 L69.5 20 L64 43 L50 43"),
            Ball(30.0, 17.5, 4.0),
            Ball(50.0, 14.5, 4.0),
            Ball(70.0, 17.5, 4.0),
            PAWN_COLLAR,
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "wazir",
        &[
            PAWN_BODY,
            Half("M50 8 C51.5 15 57 18 62 22 C69.5 28.5 68 37 60 43 L50 43"),
            Line("M34.5 30 C44 36 56 36 65.5 30"),
            Line("M41 21 C46.5 25 53.5 25 59 21"),
            PAWN_COLLAR,
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "advisor",
        &[
            PAWN_BODY,
            Ball(50.0, 33.0, 11.0),
            PAWN_COLLAR,
            Body("M62 23 L87 17.5 C89 22 88 26 86 28.5 L62 29.5 Z"),
            Body("M38 23 L13 17.5 C11 22 12 26 14 28.5 L38 29.5 Z"),
            Half("M50 8 C57 8 60.5 12 61 18 L64 18 L64 30 L50 30"),
            Line("M37 23.5 L63 23.5"),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "soldier",
        &[
            PAWN_BODY,
            Ball(50.0, 34.0, 10.5),
            PAWN_COLLAR,
            Half("M50 10 L79 33 C71 37.5 60 38.5 50 38.5"),
            Line("M50 18 L50 33"),
            Line("M44 22 L37 33.5"),
            Line("M56 22 L63 33.5"),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "sergeant",
        &[
            PAWN_BODY,
            Ball(50.0, 33.0, 11.0),
            PAWN_COLLAR,
            Body("M47 17 L50 3.5 L53 17 Z"),
            Half("M50 14.5 C60 15 66 22 66 31.5 L50 31.5"),
            Line("M40 60.5 L50 66 L60 60.5"),
            Line("M38.5 68 L50 74 L61.5 68"),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "guard",
        &[
            Half("M50 50 C64 50 72 59 72.5 76 L50 76"),
            Ball(50.0, 38.0, 14.5),
            Half("M50 15 C63 15 69 23 69 34.5 L73 37 C73 41 70 41.5 50 41.5"),
            Ball(50.0, 12.5, 4.5),
            Line("M33 34.5 C42 31.5 58 31.5 67 34.5"),
            Line("M42 54 L50 62 L58 54"),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "general",
        &[
            Half("M50 50 L66 50 C66 62 69 70 72.5 76 L50 76"),
            Half("M50 36 L63 36 C69 41 77 43.5 88.5 42 C86.5 51 78 55.5 68 55.5 L50 55.5"),
            Half("M50 13.5 C56 23 65 28.5 77 27.5 C75.5 36 68 40 60 40 L50 40"),
            Ball(50.0, 11.5, 5.0),
            Line("M41 76 L41 64 C41 59.5 59 59.5 59 64 L59 76"),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "gold",
        &[
            At(0.0, 0.0, 1.0, KABUTO),
            Body("M50 41 C33 41 22 26 28 4 C32 18 40 27 50 27 C60 27 68 18 72 4 C78 26 67 41 50 41 Z"),
            Dot(50.0, 34.0, 3.0),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "silver",
        &[
            At(0.0, 0.0, 1.0, KABUTO),
            Body("M50 3 L55.5 25 L67.5 17 L60 40 L40 40 L32.5 17 L44.5 25 Z"),
            Dot(50.0, 33.0, 3.0),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "champion",
        &[
            Half("M50 66 L61 66 C63 71.5 66.5 74.5 70 76 L50 76"),
            Body("M50 20 C46 7 58 0 76 6.5 C70 8 68 11 69 16 C63.5 12.5 57 15 50 20 Z"),
            Half("M50 17 C63 17 70 23 70 33.5 L68 62 C63 68 57 70 50 71"),
            Spot("M34 38 L66 38 L65.5 43.5 L34.5 43.5 Z"),
            Line("M50 44 L50 66"),
            Dot(41.5, 52.0, 1.7),
            Dot(41.5, 59.0, 1.7),
            Dot(58.5, 52.0, 1.7),
            Dot(58.5, 59.0, 1.7),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "wizard",
        &[
            Body("M27 64 L43 19 C46 9 57 4 70 9.5 C63.5 12 60.5 17 62 24 L74 64 Z"),
            Half("M50 58 C66 58 81 61 89 67 C82 75 66 77 50 77"),
            Spot(
                "M51 28 L53.6 35.4 L61.4 35.6 L55.2 40.4 L57.4 48 L51 43.6 L44.6 48 L46.8 40.4 L40.6 35.6 L48.4 35.4 Z",
            ),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "stone",
        &[
            Body(
                "M15 62 C15 45 31 36.5 50 36.5 C69 36.5 85 45 85 62 C85 79 69 87.5 50 87.5 C31 87.5 15 79 15 62 Z",
            ),
            Line("M27 57.5 C31 49.5 40 46 49 45.5"),
        ],
    ),
];

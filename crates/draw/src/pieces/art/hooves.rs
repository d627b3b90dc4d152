//! Compounds of the knight: a horse's head under a hat, with wings, with a horn.

use super::Part::{At, Ball, Body, Dot, Line, Stripe};
use super::orthodox::{EYE, HEAD, KNIGHT, MITRE, NOSTRIL, TOWER};
use super::{FOOT, FOOT_LINE, Part, Sketch, art};

/// A horse's head with room for a hat above it.
const BARE: &[Part] = &[
    Body(
        "M32 76 C31 66 37 60 43.5 54.5 C46 52 47.5 49.5 47.8 47 C43.5 50.5 40 52.5 36.5 54 C34.5 57.5 31.5 61 27.5 61 \
         C25.5 60.8 25 59 25.5 57.2 C22 58.6 18.5 56.5 17.6 53 C16.8 49.8 18.2 47 20.4 44.6 C24 40.5 26.5 34.5 29.5 29.5 \
         C31.6 26 35 23 38.6 20.9 C42 19.2 45 19.3 47.4 19.6 C65.5 21 76.5 36 76.8 57 C76.8 65 75 71 72.6 76 Z",
    ),
    Line("M56 31 C64 36 67.8 44 68 55 C68.2 63 67.4 67 66.4 70.5"),
    EYE,
    NOSTRIL,
];
const LOW: Part = At(7.0, 10.64, 0.86, BARE);

const MITRE_HAT: &[Part] = &[
    Body("M47 3 C55 10 60 18 59.5 26 C59 31 54 33.5 47 33.5 C40 33.5 35 31 34.5 26 C34 18 39 10 47 3 Z"),
    Line("M54 13.5 L47.5 22"),
    Line("M36.5 28 C42 30.5 52 30.5 57.5 28"),
];
const TURRET_HAT: &[Part] = &[
    Body(
        "M30 6 L37.5 6 L37.5 11.5 L43.5 11.5 L43.5 6 L51 6 L51 11.5 L57 11.5 L57 6 L64.5 6 L64.5 19 C63.5 24 61 26 60 34 \
         L34.5 34 C33.5 26 31 24 30 19 Z",
    ),
    Line("M34 22 L60.5 22"),
];
const CROSS_HAT: &[Part] = &[
    Body(
        "M44.2 2.5 L49.8 2.5 L49.8 7 L54.5 7 L54.5 12.5 L49.8 12.5 L49.8 20 L44.2 20 L44.2 12.5 L39.5 12.5 L39.5 7 L44.2 7 Z",
    ),
    Body("M34.5 34 C29 24 35 17.5 41 18.5 C44 19 46 21 47 23 C48 21 50 19 53 18.5 C59 17.5 65 24 59.5 34 Z"),
    Line("M36.5 30 C43 28 51 28 57.5 30"),
];
/// A coronet of three points.
pub(super) const CORONET: &[Part] = &[
    Body("M36 34 L29 12.5 L39.5 20 L47 7 L54.5 20 L65 12.5 L58 34 Z"),
    Ball(28.5, 11.0, 3.6),
    Ball(47.0, 5.5, 3.6),
    Ball(65.5, 11.0, 3.6),
    Line("M36.5 29 C43 26.5 51 26.5 57.5 29"),
];
/// A wing on the back.
pub(super) const WING: &[Part] = &[
    Body(
        "M55 55 C57 39 72 23 96 18 C95 24 93 28 90 31 C92 31.2 93.5 31.6 95 32.4 C92 38 88.5 41 85 43 \
         C87 43.4 88 44 89 45 C81 56 69 61 58 60 C56 59.4 55 57.5 55 55 Z",
    ),
    Line("M64 53 C70 42 79 35 90 31"),
    Line("M68 56 C73 50 79 46 85 43"),
];

pub(super) static ALL: &[Sketch] = &[
    art("archbishop", &[LOW, At(0.0, 0.0, 1.0, MITRE_HAT), FOOT, FOOT_LINE]),
    art("chancellor", &[LOW, At(0.0, 0.0, 1.0, TURRET_HAT), FOOT, FOOT_LINE]),
    art("amazon", &[LOW, At(0.0, 0.0, 1.0, CORONET), FOOT, FOOT_LINE]),
    art("centaur", &[LOW, At(0.0, 0.0, 1.0, CROSS_HAT), FOOT, FOOT_LINE]),
    art("nightrider", &[At(-6.0, 0.0, 1.0, KNIGHT), At(0.0, 0.0, 1.0, WING), FOOT, FOOT_LINE]),
    art(
        "horse",
        &[
            At(0.0, 0.0, 1.0, KNIGHT),
            Line("M28.5 34 C32.5 39 35.5 45 36.8 52.5"),
            Line("M40.5 23 C42.5 31 42 40 36.8 49"),
            Line("M36.8 49 C46 46 52 50 56 58"),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "unicorn",
        &[
            Body("M30.5 31 L11.5 3.5 L39.5 20.5 Z"),
            At(0.0, 0.0, 1.0, KNIGHT),
            Line("M23.5 17.5 L26.5 14"),
            Line("M27.5 23.5 L31.5 18"),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "zebra",
        &[
            HEAD,
            Stripe("M50.5 21.5 C48.5 26 48 30 48.8 34"),
            Stripe("M61 25.5 C57 30 55.5 36 56 41"),
            Stripe("M69.5 33.5 C63.5 37.5 60.5 43.5 60 50"),
            Stripe("M74.5 44.5 C68 47 63.5 52 61 59"),
            Stripe("M76 58 C69.5 59 63 63 59 70"),
            Stripe("M33 24.5 L41 27.5"),
            Stripe("M25 38.5 C28.5 40.5 31 43.5 32 47.5"),
            Dot(35.8, 34.4, 2.7),
            NOSTRIL,
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "kirin",
        &[
            Body(
                "M41 33 C36 25 34.5 16 37 5 L42 4.5 L42.2 14 L50 7.5 L53 11 L45.2 20 C45.6 24 47 27 49.5 29.5 L59 22.5 L60.5 12 \
                 L65.5 12.5 L65.5 20 L73.5 17.5 L75 22.5 L63.5 27.5 L52 38 Z",
            ),
            LOW,
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "goat",
        &[
            LOW,
            Body(
                "M42 31 C44 15 58 6.5 70 11.5 C82 17 82 34 71.5 38.5 C62 42 55.5 35 58.5 29 C61 24.5 67 26.5 66.5 30.5 \
                 C70.5 26 68.5 20 63.5 19.5 C56.5 19 53.5 26 54.5 34 Z",
            ),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art("crowned-rook", &[At(5.0, 15.2, 0.8, TOWER), At(3.0, 1.0, 1.0, CORONET), FOOT, FOOT_LINE]),
    art(
        "crowned-bishop",
        &[At(5.0, 15.2, 0.8, MITRE), Line("M58.5 42 L51 52"), At(8.0, 0.0, 0.9, CORONET), FOOT, FOOT_LINE],
    ),
    art(
        "crooked-bishop",
        &[
            At(0.0, 0.0, 1.0, MITRE),
            Stripe("M46 28.5 L55.5 35 L44.5 41 L56.5 47.5 L45 53.5"),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art("camel", &[At(0.0, 0.0, 1.0, CAMEL), FOOT, FOOT_LINE]),
    art("camelrider", &[At(-5.0, 0.0, 1.0, CAMEL), At(2.0, 0.0, 1.0, WING), FOOT, FOOT_LINE]),
    art(
        "giraffe",
        &[
            Body(
                "M38 76 C40 62 46 54 47 44 C47.5 38 47 34 45.5 30 C40 33.5 32 35.5 26 34 C21.5 32.5 21 27.5 24.5 25 C30 21 35 17.5 40.5 15.5 \
             L39 6 L44 6 L45.5 13 L49.5 4.5 L54 6 L52 15.5 C60 20 63 30 64.5 44 C66 57 68.5 67 72 76 Z",
            ),
            Dot(41.5, 22.0, 2.4),
            Stripe("M54 28 L56 31"),
            Stripe("M54 42 L58 45"),
            Stripe("M52 57 L57 58"),
            Stripe("M61 64 L62.5 69"),
            Stripe("M48 69 L51 70"),
            FOOT,
            FOOT_LINE,
        ],
    ),
];

const CAMEL: &[Part] = &[
    Body(
        "M30 76 C29 67 36 62 42 57.5 C48.5 52.5 49.5 46 46.5 38.5 C40.5 41 33 42 27 41 C21.5 40 18.5 36.5 19 32.2 \
         C19.5 28.8 22.5 27 26 25.8 C30 20.5 36 16 42.6 14.6 L42 7 C46.5 8.4 49.4 11.4 50.5 15.4 C57.5 19 60 27 61 35 \
         C61.8 41.5 64 43 66.4 39 C70 32.5 78 32.5 81 40.5 C84.5 51 79 66 72 76 Z",
    ),
    Dot(38.4, 24.6, 2.5),
    Dot(24.0, 31.8, 1.7),
    Line("M21.8 36.6 C25.5 37.4 29 37 32 36"),
    Line("M66.5 41.5 C70 47 70.5 57 67.5 66"),
];

//! Weapons and engines of war.

use super::Part::{At, Ball, Body, Dot, Half, Line};
use super::hooves::CORONET;
use super::{FOOT, FOOT_LINE, Part, Sketch, art};

const CANNON: &[Part] = &[
    Body("M24 29 L39 15.5 L76 47 C83 54 82 64 75 68 C68 72 60 70 55 64 Z"),
    Body("M14.5 26 L35 7 L42.5 14.5 L22 34 Z"),
    Line("M48.5 36.5 L38.5 46.5"),
    Ball(47.0, 60.0, 16.5),
    Line("M47 47 L47 73"),
    Line("M34 60 L60 60"),
    Line("M38 51 L56 69"),
    Line("M56 51 L38 69"),
    Dot(47.0, 60.0, 4.6),
];

const WHEELS: &[Part] = &[
    Half("M50 44 L71 44 L71 70 L50 70"),
    Line("M38 50 L38 62"),
    Line("M50 50 L50 62"),
    Line("M62 50 L62 62"),
    Ball(34.0, 69.0, 9.5),
    Ball(66.0, 69.0, 9.5),
    Dot(34.0, 69.0, 2.6),
    Dot(66.0, 69.0, 2.6),
];

pub(super) static ALL: &[Sketch] = &[
    art("cannon", &[FOOT, FOOT_LINE, At(0.0, 0.0, 1.0, CANNON)]),
    art("leo", &[FOOT, FOOT_LINE, At(5.0, 13.0, 0.86, CANNON), At(21.0, 4.0, 0.95, CORONET)]),
    art(
        "vao",
        &[
            Body("M13 41 L50 51 L87 41 L50 56 Z"),
            Body("M45.5 18 L54.5 18 L56 76 L44 76 Z"),
            Body(
                "M11 43 C17 22 35 16 50 16 C65 16 83 22 89 43 C79 29.5 65 26.5 50 26.5 C35 26.5 21 29.5 11 43 Z",
            ),
            Body("M50 1.5 L58.5 17 L41.5 17 Z"),
            Line("M50 32 L50 68"),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "archer",
        &[
            Body("M62 10 L66 10 L66 74 L62 74 Z"),
            Body(
                "M65 5 C38 17 27 31 27 42 C27 53 38 67 65 79 L67 71.5 C47 62.5 36.5 52 36.5 42 C36.5 32 47 21.5 67 12.5 Z",
            ),
            Body(
                "M6 42 L22 32.5 L22 38.5 L74 38.5 L80 32 L90 32 L83.5 42 L90 52 L80 52 L74 45.5 L22 45.5 L22 51.5 Z",
            ),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "dabbaba",
        &[
            FOOT,
            FOOT_LINE,
            Body("M6 53 L30 51.5 L30 60.5 L6 59 Z"),
            At(0.0, 0.0, 1.0, WHEELS),
            Body("M50 13 L84 41 L78.5 48 L21.5 48 L16 41 Z"),
            Line("M50 22 L32 38"),
            Line("M50 22 L68 38"),
            Line("M50 22 L50 40"),
        ],
    ),
    art(
        "war-machine",
        &[
            FOOT,
            FOOT_LINE,
            At(0.0, 0.0, 1.0, WHEELS),
            Half("M50 20 L57 20 L57 27.5 L65 27.5 L65 18.5 L77 18.5 L77 36 L72 46 L50 46"),
            Line("M27 37 L73 37"),
        ],
    ),
    art(
        "banner",
        &[
            Body("M35 8 L42 8 L42 76 L35 76 Z"),
            Ball(38.5, 8.0, 5.0),
            Body("M42 14 C54 6 66 22 84 13 L80 30 L84 47 C66 56 54 40 42 48 Z"),
            Ball(61.0, 30.5, 7.5),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "lance",
        &[
            Body("M46.5 26 L53.5 26 L54.5 76 L45.5 76 Z"),
            Body("M53 33 L81 40 L53 52 Z"),
            Body("M50 1.5 L61 21.5 L50 31 L39 21.5 Z"),
            Line("M50 9 L50 25"),
            FOOT,
            FOOT_LINE,
        ],
    ),
];

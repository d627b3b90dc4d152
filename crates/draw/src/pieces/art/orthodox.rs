//! The six pieces of orthodox chess.

use super::Part::{Ball, Body, Dot, Half, Line};
use super::{FOOT, FOOT_LINE, Part, Sketch, art};

/// The body below the head of pawns and similar pieces.
pub(super) const PAWN_BODY: Part = Half("M50 47 L57.5 47 C58.5 59 62 68 69 76 L50 76");
pub(super) const PAWN_COLLAR: Part = Half("M50 42 L61 42 C63.5 42.5 63.5 48 61 48.5 L50 48.5");

pub(super) const HEAD: Part = Body(
    "M32 76 C31 66 37 60 43.5 54.5 C46 52 47.5 49.5 47.8 47 C43.5 50.5 40 52.5 36.5 54 C34.5 57.5 31.5 61 27.5 61 \
     C25.5 60.8 25 59 25.5 57.2 C22 58.6 18.5 56.5 17.6 53 C16.8 49.8 18.2 47 20.4 44.6 C24 40.5 26.5 34.5 29.5 29.5 \
     C31.6 26 35 23 37.6 21.4 L36.6 10.5 C41.4 12 45.2 15.6 47.4 19.6 C65.5 21 76.5 36 76.8 57 C76.8 65 75 71 72.6 76 Z",
);
pub(super) const EYE: Part = Dot(35.6, 33.4, 2.7);
pub(super) const NOSTRIL: Part = Dot(22.6, 50.2, 1.8);
pub(super) const MANE: Part = Line("M50 27 C61 31 67.5 41 68 55 C68.2 63 67.4 67 66.4 70.5");
pub(super) const KNIGHT: &[Part] = &[HEAD, MANE, EYE, NOSTRIL];

pub(super) const MITRE: &[Part] = &[
    Half("M50 67 L58 67 C59.5 71 63 74 68 76 L50 76"),
    Half("M50 60 L62 60 C65 60.5 65 67 62 67.5 L50 67.5"),
    Half("M50 19 C60 27 67.5 37 67.5 47.5 C67.5 53 64 57.5 59.5 60.5 L50 60.5"),
    Ball(50.0, 14.5, 5.5),
];

pub(super) const TOWER: &[Part] = &[
    Half("M50 38 L64 38 C64 54 65.5 67 70 76 L50 76"),
    Half("M50 20 L56.5 20 L56.5 27.5 L64 27.5 L64 18.5 L74 18.5 L74 33 C73 38 69 41 65 43 L50 43"),
    Line("M36 51 L64 51"),
];

pub(super) static ALL: &[Sketch] = &[
    art(
        "king",
        &[
            Body("M47 6.5 L53 6.5 L53 11 L58 11 L58 17 L53 17 L53 26 L47 26 L47 17 L42 17 L42 11 L47 11 Z"),
            Half("M50 23 C56 26 59 32 57 39 L50 52"),
            Half(
                "M50 46 C52 37 59 30.5 68 30.5 C78 30.5 84 38 82 47 C80.5 53.5 75 57.5 73 61 C71 65.5 72 71 73 76 L50 76",
            ),
            Line("M29 61 C42 56.5 58 56.5 71 61"),
            Line("M30 69 C42 65 58 65 70 69"),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art(
        "queen",
        &[
            Half("M50 21 L57.5 45 L67.5 26 L69 48 L82 34 L73.5 60 C71.5 66 72 71 73 76 L50 76"),
            Ball(18.0, 30.5, 5.0),
            Ball(33.0, 21.0, 5.0),
            Ball(50.0, 16.0, 5.0),
            Ball(67.0, 21.0, 5.0),
            Ball(82.0, 30.5, 5.0),
            Line("M29.5 60 C42 55.5 58 55.5 70.5 60"),
            Line("M30 68.5 C42 64.5 58 64.5 70 68.5"),
            FOOT,
            FOOT_LINE,
        ],
    ),
    art("rook", &[Part::At(0.0, 0.0, 1.0, TOWER), FOOT, FOOT_LINE]),
    art("bishop", &[Part::At(0.0, 0.0, 1.0, MITRE), Line("M60.5 31.5 L51 44"), FOOT, FOOT_LINE]),
    art("knight", &[Part::At(0.0, 0.0, 1.0, KNIGHT), FOOT, FOOT_LINE]),
    art("pawn", &[PAWN_BODY, PAWN_COLLAR, Ball(50.0, 31.0, 12.5), FOOT, FOOT_LINE]),
];

//! The six pieces of orthodox chess from straight lines and circles. All other pieces of the plain set are the drawings
//! of this crate without light.

use super::art::Part::{Ball, Body, Dot, Line};
use super::art::{Part, Sketch};
use super::shape::Art;

const BASE: Part = Body("M22 76 L78 76 L82 90 L18 90 Z");

const ALL: &[Sketch] = &[
    Sketch {
        name: "king",
        parts: &[
            Body("M45 5 L55 5 L55 13 L63 13 L63 22 L55 22 L55 36 L45 36 L45 22 L37 22 L37 13 L45 13 Z"),
            Body("M16 38 L84 38 L74 71 L26 71 Z"),
            Line("M50 46 L50 64"),
            BASE,
        ],
    },
    Sketch {
        name: "queen",
        parts: &[
            Body("M12 32 L30 52 L32 18 L44 48 L50 12 L56 48 L68 18 L70 52 L88 32 L76 71 L24 71 Z"),
            Line("M32 62 L68 62"),
            BASE,
        ],
    },
    Sketch {
        name: "rook",
        parts: &[
            Body(
                "M24 14 L37 14 L37 24 L44 24 L44 14 L56 14 L56 24 L63 24 L63 14 L76 14 L76 38 L67 45 L67 71 L33 71 L33 45 L24 38 Z",
            ),
            Line("M36 45 L64 45"),
            BASE,
        ],
    },
    Sketch {
        name: "bishop",
        parts: &[
            Body("M50 18 L70 46 L60 71 L40 71 L30 46 Z"),
            Ball(50.0, 12.0, 6.5),
            Line("M50 34 L50 58 M41 46 L59 46"),
            BASE,
        ],
    },
    Sketch {
        name: "knight",
        parts: &[
            Body("M34 71 L36 60 L50 47 L38 49 L27 58 L15 50 L31 27 L34 9 L47 20 L63 26 L75 46 L75 71 Z"),
            Dot(39.0, 33.0, 3.4),
            BASE,
        ],
    },
    Sketch { name: "pawn", parts: &[Body("M42 46 L58 46 L66 71 L34 71 Z"), Ball(50.0, 33.0, 15.0), BASE] },
];

/// The plain drawing of that name.
pub(super) fn art(name: &str) -> Option<Art> {
    ALL.iter().find(|sketch| sketch.name == name).map(Art::of)
}

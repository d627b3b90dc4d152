//! Materials of boards and levels of quality.

use serde::{Deserialize, Serialize};

use crate::mesh::{MaterialKind, linear};
use crate::view::Finish;

/// The materials of a board.
#[derive(Clone, Copy, Debug)]
pub struct Material {
    /// The name in options.
    pub name: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// Cells: light, dark, and the third tone of hexagons.
    cells: [&'static str; 3],
    /// The single tone of boards of lines.
    plain: &'static str,
    frame: &'static str,
    /// The thin line between cells and frame, and lines on the board.
    inlay: &'static str,
    ink: &'static str,
    /// The material of cells.
    pub cell_kind: MaterialKind,
    /// The material of the frame.
    pub frame_kind: MaterialKind,
    /// How strongly the cells reflect pieces.
    pub mirror: f32,
    /// The colour of the table around it.
    table: &'static str,
    /// The material of the table.
    pub table_kind: MaterialKind,
    /// The wood of light and dark pieces.
    pieces: [&'static str; 2],
    /// How strongly the grain of the wood shows on pieces.
    pub grain: f32,
    /// The colours of the last move, of targets, of checks, and of highlights.
    marks: [&'static str; 4],
}

/// All materials. The first one is the default.
pub static MATERIALS: &[Material] = &[
    Material {
        name: "wood",
        title: "Wood",
        cells: ["#cfa877", "#6c462b", "#9f7248"],
        plain: "#d9b27a",
        frame: "#4d2f1e",
        inlay: "#d8b47c",
        ink: "#ecd3a4",
        cell_kind: MaterialKind::Wood,
        frame_kind: MaterialKind::Wood,
        mirror: 0.35,
        table: "#4b4038",
        table_kind: MaterialKind::Felt,
        pieces: ["#f1d39a", "#35241c"],
        grain: 1.0,
        marks: ["#f2b632", "#1d6b4a", "#d8341f", "#2f86c4"],
    },
    Material {
        name: "marble",
        title: "Marble",
        cells: ["#d3cdc0", "#4b5954", "#989b91"],
        plain: "#e2dccf",
        frame: "#39413e",
        inlay: "#c9a45a",
        ink: "#e9dfc6",
        cell_kind: MaterialKind::Stone,
        frame_kind: MaterialKind::Stone,
        mirror: 1.0,
        table: "#2d2523",
        table_kind: MaterialKind::Wood,
        pieces: ["#f1e7d3", "#2b2a2c"],
        grain: 0.25,
        marks: ["#e8b02e", "#14607a", "#d8341f", "#b06c1f"],
    },
    Material {
        name: "vinyl",
        title: "Tournament vinyl",
        cells: ["#dfd7bd", "#44704f", "#93a886"],
        plain: "#e9e3cd",
        frame: "#ddd5bb",
        inlay: "#4c7a57",
        ink: "#35563d",
        cell_kind: MaterialKind::Own,
        frame_kind: MaterialKind::Own,
        mirror: 0.0,
        table: "#6e4a30",
        table_kind: MaterialKind::Wood,
        pieces: ["#efd9a9", "#26201d"],
        grain: 0.5,
        marks: ["#eab92f", "#17485c", "#d8341f", "#2f7fb5"],
    },
    Material {
        name: "glass",
        title: "Glass",
        cells: ["#b3cdd1", "#3d6872", "#7ba5ab"],
        plain: "#bcd8da",
        frame: "#22363c",
        inlay: "#d4ecee",
        ink: "#d8eef0",
        cell_kind: MaterialKind::Glass,
        frame_kind: MaterialKind::Polished,
        mirror: 1.5,
        table: "#20262b",
        table_kind: MaterialKind::Felt,
        pieces: ["#eef1ec", "#20262c"],
        grain: 0.0,
        marks: ["#f0b83a", "#0c4f66", "#e03a22", "#e08a2a"],
    },
    Material {
        name: "contrast",
        title: "High contrast",
        cells: ["#c3c8cd", "#5f6973", "#8f979f"],
        plain: "#b6bcc2",
        frame: "#111111",
        inlay: "#f4f4f4",
        ink: "#ffffff",
        cell_kind: MaterialKind::Own,
        frame_kind: MaterialKind::Own,
        mirror: 0.0,
        table: "#3a3d42",
        table_kind: MaterialKind::Own,
        pieces: ["#fffdf4", "#0d0d10"],
        grain: 0.0,
        marks: ["#ffcf00", "#0036a8", "#d00000", "#8a00b8"],
    },
];

impl Material {
    /// The material of that name.
    pub fn named(name: &str) -> Option<&'static Self> {
        MATERIALS.iter().find(|material| material.name == name)
    }

    /// The colour of a cell.
    pub fn cell(&self, tone: u8, plain: bool) -> [f32; 3] {
        linear(if plain { self.plain } else { self.cells[usize::from(tone.min(2))] })
    }

    /// The colour of the frame.
    pub fn frame(&self) -> [f32; 3] {
        linear(self.frame)
    }

    /// The colour of inlaid lines.
    pub fn inlay(&self, plain: bool) -> [f32; 3] {
        // Lines on a plain board are dark.
        linear(if plain { self.frame } else { self.inlay })
    }

    /// The colour of letters.
    pub fn ink(&self) -> [f32; 3] {
        linear(self.ink)
    }

    /// The colour of the table.
    pub fn table(&self) -> [f32; 3] {
        linear(self.table)
    }

    /// The colour of the last move.
    pub fn last(&self) -> [f32; 3] {
        linear(self.marks[0])
    }

    /// The colour of targets.
    pub fn target(&self) -> [f32; 3] {
        linear(self.marks[1])
    }

    /// The colour of checks and captures.
    pub fn check(&self) -> [f32; 3] {
        linear(self.marks[2])
    }

    /// The colour of highlights.
    pub fn accent(&self) -> [f32; 3] {
        linear(self.marks[3])
    }

    /// The colour of a side's pieces, and a contrasting colour.
    pub fn finish(&self, finish: Finish) -> ([f32; 3], [f32; 3]) {
        let dark = [0.035, 0.022, 0.014];
        let light = [0.70, 0.52, 0.30];
        match finish {
            Finish::Light => (linear(self.pieces[0]), dark),
            Finish::Dark => (linear(self.pieces[1]), light),
            Finish::Lacquer(colour) => {
                let colour = colour.map(crate::mesh::unscreen);
                let bright = 0.3 * colour[0] + 0.6 * colour[1] + 0.1 * colour[2] > 0.25;
                (colour, if bright { dark } else { [0.85, 0.78, 0.62] })
            }
        }
    }
}

/// How much work a frame may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Quality {
    /// Plain light, and spots instead of shadows: for machines without a graphics processor.
    Low,
    /// Cast shadows.
    #[default]
    Medium,
    /// Soft shadows, reflections, the finest models.
    High,
}

impl Quality {
    /// All levels of quality.
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];

    /// The name in options.
    pub fn name(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }

    /// The quality with a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|quality| quality.name() == name)
    }

    /// A machine that takes longer than this many milliseconds for one frame at the lowest quality stays at that
    /// quality.
    pub const TOO_SLOW: f64 = 20.0;

    /// The quality for a machine that took this many milliseconds for one frame at medium quality.
    pub fn fitting(milliseconds: f64) -> Self {
        match milliseconds {
            ms if ms > 60.0 => Self::Low,
            ms if ms > 9.0 => Self::Medium,
            _ => Self::High,
        }
    }
}

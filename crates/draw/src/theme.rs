//! Themes: the colours of the page, the board and the pieces.

use std::borrow::Cow;

use chesswright_rules::definition::Definition;
use chesswright_rules::definition::drawing;
use chesswright_rules::definition::model::{Compass, Custom};

/// A colour as `#rrggbb`.
pub type Colour = &'static str;

/// The colours of one side's pieces: those of this crate, or those that a document chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    /// A word for ids. Equal words mean equal colours.
    pub name: Cow<'static, str>,
    /// The body where the light falls.
    pub light: Cow<'static, str>,
    /// The body away from the light.
    pub dark: Cow<'static, str>,
    /// The outline.
    pub ink: Cow<'static, str>,
    /// Lines and spots on the body.
    pub detail: Cow<'static, str>,
}

impl Palette {
    pub(crate) const fn of(
        name: &'static str,
        light: Colour,
        dark: Colour,
        ink: Colour,
        detail: Colour,
    ) -> Self {
        Self {
            name: Cow::Borrowed(name),
            light: Cow::Borrowed(light),
            dark: Cow::Borrowed(dark),
            ink: Cow::Borrowed(ink),
            detail: Cow::Borrowed(detail),
        }
    }

    /// The colours of pieces of one colour.
    fn shades(name: String, colour: Rgb) -> Self {
        let (pale, deep) = (mixed(colour, WHITE, 0.86), mixed(colour, BLACK, 0.8));
        let (light, dark) = (mixed(colour, WHITE, 0.16), mixed(colour, BLACK, 0.24));
        let stands_out = |detail: Rgb| contrast(detail, light).min(contrast(detail, dark));
        let detail = if stands_out(pale) > stands_out(deep) { pale } else { deep };
        Self {
            name: name.into(),
            light: hex(light).into(),
            dark: hex(dark).into(),
            ink: hex(mixed(colour, BLACK, 0.84)).into(),
            detail: hex(detail).into(),
        }
    }
}

/// A colour as red, green and blue.
pub(crate) type Rgb = [u8; 3];

const WHITE: Rgb = [255; 3];
const BLACK: Rgb = [0; 3];

/// The colours of a side: those that its document chose, otherwise those of its tradition, otherwise light and dark, or
/// one colour for each of many.
pub fn palette(definition: &Definition, side: usize) -> Palette {
    palette_of(definition, side, &TWO)
}

fn palette_of(definition: &Definition, side: usize, two: &[Palette; 2]) -> Palette {
    let name = definition.sides.get(side).map_or("", |side| side.name.as_str());
    if let Some(own) = own_colour(definition, side) {
        return Palette::shades(format!("side{side}-{:02x}{:02x}{:02x}", own[0], own[1], own[2]), own);
    }
    if definition.sides.len() <= 2 {
        return customary(definition, side).unwrap_or(&two[side.min(1)]).clone();
    }
    let named = MANY.iter().find(|palette| palette.name == name);
    named.unwrap_or(&MANY[side % MANY.len()]).clone()
}

/// The colours that the sides have where the game comes from: red and black, green and red, black and white.
fn customary(definition: &Definition, side: usize) -> Option<&'static Palette> {
    let [first, second] = match definition.notation {
        Custom::Xiangqi => ["red", "ebony"],
        Custom::Janggi => ["green", "red"],
        Custom::Shogi => ["ebony", "ivory"],
        _ => return None,
    };
    // Which colour moves first differs; which one sits where does not.
    let turned = definition.sides.iter().map(|side| side.forward).eq([Compass::South, Compass::North]);
    let name = if (side == 0) != turned { first } else { second };
    MANY.iter().find(|palette| palette.name == name)
}

/// The colour that a document chose for a side.
pub fn own_colour(definition: &Definition, side: usize) -> Option<[u8; 3]> {
    let look = definition.look.sides.get(&definition.sides.get(side)?.name)?;
    drawing::colour(look.colour.as_deref()?)
}

/// Whether marks on the foot tell the sides apart: there are many, or the two have similar brightness in the colours
/// that their document chose.
pub(crate) fn has_marks(definition: &Definition) -> bool {
    let light = |side: usize| drawing::colour(&palette(definition, side).light).unwrap_or_default();
    match definition.sides.len() {
        0 | 1 => false,
        2 => contrast(light(0), light(1)) < 2.0,
        _ => true,
    }
}

/// A colour with this part of another one in it.
pub(crate) fn mixed(colour: Rgb, other: Rgb, part: f64) -> Rgb {
    let channel = |i: usize| f64::from(colour[i]) * (1.0 - part) + f64::from(other[i]) * part;
    [0, 1, 2].map(|i| channel(i).round() as u8)
}

/// A colour that is as dark as a line on the board.
pub(crate) fn darkened(colour: Rgb) -> Rgb {
    mixed(colour, BLACK, 0.45)
}

/// A colour as `#rrggbb`.
pub(crate) fn hex([r, g, b]: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn luminance(colour: Rgb) -> f64 {
    let channel = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(colour[0]) + 0.7152 * channel(colour[1]) + 0.0722 * channel(colour[2])
}

/// The contrast of two colours, from 1 to 21, as the Web Content Accessibility Guidelines define it.
pub(crate) fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The page behind the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// A light page.
    #[default]
    Light,
    /// A dark page.
    Dark,
    /// A transparent page. Letters beside the board are as on a light page.
    Clear,
}

/// The colours of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The name in options.
    pub name: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// Cells: light, dark, and the third tone of hexagons.
    pub cells: [Colour; 3],
    /// The single tone of boards whose pieces stand on lines.
    pub plain: Colour,
    /// Lines on such boards.
    pub line: Colour,
    /// The frame.
    pub frame: Colour,
    /// The frame's rim.
    pub rim: Colour,
    /// Letters on the frame.
    pub frame_ink: Colour,
    /// Light page and its ink; dark page and its ink.
    pub pages: [(Colour, Colour); 2],
    /// The last move.
    pub last: Colour,
    /// A target.
    pub target: Colour,
    /// A royal under attack.
    pub check: Colour,
    /// Arrows, circles and other emphasis.
    pub accent: Colour,
    /// Highlighted cells.
    pub highlight: Colour,
    /// The strength of the wood's grain, in hundredths.
    pub grain: u8,
    /// The light and the dark pieces, in the tone of the board.
    pub pieces: &'static [Palette; 2],
}

impl Theme {
    /// The colour behind the board, if any, and that of letters on it.
    pub fn page(&self, page: Page) -> (Option<Colour>, Colour) {
        match page {
            Page::Light => (Some(self.pages[0].0), self.pages[0].1),
            Page::Dark => (Some(self.pages[1].0), self.pages[1].1),
            Page::Clear => (None, self.pages[0].1),
        }
    }

    /// The colours of a side's pieces on this board.
    pub fn palette(&self, definition: &Definition, side: usize) -> Palette {
        palette_of(definition, side, self.pieces)
    }

    /// The theme of that name.
    pub fn named(name: &str) -> Option<&'static Self> {
        THEMES.iter().find(|theme| theme.name == name)
    }
}

/// All themes. The first one is the default.
pub static THEMES: &[Theme] = &[
    Theme {
        name: "walnut",
        title: "Walnut",
        cells: ["#ecd9b6", "#b07f55", "#cfab7d"],
        plain: "#e2c08c",
        line: "#5b3a20",
        frame: "#6b452a",
        rim: "#4a2d19",
        frame_ink: "#f0dfc0",
        pages: [("#f7f1e6", "#6d5b49"), ("#211b17", "#b9a791")],
        last: "#d9a514",
        target: "#16331f",
        check: "#c0281c",
        accent: "#1f6f4a",
        highlight: "#2f7fb5",
        grain: 9,
        pieces: &TWO,
    },
    Theme {
        name: "paper",
        title: "Paper",
        cells: ["#fbf7ee", "#cfc6b6", "#e6dfd1"],
        plain: "#f6f0e1",
        line: "#4d463d",
        frame: "#f1eadb",
        rim: "#57504a",
        frame_ink: "#57504a",
        pages: [("#ffffff", "#57504a"), ("#262421", "#b5ada2")],
        last: "#e0b83c",
        target: "#2d4f6e",
        check: "#c22f22",
        accent: "#b3492d",
        highlight: "#2f7fb5",
        grain: 0,
        pieces: &tones(
            ["#ffffff", "#e6e1d6", "#2a2622", "#55504a"],
            ["#4a4a4c", "#232325", "#0f0f10", "#e8e6e0"],
        ),
    },
    Theme {
        name: "slate",
        title: "Slate",
        cells: ["#cfd4d8", "#7e8b96", "#a6b0b8"],
        plain: "#c3cbd0",
        line: "#36424c",
        frame: "#3a444d",
        rim: "#262e35",
        frame_ink: "#d6dce0",
        pages: [("#eef0f2", "#4e5a64"), ("#181c20", "#a3afb8")],
        last: "#e2b23a",
        target: "#1d3346",
        check: "#c8301f",
        accent: "#d97a1c",
        highlight: "#2468a0",
        grain: 0,
        pieces: &tones(
            ["#fbfcfd", "#d3dae0", "#1d252c", "#3d4a55"],
            ["#44525f", "#1f2830", "#0a1016", "#dbe3ea"],
        ),
    },
    Theme {
        name: "sea",
        title: "Sea",
        cells: ["#e4efe9", "#6fa3a3", "#a9cac5"],
        plain: "#cfe3dc",
        line: "#1f4d52",
        frame: "#24555b",
        rim: "#163a3f",
        frame_ink: "#dbeeea",
        pages: [("#f1f6f4", "#3d6064"), ("#101f22", "#93b5b5")],
        last: "#e8c04a",
        target: "#123c4a",
        check: "#c7331f",
        accent: "#c2542d",
        highlight: "#7a4fa0",
        grain: 0,
        pieces: &tones(
            ["#fbfdfa", "#d2e2da", "#10302f", "#2f5552"],
            ["#2f5a63", "#123138", "#061a1e", "#d7ece8"],
        ),
    },
    Theme {
        name: "contrast",
        title: "High contrast",
        cells: ["#ffffff", "#8f8f8f", "#c9c9c9"],
        plain: "#ffffff",
        line: "#000000",
        frame: "#000000",
        rim: "#000000",
        frame_ink: "#ffffff",
        pages: [("#ffffff", "#000000"), ("#000000", "#ffffff")],
        last: "#ffcf00",
        target: "#00256b",
        check: "#b00000",
        accent: "#0044cc",
        highlight: "#8a00b8",
        grain: 0,
        pieces: &tones(
            ["#ffffff", "#ffffff", "#000000", "#000000"],
            ["#1a1a1a", "#000000", "#000000", "#ffffff"],
        ),
    },
    Theme {
        name: "moss",
        title: "Moss",
        cells: ["#eceed6", "#7a9560", "#b5c39a"],
        plain: "#dfe3c0",
        line: "#3a4a26",
        frame: "#3f5130",
        rim: "#2a371f",
        frame_ink: "#e8edd2",
        pages: [("#f4f5ea", "#4f5d3c"), ("#181d13", "#a9b591")],
        last: "#e0b83c",
        target: "#1c3310",
        check: "#c0281c",
        accent: "#b3561f",
        highlight: "#2f6fb5",
        grain: 0,
        pieces: &tones(
            ["#fffdf2", "#dfdcc0", "#262a1c", "#454a33"],
            ["#4c5440", "#232819", "#0d100a", "#e4e8d0"],
        ),
    },
    Theme {
        name: "rosewood",
        title: "Rosewood",
        cells: ["#f0dcc8", "#a35a44", "#c98d72"],
        plain: "#e6bf9e",
        line: "#55241a",
        frame: "#5a241b",
        rim: "#3a1510",
        frame_ink: "#f3dcc8",
        pages: [("#f8efe8", "#6f4a3f"), ("#211514", "#c2a096")],
        last: "#e0a826",
        target: "#1c0c08",
        check: "#b3001b",
        accent: "#1f6a70",
        highlight: "#2f6fa5",
        grain: 9,
        pieces: &tones(
            ["#fff7ee", "#e6cdb8", "#2a1611", "#54322a"],
            ["#4d3029", "#241310", "#0d0504", "#f0d9cb"],
        ),
    },
    Theme {
        name: "dusk",
        title: "Dusk",
        cells: ["#e6dff0", "#8f7bb0", "#b9abd1"],
        plain: "#d9cfe6",
        line: "#3d2c59",
        frame: "#43325f",
        rim: "#2b1f40",
        frame_ink: "#ece4f6",
        pages: [("#f5f2f9", "#5b4b73"), ("#1a1622", "#b3a6c6")],
        last: "#e8c04a",
        target: "#25123f",
        check: "#c4281f",
        accent: "#b3531d",
        highlight: "#1f6fa8",
        grain: 0,
        pieces: &tones(
            ["#fffcff", "#ded4ea", "#241a33", "#4a3b63"],
            ["#4d4163", "#241c33", "#0f0a18", "#e8def5"],
        ),
    },
];

const IVORY: Palette = Palette::of("ivory", "#fffaf0", "#e3d2b3", "#2b211a", "#4a3828");
const EBONY: Palette = Palette::of("ebony", "#5a4d45", "#2b2420", "#120d0a", "#e5d6bf");

/// The two sides in the tone of a board, each as light, dark, ink and detail.
const fn tones(light: [Colour; 4], dark: [Colour; 4]) -> [Palette; 2] {
    [
        Palette::of("ivory", light[0], light[1], light[2], light[3]),
        Palette::of("ebony", dark[0], dark[1], dark[2], dark[3]),
    ]
}

/// Light and dark, the two sides of most games.
pub static TWO: [Palette; 2] = [IVORY, EBONY];

/// Colours of games with more than two sides. They differ in hue and in brightness, and a mark on the foot
/// distinguishes the sides too.
pub static MANY: [Palette; 8] = [
    Palette::of("red", "#d9604c", "#a5301f", "#3f0d06", "#ffe6df"),
    Palette::of("green", "#569659", "#3a7a44", "#0e2a13", "#eefbe8"),
    Palette::of("blue", "#5b86c9", "#2a4f92", "#0a1a38", "#e6efff"),
    Palette::of("yellow", "#f4d56a", "#cf9e1d", "#453203", "#4d3906"),
    Palette::of("violet", "#a27cc4", "#6a4492", "#24103a", "#f6eaff"),
    Palette::of("teal", "#67bdbd", "#2b8285", "#062c2e", "#e4fbfb"),
    IVORY,
    EBONY,
];

#[cfg(test)]
mod tests {
    use super::*;

    fn contrast(a: &str, b: &str) -> f64 {
        let read = |text: &str| drawing::colour(text).unwrap_or_else(|| panic!("{text}"));
        super::contrast(read(a), read(b))
    }

    #[test]
    fn letters_and_marks_can_be_seen() {
        for theme in THEMES {
            let name = theme.name;
            assert!(contrast(theme.frame, theme.frame_ink) >= 4.5, "{name}: letters on the frame");
            for (page, ink) in theme.pages {
                assert!(contrast(page, ink) >= 4.5, "{name}: letters on {page}");
            }
            // Every mark has an outline or a body in the target colour.
            for cell in theme.cells.into_iter().chain([theme.plain]) {
                assert!(contrast(theme.target, cell) >= 3.0, "{name}: marks on {cell}");
            }
        }
    }

    /// Graphics need a contrast of 3 (WCAG 1.4.11). Of a piece, its body or its outline has it against the cell; and
    /// the outline or the inner lines have it against the body, so that a piece is more than a spot.
    const GRAPHICS: f64 = 3.0;

    #[test]
    fn pieces_can_be_seen_on_every_board() {
        for theme in THEMES {
            let traditional = MANY.iter().filter(|palette| ["red", "green"].contains(&&*palette.name));
            for palette in theme.pieces.iter().chain(traditional) {
                for cell in theme.cells.into_iter().chain([theme.plain]) {
                    let seen = contrast(&palette.ink, cell)
                        .max(contrast(&palette.light, cell).min(contrast(&palette.dark, cell)));
                    assert!(seen >= GRAPHICS, "{}: {} on {cell}: {seen:.2}", theme.name, palette.name);
                }
                for body in [&palette.light, &palette.dark] {
                    let inner = contrast(&palette.detail, body);
                    assert!(
                        inner >= GRAPHICS,
                        "{}: the lines of {} on {body}: {inner:.2}",
                        theme.name,
                        palette.name
                    );
                }
            }
            let [light, dark] = theme.pieces;
            let apart = contrast(&light.dark, &dark.light);
            assert!(apart >= 4.5, "{}: the sides differ by {apart:.2}", theme.name);
            // What lies on a cell that the last move touched is seen as well.
            let last = drawing::colour(theme.last).unwrap_or_default();
            for cell in theme.cells.into_iter().chain([theme.plain]) {
                let tinted = hex(mixed(drawing::colour(cell).unwrap_or_default(), last, 0.42));
                for palette in theme.pieces {
                    let seen = contrast(&palette.ink, &tinted);
                    assert!(seen >= GRAPHICS, "{}: {} on the last move: {seen:.2}", theme.name, palette.name);
                }
            }
        }
        assert_eq!(THEMES.len(), 8);
    }

    #[test]
    fn sides_differ_by_value() {
        assert!(contrast(&TWO[0].light, &TWO[1].light) >= 4.5);
        let mut names: Vec<_> = MANY.iter().map(|palette| &palette.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), MANY.len());
    }

    #[test]
    fn details_can_be_seen_on_pieces_of_any_colour() {
        let steps = || (0..=255).step_by(15);
        for (r, g, b) in steps().flat_map(|r| steps().flat_map(move |g| steps().map(move |b| (r, g, b)))) {
            let palette = Palette::shades(String::new(), [r, g, b]);
            for body in [&palette.light, &palette.dark] {
                assert!(contrast(&palette.detail, body) >= 2.5, "{palette:?}");
            }
        }
    }

    #[test]
    fn sides_of_similar_brightness_have_marks() {
        let marks = |white: &str, black: &str| {
            let text = format!(
                "name = 'x'\nboard = '3x3'\nsetup = 'k2/3/2K'\npieces.king = {{ letter = 'k', betza = 'K', royal = true }}\n\
                 look.sides = {{ white.colour = '{white}', black.colour = '{black}' }}"
            );
            has_marks(&Definition::from_toml(&text, &()).unwrap_or_else(|report| panic!("{report}")))
        };
        assert!(!marks("#f0e8a0", "#702030"));
        assert!(marks("#c83c28", "#c83c28") && marks("#c04040", "#30804a"));
        assert!(!marks("red", "blue"), "what is no colour leaves ivory and ebony");
    }
}

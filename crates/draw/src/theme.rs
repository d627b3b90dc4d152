//! Themes: the colours of the page, the board and the pieces.

/// A colour as `#rrggbb`.
pub type Colour = &'static str;

/// The colours of one side's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// A word for ids. Equal words mean equal colours.
    pub name: &'static str,
    /// The body where the light falls.
    pub light: Colour,
    /// The body away from the light.
    pub dark: Colour,
    /// The outline.
    pub ink: Colour,
    /// Lines and spots on the body.
    pub detail: Colour,
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
    },
];

/// Light and dark, the two sides of most games.
pub static TWO: [Palette; 2] = [
    Palette { name: "ivory", light: "#fffaf0", dark: "#e3d2b3", ink: "#2b211a", detail: "#4a3828" },
    Palette { name: "ebony", light: "#5a4d45", dark: "#2b2420", ink: "#120d0a", detail: "#e5d6bf" },
];

/// Colours of games with more than two sides. They differ in hue and in brightness, and a mark on the foot
/// distinguishes the sides too.
pub static MANY: [Palette; 8] = [
    Palette { name: "red", light: "#d9604c", dark: "#a5301f", ink: "#3f0d06", detail: "#ffe6df" },
    Palette { name: "green", light: "#6fae72", dark: "#3a7a44", ink: "#0e2a13", detail: "#eefbe8" },
    Palette { name: "blue", light: "#5b86c9", dark: "#2a4f92", ink: "#0a1a38", detail: "#e6efff" },
    Palette { name: "yellow", light: "#f4d56a", dark: "#cf9e1d", ink: "#453203", detail: "#4d3906" },
    Palette { name: "violet", light: "#a27cc4", dark: "#6a4492", ink: "#24103a", detail: "#f6eaff" },
    Palette { name: "teal", light: "#67bdbd", dark: "#2b8285", ink: "#062c2e", detail: "#e4fbfb" },
    TWO[0],
    TWO[1],
];

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(colour: Colour) -> f64 {
        let channel = |at: usize| {
            let value = u8::from_str_radix(&colour[at..at + 2], 16).expect(colour);
            let value = f64::from(value) / 255.0;
            if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    fn contrast(a: Colour, b: Colour) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
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

    #[test]
    fn sides_differ_by_value() {
        assert!(contrast(TWO[0].light, TWO[1].light) >= 4.5);
        let mut names: Vec<_> = MANY.iter().map(|palette| palette.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), MANY.len());
    }
}

//! The sets of figures: one collection of drawings, painted in several ways.

use super::choose::{Drawing, Figure};
use super::geometric;
use super::paint::{self, draw_with, letter, paint_with};
use super::shape::Art;
use crate::path::number;
use crate::svg::Svg;
use crate::theme::Palette;

/// A set of figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Figures {
    /// Rounded bodies, lit from the upper left.
    #[default]
    Own,
    /// Cut in wood: fine outlines and hatching in the shade, as in old books.
    Engraved,
    /// Flat and plain, from triangles, circles and straight lines.
    Geometric,
    /// Discs with letters.
    Letters,
}

impl Figures {
    /// All sets, with their names in options.
    pub const ALL: [(&str, Self); 4] = [
        ("own", Self::Own),
        ("engraved", Self::Engraved),
        ("geometric", Self::Geometric),
        ("letters", Self::Letters),
    ];

    /// The set of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(known, _)| *known == name).map(|(_, set)| *set)
    }

    /// Its name in options.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, set)| *set == self).map_or("", |(name, _)| name)
    }
}

/// What the pieces of a side refer to. It belongs into `<defs>`.
pub(crate) fn define_as(svg: &mut Svg, set: Figures, palette: &Palette) {
    // Discs with letters are lit in every set.
    paint::define(svg, palette);
    if set == Figures::Engraved {
        hatching(svg, palette);
    }
}

/// Draws a kind of piece as a set does, in the box from 0 to 100. The sign is that of the kind.
pub(crate) fn draw_as(svg: &mut Svg, set: Figures, drawing: &Drawing, sign: &str, palette: &Palette) {
    let own = matches!(&drawing.figure, Figure::Art(art) | Figure::Face(art) if art.name.is_empty());
    match set {
        Figures::Own => paint::draw(svg, drawing, palette),
        Figures::Engraved => {
            let fill = format!("url(#{})", hatched(svg, palette));
            draw_with(svg, drawing, palette, &|svg, art| paint_with(svg, art, palette, &fill, "3"));
        }
        Figures::Geometric => draw_with(svg, drawing, palette, &|svg, art| flat(svg, art, palette)),
        // What a document draws itself has no letter that would say more.
        Figures::Letters if own => paint::draw(svg, drawing, palette),
        Figures::Letters => letter(svg, sign, palette, [44.0, 30.0]),
    }
}

fn flat(svg: &mut Svg, art: &Art, palette: &Palette) {
    let plain = geometric::art(&art.name);
    let fill = if palette.name == "ivory" { &palette.light } else { &palette.dark };
    paint_with(svg, plain.as_ref().unwrap_or(art), palette, fill, "3.6");
}

fn hatched(svg: &Svg, palette: &Palette) -> String {
    svg.id(&format!("cut-{}", palette.name))
}

/// The side's colour with lines across it. A light piece has dark lines in its shade, a dark one has pale lines where the
/// light falls, and the lines swell as a burin cuts them.
fn hatching(svg: &mut Svg, palette: &Palette) {
    let id = hatched(svg, palette);
    let is_light = palette.name == "ivory";
    let (ground, ink) =
        if is_light { (&palette.light, &palette.ink) } else { (&palette.dark, &palette.detail) };
    let tile = [("id", id.as_str()), ("patternUnits", "userSpaceOnUse"), ("width", "100"), ("height", "100")];
    svg.group("pattern", &tile, |svg| {
        svg.rect([0.0, 0.0, 100.0, 100.0], &[("fill", ground)]);
        // Each line runs from the left or lower edge to the upper or right one. All points of it have the same x + y.
        for i in 0..26_u32 {
            let sum = 44.0 + 5.5 * f64::from(i);
            let deep = ((sum - 96.0) / 80.0).clamp(-1.0, 1.0) * if is_light { 1.0 } else { -1.0 };
            if deep <= 0.0 {
                continue;
            }
            let (low, high) = ((sum - 100.0_f64).max(0.0), sum.min(100.0));
            let line =
                format!("M{} {}L{} {}", number(low), number(sum - low), number(high), number(sum - high));
            let width = number(0.5 + 2.0 * deep);
            svg.element("path", &[("d", &line), ("stroke", ink), ("stroke-width", &width), ("fill", "none")]);
        }
    });
}

//! Emblems: what is special about a game where its board does not show it.

use crate::glyphs::{self, Anchor};
use crate::path::{Path, Point, number};
use crate::svg::Svg;
use crate::theme::Theme;

/// What an emblem says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Emblem {
    /// A short text, such as `3+` for three checks.
    Text(String),
    /// Whoever loses wins: a crown upside down.
    Losing,
    /// The pieces are shuffled: a die.
    Shuffled,
    /// Nobody castles: a rook, crossed out.
    NoCastling,
    /// Things happen by themselves: a flash.
    Trigger,
}

const CROWN_DOWN: &str = "M26 32 L22 64 L36 53 L50 72 L64 53 L78 64 L74 32 Z";
const ROOK: &str = "M30 74 L70 74 L66 62 L63 46 L69 28 L59 28 L59 35 L54 35 L54 28 L46 28 L46 35 L41 35 L41 28 L31 28 L37 46 L34 62 Z";
const FLASH: &str = "M57 16 L29 55 L47 55 L42 84 L71 43 L53 43 Z";

impl Emblem {
    /// Draws it in a disc.
    pub(super) fn draw(&self, svg: &mut Svg, centre: Point, radius: f64, theme: &Theme) {
        let (paper, ink) = (theme.frame_ink, theme.frame);
        let rim = number(radius * 0.09);
        let disc = [("fill", paper), ("stroke", ink), ("stroke-width", rim.as_str())];
        svg.path(&Path::circle(centre, radius), &disc);
        // Shapes are drawn in a box of 100 by 100.
        let shape = |path: &str| {
            let place = |p: Point| centre.plus(p.minus(Point::new(50.0, 50.0)).times(radius / 50.0));
            Path::parse(path).unwrap_or_default().map(place)
        };
        match self {
            Self::Text(text) => {
                let height = radius * if text.chars().count() > 2 { 0.62 } else { 0.86 };
                glyphs::write(svg, text, centre, height, Anchor::Middle, ink);
            }
            Self::Losing => svg.path(&shape(CROWN_DOWN), &[("fill", ink)]),
            Self::Trigger => svg.path(&shape(FLASH), &[("fill", ink)]),
            Self::NoCastling => {
                svg.path(&shape(ROOK), &[("fill", ink)]);
                let bar = number(radius * 0.16);
                svg.path(&shape("M24 78 L76 22"), &[("stroke", theme.check), ("stroke-width", &bar)]);
            }
            Self::Shuffled => {
                svg.path(&shape("M27 27 L73 27 L73 73 L27 73 Z"), &[("fill", ink)]);
                for (x, y) in [(37.0, 37.0), (63.0, 37.0), (50.0, 50.0), (37.0, 63.0), (63.0, 63.0)] {
                    let at = centre.plus(Point::new(x - 50.0, y - 50.0).times(radius / 50.0));
                    svg.path(&Path::circle(at, radius * 0.1), &[("fill", paper)]);
                }
            }
        }
    }
}

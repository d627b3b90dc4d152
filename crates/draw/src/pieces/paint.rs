//! Draws a piece in the colours of a side.

use super::choose::{Drawing, Figure};
use super::shape::{Art, Shape};
use crate::glyphs::{self, Anchor};
use crate::path::{Path, Point, number};
use crate::svg::Svg;
use crate::theme::Palette;

/// Width of outlines, in hundredths of a piece.
const OUTLINE: &str = "4.2";

/// The gradient that lights the pieces of a side from the upper left. It belongs into `<defs>`.
pub fn define(svg: &mut Svg, palette: &Palette) {
    let id = light(svg, palette);
    let from = [("id", id.as_str()), ("gradientUnits", "userSpaceOnUse")];
    let across = [("x1", "26"), ("y1", "12"), ("x2", "78"), ("y2", "88")];
    svg.group("linearGradient", &[from.as_slice(), &across].concat(), |svg| {
        svg.element("stop", &[("offset", "0"), ("stop-color", &palette.light)]);
        svg.element("stop", &[("offset", "0.45"), ("stop-color", &palette.light)]);
        svg.element("stop", &[("offset", "1"), ("stop-color", &palette.dark)]);
    });
}

/// The id of the gradient.
pub(super) fn light(svg: &Svg, palette: &Palette) -> String {
    svg.id(&format!("lit-{}", palette.name))
}

/// Draws a piece in the box from 0 to 100.
pub fn paint(svg: &mut Svg, art: &Art, palette: &Palette) {
    let fill = format!("url(#{})", light(svg, palette));
    paint_with(svg, art, palette, &fill, OUTLINE);
}

/// Draws a piece whose bodies are filled in another way, or have another outline.
pub(super) fn paint_with(svg: &mut Svg, art: &Art, palette: &Palette, fill: &str, outline: &str) {
    let body = [
        ("fill", fill),
        ("stroke", &palette.ink),
        ("stroke-width", outline),
        ("stroke-linejoin", "round"),
        ("stroke-linecap", "round"),
    ];
    for shape in &art.shapes {
        match shape {
            Shape::Body(path) => svg.path(path, &body),
            Shape::Line(path, width) => {
                let width = number(*width);
                let line = [
                    ("fill", "none"),
                    ("stroke", &*palette.detail),
                    ("stroke-width", &width),
                    ("stroke-linejoin", "round"),
                    ("stroke-linecap", "round"),
                ];
                svg.path(path, &line);
            }
            Shape::Spot(path) => svg.path(path, &[("fill", &palette.detail)]),
        }
    }
}

/// Draws a kind of piece with its crown and its badge in the box from 0 to 100.
pub fn draw(svg: &mut Svg, drawing: &Drawing, palette: &Palette) {
    draw_with(svg, drawing, palette, &|svg, art| paint(svg, art, palette));
}

/// Draws a kind of piece whose art is painted in another way.
pub(super) fn draw_with(svg: &mut Svg, drawing: &Drawing, palette: &Palette, paint: &dyn Fn(&mut Svg, &Art)) {
    match &drawing.figure {
        Figure::Art(art) if drawing.crowned => {
            svg.group("g", &[("transform", "translate(7 14) scale(0.86)")], |svg| paint(svg, art));
            crown(svg, palette);
        }
        Figure::Art(art) => paint(svg, art),
        Figure::Face(art) => {
            disc(svg, palette);
            svg.group("g", &[("transform", "translate(21 21) scale(0.58)")], |svg| paint(svg, art));
        }
        Figure::Disc(sign) => letter(svg, sign, palette, [34.0, 24.0]),
    }
    if !drawing.badge.is_empty() {
        badge(svg, &drawing.badge, palette);
    }
}

const MIDDLE: Point = Point::new(50.0, 50.0);

/// A disc with a sign: the height of one letter, and of several.
pub(super) fn letter(svg: &mut Svg, sign: &str, palette: &Palette, [one, several]: [f64; 2]) {
    disc(svg, palette);
    let height = if sign.chars().count() > 1 { several } else { one };
    glyphs::write(svg, sign, MIDDLE, height, Anchor::Middle, &palette.detail);
}

fn crown(svg: &mut Svg, palette: &Palette) {
    let outline = Path::parse("M37 15 L34 3 L43 8.5 L50 1.5 L57 8.5 L66 3 L63 15 Z");
    let gold = [
        ("fill", "#e8b923"),
        ("stroke", &palette.ink),
        ("stroke-width", "3.2"),
        ("stroke-linejoin", "round"),
    ];
    svg.path(&outline.unwrap_or_default(), &gold);
}

fn disc(svg: &mut Svg, palette: &Palette) {
    let fill = format!("url(#{})", light(svg, palette));
    let rim = [("fill", fill.as_str()), ("stroke", &palette.ink), ("stroke-width", OUTLINE)];
    svg.path(&Path::circle(MIDDLE, 39.0), &rim);
    let ring = [("fill", "none"), ("stroke", &palette.detail), ("stroke-width", "2")];
    svg.path(&Path::circle(MIDDLE, 32.5), &ring);
}

fn badge(svg: &mut Svg, sign: &str, palette: &Palette) {
    let middle = Point::new(77.0, 76.0);
    let rim = [("fill", &*palette.ink), ("stroke", &palette.light), ("stroke-width", "2.4")];
    svg.path(&Path::circle(middle, 16.0), &rim);
    let ink = if palette.name == "ebony" { &palette.detail } else { &palette.light };
    let height = if sign.chars().count() > 1 { 11.0 } else { 15.0 };
    glyphs::write(svg, sign, middle, height, Anchor::Middle, ink);
}

/// The mark on the foot that distinguishes the sides of a game with more than two sides without colour: one bar for
/// the first side in turn order, two for the second, and so on.
pub fn mark(svg: &mut Svg, side: usize, palette: &Palette) {
    let count = side + 1;
    for i in 0..count {
        let x = 50.0 + (i as f64 - (count as f64 - 1.0) / 2.0) * 7.0;
        let bar = [x - 1.8, 80.5, 3.6, 7.5];
        svg.rect(
            bar,
            &[("rx", "1.5"), ("fill", &palette.detail), ("stroke", &palette.ink), ("stroke-width", "1")],
        );
    }
}

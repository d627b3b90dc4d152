//! Terrain on the flat board: what cells are made of, what is built on them, and what lies on them. No feature
//! depends on its colour alone: doors and keys show the name of their colour, gates and plates that of their channel,
//! and pads their destination.

use chesswright_rules::definition::model::{Compass, Item};

use super::{Table, filled};
use crate::glyphs::{self, Anchor};
use crate::path::{Path, Point};
use crate::svg::Svg;
use crate::terrain::{Feature, Kind, parts};

const INK: &str = "#2b211a";
const METAL: &str = "#d9dde0";
const GOLD: &str = "#e8b93a";

/// An outline in a box of 100, placed around the middle of a cell.
fn shape(text: &str, at: Point) -> Path {
    Path::parse(text).unwrap_or_default().map(|p| at.plus(p.minus(Point::new(50.0, 50.0))))
}

impl Table<'_> {
    /// One feature of the terrain.
    pub(crate) fn feature(&self, svg: &mut Svg, feature: &Feature<'_>) {
        let (cell, at) = (feature.cell, self.layout.centre(feature.cell));
        match feature.kind {
            Kind::Ice => {
                filled(svg, &self.layout.outline(cell, 1.0), "#bfe3f2", "0.85");
                self.line(svg, &shape("M24 62L46 36M34 70L66 30M58 68L74 48", at), "#ffffff", "4");
            }
            Kind::Belt(toward) => {
                filled(svg, &self.layout.outline(cell, 4.0), "#4a4a4f", "0.8");
                self.chevrons(svg, at, toward, METAL, &[-26.0, 0.0, 26.0]);
            }
            Kind::OneWay(toward) => {
                self.outline(svg, cell, 7.0, self.theme.target, "4");
                self.chevrons(svg, at, toward, self.theme.target, &[0.0]);
            }
            Kind::Fence => {
                self.line(svg, &shape("M10 40L90 40M10 62L90 62", at), INK, "9");
                self.line(svg, &shape("M10 40L90 40M10 62L90 62", at), "#b98a55", "5");
                self.line(svg, &shape("M22 26L22 78M50 26L50 78M78 26L78 78", at), INK, "11");
                self.line(svg, &shape("M22 26L22 78M50 26L50 78M78 26L78 78", at), "#cf9f66", "7");
            }
            Kind::Exit => {
                let arch = shape("M20 88L20 46C20 8 80 8 80 46L80 88Z", at);
                filled(svg, &arch, "#1d1712", "0.9");
                self.line(svg, &arch, GOLD, "5");
                self.line(svg, &shape("M32 86L32 74L44 74L44 64L56 64L56 54L68 54", at), "#f4e7c8", "5");
            }
            Kind::Promotion => {
                let star = "M50 14L60 38L86 40L66 57L73 83L50 69L27 83L34 57L14 40L40 38Z";
                filled(svg, &shape(star, at), GOLD, "0.55");
                self.line(svg, &shape(star, at), INK, "3");
            }
            Kind::Warp => {
                filled(svg, &Path::circle(at, 40.0), "#3b2a63", "0.85");
                for (radius, colour) in [(40.0, "#d7c3ff"), (30.0, "#a98bf0"), (20.0, "#7c5bd6")] {
                    self.line(svg, &Path::circle(at, radius), colour, "4");
                }
                glyphs::write(svg, feature.sign, at, 15.0, Anchor::Middle, "#ffffff");
            }
            Kind::Plate { down } => {
                let slab = self.layout.outline(cell, 16.0);
                filled(svg, &slab, if down { "#6f6a63" } else { "#b9b2a6" }, "0.95");
                self.outline(svg, cell, 16.0, INK, if down { "6" } else { "3" });
                let place = at.plus(Point::new(27.0, 27.0));
                glyphs::write(svg, feature.sign, place, 13.0, Anchor::Middle, INK);
            }
            Kind::Gate { open } => {
                if open {
                    self.line(svg, &shape("M8 8L8 92M92 8L92 92", at), METAL, "7");
                } else {
                    filled(svg, &self.layout.outline(cell, 2.0), "#2f2a26", "0.75");
                    let bars = "M18 10L18 90M39 10L39 90M61 10L61 90M82 10L82 90M8 32L92 32M8 66L92 66";
                    self.line(svg, &shape(bars, at), METAL, "6");
                }
                self.badge(svg, at, feature.sign, "#2f2a26");
            }
            Kind::Door { open: true, .. } => {
                // A frame, and the leaf that is swung aside.
                self.outline(svg, cell, 6.0, INK, "9");
                self.outline(svg, cell, 6.0, feature.colour, "5");
                let leaf = shape("M6 6L26 18L26 82L6 94Z", at);
                filled(svg, &leaf, feature.colour, "1");
                self.line(svg, &leaf, INK, "3");
            }
            Kind::Door { open: false, unlocked } => {
                filled(svg, &self.layout.outline(cell, 3.0), feature.colour, "0.96");
                self.outline(svg, cell, 3.0, INK, "4");
                self.line(svg, &shape("M34 8L34 92M66 8L66 92", at), INK, "2");
                if unlocked {
                    filled(svg, &Path::circle(at, 29.0), "#fff8ea", "1");
                    self.line(svg, &Path::circle(at, 29.0), INK, "4");
                }
                let keyhole = "M50 34C60 34 62 48 54 53L58 70L42 70L46 53C38 48 40 34 50 34Z";
                filled(svg, &shape(keyhole, at), INK, "1");
                self.badge(svg, at, feature.sign, INK);
            }
            Kind::Cracked => {
                self.wall(svg, cell);
                self.line(svg, &shape("M30 16L46 38L38 52L60 64L52 84M46 38L64 30", at), INK, "4");
            }
            Kind::Item(item) => self.item(svg, item, feature, at),
            Kind::Unvisited => self.line(svg, &Path::circle(at, 9.0), self.theme.accent, "3.5"),
            Kind::Warded => {
                self.line(svg, &Path::circle(at, 44.0), "#2f6fb0", "7");
                self.line(svg, &Path::circle(at, 44.0), "#bfe0ff", "3");
            }
        }
    }

    fn item(&self, svg: &mut Svg, item: &Item, feature: &Feature<'_>, at: Point) {
        for part in parts(item, feature.colour) {
            let outline = shape(part.outline, at);
            if part.width > 0 {
                self.line(svg, &outline, part.colour, &part.width.to_string());
            } else {
                filled(svg, &outline, part.colour, "1");
                self.line(svg, &outline, INK, "3.5");
            }
        }
        match item {
            Item::Key { forever, .. } => {
                self.badge(svg, at, feature.sign, INK);
                if *forever {
                    self.line(svg, &Path::circle(at, 42.0), feature.colour, "4");
                }
            }
            Item::Form(kind) => {
                // The whole name, as large as it fits.
                let name = kind.replace('-', " ");
                let height = (560.0 / glyphs::width(&name).max(1.0)).clamp(4.0, 16.0);
                glyphs::write(svg, &name, at, height, Anchor::Middle, INK);
            }
            Item::Sword | Item::Shield | Item::Ward | Item::Bomb | Item::Coin => {}
        }
    }

    /// A short name in the corner of a cell.
    fn badge(&self, svg: &mut Svg, at: Point, text: &str, colour: &str) {
        let place = at.plus(Point::new(30.0, 31.0));
        filled(svg, &Path::circle(place, 13.0), "#fff8ea", "0.95");
        self.line(svg, &Path::circle(place, 13.0), colour, "2.5");
        let short: String = text.chars().take(2).collect();
        glyphs::write(svg, &short, place, 13.0, Anchor::Middle, INK);
    }

    /// Chevrons that point in a direction, each at its own distance from the middle.
    fn chevrons(&self, svg: &mut Svg, at: Point, toward: Compass, colour: &str, ahead: &[f64]) {
        let Some(frame) = toward.frame(self.board.geometry()) else { return };
        let way = self.layout.way(frame.forward);
        let unit = way.times(1.0 / way.length().max(1.0));
        let side = Point::new(-unit.y, unit.x);
        for &far in ahead {
            let at = |along: f64, across: f64| at.plus(unit.times(far + along)).plus(side.times(across));
            let path = Path(vec![
                crate::path::Segment::Move(at(-8.0, -20.0)),
                crate::path::Segment::Line(at(10.0, 0.0)),
                crate::path::Segment::Line(at(-8.0, 20.0)),
            ]);
            self.line(svg, &path, colour, "7");
        }
    }

    fn line(&self, svg: &mut Svg, path: &Path, colour: &str, width: &str) {
        self.stroke(svg, path, colour, width, "1");
    }
}

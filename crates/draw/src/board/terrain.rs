//! Terrain: what cells are made of, what is built on them, what lies on them. Nothing is told by its colour alone: doors and keys
//! bear the name of their colour, gates and plates that of their channel, pads where they lead.

use chesswright_rules::Ground;
use chesswright_rules::board::{Cell, Frame};
use chesswright_rules::definition::model::{Compass, Item, TerrainDef};
use chesswright_rules::definition::region::Regions;

use super::{Table, filled};
use crate::glyphs::{self, Anchor};
use crate::path::{Path, Point};
use crate::svg::Svg;

const INK: &str = "#2b211a";
const METAL: &str = "#d9dde0";
const GOLD: &str = "#e8b93a";
/// Colours of doors and keys, in the order in which the level names them.
const COLOURS: [&str; 7] = ["#d9a21b", "#3f7fc4", "#c4453a", "#4f9a4a", "#8a5cb8", "#c9773a", "#5a6770"];

/// An outline in a box of 100 about the middle of a cell.
fn shape(text: &str, at: Point) -> Path {
    Path::parse(text).unwrap_or_default().map(|p| at.plus(p.minus(Point::new(50.0, 50.0))))
}

/// Terrain on a board, with the regions that the definition names.
pub(crate) struct Terrain<'a> {
    pub(crate) table: &'a Table<'a>,
    pub(crate) def: &'a TerrainDef,
    pub(crate) regions: Regions<'a>,
}

impl Terrain<'_> {
    fn cells(&self, text: &str) -> Vec<Cell> {
        let cells = (!text.is_empty()).then(|| self.regions.cells(text, &Frame::FIRST).ok()).flatten();
        cells.iter().flat_map(|cells| cells.iter()).collect()
    }

    fn centre(&self, cell: Cell) -> Point {
        self.table.layout.centre(cell)
    }

    fn cell(&self, name: &str) -> Option<Cell> {
        self.table.board.cell(name)
    }

    /// What stays as it is.
    pub(crate) fn lasting(&self, svg: &mut Svg) {
        let def = self.def;
        for cell in self.cells(&def.ice) {
            filled(svg, &self.table.layout.outline(cell, 1.0), "#bfe3f2", "0.85");
            self.line(svg, &shape("M24 62L46 36M34 70L66 30M58 68L74 48", self.centre(cell)), "#ffffff", "4");
        }
        for belt in &def.belts {
            for cell in self.cells(&belt.at) {
                filled(svg, &self.table.layout.outline(cell, 4.0), "#4a4a4f", "0.8");
                self.chevrons(svg, cell, belt.toward, METAL, &[-26.0, 0.0, 26.0]);
            }
        }
        for arrow in &def.one_way {
            for cell in self.cells(&arrow.at) {
                self.table.outline(svg, cell, 7.0, self.table.theme.target, "4");
                self.chevrons(svg, cell, arrow.toward, self.table.theme.target, &[0.0]);
            }
        }
        for cell in self.cells(&def.fences) {
            let at = self.centre(cell);
            self.line(svg, &shape("M10 40L90 40M10 62L90 62", at), INK, "9");
            self.line(svg, &shape("M10 40L90 40M10 62L90 62", at), "#b98a55", "5");
            self.line(svg, &shape("M22 26L22 78M50 26L50 78M78 26L78 78", at), INK, "11");
            self.line(svg, &shape("M22 26L22 78M50 26L50 78M78 26L78 78", at), "#cf9f66", "7");
        }
        for cell in self.cells(&def.exits) {
            let at = self.centre(cell);
            let arch = shape("M20 88L20 46C20 8 80 8 80 46L80 88Z", at);
            filled(svg, &arch, "#1d1712", "0.9");
            self.line(svg, &arch, GOLD, "5");
            self.line(svg, &shape("M32 86L32 74L44 74L44 64L56 64L56 54L68 54", at), "#f4e7c8", "5");
        }
        for tile in &def.promotion {
            for cell in self.cells(&tile.at) {
                let star = "M50 14L60 38L86 40L66 57L73 83L50 69L27 83L34 57L14 40L40 38Z";
                filled(svg, &shape(star, self.centre(cell)), GOLD, "0.55");
                self.line(svg, &shape(star, self.centre(cell)), INK, "3");
            }
        }
        for warp in &def.warps {
            let Some(cell) = self.cell(&warp.at) else { continue };
            let at = self.centre(cell);
            filled(svg, &Path::circle(at, 40.0), "#3b2a63", "0.85");
            for (radius, colour) in [(40.0, "#d7c3ff"), (30.0, "#a98bf0"), (20.0, "#7c5bd6")] {
                self.line(svg, &Path::circle(at, radius), colour, "4");
            }
            glyphs::write(svg, &warp.to, at, 15.0, Anchor::Middle, "#ffffff");
        }
    }

    /// What changes in the course of a game; as at its start where nothing is said.
    pub(crate) fn changing(&self, svg: &mut Svg, ground: Option<&Ground>) {
        let def = self.def;
        let has = |cells: fn(&Ground) -> &Vec<Cell>, cell: Cell| {
            ground.is_none_or(|ground| cells(ground).contains(&cell))
        };
        for plate in &def.plates {
            for cell in self.cells(&plate.at) {
                let down = ground.is_some_and(|ground| ground.down.contains(&cell));
                filled(
                    svg,
                    &self.table.layout.outline(cell, 16.0),
                    if down { "#6f6a63" } else { "#b9b2a6" },
                    "0.95",
                );
                self.table.outline(svg, cell, 16.0, INK, if down { "6" } else { "3" });
                let place = self.centre(cell).plus(Point::new(27.0, 27.0));
                glyphs::write(svg, &plate.channel, place, 13.0, Anchor::Middle, INK);
            }
        }
        for gate in &def.gates {
            for cell in self.cells(&gate.at) {
                let at = self.centre(cell);
                if has(|ground| &ground.gates, cell) {
                    filled(svg, &self.table.layout.outline(cell, 2.0), "#2f2a26", "0.75");
                    self.line(
                        svg,
                        &shape("M18 10L18 90M39 10L39 90M61 10L61 90M82 10L82 90M8 32L92 32M8 66L92 66", at),
                        METAL,
                        "6",
                    );
                } else {
                    self.line(svg, &shape("M8 8L8 92M92 8L92 92", at), METAL, "7");
                }
                self.badge(svg, at, &gate.channel, "#2f2a26");
            }
        }
        for door in &def.doors {
            let colour = self.colour(&door.colour);
            for cell in self.cells(&door.at) {
                let at = self.centre(cell);
                if has(|ground| &ground.doors, cell) {
                    filled(svg, &self.table.layout.outline(cell, 3.0), colour, "0.96");
                    self.table.outline(svg, cell, 3.0, INK, "4");
                    self.line(svg, &shape("M34 8L34 92M66 8L66 92", at), INK, "2");
                    filled(
                        svg,
                        &shape("M50 34C60 34 62 48 54 53L58 70L42 70L46 53C38 48 40 34 50 34Z", at),
                        INK,
                        "1",
                    );
                    self.badge(svg, at, &door.colour, INK);
                } else {
                    self.line(svg, &shape("M8 8L8 92M92 8L92 92", at), colour, "7");
                }
            }
        }
        for cell in self.cells(&def.cracked).into_iter().filter(|&cell| has(|ground| &ground.cracked, cell)) {
            self.table.wall(svg, cell);
            self.line(svg, &shape("M30 16L46 38L38 52L60 64L52 84M46 38L64 30", self.centre(cell)), INK, "4");
        }
        for lying in &def.items {
            for cell in self.cells(&lying.at).into_iter().filter(|&cell| has(|ground| &ground.items, cell)) {
                self.item(svg, &lying.item, self.centre(cell));
            }
        }
        let Some(ground) = ground else { return };
        for &cell in &ground.unvisited {
            self.line(svg, &Path::circle(self.centre(cell), 9.0), self.table.theme.accent, "3.5");
        }
        for &cell in &ground.wards {
            self.line(svg, &Path::circle(self.centre(cell), 44.0), "#2f6fb0", "7");
            self.line(svg, &Path::circle(self.centre(cell), 44.0), "#bfe0ff", "3");
        }
    }

    fn item(&self, svg: &mut Svg, item: &Item, at: Point) {
        let mut solid = |outline: &str, colour: &str| {
            let outline = shape(outline, at);
            filled(svg, &outline, colour, "1");
            self.line(svg, &outline, INK, "3.5");
        };
        match item {
            Item::Key { colour, forever } => {
                let fill = self.colour(colour);
                solid(
                    "M34 34C34 16 66 16 66 34C66 44 60 50 54 52L54 60L62 60L62 68L54 68L54 74L62 74L62 82L46 82L46 52C40 50 34 44 34 34Z",
                    fill,
                );
                self.line(svg, &shape("M50 29L50 37", at), INK, "7");
                self.badge(svg, at, colour, INK);
                if *forever {
                    self.line(svg, &Path::circle(at, 42.0), fill, "4");
                }
            }
            Item::Sword => {
                solid("M50 8L57 18L57 60L43 60L43 18Z", METAL);
                solid("M28 60L72 60L72 68L28 68Z", GOLD);
                solid("M45 68L55 68L55 88L45 88Z", "#7a4a2b");
            }
            Item::Shield => {
                solid("M50 12L82 22C82 56 70 78 50 90C30 78 18 56 18 22Z", "#5d86b8");
                self.line(svg, &shape("M50 22L50 80M28 42L72 42", at), METAL, "6");
            }
            Item::Ward => {
                solid(
                    "M50 16C72 16 84 32 84 50C84 70 68 84 50 84C30 84 16 70 16 50C16 32 28 16 50 16Z",
                    "#cfe6ff",
                );
                self.line(svg, &shape("M50 30L50 70M30 50L70 50", at), "#2f6fb0", "8");
            }
            Item::Form(kind) => {
                solid("M50 10L86 50L50 90L14 50Z", "#f2ead8");
                let letter: String = kind.chars().take(4).collect();
                glyphs::write(svg, &letter, at, 13.0, Anchor::Middle, INK);
            }
            Item::Bomb => {
                solid(
                    "M48 34C70 34 82 48 82 62C82 80 66 90 48 90C30 90 16 78 16 62C16 46 30 34 48 34Z",
                    "#3a3a40",
                );
                self.line(svg, &shape("M60 36C64 22 76 26 80 14", at), "#b98a55", "5");
                self.line(svg, &shape("M78 6L82 12M88 12L82 14M86 22L82 17", at), "#f0803a", "5");
            }
            Item::Coin => {
                solid(
                    "M50 18C70 18 80 34 80 50C80 68 68 82 50 82C32 82 20 68 20 50C20 32 32 18 50 18Z",
                    GOLD,
                );
                self.line(
                    svg,
                    &shape(
                        "M50 32C62 32 68 40 68 50C68 60 62 68 50 68C38 68 32 60 32 50C32 40 38 32 50 32Z",
                        at,
                    ),
                    "#a97c14",
                    "4",
                );
            }
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

    /// Chevrons that point a way, so far ahead of the middle each.
    fn chevrons(&self, svg: &mut Svg, cell: Cell, toward: Compass, colour: &str, ahead: &[f64]) {
        let Some(frame) = toward.frame(self.table.board.geometry()) else { return };
        let way = self.table.layout.way(frame.forward);
        let unit = way.times(1.0 / way.length().max(1.0));
        let side = Point::new(-unit.y, unit.x);
        for &far in ahead {
            let at = |along: f64, across: f64| {
                self.centre(cell).plus(unit.times(far + along)).plus(side.times(across))
            };
            let path = Path(vec![
                crate::path::Segment::Move(at(-8.0, -20.0)),
                crate::path::Segment::Line(at(10.0, 0.0)),
                crate::path::Segment::Line(at(-8.0, 20.0)),
            ]);
            self.line(svg, &path, colour, "7");
        }
    }

    /// The colour of doors and keys of that name: its place in the order in which the level names colours.
    fn colour(&self, name: &str) -> &'static str {
        let doors = self.def.doors.iter().map(|door| door.colour.as_str());
        let keys = self.def.items.iter().filter_map(|lying| match &lying.item {
            Item::Key { colour, .. } => Some(colour.as_str()),
            _ => None,
        });
        let mut names: Vec<&str> = vec![];
        for each in doors.chain(keys) {
            if !names.contains(&each) {
                names.push(each);
            }
        }
        let place = names.iter().position(|&each| each == name).unwrap_or(0);
        COLOURS[place % COLOURS.len()]
    }

    fn line(&self, svg: &mut Svg, path: &Path, colour: &str, width: &str) {
        self.table.stroke(svg, path, colour, width, "1");
    }
}

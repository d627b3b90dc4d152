//! Coordinates as the players of a game know them, and coordinates inside the cells.
//!
//! | game | files | ranks |
//! |---|---|---|
//! | xiangqi | 1 to 9 from the right of each side, in Chinese numerals for the first | none |
//! | janggi | 1 to 9 from the first side's left | from the far edge: 1 to 9, then 0 |
//! | shogi | 9 to 1, above | from the far edge, in Chinese numerals, on the right |

use chesswright_rules::Side;
use chesswright_rules::board::Cell;
use chesswright_rules::definition::model::Custom;

use super::Table;
use super::edges::{HEIGHT, split};
use super::ground::FRAME;
use crate::glyphs::{self, Anchor};
use crate::path::Point;
use crate::svg::Svg;

const HAN: [char; 10] = ['十', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// An edge of a board on the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Top,
    Bottom,
    Left,
    Right,
}

impl Table<'_> {
    /// Coordinates of the game's tradition. Games without one have the names of their cells.
    pub(crate) fn customary(&self, svg: &mut Svg, custom: Custom, below: Side) {
        let [files, ranks, layers] = self.board.extent();
        let square = layers == 1 && self.is_full() && files <= 9 && ranks <= 10;
        match custom {
            Custom::Xiangqi if square => {
                for (side, at) in [(below.index(), At::Bottom), (1 - below.index().min(1), At::Top)] {
                    self.along(svg, at, |cell| {
                        let x = self.board.coords(cell).x;
                        let file = if side == 0 { files as i16 - x } else { x + 1 };
                        self.numeral(file, side == 0)
                    });
                }
            }
            Custom::Janggi if square => {
                self.along(svg, At::Bottom, |cell| (self.board.coords(cell).x + 1).to_string());
                self.along(svg, At::Left, |cell| {
                    ((ranks as i16 - self.board.coords(cell).y) % 10).to_string()
                });
            }
            Custom::Shogi if square => {
                self.along(svg, At::Top, |cell| (files as i16 - self.board.coords(cell).x).to_string());
                self.along(svg, At::Right, |cell| {
                    self.numeral(ranks as i16 - self.board.coords(cell).y, true)
                });
            }
            _ => self.coordinates(svg),
        }
    }

    /// A number up to ten, in Chinese if somebody can write it.
    fn numeral(&self, number: i16, han: bool) -> String {
        match (self.script, usize::try_from(number)) {
            (Some(_), Ok(index @ 1..=10)) if han => HAN[index % 10].to_string(),
            _ => number.to_string(),
        }
    }

    /// Labels along an edge of the board as it lies on the page.
    fn along(&self, svg: &mut Svg, at: At, name: impl Fn(Cell) -> String) {
        let Some(block) = self.layout.blocks.first() else { return };
        let out = FRAME / 2.0;
        for cell in self.board.cells() {
            let centre = self.layout.centre(cell);
            let (far, place) = match at {
                At::Top => (centre.y - block.from.y, Point::new(centre.x, block.from.y - out)),
                At::Bottom => (block.to.y - centre.y, Point::new(centre.x, block.to.y + out)),
                At::Left => (centre.x - block.from.x, Point::new(block.from.x - out, centre.y)),
                At::Right => (block.to.x - centre.x, Point::new(block.to.x + out, centre.y)),
            };
            // Only the cells at that edge.
            if far < 60.0 {
                self.letter(svg, &name(cell), place, self.theme.frame_ink);
            }
        }
    }

    /// A text in letters, or a character.
    fn letter(&self, svg: &mut Svg, text: &str, at: Point, ink: &str) {
        let character = text.chars().next().filter(|c| !c.is_ascii());
        if let Some(path) = character.and_then(|character| self.script?(character)) {
            let size = HEIGHT * 1.35;
            let drawn = path.map(|p| at.plus(p.minus(Point::new(50.0, 50.0)).times(size / 100.0)));
            svg.path(&drawn, &[("fill", ink)]);
        } else {
            glyphs::write(svg, text, at, HEIGHT, Anchor::Middle, ink);
        }
    }

    /// The names of files and ranks in the corners of the cells at the lower and the left edge.
    pub(crate) fn inner_coordinates(&self, svg: &mut Svg, customary: bool, custom: Custom) {
        if self.layout.is_shaped() {
            return self.coordinates(svg);
        }
        let shogi = customary && custom == Custom::Shogi && self.board.extent()[0] <= 9;
        let upright = self.layout.way(chesswright_rules::board::Vector::flat(1, 0)).y.abs() < 1.0;
        for block in &self.layout.blocks {
            for cell in self.board.cells().filter(|&cell| self.board.coords(cell).z == block.layer) {
                let (at, centre) = (self.board.coords(cell), self.layout.centre(cell));
                let (file, rank) = split(self.board.name(cell));
                let (file, rank) = match shogi {
                    true => {
                        let [files, ranks, _] = self.board.extent().map(|extent| extent as i16);
                        ((files - at.x).to_string(), self.numeral(ranks - at.y, true))
                    }
                    false => (file.to_owned(), rank.to_owned()),
                };
                let (across, down) = if upright { (file, rank) } else { (rank, file) };
                let corner = |x: f64, y: f64| centre.plus(Point::new(x, y));
                if block.to.y - centre.y < 60.0 {
                    self.small_letter(svg, &across, corner(40.0, 40.0));
                }
                if centre.x - block.from.x < 60.0 {
                    self.small_letter(svg, &down, corner(-40.0, -38.0));
                }
            }
        }
    }

    /// Small texts in the upper corners of cells.
    pub(crate) fn cell_numbers(&self, svg: &mut Svg, numbers: &[(Cell, String)]) {
        for (cell, text) in numbers {
            let at = self.layout.centre(*cell).plus(Point::new(-37.0, -38.0));
            self.small_letter(svg, text, at);
        }
    }

    fn small_letter(&self, svg: &mut Svg, text: &str, at: Point) {
        let size = 12.5;
        let character = text.chars().next().filter(|c| !c.is_ascii());
        if let Some(path) = character.and_then(|character| self.script?(character)) {
            let drawn = path.map(|p| at.plus(p.minus(Point::new(50.0, 50.0)).times(size * 1.3 / 100.0)));
            svg.path(&drawn, &[("fill", self.theme.target)]);
        } else {
            glyphs::write(svg, text, at, size, Anchor::Middle, self.theme.target);
        }
    }
}

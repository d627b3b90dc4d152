//! Pieces that carry characters: discs, octagons and wedges, as players of these games know them.

use chesswright_rules::definition::drawing;
use chesswright_rules::definition::model::{Custom, Definition, PieceDef};
use chesswright_rules::{Piece, Side};

use super::paint::light;
use crate::brush::Script;
use crate::path::{Path, Point, number};
use crate::svg::Svg;
use crate::theme::{Palette, contrast, hex, mixed, own_colour};

/// The wood of the bodies.
pub(crate) const WOOD: Palette = Palette::of("wood", "#fbecce", "#e2c188", "#5d3d1c", "#5d3d1c");

const BLACK: &str = "#1d1a17";
const RED: &str = "#9f150d";
const GREEN: &str = "#0f5a35";

/// Kinds with small bodies: the many and the weak.
const SMALL: &[&str] = &["pawn", "tokin", "swallow", "goose"];
const SMALL_OF_JANGGI: &[&str] = &["soldier", "advisor"];

/// What a piece looks like that carries characters.
#[derive(Clone, Debug)]
pub(crate) struct Face {
    custom: Custom,
    /// The characters as outlines in boxes of 100 by 100, from top to bottom. Empty if nobody has drawn them.
    characters: Vec<Path>,
    ink: String,
    second: bool,
    /// Whether it points at the side at the lower edge.
    turned: bool,
    scale: f64,
}

impl Face {
    /// The face of a piece. `None` if it is a figure.
    pub(crate) fn of(game: &Definition, piece: Piece, script: Script, below: Side) -> Option<Self> {
        let custom = game.notation;
        let bodied =
            matches!(custom, Custom::Xiangqi | Custom::Janggi | Custom::Shogi) && game.sides.len() == 2;
        // A game without any characters is played with figures, such as one with animals.
        if !bodied || !game.pieces.values().any(|def| written(game, def, piece.side, script).is_some()) {
            return None;
        }
        let (name, def) = game.pieces.get_index(piece.kind.index())?;
        let small = SMALL.contains(&name.as_str())
            || custom == Custom::Janggi && SMALL_OF_JANGGI.contains(&name.as_str());
        Some(Self {
            custom,
            characters: written(game, def, piece.side, script).unwrap_or_default(),
            ink: ink(game, piece),
            second: piece.side.index() == 1,
            turned: custom == Custom::Shogi && piece.side != below,
            scale: match () {
                () if def.royal => 1.0,
                () if small && custom == Custom::Janggi => 0.8,
                () if small => 0.9,
                () => 0.97,
            },
        })
    }

    /// Whether the characters are there. If not, a figure takes their place.
    pub(crate) fn is_written(&self) -> bool {
        !self.characters.is_empty()
    }

    /// Draws the piece in the box from 0 to 100, with what stands on it where nothing is written.
    pub(crate) fn draw(&self, svg: &mut Svg, figure: impl FnOnce(&mut Svg)) {
        let (inset, scale) = (number(50.0 * (1.0 - self.scale)), number(self.scale));
        let around = if self.turned { " rotate(180 50 50)" } else { "" };
        let place = format!("translate({inset} {inset}) scale({scale}){around}");
        svg.group("g", &[("transform", &place)], |svg| {
            self.body(svg);
            if self.is_written() {
                self.write(svg);
            } else {
                svg.group("g", &[("transform", "translate(24 26) scale(0.52)")], figure);
            }
        });
    }

    fn body(&self, svg: &mut Svg) {
        let fill = format!("url(#{})", light(svg, &WOOD));
        let rim = |svg: &mut Svg, path: &Path| {
            // The edge of the wood in the shade, below its face.
            let edge = path.map(|p| p.plus(Point::new(0.0, if self.turned { -2.6 } else { 2.6 })));
            svg.path(
                &edge,
                &[
                    ("fill", "#8a5f30"),
                    ("stroke", &WOOD.ink),
                    ("stroke-width", "2.2"),
                    ("stroke-linejoin", "round"),
                ],
            );
            svg.path(
                path,
                &[
                    ("fill", &fill),
                    ("stroke", &WOOD.ink),
                    ("stroke-width", "2.2"),
                    ("stroke-linejoin", "round"),
                ],
            );
        };
        let ring = |svg: &mut Svg, path: &Path, width: &str| {
            svg.path(
                path,
                &[
                    ("fill", "none"),
                    ("stroke", &self.ink),
                    ("stroke-width", width),
                    ("stroke-linejoin", "round"),
                ],
            );
        };
        match self.custom {
            Custom::Shogi => rim(svg, &Path::polygon(&WEDGE.map(|(x, y)| Point::new(x, y)))),
            Custom::Janggi => {
                rim(svg, &octagon(46.0));
                ring(svg, &octagon(40.0), "1.8");
            }
            _ => {
                let middle = Point::new(50.0, 49.0);
                rim(svg, &Path::circle(middle, 46.0));
                ring(svg, &Path::circle(middle, 39.5), if self.second { "1.5" } else { "2.6" });
                // The sides differ by more than their colours.
                if self.second {
                    ring(svg, &Path::circle(middle, 36.0), "1.3");
                }
            }
        }
    }

    fn write(&self, svg: &mut Svg) {
        let many = self.characters.len() as f64;
        let [left, top, width, height] = match self.custom {
            Custom::Shogi => [25.0, 24.0, 50.0, 64.0],
            _ => [23.0, 22.0, 54.0, 54.0],
        };
        let each = height / many;
        let (w, h) = if many > 1.0 { (width.min(each * 1.25), each * 0.94) } else { (width, each) };
        for (i, character) in self.characters.iter().enumerate() {
            let corner = Point::new(left + (width - w) / 2.0, top + each * i as f64);
            let placed = character.map(|p| corner.plus(Point::new(p.x * w / 100.0, p.y * h / 100.0)));
            svg.path(&placed, &[("fill", &self.ink)]);
        }
    }
}

/// The wedge of a shogi piece.
const WEDGE: [(f64, f64); 5] = [(50.0, 4.0), (75.0, 16.0), (88.0, 93.0), (12.0, 93.0), (25.0, 16.0)];

fn octagon(radius: f64) -> Path {
    let corner =
        |i: u32| Point::new(0.0, -radius).turned(22.5 + 45.0 * f64::from(i)).plus(Point::new(50.0, 49.0));
    Path::polygon(&(0..8).map(corner).collect::<Vec<_>>())
}

/// The characters on a kind of piece, if all of them can be written.
fn written(game: &Definition, def: &PieceDef, side: Side, script: Script) -> Option<Vec<Path>> {
    let side = &game.sides.get(side.index())?.name;
    let text = def.character.as_ref()?.get(side).filter(|text| !text.is_empty())?;
    text.chars().map(script).collect()
}

/// The colour of the characters: that of the side, or red on promoted pieces of shogi. A colour that the document chose is
/// darkened until it can be read.
fn ink(game: &Definition, piece: Piece) -> String {
    if let Some(own) = own_colour(game, piece.side.index()) {
        let paper = drawing::colour(&WOOD.dark).unwrap_or([255; 3]);
        let shades = (0..10).map(|part| mixed(own, [0; 3], f64::from(part) / 10.0));
        let read = shades.into_iter().find(|shade| contrast(*shade, paper) >= 4.5);
        return hex(read.unwrap_or([0; 3]));
    }
    let first = piece.side.index() == 0;
    let promoted = game.letter(0, piece.kind.index()).is_some_and(|letter| letter.starts_with('+'));
    let colour = match game.notation {
        Custom::Xiangqi if first => RED,
        Custom::Janggi if first => GREEN,
        Custom::Janggi => RED,
        Custom::Shogi if promoted => RED,
        _ => BLACK,
    };
    colour.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brush;

    #[test]
    fn characters_can_be_read_on_the_wood() {
        let read = |colour: &str| drawing::colour(colour).expect("a colour");
        for ink in [BLACK, RED, GREEN] {
            for wood in [&WOOD.light, &WOOD.dark] {
                let seen = contrast(read(ink), read(wood));
                assert!(seen >= 4.5, "{ink} on {wood}: {seen:.2}");
            }
        }
    }

    #[test]
    fn the_games_of_asia_are_written_whole() {
        let mut written = 0;
        for entry in chesswright_catalog::DOCUMENTS {
            let game = chesswright_catalog::definition(entry.name).expect(entry.name);
            for (kind, (name, def)) in game.pieces.iter().enumerate() {
                for side in 0..game.sides.len() as u8 {
                    let piece = Piece { side: Side(side), kind: chesswright_rules::Kind(kind as u8) };
                    let Some(face) = Face::of(&game, piece, brush::regular, Side(0)) else { continue };
                    assert_eq!(face.is_written(), def.character.is_some(), "{}: {name}", entry.name);
                    written += 1;
                }
            }
        }
        assert!(written > 200, "{written}");
    }
}

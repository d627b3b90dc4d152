//! Objects on cells besides pieces: walls, features of the terrain, zones, glued edges.

use chesswright_draw::path::{Path, Point};
use chesswright_draw::terrain::{self, Feature, Kind};
use chesswright_draw::{Layout, Picture, SeamSign, View, palette};
use chesswright_rules::Position;
use chesswright_rules::board::{Cell, Geometry};
use chesswright_rules::definition::model::{ChanceDef, Compass, Item};
use chesswright_scene::{Chevrons, Fixture, FixtureKind, Part, Vec2};

use crate::marks::{pen, rgb};
use crate::places::on_table;

/// All fixtures in the state of the position.
pub(crate) fn fixtures(position: &Position, picture: &Picture, view: &View) -> Vec<Fixture> {
    let (rules, layout) = (position.rules(), picture.layout());
    let plain = |cell: Cell, kind: FixtureKind| Fixture { cell, kind, ..Fixture::default() };
    // Pieces that lie face down and belong to nobody are in the way like walls, but flat.
    let are_pieces = rules.definition().chance.as_ref().is_some_and(ChanceDef::turns_up);
    let wall = if are_pieces { FixtureKind::Plate { down: false } } else { FixtureKind::Wall };
    let mut all: Vec<Fixture> = position.setup().walls.into_iter().map(|cell| plain(cell, wall)).collect();
    let ground = position.ground();
    let features = terrain::features(rules, ground.as_ref());
    all.extend(features.iter().map(|each| feature(each, layout, rules.board().geometry())));
    all.extend(picture.plan().seams.iter().map(seam));
    for (cell, side, way) in picture.zoned().into_iter().filter(|_| view.zones) {
        let colour = rgb(&palette(rules.definition(), side).ink);
        all.push(Fixture { toward: unit(way), colour, ..plain(cell, FixtureKind::Zone) });
    }
    all
}

fn seam(sign: &SeamSign) -> Fixture {
    let toward = unit(sign.out);
    let to_the_right = Vec2::new(-toward.y, toward.x);
    let chevrons = match sign.along {
        None => Chevrons::Out,
        Some(along) if unit(along).dot(to_the_right) > 0.0 => Chevrons::Right,
        Some(_) => Chevrons::Left,
    };
    let kind = FixtureKind::Seam { count: sign.count, chevrons };
    Fixture { cell: sign.cell, kind, toward, ..Fixture::default() }
}

fn unit(way: Point) -> Vec2 {
    on_table(way).normalize_or_zero()
}

fn feature(feature: &Feature<'_>, layout: &Layout, geometry: Geometry) -> Fixture {
    let way = |toward: Compass| toward.frame(geometry).map(|frame| unit(layout.way(frame.forward)));
    let kind = match feature.kind {
        Kind::Ice => FixtureKind::Ice,
        Kind::Belt(_) => FixtureKind::Belt,
        Kind::OneWay(_) => FixtureKind::OneWay,
        Kind::Fence => FixtureKind::Fence,
        Kind::Exit => FixtureKind::Exit,
        Kind::Promotion => FixtureKind::Star,
        Kind::Warp => FixtureKind::Warp,
        Kind::Plate { down } => FixtureKind::Plate { down },
        Kind::Gate { open } => FixtureKind::Gate { open },
        Kind::Door { open, .. } => FixtureKind::Door { open },
        Kind::Cracked => FixtureKind::Cracked,
        Kind::Item(item) => FixtureKind::Item { ringed: matches!(item, Item::Key { forever: true, .. }) },
        Kind::Unvisited => FixtureKind::Wanted,
        Kind::Warded => FixtureKind::Warded,
    };
    let toward = match feature.kind {
        Kind::Belt(toward) | Kind::OneWay(toward) => way(toward),
        _ => None,
    };
    let parts = match feature.kind {
        Kind::Item(item) => terrain::parts(item, feature.colour).into_iter().flat_map(shapes).collect(),
        _ => vec![],
    };
    Fixture {
        cell: feature.cell,
        kind,
        colour: rgb(feature.colour),
        sign: sign(feature),
        toward: toward.unwrap_or_default(),
        parts,
    }
}

/// The text on a feature, in a box from 0 to 1. Names of cells are written in full. All other texts have room for two
/// letters only.
fn sign(feature: &Feature<'_>) -> Vec<Vec<Vec2>> {
    let letters = if feature.kind == Kind::Warp { 6 } else { 2 };
    let text: String = feature.sign.chars().take(letters).collect();
    let height = (800.0 / chesswright_draw::glyphs::width(&text).max(1.0)).min(60.0);
    pen(&text, Point::new(50.0, 50.0), height)
}

fn shapes(part: terrain::Part) -> Vec<Part> {
    let path = Path::parse(part.outline).unwrap_or_default();
    let colour = rgb(part.colour).unwrap_or_default();
    let shape = |points: Vec<Point>| {
        let mut points: Vec<Vec2> = points.into_iter().map(on_table).collect();
        if part.width == 0 && points.first() == points.last() {
            points.pop();
        }
        Part { points, width: f32::from(part.width) / 100.0, colour }
    };
    path.chains(6).into_iter().map(shape).collect()
}

#[cfg(test)]
mod tests {
    use chesswright_rules::{Definition, Rules};

    use super::*;

    /// The chevrons at the edges around one cell in the middle of each edge: right, upper, left, lower.
    fn chevrons(glue: &str) -> Vec<(&'static str, u8, Chevrons)> {
        let text = format!(
            "name = 'glued'\nboard = {{ files = 3, ranks = 3, glue = {glue} }}\nsetup = 'k2/3/2K'\n\
             pieces.king = {{ letter = 'k', betza = 'K', royal = true }}"
        );
        let game = Definition::from_toml(&text, &()).unwrap_or_else(|report| panic!("{report}"));
        let rules = Rules::new(&game).unwrap_or_else(|error| panic!("{error}"));
        let view = View::default();
        let picture = Picture::new(&rules, view.clone());
        let all = fixtures(&rules.start(), &picture, &view);
        let middles = ["c2", "b3", "a2", "b1"].map(|name| (name, rules.board().cell(name)));
        let at = |(name, cell)| {
            all.iter().find(|fixture| Some(fixture.cell) == cell).and_then(|fixture| match fixture.kind {
                FixtureKind::Seam { count, chevrons } => Some((name, count, chevrons)),
                _ => None,
            })
        };
        middles.into_iter().filter_map(at).collect()
    }

    #[test]
    fn chevrons_show_which_ends_of_glued_edges_meet() {
        use Chevrons::{Left, Out, Right};
        let bottle = "[{ from = 'east', to = 'west', flip = true }, { from = 'north', to = 'south' }]";
        assert_eq!(chevrons(bottle), [("c2", 1, Left), ("b3", 2, Out), ("a2", 1, Left), ("b1", 2, Out)]);
        // The arrows of both edges point to their corner or away from it, and after a flip one of them each.
        assert_eq!(chevrons("{ from = 'north', to = 'east' }"), [("c2", 1, Left), ("b3", 1, Right)]);
        assert_eq!(
            chevrons("{ from = 'north', to = 'east', flip = true }"),
            [("c2", 1, Left), ("b3", 1, Left)]
        );
    }
}

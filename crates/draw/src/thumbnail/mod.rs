//! Thumbnails: small pictures of games in which one sees at once what is special about each.
//!
//! A thumbnail is the start position with that emphasised by which a game differs from the one that it comes from: cells to
//! reach, new pieces, new moves, a blast, a wall, pieces in hand; and an emblem for what no board shows.

mod emblem;
mod shelf;
mod special;

use chesswright_rules::definition::Definition;
use chesswright_rules::{Rules, Seen};

use self::special::Special;
use crate::path::{Path, Point};
use crate::picture::Picture;
use crate::svg::Svg;
use crate::theme::Page;
use crate::view::{Ink, View};

pub use shelf::{Thumbnails, pack};

/// Draws the thumbnail of a game as SVG. `ancestor` is the game that it comes from, such as chess.
///
/// ```
/// use chesswright_draw::{View, thumbnail};
/// use chesswright_rules::Rules;
///
/// let chess = chesswright_catalog::definition("chess").unwrap();
/// let hill = Rules::new(&chesswright_catalog::definition("kingofthehill").unwrap()).unwrap();
/// let picture = thumbnail(&hill, Some(&chess), &View { size: 220, ..View::default() });
/// assert!(picture.starts_with("<svg "));
/// ```
pub fn thumbnail(rules: &Rules, ancestor: Option<&Definition>, view: &View) -> String {
    drawn(rules, &Special::of(rules, ancestor), view)
}

/// The thumbnail of a game in which something is special. `None` if its board says nothing that the start position does not.
pub fn special(rules: &Rules, ancestor: Option<&Definition>, view: &View) -> Option<String> {
    let special = Special::of(rules, ancestor);
    let tells = !special.is_plain() || special.emblem.is_some() || rules.hides();
    tells.then(|| drawn(rules, &special, view))
}

fn drawn(rules: &Rules, special: &Special, view: &View) -> String {
    let start = rules.start();
    let mut marked = View { page: Page::Clear, coordinates: false, ..view.clone() }.hands_of(&start);
    marked.terrain = start.ground();
    let seen = start.observe(view.below);
    marked.unseen = rules.board().cells().filter(|&cell| seen.cell(cell) == Seen::Unknown).collect();
    if marked.hands.iter().all(|hand| hand.pieces.is_empty()) {
        marked.hands.clone_from(&special.hands);
    }
    marked.highlights.extend(special.goals.iter().map(|cell| (*cell, Ink::Yellow)));
    marked.circles.extend(special.new.iter().map(|cell| (*cell, Ink::Accent)));
    if let Some(cell) = special.changed {
        // Dots would be too small to be seen.
        let mut targets = View::default().targets_of(&start, cell).targets;
        targets.truncate(MOST_ARROWS);
        marked.selected = Some(cell);
        marked.arrows.extend(targets.into_iter().map(|target| (cell, target, Ink::Accent)));
    }
    let mut walls = start.setup().walls;
    walls.extend(special.wall);
    let picture = Picture::new(rules, marked);
    let mut above = Svg::new();
    let layout = picture.layout();
    if special.blast {
        blast(&mut above, middle(&picture), 150.0);
    }
    if let Some(emblem) = &special.emblem {
        // It must be readable where the board is a finger wide.
        let radius = layout.size.x.max(layout.size.y) * 0.14;
        let corner = Point::new(layout.size.x - radius * 1.12, layout.size.y - radius * 1.12);
        emblem.draw(&mut above, corner, radius, picture.theme());
    }
    let pieces: Vec<_> = start.pieces().filter(|&(cell, _)| seen.cell(cell) != Seen::Unknown).collect();
    let drawn = picture.draw(&pieces, &walls);
    let open = drawn.trim_end().strip_suffix("</svg>").unwrap_or(&drawn);
    format!("{open}{}\n</svg>\n", above.finish())
}

/// A piece that can move in more ways is understood without all of them.
const MOST_ARROWS: usize = 8;

/// The middle of the first layer.
fn middle(picture: &Picture) -> Point {
    picture.layout().blocks.first().map(|block| block.from.plus(block.to).times(0.5)).unwrap_or_default()
}

/// A burst of flames.
fn blast(svg: &mut Svg, centre: Point, radius: f64) {
    let star = |points: u32, outer: f64, inner: f64| {
        let corner = |i: u32| {
            let reach = if i.is_multiple_of(2) { outer } else { inner };
            centre.plus(Point::new(0.0, -reach).turned(f64::from(i) * 180.0 / f64::from(points)))
        };
        Path::polygon(&(0..2 * points).map(corner).collect::<Vec<_>>())
    };
    let edge = [("stroke", "#7a1d0f"), ("stroke-width", "6"), ("stroke-linejoin", "round")];
    svg.path(
        &star(11, radius, radius * 0.62),
        &[&[("fill", "#e2571c"), ("fill-opacity", "0.92")], &edge[..]].concat(),
    );
    svg.path(&star(9, radius * 0.62, radius * 0.34), &[("fill", "#ffd75a")]);
}

//! Moves of several legs, drawn leg by leg: each click is the cell in which a leg ends.
//!
//! The text of such a move is found leg by leg. All letters that may say a turn are tried, and those are taken whose legs are exactly the
//! drawn ones. What no letters say is refused, and never guessed.

use std::collections::BTreeSet;

use chesswright_rules::betza::infer::Sketch;
use chesswright_rules::betza::mover::{Chain as Legs, Mover, Ring, Turn};
use chesswright_rules::betza::{Options, lower, parse};
use chesswright_rules::board::{Geometry, Vector};

use crate::moves::{self, Chip, Symmetry};

/// The most legs that are drawn.
const MOST: usize = 8;
/// The most routes of a move that are followed.
const MOST_ROUTES: usize = 4096;
/// The letters that may say a turn, those that people write first.
const TURNS: [&str; 17] =
    ["f", "s", "r", "l", "b", "v", "fs", "fr", "fl", "bs", "br", "bl", "rf", "lf", "rb", "lb", "sf"];

/// Which turns a move of several legs may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bend {
    /// Those that were drawn.
    #[default]
    Drawn,
    /// To the left or to the right at every bend.
    Either,
}

/// A leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// Where it ends, as seen from the piece.
    pub to: Vector,
    /// What it is for.
    pub chip: Chip,
    /// Whether the piece may stay there. It always may at the end.
    pub stops: bool,
}

/// A move of several legs that is being drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chain {
    /// Its legs.
    pub legs: Vec<Leg>,
    /// Its turns.
    pub bend: Bend,
}

/// The steps of a move, one after the other.
type Route = Vec<(i16, i16)>;

impl Chain {
    /// Adds a leg. Nothing happens if it leads nowhere, or if there are enough.
    pub(crate) fn add(&mut self, to: Vector, chip: Chip) {
        let here = self.legs.last().map_or(Vector::flat(0, 0), |leg| leg.to);
        if to != here && self.legs.len() < MOST {
            self.legs.push(Leg { to, chip, stops: false });
        }
    }

    fn route(&self) -> Route {
        let mut here = Vector::flat(0, 0);
        let step = |leg: &Leg| {
            let step = (leg.to.x - here.x, leg.to.y - here.y);
            here = leg.to;
            step
        };
        self.legs.iter().map(step).collect()
    }

    /// The components that say the move. `None` if no letters do.
    pub(crate) fn components(&self, symmetry: Symmetry, geometry: Geometry) -> Option<Vec<String>> {
        if self.legs.len() < 2 {
            return None;
        }
        let route = self.route();
        let mut routes = vec![route.clone()];
        if symmetry != Symmetry::None {
            routes.push(route.iter().map(|&step| mirrored(step, geometry)).collect());
        }
        let mut found = vec![];
        for route in routes {
            let mut wanted: Vec<usize> =
                (1..self.legs.len()).filter(|&count| self.legs[count - 1].stops).collect();
            wanted.push(self.legs.len());
            for count in wanted {
                let text = self.component(&route[..count], symmetry, geometry)?;
                if !found.contains(&text) {
                    found.push(text);
                }
            }
        }
        Some(found)
    }

    /// The component for a route: letters for its first direction, for each turn, and the atom.
    fn component(&self, route: &[(i16, i16)], symmetry: Symmetry, geometry: Geometry) -> Option<String> {
        let first = Vector::flat(route[0].0, route[0].1);
        // The letters of the first leg are those of a plain step.
        let mut plain = Sketch::empty(geometry);
        let all = if symmetry == Symmetry::All { Symmetry::All } else { Symmetry::None };
        moves::click(&mut plain, first, Chip::Both, all);
        let plain = plain.text().ok()?;
        let atom = plain.find(|c: char| !c.is_ascii_lowercase())?;
        let (direction, atom) = plain.split_at(atom);
        let mut letters = String::from(direction);
        for count in 1..=route.len() {
            let purpose = |last: bool| match (self.legs[count - 1].chip, last) {
                (Chip::Capture, _) => Some("c"),
                // A leg that others follow passes over an empty cell, unless it is to capture.
                (Chip::Both, false) | (Chip::Move, _) => Some("m"),
                (Chip::Both, true) => Some(""),
                _ => None,
            };
            let (here, ends) = (purpose(false)?, purpose(true)?);
            if count == 1 {
                if route.len() == 1 {
                    return Some(format!("{letters}{ends}{atom}"));
                }
                letters += here;
                continue;
            }
            let wanted = self.wanted(&route[..count], symmetry, geometry);
            let says = |turn: &&str| {
                routes(&format!("{letters}a{turn}{ends}{atom}"), geometry) == Some(wanted.clone())
            };
            let turn = TURNS.into_iter().find(says)?;
            if count == route.len() {
                return Some(format!("{letters}a{turn}{ends}{atom}"));
            }
            letters += &format!("a{turn}{here}");
        }
        None
    }

    /// All routes that a route stands for.
    fn wanted(&self, route: &[(i16, i16)], symmetry: Symmetry, geometry: Geometry) -> BTreeSet<Route> {
        let bent = match self.bend {
            Bend::Drawn => BTreeSet::from([route.to_vec()]),
            Bend::Either => either(route, geometry),
        };
        if symmetry != Symmetry::All {
            return bent;
        }
        let mut all = BTreeSet::new();
        for route in bent {
            let mut turned = route;
            for _ in 0..quarter_turns(geometry) {
                turned = turned.into_iter().map(|step| rotated(step, geometry)).collect();
                all.insert(turned.clone());
            }
        }
        all
    }
}

/// The routes that turn to either side wherever the route turns.
fn either(route: &[(i16, i16)], geometry: Geometry) -> BTreeSet<Route> {
    let mut all = vec![vec![route[0]]];
    for pair in route.windows(2) {
        // How often the first step must be turned to become the second.
        let turns = (0..quarter_turns(geometry)).find(|&times| turned(pair[0], times, geometry) == pair[1]);
        let Some(right) = turns else { return BTreeSet::from([route.to_vec()]) };
        let left = (quarter_turns(geometry) - right) % quarter_turns(geometry);
        all = all
            .into_iter()
            .flat_map(|begun| {
                [right, left].map(|times| {
                    let last = begun.last().copied().unwrap_or_default();
                    [begun.as_slice(), &[turned(last, times, geometry)]].concat()
                })
            })
            .collect();
    }
    all.into_iter().collect()
}

fn quarter_turns(geometry: Geometry) -> usize {
    if geometry == Geometry::Hex { 6 } else { 4 }
}

fn rotated((x, y): (i16, i16), geometry: Geometry) -> (i16, i16) {
    if geometry == Geometry::Hex { (x + y, -x) } else { (y, -x) }
}

fn turned(step: (i16, i16), times: usize, geometry: Geometry) -> (i16, i16) {
    (0..times).fold(step, |step, _| rotated(step, geometry))
}

fn mirrored((x, y): (i16, i16), geometry: Geometry) -> (i16, i16) {
    if geometry == Geometry::Hex { (-x, x + y) } else { (-x, y) }
}

/// The routes of a component; `None` if it is no chain of plain legs, or has too many.
pub(crate) fn routes(component: &str, geometry: Geometry) -> Option<BTreeSet<Route>> {
    let piece = parse(component, &Options::default()).ok()?;
    let mut all = BTreeSet::new();
    for mover in lower(&piece, geometry).ok()? {
        let Mover::Chain(chain) = mover else { return None };
        if chain.filter.is_some() || chain.legs.iter().any(|leg| leg.repeated) {
            return None;
        }
        for &start in &chain.start {
            follow(&chain, start, None, &mut vec![], &mut all)?;
        }
    }
    Some(all)
}

/// Follows a leg and all that may follow it.
fn follow(
    chain: &Legs,
    leg: u16,
    before: Option<usize>,
    route: &mut Route,
    all: &mut BTreeSet<Route>,
) -> Option<()> {
    let leg = chain.legs.get(usize::from(leg))?;
    let ring = chain.rings.get(usize::from(leg.ring))?;
    for place in places(ring, &leg.turn, before)? {
        let Some(step) = ring.steps[place] else { continue };
        route.push((step.x, step.y));
        if leg.next.is_empty() {
            all.insert(route.clone());
        }
        for &next in &leg.next {
            follow(chain, next, Some(place), route, all)?;
        }
        route.pop();
    }
    (all.len() <= MOST_ROUTES && route.len() <= MOST).then_some(())
}

/// The places of a ring into which a leg may turn.
fn places(ring: &Ring, turn: &Turn, before: Option<usize>) -> Option<Vec<usize>> {
    let count = ring.steps.len();
    let set = |bits: u16| (0..count).filter(move |place| bits >> place & 1 == 1);
    match (turn, before) {
        (Turn::Absolute(bits), _) => Some(set(*bits).collect()),
        (Turn::Relative { plain, same: 0, opposite: 0 }, Some(before)) => {
            Some(set(*plain).map(|turn| (before + turn) % count).collect())
        }
        (Turn::Outward(bits), Some(before)) => Some(set(*bits.get(before)?).collect()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(cells: &[(i16, i16)], bend: Bend) -> Chain {
        let mut chain = Chain { bend, ..Chain::default() };
        cells.iter().for_each(|&(x, y)| chain.add(Vector::flat(x, y), Chip::Both));
        chain
    }

    fn texts(chain: &Chain, symmetry: Symmetry) -> Vec<String> {
        chain.components(symmetry, Geometry::Square).unwrap_or_default()
    }

    #[test]
    fn four_legs_with_either_turn_are_one_short_text() {
        let stairs = [(0, 1), (1, 1), (1, 2), (2, 2)];
        assert_eq!(texts(&drawn(&stairs, Bend::Either), Symmetry::All), ["masmasmasW"]);
        assert_eq!(texts(&drawn(&stairs, Bend::Drawn), Symmetry::None), ["fmarmalmarW"]);
        assert_eq!(texts(&drawn(&stairs, Bend::Drawn), Symmetry::All), ["marmalmarW", "malmarmalW"]);
    }

    #[test]
    fn a_piece_may_stop_on_the_way_and_capture_there() {
        let mut chain = drawn(&[(1, 1), (2, 2)], Bend::Drawn);
        chain.legs[0].stops = true;
        assert_eq!(texts(&chain, Symmetry::All), ["F", "mafF"]);
        chain.legs[0] = Leg { to: Vector::flat(1, 1), chip: Chip::Capture, stops: false };
        assert_eq!(texts(&chain, Symmetry::LeftRight), ["frcafF", "flcafF"]);
    }

    #[test]
    fn what_no_letters_say_is_refused() {
        // A step straight ahead and then a diagonal one can be said, but not a leap after it.
        assert_eq!(texts(&drawn(&[(0, 1), (1, 2)], Bend::Drawn), Symmetry::All), ["mafrW", "maflW"]);
        assert_eq!(drawn(&[(0, 1), (2, 2)], Bend::Drawn).components(Symmetry::All, Geometry::Square), None);
        assert_eq!(drawn(&[(0, 1)], Bend::Drawn).components(Symmetry::All, Geometry::Square), None);
    }

    #[test]
    fn hexagons_turn_by_sixty_degrees() {
        let bent = drawn(&[(0, 1), (1, 1)], Bend::Drawn);
        let found = bent.components(Symmetry::None, Geometry::Hex);
        for text in found.iter().flatten() {
            assert_eq!(routes(text, Geometry::Hex), Some(BTreeSet::from([vec![(0, 1), (1, 0)]])));
        }
    }
}

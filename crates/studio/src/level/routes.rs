//! Routes of patrols: whether their piece can follow them.
//!
//! A patrol that cannot make a leg of its route passes for good, so a maker must hear of such a leg.

use chesswright_catalog::level::{Ai, Control, Level, Piece, Place};
use chesswright_rules::{Piece as Standing, Rules, Side};

use super::{Aim, Enemy, aims};

/// What a maker should know about a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RouteNote {
    /// Enemies follow their routes from now on.
    Follows,
    /// The last cell does not lead to the first one, so the route leads back the way it came.
    ThereAndBack(Place, Place),
    /// The piece cannot make this leg.
    Blocked(Place, Place),
}

/// The legs of a route, the one back to its beginning last.
fn legs(route: &[Place]) -> Vec<(Place, Place)> {
    let first = route.first().filter(|_| route.len() > 1);
    let next = route.iter().skip(1).chain(first);
    route.iter().copied().zip(next.copied()).collect()
}

/// The legs that the piece cannot make on the board as it is at the start. Other pieces are not in its way: they move.
pub(super) fn blocked(level: &Level, piece: &Piece) -> Vec<(Place, Place)> {
    let legs = legs(&piece.patrol);
    if legs.is_empty() {
        return legs;
    }
    let mut alone = Level { pieces: vec![], win: vec![], lose: vec![], ..level.clone() };
    alone.sides.iter_mut().for_each(|side| side.each = false);
    // The level is read with the piece on it, so that its kind is known.
    alone.pieces.push(Piece { tag: None, ward: false, patrol: vec![], ..piece.clone() });
    let turn = level.sides.iter().position(|side| side.id == piece.side);
    let (Some(turn), Ok(rules)) = (turn, Rules::new(&alone.definition())) else { return vec![] };
    let Some(kind) = rules.kind(&piece.kind) else { return vec![] };
    let standing = Standing { side: Side(turn as u8), kind };
    legs.into_iter().filter(|leg| !leads(&rules, standing, *leg)).collect()
}

/// Whether a piece can move from one cell to another on an otherwise empty board.
fn leads(rules: &Rules, piece: Standing, (from, to): (Place, Place)) -> bool {
    let board = rules.board();
    let (Some(from), Some(to)) = (board.cell(&from.to_string()), board.cell(&to.to_string())) else {
        return false;
    };
    let mut setup = rules.start_setup();
    setup.pieces = vec![(from, piece)];
    setup.turn = piece.side.0;
    let position = rules.position(&setup);
    position.is_ok_and(|position| {
        position.legal_moves().iter().any(|played| played.from() == from && played.to() == to)
    })
}

/// The piece whose route begins on a cell.
fn walker(level: &Level, at: Place) -> Option<&Piece> {
    level.pieces.iter().find(|piece| piece.at == at && piece.patrol.len() > 1)
}

/// A cell was added to the route of the piece on a cell. A route that is drawn is to be followed.
pub(super) fn added(level: &mut Level, at: Place) -> Vec<RouteNote> {
    let Some(piece) = walker(level, at).cloned() else { return vec![] };
    let mut notes = vec![];
    let side = level.sides.iter().find(|side| side.id == piece.side);
    let control = side.map(|side| side.control.clone());
    // Whoever is to be mated defends himself.
    let may = !aims::has(level, Aim::Mate)
        && control.is_some_and(|now| !matches!(now, Control::Human | Control::Ai(Ai::Patrol)));
    if may {
        aims::set_enemy_of(level, &piece.side, Enemy::Patrol);
        notes.push(RouteNote::Follows);
    }
    let last = piece.patrol[piece.patrol.len() - 2..].to_vec();
    let leg = (last[0], last[1]);
    if blocked(level, &piece).contains(&leg) {
        notes.push(RouteNote::Blocked(leg.0, leg.1));
    }
    notes
}

/// The route of the piece on a cell ends. If only the leg back to its beginning is impossible, it leads back the way it came.
pub(super) fn ended(level: &mut Level, at: Place) -> Vec<RouteNote> {
    let Some(piece) = walker(level, at) else { return vec![] };
    let route = &piece.patrol;
    let (first, last) = (route[0], route[route.len() - 1]);
    if blocked(level, piece) != [(last, first)] {
        return vec![];
    }
    let back = route[1..route.len() - 1].iter().rev();
    let whole: Vec<Place> = route.iter().chain(back).copied().collect();
    let turned = Piece { patrol: whole.clone(), ..piece.clone() };
    if whole.len() > MOST || !blocked(level, &turned).is_empty() {
        return vec![RouteNote::Blocked(last, first)];
    }
    for piece in level.pieces.iter_mut().filter(|piece| piece.at == at) {
        piece.patrol.clone_from(&whole);
    }
    vec![RouteNote::ThereAndBack(last, first)]
}

/// The most cells of a route in a level.
const MOST: usize = 64;

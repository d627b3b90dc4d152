//! What an umpire tells all sides after a step.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Geometry, Vector};
use crate::definition::model::{AnnouncesDef, ChecksTold};
use crate::moves::Move;
use crate::position::Position;
use crate::types::Kind;

/// Something that an umpire tells all sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Announcement {
    /// A piece on this cell was captured, or removed. Its kind, if the document has it named.
    Captured(Cell, #[serde(default, skip_serializing_if = "Option::is_none")] Option<Kind>),
    /// The side to move is in check, on this line if the umpire tells it.
    Check(Option<CheckLine>),
    /// The side to move can capture with certain pieces; in so many ways, if the umpire tells that.
    CanCapture(Option<u16>),
}

/// Where a check comes from, as seen from the royal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheckLine {
    /// Along its file.
    File,
    /// Along its rank.
    Rank,
    /// Along the longer of its two diagonals.
    LongDiagonal,
    /// Along the shorter of its two diagonals.
    ShortDiagonal,
    /// Along one of two diagonals of the same length.
    Diagonal,
    /// From none of these lines, by a piece of this kind.
    Leap(Kind),
}

/// What the umpire tells of the last step and of the side to move, in a fixed order.
pub(super) fn after_last_step(position: &Position) -> Vec<Announcement> {
    let rules = position.rules();
    let rule = &rules.definition().view.announces;
    let mut announced = vec![];
    if *rule == AnnouncesDef::default() {
        return announced;
    }
    if rule.captures
        && let Some((before, played)) = position.before_last_step().zip(position.last_played())
        && played.leaves().is_none()
    {
        let effects = before.effects(played);
        let fell = effects.captures.iter().chain(&effects.removed);
        let named = |kind: &Kind| rule.names.iter().any(|name| name == rules.kind_name(*kind));
        let kind = |cell: Cell| before.piece(cell).map(|piece| piece.kind).filter(named);
        announced.extend(fell.map(|&cell| Announcement::Captured(cell, kind(cell))));
    }
    if position.outcome().is_none() {
        if rule.checks != ChecksTold::None && position.is_check() {
            let line = rule.checks == ChecksTold::Line;
            let lines = if line { check_lines(position) } else { None };
            match lines {
                Some(lines) => {
                    announced.extend(lines.into_iter().map(|line| Announcement::Check(Some(line))))
                }
                None => announced.push(Announcement::Check(None)),
            }
        }
        if !rule.can_capture.is_empty() {
            let ways = captures_with(position, &rule.can_capture);
            let count = u16::try_from(ways).unwrap_or(u16::MAX);
            announced.extend((ways > 0).then_some(Announcement::CanCapture(rule.counts.then_some(count))));
        }
    }
    announced.sort_unstable();
    announced
}

/// The lines from the only royal of the side to move to the pieces that attack it. `None` if it has several royals.
fn check_lines(position: &Position) -> Option<Vec<CheckLine>> {
    let (rules, turn) = (position.rules(), position.turn());
    let royal =
        |kind: Kind| rules.definition().pieces.get_index(kind.index()).is_some_and(|(_, def)| def.royal);
    let mut royals = position.pieces().filter(|(_, piece)| piece.side == turn && royal(piece.kind));
    let (at, None) = (royals.next()?.0, royals.next()) else { return None };
    let board = rules.board();
    if board.geometry() != Geometry::Square {
        return None;
    }
    let lines = position.checkers().into_iter().filter_map(|from| {
        let (royal, checker) = (board.coords(at), board.coords(from));
        let (right, up) = (checker.x - royal.x, checker.y - royal.y);
        Some(match (right, up) {
            (0, _) => CheckLine::File,
            (_, 0) => CheckLine::Rank,
            _ if right.abs() == up.abs() => {
                let length = |way: i16| diagonal(position, at, 1, way) + diagonal(position, at, -1, -way);
                let (its, other) =
                    (length(right.signum() * up.signum()), length(-right.signum() * up.signum()));
                match its.cmp(&other) {
                    std::cmp::Ordering::Greater => CheckLine::LongDiagonal,
                    std::cmp::Ordering::Less => CheckLine::ShortDiagonal,
                    std::cmp::Ordering::Equal => CheckLine::Diagonal,
                }
            }
            _ => CheckLine::Leap(position.piece(from)?.kind),
        })
    });
    Some(lines.collect())
}

/// How many cells of the board lie on a diagonal ray from a cell.
fn diagonal(position: &Position, from: Cell, right: i16, up: i16) -> usize {
    let board = position.rules().board();
    let step = Vector::new(right, up, 0);
    std::iter::successors(board.step(from, step), |&cell| board.step(cell, step)).count()
}

/// How many captures the side to move has with pieces of these kinds, by cells of origin and destination.
fn captures_with(position: &Position, names: &[String]) -> usize {
    let rules = position.rules();
    let captures = |played: &&Move| {
        let kind = position.piece(played.from()).map(|piece| piece.kind);
        played.drop().is_none()
            && kind.is_some_and(|kind| names.iter().any(|name| name == rules.kind_name(kind)))
            && !position.captures(played).is_empty()
    };
    let moves = position.legal_moves();
    let mut ways: Vec<(Cell, Cell)> =
        moves.iter().filter(captures).map(|played| (played.from(), played.to())).collect();
    ways.sort_unstable();
    ways.dedup();
    ways.len()
}

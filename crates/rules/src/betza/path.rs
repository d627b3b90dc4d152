//! The cells on the path of a step: what `n` and `j` refer to, and what a double step passes.

use super::mover::Path;
use crate::board::{Geometry, Vector};

/// The straight and diagonal unit steps around a cell, clockwise from straight ahead:
/// even places are straight (edge neighbours), odd places diagonal.
pub fn units(geometry: Geometry) -> &'static [Vector] {
    const fn v(x: i16, y: i16) -> Vector {
        Vector::flat(x, y)
    }
    const SQUARE: [Vector; 8] =
        [v(0, 1), v(1, 1), v(1, 0), v(1, -1), v(0, -1), v(-1, -1), v(-1, 0), v(-1, 1)];
    const HEX: [Vector; 12] = [
        v(0, 1),
        v(1, 1),
        v(1, 0),
        v(2, -1),
        v(1, -1),
        v(1, -2),
        v(0, -1),
        v(-1, -1),
        v(-1, 0),
        v(-2, 1),
        v(-1, 1),
        v(-1, 2),
    ];
    match geometry {
        Geometry::Hex => &HEX,
        Geometry::Square | Geometry::Layers => &SQUARE,
    }
}

/// A flat vector as a number of straight unit steps and of adjacent diagonal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Parts {
    /// How many straight steps.
    pub straight: i16,
    /// The place of the straight unit step.
    pub straight_place: usize,
    /// How many diagonal steps.
    pub diagonal: i16,
    /// The place of the diagonal unit step.
    pub diagonal_place: usize,
}

/// Splits a vector within a layer. `None` for the zero vector.
pub(super) fn parts(geometry: Geometry, v: Vector) -> Option<Parts> {
    let units = units(geometry);
    let n = units.len();
    if v == Vector::ZERO || v.z != 0 {
        return None;
    }
    for straight_place in (0..n).step_by(2) {
        for diagonal_place in [(straight_place + 1) % n, (straight_place + n - 1) % n] {
            let (s, d) = (units[straight_place], units[diagonal_place]);
            // Adjacent unit vectors span the lattice, so the determinant is ±1.
            let det = s.x * d.y - s.y * d.x;
            let straight = (v.x * d.y - v.y * d.x) * det;
            let diagonal = (s.x * v.y - s.y * v.x) * det;
            if straight >= 0 && diagonal >= 0 {
                return Some(Parts { straight, straight_place, diagonal, diagonal_place });
            }
        }
    }
    None
}

/// Whether a step leads to a neighbouring cell, so that its path is empty.
pub fn is_short(geometry: Geometry, step: Vector) -> bool {
    match geometry {
        Geometry::Hex => units(geometry).contains(&step),
        Geometry::Square | Geometry::Layers => step.x.abs().max(step.y.abs()).max(step.z.abs()) <= 1,
    }
}

/// The cells under a step, as displacements from its start, nearest first.
///
/// ```
/// use chesswright_rules::betza::{mover::Path, path::path_of};
/// use chesswright_rules::board::{Geometry, Vector};
///
/// // The Janggi elephant goes one straight, then diagonally.
/// let path: Vec<_> = path_of(Geometry::Square, Path::Full, Vector::flat(2, 3)).collect();
/// assert_eq!(path, [Vector::flat(0, 1), Vector::flat(1, 2)]);
/// ```
pub fn path_of(geometry: Geometry, path: Path, step: Vector) -> impl Iterator<Item = Vector> {
    let hex = match geometry {
        Geometry::Hex => parts(geometry, step),
        Geometry::Square | Geometry::Layers => None,
    };
    let mut at = Vector::ZERO;
    std::iter::from_fn(move || {
        let before = at;
        at = match (path, hex) {
            (Path::Halfway, _) if before != Vector::ZERO => step,
            (Path::Halfway, _) => Vector::new(step.x / 2, step.y / 2, step.z / 2),
            // Straight steps first, then diagonal ones.
            (Path::Full, Some(parts)) => {
                let units = units(geometry);
                let straight = units[parts.straight_place];
                let done = (1..parts.straight).find(|&k| straight * k == before);
                let turns = before != Vector::ZERO && done.is_none() || parts.straight == 0;
                before + if turns { units[parts.diagonal_place] } else { straight }
            }
            // Along the longest axes until the rest is diagonal, then diagonally.
            (Path::Full, None) => {
                let rest = step - before;
                let longest = rest.x.abs().max(rest.y.abs()).max(rest.z.abs());
                let along = |d: i16| if d.abs() == longest { d.signum() } else { 0 };
                before + Vector::new(along(rest.x), along(rest.y), along(rest.z))
            }
        };
        (at != step && at != before).then_some(at)
    })
    .fuse()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(geometry: Geometry, kind: Path, x: i16, y: i16) -> Vec<(i16, i16)> {
        path_of(geometry, kind, Vector::flat(x, y)).map(|v| (v.x, v.y)).collect()
    }

    #[test]
    fn oblique_steps_go_straight_first() {
        assert_eq!(path(Geometry::Square, Path::Full, 1, 2), [(0, 1)]);
        assert_eq!(path(Geometry::Square, Path::Full, -3, 1), [(-1, 0), (-2, 0)]);
        assert_eq!(path(Geometry::Square, Path::Full, 3, -3), [(1, -1), (2, -2)]);
        assert!(path(Geometry::Square, Path::Full, 1, 1).is_empty());
        assert!(path(Geometry::Square, Path::Full, 0, 0).is_empty());
    }

    #[test]
    fn halfway_is_one_cell() {
        assert_eq!(path(Geometry::Square, Path::Halfway, 2, 3), [(1, 1)]);
        assert_eq!(path(Geometry::Square, Path::Halfway, 0, -3), [(0, -1)]);
        assert!(path(Geometry::Square, Path::Halfway, 0, 1).is_empty());
    }

    #[test]
    fn hexagonal_paths() {
        assert_eq!(path(Geometry::Hex, Path::Full, 1, 2), [(0, 1)]);
        assert_eq!(path(Geometry::Hex, Path::Full, 1, 3), [(0, 1), (0, 2)]);
        assert_eq!(path(Geometry::Hex, Path::Full, 2, 2), [(1, 1)]);
        assert_eq!(path(Geometry::Hex, Path::Full, 3, -1), [(1, 0)]);
        assert_eq!(path(Geometry::Hex, Path::Full, 0, 3), [(0, 1), (0, 2)]);
    }

    #[test]
    fn every_vector_splits_into_neighbouring_units() {
        for geometry in [Geometry::Square, Geometry::Hex] {
            for x in -5..=5 {
                for y in -5..=5 {
                    let v = Vector::flat(x, y);
                    let Some(p) = parts(geometry, v) else {
                        assert_eq!(v, Vector::ZERO);
                        continue;
                    };
                    let units = units(geometry);
                    let sum = units[p.straight_place] * p.straight + units[p.diagonal_place] * p.diagonal;
                    assert_eq!(sum, v);
                }
            }
        }
    }
}

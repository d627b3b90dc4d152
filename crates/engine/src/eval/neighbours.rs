//! The cells around a cell.

use chesswright_rules::board::{Geometry, Vector};

/// The steps to all cells around.
pub(super) fn ways(geometry: Geometry) -> Vec<Vector> {
    let all = (-1..=1).flat_map(|x| (-1..=1).flat_map(move |y| (-1..=1).map(move |z| Vector::new(x, y, z))));
    let is_step = |v: &Vector| match geometry {
        Geometry::Square => v.z == 0,
        Geometry::Hex => v.z == 0 && v.x != v.y,
        Geometry::Layers => true,
    };
    all.filter(|v| *v != Vector::ZERO && is_step(v)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexagons_have_six_ways() {
        assert_eq!([Geometry::Square, Geometry::Hex, Geometry::Layers].map(|g| ways(g).len()), [8, 6, 26]);
    }
}

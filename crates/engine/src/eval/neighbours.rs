//! The steps from a cell to the cells next to it.

use chesswright_rules::board::{Geometry, Vector};

/// The steps to all neighbours of a cell.
pub(super) fn neighbour_steps(geometry: Geometry) -> Vec<Vector> {
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
    fn hexagons_have_six_neighbours() {
        let counts = [Geometry::Square, Geometry::Hex, Geometry::Layers].map(|g| neighbour_steps(g).len());
        assert_eq!(counts, [8, 6, 26]);
    }
}

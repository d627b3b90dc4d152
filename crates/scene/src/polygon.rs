//! Triangulates simple polygons.

use glam::Vec2;

/// Triangulates a simple polygon by ear clipping. Where a polygon crosses itself, some of it is left out.
pub(crate) fn triangles(corners: &[Vec2]) -> Vec<[usize; 3]> {
    let mut left: Vec<usize> = (0..corners.len()).collect();
    if crate::mesh::area(corners) < 0.0 {
        left.reverse();
    }
    let mut found = vec![];
    while left.len() > 3 {
        let n = left.len();
        let ear = (0..n).find(|&i| is_ear(corners, &left, i));
        // A polygon that touches itself may have no ear left. Then the flattest corner is removed.
        let i = ear.unwrap_or_else(|| {
            let turn = |i: &usize| turn(corners, &left, *i).abs();
            (0..n).min_by(|a, b| turn(a).total_cmp(&turn(b))).unwrap_or(0)
        });
        if ear.is_some() {
            found.push([left[(i + n - 1) % n], left[i], left[(i + 1) % n]]);
        }
        left.remove(i);
    }
    if let [a, b, c] = left[..] {
        found.push([a, b, c]);
    }
    found
}

fn turn(corners: &[Vec2], left: &[usize], i: usize) -> f32 {
    let n = left.len();
    let [a, b, c] = [left[(i + n - 1) % n], left[i], left[(i + 1) % n]].map(|i| corners[i]);
    (b - a).perp_dot(c - b)
}

fn is_ear(corners: &[Vec2], left: &[usize], i: usize) -> bool {
    let n = left.len();
    if turn(corners, left, i) <= 1e-9 {
        return false;
    }
    let around = [left[(i + n - 1) % n], left[i], left[(i + 1) % n]];
    let [a, b, c] = around.map(|i| corners[i]);
    let inside = |p: Vec2| {
        (b - a).perp_dot(p - a) >= 0.0 && (c - b).perp_dot(p - b) >= 0.0 && (a - c).perp_dot(p - c) >= 0.0
    };
    left.iter().all(|&other| {
        around.contains(&other) || [a, b, c].contains(&corners[other]) || !inside(corners[other])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn triangles_cover_the_polygon() {
        let ell: Vec<Vec2> =
            [(0., 0.), (2., 0.), (2., 1.), (1., 1.), (1., 3.), (0., 3.)].map(|(x, y)| Vec2::new(x, y)).into();
        for polygon in [ell.clone(), ell.into_iter().rev().collect()] {
            let whole: f32 = triangles(&polygon)
                .iter()
                .map(|t| {
                    let [a, b, c] = t.map(|i| polygon[i]);
                    (b - a).perp_dot(c - a)
                })
                .sum();
            assert!((whole - 8.0).abs() < 1e-5, "{whole}");
        }
    }
}

//! Sculpting: shapes as distances, joined and cut softly, then covered with a mesh.

use std::collections::HashMap;

use glam::{IVec3, Vec3};

use crate::solid::{Material, Solid};

/// Joins two distances, melting where they meet.
pub(crate) fn join(a: f32, b: f32, soft: f32) -> f32 {
    let h = (0.5 + 0.5 * (b - a) / soft).clamp(0.0, 1.0);
    b + (a - b) * h - soft * h * (1.0 - h)
}

/// Cuts one out of another.
pub(crate) fn cut(a: f32, b: f32, soft: f32) -> f32 {
    -join(-a, b, soft)
}

/// A ball stretched along the axes (nearly a distance, which is enough).
pub(crate) fn oval(p: Vec3, middle: Vec3, radii: Vec3) -> f32 {
    let q = p - middle;
    let (k, l) = ((q / radii).length(), (q / (radii * radii)).length());
    if l < 1e-6 { -radii.min_element() } else { k * (k - 1.0) / l }
}

/// A thick line from one ball to another.
pub(crate) fn cone(p: Vec3, a: Vec3, r: f32, b: Vec3, s: f32) -> f32 {
    let along = b - a;
    let t = ((p - a).dot(along) / along.length_squared()).clamp(0.0, 1.0);
    (p - a - along * t).length() - (r + (s - r) * t)
}

/// Covers everything below zero with a mesh, inside a box.
pub(crate) fn cover(
    low: Vec3,
    high: Vec3,
    mesh: f32,
    material: Material,
    shape: impl Fn(Vec3) -> f32,
) -> Solid {
    let size = ((high - low) / mesh).ceil().as_ivec3() + IVec3::ONE;
    let index = |at: IVec3| ((at.z * size.y + at.y) * size.x + at.x) as usize;
    let place = |at: IVec3| low + at.as_vec3() * mesh;
    let mut field = vec![0.0; (size.x * size.y * size.z) as usize];
    let all = |size: IVec3| {
        (0..size.z)
            .flat_map(move |z| (0..size.y).flat_map(move |y| (0..size.x).map(move |x| IVec3::new(x, y, z))))
    };
    for at in all(size) {
        field[index(at)] = shape(place(at));
    }
    let mut solid = Solid::default();
    let group = solid.group();
    let mut known: HashMap<IVec3, u32> = HashMap::new();
    let corners: Vec<IVec3> = all(IVec3::splat(2)).collect();
    for at in all(size - IVec3::ONE) {
        let mut sum = Vec3::ZERO;
        let mut count = 0.0;
        for (i, a) in corners.iter().enumerate() {
            for b in &corners[i + 1..] {
                if (*a - *b).abs().element_sum() != 1 {
                    continue;
                }
                let (from, to) = (field[index(at + *a)], field[index(at + *b)]);
                if (from < 0.0) != (to < 0.0) {
                    sum += place(at + *a).lerp(place(at + *b), from / (from - to));
                    count += 1.0;
                }
            }
        }
        if count > 0.0 {
            let point = settle(sum / count, mesh, &shape);
            known.insert(at, solid.point(point));
        }
    }
    let axes = [IVec3::X, IVec3::Y, IVec3::Z];
    for at in all(size - IVec3::ONE) {
        for (i, axis) in axes.iter().enumerate() {
            let (u, v) = (axes[(i + 1) % 3], axes[(i + 2) % 3]);
            let (from, to) = (field[index(at)], field[index(at + *axis)]);
            if (from < 0.0) == (to < 0.0) {
                continue;
            }
            let around = [at - u - v, at - v, at, at - u].map(|cell| known.get(&cell).copied());
            if let [Some(a), Some(b), Some(c), Some(d)] = around {
                let quad = if from < 0.0 { [a, b, c, d] } else { [d, c, b, a] };
                solid.quad(quad, group, material);
            }
        }
    }
    solid
}

/// A step onto the surface itself.
fn settle(p: Vec3, mesh: f32, shape: &impl Fn(Vec3) -> f32) -> Vec3 {
    let e = mesh * 0.1;
    let along = |axis: Vec3| shape(p + axis * e) - shape(p - axis * e);
    let slope = Vec3::new(along(Vec3::X), along(Vec3::Y), along(Vec3::Z)) / (2.0 * e);
    let step = slope * (shape(p) / slope.length_squared().max(0.2));
    p - step.clamp_length_max(mesh * 0.4)
}

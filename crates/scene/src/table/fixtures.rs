//! What stands on cells and is no piece: walls, doors, warps, items.

use glam::{Mat4, Vec2, Vec3};

use crate::look::Material;
use crate::mesh::{Mesh, Paint, Tint, inset};
use crate::view::{Arrangement, BoardView, FixtureKind};

/// Colours of keys and doors; each has a shape of its own, too.
const KEYS: [[f32; 3]; 6] = [
    [0.62, 0.42, 0.05],
    [0.55, 0.05, 0.04],
    [0.04, 0.16, 0.50],
    [0.05, 0.34, 0.10],
    [0.30, 0.06, 0.40],
    [0.03, 0.30, 0.32],
];

/// All of them.
pub fn fixtures(view: &BoardView, material: &Material, arrangement: Arrangement) -> Mesh {
    let mut mesh = Mesh::default();
    for fixture in &view.fixtures {
        let at = view.place(fixture.cell, arrangement);
        mesh.add(&one(view, material, &fixture.kind).moved(Mat4::from_translation(at)));
    }
    mesh
}

fn key(number: u8) -> ([f32; 3], Vec<Vec2>) {
    let sides = [24, 4, 3, 5, 6, 8][usize::from(number) % 6];
    let at = |i: usize| Vec2::from_angle((i as f32 / sides as f32 - 0.25) * std::f32::consts::TAU);
    (KEYS[usize::from(number) % KEYS.len()], (0..sides).map(at).collect())
}

fn scaled(shape: &[Vec2], by: f32) -> Vec<Vec2> {
    shape.iter().map(|p| *p * by).collect()
}

fn one(view: &BoardView, material: &Material, kind: &FixtureKind) -> Mesh {
    let mut mesh = Mesh::default();
    match kind {
        FixtureKind::Wall => {
            let stone = Paint::new(material.frame().map(|n| n * 1.25 + 0.01), material.frame_tint).seed(2.7);
            let outline = view.corners(0.035);
            mesh.prism(&outline, 0.0, 0.30, 0.025, stone);
            mesh.prism(&inset(&outline, 0.055), 0.30, 0.58, 0.04, stone.seed(3.1));
            mesh = mesh.painted(|vertex| vertex.open = 0.5 + vertex.at.y.min(0.5));
        }
        FixtureKind::Door { key: number, open } => {
            let (colour, sign) = key(*number);
            let high = if *open { 0.035 } else { 0.62 };
            let frame = Paint::new(material.frame(), material.frame_tint).seed(2.2);
            for x in [-0.40, 0.40] {
                let post = [(-0.06, -0.1), (0.06, -0.1), (0.06, 0.1), (-0.06, 0.1)]
                    .map(|(a, b)| Vec2::new(x + a, b));
                mesh.prism(&post, 0.0, 0.74, 0.02, frame);
            }
            let leaf =
                [(-0.34, -0.05), (0.34, -0.05), (0.34, 0.05), (-0.34, 0.05)].map(|(a, b)| Vec2::new(a, b));
            mesh.prism(&leaf, 0.0, high, 0.012, Paint::new(colour, Tint::Polished));
            let mut badge = Mesh::default();
            badge.prism(&scaled(&sign, 0.11), 0.0, 0.03, 0.01, Paint::new([0.8, 0.76, 0.66], Tint::Polished));
            let upright = Mat4::from_rotation_x(std::f32::consts::FRAC_PI_2);
            for side in [0.0, std::f32::consts::PI] {
                let at = Mat4::from_rotation_y(side)
                    * Mat4::from_translation(Vec3::new(0.0, high * 0.62, 0.045))
                    * upright;
                mesh.add(&badge.clone().moved(at));
            }
        }
        FixtureKind::Warp { sign } => {
            let (colour, shape) = key(*sign);
            mesh.ring(Vec2::ZERO, 0.33, 0.44, 0.006, Paint::new(colour.map(|n| n * 1.4), Tint::Glow));
            mesh.ring(Vec2::ZERO, 0.0, 0.33, 0.004, Paint::new([0.008, 0.008, 0.014], Tint::Polished));
            mesh.prism(
                &scaled(&shape, 0.13),
                0.004,
                0.02,
                0.006,
                Paint::new(colour.map(|n| n * 1.8 + 0.05), Tint::Glow),
            );
        }
        FixtureKind::Item { key: number } => {
            let (colour, shape) = key(*number);
            mesh.prism(
                &scaled(&shape, 0.17),
                0.05,
                0.14,
                0.03,
                Paint::new(colour.map(|n| n * 1.2), Tint::Metal),
            );
        }
    }
    mesh
}

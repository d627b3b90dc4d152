//! Explosions: a flash, a ring that expands along the board, and flying splinters. Their shape identifies them, not
//! only their colour.

use std::f32::consts::TAU;

use glam::{Mat4, Vec2, Vec3};

use crate::mesh::{MaterialKind, Mesh, Paint};
use crate::stage::Pose;

const SPLINTERS: usize = 14;

/// The mesh of all explosions at one moment.
pub fn bursts(poses: &[Pose]) -> Mesh {
    let mut mesh = Mesh::default();
    for pose in poses.iter().filter(|pose| pose.burst > 0.0 && pose.burst < 1.0) {
        mesh.add(&one(pose.burst, pose.plank).moved(Mat4::from_translation(pose.at)));
    }
    mesh
}

fn glow(colour: [f32; 3]) -> Paint {
    Paint::new(colour, MaterialKind::Glow)
}

fn one(part: f32, chance: f32) -> Mesh {
    let mut mesh = Mesh::default();
    let left = 1.0 - part;
    // The ring expands and becomes thin.
    let ring = 0.18 + 0.55 * part.sqrt();
    mesh.ring(Vec2::ZERO, ring - 0.10 * left, ring, 0.012, glow([0.95, 0.62 * left + 0.10, 0.12]));
    // The flash grows, turns red from the spikes inwards, and collapses.
    let flash = 0.50 * (part * 4.0).min(1.0).sqrt() * (left * 1.5).min(1.0);
    let core = [0.98, 0.92 * left * left + 0.05, 0.70 * left.powi(4) + 0.02];
    let spikes = [0.93 * left + 0.05, 0.34 * left, 0.02];
    mesh.add(
        &star(flash, chance, core, spikes).moved(Mat4::from_translation(Vec3::Y * (0.30 + 0.25 * part))),
    );
    let crumb = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, z)| Vec2::new(x, z) * 0.032);
    for i in 0..SPLINTERS {
        let n = i as f32 + chance * 7.0;
        let (around, steep) = (n * 2.399_963, 1.1 + (n * 1.7).sin().abs() * 1.5);
        let out = (0.45 + 0.35 * (n * 3.1).sin().abs()) * part.sqrt();
        let high = (0.25 + steep * part - 2.6 * part * part).max(0.02);
        let mut splinter = Mesh::default();
        let dark = if i % 3 == 0 { [0.05, 0.035, 0.03] } else { [0.95, 0.55 * left + 0.08, 0.06] };
        splinter.prism(&crumb, -0.02, 0.05, 0.0, glow(dark));
        let place = Vec3::new(around.cos() * out, high, around.sin() * out);
        let tumble = Mat4::from_rotation_y(n) * Mat4::from_rotation_x(part * 9.0 + n);
        mesh.add(
            &splinter
                .moved(Mat4::from_translation(place) * tumble * Mat4::from_scale(Vec3::splat(left.sqrt()))),
        );
    }
    mesh
}

/// A ball with spikes of another colour.
fn star(r: f32, chance: f32, core: [f32; 3], spikes: [f32; 3]) -> Mesh {
    const AROUND: usize = 16;
    const UP: usize = 10;
    let mut mesh = Mesh::default();
    let at = |i: usize, j: usize| {
        let (around, up) = (i as f32 / AROUND as f32 * TAU, j as f32 / UP as f32 * TAU / 2.0);
        // The spikes are separate, so that they are points and not ridges.
        let spike = i.is_multiple_of(2) && !j.is_multiple_of(2);
        let long = if spike { 1.0 } else { 0.58 + 0.10 * ((i as f32 + chance * 9.0) * 2.3).sin() };
        let p = Vec3::new(up.sin() * around.cos(), -up.cos(), up.sin() * around.sin()) * r * long;
        glow(if spike { spikes } else { core }).at(p, p.normalize_or(Vec3::Y))
    };
    for j in 0..UP {
        for i in 0..AROUND {
            let base = mesh.vertices.len() as u32;
            mesh.vertices.extend([at(i, j), at(i, j + 1), at(i + 1, j + 1), at(i + 1, j)]);
            mesh.indices.extend([base, base + 1, base + 2, base, base + 2, base + 3]);
        }
    }
    mesh
}

//! Marks on cells. None speaks by its hue alone: the last move is a tint with corners, a target a dot, a capture a ring
//! with four teeth, a check a star of rays, the cursor a frame.

use glam::{Mat4, Vec2, Vec3};

use crate::look::Material;
use crate::mesh::{Mesh, Paint, Tint, inset};
use crate::view::{Arrangement, BoardView, MarkKind};

/// All marks.
pub fn marks(view: &BoardView, material: &Material, arrangement: Arrangement) -> Mesh {
    let mut mesh = Mesh::default();
    for (i, mark) in view.marks.iter().enumerate() {
        let at = view.place(mark.cell, arrangement) + Vec3::Y * (0.003 + 0.0006 * (i % 4) as f32);
        mesh.add(&one(view, material, mark.kind).moved(Mat4::from_translation(at)));
    }
    mesh
}

fn one(view: &BoardView, material: &Material, kind: MarkKind) -> Mesh {
    let mut mesh = Mesh::default();
    let glow = |colour| Paint::new(colour, Tint::Glow);
    match kind {
        MarkKind::Last => {
            band(&mut mesh, view, 0.035, 0.05, glow(material.last()));
            corners(&mut mesh, view, 0.10, glow(material.last()));
        }
        MarkKind::Selected => band(&mut mesh, view, 0.02, 0.075, glow(material.target())),
        MarkKind::Highlight => band(&mut mesh, view, 0.02, 0.09, glow(material.accent())),
        MarkKind::Cursor => {
            band(&mut mesh, view, 0.015, 0.03, glow([0.9, 0.9, 0.9]));
            band(&mut mesh, view, 0.045, 0.03, glow([0.01, 0.01, 0.01]));
        }
        MarkKind::Target => {
            let mut dot = Mesh::default();
            dot.ring(Vec2::ZERO, 0.0, 0.125, 0.0, glow(material.target()));
            dot.ring(Vec2::ZERO, 0.125, 0.15, 0.0, glow([0.9, 0.88, 0.8]));
            mesh.add(&dot);
        }
        MarkKind::Capture => {
            mesh.ring(Vec2::ZERO, 0.385, 0.455, 0.0, glow(material.check()));
            mesh.ring(Vec2::ZERO, 0.455, 0.475, 0.0, glow([0.9, 0.88, 0.8]));
            teeth(&mut mesh, 4, 0.40, 0.30, 0.085, glow(material.check()));
        }
        MarkKind::Check => {
            mesh.ring(Vec2::ZERO, 0.33, 0.40, 0.0, glow(material.check()));
            teeth(&mut mesh, 12, 0.38, 0.485, 0.05, glow(material.check()));
        }
        MarkKind::Zone => {
            let points = [Vec2::new(-0.16, -0.30), Vec2::new(0.0, -0.42), Vec2::new(0.16, -0.30)];
            mesh.stroke(&points, 0.04, 0.0, glow(material.accent()));
        }
        MarkKind::Premove => {
            for turn in 0..12 {
                let from = turn as f32 / 12.0 * std::f32::consts::TAU;
                let at = |a: f32| Vec2::from_angle(a) * 0.42;
                mesh.stroke(&[at(from), at(from + 0.26)], 0.045, 0.0, glow(material.accent()));
            }
        }
    }
    mesh
}

/// A band along the edges of a cell.
fn band(mesh: &mut Mesh, view: &BoardView, from: f32, width: f32, paint: Paint) {
    let outer = view.corners(from);
    let inner = inset(&outer, width);
    let n = outer.len();
    let at = |p: Vec2| Vec3::new(p.x, 0.0, p.y);
    for i in 0..n {
        let j = (i + 1) % n;
        mesh.fan(&[at(outer[i]), at(outer[j]), at(inner[j]), at(inner[i])], Vec3::Y, paint);
    }
}

/// Triangles in the corners of a cell.
fn corners(mesh: &mut Mesh, view: &BoardView, size: f32, paint: Paint) {
    let all = view.corners(0.08);
    let n = all.len();
    for i in 0..n {
        let toward = |j: usize| all[i] + (all[j] - all[i]).normalize_or_zero() * size;
        let points = [all[i], toward((i + 1) % n), toward((i + n - 1) % n)];
        mesh.fan(&points.map(|p| Vec3::new(p.x, 0.0, p.y)), Vec3::Y, paint);
    }
}

/// Triangles around a circle, their tips at `tip`.
fn teeth(mesh: &mut Mesh, count: usize, foot: f32, tip: f32, half: f32, paint: Paint) {
    for i in 0..count {
        let way = Vec2::from_angle((i as f32 + 0.5) / count as f32 * std::f32::consts::TAU);
        let across = way.perp() * half;
        let points = [way * foot - across, way * tip, way * foot + across];
        mesh.fan(&points.map(|p| Vec3::new(p.x, 0.0, p.y)), Vec3::Y, paint);
    }
}

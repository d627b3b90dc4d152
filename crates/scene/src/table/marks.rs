//! Marks on cells. No mark depends on its colour alone: the last move is a tint with corners, a target is a dot, a
//! capture is a ring with four teeth, a check is a star of rays, and the cursor is a frame.

use glam::{Mat4, Vec2, Vec3};

use crate::look::Material;
use crate::mesh::{MaterialKind, Mesh, Paint, inset, light};
use crate::view::{Arrangement, BoardView, Mark, MarkKind};

/// The mesh of all marks.
pub fn marks(view: &BoardView, material: &Material, arrangement: Arrangement) -> Mesh {
    let mut mesh = Mesh::default();
    for (i, mark) in view.marks.iter().enumerate() {
        let at = view.place(mark.cell, arrangement) + Vec3::Y * (0.003 + 0.0006 * (i % 4) as f32);
        mesh.add(&one(view, material, mark).moved(Mat4::from_translation(at)));
    }
    for arrow in &view.arrows {
        let (from, to) = (view.place(arrow.from, arrangement), view.place(arrow.to, arrangement));
        mesh.add(&flown(from, to, glow(arrow.colour.map_or(material.accent(), light))));
    }
    for label in &view.labels {
        let at = view.place(label.cell, arrangement) + Vec3::new(0.0, 0.012, 0.0);
        mesh.add(&words(&label.strokes).moved(Mat4::from_translation(at)));
    }
    mesh
}

fn glow(colour: [f32; 3]) -> Paint {
    Paint::new(colour, MaterialKind::Glow)
}

fn one(view: &BoardView, material: &Material, mark: &Mark) -> Mesh {
    let mut mesh = Mesh::default();
    let accent = mark.colour.map_or(material.accent(), light);
    match mark.kind {
        MarkKind::Last => {
            band(&mut mesh, view, 0.035, 0.05, glow(material.last()));
            corners(&mut mesh, view, 0.10, glow(material.last()));
        }
        MarkKind::Selected => band(&mut mesh, view, 0.02, 0.075, glow(material.target())),
        MarkKind::Highlight => band(&mut mesh, view, 0.02, 0.09, glow(accent)),
        MarkKind::Circle => {
            mesh.ring(Vec2::ZERO, 0.40, 0.46, 0.0, glow(accent));
            mesh.ring(Vec2::ZERO, 0.46, 0.475, 0.0, glow([0.01, 0.01, 0.01]));
        }
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
        MarkKind::Unseen => {
            let cell = view.corners(0.0).into_iter().map(|p| Vec3::new(p.x, 0.0, p.y));
            mesh.fan(&cell.collect::<Vec<_>>(), Vec3::Y, glow([0.05, 0.055, 0.065]));
            for (left, right, up) in [(-0.2, 0.26, 0.16), (-0.3, 0.16, 0.0), (-0.14, 0.28, -0.16)] {
                mesh.stroke(
                    &[Vec2::new(left, up), Vec2::new(right, up)],
                    0.05,
                    0.001,
                    glow([0.3, 0.32, 0.35]),
                );
            }
        }
        MarkKind::Premove => {
            for turn in 0..12 {
                let from = turn as f32 / 12.0 * std::f32::consts::TAU;
                let at = |a: f32| Vec2::from_angle(a) * 0.42;
                mesh.stroke(&[at(from), at(from + 0.26)], 0.045, 0.0, glow(accent));
            }
        }
    }
    mesh
}

/// An arrow on the board between two cells. Between layers it is in the air.
fn flown(from: Vec3, to: Vec3, paint: Paint) -> Mesh {
    let way = to - from;
    let length = way.length();
    let mut mesh = Mesh::default();
    if length < 0.1 {
        return mesh;
    }
    let at = |along: f32, across: f32| Vec3::new(across, 0.0, -along);
    let (neck, tip) = (length - 0.42, length - 0.06);
    let mut draw = |grow: f32, y: f32, paint: Paint| {
        let mut flat = Mesh::default();
        let (half, wing) = (0.07 + grow, 0.21 + grow * 1.6);
        flat.fan(
            &[at(0.2 - grow, -half), at(0.2 - grow, half), at(neck, half), at(neck, -half)],
            Vec3::Y,
            paint,
        );
        flat.fan(&[at(neck - grow, -wing), at(neck - grow, wing), at(tip + grow * 1.8, 0.0)], Vec3::Y, paint);
        mesh.add(&flat.moved(Mat4::from_translation(Vec3::Y * y)));
    };
    draw(0.025, 0.0, glow([0.012, 0.010, 0.008]));
    draw(0.0, 0.0012, paint);
    let turn = Mat4::from_rotation_y((-way.x).atan2(-way.z)) * Mat4::from_rotation_x((way.y / length).asin());
    mesh.moved(Mat4::from_translation(from + Vec3::Y * 0.0075) * turn)
}

/// Text on a dark strip near the front edge of a cell, where a piece does not hide it.
fn words(strokes: &[Vec<Vec2>]) -> Mesh {
    let mut mesh = Mesh::default();
    let all = strokes.iter().flatten();
    let half = all.map(|p| p.x.abs()).fold(0.0, f32::max) + 0.06;
    let down = Vec2::new(0.0, 0.37);
    let strip = [(-half, -0.115), (half, -0.115), (half, 0.115), (-half, 0.115)];
    let strip = strip.map(|(x, z)| Vec3::new(x + down.x, 0.0, z + down.y));
    mesh.fan(&strip, Vec3::Y, glow([0.012, 0.010, 0.008]));
    for stroke in strokes {
        let points: Vec<Vec2> = stroke.iter().map(|p| *p + down).collect();
        mesh.stroke(&points, 0.026, 0.0015, glow([0.9, 0.88, 0.8]));
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

/// Triangles around a circle, with their tips at `tip`.
fn teeth(mesh: &mut Mesh, count: usize, foot: f32, tip: f32, half: f32, paint: Paint) {
    for i in 0..count {
        let way = Vec2::from_angle((i as f32 + 0.5) / count as f32 * std::f32::consts::TAU);
        let across = way.perp() * half;
        let points = [way * foot - across, way * tip, way * foot + across];
        mesh.fan(&points.map(|p| Vec3::new(p.x, 0.0, p.y)), Vec3::Y, paint);
    }
}

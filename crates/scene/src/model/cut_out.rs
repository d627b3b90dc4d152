//! Bodies made from drawings, so that every piece has one: cut out and put on a foot, or drawn on a disc or a tile.

use std::f32::consts::TAU;

use glam::{Mat4, Vec2, Vec3};

use super::obj::Model;
use crate::mesh::{MaterialKind, Mesh, Paint, area};
use crate::view::{Drawing, Form, Outline};

/// The height of a cut-out piece above its foot.
const HEIGHT: f32 = 1.0;
/// Half the thickness of a cut-out piece.
const HALF: f32 = 0.075;

/// The height of the foot of cut-out pieces.
pub fn foot_height() -> f32 {
    0.13
}

/// The body of a drawing at a fine and a coarse level of detail.
pub fn made(drawing: &Drawing) -> Model {
    Model { levels: vec![body(drawing, true), body(&simpler(drawing), false)] }
}

fn body(drawing: &Drawing, fine: bool) -> Mesh {
    match drawing.form {
        Form::Standing => standing(drawing, fine),
        Form::Disc => lying(drawing, &round(0.385), 0.17),
        Form::Tile => {
            let tile = [(-0.31, 0.40), (0.31, 0.40), (0.265, -0.25), (0.0, -0.41), (-0.265, -0.25)];
            lying(drawing, &tile.map(|(x, z)| Vec2::new(x, z)), 0.16)
        }
    }
}

fn finish() -> Paint {
    Paint { kind: MaterialKind::Finish, ..Paint::default() }
}

fn detail() -> Paint {
    Paint { kind: MaterialKind::Detail, ..Paint::default() }
}

/// The drawing as a thin body on a round foot, visible from both sides.
fn standing(drawing: &Drawing, fine: bool) -> Mesh {
    let mut front = Mesh::default();
    let lift = Vec2::new(-0.5, -0.5);
    // The drawing ends at its own foot. The turned foot stands below it.
    let low = lowest(drawing);
    let place = |p: &Vec2| Vec2::new((p.x + lift.x) * HEIGHT, (p.y - low) * HEIGHT);
    for (i, part) in drawing.parts.iter().enumerate() {
        // Later parts of the drawing lie in front of earlier ones.
        let step = i as f32 * 0.0022;
        match part {
            Outline::Body(points) => {
                let points = cleaned(points.iter().map(place));
                front.prism(&points, 0.0, HALF + step, if fine { 0.016 } else { 0.0 }, finish());
            }
            Outline::Line(points, width) => {
                let points: Vec<Vec2> = points.iter().map(place).collect();
                front.stroke(&points, width * HEIGHT, HALF + step + 0.003, detail());
            }
            Outline::Spot(points) => {
                let points = cleaned(points.iter().map(place));
                front.prism(&points, 0.0, HALF + step + 0.006, if fine { 0.004 } else { 0.0 }, detail());
            }
        }
    }
    // The mesh lies on the table and faces up. It is raised to face its player, and copied to face the opponent.
    let up = Mat4::from_rotation_x(std::f32::consts::FRAC_PI_2);
    let raise = Mat4::from_translation(Vec3::new(0.0, foot_height() - 0.012, 0.0));
    let mut mesh = front.clone().moved(raise * up);
    mesh.add(&front.moved(raise * Mat4::from_scale(Vec3::new(1.0, 1.0, -1.0)) * up));
    if drawing.crowned {
        let high = mesh.bounds().map_or(1.0, |(_, high)| high.y);
        mesh.add(&crown(0.1).moved(Mat4::from_translation(Vec3::new(0.0, high, 0.0))));
    }
    mesh = mesh.painted(|vertex| {
        let from_foot = (vertex.at.y - foot_height()) / 0.35;
        vertex.occlusion = vertex.occlusion.min(0.55 + 0.45 * from_foot.clamp(0.0, 1.0));
    });
    mesh.add(&foot(&drawing.badge, if fine { 40 } else { 12 }));
    mesh
}

/// The drawing, lying on a thick plate.
fn lying(drawing: &Drawing, plate: &[Vec2], height: f32) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.prism(plate, 0.0, height, 0.03, finish());
    let width = plate.iter().map(|p| p.x.abs()).fold(0.0, f32::max) * 1.58;
    let place = |p: &Vec2| (*p - Vec2::splat(0.5)) * width + Vec2::new(0.0, 0.01);
    for (i, part) in drawing.parts.iter().enumerate() {
        let y = height + 0.002 + 0.0004 * i as f32;
        match part {
            Outline::Line(points, pen) => {
                let points: Vec<Vec2> = points.iter().map(place).collect();
                mesh.stroke(&points, pen * width * 1.15, y, detail());
            }
            // Bodies are drawn as outlines, and cover what lies behind them.
            Outline::Body(points) => {
                let outline = cleaned(points.iter().map(place));
                mesh.lid(&outline, y - 0.0002, finish());
                let mut closed = outline.clone();
                closed.extend(outline.first());
                mesh.stroke(&closed, 0.03 * width / 0.55, y, detail());
            }
            Outline::Spot(points) => mesh.lid(&cleaned(points.iter().map(place)), y, detail()),
        }
    }
    if drawing.crowned {
        mesh.add(&crown(0.2).moved(Mat4::from_translation(Vec3::new(0.0, height - 0.03, 0.0))));
    }
    mesh.painted(|vertex| vertex.occlusion = vertex.occlusion.min(0.45 + vertex.at.y * 4.0))
}

/// A turned foot, with a sign on both its faces.
fn foot(badge: &[Vec<Vec2>], sides: usize) -> Mesh {
    let mut mesh = Mesh::default();
    let profile = [
        (0.30, 0.012),
        (0.325, 0.03),
        (0.325, 0.062),
        (0.305, 0.078),
        (0.285, 0.082),
        (0.255, 0.12),
        (0.235, 0.13),
    ];
    let at = |(r, y): (f32, f32), i: usize| {
        let way = Vec2::from_angle(i as f32 / sides as f32 * TAU);
        Vec3::new(r * way.x, y, r * way.y)
    };
    for pair in profile.windows(2) {
        let slope = Vec2::new(pair[1].1 - pair[0].1, pair[0].0 - pair[1].0).normalize_or(Vec2::X);
        for i in 0..sides {
            let corners = [at(pair[0], i), at(pair[0], i + 1), at(pair[1], i + 1), at(pair[1], i)];
            let normal = |i: usize| {
                let way = Vec2::from_angle(i as f32 / sides as f32 * TAU);
                Vec3::new(slope.x * way.x, slope.y, slope.x * way.y)
            };
            let base = mesh.vertices.len() as u32;
            let normals = [normal(i), normal(i + 1), normal(i + 1), normal(i)];
            mesh.vertices.extend(corners.iter().zip(normals).map(|(&at, n)| finish().at(at, n)));
            mesh.triangle(base, base + 1, base + 2, normals[0]);
            mesh.triangle(base, base + 2, base + 3, normals[0]);
        }
    }
    let top: Vec<Vec2> =
        (0..sides).map(|i| Vec2::from_angle(i as f32 / sides as f32 * TAU) * 0.235).collect();
    mesh.lid(&top, 0.13, finish());
    mesh = mesh.painted(|vertex| vertex.occlusion = (0.5 + vertex.at.y * 4.0).min(1.0));
    if !badge.is_empty() {
        for side in [1.0, -1.0] {
            let mut sign = Mesh::default();
            for stroke in badge {
                let points: Vec<Vec2> = stroke.iter().map(|p| (*p - Vec2::splat(0.5)) * 0.16).collect();
                sign.stroke(&points, 0.02, 0.134, detail());
            }
            let turn = Mat4::from_rotation_y(if side > 0.0 { 0.0 } else { std::f32::consts::PI });
            mesh.add(&sign.moved(turn * Mat4::from_translation(Vec3::new(0.0, 0.0, 0.155))));
        }
    }
    mesh
}

/// A small crown of metal.
fn crown(r: f32) -> Mesh {
    let mut mesh = Mesh::default();
    let gold = Paint::new([0.72, 0.47, 0.12], MaterialKind::Metal);
    let high = |i: usize| if i.is_multiple_of(2) { 0.11 } else { 0.055 };
    let at = |i: usize, r: f32, y: f32| {
        let way = Vec2::from_angle(i as f32 / 12.0 * TAU);
        Vec3::new(r * way.x, y, r * way.y)
    };
    for i in 0..12 {
        let out = at(i, 1.0, 0.0);
        let (low, top) =
            ([at(i, r, 0.0), at(i + 1, r, 0.0)], [at(i, r * 1.2, high(i)), at(i + 1, r * 1.2, high(i + 1))]);
        mesh.fan(&[low[0], low[1], top[1], top[0]], out, gold);
        mesh.fan(&[low[0], low[1], top[1], top[0]], -out, gold);
    }
    mesh
}

/// The drawing with only the corners that matter from a distance.
fn simpler(drawing: &Drawing) -> Drawing {
    let parts = drawing.parts.iter().map(|part| match part {
        Outline::Body(points) => Outline::Body(fewer(points)),
        Outline::Line(points, width) => Outline::Line(fewer(points), *width),
        Outline::Spot(points) => Outline::Spot(fewer(points)),
    });
    let badge = drawing.badge.iter().map(|stroke| fewer(stroke)).collect();
    Drawing { parts: parts.collect(), badge, ..drawing.clone() }
}

/// Simplifies a line: corners close to it are removed, the farthest one is kept, and both sides of that are
/// simplified in the same way.
fn fewer(points: &[Vec2]) -> Vec<Vec2> {
    const NEAR: f32 = 0.011;
    let mut stays = vec![false; points.len()];
    let mut spans = vec![(0, points.len().saturating_sub(1))];
    while let Some((from, to)) = spans.pop() {
        let (Some(&a), Some(&b)) = (points.get(from), points.get(to)) else { break };
        (stays[from], stays[to]) = (true, true);
        let way = b - a;
        let beside = |p: Vec2| {
            let part = ((p - a).dot(way) / way.length_squared().max(1e-9)).clamp(0.0, 1.0);
            p.distance(a + way * part)
        };
        let farthest = (from + 1..to).max_by(|&i, &j| beside(points[i]).total_cmp(&beside(points[j])));
        if let Some(middle) = farthest.filter(|&i| beside(points[i]) > NEAR) {
            spans.extend([(from, middle), (middle, to)]);
        }
    }
    points.iter().zip(stays).filter(|(_, stays)| *stays).map(|(point, _)| *point).collect()
}

fn lowest(drawing: &Drawing) -> f32 {
    let points = drawing.parts.iter().flat_map(|part| match part {
        Outline::Body(points) => points.as_slice(),
        Outline::Line(..) | Outline::Spot(_) => &[],
    });
    let low = points.map(|p| p.y).fold(0.0, f32::max);
    if low > 0.0 { low } else { 1.0 }
}

fn round(r: f32) -> Vec<Vec2> {
    (0..48).map(|i| Vec2::from_angle(i as f32 / 48.0 * TAU) * r).collect()
}

/// Removes points that repeat the one before, and makes all polygons turn the same way.
fn cleaned(points: impl Iterator<Item = Vec2>) -> Vec<Vec2> {
    let mut clean: Vec<Vec2> = vec![];
    for point in points {
        if clean.last().is_none_or(|last| last.distance(point) > 0.004) {
            clean.push(point);
        }
    }
    while clean.len() > 1 && clean[0].distance(clean[clean.len() - 1]) <= 0.004 {
        clean.pop();
    }
    if area(&clean) < 0.0 {
        clean.reverse();
    }
    clean
}

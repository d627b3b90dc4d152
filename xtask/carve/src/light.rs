//! Ambient occlusion: how much of the sky every corner sees. The model keeps it, so that no frame needs to compute it.

use glam::Vec3;

use crate::solid::Solid;

const RAYS: usize = 48;
/// A triangle that is farther away than this takes no light.
const FAR: f32 = 0.45;

/// The openness of every corner of a solid. `shade` casts the shadow; a coarser copy of the solid is enough.
pub(crate) fn openness(solid: &Solid, shade: &Solid) -> Vec<f32> {
    let triangles: Vec<[Vec3; 3]> =
        shade.faces.iter().map(|face| face.corners.map(|i| shade.points[i as usize])).collect();
    let mut normals = vec![Vec3::ZERO; solid.points.len()];
    for face in &solid.faces {
        let [a, b, c] = face.corners.map(|i| solid.points[i as usize]);
        for i in face.corners {
            normals[i as usize] += (b - a).cross(c - a);
        }
    }
    let open = |(point, normal): (&Vec3, &Vec3)| {
        let normal = normal.normalize_or(Vec3::Y);
        let from = *point + normal * 0.014;
        let near: Vec<&[Vec3; 3]> =
            triangles.iter().filter(|t| t.iter().any(|p| p.distance(*point) < FAR + 0.1)).collect();
        let mut sum = 0.0;
        for i in 0..RAYS {
            let way = (normal + direction(i)).normalize_or(normal);
            let ground = if way.y < -1e-3 { (from.y / -way.y).clamp(0.0, FAR) } else { FAR };
            let hit = near.iter().filter_map(|t| strike(from, way, t)).fold(ground, f32::min);
            sum += (hit / FAR).min(1.0).sqrt();
        }
        sum / RAYS as f32
    };
    solid.points.iter().zip(&normals).map(open).collect()
}

/// Points spread evenly over a ball.
fn direction(i: usize) -> Vec3 {
    let y = 1.0 - 2.0 * (i as f32 + 0.5) / RAYS as f32;
    let angle = i as f32 * 2.399_963;
    let r = (1.0 - y * y).sqrt();
    Vec3::new(r * angle.cos(), y, r * angle.sin())
}

/// The distance to a triangle along a ray.
fn strike(from: Vec3, way: Vec3, [a, b, c]: &[Vec3; 3]) -> Option<f32> {
    let (e, f) = (*b - *a, *c - *a);
    let h = way.cross(f);
    let det = e.dot(h);
    if det.abs() < 1e-9 {
        return None;
    }
    let s = from - *a;
    let u = s.dot(h) / det;
    let q = s.cross(e);
    let v = way.dot(q) / det;
    let t = f.dot(q) / det;
    (u >= 0.0 && v >= 0.0 && u + v <= 1.0 && t > 1e-3).then_some(t)
}

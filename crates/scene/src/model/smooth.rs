//! Computes normals: triangles of one smooth surface share a normal at each common corner.

use std::collections::HashMap;

use glam::Vec3;

use super::mtl::Swatch;
use crate::mesh::{Mesh, Vertex};

/// If a file has no smoothing groups, angles sharper than this stay sharp (the cosine of 42 degrees).
const EDGE: f32 = 0.743;

/// A corner of a model.
#[derive(Clone, Copy, Debug)]
pub(super) struct Corner {
    pub(super) at: Vec3,
    pub(super) occlusion: f32,
}

/// A triangle of a model.
#[derive(Clone, Copy, Debug)]
pub(super) struct Triangle {
    pub(super) corners: [u32; 3],
    /// Its smoothing group. 0 is none; `None` if the file does not contain one.
    pub(super) group: Option<u32>,
    pub(super) swatch: Swatch,
}

/// Computes normals, and makes a vertex for each different normal of a corner.
pub(super) fn mesh(corners: &[Corner], triangles: &[Triangle]) -> Mesh {
    let cross = |t: &Triangle| {
        let [a, b, c] = t.corners.map(|i| corners[i as usize].at);
        (b - a).cross(c - a)
    };
    let crosses: Vec<Vec3> = triangles.iter().map(cross).collect();
    // The triangles of each corner, in one flat list.
    let mut starts = vec![0u32; corners.len() + 1];
    for t in triangles {
        t.corners.iter().for_each(|&i| starts[i as usize + 1] += 1);
    }
    for i in 0..corners.len() {
        starts[i + 1] += starts[i];
    }
    let mut next = starts.clone();
    let mut around = vec![0u32; triangles.len() * 3];
    for (i, t) in triangles.iter().enumerate() {
        for &corner in &t.corners {
            around[next[corner as usize] as usize] = i as u32;
            next[corner as usize] += 1;
        }
    }
    let mut mesh = Mesh::default();
    let mut known: HashMap<(u32, [i16; 3], u8, [u32; 3]), u32> = HashMap::new();
    for (i, t) in triangles.iter().enumerate() {
        if crosses[i].length_squared() <= f32::MIN_POSITIVE {
            continue;
        }
        for &corner in &t.corners {
            let here = &around[starts[corner as usize] as usize..starts[corner as usize + 1] as usize];
            // A corner shared by very many triangles is not part of a visible smooth surface, and would take too
            // long.
            let here = if here.len() > 64 { &here[..0] } else { here };
            let smooth = here
                .iter()
                .map(|&j| j as usize)
                .filter(|&j| j == i || together(t, &triangles[j], crosses[i], crosses[j]));
            let sum: Vec3 = smooth.map(|j| crosses[j]).sum();
            let normal = sum.normalize_or(crosses[i].normalize_or(Vec3::Y));
            let at = corners[corner as usize];
            let Swatch { colour, kind } = t.swatch;
            let key = (
                corner,
                (normal * 1000.0).to_array().map(|n| n as i16),
                kind as u8,
                colour.map(f32::to_bits),
            );
            let index = *known.entry(key).or_insert_with(|| {
                let vertex = Vertex { at: at.at, normal, colour, kind, occlusion: at.occlusion, seed: 0.0 };
                mesh.vertices.push(vertex);
                mesh.vertices.len() as u32 - 1
            });
            mesh.indices.push(index);
        }
    }
    mesh
}

fn together(a: &Triangle, b: &Triangle, p: Vec3, q: Vec3) -> bool {
    match (a.group, b.group) {
        (Some(0), _) | (_, Some(0)) => false,
        (Some(a), Some(b)) => a == b,
        _ => p.normalize_or_zero().dot(q.normalize_or_zero()) > EDGE,
    }
}

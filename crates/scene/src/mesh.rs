//! Meshes: the triangles of bodies, boards and marks.

use std::collections::BTreeMap;

use glam::{Mat4, Vec2, Vec3};

/// If the cosine of the angle between two segments of a line is larger than this, they are joined without a gap.
const GENTLE: f32 = 0.94;

/// A vertex of a mesh.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vertex {
    /// Its position.
    pub at: Vec3,
    /// The normal of the surface.
    pub normal: Vec3,
    /// Its own colour. The material decides whether it is used.
    pub colour: [f32; 3],
    /// Its material.
    pub kind: MaterialKind,
    /// Ambient occlusion as in glTF: 1 where all of the sky is visible, 0 where none of it is.
    pub occlusion: f32,
    /// The number of the plank it was cut from. It shifts the grain.
    pub seed: f32,
}

/// The material of a surface, and whether its own colour or the side's is used. The shaders number materials in this
/// order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MaterialKind {
    /// The finish of the side.
    #[default]
    Finish,
    /// The colour that contrasts with the finish.
    Detail,
    /// The vertex's own colour, matt.
    Own,
    /// The vertex's own colour, polished.
    Polished,
    /// The vertex's own colour, with the grain of wood.
    Wood,
    /// The vertex's own colour, with the veins of stone.
    Stone,
    /// The vertex's own colour, without shading.
    Glow,
    /// Felt.
    Felt,
    /// Metal.
    Metal,
    /// Half-transparent glass.
    Glass,
}

impl MaterialKind {
    /// The number of the material in the shaders.
    pub fn number(self) -> f32 {
        f32::from(self as u8)
    }
}

/// A list of triangles with shared vertices.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mesh {
    /// The vertices.
    pub vertices: Vec<Vertex>,
    /// Three vertices for every triangle.
    pub indices: Vec<u32>,
}

/// The colour and the material of a part.
#[derive(Clone, Copy, Debug, Default)]
pub struct Paint {
    /// Linear colour, not sRGB.
    pub colour: [f32; 3],
    /// What it is made of.
    pub kind: MaterialKind,
    /// Shifts the grain.
    pub seed: f32,
}

impl Paint {
    /// A colour of this kind.
    pub fn new(colour: [f32; 3], kind: MaterialKind) -> Self {
        Self { colour, kind, seed: 0.0 }
    }

    /// The same paint from another plank.
    #[must_use]
    pub fn seed(self, seed: f32) -> Self {
        Self { seed, ..self }
    }

    /// A vertex with this paint.
    pub fn at(self, at: Vec3, normal: Vec3) -> Vertex {
        Vertex { at, normal, colour: self.colour, kind: self.kind, occlusion: 1.0, seed: self.seed }
    }
}

impl Mesh {
    /// The number of triangles.
    pub fn triangles(&self) -> usize {
        self.indices.len() / 3
    }

    /// Appends another mesh.
    pub fn add(&mut self, other: &Self) {
        let base = self.vertices.len() as u32;
        self.vertices.extend_from_slice(&other.vertices);
        self.indices.extend(other.indices.iter().map(|i| i + base));
    }

    /// The mesh with every vertex transformed.
    #[must_use]
    pub fn moved(mut self, by: Mat4) -> Self {
        let turn = glam::Mat3::from_mat4(by).inverse().transpose();
        for vertex in &mut self.vertices {
            vertex.at = by.transform_point3(vertex.at);
            vertex.normal = (turn * vertex.normal).normalize_or(Vec3::Y);
        }
        if by.determinant() < 0.0 {
            for triangle in self.indices.chunks_exact_mut(3) {
                triangle.swap(1, 2);
            }
        }
        self
    }

    /// The mesh with every vertex changed.
    #[must_use]
    pub fn painted(mut self, f: impl Fn(&mut Vertex)) -> Self {
        self.vertices.iter_mut().for_each(f);
        self
    }

    /// The box around it.
    pub fn bounds(&self) -> Option<(Vec3, Vec3)> {
        let first = self.vertices.first()?.at;
        Some(self.vertices.iter().fold((first, first), |(low, high), v| (low.min(v.at), high.max(v.at))))
    }

    /// Adds a convex or star-shaped polygon that faces up.
    pub fn fan(&mut self, corners: &[Vec3], normal: Vec3, paint: Paint) {
        let base = self.vertices.len() as u32;
        self.vertices.extend(corners.iter().map(|&at| paint.at(at, normal)));
        for i in 1..corners.len().saturating_sub(1) as u32 {
            self.triangle(base, base + i, base + i + 1, normal);
        }
    }

    /// Adds a triangle of existing vertices, with a winding order that makes it face along a normal.
    pub fn triangle(&mut self, a: u32, b: u32, c: u32, normal: Vec3) {
        let [p, q, r] = [a, b, c].map(|i| self.vertices[i as usize].at);
        let faces = (q - p).cross(r - p).dot(normal) >= 0.0;
        self.indices.extend(if faces { [a, b, c] } else { [a, c, b] });
    }

    /// Adds a prism over a simple polygon in the plane of the table. `bevel` cuts off its upper edge.
    pub fn prism(&mut self, corners: &[Vec2], low: f32, high: f32, bevel: f32, paint: Paint) {
        let n = corners.len();
        if n < 3 {
            return;
        }
        let around = if area(corners) < 0.0 { -1.0 } else { 1.0 };
        let inset = inset(corners, bevel);
        let at = |p: Vec2, y: f32| Vec3::new(p.x, y, p.y);
        for i in 0..n {
            let j = (i + 1) % n;
            let along = (corners[j] - corners[i]).normalize_or_zero();
            let out = Vec3::new(along.y, 0.0, -along.x) * around;
            self.fan(
                &[
                    at(corners[i], low),
                    at(corners[j], low),
                    at(corners[j], high - bevel),
                    at(corners[i], high - bevel),
                ],
                out,
                paint,
            );
            if bevel > 0.0 {
                let slope = (out + Vec3::Y).normalize();
                self.fan(
                    &[
                        at(corners[i], high - bevel),
                        at(corners[j], high - bevel),
                        at(inset[j], high),
                        at(inset[i], high),
                    ],
                    slope,
                    paint,
                );
            }
        }
        self.lid(&inset, high, paint);
    }

    /// Adds the inside of a simple polygon, facing up.
    pub fn lid(&mut self, corners: &[Vec2], y: f32, paint: Paint) {
        let base = self.vertices.len() as u32;
        self.vertices.extend(corners.iter().map(|p| paint.at(Vec3::new(p.x, y, p.y), Vec3::Y)));
        for [a, b, c] in crate::polygon::triangles(corners) {
            self.triangle(base + a as u32, base + b as u32, base + c as u32, Vec3::Y);
        }
    }

    /// Adds a line of some width that lies on the table.
    pub fn stroke(&mut self, points: &[Vec2], width: f32, y: f32, paint: Paint) {
        let at = |p: Vec2| Vec3::new(p.x, y, p.y);
        let half = width / 2.0;
        for pair in points.windows(2) {
            let along = (pair[1] - pair[0]).normalize_or_zero() * half;
            let across = along.perp();
            self.fan(
                &[at(pair[0] - across), at(pair[1] - across), at(pair[1] + across), at(pair[0] + across)],
                Vec3::Y,
                paint,
            );
        }
        // Ends and sharp turns are round. Along a gentle curve the segments join without a visible gap.
        let bends = |i: usize| {
            let way = |from: usize| (points[from + 1] - points[from]).normalize_or_zero();
            i == 0 || i + 1 == points.len() || way(i - 1).dot(way(i)) < GENTLE
        };
        for (_, point) in points.iter().enumerate().filter(|(i, _)| bends(*i)) {
            let round: Vec<Vec3> = (0..8)
                .map(|i| at(*point + Vec2::from_angle(i as f32 * std::f32::consts::FRAC_PI_4) * half))
                .collect();
            self.fan(&round, Vec3::Y, paint);
        }
    }

    /// The mesh with fewer vertices: those with the same paint in a cell of this size are merged.
    #[must_use]
    pub fn coarser(&self, than: f32) -> Self {
        let key = |v: &Vertex| {
            let cell = (v.at / than).round();
            (cell.x as i32, cell.y as i32, cell.z as i32, v.kind as u8)
        };
        let mut groups: BTreeMap<_, (u32, Vertex, f32)> = BTreeMap::new();
        let mut member = Vec::with_capacity(self.vertices.len());
        for vertex in &self.vertices {
            let next = groups.len() as u32;
            let (number, sum, count) = groups.entry(key(vertex)).or_insert((next, *vertex, 0.0));
            if *count > 0.0 {
                sum.at += vertex.at;
                sum.normal += vertex.normal;
                sum.occlusion += vertex.occlusion;
            }
            *count += 1.0;
            member.push(*number);
        }
        let mut all: Vec<(u32, Vertex, f32)> = groups.into_values().collect();
        all.sort_unstable_by_key(|(number, ..)| *number);
        let mean = |(_, sum, count): (u32, Vertex, f32)| Vertex {
            at: sum.at / count,
            normal: sum.normal.normalize_or(Vec3::Y),
            occlusion: sum.occlusion / count,
            ..sum
        };
        let triangles = self.indices.chunks_exact(3).map(|t| [0, 1, 2].map(|i| member[t[i] as usize]));
        let whole = triangles.filter(|[a, b, c]| a != b && b != c && a != c);
        Self { vertices: all.into_iter().map(mean).collect(), indices: whole.flatten().collect() }
    }

    /// Adds a flat ring on the table.
    pub fn ring(&mut self, middle: Vec2, inner: f32, outer: f32, y: f32, paint: Paint) {
        const SIDES: usize = 40;
        let at = |i: usize, r: f32| {
            let p = middle + Vec2::from_angle(i as f32 / SIDES as f32 * std::f32::consts::TAU) * r;
            Vec3::new(p.x, y, p.y)
        };
        for i in 0..SIDES {
            self.fan(&[at(i, inner), at(i + 1, inner), at(i + 1, outer), at(i, outer)], Vec3::Y, paint);
        }
    }
}

/// Twice the signed area. It is positive if the corners turn from `x` to `y`.
pub fn area(corners: &[Vec2]) -> f32 {
    let n = corners.len();
    (0..n).map(|i| corners[i].perp_dot(corners[(i + 1) % n])).sum()
}

/// The polygon, inset by a distance. Corners that are too sharp for the full distance move less.
pub fn inset(corners: &[Vec2], by: f32) -> Vec<Vec2> {
    let n = corners.len();
    let around = if area(corners) < 0.0 { -1.0 } else { 1.0 };
    let inward = |a: Vec2, b: Vec2| (b - a).normalize_or_zero().perp() * around;
    let corner = |i: usize| {
        let (before, here, after) = (corners[(i + n - 1) % n], corners[i], corners[(i + 1) % n]);
        let (p, q) = (inward(before, here), inward(here, after));
        let middle = (p + q).normalize_or(p);
        here + middle * (by / middle.dot(p).max(0.5))
    };
    (0..n).map(corner).collect()
}

/// An sRGB colour of three bytes as a linear colour.
pub fn light(rgb: [u8; 3]) -> [f32; 3] {
    rgb.map(|channel| unscreen(f32::from(channel) / 255.0))
}

/// An sRGB colour in hexadecimal as a linear colour.
pub fn linear(hex: &str) -> [f32; 3] {
    let channel = |at: usize| {
        let value = hex.get(at..at + 2).and_then(|text| u8::from_str_radix(text, 16).ok()).unwrap_or(0);
        unscreen(f32::from(value) / 255.0)
    };
    [channel(1), channel(3), channel(5)]
}

/// One sRGB channel as a linear one.
pub fn unscreen(value: f32) -> f32 {
    if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

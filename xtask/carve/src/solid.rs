//! Solids: corners and triangles. Each triangle knows its surface and its material.

use std::collections::HashMap;

use glam::{Mat4, Vec3};

/// The material of a surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Material {
    /// The wood of the side.
    Body,
    /// The felt under the foot.
    Felt,
}

impl Material {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Body => "body",
            Self::Felt => "felt",
        }
    }
}

/// A triangle. Triangles of the same group are shaded as one smooth surface.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Face {
    pub(crate) corners: [u32; 3],
    pub(crate) group: u32,
    pub(crate) material: Material,
}

/// A solid.
#[derive(Clone, Debug, Default)]
pub(crate) struct Solid {
    pub(crate) points: Vec<Vec3>,
    pub(crate) faces: Vec<Face>,
    groups: u32,
}

impl Solid {
    /// A smooth surface of its own.
    pub(crate) fn group(&mut self) -> u32 {
        self.groups += 1;
        self.groups
    }

    pub(crate) fn point(&mut self, at: Vec3) -> u32 {
        self.points.push(at);
        self.points.len() as u32 - 1
    }

    /// A triangle, left out where it has no area.
    pub(crate) fn face(&mut self, corners: [u32; 3], group: u32, material: Material) {
        let [a, b, c] = corners.map(|i| self.points[i as usize]);
        if (b - a).cross(c - a).length() > 1e-9 {
            self.faces.push(Face { corners, group, material });
        }
    }

    /// Four corners, one after the other around.
    pub(crate) fn quad(&mut self, [a, b, c, d]: [u32; 4], group: u32, material: Material) {
        self.face([a, b, c], group, material);
        self.face([a, c, d], group, material);
    }

    /// A patch with edges of its own.
    pub(crate) fn plate(&mut self, corners: &[Vec3], material: Material) {
        let group = self.group();
        let at: Vec<u32> = corners.iter().map(|&p| self.point(p)).collect();
        for i in 1..at.len() - 1 {
            self.face([at[0], at[i], at[i + 1]], group, material);
        }
    }

    pub(crate) fn add(&mut self, other: &Self) {
        let (base, groups) = (self.points.len() as u32, self.groups);
        self.points.extend_from_slice(&other.points);
        self.faces.extend(other.faces.iter().map(|face| Face {
            corners: face.corners.map(|i| i + base),
            group: face.group + groups,
            material: face.material,
        }));
        self.groups += other.groups;
    }

    #[must_use]
    pub(crate) fn with(mut self, other: &Self) -> Self {
        self.add(other);
        self
    }

    #[must_use]
    pub(crate) fn moved(mut self, by: Mat4) -> Self {
        self.points.iter_mut().for_each(|p| *p = by.transform_point3(*p));
        self
    }

    /// Corners at the same place become one.
    #[must_use]
    pub(crate) fn welded(&self) -> Self {
        let mut welded = Self { groups: self.groups, ..Self::default() };
        let mut known: HashMap<[i32; 3], u32> = HashMap::new();
        let map: Vec<u32> =
            self.points.iter().map(|&p| *known.entry(key(p)).or_insert_with(|| welded.point(p))).collect();
        for face in &self.faces {
            let corners = face.corners.map(|i| map[i as usize]);
            if corners[0] != corners[1] && corners[1] != corners[2] && corners[2] != corners[0] {
                welded.faces.push(Face { corners, ..*face });
            }
        }
        welded
    }
}

fn key(p: Vec3) -> [i32; 3] {
    (p * 10_000.0).round().as_ivec3().to_array()
}

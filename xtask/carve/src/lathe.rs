//! The lathe: a profile turned about the axis.

use std::f32::consts::TAU;

use glam::{Vec2, Vec3};

use crate::solid::{Material, Solid};

/// The level of detail.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grain {
    /// Steps around the axis.
    pub(crate) around: usize,
    /// The longest step along a curve.
    pub(crate) along: f32,
    /// The mesh size of sculpted parts.
    pub(crate) mesh: f32,
}

/// A profile: radius and height from the foot up. Every call is a surface of its own, with an edge to the next.
#[derive(Clone, Debug)]
pub(crate) struct Profile {
    runs: Vec<Vec<Vec2>>,
    at: Vec2,
    along: f32,
}

impl Profile {
    pub(crate) fn new(grain: Grain, r: f32, y: f32) -> Self {
        Self { runs: vec![], at: Vec2::new(r, y), along: grain.along }
    }

    /// A straight line.
    #[must_use]
    pub(crate) fn line(mut self, r: f32, y: f32) -> Self {
        let to = Vec2::new(r, y);
        self.runs.push(vec![self.at, to]);
        self.at = to;
        self
    }

    /// A curve with two handles.
    #[must_use]
    pub(crate) fn curve(mut self, a: [f32; 2], b: [f32; 2], to: [f32; 2]) -> Self {
        let (p, a, b, q) = (self.at, Vec2::from(a), Vec2::from(b), Vec2::from(to));
        let length = p.distance(a) + a.distance(b) + b.distance(q);
        // Steps are short where the curve turns, so the turning counts, too.
        let turning = (a - p).angle_to(b - a).abs() + (b - a).angle_to(q - b).abs();
        let turning = if turning.is_finite() { turning } else { 0.0 };
        let steps =
            ((length / self.along / 2.5) as usize).max((turning / (self.along * 14.0)) as usize).clamp(2, 12);
        let at = |t: f32| {
            let s = 1.0 - t;
            p * (s * s * s) + a * (3.0 * s * s * t) + b * (3.0 * s * t * t) + q * (t * t * t)
        };
        self.runs.push((0..=steps).map(|i| at(i as f32 / steps as f32)).collect());
        self.at = q;
        self
    }

    /// A round bead standing out by so much, up to a height.
    #[must_use]
    pub(crate) fn bead(self, out: f32, y: f32) -> Self {
        let (r, from) = (self.at.x, self.at.y);
        let k = out * 4.0 / 3.0;
        self.curve([r + k, from], [r + k, y], [r, y])
    }

    /// The last runs become one smooth surface.
    #[must_use]
    pub(crate) fn melted(mut self, runs: usize) -> Self {
        let last = self.runs.split_off(self.runs.len() - runs);
        let mut whole: Vec<Vec2> = vec![];
        for run in last {
            whole.extend(&run[usize::from(!whole.is_empty())..]);
        }
        self.runs.push(whole);
        self
    }

    /// All its points from the foot up.
    pub(crate) fn points(&self) -> Vec<Vec2> {
        self.runs.iter().flatten().copied().collect()
    }

    /// Turns the profile about the axis.
    pub(crate) fn turned(&self, grain: Grain, material: Material) -> Solid {
        self.warped(grain, material, |p, _| p)
    }

    /// Turns it and moves every point of the profile by a function of the angle.
    pub(crate) fn warped(&self, grain: Grain, material: Material, warp: impl Fn(Vec2, f32) -> Vec2) -> Solid {
        let mut solid = Solid::default();
        for run in &self.runs {
            let group = solid.group();
            let first = solid.points.len() as u32;
            for point in run {
                for i in 0..grain.around {
                    let angle = i as f32 / grain.around as f32 * TAU;
                    let p = warp(*point, angle);
                    solid.point(Vec3::new(p.x * angle.cos(), p.y, p.x * angle.sin()));
                }
            }
            let n = grain.around as u32;
            for row in 0..run.len() as u32 - 1 {
                for i in 0..n {
                    let j = (i + 1) % n;
                    let [low, high] = [first + row * n, first + (row + 1) * n];
                    solid.quad([low + i, high + i, high + j, low + j], group, material);
                }
            }
        }
        solid
    }
}

/// A piece of a ring between two angles, its upper edges cut off.
pub(crate) fn merlon(r: [f32; 2], y: [f32; 2], angle: [f32; 2], bevel: f32, steps: usize) -> Solid {
    let mut solid = Solid::default();
    let at = |r: f32, y: f32, angle: f32| Vec3::new(r * angle.cos(), y, r * angle.sin());
    let cut = |r: f32| bevel / r;
    let section = |t: f32| {
        let inner = angle[0] + (angle[1] - angle[0]) * t;
        let top = angle[0] + cut(r[1]) + (angle[1] - angle[0] - 2.0 * cut(r[1])) * t;
        [
            at(r[0], y[0], inner),
            at(r[0], y[1] - bevel, inner),
            at(r[0] + bevel, y[1], top),
            at(r[1] - bevel, y[1], top),
            at(r[1], y[1] - bevel, inner),
            at(r[1], y[0], inner),
        ]
    };
    let rows: Vec<_> = (0..=steps).map(|i| section(i as f32 / steps as f32)).collect();
    for side in 0..5 {
        let group = solid.group();
        for pair in rows.windows(2) {
            let corners = [pair[0][side], pair[0][side + 1], pair[1][side + 1], pair[1][side]];
            let corners = corners.map(|p| solid.point(p));
            solid.quad([corners[3], corners[2], corners[1], corners[0]], group, Material::Body);
        }
    }
    let (first, last) = (rows[0], rows[steps]);
    solid.plate(&[first[0], first[1], first[4], first[5]].map(|p| p), Material::Body);
    solid.plate(&[first[1], first[2], first[3], first[4]], Material::Body);
    solid.plate(&[last[5], last[4], last[1], last[0]], Material::Body);
    solid.plate(&[last[4], last[3], last[2], last[1]], Material::Body);
    solid
}

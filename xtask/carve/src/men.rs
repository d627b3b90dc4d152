//! The turned pieces: feet, stems and heads.

use std::f32::consts::TAU;

use glam::{Mat4, Vec3};

use crate::lathe::{Grain, Profile, merlon};
use crate::solid::{Material, Solid};

/// The felt and the foot that all pieces share, up to the ring below the stem. Returns where the stem begins: radius, height.
pub(crate) fn foot(grain: Grain, r: f32, h: f32) -> (Solid, Profile, [f32; 2]) {
    let felt = Profile::new(grain, 0.0, 0.0).line(r * 0.95, 0.0).line(r * 0.95, 0.012);
    let solid = felt.turned(grain, Material::Felt);
    let y = |part: f32| 0.012 + (h - 0.012) * part;
    let profile = Profile::new(grain, r * 0.95, 0.012)
        .curve([r, y(0.02)], [r, y(0.08)], [r, y(0.14)])
        .curve([r, y(0.24)], [r * 0.99, y(0.27)], [r * 0.955, y(0.285)])
        .line(r * 0.935, y(0.29))
        .curve([r * 0.96, y(0.36)], [r * 0.93, y(0.55)], [r * 0.77, y(0.60)])
        .line(r * 0.735, y(0.615))
        .line(r * 0.73, y(0.64))
        .curve([r * 0.66, y(0.66)], [r * 0.60, y(0.76)], [r * 0.59, y(0.86)])
        .line(r * 0.61, y(0.865))
        .bead(0.028, y(1.0));
    (solid, profile, [r * 0.61, h])
}

/// A stem from the foot's ring to the collar: hollow like the neck of a vase.
pub(crate) fn stem(profile: Profile, from: [f32; 2], waist: f32, to: [f32; 2]) -> Profile {
    let h = to[1] - from[1];
    profile.line(from[0] - 0.035, from[1] + 0.004).curve(
        [waist * 1.02, from[1] + h * 0.16],
        [waist * 0.92, from[1] + h * 0.66],
        [to[0], to[1]],
    )
}

/// The collar: a broad sharp ring and a small one on it.
pub(crate) fn collar(profile: Profile, r: f32, y: f32, neck: f32) -> (Profile, f32) {
    let profile = profile
        .curve([neck + 0.02, y + 0.004], [r - 0.04, y + 0.012], [r - 0.012, y + 0.02])
        .curve([r + 0.004, y + 0.024], [r + 0.004, y + 0.046], [r - 0.012, y + 0.05])
        .curve([r - 0.05, y + 0.056], [neck + 0.055, y + 0.058], [neck + 0.045, y + 0.064])
        .bead(0.018, y + 0.098)
        .line(neck, y + 0.106);
    (profile, y + 0.106)
}

/// A foot and a stem with a collar: what small men stand on. Returns where the neck ends.
pub(crate) fn small(grain: Grain, r: f32, high: f32, neck: f32, ring: f32) -> (Solid, Profile, f32) {
    let (felt, profile, from) = foot(grain, r, 0.21);
    let profile = stem(profile, from, neck, [neck + 0.006, high]);
    let (profile, y) = collar(profile, ring, high, neck);
    (felt, profile, y)
}

pub(crate) fn pawn(grain: Grain) -> Solid {
    let (felt, profile, from) = foot(grain, 0.285, 0.20);
    let profile = stem(profile, from, 0.085, [0.088, 0.47]);
    let profile = profile
        .curve([0.11, 0.473], [0.15, 0.478], [0.162, 0.487])
        .curve([0.172, 0.492], [0.172, 0.506], [0.162, 0.511])
        .curve([0.12, 0.522], [0.09, 0.530], [0.084, 0.540]);
    // A ball that sits in its cup.
    let (r, y) = (0.152, 0.672);
    let ball = arc(profile, r, y, 0.585, std::f32::consts::PI);
    felt.with(&ball.turned(grain, Material::Body))
}

/// A ball about the axis, from the angle below which the neck holds it up to the top.
pub(crate) fn arc(profile: Profile, r: f32, y: f32, from: f32, to: f32) -> Profile {
    let steps = 4;
    let mut profile = profile.line(r * from.sin(), y - r * from.cos());
    let mut at = from;
    for i in 1..=steps {
        let next = from + (to - from) * i as f32 / steps as f32;
        let k = 4.0 / 3.0 * ((next - at) / 4.0).tan() * r;
        let point = |a: f32| [r * a.sin(), y - r * a.cos()];
        let along = |a: f32| [a.cos() * k, a.sin() * k];
        let (p, q, dp, dq) = (point(at), point(next), along(at), along(next));
        let end = if i == steps && to > 3.1 { [0.0, y + r] } else { q };
        profile = profile.curve([p[0] + dp[0], p[1] + dp[1]], [q[0] - dq[0], q[1] - dq[1]], end);
        at = next;
    }
    profile.melted(steps)
}

pub(crate) fn rook(grain: Grain) -> Solid {
    let (felt, profile, from) = foot(grain, 0.335, 0.225);
    let profile = stem(profile, from, 0.165, [0.172, 0.60]);
    let profile = profile
        .curve([0.19, 0.605], [0.215, 0.61], [0.222, 0.617])
        .bead(0.012, 0.641)
        .line(0.196, 0.648)
        .curve([0.2, 0.672], [0.225, 0.69], [0.252, 0.706])
        .line(0.258, 0.712)
        .line(0.258, 0.83)
        .line(0.165, 0.83)
        .line(0.165, 0.775)
        .curve([0.11, 0.768], [0.05, 0.768], [0.0, 0.768]);
    let mut solid = felt.with(&profile.turned(grain, Material::Body));
    let count = 6;
    for i in 0..count {
        let middle = (i as f32 + 0.5) / count as f32 * TAU;
        let half = TAU / count as f32 * 0.335;
        let steps = (grain.around / 10).max(2);
        solid.add(&merlon([0.165, 0.258], [0.825, 0.92], [middle - half, middle + half], 0.01, steps));
    }
    solid
}

pub(crate) fn bishop_body(grain: Grain) -> (Solid, Profile) {
    let (felt, profile, from) = foot(grain, 0.315, 0.225);
    let profile = stem(profile, from, 0.098, [0.104, 0.64]);
    let (profile, _) = collar(profile, 0.192, 0.64, 0.1);
    (felt, profile)
}

pub(crate) fn bishop(grain: Grain) -> Solid {
    let ball = arc(Profile::new(grain, 0.03, 1.09), 0.05, 1.143, 0.7, std::f32::consts::PI);
    bishop_bare(grain).with(&ball.turned(grain, Material::Body))
}

/// A bishop without what crowns it.
pub(crate) fn bishop_bare(grain: Grain) -> Solid {
    let (felt, profile) = bishop_body(grain);
    felt.with(&profile.turned(grain, Material::Body)).with(&mitre(grain))
}

/// The bishop's mitre with its slanted cut. Its rows lean with the cut, so that the cut's edges are sharp.
fn mitre(grain: Grain) -> Solid {
    let outline = Profile::new(Grain { along: 0.012, ..grain }, 0.098, 0.745)
        .curve([0.128, 0.762], [0.168, 0.80], [0.168, 0.868])
        .curve([0.168, 0.95], [0.10, 1.03], [0.040, 1.098])
        .points();
    let radius = |y: f32| {
        let next = outline.iter().position(|p| p.y >= y).unwrap_or(outline.len() - 1).max(1);
        let (a, b) = (outline[next - 1], outline[next]);
        a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)).clamp(0.0, 1.0)
    };
    // Where the cut's lower edge meets the axis, how wide it is, how much it leans, how deep it goes.
    let (cut, wide, lean, deep) = (0.925, 0.030, 0.95, 0.105);
    let (low, high) = (0.745, 1.098);
    let row = |height: f32, lean: f32, deep: f32, angle: f32| {
        let mut y = height;
        for _ in 0..12 {
            y = (height + lean * radius(y) * angle.cos()).clamp(low, high);
        }
        let into = ((angle.cos() - 0.15) / 0.35).clamp(0.0, 1.0);
        let r = (radius(y) - deep * into * into * (3.0 - 2.0 * into)).max(0.012);
        Vec3::new(r * angle.cos(), y, r * angle.sin())
    };
    let many = (0.09 / grain.along).ceil() as usize + 2;
    let part = |i: usize| i as f32 / many as f32;
    let below: Vec<_> =
        (0..=many).map(|i| (low + (cut - low) * part(i), lean * part(i).powf(0.8), 0.0)).collect();
    let wall = |height| vec![(height, lean, 0.0), (height, lean, deep)];
    let above: Vec<_> = (0..=many)
        .map(|i| (cut + wide + (high - cut - wide) * part(i), lean * (1.0 - part(i)).powf(0.8), 0.0))
        .collect();
    let floor = vec![(cut, lean, deep), (cut + wide, lean, deep)];
    let upper = wall(cut + wide).into_iter().rev().collect();
    let mut solid = Solid::default();
    let n = grain.around as u32;
    for run in [below, wall(cut), floor, upper, above] {
        let group = solid.group();
        let first = solid.points.len() as u32;
        for (height, lean, deep) in &run {
            for i in 0..n {
                solid.point(row(*height, *lean, *deep, i as f32 / n as f32 * TAU));
            }
        }
        for line in 0..run.len() as u32 - 1 {
            for i in 0..n {
                let j = (i + 1) % n;
                let [a, b] = [first + line * n, first + (line + 1) * n];
                solid.quad([a + i, b + i, b + j, a + j], group, Material::Body);
            }
        }
    }
    solid
}

pub(crate) fn queen_body(grain: Grain) -> (Solid, Profile) {
    let (felt, profile, from) = foot(grain, 0.355, 0.25);
    let profile = stem(profile, from, 0.112, [0.118, 0.80]);
    let (profile, _) = collar(profile, 0.212, 0.80, 0.122);
    (felt, profile)
}

/// The queen's crown, open like a flower.
pub(crate) fn coronet(grain: Grain, low: f32) -> Solid {
    let y = |d: f32| low + d;
    let cup = Profile::new(grain, 0.118, y(0.0)).curve([0.118, y(0.10)], [0.150, y(0.19)], [0.222, y(0.262)]);
    let inside = Profile::new(grain, 0.222, y(0.262))
        .line(0.208, y(0.268))
        .curve([0.186, y(0.252)], [0.170, y(0.236)], [0.155, y(0.232)])
        .curve([0.12, y(0.285)], [0.07, y(0.31)], [0.035, y(0.32)]);
    let teeth = |p: glam::Vec2, angle: f32| {
        let rim = ((p.x - 0.165) / 0.055).clamp(0.0, 1.0) * ((p.y - y(0.15)) / 0.1).clamp(0.0, 1.0);
        let wave = (angle * 9.0).cos().abs();
        glam::Vec2::new(p.x + 0.004 * rim * (wave - 0.6), p.y - 0.052 * rim * (1.0 - wave).powf(1.2))
    };
    let fine = Grain { around: (grain.around.max(18) / 18) * 36, ..grain };
    let ball = arc(Profile::new(grain, 0.035, y(0.314)), 0.047, y(0.362), 0.75, std::f32::consts::PI);
    let mut solid = cup.warped(fine, Material::Body, teeth);
    solid.add(&inside.warped(fine, Material::Body, teeth));
    solid.with(&ball.turned(grain, Material::Body))
}

pub(crate) fn queen(grain: Grain) -> Solid {
    let (felt, profile) = queen_body(grain);
    felt.with(&profile.turned(grain, Material::Body)).with(&coronet(grain, 0.906))
}

/// The king's body and closed crown, without the cross.
pub(crate) fn king_body(grain: Grain) -> Solid {
    let (felt, profile, from) = foot(grain, 0.37, 0.265);
    let profile = stem(profile, from, 0.122, [0.128, 0.88]);
    let (profile, _) = collar(profile, 0.225, 0.88, 0.132);
    let profile = profile
        .curve([0.132, 1.06], [0.165, 1.16], [0.206, 1.232])
        .curve([0.213, 1.242], [0.213, 1.256], [0.203, 1.262])
        .line(0.186, 1.264)
        .curve([0.17, 1.30], [0.12, 1.335], [0.062, 1.348])
        .bead(0.012, 1.372)
        .line(0.03, 1.378);
    felt.with(&profile.turned(grain, Material::Body))
}

pub(crate) fn king(grain: Grain) -> Solid {
    king_body(grain).with(&cross(1.372))
}

/// A cross with spread arms.
pub(crate) fn cross(low: f32) -> Solid {
    let m = low + 0.112;
    let (s, a, t) = (0.021, 0.075, 0.041);
    let outline = [
        [-0.036, low - 0.01],
        [0.036, low - 0.01],
        [s, m - s],
        [a, m - t],
        [a, m + t],
        [s, m + s],
        [t, m + a],
        [-t, m + a],
        [-s, m + s],
        [-a, m + t],
        [-a, m - t],
        [-s, m - s],
    ];
    slab(&outline, 0.034, 0.010)
}

/// An outline in the upright plane that faces the opponent, cut out of a board with its edges taken off.
pub(crate) fn slab(outline: &[[f32; 2]], half: f32, bevel: f32) -> Solid {
    let points: Vec<glam::Vec2> = outline.iter().map(|&p| p.into()).collect();
    let n = points.len();
    let inner: Vec<glam::Vec2> = (0..n)
        .map(|i| {
            let (before, here, after) = (points[(i + n - 1) % n], points[i], points[(i + 1) % n]);
            let (p, q) = ((here - before).normalize().perp(), (after - here).normalize().perp());
            let middle = (p + q).normalize();
            here + middle * (bevel / middle.dot(p).max(0.5))
        })
        .collect();
    let middle = points.iter().sum::<glam::Vec2>() / n as f32;
    let mut solid = Solid::default();
    for side in [1.0, -1.0] {
        let at = |p: glam::Vec2, z: f32| Vec3::new(p.x, p.y, z * side);
        for i in 0..n {
            let j = (i + 1) % n;
            let facing = |corners: [Vec3; 4]| {
                let mut corners = corners;
                if side < 0.0 {
                    corners.reverse();
                }
                corners
            };
            let edge = [
                at(points[i], half - bevel),
                at(points[j], half - bevel),
                at(inner[j], half),
                at(inner[i], half),
            ];
            solid.plate(&facing(edge), Material::Body);
            let wall = [
                at(points[i], 0.0),
                at(points[j], 0.0),
                at(points[j], half - bevel),
                at(points[i], half - bevel),
            ];
            solid.plate(&facing(wall), Material::Body);
            let lid = [at(inner[i], half), at(inner[j], half), at(middle, half), at(middle, half)];
            solid.plate(&facing(lid), Material::Body);
        }
    }
    solid
}

/// Moves a solid up and scales it about its axis.
pub(crate) fn raised(solid: Solid, scale: f32, y: f32) -> Solid {
    solid.moved(Mat4::from_translation(Vec3::Y * y) * Mat4::from_scale(Vec3::splat(scale)))
}

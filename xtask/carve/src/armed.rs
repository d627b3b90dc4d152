//! Pieces that are a thing: arms on a foot, a helmet, a stone.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use glam::{Mat4, Vec2, Vec3};

use crate::Pattern;
use crate::lathe::{Grain, Profile};
use crate::men::{arc, foot, slab, small};
use crate::sculpt::{cone, cover, join};
use crate::solid::{Material, Solid};

pub(crate) const PATTERNS: &[Pattern] =
    &[("stone", stone), ("lance", lance), ("archer", archer), ("gold", gold)];

/// A flat disc with a ring cut into it, as draughts has.
fn stone(grain: Grain) -> Solid {
    let r = 0.385;
    let felt = Profile::new(grain, 0.0, 0.0).line(r * 0.9, 0.0).line(r * 0.9, 0.01);
    let disc = Profile::new(grain, r * 0.9, 0.01)
        .curve([r * 0.97, 0.012], [r, 0.035], [r, 0.075])
        .curve([r, 0.115], [r * 0.98, 0.135], [r * 0.92, 0.140])
        .line(r * 0.74, 0.143)
        .curve([r * 0.70, 0.143], [r * 0.71, 0.122], [r * 0.67, 0.122])
        .curve([r * 0.63, 0.122], [r * 0.64, 0.143], [r * 0.60, 0.143])
        .curve([r * 0.45, 0.143], [r * 0.30, 0.128], [0.0, 0.126]);
    felt.turned(grain, Material::Felt).with(&disc.turned(grain, Material::Body))
}

/// A ball with a hole for what stands in it.
fn socket(grain: Grain, high: f32) -> (Solid, f32) {
    let (felt, profile, from) = foot(grain, 0.315, 0.20);
    let knob = profile
        .line(from[0] - 0.03, from[1] + 0.004)
        .curve([0.12, high - 0.10], [0.075, high - 0.06], [0.062, high])
        .bead(0.020, high + 0.04)
        .line(0.0, high + 0.044);
    (felt.with(&knob.turned(grain, Material::Body)), high + 0.04)
}

/// A blade on a shaft, and a pennant that shows to the side.
fn lance(grain: Grain) -> Solid {
    let (base, y) = socket(grain, 0.34);
    let blade = 0.86;
    let shaft = Profile::new(grain, 0.044, y).line(0.038, blade - 0.03).bead(0.024, blade).line(0.0, blade);
    let leaf = [
        [-0.030, blade - 0.01],
        [0.030, blade - 0.01],
        [0.036, blade + 0.035],
        [0.105, blade + 0.100],
        [0.0, blade + 0.300],
        [-0.105, blade + 0.100],
        [-0.036, blade + 0.035],
    ];
    let flag = [
        [0.012, blade - 0.345],
        [0.100, blade - 0.320],
        [0.200, blade - 0.270],
        [0.390, blade - 0.195],
        [0.200, blade - 0.090],
        [0.100, blade - 0.050],
        [0.012, blade - 0.035],
    ];
    let mut pennant = slab(&flag, 0.030, 0.010);
    for point in &mut pennant.points {
        // In the wind.
        point.z += 0.040 * ((point.x - 0.012) * 15.0).sin();
    }
    base.with(&shaft.turned(grain, Material::Body)).with(&slab(&leaf, 0.044, 0.034)).with(&pennant)
}

/// A bent bow, and the arrow on its string aimed upwards.
fn archer(grain: Grain) -> Solid {
    let (base, y) = socket(grain, 0.30);
    let v = |x: f32, y: f32| Vec3::new(x, y, 0.0);
    let shape = move |p: Vec3| {
        // Both sides alike.
        let p = Vec3::new(p.x.abs(), p.y, p.z);
        let bow = [
            (v(0.0, 0.775), 0.056),
            (v(0.120, 0.765), 0.053),
            (v(0.225, 0.700), 0.049),
            (v(0.300, 0.600), 0.043),
            (v(0.330, 0.500), 0.036),
            (v(0.365, 0.455), 0.029),
        ];
        let limb = bow
            .windows(2)
            .fold(f32::MAX, |d, pair| join(d, cone(p, pair[0].0, pair[0].1, pair[1].0, pair[1].1), 0.015));
        let string = cone(p, v(0.338, 0.480), 0.017, v(0.0, 0.390), 0.020);
        let shaft = cone(p, v(0.0, y - 0.03), 0.040, v(0.0, 0.94), 0.033);
        let grip = cone(p, v(0.0, 0.775), 0.074, v(0.055, 0.774), 0.062);
        join(join(limb, grip, 0.012), join(string, shaft, 0.008), 0.010)
    };
    let mesh = grain.mesh * 0.9;
    let bow =
        cover(Vec3::new(-0.42, y - 0.08, -0.10), Vec3::new(0.42, 1.0, 0.10), mesh, Material::Body, shape);
    let head = [[-0.036, 0.925], [0.036, 0.925], [0.120, 0.885], [0.0, 1.110], [-0.120, 0.885]];
    base.with(&bow).with(&slab(&head, 0.042, 0.032))
}

/// A helmet with a broad neck guard and the two horns of its crest.
fn gold(grain: Grain) -> Solid {
    let (felt, profile, y) = small(grain, 0.325, 0.46, 0.104, 0.190);
    let face = arc(profile, 0.125, y + 0.085, 0.75, FRAC_PI_2 + 0.2).turned(grain, Material::Body);
    let brim = y + 0.075;
    let fine = Grain { along: 0.02, ..grain };
    // Bands of the guard, one over the other; in front it is open.
    let guard = Profile::new(fine, 0.130, brim + 0.03)
        .line(0.246, brim - 0.060)
        .line(0.250, brim - 0.038)
        .line(0.214, brim - 0.014)
        .line(0.220, brim + 0.008)
        .line(0.186, brim + 0.030)
        .line(0.194, brim + 0.052)
        .line(0.150, brim + 0.085)
        .warped(grain, Material::Body, |p, angle| {
            let front = ((angle - 0.75 * TAU + PI).rem_euclid(TAU) - PI).abs();
            let open = ((0.75 - front) * 3.0).clamp(0.0, 1.0);
            Vec2::new(p.x + (0.168 - p.x) * open, p.y + (brim + 0.055 - p.y) * open)
        });
    let bowl = Profile::new(fine, 0.172, brim + 0.040)
        .bead(0.016, brim + 0.076)
        .curve([0.172, brim + 0.18], [0.110, brim + 0.232], [0.040, brim + 0.244])
        .bead(0.012, brim + 0.266)
        .line(0.0, brim + 0.270)
        .warped(grain, Material::Body, |p, angle| {
            // Ribs from the brim to the top.
            let rib = ((angle * 6.0).cos().abs() - 0.6) * 0.008 * ((p.x - 0.05) * 12.0).clamp(0.0, 1.0);
            Vec2::new(p.x + rib, p.y)
        });
    let horns = |p: Vec3| {
        // Both sides alike, and flat.
        let p = Vec3::new(p.x.abs(), p.y, p.z * 1.6);
        let v = |x: f32, y: f32| Vec3::new(x, y, 0.0);
        let line = [
            (v(0.0, 0.045), 0.052),
            (v(0.090, 0.065), 0.047),
            (v(0.155, 0.125), 0.043),
            (v(0.190, 0.210), 0.034),
            (v(0.190, 0.300), 0.022),
            (v(0.172, 0.375), 0.008),
        ];
        line.windows(2)
            .fold(f32::MAX, |d, pair| join(d, cone(p, pair[0].0, pair[0].1, pair[1].0, pair[1].1), 0.012))
    };
    let (low, high) = (Vec3::new(-0.27, -0.04, -0.06), Vec3::new(0.27, 0.42, 0.06));
    let crest = cover(low, high, grain.mesh, Material::Body, horns);
    let at = Mat4::from_translation(Vec3::new(0.0, brim + 0.085, -0.175)) * Mat4::from_rotation_x(-0.12);
    felt.with(&face).with(&guard).with(&bowl).with(&crest.moved(at))
}

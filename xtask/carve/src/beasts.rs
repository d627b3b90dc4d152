//! Animals, sculpted like the head of the knight: they look along `x`, `y` is up, and both sides are alike.

use glam::Vec3;

use crate::Pattern;
use crate::horse::forward;
use crate::lathe::Grain;
use crate::men::foot;
use crate::sculpt::{cone, cover, cut, join, oval};
use crate::solid::{Material, Solid};

pub(crate) const PATTERNS: &[Pattern] =
    &[("elephant", elephant), ("camel", camel), ("hawk", hawk), ("lion", lion)];

fn v(x: f32, y: f32, z: f32) -> Vec3 {
    Vec3::new(x, y, z)
}

/// A line of balls, melted into each other.
fn line(p: Vec3, balls: &[(Vec3, f32)], soft: f32) -> f32 {
    balls
        .windows(2)
        .fold(f32::MAX, |d, pair| join(d, cone(p, pair[0].0, pair[0].1, pair[1].0, pair[1].1), soft))
}

/// An eye in its hollow.
fn eye(d: f32, p: Vec3, at: Vec3, r: f32) -> f32 {
    let hollow = cut(d, (p - at - v(0.0, 0.0, r * 0.5)).length() - r * 1.25, 0.012);
    join(hollow, (p - at).length() - r, 0.003)
}

/// A beast on the foot that pieces share.
fn on_foot(grain: Grain, r: f32, low: Vec3, high: Vec3, shape: fn(Vec3) -> f32) -> Solid {
    let (felt, profile, _) = foot(grain, r, 0.225);
    let base = profile.line(0.0, 0.235).turned(grain, Material::Body);
    // They are less detailed than the knight, because there are many, and the table waits for all of them.
    let mesh = grain.mesh * 1.3;
    // Both sides alike, and it ends on the foot's ring.
    let whole = |p: Vec3| shape(v(p.x, p.y, p.z.abs())).max(0.20 - p.y);
    felt.with(&base).with(&forward(cover(low, high, mesh, Material::Body, whole)))
}

fn elephant(grain: Grain) -> Solid {
    on_foot(grain, 0.335, v(-0.26, 0.18, -0.36), v(0.46, 0.98, 0.36), |p| {
        let mut d = line(p, &[(v(-0.03, 0.24, 0.0), 0.195), (v(-0.05, 0.56, 0.0), 0.165)], 0.04);
        d = join(d, oval(p, v(0.005, 0.70, 0.0), v(0.185, 0.19, 0.165)), 0.05);
        // Two domes on the brow.
        d = join(d, oval(p, v(-0.005, 0.855, 0.065), v(0.105, 0.075, 0.075)), 0.03);
        let trunk = [
            (v(0.13, 0.70, 0.0), 0.095),
            (v(0.235, 0.56, 0.0), 0.074),
            (v(0.275, 0.42, 0.0), 0.058),
            (v(0.300, 0.315, 0.0), 0.047),
            (v(0.360, 0.262, 0.0), 0.040),
            (v(0.412, 0.292, 0.0), 0.034),
        ];
        let folds = ((p.y * 95.0).sin().abs() - 0.5) * 0.005 * ((0.62 - p.y) * 12.0).clamp(0.0, 1.0);
        d = join(d, line(p, &trunk, 0.03) - folds, 0.025);
        // Ears, spread and a little forward.
        let spread = v(p.x + 0.055 - (p.z - 0.16) * 0.30, p.y, p.z);
        let ear = oval(spread, v(0.0, 0.665, 0.215), v(0.042, 0.205, 0.125));
        let lobe = oval(spread, v(0.0, 0.545, 0.175), v(0.036, 0.10, 0.075));
        d = join(d, join(ear, lobe, 0.03), 0.018);
        d = cut(d, oval(spread, v(0.056, 0.672, 0.218), v(0.026, 0.150, 0.080)), 0.012);
        let tusk =
            [(v(0.14, 0.585, 0.088), 0.036), (v(0.265, 0.47, 0.115), 0.031), (v(0.365, 0.485, 0.112), 0.018)];
        d = join(d, line(p, &tusk, 0.01), 0.008);
        eye(d, p, v(0.128, 0.742, 0.122), 0.019)
    })
}

fn camel(grain: Grain) -> Solid {
    on_foot(grain, 0.335, v(-0.34, 0.18, -0.25), v(0.38, 1.10, 0.25), |p| {
        // The chest, the hump behind it, and the neck that sinks before it rises.
        let mut d = oval(p, v(-0.065, 0.30, 0.0), v(0.205, 0.17, 0.175));
        d = join(d, oval(p, v(-0.145, 0.455, 0.0), v(0.105, 0.165, 0.10)), 0.06);
        let neck = [
            (v(0.03, 0.32, 0.0), 0.140),
            (v(0.135, 0.42, 0.0), 0.104),
            (v(0.155, 0.56, 0.0), 0.084),
            (v(0.105, 0.72, 0.0), 0.074),
            (v(0.055, 0.86, 0.0), 0.074),
        ];
        let wool =
            ((p.y * 60.0 + p.z * 20.0).sin().abs() - 0.5) * 0.007 * ((0.60 - p.y) * 6.0).clamp(0.0, 1.0);
        d = join(d, line(p, &neck, 0.04), 0.05) - wool;
        let skull = cone(p, v(0.050, 0.915, 0.0), 0.083, v(0.175, 0.900, 0.0), 0.066);
        let muzzle = oval(p, v(0.250, 0.868, 0.0), v(0.088, 0.058, 0.056));
        let mut head = join(skull, muzzle, 0.035);
        // The upper lip hangs over the lower one.
        head = join(head, oval(p, v(0.312, 0.845, 0.0), v(0.034, 0.046, 0.042)), 0.015);
        head = join(head, oval(p, v(0.215, 0.822, 0.0), v(0.075, 0.026, 0.040)), 0.016);
        d = join(d, head, 0.03);
        d = cut(d, cone(p, v(0.350, 0.832, 0.03), 0.007, v(0.190, 0.842, 0.062), 0.006), 0.008);
        d = cut(d, oval(p, v(0.322, 0.876, 0.030), v(0.014, 0.008, 0.012)), 0.006);
        d = join(d, oval(p, v(0.118, 0.968, 0.050), v(0.050, 0.016, 0.022)), 0.012);
        d = join(d, cone(p, v(0.005, 0.975, 0.060), 0.027, v(-0.045, 1.045, 0.078), 0.010), 0.014);
        eye(d, p, v(0.126, 0.930, 0.066), 0.018)
    })
}

/// The head of a bird of prey, its neck at the origin.
fn eagle(p: Vec3) -> f32 {
    let mut d = oval(p, v(0.015, 0.11, 0.0), v(0.128, 0.115, 0.105));
    let beak = [
        (v(0.095, 0.115, 0.0), 0.066),
        (v(0.185, 0.095, 0.0), 0.044),
        (v(0.232, 0.045, 0.0), 0.020),
        (v(0.228, 0.0, 0.0), 0.007),
    ];
    d = join(d, line(v(p.x, p.y, p.z * 1.15), &beak, 0.015), 0.016);
    d = cut(d, cone(p, v(0.225, 0.052, 0.05), 0.008, v(0.085, 0.065, 0.075), 0.006), 0.006);
    // Heavy brows.
    d = join(d, cone(p, v(0.125, 0.165, 0.050), 0.016, v(-0.005, 0.185, 0.084), 0.022), 0.014);
    eye(d, p, v(0.080, 0.132, 0.082), 0.020)
}

/// Feathers as rows of grooves.
fn feathers(p: Vec3, deep: f32) -> f32 {
    ((p.x * 46.0 + p.y * 30.0).sin().abs() - 0.5) * deep
}

fn hawk(grain: Grain) -> Solid {
    on_foot(grain, 0.335, v(-0.36, 0.18, -0.30), v(0.34, 1.04, 0.30), |p| {
        let mut d = line(
            p,
            &[(v(0.0, 0.26, 0.0), 0.120), (v(-0.01, 0.46, 0.0), 0.155), (v(0.0, 0.66, 0.0), 0.112)],
            0.05,
        );
        d = join(d, oval(p, v(0.065, 0.52, 0.0), v(0.125, 0.185, 0.125)), 0.04);
        d = join(d, eagle(p - v(0.015, 0.715, 0.0)), 0.035);
        // Wings folded along the back, tips crossing over the tail.
        d = join(d, oval(p, v(-0.065, 0.51, 0.0), v(0.105, 0.20, 0.12)), 0.03);
        let wing = [
            (v(0.0, 0.635, 0.100), 0.080),
            (v(-0.085, 0.465, 0.120), 0.084),
            (v(-0.205, 0.265, 0.070), 0.036),
        ];
        let low = ((0.58 - p.y) * 5.0).clamp(0.0, 1.0);
        d = join(d, line(p, &wing, 0.03) - feathers(p, 0.011) * low, 0.016);
        let tail = line(
            v(p.x, p.y, p.z * 0.7),
            &[(v(-0.12, 0.36, 0.0), 0.060), (v(-0.285, 0.225, 0.0), 0.036)],
            0.02,
        );
        join(d, tail - feathers(v(p.z, 0.0, 0.0), 0.006), 0.02)
    })
}

fn lion(grain: Grain) -> Solid {
    on_foot(grain, 0.335, v(-0.34, 0.18, -0.36), v(0.40, 1.06, 0.36), |p| {
        let chest = line(p, &[(v(-0.03, 0.24, 0.0), 0.195), (v(-0.04, 0.50, 0.0), 0.180)], 0.04);
        // The mane stands around the face in locks, in two rows.
        let around = p.z.atan2(p.y - 0.66);
        let lock = |n: f32, shift: f32| ((around * n + shift).sin().abs() - 0.55) * 0.030;
        let back = oval(p, v(-0.075, 0.630, 0.0), v(0.190, 0.315, 0.265)) - lock(6.5, p.x * 9.0);
        let front = oval(p, v(0.035, 0.690, 0.0), v(0.120, 0.245, 0.220)) - lock(7.5, 0.8);
        let mut d = join(chest, join(back, front, 0.015), 0.05);
        d = join(d, cone(p, v(0.03, 0.50, 0.0), 0.13, v(0.045, 0.36, 0.0), 0.07), 0.04);
        // The face: brow and bridge of the nose, muzzle, chin.
        let mut face = oval(p, v(0.115, 0.705, 0.0), v(0.125, 0.150, 0.130));
        face = join(face, cone(p, v(0.170, 0.800, 0.0), 0.062, v(0.285, 0.700, 0.0), 0.044), 0.03);
        face = join(face, oval(p, v(0.248, 0.640, 0.034), v(0.082, 0.056, 0.054)), 0.018);
        face = join(face, oval(p, v(0.222, 0.565, 0.0), v(0.060, 0.042, 0.050)), 0.015);
        face = join(face, oval(p, v(0.312, 0.696, 0.0), v(0.026, 0.022, 0.036)), 0.008);
        face = cut(face, cone(p, v(0.345, 0.655, 0.0), 0.007, v(0.330, 0.600, 0.0), 0.007), 0.006);
        face = cut(face, cone(p, v(0.345, 0.598, 0.0), 0.009, v(0.205, 0.590, 0.085), 0.008), 0.008);
        face = join(face, cone(p, v(0.215, 0.785, 0.030), 0.020, v(0.165, 0.790, 0.092), 0.018), 0.014);
        d = join(d, face, 0.016);
        d = join(d, oval(p, v(0.070, 0.905, 0.135), v(0.040, 0.055, 0.052)), 0.012);
        d = cut(d, oval(p, v(0.108, 0.905, 0.140), v(0.022, 0.032, 0.030)), 0.010);
        eye(d, p, v(0.196, 0.742, 0.078), 0.018)
    })
}

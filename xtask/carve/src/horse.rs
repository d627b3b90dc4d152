//! The knight's head, sculpted. It looks along `x` here, `y` is up, and both sides are alike.

use glam::{Mat4, Vec3};

use crate::lathe::Grain;
use crate::men::foot;
use crate::sculpt::{cone, cover, cut, join, oval};
use crate::solid::{Material, Solid};

fn v(x: f32, y: f32, z: f32) -> Vec3 {
    Vec3::new(x, y, z)
}

/// The horse as a distance: below zero inside.
fn shape(p: Vec3) -> f32 {
    // Both sides alike: only one is described.
    let p = v(p.x, p.y, p.z.abs());
    // Slim: the whole is worked a little wider and pressed flat.
    let flat = v(p.x, p.y, p.z * 1.28);
    let neck = [
        (v(-0.005, 0.25, 0.0), 0.205),
        (v(-0.035, 0.40, 0.0), 0.180),
        (v(-0.060, 0.56, 0.0), 0.152),
        (v(-0.058, 0.70, 0.0), 0.132),
        (v(-0.030, 0.83, 0.0), 0.112),
    ];
    let mut d = f32::MAX;
    for pair in neck.windows(2) {
        d = join(d, cone(flat, pair[0].0, pair[0].1, pair[1].0, pair[1].1), 0.05);
    }
    // The chest stands out like a prow.
    d = join(d, oval(p, v(0.085, 0.36, 0.0), v(0.150, 0.135, 0.125)), 0.05);
    // Head: forehead, bridge of the nose, muzzle.
    let brow = cone(flat, v(-0.005, 0.850, 0.0), 0.108, v(0.130, 0.745, 0.0), 0.092);
    let nose = cone(flat, v(0.110, 0.765, 0.0), 0.088, v(0.268, 0.630, 0.0), 0.060);
    let muzzle = oval(p, v(0.277, 0.615, 0.0), v(0.068, 0.062, 0.057));
    let jaw = oval(p, v(0.075, 0.715, 0.0), v(0.112, 0.112, 0.080));
    let mut head = join(brow, nose, 0.03);
    head = join(head, muzzle, 0.03);
    head = join(head, jaw, 0.025);
    d = join(d, head, 0.022);
    // Under the jaw the throat is hollow.
    d = cut(d, oval(p, v(0.205, 0.515, 0.0), v(0.095, 0.052, 0.2)), 0.04);
    // Cheek: a line around the jaw.
    let rim = (oval(p, v(0.055, 0.720, 0.062), v(0.104, 0.110, 0.045)).abs() - 0.004).max(p.x - 0.20);
    d = cut(d, rim.max(0.045 - p.z), 0.010);
    // Ears.
    d = join(d, cone(p, v(-0.045, 0.915, 0.046), 0.036, v(-0.012, 1.035, 0.050), 0.010), 0.018);
    d = cut(d, cone(p, v(-0.020, 0.945, 0.062), 0.014, v(0.004, 1.02, 0.056), 0.005), 0.008);
    // Mane: a crest along the neck, parted into locks.
    let crest = [
        v(0.030, 0.945, 0.0),
        v(-0.085, 0.925, 0.0),
        v(-0.180, 0.80, 0.0),
        v(-0.222, 0.63, 0.0),
        v(-0.222, 0.45, 0.0),
        v(-0.200, 0.30, 0.0),
    ];
    let mut mane = f32::MAX;
    for (i, pair) in crest.windows(2).enumerate() {
        let r = [0.028, 0.040, 0.050, 0.052, 0.050][i];
        let s = [0.040, 0.050, 0.052, 0.050, 0.036][i];
        mane = join(mane, cone(v(p.x, p.y, p.z * 1.15), pair[0], r, pair[1], s), 0.03);
    }
    let around = (p.y - 0.30).atan2(-(p.x - 0.22)) * 1.0;
    let lock = ((around * 24.0 - p.z * 28.0).sin().abs() - 0.45) * 0.0125;
    d = join(d, mane - lock, 0.010);
    // A fold between mane and neck.
    // Eye under its brow, nostril, mouth.
    d = join(d, oval(p, v(0.092, 0.842, 0.066), v(0.046, 0.016, 0.018)), 0.014);
    d = cut(d, oval(p, v(0.098, 0.806, 0.092), v(0.034, 0.024, 0.022)), 0.010);
    d = join(d, (p - v(0.096, 0.806, 0.070)).length() - 0.0195, 0.004);
    d = cut(d, oval(p, v(0.302, 0.640, 0.046), v(0.017, 0.012, 0.016)), 0.008);
    d = join(d, oval(p, v(0.292, 0.658, 0.040), v(0.024, 0.010, 0.014)), 0.012);
    d = cut(
        d,
        cone(p, v(0.352, 0.588, 0.03), 0.0085, v(0.205, 0.606, 0.062), 0.006).min(cone(
            p,
            v(0.352, 0.588, 0.0),
            0.0085,
            v(0.352, 0.588, 0.03),
            0.0085,
        )),
        0.008,
    );
    // It ends on the foot's ring.
    d.max(0.20 - p.y)
}

/// The head and neck alone, standing on a height of 0.2.
pub(crate) fn head(grain: Grain) -> Solid {
    cover(v(-0.31, 0.18, -0.26), v(0.38, 1.08, 0.26), grain.mesh, Material::Body, shape)
}

/// Looking at the opponent.
pub(crate) fn forward(solid: Solid) -> Solid {
    solid.moved(Mat4::from_rotation_y(std::f32::consts::FRAC_PI_2))
}

pub(crate) fn knight(grain: Grain) -> Solid {
    let (felt, profile, _) = foot(grain, 0.335, 0.225);
    let profile = profile.line(0.0, 0.235);
    felt.with(&profile.turned(grain, Material::Body)).with(&forward(head(grain)))
}

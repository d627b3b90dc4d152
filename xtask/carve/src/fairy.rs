//! Pieces of other games, by their own idea or by what they are made of.

use std::f32::consts::{FRAC_PI_2, TAU};

use glam::{Mat4, Vec2, Vec3};

use crate::Pattern;
use crate::horse::{forward, head};
use crate::lathe::{Grain, Profile};
use crate::men::{self, arc, cross, foot, raised, slab, small};
use crate::solid::{Material, Solid};

pub(crate) const PATTERNS: &[Pattern] = &[
    ("archbishop", archbishop),
    ("chancellor", chancellor),
    ("amazon", amazon),
    ("centaur", centaur),
    ("unicorn", unicorn),
    ("nightrider", nightrider),
    ("crowned-rook", crowned_rook),
    ("crowned-bishop", crowned_bishop),
    ("ferz", ferz),
    ("wazir", wazir),
    ("guard", guard),
    ("silver", silver),
    ("wizard", wizard),
    ("champion", champion),
    ("cannon", cannon),
];

/// A knight's head above a body.
fn rider(grain: Grain, scale: f32, y: f32) -> Solid {
    let fine = Grain { mesh: grain.mesh / scale * 0.95, ..grain };
    raised(forward(head(fine)), scale, y - 0.24 * scale)
}

/// A bishop's body, a knight's head.
fn archbishop(grain: Grain) -> Solid {
    let (felt, profile) = men::bishop_body(grain);
    felt.with(&profile.turned(grain, Material::Body)).with(&rider(grain, 0.66, 0.72))
}

/// A rook's tower, a knight's head looking over its wall.
fn chancellor(grain: Grain) -> Solid {
    men::rook(grain).with(&rider(grain, 0.72, 0.80))
}

/// A queen's body and crown, a knight's head in it.
fn amazon(grain: Grain) -> Solid {
    let (felt, profile) = men::queen_body(grain);
    felt.with(&profile.turned(grain, Material::Body)).with(&rider(grain, 0.72, 0.88))
}

/// A knight that bears the king's cross between its ears.
fn centaur(grain: Grain) -> Solid {
    let (felt, profile, _) = foot(grain, 0.335, 0.225);
    let base = profile.line(0.0, 0.235).turned(grain, Material::Body);
    let ball = arc(Profile::new(grain, 0.02, -0.06), 0.052, 0.0, 0.4, std::f32::consts::PI);
    let poll = Mat4::from_translation(Vec3::new(0.0, 0.925, 0.012));
    let crown = ball.turned(grain, Material::Body).with(&raised(cross(0.0), 0.92, 0.03)).moved(poll);
    let coarser = Grain { mesh: grain.mesh * 1.25, ..grain };
    felt.with(&base).with(&rider(coarser, 0.94, 0.235)).with(&crown)
}

/// A knight with a twisted horn.
fn unicorn(grain: Grain) -> Solid {
    let fine = Grain { along: 0.02, ..grain };
    let horn =
        Profile::new(fine, 0.044, -0.03).curve([0.040, 0.10], [0.022, 0.25], [0.004, 0.34]).line(0.0, 0.342);
    let twisted = horn.warped(grain, Material::Body, |p, angle| {
        let turn = (angle * 2.0 + p.y * 75.0).sin() * 0.0065 * (p.x / 0.03).min(1.0);
        Vec2::new(p.x + turn, p.y)
    });
    let brow = Mat4::from_translation(Vec3::new(0.0, 0.915, -0.085)) * Mat4::from_rotation_x(-0.80);
    crate::horse::knight(grain).with(&twisted.moved(brow))
}

/// A knight with wings, raised behind its mane.
fn nightrider(grain: Grain) -> Solid {
    // Feathers fanned out from the shoulder: how steep, how long, how thick.
    let feathers: [(f32, f32, f32); 5] = [
        (0.20, 0.270, 0.022),
        (0.50, 0.345, 0.026),
        (0.80, 0.410, 0.030),
        (1.08, 0.450, 0.034),
        (1.34, 0.430, 0.038),
    ];
    let mut solid = crate::horse::knight(grain);
    for (steep, long, thick) in feathers {
        let outline = [
            [-0.02, -0.040],
            [0.55 * long, -0.060],
            [0.90 * long, -0.040],
            [long, 0.015],
            [0.85 * long, 0.050],
            [0.45 * long, 0.062],
            [-0.02, 0.040],
        ];
        for side in [1.0, -1.0] {
            let shoulder = Mat4::from_translation(Vec3::new(side * 0.135, 0.42, 0.045));
            let spread = Mat4::from_rotation_y(side * 0.30 - FRAC_PI_2);
            solid.add(&slab(&outline, thick, 0.014).moved(shoulder * spread * Mat4::from_rotation_z(steep)));
        }
    }
    solid
}

/// A rook's tower with the king's cross on a dome.
fn crowned_rook(grain: Grain) -> Solid {
    let dome = Profile::new(grain, 0.150, 0.76)
        .curve([0.148, 0.86], [0.10, 0.945], [0.040, 0.965])
        .bead(0.012, 0.985)
        .line(0.0, 0.987);
    men::rook(grain).with(&dome.turned(grain, Material::Body)).with(&raised(cross(0.0), 1.0, 0.98))
}

/// A bishop whose mitre bears the king's cross.
fn crowned_bishop(grain: Grain) -> Solid {
    men::bishop_bare(grain).with(&raised(cross(0.0), 0.92, 1.085))
}

/// Turned with four faces, which look along the lines or, by an eighth of a turn, between them.
fn four_faced(profile: &Profile, grain: Grain, turn: f32) -> Solid {
    let fine = Grain { around: grain.around.div_ceil(8) * 8, ..grain };
    profile.warped(fine, Material::Body, |p, angle| {
        let near = (angle - turn + FRAC_PI_2 / 2.0).rem_euclid(FRAC_PI_2) - FRAC_PI_2 / 2.0;
        // Corners are rounded: a square would cut.
        let square = 1.0 / near.cos();
        Vec2::new(p.x * square.min(1.30), p.y)
    })
}

/// A small spire with four faces between the lines, as it moves.
fn ferz(grain: Grain) -> Solid {
    let (felt, profile, y) = small(grain, 0.285, 0.47, 0.088, 0.168);
    let spire = Profile::new(grain, 0.075, y - 0.01)
        .line(0.120, y + 0.075)
        .line(0.030, y + 0.270)
        .line(0.0, y + 0.275);
    let ball = arc(Profile::new(grain, 0.02, y + 0.26), 0.037, y + 0.295, 0.6, std::f32::consts::PI);
    let body = profile.turned(grain, Material::Body);
    felt.with(&body)
        .with(&four_faced(&spire, grain, FRAC_PI_2 / 2.0))
        .with(&ball.turned(grain, Material::Body))
}

/// A small tower with four faces along the lines, as it moves.
fn wazir(grain: Grain) -> Solid {
    let (felt, profile, y) = small(grain, 0.285, 0.47, 0.088, 0.168);
    let tower = Profile::new(grain, 0.075, y - 0.01)
        .line(0.118, y + 0.05)
        .line(0.118, y + 0.165)
        .line(0.145, y + 0.180)
        .line(0.145, y + 0.225)
        .line(0.05, y + 0.285)
        .line(0.0, y + 0.29);
    felt.with(&profile.turned(grain, Material::Body)).with(&four_faced(&tower, grain, 0.0))
}

/// A man: taller than a pawn, with a flat cap.
fn guard(grain: Grain) -> Solid {
    let (felt, profile, y) = small(grain, 0.310, 0.56, 0.098, 0.182);
    let (r, middle) = (0.140, y + 0.118);
    let face = arc(profile, r, middle, 0.72, FRAC_PI_2 + 0.15);
    let brim = middle + 0.02;
    let cap = face
        .line(0.172, brim)
        .bead(0.014, brim + 0.034)
        .line(0.142, brim + 0.040)
        .curve([0.162, brim + 0.085], [0.165, brim + 0.115], [0.150, brim + 0.130])
        .curve([0.10, brim + 0.146], [0.05, brim + 0.150], [0.0, brim + 0.152]);
    felt.with(&cap.turned(grain, Material::Body))
}

/// A bell with a spire of rings, as such pieces are in Siam.
fn silver(grain: Grain) -> Solid {
    let (felt, profile, from) = foot(grain, 0.325, 0.20);
    let bell = profile
        .line(from[0] + 0.02, from[1] + 0.006)
        .curve([0.225, 0.30], [0.215, 0.42], [0.160, 0.50])
        .curve([0.130, 0.535], [0.115, 0.545], [0.112, 0.56])
        .bead(0.034, 0.605)
        .line(0.088, 0.612)
        .bead(0.028, 0.650)
        .line(0.066, 0.656)
        .bead(0.023, 0.690)
        .line(0.046, 0.696)
        .bead(0.018, 0.724)
        .line(0.030, 0.730)
        .curve([0.028, 0.78], [0.016, 0.84], [0.010, 0.872])
        .curve([0.008, 0.88], [0.004, 0.884], [0.0, 0.885]);
    felt.with(&bell.turned(grain, Material::Body))
}

/// A face under a broad hat, whose point leans back.
fn wizard(grain: Grain) -> Solid {
    let (felt, profile, y) = small(grain, 0.315, 0.52, 0.100, 0.190);
    let middle = y + 0.098;
    let face = arc(profile, 0.118, middle, 0.72, FRAC_PI_2 + 0.2);
    let brim = middle + 0.038;
    let hat = face
        .line(0.205, brim - 0.012)
        .curve([0.222, brim - 0.008], [0.222, brim + 0.014], [0.205, brim + 0.018])
        .curve([0.16, brim + 0.022], [0.13, brim + 0.028], [0.124, brim + 0.045])
        .bead(0.010, brim + 0.085)
        .curve([0.100, brim + 0.18], [0.055, brim + 0.30], [0.024, brim + 0.405])
        .curve([0.020, brim + 0.422], [0.010, brim + 0.432], [0.0, brim + 0.433]);
    let mut solid = felt.with(&hat.turned(grain, Material::Body));
    for point in &mut solid.points {
        let up = ((point.y - brim - 0.06) / 0.37).clamp(0.0, 1.0);
        point.z += 0.115 * up * up;
    }
    solid
}

/// A closed helmet with a slit to look through and a crest.
fn champion(grain: Grain) -> Solid {
    let (felt, profile, y) = small(grain, 0.325, 0.54, 0.104, 0.196);
    let body = profile.turned(grain, Material::Body);
    let fine = Grain { along: 0.014, ..grain };
    let helmet = Profile::new(fine, 0.104, y - 0.006)
        .curve([0.15, y + 0.01], [0.170, y + 0.03], [0.172, y + 0.07])
        .curve([0.174, y + 0.11], [0.172, y + 0.135], [0.168, y + 0.160])
        .curve([0.160, y + 0.25], [0.10, y + 0.312], [0.0, y + 0.319])
        .melted(3);
    let slit = y + 0.128;
    let round = helmet.warped(grain, Material::Body, |p, angle| {
        // The opponent is at a quarter less than a whole turn.
        let front = ((angle - 0.75 * TAU + TAU / 2.0).rem_euclid(TAU) - TAU / 2.0).abs();
        let across = ((1.05 - front) * 9.0).clamp(0.0, 1.0) * (1.0 - ((p.y - slit).abs() / 0.024).min(1.0));
        let beak = (1.0 - front / 0.7).max(0.0) * (1.0 - ((p.y - y - 0.06).abs() / 0.09).min(1.0));
        Vec2::new(p.x - 0.05 * across.sqrt() + 0.035 * beak, p.y)
    });
    let top = y + 0.300;
    let comb = [
        [0.135, top - 0.085],
        [0.165, top - 0.02],
        [0.125, top + 0.07],
        [0.02, top + 0.118],
        [-0.085, top + 0.092],
        [-0.175, top + 0.005],
        [-0.205, top - 0.105],
        [-0.150, top - 0.10],
        [-0.06, top - 0.03],
        [0.05, top - 0.03],
    ];
    let crest = slab(&comb, 0.026, 0.010).moved(Mat4::from_rotation_y(FRAC_PI_2));
    felt.with(&body).with(&round).with(&crest)
}

/// A barrel on its carriage, aimed at the opponent.
fn cannon(grain: Grain) -> Solid {
    let (felt, profile, _) = foot(grain, 0.335, 0.20);
    let base = profile.line(0.0, 0.205).turned(grain, Material::Body);
    let barrel = Profile::new(grain, 0.0, -0.315)
        .curve([0.055, -0.315], [0.055, -0.245], [0.030, -0.235])
        .curve([0.085, -0.230], [0.125, -0.215], [0.128, -0.180])
        .bead(0.014, -0.145)
        .line(0.121, -0.140)
        .line(0.105, 0.075)
        .bead(0.013, 0.105)
        .line(0.100, 0.110)
        .line(0.088, 0.275)
        .curve([0.090, 0.300], [0.112, 0.305], [0.116, 0.325])
        .bead(0.008, 0.350)
        .line(0.066, 0.352)
        .line(0.060, 0.240)
        .line(0.0, 0.240);
    let aim = Mat4::from_translation(Vec3::new(0.0, 0.53, 0.015)) * Mat4::from_rotation_x(-1.12);
    let mut solid = felt.with(&base).with(&barrel.turned(grain, Material::Body).moved(aim));
    let cheek = [[-0.21, 0.195], [0.15, 0.195], [0.13, 0.46], [0.04, 0.57], [-0.06, 0.56], [-0.12, 0.42]];
    let wheel = Profile::new(grain, 0.0, -0.030)
        .line(0.045, -0.030)
        .line(0.045, -0.014)
        .line(0.125, -0.014)
        .line(0.125, -0.028)
        .line(0.172, -0.028)
        .bead(0.006, 0.028)
        .line(0.125, 0.028)
        .line(0.125, 0.014)
        .line(0.055, 0.014)
        .line(0.050, 0.048)
        .line(0.0, 0.052);
    for side in [1.0, -1.0] {
        let upright = Mat4::from_rotation_y(FRAC_PI_2);
        let wall =
            slab(&cheek, 0.028, 0.008).moved(Mat4::from_translation(Vec3::X * (side * 0.128)) * upright);
        let out = Mat4::from_rotation_z(-side * FRAC_PI_2);
        let at = Mat4::from_translation(Vec3::new(side * 0.185, 0.375, -0.015));
        solid.add(&wall);
        solid.add(&wheel.turned(grain, Material::Body).moved(at * out));
    }
    solid
}

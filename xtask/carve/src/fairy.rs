//! Pieces of other games, by their own idea or by what they are made of.

use crate::Pattern;
use crate::horse::{forward, head};
use crate::lathe::Grain;
use crate::men::{self, raised};
use crate::solid::{Material, Solid};

pub(crate) const PATTERNS: &[Pattern] =
    &[("archbishop", archbishop), ("chancellor", chancellor), ("amazon", amazon)];

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

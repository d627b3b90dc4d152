//! Objects beside the board that are not pieces: clocks, and the value of captured pieces.

use glam::{Mat4, Vec2, Vec3};

use crate::look::Material;
use crate::mesh::{MaterialKind, Mesh, Paint};
use crate::stage::{clock_place, score_place};
use crate::view::{Arrangement, BoardView, ClockView};

/// How far a clock's dial leans back, in degrees.
const LEAN: f32 = 38.0;

/// The mesh of all these objects.
pub fn beside(view: &BoardView, material: &Material, arrangement: Arrangement) -> Mesh {
    let mut mesh = Mesh::default();
    for clock in &view.clocks {
        let at = clock_place(view, arrangement, clock.near);
        mesh.add(&made(clock, material).moved(Mat4::from_translation(at)));
    }
    for (number, tray) in view.trays.iter().enumerate() {
        let mut words = Mesh::default();
        for stroke in &tray.score {
            words.stroke(stroke, 0.035, 0.004, Paint::new([0.86, 0.80, 0.68], MaterialKind::Glow));
        }
        mesh.add(&words.moved(Mat4::from_translation(score_place(view, arrangement, number))));
    }
    mesh
}

/// A case with a dial for each seat. A running clock is lit, and its lever is down.
fn made(clock: &ClockView, material: &Material) -> Mesh {
    let mut mesh = Mesh::default();
    let wood = Paint::new(material.frame(), material.frame_kind).seed(1.9);
    let lean = Mat4::from_translation(Vec3::new(0.0, 0.24, 0.21)) * Mat4::from_rotation_x(LEAN.to_radians());
    let plate = |half: Vec2| {
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, z)| Vec2::new(x, z) * half)
    };
    let mut dial = Mesh::default();
    dial.prism(&plate(Vec2::new(0.62, 0.33)), -0.12, 0.0, 0.025, wood);
    let glass = if clock.runs { [0.62, 0.66, 0.50] } else { [0.035, 0.040, 0.036] };
    dial.lid(&plate(Vec2::new(0.55, 0.26)), 0.003, Paint::new(glass, MaterialKind::Glow));
    let ink = if clock.runs { [0.010, 0.012, 0.008] } else { [0.62, 0.66, 0.50] };
    for stroke in &clock.strokes {
        dial.stroke(stroke, 0.038, 0.006, Paint::new(ink, MaterialKind::Glow));
    }
    let lever = Vec2::new(0.10, 0.05);
    let up = if clock.runs { 0.03 } else { 0.10 };
    let at_top: Vec<Vec2> = plate(lever).iter().map(|p| *p + Vec2::new(0.0, -0.27)).collect();
    dial.prism(&at_top, 0.0, up, 0.01, Paint::new([0.5, 0.5, 0.5], MaterialKind::Metal));
    let about = Mat4::from_rotation_y(std::f32::consts::PI);
    mesh.add(&dial.clone().moved(lean));
    mesh.add(&dial.moved(about * lean));
    mesh.prism(&plate(Vec2::new(0.56, 0.45)), 0.0, 0.10, 0.02, wood.seed(2.4));
    mesh
}

//! What a frame shows: bodies with their places at one moment, and everything that stays.

use glam::{Vec2, Vec3};

use crate::look::Material;
use crate::table::{DROP, FRAME};
use crate::view::{Arrangement, BoardView, Finish, Form};

/// A body somewhere, at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Its place among the bodies.
    pub body: u16,
    /// Its side.
    pub side: u8,
    /// Where.
    pub at: Vec3,
    /// Turned to the left, in degrees.
    pub turn: f32,
    /// How large: 1 on the board.
    pub size: f32,
    /// How much of it is there: 0 is gone.
    pub solid: f32,
    /// How far it leans back, in degrees.
    pub lean: f32,
    /// Which plank it was cut from.
    pub plank: f32,
}

impl Pose {
    /// Standing at rest.
    pub fn standing(view: &BoardView, id: u32, body: u16, side: u8, at: Vec3) -> Self {
        // What is drawn on a disc is read from the seat, whoever owns it.
        let lies = view.bodies.get(usize::from(body)).is_some_and(|body| body.drawing.form == Form::Disc);
        let facing = view.sides.get(usize::from(side)).filter(|_| !lies).map_or(0.0, |side| side.facing);
        let plank = (id.wrapping_mul(2_654_435_761) >> 16) as f32 / 65536.0;
        Self { body, side, at, turn: facing, size: 1.0, solid: 1.0, lean: 0.0, plank }
    }

    /// The colour of a piece, and which kind of finish it is.
    pub fn dye(&self, view: &BoardView, material: &Material) -> [f32; 4] {
        let finish = view.sides.get(usize::from(self.side)).map_or(Finish::Light, |side| side.finish);
        let kind = match finish {
            Finish::Light => 0.0,
            Finish::Dark => 1.0,
            Finish::Lacquer(_) => 2.0,
        };
        let ([r, g, b], _) = material.finish(finish);
        [r, g, b, kind]
    }
}

/// The pieces of a view at rest, those in trays with them.
pub fn at_rest(view: &BoardView, arrangement: Arrangement) -> Vec<Pose> {
    let mut poses: Vec<Pose> = view
        .pieces
        .iter()
        .map(|piece| {
            Pose::standing(view, piece.id, piece.body, piece.side, view.place(piece.cell, arrangement))
        })
        .collect();
    poses.extend(in_trays(view, arrangement));
    poses
}

/// Pieces of trays smaller than on the board.
const TRAY_SIZE: f32 = 0.72;

/// The pieces in trays, in rows to the right of the board.
pub fn in_trays(view: &BoardView, arrangement: Arrangement) -> Vec<Pose> {
    let (low, high) = footprint(view, arrangement);
    let mut poses = vec![];
    for tray in &view.trays {
        let column = |i: usize| high.x + 0.42 + 0.56 * i as f32;
        let room = ((high.y - low.y) / 2.0 - 0.3).max(1.0);
        let step = 0.56;
        let rows = ((room / step) as usize).max(1);
        let all =
            tray.pieces.iter().flat_map(|&(body, side, count)| (0..count.min(40)).map(move |_| (body, side)));
        for (i, (body, side)) in all.enumerate() {
            let along = (i % rows) as f32 * step + 0.3;
            let z = if tray.near { high.y - along } else { low.y + along };
            let at = Vec3::new(column(i / rows), -DROP, z);
            let mut pose = Pose::standing(view, 7000 + i as u32 + u32::from(side) * 100, body, side, at);
            pose.size = TRAY_SIZE;
            poses.push(pose);
        }
    }
    poses
}

/// The corners of what the board covers on the table.
pub(crate) fn footprint(view: &BoardView, arrangement: Arrangement) -> (Vec2, Vec2) {
    let mut all = (Vec2::splat(f32::MAX), Vec2::splat(f32::MIN));
    for layer in 0..view.layers() {
        let (low, high) = view.bounds(layer);
        let at = view.layer_at(layer, arrangement);
        let by = Vec2::new(at.x, at.z);
        let frame = Vec2::splat(FRAME);
        all = (all.0.min(low + by - frame), all.1.max(high + by + frame));
    }
    all
}

/// Points that should be in the picture.
pub fn extent(view: &BoardView, arrangement: Arrangement) -> Vec<Vec3> {
    let mut points = vec![];
    for layer in 0..view.layers() {
        let (low, high) = view.bounds(layer);
        let at = view.layer_at(layer, arrangement);
        for (x, z) in [(low.x, low.y), (high.x, low.y), (low.x, high.y), (high.x, high.y)] {
            let out =
                Vec3::new((x - (low.x + high.x) / 2.0).signum(), 0.0, (z - (low.y + high.y) / 2.0).signum());
            points.push(at + Vec3::new(x, -0.1, z) + out * (FRAME + 0.05));
            points.push(at + Vec3::new(x, 1.5, z) - out * 0.5);
        }
    }
    points.extend(in_trays(view, arrangement).iter().map(|pose| pose.at + Vec3::new(0.3, 0.5, 0.0)));
    points
}

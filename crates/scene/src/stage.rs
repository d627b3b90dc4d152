//! The content of a frame: bodies with their poses at one moment, and everything that does not move.

use glam::{Vec2, Vec3};

use crate::look::Material;
use crate::table::{DROP, FRAME};
use crate::view::{Arrangement, BoardView, Finish, Form, Shape};

/// A body and its pose at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Its index among the bodies.
    pub body: u16,
    /// Its side.
    pub side: u8,
    /// Its position.
    pub at: Vec3,
    /// Its rotation to the left, in degrees.
    pub turn: f32,
    /// Its scale: 1 on the board.
    pub size: f32,
    /// Its opacity.
    pub solid: f32,
    /// How far it leans back, in degrees.
    pub lean: f32,
    /// The number of the plank it was cut from.
    pub plank: f32,
    /// The progress of its explosion, from 0 to 1.
    pub burst: f32,
}

impl Pose {
    /// The pose of a piece at rest.
    pub fn standing(view: &BoardView, id: u32, body: u16, side: u8, at: Vec3) -> Self {
        // A drawing on a disc is upright for the viewer, whoever owns the piece.
        let lies = view.bodies.get(usize::from(body)).is_some_and(|body| body.drawing.form == Form::Disc);
        let facing = view.sides.get(usize::from(side)).filter(|_| !lies).map_or(0.0, |side| side.facing);
        let plank = (id.wrapping_mul(2_654_435_761) >> 16) as f32 / 65536.0;
        Self { body, side, at, turn: facing, size: 1.0, solid: 1.0, lean: 0.0, plank, burst: 0.0 }
    }

    /// The colour of a piece, and the number of its finish.
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

/// All pieces of a view at rest, with those in trays and the premoves.
pub fn at_rest(view: &BoardView, arrangement: Arrangement) -> Vec<Pose> {
    let mut poses: Vec<Pose> = view
        .pieces
        .iter()
        .map(|piece| {
            Pose::standing(view, piece.id, piece.body, piece.side, view.place(piece.cell, arrangement))
        })
        .collect();
    poses.extend(beside(view, arrangement));
    poses
}

/// The pieces that never move: those in trays, and premoves, which are half transparent.
pub(crate) fn beside(view: &BoardView, arrangement: Arrangement) -> Vec<Pose> {
    let mut poses = in_trays(view, arrangement);
    poses.extend(view.ghosts.iter().map(|&(cell, body, side)| {
        let pose = Pose::standing(view, 9000, body, side, view.place(cell, arrangement));
        Pose { solid: 0.45, ..pose }
    }));
    poses
}

/// The scale of pieces in trays.
pub(crate) const TRAY_SIZE: f32 = 0.72;
const TRAY_STEP: f32 = 0.56;

/// The pieces in trays, in rows to the right of the board.
pub fn in_trays(view: &BoardView, arrangement: Arrangement) -> Vec<Pose> {
    tray_places(view, arrangement).into_iter().map(|(.., pose)| pose).collect()
}

/// The same, each with its tray and the index of its kind there.
pub(crate) fn tray_places(view: &BoardView, arrangement: Arrangement) -> Vec<(usize, usize, Pose)> {
    let mut poses = vec![];
    for (number, tray) in view.trays.iter().enumerate() {
        let all = tray
            .pieces
            .iter()
            .enumerate()
            .flat_map(|(kind, &(body, side, count))| (0..count.min(40)).map(move |_| (kind, body, side)));
        for (i, (kind, body, side)) in all.enumerate() {
            let at = tray_place(view, arrangement, tray.near, i);
            let mut pose = Pose::standing(view, 7000 + i as u32 + u32::from(side) * 100, body, side, at);
            pose.size = TRAY_SIZE;
            poses.push((number, kind, pose));
        }
    }
    poses
}

/// The position in a tray with this number, from the corner of the board inwards, row by row.
fn tray_place(view: &BoardView, arrangement: Arrangement, near: bool, i: usize) -> Vec3 {
    let (low, high) = footprint(view, arrangement);
    let room = ((high.y - low.y) / 2.0 - 0.3).max(1.0);
    let rows = ((room / TRAY_STEP) as usize).max(1);
    let along = (i % rows) as f32 * TRAY_STEP + 0.3;
    let z = if near { high.y - along } else { low.y + along };
    Vec3::new(high.x + 0.42 + TRAY_STEP * (i / rows) as f32, -DROP, z)
}

/// The position of a tray's score: that of the tray's next piece.
pub(crate) fn score_place(view: &BoardView, arrangement: Arrangement, tray: usize) -> Vec3 {
    let Some(tray) = view.trays.get(tray) else { return Vec3::ZERO };
    let count = tray.pieces.iter().map(|(.., count)| usize::from((*count).min(40))).sum();
    tray_place(view, arrangement, tray.near, count)
}

/// The position of a clock: to the left of the board, on its owner's side.
pub(crate) fn clock_place(view: &BoardView, arrangement: Arrangement, near: bool) -> Vec3 {
    let (low, high) = footprint(view, arrangement);
    let away = ((high.y - low.y) / 4.0).min(1.4);
    let middle = (low.y + high.y) / 2.0;
    Vec3::new(low.x - 0.85, -DROP, middle + if near { away } else { -away })
}

/// The corners of the area that the board covers.
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

/// Whether the shadow under the board is better round: its cells fill much less than a rectangle.
pub(crate) fn is_round(view: &BoardView) -> bool {
    if view.layers() != 1 || view.full {
        return false;
    }
    let (low, high) = view.bounds(0);
    let cell = match view.shape {
        Shape::Square => 1.0,
        // Neighbours are one unit apart.
        Shape::Hex { .. } => 3.0_f32.sqrt() / 2.0,
    };
    let all = (high - low).x * (high - low).y;
    (view.cells.len() as f32) * cell < 0.85 * all
}

/// Whether layers float above the table.
pub(crate) fn is_raised(view: &BoardView, arrangement: Arrangement) -> bool {
    view.layers() > 1 && arrangement != Arrangement::Beside
}

/// Points that the camera must see.
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
    let first = view.trays.iter().map(|tray| tray_place(view, arrangement, tray.near, 0));
    let places = first.chain(in_trays(view, arrangement).into_iter().map(|pose| pose.at));
    points.extend(places.map(|at| at + Vec3::new(0.3, 0.5, 0.0)));
    points.extend(view.clocks.iter().map(|clock| clock_place(view, arrangement, clock.near) - Vec3::X * 0.9));
    points
}

//! Finds the cell under the pointer: the cell on the board there if it is usable, otherwise the cell of the piece
//! that is visible there.

use glam::{Vec2, Vec3};

use crate::camera::Camera;
use crate::mesh::area;
use crate::stage::{Pose, TRAY_SIZE, tray_places};
use crate::view::{Arrangement, BoardView, MarkKind};

/// The radius around a piece's axis within which the piece is hit.
const REACH: f32 = 0.27;

/// The cell at a point of the picture (from -1 to 1, `y` upwards). `tall` returns the height of a body.
pub fn pick(
    view: &BoardView,
    arrangement: Arrangement,
    camera: &Camera,
    tall: &dyn Fn(u16) -> f32,
    at: Vec2,
) -> Option<u16> {
    let ray = camera.ray(at);
    let square = on_board(view, arrangement, ray);
    let says = |cell: u16| {
        let aims = [MarkKind::Target, MarkKind::Capture];
        view.pieces.iter().any(|piece| piece.cell == cell)
            || view.marks.iter().any(|mark| mark.cell == cell && aims.contains(&mark.kind))
    };
    if square.is_some_and(says) {
        return square;
    }
    let touched = view.pieces.iter().filter_map(|piece| {
        let foot = view.place(piece.cell, arrangement);
        Some((pierces(ray, foot, tall(piece.body))?, piece.cell))
    });
    let nearest = touched.min_by(|a, b| a.0.total_cmp(&b.0));
    nearest.map(|(_, cell)| cell).or(square)
}

/// The piece in a tray at a point of the picture: the tray, and the index of its kind.
pub fn pick_tray(
    view: &BoardView,
    arrangement: Arrangement,
    camera: &Camera,
    tall: &dyn Fn(u16) -> f32,
    at: Vec2,
) -> Option<(usize, usize)> {
    let ray = camera.ray(at);
    let touched = tray_places(view, arrangement).into_iter().filter_map(|(tray, kind, pose)| {
        Some((pierces(ray, pose.at, tall(pose.body) * TRAY_SIZE)?, (tray, kind)))
    });
    touched.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, place)| place)
}

/// The point on a plane above the board under a point of the picture, for a piece that is dragged.
pub fn on_plane(camera: &Camera, at: Vec2, height: f32) -> Option<Vec3> {
    let (from, way) = camera.ray(at);
    let far = (height - from.y) / way.y;
    (far.is_finite() && far > 0.0).then(|| from + way * far)
}

/// The nearest cell that a ray hits.
fn on_board(view: &BoardView, arrangement: Arrangement, (from, way): (Vec3, Vec3)) -> Option<u16> {
    let corners = view.corners(0.0);
    let inside = |p: Vec2| {
        let turn = area(&corners).signum();
        (0..corners.len()).all(|i| {
            let (a, b) = (corners[i], corners[(i + 1) % corners.len()]);
            (b - a).perp_dot(p - a) * turn >= -1e-5
        })
    };
    let mut best: Option<(f32, u16)> = None;
    for layer in 0..view.layers() {
        let origin = view.layer_at(layer, arrangement);
        let far = (origin.y - from.y) / way.y;
        if !far.is_finite() || far <= 0.0 || best.is_some_and(|(nearer, _)| nearer < far) {
            continue;
        }
        let at = from + way * far - origin;
        let cells = (0u16..).zip(&view.cells).filter(|(_, cell)| cell.layer == layer);
        for (number, cell) in cells {
            if inside(Vec2::new(at.x, at.z) - cell.at) {
                best = Some((far, number));
            }
        }
    }
    best.map(|(_, cell)| cell)
}

/// The distance along a ray at which it hits an upright piece.
fn pierces((from, way): (Vec3, Vec3), foot: Vec3, tall: f32) -> Option<f32> {
    let (o, d) = (Vec2::new(from.x - foot.x, from.z - foot.z), Vec2::new(way.x, way.z));
    let (a, b, c) = (d.length_squared(), o.dot(d), o.length_squared() - REACH * REACH);
    let inside = b * b - a * c;
    if a < 1e-9 || inside < 0.0 {
        return None;
    }
    let (into, out) = ((-b - inside.sqrt()) / a, (-b + inside.sqrt()) / a);
    let height = |far: f32| from.y + way.y * far - foot.y;
    // The ray may enter through the top.
    let (low, high) = (height(into).min(height(out)), height(into).max(height(out)));
    (into > 0.0 && low <= tall && high >= 0.0).then_some(into)
}

/// The pieces of a shot, one of them held above the board.
pub fn held(mut poses: Vec<Pose>, from: Vec3, at: Vec3) -> Vec<Pose> {
    if let Some(pose) = poses.iter_mut().find(|pose| pose.at.distance(from) < 0.05) {
        pose.at = at + Vec3::Y * 0.22;
    }
    poses
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::camera::Preset;
    use crate::stage::extent;
    use crate::view::{CellView, Mark, PieceView, Shape, Tray};

    fn board(shape: Shape) -> BoardView {
        let cell = |i: usize| CellView {
            at: Vec2::new((i % 8) as f32 - 3.5, 3.5 - (i / 8) as f32),
            layer: 0,
            tone: 0,
            tint: None,
        };
        let piece = PieceView { id: 0, cell: 3, body: 0, side: 0, hops: false };
        BoardView { cells: (0..64).map(cell).collect(), shape, pieces: vec![piece], ..BoardView::default() }
    }

    #[test]
    fn every_cell_is_found_from_every_preset() {
        let view = board(Shape::Square);
        for preset in Preset::ALL {
            let camera = Camera::seeing(&extent(&view, Arrangement::Stacked), preset.stand(), 1.3);
            for cell in 0..64 {
                let at = camera.project(view.place(cell, Arrangement::Stacked));
                // The only piece on the board may hide another cell.
                let found = pick(&view, Arrangement::Stacked, &camera, &|_| 0.0, at);
                assert_eq!(found, Some(cell), "{preset:?}");
            }
        }
    }

    #[test]
    fn a_piece_is_touched_at_its_head_unless_a_target_lies_there() {
        let mut view = board(Shape::Square);
        let camera = Camera::seeing(&extent(&view, Arrangement::Stacked), Preset::Near.stand(), 1.3);
        let head = camera.project(view.place(3, Arrangement::Stacked) + Vec3::Y * 0.9);
        let tall = |_| 1.1;
        assert_eq!(pick(&view, Arrangement::Stacked, &camera, &tall, head), Some(3));
        let behind = on_board(&view, Arrangement::Stacked, camera.ray(head)).expect("a cell lies behind");
        assert_ne!(behind, 3);
        view.marks.push(Mark::new(behind, MarkKind::Target));
        assert_eq!(pick(&view, Arrangement::Stacked, &camera, &tall, head), Some(behind));
    }

    #[test]
    fn pieces_in_trays_are_touched() {
        let mut view = board(Shape::Square);
        let tray = |near| Tray { near, pieces: vec![(0, 0, 2), (1, 0, 1)], score: vec![] };
        view.trays = vec![tray(true), tray(false)];
        let camera = Camera::seeing(&extent(&view, Arrangement::Stacked), Preset::Play.stand(), 1.3);
        for (number, kind, pose) in tray_places(&view, Arrangement::Stacked) {
            let at = camera.project(pose.at + Vec3::Y * 0.1);
            // Low pieces do not hide each other.
            let found = pick_tray(&view, Arrangement::Stacked, &camera, &|_| 0.3, at);
            assert_eq!(found, Some((number, kind)));
            assert_eq!(pick(&view, Arrangement::Stacked, &camera, &|_| 1.0, at), None);
        }
    }

    #[test]
    fn beside_the_board_is_nothing() {
        let view = board(Shape::Square);
        let camera = Camera::seeing(&extent(&view, Arrangement::Stacked), Preset::Play.stand(), 1.0);
        assert_eq!(pick(&view, Arrangement::Stacked, &camera, &|_| 1.0, Vec2::new(0.99, 0.99)), None);
        let on = on_plane(&camera, camera.project(Vec3::new(1.0, 0.0, 2.0)), 0.0).expect("below the horizon");
        assert!(on.distance(Vec3::new(1.0, 0.0, 2.0)) < 0.01);
    }
}

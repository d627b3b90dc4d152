//! Tests that pieces can be distinguished on cells of 40 pixels: a classifier trained on other camera positions must
//! recognize them.
//!
//! It compares small grey patches around a piece, as far as they differ from the empty board, with patches it was
//! trained on. The tested camera position is not among the trained ones.

use crate::studio;

use chesswright_scene::gl::Shot;
use chesswright_scene::headless::{Picture, Studio};
use chesswright_scene::{Arrangement, BoardView, MATERIALS, Preset, Quality, Stand, Vec3, at_rest};

/// In pictures of this size, cells near the middle are about 40 pixels wide.
const SIZE: (u32, u32) = (480, 360);
/// A patch: the samples across and up, and the size in cells.
const GRID: (usize, usize) = (20, 28);
const SPAN: (f32, f32) = (0.95, 1.35);

type Patch = Vec<f32>;

/// Twelve kinds of pieces on every second cell, arranged differently in every round.
fn arranged(start: &BoardView, round: usize) -> BoardView {
    let mut view = start.clone();
    let mut kinds: Vec<(u16, u8)> = start.pieces.iter().map(|piece| (piece.body, piece.side)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds.len(), 12);
    view.pieces.truncate(12);
    for (i, (piece, kind)) in view.pieces.iter_mut().zip(kinds).enumerate() {
        let place = (i * 5 + round * 7) % 16;
        let (x, y) = ((place % 4) * 2 + round % 2, (place / 4) * 2 + (round / 2) % 2);
        (piece.cell, piece.body, piece.side) = ((y * 8 + x) as u16, kind.0, kind.1);
    }
    view
}

fn take(studio: &mut Studio, view: &BoardView, stand: Stand) -> Picture {
    let poses = at_rest(view, Arrangement::Stacked);
    let (arrangement, quality) = (Arrangement::Stacked, Quality::Medium);
    let shot = Shot { view, poses: &poses, material: &MATERIALS[0], arrangement, stand, quality };
    studio.picture(&shot, SIZE.0, SIZE.1, true).0
}

/// The board without pieces.
fn empty(studio: &mut Studio, view: &BoardView, stand: Stand) -> Picture {
    take(studio, &BoardView { pieces: vec![], ..view.clone() }, stand)
}

/// The patches of all pieces of a view, with their kinds. `empty` shows the empty board from the same place.
fn patches(
    studio: &mut Studio,
    view: &BoardView,
    stand: Stand,
    empty: &Picture,
) -> Vec<((u16, u8), Patch, f32)> {
    let full = take(studio, view, stand);
    let points = chesswright_scene::extent(view, Arrangement::Stacked);
    let camera = chesswright_scene::Camera::seeing(&points, stand, SIZE.0 as f32 / SIZE.1 as f32);
    let pixel = |p: Vec3| {
        let p = camera.project(p);
        ((p.x + 1.0) / 2.0 * SIZE.0 as f32, (1.0 - p.y) / 2.0 * SIZE.1 as f32)
    };
    let grey = |picture: &Picture, x: f32, y: f32| {
        let (x, y) = (x.clamp(0.0, SIZE.0 as f32 - 1.0) as u32, y.clamp(0.0, SIZE.1 as f32 - 1.0) as u32);
        let at = ((y * SIZE.0 + x) * 3) as usize;
        picture.rgb[at..at + 3].iter().map(|&n| f32::from(n)).sum::<f32>() / 3.0
    };
    let patch = |piece: &chesswright_scene::PieceView| {
        let foot = view.place(piece.cell, Arrangement::Stacked);
        let ((x, y), (left, _), (right, _)) =
            (pixel(foot), pixel(foot - Vec3::X * 0.5), pixel(foot + Vec3::X * 0.5));
        let cell = right - left;
        let mut patch = vec![];
        for row in 0..GRID.1 {
            for column in 0..GRID.0 {
                let dx = (column as f32 / (GRID.0 - 1) as f32 - 0.5) * SPAN.0 * cell;
                let dy = 0.35 * cell - row as f32 / (GRID.1 - 1) as f32 * SPAN.1 * cell;
                let (seen, bare) = (grey(&full, x + dx, y + dy), grey(empty, x + dx, y + dy));
                // The piece is where the picture differs from the empty board. Shadows differ little, so they
                // count little.
                let there = (((seen - bare).abs() - 8.0) / 24.0).clamp(0.0, 1.0);
                let light = seen / 255.0 - 0.42;
                patch.push(there * (light + 0.3 * light.signum()));
            }
        }
        ((piece.body, piece.side), patch, cell)
    };
    view.pieces.iter().map(patch).collect()
}

/// The distance of two patches at the shift where they fit best, because a piece may stand slightly off.
fn far(a: &Patch, b: &Patch) -> f32 {
    let (wide, high) = (GRID.0 as i32, GRID.1 as i32);
    let at = |patch: &Patch, x: i32, y: i32| match (0..wide).contains(&x) && (0..high).contains(&y) {
        true => patch[(y * wide + x) as usize],
        false => 0.0,
    };
    let shifted = |dx: i32, dy: i32| -> f32 {
        let rows = (0..high).flat_map(|y| (0..wide).map(move |x| (x, y)));
        rows.map(|(x, y)| (at(a, x, y) - at(b, x + dx, y + dy)).powi(2)).sum()
    };
    let all = (-1..=1).flat_map(|dx| (-2..=2).map(move |dy| (dx, dy)));
    all.map(|(dx, dy)| shifted(dx, dy)).fold(f32::MAX, f32::min)
}

#[test]
#[allow(clippy::print_stdout, reason = "the figures are there to be read")]
fn the_six_pieces_of_both_sides_are_distinguishable_at_40_pixels() {
    let Some(mut studio) = studio::open() else { return };
    let start = studio::start("chess");
    let play = Preset::Play.stand();
    let mut shown = vec![];
    for (place, (around, more)) in
        [(-7.0, -3.0), (6.0, 3.0), (4.0, -2.0), (-5.0, 2.0)].into_iter().enumerate()
    {
        let stand = Stand { around, up: play.up + more, ..play };
        let empty = empty(&mut studio, &start, stand);
        for round in place * 16..(place + 1) * 16 {
            shown.extend(patches(&mut studio, &arranged(&start, round), stand, &empty));
        }
    }
    let empty = empty(&mut studio, &start, play);
    let (mut right, mut all, mut wide) = (0, 0, vec![]);
    for round in [3, 22, 41, 60, 79] {
        for (kind, patch, cell) in patches(&mut studio, &arranged(&start, round), play, &empty) {
            let mut near: Vec<(f32, (u16, u8))> =
                shown.iter().map(|(kind, seen, _)| (far(&patch, seen), *kind)).collect();
            near.sort_by(|a, b| a.0.total_cmp(&b.0));
            let votes = |kind| near[..3].iter().filter(|(_, other)| *other == kind).count();
            let said = near[..3].iter().map(|(_, kind)| *kind).max_by_key(|kind| votes(*kind));
            let name =
                |kind: (u16, u8)| format!("{} of side {}", start.bodies[usize::from(kind.0)].name, kind.1);
            if said == Some(kind) {
                right += 1;
            } else {
                println!("{} is taken for {}", name(kind), said.map(name).unwrap_or_default());
            }
            all += 1;
            wide.push(cell);
        }
    }
    let mean = wide.iter().sum::<f32>() / wide.len() as f32;
    println!("{right} of {all} are told, cells {mean:.0} pixels wide");
    assert!((34.0..46.0).contains(&mean), "the test is about 40 pixels: {mean}");
    assert!(right * 100 >= all * 95, "only {right} of {all}");
}

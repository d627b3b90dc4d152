//! The board itself: cells set into a frame, letters on the frame, lines.

use glam::{Mat4, Vec2, Vec3};

use crate::look::Material;
use crate::mesh::{MaterialKind, Mesh, Paint, light};
use crate::view::{Arrangement, BoardView, Rgb, Shape};

/// The width of the frame.
pub const FRAME: f32 = 0.52;
/// The height of the board's face above the table.
pub const DROP: f32 = 0.30;
/// The width of the edge around a hole in the board.
const WALL: f32 = 0.09;

/// The mesh of all layers of the board.
pub fn ground(view: &BoardView, material: &Material, arrangement: Arrangement) -> Mesh {
    let mut mesh = Mesh::default();
    for layer in 0..view.layers() {
        let at = view.layer_at(layer, arrangement);
        mesh.add(&one(view, material, layer).moved(Mat4::from_translation(at)));
    }
    mesh
}

fn one(view: &BoardView, material: &Material, layer: u16) -> Mesh {
    let mut mesh = Mesh::default();
    let (low, high) = view.bounds(layer);
    let floats = view.layers() > 1;
    let bottom = if floats { -0.14 } else { -DROP };
    if view.full && view.shape == Shape::Square {
        frame(&mut mesh, material, low, high, bottom, view.plain);
    } else {
        rim(&mut mesh, view, material, layer, bottom);
    }
    cells(&mut mesh, view, material, layer);
    if layer == 0 || floats {
        let ink = Paint::new(material.inlay(true), MaterialKind::Own);
        for line in &view.lines {
            mesh.stroke(line, 0.028, 0.002, ink);
        }
    }
    for border in view.borders.iter().filter(|border| border.layer == layer) {
        let ink = Paint::new(light(border.colour), MaterialKind::Own);
        border.strokes.iter().for_each(|stroke| mesh.stroke(stroke, 0.04, 0.0025, ink));
    }
    let ink = Paint::new(
        material.ink(),
        if material.frame_kind == MaterialKind::Own { MaterialKind::Own } else { MaterialKind::Polished },
    );
    for letter in view.letters.iter().filter(|letter| letter.layer == layer) {
        let y = if view.full { 0.007 } else { -0.043 };
        for stroke in &letter.strokes {
            mesh.stroke(stroke, 0.026, y, ink);
        }
    }
    mesh
}

/// A pseudo-random number from 0 to 1 that is always the same for a cell.
fn chance(n: usize) -> f32 {
    let mut x = (n as u32).wrapping_mul(2_654_435_761) ^ 0x9e37_79b9;
    x ^= x >> 15;
    x = x.wrapping_mul(2_246_822_519);
    x ^= x >> 13;
    (x % 4096) as f32 / 4096.0
}

/// The colour of a cell with that of its region in it. The tone of the cell stays visible.
fn tinted(colour: [f32; 3], tint: Option<Rgb>) -> [f32; 3] {
    const PART: f32 = 0.42;
    let Some(tint) = tint.map(light) else { return colour };
    [0, 1, 2].map(|i| colour[i] * (1.0 - PART) + tint[i] * PART)
}

fn cells(mesh: &mut Mesh, view: &BoardView, material: &Material, layer: u16) {
    let (gap, bevel) = if view.plain { (0.0, 0.0) } else { (0.0035, 0.009) };
    let corners = view.corners(gap);
    for (i, cell) in view.cells.iter().enumerate().filter(|(_, cell)| cell.layer == layer) {
        let here: Vec<Vec2> = corners.iter().map(|corner| cell.at + *corner).collect();
        // A plain board is cut from one plank. On other boards, each cell is a separate piece of wood.
        let seed = if view.plain { 0.37 } else { 0.05 + 0.9 * chance(i) };
        let colour = tinted(material.cell(cell.tone, view.plain), cell.tint);
        let paint = Paint::new(colour, material.cell_kind).seed(seed);
        mesh.prism(&here, -0.05, 0.0, bevel, paint);
        if view.plain {
            let mut outline = view.corners(0.0);
            outline.push(outline[0]);
            let outline: Vec<Vec2> = outline.iter().map(|corner| cell.at + *corner).collect();
            if view.lines.is_empty() {
                mesh.stroke(&outline, 0.022, 0.0015, Paint::new(material.inlay(true), MaterialKind::Own));
            }
        }
    }
}

/// Four beams with mitred corners, and an inlaid line along the cells.
fn frame(mesh: &mut Mesh, material: &Material, low: Vec2, high: Vec2, bottom: f32, plain: bool) {
    let (inner, line, outer) = (0.0, 0.035, FRAME);
    let box_at = |by: f32| {
        [
            Vec2::new(low.x - by, low.y - by),
            Vec2::new(high.x + by, low.y - by),
            Vec2::new(high.x + by, high.y + by),
            Vec2::new(low.x - by, high.y + by),
        ]
    };
    let at = |p: Vec2, y: f32| Vec3::new(p.x, y, p.y);
    // The profile from the cells outwards: distance, height.
    let steps = [
        (line, 0.0),
        (line + 0.006, 0.0025),
        (outer - 0.10, 0.0025),
        (outer - 0.085, -0.012),
        (outer - 0.04, -0.016),
        (outer, -0.06),
    ];
    let round = [
        (outer, -0.06),
        (outer, bottom + 0.05),
        (outer - 0.02, bottom + 0.03),
        (outer + 0.02, bottom + 0.02),
        (outer + 0.02, bottom),
    ];
    let inlay = Paint::new(material.inlay(plain), MaterialKind::Polished);
    for side in 0..4 {
        let next = (side + 1) % 4;
        let wood = Paint::new(material.frame(), material.frame_kind)
            .seed(1.0 + side as f32 * 0.37 + if side % 2 == 1 { 0.5 } else { 0.0 });
        let along = (box_at(0.0)[next] - box_at(0.0)[side]).normalize_or_zero();
        let out = Vec3::new(along.y, 0.0, -along.x);
        let mut strip = |a: (f32, f32), b: (f32, f32), paint: Paint| {
            let (p, q) = (box_at(a.0), box_at(b.0));
            let rise = Vec3::Y * (b.1 - a.1) + out * (b.0 - a.0);
            let normal = Vec3::new(0.0, 1.0, 0.0) * (b.0 - a.0) - out * (b.1 - a.1);
            let normal = if rise.length() > 0.0 { normal.normalize_or(Vec3::Y) } else { Vec3::Y };
            mesh.fan(
                &[at(p[side], a.1), at(p[next], a.1), at(q[next], b.1), at(q[side], b.1)],
                normal,
                paint,
            );
        };
        strip((inner, 0.0), (line, 0.0), inlay);
        for pair in steps.windows(2).chain(round.windows(2)) {
            strip(pair[0], pair[1], wood);
        }
    }
    // Closes the board from below, for viewers who look through the gaps.
    let mut floor = Mesh::default();
    floor.lid(&box_at(0.05), -0.049, Paint::new([0.02, 0.015, 0.012], MaterialKind::Own));
    mesh.add(&floor);
}

/// The edge of a board of any outline: each cell has a wider one under it. Around holes in the board the edge is
/// narrow.
fn rim(mesh: &mut Mesh, view: &BoardView, material: &Material, layer: u16, bottom: f32) {
    let wood = Paint::new(material.frame(), material.frame_kind).seed(1.3);
    let line = Paint::new(material.inlay(view.plain), MaterialKind::Polished);
    let letters = view.letters.iter().any(|letter| letter.layer == layer);
    let broad = if letters { 0.40 } else { 0.2 };
    let here: Vec<Vec2> = view.cells.iter().filter(|cell| cell.layer == layer).map(|cell| cell.at).collect();
    // How far the edge extends beyond a cell: far at the end of the board, and a little where the board continues
    // behind a hole.
    let beyond = |cell: Vec2, way: Vec2| {
        let ahead =
            |other: &Vec2| (*other - cell).dot(way) > 0.5 && (*other - cell).perp_dot(way).abs() < 0.1;
        if here.iter().any(ahead) { WALL } else { broad }
    };
    let thin = view.corners(-0.035);
    for &cell in &here {
        let outline: Vec<Vec2> = match view.shape {
            Shape::Square => view
                .corners(0.0)
                .iter()
                .map(|corner| {
                    let (x, y) = (Vec2::new(corner.x.signum(), 0.0), Vec2::new(0.0, corner.y.signum()));
                    cell + *corner + x * beyond(cell, x) + y * beyond(cell, y)
                })
                .collect(),
            Shape::Hex { .. } => view.corners(-broad).iter().map(|corner| cell + *corner).collect(),
        };
        mesh.prism(&outline, bottom, -0.05, 0.03, wood);
        let thin: Vec<Vec2> = thin.iter().map(|corner| cell + *corner).collect();
        mesh.prism(&thin, -0.05, -0.012, 0.0, line);
    }
}

//! Says which cell of a table lies under points of the picture, from each of the named places of the camera. It needs no graphics.
#![allow(clippy::print_stdout, reason = "an example that prints")]

use chesswright_scene::{
    Arrangement, BoardView, Body, Camera, CellView, PieceView, Preset, Vec2, extent, picking,
};

fn main() {
    // A board of 8×8 cells with one piece on it, as data without any rules.
    let tone = |file: u8, rank: u8| (file + rank) % 2;
    let cell = |file: u8, rank: u8| CellView {
        at: Vec2::new(f32::from(file), f32::from(rank)),
        layer: 0,
        tone: tone(file, rank),
        tint: None,
    };
    let cells = (0..8).flat_map(|rank| (0..8).map(move |file| cell(file, rank))).collect();
    let pieces = vec![PieceView { id: 0, cell: 36, body: 0, side: 0, hops: false }];
    let bodies = vec![Body { name: "rook".into(), drawing: Default::default() }];
    let view = BoardView { cells, pieces, bodies, ..BoardView::default() };

    let arrangement = Arrangement::default();
    for preset in Preset::ALL {
        let camera = Camera::seeing(&extent(&view, arrangement), preset.stand(), 1.6);
        for at in [Vec2::ZERO, Vec2::new(-0.3, -0.3), Vec2::new(0.99, 0.99)] {
            match picking::pick(&view, arrangement, &camera, &|_| 1.0, at) {
                Some(cell) => println!("{}: {at} is cell {cell}", preset.name()),
                None => println!("{}: {at} is beside the board", preset.name()),
            }
        }
    }
}
